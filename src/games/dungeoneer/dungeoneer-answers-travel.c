/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about points, steps, hazards and threats. R p. 8-11, 15, 17-19, 21. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-map.h"

/* Points */

/* R “Reset” p. 8 («Фаза восстановления»). */
void
dungeoneer_answer_reset (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerReset reset = {
    .speed = tm_args_get (args, ASK_RESET_SPEED),
    .ap = tm_args_get (args, ASK_RESET_AP),
    .saved = tm_args_get (args, ASK_RESET_SAVED),
    .movement_limit = tm_args_get (args, ASK_RESET_MOVEMENT_LIMIT),
  };
  DungeoneerWasReset was;

  dungeoneer_judge_reset (&reset, &rules, &was);
  tm_ruling_set_number (ruling, "ap", was.ap);
  tm_ruling_set_number (ruling, "saved", was.saved);
  tm_ruling_set_number (ruling, "burnt", was.burnt);
  tm_ruling_set_verdict (ruling,
                         tm_text_n ("%s action point for this turn",
                                    "%s action points for this turn", tm_arg_number (was.ap)));
}

/* R “Speed” p. 18 and 20 («Скорость»). */
void
dungeoneer_answer_speed (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerReset reset = {
    .speed = tm_args_get (args, ASK_SPEED_SPEED) + tm_args_get (args, ASK_SPEED_DELTA),
  };
  gint32 ap = tm_args_get (args, ASK_SPEED_AP);
  DungeoneerWasReset was;

  dungeoneer_add_reason (&rules, "dungeoneer.general.ap-speed",
                         tm_text (N_ ("Speed and action points are not the same thing: the points "
                                      "of this turn stay as they are.")));
  dungeoneer_judge_reset (&reset, &(DungeoneerRules) { NULL }, &was);
  dungeoneer_add_reason (&rules, "dungeoneer.general.speed",
                         tm_text (N_ ("If the speed is still the same at the next Reset, it gives "
                                      "the new action points: %s"),
                                  tm_arg_number (was.ap)));
  tm_ruling_set_number (ruling, "speed", reset.speed);
  tm_ruling_set_number (ruling, "ap", ap);
  tm_ruling_set_number (ruling, "ap_next", was.ap);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Action points now: %s; after the next Reset: %s"),
                                          tm_arg_number (ap), tm_arg_number (was.ap)));
}

/* Ways */

static TmText
describe_stride (const DungeoneerStrode *strode)
{
  TmTextArg left = tm_arg_number (strode->ap_left);

  if (!strode->moved)
    return tm_text (N_ ("The hero stays, and the exit is open. Action points left: %s"), left);
  if (strode->wounds > 0)
    return tm_text (N_ ("The hero goes out with a wound. Action points left: %s"), left);
  return tm_text (N_ ("The hero goes out. Action points left: %s"), left);
}

/* R “Movement” p. 9, 17-18 («Правила движения»). */
void
dungeoneer_answer_move (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerStride stride = {
    .exit = (DungeoneerExit) tm_args_get (args, ASK_MOVE_EXIT),
    .far = (DungeoneerFar) tm_args_get (args, ASK_MOVE_FAR),
    .threat = tm_args_get (args, ASK_MOVE_THREAT),
    .stat = tm_args_get (args, ASK_MOVE_STAT),
    .die = tm_args_get (args, ASK_MOVE_DIE),
    .ap = tm_args_get (args, ASK_MOVE_AP),
    .fallen = tm_args_get (args, ASK_MOVE_FALLEN),
    .held = tm_args_get (args, ASK_MOVE_HELD),
    .opener = tm_args_get (args, ASK_MOVE_OPENER),
    .go_on = tm_args_get (args, ASK_MOVE_GO_ON),
  };
  DungeoneerStrode strode;

  dungeoneer_judge_stride (&stride, &rules, &strode);
  dungeoneer_answer_fault (ruling, "allowed", strode.fault);
  tm_ruling_set_flag (ruling, "check", strode.check);
  tm_ruling_set_flag (ruling, "passed", strode.passed);
  tm_ruling_set_flag (ruling, "moved", strode.moved);
  tm_ruling_set_number (ruling, "ap_left", strode.ap_left);
  tm_ruling_set_number (ruling, "wounds", strode.wounds);
  tm_ruling_set_flag (ruling, "exit_open", strode.exit_open);
  if (strode.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, describe_stride (&strode));
}

