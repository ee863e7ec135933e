/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true of every table that the rules can produce. */

#include "config.h"

#include "black-crystal-count.h"

static gint32
get (const TmTable *table, guint counter, guint seat)
{
  return tm_table_get_counter (table, counter, seat);
}

static gint32
get_shared (const TmTable *table, guint counter)
{
  return tm_table_get_shared (table, counter);
}

static gint32
count (const TmTable *table, guint zone, int seat, guint kind)
{
  return (gint32) tm_table_count_kind (table, tm_table_get_zone (table, zone, seat), kind);
}

static gboolean
broken (const TmTable *table, int seat, const char *what, GError **error)
{
  return tm_table_set_broken (table, seat, what, error);
}

/* Cards */

/* The counters of decks and hands are those of the cards that lie there. */
static gboolean
check_decks (const TmTable *table, GError **error)
{
  if (get_shared (table, COUNTER_FIND_DECK) != count (table, ZONE_FIND_DECK, TM_NO_SEAT, PIECE_FIND)
      || get_shared (table, COUNTER_FIND_DISCARD)
             != count (table, ZONE_FIND_DISCARD, TM_NO_SEAT, PIECE_FIND))
    return broken (table, TM_NO_SEAT, "the Find cards are not those counted", error);
  if (get_shared (table, COUNTER_BOOM_DECK) != count (table, ZONE_BOOM_DECK, TM_NO_SEAT, PIECE_BOOM)
      || get_shared (table, COUNTER_BOOM_DISCARD)
             != count (table, ZONE_BOOM_DISCARD, TM_NO_SEAT, PIECE_BOOM))
    return broken (table, TM_NO_SEAT, "the Boom cards are not those counted", error);
  return TRUE;
}

/* Every card is in one of its places. */
static gboolean
check_cards (const TmTable *table, GError **error)
{
  gint32 n_finds = count (table, ZONE_FIND_DECK, TM_NO_SEAT, PIECE_FIND)
                   + count (table, ZONE_FIND_DISCARD, TM_NO_SEAT, PIECE_FIND)
                   + count (table, ZONE_DRAFT, TM_NO_SEAT, PIECE_FIND);
  gint32 n_booms = count (table, ZONE_BOOM_DECK, TM_NO_SEAT, PIECE_BOOM)
                   + count (table, ZONE_BOOM_DISCARD, TM_NO_SEAT, PIECE_BOOM)
                   + count (table, ZONE_FOUGHT, TM_NO_SEAT, PIECE_BOOM);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gint32 n_held = count (table, ZONE_HAND, (int) seat, PIECE_FIND);

      if (get (table, COUNTER_HAND, seat) != n_held)
        return broken (table, (int) seat, "the hand is not as large as counted", error);
      n_finds += n_held + count (table, ZONE_BEFORE, (int) seat, PIECE_FIND)
                 + count (table, ZONE_FIGHT, (int) seat, PIECE_FIND);
      n_booms += count (table, ZONE_BEFORE, (int) seat, PIECE_BOOM);
    }
  if (n_finds != CRYSTAL_N_FIND_CARDS)
    return broken (table, TM_NO_SEAT, "a Find card is not where one can be", error);
  if (n_booms != CRYSTAL_N_BOOM_CARDS)
    return broken (table, TM_NO_SEAT, "a Boom card is not where one can be", error);
  return TRUE;
}

static gint32
count_pending (const TmTable *table, gint32 kind)
{
  CrystalPending pending;
  gint32 n = 0;

  for (guint i = 0; crystal_get_pending (table, i, &pending); i++)
    n += pending.kind == kind;
  return n;
}

/* A card is fought, and boosts are announced, only while a fight goes on; a fight can be interrupted by
 * another one. */
static gboolean
check_fight (const TmTable *table, GError **error)
{
  gint32 n_fights = count_pending (table, PENDING_FIGHT);
  gint32 n_duels = count_pending (table, PENDING_DUEL);

  if (count (table, ZONE_FOUGHT, TM_NO_SEAT, PIECE_BOOM)
      > n_fights + count_pending (table, PENDING_EVEN_ODD))
    return broken (table, TM_NO_SEAT, "a Boom card lies there that nobody fights", error);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (n_fights + n_duels == 0 && count (table, ZONE_FIGHT, (int) seat, PIECE_FIND) > 0)
      return broken (table, (int) seat, "boosts are announced and nobody fights", error);
  return TRUE;
}

