/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What random play takes where neither a draw nor the declaration makes sense at a table: tiles that are
 * still in the bag, cards that a hand could have, cells that can be reached. */

#include "config.h"

#include "black-crystal-chance.h"
#include "black-crystal-play.h"

#define MANY_HEALTH 6

static gint32
below (TmRandom *random, guint n)
{
  return (gint32) tm_random_below (random, n);
}

static gboolean
set_any (TmArgs *args, guint param, const gint32 *values, guint n_values, TmRandom *random)
{
  if (n_values == 0)
    return FALSE;
  tm_args_set (args, param, values[below (random, n_values)]);
  return TRUE;
}

/* Whose the event on top is, or whose turn it is. */
static guint
get_concerned (const TmTable *table)
{
  CrystalPending top;

  return crystal_get_pending (table, 0, &top) ? (guint) top.seat
                                              : (guint) MAX (crystal_get_active (table), 0);
}

/* Tiles */

/* Ordinary tiles of one event: as told, else as many as of the others. */
static guint
get_weight (const TmTable *table, guint event)
{
  gint32 told = tm_table_get_cell (table, GRID_TILE_BOX, TM_NO_SEAT, LAYER_TILE_SUM, event, 0);

  return told > 0 ? (guint) told : CRYSTAL_N_ORDINARY / 3;
}

static gint32
sample_ordinary (const TmTable *table, TmRandom *random)
{
  guint weights[] = { get_weight (table, EVENT_NONE), get_weight (table, EVENT_BOOM),
                      get_weight (table, EVENT_FIND) };
  guint place = tm_random_below (random, weights[0] + weights[1] + weights[2]);

  if (place < weights[0])
    return EVENT_NONE;
  return place < weights[0] + weights[1] ? EVENT_BOOM : EVENT_FIND;
}

/* One of the tiles in the bag of the app; -1: there is none. */
static gint32
sample_bag (const TmTable *table, TmRandom *random)
{
  guint pieces[CRYSTAL_N_TILES];
  guint n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_BAG, TM_NO_SEAT),
                                       pieces, G_N_ELEMENTS (pieces));

  if (n_pieces == 0 || tm_table_get_option (table, OPTION_TILES) != TM_SOURCE_APP)
    return -1;
  return (gint32) CRYSTAL_FACE_EVENT (
      tm_table_get_piece_face (table, pieces[below (random, n_pieces)]));
}

/* One of the tiles nobody has seen. */
static gint32
sample_tile (const TmTable *table, TmRandom *random)
{
  static const struct
  {
    guint counter;
    CrystalEvent event;
  } specials[] = {
    { COUNTER_BAG_CRYSTAL, EVENT_CRYSTAL },
    { COUNTER_BAG_EXIT, EVENT_EXIT },
    { COUNTER_BAG_PORTAL, EVENT_PORTAL },
    { COUNTER_BAG_PIT, EVENT_PIT },
  };
  gint32 place = below (random, (guint) MAX (tm_table_get_shared (table, COUNTER_BAG), 1));
  gint32 event = sample_bag (table, random);

  if (event >= 0)
    return event;
  for (guint i = 0; i < G_N_ELEMENTS (specials); i++)
    {
      place -= tm_table_get_shared (table, specials[i].counter);
      if (place < 0)
        return (gint32) specials[i].event;
    }
  return sample_ordinary (table, random);
}

static gboolean
sample_event (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  if (tm_table_get_shared (table, COUNTER_BAG) == 0)
    return FALSE;
  tm_args_set (args, param, sample_tile (table, random));
  return TRUE;
}

static gboolean
sample_sides (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  guint32 sets[TM_MAX_SETS];
  gint32 sides[TM_N_SIDES];
  guint n_sides = 0;
  int n_sets = crystal_list_sets (table, move, param, args, sets);
  guint32 set;

  if (n_sets == 0)
    return FALSE;
  set = n_sets > 0 ? sets[below (random, (guint) n_sets)]
                   : 1 + (guint32) below (random, CRYSTAL_ALL_SIDES);
  for (gint32 side = 0; side < TM_N_SIDES; side++)
    if (set >> side & 1)
      sides[n_sides++] = side;
  tm_args_set_list (args, param, sides, n_sides);
  return TRUE;
}

/* Cells */

