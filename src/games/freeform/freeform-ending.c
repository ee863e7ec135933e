/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How a match ends: what the players say, or what the score says, and what is corrected later. */

static TmHow
get_how (const TmTable *table)
{
  return (TmHow) tm_table_get_option (table, OPTION_HOW);
}

static guint32
get_all (const TmTable *table)
{
  return (1u << tm_table_get_n_seats (table)) - 1;
}

static inline gboolean
is_single (guint32 seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

/* Recording */

static void
set_winners (TmResolution *resolution, guint32 winners)
{
  guint n_seats = tm_table_get_n_seats (tm_resolution_get_table (resolution));

  for (guint seat = 0; seat < n_seats; seat++)
    tm_resolution_set_counter (resolution, COUNTER_WON, seat, winners & 1u << seat ? 1 : 0);
}

/* Whether the winners are those that the score has said: whoever leaves them as they were leaves it
 * to the score. */
static gboolean
is_left_to_score (const TmMove *move, const TmTable *table)
{
  TmResult result = { 0 };

  if (!tm_table_get_shared (table, COUNTER_COMPUTED))
    return FALSE;
  freeform_get_result (table, &result);
  return tm_args_get_set (&move->args, FINISH_WINNERS) == result.winners;
}

/* Nobody has to say who has won where the score says so. */
static void
record_winners (const TmMove *move, TmResolution *resolution, gboolean is_end)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  TmHow how = get_how (table);
  gboolean is_by_score = how == TM_HOW_POINTS || how == TM_HOW_FEWEST;

  if (tm_args_has (&move->args, FINISH_WINNERS) && !is_end && is_left_to_score (move, table))
    return;
  if (tm_args_has (&move->args, FINISH_WINNERS))
    set_winners (resolution, tm_args_get_set (&move->args, FINISH_WINNERS));
  else if (tm_args_has (&move->args, FINISH_WON))
    set_winners (resolution, tm_args_get (&move->args, FINISH_WON) ? get_all (table) : 0);
  else if (!is_end)
    return;
  else if (how == TM_HOW_RANK)
    set_winners (resolution, get_all (table));
  if (is_end || is_by_score)
    tm_resolution_set_shared (resolution, COUNTER_COMPUTED,
                              is_by_score && !tm_args_has (&move->args, FINISH_WINNERS)
                                  && !tm_args_has (&move->args, FINISH_WON));
}

static void
record_scores (const TmMove *move, TmResolution *resolution)
{
  guint n_scores;
  const gint32 *scores = tm_args_get_list (&move->args, FINISH_SCORES, &n_scores);

  if (!tm_args_has (&move->args, FINISH_SCORES))
    return;
  for (guint seat = 0; seat < n_scores; seat++)
    tm_resolution_set_counter (resolution, COUNTER_SCORE, seat, scores[seat]);
  tm_resolution_set_shared (resolution, COUNTER_TOLD, 1);
}

/* An empty one takes it away again. */
static void
record_rank (const TmMove *move, TmResolution *resolution)
{
  gint32 rank = tm_args_get (&move->args, FINISH_RANK);
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  if (tm_args_has (&move->args, FINISH_RANK))
    tm_resolution_set_cell (resolution, GRID_RANK, TM_NO_SEAT, 0, 0, 0,
                            freeform_is_blank (tm_box_get_string (box, rank)) ? -1 : rank);
}

static void
record_ending (const TmMove *move, TmResolution *resolution, gboolean is_end)
{
  record_winners (move, resolution, is_end);
  record_scores (move, resolution);
  record_rank (move, resolution);
}

static TmText
get_sentence (TmResolution *resolution)
{
  TmResult result = { 0 };

  freeform_get_result (tm_resolution_get_table (resolution), &result);
  return result.sentence;
}

void
freeform_finish (const TmMove *move, TmResolution *resolution)
{
  if (freeform_is_over (resolution))
    return;
  tm_resolution_set_phase (resolution, PHASE_OVER);
  record_ending (move, resolution, TRUE);
  tm_resolution_set_summary (resolution, get_sentence (resolution), TM_TEXT_NONE);
}

