/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-private.h"

typedef enum
{
  ROW_XP,
  ROW_TOKENS,
  ROW_PORTALS,
  ROW_SCALES,
  ROW_POINTS,
  ROW_LEFT,
  ROW_UNKNOWN,
  N_ROWS,
} SheetRow;

static const TmRowSpec rows[N_ROWS] = {
  [ROW_XP] = { "xp", N_ ("Experience"), FALSE },
  [ROW_TOKENS] = { "tokens", N_ ("Treasure tokens, 1 each"), FALSE },
  [ROW_PORTALS] = { "portals", N_ ("Town portals, 1 more each"), FALSE },
  [ROW_SCALES] = { "scales", N_ ("Pairs of dragon scales, 2 more each"), FALSE },
  [ROW_POINTS] = { "points", N_ ("Points"), TRUE },
  [ROW_LEFT] = { "left", N_ ("Unused tokens (fewest win a tie)"), FALSE },
  [ROW_UNKNOWN] = { "unknown", N_ ("Tokens not named (counted 1 each)"), FALSE },
};

static void
fill (const TmTable *table, TmSheet *sheet)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      RollScore score;

      roll_read_score (table, seat, &score);
      tm_sheet_set (sheet, ROW_XP, seat, score.xp);
      tm_sheet_set (sheet, ROW_TOKENS, seat, score.tokens);
      tm_sheet_set (sheet, ROW_PORTALS, seat, score.portals);
      tm_sheet_set (sheet, ROW_SCALES, seat, 2 * score.pairs);
      tm_sheet_set (sheet, ROW_POINTS, seat, score.points);
      tm_sheet_set (sheet, ROW_LEFT, seat, score.tokens);
      tm_sheet_set (sheet, ROW_UNKNOWN, seat, tm_table_get_counter (table, COUNTER_UNKNOWN, seat));
    }
}

/* A column for every delve that has ended. */
static void
add_milestones (const TmTable *before, const TmTable *after, TmSheet *sheet)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (after); seat++)
    {
      gint32 n_delves = tm_table_get_counter (after, COUNTER_DELVES, seat);

      if (n_delves <= tm_table_get_counter (before, COUNTER_DELVES, seat))
        continue;
      tm_sheet_add_milestone (
          sheet, tm_table_get_n_seats (after) == 1
                     ? tm_text (N_ ("Delve %s"), tm_arg_number (n_delves))
                     : tm_text (N_ ("%s, delve %s"), tm_arg_seat (seat), tm_arg_number (n_delves)));
    }
}

/* The `tally` of the game. */
void
roll_tally (TmTally *tally, TmSheet *sheet)
{
  tm_sheet_add_rows (sheet, rows, N_ROWS);
  while (tm_tally_next (tally))
    {
      fill (tm_tally_get_after (tally), sheet);
      add_milestones (tm_tally_get_before (tally), tm_tally_get_after (tally), sheet);
    }
}
