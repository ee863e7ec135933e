/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves of heroes: R «Движение», p. 9-10, 17-18; «Перенос», «Сдвиг», p. 19-20. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "tm-text.h"

/* The check of an exit, told now or known; what is told is kept. */
static gboolean
read_test (DungeoneerTurn *turn, guint place, TmSide side, gint32 *need, gint32 *stat)
{
  const TmArgs *args = &turn->move->args;
  gint32 test = dungeoneer_get_place_value (turn->table, place, PLACE_TEST_N + (guint) side);

  if (tm_args_has (args, ARG_GO_NEED))
    {
      gint32 what = tm_args_has (args, ARG_GO_STAT)
                        ? tm_args_get (args, ARG_GO_STAT)
                        : (test > 0 ? DUNGEONEER_TEST_STAT (test) : STAT_SPEED);

      test = DUNGEONEER_TEST (what, tm_args_get (args, ARG_GO_NEED));
      dungeoneer_turn_set_place (turn, place, PLACE_TEST_N + (guint) side, test);
      dungeoneer_turn_copy_location (turn, place);
    }
  if (test <= 0)
    return dungeoneer_turn_refuse (turn, "exit-untold", "dungeoneer.table.catalogue",
                                   tm_text (N_ ("Nobody has told the number on this exit.")));
  *need = DUNGEONEER_TEST_THREAT (test);
  *stat = DUNGEONEER_TEST_STAT (test);
  return TRUE;
}

static void
say_move (DungeoneerTurn *turn, guint seat, int neighbour, const DungeoneerStrode *strode)
{
  if (!strode->moved)
    dungeoneer_turn_say (turn,
                         strode->exit_open
                             ? tm_text (N_ ("%s opens a lock and stays"), tm_arg_seat ((int) seat))
                             : tm_text (N_ ("%s does not get out"), tm_arg_seat ((int) seat)));
  else if (strode->wounds > 0)
    dungeoneer_turn_say (turn, tm_text (N_ ("%s moves, wounded by the exit: %s"),
                                        tm_arg_seat ((int) seat),
                                        dungeoneer_name_piece (turn->table, (guint) neighbour)));
  else
    dungeoneer_turn_say (turn, tm_text (N_ ("%s moves: %s"), tm_arg_seat ((int) seat),
                                        dungeoneer_name_piece (turn->table, (guint) neighbour)));
}

static void
go (DungeoneerTurn *turn,
    guint seat,
    guint place,
    TmSide side,
    int neighbour,
    const DungeoneerStrode *strode)
{
  dungeoneer_turn_set (turn, COUNTER_AP, seat, strode->ap_left);
  if (strode->exit_open)
    {
      int opener = dungeoneer_get_held (turn->table, place, side);

      dungeoneer_turn_set_held (turn, place, side, opener >= 0 ? opener : (int) seat);
    }
  say_move (turn, seat, neighbour, strode);
  /* The exit comes before the location behind it: R p. 18. */
  dungeoneer_turn_wound (turn, seat, strode->wounds, -1);
  if (strode->moved && neighbour >= 0 && dungeoneer_get (turn->table, COUNTER_ALIVE, seat) != 0)
    {
      dungeoneer_turn_leave (turn, seat);
      dungeoneer_turn_enter (turn, seat, (int) dungeoneer_get_cell (turn->table, (guint) neighbour),
                             FALSE, NULL);
    }
  dungeoneer_turn_check_end (turn);
}

static gboolean
read_stride (DungeoneerTurn *turn, guint seat, guint place, TmSide side, DungeoneerStride *stride)
{
  int held = dungeoneer_get_held (turn->table, place, side);
  gint32 stat = STAT_SPEED;

  *stride = (DungeoneerStride) {
    .exit = dungeoneer_get_exit (turn->table, place, side),
    .far = dungeoneer_get_far (turn->table, place, side),
    .ap = dungeoneer_get (turn->table, COUNTER_AP, seat),
    .fallen = dungeoneer_get (turn->table, COUNTER_FALLEN, seat) != 0,
    .held = held >= 0,
    .opener = held == (int) seat,
    .go_on = dungeoneer_get_usual (&turn->move->args, ARG_GO_GO_ON, 1) != 0,
    .die = dungeoneer_get_die (&turn->move->args, ARG_GO_DIE),
  };
  if (stride->far != FAR_EXIT
      || (stride->exit != EXIT_TRAPPED && (stride->exit != EXIT_LOCKED || stride->held)))
    return TRUE;
  if (!read_test (turn, place, side, &stride->threat, &stat))
    return FALSE;
  stride->stat = dungeoneer_get_stat (turn->table, seat, (guint) stat, NULL);
  return TRUE;
}

