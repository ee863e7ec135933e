/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-private.h"

#include "tm-board-edges.h"
#include "tm-board-side.h"
#include "tm-cell.h"
#include "tm-magnifier.h"
#include "tm-node-list.h"
#include "tm-paint.h"
#include "tm-place-card-words.h"
#include "tm-round-table.h"
#include "tm-scene-view.h"

#define SMALLEST_CELL 28
#define USUAL_CELL 66
#define LARGEST_CELL 84
#define LARGEST_MINE_CELL 100
#define LARGEST_CARD_CELL 124
/* What stands above and around a board in a window: bars, the banner and margins. */
#define USUAL_HEIGHT_ABOVE 232
#define USUAL_HEIGHT_AROUND 136
/* Of a seat below a dungeon of cards, which need not be large to be read, and the least height of a window
 * that has room for both. */
#define USUAL_HEIGHT_BELOW 176
#define TALL_WINDOW 700
/* What panels and sentences take of the height where people sit round the table. */
#define ROUND_SHARE 0.6
/* A map becomes smaller for all of it to be in sight, but only so far. */
#define SMALLEST_MAP_CELL 54
#define SMALLEST_MINE_CELL 46
/* How far from its line a side can be touched. */
#define REACH 13
#define REACH_PART 0.22
#define FOCUS_RADIUS 4
#define MOST_REACH_PART 0.3

/**
 * TmBoard:
 *
 * A board of square cells, as large as there is room for, up to 66 pixels a cell, or 84 if the
 * window is so high that all of it stays in sight. It is never mirrored: left is left on a board.
 *
 * A board whose cells have something on their sides, or that has a margin, is a map: a sheet of
 * paper with the names of columns and rows, on which walls and water are drawn. A side that makes an
 * offer can be touched.
 *
 * A mine is rock on the felt, with doors at its rim. Where its cells would be too small to be touched
 * one looks closer: then it is moved with two fingers, the mouse, or the wheel, and follows the pawn
 * whose turn it is. Two fingers, the buttons below it, and the keys +, - and 0 zoom. A dungeon of cards
 * is such a mine, too: its cards lie on the felt, and it grows to all sides.
 *
 * On the keyboard the board is one stop. Arrows go from cell to cell, Enter and Space make the offer
 * of the cell, Alt and an arrow that of a side. The CSS name is `board`, with the class `map` or
 * `mine`.
 */
G_DEFINE_FINAL_TYPE (TmBoard, tm_board, TM_TYPE_NODE_VIEW)

#define LIT_EDGES                                                           \
  (TM_EDGE (TM_SIDE_UP, TM_EDGE_LIT) | TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_LIT) \
   | TM_EDGE (TM_SIDE_DOWN, TM_EDGE_LIT) | TM_EDGE (TM_SIDE_LEFT, TM_EDGE_LIT))

/* One side that can be touched, in the order in which they are shown. */
typedef struct
{
  int cell;
  TmSide side;
  TmBoardReach reach;
} Place;

/* Size and place */

static TmBoardPlan
get_plan (TmBoard *self, int cell)
{
  TmBoardPlan plan = self->plan;

  tm_board_plan_set_cell (&plan, cell);
  return plan;
}

/* In pixels of the board, which may be shown larger than it is. */
static int
get_window_height (TmBoard *self)
{
  return (int) (gdk_surface_get_height (self->surface)
                / tm_magnifier_find_scale (GTK_WIDGET (self)));
}

/* What is left of the window where seats stand above the board; 0: they do not. */
static int
get_height_below_seats (TmBoard *self, int width)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), TM_TYPE_SCENE_VIEW);
  int seats = view != NULL ? tm_scene_view_measure_seats_above (TM_SCENE_VIEW (view), width) : 0;

  if (seats == 0 || self->surface == NULL)
    return 0;
  return MAX (get_window_height (self) - USUAL_HEIGHT_ABOVE - seats, 1);
}

static gboolean
is_apart (TmBoard *self)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), TM_TYPE_SCENE_VIEW);

  return view != NULL && gtk_widget_has_css_class (view, "apart");
}

