/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R «Подсчёт очков», p.14: the final sheets, and what follows from numbers set by hand. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-setup.h"

/* Writes the rows of a final sheet down, and which of them are known. */
static void
write_rows (TmResolution *resolution, guint seat, const PaperRows *rows)
{
  for (guint row = 0; row < PAPER_N_ROWS; row++)
    tm_resolution_set_counter (resolution, COUNTER_ROW + row, seat, rows->values[row]);
  tm_resolution_set_counter (resolution, COUNTER_ROWS_KNOWN, seat, (gint32) rows->known);
}

static void
note_unknown (TmResolution *resolution, guint seat, const PaperRows *rows)
{
  guint n_unknown = PAPER_N_ROWS - (guint) __builtin_popcount (rows->known & PAPER_ALL_ROWS);

  if (n_unknown > 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "paper.catalogue", "paper.catalogue",
        tm_text_n ("%2$s: %1$s row needs a printed value that nobody has told.",
                   "%2$s: %1$s rows need printed values that nobody has told.",
                   tm_arg_number ((gint32) n_unknown), tm_arg_seat (seat)));
}

static void
write_counted (TmResolution *resolution, guint seat)
{
  PaperRows rows;

  paper_count_rows (tm_resolution_get_table (resolution), seat, &rows);
  write_rows (resolution, seat, &rows);
  note_unknown (resolution, seat, &rows);
}

/* The sheet of a team that is kept here, from what it has marked. */
static void
close_sheet (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int goal = paper_get_goal (table, seat);
  gint32 fame = 0;
  PaperFacts facts;
  gint32 have;
  gint32 next;

  paper_read_facts (table, seat, &facts);
  if (goal >= 0)
    {
      fame = paper_count_goal ((PaperGoal) goal, &facts, resolution, &have, &next);
      tm_resolution_add_reason (resolution, "paper.goal.fame",
                                tm_text (N_ ("Goal of %s: %s counted, %s fame"), tm_arg_seat (seat),
                                         tm_arg_number (have), tm_arg_number (fame)));
    }
  tm_resolution_set_counter (resolution, COUNTER_ROOMS, seat, paper_count_seat_rooms (table, seat));
  tm_resolution_set_counter (resolution, COUNTER_GOAL_FAME, seat, fame);
  tm_resolution_set_counter (resolution, COUNTER_SHEET, seat, SHEET_FACTS);
  write_counted (resolution, seat);
}

/**
 * paper_enter_final:
 * @resolution: the resolution of a move
 *
 * Ends the game after the third monster, R «Конец игры»: the sheets that are kept here are counted, the
 * others are still to be told.
 */
void
paper_enter_final (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  tm_resolution_set_phase (resolution, PHASE_FINAL);
  tm_resolution_add_reason (resolution, "paper.end.game",
                            tm_text (N_ ("The third monster has been met: the game ends.")));
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat))
      close_sheet (resolution, seat);
}

/**
 * paper_recount_sheets:
 * @resolution: the resolution of a move
 *
 * Counts the final sheets anew, as far as they are told, once something printed has been told.
 */
void
paper_recount_sheets (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_phase (table) == PHASE_FINAL
        && tm_table_get_counter (table, COUNTER_SHEET, seat) == SHEET_FACTS)
      {
        PaperRows rows;

        paper_count_rows (table, seat, &rows);
        write_rows (resolution, seat, &rows);
      }
}

/* What the players read off a sheet */

static void
set_list (TmResolution *resolution, const TmMove *move, guint param, guint counter, guint seat)
{
  guint n_values = 0;
  const gint32 *values = tm_args_get_list (&move->args, param, &n_values);

  for (guint i = 0; i < n_values; i++)
    tm_resolution_set_counter (resolution, counter + i, seat, values[i]);
}

static void
set_number (TmResolution *resolution, const TmMove *move, guint param, guint counter, guint seat)
{
  tm_resolution_set_counter (resolution, counter, seat, tm_args_get (&move->args, param));
}

static TmText
describe_sheet (const TmTable *table, guint seat)
{
  PaperRows rows;

  paper_count_rows (table, seat, &rows);
  if ((rows.known & PAPER_ALL_ROWS) != PAPER_ALL_ROWS)
    return tm_text (N_ ("Final sheet of %s: %s fame without the rows that are not known"),
                    tm_arg_seat (seat), tm_arg_number (rows.total));
  return tm_text (N_ ("Final sheet of %s: %s fame"), tm_arg_seat (seat),
                  tm_arg_number (rows.total));
}

