/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hazards, threats and traps, falling and standing up: R «Преграды», p. 18; «Угрозы», p. 15; «Падение», p. 19. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "tm-text.h"

/* Hazards */

static gboolean
read_hazard (DungeoneerTurn *turn, guint seat, guint place, DungeoneerHazardTest *test)
{
  const TmArgs *args = &turn->move->args;
  gint32 printed = dungeoneer_get_place_value (turn->table, place, PLACE_HAZARD_TEST);
  gboolean dodges = tm_args_get (args, ARG_HAZARDS_DODGE) != 0;

  if (tm_args_has (args, ARG_HAZARDS_NEED))
    {
      gint32 stat = tm_args_has (args, ARG_HAZARDS_STAT) ? tm_args_get (args, ARG_HAZARDS_STAT)
                                                         : STAT_SPEED;

      printed = DUNGEONEER_TEST (stat, tm_args_get (args, ARG_HAZARDS_NEED));
      dungeoneer_turn_set_place (turn, place, PLACE_HAZARD_TEST, printed);
    }
  if (printed <= 0 && !dodges)
    return dungeoneer_turn_refuse (turn, "hazard-untold", "dungeoneer.table.catalogue",
                                   tm_text (N_ ("Nobody has told the number of this hazard.")));
  *test = (DungeoneerHazardTest) {
    .kind
    = (DungeoneerHazard) MAX (dungeoneer_get_place_value (turn->table, place, PLACE_HAZARD), 0),
    .threat = printed > 0 ? DUNGEONEER_TEST_THREAT (printed) : 0,
    .stat = printed > 0 ? dungeoneer_get_stat (turn->table, seat,
                                               (guint) DUNGEONEER_TEST_STAT (printed), NULL)
                        : 0,
    .die = dungeoneer_get_die (args, ARG_HAZARDS_DIE),
    .own_turn = TRUE,
    .dodge = dodges,
    .ap = dungeoneer_get (turn->table, COUNTER_AP, seat),
    .spikes_dodge = dungeoneer_has_variant (turn->table, OPTION_SPIKES_DODGE),
  };
  return TRUE;
}

static TmText
describe_hazard (guint seat, const DungeoneerHazardTest *test, const DungeoneerHazardTested *tested)
{
  TmTextArg who = tm_arg_seat ((int) seat);

  if (test->dodge)
    return tm_text (N_ ("%s dodges the spikes"), who);
  if (tested->passed)
    return tm_text (N_ ("%s gets past the hazard"), who);
  return tested->fallen ? tm_text (N_ ("%s falls into the pit"), who)
                        : tm_text (N_ ("%s is wounded by the hazard"), who);
}

/* The move `hazard`. */
void
dungeoneer_resolve_hazard (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  DungeoneerHazardTest test = { 0 };
  DungeoneerHazardTested tested;
  guint seat;
  int place;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = (guint) dungeoneer_get_active (turn.table);
  place = dungeoneer_get_hazard_place (turn.table);
  if (place < 0)
    {
      dungeoneer_turn_refuse (&turn, "no-hazard", "dungeoneer.enter.hazard",
                              tm_text (N_ ("No hazard is waiting.")));
      return;
    }
  if (!read_hazard (&turn, seat, (guint) place, &test))
    return;
  dungeoneer_judge_hazard (&test, &turn.rules, &tested);
  if (!dungeoneer_turn_fault (&turn, tested.fault))
    return;
  dungeoneer_turn_set_shared (&turn, COUNTER_HAZARD, 0);
  dungeoneer_turn_set (&turn, COUNTER_AP, seat, tested.ap_left);
  if (tested.fallen)
    dungeoneer_turn_set (&turn, COUNTER_FALLEN, seat, 1);
  dungeoneer_turn_say (&turn, describe_hazard (seat, &test, &tested));
  dungeoneer_turn_wound (&turn, seat, tested.wounds, -1);
  dungeoneer_turn_check_end (&turn);
}

/* Threats */

static gboolean
is_in_danger (const TmTable *table, guint seat)
{
  int place = dungeoneer_get_place (table, seat);

  return place >= 0
         && dungeoneer_get_place_value (table, (guint) place, PLACE_HAZARD) == HAZARD_DANGER;
}

/* What danger adds where a hero stands. */
static gint32
get_danger (DungeoneerTurn *turn, guint seat)
{
  int place = dungeoneer_get_place (turn->table, seat);
  gint32 danger;

  if (!is_in_danger (turn->table, seat))
    return 0;
  danger = DUNGEONEER_TEST_THREAT (
      dungeoneer_get_place_value (turn->table, (guint) place, PLACE_HAZARD_TEST));
  if (danger == 0)
    dungeoneer_turn_note (turn, "hazard-untold", "dungeoneer.table.catalogue",
                          tm_text (N_ ("Nobody has told the number of this hazard.")));
  return danger;
}

