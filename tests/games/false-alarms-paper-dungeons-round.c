/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons, section 6 of its page: the roll, the end of a round, fights, the end. */

#include "false-alarms-paper-dungeons.h"

#define MAX_FAME 4
#define N_ROWS_OF_SHEET 11
#define N_STAGES 3

static guint
get_n_seats (const AlarmTry *self)
{
  return tm_table_get_n_seats (self->table);
}

static int
pick_seat (AlarmTry *self)
{
  return (int) alarm_below (self, get_n_seats (self));
}

static gint32
get_round (const AlarmTry *self)
{
  return alarm_get (self, "round", TM_NO_SEAT);
}

static gboolean
is_fight_round (const AlarmTry *self)
{
  return get_round (self) == 3 || get_round (self) == 6 || get_round (self) == 8;
}

/* Stage of a round, from 1. */
static gint32
get_stage (const AlarmTry *self)
{
  return get_round (self) <= 3 ? 1 : get_round (self) <= 6 ? 2 : 3;
}

static gboolean
is_fought (const AlarmTry *self)
{
  return alarm_get (self, "fought", TM_NO_SEAT) >= get_stage (self);
}

/* Whether no team has anything left to choose. */
static gboolean
are_settled (const AlarmTry *self)
{
  for (guint seat = 0; seat < get_n_seats (self); seat++)
    if (!paper_page_is_settled (self, (int) seat))
      return FALSE;
  return TRUE;
}

/* roll */

/* A throw that stands whatever lay there: no clovers, no skulls. */
static void
throw_heroes (AlarmTry *self, gint32 faces[N_DICE])
{
  for (guint die = 0; die < N_DICE; die++)
    faces[die] = (gint32) alarm_below (self, N_HEROES);
}

static void
roll (AlarmTry *self, const gint32 faces[N_DICE])
{
  alarm_begin (self, "roll");
  alarm_give_list (self, "faces", faces, N_DICE);
}

static gboolean
roll_clover_on_black (AlarmTry *self)
{
  gint32 faces[N_DICE];

  throw_heroes (self, faces);
  faces[N_WHITE + alarm_below (self, N_DICE - N_WHITE)] = DIE_CLOVER;
  roll (self, faces);
  return alarm_is_phase (self, "roll");
}

static gboolean
roll_boots_on_white (AlarmTry *self)
{
  gint32 faces[N_DICE];

  throw_heroes (self, faces);
  faces[alarm_below (self, N_WHITE)] = DIE_BOOTS;
  roll (self, faces);
  return alarm_is_phase (self, "roll");
}

static gboolean
roll_at_wrong_time (AlarmTry *self)
{
  gint32 faces[N_DICE];

  throw_heroes (self, faces);
  roll (self, faces);
  return !alarm_is_phase (self, "roll");
}

/* After three skulls on the black dice, where those alone are thrown again. */
static gboolean
roll_too_many (AlarmTry *self)
{
  gint32 faces[N_DICE];
  guint die = alarm_below (self, N_WHITE);

  if (!alarm_is_phase (self, "roll") || !alarm_has_option (self, "reroll_scope", "offending"))
    return FALSE;
  throw_heroes (self, faces);
  for (guint i = 0; i < N_DICE; i++)
    paper_page_turn_die (self, i, i < N_WHITE ? faces[i] : DIE_SKULL);
  alarm_put (self, "rolls", TM_NO_SEAT, 1);
  faces[die] = (faces[die] + 1) % N_HEROES;
  roll (self, faces);
  return TRUE;
}

static gboolean
legal_roll (AlarmTry *self)
{
  alarm_begin (self, "roll");
  return alarm_is_phase (self, "roll");
}

/* end-round */

/* As if all teams had used their dice. */
static gboolean
put_all_used (AlarmTry *self)
{
  if (!alarm_is_phase (self, "act") || !are_settled (self))
    return FALSE;
  for (guint seat = 0; seat < get_n_seats (self); seat++)
    for (guint die = 0; die < N_DICE; die++)
      if (paper_page_is_full (self, (int) seat))
        alarm_put (self, paper_page_used[die], (int) seat,
                   !paper_page_is_out (self, die)
                       && paper_page_count_used (self, (int) seat) < DICE_A_ROUND);
  alarm_begin (self, "end-round");
  return TRUE;
}

