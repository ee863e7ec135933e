/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-number-card.h"

#include <glib/gi18n.h>

#include "tm-paint.h"

#define USUAL_WIDTH 40
#define RATIO 1.425
#define TYPE_RATIO 0.56
#define SYMBOL_RATIO 0.6
#define RADIUS_RATIO 0.175
#define LINE 1.5f
#define MAX_SMALL_SCALE 1.1
/* Half the gap between two cards, and what is missing to a target of 44 pixels. */
#define MARGIN 2

/**
 * TmNumberCard:
 *
 * A small card with a number or a symbol on it, such as a power card.
 *
 * Held, it is a white card; chosen, it takes the color of its seat and is raised; spent, it
 * leaves an outline in its place. The CSS name is `numbercard`.
 */
struct _TmNumberCard
{
  TmNodeView parent_instance;

  int width;
};

G_DEFINE_FINAL_TYPE (TmNumberCard, tm_number_card, TM_TYPE_NODE_VIEW)

/* Small cards are a picture, which has to fit on a phone at any size of text. */
static double
get_scale (TmNumberCard *self)
{
  double scale = tm_paint_get_text_scale (GTK_WIDGET (self));

  return self->width < USUAL_WIDTH ? MIN (scale, MAX_SMALL_SCALE) : scale;
}

static void
tm_number_card_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  TmNumberCard *self = TM_NUMBER_CARD (widget);
  double width = self->width * get_scale (self);

  *minimum = *natural
      = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? width : width * RATIO + 0.5);
}

static void
snapshot_outline (GtkWidget *widget, GtkSnapshot *snapshot, const GdkRGBA *color)
{
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  GdkRGBA line = *color;

  line.alpha *= 0.3f;
  tm_paint_dashed (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height),
                   width * (float) RADIUS_RATIO, width < USUAL_WIDTH ? 1 : LINE, &line);
}

static void
snapshot_face (GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, const GdkRGBA *color)
{
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  double symbol = width * SYMBOL_RATIO;
  char number[16];
  TmPaintText text = {
    .size = width * TYPE_RATIO / tm_paint_get_text_scale (widget),
    .weight = tm_part_is (part, TM_STATE_SPENT) ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_ULTRABOLD,
    .x_align = 0.5f,
  };

  if (part->has_value)
    {
      g_snprintf (number, sizeof number, "%d", part->value);
      text.text = number;
    }
  else if (part->symbol != NULL)
    {
      tm_paint_symbol (snapshot, part->symbol, (width - symbol) / 2, (height - symbol) / 2, symbol,
                       color);
      return;
    }
  else
    {
      text.text = part->label;
    }
  tm_paint_text (widget, snapshot, &text, &GRAPHENE_RECT_INIT (1, 0, width - 2, height), color);
}

static void
tm_number_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  if (tm_part_is (part, TM_STATE_SPENT))
    snapshot_outline (widget, snapshot, &color);
  snapshot_face (widget, snapshot, part, &color);
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
}

/* The gaps between the cards belong to the cards. */
static gboolean
tm_number_card_contains (GtkWidget *widget, double x, double y)
{
  return x >= -MARGIN && y >= -MARGIN && x < gtk_widget_get_width (widget) + MARGIN
         && y < gtk_widget_get_height (widget) + MARGIN;
}

static char *
dup_face (const TmPart *part)
{
  if (part->label != NULL)
    return g_strdup (part->label);
  if (part->has_value)
    return g_strdup_printf ("%d", part->value);
  return g_strdup (part->action != NULL ? part->action : "");
}

static char *
tm_number_card_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *face = dup_face (part);

  if (tm_part_is (part, TM_STATE_SPENT))
    /* Translators: a small card of the hand, such as "Power card 3", that has been used up. */
    return g_strdup_printf (C_ ("scene", "%s, used"), face);
  if (tm_part_is (part, TM_STATE_CHOSEN))
    /* Translators: a small card of the hand, such as "Power card 3", that lies on the table. */
    return g_strdup_printf (C_ ("scene", "%s, played"), face);
  return g_steal_pointer (&face);
}

static void
tm_number_card_class_init (TmNumberCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tm_number_card_measure;
  widget_class->snapshot = tm_number_card_snapshot;
  widget_class->contains = tm_number_card_contains;
  TM_NODE_VIEW_CLASS (klass)->dup_name = tm_number_card_dup_name;
  gtk_widget_class_set_css_name (widget_class, "numbercard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
}

static void
tm_number_card_init (TmNumberCard *self)
{
  self->width = USUAL_WIDTH;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
}

/**
 * tm_number_card_new:
 * @width: in pixels, before text scaling; the usual 40, in a hand 56, in a line of text 20
 *
 * Makes a card.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_number_card_new (int width)
{
  TmNumberCard *self = g_object_new (TM_TYPE_NUMBER_CARD, NULL);

  tm_number_card_set_width (self, width);
  return GTK_WIDGET (self);
}

/**
 * tm_number_card_set_width:
 * @self: a card
 * @width: in pixels, before text scaling
 *
 * Changes the size of the card.
 */
void
tm_number_card_set_width (TmNumberCard *self, int width)
{
  g_return_if_fail (TM_IS_NUMBER_CARD (self));
  if (width == self->width)
    return;
  self->width = width;
  if (width < USUAL_WIDTH)
    gtk_widget_add_css_class (GTK_WIDGET (self), "mini");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "mini");
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
