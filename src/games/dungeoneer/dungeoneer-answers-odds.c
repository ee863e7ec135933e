/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about chances: threats, battles, hunts, peril alone, attempts at quests. All are exact. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-variants.h"
#include "tm-fraction.h"

#define ARTICLE "dungeoneer.odds.fair-die"

/* Fractions */

/* A whole number stands alone. */
static char *
dup_fraction (guint64 cases, guint64 of)
{
  TmFraction fraction = tm_fraction_new (cases, of);

  return fraction.denominator == 1 ? tm_uint128_dup_string (fraction.numerator)
                                   : tm_fraction_dup_string (fraction);
}

static void
set_fraction (TmRuling *ruling, const char *id, guint64 cases, guint64 of)
{
  g_autofree char *text = dup_fraction (cases, of);

  tm_ruling_set_word (ruling, id, text);
}

static void
set_fractions (TmRuling *ruling, const char *id, const guint64 *cases, guint n, guint64 of)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (words, dup_fraction (cases[i], of));
  g_ptr_array_add (words, NULL);
  tm_ruling_set_words (ruling, id, (const char *const *) words->pdata);
}

static void
add_chance (TmRuling *ruling, const char *id, TmText name, guint64 cases, guint64 of)
{
  if (cases > 0)
    tm_ruling_add_chance_of (ruling, id, name, cases, of);
}

static TmTextArg
get_percent (guint64 cases, guint64 of)
{
  return tm_arg_decimal (100 * tm_fraction_to_double (tm_fraction_new (cases, of)), 1);
}

static void
explain_lowest (const DungeoneerThreatLaw *law, const DungeoneerRules *rules)
{
  if (law->lowest_die > DUNGEONEER_DIE_FACES)
    dungeoneer_add_reason (rules, "dungeoneer.threat.test",
                           tm_text (N_ ("No die is high enough for the number.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.threat.test",
                           tm_text (N_ ("With what is added, the number is reached by %s or more."),
                                    tm_arg_number (law->lowest_die)));
}

static void
explain_best (gint32 n_dice, const DungeoneerRules *rules)
{
  if (n_dice > 1)
    dungeoneer_add_reason (rules, ARTICLE,
                           tm_text (N_ ("The best of %s dice counts: it fails only if every die "
                                        "does."),
                                    tm_arg_number (n_dice)));
}

/* Threats */

/* R «Угрозы», p. 15. */
void
dungeoneer_answer_threat_odds (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gint32 n_dice = tm_args_get (args, ODDS_THREAT_DICE);
  DungeoneerThreatLaw law;

  dungeoneer_threat_law (tm_args_get (args, ODDS_THREAT_NEED), tm_args_get (args, ODDS_THREAT_STAT),
                         (guint) n_dice, &law);
  explain_lowest (&law, &rules);
  explain_best (n_dice, &rules);
  tm_ruling_set_number (ruling, "lowest_die", law.lowest_die);
  set_fraction (ruling, "pass", law.pass, law.of);
  set_fraction (ruling, "fail", law.of - law.pass, law.of);
  add_chance (ruling, "pass", tm_text (N_ ("The threat is passed")), law.pass, law.of);
  add_chance (ruling, "fail", tm_text (N_ ("The threat is not passed")), law.of - law.pass, law.of);
  tm_ruling_cite (ruling, ARTICLE);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("The threat is passed with a chance of %s %%"),
                                          get_percent (law.pass, law.of)));
}

/* Battles */