static gboolean
is_round (TmBoard *self)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (self), TM_TYPE_ROUND_TABLE) != NULL;
}

/* A dungeon beside everything else has all the height to grow in. */
static gboolean
fills_window (TmBoard *self)
{
  return self->plan.is_cards && self->surface != NULL && is_apart (self) && !is_round (self);
}

static GtkSizeRequestMode
tm_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_board_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  TmBoard *self = TM_BOARD (widget);
  TmBoardPlan least = get_plan (self, SMALLEST_CELL);
  TmBoardPlan usual = get_plan (self, tm_board_get_largest_cell (self));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = tm_board_plan_get_width (&least);
      *natural = tm_board_plan_get_width (&usual);
      return;
    }
  if (for_size >= 0)
    tm_board_plan_fit (&usual, for_size, tm_board_get_largest_cell (self));
  *natural = tm_board_plan_get_height (&usual);
  if (self->zoom != NULL)
    *natural = MAX (*natural, tm_board_zoom_get_least_height (self->zoom, usual.cell));
  if (self->zoom != NULL)
    *natural += tm_board_zoom_get_tools_height (self->zoom, usual.cell);
  if (self->zoom != NULL && for_size >= 0)
    *natural = tm_board_zoom_limit_height (self->zoom, *natural,
                                           get_height_below_seats (self, for_size));
  if (fills_window (self))
    *natural = MAX (*natural, get_window_height (self) - USUAL_HEIGHT_AROUND);
  *minimum = for_size >= 0 ? *natural : tm_board_plan_get_height (&least);
}

static void
forget_drawings (TmBoard *self)
{
  g_clear_pointer (&self->drawing, gsk_render_node_unref);
  g_clear_pointer (&self->light, gsk_render_node_unref);
}