/* Danger makes traps harder where it is: R p. 18. */
static gint32
get_need (DungeoneerTurn *turn, guint seat, gboolean is_trap)
{
  gint32 need = tm_args_get (&turn->move->args, ARG_THREAT_NEED);

  return is_trap ? dungeoneer_get_trap_need (need, get_danger (turn, seat), FALSE, &turn->rules)
                 : need;
}

/* The trap that this settles, in the battle zone; -1: it is some other threat. */
static int
find_trap (DungeoneerTurn *turn)
{
  const TmArgs *args = &turn->move->args;
  guint zone = tm_table_get_zone (turn->table, ZONE_BATTLE, TM_NO_SEAT);
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (turn->table, zone, pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    {
      gboolean is_named = !tm_args_has (args, ARG_THREAT_CARD)
                          || tm_table_get_piece_face (turn->table, pieces[i])
                                 == tm_args_get (args, ARG_THREAT_CARD);

      if (is_named
          && tm_box_get_piece_kind (tm_table_get_box (turn->table), pieces[i]) == PIECE_ADVENTURE
          && !dungeoneer_is_monster (turn->table, pieces[i]))
        return (int) pieces[i];
    }
  return -1;
}

/* The attack of the monster whose effect this is, its column; DUNGEONEER_MAX_COLUMNS: no monster threatens. */
static guint
find_threatening (DungeoneerTurn *turn, DungeoneerAttack *attack)
{
  for (guint i = 0; i < dungeoneer_count_attacks (turn->table); i++)
    {
      dungeoneer_get_attack (turn->table, i, attack);
      if (attack->kind == ATTACKER_MONSTER
          && (!tm_args_has (&turn->move->args, ARG_THREAT_CARD)
              || tm_table_get_piece_face (turn->table, (guint) attack->who)
                     == tm_args_get (&turn->move->args, ARG_THREAT_CARD)))
        return i;
    }
  return DUNGEONEER_MAX_COLUMNS;
}

/* Wounds by the effect of a monster that attacks bring peril, too: they are kept with its attack. */
static void
wound_by_effect (DungeoneerTurn *turn, guint seat, gint32 wounds)
{
  DungeoneerAttack attack;
  guint column = find_threatening (turn, &attack);
  gboolean has_monster = column < DUNGEONEER_MAX_COLUMNS;
  gint32 dealt
      = dungeoneer_turn_wound (turn, seat, wounds, has_monster ? attack.owner : TM_NO_SEAT);

  if (!has_monster)
    return;
  /* A hero who falls has dropped attacks that were open. */
  dungeoneer_get_attack (turn->table, column, &attack);
  attack.effect_wounds += dealt;
  dungeoneer_turn_set_attack (turn, column, &attack);
}

/* Trapped exits and all else are as hard as ever: R p. 18. */
static void
note_danger (DungeoneerTurn *turn, guint32 seats)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (turn->table); seat++)
    if ((seats & 1u << seat) != 0 && is_in_danger (turn->table, seat))
      {
        dungeoneer_turn_note (
            turn, "danger-exit", "dungeoneer.exit.trapped",
            tm_text (N_ ("Danger makes the cards of traps harder, nothing else.")));
        return;
      }
}

static gboolean
check_threat (DungeoneerTurn *turn, guint n_seats, guint n_stats, guint n_dice)
{
  guint32 set = tm_args_get_set (&turn->move->args, ARG_THREAT_SEATS);

  for (guint seat = 0; seat < tm_table_get_n_seats (turn->table); seat++)
    if ((set & 1u << seat) != 0 && !dungeoneer_turn_check_alive (turn, seat))
      return FALSE;
  return ((guint) __builtin_popcount (set) == n_seats && n_dice == n_seats
          && (n_stats == n_seats || n_stats == 1))
         || dungeoneer_turn_refuse (turn, "dice-count", "dungeoneer.threat.traps-all",
                                    tm_text (N_ ("Everybody who has to pass rolls one die.")));
}

static gboolean
pass_threat (DungeoneerTurn *turn, guint seat, gint32 stat, gint32 die, gboolean is_trap)
{
  DungeoneerTested tested;

  dungeoneer_judge_threat (get_need (turn, seat, is_trap),
                           dungeoneer_get_stat (turn->table, seat, (guint) stat, NULL), &die, 1,
                           &turn->rules, &tested);
  return tested.passed;
}

