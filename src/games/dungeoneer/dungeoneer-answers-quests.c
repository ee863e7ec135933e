/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about quests, who falls and who wins: R p. 2, 7, 10, 14, 16, 17, 20, 22. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-quests.h"

/* The phase of a turn, for quests: all that matters is whether it is Feats. */
static DungeoneerWhen
read_when (const TmArgs *args, guint param)
{
  static const DungeoneerWhen whens[DUNGEONEER_N_MOMENTS] = {
    [MOMENT_RESET] = WHEN_MISDEEDS,      [MOMENT_MISDEEDS] = WHEN_MISDEEDS,
    [MOMENT_LOCATIONS] = WHEN_LOCATIONS, [MOMENT_FEATS] = WHEN_FEATS,
    [MOMENT_DISCARD] = WHEN_DISCARD,     [MOMENT_RESPONSE] = WHEN_MISDEEDS,
  };

  return whens[tm_args_get (args, param)];
}

/* Set-up */

/* R «Подготовка к игре», p. 7. */
void
dungeoneer_answer_quest_setup (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint players = (guint) tm_args_get (args, ASK_SETUP_PLAYERS);
  DungeoneerQuestSetup setup;

  dungeoneer_get_quest_setup (players, tm_args_get (args, ASK_SETUP_NOTHING_PERSONAL) != 0, &rules,
                              &setup);
  tm_ruling_set_number (ruling, "personal", setup.personal);
  tm_ruling_set_number (ruling, "common", setup.common);
  tm_ruling_set_number (ruling, "deck", setup.deck);
  tm_ruling_set_number (ruling, "aside", setup.aside);
  tm_ruling_set_verdict (
      ruling, tm_text (N_ ("Own quests of each: %s; common ones: %s; in the deck: %s"),
                       tm_arg_number ((gint32) setup.personal),
                       tm_arg_number ((gint32) setup.common), tm_arg_number ((gint32) setup.deck)));
}

/* Attempts */

/* R «Фаза подвигов», p. 10. */
void
dungeoneer_answer_quest_attempt (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerAttempt attempt = {
    .category = (DungeoneerCategory) tm_args_get (args, ASK_ATTEMPT_CATEGORY),
    .owner = (DungeoneerOwner) tm_args_get (args, ASK_ATTEMPT_OWNER),
    .at_place = tm_args_get (args, ASK_ATTEMPT_AT_PLACE) != 0,
    .tries = tm_args_get (args, ASK_ATTEMPT_TRIES),
    .same = tm_args_get (args, ASK_ATTEMPT_SAME),
    .purse = { .ap = tm_args_get (args, ASK_ATTEMPT_AP),
               .fall_ap = tm_args_get (args, ASK_ATTEMPT_FALL_AP),
               .own_turn = tm_args_get (args, ASK_ATTEMPT_OWN_TURN) != 0 },
    .when = read_when (args, ASK_ATTEMPT_PHASE),
    .fallen = tm_args_get (args, ASK_ATTEMPT_FALLEN) != 0,
    .found = tm_args_get (args, ASK_ATTEMPT_FOUND) != 0,
    .done = tm_args_get (args, ASK_ATTEMPT_DONE) != 0,
  };
  DungeoneerAttempted attempted;

  dungeoneer_judge_attempt (&attempt, &rules, &attempted);
  dungeoneer_answer_fault (ruling, "allowed", attempted.fault);
  tm_ruling_set_number (ruling, "cost", attempted.cost);
  tm_ruling_set_number (ruling, "ap_left", attempted.left.ap);
  if (attempted.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, attempted.cost == 0
                                       ? tm_text (N_ ("The hero may try, and it costs nothing"))
                                       : tm_text (N_ ("The hero may try, for an action point")));
}

/* Success */

static TmText
describe_success (const DungeoneerSucceeded *succeeded)
{
  if (succeeded->wins)
    return tm_text (N_ ("Finished, and the match is won"));
  return tm_text (N_ ("Finished: level %s, health %s, glory %s; the Feats are over"),
                  tm_arg_number (succeeded->level), tm_arg_number (succeeded->health),
                  tm_arg_number (succeeded->glory));
}

