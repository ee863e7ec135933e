/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a battle begins, what the dice say, and who may strike back: R «Битва», p. 12 to 14. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-battle.h"
#include "dungeoneer-options.h"

/**
 * dungeoneer_judge_form:
 * @form: a form of battle, of [enum@DungeoneerStat]
 * @attack_forms: set of the forms whose icon is round
 * @is_counter: whether it is the form of a counter, not of an attack
 * @rules: who reads the rules
 *
 * Judges whether a monster or hero can fight in a form. Source: R «Форма битвы», p. 12, 13.
 *
 * Returns: %FAULT_FORM or %FAULT_NONE
 */
DungeoneerFault
dungeoneer_judge_form (guint form,
                       guint attack_forms,
                       gboolean is_counter,
                       const DungeoneerRules *rules)
{
  TmTextArg name = tm_arg_word (dungeoneer_stat_words[form].name);

  if (is_counter)
    {
      dungeoneer_add_reason (rules, "dungeoneer.battle.counter-only",
                             /* Translators: %s is melee, magic or speed */
                             tm_text (N_ ("Form: %s. Every form can be countered in, whatever the "
                                          "shape of its icon."),
                                      name));
      return FAULT_NONE;
    }
  if (attack_forms & 1u << form)
    {
      dungeoneer_add_reason (
          rules, "dungeoneer.battle.form",
          tm_text (N_ ("Form: %s. Its icon is round, so one can attack in it."), name));
      return FAULT_NONE;
    }
  dungeoneer_add_reason (
      rules, "dungeoneer.battle.counter-only",
      tm_text (N_ ("Form: %s. Its icon is not round: it serves for counters alone."), name));
  return FAULT_FORM;
}

/* Beginning */

/* R p. 8: in Misdeeds the target’s peril pays; R p. 16: by a hunt quest nobody pays. */
static DungeoneerFault
judge_monster_start (const DungeoneerStart *start,
                     const DungeoneerRules *rules,
                     DungeoneerStarted *started)
{
  if (start->attacked)
    return FAULT_MONSTER_AGAIN;
  if (start->when == WHEN_HUNT)
    {
      dungeoneer_add_reason (
          rules, "dungeoneer.quest.hunt",
          tm_text (N_ ("The monster of a hunt quest attacks first, and nobody pays for it.")));
      return FAULT_NONE;
    }
  if (start->when != WHEN_MISDEEDS)
    return FAULT_BATTLE_PHASE;
  started->pays = PAYS_PERIL;
  dungeoneer_add_reason (
      rules, "dungeoneer.misdeeds.one-attack",
      tm_text (N_ ("The attack of a monster is paid by the peril of the hero it attacks.")));
  return FAULT_NONE;
}

static void
explain_point (DungeoneerPays pays, const DungeoneerRules *rules)
{
  switch (pays)
    {
    case PAYS_AP:
      dungeoneer_add_reason (
          rules, "dungeoneer.battle.once",
          tm_text (N_ ("In the own turn one of the action points of that turn is spent.")));
      break;
    case PAYS_SAVED:
      dungeoneer_add_reason (
          rules, "dungeoneer.special.battle",
          tm_text (N_ ("In the turn of another player the action point that was saved is spent.")));
      break;
    case PAYS_FALL:
      dungeoneer_add_reason (rules, "dungeoneer.variant.movement-limit",
                             tm_text (N_ ("The point gained by lying down is spent first.")));
      break;
    default:
      break;
    }
}