/* The move `threat`. */
void
dungeoneer_resolve_threat (const TmMove *move, TmResolution *resolution)
{
  guint n_seats, n_stats, n_dice;
  const gint32 *seats = tm_args_get_list (&move->args, ARG_THREAT_SEATS, &n_seats);
  const gint32 *stats = tm_args_get_list (&move->args, ARG_THREAT_STATS, &n_stats);
  const gint32 *dice = tm_args_get_list (&move->args, ARG_THREAT_DICE, &n_dice);
  gint32 wounds = dungeoneer_get_usual (&move->args, ARG_THREAT_WOUNDS, 1);
  guint32 failed = 0;
  DungeoneerTurn turn;
  int trap;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn) || !check_threat (&turn, n_seats, n_stats, n_dice))
    return;
  trap = find_trap (&turn);
  if (trap >= 0)
    dungeoneer_turn_check_peril_drawn (&turn);
  else
    note_danger (&turn, tm_args_get_set (&move->args, ARG_THREAT_SEATS));
  for (guint i = 0; i < n_seats; i++)
    if (!pass_threat (&turn, (guint) seats[i], stats[n_stats == 1 ? 0 : i], dice[i] + 1, trap >= 0))
      failed |= 1u << seats[i];
  if (trap >= 0)
    dungeoneer_turn_discard (&turn, (guint) trap);
  for (guint seat = 0; seat < tm_table_get_n_seats (turn.table); seat++)
    {
      if ((failed & 1u << seat) == 0)
        continue;
      if (trap >= 0)
        dungeoneer_turn_wound (&turn, seat, wounds, dungeoneer_get_active (turn.table));
      else
        wound_by_effect (&turn, seat, wounds);
    }
  dungeoneer_turn_say (&turn, failed == 0
                                  ? tm_text (N_ ("The threat is passed"))
                                  : tm_text (N_ ("The threat wounds: %s"), tm_arg_seats (failed)));
  dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_check_end (&turn);
}

/* Falling */

/* The move `stand-up`. */
void
dungeoneer_resolve_stand_up (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_STAND_SEAT);
  gboolean passed = dungeoneer_get_usual (&move->args, ARG_STAND_PASSED, 1) != 0;
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn) || !dungeoneer_turn_check_alive (&turn, seat))
    return;
  if (dungeoneer_get (turn.table, COUNTER_FALLEN, seat) == 0)
    {
      dungeoneer_turn_refuse (&turn, "stands", "dungeoneer.special.stand",
                              tm_text (N_ ("The hero stands already.")));
      return;
    }
  dungeoneer_turn_pay (&turn, seat, ACT_STAND);
  if (passed)
    dungeoneer_turn_set (&turn, COUNTER_FALLEN, seat, 0);
  dungeoneer_turn_say (&turn, passed
                                  ? tm_text (N_ ("%s stands up"), tm_arg_seat ((int) seat))
                                  : tm_text (N_ ("%s does not get up"), tm_arg_seat ((int) seat)));
}

/* The move `fall`. */
void
dungeoneer_resolve_fall (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_FALL_SEAT);
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn) || !dungeoneer_turn_check_alive (&turn, seat))
    return;
  dungeoneer_turn_set (&turn, COUNTER_FALLEN, seat, 1);
  if (tm_args_has (&move->args, ARG_FALL_CAUSE))
    dungeoneer_turn_say (&turn,
                         tm_text (N_ ("%s falls: %s"), tm_arg_seat ((int) seat),
                                  tm_arg_string (tm_args_get (&move->args, ARG_FALL_CAUSE))));
  else
    dungeoneer_turn_say (&turn, tm_text (N_ ("%s falls"), tm_arg_seat ((int) seat)));
}

/* The move `fall-for-ap`: R p. 21. */
void
dungeoneer_resolve_fall_for_ap (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_LIE_SEAT);
  DungeoneerTurn turn;
  DungeoneerLieDown down;
  DungeoneerLaidDown laid;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn) || !dungeoneer_turn_check_alive (&turn, seat))
    return;
  down = (DungeoneerLieDown) {
    .variant = dungeoneer_get_fall_variant (turn.table),
    .fallen = dungeoneer_get (turn.table, COUNTER_FALLEN, seat) != 0,
    .saved = dungeoneer_get (turn.table, COUNTER_SAVED_AP, seat) != 0,
    .used = dungeoneer_get (turn.table, COUNTER_FALL_USED, seat) != 0,
    .is_challenge = dungeoneer_get_step (turn.table) == STEP_CHALLENGE,
  };
  dungeoneer_judge_lie_down (&down, &turn.rules, &laid);
  if (!dungeoneer_turn_fault (&turn, laid.fault))
    return;
  dungeoneer_turn_set (&turn, COUNTER_FALLEN, seat, 1);
  if (down.variant == FALL_FALL_ATTACK)
    dungeoneer_turn_set (&turn, COUNTER_FALL_USED, seat, 1);
  dungeoneer_turn_add (&turn, COUNTER_FALL_AP, seat, laid.ap);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s lies down"), tm_arg_seat ((int) seat)));
}
