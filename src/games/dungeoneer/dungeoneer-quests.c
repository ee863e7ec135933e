/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Quests: how many are dealt, who may try them and at what price, searches, escorts, and what a finished one
 * brings. R «Подготовка к игре», p. 7; «Фаза подвигов», p. 10; «Категории заданий», p. 16, 17. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-options.h"
#include "dungeoneer-quests.h"

#define PERSONAL_QUESTS 2
#define SOLO_QUESTS 3
#define COMMON_QUESTS_OF_ALL 2

/* Set-up */

static void
deal_solo (const DungeoneerRules *rules, DungeoneerQuestSetup *setup)
{
  setup->personal = SOLO_QUESTS;
  setup->aside = DUNGEONEER_N_QUESTS - SOLO_QUESTS;
  dungeoneer_add_reason (
      rules, "dungeoneer.solo.setup",
      tm_text (N_ ("Alone you get three quests; the others are not needed and leave the game.")));
}

static void
deal_common (const DungeoneerRules *rules, DungeoneerQuestSetup *setup)
{
  setup->common = COMMON_QUESTS_OF_ALL;
  dungeoneer_add_reason (
      rules, "dungeoneer.variant.nothing-personal",
      tm_text (N_ ("Nothing personal: two common quests lie open, and nobody has own ones.")));
}

static void
deal_personal (const DungeoneerRules *rules, DungeoneerQuestSetup *setup)
{
  setup->personal = PERSONAL_QUESTS;
  setup->common = 1;
  dungeoneer_add_reason (
      rules, "dungeoneer.setup.quests",
      tm_text (N_ ("Everybody gets two quests, and one more lies open for all.")));
}

/**
 * dungeoneer_get_quest_setup:
 * @players: how many play, 1 to 4
 * @nothing_personal: whether that variant is played; it does nothing alone
 * @rules: who reads the rules
 * @setup: (out): quests for each player, common ones, those in the deck and those out of the game
 *
 * Counts the quests at the start. Source: R «Подготовка к игре», p. 7; variants, p. 21; alone, p. 22.
 */
void
dungeoneer_get_quest_setup (guint players,
                            gboolean nothing_personal,
                            const DungeoneerRules *rules,
                            DungeoneerQuestSetup *setup)
{
  *setup = (DungeoneerQuestSetup) { 0 };
  if (players == 1)
    deal_solo (rules, setup);
  else if (nothing_personal)
    deal_common (rules, setup);
  else
    deal_personal (rules, setup);
  setup->deck = DUNGEONEER_N_QUESTS - players * setup->personal - setup->common - setup->aside;
  if (players > 1)
    dungeoneer_add_reason (rules, "dungeoneer.setup.quests",
                           tm_text (N_ ("Of %s quests so many stay in the deck: %s."),
                                    tm_arg_number (DUNGEONEER_N_QUESTS),
                                    tm_arg_number ((gint32) setup->deck)));
}

/* Attempts */

/* What forbids an attempt, whatever it costs. */
static DungeoneerFault
find_attempt_fault (const DungeoneerAttempt *attempt)
{
  if (attempt->done)
    return FAULT_PHASE_OVER;
  if (attempt->when != WHEN_FEATS || !attempt->purse.own_turn)
    return FAULT_QUEST_PHASE;
  if (attempt->owner == OWNER_OTHER)
    return FAULT_NOT_YOURS;
  if (!attempt->at_place)
    return FAULT_QUEST_ELSEWHERE;
  if (attempt->category == CATEGORY_SEARCH && !attempt->found)
    return FAULT_NOT_FOUND;
  return FAULT_NONE;
}

