/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a match stands and has ended: result, ranks, score sheet, achievements. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-sheet.h"
#include "tm-text.h"

/**
 * dungeoneer_count_spare:
 * @table: a table
 *
 * Counts the heroes with whom beaten players could return.
 *
 * Returns: how many
 */
gint32
dungeoneer_count_spare (const TmTable *table)
{
  gint32 spare = (gint32) dungeoneer_count_zone (table, ZONE_HEROES, TM_NO_SEAT);
  guint removed = tm_table_get_zone (table, ZONE_REMOVED, TM_NO_SEAT);

  if (tm_table_get_option (table, OPTION_RESURRECTION_POOL) == POOL_ANY)
    spare += (gint32) tm_table_count_kind (table, removed, PIECE_HERO);
  return spare;
}

/**
 * dungeoneer_read_standing:
 * @table: a table
 * @standing: (out): what decides
 *
 * Reads what decides whether a match is over.
 */
void
dungeoneer_read_standing (const TmTable *table, DungeoneerStanding *standing)
{
  int place = dungeoneer_get_place (table, 0);

  *standing = (DungeoneerStanding) {
    .n_seats = tm_table_get_n_seats (table),
    .alive = dungeoneer_get_alive (table),
    .solo = dungeoneer_is_solo (table),
    .at_entrance = dungeoneer_has_map (table)
                       ? place >= 0 && dungeoneer_is_entrance (table, (guint) place)
                       : FALSE,
    .resurrection
    = dungeoneer_has_variant (table, OPTION_RESURRECTION) && !dungeoneer_is_solo (table),
    .spare = dungeoneer_count_spare (table),
  };
  for (guint seat = 0; seat < standing->n_seats; seat++)
    standing->quests[seat] = dungeoneer_get (table, COUNTER_QUESTS, seat);
}

static int
get_winner (const TmTable *table)
{
  gint32 winner = tm_table_get_shared (table, COUNTER_WINNER);

  return winner <= (gint32) tm_table_get_n_seats (table) ? winner - 1 : -1;
}

/* The companion’s own order behind the winner: quests, level, alive, out later, glory. */
static gboolean
is_ahead (gconstpointer standings, guint seat, guint other)
{
  static const guint counters[]
      = { COUNTER_QUESTS, COUNTER_LEVEL, COUNTER_ALIVE, COUNTER_OUT_ROUND, COUNTER_GLORY };
  const TmTable *table = standings;
  int winner = get_winner (table);

  if ((int) seat == winner || (int) other == winner)
    return (int) seat == winner && (int) other != winner;
  for (guint i = 0; i < G_N_ELEMENTS (counters); i++)
    {
      gint32 a = dungeoneer_get (table, counters[i], seat),
             b = dungeoneer_get (table, counters[i], other);

      if (a != b)
        return a > b;
    }
  return FALSE;
}

static TmText
describe_end (const TmTable *table, int winner)
{
  if (dungeoneer_is_solo (table))
    return winner >= 0 ? tm_text (N_ ("The hero has returned with three quests"))
                       : tm_text (N_ ("The hero was beaten"));
  if (winner < 0)
    return tm_text (N_ ("Nobody has won"));
  return tm_table_get_shared (table, COUNTER_END_REASON) == END_LAST_HERO
             ? tm_text (N_ ("%s wins as the last hero"), tm_arg_seat (winner))
             : tm_text (N_ ("%s wins with three quests"), tm_arg_seat (winner));
}

/**
 * dungeoneer_get_result:
 * @table: a table
 * @result: (inout): the result
 *
 * The `get_result` of the game.
 */
void
dungeoneer_get_result (const TmTable *table, TmResult *result)
{
  guint n_seats = tm_table_get_n_seats (table);
  int winner = get_winner (table);

  result->how = TM_HOW_CHOSEN;
  for (guint seat = 0; seat < n_seats; seat++)
    result->scores[seat] = dungeoneer_get (table, COUNTER_QUESTS, seat);
  if (!dungeoneer_is_over (table))
    return;
  result->ending = winner >= 0 ? TM_ENDING_WON : TM_ENDING_NOBODY;
  result->winners = winner >= 0 ? 1u << winner : 0;
  tm_rank_seats ((1u << n_seats) - 1, is_ahead, table, result->ranks);
  result->by = dungeoneer_end_ids[CLAMP (tm_table_get_shared (table, COUNTER_END_REASON), 0,
                                         DUNGEONEER_N_ENDS - 1)];
  result->sentence = describe_end (table, winner);
}

