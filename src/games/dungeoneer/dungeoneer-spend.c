/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who pays for a card and when it is played, and what an inventory holds: R p. 5, 8, 10, 11, 19, 20. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-spend.h"

/**
 * dungeoneer_is_time:
 * @timing: when the card says it is played
 * @moment: where the turn is
 * @own_turn: whether it is the turn of who wants to play it
 *
 * Source: R «Фаза злодеяний», p. 8; «Фаза подвигов», p. 10; «Особые действия», p. 11.
 *
 * Returns: whether the card can be played now
 */
gboolean
dungeoneer_is_time (DungeoneerTiming timing, DungeoneerMoment moment, gboolean own_turn)
{
  switch (timing)
    {
    case TIMING_MISDEEDS:
      return moment == MOMENT_MISDEEDS && own_turn;
    case TIMING_FEATS:
      return moment == MOMENT_FEATS && own_turn;
    case TIMING_RESPONSE:
      return moment == MOMENT_RESPONSE;
    default:
      return TRUE;
    }
}

static void
explain_time (DungeoneerTiming timing, const DungeoneerRules *rules)
{
  switch (timing)
    {
    case TIMING_MISDEEDS:
      dungeoneer_add_reason (
          rules, "dungeoneer.misdeeds.time",
          tm_text (N_ ("A card of the Misdeeds is played in the Misdeeds of the own turn.")));
      break;
    case TIMING_FEATS:
      dungeoneer_add_reason (
          rules, "dungeoneer.feats.glory",
          tm_text (N_ ("A card of the Feats is played in the Feats of the own turn.")));
      break;
    case TIMING_RESPONSE:
      dungeoneer_add_reason (
          rules, "dungeoneer.special.response",
          tm_text (N_ ("A response is played in the second step of a battle, in any turn.")));
      break;
    default:
      dungeoneer_add_reason (rules, "dungeoneer.special.any-time",
                             tm_text (N_ ("A card for any time is played in any phase and turn.")));
      break;
    }
}

/* Peril */

static gboolean
is_out (const DungeoneerPerilSpent *spent, int seat)
{
  return seat != TM_NO_SEAT && !(spent->alive & 1u << seat);
}

/* A card that is to hit the own hero, too, is paid by any one opponent. */
static gboolean
has_target (const DungeoneerPerilSpent *spent)
{
  return spent->target != TM_NO_SEAT && (guint) spent->target != spent->actor;
}

static guint32
list_payers (const DungeoneerPerilSpent *spent)
{
  guint32 payers = 0;

  for (guint seat = 0; seat < spent->n_seats; seat++)
    if (seat != spent->actor && (spent->alive & 1u << seat) && spent->peril[seat] >= spent->cost
        && (!has_target (spent) || (guint) spent->target == seat))
      payers |= 1u << seat;
  return payers;
}

static void
explain_payers (const DungeoneerPerilSpent *spent, const DungeoneerRules *rules)
{
  if (has_target (spent))
    dungeoneer_add_reason (
        rules, "dungeoneer.misdeeds.payer",
        /* Translators: %s is a player */
        tm_text (N_ ("The card is aimed at one hero, whose peril pays for it: %s."),
                 tm_arg_seat ((guint) spent->target)));
  else if (spent->target != TM_NO_SEAT)
    dungeoneer_add_reason (
        rules, "dungeoneer.general.bane-self",
        tm_text (
            N_ ("A bane may reach the own hero, too; the peril of one opponent pays for it.")));
  else
    dungeoneer_add_reason (
        rules, "dungeoneer.misdeeds.untargeted",
        tm_text (N_ ("The card is aimed at no single hero: the peril of any opponent can pay.")));
  dungeoneer_add_reason (
      rules, "dungeoneer.misdeeds.single-payer",
      tm_text (N_ ("One player pays the whole cost, here %s."), tm_arg_number (spent->cost)));
}

static DungeoneerFault
judge_payer (const DungeoneerPerilSpent *spent, guint32 payers)
{
  if ((guint) spent->payer == spent->actor && spent->payer != TM_NO_SEAT)
    return FAULT_OWN_PERIL;
  if (is_out (spent, spent->payer) || is_out (spent, spent->target)
      || is_out (spent, (int) spent->actor))
    return FAULT_OUT;
  if (spent->payer == TM_NO_SEAT)
    return payers == 0 ? FAULT_PERIL_TOO_LITTLE : FAULT_NONE;
  if (has_target (spent) && spent->payer != spent->target)
    return FAULT_NOT_TARGET;
  return payers & 1u << spent->payer ? FAULT_NONE : FAULT_PERIL_TOO_LITTLE;
}

/**
 * dungeoneer_judge_peril:
 * @spent: a card that is paid by peril: who plays it, what it costs, who is to pay
 * @rules: who reads the rules
 * @left: (out): who could pay, and what is left of the payer’s peril
 *
 * Judges who pays for a bane or an encounter. Source: R «Фаза злодеяний», p. 8; «Трата очков», p. 19.
 */