/* R «Этапы битвы», p. 13. */
void
dungeoneer_answer_battle_odds (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gint32 attack = tm_args_get (args, ODDS_BATTLE_ATTACK);
  gint32 counter = tm_args_get (args, ODDS_BATTLE_COUNTER);
  DungeoneerBattleLaw law;

  dungeoneer_battle_law (attack, counter, (guint) tm_args_get (args, ODDS_BATTLE_ATTACK_DICE),
                         (guint) tm_args_get (args, ODDS_BATTLE_COUNTER_DICE), &law);
  if (attack == counter)
    dungeoneer_add_reason (&rules, "dungeoneer.battle.roll",
                           tm_text (N_ ("Both add as much to their dice.")));
  else
    dungeoneer_add_reason (
        &rules, "dungeoneer.battle.roll",
        attack > counter
            ? tm_text (N_ ("The attacker adds more by %s."), tm_arg_number (attack - counter))
            : tm_text (N_ ("The defender adds more by %s."), tm_arg_number (counter - attack)));
  dungeoneer_add_reason (&rules, "dungeoneer.battle.compare",
                         tm_text (N_ ("The higher total hits; equal totals do nothing.")));
  set_fraction (ruling, "win", law.win, law.of);
  set_fraction (ruling, "tie", law.tie, law.of);
  set_fraction (ruling, "lose", law.lose, law.of);
  add_chance (ruling, "win", tm_text (N_ ("The attack hits")), law.win, law.of);
  add_chance (ruling, "tie", tm_text (N_ ("Equal: nothing happens")), law.tie, law.of);
  add_chance (ruling, "lose", tm_text (N_ ("The counter hits")), law.lose, law.of);
  tm_ruling_cite (ruling, ARTICLE);
  tm_ruling_set_verdict (
      ruling, tm_text (N_ ("The attack hits with a chance of %s %%, the counter with %s %%"),
                       get_percent (law.win, law.of), get_percent (law.lose, law.of)));
}

/* Hunts */

static gboolean
read_hunt (const TmArgs *args, TmRuling *ruling, DungeoneerHunt *hunt)
{
  gint32 health = tm_args_get (args, ODDS_HUNT_HEALTH);
  gint32 wounds = tm_args_get (args, ODDS_HUNT_WOUNDS);

  if (wounds >= health)
    {
      tm_ruling_refuse (
          ruling, "wounds",
          tm_text (N_ ("fewer than the health of the monster: %s"), tm_arg_number (health)));
      return FALSE;
    }
  *hunt = (DungeoneerHunt) {
    .monster_attack = tm_args_get (args, ODDS_HUNT_MONSTER_ATTACK),
    .hero_counter = tm_args_get (args, ODDS_HUNT_HERO_COUNTER),
    .health = health - wounds,
    .challenge = tm_args_get (args, ODDS_HUNT_CHALLENGE) != 0,
    .hero_attack = tm_args_get (args, ODDS_HUNT_HERO_ATTACK),
    .monster_counter = tm_args_get (args, ODDS_HUNT_MONSTER_COUNTER),
  };
  return TRUE;
}

/* R «Охота», p. 16. */
void
dungeoneer_answer_hunt_odds (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerHunt hunt;
  DungeoneerHuntLaw law;

  if (!read_hunt (args, ruling, &hunt))
    return;
  dungeoneer_hunt_law (&hunt, &law);
  dungeoneer_add_reason (&rules, "dungeoneer.quest.hunt",
                         tm_text (N_ ("The monster attacks first; the counter can wound it.")));
  if (hunt.challenge)
    dungeoneer_add_reason (
        &rules, "dungeoneer.battle.challenge",
        tm_text (N_ ("Unless the counter has beaten it, the hero strikes in the challenge step.")));
  set_fraction (ruling, "beaten", law.beaten, law.of);
  set_fraction (ruling, "unhurt", law.wounds[0], law.of);
  set_fraction (ruling, "one_wound", law.wounds[1], law.of);
  set_fraction (ruling, "two_wounds", law.wounds[2], law.of);
  add_chance (ruling, "unhurt", tm_text (N_ ("The hero is not hurt")), law.wounds[0], law.of);
  add_chance (ruling, "one_wound", tm_text (N_ ("The hero takes 1 wound")), law.wounds[1], law.of);
  add_chance (ruling, "two_wounds", tm_text (N_ ("The hero takes 2 wounds")), law.wounds[2],
              law.of);
  tm_ruling_cite (ruling, ARTICLE);
  tm_ruling_set_verdict (
      ruling,
      tm_text (N_ ("The monster is beaten with a chance of %s %%, the hero unhurt with %s %%"),
               get_percent (law.beaten, law.of), get_percent (law.wounds[0], law.of)));
}

