/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Threats and hazards: R “Threats” p. 15 («Угрозы»), “Hazards” p. 18 («Преграды»), dodging p. 21. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-travel.h"

/**
 * dungeoneer_judge_threat:
 * @need: the threat
 * @stat: the value that is tested
 * @dice: (array length=n_dice): what was rolled
 * @n_dice: how many dice, at least 1; the best counts
 * @rules: who reads the rules
 * @tested: (out): what comes of it
 *
 * Judges a check: R “Threats” p. 15.
 */
void
dungeoneer_judge_threat (gint32 need,
                         gint32 stat,
                         const gint32 *dice,
                         guint n_dice,
                         const DungeoneerRules *rules,
                         DungeoneerTested *tested)
{
  gint32 best = dice[0];
  TmTextArg total;

  for (guint i = 1; i < n_dice; i++)
    best = MAX (best, dice[i]);
  *tested = (DungeoneerTested) {
    .total = best + stat,
    .passed = best + stat >= need,
    .margin = best + stat - need,
  };
  total = tm_arg_number (tested->total);
  if (n_dice > 1)
    dungeoneer_add_reason (
        rules, "dungeoneer.threat.test",
        tm_text (N_ ("Of several dice the best one counts: %s"), tm_arg_number (best)));
  dungeoneer_add_reason (
      rules, "dungeoneer.threat.test",
      tested->passed ? tm_text (N_ ("Die and value make %s against a threat of %s: passed."), total,
                                tm_arg_number (need))
                     : tm_text (N_ ("Die and value make %s against a threat of %s: failed."), total,
                                tm_arg_number (need)));
}

/**
 * dungeoneer_get_trap_need:
 * @need: the threat of the trap
 * @danger: what the danger of the location adds
 * @is_exit: whether it is a trapped exit, no trap card
 * @rules: who reads the rules
 *
 * Works out what a trap asks for where it is met: R p. 15, 18.
 *
 * Returns: the threat there
 */
gint32
dungeoneer_get_trap_need (gint32 need,
                          gint32 danger,
                          gboolean is_exit,
                          const DungeoneerRules *rules)
{
  if (danger == 0)
    return need;
  if (is_exit)
    {
      dungeoneer_add_reason (rules, "dungeoneer.exit.trapped",
                             tm_text (N_ ("A trapped exit is no trap card: the danger of the "
                                          "location does not make it harder.")));
      return need;
    }
  dungeoneer_add_reason (rules, "dungeoneer.hazard.danger",
                         tm_text (N_ ("The danger of the location adds %s to the threat: %s"),
                                  tm_arg_number (danger), tm_arg_number (need + danger)));
  return need + danger;
}

/* Hazards */

/* Whether a hazard is dodged, and what forbids it. */
static gboolean
dodge (const DungeoneerHazardTest *test,
       const DungeoneerRules *rules,
       DungeoneerHazardTested *tested)
{
  if (!test->dodge)
    return FALSE;
  if (test->kind != HAZARD_SPIKES || !test->spikes_dodge)
    tested->fault = FAULT_NO_DODGE;
  else if (test->ap < 1)
    tested->fault = FAULT_DODGE_NO_AP;
  else
    {
      tested->passed = TRUE;
      tested->ap_left--;
      dungeoneer_add_reason (rules, "dungeoneer.variant.spikes-dodge",
                             tm_text (N_ ("An action point in place of the check: the spikes are "
                                          "dodged.")));
    }
  return TRUE;
}

/* R “Spikes”, “Pit” p. 18. */
static void
suffer (const DungeoneerHazardTest *test,
        const DungeoneerRules *rules,
        DungeoneerHazardTested *tested)
{
  gboolean is_pit = test->kind == HAZARD_PIT;
  DungeoneerTested check;

  if (is_pit)
    dungeoneer_add_reason (rules, "dungeoneer.hazard.pit",
                           tm_text (N_ ("Who fails the check falls into the pit, and cannot move "
                                        "before standing up for an action point.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.hazard.spikes",
                           tm_text (N_ ("Who fails the check takes one wound by the spikes.")));
  dungeoneer_judge_threat (test->threat, test->stat, &test->die, 1, rules, &check);
  tested->passed = check.passed;
  tested->wounds = !check.passed && !is_pit;
  tested->fallen = !check.passed && is_pit;
}

/**
 * dungeoneer_judge_hazard:
 * @test: a hero who has entered a location with a hazard
 * @rules: who reads the rules
 * @tested: (out): what comes of it
 *
 * Judges what a hazard does: R “Hazards” p. 18, dodging p. 21. Danger asks for nothing on entering.
 */
void
dungeoneer_judge_hazard (const DungeoneerHazardTest *test,
                         const DungeoneerRules *rules,
                         DungeoneerHazardTested *tested)
{
  gboolean is_danger = test->kind == HAZARD_DANGER;

  *tested = (DungeoneerHazardTested) {
    .applies = test->kind != HAZARD_NONE && (test->own_turn || is_danger),
    .threat_add = is_danger ? test->threat : 0,
    .ap_left = test->ap,
  };
  if (!tested->applies)
    {
      tested->passed = TRUE;
      dungeoneer_add_reason (rules, "dungeoneer.hazard.scope",
                             tm_text (N_ ("Hazards act only on heroes who have moved there in "
                                          "their own turn.")));
      return;
    }
  if (dodge (test, rules, tested))
    return;
  if (is_danger)
    {
      tested->passed = TRUE;
      dungeoneer_add_reason (rules, "dungeoneer.hazard.danger",
                             tm_text (N_ ("Danger asks for no check by itself; it adds to the "
                                          "threat of trap cards played there: %s"),
                                      tm_arg_number (test->threat)));
    }
  else if (test->die == 0)
    tested->fault = FAULT_NEEDS_ROLL;
  else
    suffer (test, rules, tested);
}
