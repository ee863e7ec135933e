/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of a match, as the rules see it. */

#include "config.h"

#include <string.h>

#include "black-crystal-turn.h"

#define PASSAGE_NORTH (1 << 0)
#define PASSAGE_EAST (1 << 1)
#define PASSAGE_DOOR(side) (1 << (2 + (int) (side)))

/* The values of a layer, by cell: the mine is read as a whole, many times a move. */
static const gint32 *
get_layer (const TmTable *table, guint layer)
{
  return tm_table_get_slots (table)
         + tm_box_get_cell_slot (tm_table_get_box (table), GRID_MINE, TM_NO_SEAT, layer, 0);
}

static guint
get_entrance_cell (const TmTable *table, TmSide side)
{
  guint at = (guint) tm_table_get_option (table, OPTION_ENTRANCE_N + (guint) side) - 1;

  switch (side)
    {
    case TM_SIDE_UP:
      return CRYSTAL_CELL (at, CRYSTAL_ROWS - 1);
    case TM_SIDE_RIGHT:
      return CRYSTAL_CELL (CRYSTAL_COLUMNS - 1, at);
    case TM_SIDE_DOWN:
      return CRYSTAL_CELL (at, 0);
    case TM_SIDE_LEFT:
    default:
      return CRYSTAL_CELL (0, at);
    }
}

/* The joints are kept once on the table, twice on the map. */
static void
read_passages (const TmTable *table, CrystalMap *map)
{
  const gint32 *passages = get_layer (table, LAYER_PASSAGE);

  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    {
      gint32 bits = passages[cell];

      if (bits == 0)
        continue;
      if (bits & PASSAGE_NORTH && crystal_get_neighbour (cell, TM_SIDE_UP) >= 0)
        crystal_map_set_passage (map, cell, TM_SIDE_UP, TRUE);
      if (bits & PASSAGE_EAST && crystal_get_neighbour (cell, TM_SIDE_RIGHT) >= 0)
        crystal_map_set_passage (map, cell, TM_SIDE_RIGHT, TRUE);
      for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
        if (bits & PASSAGE_DOOR (side) && map->entrances[side] == cell)
          map->doors |= (guint8) (1u << side);
    }
}

static void
read_cells (const TmTable *table, CrystalMap *map)
{
  const gint32 *tiles = get_layer (table, LAYER_TILE);
  const gint32 *sides = get_layer (table, LAYER_SIDES);
  const gint32 *events = get_layer (table, LAYER_EVENT);
  const gint32 *booms = get_layer (table, LAYER_BOOM);
  const gint32 *rubble = get_layer (table, LAYER_RUBBLE);
  const gint32 *crystals = get_layer (table, LAYER_CRYSTAL);
  const gint32 *fresh = get_layer (table, LAYER_FRESH);

  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    {
      CrystalCell *here = &map->cells[cell];

      here->laid = (guint8) tiles[cell];
      if (here->laid == LAID_NONE)
        continue;
      here->untold = (guint8) (~(sides[cell] >> 4) & CRYSTAL_ALL_SIDES);
      here->sides = (guint8) (sides[cell] & CRYSTAL_ALL_SIDES & ~here->untold);
      here->event = (guint8) events[cell];
      here->boom = (guint8) booms[cell];
      here->rubble = (guint8) rubble[cell];
      here->crystals = (guint8) crystals[cell];
      here->fresh = (guint8) fresh[cell];
    }
}

/**
 * crystal_read_map:
 * @table: a table
 * @map: (out): the mine as it lies there
 */
void
crystal_read_map (const TmTable *table, CrystalMap *map)
{
  crystal_map_init (map, tm_table_get_n_seats (table));
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    map->entrances[side] = (guint8) get_entrance_cell (table, side);
  read_cells (table, map);
  read_passages (table, map);
  for (guint seat = 0; seat < map->n_seats; seat++)
    {
      map->sides[seat] = (guint8) crystal_get_entrance (table, seat);
      map->dwarfs[seat] = (gint8) tm_table_get_counter (table, COUNTER_AT, seat);
    }
}

static gint32
get_passage_bits (const CrystalMap *map, guint cell)
{
  gint32 bits = 0;

  if (map->cells[cell].passages & 1u << TM_SIDE_UP)
    bits |= PASSAGE_NORTH;
  if (map->cells[cell].passages & 1u << TM_SIDE_RIGHT)
    bits |= PASSAGE_EAST;
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    if (map->doors & 1u << side && map->entrances[side] == cell)
      bits |= PASSAGE_DOOR (side);
  return bits;
}

