/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-chance.h"

/**
 * tm_chance_draw:
 * @self: the chance of a tool
 * @error: return location for a #GError of the domain %TM_RANDOM_ERROR
 *
 * Begins a new draw.
 *
 * Returns: (transfer none) (nullable): what to draw from; %NULL if the system gave no randomness
 */
TmRandom *
tm_chance_draw (TmChance *self, GError **error)
{
  if (self->n_draws == 0 && !tm_random_init_fresh (&self->random, "", error))
    return NULL;

  tm_random_begin_draw (&self->random, ++self->n_draws);

  return &self->random;
}
