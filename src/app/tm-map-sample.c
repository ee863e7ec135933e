/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "scene/tm-board-edges.h"
#include "scene/tm-board-inks.h"
#include "scene/tm-cell-marks.h"
#include "scene/tm-paint.h"

#include "tm-map-sample.h"

#define WIDTH 30
#define HEIGHT 22
#define RADIUS 4
#define EDGE_LENGTH 26
/* The arrows of a way through are a tenth of it. */
#define PASSAGE_LENGTH 52
#define GAP 4
#define SYMBOL 18
/* The sheet between two cells, as in the style of boards. */
#define SHEET 0xdfd0ac

struct _TmMapSample
{
  GtkWidget parent_instance;

  /* What lies on a cell, or between two. */
  TmCellMarks marks;
  const char *symbol;
  TmRole role;
  guint edge;
};

G_DEFINE_FINAL_TYPE (TmMapSample, tm_map_sample, GTK_TYPE_WIDGET)

static void
tm_map_sample_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

/* The side below a cell that stands so that its middle is that of the sample. */
static void
snapshot_edge (TmMapSample *self, GtkSnapshot *snapshot, const TmBoardInks *inks)
{
  TmBoardPlan plan = { .n_columns = 1, .n_rows = 2, .is_map = TRUE };
  guint32 edges[] = { TM_EDGE (TM_SIDE_DOWN, self->edge), TM_EDGE (TM_SIDE_UP, self->edge) };
  g_autoptr (GskRenderNode) node = NULL;
  graphene_point_t ends[2];
  GdkRGBA sheet;

  tm_paint_rgba (&sheet, SHEET, 1);
  gtk_snapshot_append_color (snapshot, &sheet,
                             &GRAPHENE_RECT_INIT (0, (HEIGHT - GAP) / 2.0f, WIDTH, GAP));
  tm_board_plan_set_cell (&plan, self->edge == TM_EDGE_PASSAGE ? PASSAGE_LENGTH : EDGE_LENGTH);
  tm_board_edges_get_line (&plan, 0, TM_SIDE_DOWN, ends);
  node = tm_board_edges_draw (&plan, edges, G_N_ELEMENTS (edges), inks);
  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((WIDTH - ends[0].x - ends[1].x) / 2,
                                                          HEIGHT / 2.0f - ends[0].y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_symbol (TmMapSample *self, GtkSnapshot *snapshot, const TmBoardInks *inks)
{
  GdkRGBA color;

  tm_board_inks_get_role (inks, self->role, &color);
  tm_paint_symbol (snapshot, self->symbol, (WIDTH - SYMBOL) / 2.0, (HEIGHT - SYMBOL) / 2.0, SYMBOL,
                   &color);
}

static void
tm_map_sample_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmMapSample *self = TM_MAP_SAMPLE (widget);
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT);
  GskRoundedRect clip;
  TmBoardInks inks;

  tm_board_inks_init (&inks);
  gsk_rounded_rect_init_from_rect (&clip, &box, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_snapshot_append_color (snapshot, &inks.floor, &box);
  if (self->edge != 0)
    snapshot_edge (self, snapshot, &inks);
  if (self->symbol != NULL)
    snapshot_symbol (self, snapshot, &inks);
  box = GRAPHENE_RECT_INIT (0, -HEIGHT / 2.0f, WIDTH, 2 * HEIGHT);
  tm_cell_marks_snapshot (&self->marks, widget, snapshot, &box, &inks.ink, &inks);
  gtk_snapshot_pop (snapshot);
}

static void
tm_map_sample_class_init (TmMapSampleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = tm_map_sample_measure;
  widget_class->snapshot = tm_map_sample_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_map_sample_init (TmMapSample *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * tm_map_sample_new:
 * @layer: a layer of a map
 *
 * Makes a picture that says nothing to a screen reader, to stand beside the name of the layer.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_map_sample_new (const TmMapLayer *layer)
{
  TmMapSample *self = g_object_new (TM_TYPE_MAP_SAMPLE, NULL);

  if (tm_map_layer_is_link (layer))
    {
      self->edge = tm_map_layer_get_edge (layer);
      return GTK_WIDGET (self);
    }

  self->symbol = tm_map_layer_get_symbol (layer);
  self->role = tm_map_layer_get_role (layer);
  if (self->symbol == NULL)
    {
      self->marks.n_marks = 1;
      self->marks.marks[0].look = -1;
      self->marks.marks[0].role = self->role;
      tm_map_layer_get_letter (layer, 0, self->marks.marks[0].letter);
    }

  return GTK_WIDGET (self);
}
