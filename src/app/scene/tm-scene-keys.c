/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-scene-keys.h"

static gboolean
is_turn (const TmStage *stage, int seat)
{
  for (guint i = tm_stage_get (stage, 0)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_SEAT && part->seat == seat)
        return tm_part_is (part, TM_STATE_TURN);
    }
  return FALSE;
}

/* Several seats may have a card with the same key: the higher the rank, the nearer it is. */
static int
rank_key (const TmStage *stage, const TmPart *part, int focused_seat)
{
  if (part->seat == focused_seat && focused_seat != TM_NO_SEAT)
    return 3;
  if (part->seat == TM_NO_SEAT)
    return 1;
  return is_turn (stage, part->seat) ? 2 : 0;
}

/**
 * tm_scene_keys_find:
 * @stage: a stage
 * @key: a key, as a Unicode character
 * @focused_seat: the seat that has the focus; %TM_NO_SEAT: none
 *
 * Finds what bears a key and makes an offer: of the seat that has the focus, else of one whose turn
 * it is, else of nobody in particular, else of any seat.
 *
 * Returns: (transfer none) (nullable): the part; %NULL: nothing bears the key
 */
const TmPart *
tm_scene_keys_find (const TmStage *stage, gunichar key, int focused_seat)
{
  const TmPart *best = NULL;

  g_return_val_if_fail (stage != NULL, NULL);
  for (guint i = 1; i < tm_stage_get_n_parts (stage); i++)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->offer < 0 || part->key != key)
        continue;
      if (best == NULL
          || rank_key (stage, part, focused_seat) > rank_key (stage, best, focused_seat))
        best = part;
    }
  return best;
}
