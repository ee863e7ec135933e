/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The result, the score sheet, where the match is, and distinctions. Nothing is scored: the first dwarf
 * that stands on an exit with a crystal wins. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "black-crystal-private.h"

/* The result */

static int
get_winner (const TmTable *table)
{
  return tm_table_get_phase (table) == PHASE_OVER ? tm_table_get_shared (table, COUNTER_WINNER) - 1
                                                  : -1;
}

/* The `get_result` of the game: the winner is first, all others share the second place. */
void
crystal_get_result (const TmTable *table, TmResult *result)
{
  int winner = get_winner (table);

  memset (result, 0, sizeof *result);
  result->ending = TM_ENDING_OPEN;
  result->how = TM_HOW_CHOSEN;
  if (tm_table_get_phase (table) != PHASE_OVER)
    return;
  if (winner < 0)
    {
      result->ending = TM_ENDING_NOBODY;
      result->by = "abandoned";
      result->sentence = tm_text (N_ ("The match was left; nobody has won"));
      return;
    }
  result->ending = TM_ENDING_WON;
  result->winners = 1u << winner;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    result->ranks[seat] = seat == (guint) winner ? 1 : 2;
  result->by = "exit";
  result->sentence = tm_text (N_ ("%s is out of the mine with a crystal and wins"),
                              tm_arg_seat ((guint) winner));
}

/* The score sheet */

static const struct
{
  TmRowSpec row;
  guint counter;
} lines[] = {
  { { "crystals", N_ ("Crystals in hand"), FALSE }, COUNTER_CRYSTALS },
  { { "taken", N_ ("Crystals taken from rivals"), FALSE }, COUNTER_TAKEN },
  { { "laid", N_ ("Tiles laid"), FALSE }, COUNTER_LAID },
  { { "walked", N_ ("Cells walked"), FALSE }, COUNTER_WALKED },
  { { "booms_won", N_ ("Monsters beaten"), FALSE }, COUNTER_BOOMS_WON },
  { { "booms_lost", N_ ("Monsters lost to"), FALSE }, COUNTER_BOOMS_LOST },
  { { "duels_won", N_ ("Duels won"), FALSE }, COUNTER_DUELS_WON },
  { { "duels_lost", N_ ("Duels lost"), FALSE }, COUNTER_DUELS_LOST },
  { { "turns", N_ ("Turns taken"), FALSE }, COUNTER_TURNS },
  { { "lost_turns", N_ ("Turns lost"), FALSE }, COUNTER_LOST_TURNS },
  { { "played", N_ ("Cards played"), FALSE }, COUNTER_PLAYED },
};

static void
fill (const TmTable *table, TmSheet *sheet)
{
  for (guint line = 0; line < G_N_ELEMENTS (lines); line++)
    for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
      tm_sheet_set (sheet, line, seat, tm_table_get_counter (table, lines[line].counter, seat));
}

/* Who has more crystals than before; -1: nobody. */
static int
find_finder (const TmTable *before, const TmTable *after)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (after); seat++)
    if (tm_table_get_counter (after, COUNTER_CRYSTALS, seat)
        > tm_table_get_counter (before, COUNTER_CRYSTALS, seat))
      return (int) seat;
  return -1;
}

/* The `tally` of the game: a column for every crystal that somebody gets. */
void
crystal_tally (TmTally *tally, TmSheet *sheet)
{
  for (guint line = 0; line < G_N_ELEMENTS (lines); line++)
    tm_sheet_add_rows (sheet, &lines[line].row, 1);
  while (tm_tally_next (tally))
    {
      const TmTable *after = tm_tally_get_after (tally);
      int finder = find_finder (tm_tally_get_before (tally), after);

      if (finder < 0)
        continue;
      fill (after, sheet);
      tm_sheet_add_milestone (sheet, tm_text (N_ ("Crystal: %s"), tm_arg_seat ((guint) finder)));
    }
  fill (tm_tally_get_after (tally), sheet);
}

/* Progress */

/* The `describe_progress` of the game: every player has a turn in a round, or loses it. */
TmText
crystal_describe_progress (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);
  guint seat = (guint) MAX (crystal_get_active (table), 0);

  if (phase <= PHASE_UPKEEP || phase == PHASE_OVER)
    return tm_text (crystal_phase_words[phase].name);
  return tm_text (N_ ("Round %s"),
                  tm_arg_number (tm_table_get_counter (table, COUNTER_TURNS, seat)
                                 + tm_table_get_counter (table, COUNTER_LOST_TURNS, seat) + 1));
}

/* Distinctions */

typedef enum
{
  ACHIEVEMENT_HARDEST,
  ACHIEVEMENT_NEVER_BEATEN,
  ACHIEVEMENT_SIX,
  ACHIEVEMENT_ROBBER,
  ACHIEVEMENT_NO_TURN_LOST,
} Achievement;

#define ACHIEVEMENT(achievement_id, achievement_name, achievement_symbol) \
  { .id = (achievement_id),                                               \
    .name = (achievement_name),                                           \
    .article = "crystal.achievement." achievement_id,                     \
    .symbol = (achievement_symbol) }

const TmAchievement black_crystal_achievements[CRYSTAL_N_ACHIEVEMENTS] = {
  [ACHIEVEMENT_HARDEST] = ACHIEVEMENT ("hardest", N_ ("Hard as rock"), "crystal"),
  [ACHIEVEMENT_NEVER_BEATEN] = ACHIEVEMENT ("never-beaten", N_ ("Unbeaten"), "sword"),
  [ACHIEVEMENT_SIX] = ACHIEVEMENT ("six", N_ ("Dragon slayer"), "monster"),
  [ACHIEVEMENT_ROBBER] = ACHIEVEMENT ("robber", TM_WORD ("achievement", "Robber"), "sack"),
  [ACHIEVEMENT_NO_TURN_LOST] = ACHIEVEMENT ("no-turn-lost", N_ ("Restless"), "boots"),
};

static gboolean
is_earned (const TmTable *table, guint seat, Achievement achievement)
{
  gboolean has_won = get_winner (table) == (int) seat;

  switch (achievement)
    {
    case ACHIEVEMENT_HARDEST:
      return has_won && tm_table_get_option (table, OPTION_VARIANT) == VARIANT_1_1;
    case ACHIEVEMENT_NEVER_BEATEN:
      return has_won && tm_table_get_counter (table, COUNTER_BOOMS_LOST, seat) == 0;
    case ACHIEVEMENT_SIX:
      return tm_table_get_counter (table, COUNTER_BEST, seat) >= 6;
    case ACHIEVEMENT_ROBBER:
      return has_won && tm_table_get_counter (table, COUNTER_ROBBED, seat) > 0;
    case ACHIEVEMENT_NO_TURN_LOST:
    default:
      return has_won && tm_table_get_counter (table, COUNTER_LOST_TURNS, seat) == 0;
    }
}

/* The `get_achieved` of the game: only at the end. */
guint32
crystal_get_achieved (const TmTable *table, guint seat)
{
  guint32 achieved = 0;

  if (tm_table_get_phase (table) != PHASE_OVER)
    return 0;
  for (guint i = 0; i < CRYSTAL_N_ACHIEVEMENTS; i++)
    if (is_earned (table, seat, (Achievement) i))
      achieved |= 1u << i;
  return achieved;
}

/* The `get_part` of the game: the skill. */
int
crystal_get_part (const TmTable *table, guint seat)
{
  return crystal_get_skill (table, seat);
}
