/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-rock.h"

#include <adwaita.h>
#include <string.h>

#include "tm-board-cards.h"
#include "tm-board-edges.h"
#include "tm-figures.h"
#include "tm-paint.h"

/* Parts of a cell. */
#define TUNNEL_PART 0.4f
#define WALL_PART 0.04f
#define BREACH_PART 0.22f
#define CHAMBER_PART 0.29f
#define END_PART 0.235f
#define BEND_PART 0.26f
#define RADIUS_PART 0.106f
#define BACK_PART 0.5f
#define TOKEN_PART 0.42f
#define DOT_PART 0.06f
/* Two tunnels that join overlap by so much, so that no seam is left between them. */
#define OVERLAP 1.0f
#define LINE 1.5f
#define QUARTER_WEIGHT 0.70710678f

typedef enum
{
  ROCK_PLAIN,
  ROCK_TILE,
  ROCK_BACK,
  ROCK_GROWN,
} RockKind;

/* A cell: sets of sides, as bits `1 << side`. */
typedef struct
{
  RockKind kind;
  guint tunnels;
  guint untold;
  guint breaches;
  guint joined;
  guint blocked;
  guint has_chamber;
  guint is_entrance;
} RockCell;

/* From back to front. Each is drawn for all cells before the next, so that tunnels join. */
typedef enum
{
  LAYER_GROUND,
  LAYER_WALLS,
  LAYER_FLOOR,
  LAYER_ENDS,
  N_LAYERS
} Layer;

struct _TmBoardRock
{
  GArray *cells;
  GPtrArray *layers[N_LAYERS];
  TmRockInks inks;
  int size;
  int gap;
  gboolean is_cards;
};

/* In the order of TmRockInks, as rgb and opacity in percent: light, dark, high contrast. */
static const struct
{
  guint32 light;
  guint light_alpha;
  guint32 dark;
  guint dark_alpha;
  guint32 strong;
  guint strong_alpha;
} colors[] = {
  { 0x00140a, 14, 0x000000, 20, 0x000000, 30 },    { 0xffffff, 10, 0xffffff, 8, 0xffffff, 60 },
  { 0x978a7a, 100, 0x7d7266, 100, 0x6e6358, 100 }, { 0x82766a, 100, 0x695f55, 100, 0x6e6358, 100 },
  { 0xffffff, 22, 0xffffff, 14, 0xffffff, 100 },   { 0x4b5563, 100, 0x3f4855, 100, 0x1e2229, 100 },
  { 0x39414d, 100, 0x2e3540, 100, 0x1e2229, 100 }, { 0xffffff, 72, 0xffffff, 62, 0xffffff, 100 },
  { 0x5d6b45, 100, 0x4c5939, 100, 0x2c3820, 100 }, { 0x4d443a, 100, 0x2f2923, 100, 0x000000, 100 },
  { 0xeadfc6, 100, 0xd5c9ae, 100, 0xffffff, 100 }, { 0x2d2a26, 100, 0x24211d, 100, 0x000000, 100 },
  { 0xffd84d, 100, 0xffd84d, 100, 0xffe14d, 100 },
};

/**
 * tm_rock_inks_init:
 * @self: (out caller-allocates): the colors
 *
 * Chooses the colors for the style that is in use.
 */
void
tm_rock_inks_init (TmRockInks *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean is_strong = adw_style_manager_get_high_contrast (manager);
  gboolean is_dark = adw_style_manager_get_dark (manager);
  GdkRGBA *inks[] = {
    &self->well,     &self->well_line, &self->rock_top, &self->rock,  &self->rock_line,
    &self->back_top, &self->back,      &self->back_ink, &self->grown, &self->wall,
    &self->floor,    &self->ink,       &self->found,
  };

  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    {
      if (is_strong)
        tm_paint_rgba (inks[i], colors[i].strong, (float) colors[i].strong_alpha / 100);
      else if (is_dark)
        tm_paint_rgba (inks[i], colors[i].dark, (float) colors[i].dark_alpha / 100);
      else
        tm_paint_rgba (inks[i], colors[i].light, (float) colors[i].light_alpha / 100);
    }
}

