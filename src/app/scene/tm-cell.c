/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-cell.h"

#include <glib/gi18n.h>

#include "tm-glyphs.h"
#include "tm-paint.h"

#define USUAL_SIZE 66
#define SMALLEST_SIZE 28
#define N_SIDES 4

/**
 * TmCell:
 *
 * A cell of a board: a symbol, a number, small marks, or a piece of tunnel.
 *
 * A cell whose role is %TM_ROLE_STONE and that has a value is a tile of rock with a tunnel; the
 * value is the set of its open sides: 1 up, 2 right, 4 down, 8 left. With a seat and no symbol
 * it shows the mark of the seat. The CSS name is `boardcell`.
 */
struct _TmCell
{
  TmNodeView parent_instance;

  TmGlyphs glyphs;
};

G_DEFINE_FINAL_TYPE (TmCell, tm_cell, TM_TYPE_NODE_VIEW)

static const graphene_point_t sides[N_SIDES]
    = { { 0.5f, 0 }, { 1, 0.5f }, { 0.5f, 1 }, { 0, 0.5f } };

static gboolean
is_tunnel (const TmPart *part)
{
  return part->role == TM_ROLE_STONE && part->has_value;
}

static GtkSizeRequestMode
tm_cell_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
tm_cell_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  *minimum = SMALLEST_SIZE;
  *natural = USUAL_SIZE;
}

static GskPath *
create_tunnel_path (gint32 open_sides, float size)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  for (int side = 0; side < N_SIDES; side++)
    {
      if ((open_sides >> side & 1) == 0)
        continue;
      gsk_path_builder_move_to (builder, size / 2, size / 2);
      gsk_path_builder_line_to (builder, size * sides[side].x, size * sides[side].y);
    }
  return gsk_path_builder_free_to_path (builder);
}

static void
snapshot_tunnel (GtkSnapshot *snapshot, gint32 open_sides, float size)
{
  g_autoptr (GskPath) path = create_tunnel_path (open_sides, size);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (size * 0.47f);
  GskRoundedRect edge;
  GdkRGBA color;

  gsk_rounded_rect_init_from_rect (&edge, &GRAPHENE_RECT_INIT (0, 0, size, size), size * 0.1f);
  gtk_snapshot_push_rounded_clip (snapshot, &edge);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  tm_paint_rgba (&color, 0x4d443a, 1);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gsk_stroke_set_line_width (stroke, size * 0.39f);
  tm_paint_rgba (&color, 0xeadfc6, 1);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gtk_snapshot_pop (snapshot);
  tm_paint_rgba (&color, 0xffffff, 0.22f);
  gtk_snapshot_append_border (snapshot, &edge, (float[]) { 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[]) { color, color, color, color });
}

/* What lies on the tunnel floor has the color of its role; the floor is light in both styles. */
static void
get_floor_ink (const char *symbol, GdkRGBA *ink)
{
  static const struct
  {
    const char *symbol;
    guint32 color;
  } inks[] = {
    { "find", 0x7a5200 }, { "boom", 0xb3261e },     { "portal", 0x6c3fa0 },
    { "exit", 0x0b6b4f }, { "blackgem", 0x2c2750 }, { "rubble", 0x5f564c },
  };

  tm_paint_rgba (ink, 0x2d2a26, 1);
  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    {
      if (g_strcmp0 (symbol, inks[i].symbol) == 0)
        tm_paint_rgba (ink, inks[i].color, 1);
    }
}

static void
snapshot_number (
    GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, float size, const GdkRGBA *color)
{
  char number[16];
  gboolean is_alone = part->symbol == NULL;
  TmPaintText text = {
    .text = number,
    .size = size * (is_alone ? 0.42 : 0.24) / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_ULTRABOLD,
    .x_align = is_alone ? 0.5f : 0.9f,
  };

  g_snprintf (number, sizeof number, "%d", part->value);
  tm_paint_text (widget, snapshot, &text,
                 &GRAPHENE_RECT_INIT (2, is_alone ? 0 : size * 0.66f, size - 4,
                                      is_alone ? size : size * 0.34f),
                 color);
}

static void
snapshot_label (
    GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, float size, const GdkRGBA *color)
{
  TmPaintText text = {
    .text = part->label,
    .size = size * 0.22 / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_BOLD,
    .x_align = 0.5f,
  };

  tm_paint_text (widget, snapshot, &text, &GRAPHENE_RECT_INIT (2, 0, size - 4, size), color);
}

static void
tm_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmCell *self = TM_CELL (widget);
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  float size = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  gboolean has_marks = self->glyphs.n_marks > 0;
  float symbol = size * (has_marks ? 0.36f : 0.46f);
  float top = has_marks ? size * 0.08f : (size - symbol) / 2;
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  if (is_tunnel (part))
    {
      snapshot_tunnel (snapshot, part->value, size);
      get_floor_ink (part->symbol, &color);
    }
  if (part->symbol != NULL)
    tm_paint_symbol (snapshot, part->symbol, (size - symbol) / 2, top, symbol, &color);
  if (part->has_value && !is_tunnel (part))
    snapshot_number (widget, snapshot, part, size, &color);
  else if (part->symbol == NULL && part->label != NULL && !is_tunnel (part) && !has_marks)
    snapshot_label (widget, snapshot, part, size, &color);
  tm_glyphs_snapshot (&self->glyphs, widget, snapshot,
                      &GRAPHENE_RECT_INIT (2, part->symbol != NULL ? size * 0.48f : 0, size - 4,
                                           part->symbol != NULL ? size * 0.5f : size),
                      size * 0.34f, &color, &color);
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
}

static void
tm_cell_update (TmNodeView *view, const TmPart *before)
{
  const TmPart *part = tm_node_view_get_part (view);

  if (is_tunnel (part))
    gtk_widget_add_css_class (GTK_WIDGET (view), "tunnel");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (view), "tunnel");
  gtk_widget_set_tooltip_text (GTK_WIDGET (view),
                               part->detail != NULL ? part->detail : part->label);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
tm_cell_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  if (tm_glyphs_read (&TM_CELL (view)->glyphs, stage, index))
    {
      g_autofree char *name = tm_glyphs_dup_name (stage, index);

      gtk_widget_queue_draw (GTK_WIDGET (view));
      gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
}

static void
tm_cell_class_init (TmCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  widget_class->get_request_mode = tm_cell_get_request_mode;
  widget_class->measure = tm_cell_measure;
  widget_class->snapshot = tm_cell_snapshot;
  view_class->update = tm_cell_update;
  view_class->update_children = tm_cell_update_children;
  gtk_widget_class_set_css_name (widget_class, "boardcell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_cell_init (TmCell *self)
{
}

/**
 * tm_cell_new:
 *
 * Makes a cell.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_cell_new (void)
{
  return g_object_new (TM_TYPE_CELL, NULL);
}