/* A mistake that is found when the match is over. */
void
freeform_correct (const TmMove *move, TmResolution *resolution)
{
  if (tm_table_get_phase (tm_resolution_get_table (resolution)) != PHASE_OVER)
    {
      freeform_refuse (resolution, "phase", tm_text (N_ ("The match is not over yet.")));
      return;
    }
  record_ending (move, resolution, FALSE);
  tm_resolution_set_summary (resolution, tm_text (N_ ("The result is corrected")),
                             get_sentence (resolution));
}

/* The score */

/* What seats are compared by: what decides, then the rows that break ties. A team has what its
 * members have together. */
typedef struct
{
  gboolean is_fewest;
  guint n_keys;
  gint64 keys[TM_MAX_SEATS][FREE_MAX_ROWS + 1];
} Standings;

static gint32
get_counted (const TmTable *table, guint seat)
{
  return tm_box_get_option (tm_table_get_box (table), OPTION_COUNTERS) > 0
             ? tm_table_get_counter (table, COUNTER_FIRST, seat)
             : 0;
}

static void
read_seat (
    const TmTable *table, const FreeSheet *sheet, guint seat, Standings *standings, gint32 *points)
{
  const TmBox *box = tm_table_get_box (table);
  guint n_tie;
  const gint32 *tie = tm_box_get_option_list (box, OPTION_TIE, &n_tie);
  FreeScore score;

  *points = get_counted (table, seat);
  standings->n_keys = 1;
  if (sheet->n_rows > 0)
    {
      free_sheet_work_out (sheet, table, seat, &score);
      *points = score.total;
      for (guint i = 0; i < n_tie && (guint) tie[i] <= sheet->n_rows; i++)
        standings->keys[seat][standings->n_keys++] = score.values[sheet->n_rounds][tie[i] - 1];
    }
  if (tm_table_get_shared (table, COUNTER_TOLD))
    *points = tm_table_get_counter (table, COUNTER_SCORE, seat);
  standings->keys[seat][0] = *points;
}

static void
add_up_teams (const TmResult *result, guint n_seats, Standings *standings)
{
  gint64 own[TM_MAX_SEATS][FREE_MAX_ROWS + 1];

  memcpy (own, standings->keys, sizeof own);
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint other = 0; other < n_seats; other++)
      if (other != seat && result->teams[seat] != 0 && result->teams[seat] == result->teams[other])
        for (guint key = 0; key < standings->n_keys; key++)
          standings->keys[seat][key] += own[other][key];
}

static gboolean
is_ahead (gconstpointer data, guint seat, guint other)
{
  const Standings *standings = data;

  for (guint key = 0; key < standings->n_keys; key++)
    {
      gint64 one = standings->keys[seat][key];
      gint64 two = standings->keys[other][key];

      if (one != two)
        return standings->is_fewest ? one < two : one > two;
    }
  return FALSE;
}

static void
read_scores (const TmTable *table, TmResult *result, Standings *standings)
{
  g_auto (FreeSheet) sheet = { 0 };
  guint n_rows, n_rounds;

  tm_box_get_grid_size (tm_table_get_box (table), GRID_SHEET, &n_rounds, &n_rows);
  if (n_rows > 0)
    free_sheet_init (&sheet, tm_table_get_box (table), NULL);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      result->teams[seat] = (guint8) tm_table_get_counter (table, COUNTER_TEAM, seat);
      read_seat (table, &sheet, seat, standings, &result->scores[seat]);
    }
  add_up_teams (result, tm_table_get_n_seats (table), standings);
}

/* The result in words */

static gboolean
is_one_team (const TmResult *result, guint n_seats)
{
  guint8 team = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    if (result->winners & 1u << seat)
      {
        if (result->teams[seat] == 0 || (team != 0 && result->teams[seat] != team))
          return FALSE;
        team = result->teams[seat];
      }
  return team != 0 && !is_single (result->winners);
}

