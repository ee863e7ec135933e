/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each act makes of a position. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-position.h"

static guint
sum (const guint8 *counts, guint n_counts)
{
  guint total = 0;

  for (guint i = 0; i < n_counts; i++)
    total += counts[i];
  return total;
}

/**
 * roll_position_count_party:
 * @self: a position
 *
 * Counts the white dice available.
 *
 * Returns: 0 to 7
 */
guint
roll_position_count_party (const RollPosition *self)
{
  return sum (self->party, ROLL_N_PARTY_FACES);
}

/**
 * roll_position_count_monsters:
 * @self: a position
 *
 * Counts the monsters on the level.
 *
 * Returns: 0 to 7
 */
guint
roll_position_count_monsters (const RollPosition *self)
{
  return sum (self->level, ROLL_N_MONSTERS);
}

/**
 * roll_position_count_level:
 * @self: a position
 *
 * Counts the black dice on the level, chests and potions included.
 *
 * Returns: 0 to 7
 */
guint
roll_position_count_level (const RollPosition *self)
{
  return sum (self->level, ROLL_N_LEVEL_FACES);
}

/**
 * roll_position_count_tokens:
 * @self: a position
 *
 * Counts the treasure tokens held.
 *
 * Returns: 0 to 36
 */
guint
roll_position_count_tokens (const RollPosition *self)
{
  return sum (self->tokens, ROLL_N_TOKENS);
}

/**
 * roll_position_count_chest:
 * @self: a position
 * @n_out: how many tokens lie elsewhere, such as before other players
 *
 * Counts the treasure tokens in the chest.
 *
 * Returns: 0 to 36
 */
guint
roll_position_count_chest (const RollPosition *self, guint n_out)
{
  return ROLL_N_TOKEN_PIECES - n_out - roll_position_count_tokens (self);
}

/**
 * roll_position_count_unit:
 * @self: a position
 * @unit: a unit
 *
 * Counts how many of a unit there are.
 *
 * Returns: the number; of the hero 1 if he is ready and fights himself
 */
guint
roll_position_count_unit (const RollPosition *self, RollUnit unit)
{
  if (roll_unit_is_die (unit))
    return self->party[unit - UNIT_DIE];
  if (roll_unit_is_token (unit))
    return self->tokens[unit - UNIT_TOKEN];
  if (unit == UNIT_HERO)
    return self->is_ready && roll_get_power (self->hero) == POWER_UNIT;
  return self->temporary[unit - UNIT_TEMP_FIGHTER];
}

/**
 * roll_position_use:
 * @self: (inout): a position
 * @unit: a unit
 *
 * Uses a unit: a die goes to the graveyard, a token to the chest, a temporary companion to the
 * reserve, the hero card is turned («Фаза монстров», «Сокровища»).
 *
 * Returns: whether there was such a unit
 */
gboolean
roll_position_use (RollPosition *self, RollUnit unit)
{
  if (roll_position_count_unit (self, unit) == 0)
    return FALSE;
  if (roll_unit_is_die (unit))
    {
      self->party[unit - UNIT_DIE]--;
      self->grave++;
    }
  else if (roll_unit_is_token (unit))
    self->tokens[unit - UNIT_TOKEN]--;
  else if (unit == UNIT_HERO)
    self->is_ready = FALSE;
  else
    self->temporary[unit - UNIT_TEMP_FIGHTER]--;
  return TRUE;
}

/**
 * roll_position_beat:
 * @self: (inout): a position
 * @monsters: how many of each type
 *
 * Returns beaten monsters to the reserve.
 *
 * Returns: whether they were all there
 */
gboolean
roll_position_beat (RollPosition *self, const guint8 monsters[ROLL_N_MONSTERS])
{
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    if (monsters[type] > self->level[type])
      return FALSE;
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    self->level[type] -= monsters[type];
  return TRUE;
}

/**
 * roll_position_revive:
 * @self: (inout): a position
 * @face: the face it comes back with, a [enum@RollPartyFace]
 *
 * Brings a die back from the graveyard.
 *
 * Returns: whether there was one
 */
gboolean
roll_position_revive (RollPosition *self, int face)
{
  if (self->grave == 0)
    return FALSE;
  self->grave--;
  self->party[face]++;
  return TRUE;
}

/**
 * roll_position_clear_level:
 * @self: (inout): a position
 *
 * Returns all dice of the level to the reserve; the lair stays.
 */
void
roll_position_clear_level (RollPosition *self)
{
  memset (self->level, 0, sizeof self->level);
}

/* Powers */

static gboolean
are_targets_right (const RollPosition *self,
                   const guint8 targets[ROLL_N_MONSTERS],
                   RollPowerKind power,
                   gboolean exactly_two)
{
  guint mask = roll_get_power_target_mask (power);
  guint n_most = roll_get_power_targets (power);
  guint n = sum (targets, ROLL_N_MONSTERS);

  if (n == 0 || n > n_most || (exactly_two && n < n_most))
    return FALSE;
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    if (targets[type] > self->level[type] || (targets[type] > 0 && !(mask & 1u << type)))
      return FALSE;
  return TRUE;
}

