/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that record a ruling at the table in hand. There are none where the situation that was
 * ruled on is not that of the table, or where the ruling is that it may not be done. */

#include "config.h"

#include "paper-dungeons-questions.h"
#include "paper-dungeons-setup.h"

typedef gboolean (*FillFunc) (const TmTable *table, TmArgs *args);

#define BIT(param) (1u << (param))

/* Whether the situation is what was ruled on, but for what the players chose. */
static gboolean
is_same (const TmTable *table, const TmArgs *args, FillFunc fill, int seat_param, guint32 chosen)
{
  TmArgs known;

  tm_args_init (&known);
  if (seat_param >= 0 && tm_args_has (args, (guint) seat_param))
    tm_args_set (&known, (guint) seat_param, tm_args_get (args, (guint) seat_param));
  return fill (table, &known) && tm_args_fit (args, &known, chosen, 0);
}

/* Dice */

/* Reads the team whose die is asked for, if it may use one now. */
static gboolean
read_team (const TmTable *table, const TmArgs *args, guint seat_param, guint *seat, PaperTeam *team)
{
  if (tm_table_get_phase (table) != PHASE_ACT || !paper_choose_seat (table, args, seat_param, seat))
    return FALSE;
  paper_read_team (table, *seat, team);
  return team->pending == 0 && !paper_team_owes (team)
         && paper_team_count_used (team) < PAPER_DICE_A_ROUND;
}

static gboolean
is_free (const TmTable *table, const PaperTeam *team, guint die)
{
  return !team->used[die] && !paper_is_die_out (table, die) && paper_get_die_face (table, die) >= 0;
}

/* Whether a die is the one that was asked about; what was not said of it is as it has to be. */
static gboolean
is_asked (
    const TmTable *table, const TmArgs *args, const PaperTeam *team, PaperHero hero, guint die)
{
  int face = paper_get_die_face (table, die);

  return face
             == (tm_args_has (args, LEVEL_UP_SYMBOL) ? tm_args_get (args, LEVEL_UP_SYMBOL)
                                                     : (gint32) hero)
         && paper_get_die_colour (die)
                == (tm_args_has (args, LEVEL_UP_COLOUR)
                        ? (PaperColour) tm_args_get (args, LEVEL_UP_COLOUR)
                    : face == SYMBOL_CLOVER ? COLOUR_WHITE
                    : face == SYMBOL_BOOTS  ? COLOUR_BLACK
                                            : (PaperColour) team->colours[hero]);
}

guint
paper_use_level_up_die (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  PaperHero hero = (PaperHero) tm_args_get (args, LEVEL_UP_HERO);
  PaperTeam team;
  guint seat;

  if (tm_args_get (args, LEVEL_UP_SOURCE) != FROM_DIE
      || !read_team (table, args, LEVEL_UP_SEAT, &seat, &team)
      || !is_same (table, args, paper_fill_level_up_die, LEVEL_UP_SEAT, 0))
    return 0;
  for (guint die = 0; die < PAPER_N_DICE; die++)
    {
      PaperWhy why;

      if (!is_free (table, &team, die) || !is_asked (table, args, &team, hero, die)
          || paper_find_level_by (&team, hero, (PaperSymbol) paper_get_die_face (table, die),
                                  paper_get_die_colour (die), &why)
                 == BY_NONE)
        continue;
      moves[0].kind = MOVE_LEVEL;
      tm_args_set (&moves[0].args, DIE_SEAT, (gint32) seat);
      tm_args_set (&moves[0].args, DIE_DIE, (gint32) die);
      tm_args_set (&moves[0].args, DIE_WHAT, (gint32) hero);
      return 1;
    }
  return 0;
}

static gboolean
does_brew (const TmTable *table, const PaperTeam *team, guint die)
{
  TmResolution *resolution;
  PaperWhy why;

  if (!is_free (table, team, die))
    return FALSE;
  resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (resolution, table, FALSE);
  why = paper_find_brew_fault ((PaperSymbol) paper_get_die_face (table, die), resolution);
  tm_resolution_free (resolution);
  return why == WHY_NONE;
}

/* Which die is left to the players, unless there is but one. */
guint
paper_use_brew (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  guint n_dice = 0, last = 0;
  PaperTeam team;
  guint seat;

  if (tm_args_get (args, BREWING_SOURCE) != FROM_DIE
      || !read_team (table, args, BREWING_SEAT, &seat, &team)
      || !is_same (table, args, paper_fill_brew, BREWING_SEAT, 0))
    return 0;
  for (guint die = 0; die < PAPER_N_DICE; die++)
    if (does_brew (table, &team, die))
      {
        last = die;
        n_dice++;
      }
  if (n_dice == 0)
    return 0;
  moves[0].kind = MOVE_BREW;
  tm_args_set (&moves[0].args, DIE_SEAT, (gint32) seat);
  if (n_dice == 1)
    tm_args_set (&moves[0].args, DIE_DIE, (gint32) last);
  return 1;
}

/* Monsters */

