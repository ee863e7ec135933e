/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cards and heroes do that Tablemate need not know: wounds, points and stats by hand; beaten heroes; the end. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

/* Wounds */

/* A monster that has no health left is beaten, wherever it is: R p. 14. If nobody has told its health, the players know. */
static void
discard_if_beaten (DungeoneerTurn *turn, guint piece)
{
  if (dungeoneer_get_piece_printed (turn->table, piece, ADVENTURE_HEALTH) == DUNGEONEER_UNTOLD
      || dungeoneer_get_monster_wounds (turn->table, piece)
             < dungeoneer_get_monster_health (turn->table, piece))
    return;
  tm_resolution_add_reason (turn->resolution, "dungeoneer.battle.lair",
                            tm_text (N_ ("A beaten monster is discarded.")));
  dungeoneer_turn_send_away (turn, piece);
}

/* A monster in play by its name. */
static int
find_monster (DungeoneerTurn *turn, guint param)
{
  gint32 face = tm_args_get (&turn->move->args, param);
  int piece = tm_table_find_piece (
      turn->table, tm_table_get_zone (turn->table, ZONE_BATTLE, TM_NO_SEAT), PIECE_ADVENTURE, face);

  for (guint seat = 0; piece < 0 && seat < tm_table_get_n_seats (turn->table); seat++)
    piece = tm_table_find_piece (
        turn->table, tm_table_get_zone (turn->table, ZONE_LAIR, (int) seat), PIECE_ADVENTURE, face);
  if (piece < 0)
    dungeoneer_turn_refuse (turn, "no-monster", "dungeoneer.battle.compare",
                            tm_text (N_ ("No such monster is in play.")));
  return piece;
}

/* The move `wound`. */
void
dungeoneer_resolve_wound (const TmMove *move, TmResolution *resolution)
{
  gint32 amount = dungeoneer_get_usual (&move->args, ARG_WOUND_AMOUNT, 1);
  DungeoneerTurn turn;
  guint seat;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = dungeoneer_turn_get_seat (&turn, ARG_WOUND_SEAT);
  if (tm_args_has (&move->args, ARG_WOUND_CARD))
    {
      int piece = find_monster (&turn, ARG_WOUND_CARD);

      if (piece < 0)
        return;
      dungeoneer_turn_wound_monster (&turn, (guint) piece, amount);
      dungeoneer_turn_say (&turn, tm_text (N_ ("%s is wounded: %s"),
                                           dungeoneer_name_piece (turn.table, (guint) piece),
                                           tm_arg_number (amount)));
      discard_if_beaten (&turn, (guint) piece);
      return;
    }
  if (!dungeoneer_turn_check_alive (&turn, seat))
    return;
  dungeoneer_turn_say (
      &turn, tm_text (N_ ("%s is wounded: %s"), tm_arg_seat ((int) seat), tm_arg_number (amount)));
  dungeoneer_turn_wound (&turn, seat, amount, -1);
  dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_check_end (&turn);
}

/* The move `heal`. */
void
dungeoneer_resolve_heal (const TmMove *move, TmResolution *resolution)
{
  gint32 amount = dungeoneer_get_usual (&move->args, ARG_HEAL_AMOUNT, 1);
  DungeoneerTurn turn;
  gint32 health, most;
  guint seat;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  if (tm_args_has (&move->args, ARG_HEAL_CARD))
    {
      int piece = find_monster (&turn, ARG_HEAL_CARD);

      if (piece < 0)
        return;
      dungeoneer_turn_wound_monster (&turn, (guint) piece, -amount);
      dungeoneer_turn_say (
          &turn, tm_text (N_ ("%s recovers"), dungeoneer_name_piece (turn.table, (guint) piece)));
      return;
    }
  seat = dungeoneer_turn_get_seat (&turn, ARG_HEAL_SEAT);
  health = dungeoneer_get (turn.table, COUNTER_HEALTH, seat);
  most = MAX (dungeoneer_get (turn.table, COUNTER_MAX_HEALTH, seat), health);
  if (!dungeoneer_turn_check_alive (&turn, seat))
    return;
  if (health + amount > most)
    dungeoneer_turn_note (&turn, "over-max", "dungeoneer.general.health-cap",
                          tm_text (N_ ("Health does not rise above what is printed on the hero.")));
  dungeoneer_turn_set (&turn, COUNTER_HEALTH, seat, MIN (health + amount, most));
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s recovers: health %s"), tm_arg_seat ((int) seat),
                                       tm_arg_number (MIN (health + amount, most))));
}

/* Points and stats */