static gboolean
check_hazard_settled (DungeoneerTurn *turn)
{
  if (tm_table_get_shared (turn->table, COUNTER_HAZARD) != 0)
    dungeoneer_turn_forbid (turn, "hazard-owed", "dungeoneer.enter.hazard",
                            tm_text (N_ ("The hazard of the location comes first.")));
  dungeoneer_turn_check_alone (turn);
  return TRUE;
}

/* The move `move`. */
void
dungeoneer_resolve_move (const TmMove *move, TmResolution *resolution)
{
  TmSide side = (TmSide) tm_args_get (&move->args, ARG_GO_DIR);
  DungeoneerTurn turn;
  DungeoneerStride stride;
  DungeoneerStrode strode;
  guint seat;
  int place;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn) || !dungeoneer_turn_check_map (&turn))
    return;
  seat = (guint) dungeoneer_get_active (turn.table);
  place = dungeoneer_get_place (turn.table, seat);
  if (place < 0)
    {
      dungeoneer_turn_fault (&turn, FAULT_NO_NEIGHBOUR);
      return;
    }
  dungeoneer_turn_check_phase (&turn, 1u << PHASE_FEATS, "dungeoneer.feats.actions");
  check_hazard_settled (&turn);
  if (!read_stride (&turn, seat, (guint) place, side, &stride))
    return;
  dungeoneer_judge_stride (&stride, &turn.rules, &strode);
  if (!dungeoneer_turn_fault (&turn, strode.fault) || strode.fault != FAULT_NONE)
    {
      if (strode.fault == FAULT_NEEDS_ROLL || tm_resolution_is_refused (resolution))
        return;
      /* What is impossible besides stays so. */
      if (stride.far == FAR_NONE || stride.far == FAR_WALL || stride.exit == EXIT_WALL)
        {
          dungeoneer_turn_fault (&turn, stride.far == FAR_NONE ? FAULT_NO_NEIGHBOUR : FAULT_WALL);
          return;
        }
      /* Against the rule, and the players do it anyhow: one point, if there is one. */
      strode.moved = TRUE;
      strode.ap_left = MAX (stride.ap - 1, 0);
      strode.wounds = 0;
    }
  go (&turn, seat, (guint) place, side, dungeoneer_get_neighbour (turn.table, (guint) place, side),
      &strode);
}

/* The move `enter`: where no map is kept. */
void
dungeoneer_resolve_enter (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  DungeoneerEntry entry = {
    .peril = tm_args_get (&move->args, ARG_ENTER_PERIL),
    .glory = tm_args_get (&move->args, ARG_ENTER_GLORY),
    .visited = dungeoneer_get_usual (&move->args, ARG_ENTER_NEW, 1) == 0,
  };
  guint seat;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = (guint) dungeoneer_get_active (turn.table);
  if (dungeoneer_has_map (turn.table))
    dungeoneer_turn_note (&turn, "map-kept", "dungeoneer.table.map-off",
                          tm_text (N_ ("The map is kept here: moves go by its locations.")));
  dungeoneer_turn_check_phase (&turn, 1u << PHASE_FEATS, "dungeoneer.feats.actions");
  dungeoneer_turn_check_alone (&turn);
  if (dungeoneer_get (turn.table, COUNTER_AP, seat) > 0)
    dungeoneer_turn_add (&turn, COUNTER_AP, seat, -1);
  else
    dungeoneer_turn_fault (&turn, FAULT_MOVE_NO_AP);
  if (dungeoneer_get (turn.table, COUNTER_FALLEN, seat) != 0)
    dungeoneer_turn_fault (&turn, FAULT_MOVE_FALLEN);
  dungeoneer_turn_leave (&turn, seat);
  dungeoneer_turn_enter (&turn, seat, -1, FALSE, &entry);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s enters a location: peril %s, glory %s"),
                                       tm_arg_seat ((int) seat), tm_arg_number (entry.peril),
                                       tm_arg_number (entry.glory)));
}

/* The move `warp`. */
void
dungeoneer_resolve_warp (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_WARP_SEAT);
  gboolean has_cell = tm_args_has (&move->args, ARG_WARP_CELL);
  int cell = has_cell ? tm_args_get (&move->args, ARG_WARP_CELL) : -1;
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn) || !dungeoneer_turn_check_alive (&turn, seat))
    return;
  if (dungeoneer_has_map (turn.table)
      && (cell < 0 || dungeoneer_get_place_at (turn.table, (guint) cell) < 0))
    {
      dungeoneer_turn_refuse (&turn, "no-location", "dungeoneer.general.warp",
                              tm_text (N_ ("No location lies there.")));
      return;
    }
  dungeoneer_turn_leave (&turn, seat);
  dungeoneer_turn_enter (&turn, seat, dungeoneer_has_map (turn.table) ? cell : -1, TRUE, NULL);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s is warped"), tm_arg_seat ((int) seat)));
  dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_check_end (&turn);
}

