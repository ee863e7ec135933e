/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-trail.h"

#include "engine/tm-scene.h"
#include "tm-seat-mark.h"

#define WIDTH_PART 0.19f
#define BEND_PART 0.34f
#define END_PART 0.8f
#define STEP_PART 0.36f
#define BAND_OPACITY 0.4
/* On rock. */
#define ROAD_PART 0.18f
#define DOT_PART 0.58f
#define STUB_PART 0.14f

/* Where the way leaves the cell: in the middle of the gap, where the neighbor's begins. */
static graphene_point_t
get_exit (TmSide side, const graphene_size_t *cell, float gap)
{
  switch (side)
    {
    case TM_SIDE_UP:
      return GRAPHENE_POINT_INIT (cell->width / 2, -gap / 2);
    case TM_SIDE_RIGHT:
      return GRAPHENE_POINT_INIT (cell->width + gap / 2, cell->height / 2);
    case TM_SIDE_DOWN:
      return GRAPHENE_POINT_INIT (cell->width / 2, cell->height + gap / 2);
    case TM_SIDE_LEFT:
    default:
      return GRAPHENE_POINT_INIT (-gap / 2, cell->height / 2);
    }
}

static graphene_point_t
get_between (const graphene_point_t *from, const graphene_point_t *to, float share)
{
  return GRAPHENE_POINT_INIT (from->x + (to->x - from->x) * share,
                              from->y + (to->y - from->y) * share);
}

/* Whether the way comes in at one side and leaves at one beside it. */
static gboolean
is_bend (guint trail)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (trail == (1u << side | 1u << (side + 1) % TM_N_SIDES))
      return TRUE;
  return FALSE;
}

static void
add_bend (GskPathBuilder *builder, guint trail, const graphene_size_t *cell, float gap)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT (cell->width / 2, cell->height / 2);
  graphene_point_t exits[2], bends[2];
  guint n = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((trail >> side & 1) != 0)
      {
        exits[n] = get_exit ((TmSide) side, cell, gap);
        bends[n] = get_between (&middle, &exits[n], BEND_PART);
        n++;
      }
  gsk_path_builder_move_to (builder, exits[0].x, exits[0].y);
  gsk_path_builder_line_to (builder, bends[0].x, bends[0].y);
  gsk_path_builder_quad_to (builder, middle.x, middle.y, bends[1].x, bends[1].y);
  gsk_path_builder_line_to (builder, exits[1].x, exits[1].y);
}

static void
add_arms (GskPathBuilder *builder, guint trail, const graphene_size_t *cell, float gap)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      graphene_point_t out = get_exit ((TmSide) side, cell, gap);

      if ((trail >> side & 1) == 0)
        continue;
      gsk_path_builder_move_to (builder, out.x, out.y);
      gsk_path_builder_line_to (builder, cell->width / 2, cell->height / 2);
    }
}

static GskPath *
create_lines (guint trail, const graphene_size_t *cell, float gap)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  if (is_bend (trail))
    add_bend (builder, trail, cell, gap);
  else
    add_arms (builder, trail, cell, gap);
  return gsk_path_builder_free_to_path (builder);
}

static GskPath *
create_stub (guint trail, const graphene_size_t *cell, float gap)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  graphene_point_t middle = GRAPHENE_POINT_INIT (cell->width / 2, cell->height / 2);

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((trail >> side & 1) != 0)
      {
        graphene_point_t out = get_exit ((TmSide) side, cell, gap);
        graphene_point_t in = get_between (&out, &middle, STUB_PART);

        gsk_path_builder_move_to (builder, out.x, out.y);
        gsk_path_builder_line_to (builder, in.x, in.y);
      }
  return gsk_path_builder_free_to_path (builder);
}

/* A dot in the middle, where the way begins or ends. */
static GskPath *
create_end (guint trail, const graphene_size_t *cell, float width)
{
  GskPathBuilder *builder;

  if ((trail & (trail - 1)) != 0)
    return NULL;
  builder = gsk_path_builder_new ();
  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (cell->width / 2, cell->height / 2),
                               width * END_PART);
  return gsk_path_builder_free_to_path (builder);
}

