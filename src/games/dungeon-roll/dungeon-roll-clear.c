/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chance to get through a level. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-clear.h"
#include "dungeon-roll-odds.h"
#include "dungeon-roll-private.h"

/* Scales and portals are of no use here but as a price, so one kind stands for both. */
static void
merge_useless (guint8 tokens[ROLL_N_TOKENS])
{
  tokens[TOKEN_SCALES] += tokens[TOKEN_PORTAL];
  tokens[TOKEN_PORTAL] = 0;
}

static void
fill_key (RollLayerKey *key, const RollChanceOf *of)
{
  const RollPosition *position = &of->position;
  gboolean is_monsters = of->phase == PHASE_MONSTERS || !of->is_rolled
                         || roll_position_count_monsters (position) > 0;

  memset (key, 0, sizeof *key);
  key->stage = is_monsters ? STAGE_REROLL : of->phase == PHASE_LOOT ? STAGE_LOOT : STAGE_DRAGON;
  key->is_ready = position->is_ready && position->hero != HERO_NONE;
  memcpy (key->temporary, position->temporary, sizeof key->temporary);
  memcpy (key->tokens, position->tokens, sizeof key->tokens);
  merge_useless (key->tokens);
}

static guint
find_black (const RollSets *sets, const RollChanceOf *of, const RollLayerKey *key)
{
  guint8 counts[ROLL_N_FACES] = { 0 };

  if (key->stage != STAGE_DRAGON)
    memcpy (counts, of->position.level, ROLL_N_LEVEL_FACES);
  counts[FACE_DRAGON] = of->position.lair;
  return roll_sets_find (sets, counts);
}

/* Works on the tables of a task. Returns whether that is all: not if they grow too large. */
static gboolean
work_out (const RollTask *task,
          const RollChanceOf *of,
          const gint *stop,
          gboolean *was_kept,
          RollClear *clear)
{
  RollSearch *search = roll_search_open (task, stop);
  gboolean is_over;
  RollLayerKey key;
  RollLayer *layer;
  guint party;

  fill_key (&key, of);
  layer = roll_search_get_layer (search, &key);
  party = roll_sets_find (&search->sets, of->position.party);
  search->least_lair = of->position.lair;
  clear->probability
      = of->is_rolled ? roll_get_value (search, layer, party, find_black (&search->sets, of, &key))
                      : roll_get_level (search, layer, party, of->position.lair, clear->n_dice);
  clear->probability = CLAMP (clear->probability, 0, 1);
  clear->n_states = search->n_entries;
  clear->is_stopped = search->is_stopped;
  /* It cannot be higher than certain. */
  clear->is_exact = !task->is_unnamed || clear->probability >= 1;
  is_over = roll_search_is_over (search);
  *was_kept = search->was_kept;
  roll_search_close (search);
  return !is_over;
}

static guint
count_dice (const RollChanceOf *of)
{
  const RollPosition *position = &of->position;
  guint n_used = position->lair + position->temporary[0] + position->temporary[1];

  if (of->is_rolled)
    return roll_position_count_level (position);
  return MIN (roll_count_dice (of->level, position->lair), ROLL_N_DICE - MIN (n_used, ROLL_N_DICE));
}

/**
 * roll_find_clear:
 * @of: the level
 * @rules: the readings of the open points
 * @stop: (nullable): set, with g_atomic_int_set(), when nobody waits for the answer any more
 * @clear: (out): the chance
 *
 * Finds the largest chance to reach the regroup phase of a level: all monsters gone, the dragon slain
 * or fewer than three dice in the lair. Fleeing and the portal are failures, there is no level-up
 * inside the level, and an empty chest gives nothing.
 *
 * All rolls, rerolls and draws to come are weighed, and every decision is the best. The number is
 * exact unless the tables would grow beyond %ROLL_MOST_ENTRIES; tokens drawn are then not told apart,
 * only pay for Divine Intervention, and it is a lower bound.
 */
void
roll_find_clear (const RollChanceOf *of, const RollRules *rules, const gint *stop, RollClear *clear)
{
  gboolean was_kept;
  RollTask task;

  memset (&task, 0, sizeof task);
  task.hero = of->position.hero;
  task.rules = *rules;
  memcpy (task.out, of->out, ROLL_N_TOKENS);
  merge_useless (task.out);
  *clear = (RollClear) { .n_dice = count_dice (of) };
  /* The second attempt is without what other questions have left in the tables. */
  if (work_out (&task, of, stop, &was_kept, clear)
      || (was_kept && work_out (&task, of, stop, &was_kept, clear)))
    return;
  task.is_unnamed = TRUE;
  memset (task.out, 0, sizeof task.out);
  work_out (&task, of, stop, &was_kept, clear);
}
