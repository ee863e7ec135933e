/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What acts have in common: what they use up, what they bring, and the best of them. */

#include "roll-brute-play.h"

/* Counting */

guint
brute_count_graveyard (const BruteState *state)
{
  return BRUTE_N_DICE - brute_count (state->held, 0, BRUTE_N_FACES);
}

const BruteHero *
brute_get_card (const BruteState *state)
{
  return &brute_heroes[state->hero];
}

gboolean
brute_is_certain (const BruteChoice *self)
{
  return !self->search->is_for_points && self->best >= 1;
}

void
brute_offer (BruteChoice *self, const BruteState *next, long double gain)
{
  if (!brute_is_certain (self))
    self->best = MAX (self->best, gain + brute_get_value (self->search, next));
}

void
brute_offer_regroup (BruteChoice *self, const BruteState *next, long double gain)
{
  if (!brute_is_certain (self))
    self->best = MAX (self->best, gain + brute_get_regroup (self->search, next));
}

/* Using up */

/* What the points lose with a token: scales only lose more as the half of a pair. */
static long double
get_worth (const BruteOdds *self, const BruteState *state, guint token)
{
  if (!self->is_for_points)
    return 0;
  switch (token)
    {
    case BRUTE_PORTAL:
      return 2;
    case BRUTE_SCALES:
      return state->held[token] % 2 == 1 ? 1 : 3;
    default:
      return 1;
    }
}

gboolean
brute_has_unit (const BruteState *state, guint unit)
{
  if (unit == BRUTE_HERO)
    return state->is_ready && brute_get_card (state)->shot == BRUTE_SHOT_UNIT;
  return state->held[unit] > 0;
}

/* Takes a unit or token away; returns what that adds to the points. */
long double
brute_use (const BruteOdds *self, BruteState *state, guint what)
{
  long double gain = 0;

  if (what >= BRUTE_FIRST_TOKEN)
    gain = -get_worth (self, state, what);
  if (what == BRUTE_HERO)
    state->is_ready = FALSE;
  else
    state->held[what]--;
  return gain;
}

/* Effects */

/* Any faces for some dice from the graveyard, then on. */
void
brute_offer_revival (BruteChoice *self,
                     const BruteState *state,
                     guint n,
                     guint from,
                     long double gain,
                     void (*go_on) (BruteChoice *self, const BruteState *state, long double gain))
{
  if (n == 0)
    {
      go_on (self, state, gain);
      return;
    }
  for (guint face = from; face < BRUTE_N_FACES; face++)
    {
      BruteState next = *state;

      next.held[face]++;
      brute_offer_revival (self, &next, n - 1, face, gain, go_on);
    }
}

/* Whether a drawn token can ever pay for something. */
static gboolean
can_intervene (const BruteState *state)
{
  return brute_get_card (state)->shot == BRUTE_SHOT_INTERVENTION
         || (brute_is_novice (state->hero)
             && brute_heroes[state->hero + 1].shot == BRUTE_SHOT_INTERVENTION);
}

/* Tokens from the chest: each is worth a point; where points are sought it stays unnamed. */
long double
brute_draw (const BruteOdds *self, BruteState *state, guint n)
{
  if (!self->is_for_points)
    {
      state->tokens_coming += n;
      return 0;
    }
  if (can_intervene (state))
    state->n_drawn += n;
  return n;
}
