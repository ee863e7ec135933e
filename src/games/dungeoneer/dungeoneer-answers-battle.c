/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about battles: R «Битва», p. 12 to 15. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-battle.h"

/* Form */

static void
list_forms (TmRuling *ruling, guint forms)
{
  const char *ids[DUNGEONEER_N_FORMS + 1] = { NULL };
  guint n = 0;

  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    if (forms & 1u << form)
      ids[n++] = dungeoneer_stat_words[form].id;
  tm_ruling_set_words (ruling, "attack_forms", ids);
}

/* R «Форма битвы», p. 12. */
void
dungeoneer_answer_battle_form (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gboolean is_counter = tm_args_get (args, ASK_FORM_ROLE) != 0;
  guint32 forms = tm_args_get_set (args, ASK_FORM_ROUND);
  DungeoneerFault fault = dungeoneer_judge_form ((guint) tm_args_get (args, ASK_FORM_FORM), forms,
                                                 is_counter, &rules);

  tm_ruling_set_flag (ruling, "allowed", fault == FAULT_NONE);
  list_forms (ruling, forms);
  if (fault == FAULT_NONE)
    {
      tm_ruling_set_verdict (ruling, is_counter ? tm_text (N_ ("It counters in this form."))
                                                : tm_text (N_ ("It can attack in this form.")));
      return;
    }
  dungeoneer_add_reason (&rules, dungeoneer_faults[fault].article,
                         (TmText) { .msgid = dungeoneer_faults[fault].text });
  tm_ruling_set_verdict (ruling, (TmText) { .msgid = dungeoneer_faults[fault].text });
}

/* Beginning */

static TmText
describe_payment (DungeoneerPays pays)
{
  switch (pays)
    {
    case PAYS_AP:
      return tm_text (N_ ("Allowed, for an action point of the turn."));
    case PAYS_SAVED:
      return tm_text (N_ ("Allowed, for the saved action point."));
    case PAYS_FALL:
      return tm_text (N_ ("Allowed, for the point gained by lying down."));
    case PAYS_PERIL:
      return tm_text (N_ ("Allowed, for the peril of the hero who is attacked."));
    default:
      return tm_text (N_ ("Allowed, and it costs nothing."));
    }
}

/* A monster attacks in the Misdeeds of whoever plays it: those of another player are a phase as any other. */
static DungeoneerWhen
read_when (const TmArgs *args)
{
  DungeoneerWhen when = (DungeoneerWhen) tm_args_get (args, ASK_START_PHASE);

  if (when == WHEN_MISDEEDS && tm_args_get (args, ASK_START_OWN_TURN) == 0)
    return WHEN_LOCATIONS;
  return when;
}

/* R p. 8, 11, 12. */
void
dungeoneer_answer_start_battle (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerStart start = {
    .is_monster = tm_args_get (args, ASK_START_ATTACKER) != 0,
    .attacked = tm_args_get (args, ASK_START_ATTACKED) != 0,
    .purse = { .ap = tm_args_get (args, ASK_START_AP),
               .saved = tm_args_get (args, ASK_START_SAVED),
               .fall_ap = tm_args_get (args, ASK_START_FALL_AP),
               .own_turn = tm_args_get (args, ASK_START_OWN_TURN) != 0 },
    .fallen = tm_args_get (args, ASK_START_FALLEN) != 0,
    .same_place = tm_args_get (args, ASK_START_SAME_PLACE) != 0,
    .place_bans = tm_args_get (args, ASK_START_PLACE_BANS) != 0,
    .when = read_when (args),
  };
  DungeoneerStarted started;

  dungeoneer_judge_start (&start, &rules, &started);
  dungeoneer_answer_fault (ruling, "allowed", started.fault);
  tm_ruling_mark_detail (ruling, "fault");
  tm_ruling_set_word (ruling, "pays", dungeoneer_pays_ids[started.pays]);
  tm_ruling_set_number (ruling, "ap_left", started.left.ap);
  tm_ruling_set_number (ruling, "saved_left", started.left.saved);
  if (started.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, describe_payment (started.pays));
  else if (started.fault == FAULT_BATTLE_PHASE && !start.is_monster)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("On a hunt the hero does not attack first.")));
}

/* The dice */

static TmText
describe_strike (const DungeoneerStruck *struck)
{
  TmTextArg attack = tm_arg_number (struck->attack_total);
  TmTextArg counter = tm_arg_number (struck->counter_total);

  if (struck->token_taken)
    return tm_text (N_ ("The attack hits, %s to %s, and takes the escort token."), attack, counter);
  switch (struck->winner)
    {
    case STRIKE_ATTACKER:
      return tm_text (N_ ("The attack hits, %s to %s; wounds to the defender: %s"), attack, counter,
                      tm_arg_number (struck->wounds_to_defender));
    case STRIKE_DEFENDER:
      return tm_text (N_ ("The counter hits, %s to %s; wounds to the attacker: %s"), counter,
                      attack, tm_arg_number (struck->wounds_to_attacker));
    default:
      return tm_text (N_ ("Equal, %s to %s: nothing happens."), attack, counter);
    }
}