static gboolean
end_with_dice_left (AlarmTry *self)
{
  guint n_left = 1 + alarm_below (self, DICE_A_ROUND);
  int seat;

  if (!put_all_used (self) || !paper_page_pick_full (self, &seat))
    return FALSE;
  for (guint die = 0; die < N_DICE; die++)
    if (paper_page_count_used (self, seat) + n_left > DICE_A_ROUND)
      alarm_put (self, paper_page_used[die], seat, 0);
  return TRUE;
}

static gboolean
end_with_marks_open (AlarmTry *self)
{
  int seat;

  if (!put_all_used (self) || !paper_page_pick_full (self, &seat))
    return FALSE;
  alarm_put (self, paper_page_owed[alarm_below (self, N_OWED)], seat, 1);
  return TRUE;
}

static gboolean
end_with_wounds_open (AlarmTry *self)
{
  int seat;

  if (!put_all_used (self) || !paper_page_pick_full (self, &seat))
    return FALSE;
  alarm_put (self, "pending", seat, 1);
  return TRUE;
}

static gboolean
end_at_wrong_time (AlarmTry *self)
{
  alarm_begin (self, "end-round");
  return !alarm_is_phase (self, "act");
}

static gboolean
legal_end (AlarmTry *self)
{
  alarm_begin (self, "end-round");
  for (guint seat = 0; seat < get_n_seats (self); seat++)
    if (paper_page_is_full (self, (int) seat)
        && paper_page_count_used (self, (int) seat) < DICE_A_ROUND)
      return FALSE;
  return alarm_is_phase (self, "act") && are_settled (self);
}

/* claim */

static gboolean
is_time_to_claim (const AlarmTry *self)
{
  if (!alarm_is_phase (self, "round_end"))
    return FALSE;
  return !is_fight_round (self)
         || is_fought (self) == alarm_has_option (self, "mission_timing", "after");
}

static gint32
get_claimants (const AlarmTry *self, guint piece)
{
  return tm_table_get_piece_mark (self->table, piece, 0);
}

static guint
get_mission (AlarmTry *self)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "mission.row", TM_NO_SEAT, pieces);

  return pieces[alarm_below (self, n_pieces)];
}

static void
claim (AlarmTry *self, gint32 mission, int seat)
{
  alarm_begin (self, "claim");
  alarm_give (self, "mission", mission);
  alarm_give_list (self, "seats", (gint32[]) { seat }, 1);
}

static gboolean
claim_missing (AlarmTry *self)
{
  gint32 mission;

  if (!is_time_to_claim (self) || !paper_page_pick_card (self, "mission.box", TM_NO_SEAT, &mission))
    return FALSE;
  claim (self, mission, pick_seat (self));
  return TRUE;
}

static gboolean
has_missions (const AlarmTry *self)
{
  return paper_page_count (self, "mission.row", TM_NO_SEAT) > 0;
}

static gboolean
claim_again (AlarmTry *self)
{
  guint piece;
  gint32 claimants;

  if (!is_time_to_claim (self) || !has_missions (self))
    return FALSE;
  piece = get_mission (self);
  claimants = get_claimants (self, piece);
  claim (self, tm_table_get_piece_face (self->table, piece),
         claimants != 0 ? __builtin_ctz ((guint) claimants) : 0);
  return claimants != 0;
}

/* A mission that the sheet, set by hand, does not meet. */
static gboolean
claim_unmet (AlarmTry *self)
{
  static const char *const missions[] = { "hero-6",  "heroes-3", "potions-8", "heroes-4", "gems-4",
                                          "traps-5", "items-4",  "health-12", "heroes-5" };
  const char *mission = missions[alarm_below (self, G_N_ELEMENTS (missions))];
  guint piece;
  int seat;

  if (!is_time_to_claim (self) || !has_missions (self) || !paper_page_pick_full (self, &seat))
    return FALSE;
  piece = get_mission (self);
  if (get_claimants (self, piece) != 0)
    return FALSE;
  alarm_turn_piece (self, piece, alarm_find_face (self, "mission", mission));
  for (guint hero = 0; hero < N_HEROES; hero++)
    alarm_put (self, paper_page_levels[hero], seat, 1 + (gint32) alarm_below (self, 2));
  for (guint item = 0; item < N_ITEMS; item++)
    alarm_put (self, paper_page_items[item], seat, (gint32) alarm_below (self, 2));
  alarm_put (self, "potions", seat, (gint32) alarm_below (self, 8));
  alarm_put (self, "gems", seat, (gint32) alarm_below (self, 4));
  alarm_put (self, "traps", seat, (gint32) alarm_below (self, 5));
  claim (self, tm_table_get_piece_face (self->table, piece), seat);
  return TRUE;
}