static void
allocate (GtkWidget *child, const GdkRectangle *place)
{
  /* GTK wants every child to be measured before it is allocated. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, place, -1);
}

static int
get_reach (const TmBoardPlan *plan)
{
  return (int) MAX (plan->cell * REACH_PART, MIN (REACH, plan->cell * MOST_REACH_PART));
}

static void
allocate_side (TmBoard *self, TmBoardSide *side, int cell)
{
  TmSide which = tm_board_side_get_side (side);
  gboolean is_inside = tm_board_side_get_reach (side) == TM_BOARD_REACH_INSIDE;
  int reach = get_reach (&self->plan);
  graphene_point_t ends[2];
  GdkRectangle place;

  tm_board_edges_get_line (&self->plan, cell, which, ends);
  place.x = self->left + (int) MIN (ends[0].x, ends[1].x);
  place.y = self->up + (int) MIN (ends[0].y, ends[1].y);
  place.width = (int) (MAX (ends[0].x, ends[1].x) - MIN (ends[0].x, ends[1].x));
  place.height = (int) (MAX (ends[0].y, ends[1].y) - MIN (ends[0].y, ends[1].y));
  if (which == TM_SIDE_UP || which == TM_SIDE_DOWN)
    {
      place.y -= is_inside && which == TM_SIDE_UP ? 0 : reach;
      place.height = is_inside ? reach : 2 * reach;
    }
  else
    {
      place.x -= is_inside && which == TM_SIDE_LEFT ? 0 : reach;
      place.width = is_inside ? reach : 2 * reach;
    }
  allocate (GTK_WIDGET (side), &place);
}

static int
get_side_cell (GtkWidget *side)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (side), "cell"));
}

static void
tm_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmBoard *self = TM_BOARD (widget);

  int cell = self->plan.cell;

  tm_board_plan_fit (&self->plan, width, tm_board_get_largest_cell (self));
  if (self->zoom != NULL)
    tm_board_zoom_fit_height (self->zoom, &self->plan, height);
  self->left = MAX (width - tm_board_plan_get_width (&self->plan), 0) / 2;
  self->up = 0;
  if (self->zoom != NULL)
    tm_board_zoom_allocate (self->zoom, width, height);
  if (cell != self->plan.cell)
    forget_drawings (self);
  for (int i = 0; i < tm_board_count_cells (self); i++)
    {
      GdkRectangle place;

      tm_board_plan_get_place (&self->plan, i, &place);
      place.x += self->left;
      place.y += self->up;
      tm_cell_set_ground (TM_CELL (tm_board_get_cell (self, i)), self->plan.is_map,
                          tm_board_plan_is_slim (&self->plan, i), self->plan.gap);
      allocate (tm_board_get_cell (self, i), &place);
    }
  for (guint i = 0; i < self->sides->len; i++)
    {
      GtkWidget *side = g_ptr_array_index (self->sides, i);

      allocate_side (self, TM_BOARD_SIDE (side), get_side_cell (side));
    }
  tm_board_mine_allocate (self);
}

/* The window: how large a cell may become without the board being higher than it */

/* What the window has beside the board. */
static int
get_height_around (TmBoard *self)
{
  if (is_round (self))
    return (int) (get_window_height (self) * ROUND_SHARE);
  if (is_apart (self))
    return USUAL_HEIGHT_AROUND;
  return self->plan.is_cards && get_window_height (self) >= TALL_WINDOW
             ? USUAL_HEIGHT_ABOVE + USUAL_HEIGHT_BELOW
             : USUAL_HEIGHT_ABOVE;
}

static int
find_largest_cell (TmBoard *self)
{
  int height = get_window_height (self) - get_height_around (self);
  int least = self->plan.is_map    ? SMALLEST_MAP_CELL
              : self->plan.is_mine ? SMALLEST_MINE_CELL
                                   : USUAL_CELL;
  TmBoardPlan plan = get_plan (self, self->plan.is_cards  ? LARGEST_CARD_CELL
                                     : self->plan.is_mine ? LARGEST_MINE_CELL
                                                          : LARGEST_CELL);

  while (plan.cell > least && tm_board_plan_get_height (&plan) > height)
    tm_board_plan_set_cell (&plan, plan.cell - 1);
  return plan.cell;
}

/* How large a cell may become. */
int
tm_board_get_largest_cell (TmBoard *self)
{
  double more = (tm_paint_get_text_scale (GTK_WIDGET (self)) - 1) / 2;

  int largest = self->largest_cell > 0 ? self->largest_cell : USUAL_CELL;

  return (int) (largest * (1 + more));
}

static void
layout_cb (GdkSurface *surface, int width, int height, TmBoard *self)
{
  tm_board_look_at_window (self);
}

static void
tm_board_realize (GtkWidget *widget)
{
  TmBoard *self = TM_BOARD (widget);
  GtkNative *native = gtk_widget_get_native (widget);

  GTK_WIDGET_CLASS (tm_board_parent_class)->realize (widget);
  if (native == NULL)
    return;
  self->surface = g_object_ref (gtk_native_get_surface (native));
  g_signal_connect (self->surface, "layout", G_CALLBACK (layout_cb), self);
  tm_board_look_at_window (self);
}

static void
tm_board_unrealize (GtkWidget *widget)
{
  TmBoard *self = TM_BOARD (widget);

  if (self->surface != NULL)
    g_signal_handlers_disconnect_by_func (self->surface, layout_cb, self);
  g_clear_object (&self->surface);
  GTK_WIDGET_CLASS (tm_board_parent_class)->unrealize (widget);
}

/* Drawing */

/* What is lit changes with every step, walls hardly ever: each is drawn by itself, so that little of
 * the board is painted anew. */
static void
draw_edges (TmBoard *self)
{
  TmBoardInks inks;

  tm_board_inks_init (&inks);
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): nothing but components of colours */
  if (memcmp (&inks, &self->inks, sizeof inks) != 0)
    forget_drawings (self);
  self->inks = inks;
  /* On rock and felt the accent color is too dark. */
  if (self->plan.is_mine)
    tm_paint_rgba (&inks.lit, 0xffffff, 1);
  if (self->drawing == NULL && !self->plan.is_mine)
    self->drawing = tm_board_edges_draw (&self->plan, (const guint32 *) self->edges->data,
                                         self->edges->len, &inks);
  if (self->light == NULL)
    self->light = tm_board_edges_draw (&self->plan, (const guint32 *) self->lit_edges->data,
                                       self->lit_edges->len, &inks);
}

