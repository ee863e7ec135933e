/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-pictures.h"
#include "tm-verdict-card.h"

struct _TmVerdictCard
{
  GtkWidget parent_instance;

  gboolean is_compact;

  GtkWidget *sign;
  GtkLabel *verdict;
  AdwWrapBox *figures;
};

G_DEFINE_FINAL_TYPE (TmVerdictCard, tm_verdict_card, GTK_TYPE_WIDGET)

static GtkWidget *
create_figure (const TmBox *box, guint seat, gint64 value, const char *symbol)
{
  GtkWidget *figure = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *number = tm_number_dup_change (value);
  g_autofree char *name = tm_box_dup_seat_name (box, seat);
  /* Translators: whose figure it is and the figure, "Anna, +2" */
  g_autofree char *spoken = g_strdup_printf (C_ ("spoken", "%s, %s"), name, number);
  GtkWidget *label = gtk_label_new (number);

  gtk_widget_add_css_class (label, "tm-figure");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_widget_set_tooltip_text (figure, name);
  gtk_box_append (GTK_BOX (figure), tm_seat_picture_new (seat, 16));
  gtk_box_append (GTK_BOX (figure), label);
  if (symbol != NULL && value != 0)
    gtk_box_append (GTK_BOX (figure), tm_symbol_picture_new (symbol, 16));

  return figure;
}

static void
show_figures (TmVerdictCard *self, TmRuling *ruling)
{
  const char *symbol = NULL;
  GVariant *shown = tm_ruling_get_shown (ruling, &symbol);
  gsize n_values = 0;
  const gint64 *values = NULL;

  tm_wrap_box_clear (self->figures);
  if (shown != NULL)
    values = g_variant_get_fixed_array (shown, &n_values, sizeof *values);
  for (gsize seat = 0; seat < n_values; seat++)
    adw_wrap_box_append (self->figures,
                         create_figure (tm_ruling_get_box (ruling), (guint) seat, values[seat],
                                        self->is_compact ? NULL : symbol));
  gtk_widget_set_visible (GTK_WIDGET (self->figures), n_values > 0);
}

static void
set_sentence (TmVerdictCard *self, const char *sentence, gboolean is_ruling)
{
  gtk_label_set_label (self->verdict, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, -1);
  gtk_widget_set_visible (self->sign, is_ruling);
  if (is_ruling)
    gtk_widget_add_css_class (GTK_WIDGET (self), "tm-ok");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "tm-ok");
}

static void
tm_verdict_card_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_VERDICT_CARD);

  G_OBJECT_CLASS (tm_verdict_card_parent_class)->dispose (object);
}

static void
tm_verdict_card_class_init (TmVerdictCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_verdict_card_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-verdict-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TmVerdictCard, sign);
  gtk_widget_class_bind_template_child (widget_class, TmVerdictCard, verdict);
  gtk_widget_class_bind_template_child (widget_class, TmVerdictCard, figures);
}

static void
tm_verdict_card_init (TmVerdictCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_verdict_card_new:
 *
 * Makes an empty card.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_verdict_card_new (void)
{
  return g_object_new (TM_TYPE_VERDICT_CARD, NULL);
}

/**
 * tm_verdict_card_set_compact:
 * @self: the card, before it shows anything
 * @compact: whether there is little room, as on a phone
 *
 * Sets whether the figures stand without a symbol for what they count.
 */
void
tm_verdict_card_set_compact (TmVerdictCard *self, gboolean compact)
{
  g_return_if_fail (TM_IS_VERDICT_CARD (self));

  self->is_compact = compact;
}

/**
 * tm_verdict_card_show:
 * @self: the card
 * @ruling: the answer; it is not kept
 *
 * Shows what the judge says.
 */
void
tm_verdict_card_show (TmVerdictCard *self, TmRuling *ruling)
{
  g_autofree char *verdict
      = tm_text_dup_string (tm_ruling_get_verdict (ruling), tm_ruling_get_box (ruling));

  g_return_if_fail (TM_IS_VERDICT_CARD (self));

  set_sentence (self, verdict, TRUE);
  show_figures (self, ruling);
}

/**
 * tm_verdict_card_show_hint:
 * @self: the card
 * @hint: what is still wrong with the situation
 *
 * Shows why the judge says nothing yet.
 */
void
tm_verdict_card_show_hint (TmVerdictCard *self, const char *hint)
{
  g_return_if_fail (TM_IS_VERDICT_CARD (self));

  set_sentence (self, hint, FALSE);
  tm_wrap_box_clear (self->figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), FALSE);
}