typedef gboolean (*IsCell) (const CrystalMap *map, guint cell);

static gboolean
is_undug (const CrystalMap *map, guint cell)
{
  return map->cells[cell].laid == LAID_NONE;
}

static gboolean
is_half_told (const CrystalMap *map, guint cell)
{
  return map->cells[cell].laid == LAID_TILE && map->cells[cell].untold != 0;
}

static gboolean
is_portal (const CrystalMap *map, guint cell)
{
  return map->cells[cell].laid == LAID_TILE && map->cells[cell].event == EVENT_PORTAL;
}

static gboolean
has_rubble (const CrystalMap *map, guint cell)
{
  return map->cells[cell].rubble != 0;
}

static gboolean
is_open_tile (const CrystalMap *map, guint cell)
{
  return map->cells[cell].laid == LAID_TILE;
}

/* A cell anywhere of which something is true. */
static gboolean
sample_anywhere (const TmTable *table, guint param, IsCell is_cell, TmRandom *random, TmArgs *args)
{
  gint32 cells[CRYSTAL_N_CELLS];
  guint n_cells = 0;
  CrystalMap map;

  crystal_read_map (table, &map);
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (is_cell (&map, cell))
      cells[n_cells++] = (gint32) cell;
  return set_any (args, param, cells, n_cells, random);
}

/* The cell of a dwarf or one beside it. */
static gboolean
sample_beside (
    const TmTable *table, guint seat, guint param, IsCell is_cell, TmRandom *random, TmArgs *args)
{
  gint32 cells[TM_N_SIDES + 1];
  guint n_cells = 0;
  CrystalMap map;
  int place;

  crystal_read_map (table, &map);
  place = map.dwarfs[seat];
  if (CRYSTAL_IS_ENTRANCE (place))
    {
      cells[n_cells++] = map.entrances[map.sides[seat]];
      return is_cell (&map, (guint) cells[0]) && set_any (args, param, cells, n_cells, random);
    }
  if (is_cell (&map, (guint) place))
    cells[n_cells++] = place;
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      int next = crystal_get_neighbour ((guint) place, side);

      if (next >= 0 && is_cell (&map, (guint) next))
        cells[n_cells++] = next;
    }
  return set_any (args, param, cells, n_cells, random);
}

static gboolean
sample_extra (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  guint8 listed[CRYSTAL_N_CELLS];
  gint32 cells[CRYSTAL_N_CELLS];
  CrystalPending top;
  guint n_cells;

  if (!crystal_get_pending (table, 0, &top) || top.kind != PENDING_LAY)
    return FALSE;
  n_cells = crystal_list_laying (table, &top, listed);
  for (guint i = 0; i < n_cells; i++)
    cells[i] = listed[i];
  return set_any (args, param, cells, n_cells, random);
}

/* Cards */

/* Whether a hand could have a card: no more of it lie open than there are. */
static gboolean
is_left (const TmTable *table, CrystalFind find)
{
  guint n_open = tm_table_count_face (
      table, tm_table_get_zone (table, ZONE_FIND_DISCARD, TM_NO_SEAT), PIECE_FIND, (gint32) find);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n_open += crystal_count_before (table, seat, find);
  return n_open < crystal_get_copies (table, GRID_FIND_BOX, find);
}

/* A card that a seat has, or could have in a hand nobody may look into, for one purpose. */
static gboolean
sample_held (const TmTable *table,
             guint seat,
             guint param,
             gboolean for_boost,
             TmRandom *random,
             TmArgs *args)
{
  guint moments = crystal_get_moments (table, seat);
  gint32 finds[CRYSTAL_N_FINDS];
  guint n_finds = 0;

  for (guint i = 0; i < CRYSTAL_N_FINDS; i++)
    {
      int piece = crystal_find_held (table, seat, (CrystalFind) i);

      if (piece < 0 || crystal_find_is_boost ((CrystalFind) i) != for_boost
          || (tm_table_get_piece_face (table, (guint) piece) == TM_FACE_UNKNOWN
              && !is_left (table, (CrystalFind) i)))
        continue;
      if (for_boost || (crystal_finds[i].moments & moments) != 0)
        finds[n_finds++] = (gint32) i;
    }
  return set_any (args, param, finds, n_finds, random);
}