static void
commit_cell (TmResolution *resolution, const CrystalMap *map, guint cell)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const CrystalCell *here = &map->cells[cell];
  gboolean has_sides = here->laid == LAID_TILE || here->laid == LAID_FACE_DOWN;
  const gint32 values[] = {
    [LAYER_TILE] = here->laid,
    [LAYER_SIDES]
    = has_sides ? (gint32) (here->sides | (~here->untold & CRYSTAL_ALL_SIDES) << 4) : 0,
    [LAYER_EVENT] = has_sides ? here->event : EVENT_NONE,
    [LAYER_BOOM] = here->boom,
    [LAYER_RUBBLE] = here->rubble,
    [LAYER_CRYSTAL] = here->crystals,
    [LAYER_FRESH] = here->fresh,
    [LAYER_PASSAGE] = get_passage_bits (map, cell),
  };

  for (guint layer = 0; layer < G_N_ELEMENTS (values); layer++)
    if (get_layer (table, layer)[cell] != values[layer])
      tm_resolution_set_cell (resolution, GRID_MINE, TM_NO_SEAT, layer, CRYSTAL_COLUMN (cell),
                              CRYSTAL_ROW (cell), values[layer]);
}

/**
 * crystal_commit_map:
 * @resolution: a resolution
 * @map: the mine as it is to be; dwarfs are no part of it
 * @laid: (inout): the mine as it lies on the table
 *
 * Lays the mine on the table: what differs is changed.
 */
void
crystal_commit_map (TmResolution *resolution, const CrystalMap *map, CrystalMap *laid)
{
  if (map->doors == laid->doors && memcmp (map->cells, laid->cells, sizeof map->cells) == 0)
    return;
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (map->doors != laid->doors
        || memcmp (&map->cells[cell], &laid->cells[cell], sizeof (CrystalCell)) != 0)
      commit_cell (resolution, map, cell);
  *laid = *map;
}

/**
 * crystal_get_entrance:
 * @table: a table
 * @seat: a seat
 *
 * Returns: the side of its entrance
 */
guint
crystal_get_entrance (const TmTable *table, guint seat)
{
  return crystal_get_entrance_side (tm_table_get_box (table), seat);
}

/**
 * crystal_get_skill:
 * @table: a table
 * @seat: a seat
 *
 * Returns: its skill, or -1
 */
int
crystal_get_skill (const TmTable *table, guint seat)
{
  int piece
      = tm_table_find_kind (table, tm_table_get_zone (table, ZONE_BEFORE, (int) seat), PIECE_SKILL);

  return piece < 0 ? -1 : tm_table_get_piece_face (table, (guint) piece);
}

/* Whether cells are kept at this table. */
gboolean
crystal_knows_map (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_MAP) == MAP_ON;
}

/**
 * crystal_get_active:
 * @table: a table
 *
 * Returns: the seat whose turn it is, or -1
 */
int
crystal_get_active (const TmTable *table)
{
  guint32 turn = tm_table_get_turn (table);

  return turn == 0 ? -1 : g_bit_nth_lsf (turn, -1);
}

/* What only the card tells, or CRYSTAL_UNTOLD. */
gint32
crystal_get_find_value (const TmTable *table, CrystalFind find)
{
  return tm_table_get_cell (table, GRID_FIND_BOX, TM_NO_SEAT, LAYER_FIND_VALUE, find, 0);
}

/**
 * crystal_get_health:
 * @table: a table
 * @monster: of [enum@CrystalMonster]
 *
 * Returns: its health, as the owner has told it or as the bestiary has it; %CRYSTAL_UNTOLD
 */
gint32
crystal_get_health (const TmTable *table, CrystalMonster monster)
{
  gint32 told;

  if (monster == MONSTER_OTHER)
    return CRYSTAL_UNTOLD;
  told = tm_table_get_cell (table, GRID_BOOM_BOX, TM_NO_SEAT, LAYER_BOOM_HEALTH, monster, 0);
  return told != CRYSTAL_UNTOLD ? told : crystal_monsters[monster].health;
}

/* How many of a Find card lie open before a seat. */
guint
crystal_count_before (const TmTable *table, guint seat, CrystalFind find)
{
  return tm_table_count_face (table, tm_table_get_zone (table, ZONE_BEFORE, (int) seat), PIECE_FIND,
                              find);
}

