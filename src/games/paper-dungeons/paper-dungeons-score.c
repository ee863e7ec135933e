/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R «Подсчёт очков», «Конец игры»: the rows of the final sheet, winners, the score sheet, where the match
 * is, and distinctions. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-setup.h"

/* The rows */

/**
 * paper_get_goal_fame:
 * @table: a table
 * @seat: a seat
 *
 * Gets the fame of a goal as far as it is reached: of a closed sheet as it was told, else as the table
 * shows it.
 *
 * Returns: the fame: 0, 2, 4 or 6
 */
gint32
paper_get_goal_fame (const TmTable *table, guint seat)
{
  int goal = paper_get_goal (table, seat);
  g_autoptr (TmResolution) resolution = NULL;
  PaperFacts facts;
  gint32 have;
  gint32 next;

  if (tm_table_get_counter (table, COUNTER_SHEET, seat) != SHEET_MISSING
      || !paper_is_full (table, seat) || goal < 0)
    return tm_table_get_counter (table, COUNTER_GOAL_FAME, seat);
  /* The readings in force are asked of a resolution. */
  resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (resolution, table, FALSE);
  paper_read_facts (table, seat, &facts);
  return paper_count_goal ((PaperGoal) goal, &facts, resolution, &have, &next);
}

/* The fame of a fight, if that is known. */
static gint32
get_monster_fame (const TmTable *table, guint seat, guint fight)
{
  gint32 known = tm_table_get_counter (table, COUNTER_ROWS_KNOWN, seat);

  return known & 1 << (ROW_MONSTER1 + fight)
             ? tm_table_get_counter (table, COUNTER_FAME_MONSTER + fight, seat)
             : PAPER_UNKNOWN;
}

static void
read_bytes (const TmTable *table, guint seat, guint counter, guint8 *values, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    values[i] = (guint8) tm_table_get_counter (table, counter + i, seat);
}

static void
read_final (const TmTable *table, guint seat, PaperFinal *final)
{
  memset (final, 0, sizeof *final);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    final->monster_fame[i] = get_monster_fame (table, seat, i);
  read_bytes (table, seat, COUNTER_LEVEL, final->levels, PAPER_N_HEROES);
  read_bytes (table, seat, COUNTER_ITEM, final->cells, PAPER_N_ITEMS);
  final->gems = (guint8) tm_table_get_counter (table, COUNTER_GEMS, seat);
  final->minions = (guint8) tm_table_get_counter (table, COUNTER_MINIONS, seat);
  final->wounds = (gint16) tm_table_get_counter (table, COUNTER_WOUNDS, seat);
  final->resurrected = tm_table_get_counter (table, COUNTER_RESURRECTED, seat) > 0;
  final->goal_fame = paper_get_goal_fame (table, seat);
  final->talent = (gint8) paper_get_talent (table, seat);
  final->mission_fame = tm_table_get_counter (table, COUNTER_FAME_MISSIONS, seat);
}

static void
forget_row (PaperRows *rows, guint row)
{
  if (!(rows->known & 1u << row))
    return;
  rows->total -= rows->values[row];
  rows->values[row] = 0;
  rows->known &= ~(1u << row);
}

/* Of a team whose sheet is on paper only what is marked at once is known, until it is told. */
static void
forget_paper (PaperRows *rows)
{
  for (guint row = ROW_LEVELS; row < PAPER_N_ROWS; row++)
    if (row != ROW_MISSIONS)
      forget_row (rows, row);
}

static void
read_written (const TmTable *table, guint seat, PaperRows *rows)
{
  memset (rows, 0, sizeof *rows);
  rows->known = (guint) tm_table_get_counter (table, COUNTER_ROWS_KNOWN, seat);
  for (guint row = 0; row < PAPER_N_ROWS; row++)
    {
      rows->values[row] = tm_table_get_counter (table, COUNTER_ROW + row, seat);
      rows->total += rows->known & 1u << row ? rows->values[row] : 0;
    }
}

/**
 * paper_count_rows:
 * @table: a table
 * @seat: a seat
 * @rows: (out): its rows
 *
 * Counts the rows of a final sheet as far as the table and what is printed on the sheet tell them, R
 * «Подсчёт очков». Rows that the players have told are not counted.
 */