/* Shifting */

/* Escorts that were left behind there go along. */
static void
shift_tokens (DungeoneerTurn *turn, const gint32 *from, const gint32 *to, guint n)
{
  guint first = dungeoneer_get_first (turn->table, PIECE_QUEST);

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    {
      int cell = dungeoneer_get_escort_cell (turn->table, quest);

      for (guint i = 0; cell >= 0 && i < n; i++)
        if (from[i] == cell)
          {
            dungeoneer_turn_set_escort (turn, quest, -1, to[i]);
            break;
          }
    }
}

/* Escorts that were left behind lie on their locations. */
static void
carry_tokens (DungeoneerTurn *turn, const gint32 *from, const gint32 *to, guint n)
{
  guint first = dungeoneer_get_first (turn->table, PIECE_QUEST);

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    {
      int cell = dungeoneer_get_escort_cell (turn->table, quest);

      for (guint i = 0; i < n; i++)
        if (cell == from[i])
          {
            dungeoneer_turn_set_escort (turn, quest, -1, to[i]);
            break;
          }
    }
}

/* Moves the locations and whoever stands there all at once. */
static void
shift (DungeoneerTurn *turn, const gint32 *from, const gint32 *to, guint n)
{
  int places[DUNGEONEER_N_LOCATIONS];
  guint32 seats[DUNGEONEER_N_LOCATIONS];

  for (guint i = 0; i < n; i++)
    {
      places[i] = dungeoneer_get_place_at (turn->table, (guint) from[i]);
      seats[i] = dungeoneer_get_seats_at (turn->table, (guint) from[i]);
    }
  for (guint i = 0; i < n; i++)
    if (places[i] >= 0)
      dungeoneer_turn_put (turn, (guint) places[i], ZONE_MAP, TM_NO_SEAT, to[i]);
  carry_tokens (turn, from, to, n);
  for (guint i = 0; i < n; i++)
    for (guint seat = 0; seat < tm_table_get_n_seats (turn->table); seat++)
      if (seats[i] & 1u << seat)
        dungeoneer_turn_set (turn, COUNTER_AT, seat, to[i] + 1);
}

static gboolean
is_taken (const gint32 *from, guint n, const TmTable *table, gint32 cell)
{
  for (guint i = 0; i < n; i++)
    if (from[i] == cell)
      return FALSE;
  return dungeoneer_get_place_at (table, (guint) cell) >= 0;
}

static gboolean
check_shift (DungeoneerTurn *turn, const gint32 *from, const gint32 *to, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (dungeoneer_get_place_at (turn->table, (guint) from[i]) < 0)
        return dungeoneer_turn_refuse (turn, "no-location", "dungeoneer.general.shift",
                                       tm_text (N_ ("No location lies there.")));
      if (is_taken (from, n, turn->table, to[i]))
        return dungeoneer_turn_fault (turn, FAULT_OVERLAP);
      for (guint j = 0; j < i; j++)
        if (to[j] == to[i] || from[j] == from[i])
          return dungeoneer_turn_fault (turn, FAULT_OVERLAP);
    }
  return TRUE;
}

/* The move `shift`. */
void
dungeoneer_resolve_shift (const TmMove *move, TmResolution *resolution)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  guint n_from, n_to;
  const gint32 *from = tm_args_get_list (&move->args, ARG_SHIFT_FROM, &n_from);
  const gint32 *to = tm_args_get_list (&move->args, ARG_SHIFT_TO, &n_to);
  DungeoneerTurn turn;
  DungeoneerMap map;
  DungeoneerMapped mapped;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn) || !dungeoneer_turn_check_map (&turn))
    return;
  if (n_from != n_to)
    {
      dungeoneer_turn_refuse (&turn, "shift-count", "dungeoneer.general.shift",
                              tm_text (N_ ("Each location that is shifted needs one new place.")));
      return;
    }
  if (!check_shift (&turn, from, to, n_from))
    return;
  shift (&turn, from, to, n_from);
  shift_tokens (&turn, from, to, n_from);
  dungeoneer_read_table_map (turn.table, &map, pieces);
  dungeoneer_check_map (&map, FALSE, dungeoneer_count_zone (turn.table, ZONE_LOCATIONS, TM_NO_SEAT),
                        &turn.rules, &mapped);
  dungeoneer_turn_fault (&turn, mapped.fault);
  dungeoneer_turn_say (&turn, tm_text_n ("%s location is shifted", "%s locations are shifted",
                                         tm_arg_number ((gint32) n_from)));
}