/* The move `final-sheet`: what a team has marked on paper. */
void
paper_resolve_final_sheet (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = (guint) tm_args_get (&move->args, FINAL_SHEET_SEAT);

  (void) paper_is_phase (resolution, PHASE_FINAL);
  if (paper_is_full (table, seat))
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.score.rows", "paper.score.rows",
        tm_text (N_ ("The sheet of %s is kept here already."), tm_arg_seat (seat)));
  set_list (resolution, move, FINAL_SHEET_LEVELS, COUNTER_LEVEL, seat);
  set_list (resolution, move, FINAL_SHEET_CELLS, COUNTER_ITEM, seat);
  set_number (resolution, move, FINAL_SHEET_GEMS, COUNTER_GEMS, seat);
  set_number (resolution, move, FINAL_SHEET_MINIONS, COUNTER_MINIONS, seat);
  set_number (resolution, move, FINAL_SHEET_WOUNDS, COUNTER_WOUNDS, seat);
  set_number (resolution, move, FINAL_SHEET_RESURRECTED, COUNTER_RESURRECTED, seat);
  set_number (resolution, move, FINAL_SHEET_ROOMS, COUNTER_ROOMS, seat);
  tm_resolution_set_counter (resolution, COUNTER_GOAL_FAME, seat,
                             PAPER_GOAL_FAME (tm_args_get (&move->args, FINAL_SHEET_GOAL_FAME)));
  tm_resolution_set_counter (resolution, COUNTER_SHEET, seat, SHEET_FACTS);
  write_counted (resolution, seat);
  tm_resolution_set_summary (resolution, describe_sheet (table, seat), TM_TEXT_NONE);
}

static void
compare_rows (TmResolution *resolution, guint seat, const gint32 *values)
{
  PaperRows counted;
  guint n_other = 0;

  paper_count_rows (tm_resolution_get_table (resolution), seat, &counted);
  for (guint row = 0; row < PAPER_N_ROWS; row++)
    n_other += counted.known & 1u << row && counted.values[row] != values[row];
  if (n_other > 0)
    tm_resolution_add_finding (resolution, TM_GRADE_NOTE, "paper.score.rows", "paper.score.rows",
                               tm_text_n ("%2$s: %1$s row differs from what is counted here.",
                                          "%2$s: %1$s rows differ from what is counted here.",
                                          tm_arg_number ((gint32) n_other), tm_arg_seat (seat)));
}

/* The move `final-rows`: the rows as they stand on paper. */
void
paper_resolve_final_rows (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = (guint) tm_args_get (&move->args, FINAL_ROWS_SEAT);
  guint n_values = 0;
  const gint32 *values = tm_args_get_list (&move->args, FINAL_ROWS_ROWS, &n_values);

  (void) paper_is_phase (resolution, PHASE_FINAL);
  compare_rows (resolution, seat, values);
  set_list (resolution, move, FINAL_ROWS_ROWS, COUNTER_ROW, seat);
  set_number (resolution, move, FINAL_ROWS_ROOMS, COUNTER_ROOMS, seat);
  if (tm_args_has (&move->args, FINAL_ROWS_GOAL_FAME))
    tm_resolution_set_counter (resolution, COUNTER_GOAL_FAME, seat,
                               PAPER_GOAL_FAME (tm_args_get (&move->args, FINAL_ROWS_GOAL_FAME)));
  tm_resolution_set_counter (resolution, COUNTER_SHEET, seat, SHEET_ROWS);
  tm_resolution_set_counter (resolution, COUNTER_ROWS_KNOWN, seat, (gint32) PAPER_ALL_ROWS);
  tm_resolution_set_summary (resolution, describe_sheet (table, seat), TM_TEXT_NONE);
}

/* The end */

static guint32
find_incomplete (const TmTable *table)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      PaperRows rows;

      paper_count_rows (table, seat, &rows);
      if ((rows.known & PAPER_ALL_ROWS) != PAPER_ALL_ROWS)
        seats |= 1u << seat;
    }
  return seats;
}

/* The move `finish`. */
void
paper_resolve_finish (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint32 incomplete = find_incomplete (table);
  TmResult result;

  (void) move;
  (void) paper_is_phase (resolution, PHASE_FINAL);
  if (incomplete != 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.score.rows", "paper.score.rows",
        tm_text (N_ ("Rows of the final sheet are not known yet: %s"), tm_arg_seats (incomplete)));
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      PaperRows rows;

      paper_count_rows (table, seat, &rows);
      write_rows (resolution, seat, &rows);
    }
  tm_resolution_set_phase (resolution, PHASE_OVER);
  paper_get_result (table, &result);
  tm_resolution_add_reason (resolution, "paper.end.winner",
                            tm_text (N_ ("Most fame, then most rooms, then shared.")));
  tm_resolution_set_summary (resolution, result.sentence, TM_TEXT_NONE);
}