/* Achievements */

const TmAchievement dungeoneer_achievements[DUNGEONEER_N_ACHIEVEMENTS] = {
  { "unharmed", N_ ("Unharmed"), "dungeoneer.achievement.unharmed", "heart", FALSE },
  { "true-lord", N_ ("True lord of the dungeon"), "dungeoneer.achievement.true-lord", "lord",
    FALSE },
  { "hat-trick", N_ ("Three of a kind is dull"), "dungeoneer.achievement.hat-trick", "star",
    FALSE },
  { "thief", N_ ("Thief of maidens"), "dungeoneer.achievement.thief", "thief", FALSE },
  { "untouchable", N_ ("Untouchable"), "dungeoneer.achievement.untouchable", "skull", FALSE },
  { "pauper", N_ ("Pauper"), "dungeoneer.achievement.pauper", "sack", FALSE },
};

static guint
count_bits (gint32 set)
{
  guint n = 0;

  for (; set != 0; set &= set - 1)
    n++;
  return n;
}

/**
 * dungeoneer_get_achieved:
 * @table: a table
 * @seat: a seat
 *
 * The `get_achieved` of the game. Source: page, section 8.
 *
 * Returns: set of the achievements
 */
guint32
dungeoneer_get_achieved (const TmTable *table, guint seat)
{
  guint32 achieved = 0;

  if (get_winner (table) != (int) seat)
    return 0;
  if (dungeoneer_get (table, COUNTER_HEALTH, seat)
      >= dungeoneer_get (table, COUNTER_MAX_HEALTH, seat))
    achieved |= 1u << 0;
  if (tm_table_get_shared (table, COUNTER_END_REASON) == END_LAST_HERO)
    achieved |= 1u << 1;
  if (count_bits (dungeoneer_get (table, COUNTER_CATEGORIES, seat)) >= 3)
    achieved |= 1u << 2;
  if (dungeoneer_get (table, COUNTER_STOLEN, seat) != 0)
    achieved |= 1u << 3;
  if (dungeoneer_get (table, COUNTER_PERIL, seat) >= 30 && !dungeoneer_is_solo (table))
    achieved |= 1u << 4;
  if (dungeoneer_count_zone (table, ZONE_INVENTORY, (int) seat) == 0)
    achieved |= 1u << 5;
  return achieved;
}

/**
 * dungeoneer_get_part:
 * @table: a table
 * @seat: a seat
 *
 * The `get_part` of the game.
 *
 * Returns: its hero, if the rulebook knows it; else -1
 */
int
dungeoneer_get_part (const TmTable *table, guint seat)
{
  int hero = tm_table_get_top (table, tm_table_get_zone (table, ZONE_HERO, (int) seat));
  gint32 face = hero < 0 ? TM_FACE_UNKNOWN : tm_table_get_piece_face (table, (guint) hero);

  return face >= 0 && face < N_HERO_FACES ? face : -1;
}

/* The score sheet */

enum
{
  ROW_QUESTS,
  ROW_LEVEL,
  ROW_HEALTH,
  ROW_GLORY,
  ROW_PERIL,
  ROW_MONSTERS,
  ROW_DEALT,
  ROW_TAKEN,
  ROW_HEROES,
  ROW_OUT,
  N_ROWS,
};

static const TmRowSpec rows[N_ROWS] = {
  [ROW_QUESTS] = { "quests", N_ ("Quests finished"), TRUE },
  [ROW_LEVEL] = { "level", TM_WORD ("dungeoneer counter", "Level"), FALSE },
  [ROW_HEALTH] = { "health", N_ ("Health left"), FALSE },
  [ROW_GLORY] = { "glory", N_ ("Glory left"), FALSE },
  [ROW_PERIL] = { "peril", N_ ("Peril left"), FALSE },
  [ROW_MONSTERS] = { "monsters", N_ ("Monsters beaten"), FALSE },
  [ROW_DEALT] = { "dealt", N_ ("Wounds dealt"), FALSE },
  [ROW_TAKEN] = { "taken", TM_WORD ("dungeoneer", "Wounds taken"), FALSE },
  [ROW_HEROES] = { "heroes", N_ ("Heroes beaten"), FALSE },
  [ROW_OUT] = { "out", N_ ("Out in round"), FALSE },
};