/* R «Фаза подвигов», p. 10. */
void
dungeoneer_answer_quest_success (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerSuccess success = {
    .owner = (DungeoneerOwner) tm_args_get (args, ASK_SUCCESS_OWNER),
    .done = tm_args_get (args, ASK_SUCCESS_DONE),
    .level = tm_args_get (args, ASK_SUCCESS_LEVEL),
    .health = tm_args_get (args, ASK_SUCCESS_HEALTH),
    .max_health = tm_args_get (args, ASK_SUCCESS_MAX_HEALTH),
    .levels = tm_args_get (args, ASK_SUCCESS_LEVELS),
    .restore = tm_args_get (args, ASK_SUCCESS_RESTORE),
    .glory = tm_args_get (args, ASK_SUCCESS_GLORY),
    .reward_glory = tm_args_get (args, ASK_SUCCESS_REWARD_GLORY),
    .deck = tm_args_get (args, ASK_SUCCESS_DECK),
    .solo = tm_args_get (args, ASK_SUCCESS_SOLO) != 0,
    .at_entrance = tm_args_get (args, ASK_SUCCESS_AT_ENTRANCE) != 0,
  };
  DungeoneerSucceeded succeeded;

  dungeoneer_judge_success (&success, &rules, &succeeded);
  tm_ruling_set_number (ruling, "done", succeeded.done);
  tm_ruling_set_number (ruling, "level", succeeded.level);
  tm_ruling_set_number (ruling, "health", succeeded.health);
  tm_ruling_set_number (ruling, "glory", succeeded.glory);
  tm_ruling_set_number (ruling, "draw_common", succeeded.draw_common);
  tm_ruling_set_word (ruling, "next", succeeded.wins ? "over" : "discard");
  tm_ruling_set_flag (ruling, "wins", succeeded.wins);
  tm_ruling_set_verdict (ruling, describe_success (&succeeded));
}

/* Search */

/* R «Поиск», p. 16. */
void
dungeoneer_answer_search_total (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gint32 need = tm_args_get (args, ASK_SEARCH_NEED);
  DungeoneerSearched searched;
  TmTextArg total;

  dungeoneer_judge_search (tm_args_get (args, ASK_SEARCH_DIE), tm_args_get (args, ASK_SEARCH_STEPS),
                           need, tm_args_get (args, ASK_SEARCH_AP),
                           tm_args_get (args, ASK_SEARCH_COST), &rules, &searched);
  total = tm_arg_number (searched.total);
  tm_ruling_set_flag (ruling, "allowed", searched.fault == FAULT_NONE);
  tm_ruling_set_number (ruling, "bonus", searched.bonus);
  tm_ruling_set_number (ruling, "total", searched.total);
  tm_ruling_set_flag (ruling, "found", searched.found);
  tm_ruling_set_number (ruling, "ap_left", searched.ap_left);
  /* They lead to what counts: whether the goal is found. */
  tm_ruling_mark_detail (ruling, "bonus");
  tm_ruling_mark_detail (ruling, "total");
  if (searched.fault != FAULT_NONE)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("There are too few action points for the search")));
  else
    tm_ruling_set_verdict (
        ruling, searched.found
                    ? tm_text (N_ ("Found: %s, needed %s"), total, tm_arg_number (need))
                    : tm_text (N_ ("Not found: %s, needed %s"), total, tm_arg_number (need)));
}

/* Escort */

static TmText
describe_escort (const DungeoneerEscorted *escorted)
{
  switch (escorted->owner_after)
    {
    case ESCORTED_DONE:
      return tm_text (N_ ("Delivered: the quest is finished"));
    case ESCORTED_GROUND:
      return tm_text (N_ ("The token stays in the location"));
    default:
      return escorted->draw_common > 0
                 ? tm_text (N_ ("It is the hero’s own quest now, and a new common one is drawn"))
                 : tm_text (N_ ("It is the hero’s own quest now"));
    }
}

/* Whose hands it is in, where it is not somebody else's who would have to give it. */
static TmText
explain_hands (const DungeoneerEscort *escort)
{
  if (escort->act == ESCORT_STEAL)
    return tm_text (N_ ("Nobody else has this quest: there is nothing to take away."));
  return tm_text (N_ ("Nobody has taken it along yet."));
}

static void
answer_escort_fault (const DungeoneerEscort *escort, DungeoneerFault fault, TmRuling *ruling)
{
  if (fault != FAULT_ESCORT_NOT_YOURS
      || (escort->owner == OWNER_OTHER && escort->act != ESCORT_STEAL))
    {
      dungeoneer_answer_fault (ruling, "allowed", fault);
      return;
    }
  tm_ruling_set_flag (ruling, "allowed", FALSE);
  tm_ruling_set_word (ruling, "fault", dungeoneer_faults[fault].word);
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), dungeoneer_faults[fault].article,
                            explain_hands (escort));
  tm_ruling_set_verdict (ruling, explain_hands (escort));
}