/* R «Этапы битвы», p. 13. */
void
dungeoneer_answer_battle_roll (const TmArgs *args, TmRuling *ruling)
{
  static const char *const winners[] = {
    [STRIKE_NOBODY] = "none", [STRIKE_ATTACKER] = "attacker", [STRIKE_DEFENDER] = "defender"
  };
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerStrike strike = {
    .attack_die = tm_args_get (args, ASK_ROLL_ATTACK_DIE),
    .attack_stat = tm_args_get (args, ASK_ROLL_ATTACK_STAT),
    .attack_mod = tm_args_get (args, ASK_ROLL_ATTACK_MOD),
    .counter_die = tm_args_get (args, ASK_ROLL_COUNTER_DIE),
    .counter_stat = tm_args_get (args, ASK_ROLL_COUNTER_STAT),
    .counter_mod = tm_args_get (args, ASK_ROLL_COUNTER_MOD),
    .attack_extra = tm_args_get (args, ASK_ROLL_ATTACK_EXTRA),
    .counter_extra = tm_args_get (args, ASK_ROLL_COUNTER_EXTRA),
    .token = tm_args_get (args, ASK_ROLL_TOKEN) != 0,
  };
  DungeoneerStruck struck;

  dungeoneer_judge_strike (&strike, &rules, &struck);
  tm_ruling_set_number (ruling, "attack_total", struck.attack_total);
  tm_ruling_set_number (ruling, "counter_total", struck.counter_total);
  tm_ruling_set_word (ruling, "winner", winners[struck.winner]);
  tm_ruling_set_number (ruling, "wounds_to_attacker", struck.wounds_to_attacker);
  tm_ruling_set_number (ruling, "wounds_to_defender", struck.wounds_to_defender);
  tm_ruling_set_flag (ruling, "token_taken", struck.token_taken);
  if (struck.token_taken)
    tm_ruling_cite (ruling, "dungeoneer.quest.escort-steal");
  tm_ruling_set_verdict (ruling, describe_strike (&struck));
}

/* The challenge */

static TmText
describe_challenge (const DungeoneerChallenged *challenged)
{
  if (challenged->pays == PAYS_FALL && challenged->fallen_after)
    return tm_text (N_ ("Allowed: the hero lies down for it."));
  return describe_payment (challenged->pays);
}

/* R «Этапы битвы», p. 14. */
void
dungeoneer_answer_challenge (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gboolean is_at_hero = tm_args_get (args, ASK_CHALLENGE_TARGET) != 0;
  DungeoneerChallenge challenge = {
    .purse = { .ap = tm_args_get (args, ASK_CHALLENGE_AP),
               .saved = tm_args_get (args, ASK_CHALLENGE_SAVED),
               .own_turn = tm_args_get (args, ASK_CHALLENGE_OWN_TURN) != 0 },
    .attacked = tm_args_get (args, ASK_CHALLENGE_ATTACKED) != 0,
    .in_challenge = tm_args_get (args, ASK_CHALLENGE_IN_CHALLENGE) != 0,
    .fallen = tm_args_get (args, ASK_CHALLENGE_FALLEN) != 0,
    .is_at_hero = is_at_hero,
    .present = tm_args_get (args, ASK_CHALLENGE_PRESENT) != 0,
    /* Of monsters there is no word. */
    .place_bans = is_at_hero && tm_args_get (args, ASK_CHALLENGE_PLACE_BANS) != 0,
    .variant = (DungeoneerFallVariant) tm_args_get (args, ASK_CHALLENGE_VARIANT),
  };
  DungeoneerChallenged challenged;

  dungeoneer_judge_challenge (&challenge, &rules, &challenged);
  dungeoneer_answer_fault (ruling, "allowed", challenged.fault);
  tm_ruling_mark_detail (ruling, "fault");
  tm_ruling_set_word (ruling, "pays", dungeoneer_pays_ids[challenged.pays]);
  tm_ruling_set_number (ruling, "ap_left", challenged.left.ap);
  tm_ruling_set_number (ruling, "saved_left", challenged.left.saved);
  tm_ruling_set_flag (ruling, "fallen_after", challenged.fallen_after);
  if (challenged.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, describe_challenge (&challenged));
}

/* R «Столкновение», p. 20. */
void
dungeoneer_answer_encounter_left (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gboolean is_affected = dungeoneer_is_affected ((DungeoneerLeft) tm_args_get (args, ASK_LEFT_LEFT),
                                                 tm_args_get (args, ASK_LEFT_SAYS) != 0, &rules);

  tm_ruling_set_flag (ruling, "affected", is_affected);
  tm_ruling_set_verdict (ruling, is_affected
                                     ? tm_text (N_ ("The encounter still reaches the hero."))
                                     : tm_text (N_ ("The encounter does not reach the hero.")));
}

/* Afterwards */