static const guint row_counters[N_ROWS] = {
  [ROW_QUESTS] = COUNTER_QUESTS,        [ROW_LEVEL] = COUNTER_LEVEL,
  [ROW_HEALTH] = COUNTER_HEALTH,        [ROW_GLORY] = COUNTER_GLORY,
  [ROW_PERIL] = COUNTER_PERIL,          [ROW_MONSTERS] = COUNTER_MONSTERS_BEATEN,
  [ROW_DEALT] = COUNTER_WOUNDS_DEALT,   [ROW_TAKEN] = COUNTER_WOUNDS_TAKEN,
  [ROW_HEROES] = COUNTER_HEROES_BEATEN, [ROW_OUT] = COUNTER_OUT_ROUND,
};

/**
 * dungeoneer_tally:
 * @tally: the journal
 * @sheet: the sheet
 *
 * The `tally` of the game.
 */
void
dungeoneer_tally (TmTally *tally, TmSheet *sheet)
{
  gint32 round = 1;

  tm_sheet_add_rows (sheet, rows, N_ROWS);
  while (tm_tally_next (tally))
    {
      const TmTable *after = tm_tally_get_after (tally);
      gint32 now = tm_table_get_shared (after, COUNTER_ROUND);

      for (guint row = 0; row < N_ROWS; row++)
        for (guint seat = 0; seat < tm_sheet_get_n_seats (sheet); seat++)
          tm_sheet_set (sheet, row, seat, dungeoneer_get (after, row_counters[row], seat));
      /* A round is noted when it is over, the last one with the match. */
      if (now > round || dungeoneer_is_over (after))
        tm_sheet_add_milestone (sheet, tm_text (N_ ("Round %s"), tm_arg_number (round)));
      round = now;
    }
}

/**
 * dungeoneer_describe_progress:
 * @table: a table
 *
 * The `describe_progress` of the game.
 *
 * Returns: where the match is
 */
TmText
dungeoneer_describe_progress (const TmTable *table)
{
  if (tm_table_get_phase (table) == PHASE_SETUP)
    return tm_text (N_ ("Setting up"));
  return tm_text (N_ ("Round %s"), tm_arg_number (tm_table_get_shared (table, COUNTER_ROUND)));
}

/**
 * dungeoneer_settle:
 * @resolution: a resolution
 * @adjusted: what was set by hand
 *
 * The `settle` of the game: hands are as large as they are counted, heroes without health fall, the third quest
 * ends the match.
 */
void
dungeoneer_settle (TmResolution *resolution, const TmSlot *adjusted)
{
  DungeoneerTurn turn
      = { NULL, resolution, tm_resolution_get_table (resolution), { resolution, NULL } };

  if (adjusted->kind == TM_SLOT_PIECE_PLACE
      || (adjusted->kind == TM_SLOT_COUNTER && adjusted->index == COUNTER_HAND))
    for (guint seat = 0; seat < tm_table_get_n_seats (turn.table); seat++)
      tm_resolution_set_counter (
          resolution, COUNTER_HAND, seat,
          (gint32) dungeoneer_count_zone (turn.table, ZONE_HAND, (int) seat));
  if (adjusted->kind != TM_SLOT_COUNTER || tm_table_get_phase (turn.table) == PHASE_SETUP)
    return;
  if (adjusted->index == COUNTER_HEALTH && adjusted->seat >= 0
      && dungeoneer_get (turn.table, COUNTER_HEALTH, (guint) adjusted->seat) == 0
      && dungeoneer_get (turn.table, COUNTER_ALIVE, (guint) adjusted->seat) != 0)
    dungeoneer_turn_defeat (&turn, (guint) adjusted->seat, -1);
  if (adjusted->index == COUNTER_HEALTH || adjusted->index == COUNTER_QUESTS)
    dungeoneer_turn_check_end (&turn);
}
