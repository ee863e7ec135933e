/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies on the board, and what follows from something that was set by hand: supplies and cards that
 * are counted stay as many as there are. */

#include "config.h"

#include "black-crystal-count.h"

static guint
count_passages (const CrystalMap *map, guint cell)
{
  guint n = 0;

  /* Both cells of a joint have its token. */
  n += map->cells[cell].passages >> TM_SIDE_UP & 1;
  n += map->cells[cell].passages >> TM_SIDE_RIGHT & 1;
  return n;
}

/**
 * crystal_count_board:
 * @map: the mine
 * @board: (out): how much lies on it
 */
void
crystal_count_board (const CrystalMap *map, CrystalOnBoard *board)
{
  *board = (CrystalOnBoard) { 0 };
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    {
      const CrystalCell *here = &map->cells[cell];

      board->booms += here->boom;
      board->rubble += here->rubble;
      board->crystals += here->crystals;
      board->passages += count_passages (map, cell);
      board->mushrooms += here->laid == LAID_MUSHROOM;
      board->undug += here->laid == LAID_NONE;
      if (here->laid == LAID_TILE)
        board->events[here->event]++;
    }
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    board->passages += map->doors >> side & 1;
}

/* Set by hand */

static guint
get_zone (const TmTable *table, guint zone, int seat)
{
  return tm_table_get_zone (table, zone, seat);
}

static gint32
count_kind (const TmTable *table, guint zone, int seat, guint kind)
{
  return (gint32) tm_table_count_kind (table, get_zone (table, zone, seat), kind);
}

/* The counters of decks and hands follow the cards. */
static void
count_cards (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  static const struct
  {
    guint counter;
    guint zone;
    guint kind;
  } decks[] = {
    { COUNTER_FIND_DECK, ZONE_FIND_DECK, PIECE_FIND },
    { COUNTER_FIND_DISCARD, ZONE_FIND_DISCARD, PIECE_FIND },
    { COUNTER_BOOM_DECK, ZONE_BOOM_DECK, PIECE_BOOM },
    { COUNTER_BOOM_DISCARD, ZONE_BOOM_DISCARD, PIECE_BOOM },
  };

  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    tm_resolution_set_shared (resolution, decks[i].counter,
                              count_kind (table, decks[i].zone, TM_NO_SEAT, decks[i].kind));
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    tm_resolution_set_counter (resolution, COUNTER_HAND, seat,
                               count_kind (table, ZONE_HAND, (int) seat, PIECE_FIND));
}

/* Cards go from one zone to another until the second has so many, or the first has none. */
static void
move_cards (TmResolution *resolution, guint kind, guint from, guint to, gint32 wanted)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece;

  while ((gint32) tm_table_count_kind (table, to, kind) < wanted
         && (piece = tm_table_find_kind (table, from, kind)) >= 0)
    {
      tm_resolution_move_piece (resolution, (guint) piece, to, TM_BOTTOM);
      tm_resolution_turn_piece (resolution, (guint) piece, FALSE);
    }
}

/* A pile was set: what it has more comes from the others, what it has less goes to the last of them. */
static void
set_pile (TmResolution *resolution, guint kind, guint pile, const guint others[2], gint32 wanted)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 n = (gint32) tm_table_count_kind (table, pile, kind);

  for (guint i = 0; i < 2; i++)
    move_cards (resolution, kind, others[i], pile, wanted);
  if (n > wanted)
    move_cards (resolution, kind, pile, others[1],
                (gint32) tm_table_count_kind (table, others[1], kind) + n - wanted);
}

static void
settle_pile (TmResolution *resolution, const TmSlot *adjusted)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint find_deck = get_zone (table, ZONE_FIND_DECK, TM_NO_SEAT);
  guint find_discard = get_zone (table, ZONE_FIND_DISCARD, TM_NO_SEAT);
  guint boom_deck = get_zone (table, ZONE_BOOM_DECK, TM_NO_SEAT);
  guint boom_discard = get_zone (table, ZONE_BOOM_DISCARD, TM_NO_SEAT);

  switch (adjusted->index)
    {
    case COUNTER_HAND:
      set_pile (resolution, PIECE_FIND, get_zone (table, ZONE_HAND, adjusted->seat),
                (const guint[2]) { find_deck, find_discard },
                tm_table_get_counter (table, COUNTER_HAND, (guint) adjusted->seat));
      break;
    case COUNTER_FIND_DECK:
      set_pile (resolution, PIECE_FIND, find_deck, (const guint[2]) { find_discard, find_discard },
                tm_table_get_shared (table, COUNTER_FIND_DECK));
      break;
    case COUNTER_FIND_DISCARD:
      set_pile (resolution, PIECE_FIND, find_discard, (const guint[2]) { find_deck, find_deck },
                tm_table_get_shared (table, COUNTER_FIND_DISCARD));
      break;
    case COUNTER_BOOM_DECK:
      set_pile (resolution, PIECE_BOOM, boom_deck, (const guint[2]) { boom_discard, boom_discard },
                tm_table_get_shared (table, COUNTER_BOOM_DECK));
      break;
    case COUNTER_BOOM_DISCARD:
      set_pile (resolution, PIECE_BOOM, boom_discard, (const guint[2]) { boom_deck, boom_deck },
                tm_table_get_shared (table, COUNTER_BOOM_DISCARD));
      break;
    default:
      return;
    }
  count_cards (resolution);
}

static void
settle_explosives (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 n = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n += tm_table_get_counter (table, COUNTER_EXPLOSIVES, seat);
  tm_resolution_set_shared (resolution, COUNTER_EXPLOSIVES_BOX, CRYSTAL_N_EXPLOSIVES - n);
}