/**
 * tm_part_is_mine:
 * @part: a part of kind %TM_NODE_GRID
 *
 * Tells whether a board is a mine.
 *
 * Returns: whether it is rock on felt rather than a sheet of paper
 */
gboolean
tm_part_is_mine (const TmPart *part)
{
  return part->kind == TM_NODE_GRID && part->role == TM_ROLE_STONE;
}

/**
 * tm_part_is_cards:
 * @part: a part of kind %TM_NODE_GRID
 *
 * Tells whether a board is a dungeon that is laid out of cards. It is a mine, too.
 *
 * Returns: whether cards lie on felt
 */
gboolean
tm_part_is_cards (const TmPart *part)
{
  return tm_part_is_mine (part) && g_strcmp0 (part->symbol, "map") == 0;
}

/**
 * tm_door_get_side:
 * @door: a part of kind %TM_NODE_DOOR
 *
 * Gets on which side of its cell a door is.
 *
 * Returns: the side
 */
TmSide
tm_door_get_side (const TmPart *door)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (TM_EDGE_GET (door->edges, side) != 0)
      return (TmSide) side;
  return TM_SIDE_UP;
}

/* Reading */

static RockKind
get_kind (const TmPart *part)
{
  if (part->role == TM_ROLE_STONE)
    return tm_part_is (part, TM_STATE_DARK) ? ROCK_BACK : ROCK_TILE;
  return part->role == TM_ROLE_LIFE ? ROCK_GROWN : ROCK_PLAIN;
}

static guint
get_sides (guint32 edges, TmEdgeFlags flag)
{
  guint sides = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((TM_EDGE_GET (edges, side) & flag) != 0)
      sides |= 1u << side;
  return sides;
}

static RockCell
read_cell (const TmPart *part)
{
  RockCell cell;

  memset (&cell, 0, sizeof cell);
  cell.kind = get_kind (part);
  if (cell.kind != ROCK_TILE)
    return cell;
  cell.tunnels = get_sides (part->edges, TM_EDGE_TUNNEL);
  cell.untold = get_sides (part->edges, TM_EDGE_UNTOLD) & ~cell.tunnels;
  cell.breaches = get_sides (part->edges, TM_EDGE_PASSAGE);
  cell.has_chamber = part->symbol != NULL;
  cell.is_entrance = tm_part_is (part, TM_STATE_CURRENT);
  return cell;
}

static RockCell *
find_beyond (GArray *cells, const TmBoardPlan *plan, guint cell, guint side)
{
  int beyond = tm_board_plan_get_neighbor (plan, (int) cell, (TmSide) side);

  return beyond >= 0 && (guint) beyond < cells->len ? &g_array_index (cells, RockCell, beyond)
                                                    : NULL;
}

/* A token on a joint breaks through both of its sides, whichever of the cells says it. */
static void
share_breaches (GArray *cells, const TmBoardPlan *plan)
{
  for (guint i = 0; i < cells->len; i++)
    for (guint side = 0; side < TM_N_SIDES; side++)
      {
        RockCell *beyond = find_beyond (cells, plan, i, side);

        if (beyond != NULL && beyond->kind == ROCK_TILE
            && (g_array_index (cells, RockCell, i).breaches >> side & 1) != 0)
          beyond->breaches |= 1u << tm_board_edges_get_opposite ((TmSide) side);
      }
}

