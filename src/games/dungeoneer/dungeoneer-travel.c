/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Action points and ways: R “Reset” p. 8, “Feats” p. 9-10, “Movement” p. 17-18, “Fall” p. 19 («Фаза
 * восстановления», «Фаза подвигов», «Правила движения», «Падение»). */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-options.h"
#include "dungeoneer-travel.h"

#define LIMITED_AP 3

/* Points */

/**
 * dungeoneer_judge_reset:
 * @reset: a hero at the start of a turn
 * @rules: who reads the rules
 * @was: (out): what comes of it
 *
 * Gives the points of a new turn: R “Reset” p. 8, variant p. 21.
 */
void
dungeoneer_judge_reset (const DungeoneerReset *reset,
                        const DungeoneerRules *rules,
                        DungeoneerWasReset *was)
{
  *was = (DungeoneerWasReset) {
    .ap = reset->movement_limit ? LIMITED_AP : MAX (reset->speed, 0),
    .burnt = reset->ap + reset->saved,
  };
  if (was->burnt > 0)
    dungeoneer_add_reason (rules, "dungeoneer.reset.ap",
                           tm_text_n ("%s action point was not used and is lost.",
                                      "%s action points were not used and are lost.",
                                      tm_arg_number (was->burnt)));
  if (reset->movement_limit)
    dungeoneer_add_reason (rules, "dungeoneer.variant.movement-limit",
                           tm_text_n ("Whatever the speed, every turn gives %s action point.",
                                      "Whatever the speed, every turn gives %s action points.",
                                      tm_arg_number (was->ap)));
  else
    dungeoneer_add_reason (rules, "dungeoneer.reset.ap",
                           tm_text (N_ ("The new action points are as many as the speed: %s"),
                                    tm_arg_number (was->ap)));
}

/**
 * dungeoneer_pay:
 * @purse: the points of a hero; one is taken out
 * @is_move: whether it is for moving, for which a point gained by lying down is no good
 *
 * Pays a point: one gained by lying down first, then one of the own turn or, in another's turn, the one
 * that was kept. R p. 11, variants p. 21.
 *
 * Returns: what has paid; %PAYS_NONE if there is no point
 */
DungeoneerPays
dungeoneer_pay (DungeoneerPurse *purse, gboolean is_move)
{
  if (purse->fall_ap > 0 && !is_move)
    {
      purse->fall_ap--;
      return PAYS_FALL;
    }
  if (purse->own_turn && purse->ap > 0)
    {
      purse->ap--;
      return PAYS_AP;
    }
  if (!purse->own_turn && purse->saved > 0)
    {
      purse->saved--;
      return PAYS_SAVED;
    }
  return PAYS_NONE;
}

/* Leaving */

/* What forbids the step before any die is rolled. */
static DungeoneerFault
find_stride_fault (const DungeoneerStride *stride)
{
  if (stride->fallen)
    return FAULT_MOVE_FALLEN;
  if (stride->far == FAR_NONE)
    return FAULT_NO_NEIGHBOUR;
  if (stride->exit == EXIT_WALL || stride->far == FAR_WALL)
    return FAULT_WALL;
  return stride->ap < 1 ? FAULT_MOVE_NO_AP : FAULT_NONE;
}

static void
leave (DungeoneerStrode *strode)
{
  strode->moved = TRUE;
  strode->ap_left--;
}

static void
explain_check (const DungeoneerStride *stride,
               const char *article,
               gboolean passed,
               const DungeoneerRules *rules)
{
  TmTextArg total = tm_arg_number (stride->die + stride->stat);
  TmTextArg need = tm_arg_number (stride->threat);

  dungeoneer_add_reason (
      rules, article,
      passed ? tm_text (N_ ("Die and value make %s against a threat of %s: passed."), total, need)
             : tm_text (N_ ("Die and value make %s against a threat of %s: failed."), total, need));
}

/* R “Locked exit” p. 17-18: a failure costs a point; with another one the hero goes on, without he waits
 * at the open exit. */
static void
stride_locked (const DungeoneerStride *stride,
               const DungeoneerRules *rules,
               DungeoneerStrode *strode)
{
  explain_check (stride, "dungeoneer.exit.locked", strode->passed, rules);
  if (strode->passed)
    {
      leave (strode);
      return;
    }
  strode->ap_left--;
  if (strode->ap_left > 0 && stride->go_on)
    {
      dungeoneer_add_reason (rules, "dungeoneer.exit.locked",
                             tm_text (N_ ("The failure costs an action point; for another one the "
                                          "hero goes out all the same.")));
      leave (strode);
      return;
    }
  strode->exit_open = TRUE;
  strode->stays_open_early = strode->ap_left > 0;
  dungeoneer_add_reason (
      rules, "dungeoneer.exit.locked",
      strode->stays_open_early
          ? tm_text (N_ ("The rulebook leaves the exit open only for who has no action point left; "
                         "Tablemate leaves it open here, too."))
          : tm_text (
                N_ ("The last action point is lost: the hero stays, and the exit is open until "
                    "he leaves.")));
}