/**
 * roll_position_can_use_power:
 * @self: a position
 * @targets: how many monsters of each type are chosen for it
 * @exactly_two: whether what names two monsters needs two; see roll.open.two-targets
 *
 * Tells whether the hero's one-shot ability has something to act on: the monsters it needs, a token
 * to pay for Divine Intervention. Rerolls are judged elsewhere.
 *
 * Returns: whether it has; never for a turned hero and for one who fights himself
 */
gboolean
roll_position_can_use_power (const RollPosition *self,
                             const guint8 targets[ROLL_N_MONSTERS],
                             gboolean exactly_two)
{
  RollPowerKind power = roll_get_power (self->hero);

  if (!self->is_ready)
    return FALSE;
  switch (power)
    {
    case POWER_NONE:
    case POWER_UNIT:
      return FALSE;
    case POWER_INTERVENTION:
      return roll_position_count_tokens (self) > 0;
    case POWER_FURY:
    case POWER_PRESENCE:
      return TRUE;
    case POWER_BATTLECRY:
      return roll_position_count_monsters (self) > 0;
    case POWER_SONG:
      return self->lair > 0;
    default:
      return are_targets_right (self, targets, power, exactly_two);
    }
}

static void
turn_into_temporary (RollPosition *self, guint type, guint n_dice)
{
  self->level[type] -= n_dice;
  self->temporary[type == FACE_SKELETON ? 0 : 1] += n_dice;
}

/**
 * roll_position_use_power:
 * @self: (inout): a position in which the power can be used
 * @targets: how many monsters of each type are chosen for it
 * @yield: (out): what it brings besides
 *
 * Uses the hero's one-shot ability and turns the card. The token that pays for Divine Intervention
 * has been taken already; dice to reroll are left alone.
 */
void
roll_position_use_power (RollPosition *self,
                         const guint8 targets[ROLL_N_MONSTERS],
                         RollYield *yield)
{
  *yield = (RollYield) { 0, 0 };
  self->is_ready = FALSE;
  switch (roll_get_power (self->hero))
    {
    case POWER_INTERVENTION:
      yield->draws = self->level[FACE_CHEST];
      yield->revives = MIN (self->level[FACE_POTION], self->grave);
      roll_position_clear_level (self);
      self->lair = 0;
      break;
    case POWER_FURY:
      roll_position_clear_level (self);
      self->lair = 0;
      break;
    case POWER_BATTLECRY:
      self->lair += roll_position_count_monsters (self);
      memset (self->level, 0, ROLL_N_MONSTERS);
      break;
    case POWER_CHARM:
    case POWER_MESMERIZE:
      roll_position_beat (self, targets);
      self->level[FACE_POTION]++;
      break;
    case POWER_STRIKE:
      roll_position_beat (self, targets);
      break;
    case POWER_PLEA:
    case POWER_RANK:
      turn_into_temporary (self, FACE_GOBLIN, targets[FACE_GOBLIN]);
      break;
    case POWER_ANIMATE:
    case POWER_COMMAND:
      turn_into_temporary (self, FACE_SKELETON, targets[FACE_SKELETON]);
      break;
    case POWER_SONG:
      self->lair = 0;
      break;
    case POWER_PRESENCE:
    case POWER_UNIT:
    case POWER_NONE:
    default:
      break;
    }
}

/* Tokens that are no units */

/**
 * roll_position_use_ring:
 * @self: (inout): a position
 *
 * Uses a ring of invisibility: the lair is emptied without a reward («Сокровища»). The ring itself
 * is taken by the caller.
 *
 * Returns: whether there was something in the lair
 */
gboolean
roll_position_use_ring (RollPosition *self)
{
  gboolean is_any = self->lair > 0;

  self->lair = 0;
  return is_any;
}

/**
 * roll_position_use_bait:
 * @self: (inout): a position
 * @only_monsters: whether chests and potions stay; see roll.open.bait
 *
 * Uses dragon bait: dice of the level become dragons in the lair («Сокровища»). The bait itself is
 * taken by the caller.
 *
 * Returns: whether there was something on the level
 */
gboolean
roll_position_use_bait (RollPosition *self, gboolean only_monsters)
{
  guint n_faces = only_monsters ? ROLL_N_MONSTERS : ROLL_N_LEVEL_FACES;
  guint n_dice = sum (self->level, n_faces);

  self->lair += n_dice;
  memset (self->level, 0, n_faces);
  return n_dice > 0;
}

/**
 * roll_count_dice:
 * @level: a level, 1 to 10
 * @lair: dice in the lair
 *
 * Counts the black dice the dungeon lord rolls for a level («Фаза перегруппировки» В).
 *
 * Returns: 0 to 7
 */
guint
roll_count_dice (guint level, guint lair)
{
  return MIN (level, ROLL_N_DICE - MIN (lair, ROLL_N_DICE));
}