static void
join_side (GArray *cells, const TmBoardPlan *plan, guint i, guint side, guint doors)
{
  RockCell *cell = &g_array_index (cells, RockCell, i);
  const RockCell *beyond = find_beyond (cells, plan, i, side);
  guint back = 1u << tm_board_edges_get_opposite ((TmSide) side);
  guint bit = 1u << side;

  if (((cell->tunnels | cell->breaches) & bit) == 0 || (plan->is_cards && beyond == NULL))
    return;
  if (beyond == NULL && (doors & bit) != 0)
    cell->joined |= bit;
  else if (beyond == NULL || beyond->kind == ROCK_GROWN)
    cell->blocked |= bit;
  else if (beyond->kind == ROCK_TILE && ((beyond->tunnels | beyond->breaches) & back) != 0)
    cell->joined |= bit;
  else if (beyond->kind == ROCK_TILE && (beyond->untold & back) == 0)
    cell->blocked |= bit;
}

static guint
find_doors (const TmStage *stage, guint grid, gint32 cell)
{
  guint sides = 0;

  for (guint i = tm_stage_get (stage, grid)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_DOOR && part->value == cell)
        sides |= 1u << tm_door_get_side (part);
    }
  return sides;
}

static GArray *
read_cells (const TmBoardPlan *plan, const TmStage *stage, guint grid)
{
  GArray *cells = g_array_new (FALSE, TRUE, sizeof (RockCell));

  for (guint i = tm_stage_get (stage, grid)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    if (tm_stage_get (stage, i)->kind == TM_NODE_CELL)
      {
        RockCell cell = read_cell (tm_stage_get (stage, i));

        g_array_append_val (cells, cell);
      }
  share_breaches (cells, plan);
  for (guint i = 0; i < cells->len; i++)
    {
      gboolean is_open = (g_array_index (cells, RockCell, i).tunnels
                          | g_array_index (cells, RockCell, i).breaches)
                         != 0;
      guint doors = is_open ? find_doors (stage, grid, (gint32) i) : 0;

      for (guint side = 0; side < TM_N_SIDES; side++)
        join_side (cells, plan, i, side, doors);
    }
  return cells;
}

static void
free_node (gpointer node)
{
  if (node != NULL)
    gsk_render_node_unref (node);
}

/**
 * tm_board_rock_new:
 *
 * Makes a mine without cells.
 *
 * Returns: (transfer full): the rock
 */
TmBoardRock *
tm_board_rock_new (void)
{
  TmBoardRock *self = g_new0 (TmBoardRock, 1);

  self->cells = g_array_new (FALSE, TRUE, sizeof (RockCell));
  for (guint i = 0; i < N_LAYERS; i++)
    self->layers[i] = g_ptr_array_new_with_free_func (free_node);
  return self;
}

/**
 * tm_board_rock_free:
 * @self: (transfer full): some rock
 *
 * Frees the rock.
 */
void
tm_board_rock_free (TmBoardRock *self)
{
  g_array_unref (self->cells);
  for (guint i = 0; i < N_LAYERS; i++)
    g_ptr_array_unref (self->layers[i]);
  g_free (self);
}

static void
forget_cell (TmBoardRock *self, guint cell)
{
  for (guint i = 0; i < N_LAYERS; i++)
    g_clear_pointer (&self->layers[i]->pdata[cell], free_node);
}

static void
forget_all (TmBoardRock *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    forget_cell (self, i);
}

/**
 * tm_board_rock_read:
 * @self: some rock
 * @plan: the plan of the board
 * @stage: a stage
 * @grid: the board in it
 *
 * Reads the tiles of a stage. Only those that are not as before are drawn anew.
 */
void
tm_board_rock_read (TmBoardRock *self, const TmBoardPlan *plan, const TmStage *stage, guint grid)
{
  GArray *cells = read_cells (plan, stage, grid);

  if (plan->is_cards != self->is_cards)
    forget_all (self);
  self->is_cards = plan->is_cards;
  if (cells->len != self->cells->len)
    for (guint i = 0; i < N_LAYERS; i++)
      {
        g_ptr_array_set_size (self->layers[i], 0);
        g_ptr_array_set_size (self->layers[i], (int) cells->len);
      }
  else
    for (guint i = 0; i < cells->len; i++)
      if (memcmp (&g_array_index (cells, RockCell, i), &g_array_index (self->cells, RockCell, i),
                  sizeof (RockCell))
          != 0)
        forget_cell (self, i);
  g_array_unref (self->cells);
  self->cells = cells;
}

/**
 * tm_board_rock_get_breaches:
 * @self: some rock
 * @cell: a cell
 *
 * Gets where tokens have broken through the sides of a cell, whichever of the neighbors says it.
 *
 * Returns: a set of sides, as bits `1 << side`
 */
guint
tm_board_rock_get_breaches (const TmBoardRock *self, int cell)
{
  g_return_val_if_fail (cell >= 0 && (guint) cell < self->cells->len, 0);
  return g_array_index (self->cells, RockCell, cell).breaches;
}

/* Drawing: the ground */

static void
snapshot_ground (
    GtkSnapshot *snapshot, float size, const GdkRGBA *top, const GdkRGBA *low, const GdkRGBA *line)
{
  const GskColorStop stops[] = { { 0, *top }, { 1, *low } };
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, size, size);
  GskRoundedRect tile;
  GdkRGBA shade;

  tm_paint_rgba (&shade, 0x000000, 0.28f);
  gsk_rounded_rect_init_from_rect (&tile, &box, size * RADIUS_PART);
  gtk_snapshot_append_outset_shadow (snapshot, &tile, &shade, 0, 2, 0, 0);
  gtk_snapshot_push_rounded_clip (snapshot, &tile);
  gtk_snapshot_append_linear_gradient (snapshot, &box, &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (0, size), stops, G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &tile, (float[]) { LINE, LINE, LINE, LINE },
                              (GdkRGBA[]) { *line, *line, *line, *line });
}