/* A pale band, so that the marks above it can be read. */
static void
snapshot_band (
    GtkSnapshot *snapshot, GskPath *lines, GskPath *end, float width, const GdkRGBA *color)
{
  GskStroke *stroke = gsk_stroke_new (width);

  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_push_opacity (snapshot, BAND_OPACITY);
  gtk_snapshot_append_stroke (snapshot, lines, stroke, color);
  if (end != NULL)
    gtk_snapshot_append_fill (snapshot, end, GSK_FILL_RULE_WINDING, color);
  gtk_snapshot_pop (snapshot);
  gsk_stroke_free (stroke);
}

/* Steps in the full color on it. */
static void
snapshot_steps (GtkSnapshot *snapshot, GskPath *lines, float width, const GdkRGBA *color)
{
  GskStroke *stroke = gsk_stroke_new (width * STEP_PART);

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_dash (stroke, (float[]) { 0, width * 0.8f }, 2);
  gtk_snapshot_append_stroke (snapshot, lines, stroke, color);
  gsk_stroke_free (stroke);
}

/**
 * tm_board_trail_snapshot:
 * @snapshot: what to draw on, the cell at 0, 0
 * @trail: the sides towards which the way leads, as bits `1 << side`
 * @cell: size of the cell
 * @gap: between two cells
 * @look: a [enum@TmSeatLook] of the team, or %TM_NO_LOOK
 * @inks: the colors of the map
 *
 * Draws the part of a team's way that lies on a cell. The parts of neighbors meet in the gap.
 */
void
tm_board_trail_snapshot (GtkSnapshot *snapshot,
                         guint trail,
                         const graphene_size_t *cell,
                         float gap,
                         int look,
                         const TmBoardInks *inks)
{
  float width = CLAMP (cell->width * WIDTH_PART, 8, 16);
  g_autoptr (GskPath) lines = NULL;
  g_autoptr (GskPath) end = create_end (trail, cell, width);
  GdkRGBA color = inks->ink;

  if (look >= 0)
    tm_seat_look_get_paper_color ((TmSeatLook) look, &color);
  lines = create_lines (trail, cell, gap);
  snapshot_band (snapshot, lines, end, width, &color);
  snapshot_steps (snapshot, lines, width, &color);
}

/**
 * tm_board_trail_snapshot_step:
 * @snapshot: what to draw on, the cell at 0, 0
 * @trail: the sides towards which the way leads, as bits `1 << side`
 * @cell: size of the cell
 * @gap: between two cells
 * @is_end: whether it ends here, just inside of the cell
 * @look: a [enum@TmSeatLook] of whoever goes there, or %TM_NO_LOOK
 *
 * Draws the part of a way that lies on a cell of a mine: white, with the steps on it.
 */
void
tm_board_trail_snapshot_step (GtkSnapshot *snapshot,
                              guint trail,
                              const graphene_size_t *cell,
                              float gap,
                              gboolean is_end,
                              int look)
{
  float width = MAX (cell->width * ROAD_PART, 6);
  g_autoptr (GskPath) lines
      = is_end ? create_stub (trail, cell, gap) : create_lines (trail, cell, gap);
  GskStroke *road = gsk_stroke_new (width);
  GskStroke *steps = gsk_stroke_new (width * DOT_PART);
  GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA color = { 0.12f, 0.12f, 0.14f, 1 };

  if (look >= 0)
    tm_seat_look_get_paper_color ((TmSeatLook) look, &color);
  gsk_stroke_set_line_join (road, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_line_cap (road, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_cap (steps, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_dash (steps, (float[]) { 0, width * 1.05f }, 2);
  gtk_snapshot_append_stroke (snapshot, lines, road, &white);
  gtk_snapshot_append_stroke (snapshot, lines, steps, &color);
  gsk_stroke_free (road);
  gsk_stroke_free (steps);
}