static DungeoneerFault
judge_hero_start (const DungeoneerStart *start,
                  const DungeoneerRules *rules,
                  DungeoneerStarted *started)
{
  DungeoneerActed acted;

  if (start->attacked)
    return FAULT_AGAIN;
  if (start->when == WHEN_HUNT)
    {
      dungeoneer_add_reason (
          rules, "dungeoneer.quest.hunt",
          tm_text (N_ ("On a hunt the monster attacks first; the hero strikes in the challenge.")));
      return FAULT_BATTLE_PHASE;
    }
  if (!start->same_place)
    return FAULT_ELSEWHERE;
  if (start->place_bans && dungeoneer_read_option (rules, OPTION_PLACE_BAN) == PLACE_BAN_ALL)
    return FAULT_BANNED;
  dungeoneer_judge_act (ACT_ATTACK, start->fallen, &start->purse, rules, &acted);
  if (acted.fault != FAULT_NONE)
    return acted.fault == FAULT_FALLEN ? FAULT_FALLEN : FAULT_BATTLE_NO_AP;
  started->pays = acted.pays;
  started->left = acted.left;
  if (start->place_bans)
    dungeoneer_add_reason (
        rules, "dungeoneer.battle.place-ban",
        tm_text (N_ ("Only the strike in the challenge step is banned in this location.")));
  dungeoneer_add_reason (
      rules, "dungeoneer.battle.hero-start",
      tm_text (N_ ("A hero may attack a hero in the same location, in any phase and in "
                   "everybody’s turn.")));
  explain_point (acted.pays, rules);
  return FAULT_NONE;
}

/**
 * dungeoneer_judge_start:
 * @start: who wants to attack, and when
 * @rules: who reads the rules; `place_ban` and `fallen_ap` can matter
 * @started: (out): whether the battle begins, and what pays for it
 *
 * Judges whether a monster or a hero may begin a battle. The Misdeeds are those of whoever plays the monster.
 * Whether a hunt may be tried again in a turn is said by
 * dungeoneer_judge_attempt(); in a new attempt its monster has not attacked yet. Source: R p. 8, 11, 12, 16.
 */
void
dungeoneer_judge_start (const DungeoneerStart *start,
                        const DungeoneerRules *rules,
                        DungeoneerStarted *started)
{
  *started = (DungeoneerStarted) { .left = start->purse };
  started->fault = start->is_monster ? judge_monster_start (start, rules, started)
                                     : judge_hero_start (start, rules, started);
}

/* The dice */

static void
explain_totals (const DungeoneerStrike *strike,
                const DungeoneerStruck *struck,
                const DungeoneerRules *rules)
{
  if (strike->attack_mod != 0 || strike->counter_mod != 0)
    dungeoneer_add_reason (
        rules, "dungeoneer.general.modifiers",
        tm_text (N_ ("What changes a roll is announced before it: %s for the attack, %s for the "
                     "counter."),
                 tm_arg_number (strike->attack_mod), tm_arg_number (strike->counter_mod)));
  dungeoneer_add_reason (rules, "dungeoneer.battle.roll",
                         tm_text (N_ ("Attack: die, value of the form and modifiers make %s."),
                                  tm_arg_number (struck->attack_total)));
  dungeoneer_add_reason (rules, "dungeoneer.battle.roll",
                         tm_text (N_ ("Counter: die, value of the form and modifiers make %s."),
                                  tm_arg_number (struck->counter_total)));
}

static void
hit_defender (const DungeoneerStrike *strike,
              const DungeoneerRules *rules,
              DungeoneerStruck *struck)
{
  struck->winner = STRIKE_ATTACKER;
  if (strike->token)
    {
      dungeoneer_add_reason (rules, "dungeoneer.battle.compare",
                             tm_text (N_ ("The higher total is the attack: it lands a hit.")));
      struck->token_taken = TRUE;
      dungeoneer_add_reason (
          rules, "dungeoneer.battle.hero-hit",
          tm_text (N_ ("The escort token is taken in place of a wound; the hero is unhurt.")));
      return;
    }
  struck->wounds_to_defender = 1 + strike->attack_extra;
  dungeoneer_add_reason (rules, "dungeoneer.battle.compare",
                         tm_text (N_ ("The higher total is the attack: it hits for 1 wound.")));
  if (strike->attack_extra > 0)
    dungeoneer_add_reason (rules, "dungeoneer.battle.hit-effects",
                           tm_text_n ("The hit effects of the attack add %s wound.",
                                      "The hit effects of the attack add %s wounds.",
                                      tm_arg_number (strike->attack_extra)));
}