/* A deck that is used up is made of its discard first. */
static guint
get_drawn_zone (const TmTable *table, guint kind)
{
  guint deck
      = tm_table_get_zone (table, kind == PIECE_FIND ? ZONE_FIND_DECK : ZONE_BOOM_DECK, TM_NO_SEAT);

  if (tm_table_count_zone (table, deck) > 0)
    return deck;
  return tm_table_get_zone (table, kind == PIECE_FIND ? ZONE_FIND_DISCARD : ZONE_BOOM_DISCARD,
                            TM_NO_SEAT);
}

static gboolean
can_be_drawn (const TmTable *table, guint kind, guint card)
{
  guint zone = get_drawn_zone (table, kind);

  if (tm_table_find_piece (table, zone, kind, (gint32) card) >= 0)
    return TRUE;
  return tm_table_find_piece (table, zone, kind, TM_FACE_UNKNOWN) >= 0
         && (kind != PIECE_FIND || is_left (table, (CrystalFind) card));
}

/* A card from a real deck: what was told, or one of each that is not. */
static gboolean
sample_deck (const TmTable *table,
             guint param,
             guint kind,
             guint n_cards,
             gboolean (*fits) (const TmArgs *args, guint card),
             TmRandom *random,
             TmArgs *args)
{
  guint grid = kind == PIECE_FIND ? GRID_FIND_BOX : GRID_BOOM_BOX;
  gint32 cards[CRYSTAL_N_BOOM_CARDS];
  guint n = 0;

  for (guint card = 0; card < n_cards; card++)
    if (crystal_get_copies (table, grid, card) > 0 && fits (args, card)
        && can_be_drawn (table, kind, card))
      cards[n++] = (gint32) card;
  return set_any (args, param, cards, n, random);
}

static gboolean
has_sign (const TmArgs *args, guint card)
{
  return !tm_args_has (args, FIND_SIGN)
         || crystal_find_is_negative ((CrystalFind) card)
                == (tm_args_get (args, FIND_SIGN) == SIGN_NEGATIVE);
}

static gboolean
is_any (const TmArgs *args, guint card)
{
  (void) args;
  (void) card;
  return TRUE;
}

/* Moves */

static gboolean
sample_seat (const TmTable *table, guint param, TmArgs *args)
{
  tm_args_set (args, param, (gint32) get_concerned (table));
  return TRUE;
}

static guint
get_seat (const TmTable *table, const TmArgs *args, guint param)
{
  return tm_args_has (args, param) ? (guint) tm_args_get (args, param) : get_concerned (table);
}

/* Another player. */
static gboolean
sample_rival (const TmTable *table, guint seat, guint param, TmRandom *random, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);

  tm_args_set (args, param,
               (gint32) ((seat + 1 + tm_random_below (random, n_seats - 1)) % n_seats));
  return TRUE;
}

static gboolean
sample_dig (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  switch (param)
    {
    case DIG_CELL:
      return sample_beside (table, crystal_find_mover (table), param, is_undug, random, args);
    case DIG_EVENT:
      return sample_event (table, param, random, args);
    case DIG_SIDES:
      return sample_sides (table, MOVE_DIG, param, random, args);
    default:
      return FALSE;
    }
}

static gboolean
sample_step (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  switch (param)
    {
    case STEP_EVENT:
      return sample_event (table, param, random, args);
    case STEP_SIDES:
      return sample_sides (table, MOVE_STEP, param, random, args);
    default:
      return FALSE;
    }
}

static gboolean
sample_lay (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  switch (param)
    {
    case LAY_CELL:
      return sample_extra (table, param, random, args);
    case LAY_EVENT:
      return sample_event (table, param, random, args);
    case LAY_SIDES:
      return sample_sides (table, MOVE_LAY_EXTRA, param, random, args);
    default:
      return FALSE;
    }
}

static gboolean
sample_thrown (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  CrystalPending top;

  switch (param)
    {
    case THROWN_SEAT:
      return sample_seat (table, param, args);
    case THROWN_BY:
      if (!crystal_get_pending (table, 0, &top) || top.kind != PENDING_THROWN
          || top.a == CRYSTAL_BY_CAVE_IN)
        return FALSE;
      tm_args_set (args, param, top.a);
      return TRUE;
    case THROWN_EVENT:
      return sample_event (table, param, random, args);
    case THROWN_SIDES:
      return sample_sides (table, MOVE_THROWN, param, random, args);
    default:
      return FALSE;
    }
}