/* R p. 10: the first one, of the turn or of the quest, is free. */
static gint32
get_usual_cost (const DungeoneerAttempt *attempt, const DungeoneerRules *rules)
{
  gboolean is_first_of_turn = attempt->tries == 0;
  gboolean is_first_of_quest = attempt->same == 0;
  gboolean is_free = is_first_of_turn;

  if (is_first_of_turn != is_first_of_quest
      && dungeoneer_read_option (rules, OPTION_FREE_ATTEMPT) == ATTEMPT_PER_QUEST)
    is_free = is_first_of_quest;
  if (is_first_of_turn != is_first_of_quest)
    dungeoneer_add_reason (
        rules, "dungeoneer.quest.free-attempt",
        is_free ? tm_text (N_ ("It is the first attempt at this quest in the turn: it is free."))
                : tm_text (N_ ("The free attempt of this turn has been made.")));
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.attempt-cost",
      is_free ? tm_text (N_ ("The first attempt takes no action point."))
              : tm_text (N_ ("Every attempt after the first takes an action point.")));
  return is_free ? 0 : 1;
}

/* R p. 16, 17: taking and delivering are voluntary acts, or attempts. */
static gint32
get_escort_cost (const DungeoneerAttempt *attempt, const DungeoneerRules *rules)
{
  /* The first of all attempts is free however it is read. */
  if ((attempt->tries > 0 || attempt->same > 0)
      && dungeoneer_read_option (rules, OPTION_ESCORT_COST) == ESCORT_ATTEMPT)
    return get_usual_cost (attempt, rules);
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.escort-cost",
      tm_text (N_ ("Taking somebody along and delivering takes no action point.")));
  return 0;
}

/* R p. 10, 12, 16. */
static DungeoneerFault
judge_hunt (const DungeoneerAttempt *attempt, const DungeoneerRules *rules, gint32 *cost)
{
  *cost = 0;
  if (attempt->same == 0)
    {
      dungeoneer_add_reason (
          rules, "dungeoneer.quest.hunt",
          tm_text (N_ ("A hunt takes no action point: the monster attacks first, "
                       "played by the left neighbour.")));
      return FAULT_NONE;
    }
  if (dungeoneer_read_option (rules, OPTION_HUNT_REPEAT) == HUNT_ONCE)
    return FAULT_MONSTER_DONE;
  *cost = 1;
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.hunt-repeat",
      tm_text (N_ ("The same monster is hunted again in this turn for an action point.")));
  return FAULT_NONE;
}

static DungeoneerFault
find_cost (const DungeoneerAttempt *attempt, const DungeoneerRules *rules, gint32 *cost)
{
  if (attempt->category == CATEGORY_HUNT)
    return judge_hunt (attempt, rules, cost);
  *cost = attempt->category == CATEGORY_ESCORT ? get_escort_cost (attempt, rules)
                                               : get_usual_cost (attempt, rules);
  return FAULT_NONE;
}

static DungeoneerFault
pay_attempt (const DungeoneerAttempt *attempt,
             const DungeoneerRules *rules,
             DungeoneerAttempted *attempted)
{
  DungeoneerAct act = attempted->cost > 0 ? ACT_QUEST_PAID : ACT_QUEST_FREE;
  DungeoneerActed acted;

  dungeoneer_judge_act (act, attempt->fallen, &attempt->purse, rules, &acted);
  if (acted.fault == FAULT_FALLEN)
    return FAULT_FALLEN;
  if (acted.fault != FAULT_NONE)
    return FAULT_QUEST_NO_AP;
  attempted->left = acted.left;
  if (acted.pays == PAYS_FALL)
    dungeoneer_add_reason (rules, "dungeoneer.variant.movement-limit",
                           tm_text (N_ ("The point for lying down pays first.")));
  return FAULT_NONE;
}

/**
 * dungeoneer_judge_attempt:
 * @attempt: who wants to try which quest, where and when
 * @rules: who reads the rules; `free_attempt`, `escort_cost`, `hunt_repeat` and `fallen_ap` can matter
 * @attempted: (out): whether it is allowed, and what it costs; 0 where something else forbids it
 *
 * Judges an attempt at a quest. Source: R «Фаза подвигов», p. 10; «Начало битвы», p. 12; «Категории
 * заданий», p. 16, 17.
 */