/* In the same round, before the fight where it comes first, or after it. */
static gboolean
claim_beside_fight (AlarmTry *self)
{
  guint piece;

  if (!alarm_is_phase (self, "round_end") || !is_fight_round (self) || !has_missions (self))
    return FALSE;
  alarm_put (self, "fought", TM_NO_SEAT, get_stage (self) - is_fought (self));
  piece = get_mission (self);
  claim (self, tm_table_get_piece_face (self->table, piece), pick_seat (self));
  return get_claimants (self, piece) == 0;
}

static gboolean
claim_second (AlarmTry *self)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "mission.row", TM_NO_SEAT, pieces);
  gint32 claimants;

  if (!is_time_to_claim (self) || n_pieces < 2
      || !alarm_has_option (self, "missions_per_round", "one"))
    return FALSE;
  claimants = get_claimants (self, pieces[0]);
  if (claimants == 0)
    return FALSE;
  claim (self, tm_table_get_piece_face (self->table, pieces[1]), __builtin_ctz ((guint) claimants));
  return (get_claimants (self, pieces[1]) & claimants & -claimants) == 0;
}

static gboolean
claim_at_wrong_time (AlarmTry *self)
{
  if (alarm_is_phase (self, "round_end") || !has_missions (self))
    return FALSE;
  claim (self, tm_table_get_piece_face (self->table, get_mission (self)), pick_seat (self));
  return TRUE;
}

static gboolean
has_claimed_any (const AlarmTry *self, int seat)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "mission.row", TM_NO_SEAT, pieces);

  for (guint i = 0; i < n_pieces; i++)
    if (get_claimants (self, pieces[i]) & 1 << seat)
      return TRUE;
  return FALSE;
}

/* What a team on paper says it has met. */
static gboolean
legal_claim (AlarmTry *self)
{
  int seat;

  if (!is_time_to_claim (self) || !has_missions (self) || !paper_page_pick_paper (self, &seat)
      || has_claimed_any (self, seat))
    return FALSE;
  claim (self, tm_table_get_piece_face (self->table, get_mission (self)), seat);
  return TRUE;
}

/* fight */

static void
fight (AlarmTry *self)
{
  gint32 powers[TM_MAX_SEATS], reached[TM_MAX_SEATS];

  for (guint seat = 0; seat < get_n_seats (self); seat++)
    {
      powers[seat] = 4 + (gint32) alarm_below (self, 20);
      reached[seat] = (gint32) alarm_below (self, 2);
    }
  alarm_begin (self, "fight");
  alarm_give_list (self, "powers", powers, get_n_seats (self));
  alarm_give_list (self, "reached", reached, get_n_seats (self));
}

static gboolean
fight_at_wrong_time (AlarmTry *self)
{
  fight (self);
  return !alarm_is_phase (self, "fight");
}

static gboolean
fight_again (AlarmTry *self)
{
  fight (self);
  return alarm_is_phase (self, "fight") && is_fought (self);
}

/* 24 levels, six of them twice, and 6 besides: nobody has more. */
static gboolean
fight_beyond_sheet (AlarmTry *self)
{
  gint32 powers[TM_MAX_SEATS];
  int seat;

  if (!alarm_is_phase (self, "fight") || is_fought (self) || !paper_page_pick_full (self, &seat)
      || !alarm_has_option (self, "depth", "sheet"))
    return FALSE;
  for (guint i = 0; i < get_n_seats (self); i++)
    powers[i] = 37;
  fight (self);
  alarm_give_list (self, "powers", powers, get_n_seats (self));
  return paper_page_is_monster_told (self, get_stage (self));
}

static gboolean
tell_result (AlarmTry *self, int seat)
{
  alarm_begin (self, "fight-result");
  alarm_give (self, "seat", seat);
  alarm_give (self, "fame", (gint32) alarm_below (self, MAX_FAME));
  alarm_give (self, "wounds", (gint32) alarm_below (self, MAX_FAME));
  return TRUE;
}