static void
snapshot_well (GtkSnapshot *snapshot, float size, const TmRockInks *inks)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, size, size);
  const GdkRGBA *line = &inks->well_line;
  GskRoundedRect well;

  gsk_rounded_rect_init_from_rect (&well, &box, size * RADIUS_PART);
  tm_paint_rounded (snapshot, &box, size * RADIUS_PART, &inks->well);
  gtk_snapshot_append_border (snapshot, &well, (float[]) { 1, 1, 1, 1 },
                              (GdkRGBA[]) { *line, *line, *line, *line });
}

static GskRenderNode *
create_ground (const RockCell *cell, float size, const TmRockInks *inks)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  switch (cell->kind)
    {
    case ROCK_TILE:
      snapshot_ground (snapshot, size, &inks->rock_top, &inks->rock, &inks->rock_line);
      break;
    case ROCK_BACK:
      snapshot_ground (snapshot, size, &inks->back_top, &inks->back, &inks->rock_line);
      tm_paint_symbol (snapshot, "tunnel", size * (1 - BACK_PART) / 2, size * (1 - BACK_PART) / 2,
                       size * BACK_PART, &inks->back_ink);
      break;
    case ROCK_GROWN:
      snapshot_ground (snapshot, size, &inks->grown, &inks->grown, &inks->rock_line);
      break;
    case ROCK_PLAIN:
    default:
      snapshot_well (snapshot, size, inks);
      break;
    }
  return gtk_snapshot_free_to_node (snapshot);
}

/* Drawing: tunnels */

/* A point so far out of the middle towards a side, and so far aside of that line. */
static graphene_point_t
get_point (guint side, float size, float out, float aside)
{
  float middle = size / 2;

  switch (side)
    {
    case TM_SIDE_UP:
      return GRAPHENE_POINT_INIT (middle + aside, middle - out);
    case TM_SIDE_RIGHT:
      return GRAPHENE_POINT_INIT (middle + out, middle + aside);
    case TM_SIDE_DOWN:
      return GRAPHENE_POINT_INIT (middle - aside, middle + out);
    case TM_SIDE_LEFT:
    default:
      return GRAPHENE_POINT_INIT (middle - out, middle - aside);
    }
}