/* What clings lies before its player; one that was tamed does not cling. */
static gboolean
check_clinging (const TmTable *table, guint seat, GError **error)
{
  guint before = tm_table_get_zone (table, ZONE_BEFORE, (int) seat);

  if ((gint32) tm_table_count_face (table, before, PIECE_BOOM, MONSTER_TICK)
          < get (table, COUNTER_TICK, seat)
      || (gint32) tm_table_count_face (table, before, PIECE_BOOM, MONSTER_SPIDER)
             < get (table, COUNTER_SPIDER, seat))
    return broken (table, (int) seat, "a monster clings that does not lie there", error);
  return TRUE;
}

static gboolean
check_skill (const TmTable *table, guint seat, GError **error)
{
  gint32 n_skills = count (table, ZONE_BEFORE, (int) seat, PIECE_SKILL);
  gint32 drafted = get (table, COUNTER_DRAFTED, seat);
  guint phase = tm_table_get_phase (table);

  if (n_skills > 1 || (phase > PHASE_DEAL && phase < PHASE_OVER && n_skills != 1))
    return broken (table, (int) seat, "not one skill", error);
  if (phase >= PHASE_UPKEEP && phase < PHASE_OVER && drafted != 2)
    return broken (table, (int) seat, "not two first cards", error);
  return TRUE;
}

/* Supplies */

static gboolean
check_explosives (const TmTable *table, GError **error)
{
  gint32 n = get_shared (table, COUNTER_EXPLOSIVES_BOX);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n += get (table, COUNTER_EXPLOSIVES, seat);
  return n == CRYSTAL_N_EXPLOSIVES
         || broken (table, TM_NO_SEAT, "an explosive too many or too few", error);
}

static gboolean
check_tokens (const TmTable *table, const CrystalOnBoard *board, GError **error)
{
  if (get_shared (table, COUNTER_BOOM_LEFT) + (gint32) board->booms != CRYSTAL_N_BOOM_TOKENS)
    return broken (table, TM_NO_SEAT, "a Boom token too many or too few", error);
  if (get_shared (table, COUNTER_RUBBLE_LEFT) + (gint32) board->rubble != CRYSTAL_N_RUBBLE)
    return broken (table, TM_NO_SEAT, "rubble too much or too little", error);
  if (get_shared (table, COUNTER_PASSAGE_LEFT) + (gint32) board->passages != CRYSTAL_N_PASSAGES)
    return broken (table, TM_NO_SEAT, "a Passage too many or too few", error);
  if (get_shared (table, COUNTER_MUSHROOMS_LEFT) + (gint32) board->mushrooms
      != CRYSTAL_MAX_MUSHROOMS)
    return broken (table, TM_NO_SEAT, "a mushroom too many or too few", error);
  return TRUE;
}

/* Every crystal of the variant is in the bag, on a cell, carried or broken; its winner keeps one. */
static gboolean
check_crystals (const TmTable *table, const CrystalOnBoard *board, GError **error)
{
  gint32 broken_ones = get_shared (table, COUNTER_BROKEN);
  gint32 out = (gint32) board->crystals + broken_ones;
  guint crystals, exits;

  crystal_get_variant ((CrystalVariant) tm_table_get_option (table, OPTION_VARIANT), &crystals,
                       &exits);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    out += get (table, COUNTER_CRYSTALS, seat);
  if (out + get_shared (table, COUNTER_CRYSTALS_BOX) != CRYSTAL_MOST_CRYSTALS)
    return broken (table, TM_NO_SEAT, "a crystal token too many or too few", error);
  if (out + get_shared (table, COUNTER_BAG_CRYSTAL) != (gint32) crystals)
    return broken (table, TM_NO_SEAT, "a crystal too many or too few", error);
  return broken_ones < (gint32) crystals
         || broken (table, TM_NO_SEAT, "all crystals are broken", error);
}

/* Tiles */

static gint32
count_taken (const TmTable *table)
{
  gint32 n = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n += count (table, ZONE_TAKEN, (int) seat, PIECE_TILE);
  return n;
}

/* There are as many tiles in the bag as cells that can still be dug. */
static gboolean
check_bag (const TmTable *table, const CrystalOnBoard *board, GError **error)
{
  gint32 bag = get_shared (table, COUNTER_BAG);
  gboolean is_set_up = tm_table_get_phase (table) <= PHASE_FIRST;

  if (bag + count_taken (table) != (gint32) board->undug)
    return broken (table, TM_NO_SEAT, "the bag is not as large as what can be dug", error);
  if (tm_table_get_option (table, OPTION_TILES) == TM_SOURCE_APP && !is_set_up
      && count (table, ZONE_BAG, TM_NO_SEAT, PIECE_TILE) != bag)
    return broken (table, TM_NO_SEAT, "the tiles in the bag are not those counted", error);
  return TRUE;
}