/**
 * crystal_find_held:
 * @table: a table
 * @seat: a seat
 * @find: a Find card
 *
 * Looks for a card that a seat has, before it, in its hand by name, or among the cards of its hand
 * that nobody has named.
 *
 * Returns: the piece, or -1
 */
int
crystal_find_held (const TmTable *table, guint seat, CrystalFind find)
{
  guint before = tm_table_get_zone (table, ZONE_BEFORE, (int) seat);
  guint hand = tm_table_get_zone (table, ZONE_HAND, (int) seat);
  int piece = tm_table_find_piece (table, before, PIECE_FIND, find);

  if (piece < 0)
    piece = tm_table_find_piece (table, hand, PIECE_FIND, find);
  if (piece < 0)
    piece = tm_table_find_piece (table, hand, PIECE_FIND, TM_FACE_UNKNOWN);
  return piece;
}

/* What a seat can do at this point of its own turn. */
static guint
get_own_moments (const TmTable *table, gboolean has_top)
{
  guint moments = MOMENT_BIT (MOMENT_OWN);

  if (tm_table_get_phase (table) == PHASE_START && !has_top)
    moments |= MOMENT_BIT (MOMENT_OWN_START);
  return moments;
}

/* What a seat can do at this point of another's turn. */
static guint
get_foe_moments (const TmTable *table, guint seat, const CrystalPending *top, gboolean has_top)
{
  guint moments = MOMENT_BIT (MOMENT_FOE_TURN);
  gint32 last_won = tm_table_get_shared (table, COUNTER_LAST_WON);

  if (tm_table_get_phase (table) == PHASE_START && !has_top)
    moments |= MOMENT_BIT (MOMENT_FOE_START);
  if (tm_table_get_phase (table) == PHASE_END && !has_top)
    moments |= MOMENT_BIT (MOMENT_FOE_END);
  if (last_won > 0 && last_won != (gint32) seat + 1)
    moments |= MOMENT_BIT (MOMENT_FOE_WON);
  if (!has_top || top->seat == (gint32) seat)
    return moments;
  if (top->kind == PENDING_FIND || top->kind == PENDING_EVEN_ODD)
    moments |= MOMENT_BIT (MOMENT_FOE_FIND);
  if (top->kind == PENDING_FIGHT)
    {
      moments |= MOMENT_BIT (MOMENT_FOE_MONSTER);
      if (tm_table_get_shared (table, COUNTER_FIGHT_BOOSTS) > 0)
        moments |= MOMENT_BIT (MOMENT_FOE_BOOST);
    }
  if (top->kind == PENDING_DUEL)
    moments |= MOMENT_BIT (MOMENT_FOE_BOOST);
  if (top->kind == PENDING_BOOM || top->kind == PENDING_FIND || top->kind == PENDING_PIT
      || top->kind == PENDING_ARRIVAL || top->kind == PENDING_JUNK_FIND)
    moments |= MOMENT_BIT (MOMENT_FOE_LAID);
  return moments;
}

/**
 * crystal_get_moments:
 * @table: a table
 * @seat: a seat
 *
 * Tells at which moments of the card texts a seat is just now.
 *
 * Returns: set of MOMENT_BIT()
 */
guint
crystal_get_moments (const TmTable *table, guint seat)
{
  CrystalPending top = { 0 };
  gboolean has_top = crystal_get_pending (table, 0, &top);
  guint moments = crystal_get_active (table) == (int) seat
                      ? get_own_moments (table, has_top)
                      : get_foe_moments (table, seat, &top, has_top);

  /* Whoever fights, in whosever turn, may announce boosts before the die. Whose turn it is may look on:
   * a monster can be handed to another player. */
  if (has_top
      && ((top.kind == PENDING_FIGHT && top.seat == (gint32) seat
           && !crystal_is_late_to_boost (table))
          || (top.kind == PENDING_DUEL
              && (top.seat == (gint32) seat || (top.b & 0xf) == (gint32) seat))))
    moments |= MOMENT_BIT (MOMENT_OWN_ROLL);
  if (has_top && top.kind == PENDING_FIGHT && top.seat == (gint32) seat
      && tm_table_get_shared (table, COUNTER_FIGHT_ROLLS) == 0)
    moments |= MOMENT_BIT (MOMENT_OWN_MONSTER);
  return moments;
}