/* From the middle to where the tunnel ends: at the edge, or where the neighbor's begins. */
static float
get_reach (const RockCell *cell, guint side, float size, float gap)
{
  return size / 2 + ((cell->joined >> side & 1) != 0 ? gap / 2 + OVERLAP : 0);
}

static void
add_line (GskPathBuilder *builder, const graphene_point_t *from, const graphene_point_t *to)
{
  gsk_path_builder_move_to (builder, from->x, from->y);
  gsk_path_builder_line_to (builder, to->x, to->y);
}

static void
add_bend (GskPathBuilder *builder, const RockCell *cell, guint side, float size, float gap)
{
  guint next = (side + 1) % TM_N_SIDES;
  float round = size * BEND_PART;
  graphene_point_t from = get_point (side, size, get_reach (cell, side, size, gap), 0);
  graphene_point_t bend = get_point (side, size, round, 0);
  graphene_point_t unbend = get_point (next, size, round, 0);
  graphene_point_t to = get_point (next, size, get_reach (cell, next, size, gap), 0);

  add_line (builder, &from, &bend);
  gsk_path_builder_conic_to (builder, size / 2, size / 2, unbend.x, unbend.y, QUARTER_WEIGHT);
  gsk_path_builder_line_to (builder, to.x, to.y);
}

static gboolean
is_single (guint sides)
{
  return sides != 0 && (sides & (sides - 1)) == 0;
}

/* Every two sides that are open are joined by a line or by a bend. */
static void
add_tunnels (GskPathBuilder *builder, const RockCell *cell, float size, float gap)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      guint next = 1u << (side + 1) % TM_N_SIDES, opposite = 1u << (side + 2) % TM_N_SIDES;
      graphene_point_t from = get_point (side, size, get_reach (cell, side, size, gap), 0);

      if ((cell->tunnels >> side & 1) == 0)
        continue;
      if ((cell->tunnels & next) != 0)
        add_bend (builder, cell, side, size, gap);
      if (side < 2 && (cell->tunnels & opposite) != 0)
        {
          guint across = (side + 2) % TM_N_SIDES;
          graphene_point_t to = get_point (across, size, get_reach (cell, across, size, gap), 0);

          add_line (builder, &from, &to);
        }
      if (is_single (cell->tunnels))
        add_line (builder, &from, &GRAPHENE_POINT_INIT (size / 2, size / 2));
    }
}

static void
add_breaches (GskPathBuilder *builder, const RockCell *cell, float size, float gap)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (((cell->breaches & ~cell->tunnels) >> side & 1) != 0)
      {
        graphene_point_t from = get_point (side, size, get_reach (cell, side, size, gap), 0);

        add_line (builder, &from, &GRAPHENE_POINT_INIT (size / 2, size / 2));
      }
}

static void
snapshot_stroke (GtkSnapshot *snapshot, GskPath *path, float width, const GdkRGBA *color)
{
  GskStroke *stroke = gsk_stroke_new (width);

  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gsk_stroke_free (stroke);
}

/* A round room in the middle: for what is printed on the tile, and where a tunnel ends. */
static float
get_chamber (const RockCell *cell, float size)
{
  if (cell->has_chamber)
    return size * CHAMBER_PART;
  if (is_single (cell->tunnels) || (cell->tunnels == 0 && cell->breaches != 0))
    return size * END_PART;
  return 0;
}

static void
snapshot_disc (GtkSnapshot *snapshot, float size, float radius, const GdkRGBA *color)
{
  if (radius > 0)
    tm_paint_rounded (
        snapshot,
        &GRAPHENE_RECT_INIT (size / 2 - radius, size / 2 - radius, 2 * radius, 2 * radius), radius,
        color);
}

