/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-pile.h"

#include <glib/gi18n.h>

#include "tm-paint.h"

#define CARD_WIDTH 34
#define CARD_HEIGHT 46
#define STEP 2
#define N_SHOWN 3
#define CAPTION 20
#define RADIUS 5.0f
#define TARGET 44

/**
 * TmPile:
 *
 * A face-down pile: the backs of a few cards, and how many there are in all.
 *
 * The CSS name is `pile`; a `label` shows instead of the number if the pile has a name and the
 * number is not known.
 */
struct _TmPile
{
  TmNodeView parent_instance;
};

G_DEFINE_FINAL_TYPE (TmPile, tm_pile, TM_TYPE_NODE_VIEW)

static void
tm_pile_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  double scale = tm_paint_get_text_scale (widget);
  int depth = STEP * (N_SHOWN - 1);
  gboolean is_touchable = tm_part_is_touchable (tm_node_view_get_part (TM_NODE_VIEW (widget)));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = is_touchable ? MAX (CARD_WIDTH + depth, TARGET) : CARD_WIDTH + depth;
  else
    *minimum = *natural = CARD_HEIGHT + depth + (int) (CAPTION * scale);
}

static void
snapshot_back (GtkSnapshot *snapshot, float x, float y)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (x, y, CARD_WIDTH, CARD_HEIGHT);
  GskRoundedRect outline;
  GdkRGBA color, edge;

  tm_paint_rgba (&color, 0x424b58, 1);
  tm_paint_rounded (snapshot, &box, RADIUS, &color);
  gsk_rounded_rect_init_from_rect (&outline, &box, RADIUS);
  tm_paint_rgba (&edge, 0x20252d, 1);
  gtk_snapshot_append_border (snapshot, &outline, (float[]) { 1, 1, 1, 1 },
                              (GdkRGBA[]) { edge, edge, edge, edge });
  graphene_rect_inset (&box, 3, 3);
  gsk_rounded_rect_init_from_rect (&outline, &box, RADIUS - 3);
  tm_paint_rgba (&edge, 0xffffff, 0.24f);
  gtk_snapshot_append_border (snapshot, &outline, (float[]) { 1, 1, 1, 1 },
                              (GdkRGBA[]) { edge, edge, edge, edge });
}

static void
tm_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  int n_shown = part->has_value ? CLAMP (part->value, 0, N_SHOWN) : N_SHOWN;
  float depth = STEP * (N_SHOWN - 1);
  float x = (width - CARD_WIDTH - depth) / 2;
  g_autofree char *number
      = part->has_value ? g_strdup_printf ("%d", part->value) : g_strdup (part->label);
  TmPaintText text = { .text = number, .size = 12, .weight = PANGO_WEIGHT_BOLD, .x_align = 0.5f };
  GdkRGBA color, door;

  gtk_widget_get_color (widget, &color);
  if (n_shown == 0)
    tm_paint_dashed (snapshot, &GRAPHENE_RECT_INIT (x, depth, CARD_WIDTH, CARD_HEIGHT), RADIUS,
                     1.5f, &color);
  for (int i = 0; i < n_shown; i++)
    snapshot_back (snapshot, x + STEP * i, depth - STEP * i);
  if (n_shown > 0)
    {
      float top = depth - STEP * (n_shown - 1);
      float left = x + STEP * (n_shown - 1);

      tm_paint_rgba (&door, 0xffffff, 0.72f);
      tm_paint_symbol (snapshot, part->symbol != NULL ? part->symbol : "door", left + 9, top + 15,
                       16, &door);
    }
  tm_paint_text (
      widget, snapshot, &text,
      &GRAPHENE_RECT_INIT (0, CARD_HEIGHT + depth + 2, width, height - CARD_HEIGHT - depth - 2),
      &color);
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
}

static void
tm_pile_update (TmNodeView *view, const TmPart *before)
{
  if ((before->offer < 0) != (tm_node_view_get_part (view)->offer < 0))
    gtk_widget_queue_resize (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static char *
tm_pile_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);

  if (!part->has_value)
    return g_strdup (part->label != NULL ? part->label : "");
  /* Translators: a pile of cards by its name, and how many lie in it. */
  return g_strdup_printf (C_ ("scene", "%s: %d"),
                          part->label != NULL ? part->label : C_ ("scene", "Pile"), part->value);
}

static void
tm_pile_class_init (TmPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tm_pile_measure;
  widget_class->snapshot = tm_pile_snapshot;
  TM_NODE_VIEW_CLASS (klass)->update = tm_pile_update;
  TM_NODE_VIEW_CLASS (klass)->dup_name = tm_pile_dup_name;
  gtk_widget_class_set_css_name (widget_class, "pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_pile_init (TmPile *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
}

/**
 * tm_pile_new:
 *
 * Makes a pile.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_pile_new (void)
{
  return g_object_new (TM_TYPE_PILE, NULL);
}
