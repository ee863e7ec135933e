/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why something is not allowed: in words, with the article and the grade; and who reads the rules. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-options.h"
#include "dungeoneer-rules.h"
#include "tm-game.h"

#define ILLEGAL TM_GRADE_ILLEGAL
#define IMPOSSIBLE TM_GRADE_IMPOSSIBLE

const DungeoneerFaultSpec dungeoneer_faults[DUNGEONEER_N_FAULTS] = {
  [FAULT_NONE] = { "none", NULL, NULL, TM_GRADE_NOTE, NULL },
  [FAULT_OCCUPIED] = { "occupied", "occupied", "dungeoneer.map.place.join", IMPOSSIBLE,
                       N_ ("A location lies there already.") },
  [FAULT_SIDEWAYS] = { "sideways", "sideways", "dungeoneer.map.place.orientation", ILLEGAL,
                       N_ ("A location lies parallel to the entrance, never sideways.") },
  [FAULT_HALF_TURN] = { "half_turn", "half-turn", "dungeoneer.map.place.half-turn", ILLEGAL,
                        N_ ("A location is not laid upside down.") },
  [FAULT_APART] = { "apart", "apart", "dungeoneer.map.place.cut-off", ILLEGAL,
                    N_ ("The location touches no other one.") },
  [FAULT_EXIT_TO_WALL] = { "exit_to_wall", "exit-to-wall", "dungeoneer.map.place.wall", ILLEGAL,
                           N_ ("An exit would lie against a wall.") },
  [FAULT_CUT_OFF] = { "cut_off", "cut-off", "dungeoneer.map.place.cut-off", ILLEGAL,
                      N_ ("No exit would lead from the location to the others.") },
  [FAULT_SEALED] = { "sealed", "sealed", "dungeoneer.map.place.sealed", ILLEGAL,
                     N_ ("The dungeon would be closed: no further location could be joined.") },
  [FAULT_OVERLAP] = { "overlap", "overlap", "dungeoneer.map.place.join", IMPOSSIBLE,
                      N_ ("Two locations lie in one place.") },
  [FAULT_UNREACHABLE] = { "unreachable", "unreachable", "dungeoneer.general.shift", ILLEGAL,
                          N_ ("From a location no way leads to an entrance.") },
  [FAULT_MAP_APART] = { "apart", "apart", "dungeoneer.map.place.cut-off", ILLEGAL,
                        N_ ("The dungeon falls into pieces.") },
  [FAULT_MOVE_FALLEN]
  = { "fallen", "fallen", "dungeoneer.general.fall", ILLEGAL, N_ ("A fallen hero cannot move.") },
  [FAULT_NO_NEIGHBOUR] = { "no_neighbour", "no-neighbour", "dungeoneer.move.adjacent", IMPOSSIBLE,
                           N_ ("No location lies on that side.") },
  [FAULT_WALL] = { "wall", "wall", "dungeoneer.exit.wall", IMPOSSIBLE,
                   N_ ("There is a wall: nobody passes it, from either side.") },
  [FAULT_MOVE_NO_AP]
  = { "no_ap", "no-ap", "dungeoneer.move.cost", ILLEGAL, N_ ("A step takes an action point.") },
  [FAULT_NEEDS_ROLL] = { "needs_roll", "needs-roll", "dungeoneer.threat.test", IMPOSSIBLE,
                         N_ ("A die decides here.") },
  [FAULT_NO_DODGE] = { "no_dodge", "no-dodge", "dungeoneer.variant.spikes-dodge", ILLEGAL,
                       N_ ("Only spikes are dodged, and only with that variant.") },
  [FAULT_DODGE_NO_AP] = { "no_ap", "no-ap", "dungeoneer.variant.spikes-dodge", ILLEGAL,
                          N_ ("Dodging takes an action point.") },
  [FAULT_FALLEN] = { "fallen", "fallen", "dungeoneer.general.fall-ap", ILLEGAL,
                     N_ ("A fallen hero spends action points only to stand up.") },
  [FAULT_NO_AP] = { "no_ap", "no-ap", "dungeoneer.feats.actions", ILLEGAL,
                    N_ ("No action point is left for it.") },
  [FAULT_EXPLORE_NO_AP] = { "no_ap", "no-ap", "dungeoneer.feats.explore", ILLEGAL,
                            N_ ("No action point is left for it.") },
  [FAULT_STAND_NO_AP] = { "no_ap", "no-ap", "dungeoneer.special.stand", ILLEGAL,
                          N_ ("Standing up takes an action point.") },
  [FAULT_FORM] = { "form", "form", "dungeoneer.battle.form", ILLEGAL,
                   N_ ("It can only strike back in this form, not attack.") },
  [FAULT_AGAIN] = { "again", "again", "dungeoneer.battle.once", ILLEGAL,
                    N_ ("A hero begins one battle in a turn.") },
  [FAULT_MONSTER_AGAIN] = { "again", "monster-again", "dungeoneer.misdeeds.one-attack", ILLEGAL,
                            N_ ("A monster attacks once in a turn.") },
  [FAULT_BATTLE_PHASE] = { "wrong_phase", "wrong-phase", "dungeoneer.misdeeds.time", ILLEGAL,
                           N_ ("Monsters attack in Misdeeds, or by a hunt quest.") },
  [FAULT_ELSEWHERE] = { "elsewhere", "elsewhere", "dungeoneer.battle.hero-start", ILLEGAL,
                        N_ ("The other is in another location.") },
  [FAULT_BANNED] = { "banned", "banned", "dungeoneer.battle.place-ban", ILLEGAL,
                     N_ ("Heroes are not attacked by heroes in this location.") },
  [FAULT_BATTLE_NO_AP] = { "no_ap", "no-ap", "dungeoneer.battle.once", ILLEGAL,
                           N_ ("A hero’s attack takes an action point.") },
  [FAULT_NO_SECOND] = { "no_second", "no-second", "dungeoneer.battle.challenge", ILLEGAL,
                        N_ ("A challenge is not answered by another one.") },
  [FAULT_CHALLENGE_AGAIN] = { "again", "again", "dungeoneer.battle.once", ILLEGAL,
                              N_ ("This hero has attacked in this turn already.") },
  [FAULT_GONE] = { "gone", "gone", "dungeoneer.battle.challenge", ILLEGAL,
                   N_ ("Who is to be struck is not there any more.") },
  [FAULT_NOT_ATTACKER] = { "not_attacker", "not-attacker", "dungeoneer.variant.fall-attack",
                           ILLEGAL, N_ ("Lying down pays only for striking the attacker.") },
  [FAULT_CHALLENGE_NO_AP] = { "no_ap", "no-ap", "dungeoneer.battle.challenge-ap", ILLEGAL,
                              N_ ("A challenge takes an action point that was kept.") },
  [FAULT_PERIL_TIME] = { "wrong_time", "wrong-time", "dungeoneer.misdeeds.time", ILLEGAL,
                         N_ ("The card cannot be played at this moment.") },
  [FAULT_OWN_PERIL] = { "own_peril", "own-peril", "dungeoneer.misdeeds.payer", ILLEGAL,
                        N_ ("Nobody ever spends the own peril.") },
  [FAULT_OUT] = { "out", "out", "dungeoneer.battle.elimination", ILLEGAL,
                  N_ ("That hero is out of the game.") },
  [FAULT_NOT_TARGET] = { "not_target", "not-target", "dungeoneer.misdeeds.payer", ILLEGAL,
                         N_ ("The peril of the hero at whom the card is aimed pays.") },
  [FAULT_PERIL_TOO_LITTLE] = { "too_little", "too-little", "dungeoneer.misdeeds.payer", IMPOSSIBLE,
                               N_ ("No single player has enough peril for it.") },
  [FAULT_GLORY_TIME] = { "wrong_time", "wrong-time", "dungeoneer.feats.glory", ILLEGAL,
                         N_ ("The card cannot be played at this moment.") },
  [FAULT_GLORY_TOO_LITTLE] = { "too_little", "too-little", "dungeoneer.feats.glory", IMPOSSIBLE,
                               N_ ("There is not enough glory for it.") },
  [FAULT_SAME_TYPE] = { "same_type", "same-type", "dungeoneer.limit.one-type", ILLEGAL,
                        N_ ("A treasure of this type is in play already.") },
  [FAULT_LIMIT] = { "limit", "limit", "dungeoneer.limit.permanent", ILLEGAL,
                    N_ ("The limit of the hero is reached.") },
  [FAULT_PHASE_OVER] = { "phase_over", "phase-over", "dungeoneer.quest.success", ILLEGAL,
                         N_ ("A finished quest has ended the Feats of this turn.") },
  [FAULT_QUEST_PHASE] = { "wrong_phase", "wrong-phase", "dungeoneer.feats.actions", ILLEGAL,
                          N_ ("Quests are tried in the own Feats.") },
  [FAULT_NOT_YOURS] = { "not_yours", "not-yours", "dungeoneer.quest.where", ILLEGAL,
                        N_ ("This quest belongs to somebody else.") },
  [FAULT_QUEST_ELSEWHERE] = { "elsewhere", "elsewhere", "dungeoneer.quest.where", ILLEGAL,
                              N_ ("The quest is tried in another location.") },
  [FAULT_NOT_FOUND] = { "not_found", "not-found", "dungeoneer.quest.search", ILLEGAL,
                        N_ ("The place has to be found first, in the same turn.") },
  [FAULT_SEARCH_NO_AP] = { "no_ap", "no-ap", "dungeoneer.quest.search", ILLEGAL,
                           N_ ("No action point is left for it.") },
  [FAULT_MONSTER_DONE] = { "monster_done", "monster-done", "dungeoneer.quest.hunt-repeat", ILLEGAL,
                           N_ ("The monster of the quest has attacked in this turn already.") },
  [FAULT_QUEST_NO_AP] = { "no_ap", "no-ap", "dungeoneer.quest.attempt-cost", ILLEGAL,
                          N_ ("Trying again takes an action point.") },
  [FAULT_ESCORT_PHASE] = { "wrong_phase", "wrong-phase", "dungeoneer.quest.escort", ILLEGAL,
                           N_ ("Tokens are taken and delivered in the own Feats.") },
  [FAULT_ESCORT_NOT_YOURS] = { "not_yours", "not-yours", "dungeoneer.quest.escort", ILLEGAL,
                               N_ ("This quest belongs to somebody else.") },
  [FAULT_ESCORT_ELSEWHERE] = { "elsewhere", "elsewhere", "dungeoneer.quest.escort", ILLEGAL,
                               N_ ("That is done in another location.") },
  [FAULT_NO_HIT] = { "no_hit", "no-hit", "dungeoneer.quest.escort-steal", ILLEGAL,
                     N_ ("A token is taken away only by a successful attack.") },
  [FAULT_BOON]
  = { "boon", "boon", "dungeoneer.discard.choices", ILLEGAL, N_ ("A boon is not given up.") },
  [FAULT_EMPTY]
  = { "empty", "empty", "dungeoneer.discard.choices", IMPOSSIBLE, N_ ("There is no such card.") },
  [FAULT_MUST_DISCARD] = { "must_discard", "must-discard", "dungeoneer.discard.must", ILLEGAL,
                           N_ ("With cards in hand, one card is discarded.") },
  [FAULT_NO_SAVING] = { "no_saving", "no-saving", "dungeoneer.variant.movement-limit", ILLEGAL,
                        N_ ("With limited movement no action point is kept.") },
  [FAULT_SAVE_NO_AP] = { "no_ap", "no-ap", "dungeoneer.discard.save-ap", ILLEGAL,
                         N_ ("No action point is left to keep.") },
  [FAULT_NO_VARIANT] = { "no_variant", "no-variant", "dungeoneer.variant.fall-attack", ILLEGAL,
                         N_ ("Only two variants give a point for lying down.") },
  [FAULT_FALL_FALLEN]
  = { "fallen", "fallen", "dungeoneer.general.fall", ILLEGAL, N_ ("The hero lies already.") },
  [FAULT_WRONG_STEP] = { "wrong_step", "wrong-step", "dungeoneer.variant.fall-attack", ILLEGAL,
                         N_ ("With this variant a hero lies down only for a challenge.") },
  [FAULT_SAVED] = { "saved", "saved", "dungeoneer.variant.fall-attack", ILLEGAL,
                    N_ ("Who has kept a point spends that one.") },
  [FAULT_FALL_AGAIN] = { "again", "again", "dungeoneer.variant.fall-attack", ILLEGAL,
                         N_ ("That can be done once in a turn.") },
  [FAULT_NOT_REWARD]
  = { "not_reward", "not-reward", "dungeoneer.solo.treasures", ILLEGAL,
      N_ ("Alone, lasting treasures are played only as the reward of a battle.") },
  [FAULT_NOT_ENTRANCE] = { "not_entrance", "not-entrance", "dungeoneer.solo.boons", ILLEGAL,
                           N_ ("Alone, lasting boons are played only on an entrance.") },
};

/**
 * dungeoneer_read_option:
 * @rules: who reads
 * @option: index of an option
 *
 * Gets the reading in force. Read an option only where the readings part: the engine notes which were read.
 *
 * Returns: its value
 */
gint32
dungeoneer_read_option (const DungeoneerRules *rules, guint option)
{
  if (rules->resolution != NULL)
    return tm_resolution_get_option (rules->resolution, option);
  return rules->table != NULL ? tm_table_get_option (rules->table, option) : 0;
}

/**
 * dungeoneer_add_reason:
 * @rules: who reads
 * @article: (nullable): id of the article
 * @text: the step in words
 *
 * Adds a step of the reasoning, if anybody listens.
 */
void
dungeoneer_add_reason (const DungeoneerRules *rules, const char *article, TmText text)
{
  if (rules->resolution != NULL)
    tm_resolution_add_reason (rules->resolution, article, text);
}

/**
 * dungeoneer_wants_reasons:
 * @rules: who reads
 *
 * Returns: whether reasons are kept
 */
gboolean
dungeoneer_wants_reasons (const DungeoneerRules *rules)
{
  return rules->resolution != NULL && tm_resolution_wants_reasons (rules->resolution);
}
