/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-edges.h"

#include <math.h>

/* How much of an edge is an opening, if there is a way through a wall. */
#define DOOR_PART 0.5f
#define DOOR_ALONE_PART 0.7f
#define WAVE_LENGTH 12.0f
#define HATCH_STEP 4.0f
#define LINE 1.8f
#define LIT_DASH 5.0f

/* The brush strokes of one kind, all edges together: a board has a hundred, and few kinds. */
typedef enum
{
  LAYER_DOORS,
  LAYER_WATER_GROUND,
  LAYER_WALL_WATER_GROUND,
  LAYER_WAVES,
  LAYER_WALLS,
  LAYER_ADDED,
  LAYER_HATCH,
  LAYER_CHEVRONS,
  LAYER_LIT,
  N_LAYERS
} Layer;

typedef struct
{
  const TmBoardPlan *plan;
  const guint32 *edges;
  guint n;
  GskPathBuilder *builders[N_LAYERS];
} Drawing;

/* One edge: where it begins, the unit along it, and the unit across it, out of its cell. */
typedef struct
{
  graphene_point_t start;
  graphene_point_t along;
  graphene_point_t out;
  float length;
} Edge;

/**
 * tm_board_edges_get_opposite:
 * @side: a side
 *
 * Gets the side that the neighbor beyond has in common.
 *
 * Returns: the side across
 */
TmSide
tm_board_edges_get_opposite (TmSide side)
{
  return (TmSide) (((guint) side + 2) % TM_N_SIDES);
}

/**
 * tm_board_edges_get:
 * @plan: a plan
 * @edges: (array length=n): the edges of each cell
 * @n: how many cells there are
 * @cell: a cell
 * @side: a side of it
 *
 * Gets what there is on a side, whichever of the two cells says it.
 *
 * Returns: a set of [flags@TmEdgeFlags]
 */
guint
tm_board_edges_get (const TmBoardPlan *plan, const guint32 *edges, guint n, int cell, TmSide side)
{
  int beyond = tm_board_plan_get_neighbor (plan, cell, side);
  guint flags = TM_EDGE_GET (edges[cell], side);

  if (beyond >= 0 && (guint) beyond < n)
    flags |= TM_EDGE_GET (edges[beyond], tm_board_edges_get_opposite (side));
  return flags;
}

/**
 * tm_board_edges_get_line:
 * @plan: a plan with the size of its cells
 * @cell: a cell
 * @side: a side of it
 * @ends: (out caller-allocates): its ends, in the middle of the gap, clockwise round the cell
 *
 * Gets the line on which an edge stands.
 */
void
tm_board_edges_get_line (const TmBoardPlan *plan, int cell, TmSide side, graphene_point_t ends[2])
{
  GdkRectangle place;
  float half = (float) plan->gap / 2;
  float left, right, top, bottom;

  tm_board_plan_get_place (plan, cell, &place);
  left = (float) place.x - half;
  right = (float) (place.x + place.width) + half;
  top = (float) place.y - half;
  bottom = (float) (place.y + place.height) + half;
  switch (side)
    {
    case TM_SIDE_UP:
      ends[0] = GRAPHENE_POINT_INIT (left, top);
      ends[1] = GRAPHENE_POINT_INIT (right, top);
      break;
    case TM_SIDE_RIGHT:
      ends[0] = GRAPHENE_POINT_INIT (right, top);
      ends[1] = GRAPHENE_POINT_INIT (right, bottom);
      break;
    case TM_SIDE_DOWN:
      ends[0] = GRAPHENE_POINT_INIT (right, bottom);
      ends[1] = GRAPHENE_POINT_INIT (left, bottom);
      break;
    case TM_SIDE_LEFT:
    default:
      ends[0] = GRAPHENE_POINT_INIT (left, bottom);
      ends[1] = GRAPHENE_POINT_INIT (left, top);
      break;
    }
}