/* Crystals that are neither on the board, carried nor broken lie in the box. */
static void
settle_crystals (TmResolution *resolution, const CrystalOnBoard *board)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 out = (gint32) board->crystals + tm_table_get_shared (table, COUNTER_BROKEN);
  guint crystals, exits;

  crystal_get_variant ((CrystalVariant) tm_table_get_option (table, OPTION_VARIANT), &crystals,
                       &exits);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    out += tm_table_get_counter (table, COUNTER_CRYSTALS, seat);
  tm_resolution_set_shared (resolution, COUNTER_CRYSTALS_BOX, CRYSTAL_MOST_CRYSTALS - out);
  tm_resolution_set_shared (resolution, COUNTER_BAG_CRYSTAL, (gint32) crystals - out);
}

static gint32
count_taken (const TmTable *table)
{
  gint32 n = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n += count_kind (table, ZONE_TAKEN, (int) seat, PIECE_TILE);
  return n;
}

/* Supplies are what does not lie on the board. */
static void
settle_board (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  CrystalOnBoard board;
  CrystalMap map;
  guint crystals, exits;

  if (!crystal_knows_map (table))
    return;
  crystal_get_variant ((CrystalVariant) tm_table_get_option (table, OPTION_VARIANT), &crystals,
                       &exits);
  crystal_read_map (table, &map);
  crystal_count_board (&map, &board);
  tm_resolution_set_shared (resolution, COUNTER_BOOM_LEFT,
                            CRYSTAL_N_BOOM_TOKENS - (gint32) board.booms);
  tm_resolution_set_shared (resolution, COUNTER_RUBBLE_LEFT,
                            CRYSTAL_N_RUBBLE - (gint32) board.rubble);
  tm_resolution_set_shared (resolution, COUNTER_PASSAGE_LEFT,
                            CRYSTAL_N_PASSAGES - (gint32) board.passages);
  tm_resolution_set_shared (resolution, COUNTER_MUSHROOMS_LEFT,
                            CRYSTAL_MAX_MUSHROOMS - (gint32) board.mushrooms);
  tm_resolution_set_shared (resolution, COUNTER_BAG, (gint32) board.undug - count_taken (table));
  tm_resolution_set_shared (resolution, COUNTER_BAG_EXIT,
                            (gint32) exits - (gint32) board.events[EVENT_EXIT]);
  tm_resolution_set_shared (resolution, COUNTER_BAG_PORTAL,
                            CRYSTAL_MAX_PORTALS - (gint32) board.events[EVENT_PORTAL]);
  tm_resolution_set_shared (resolution, COUNTER_BAG_PIT,
                            CRYSTAL_MOST_PITS - (gint32) board.events[EVENT_PIT]);
  settle_crystals (resolution, &board);
}

/* A crystal tile that is laid by hand has a token on it; a cell without a tile has nothing on it. */
static void
settle_cell (TmResolution *resolution, const TmSlot *adjusted)
{
  guint column = CRYSTAL_COLUMN (adjusted->cell);
  guint row = CRYSTAL_ROW (adjusted->cell);
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 laid = tm_table_get_cell (table, GRID_MINE, TM_NO_SEAT, LAYER_TILE, column, row);

  if (adjusted->part == LAYER_TILE && laid != LAID_TILE && laid != LAID_FACE_DOWN)
    for (guint layer = LAYER_SIDES; layer <= LAYER_PASSAGE; layer++)
      tm_resolution_set_cell (resolution, GRID_MINE, TM_NO_SEAT, layer, column, row, 0);
  settle_board (resolution);
}

/* A turn that is given to somebody by hand begins. */
static void
settle_turn (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);

  if (phase < PHASE_START || phase > PHASE_END || tm_table_get_n_events (table) > 0)
    return;
  tm_resolution_set_shared (resolution, COUNTER_STEPS, 1);
  tm_resolution_set_shared (resolution, COUNTER_BEGUN, 0);
  tm_resolution_set_shared (resolution, COUNTER_RUNS, 0);
  tm_resolution_set_shared (resolution, COUNTER_LOOKS, 0);
  tm_resolution_set_phase (resolution, PHASE_START);
}

static void
settle_phase (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);

  if (phase == PHASE_START || phase == PHASE_ACT)
    {
      tm_resolution_set_shared (resolution, COUNTER_STEPS,
                                MAX (tm_table_get_shared (table, COUNTER_STEPS), 1));
      tm_resolution_set_shared (resolution, COUNTER_BEGUN, phase == PHASE_ACT);
    }
  else if (phase == PHASE_END)
    tm_resolution_set_shared (resolution, COUNTER_STEPS, 0);
}

/* The `settle` of the game. */
void
crystal_settle (TmResolution *resolution, const TmSlot *adjusted)
{
  switch (adjusted->kind)
    {
    case TM_SLOT_COUNTER:
      if (adjusted->index == COUNTER_EXPLOSIVES)
        settle_explosives (resolution);
      else if (adjusted->index == COUNTER_CRYSTALS || adjusted->index == COUNTER_BROKEN)
        settle_board (resolution);
      else
        settle_pile (resolution, adjusted);
      break;
    case TM_SLOT_CELL:
      if (adjusted->index == GRID_MINE)
        settle_cell (resolution, adjusted);
      break;
    case TM_SLOT_PIECE_PLACE:
      count_cards (resolution);
      break;
    case TM_SLOT_TURN:
      settle_turn (resolution);
      break;
    case TM_SLOT_PHASE:
      settle_phase (resolution);
      break;
    case TM_SLOT_OPTION:
    case TM_SLOT_PIECE_FACE:
    case TM_SLOT_PIECE_UP:
    case TM_SLOT_PIECE_MARK:
    case TM_SLOT_EVENT_DEPTH:
    case TM_SLOT_EVENT:
    default:
      break;
    }
}