void
dungeoneer_judge_attempt (const DungeoneerAttempt *attempt,
                          const DungeoneerRules *rules,
                          DungeoneerAttempted *attempted)
{
  *attempted = (DungeoneerAttempted) { .left = attempt->purse };
  attempted->fault = find_attempt_fault (attempt);
  if (attempted->fault != FAULT_NONE)
    return;
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.where",
      attempt->owner == OWNER_COMMON
          ? tm_text (N_ ("The hero stands in the right place, and everybody may try a common "
                         "quest."))
          : tm_text (N_ ("The hero stands in the place of the quest and may try it.")));
  attempted->fault = find_cost (attempt, rules, &attempted->cost);
  if (attempted->fault == FAULT_NONE)
    attempted->fault = pay_attempt (attempt, rules, attempted);
}

/* Success */

/* R p. 10. The level is held as any other change of it. */
static void
raise_level (const DungeoneerSuccess *success,
             const DungeoneerRules *rules,
             DungeoneerSucceeded *succeeded)
{
  gint32 level = success->level + success->levels;

  succeeded->level = CLAMP (level, 1, DUNGEONEER_MAX_LEVEL);
  if (level > DUNGEONEER_MAX_LEVEL)
    dungeoneer_add_reason (
        rules, "dungeoneer.general.level-floor",
        tm_text (N_ ("The hero card ends at level %s."), tm_arg_number (DUNGEONEER_MAX_LEVEL)));
}

/* English rules: no healing above the printed health; but what is above it stays. */
static void
restore_health (const DungeoneerSuccess *success,
                const DungeoneerRules *rules,
                DungeoneerSucceeded *succeeded)
{
  gint32 health = success->health + success->restore;

  succeeded->health = MAX (success->health, MIN (health, success->max_health));
  if (success->restore == 0)
    return;
  dungeoneer_add_reason (rules, "dungeoneer.general.health-cap",
                         tm_text (N_ ("Health after the reward: %s. It is not restored above the "
                                      "number on the hero card, %s."),
                                  tm_arg_number (succeeded->health),
                                  tm_arg_number (success->max_health)));
}