static void
get_edge (const TmBoardPlan *plan, int cell, TmSide side, Edge *edge)
{
  graphene_point_t ends[2];
  float width, height;

  tm_board_edges_get_line (plan, cell, side, ends);
  width = ends[1].x - ends[0].x;
  height = ends[1].y - ends[0].y;
  edge->start = ends[0];
  edge->length = MAX (fabsf (width), fabsf (height));
  edge->along = GRAPHENE_POINT_INIT (width / edge->length, height / edge->length);
  edge->out = GRAPHENE_POINT_INIT (edge->along.y, -edge->along.x);
}

static void
move_to (GskPathBuilder *builder, const Edge *edge, float along, float out)
{
  gsk_path_builder_move_to (builder, edge->start.x + edge->along.x * along + edge->out.x * out,
                            edge->start.y + edge->along.y * along + edge->out.y * out);
}

static void
line_to (GskPathBuilder *builder, const Edge *edge, float along, float out)
{
  gsk_path_builder_line_to (builder, edge->start.x + edge->along.x * along + edge->out.x * out,
                            edge->start.y + edge->along.y * along + edge->out.y * out);
}

static void
draw_line (Drawing *self, Layer layer, const Edge *edge, float from, float to, float out)
{
  move_to (self->builders[layer], edge, from, out);
  line_to (self->builders[layer], edge, to, out);
}

/* Walls */

static void
draw_hatch (Drawing *self, const Edge *edge, float from, float to)
{
  float half = (float) self->plan->gap / 2;

  for (float at = from; at + 2 * half <= to + 1; at += HATCH_STEP + 1)
    {
      move_to (self->builders[LAYER_HATCH], edge, at, -half);
      line_to (self->builders[LAYER_HATCH], edge, at + 2 * half, half);
    }
}

static void
draw_wall_part (Drawing *self, const Edge *edge, gboolean is_added, float from, float to)
{
  draw_line (self, is_added ? LAYER_ADDED : LAYER_WALLS, edge, from, to, 0);
  if (is_added)
    draw_hatch (self, edge, from, to);
}

static void
draw_wall (Drawing *self, const Edge *edge, guint flags)
{
  gboolean is_added = (flags & TM_EDGE_ADDED) != 0;
  float jamb = edge->length * (1 - DOOR_PART) / 2;

  if ((flags & TM_EDGE_PASSAGE) == 0)
    {
      draw_wall_part (self, edge, is_added, 0, edge->length);
      return;
    }
  draw_wall_part (self, edge, is_added, 0, jamb);
  draw_wall_part (self, edge, is_added, edge->length - jamb, edge->length);
}

/* Water */

static void
draw_wave (Drawing *self, const Edge *edge, float out)
{
  int n_waves = MAX ((int) roundf (edge->length / WAVE_LENGTH), 2);
  float half = edge->length / (float) n_waves / 2;
  float height = half * 0.55f;

  move_to (self->builders[LAYER_WAVES], edge, 0, out);
  for (int i = 0; i < 2 * n_waves; i++)
    {
      float crest = out + (i % 2 == 0 ? height : -height);
      float at = (float) i * half;

      gsk_path_builder_quad_to (
          self->builders[LAYER_WAVES],
          edge->start.x + edge->along.x * (at + half / 2) + edge->out.x * crest,
          edge->start.y + edge->along.y * (at + half / 2) + edge->out.y * crest,
          edge->start.x + edge->along.x * (at + half) + edge->out.x * out,
          edge->start.y + edge->along.y * (at + half) + edge->out.y * out);
    }
}

static float
get_water_width (const TmBoardPlan *plan, gboolean has_wall)
{
  return (float) plan->gap * (has_wall ? 2.2f : 1.25f) + (has_wall ? 5 : 4);
}

