/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every legal act of a phase. */

#include "roll-brute-play.h"

#include <string.h>

static guint
count_monsters (const BruteState *state)
{
  return brute_count (state->black, 0, BRUTE_N_MONSTERS);
}

static gboolean
is_goblinish (const BruteState *state)
{
  return brute_get_card (state)->shot == BRUTE_SHOT_CALL_GOBLINS;
}

/* Dragon */

static void
slay (BruteChoice *self, const BruteState *state, guint face, guint n_shown, long double gain)
{
  guint needed = state->hero == brute_find_hero ("dragon-slayer") ? 2 : 3;
  BruteState next = *state;

  if (n_shown == needed)
    {
      next.lair = 0;
      gain += brute_draw (self->search, &next, 1) + (self->search->is_for_points ? 1 : 0);
      if (next.xp_missing > 0 && --next.xp_missing == 0)
        next.hero++;
      brute_offer_regroup (self, &next, gain);
      return;
    }
  if (face == BRUTE_SCROLL)
    return;
  slay (self, state, face + 1, n_shown, gain);
  for (guint unit = 0; unit < BRUTE_N_UNITS; unit++)
    if (brute_has_unit (state, unit) && brute_get_readings (state->hero, unit) & 1u << face)
      {
        next = *state;
        slay (self, &next, face + 1, n_shown + 1, gain + brute_use (self->search, &next, unit));
      }
}

/* Acts of single units */

static void
offer_fights (BruteChoice *self, guint unit)
{
  const BruteState *state = &self->state;
  guint8 group[BRUTE_N_MONSTERS];

  for (group[0] = 0; group[0] <= state->black[0]; group[0]++)
    for (group[1] = 0; group[1] <= state->black[1]; group[1]++)
      for (group[2] = 0; group[2] <= state->black[2]; group[2]++)
        if (brute_can_beat (state->hero, unit, group))
          {
            BruteState next = *state;
            long double gain = brute_use (self->search, &next, unit);

            for (guint type = 0; type < BRUTE_N_MONSTERS; type++)
              next.black[type] -= group[type];
            brute_offer (self, &next, gain);
          }
}

static void
offer_chests (BruteChoice *self, guint unit)
{
  guint readings = brute_get_readings (self->state.hero, unit);
  guint most = readings & (1u << BRUTE_THIEF | 1u << BRUTE_CHAMPION) ? BRUTE_N_DICE
               : brute_is_companion (self->state.hero, unit)         ? 1
                                                                     : 0;

  for (guint n = 1; n <= MIN (most, self->state.black[BRUTE_CHEST]); n++)
    {
      BruteState next = self->state;
      long double gain = brute_use (self->search, &next, unit);

      next.black[BRUTE_CHEST] -= n;
      gain += brute_draw (self->search, &next, n);
      brute_offer (self, &next, gain);
    }
}

static void
offer_potions (BruteChoice *self, guint unit)
{
  for (guint n = 1; n <= self->state.black[BRUTE_POTION]; n++)
    {
      BruteState next = self->state;
      long double gain = brute_use (self->search, &next, unit);

      next.black[BRUTE_POTION] -= n;
      brute_offer_revival (self, &next, MIN (n, brute_count_graveyard (&next)), 0, gain,
                           brute_offer);
    }
}

/* Rerolls */

static void
offer_black_rerolls (BruteChoice *self, const BruteState *state, guint type, long double gain)
{
  if (type == BRUTE_N_BLACK)
    {
      if (state->white_falling + state->black_falling > 0)
        brute_offer (self, state, gain);
      return;
    }
  for (guint n = 0; n <= state->black[type]; n++)
    {
      BruteState next = *state;

      next.black[type] -= n;
      next.black_falling += n;
      offer_black_rerolls (self, &next, type + 1, gain);
    }
}

