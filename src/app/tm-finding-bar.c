/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-explain-dialog.h"
#include "tm-finding-bar.h"
#include "tm-finding-card.h"
#include "tm-findings.h"
#include "tm-pictures.h"

struct _TmFindingBar
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkBox *cards;

  TmMatch *match;
  TmMove move;
  const TmResolution *resolution;
  GPtrArray *findings;
  gboolean was_recorded;
  gboolean is_compact;
  guint refill_id;
};

G_DEFINE_FINAL_TYPE (TmFindingBar, tm_finding_bar, GTK_TYPE_WIDGET)

static void
tm_finding_bar_dispose (GObject *object)
{
  TmFindingBar *self = TM_FINDING_BAR (object);

  g_clear_handle_id (&self->refill_id, g_source_remove);
  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_FINDING_BAR);
  g_clear_pointer (&self->findings, g_ptr_array_unref);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_finding_bar_parent_class)->dispose (object);
}

static void
forget (TmFindingBar *self)
{
  tm_container_clear (self->cards);
  g_clear_pointer (&self->findings, g_ptr_array_unref);
}

/* How many more there are than are on view. */
static void
add_rest (TmFindingBar *self, guint n_more)
{
  /* Translators: below what the rules say first about a move: how much more they say */
  g_autofree char *words
      = g_strdup_printf (ngettext ("and %u remark more", "and %u remarks more", n_more), n_more);
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "tm-rest");
  gtk_box_append (self->cards, label);
}

/* Where there is little room only the gravest is on view: it is what has to be dealt with first. */
static void
show_cards (TmFindingBar *self)
{
  TmFindingPlace place = self->was_recorded ? TM_FINDING_RECORDED : TM_FINDING_REFUSED;
  guint n_shown = self->is_compact ? MIN (self->findings->len, 1) : self->findings->len;

  tm_container_clear (self->cards);
  for (guint i = 0; i < n_shown; i++)
    {
      GtkWidget *card
          = tm_finding_card_new (self->match, g_ptr_array_index (self->findings, i), place, i);

      if (self->is_compact)
        tm_finding_card_make_compact (TM_FINDING_CARD (card));
      gtk_box_append (self->cards, card);
    }
  if (n_shown < self->findings->len)
    add_rest (self, self->findings->len - n_shown);
}

/* Not at once: room is being given out just now, and new cards would have none. */
static void
refill_cb (TmFindingBar *self)
{
  self->refill_id = 0;
  if (self->findings != NULL)
    show_cards (self);
}

static void
close_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmFindingBar *self = TM_FINDING_BAR (widget);

  if (self->is_compact && self->findings != NULL && self->findings->len > 1)
    {
      g_ptr_array_remove_index (self->findings, 0);
      show_cards (self);
      return;
    }

  tm_finding_bar_hide (self);
}

static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmFindingBar *self = TM_FINDING_BAR (widget);
  guint number = g_variant_get_uint32 (parameter);

  if (self->findings == NULL || number >= self->findings->len)
    return;

  adw_dialog_present (tm_explain_dialog_new_for_finding (self->match, &self->move, self->resolution,
                                                         g_ptr_array_index (self->findings, number),
                                                         self->was_recorded),
                      widget);
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
  gtk_widget_class_install_action (widget_class, "finding.why", "u", why_cb);
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
 * tm_finding_bar_set_compact:
 * @self: the bar
 * @compact: whether there is little room, as on a phone
 *
 * Shows one finding at a time and leaves the details to its explanation, or all of them in full.
 */
void
tm_finding_bar_set_compact (TmFindingBar *self, gboolean compact)
{
  g_return_if_fail (TM_IS_FINDING_BAR (self));

  if (self->is_compact == compact)
    return;
  self->is_compact = compact;
  if (self->findings != NULL && self->refill_id == 0)
    self->refill_id = g_idle_add_once ((GSourceOnceFunc) refill_cb, self);
}

/**
 * tm_finding_bar_show:
 * @self: the bar
 * @match: the match
 * @move: the move
 * @resolution: what the rules made of it; it has to last until the bar shows something else
 * @was_recorded: whether the move stands in the journal now
 *
 * Shows the findings of a move, gravest first, or hides the bar if there are none that the players
 * have not settled yet. Those that were overridden are no news.
 *
 * Returns: whether there is anything to see
 */
gboolean
tm_finding_bar_show (TmFindingBar *self,
                     TmMatch *match,
                     const TmMove *move,
                     const TmResolution *resolution,
                     gboolean was_recorded)
{
  g_autofree char *spoken = NULL;
  gboolean has_any;

  g_return_val_if_fail (TM_IS_FINDING_BAR (self), FALSE);

  forget (self);
  g_set_object (&self->match, match);
  self->move = *move;
  self->resolution = resolution;
  self->was_recorded = was_recorded;
  self->findings = tm_findings_list (match, resolution);
  if (was_recorded && move->is_override)
    tm_findings_drop_graver (self->findings, TM_GRADE_UNDECIDED);

  has_any = self->findings->len > 0;
  if (has_any)
    show_cards (self);
  gtk_revealer_set_reveal_child (self->revealer, has_any);
  if (!has_any)
    return FALSE;

  spoken = tm_findings_dup_sentences (self->findings, tm_match_get_box (match));
  gtk_accessible_announce (GTK_ACCESSIBLE (self), spoken,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);

  return TRUE;
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

  forget (self);
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