static void
draw_water (Drawing *self, const Edge *edge, gboolean has_wall)
{
  float gap = (float) self->plan->gap;
  float out = has_wall ? gap / 2 + 2.8f : gap * 0.32f + 1;

  draw_line (self, has_wall ? LAYER_WALL_WATER_GROUND : LAYER_WATER_GROUND, edge, 0, edge->length,
             0);
  draw_wave (self, edge, out);
  draw_wave (self, edge, -out);
}

/* Ways out */

static void
draw_chevron (Drawing *self, const Edge *edge, float out)
{
  GskPathBuilder *builder = self->builders[LAYER_CHEVRONS];
  float middle = edge->length / 2;
  float size = (float) self->plan->cell * 0.1f;

  move_to (builder, edge, middle - size, out - size / 2);
  line_to (builder, edge, middle, out + size / 2);
  line_to (builder, edge, middle + size, out - size / 2);
}

static void
draw_passage (Drawing *self, const Edge *edge, int cell, TmSide side, guint flags)
{
  int beyond = tm_board_plan_get_neighbor (self->plan, cell, side);
  float part = (flags & TM_EDGE_WALL) != 0 ? DOOR_PART : DOOR_ALONE_PART;
  float jamb = edge->length * (1 - part) / 2;
  float step = (float) self->plan->cell * 0.1f;

  draw_line (self, LAYER_DOORS, edge, jamb, edge->length - jamb, 0);
  /* The arrow of a way in stands on the margin. */
  if (beyond >= 0
      && (tm_board_plan_is_slim (self->plan, beyond) || tm_board_plan_is_slim (self->plan, cell)))
    return;
  if (beyond < 0)
    {
      draw_chevron (self, edge, -step * 0.6f);
      draw_chevron (self, edge, step * 0.6f);
      return;
    }
  if ((TM_EDGE_GET (self->edges[cell], side) & TM_EDGE_PASSAGE) != 0)
    draw_chevron (self, edge, step * 0.5f);
  if ((guint) beyond < self->n
      && (TM_EDGE_GET (self->edges[beyond], tm_board_edges_get_opposite (side)) & TM_EDGE_PASSAGE)
             != 0)
    {
      Edge back;

      get_edge (self->plan, beyond, tm_board_edges_get_opposite (side), &back);
      draw_chevron (self, &back, step * 0.5f);
    }
}

/* What can be touched */

static void
draw_lit (Drawing *self, const Edge *edge)
{
  float half = (float) self->plan->gap / 2 + 3.5f;
  float from = half * 0.8f, to = edge->length - half * 0.8f;
  GskPathBuilder *builder = self->builders[LAYER_LIT];

  move_to (builder, edge, from, half);
  line_to (builder, edge, to, half);
  line_to (builder, edge, to, -half);
  line_to (builder, edge, from, -half);
  gsk_path_builder_close (builder);
}

static void
draw_edge (Drawing *self, int cell, TmSide side)
{
  guint flags = tm_board_edges_get (self->plan, self->edges, self->n, cell, side);
  gboolean has_wall = (flags & TM_EDGE_WALL) != 0 || (flags & TM_EDGE_ADDED) != 0;
  Edge edge;

  if (flags == 0)
    return;
  get_edge (self->plan, cell, side, &edge);
  if ((flags & TM_EDGE_PASSAGE) != 0)
    draw_passage (self, &edge, cell, side, flags);
  if ((flags & TM_EDGE_WATER) != 0)
    draw_water (self, &edge, has_wall);
  if (has_wall)
    draw_wall (self, &edge, flags);
  if ((flags & TM_EDGE_LIT) != 0)
    draw_lit (self, &edge);
}

/* Each edge once: where two cells meet, the left or the upper one draws it. */
static void
draw_edges (Drawing *self)
{
  for (int cell = 0; cell < (int) self->n; cell++)
    {
      draw_edge (self, cell, TM_SIDE_RIGHT);
      draw_edge (self, cell, TM_SIDE_DOWN);
      if (tm_board_plan_get_neighbor (self->plan, cell, TM_SIDE_LEFT) < 0)
        draw_edge (self, cell, TM_SIDE_LEFT);
      if (tm_board_plan_get_neighbor (self->plan, cell, TM_SIDE_UP) < 0)
        draw_edge (self, cell, TM_SIDE_UP);
    }
}