/* R p. 8, 18. */
void
dungeoneer_answer_held (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gboolean is_held = dungeoneer_is_held (tm_args_get (args, ASK_HELD_OPENER_LEFT),
                                         tm_args_get (args, ASK_HELD_RESETS), &rules);

  tm_ruling_set_flag (ruling, "open", is_held);
  tm_ruling_set_flag (ruling, "others", is_held);
  tm_ruling_set_verdict (ruling, is_held ? tm_text (N_ ("The exit is open, for others, too."))
                                         : tm_text (N_ ("The exit is locked again.")));
}

static TmText
describe_entry (const DungeoneerEntered *entered, gboolean is_solo)
{
  TmTextArg glory = tm_arg_number (entered->glory);

  if (!entered->is_new)
    return tm_text (N_ ("No points."));
  if (is_solo)
    return tm_text (N_ ("Glory: %s; dice for peril: %s"), glory,
                    tm_arg_number (entered->peril_dice));
  return tm_text (N_ ("Peril: %s; glory: %s"), tm_arg_number (entered->peril), glory);
}

/* R p. 10, “Warp” p. 19 («Перенос»), alone p. 22. */
void
dungeoneer_answer_enter (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerEntry entry = {
    .peril = tm_args_get (args, ASK_ENTER_PERIL),
    .glory = tm_args_get (args, ASK_ENTER_GLORY),
    .visited = tm_args_get (args, ASK_ENTER_VISITED),
    .own_turn = tm_args_get (args, ASK_ENTER_OWN_TURN),
    .by_warp = tm_args_get (args, ASK_ENTER_WAY) != 0,
    .solo = tm_args_get (args, ASK_ENTER_SOLO),
  };
  DungeoneerEntered entered;

  dungeoneer_judge_entry (&entry, &rules, &entered);
  tm_ruling_set_flag (ruling, "new", entered.is_new);
  tm_ruling_set_number (ruling, "peril", entered.peril);
  tm_ruling_set_number (ruling, "glory", entered.glory);
  tm_ruling_set_number (ruling, "peril_dice", entered.peril_dice);
  tm_ruling_set_flag (ruling, "hazard", entered.hazard);
  tm_ruling_set_flag (ruling, "moved", entered.moved);
  tm_ruling_set_verdict (ruling, describe_entry (&entered, entry.solo));
}

/* Hazards and threats */

static TmText
describe_hazard (const DungeoneerHazardTested *tested)
{
  if (!tested->applies)
    return tm_text (N_ ("The hazard does not act."));
  if (tested->threat_add > 0)
    return tm_text (N_ ("Trap cards played there are harder by: %s"),
                    tm_arg_number (tested->threat_add));
  if (tested->wounds > 0)
    return tm_text (N_ ("The hero takes one wound."));
  if (tested->fallen)
    return tm_text (N_ ("The hero falls."));
  return tm_text (N_ ("Nothing happens to the hero."));
}

/* R “Hazards” p. 18 («Преграды»), p. 21. */
void
dungeoneer_answer_hazard (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerHazardTest test = {
    .kind = (DungeoneerHazard) (tm_args_get (args, ASK_HAZARD_KIND) + HAZARD_SPIKES),
    .threat = tm_args_get (args, ASK_HAZARD_THREAT),
    .stat = tm_args_get (args, ASK_HAZARD_STAT),
    .die = tm_args_get (args, ASK_HAZARD_DIE),
    .own_turn = tm_args_get (args, ASK_HAZARD_OWN_TURN),
    .dodge = tm_args_get (args, ASK_HAZARD_DODGE),
    .ap = tm_args_get (args, ASK_HAZARD_AP),
    .spikes_dodge = tm_args_get (args, ASK_HAZARD_SPIKES_DODGE),
  };
  DungeoneerHazardTested tested;

  dungeoneer_judge_hazard (&test, &rules, &tested);
  tm_ruling_set_flag (ruling, "applies", tested.applies);
  dungeoneer_answer_fault (ruling, NULL, tested.fault);
  tm_ruling_set_flag (ruling, "passed", tested.passed);
  tm_ruling_set_number (ruling, "wounds", tested.wounds);
  tm_ruling_set_flag (ruling, "fallen", tested.fallen);
  tm_ruling_set_number (ruling, "threat_add", tested.threat_add);
  tm_ruling_set_number (ruling, "ap_left", tested.ap_left);
  if (tested.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, describe_hazard (&tested));
}

