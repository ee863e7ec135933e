/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes first if it is disputed: R «Порядок действий», p. 18, 19. */

#include "config.h"

#include "dungeoneer-spend.h"

/* Boons and the abilities of heroes are of one rank. */
static const guint8 effect_ranks[DUNGEONEER_N_EFFECTS] = {
  [EFFECT_BOON] = 1,     [EFFECT_ABILITY] = 1,   [EFFECT_TREASURE] = 2, [EFFECT_BANE] = 3,
  [EFFECT_EXIT] = 4,     [EFFECT_AP] = 5,        [EFFECT_ENTRY] = 6,    [EFFECT_POINTS] = 7,
  [EFFECT_LOCATION] = 8, [EFFECT_ENCOUNTER] = 9, [EFFECT_ATTACK] = 10,  [EFFECT_COUNTER] = 11,
  [EFFECT_QUEST] = 12,   [EFFECT_PASS] = 13,
};

/* Where it belongs: what cannot be paid yet follows the points, in the order of the ranks. */
static guint
get_key (DungeoneerEffect effect, guint32 waiting)
{
  guint rank = effect_ranks[effect];

  if ((waiting & 1u << effect) && rank < effect_ranks[EFFECT_POINTS])
    return effect_ranks[EFFECT_POINTS] * 16u + rank;
  return rank * 16;
}

/**
 * dungeoneer_sort_effects:
 * @effects: (inout) (array length=n_effects): the effects
 * @n_effects: how many there are, up to %DUNGEONEER_MAX_EFFECTS
 * @waiting: set of the effects that cannot be paid before the points have come
 * @ranks: (out) (array length=n_effects): the ranks, in the new order
 *
 * Puts effects into the order in which they are applied; equal ones keep theirs.
 *
 * Returns: whether two of them come at the same time, so that the order between them is open
 */
gboolean
dungeoneer_sort_effects (guint8 *effects, guint n_effects, guint32 waiting, guint8 *ranks)
{
  gboolean is_tied = FALSE;

  for (guint i = 1; i < n_effects; i++)
    {
      guint8 effect = effects[i];
      guint place = i;

      for (; place > 0 && get_key (effects[place - 1], waiting) > get_key (effect, waiting);
           place--)
        effects[place] = effects[place - 1];
      effects[place] = effect;
    }
  for (guint i = 0; i < n_effects; i++)
    {
      ranks[i] = effect_ranks[effects[i]];
      if (i > 0 && get_key (effects[i - 1], waiting) == get_key (effects[i], waiting))
        is_tied = TRUE;
    }
  return is_tied;
}