static void
offer_rerolls (BruteChoice *self, const BruteState *state, guint face, long double gain)
{
  if (face == BRUTE_N_FACES)
    {
      offer_black_rerolls (self, state, 0, gain);
      return;
    }
  for (guint n = 0; n <= state->held[face]; n++)
    {
      BruteState next = *state;

      next.held[face] -= n;
      next.white_falling += n;
      offer_rerolls (self, &next, face + 1, gain);
    }
}

static void
offer_scroll (BruteChoice *self, guint unit)
{
  BruteState next = self->state;
  long double gain = brute_use (self->search, &next, unit);

  offer_rerolls (self, &next, 0, gain);
}

/* Powers */

static void
offer_targets (BruteChoice *self, const BruteState *state)
{
  const BruteHero *card = brute_get_card (state);
  guint least = self->search->position->is_two_exact ? card->n_targets : 1;
  guint8 targets[BRUTE_N_MONSTERS];

  for (targets[0] = 0; targets[0] <= state->black[0]; targets[0]++)
    for (targets[1] = 0; targets[1] <= state->black[1]; targets[1]++)
      for (targets[2] = 0; targets[2] <= state->black[2]; targets[2]++)
        {
          guint n = brute_count (targets, 0, BRUTE_N_MONSTERS);
          BruteState next = *state;

          if (n < least || n > card->n_targets)
            continue;
          if (card->shot == BRUTE_SHOT_CALL_GOBLINS && n != targets[BRUTE_GOBLIN])
            continue;
          if (card->shot == BRUTE_SHOT_RAISE_SKELETONS && n != targets[BRUTE_SKELETON])
            continue;
          for (guint type = 0; type < BRUTE_N_MONSTERS; type++)
            next.black[type] -= targets[type];
          if (card->shot == BRUTE_SHOT_CHARM || card->shot == BRUTE_SHOT_MESMERIZE)
            next.black[BRUTE_POTION]++;
          if (card->shot == BRUTE_SHOT_CALL_GOBLINS)
            next.held[BRUTE_TEMP_THIEF] += n;
          if (card->shot == BRUTE_SHOT_RAISE_SKELETONS)
            next.held[BRUTE_TEMP_FIGHTER] += n;
          brute_offer (self, &next, 0);
        }
}

static void
intervene (BruteChoice *self, const BruteState *paid, long double gain)
{
  BruteState next = *paid;
  guint n_revived = MIN (next.black[BRUTE_POTION], brute_count_graveyard (&next));

  gain += brute_draw (self->search, &next, next.black[BRUTE_CHEST]);
  memset (next.black, 0, sizeof next.black);
  next.lair = 0;
  brute_offer_revival (self, &next, n_revived, 0, gain, brute_offer_regroup);
}

static void
offer_intervention (BruteChoice *self, const BruteState *state)
{
  for (guint token = BRUTE_FIRST_TOKEN; token < BRUTE_N_HELD; token++)
    if (state->held[token] > 0)
      {
        BruteState next = *state;
        long double gain = brute_use (self->search, &next, token);

        intervene (self, &next, gain);
      }
  if (state->n_drawn > 0)
    {
      BruteState next = *state;

      next.n_drawn--;
      intervene (self, &next, -1);
    }
}

static void
offer_power (BruteChoice *self)
{
  const BruteHero *card = brute_get_card (&self->state);
  BruteState next = self->state;

  if (!next.is_ready)
    return;
  next.is_ready = FALSE;
  switch (card->shot)
    {
    case BRUTE_SHOT_FURY:
      memset (next.black, 0, sizeof next.black);
      next.lair = 0;
      brute_offer_regroup (self, &next, 0);
      break;
    case BRUTE_SHOT_INTERVENTION:
      offer_intervention (self, &next);
      break;
    case BRUTE_SHOT_BATTLECRY:
      next.lair += count_monsters (&next);
      memset (next.black, 0, BRUTE_N_MONSTERS);
      if (next.lair > self->state.lair)
        brute_offer (self, &next, 0);
      break;
    case BRUTE_SHOT_PRESENCE:
      next.phase = BRUTE_PHASE_MONSTERS;
      offer_rerolls (self, &next, 0, 0);
      break;
    case BRUTE_SHOT_SONG:
      next.lair = 0;
      if (self->state.lair > 0)
        brute_offer (self, &next, 0);
      break;
    case BRUTE_SHOT_NONE:
    case BRUTE_SHOT_UNIT:
      break;
    default:
      offer_targets (self, &next);
      break;
    }
}