static void
stroke (GtkSnapshot *snapshot,
        GskPath *path,
        float width,
        GskLineCap cap,
        float dash,
        const GdkRGBA *color)
{
  GskStroke *brush = gsk_stroke_new (width);

  gsk_stroke_set_line_cap (brush, cap);
  gsk_stroke_set_line_join (brush, GSK_LINE_JOIN_ROUND);
  if (dash > 0)
    gsk_stroke_set_dash (brush, (float[]) { dash, dash * 0.7f }, 2);
  gtk_snapshot_append_stroke (snapshot, path, brush, color);
  gsk_stroke_free (brush);
}

static void
snapshot_layers (GtkSnapshot *snapshot,
                 const TmBoardPlan *plan,
                 const TmBoardInks *inks,
                 GskPath *const paths[N_LAYERS])
{
  float gap = (float) plan->gap;
  const struct
  {
    float width;
    GskLineCap cap;
    float dash;
    const GdkRGBA *color;
  } brushes[N_LAYERS] = {
    [LAYER_DOORS] = { gap + 1, GSK_LINE_CAP_BUTT, 0, &inks->floor },
    [LAYER_WATER_GROUND]
    = { get_water_width (plan, FALSE), GSK_LINE_CAP_ROUND, 0, &inks->water_ground },
    [LAYER_WALL_WATER_GROUND]
    = { get_water_width (plan, TRUE), GSK_LINE_CAP_ROUND, 0, &inks->water_ground },
    [LAYER_WAVES] = { LINE, GSK_LINE_CAP_ROUND, 0, &inks->water },
    [LAYER_WALLS] = { gap, GSK_LINE_CAP_ROUND, 0, &inks->wall },
    [LAYER_ADDED] = { gap + 1, GSK_LINE_CAP_ROUND, 0, &inks->added_ground },
    [LAYER_HATCH] = { LINE, GSK_LINE_CAP_ROUND, 0, &inks->added },
    [LAYER_CHEVRONS] = { LINE + 0.6f, GSK_LINE_CAP_ROUND, 0, &inks->wall },
    [LAYER_LIT] = { 2, GSK_LINE_CAP_BUTT, LIT_DASH, &inks->lit },
  };

  for (guint i = 0; i < N_LAYERS; i++)
    if (!gsk_path_is_empty (paths[i]))
      stroke (snapshot, paths[i], brushes[i].width, brushes[i].cap, brushes[i].dash,
              brushes[i].color);
}

/**
 * tm_board_edges_draw:
 * @plan: a plan with the size of its cells
 * @edges: (array length=n): the edges of each cell
 * @n: how many cells there are
 * @inks: the colors
 *
 * Draws the walls, the water, the ways out and the light on all edges. A wall that was added is
 * hatched, water is two waves, what can be touched is dashed: nothing is told by color alone.
 *
 * Returns: (transfer full) (nullable): the drawing; %NULL: there is nothing on any edge
 */
GskRenderNode *
tm_board_edges_draw (const TmBoardPlan *plan,
                     const guint32 *edges,
                     guint n,
                     const TmBoardInks *inks)
{
  Drawing drawing = { .plan = plan, .edges = edges, .n = n };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskPath *paths[N_LAYERS];

  for (guint i = 0; i < N_LAYERS; i++)
    drawing.builders[i] = gsk_path_builder_new ();
  draw_edges (&drawing);
  for (guint i = 0; i < N_LAYERS; i++)
    paths[i] = gsk_path_builder_free_to_path (drawing.builders[i]);
  snapshot_layers (snapshot, plan, inks, paths);
  for (guint i = 0; i < N_LAYERS; i++)
    gsk_path_unref (paths[i]);
  return gtk_snapshot_free_to_node (snapshot);
}