static void
replace_common (const DungeoneerSuccess *success,
                const DungeoneerRules *rules,
                DungeoneerSucceeded *succeeded)
{
  if (success->owner != OWNER_COMMON)
    {
      dungeoneer_add_reason (rules, "dungeoneer.quest.replace",
                             tm_text (N_ ("A finished personal quest is not replaced.")));
      return;
    }
  if (success->solo || succeeded->wins)
    return;
  succeeded->draw_common = success->deck > 0;
  if (succeeded->draw_common)
    dungeoneer_add_reason (rules, "dungeoneer.quest.replace",
                           tm_text (N_ ("A new common quest is drawn at once.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.quest.deck-empty",
                           tm_text (N_ ("The deck of quests is empty: the place stays empty.")));
}

static void
look_for_win (const DungeoneerSuccess *success,
              const DungeoneerRules *rules,
              DungeoneerSucceeded *succeeded)
{
  if (succeeded->done < DUNGEONEER_QUESTS_TO_WIN)
    return;
  succeeded->wins = !success->solo || success->at_entrance;
  if (!success->solo)
    dungeoneer_add_reason (rules, "dungeoneer.win.quests",
                           tm_text (N_ ("Whoever finishes the third quest wins at once.")));
  else
    dungeoneer_add_reason (
        rules, "dungeoneer.solo.goal",
        succeeded->wins
            ? tm_text (N_ ("Three quests are finished, and the hero stands on an entrance: won."))
            : tm_text (N_ ("Three quests are finished; the way back to an entrance is left.")));
}

/**
 * dungeoneer_judge_success:
 * @success: the quest, its reward, and the hero before it
 * @rules: who reads the rules
 * @succeeded: (out): the hero afterwards, and whether a new common quest is drawn; none after the last one of
 *   the match
 *
 * Tells what a finished quest brings. Source: R «Фаза подвигов», p. 10; alone, p. 22.
 */
void
dungeoneer_judge_success (const DungeoneerSuccess *success,
                          const DungeoneerRules *rules,
                          DungeoneerSucceeded *succeeded)
{
  *succeeded = (DungeoneerSucceeded) {
    .done = success->done + 1,
    .glory = success->glory + success->reward_glory,
  };
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.success",
      tm_text (N_ ("The reward of the card is taken, and the Feats of this turn are over.")));
  raise_level (success, rules, succeeded);
  restore_health (success, rules, succeeded);
  look_for_win (success, rules, succeeded);
  replace_common (success, rules, succeeded);
}

/* Search */

/* R p. 16: the locations between, or the steps. */
static gint32
get_search_bonus (gint32 steps, const DungeoneerRules *rules)
{
  gint32 bonus = MAX (steps - 1, 0);

  /* On the entrance, and where no way leads to one, both are 0. */
  if (steps > 0 && dungeoneer_read_option (rules, OPTION_DISTANCE) == DISTANCE_STEPS)
    bonus = steps;
  if (steps < 0)
    dungeoneer_add_reason (rules, "dungeoneer.quest.search-distance",
                           tm_text (N_ ("No way leads to an entrance: nothing is added.")));
  else
    dungeoneer_add_reason (
        rules, "dungeoneer.quest.search-distance",
        tm_text (N_ ("The distance to the nearest entrance adds %s."), tm_arg_number (bonus)));
  return bonus;
}

/**
 * dungeoneer_judge_search:
 * @die: the die, 1 to 6
 * @steps: steps to the nearest entrance; -1: no way
 * @need: the number on the card
 * @ap: action points left
 * @cost: what the card asks for
 * @rules: who reads the rules; `distance` can matter
 * @searched: (out): the total, and whether the goal is found; totals also where the points are missing
 *
 * Judges a search. Source: R «Поиск», p. 16.
 */
void
dungeoneer_judge_search (gint32 die,
                         gint32 steps,
                         gint32 need,
                         gint32 ap,
                         gint32 cost,
                         const DungeoneerRules *rules,
                         DungeoneerSearched *searched)
{
  gboolean pays = ap >= cost;

  *searched = (DungeoneerSearched) {
    .fault = pays ? FAULT_NONE : FAULT_SEARCH_NO_AP,
    .ap_left = pays ? ap - cost : ap,
    .bonus = get_search_bonus (steps, rules),
  };
  searched->total = die + searched->bonus;
  searched->found = pays && searched->total >= need;
  if (!pays)
    dungeoneer_add_reason (rules, "dungeoneer.quest.search",
                           tm_text_n ("Searching takes %s action point.",
                                      "Searching takes %s action points.", tm_arg_number (cost)));
  else
    dungeoneer_add_reason (
        rules, "dungeoneer.quest.search",
        searched->found
            ? tm_text (N_ ("The die and the distance make %s, and %s was needed: found, for this "
                           "turn."),
                       tm_arg_number (searched->total), tm_arg_number (need))
            : tm_text (N_ ("The die and the distance make %s, and %s was needed: not found."),
                       tm_arg_number (searched->total), tm_arg_number (need)));
}

/* Escort */

/* Whether the quest is in the hands that the act needs. */
static gboolean
is_in_right_hands (const DungeoneerEscort *escort)
{
  switch (escort->act)
    {
    case ESCORT_TAKE:
      return escort->owner != OWNER_OTHER;
    case ESCORT_STEAL:
      return escort->owner == OWNER_OTHER;
    default:
      return escort->owner == OWNER_MINE;
    }
}

static DungeoneerFault
find_escort_fault (const DungeoneerEscort *escort)
{
  gboolean in_feats = escort->act == ESCORT_TAKE || escort->act == ESCORT_DELIVER;

  if (in_feats && (escort->when != WHEN_FEATS || !escort->own_turn))
    return FAULT_ESCORT_PHASE;
  if (!is_in_right_hands (escort))
    return FAULT_ESCORT_NOT_YOURS;
  if (in_feats && !escort->at_place)
    return FAULT_ESCORT_ELSEWHERE;
  return escort->act == ESCORT_STEAL && !escort->hit ? FAULT_NO_HIT : FAULT_NONE;
}

static void
take_common (const DungeoneerEscort *escort,
             const DungeoneerRules *rules,
             DungeoneerEscorted *escorted)
{
  escorted->draw_common = escort->deck > 0;
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.escort",
      tm_text (N_ ("A common escort becomes the own quest of whoever takes it along first.")));
  if (escorted->draw_common)
    dungeoneer_add_reason (rules, "dungeoneer.quest.escort",
                           tm_text (N_ ("A new common quest is drawn at once.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.quest.deck-empty",
                           tm_text (N_ ("The deck of quests is empty: the place stays empty.")));
}

static void
take (const DungeoneerEscort *escort, const DungeoneerRules *rules, DungeoneerEscorted *escorted)
{
  escorted->owner_after = ESCORTED_MINE;
  escorted->personal_after += escort->owner != OWNER_MINE;
  switch (escort->owner)
    {
    case OWNER_COMMON:
      take_common (escort, rules, escorted);
      break;
    case OWNER_GROUND:
      dungeoneer_add_reason (
          rules, "dungeoneer.quest.escort-drop",
          tm_text (
              N_ ("Whoever picks a token up goes on with the quest, which is then the own one, "
                  "even as a third.")));
      break;
    default:
      dungeoneer_add_reason (
          rules, "dungeoneer.quest.escort",
          tm_text (N_ ("In the first place the tokens are laid on the quest and the hero.")));
    }
}

static void
deliver (const DungeoneerRules *rules, DungeoneerEscorted *escorted)
{
  escorted->owner_after = ESCORTED_DONE;
  escorted->personal_after = MAX (escorted->personal_after - 1, 0);
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.escort",
      tm_text (N_ ("In the second place the tokens are taken off, and the quest is finished.")));
}

static void
drop (const DungeoneerRules *rules, DungeoneerEscorted *escorted)
{
  escorted->owner_after = ESCORTED_GROUND;
  escorted->personal_after = MAX (escorted->personal_after - 1, 0);
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.escort-drop",
      tm_text (N_ ("An escort can be given up at any time; its token stays in the location.")));
}