void
paper_count_rows (const TmTable *table, guint seat, PaperRows *rows)
{
  gint32 state = tm_table_get_counter (table, COUNTER_SHEET, seat);
  PaperFinal final;
  PaperSheet sheet;

  if (state == SHEET_ROWS)
    {
      read_written (table, seat, rows);
      return;
    }
  read_final (table, seat, &final);
  paper_read_sheet (table, &sheet);
  paper_count_final (&final, &sheet, rows);
  if (state == SHEET_MISSING && !paper_is_full (table, seat))
    forget_paper (rows);
}

/**
 * paper_count_seat_rooms:
 * @table: a table
 * @seat: a seat
 *
 * Counts the rooms that a team has explored, as its map or its final sheet tells.
 *
 * Returns: how many, from 0 to 42
 */
gint32
paper_count_seat_rooms (const TmTable *table, guint seat)
{
  PaperTeam team;

  if (!paper_is_full (table, seat)
      || tm_table_get_counter (table, COUNTER_SHEET, seat) == SHEET_ROWS)
    return tm_table_get_counter (table, COUNTER_ROOMS, seat);
  paper_read_team (table, seat, &team);
  return (gint32) paper_team_count_rooms (&team);
}

/* The result */

static TmText
describe_result (const TmResult *result, guint n_seats, PaperDecided by)
{
  if (n_seats == 1)
    return tm_text (N_ ("%s fame"), tm_arg_number (result->scores[0]));
  switch (by)
    {
    case DECIDED_ROOMS:
      return tm_text (N_ ("%s wins: equal fame, most rooms"), tm_arg_seats (result->winners));
    case DECIDED_SHARED:
      return tm_text (N_ ("The victory is shared: %s"), tm_arg_seats (result->winners));
    case DECIDED_TOTAL:
    default:
      return tm_text (N_ ("%s wins: most fame"), tm_arg_seats (result->winners));
    }
}

/* The `get_result` of the game: while the match goes on, the rows that are known. */
void
paper_get_result (const TmTable *table, TmResult *result)
{
  guint n_seats = tm_table_get_n_seats (table);
  gint32 rooms[TM_MAX_SEATS];
  PaperDecided by;

  memset (result, 0, sizeof *result);
  result->ending = TM_ENDING_OPEN;
  result->how = n_seats == 1 ? TM_HOW_RANK : TM_HOW_POINTS;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      PaperRows rows;

      paper_count_rows (table, seat, &rows);
      result->scores[seat] = rows.total;
      rooms[seat] = paper_count_seat_rooms (table, seat);
    }
  if (tm_table_get_phase (table) != PHASE_OVER)
    return;
  result->ending = TM_ENDING_WON;
  result->winners = paper_find_winners (result->scores, rooms, n_seats, result->ranks, &by);
  result->by = paper_decided_ids[by];
  result->sentence = describe_result (result, n_seats, by);
}

/* The score sheet: the rows of the paper, in its order */

enum
{
  LINE_TOTAL = PAPER_N_ROWS,
  LINE_ROOMS,
  N_LINES,
};

static const TmRowSpec lines[N_LINES] = {
  [ROW_MONSTER1] = { "monster1", TM_WORD ("final sheet", "First monster"), FALSE },
  [ROW_MONSTER2] = { "monster2", TM_WORD ("final sheet", "Second monster"), FALSE },
  [ROW_MONSTER3] = { "monster3", TM_WORD ("final sheet", "Third monster"), FALSE },
  [ROW_LEVELS] = { "levels", TM_WORD ("final sheet", "Levels"), FALSE },
  [ROW_ITEMS] = { "items", TM_WORD ("final sheet", "Items"), FALSE },
  [ROW_GEMS] = { "gems", TM_WORD ("final sheet", "Gems"), FALSE },
  [ROW_MINIONS] = { "minions", TM_WORD ("final sheet", "Minions"), FALSE },
  [ROW_WOUNDS] = { "wounds", TM_WORD ("final sheet", "Wounds"), FALSE },
  [ROW_RESURRECTION] = { "resurrection", TM_WORD ("final sheet", "Resurrection"), FALSE },
  [ROW_GOAL_TALENT] = { "goal_talent", TM_WORD ("final sheet", "Goal and talent"), FALSE },
  [ROW_MISSIONS] = { "missions", TM_WORD ("final sheet", "Missions"), FALSE },
  [LINE_TOTAL] = { "total", N_ ("Fame"), TRUE },
  [LINE_ROOMS] = { "rooms", N_ ("Rooms explored (most win a tie)"), FALSE },
};

