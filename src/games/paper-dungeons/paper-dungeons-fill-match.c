/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of what concerns all teams: dice, letters, monsters, the final sheet,
 * rounds. */

#include "config.h"

#include "paper-dungeons-questions.h"
#include "paper-dungeons-setup.h"

/* Dice */

static gboolean
is_on_die (int face, guint die)
{
  if (face < 0)
    return FALSE;
  return die < PAPER_N_WHITE ? face != SYMBOL_BOOTS : face != SYMBOL_CLOVER;
}

gboolean
paper_fill_reroll_needed (const TmTable *table, TmArgs *args)
{
  gint32 faces[PAPER_N_DICE];

  for (guint die = 0; die < PAPER_N_DICE; die++)
    {
      faces[die] = paper_get_die_face (table, die);
      if (!is_on_die (faces[die], die))
        return FALSE;
    }
  tm_args_set_list (args, REROLL_NEEDED_FACES, faces, PAPER_N_DICE);
  return TRUE;
}

/* Gems */

gboolean
paper_fill_gem_available (const TmTable *table, TmArgs *args)
{
  guint seat;

  if (paper_get_round (table) == 0)
    return FALSE;
  if (paper_choose_seat (table, args, GEM_AVAILABLE_SEAT, &seat))
    tm_args_set (args, GEM_AVAILABLE_SEAT, (gint32) seat);
  tm_args_set (args, GEM_AVAILABLE_ROUND, (gint32) paper_get_round (table));
  return TRUE;
}

static gboolean
has_stolen (const TmTable *table, guint letter, guint seat, guint round)
{
  return tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_STOLEN
         && tm_table_get_counter (table, COUNTER_LETTER_ROUND + letter, seat) == (gint32) round;
}

/* The thefts of this round, and what a treasure hunter has from before. */
gboolean
paper_fill_gem_round_end (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  guint phase = tm_table_get_phase (table);
  gint32 seats[TM_MAX_SEATS * PAPER_N_LETTERS], letters[TM_MAX_SEATS * PAPER_N_LETTERS];
  guint round = paper_get_round (table);
  guint n_thefts = 0;

  if (round == 0 || (phase != PHASE_ACT && phase != PHASE_ROUND_END))
    return FALSE;
  tm_args_set (args, GEM_ROUND_END_PLAYERS, (gint32) n_seats);
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
      if (has_stolen (table, letter, seat, round))
        {
          seats[n_thefts] = (gint32) seat;
          letters[n_thefts++] = (gint32) letter;
        }
      else if (has_stolen (table, letter, seat, 0))
        {
          tm_args_set (args, GEM_ROUND_END_THIEF_SEAT, (gint32) seat);
          tm_args_set (args, GEM_ROUND_END_THIEF_LETTER, (gint32) letter + 1);
        }
  tm_args_set_list (args, GEM_ROUND_END_SEATS, seats, n_thefts);
  tm_args_set_list (args, GEM_ROUND_END_LETTERS, letters, n_thefts);
  return TRUE;
}

/* Monsters */

static guint
get_stage (const TmTable *table)
{
  return paper_get_stage (MAX (paper_get_round (table), 1));
}

static gboolean
read_monster (const TmTable *table, PaperMonster *monster)
{
  int face = paper_get_monster (table, get_stage (table));

  if (face < 0)
    return FALSE;
  paper_read_monster (table, face, monster);
  return TRUE;
}

static void
set_letters (const TmTable *table, guint seat, TmArgs *args)
{
  gint32 stolen[PAPER_N_LETTERS];
  guint n_stolen = 0;

  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    if (tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_STOLEN)
      stolen[n_stolen++] = (gint32) letter;
  tm_args_set_list (args, VANISHING_GEMS_STOLEN, stolen, n_stolen);
  tm_args_set (args, VANISHING_GEMS_SEAT, (gint32) seat);
}

gboolean
paper_fill_vanishing_gems (const TmTable *table, TmArgs *args)
{
  PaperMonster monster;
  guint seat = 0;

  if (!read_monster (table, &monster))
    return FALSE;
  (void) paper_choose_seat (table, args, VANISHING_GEMS_SEAT, &seat);
  tm_args_set (args, VANISHING_GEMS_STAGE, (gint32) get_stage (table));
  tm_args_set (args, VANISHING_GEMS_PLAYERS, (gint32) tm_table_get_n_seats (table));
  tm_args_set (args, VANISHING_GEMS_VANISHING,
               paper_is_vanishing (table) ? VANISHING_ON : VANISHING_OFF);
  set_letters (table, seat, args);
  if (monster.letters[0] >= 0 && monster.letters[1] >= 0)
    tm_args_set_list (args, VANISHING_GEMS_LETTERS,
                      (const gint32[]) { monster.letters[0], monster.letters[1] }, 2);
  return TRUE;
}

