/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What acts have in common: what they use up, what they bring, and the best of them. */

#include "roll-brute-play.h"

/* Counting */

guint
roll_count_graveyard (const RollState *state)
{
  return ROLL_N_DICE - roll_count (state->held, 0, ROLL_N_FACES);
}

const RollHero *
roll_get_card (const RollState *state)
{
  return &roll_heroes[state->hero];
}

gboolean
roll_is_certain (const RollChoice *self)
{
  return !self->search->is_for_points && self->best >= 1;
}

void
roll_offer (RollChoice *self, const RollState *next, long double gain)
{
  if (!roll_is_certain (self))
    self->best = MAX (self->best, gain + roll_get_value (self->search, next));
}

void
roll_offer_regroup (RollChoice *self, const RollState *next, long double gain)
{
  if (!roll_is_certain (self))
    self->best = MAX (self->best, gain + roll_get_regroup (self->search, next));
}

/* Using up */

/* What the points lose with a token: scales only lose more as the half of a pair. */
static long double
get_worth (const RollOdds *self, const RollState *state, guint token)
{
  if (!self->is_for_points)
    return 0;
  switch (token)
    {
    case ROLL_PORTAL:
      return 2;
    case ROLL_SCALES:
      return state->held[token] % 2 == 1 ? 1 : 3;
    default:
      return 1;
    }
}

gboolean
roll_has_unit (const RollState *state, guint unit)
{
  if (unit == ROLL_HERO)
    return state->is_ready && roll_get_card (state)->shot == ROLL_SHOT_UNIT;
  return state->held[unit] > 0;
}

/* Takes a unit or token away; returns what that adds to the points. */
long double
roll_use (const RollOdds *self, RollState *state, guint what)
{
  long double gain = 0;

  if (what >= ROLL_FIRST_TOKEN)
    gain = -get_worth (self, state, what);
  if (what == ROLL_HERO)
    state->is_ready = FALSE;
  else
    state->held[what]--;
  return gain;
}

/* Effects */

/* Any faces for some dice from the graveyard, then on. */
void
roll_offer_revival (RollChoice *self,
                    const RollState *state,
                    guint n,
                    guint from,
                    long double gain,
                    void (*go_on) (RollChoice *self, const RollState *state, long double gain))
{
  if (n == 0)
    {
      go_on (self, state, gain);
      return;
    }
  for (guint face = from; face < ROLL_N_FACES; face++)
    {
      RollState next = *state;

      next.held[face]++;
      roll_offer_revival (self, &next, n - 1, face, gain, go_on);
    }
}

/* Whether a drawn token can ever pay for something. */
static gboolean
can_intervene (const RollState *state)
{
  return roll_get_card (state)->shot == ROLL_SHOT_INTERVENTION
         || (roll_is_novice (state->hero)
             && roll_heroes[state->hero + 1].shot == ROLL_SHOT_INTERVENTION);
}

/* Tokens from the chest: each is worth a point; where points are sought it stays unnamed. */
long double
roll_draw (const RollOdds *self, RollState *state, guint n)
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
