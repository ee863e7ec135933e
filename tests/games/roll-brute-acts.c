/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every legal act of a phase. */

#include "roll-brute-play.h"

#include <string.h>

static guint
count_monsters (const RollState *state)
{
  return roll_count (state->black, 0, ROLL_N_MONSTERS);
}

static gboolean
is_goblinish (const RollState *state)
{
  return roll_get_card (state)->shot == ROLL_SHOT_CALL_GOBLINS;
}

/* Dragon */

static void
slay (RollChoice *self, const RollState *state, guint face, guint n_shown, long double gain)
{
  guint needed = state->hero == roll_find_hero ("dragon-slayer") ? 2 : 3;
  RollState next = *state;

  if (n_shown == needed)
    {
      next.lair = 0;
      gain += roll_draw (self->search, &next, 1) + (self->search->is_for_points ? 1 : 0);
      if (next.xp_missing > 0 && --next.xp_missing == 0)
        next.hero++;
      roll_offer_regroup (self, &next, gain);
      return;
    }
  if (face == ROLL_SCROLL)
    return;
  slay (self, state, face + 1, n_shown, gain);
  for (guint unit = 0; unit < ROLL_N_UNITS; unit++)
    if (roll_has_unit (state, unit) && roll_get_readings (state->hero, unit) & 1u << face)
      {
        next = *state;
        slay (self, &next, face + 1, n_shown + 1, gain + roll_use (self->search, &next, unit));
      }
}

/* Acts of single units */

static void
offer_fights (RollChoice *self, guint unit)
{
  const RollState *state = &self->state;
  guint8 group[ROLL_N_MONSTERS];

  for (group[0] = 0; group[0] <= state->black[0]; group[0]++)
    for (group[1] = 0; group[1] <= state->black[1]; group[1]++)
      for (group[2] = 0; group[2] <= state->black[2]; group[2]++)
        if (roll_can_beat (state->hero, unit, group))
          {
            RollState next = *state;
            long double gain = roll_use (self->search, &next, unit);

            for (guint type = 0; type < ROLL_N_MONSTERS; type++)
              next.black[type] -= group[type];
            roll_offer (self, &next, gain);
          }
}

static void
offer_chests (RollChoice *self, guint unit)
{
  guint readings = roll_get_readings (self->state.hero, unit);
  guint most = readings & (1u << ROLL_THIEF | 1u << ROLL_CHAMPION) ? ROLL_N_DICE
               : roll_is_companion (self->state.hero, unit)        ? 1
                                                                   : 0;

  for (guint n = 1; n <= MIN (most, self->state.black[ROLL_CHEST]); n++)
    {
      RollState next = self->state;
      long double gain = roll_use (self->search, &next, unit);

      next.black[ROLL_CHEST] -= n;
      gain += roll_draw (self->search, &next, n);
      roll_offer (self, &next, gain);
    }
}

static void
offer_potions (RollChoice *self, guint unit)
{
  for (guint n = 1; n <= self->state.black[ROLL_POTION]; n++)
    {
      RollState next = self->state;
      long double gain = roll_use (self->search, &next, unit);

      next.black[ROLL_POTION] -= n;
      roll_offer_revival (self, &next, MIN (n, roll_count_graveyard (&next)), 0, gain, roll_offer);
    }
}

/* Rerolls */

static void
offer_black_rerolls (RollChoice *self, const RollState *state, guint type, long double gain)
{
  if (type == ROLL_N_BLACK)
    {
      if (state->white_falling + state->black_falling > 0)
        roll_offer (self, state, gain);
      return;
    }
  for (guint n = 0; n <= state->black[type]; n++)
    {
      RollState next = *state;

      next.black[type] -= n;
      next.black_falling += n;
      offer_black_rerolls (self, &next, type + 1, gain);
    }
}

static void
offer_rerolls (RollChoice *self, const RollState *state, guint face, long double gain)
{
  if (face == ROLL_N_FACES)
    {
      offer_black_rerolls (self, state, 0, gain);
      return;
    }
  for (guint n = 0; n <= state->held[face]; n++)
    {
      RollState next = *state;

      next.held[face] -= n;
      next.white_falling += n;
      offer_rerolls (self, &next, face + 1, gain);
    }
}

static void
offer_scroll (RollChoice *self, guint unit)
{
  RollState next = self->state;
  long double gain = roll_use (self->search, &next, unit);

  offer_rerolls (self, &next, 0, gain);
}

/* Powers */

static void
offer_targets (RollChoice *self, const RollState *state)
{
  const RollHero *card = roll_get_card (state);
  guint least = self->search->position->is_two_exact ? card->n_targets : 1;
  guint8 targets[ROLL_N_MONSTERS];

  for (targets[0] = 0; targets[0] <= state->black[0]; targets[0]++)
    for (targets[1] = 0; targets[1] <= state->black[1]; targets[1]++)
      for (targets[2] = 0; targets[2] <= state->black[2]; targets[2]++)
        {
          guint n = roll_count (targets, 0, ROLL_N_MONSTERS);
          RollState next = *state;

          if (n < least || n > card->n_targets)
            continue;
          if (card->shot == ROLL_SHOT_CALL_GOBLINS && n != targets[ROLL_GOBLIN])
            continue;
          if (card->shot == ROLL_SHOT_RAISE_SKELETONS && n != targets[ROLL_SKELETON])
            continue;
          for (guint type = 0; type < ROLL_N_MONSTERS; type++)
            next.black[type] -= targets[type];
          if (card->shot == ROLL_SHOT_CHARM || card->shot == ROLL_SHOT_MESMERIZE)
            next.black[ROLL_POTION]++;
          if (card->shot == ROLL_SHOT_CALL_GOBLINS)
            next.held[ROLL_TEMP_THIEF] += n;
          if (card->shot == ROLL_SHOT_RAISE_SKELETONS)
            next.held[ROLL_TEMP_FIGHTER] += n;
          roll_offer (self, &next, 0);
        }
}