static void
snapshot_sheet (TmBoard *self, GtkSnapshot *snapshot)
{
  GdkRGBA color = self->inks.name;

  if (self->plan.is_mine)
    gtk_widget_get_color (GTK_WIDGET (self), &color);
  if (self->names != NULL)
    tm_board_names_snapshot (self->names, GTK_WIDGET (self), snapshot, &self->plan, &color);
  if (self->rock != NULL)
    tm_board_rock_snapshot (self->rock, snapshot, &self->plan);
}

/* Above walls and water, and with a white rim, so that it is no wall itself. */
static void
snapshot_focus (TmBoard *self, GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const struct
  {
    float width;
    float more;
    const GdkRGBA *color;
  } rings[] = { { 6, 3, &white }, { 3, 1.5f, &self->inks.lit } };
  GtkWidget *cell = gtk_widget_get_focus_child (GTK_WIDGET (self));
  graphene_rect_t place;

  if (!(self->plan.is_map || self->plan.is_mine) || cell == NULL || !TM_IS_CELL (cell)
      || (gtk_widget_get_state_flags (cell) & GTK_STATE_FLAG_FOCUS_VISIBLE) == 0
      || !gtk_widget_has_focus (cell)
      || !gtk_widget_compute_bounds (cell, GTK_WIDGET (self), &place))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      float width = rings[i].width;
      graphene_rect_t box = place;
      GskRoundedRect ring;

      graphene_rect_inset (&box, -rings[i].more, -rings[i].more);
      gsk_rounded_rect_init_from_rect (&ring, &box, FOCUS_RADIUS + rings[i].more);
      gtk_snapshot_append_border (
          snapshot, &ring, (float[]) { width, width, width, width },
          (GdkRGBA[]) { *rings[i].color, *rings[i].color, *rings[i].color, *rings[i].color });
    }
}

static void
snapshot_children (TmBoard *self, GtkSnapshot *snapshot, GPtrArray *children, guint n)
{
  for (guint i = 0; i < n; i++)
    gtk_widget_snapshot_child (GTK_WIDGET (self), g_ptr_array_index (children, i), snapshot);
}

static void
snapshot_all (TmBoard *self, GtkSnapshot *snapshot)
{
  graphene_point_t start = GRAPHENE_POINT_INIT ((float) self->left, (float) self->up);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &start);
  snapshot_sheet (self, snapshot);
  gtk_snapshot_restore (snapshot);
  snapshot_children (self, snapshot, self->doors.views, self->doors.n_shown);
  snapshot_children (self, snapshot, self->cells.views, self->cells.n_shown);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &start);
  if (self->rock != NULL)
    tm_board_rock_snapshot_tokens (self->rock, snapshot, &self->plan);
  if (self->drawing != NULL)
    gtk_snapshot_append_node (snapshot, self->drawing);
  if (self->light != NULL)
    gtk_snapshot_append_node (snapshot, self->light);
  gtk_snapshot_restore (snapshot);
  snapshot_focus (self, snapshot);
  snapshot_children (self, snapshot, self->sides, self->sides->len);
}

/* Above the buttons. */
static void
snapshot_close_names (TmBoard *self, GtkSnapshot *snapshot, const graphene_rect_t *sight)
{
  graphene_rect_t part, tools;

  if (self->names == NULL
      || !gtk_widget_compute_bounds (tm_board_zoom_get_tools (self->zoom), GTK_WIDGET (self),
                                     &tools))
    return;
  part = *sight;
  part.size.height = tools.origin.y - sight->origin.y;
  graphene_rect_offset (&part, (float) -self->left, (float) -self->up);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->left, (float) self->up));
  tm_board_names_snapshot_close (self->names, GTK_WIDGET (self), snapshot, &self->plan, &part);
  gtk_snapshot_restore (snapshot);
}