static gboolean
check_specials (const TmTable *table, const CrystalOnBoard *board, GError **error)
{
  guint crystals, exits;

  crystal_get_variant ((CrystalVariant) tm_table_get_option (table, OPTION_VARIANT), &crystals,
                       &exits);
  if (get_shared (table, COUNTER_BAG_EXIT) + (gint32) board->events[EVENT_EXIT] != (gint32) exits)
    return broken (table, TM_NO_SEAT, "an exit too many or too few", error);
  if (get_shared (table, COUNTER_BAG_PORTAL) + (gint32) board->events[EVENT_PORTAL]
      != CRYSTAL_MAX_PORTALS)
    return broken (table, TM_NO_SEAT, "a portal too many or too few", error);
  return get_shared (table, COUNTER_BAG_PIT) + (gint32) board->events[EVENT_PIT]
             == CRYSTAL_MOST_PITS
         || broken (table, TM_NO_SEAT, "a pit too many or too few", error);
}

/* Nothing lies on a cell without a tile; a Passage can lead to one that is to be dug. */
static gboolean
check_cell (const TmTable *table, const CrystalCell *cell, GError **error)
{
  gboolean has_tile = cell->laid == LAID_TILE || cell->laid == LAID_FACE_DOWN;

  if (!has_tile
      && (cell->boom || cell->rubble || cell->crystals > 0
          || (cell->laid == LAID_MUSHROOM && cell->passages != 0)))
    return broken (table, TM_NO_SEAT, "a token lies where no tile is", error);
  if (cell->fresh > cell->crystals)
    return broken (table, TM_NO_SEAT, "a crystal is to be mined that is not there", error);
  return TRUE;
}

/* Dwarfs */

static gboolean
check_place (const TmTable *table, const CrystalMap *map, guint seat, GError **error)
{
  int place = map->dwarfs[seat];

  if (place < 0 || place >= CRYSTAL_N_PLACES)
    return broken (table, (int) seat, "a dwarf is nowhere", error);
  if (CRYSTAL_IS_ENTRANCE (place))
    return place == CRYSTAL_AT_ENTRANCE (map->sides[seat])
           || broken (table, (int) seat, "a dwarf is at another’s entrance", error);
  return map->cells[place].laid == LAID_TILE || count_pending (table, PENDING_THROWN) > 0
         || broken (table, (int) seat, "a dwarf stands where no tile is open", error);
}

/* Phases */

static gboolean
check_phase (const TmTable *table, GError **error)
{
  guint phase = tm_table_get_phase (table);
  guint n_events = tm_table_get_n_events (table);
  guint32 turn = tm_table_get_turn (table);
  gboolean is_turn = turn != 0 && (turn & (turn - 1)) == 0;
  CrystalPending top;

  if (phase == PHASE_UPKEEP)
    return broken (table, TM_NO_SEAT, "the match stands between two turns", error);
  if (phase >= PHASE_DRAFT && phase < PHASE_OVER && !is_turn)
    return broken (table, TM_NO_SEAT, "it is not the turn of one", error);
  if (phase != PHASE_EVENT && phase != PHASE_ACT && n_events > 0)
    return broken (table, TM_NO_SEAT, "something is pending that nobody waits for", error);
  if (phase == PHASE_EVENT && n_events == 0)
    return broken (table, TM_NO_SEAT, "nothing is pending and all wait", error);
  if (phase == PHASE_ACT && crystal_get_pending (table, 0, &top) && top.kind != PENDING_FURTHER
      && top.kind != PENDING_TILE)
    return broken (table, TM_NO_SEAT, "a step is made before something is settled", error);
  if (phase >= PHASE_UPKEEP && count (table, ZONE_DRAFT, TM_NO_SEAT, PIECE_FIND) > 0
      && phase != PHASE_OVER)
    return broken (table, TM_NO_SEAT, "cards still go round", error);
  return TRUE;
}

static gboolean
check_mine (const TmTable *table, GError **error)
{
  CrystalOnBoard board;
  CrystalMap map;

  if (!crystal_knows_map (table))
    return TRUE;
  crystal_read_map (table, &map);
  crystal_count_board (&map, &board);
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (!check_cell (table, &map.cells[cell], error))
      return FALSE;
  for (guint seat = 0; seat < map.n_seats; seat++)
    if (!check_place (table, &map, seat, error))
      return FALSE;
  return check_tokens (table, &board, error) && check_crystals (table, &board, error)
         && check_bag (table, &board, error) && check_specials (table, &board, error);
}

/* The `check` of the game. */
gboolean
crystal_check (const TmTable *table, GError **error)
{
  if (!check_decks (table, error) || !check_cards (table, error) || !check_fight (table, error)
      || !check_explosives (table, error) || !check_phase (table, error)
      || !check_mine (table, error))
    return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (!check_skill (table, seat, error) || !check_clinging (table, seat, error))
      return FALSE;
  return TRUE;
}