static gboolean
tell_result_before (AlarmTry *self)
{
  return alarm_is_phase (self, "fight") && !is_fought (self)
         && tell_result (self, pick_seat (self));
}

static gboolean
tell_result_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "fight") && tell_result (self, pick_seat (self));
}

/* next */

static gboolean
is_time_for_next (const AlarmTry *self)
{
  return alarm_is_phase (self, "round_end") || alarm_is_phase (self, "fight");
}

static gboolean
go_on_before_fight (AlarmTry *self)
{
  alarm_begin (self, "next");
  return alarm_is_phase (self, "fight") && !is_fought (self);
}

static gboolean
go_on_with_marks_open (AlarmTry *self)
{
  int seat;

  if (!is_time_for_next (self) || !paper_page_pick_full (self, &seat))
    return FALSE;
  alarm_put (self, paper_page_owed[alarm_below (self, N_OWED)], seat, 1);
  alarm_begin (self, "next");
  return TRUE;
}

static gboolean
go_on_with_wounds_open (AlarmTry *self)
{
  int seat;

  if (!is_time_for_next (self) || !paper_page_pick_full (self, &seat))
    return FALSE;
  alarm_put (self, "pending", seat, 1);
  alarm_begin (self, "next");
  return TRUE;
}

static gboolean
go_on_at_wrong_time (AlarmTry *self)
{
  alarm_begin (self, "next");
  return !is_time_for_next (self);
}

static gboolean
legal_next (AlarmTry *self)
{
  alarm_begin (self, "next");
  return is_time_for_next (self) && are_settled (self)
         && (!alarm_is_phase (self, "fight") || is_fought (self));
}

/* The final sheets */

static void
tell_sheet (AlarmTry *self, int seat)
{
  gint32 levels[N_HEROES], cells[N_ITEMS];

  for (guint hero = 0; hero < N_HEROES; hero++)
    levels[hero] = 1 + (gint32) alarm_below (self, MAX_LEVEL);
  for (guint item = 0; item < N_ITEMS; item++)
    cells[item] = (gint32) alarm_below (self, 3);
  alarm_begin (self, "final-sheet");
  alarm_give (self, "seat", seat);
  alarm_give_list (self, "levels", levels, N_HEROES);
  alarm_give_list (self, "cells", cells, N_ITEMS);
  alarm_give (self, "gems", (gint32) alarm_below (self, MAX_GEMS + 1));
  alarm_give (self, "minions", (gint32) alarm_below (self, 12));
  alarm_give (self, "wounds", (gint32) alarm_below (self, 12));
  alarm_give (self, "goal_fame", (gint32) alarm_below (self, 4));
  alarm_give (self, "rooms", (gint32) alarm_below (self, 43));
}

static void
tell_rows (AlarmTry *self, int seat)
{
  gint32 rows[N_ROWS_OF_SHEET];

  for (guint row = 0; row < N_ROWS_OF_SHEET; row++)
    rows[row] = (gint32) alarm_below (self, 20) - 5;
  alarm_begin (self, "final-rows");
  alarm_give (self, "seat", seat);
  alarm_give_list (self, "rows", rows, N_ROWS_OF_SHEET);
  alarm_give (self, "rooms", (gint32) alarm_below (self, 43));
}

static gboolean
tell_kept_sheet (AlarmTry *self)
{
  int seat;

  if (!alarm_is_phase (self, "final") || !paper_page_pick_full (self, &seat))
    return FALSE;
  tell_sheet (self, seat);
  return TRUE;
}

static gboolean
tell_sheet_at_wrong_time (AlarmTry *self)
{
  tell_sheet (self, pick_seat (self));
  return !alarm_is_phase (self, "final");
}

static gboolean
tell_rows_at_wrong_time (AlarmTry *self)
{
  tell_rows (self, pick_seat (self));
  return !alarm_is_phase (self, "final");
}

static gboolean
finish_early (AlarmTry *self)
{
  int seat;

  alarm_begin (self, "finish");
  return alarm_is_phase (self, "final") && paper_page_pick_paper (self, &seat)
         && alarm_get (self, "sheet", seat) == 0;
}

static gboolean
finish_at_wrong_time (AlarmTry *self)
{
  alarm_begin (self, "finish");
  return !alarm_is_phase (self, "final");
}