gboolean
paper_fill_monster_power (const TmTable *table, TmArgs *args)
{
  gint32 levels[PAPER_N_HEROES];
  PaperMonster monster;
  PaperTeam team;
  guint seat;

  if (!paper_choose_seat (table, args, MONSTER_POWER_SEAT, &seat))
    return FALSE;
  paper_read_team (table, seat, &team);
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    levels[hero] = team.levels[hero];
  tm_args_set_list (args, MONSTER_POWER_LEVELS, levels, PAPER_N_HEROES);
  if (read_monster (table, &monster) && monster.vulnerable >= 0)
    tm_args_set (args, MONSTER_POWER_VULNERABLE, monster.vulnerable);
  tm_args_set (args, MONSTER_POWER_SWORD, paper_team_has_item (&team, ITEM_SWORD));
  tm_args_set (args, MONSTER_POWER_TALENT, team.talent);
  tm_args_set (args, MONSTER_POWER_SEAT, (gint32) seat);
  return TRUE;
}

/* Whether all that a fight needs is told, in the order of a card. */
static gboolean
is_whole (const PaperMonster *monster)
{
  if (!monster->is_told || monster->flee < 0 || monster->flee > 99)
    return FALSE;
  for (guint i = 0; i < monster->n_ranges; i++)
    if (monster->limits[i] < 0 || monster->fames[i] < 0 || monster->wounds[i] < 0
        || (i > 0 && monster->limits[i] <= monster->limits[i - 1]))
      return FALSE;
  return TRUE;
}

static void
set_range (TmArgs *args, guint param, const gint16 *values, guint n_values)
{
  gint32 list[PAPER_N_STAGES];

  for (guint i = 0; i < n_values; i++)
    list[i] = values[i];
  tm_args_set_list (args, param, list, n_values);
}

static void
set_talents (const TmTable *table, TmArgs *args)
{
  gint32 talents[TM_MAX_SEATS];
  guint n_seats = tm_table_get_n_seats (table);

  for (guint seat = 0; seat < n_seats; seat++)
    talents[seat] = paper_get_talent (table, seat);
  tm_args_set_list (args, MONSTER_FIGHT_TALENTS, talents, n_seats);
}

/* What sheets tell; where one is on paper the players do. */
static void
set_powers (const TmTable *table, TmArgs *args)
{
  gint32 powers[TM_MAX_SEATS], reached[TM_MAX_SEATS];
  guint n_seats = tm_table_get_n_seats (table);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (!paper_is_full (table, seat))
        return;
      powers[seat] = paper_get_sheet_power (table, seat);
      reached[seat]
          = tm_table_get_counter (table, COUNTER_REACHED + get_stage (table) - 1, seat) > 0;
    }
  tm_args_set_list (args, MONSTER_FIGHT_POWERS, powers, n_seats);
  tm_args_set_list (args, MONSTER_FIGHT_REACHED, reached, n_seats);
}

gboolean
paper_fill_monster_fight (const TmTable *table, TmArgs *args)
{
  PaperMonster monster;

  if (tm_table_get_phase (table) != PHASE_FIGHT || paper_is_fought (table)
      || !read_monster (table, &monster) || !is_whole (&monster))
    return FALSE;
  set_powers (table, args);
  set_range (args, MONSTER_FIGHT_LIMITS, monster.limits, monster.n_ranges);
  set_range (args, MONSTER_FIGHT_FAMES, monster.fames, monster.n_ranges);
  set_range (args, MONSTER_FIGHT_WOUNDS, monster.wounds, monster.n_ranges);
  tm_args_set (args, MONSTER_FIGHT_FLEE, monster.flee);
  if (monster.prize.reward >= 0)
    tm_args_set (args, MONSTER_FIGHT_REWARD, monster.prize.reward);
  set_talents (table, args);
  return TRUE;
}

/* The final sheet */

static void
set_level_table (TmArgs *args, guint param, const PaperSheet *sheet)
{
  gint32 values[PAPER_MAX_LEVEL];

  for (guint i = 0; i < PAPER_MAX_LEVEL; i++)
    values[i]
        = sheet->level_fame[i + 1] < 0 ? TM_NUMBER_UNKNOWN : MIN (sheet->level_fame[i + 1], 99);
  tm_args_set_list (args, param, values, PAPER_MAX_LEVEL);
}

static gint32
get_pair (guint count, gint16 fame)
{
  return tm_pair_new ((gint32) count,
                      fame == PAPER_UNKNOWN ? TM_PAIR_UNKNOWN : CLAMP (fame, -99, 999));
}

static void
set_track (TmArgs *args, guint param, const gint16 *track, guint last)
{
  gint32 pairs[PAPER_MAX_MINIONS];
  guint n_pairs = 0;

  for (guint count = 1; count <= last; count++)
    if (track[count] != PAPER_UNKNOWN)
      pairs[n_pairs++] = get_pair (count, track[count]);
  tm_args_set_list (args, param, pairs, n_pairs);
}

/* Where the penalty changes, be it to what nobody has told. */
static void
set_shields (TmArgs *args, guint param, const PaperSheet *sheet)
{
  gint32 pairs[PAPER_MAX_HEARTS];
  guint n_pairs = 0;
  gint16 before = 0;

  for (guint count = 1; count <= PAPER_MAX_HEARTS; count++)
    {
      if (sheet->wound_fame[count] != before)
        pairs[n_pairs++] = get_pair (count, sheet->wound_fame[count]);
      before = sheet->wound_fame[count];
    }
  tm_args_set_list (args, param, pairs, n_pairs);
}