/* Tokens with an effect of their own */

static void
offer_tokens (BruteChoice *self)
{
  const BruteState *state = &self->state;
  guint n_swept = brute_count (
      state->black, 0, self->search->position->is_bait_monsters ? BRUTE_N_MONSTERS : BRUTE_N_BLACK);
  BruteState next = *state;
  long double gain;

  if (state->held[BRUTE_RING] > 0 && state->lair > 0)
    {
      gain = brute_use (self->search, &next, BRUTE_RING);
      next.lair = 0;
      brute_offer (self, &next, gain);
    }
  if (state->held[BRUTE_BAIT] > 0 && n_swept > 0)
    {
      next = *state;
      gain = brute_use (self->search, &next, BRUTE_BAIT);
      next.lair += n_swept;
      memset (next.black, 0,
              self->search->position->is_bait_monsters ? BRUTE_N_MONSTERS : BRUTE_N_BLACK);
      brute_offer (self, &next, gain);
    }
  if (state->held[BRUTE_ELIXIR] > 0 && brute_count_graveyard (state) > 0)
    {
      next = *state;
      gain = brute_use (self->search, &next, BRUTE_ELIXIR);
      brute_offer_revival (self, &next, 1, 0, gain, brute_offer);
    }
  if (state->held[BRUTE_PORTAL] > 0 && self->search->is_for_points)
    self->best = MAX (self->best, (long double) state->level - 2);
}

/* Phases */

static void
offer_advance (BruteChoice *self)
{
  BruteState next = self->state;
  gboolean has_loot = next.black[BRUTE_CHEST] + next.black[BRUTE_POTION] > 0;

  if (count_monsters (&next) > 0)
    return;
  if (next.phase == BRUTE_PHASE_MONSTERS && has_loot)
    {
      next.phase = BRUTE_PHASE_LOOT;
      brute_offer (self, &next, 0);
      return;
    }
  memset (next.black, 0, sizeof next.black);
  next.phase = BRUTE_PHASE_DRAGON;
  brute_offer (self, &next, 0);
}

static void
offer_units (BruteChoice *self)
{
  gboolean is_loot = self->state.phase == BRUTE_PHASE_LOOT
                     || (self->state.phase == BRUTE_PHASE_MONSTERS && is_goblinish (&self->state));

  for (guint unit = 0; unit < BRUTE_N_UNITS && !brute_is_certain (self); unit++)
    {
      if (!brute_has_unit (&self->state, unit))
        continue;
      if (self->state.phase == BRUTE_PHASE_MONSTERS)
        offer_fights (self, unit);
      if (self->state.phase == BRUTE_PHASE_MONSTERS
          && brute_get_own_face (self->state.hero, unit) == BRUTE_SCROLL)
        offer_scroll (self, unit);
      if (is_loot)
        {
          offer_chests (self, unit);
          offer_potions (self, unit);
        }
    }
}

long double
brute_choose (BruteOdds *self, const BruteState *state)
{
  BruteChoice choice = { .search = self, .state = *state, .best = 0 };

  if (state->phase == BRUTE_PHASE_DRAGON && state->lair < 3)
    return brute_get_regroup (self, state);
  if (state->phase == BRUTE_PHASE_DRAGON)
    slay (&choice, state, 0, 0, 0);
  else
    offer_advance (&choice);
  offer_units (&choice);
  offer_power (&choice);
  offer_tokens (&choice);
  return choice.best;
}