static void
steal (const DungeoneerRules *rules, DungeoneerEscorted *escorted)
{
  escorted->owner_after = ESCORTED_MINE;
  escorted->personal_after++;
  dungeoneer_add_reason (
      rules, "dungeoneer.quest.escort-steal",
      tm_text (
          N_ ("An attack that hits takes the token in place of a wound, and the quest with it.")));
}

/**
 * dungeoneer_judge_escort:
 * @escort: what is to be done with an escort quest, and whose it is
 * @rules: who reads the rules
 * @escorted: (out): whether it is allowed, and whose the quest is then
 *
 * Judges taking along, delivering, leaving behind and taking away. Source: R «Начало битвы», p. 12;
 * «Сопровождение», p. 16, 17.
 */
void
dungeoneer_judge_escort (const DungeoneerEscort *escort,
                         const DungeoneerRules *rules,
                         DungeoneerEscorted *escorted)
{
  static const DungeoneerEscortOwner unchanged[DUNGEONEER_N_OWNERS] = {
    [OWNER_MINE] = ESCORTED_MINE,
    [OWNER_COMMON] = ESCORTED_COMMON,
    [OWNER_OTHER] = ESCORTED_OTHER,
    [OWNER_GROUND] = ESCORTED_GROUND,
  };

  *escorted = (DungeoneerEscorted) {
    .fault = find_escort_fault (escort),
    .owner_after = unchanged[escort->owner],
    .personal_after = escort->personal,
  };
  if (escorted->fault != FAULT_NONE)
    return;
  switch (escort->act)
    {
    case ESCORT_TAKE:
      take (escort, rules, escorted);
      break;
    case ESCORT_DELIVER:
      deliver (rules, escorted);
      break;
    case ESCORT_DROP:
      drop (rules, escorted);
      break;
    default:
      steal (rules, escorted);
    }
}