static void
tm_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmBoard *self = TM_BOARD (widget);
  graphene_rect_t sight;

  draw_edges (self);
  if (self->zoom == NULL || !tm_board_zoom_get_sight (self->zoom, &sight))
    {
      snapshot_all (self, snapshot);
    }
  else
    {
      gtk_snapshot_push_clip (snapshot, &sight);
      snapshot_all (self, snapshot);
      snapshot_close_names (self, snapshot, &sight);
      gtk_snapshot_pop (snapshot);
    }
  if (self->zoom != NULL)
    gtk_widget_snapshot_child (widget, tm_board_zoom_get_tools (self->zoom), snapshot);
}

/* Showing a stage */

static GtkWidget *
create_cell (const TmPart *part, gpointer data)
{
  return part->kind == TM_NODE_CELL ? tm_cell_new () : NULL;
}

static gboolean
has_sides (const TmPart *part)
{
  gboolean has_offer = FALSE;

  for (guint side = 0; side < TM_N_SIDES; side++)
    has_offer |= part->sides[side].offer >= 0;
  return part->edges != 0 || part->trail != 0 || has_offer;
}

/* What is known of the board before there is any room for it. */
static void
read_plan (TmBoard *self, const TmStage *stage, guint index)
{
  const TmPart *part = tm_stage_get (stage, index);
  guint n = 0;

  self->plan.n_columns = MAX (part->max, 1);
  self->plan.has_margin = part->has_value;
  self->plan.is_mine = tm_part_is_mine (part);
  self->plan.is_cards = tm_part_is_cards (part);
  self->plan.is_map = part->has_value;
  for (guint i = part->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      if (tm_stage_get (stage, i)->kind != TM_NODE_CELL)
        continue;
      self->plan.is_map |= !self->plan.is_mine && has_sides (tm_stage_get (stage, i));
      n++;
    }
  self->plan.n_rows = ((int) n + self->plan.n_columns - 1) / self->plan.n_columns;
  g_clear_pointer (&self->names, tm_board_names_free);
  if (self->plan.is_map || self->plan.is_mine)
    self->names = tm_board_names_new (&self->plan, stage, index);
  self->plan.has_names = self->names != NULL;
}

static void
keep_edges (GArray **edges, GArray *now, GskRenderNode **drawing)
{
  if (now->len != (*edges)->len
      || memcmp (now->data, (*edges)->data, now->len * sizeof (guint32)) != 0)
    g_clear_pointer (drawing, gsk_render_node_unref);
  g_array_unref (*edges);
  *edges = now;
}

static void
read_edges (TmBoard *self)
{
  GArray *edges = g_array_new (FALSE, FALSE, sizeof (guint32));
  GArray *lit_edges = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (int i = 0; i < tm_board_count_cells (self); i++)
    {
      guint32 all = tm_board_get_part (self, i)->edges;
      guint32 lit = all & LIT_EDGES;

      all &= ~LIT_EDGES;
      g_array_append_val (edges, all);
      g_array_append_val (lit_edges, lit);
    }
  keep_edges (&self->edges, edges, &self->drawing);
  keep_edges (&self->lit_edges, lit_edges, &self->light);
}

/* Whoever cannot see the walls is told what is around a cell. */
static void
describe_sides (TmBoard *self, int cell)
{
  guint32 edges = 0;
  const guint32 *all = (const guint32 *) self->edges->data;

  for (guint side = 0; side < TM_N_SIDES; side++)
    edges |= TM_EDGE (side,
                      tm_board_edges_get (&self->plan, all, self->edges->len, cell, (TmSide) side));
  tm_cell_describe_sides (TM_CELL (tm_board_get_cell (self, cell)), edges);
}

static GtkWidget *
get_side (TmBoard *self, guint index)
{
  GtkWidget *side;

  if (index < self->sides->len)
    return g_ptr_array_index (self->sides, index);
  side = tm_board_side_new ();
  gtk_widget_insert_before (side, GTK_WIDGET (self), NULL);
  g_ptr_array_add (self->sides, side);
  return side;
}

/* In a mine, what is no tunnel is rock. */
static guint
get_side_flags (TmBoard *self, const Place *place)
{
  guint flags = tm_board_edges_get (&self->plan, (const guint32 *) self->edges->data,
                                    self->edges->len, place->cell, place->side);

  if (!self->plan.is_mine || (flags & (TM_EDGE_TUNNEL | TM_EDGE_UNTOLD | TM_EDGE_PASSAGE)) != 0)
    return flags;
  return flags | TM_EDGE_WALL;
}