/* Peril, alone */

/* R «Ход игры», p. 22. */
void
dungeoneer_answer_solo_peril_odds (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint peril = (guint) tm_args_get (args, ODDS_PERIL_PERIL);
  DungeoneerPerilLaw law;

  dungeoneer_peril_law (peril, &law);
  dungeoneer_add_reason (
      &rules, "dungeoneer.solo.peril",
      tm_text (N_ ("Alone a die is rolled for each peril of the location; each that is not above "
                   "%s draws a peril card."),
               tm_arg_number ((gint32) peril)));
  set_fractions (ruling, "draws", law.draws, peril + 1, law.of);
  set_fraction (ruling, "mean", (guint64) peril * MIN (peril, DUNGEONEER_DIE_FACES),
                DUNGEONEER_DIE_FACES);
  for (guint n = 0; n <= peril; n++)
    if (law.draws[n] > 0)
      tm_ruling_add_chance (ruling, n, law.draws[n], law.of);
  tm_ruling_cite (ruling, ARTICLE);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("No peril card is drawn with a chance of %s %%"),
                                          get_percent (law.draws[0], law.of)));
}

/* Attempts */

static gboolean
check_dice (guint n_dice, guint n_tries, TmRuling *ruling)
{
  if (n_dice * n_tries <= DUNGEONEER_MAX_DICE)
    return TRUE;
  tm_ruling_refuse (ruling, "dice",
                    tm_text (N_ ("with so many attempts at most %s in each"),
                             tm_arg_number ((gint32) (DUNGEONEER_MAX_DICE / n_tries))));
  return FALSE;
}

static void
add_tries (TmRuling *ruling, const DungeoneerTriesLaw *law, guint n_tries)
{
  for (guint i = 0; i < n_tries; i++)
    {
      g_autofree char *id = g_strdup_printf ("%u", i + 1);

      add_chance (ruling, id, tm_text (N_ ("Attempt %s"), tm_arg_number ((gint32) i + 1)),
                  law->first[i], law->of);
    }
  add_chance (ruling, "never", tm_text (N_ ("No attempt")), law->never, law->of);
}

/* R «Фаза подвигов», p. 10; «Угроза», «Шанс», p. 17. */
void
dungeoneer_answer_quest_odds (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint n_dice = (guint) tm_args_get (args, ODDS_QUEST_DICE);
  guint n_tries = (guint) tm_args_get (args, ODDS_QUEST_TRIES);
  DungeoneerThreatLaw one;
  DungeoneerTriesLaw law;

  if (!check_dice (n_dice, n_tries, ruling))
    return;
  dungeoneer_threat_law (tm_args_get (args, ODDS_QUEST_NEED), tm_args_get (args, ODDS_QUEST_BONUS),
                         n_dice, &one);
  dungeoneer_tries_law (&one, n_tries, &law);
  explain_lowest (&one, &rules);
  explain_best ((gint32) n_dice, &rules);
  if (n_tries > 1)
    dungeoneer_add_reason (
        &rules, "dungeoneer.quest.attempt-cost",
        tm_text (N_ ("So many attempts, the first of the turn free: %s. Action points needed: %s."),
                 tm_arg_number ((gint32) n_tries), tm_arg_number ((gint32) n_tries - 1)));
  set_fraction (ruling, "one", one.pass, one.of);
  set_fraction (ruling, "within", law.of - law.never, law.of);
  set_fractions (ruling, "first", law.first, n_tries, law.of);
  add_tries (ruling, &law, n_tries);
  tm_ruling_cite (ruling, ARTICLE);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("The quest succeeds with a chance of %s %%"),
                                          get_percent (law.of - law.never, law.of)));
}