/* R «Сопровождение», p. 16, 17. */
void
dungeoneer_answer_common_escort (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerEscort escort = {
    .act = (DungeoneerEscortAct) tm_args_get (args, ASK_ESCORT_ACTION),
    .owner = (DungeoneerOwner) tm_args_get (args, ASK_ESCORT_OWNER),
    .when = read_when (args, ASK_ESCORT_PHASE),
    .own_turn = tm_args_get (args, ASK_ESCORT_OWN_TURN) != 0,
    .at_place = tm_args_get (args, ASK_ESCORT_AT_PLACE) != 0,
    .hit = tm_args_get (args, ASK_ESCORT_HIT) != 0,
    .personal = tm_args_get (args, ASK_ESCORT_PERSONAL),
    .deck = tm_args_get (args, ASK_ESCORT_DECK),
  };
  DungeoneerEscorted escorted;

  dungeoneer_judge_escort (&escort, &rules, &escorted);
  answer_escort_fault (&escort, escorted.fault, ruling);
  tm_ruling_set_word (ruling, "owner_after", dungeoneer_escorted_ids[escorted.owner_after]);
  tm_ruling_set_number (ruling, "personal_after", escorted.personal_after);
  tm_ruling_set_number (ruling, "draw_common", escorted.draw_common);
  if (escorted.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, describe_escort (&escorted));
}

/* The end */

static gboolean
read_standing (const TmArgs *args, TmRuling *ruling, DungeoneerStanding *standing)
{
  guint n_quests, n_alive;
  const gint32 *quests = tm_args_get_list (args, ASK_WIN_QUESTS, &n_quests);
  const gint32 *alive = tm_args_get_list (args, ASK_WIN_ALIVE, &n_alive);

  *standing = (DungeoneerStanding) {
    .n_seats = n_quests,
    .solo = tm_args_get (args, ASK_WIN_SOLO) != 0,
    .at_entrance = tm_args_get (args, ASK_WIN_AT_ENTRANCE) != 0,
    .resurrection = tm_args_get (args, ASK_WIN_RESURRECTION) != 0,
    .spare = tm_args_get (args, ASK_WIN_SPARE),
  };
  if (n_alive != n_quests)
    {
      tm_ruling_refuse (
          ruling, "alive",
          tm_text (N_ ("one for each of the %s players"), tm_arg_number ((gint32) n_quests)));
      return FALSE;
    }
  if (standing->solo != (n_quests == 1))
    {
      tm_ruling_refuse (ruling, "quests",
                        standing->solo ? tm_text (N_ ("a single number when playing alone"))
                                       : tm_text (N_ ("two to four numbers unless playing alone")));
      return FALSE;
    }
  for (guint seat = 0; seat < n_quests; seat++)
    {
      standing->quests[seat] = quests[seat];
      standing->alive |= alive[seat] ? 1u << seat : 0;
    }
  return TRUE;
}

static TmText
describe_end (const DungeoneerEnded *ended)
{
  switch (ended->reason)
    {
    case END_QUESTS:
      return tm_text (N_ ("Won by three quests: %s"), tm_arg_seats (ended->winners));
    case END_LAST_HERO:
      return tm_text (N_ ("Won as the last hero: %s"), tm_arg_seats (ended->winners));
    case END_NOBODY:
      return tm_text (N_ ("All heroes have fallen: nobody wins"));
    case END_RETURNED:
      return tm_text (N_ ("The match is won: three quests, and back on an entrance"));
    case END_DEFEATED:
      return tm_text (N_ ("The match is lost: the hero is beaten"));
    default:
      return tm_text (N_ ("The match goes on"));
    }
}

/* R «Цель игры», p. 2, 22. */
void
dungeoneer_answer_win (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerStanding standing;
  DungeoneerEnded ended;

  if (!read_standing (args, ruling, &standing))
    return;
  dungeoneer_judge_end (&standing, &rules, &ended);
  tm_ruling_set_flag (ruling, "over", ended.over);
  tm_ruling_set_seats (ruling, "winners", ended.winners);
  tm_ruling_set_word (ruling, "reason", dungeoneer_end_ids[ended.reason]);
  tm_ruling_set_verdict (ruling, describe_end (&ended));
}

/* R «Этапы битвы», p. 14. */
void
dungeoneer_answer_defeat (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerDefeated defeated;

  dungeoneer_judge_defeat (tm_args_get (args, ASK_DEFEAT_HEALTH),
                           tm_args_get (args, ASK_DEFEAT_WOUNDS),
                           tm_args_get (args, ASK_DEFEAT_RESURRECTION) != 0,
                           tm_args_get (args, ASK_DEFEAT_SPARE), &rules, &defeated);
  tm_ruling_set_number (ruling, "health", defeated.health);
  tm_ruling_set_flag (ruling, "defeated", defeated.defeated);
  tm_ruling_set_flag (ruling, "returns", defeated.returns);
  tm_ruling_set_flag (ruling, "out", defeated.out);
  if (!defeated.defeated)
    tm_ruling_set_verdict (
        ruling, tm_text (N_ ("The hero lives; health: %s"), tm_arg_number (defeated.health)));
  else
    tm_ruling_set_verdict (
        ruling, defeated.returns
                    ? tm_text (N_ ("The hero is beaten; the player goes on with another"))
                    : tm_text (N_ ("The hero is beaten, and the player is out")));
}