/* Either cell can say what lies over the mouth of a tunnel. */
static const char *
find_mark (const TmStage *stage, const TmPart *cell, const TmPart *beyond, TmSide side)
{
  const char *mark = tm_place_get_mark (stage, cell, side);

  return mark == NULL && beyond != NULL
             ? tm_place_get_mark (stage, beyond, tm_board_edges_get_opposite (side))
             : mark;
}

static void
show_side (TmBoard *self, const TmStage *stage, guint index, const Place *place)
{
  GtkWidget *side = get_side (self, index);
  int neighbor = tm_board_plan_get_neighbor (&self->plan, place->cell, place->side);
  gboolean has_beyond = neighbor >= 0 && neighbor < tm_board_count_cells (self);
  const TmPart *cell = tm_board_get_part (self, place->cell);
  const TmPart *beyond = has_beyond ? tm_board_get_part (self, neighbor) : NULL;

  g_object_set_data (G_OBJECT (side), "cell", GINT_TO_POINTER (place->cell));
  tm_board_side_show (TM_BOARD_SIDE (side), cell, beyond, place->side, get_side_flags (self, place),
                      find_mark (stage, cell, beyond, place->side), place->reach);
}

/* Where both cells offer something on their common edge, the same thing is touched on both sides of
 * the line, and each of two things on its own side. */
static gboolean
find_place (TmBoard *self, int cell, TmSide side, Place *place)
{
  int beyond = tm_board_plan_get_neighbor (&self->plan, cell, side);
  int offer = tm_board_get_part (self, cell)->sides[side].offer;
  int other = -1;

  if (offer < 0)
    return FALSE;
  if (beyond >= 0 && beyond < tm_board_count_cells (self))
    other = tm_board_get_part (self, beyond)->sides[tm_board_edges_get_opposite (side)].offer;
  if (other == offer && beyond < cell)
    return FALSE;
  *place = (Place) { .cell = cell,
                     .side = side,
                     .reach
                     = other >= 0 && other != offer ? TM_BOARD_REACH_INSIDE : TM_BOARD_REACH_BOTH };
  return TRUE;
}

static void
show_sides (TmBoard *self, const TmStage *stage)
{
  guint n = 0;
  Place place;

  for (int cell = 0; cell < tm_board_count_cells (self); cell++)
    for (guint side = 0; side < TM_N_SIDES; side++)
      if (find_place (self, cell, (TmSide) side, &place))
        show_side (self, stage, n++, &place);
  while (self->sides->len > n)
    gtk_widget_unparent (g_ptr_array_steal_index (self->sides, self->sides->len - 1));
}

static void
tm_board_update (TmNodeView *view, const TmPart *before)
{
  gtk_widget_queue_resize (GTK_WIDGET (view));
}