void
dungeoneer_judge_peril (const DungeoneerPerilSpent *spent,
                        const DungeoneerRules *rules,
                        DungeoneerPerilLeft *left)
{
  *left = (DungeoneerPerilLeft) { .payers = list_payers (spent), .left = -1 };
  explain_time (spent->timing, rules);
  explain_payers (spent, rules);
  left->fault = dungeoneer_is_time (spent->timing, spent->moment, spent->own_turn)
                    ? judge_payer (spent, left->payers)
                    : FAULT_PERIL_TIME;
  if (left->fault != FAULT_NONE || spent->payer == TM_NO_SEAT)
    return;
  left->left = spent->peril[spent->payer] - spent->cost;
}

/* Glory */

/**
 * dungeoneer_judge_glory:
 * @glory: glory of who plays the card
 * @cost: what it costs
 * @timing: when the card says it is played
 * @moment: where the turn is
 * @own_turn: whether it is that player’s turn
 * @rules: who reads the rules
 * @left: (out): the glory left; all of it if the card cannot be played
 *
 * Judges whether a boon or treasure can be played. Source: R «Фаза подвигов», p. 10; «Особые действия», p. 11.
 *
 * Returns: what forbids it
 */
DungeoneerFault
dungeoneer_judge_glory (gint32 glory,
                        gint32 cost,
                        DungeoneerTiming timing,
                        DungeoneerMoment moment,
                        gboolean own_turn,
                        const DungeoneerRules *rules,
                        gint32 *left)
{
  *left = glory;
  explain_time (timing, rules);
  if (!dungeoneer_is_time (timing, moment, own_turn))
    return FAULT_GLORY_TIME;
  dungeoneer_add_reason (rules, "dungeoneer.feats.glory",
                         tm_text (N_ ("The card costs %s glory; its player has %s."),
                                  tm_arg_number (cost), tm_arg_number (glory)));
  if (glory < cost)
    return FAULT_GLORY_TOO_LITTLE;
  *left = glory - cost;
  return FAULT_NONE;
}

/* Limits */

/* Whether it lies in the inventory from now on. */
static gboolean
stays (const DungeoneerHolding *holding)
{
  return holding->duration != DURATION_INSTANT && !holding->used_now;
}

static void
explain_exempt (const DungeoneerHolding *holding, const DungeoneerRules *rules)
{
  if (holding->used_now)
    dungeoneer_add_reason (
        rules, "dungeoneer.general.treasure-spent",
        tm_text (N_ ("What is used at once and discarded does not count in the limit.")));
  else
    dungeoneer_add_reason (
        rules, "dungeoneer.limit.exempt",
        tm_text (N_ ("Instant cards and attachments do not count in the limit.")));
}

static void
explain_limit (const DungeoneerHolding *holding, const DungeoneerRules *rules)
{
  dungeoneer_add_reason (
      rules, "dungeoneer.limit.permanent",
      holding->is_treasure
          ? tm_text (N_ ("Permanent treasures are limited to %s by the hero card; in play: %s."),
                     tm_arg_number (holding->limit), tm_arg_number (holding->held))
          : tm_text (N_ ("Permanent boons are limited to %s by the hero card; in play: %s."),
                     tm_arg_number (holding->limit), tm_arg_number (holding->held)));
  if (holding->raises > 0)
    dungeoneer_add_reason (
        rules, "dungeoneer.limit.raise",
        tm_text (N_ ("The card raises the limit at once, by %s, and so makes its own room."),
                 tm_arg_number (holding->raises)));
}

static void
explain_type (const DungeoneerHolding *holding, const DungeoneerRules *rules)
{
  if (holding->is_treasure && stays (holding))
    dungeoneer_add_reason (rules, "dungeoneer.limit.one-type",
                           tm_text (N_ ("No treasure of the same type is in play.")));
  else if (!holding->is_treasure && holding->has_type)
    dungeoneer_add_reason (rules, "dungeoneer.limit.one-type",
                           tm_text (N_ ("Several boons of one type may be in play.")));
}

static DungeoneerFault
judge_room (const DungeoneerHolding *holding, gboolean counts)
{
  if (holding->is_treasure && holding->has_type && stays (holding))
    return FAULT_SAME_TYPE;
  if (counts && holding->held + 1 > holding->limit + holding->raises)
    return FAULT_LIMIT;
  return FAULT_NONE;
}

/**
 * dungeoneer_judge_limit:
 * @holding: a boon or treasure, the limit and what lies there already
 * @rules: who reads the rules
 * @held: (out): whether there is room for it, and how much is left
 *
 * Judges whether an inventory has room for a card. What is not played raises no limit.
 * Source: R p. 5, 6, 10, 19, 20.
 */
void
dungeoneer_judge_limit (const DungeoneerHolding *holding,
                        const DungeoneerRules *rules,
                        DungeoneerHeld *held)
{
  gint32 limit = holding->limit;
  gint32 n_held = holding->held;

  held->counts = holding->duration == DURATION_PERMANENT && !holding->used_now;
  if (held->counts)
    explain_limit (holding, rules);
  else
    explain_exempt (holding, rules);
  held->fault = judge_room (holding, held->counts);
  if (held->fault == FAULT_NONE)
    {
      explain_type (holding, rules);
      limit += holding->raises;
      n_held += held->counts ? 1 : 0;
    }
  held->free = MAX (limit - n_held, 0);
}