static gboolean
legal_tell_sheet (AlarmTry *self)
{
  int seat;

  if (!alarm_is_phase (self, "final") || !paper_page_pick_paper (self, &seat))
    return FALSE;
  tell_sheet (self, seat);
  return TRUE;
}

static gboolean
legal_tell_rows (AlarmTry *self)
{
  tell_rows (self, pick_seat (self));
  return alarm_is_phase (self, "final");
}

/* Whoever knows what is printed tells it when he likes. */
static gboolean
legal_tell_room (AlarmTry *self)
{
  alarm_begin (self, "teach-room");
  alarm_give (self, "cell",
              (gint32) CELL (alarm_below (self, N_COLUMNS), 1 + alarm_below (self, N_ROWS - 1)));
  alarm_give (self, "trap", (gint32) alarm_below (self, 2));
  return TRUE;
}

const AlarmKind paper_round_illegal[] = {
  ALARM_IMPOSSIBLE ("roll, a clover on black", "paper.dice.faces", roll_clover_on_black),
  ALARM_IMPOSSIBLE ("roll, boots on white", "paper.dice.faces", roll_boots_on_white),
  ALARM_ILLEGAL ("roll, dice that stay", "paper.dice.reroll", roll_too_many),
  ALARM_ILLEGAL ("roll, at the wrong time", "paper.rounds.course", roll_at_wrong_time),
  ALARM_ILLEGAL ("end, dice left", "paper.dice.three", end_with_dice_left),
  ALARM_ILLEGAL ("end, free marks not made", NULL, end_with_marks_open),
  ALARM_ILLEGAL ("end, wounds not assigned", NULL, end_with_wounds_open),
  ALARM_ILLEGAL ("end, at the wrong time", "paper.rounds.course", end_at_wrong_time),
  ALARM_IMPOSSIBLE ("claim, not there", NULL, claim_missing),
  ALARM_ILLEGAL ("claim, once more", NULL, claim_again),
  ALARM_ILLEGAL ("claim, not met", "paper.mission.claim", claim_unmet),
  ALARM_ILLEGAL ("claim, beside the fight", NULL, claim_beside_fight),
  ALARM_ILLEGAL ("claim, a second", "paper.open.missions-per-round", claim_second),
  ALARM_ILLEGAL ("claim, at the wrong time", "paper.rounds.course", claim_at_wrong_time),
  ALARM_ILLEGAL ("fight, at the wrong time", "paper.rounds.course", fight_at_wrong_time),
  ALARM_ILLEGAL ("fight, again", "paper.rounds.course", fight_again),
  ALARM_ILLEGAL ("fight, beyond the sheet", NULL, fight_beyond_sheet),
  ALARM_ILLEGAL ("result, before the fight", "paper.rounds.course", tell_result_before),
  ALARM_ILLEGAL ("result, at the wrong time", "paper.rounds.course", tell_result_at_wrong_time),
  ALARM_ILLEGAL ("next, before the fight", "paper.rounds.course", go_on_before_fight),
  ALARM_ILLEGAL ("next, free marks not made", "paper.rounds.course", go_on_with_marks_open),
  ALARM_ILLEGAL ("next, wounds not assigned", "paper.rounds.course", go_on_with_wounds_open),
  ALARM_ILLEGAL ("next, at the wrong time", "paper.rounds.course", go_on_at_wrong_time),
  ALARM_ILLEGAL ("sheet, one that is kept", NULL, tell_kept_sheet),
  ALARM_ILLEGAL ("sheet, at the wrong time", "paper.rounds.course", tell_sheet_at_wrong_time),
  ALARM_ILLEGAL ("rows, at the wrong time", "paper.rounds.course", tell_rows_at_wrong_time),
  ALARM_ILLEGAL ("finish, a sheet missing", NULL, finish_early),
  ALARM_ILLEGAL ("finish, at the wrong time", "paper.rounds.course", finish_at_wrong_time),
  ALARM_END,
};

const AlarmKind paper_round_legal[] = {
  ALARM_LEGAL ("roll", legal_roll),        ALARM_LEGAL ("end", legal_end),
  ALARM_LEGAL ("claim", legal_claim),      ALARM_LEGAL ("next", legal_next),
  ALARM_LEGAL ("sheet", legal_tell_sheet), ALARM_LEGAL ("rows", legal_tell_rows),
  ALARM_LEGAL ("teach", legal_tell_room),  ALARM_END,
};