static void
set_css_class (TmBoard *self, const char *css_class, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

/* A map is a sheet, and no wider than what is on it. */
static void
change_plan (TmBoard *self)
{
  set_css_class (self, "map", self->plan.is_map);
  set_css_class (self, "mine", self->plan.is_mine);
  tm_board_mine_change (self);
  gtk_widget_set_halign (GTK_WIDGET (self), self->plan.is_map ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  forget_drawings (self);
  tm_board_look_at_window (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
show_things (TmBoard *self, const TmStage *stage, guint index)
{
  tm_node_list_begin (&self->cells);
  tm_node_list_begin (&self->doors);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    tm_node_list_show (tm_stage_get (stage, i)->kind == TM_NODE_DOOR ? &self->doors : &self->cells,
                       stage, i);
  tm_node_list_end (&self->doors);
  tm_node_list_end (&self->cells);
}

static void
tm_board_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmBoard *self = TM_BOARD (view);
  TmBoardPlan before = self->plan;

  read_plan (self, stage, index);
  if (memcmp (&before, &self->plan, sizeof before) != 0)
    change_plan (self);
  show_things (self, stage, index);
  read_edges (self);
  if (self->plan.is_mine)
    tm_board_mine_show (self, stage, index);
  for (int i = 0; i < tm_board_count_cells (self); i++)
    {
      tm_cell_set_ground (TM_CELL (tm_board_get_cell (self, i)), self->plan.is_map,
                          tm_board_plan_is_slim (&self->plan, i), self->plan.gap);
      if (!self->plan.is_mine)
        {
          tm_cell_set_words (TM_CELL (tm_board_get_cell (self, i)), NULL);
          describe_sides (self, i);
        }
    }
  show_sides (self, stage);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tm_board_dispose (GObject *object)
{
  g_clear_pointer (&TM_BOARD (object)->zoom, tm_board_zoom_free);
  G_OBJECT_CLASS (tm_board_parent_class)->dispose (object);
}

static void
tm_board_finalize (GObject *object)
{
  TmBoard *self = TM_BOARD (object);

  tm_node_list_clear (&self->cells);
  tm_node_list_clear (&self->doors);
  g_clear_pointer (&self->rock, tm_board_rock_free);
  g_free (self->anchor);
  g_ptr_array_unref (self->sides);
  g_array_unref (self->edges);
  g_array_unref (self->lit_edges);
  g_clear_pointer (&self->names, tm_board_names_free);
  forget_drawings (self);
  G_OBJECT_CLASS (tm_board_parent_class)->finalize (object);
}

static void
tm_board_class_init (TmBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tm_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = tm_board_finalize;
  widget_class->get_request_mode = tm_board_get_request_mode;
  widget_class->measure = tm_board_measure;
  widget_class->size_allocate = tm_board_size_allocate;
  widget_class->realize = tm_board_realize;
  widget_class->unrealize = tm_board_unrealize;
  widget_class->snapshot = tm_board_snapshot;
  widget_class->focus = tm_board_focus;
  view_class->update = tm_board_update;
  view_class->update_children = tm_board_update_children;
  tm_board_add_side_keys (widget_class);
  tm_board_zoom_install (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_board_init (TmBoard *self)
{
  static const char *const zooms[] = { "board.zoom-in", "board.zoom-out", "board.zoom-whole" };

  self->sides = g_ptr_array_new ();
  self->edges = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->lit_edges = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->plan.n_columns = 1;
  /* Only a mine can be looked at closely. */
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), zooms[i], FALSE);
  tm_node_list_init (&self->cells, GTK_WIDGET (self), create_cell, NULL);
  tm_node_list_init (&self->doors, GTK_WIDGET (self), tm_board_mine_create_door, NULL);
}

/**
 * tm_board_new:
 *
 * Makes a board.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_board_new (void)
{
  return g_object_new (TM_TYPE_BOARD, NULL);
}

/**
 * tm_board_look_at_window:
 * @self: a board
 *
 * Finds out anew how much height there is for the board, after things above it have come or gone.
 */
void
tm_board_look_at_window (TmBoard *self)
{
  int largest;

  g_return_if_fail (TM_IS_BOARD (self));
  if (self->surface == NULL)
    return;
  largest = find_largest_cell (self);
  if (largest == self->largest_cell)
    return;
  self->largest_cell = largest;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * tm_board_get_cell:
 * @self: a board
 * @cell: index of a cell
 *
 * Gets a cell.
 *
 * Returns: (transfer none): its widget
 */
GtkWidget *
tm_board_get_cell (TmBoard *self, int cell)
{
  return g_ptr_array_index (self->cells.views, (guint) cell);
}

/**
 * tm_board_get_part:
 * @self: a board
 * @cell: index of a cell
 *
 * Gets what a cell shows.
 *
 * Returns: (transfer none): the part
 */
const TmPart *
tm_board_get_part (TmBoard *self, int cell)
{
  return tm_node_view_get_part (TM_NODE_VIEW (tm_board_get_cell (self, cell)));
}

/**
 * tm_board_count_cells:
 * @self: a board
 *
 * Counts the cells.
 *
 * Returns: how many there are
 */
int
tm_board_count_cells (TmBoard *self)
{
  return (int) self->cells.n_shown;
}