static void
fill (const TmTable *table, TmSheet *sheet)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      PaperRows rows;

      paper_count_rows (table, seat, &rows);
      for (guint row = 0; row < PAPER_N_ROWS; row++)
        tm_sheet_set (sheet, row, seat, rows.values[row]);
      tm_sheet_set (sheet, LINE_TOTAL, seat, rows.total);
      tm_sheet_set (sheet, LINE_ROOMS, seat, paper_count_seat_rooms (table, seat));
    }
}

/* Whether a move has ended a round. */
static gboolean
ends_round (const TmTable *before, const TmTable *after)
{
  gint32 round = tm_table_get_shared (before, COUNTER_ROUND);

  return round > 0
         && (tm_table_get_shared (after, COUNTER_ROUND) > round
             || (tm_table_get_phase (after) == PHASE_FINAL
                 && tm_table_get_phase (before) < PHASE_FINAL));
}

/* The `tally` of the game: a column for every round. */
void
paper_tally (TmTally *tally, TmSheet *sheet)
{
  tm_sheet_add_rows (sheet, lines, N_LINES);
  while (tm_tally_next (tally))
    {
      const TmTable *before = tm_tally_get_before (tally);

      if (!ends_round (before, tm_tally_get_after (tally)))
        continue;
      fill (tm_tally_get_after (tally), sheet);
      tm_sheet_add_milestone (
          sheet,
          tm_text (N_ ("Round %s"), tm_arg_number (tm_table_get_shared (before, COUNTER_ROUND))));
    }
  fill (tm_tally_get_after (tally), sheet);
}

/* The `describe_progress` of the game. */
TmText
paper_describe_progress (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);
  guint round = paper_get_round (table);

  if (phase < PHASE_ROLL || phase > PHASE_FIGHT)
    return tm_text (paper_phase_words[phase].name);
  if (phase == PHASE_FIGHT)
    return tm_text (N_ ("Round %s of 8, monster of stage %s"), tm_arg_number ((gint32) round),
                    tm_arg_number ((gint32) paper_get_stage (round)));
  return tm_text (N_ ("Round %s of 8, stage %s"), tm_arg_number ((gint32) round),
                  tm_arg_number ((gint32) paper_get_stage (round)));
}

/* Distinctions */

typedef enum
{
  ACHIEVEMENT_UNHURT,
  ACHIEVEMENT_ALL_ITEMS,
  ACHIEVEMENT_TEN_GEMS,
  ACHIEVEMENT_SLAYER,
  ACHIEVEMENT_LEGEND,
  ACHIEVEMENT_EXPLORER,
  ACHIEVEMENT_GOAL_FULL,
  ACHIEVEMENT_CHAPTER_SWEEP,
} Achievement;

#define ACHIEVEMENT(achievement_id, achievement_name, achievement_symbol) \
  { .id = (achievement_id),                                               \
    .name = (achievement_name),                                           \
    .article = "paper.achievement." achievement_id,                       \
    .symbol = (achievement_symbol) }

const TmAchievement paper_dungeons_achievements[PAPER_N_ACHIEVEMENTS] = {
  [ACHIEVEMENT_UNHURT] = ACHIEVEMENT ("unhurt", N_ ("Unhurt"), "heart"),
  [ACHIEVEMENT_ALL_ITEMS] = ACHIEVEMENT ("all-items", N_ ("Full armoury"), "sword"),
  [ACHIEVEMENT_TEN_GEMS] = ACHIEVEMENT ("ten-gems", N_ ("Treasury"), "gem"),
  [ACHIEVEMENT_SLAYER] = ACHIEVEMENT ("slayer", N_ ("Monster slayer"), "monster"),
  [ACHIEVEMENT_LEGEND] = ACHIEVEMENT ("legend", N_ ("Living legends"), "star"),
  [ACHIEVEMENT_EXPLORER] = ACHIEVEMENT ("explorer", TM_WORD ("achievement", "Explorer"), "map"),
  [ACHIEVEMENT_GOAL_FULL] = ACHIEVEMENT ("goal-full", N_ ("Goal achieved"), "first"),
  [ACHIEVEMENT_CHAPTER_SWEEP] = { .id = "chapter-sweep",
                                  .name = N_ ("Chapter sweep"),
                                  .article = "paper.achievement.chapter-sweep",
                                  .symbol = "crown",
                                  .is_collected = TRUE },
};