static TmText
describe_lair (const DungeoneerLaired *laired)
{
  if (laired->options & 1u << BED_QUEST)
    return tm_text (N_ ("The monster stays with its quest."));
  if (laired->options & 1u << BED_DONE)
    return tm_text (N_ ("The monster is beaten, and its quest is passed."));
  switch (laired->state)
    {
    case MONSTER_UNHURT:
      return tm_text (N_ ("Unhurt: into the hand or the lair."));
    case MONSTER_WOUNDED:
      return tm_text (N_ ("Wounded: into the lair or onto the discard pile."));
    default:
      return tm_text (N_ ("Beaten: onto the discard pile."));
    }
}

/* R «Этапы битвы», VII, p. 14. */
void
dungeoneer_answer_lair (const TmArgs *args, TmRuling *ruling)
{
  static const char *const states[]
      = { [MONSTER_UNHURT] = "unhurt", [MONSTER_WOUNDED] = "wounded", [MONSTER_BEATEN] = "beaten" };
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerLairing lairing = {
    .health = tm_args_get (args, ASK_LAIR_HEALTH),
    .wounds = tm_args_get (args, ASK_LAIR_WOUNDS),
    .quest = tm_args_get (args, ASK_LAIR_QUEST) != 0,
    .lair = tm_args_get (args, ASK_LAIR_LAIR),
  };
  DungeoneerLaired laired;
  const char *beds[DUNGEONEER_N_BEDS + 1] = { NULL };
  guint n = 0;

  dungeoneer_judge_lair (&lairing, &rules, &laired);
  for (guint bed = 0; bed < DUNGEONEER_N_BEDS; bed++)
    if (laired.options & 1u << bed)
      beds[n++] = dungeoneer_bed_words[bed].id;
  tm_ruling_set_word (ruling, "state", states[laired.state]);
  tm_ruling_set_words (ruling, "options", beds);
  tm_ruling_set_number (ruling, "excess", laired.excess);
  tm_ruling_set_number (ruling, "health_next", laired.health_next);
  tm_ruling_set_verdict (ruling, describe_lair (&laired));
}

static TmText
describe_rewards (const DungeoneerRewards *rewards)
{
  TmTextArg peril = tm_arg_number (rewards->peril), glory = tm_arg_number (rewards->glory);

  if (rewards->cards > 0)
    return tm_text (N_ ("Glory: %s; glory cards to draw: %s"), glory,
                    tm_arg_number (rewards->cards));
  if (rewards->peril > 0 && rewards->glory > 0)
    return tm_text (N_ ("Peril to hand out: %s; glory: %s"), peril, glory);
  if (rewards->peril > 0)
    return tm_text (N_ ("Peril to hand out: %s"), peril);
  return rewards->glory > 0 ? tm_text (N_ ("Glory: %s"), glory)
                            : tm_text (N_ ("The battle brings nothing."));
}

/* R «Этапы битвы», VIII, p. 14. */
void
dungeoneer_answer_rewards (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerDeeds deeds = {
    .hit_wounds = tm_args_get (args, ASK_REWARDS_HIT_WOUNDS),
    .effect_wounds = tm_args_get (args, ASK_REWARDS_EFFECT_WOUNDS),
    .to_monsters = tm_args_get (args, ASK_REWARDS_TO_MONSTERS),
    .beaten = tm_args_get (args, ASK_REWARDS_BEATEN),
    .quest = tm_args_get (args, ASK_REWARDS_QUEST) != 0,
    .solo = tm_args_get (args, ASK_REWARDS_SOLO) != 0,
  };
  DungeoneerRewards rewards;

  dungeoneer_judge_rewards (&deeds, &rules, &rewards);
  tm_ruling_set_number (ruling, "peril", rewards.peril);
  tm_ruling_set_number (ruling, "glory", rewards.glory);
  tm_ruling_set_number (ruling, "cards", rewards.cards);
  tm_ruling_set_verdict (ruling, describe_rewards (&rewards));
}

/* R «Охота», p. 16. */
void
dungeoneer_answer_hunt_lord (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint n_seats;
  const gint32 *list = tm_args_get_list (args, ASK_LORD_ALIVE, &n_seats);
  guint seat = (guint) tm_args_get (args, ASK_LORD_SEAT);
  guint32 alive = 0;
  int lord;

  if (seat >= n_seats)
    {
      tm_ruling_refuse (ruling, "seat", tm_text (N_ ("there is no such player in the list")));
      return;
    }
  for (guint i = 0; i < n_seats; i++)
    if (list[i])
      alive |= 1u << i;
  lord = dungeoneer_get_hunt_lord (seat, alive, n_seats);
  dungeoneer_add_reason (
      &rules, "dungeoneer.quest.hunt",
      tm_text (N_ ("The next living player to the left plays the monster of a hunt quest.")));
  tm_ruling_set_number (ruling, "lord", lord);
  tm_ruling_set_verdict (
      ruling, lord == TM_NO_SEAT
                  ? tm_text (N_ ("Nobody is left to play the monster."))
                  : tm_text (N_ ("Who plays the monster: %s"), tm_arg_seat ((guint) lord)));
}