/* A die that is asked for although not every fight has it. */
static gboolean
sample_die (guint param, TmRandom *random, TmArgs *args)
{
  tm_args_set (args, param, below (random, 6));
  return TRUE;
}

static gboolean
sample_play (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  guint seat = get_seat (table, args, PLAY_SEAT);

  switch (param)
    {
    case PLAY_SEAT:
      return sample_seat (table, param, args);
    case PLAY_CARD:
      return sample_held (table, seat, param, FALSE, random, args);
    case PLAY_TARGET:
      return sample_rival (table, seat, param, random, args);
    case PLAY_CELL:
      return sample_anywhere (table, param, is_open_tile, random, args);
    case PLAY_COUNT:
      tm_args_set (args, param, 1 + below (random, 3));
      return TRUE;
    case PLAY_DIE:
      return sample_die (param, random, args);
    case PLAY_DIR:
      tm_args_set (args, param, below (random, TM_N_SIDES));
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
sample_skill (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  guint seat = get_seat (table, args, SKILL_SEAT);

  switch (param)
    {
    case SKILL_SEAT:
      return sample_seat (table, param, args);
    case SKILL_TARGET:
      return sample_rival (table, seat, param, random, args);
    case SKILL_NAMED:
      tm_args_set (args, param, 1 + below (random, 6));
      return TRUE;
    case SKILL_DIE:
      return sample_die (param, random, args);
    case SKILL_CALL:
      tm_args_set (args, param, below (random, 2));
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
sample_blast (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  guint seat = get_concerned (table);
  gint32 means[CRYSTAL_N_MEANS];
  guint n_means = 0;

  if (param == BLAST_CELL)
    return sample_beside (table, seat, param, is_open_tile, random, args);
  if (param != BLAST_MEANS)
    return FALSE;
  for (gint32 i = MEANS_EXPLOSIVE; i < CRYSTAL_N_MEANS; i++)
    if (crystal_has_means (table, seat, (CrystalMeans) i))
      means[n_means++] = i;
  return set_any (args, param, means, n_means, random);
}

static gboolean
sample_boom (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  CrystalPending top;

  if (param == BOOM_HEALTH)
    {
      tm_args_set (args, param, 1 + below (random, MANY_HEALTH));
      return TRUE;
    }
  if (crystal_get_pending (table, 0, &top) && top.kind == PENDING_BOOM && top.b & BOOM_SWARM)
    {
      tm_args_set (args, param, MONSTER_COCKROACH);
      return TRUE;
    }
  return sample_deck (table, param, PIECE_BOOM, CRYSTAL_N_MONSTERS, is_any, random, args);
}

static gboolean
sample_find (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  if (param == FIND_SEAT)
    return sample_seat (table, param, args);
  return param == FIND_CARD
         && sample_deck (table, param, PIECE_FIND, CRYSTAL_N_FINDS, has_sign, random, args);
}

static gboolean
sample_discard (const TmTable *table, guint param, TmArgs *args)
{
  guint seat = get_seat (table, args, DISCARD_SEAT);
  gint32 over = tm_table_get_counter (table, COUNTER_HAND, seat) - CRYSTAL_HAND_LIMIT;
  CrystalPending top;

  if (param == DISCARD_SEAT)
    return sample_seat (table, param, args);
  if (param != DISCARD_COUNT)
    return FALSE;
  if (crystal_get_pending (table, 0, &top) && top.kind == PENDING_DISCARD)
    over = MIN (top.a, tm_table_get_counter (table, COUNTER_HAND, seat));
  tm_args_set (args, param, MAX (over, 0));
  return TRUE;
}

static gboolean
sample_first (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  guint seat = get_concerned (table);

  switch (move)
    {
    case MOVE_DRAFT:
      return param == DRAFT_SEAT && sample_seat (table, param, args);
    case MOVE_SET_SIDES:
      return param == SET_SIDES_CELL && sample_anywhere (table, param, is_half_told, random, args);
    case MOVE_CHALLENGE:
      if (param == CHALLENGE_SEAT)
        return sample_seat (table, param, args);
      return param == CHALLENGE_RIVAL
             && sample_rival (table, get_seat (table, args, CHALLENGE_SEAT), param, random, args);
    case MOVE_PORTAL:
      return sample_anywhere (table, param, is_portal, random, args);
    case MOVE_CLEAR_BY_TIME:
      return sample_beside (table, seat, param, has_rubble, random, args);
    case MOVE_FIGHT_ROLL:
      return param == FIGHT_DIE2 && sample_die (param, random, args);
    case MOVE_CONTROL_ROLL:
      return sample_die (param, random, args);
    case MOVE_BOOST:
      if (param == BOOST_SEAT)
        return sample_seat (table, param, args);
      tm_args_set (args, BOOST_USES, 1);
      return param == BOOST_CARD
             && sample_held (table, get_seat (table, args, BOOST_SEAT), param, TRUE, random, args);
    default:
      return FALSE;
    }
}

/* The `sample` of the game. */
gboolean
crystal_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  switch (move)
    {
    case MOVE_DIG:
      return sample_dig (table, param, random, args);
    case MOVE_STEP:
      return sample_step (table, param, random, args);
    case MOVE_LAY_EXTRA:
      return sample_lay (table, param, random, args);
    case MOVE_THROWN:
      return sample_thrown (table, param, random, args);
    case MOVE_PLAY_FIND:
      return sample_play (table, param, random, args);
    case MOVE_USE_SKILL:
      return sample_skill (table, param, random, args);
    case MOVE_BLAST:
      return sample_blast (table, param, random, args);
    case MOVE_BOOM:
      return sample_boom (table, param, random, args);
    case MOVE_FIND:
      return sample_find (table, param, random, args);
    case MOVE_DISCARD:
      return sample_discard (table, param, args);
    default:
      return sample_first (table, move, param, random, args);
    }
}

/* What is taken how often */

#define SELDOM 1
#define OFTEN 4
#define MOSTLY 16
#define NEARLY_ALWAYS 64

/* Where a dwarf wants to go: to an exit with a crystal, to a crystal without one. */
static gboolean
is_aim (const CrystalCell *cell, gboolean has_crystal)
{
  return has_crystal ? cell->laid == LAID_TILE && cell->event == EVENT_EXIT : cell->crystals > 0;
}

static guint
count_steps (guint cell, guint other)
{
  return (guint) (ABS ((int) CRYSTAL_COLUMN (cell) - (int) CRYSTAL_COLUMN (other))
                  + ABS ((int) CRYSTAL_ROW (cell) - (int) CRYSTAL_ROW (other)));
}

/* A step that leads nearer to what the dwarf wants is taken more often than any other. */
static guint
weigh_step (const TmTable *table, const TmOffer *offer)
{
  guint seat = crystal_find_mover (table);
  gboolean has_crystal = tm_table_get_counter (table, COUNTER_CRYSTALS, seat) > 0;
  guint nearest_here = CRYSTAL_N_CELLS;
  guint nearest_there = CRYSTAL_N_CELLS;
  CrystalMap map;
  int here;

  if (!crystal_knows_map (table) || offer->cell < 0)
    return SELDOM;
  crystal_read_map (table, &map);
  here = map.dwarfs[seat];
  if (CRYSTAL_IS_ENTRANCE (here))
    return OFTEN;
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (is_aim (&map.cells[cell], has_crystal))
      {
        nearest_here = MIN (nearest_here, count_steps ((guint) here, cell));
        nearest_there = MIN (nearest_there, count_steps ((guint) offer->cell & 0xffff, cell));
      }
  return nearest_there < nearest_here ? NEARLY_ALWAYS : SELDOM;
}

/* The `weigh` of the game. Random walks find no crystal in a hundred turns: dwarfs dig where they can, and
 * go for what has been found. */
guint
crystal_weigh (const TmTable *table, const TmOffer *offer)
{
  switch (offer->move)
    {
    case MOVE_DIG:
    case MOVE_DRAW_TILE:
      return MOSTLY;
    case MOVE_STEP:
      return weigh_step (table, offer);
    case MOVE_CHALLENGE:
    case MOVE_CLEAR_BY_TIME:
    case MOVE_BLAST:
    case MOVE_SET_SIDES:
    case MOVE_FINISH:
      return SELDOM;
    default:
      return OFTEN;
    }
}