static void
hit_attacker (const DungeoneerStrike *strike,
              const DungeoneerRules *rules,
              DungeoneerStruck *struck)
{
  struck->winner = STRIKE_DEFENDER;
  struck->wounds_to_attacker = 1;
  dungeoneer_add_reason (rules, "dungeoneer.battle.compare",
                         tm_text (N_ ("The higher total is the counter: it hits for 1 wound.")));
  if (strike->counter_extra == 0)
    return;
  if (dungeoneer_read_option (rules, OPTION_HIT_EFFECTS) == HIT_EFFECTS_ANY)
    {
      struck->wounds_to_attacker += strike->counter_extra;
      dungeoneer_add_reason (rules, "dungeoneer.battle.hit-effects",
                             tm_text_n ("The hit effects of the counter add %s wound.",
                                        "The hit effects of the counter add %s wounds.",
                                        tm_arg_number (strike->counter_extra)));
      return;
    }
  dungeoneer_add_reason (rules, "dungeoneer.battle.hit-effects",
                         tm_text (N_ ("Hit effects work for an attack, not for a counter.")));
}

/**
 * dungeoneer_judge_strike:
 * @strike: dice, values and what a hit adds
 * @rules: who reads the rules; `hit_effects` can matter
 * @struck: (out): totals, winner and wounds
 *
 * Compares an attack with the counter against it. Source: R «Этапы битвы», p. 12, 13.
 */
void
dungeoneer_judge_strike (const DungeoneerStrike *strike,
                         const DungeoneerRules *rules,
                         DungeoneerStruck *struck)
{
  *struck = (DungeoneerStruck) {
    .attack_total = strike->attack_die + strike->attack_stat + strike->attack_mod,
    .counter_total = strike->counter_die + strike->counter_stat + strike->counter_mod,
  };
  explain_totals (strike, struck, rules);
  if (struck->attack_total > struck->counter_total)
    hit_defender (strike, rules, struck);
  else if (struck->attack_total < struck->counter_total)
    hit_attacker (strike, rules, struck);
  else
    dungeoneer_add_reason (rules, "dungeoneer.battle.compare",
                           tm_text (N_ ("Equal totals do nothing and are not rolled again.")));
}

/* The challenge */

/* In the own turn any unspent point pays, or only one that was kept from before. */
static gboolean
can_spend_own (const DungeoneerChallenge *challenge, const DungeoneerRules *rules)
{
  if (!challenge->purse.own_turn || challenge->purse.ap == 0)
    return FALSE;
  if (dungeoneer_read_option (rules, OPTION_OWN_TURN_CHALLENGE) == OWN_TURN_SAVED_ONLY)
    return FALSE;
  dungeoneer_add_reason (
      rules, "dungeoneer.battle.challenge-ap",
      tm_text (N_ ("In the own turn any unspent action point pays for the challenge.")));
  return TRUE;
}

static DungeoneerPays
pay_challenge (const DungeoneerChallenge *challenge,
               const DungeoneerRules *rules,
               DungeoneerPurse *left)
{
  if (left->fall_ap > 0)
    {
      left->fall_ap--;
      explain_point (PAYS_FALL, rules);
      return PAYS_FALL;
    }
  if (can_spend_own (challenge, rules))
    {
      left->ap--;
      return PAYS_AP;
    }
  if (left->saved > 0 && challenge->variant == FALL_MOVEMENT_LIMIT)
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.movement-limit",
        tm_text (N_ ("With limited movement no action point is kept for the turns of others.")));
  else if (left->saved > 0)
    {
      left->saved--;
      dungeoneer_add_reason (rules, "dungeoneer.battle.challenge",
                             tm_text (N_ ("The action point that was saved pays.")));
      return PAYS_SAVED;
    }
  return PAYS_NONE;
}

