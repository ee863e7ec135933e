/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one-shot abilities of the heroes, «Фаза монстров» Б and the hero cards. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-roll-turn.h"

/* Battlefield Presence */

static gboolean
read_presence (RollTurn *self, RollAgain *again)
{
  RollReroll reroll;

  if (!roll_turn_read_again (self, POWER_PARTY, POWER_DUNGEON, again)
      || !roll_turn_check_again (self, again, POWER_PARTY_FACES, POWER_DUNGEON_FACES))
    return FALSE;
  if (!self->now.is_ready || again->n_party + again->n_dungeon == 0)
    return TRUE;
  roll_judge_reroll (REROLL_WITH_COMMANDER, self->now.hero, roll_again_get_dice (again),
                     self->phase, self->resolution, &reroll);
  if (reroll.refused != 0 && reroll.bar != NULL)
    roll_turn_forbid (self, reroll.bar->id, reroll.bar->article, tm_text (reroll.bar->text));
  return TRUE;
}

/* Divine Intervention */

/* The token that pays, if the ability costs one. */
static int
get_payment (const RollTurn *self)
{
  return roll_get_power (self->now.hero) == POWER_INTERVENTION
                 && tm_args_has (&self->move->args, POWER_TOKEN)
             ? tm_args_get (&self->move->args, POWER_TOKEN)
             : -1;
}

/* It is held, or is named by paying with it. */
static gboolean
take_payment (RollTurn *self)
{
  return get_payment (self) < 0 || roll_turn_take_token (self, get_payment (self));
}

static void
pay (RollTurn *self)
{
  if (get_payment (self) < 0)
    return;
  self->now.tokens[get_payment (self)]--;
  roll_turn_count (self, COUNTER_TOKENS_USED, 1);
}

/* Every chest is opened and every potion drunk. The token paid is back in the box by then. */
static gboolean
take_yield (RollTurn *self, const RollYield *yield)
{
  guint n_in_box = self->n_in_box + (get_payment (self) >= 0);
  guint n_draws = MIN (yield->draws, n_in_box);
  guint xp = yield->draws - n_draws;

  if (!roll_turn_check_drawn (self, POWER_DRAWN, n_draws)
      || !roll_turn_check_revived (self, POWER_REVIVE))
    return FALSE;
  if (roll_turn_count_revived (self, POWER_REVIVE) != yield->revives)
    roll_turn_forbid (self, "loot-potions", "roll.loot.potions",
                      tm_text_n ("%s die comes back.", "%s dice come back.",
                                 tm_arg_number ((gint32) yield->revives)));
  roll_turn_draw (self, POWER_DRAWN, n_draws);
  roll_turn_revive (self, POWER_REVIVE);
  roll_turn_gain_dry (self, xp);
  return TRUE;
}

/* All of them */

/* Where the ability leads to: after Fury and Intervention nothing is left on the level, after
 * Battlefield Presence there may be monsters again. */
static void
go_on (RollTurn *self, RollPowerKind power)
{
  switch (power)
    {
    case POWER_FURY:
    case POWER_INTERVENTION:
      tm_resolution_set_shared (self->resolution, COUNTER_LEVEL_BURST, 1);
      roll_turn_regroup (self);
      break;
    case POWER_PRESENCE:
      roll_turn_commit (self);
      tm_resolution_set_phase (self->resolution, PHASE_MONSTERS);
      break;
    default:
      roll_turn_settle_lair (self);
      break;
    }
}

static gboolean
read_targets (RollTurn *self, guint8 targets[ROLL_N_MONSTERS])
{
  gboolean is_any = roll_read_monsters (&self->move->args, POWER_TARGETS, targets);

  if (!is_any && self->now.is_ready && roll_get_power_targets (roll_get_power (self->now.hero)) > 0)
    return tm_resolution_refuse (self->resolution, "wrong-count", "roll.hero.one-shot",
                                 tm_text (N_ ("The ability needs a monster.")));
  return roll_has_monsters (&self->now, targets)
         || tm_resolution_refuse (self->resolution, "not-there", "roll.hero.one-shot",
                                  tm_text (N_ ("There are not that many of these monsters.")));
}

/* The move `power`. */
void
roll_resolve_power (const TmMove *move, TmResolution *resolution)
{
  guint8 targets[ROLL_N_MONSTERS];
  RollTurn turn;
  RollPowerKind power;
  RollAgain again;
  RollYield yield;
  int hero;

  if (!roll_begin_turn (&turn, move, resolution) || !read_targets (&turn, targets)
      || !take_payment (&turn))
    return;
  hero = turn.now.hero;
  power = roll_get_power (hero);
  if (power == POWER_PRESENCE ? !read_presence (&turn, &again) : FALSE)
    return;
  if (!roll_turn_bar (&turn, roll_judge_power (&turn.now, targets, turn.phase, resolution)))
    return;
  pay (&turn);
  roll_position_use_power (&turn.now, targets, &yield);
  if (power == POWER_PRESENCE)
    roll_turn_roll_again (&turn, &again, POWER_PARTY_FACES, POWER_DUNGEON_FACES);
  if (!take_yield (&turn, &yield))
    return;
  roll_turn_count (&turn, COUNTER_HERO_USES, 1);
  tm_resolution_add_reason (resolution, "roll.hero.one-shot",
                            tm_text (N_ ("The hero card is turned.")));
  go_on (&turn, power);
  if (hero != HERO_NONE)
    tm_resolution_set_summary (
        resolution,
        tm_text (N_ ("%s: %s"), tm_arg_seat (turn.seat), tm_arg_word (roll_get_power_word (hero))),
        TM_TEXT_NONE);
}