/* Reads what was said of each team; what is left out is the usual. */
static gboolean
read_teams (const TmTable *table,
            const TmArgs *args,
            gint32 powers[TM_MAX_SEATS],
            gint32 reached[TM_MAX_SEATS])
{
  guint n_seats = tm_table_get_n_seats (table);
  guint n_powers, n_reached;
  const gint32 *said = tm_args_get_list (args, MONSTER_FIGHT_POWERS, &n_powers);
  const gint32 *were = tm_args_get_list (args, MONSTER_FIGHT_REACHED, &n_reached);

  if (n_powers != n_seats || (n_reached > 0 && n_reached != n_seats))
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      powers[seat] = said[seat];
      reached[seat] = n_reached > 0 ? were[seat] : TRUE;
    }
  return TRUE;
}

/* Whether it agrees with the sheets that are kept here. */
static gboolean
fits_sheets (const TmTable *table, const gint32 *powers, const gint32 *reached)
{
  guint stage = paper_get_stage (MAX (paper_get_round (table), 1));

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat)
        && (powers[seat] != paper_get_sheet_power (table, seat)
            || reached[seat]
                   != (tm_table_get_counter (table, COUNTER_REACHED + stage - 1, seat) > 0)))
      return FALSE;
  return TRUE;
}

guint
paper_use_monster_fight (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  gint32 powers[TM_MAX_SEATS] = { 0 };
  gint32 reached[TM_MAX_SEATS] = { 0 };
  guint n_seats = tm_table_get_n_seats (table);

  if (!is_same (table, args, paper_fill_monster_fight, -1, 0)
      || !read_teams (table, args, powers, reached) || !fits_sheets (table, powers, reached))
    return 0;
  moves[0].kind = MOVE_FIGHT;
  tm_args_set_list (&moves[0].args, FIGHT_POWERS, powers, n_seats);
  tm_args_set_list (&moves[0].args, FIGHT_REACHED, reached, n_seats);
  return 1;
}

/* Missions */

/* Whether a team may claim a mission now, by its sheet and by the house rule. */
static gboolean
may_claim (const TmTable *table, guint piece, guint seat, TmResolution *resolution)
{
  guint zone = tm_table_get_zone (table, ZONE_MISSION_ROW, TM_NO_SEAT);
  guint pieces[PAPER_N_MISSIONS];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));
  gint32 have, need;
  PaperFacts facts;

  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_mark (table, pieces[i], MARK_CLAIMED_BY) & 1 << seat
        && (pieces[i] == piece
            || tm_table_get_option (table, OPTION_MISSIONS_PER_ROUND) == MISSIONS_PER_ROUND_ONE))
      return FALSE;
  if (!paper_is_full (table, seat))
    return TRUE;
  paper_read_facts (table, seat, &facts);
  return paper_count_mission ((PaperMission) tm_table_get_piece_face (table, piece), &facts,
                              resolution, &have, &need);
}

/* R p.14 leaves open whether claims come before the fight; the phases of this table know. */
static gboolean
is_time (const TmTable *table)
{
  if (!paper_is_fight_round (paper_get_round (table)))
    return TRUE;
  return paper_is_fought (table)
         == (tm_table_get_option (table, OPTION_MISSION_TIMING) == MISSION_TIMING_AFTER);
}

static gboolean
may_all_claim (const TmTable *table, guint piece, guint32 seats)
{
  TmResolution *resolution = tm_resolution_new (tm_table_get_box (table));
  gboolean may = seats >> tm_table_get_n_seats (table) == 0;

  tm_resolution_reset (resolution, table, FALSE);
  for (guint seat = 0; may && seat < tm_table_get_n_seats (table); seat++)
    may = !(seats & 1u << seat) || may_claim (table, piece, seat, resolution);
  tm_resolution_free (resolution);
  return may;
}

guint
paper_use_mission_claim (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  gint32 mission = tm_args_get (args, MISSION_CLAIM_MISSION);
  guint32 seats = tm_args_get_set (args, MISSION_CLAIM_SEATS);
  gint32 list[TM_MAX_SEATS];
  guint n_seats = 0;
  int piece;

  if (!is_same (table, args, paper_fill_mission_claim, -1,
                BIT (MISSION_CLAIM_MISSION) | BIT (MISSION_CLAIM_SEATS)
                    | BIT (MISSION_CLAIM_DONE_ROUND))
      || !is_time (table))
    return 0;
  piece = tm_table_find_piece (table, tm_table_get_zone (table, ZONE_MISSION_ROW, TM_NO_SEAT),
                               PIECE_MISSION, mission);
  if (piece < 0
      || tm_args_get (args, MISSION_CLAIM_DONE_ROUND)
             != tm_table_get_piece_mark (table, (guint) piece, MARK_CLAIMED_ROUND)
      || !may_all_claim (table, (guint) piece, seats))
    return 0;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (seats & 1u << seat)
      list[n_seats++] = (gint32) seat;
  moves[0].kind = MOVE_CLAIM;
  tm_args_set (&moves[0].args, CLAIM_MISSION, mission);
  tm_args_set_list (&moves[0].args, CLAIM_SEATS, list, n_seats);
  return 1;
}