gboolean
paper_fill_level_fame (const TmTable *table, TmArgs *args)
{
  gint32 levels[PAPER_N_HEROES];
  PaperSheet sheet;
  PaperTeam team;
  guint seat;

  if (!paper_choose_seat (table, args, LEVEL_FAME_SEAT, &seat))
    return FALSE;
  paper_read_team (table, seat, &team);
  paper_read_sheet (table, &sheet);
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    levels[hero] = team.levels[hero];
  tm_args_set_list (args, LEVEL_FAME_LEVELS, levels, PAPER_N_HEROES);
  set_level_table (args, LEVEL_FAME_TABLE, &sheet);
  tm_args_set (args, LEVEL_FAME_SEAT, (gint32) seat);
  return TRUE;
}

static void
set_team (const PaperTeam *team, TmArgs *args)
{
  gint32 levels[PAPER_N_HEROES], cells[PAPER_N_ITEMS];

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    tm_args_set (args, FINAL_SCORE_MONSTER1 + i, team->monster_fame[i]);
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    levels[hero] = team->levels[hero];
  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    cells[item] = team->cells[item];
  tm_args_set_list (args, FINAL_SCORE_LEVELS, levels, PAPER_N_HEROES);
  tm_args_set_list (args, FINAL_SCORE_CELLS, cells, PAPER_N_ITEMS);
  tm_args_set (args, FINAL_SCORE_GEMS, team->gems);
  tm_args_set (args, FINAL_SCORE_MINIONS, team->minions);
  tm_args_set (args, FINAL_SCORE_WOUNDS, team->wounds);
  tm_args_set (args, FINAL_SCORE_RESURRECTED, team->resurrected != 0);
  tm_args_set (args, FINAL_SCORE_TALENT, team->talent);
  tm_args_set (args, FINAL_SCORE_MISSIONS, team->mission_fame);
}

gboolean
paper_fill_final_score (const TmTable *table, TmArgs *args)
{
  PaperSheet sheet;
  PaperTeam team;
  guint seat;

  if (!paper_choose_seat (table, args, FINAL_SCORE_SEAT, &seat))
    return FALSE;
  paper_read_team (table, seat, &team);
  paper_read_sheet (table, &sheet);
  set_team (&team, args);
  tm_args_set (args, FINAL_SCORE_GOAL_FAME,
               paper_get_goal_fame (table, seat) / PAPER_GOAL_STEP_FAME);
  set_level_table (args, FINAL_SCORE_LEVEL_TABLE, &sheet);
  set_track (args, FINAL_SCORE_GEM_TABLE, sheet.gem_fame, PAPER_MAX_GEMS);
  set_track (args, FINAL_SCORE_MINION_TABLE, sheet.minion_fame, PAPER_MAX_MINIONS);
  set_shields (args, FINAL_SCORE_WOUND_TABLE, &sheet);
  tm_args_set (args, FINAL_SCORE_SEAT, (gint32) seat);
  return TRUE;
}

/* As soon as every row of every team is known. */
gboolean
paper_fill_tie_break (const TmTable *table, TmArgs *args)
{
  gint32 totals[TM_MAX_SEATS], rooms[TM_MAX_SEATS];
  guint n_seats = tm_table_get_n_seats (table);

  if (n_seats < 2 || tm_table_get_phase (table) < PHASE_FINAL)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      PaperRows rows;

      paper_count_rows (table, seat, &rows);
      if (rows.known != PAPER_ALL_ROWS)
        return FALSE;
      totals[seat] = CLAMP (rows.total, -999, 999);
      rooms[seat] = paper_count_seat_rooms (table, seat);
    }
  tm_args_set_list (args, TIE_BREAK_TOTALS, totals, n_seats);
  tm_args_set_list (args, TIE_BREAK_ROOMS, rooms, n_seats);
  return TRUE;
}

/* Course */

gboolean
paper_fill_campaign_chapter (const TmTable *table, TmArgs *args)
{
  gint32 campaign = tm_table_get_option (table, OPTION_CAMPAIGN);

  if (campaign == CAMPAIGN_NONE)
    return FALSE;
  tm_args_set (args, CAMPAIGN_CHAPTER_CAMPAIGN, campaign - CAMPAIGN_URBAN);
  tm_args_set (args, CAMPAIGN_CHAPTER_CHAPTER, tm_table_get_option (table, OPTION_CHAPTER));
  return TRUE;
}

gboolean
paper_fill_round (const TmTable *table, TmArgs *args)
{
  if (paper_get_round (table) == 0)
    return FALSE;
  tm_args_set (args, ROUND_ROUND, (gint32) paper_get_round (table));
  tm_args_set (args, ROUND_VANISHING, paper_is_vanishing (table) ? VANISHING_ON : VANISHING_OFF);
  tm_args_set (args, ROUND_PLAYERS, (gint32) tm_table_get_n_seats (table));
  return TRUE;
}