/* The move `points`. */
void
dungeoneer_resolve_points (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_POINTS_SEAT);
  gint32 glory = tm_args_get (&move->args, ARG_POINTS_GLORY);
  gint32 peril = tm_args_get (&move->args, ARG_POINTS_PERIL);
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  dungeoneer_turn_set (&turn, COUNTER_GLORY, seat,
                       MAX (dungeoneer_get (turn.table, COUNTER_GLORY, seat) + glory, 0));
  dungeoneer_turn_set (&turn, COUNTER_PERIL, seat,
                       MAX (dungeoneer_get (turn.table, COUNTER_PERIL, seat) + peril, 0));
  dungeoneer_turn_say (&turn,
                       tm_text (N_ ("%s: glory %s, peril %s"), tm_arg_seat ((int) seat),
                                tm_arg_number (dungeoneer_get (turn.table, COUNTER_GLORY, seat)),
                                tm_arg_number (dungeoneer_get (turn.table, COUNTER_PERIL, seat))));
}

/* The move `stat`: never action points, R «Скорость», p. 20. */
void
dungeoneer_resolve_stat (const TmMove *move, TmResolution *resolution)
{
  static const guint counters[DUNGEONEER_N_FORMS][2] = {
    [STAT_MELEE] = { COUNTER_MELEE_MOD_TURN, COUNTER_MELEE_MOD },
    [STAT_MAGIC] = { COUNTER_MAGIC_MOD_TURN, COUNTER_MAGIC_MOD },
    [STAT_SPEED] = { COUNTER_SPEED_MOD_TURN, COUNTER_SPEED_MOD },
  };
  guint seat = (guint) tm_args_get (&move->args, ARG_STATS_SEAT);
  guint stat = (guint) tm_args_get (&move->args, ARG_STATS_STAT);
  gboolean is_lasting = tm_args_get (&move->args, ARG_STATS_LASTING) != 0;
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  dungeoneer_turn_add (&turn, counters[stat][is_lasting ? 1 : 0], seat,
                       tm_args_get (&move->args, ARG_STATS_DELTA));
  if (stat == STAT_SPEED)
    tm_resolution_add_reason (
        resolution, "dungeoneer.general.speed",
        tm_text (N_ ("More speed brings action points only with the next Reset")));
  dungeoneer_turn_say (
      &turn, tm_text (N_ ("%s: %s is now %s"), tm_arg_seat ((int) seat),
                      tm_arg_word (dungeoneer_stat_words[stat].name),
                      tm_arg_number (dungeoneer_get_stat (turn.table, seat, stat, NULL))));
}

/* The move `level`. */
void
dungeoneer_resolve_level (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_LEVELS_SEAT);
  DungeoneerTurn turn;
  gboolean is_clamped;
  gint32 level;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  level = dungeoneer_change_level (dungeoneer_get (turn.table, COUNTER_LEVEL, seat),
                                   tm_args_get (&move->args, ARG_LEVELS_DELTA), &turn.rules,
                                   &is_clamped);
  if (is_clamped)
    dungeoneer_turn_note (&turn, "floor", "dungeoneer.general.level-floor",
                          tm_text (N_ ("A level is never below 1, and the hero card has four.")));
  dungeoneer_turn_set (&turn, COUNTER_LEVEL, seat, level);
  dungeoneer_turn_say (
      &turn, tm_text (N_ ("%s has level %s"), tm_arg_seat ((int) seat), tm_arg_number (level)));
}

/* The end */

/* The move `defeat`. */
void
dungeoneer_resolve_defeat (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_DEFEAT_SEAT);
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  if (!dungeoneer_turn_check_alive (&turn, seat))
    return;
  dungeoneer_turn_defeat (&turn, seat, -1);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s is beaten"), tm_arg_seat ((int) seat)));
  dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_check_end (&turn);
}

/* The move `finish`. */
void
dungeoneer_resolve_finish (const TmMove *move, TmResolution *resolution)
{
  guint32 winners = tm_args_get_set (&move->args, ARG_FINISH_WINNERS);
  DungeoneerTurn turn;
  gboolean returns;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  returns = dungeoneer_is_solo (turn.table) && !dungeoneer_has_map (turn.table) && winners == 1
            && dungeoneer_get (turn.table, COUNTER_QUESTS, 0) >= DUNGEONEER_QUESTS_TO_WIN;
  if (!returns)
    dungeoneer_turn_note (&turn, "early", "dungeoneer.win.quests",
                          tm_text (N_ ("The match is ended by hand.")));
  dungeoneer_turn_end_battle (&turn);
  dungeoneer_turn_set_shared (&turn, COUNTER_WINNER,
                              winners == 0 ? WON_BY_NOBODY : g_bit_nth_lsf (winners, -1) + 1);
  dungeoneer_turn_set_shared (&turn, COUNTER_END_REASON, returns ? END_RETURNED : END_NONE);
  dungeoneer_turn_set_phase (&turn, PHASE_OVER);
  tm_resolution_set_turn (resolution, 0);
  dungeoneer_turn_say (&turn, tm_text (N_ ("The match is ended")));
}