/* Its walls are the same, broader: they are drawn below. */
static GskRenderNode *
create_open (const RockCell *cell, float size, float gap, float wall, const GdkRGBA *color)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskPathBuilder *breach_builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskPath) breaches = NULL;
  float chamber = get_chamber (cell, size);

  add_tunnels (builder, cell, size, gap);
  add_breaches (breach_builder, cell, size, gap);
  path = gsk_path_builder_free_to_path (builder);
  breaches = gsk_path_builder_free_to_path (breach_builder);
  if (!gsk_path_is_empty (breaches))
    snapshot_stroke (snapshot, breaches, size * BREACH_PART + 2 * wall, color);
  if (!gsk_path_is_empty (path))
    snapshot_stroke (snapshot, path, size * TUNNEL_PART + 2 * wall, color);
  snapshot_disc (snapshot, size, chamber > 0 ? chamber + wall : 0, color);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Where a tunnel meets rock it ends at a wall. */
static void
snapshot_walls (GtkSnapshot *snapshot, const RockCell *cell, float size, const TmRockInks *inks)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  float half = size * (TUNNEL_PART / 2 + WALL_PART), width = size * WALL_PART * 1.5f;

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((cell->blocked >> side & 1) != 0)
      {
        graphene_point_t from = get_point (side, size, (size - width) / 2, -half);
        graphene_point_t to = get_point (side, size, (size - width) / 2, half);

        add_line (builder, &from, &to);
      }
  path = gsk_path_builder_free_to_path (builder);
  snapshot_stroke (snapshot, path, width, &inks->wall);
}

/* What nobody has told is dotted: there may be a tunnel. */
static void
snapshot_untold (GtkSnapshot *snapshot, const RockCell *cell, float size, const TmRockInks *inks)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (size * DOT_PART);
  float half = size * TUNNEL_PART / 2, dot = size * DOT_PART;

  for (guint side = 0; side < TM_N_SIDES; side++)
    for (int hand = -1; hand <= 1 && (cell->untold >> side & 1) != 0; hand += 2)
      {
        graphene_point_t from = get_point (side, size, size / 2 - dot, (float) hand * half);
        graphene_point_t to = get_point (side, size, half + dot * 1.6f, (float) hand * half);

        add_line (builder, &from, &to);
      }
  if (cell->tunnels == 0 && cell->breaches == 0 && !cell->has_chamber)
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (size / 2, size / 2), half * 0.72f);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_dash (stroke, (float[]) { 0, dot * 2.1f }, 2);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &inks->floor);
  gsk_stroke_free (stroke);
}

static GskRenderNode *
create_ends (const RockCell *cell, float size, const TmRockInks *inks)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  if (cell->untold != 0)
    snapshot_untold (snapshot, cell, size, inks);
  if (cell->blocked != 0)
    snapshot_walls (snapshot, cell, size, inks);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Drawing: all of it */

/* A card that lies face down looks as a tile does; what is no card is felt. */
static void
draw_card (TmBoardRock *self, guint i, float size, float gap)
{
  const RockCell *cell = &g_array_index (self->cells, RockCell, i);
  const TmCardGround card = {
    .exits = cell->tunnels | cell->breaches,
    .untold = cell->untold,
    .joined = cell->joined,
    .is_entrance = cell->is_entrance != 0,
  };
  GtkSnapshot *ends;

  if (cell->kind == ROCK_PLAIN)
    return;
  if (cell->kind == ROCK_TILE)
    {
      self->layers[LAYER_GROUND]->pdata[i] = tm_board_card_draw_walls (&card, size, &self->inks);
      self->layers[LAYER_FLOOR]->pdata[i]
          = tm_board_card_draw_floor (&card, size, gap, &self->inks);
    }
  else
    self->layers[LAYER_GROUND]->pdata[i] = create_ground (cell, size, &self->inks);
  ends = gtk_snapshot_new ();
  if (cell->blocked != 0)
    snapshot_walls (ends, cell, size, &self->inks);
  self->layers[LAYER_ENDS]->pdata[i] = gtk_snapshot_free_to_node (ends);
}

