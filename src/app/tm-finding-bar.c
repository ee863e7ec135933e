/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-finding-bar.h"
#include "tm-finding-card.h"
#include "tm-pictures.h"

struct _TmFindingBar
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (TmFindingBar, tm_finding_bar, GTK_TYPE_WIDGET)

static void
tm_finding_bar_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_FINDING_BAR);

  G_OBJECT_CLASS (tm_finding_bar_parent_class)->dispose (object);
}

static void
close_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tm_finding_bar_hide (TM_FINDING_BAR (widget));
}

static void
tm_finding_bar_class_init (TmFindingBarClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_finding_bar_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-finding-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TmFindingBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, TmFindingBar, cards);
  gtk_widget_class_install_action (widget_class, "finding.close", NULL, close_cb);
}

static void
tm_finding_bar_init (TmFindingBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_finding_bar_new:
 *
 * Makes an empty bar, which takes no room.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_finding_bar_new (void)
{
  return g_object_new (TM_TYPE_FINDING_BAR, NULL);
}

/**
 * tm_finding_bar_show:
 * @self: the bar
 * @game: the game
 * @box: the box of the match
 * @resolution: what the rules made of the move
 * @was_recorded: whether the move stands in the journal now
 *
 * Shows the findings of a move, gravest first, or hides the bar if there are none.
 *
 * Returns: whether there is anything to see
 */
gboolean
tm_finding_bar_show (TmFindingBar *self,
                     const TmGame *game,
                     const TmBox *box,
                     const TmResolution *resolution,
                     gboolean was_recorded)
{
  guint n_findings;
  const TmFinding *findings;
  g_autoptr (GString) spoken = g_string_new (NULL);

  g_return_val_if_fail (TM_IS_FINDING_BAR (self), FALSE);

  findings = tm_resolution_get_findings (resolution, &n_findings);
  tm_container_clear (self->cards);

  for (int grade = TM_GRADE_IMPOSSIBLE; grade >= TM_GRADE_NOTE; grade--)
    for (guint i = 0; i < n_findings; i++)
      {
        GtkWidget *card;

        if ((int) findings[i].grade != grade)
          continue;

        card = tm_finding_card_new (game, box, &findings[i], was_recorded);
        gtk_box_append (self->cards, card);
        g_string_append_printf (spoken, "%s. ",
                                tm_finding_card_get_sentence (TM_FINDING_CARD (card)));
      }

  gtk_revealer_set_reveal_child (self->revealer, n_findings > 0);
  if (n_findings > 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), spoken->str,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);

  return n_findings > 0;
}

/**
 * tm_finding_bar_show_error:
 * @self: the bar
 * @message: one line for people
 *
 * Shows why nothing was recorded, where the rules had no part in it.
 */
void
tm_finding_bar_show_error (TmFindingBar *self, const char *message)
{
  g_return_if_fail (TM_IS_FINDING_BAR (self));

  tm_container_clear (self->cards);
  gtk_box_append (self->cards, tm_finding_card_new_for_error (message));
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), message,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/**
 * tm_finding_bar_hide:
 * @self: the bar
 *
 * Hides the bar.
 */
void
tm_finding_bar_hide (TmFindingBar *self)
{
  g_return_if_fail (TM_IS_FINDING_BAR (self));

  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}
