/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-supply.h"

#include <glib/gi18n.h>

#include "tm-paint.h"

#define SYMBOL 20
#define GAP 5
#define TYPE 14.67
#define TARGET 44

/**
 * TmSupply:
 *
 * So many things of a kind, lying open: a symbol and a number.
 *
 * The CSS name is `supply`.
 */
struct _TmSupply
{
  TmNodeView parent_instance;
};

G_DEFINE_FINAL_TYPE (TmSupply, tm_supply, TM_TYPE_NODE_VIEW)

static char *
dup_caption (const TmPart *part)
{
  if (part->has_value && (part->symbol != NULL || part->label == NULL))
    return g_strdup_printf ("%d", part->value);
  if (part->has_value)
    /* Translators: a kind of thing, and how many of them there are. */
    return g_strdup_printf (C_ ("scene", "%s × %d"), part->label, part->value);
  return g_strdup (part->label != NULL ? part->label : "");
}

static void
tm_supply_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  g_autofree char *caption = dup_caption (part);
  TmPaintText text = { .text = caption, .size = TYPE, .weight = PANGO_WEIGHT_BOLD };
  double scale = tm_paint_get_text_scale (widget);
  double symbol = part->symbol != NULL ? (SYMBOL + GAP) * scale : 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (int) (symbol + tm_paint_get_text_width (widget, &text)) + 1;
  else
    *minimum = *natural = MAX ((int) (SYMBOL * scale), part->offer >= 0 ? TARGET : 0);
}

static void
tm_supply_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  g_autofree char *caption = dup_caption (part);
  TmPaintText text = { .text = caption, .size = TYPE, .weight = PANGO_WEIGHT_BOLD };
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float scale = (float) tm_paint_get_text_scale (widget);
  float symbol = part->symbol != NULL ? SYMBOL * scale : 0;
  float gap = part->symbol != NULL ? GAP * scale : 0;
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  tm_paint_symbol (snapshot, part->symbol, is_rtl ? width - symbol : 0, (height - symbol) / 2,
                   symbol, &color);
  text.x_align = is_rtl ? 1 : 0;
  tm_paint_text (widget, snapshot, &text,
                 &GRAPHENE_RECT_INIT (is_rtl ? 0 : symbol + gap, 0, width - symbol - gap, height),
                 &color);
}

static void
tm_supply_update (TmNodeView *view, const TmPart *before)
{
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *was = dup_caption (before);
  g_autofree char *is = dup_caption (part);

  if (strlen (was) != strlen (is) || (before->symbol == NULL) != (part->symbol == NULL)
      || (before->offer < 0) != (part->offer < 0))
    gtk_widget_queue_resize (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
  gtk_widget_set_tooltip_text (GTK_WIDGET (view), part->label);
}

static char *
tm_supply_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);

  if (part->has_value && part->label != NULL)
    return g_strdup_printf (C_ ("scene", "%s: %d"), part->label, part->value);
  return dup_caption (part);
}

static void
tm_supply_class_init (TmSupplyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  widget_class->measure = tm_supply_measure;
  widget_class->snapshot = tm_supply_snapshot;
  view_class->update = tm_supply_update;
  view_class->dup_name = tm_supply_dup_name;
  gtk_widget_class_set_css_name (widget_class, "supply");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_supply_init (TmSupply *self)
{
}

/**
 * tm_supply_new:
 *
 * Makes a supply.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_supply_new (void)
{
  return g_object_new (TM_TYPE_SUPPLY, NULL);
}