/* By hand */

static void
settle_wounds (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 health = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    health += tm_table_get_counter (table, COUNTER_LEVEL + hero, seat);
  if (tm_table_get_counter (table, COUNTER_WOUNDS, seat) > health)
    tm_resolution_set_counter (resolution, COUNTER_RESURRECTED, seat, 1);
}

static void
settle_potions (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 hearts = PAPER_HEARTS * tm_table_get_counter (table, COUNTER_POTIONS, seat);

  if (tm_table_get_counter (table, COUNTER_HEALED, seat) > hearts)
    tm_resolution_set_counter (resolution, COUNTER_HEALED, seat, hearts);
}

static void
settle_monster_fame (TmResolution *resolution, guint seat, guint stage)
{
  gint32 known
      = tm_table_get_counter (tm_resolution_get_table (resolution), COUNTER_ROWS_KNOWN, seat);

  tm_resolution_set_counter (resolution, COUNTER_ROWS_KNOWN, seat,
                             known | 1 << (ROW_MONSTER1 + stage));
}

/* A sheet that is closed already is counted anew. */
static void
settle_sheet (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (tm_table_get_phase (table) < PHASE_FINAL
      || tm_table_get_counter (table, COUNTER_SHEET, seat) != SHEET_FACTS)
    return;
  if (paper_is_full (table, seat))
    close_sheet (resolution, seat);
  else
    write_counted (resolution, seat);
}

static gboolean
is_one_of (guint counter, guint first, guint n)
{
  return counter >= first && counter < first + n;
}

/* What the sheet itself says is not put right again. */
static gboolean
is_of_sheet (guint counter)
{
  return counter == COUNTER_SHEET || counter == COUNTER_GOAL_FAME || counter == COUNTER_ROOMS
         || is_one_of (counter, COUNTER_ROW, PAPER_N_ROWS) || counter == COUNTER_ROWS_KNOWN;
}

static void
settle_counter (TmResolution *resolution, const TmSlot *adjusted)
{
  guint seat = (guint) adjusted->seat;

  if (adjusted->seat == TM_NO_SEAT)
    return;
  if (adjusted->index == COUNTER_WOUNDS)
    settle_wounds (resolution, seat);
  if (adjusted->index == COUNTER_POTIONS || adjusted->index == COUNTER_HEALED)
    settle_potions (resolution, seat);
  if (is_one_of (adjusted->index, COUNTER_FAME_MONSTER, PAPER_N_STAGES))
    settle_monster_fame (resolution, seat, adjusted->index - COUNTER_FAME_MONSTER);
  if (!is_of_sheet (adjusted->index))
    settle_sheet (resolution, seat);
  if (adjusted->index == COUNTER_FULL
      || is_one_of (adjusted->index, COUNTER_OWED_LEVEL, PAPER_N_OWED))
    paper_enter_roll (resolution);
}

/* Cards set by hand: how many monsters lie there, and which heroes of a goal are black. */
static void
settle_cards (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 n_monsters = 0;

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    n_monsters
        += tm_table_count_zone (table, tm_table_get_zone (table, ZONE_MONSTER + i, TM_NO_SEAT)) > 0;
  tm_resolution_set_shared (resolution, COUNTER_MONSTERS_LAID, n_monsters);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      int goal = paper_get_goal (table, seat);

      for (guint hero = 0; goal >= 0 && hero < PAPER_N_HEROES; hero++)
        tm_resolution_set_counter (resolution, COUNTER_COLOUR + hero, seat,
                                   paper_goal_colours[goal][hero]);
    }
}

static void
settle_phase (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);

  if (phase > PHASE_BEFORE && tm_table_get_shared (table, COUNTER_ROUND) == 0)
    tm_resolution_set_shared (resolution, COUNTER_ROUND, 1);
  if (phase == PHASE_FINAL)
    paper_enter_final (resolution);
  if (tm_table_get_shared (table, COUNTER_ROUND) == 0)
    paper_enter_roll (resolution);
}

/* The `settle` of the game. */
void
paper_settle (TmResolution *resolution, const TmSlot *adjusted)
{
  switch (adjusted->kind)
    {
    case TM_SLOT_COUNTER:
      settle_counter (resolution, adjusted);
      break;
    case TM_SLOT_PIECE_PLACE:
    case TM_SLOT_PIECE_FACE:
      settle_cards (resolution);
      break;
    case TM_SLOT_PHASE:
      settle_phase (resolution);
      break;
    default:
      break;
    }
}