/* R “Fall” p. 19 («Падение»), pit p. 18. */
void
dungeoneer_answer_fallen (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerPurse purse = {
    .ap = tm_args_get (args, ASK_FALLEN_AP),
    .saved = tm_args_get (args, ASK_FALLEN_SAVED),
    .fall_ap = tm_args_get (args, ASK_FALLEN_FALL_AP),
    .own_turn = tm_args_get (args, ASK_FALLEN_OWN_TURN),
  };
  DungeoneerActed acted;

  dungeoneer_judge_act ((DungeoneerAct) tm_args_get (args, ASK_FALLEN_ACTION), TRUE, &purse, &rules,
                        &acted);
  dungeoneer_answer_fault (ruling, "allowed", acted.fault);
  tm_ruling_set_number (ruling, "cost", acted.cost);
  tm_ruling_set_number (ruling, "ap_left", acted.left.ap);
  tm_ruling_set_number (ruling, "saved_left", acted.left.saved);
  if (acted.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, acted.cost > 0
                                       ? tm_text (N_ ("Allowed, for an action point."))
                                       : tm_text (N_ ("Allowed, and it takes no action point.")));
}

/* R “Threats” p. 15 («Угрозы»). */
void
dungeoneer_answer_threat (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint n_dice;
  const gint32 *dice = tm_args_get_list (args, ASK_THREAT_DICE, &n_dice);
  DungeoneerTested tested;

  dungeoneer_judge_threat (tm_args_get (args, ASK_THREAT_NEED), tm_args_get (args, ASK_THREAT_STAT),
                           dice, n_dice, &rules, &tested);
  tm_ruling_set_number (ruling, "total", tested.total);
  tm_ruling_set_flag (ruling, "passed", tested.passed);
  tm_ruling_set_number (ruling, "margin", tested.margin);
  tm_ruling_set_verdict (
      ruling, tested.passed ? tm_text (N_ ("Passed with %s"), tm_arg_number (tested.total))
                            : tm_text (N_ ("Failed with %s"), tm_arg_number (tested.total)));
}

static TmText
describe_trap (guint n_heroes, guint n_passed)
{
  if (n_passed == n_heroes)
    return tm_text (N_ ("Everybody passes."));
  return tm_text_n ("%s hero fails.", "%s heroes fail.",
                    tm_arg_number ((gint32) (n_heroes - n_passed)));
}

/* R p. 15, 18. */
void
dungeoneer_answer_trap (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gboolean is_exit = tm_args_get (args, ASK_TRAP_SOURCE) != 0;
  gboolean passed[DUNGEONEER_MAX_SEATS];
  guint n_stats, n_dice, n_passed = 0;
  const gint32 *stats = tm_args_get_list (args, ASK_TRAP_STATS, &n_stats);
  const gint32 *dice = tm_args_get_list (args, ASK_TRAP_DICE, &n_dice);
  gint32 need;

  if (n_dice != n_stats)
    {
      tm_ruling_refuse (ruling, "dice",
                        tm_text (N_ ("as many dice as values, one for each hero: %s"),
                                 tm_arg_number ((gint32) n_stats)));
      return;
    }
  need = dungeoneer_get_trap_need (tm_args_get (args, ASK_TRAP_NEED),
                                   tm_args_get (args, ASK_TRAP_DANGER), is_exit, &rules);
  dungeoneer_add_reason (
      &rules, is_exit ? "dungeoneer.exit.trapped" : "dungeoneer.threat.traps-all",
      is_exit ? tm_text (N_ ("Only who leaves by a trapped exit meets its trap."))
              : tm_text (N_ ("A trap card hits every hero in the location, and each of them rolls "
                             "a die.")));
  for (guint i = 0; i < n_stats; i++)
    {
      DungeoneerTested tested;

      dungeoneer_judge_threat (need, stats[i], &dice[i], 1, &rules, &tested);
      passed[i] = tested.passed;
      n_passed += tested.passed ? 1 : 0;
    }
  tm_ruling_set_number (ruling, "need_total", need);
  tm_ruling_set_flag (ruling, "everyone", !is_exit);
  tm_ruling_set_flags (ruling, "passed", passed, n_stats);
  tm_ruling_set_verdict (ruling, describe_trap (n_stats, n_passed));
}