/* R “Trapped exit” p. 18. */
static void
stride_trapped (const DungeoneerStride *stride,
                const DungeoneerRules *rules,
                DungeoneerStrode *strode)
{
  explain_check (stride, "dungeoneer.exit.trapped", strode->passed, rules);
  leave (strode);
  if (strode->passed)
    return;
  strode->wounds = 1;
  dungeoneer_add_reason (rules, "dungeoneer.exit.trapped",
                         tm_text (N_ ("The hero takes a wound, and goes out all the same.")));
}

static void
stride_freely (const DungeoneerStride *stride,
               const DungeoneerRules *rules,
               DungeoneerStrode *strode)
{
  gboolean is_held = stride->exit == EXIT_LOCKED;

  leave (strode);
  strode->passed = TRUE;
  strode->exit_open = is_held && !stride->opener;
  if (!is_held)
    dungeoneer_add_reason (rules, "dungeoneer.exit.open",
                           tm_text (N_ ("An open exit asks for nothing more.")));
  else if (stride->opener)
    dungeoneer_add_reason (rules, "dungeoneer.exit.locked",
                           tm_text (N_ ("The exit is open; it shuts behind who has opened it.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.exit.locked",
                           tm_text (N_ ("The exit is open for others, too, as long as who has "
                                        "opened it stays.")));
}

/**
 * dungeoneer_judge_stride:
 * @stride: a step to a neighbour
 * @rules: who reads the rules
 * @strode: (out): what comes of it
 *
 * Judges a step out of a location: R “Movement” p. 9, 17-18.
 */
void
dungeoneer_judge_stride (const DungeoneerStride *stride,
                         const DungeoneerRules *rules,
                         DungeoneerStrode *strode)
{
  *strode = (DungeoneerStrode) { .fault = find_stride_fault (stride), .ap_left = stride->ap };
  if (strode->fault != FAULT_NONE)
    return;
  strode->check = stride->exit == EXIT_TRAPPED || (stride->exit == EXIT_LOCKED && !stride->held);
  if (strode->check && stride->die == 0)
    {
      strode->fault = FAULT_NEEDS_ROLL;
      return;
    }
  dungeoneer_add_reason (rules, "dungeoneer.move.cost",
                         tm_text (N_ ("A step to a neighbour takes an action point.")));
  dungeoneer_add_reason (
      rules, "dungeoneer.move.leaving-side",
      tm_text (N_ ("Only the exit that is left counts, not the one behind it.")));
  strode->passed = strode->check && stride->die + stride->stat >= stride->threat;
  if (!strode->check)
    stride_freely (stride, rules, strode);
  else if (stride->exit == EXIT_LOCKED)
    stride_locked (stride, rules, strode);
  else
    stride_trapped (stride, rules, strode);
}

/**
 * dungeoneer_is_held:
 * @opener_left: whether who has opened the exit left the location
 * @resets: how many Resets have passed since then
 * @rules: who reads the rules
 *
 * Tells whether a locked exit whose check failed is still open, for all: R p. 8, 18.
 *
 * Returns: whether it is
 */
gboolean
dungeoneer_is_held (gboolean opener_left, gint32 resets, const DungeoneerRules *rules)
{
  gboolean is_held
      = !opener_left
        && (resets == 0 || dungeoneer_read_option (rules, OPTION_LOCK_HOLD) == LOCK_KEEP);

  if (opener_left)
    dungeoneer_add_reason (rules, "dungeoneer.exit.locked-hold",
                           tm_text (N_ ("The exit shuts behind who has opened it.")));
  else if (!is_held)
    dungeoneer_add_reason (rules, "dungeoneer.exit.locked-hold",
                           tm_text (N_ ("Reset locks the exits again, this one, too.")));
  else if (resets > 0)
    dungeoneer_add_reason (rules, "dungeoneer.exit.locked-hold",
                           tm_text (N_ ("Reset does not lock it, as long as who has opened it "
                                        "stays in the location.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.exit.locked-hold",
                           tm_text (N_ ("Everybody may use it as long as who has opened it stays "
                                        "in the location.")));
  return is_held;
}

/* Entering */

static void
explain_entry (const DungeoneerEntry *entry,
               const DungeoneerRules *rules,
               const DungeoneerEntered *entered)
{
  if (!entry->own_turn)
    {
      dungeoneer_add_reason (
          rules, entry->by_warp ? "dungeoneer.general.warp" : "dungeoneer.enter.other-turn",
          tm_text (N_ ("In another’s turn a location gives nothing, and its "
                       "effect and hazard do nothing.")));
      return;
    }
  if (entered->is_new)
    dungeoneer_add_reason (rules, "dungeoneer.enter.new",
                           tm_text (N_ ("The hero was not there in this turn yet: the location is "
                                        "new and gives its points.")));
  else
    {
      dungeoneer_add_reason (rules, "dungeoneer.enter.new",
                             tm_text (N_ ("The hero was there in this turn already: no points.")));
      dungeoneer_add_reason (rules, "dungeoneer.reset.new-locations",
                             tm_text (N_ ("Where the turn began the hero was, too; Reset makes all "
                                          "other locations new again.")));
    }
  if (entered->peril_dice > 0)
    dungeoneer_add_reason (rules, "dungeoneer.solo.peril",
                           tm_text_n ("Alone, %s die is rolled in place of the peril.",
                                      "Alone, %s dice are rolled in place of the peril.",
                                      tm_arg_number (entered->peril_dice)));
  dungeoneer_add_reason (rules, "dungeoneer.enter.hazard",
                         tm_text (N_ ("Effect and hazard act every time it is entered in the own "
                                      "turn.")));
}

/* R p. 9, 11. */
static gboolean
counts_as_moved (const DungeoneerEntry *entry, const DungeoneerRules *rules)
{
  gboolean moved;

  if (!entry->own_turn || !entry->by_warp)
    return entry->own_turn;
  moved = dungeoneer_read_option (rules, OPTION_WARP_MOVED) != 0;
  dungeoneer_add_reason (rules, "dungeoneer.general.warp-moved",
                         moved ? tm_text (N_ ("A warp in the own turn counts as moving."))
                               : tm_text (N_ ("A warp in the own turn does not count as moving.")));
  return moved;
}

/**
 * dungeoneer_judge_entry:
 * @entry: a hero who comes to a location
 * @rules: who reads the rules
 * @entered: (out): what comes of it
 *
 * Judges what entering a location gives: R p. 10, “Warp” p. 19 («Перенос»), alone p. 22.
 */
void
dungeoneer_judge_entry (const DungeoneerEntry *entry,
                        const DungeoneerRules *rules,
                        DungeoneerEntered *entered)
{
  gboolean is_new = entry->own_turn && !entry->visited;

  *entered = (DungeoneerEntered) {
    .is_new = is_new,
    .peril = is_new && !entry->solo ? entry->peril : 0,
    .glory = is_new ? entry->glory : 0,
    .peril_dice = is_new && entry->solo ? entry->peril : 0,
    .hazard = entry->own_turn,
  };
  explain_entry (entry, rules, entered);
  entered->moved = counts_as_moved (entry, rules);
}

/* Acts */

static DungeoneerFault
find_poor_fault (DungeoneerAct act)
{
  switch (act)
    {
    case ACT_MOVE:
      return FAULT_MOVE_NO_AP;
    case ACT_EXPLORE:
      return FAULT_EXPLORE_NO_AP;
    case ACT_STAND:
      return FAULT_STAND_NO_AP;
    default:
      return FAULT_NO_AP;
    }
}

/* Whether lying on the ground forbids it, R p. 18 and 19. What a point pays that was gained by lying down
 * is never forbidden. */
static gboolean
is_pinned (DungeoneerAct act, const DungeoneerPurse *purse, const DungeoneerRules *rules)
{
  if (act == ACT_MOVE)
    return TRUE;
  return act != ACT_STAND && purse->fall_ap == 0
         && dungeoneer_read_option (rules, OPTION_FALLEN_AP) == FALLEN_STRICT;
}

/**
 * dungeoneer_judge_act:
 * @act: what is to be done
 * @fallen: whether the hero lies on the ground
 * @purse: the points of the hero
 * @rules: who reads the rules
 * @acted: (out): what comes of it
 *
 * Judges what somebody may do who may have fallen: R “Fall” p. 19, pit p. 18.
 */
void
dungeoneer_judge_act (DungeoneerAct act,
                      gboolean fallen,
                      const DungeoneerPurse *purse,
                      const DungeoneerRules *rules,
                      DungeoneerActed *acted)
{
  *acted = (DungeoneerActed) {
    .cost = act != ACT_QUEST_FREE && act != ACT_PLAY_CARD && act != ACT_COUNTER,
    .left = *purse,
  };
  if (acted->cost == 0)
    {
      if (fallen)
        dungeoneer_add_reason (rules, "dungeoneer.general.fall",
                               tm_text (N_ ("A fallen hero may do all that takes no action "
                                            "point, except moving.")));
      return;
    }
  if (fallen && is_pinned (act, purse, rules))
    {
      acted->fault = act == ACT_MOVE ? FAULT_MOVE_FALLEN : FAULT_FALLEN;
      return;
    }
  acted->pays = dungeoneer_pay (&acted->left, act == ACT_MOVE);
  if (acted->pays == PAYS_NONE)
    acted->fault = find_poor_fault (act);
}