static void
draw_cell (TmBoardRock *self, guint i, float size, float gap)
{
  const RockCell *cell = &g_array_index (self->cells, RockCell, i);

  if (self->is_cards)
    {
      draw_card (self, i, size, gap);
      return;
    }
  self->layers[LAYER_GROUND]->pdata[i] = create_ground (cell, size, &self->inks);
  if (cell->kind != ROCK_TILE)
    return;
  self->layers[LAYER_WALLS]->pdata[i]
      = create_open (cell, size, gap, size * WALL_PART, &self->inks.wall);
  self->layers[LAYER_FLOOR]->pdata[i] = create_open (cell, size, gap, 0, &self->inks.floor);
  self->layers[LAYER_ENDS]->pdata[i] = create_ends (cell, size, &self->inks);
}

static void
draw_cells (TmBoardRock *self, const TmBoardPlan *plan)
{
  TmRockInks inks;

  tm_rock_inks_init (&inks);
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): nothing but components of colours */
  if (memcmp (&inks, &self->inks, sizeof inks) != 0 || plan->cell != self->size
      || plan->gap != self->gap)
    forget_all (self);
  self->inks = inks;
  self->size = plan->cell;
  self->gap = plan->gap;
  for (guint i = 0; i < self->cells->len; i++)
    if (self->layers[LAYER_GROUND]->pdata[i] == NULL)
      draw_cell (self, i, (float) plan->cell, (float) plan->gap);
}

static void
snapshot_nodes (GtkSnapshot *snapshot, GPtrArray *nodes, const TmBoardPlan *plan)
{
  for (guint i = 0; i < nodes->len; i++)
    {
      GdkRectangle place;

      if (nodes->pdata[i] == NULL)
        continue;
      tm_board_plan_get_place (plan, (int) i, &place);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) place.x, (float) place.y));
      gtk_snapshot_append_node (snapshot, nodes->pdata[i]);
      gtk_snapshot_restore (snapshot);
    }
}

/**
 * tm_board_rock_snapshot:
 * @self: some rock
 * @snapshot: what to draw on, the board at 0, 0
 * @plan: the plan of the board, with the size of its cells
 *
 * Draws wells, tiles and tunnels.
 */
void
tm_board_rock_snapshot (TmBoardRock *self, GtkSnapshot *snapshot, const TmBoardPlan *plan)
{
  draw_cells (self, plan);
  for (guint i = 0; i < N_LAYERS; i++)
    snapshot_nodes (snapshot, self->layers[i], plan);
}

/**
 * tm_board_rock_snapshot_tokens:
 * @self: some rock
 * @snapshot: what to draw on, the board at 0, 0
 * @plan: the plan of the board, with the size of its cells
 *
 * Draws the tokens that have broken through, on the joints. Of two cells, the left or upper one draws
 * what is between them.
 */
void
tm_board_rock_snapshot_tokens (TmBoardRock *self, GtkSnapshot *snapshot, const TmBoardPlan *plan)
{
  float size = (float) plan->cell * TOKEN_PART;

  for (guint i = 0; i < self->cells->len; i++)
    for (guint side = 0; side < TM_N_SIDES; side++)
      {
        gboolean is_breached = (g_array_index (self->cells, RockCell, i).breaches >> side & 1) != 0;
        const RockCell *beyond = find_beyond (self->cells, plan, i, side);
        guint back = 1u << tm_board_edges_get_opposite ((TmSide) side);
        gboolean is_first = side == TM_SIDE_RIGHT || side == TM_SIDE_DOWN || beyond == NULL
                            || (beyond->breaches & back) == 0;
        graphene_point_t ends[2];

        if (!is_first || !is_breached)
          continue;
        tm_board_edges_get_line (plan, (int) i, (TmSide) side, ends);
        tm_figure_token (
            snapshot, "passage", TM_ROLE_NONE,
            &GRAPHENE_POINT_INIT ((ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2), size,
            side % 2 == 0);
      }
}