/* Several who play for a rank together have it together, and no points. */
static TmText
describe_alone (const TmTable *table, const TmResult *result)
{
  gint32 rank = tm_table_get_cell (table, GRID_RANK, TM_NO_SEAT, 0, 0, 0);
  TmTextArg points = tm_arg_number (result->scores[0]);
  gboolean has_points = tm_table_get_n_seats (table) == 1
                        && (tm_table_get_shared (table, COUNTER_TOLD) || result->scores[0] != 0);

  if (rank >= 0)
    return has_points ? tm_text_n ("%s point: %s", "%s points: %s", points, tm_arg_string (rank))
                      : tm_text ("%s", tm_arg_string (rank));
  if (result->winners == 0)
    return tm_text (N_ ("The match is lost"));
  return has_points ? tm_text_n ("%s point", "%s points", points)
                    : tm_text (N_ ("The match is won"));
}

static TmText
describe_together (const TmResult *result, guint32 all)
{
  if (result->winners == 0)
    return tm_text (N_ ("All lose together"));
  return result->winners == all
             ? tm_text (N_ ("All win together"))
             : tm_text (N_ ("The victory is shared: %s"), tm_arg_seats (result->winners));
}

static TmText
describe_winners (const TmResult *result, guint n_seats)
{
  TmTextArg winners = tm_arg_seats (result->winners);

  if (is_one_team (result, n_seats))
    return tm_text (N_ ("The team wins: %s"), winners);
  if (!is_single (result->winners))
    return tm_text (N_ ("The victory is shared: %s"), winners);
  if (result->how == TM_HOW_LAST)
    return tm_text (N_ ("%s wins: the last one standing"), winners);
  if (g_str_equal (result->by, "points"))
    return tm_text (N_ ("%s wins: most points"), winners);
  if (g_str_equal (result->by, "fewest"))
    return tm_text (N_ ("%s wins: fewest points"), winners);
  return g_str_equal (result->by, "tie") ? tm_text (N_ ("%s wins: ahead in the tie"), winners)
                                         : tm_text (N_ ("%s wins"), winners);
}

static TmText
describe (const TmTable *table, const TmResult *result)
{
  if (result->how == TM_HOW_RANK)
    return describe_alone (table, result);
  if (result->how == TM_HOW_TOGETHER)
    return describe_together (result, get_all (table));
  if (result->winners == 0)
    return tm_text (N_ ("Nobody wins"));
  return describe_winners (result, tm_table_get_n_seats (table));
}

/* The result */

static void
read_told (const TmTable *table, TmResult *result)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_WON, seat))
      {
        result->ranks[seat] = 1;
        result->winners |= 1u << seat;
      }
  result->by = "table";
}

/* By the score, which a correction may still change. */
static void
work_out (const TmTable *table, const Standings *standings, TmResult *result)
{
  guint32 all = get_all (table);

  result->winners = tm_rank_seats (all, is_ahead, standings, result->ranks);
  result->by = tm_how_get_id (result->how);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    for (guint other = 0; other < tm_table_get_n_seats (table); other++)
      if (result->winners & 1u << seat && !(result->winners & 1u << other)
          && standings->keys[seat][0] == standings->keys[other][0])
        result->by = "tie";
}

/* The `get_result` of the game. */
void
freeform_get_result (const TmTable *table, TmResult *result)
{
  Standings standings = { .n_keys = 0 };

  result->ending = TM_ENDING_OPEN;
  result->how = get_how (table);
  standings.is_fewest = result->how == TM_HOW_FEWEST;
  read_scores (table, result, &standings);
  if (tm_table_get_phase (table) != PHASE_OVER)
    return;
  if (tm_table_get_shared (table, COUNTER_COMPUTED))
    work_out (table, &standings, result);
  else
    read_told (table, result);
  result->ending = result->winners != 0 ? TM_ENDING_WON : TM_ENDING_NOBODY;
  result->sentence = describe (table, result);
}