/* R p. 21: who stands can lie down in place of paying. */
static DungeoneerFault
lie_down (const DungeoneerChallenge *challenge,
          const DungeoneerRules *rules,
          DungeoneerChallenged *challenged)
{
  if (challenge->fallen || challenge->variant == FALL_NONE)
    return FAULT_CHALLENGE_NO_AP;
  if (challenge->variant == FALL_FALL_ATTACK && challenge->is_at_hero)
    return FAULT_NOT_ATTACKER;
  challenged->pays = PAYS_FALL;
  challenged->fallen_after = TRUE;
  if (challenge->variant == FALL_FALL_ATTACK)
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.fall-attack",
        tm_text (N_ ("Nothing is saved: the hero lies down and strikes the attacker.")));
  else
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.movement-limit",
        tm_text (N_ ("The hero lies down and spends the point that this gives.")));
  return FAULT_NONE;
}

static DungeoneerFault
judge_challenge (const DungeoneerChallenge *challenge,
                 const DungeoneerRules *rules,
                 DungeoneerChallenged *challenged)
{
  if (challenge->in_challenge)
    return FAULT_NO_SECOND;
  if (challenge->attacked)
    return FAULT_CHALLENGE_AGAIN;
  if (!challenge->present)
    return FAULT_GONE;
  if (challenge->place_bans)
    return FAULT_BANNED;
  if (challenge->fallen && challenge->purse.fall_ap == 0
      && dungeoneer_read_option (rules, OPTION_FALLEN_AP) == FALLEN_STRICT)
    return FAULT_FALLEN;
  dungeoneer_add_reason (
      rules, "dungeoneer.battle.challenge",
      challenge->is_at_hero
          ? tm_text (N_ ("Who was attacked may attack a hero in the same location, once."))
          : tm_text (N_ ("Who was attacked may strike one of the attackers, once.")));
  challenged->pays = pay_challenge (challenge, rules, &challenged->left);
  return challenged->pays == PAYS_NONE ? lie_down (challenge, rules, challenged) : FAULT_NONE;
}

/**
 * dungeoneer_judge_challenge:
 * @challenge: who was attacked, and whom that hero wants to strike
 * @rules: who reads the rules; `own_turn_challenge` and `fallen_ap` can matter
 * @challenged: (out): whether that is allowed, and what pays for it
 *
 * Judges whether a hero who was attacked may strike back. A place that protects heroes, and only heroes, does so
 * from challenges by either reading of its word: it bans nothing where a monster is struck.
 * Source: R «Этапы битвы», VI, p. 14; variants, p. 21.
 */
void
dungeoneer_judge_challenge (const DungeoneerChallenge *challenge,
                            const DungeoneerRules *rules,
                            DungeoneerChallenged *challenged)
{
  *challenged = (DungeoneerChallenged) {
    .left = challenge->purse,
    .fallen_after = challenge->fallen,
  };
  challenged->fault = judge_challenge (challenge, rules, challenged);
}

/**
 * dungeoneer_is_affected:
 * @left: in which step of the battle the hero left the location
 * @says: whether the card says that it reaches the hero nevertheless
 * @rules: who reads the rules
 *
 * Source: R «Столкновение», p. 20.
 *
 * Returns: whether the encounter still reaches the hero
 */
gboolean
dungeoneer_is_affected (DungeoneerLeft left, gboolean says, const DungeoneerRules *rules)
{
  const char *article = "dungeoneer.general.encounter-left";

  if (left >= LEFT_ATTACK_ROLL)
    {
      dungeoneer_add_reason (
          rules, article,
          tm_text (N_ ("The attack roll had begun before the hero left: the encounter goes on.")));
      return TRUE;
    }
  dungeoneer_add_reason (
      rules, article,
      says ? tm_text (N_ ("The card itself says that it reaches a hero who has left."))
           : tm_text (N_ ("The hero was gone before the attack roll: the encounter is over.")));
  return says;
}