/* Whether all of some counters are at their most. */
static gboolean
are_all (const TmTable *table, guint seat, guint counter, guint n_counters, gint32 most)
{
  for (guint i = 0; i < n_counters; i++)
    if (tm_table_get_counter (table, counter + i, seat) < most)
      return FALSE;
  return TRUE;
}

static gboolean
is_earned (const TmTable *table, guint seat, Achievement achievement)
{
  /* Rows as they stand on paper do not tell what they were counted from. */
  gboolean has_facts = paper_is_full (table, seat)
                       || tm_table_get_counter (table, COUNTER_SHEET, seat) == SHEET_FACTS;

  switch (achievement)
    {
    case ACHIEVEMENT_UNHURT:
      return has_facts && tm_table_get_counter (table, COUNTER_WOUNDS, seat) == 0;
    case ACHIEVEMENT_ALL_ITEMS:
      return are_all (table, seat, COUNTER_ITEM, PAPER_N_ITEMS, 2);
    case ACHIEVEMENT_TEN_GEMS:
      return tm_table_get_counter (table, COUNTER_GEMS, seat) == PAPER_MAX_GEMS;
    case ACHIEVEMENT_SLAYER:
      return tm_table_get_counter (table, COUNTER_TOP_FIGHTS, seat) == PAPER_N_STAGES;
    case ACHIEVEMENT_LEGEND:
      return are_all (table, seat, COUNTER_LEVEL, PAPER_N_HEROES, PAPER_MAX_LEVEL);
    case ACHIEVEMENT_EXPLORER:
      return paper_count_seat_rooms (table, seat) == PAPER_N_ROOMS;
    case ACHIEVEMENT_GOAL_FULL:
      return tm_table_get_counter (table, COUNTER_GOAL_FAME, seat)
             == PAPER_GOAL_FAME (PAPER_GOAL_STEPS);
    case ACHIEVEMENT_CHAPTER_SWEEP:
    default:
      return FALSE;
    }
}

/* The `get_achieved` of the game: only at the end. */
guint32
paper_get_achieved (const TmTable *table, guint seat)
{
  guint32 achieved = 0;

  if (tm_table_get_phase (table) != PHASE_OVER)
    return 0;
  for (guint i = 0; i < PAPER_N_ACHIEVEMENTS; i++)
    if (is_earned (table, seat, (Achievement) i))
      achieved |= 1u << i;
  return achieved;
}

/* The chapters of the scenarios, as parts of the game: a part is had by who was best in it. */
const TmWord paper_chapter_words[] = {
  { "urban-1", N_ ("Urban legends, chapter 1 won"), NULL },
  { "urban-2", N_ ("Urban legends, chapter 2 won"), NULL },
  { "urban-3", N_ ("Urban legends, chapter 3 won"), NULL },
  { "mummy-1", N_ ("Mummy of Hamunaptra, chapter 1 won"), NULL },
  { "mummy-2", N_ ("Mummy of Hamunaptra, chapter 2 won"), NULL },
  { "mummy-3", N_ ("Mummy of Hamunaptra, chapter 3 won"), NULL },
  { "tower-1", N_ ("Sinister tower, chapter 1 won"), NULL },
  { "tower-2", N_ ("Sinister tower, chapter 2 won"), NULL },
  { "tower-3", N_ ("Sinister tower, chapter 3 won"), NULL },
  { "kingdom-1", N_ ("Around the kingdom, chapter 1 won"), NULL },
  { "kingdom-2", N_ ("Around the kingdom, chapter 2 won"), NULL },
  { "kingdom-3", N_ ("Around the kingdom, chapter 3 won"), NULL },
};

/* The `get_part` of the game: the chapter in which a team was the best of several. */
int
paper_get_part (const TmTable *table, guint seat)
{
  int card
      = paper_get_campaign_dungeon ((PaperCampaign) tm_table_get_option (table, OPTION_CAMPAIGN),
                                    (guint) tm_table_get_option (table, OPTION_CHAPTER));
  TmResult result = { 0 };

  if (card < 0 || tm_table_get_n_seats (table) == 1)
    return -1;
  paper_get_result (table, &result);
  return result.ending == TM_ENDING_WON && result.ranks[seat] == 1 ? card : -1;
}
