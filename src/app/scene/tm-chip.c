/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-chip.h"

#include <glib/gi18n.h>

#include "tm-symbol.h"

#define SYMBOL 16
#define TARGET 44

/**
 * TmChip:
 *
 * A small labelled thing that a seat holds, a measure of it, and, with another style, a distinction
 * such as "first player". One thing needs no number; a measure always has its own.
 *
 * The CSS name is `chip`; badges bear the style class `badge`. It is 26 pixels high, and answers
 * to touches within 44.
 */
struct _TmChip
{
  TmNodeView parent_instance;

  GtkWidget *symbol;
  GtkWidget *label;
  gboolean has_symbol;
  gboolean has_words;
};

G_DEFINE_FINAL_TYPE (TmChip, tm_chip, TM_TYPE_NODE_VIEW)

static gboolean
has_number (const TmPart *part)
{
  return part->has_value && (part->kind == TM_NODE_GLYPH || part->value != 1);
}

/* Of a measure, also how much there can be. */
static char *
dup_number (const TmPart *part)
{
  if (!has_number (part))
    return NULL;
  if (part->kind == TM_NODE_GLYPH && part->max > 0)
    return g_strdup_printf (C_ ("scene", "%d of %d"), part->value, part->max);
  return g_strdup_printf ("%d", part->value);
}

static char *
dup_caption (const TmPart *part)
{
  g_autofree char *number = dup_number (part);

  if (part->label == NULL)
    return g_steal_pointer (&number);
  if (number == NULL)
    return g_strdup (part->label);
  if (part->kind == TM_NODE_GLYPH)
    /* Translators: a measure and how much it is, "Melee: 3", "Boons: 0 of 2" */
    return g_strdup_printf (C_ ("scene", "%s: %s"), part->label, number);
  return g_strdup_printf (C_ ("scene", "%s × %d"), part->label, part->value);
}

static void
tm_chip_update (TmNodeView *view, const TmPart *before)
{
  TmChip *self = TM_CHIP (view);
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *caption = dup_caption (part);
  g_autofree char *count = dup_number (part);
  const char *words = self->has_words ? caption : count;

  tm_symbol_set_symbol (TM_SYMBOL (self->symbol), part->symbol);
  gtk_widget_set_visible (self->symbol,
                          part->symbol != NULL && (self->has_symbol || part->label == NULL));
  gtk_label_set_text (GTK_LABEL (self->label), words != NULL ? words : "");
  gtk_widget_set_visible (self->label, words != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), self->has_words ? part->detail : caption);
  if (part->kind == TM_NODE_BADGE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "badge");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "badge");
}

static gboolean
tm_chip_contains (GtkWidget *widget, double x, double y)
{
  int height = gtk_widget_get_height (widget);
  int width = gtk_widget_get_width (widget);
  double above = MAX (TARGET - height, 0) / 2.0;
  double beside = MAX (TARGET - width, 0) / 2.0;

  return x >= -beside && x < width + beside && y >= -above && y < height + above;
}

static char *
tm_chip_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *caption = dup_caption (part);

  if (part->detail != NULL && caption != NULL)
    return g_strdup_printf (C_ ("scene", "%s, %s"), caption, part->detail);
  if (caption == NULL)
    return g_strdup (part->detail != NULL ? part->detail : "");
  return g_steal_pointer (&caption);
}

static void
tm_chip_class_init (TmChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  widget_class->contains = tm_chip_contains;
  view_class->update = tm_chip_update;
  view_class->dup_name = tm_chip_dup_name;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "chip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_chip_init (TmChip *self)
{
  self->has_symbol = TRUE;
  self->has_words = TRUE;
  self->symbol = tm_symbol_new (NULL, SYMBOL);
  gtk_widget_set_parent (self->symbol, GTK_WIDGET (self));
  self->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * tm_chip_new:
 *
 * Makes a chip.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_chip_new (void)
{
  return g_object_new (TM_TYPE_CHIP, NULL);
}

/**
 * tm_chip_set_has_symbol:
 * @self: a chip
 * @has_symbol: whether it shows its symbol although it has words
 *
 * Leaves out the symbol where there is little room, from the next part on.
 */
void
tm_chip_set_has_symbol (TmChip *self, gboolean has_symbol)
{
  g_return_if_fail (TM_IS_CHIP (self));
  self->has_symbol = has_symbol;
}

/**
 * tm_chip_set_has_words:
 * @self: a chip
 * @has_words: whether it says what its symbol means
 *
 * Leaves out the words where there is little room, from the next part on: they are its tooltip then,
 * and a number stays.
 */
void
tm_chip_set_has_words (TmChip *self, gboolean has_words)
{
  g_return_if_fail (TM_IS_CHIP (self));
  self->has_words = has_words;
  if (has_words)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "wordless");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "wordless");
}