static void
intervene (RollChoice *self, const RollState *paid, long double gain)
{
  RollState next = *paid;
  guint n_revived = MIN (next.black[ROLL_POTION], roll_count_graveyard (&next));

  gain += roll_draw (self->search, &next, next.black[ROLL_CHEST]);
  memset (next.black, 0, sizeof next.black);
  next.lair = 0;
  roll_offer_revival (self, &next, n_revived, 0, gain, roll_offer_regroup);
}

static void
offer_intervention (RollChoice *self, const RollState *state)
{
  for (guint token = ROLL_FIRST_TOKEN; token < ROLL_N_HELD; token++)
    if (state->held[token] > 0)
      {
        RollState next = *state;
        long double gain = roll_use (self->search, &next, token);

        intervene (self, &next, gain);
      }
  if (state->n_drawn > 0)
    {
      RollState next = *state;

      next.n_drawn--;
      intervene (self, &next, -1);
    }
}

static void
offer_power (RollChoice *self)
{
  const RollHero *card = roll_get_card (&self->state);
  RollState next = self->state;

  if (!next.is_ready)
    return;
  next.is_ready = FALSE;
  switch (card->shot)
    {
    case ROLL_SHOT_FURY:
      memset (next.black, 0, sizeof next.black);
      next.lair = 0;
      roll_offer_regroup (self, &next, 0);
      break;
    case ROLL_SHOT_INTERVENTION:
      offer_intervention (self, &next);
      break;
    case ROLL_SHOT_BATTLECRY:
      next.lair += count_monsters (&next);
      memset (next.black, 0, ROLL_N_MONSTERS);
      if (next.lair > self->state.lair)
        roll_offer (self, &next, 0);
      break;
    case ROLL_SHOT_PRESENCE:
      next.phase = ROLL_PHASE_MONSTERS;
      offer_rerolls (self, &next, 0, 0);
      break;
    case ROLL_SHOT_SONG:
      next.lair = 0;
      if (self->state.lair > 0)
        roll_offer (self, &next, 0);
      break;
    case ROLL_SHOT_NONE:
    case ROLL_SHOT_UNIT:
      break;
    default:
      offer_targets (self, &next);
      break;
    }
}

/* Tokens with an effect of their own */

static void
offer_tokens (RollChoice *self)
{
  const RollState *state = &self->state;
  guint n_swept = roll_count (
      state->black, 0, self->search->position->is_bait_monsters ? ROLL_N_MONSTERS : ROLL_N_BLACK);
  RollState next = *state;
  long double gain;

  if (state->held[ROLL_RING] > 0 && state->lair > 0)
    {
      gain = roll_use (self->search, &next, ROLL_RING);
      next.lair = 0;
      roll_offer (self, &next, gain);
    }
  if (state->held[ROLL_BAIT] > 0 && n_swept > 0)
    {
      next = *state;
      gain = roll_use (self->search, &next, ROLL_BAIT);
      next.lair += n_swept;
      memset (next.black, 0,
              self->search->position->is_bait_monsters ? ROLL_N_MONSTERS : ROLL_N_BLACK);
      roll_offer (self, &next, gain);
    }
  if (state->held[ROLL_ELIXIR] > 0 && roll_count_graveyard (state) > 0)
    {
      next = *state;
      gain = roll_use (self->search, &next, ROLL_ELIXIR);
      roll_offer_revival (self, &next, 1, 0, gain, roll_offer);
    }
  if (state->held[ROLL_PORTAL] > 0 && self->search->is_for_points)
    self->best = MAX (self->best, (long double) state->level - 2);
}

/* Phases */

static void
offer_advance (RollChoice *self)
{
  RollState next = self->state;
  gboolean has_loot = next.black[ROLL_CHEST] + next.black[ROLL_POTION] > 0;

  if (count_monsters (&next) > 0)
    return;
  if (next.phase == ROLL_PHASE_MONSTERS && has_loot)
    {
      next.phase = ROLL_PHASE_LOOT;
      roll_offer (self, &next, 0);
      return;
    }
  memset (next.black, 0, sizeof next.black);
  next.phase = ROLL_PHASE_DRAGON;
  roll_offer (self, &next, 0);
}

static void
offer_units (RollChoice *self)
{
  gboolean is_loot = self->state.phase == ROLL_PHASE_LOOT
                     || (self->state.phase == ROLL_PHASE_MONSTERS && is_goblinish (&self->state));

  for (guint unit = 0; unit < ROLL_N_UNITS && !roll_is_certain (self); unit++)
    {
      if (!roll_has_unit (&self->state, unit))
        continue;
      if (self->state.phase == ROLL_PHASE_MONSTERS)
        offer_fights (self, unit);
      if (self->state.phase == ROLL_PHASE_MONSTERS
          && roll_get_own_face (self->state.hero, unit) == ROLL_SCROLL)
        offer_scroll (self, unit);
      if (is_loot)
        {
          offer_chests (self, unit);
          offer_potions (self, unit);
        }
    }
}

long double
roll_choose (RollOdds *self, const RollState *state)
{
  RollChoice choice = { .search = self, .state = *state, .best = 0 };

  if (state->phase == ROLL_PHASE_DRAGON && state->lair < 3)
    return roll_get_regroup (self, state);
  if (state->phase == ROLL_PHASE_DRAGON)
    slay (&choice, state, 0, 0, 0);
  else
    offer_advance (&choice);
  offer_units (&choice);
  offer_power (&choice);
  offer_tokens (&choice);
  return choice.best;
}
