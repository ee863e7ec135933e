/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice and tokens fall one after the other, so every chance is a mean over six faces or over what
 * the chest holds. What was found out about a situation is written down under everything that makes
 * it up; nothing else is clever here. */

#include "roll-brute-play.h"

#include <string.h>

typedef struct
{
  BruteState state;
  long double value;
} Entry;

/* Rest here, or the next level. */
long double
brute_get_regroup (BruteOdds *self, const BruteState *state)
{
  BruteState next = *state;

  if (!self->is_for_points)
    return 1;
  if (state->level == 10 || state->horizon == 0)
    return state->level;
  next.held[BRUTE_TEMP_FIGHTER] = next.held[BRUTE_TEMP_THIEF] = 0;
  next.level++;
  next.horizon--;
  next.phase = BRUTE_PHASE_MONSTERS;
  next.black_falling = MIN (next.level, BRUTE_N_DICE - next.lair);
  return MAX ((long double) state->level, brute_get_value (self, &next));
}

/* Chance */

static long double
let_white_fall (BruteOdds *self, const BruteState *state)
{
  long double sum = 0;

  for (guint face = 0; face < BRUTE_N_FACES; face++)
    {
      BruteState next = *state;

      next.white_falling--;
      next.held[face]++;
      sum += brute_get_value (self, &next);
    }
  return sum / 6;
}

static long double
let_black_fall (BruteOdds *self, const BruteState *state)
{
  long double sum = 0;

  for (guint face = 0; face <= BRUTE_N_BLACK; face++)
    {
      BruteState next = *state;

      next.black_falling--;
      if (face == BRUTE_N_BLACK)
        next.lair++;
      else
        next.black[face]++;
      sum += brute_get_value (self, &next);
    }
  return sum / 6;
}

static long double
let_token_come (BruteOdds *self, const BruteState *state)
{
  guint left[BRUTE_N_TOKENS];
  guint n_left = 0;
  long double sum = 0;

  for (guint i = 0; i < BRUTE_N_TOKENS; i++)
    {
      left[i] = brute_token_copies[i] - state->held[BRUTE_FIRST_TOKEN + i] - self->position->out[i];
      n_left += left[i];
    }
  for (guint i = 0; i < BRUTE_N_TOKENS; i++)
    {
      BruteState next = *state;

      next.tokens_coming--;
      next.held[BRUTE_FIRST_TOKEN + i]++;
      if (left[i] > 0)
        sum += left[i] * brute_get_value (self, &next) / n_left;
    }
  if (n_left == 0)
    {
      BruteState next = *state;

      next.tokens_coming = 0;
      return brute_get_value (self, &next);
    }
  return sum;
}

static long double
work_out (BruteOdds *self, const BruteState *state)
{
  if (state->white_falling > 0)
    return let_white_fall (self, state);
  if (state->black_falling > 0)
    return let_black_fall (self, state);
  if (state->tokens_coming > 0)
    return let_token_come (self, state);
  return brute_choose (self, state);
}

/* Table */

static guint
entry_hash (gconstpointer data)
{
  const guint8 *bytes = data;
  guint hash = 2166136261u;

  for (gsize i = 0; i < sizeof (BruteState); i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static gboolean
entry_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (BruteState)) == 0;
}

long double
brute_get_value (BruteOdds *self, const BruteState *state)
{
  Entry *entry;

  if (self->table == NULL)
    return work_out (self, state);
  entry = g_hash_table_lookup (self->table, state);
  if (entry == NULL)
    {
      long double value = work_out (self, state);

      entry = g_new (Entry, 1);
      entry->state = *state;
      entry->value = value;
      g_hash_table_add (self->table, entry);
    }
  return entry->value;
}

static long double
solve (BruteOdds *self, const BruteState *state, BruteSearch *search)
{
  long double value;

  self->table = search->is_table_kept
                    ? g_hash_table_new_full (entry_hash, entry_equal, g_free, NULL)
                    : NULL;
  value = brute_get_value (self, state);
  search->n_states = self->table != NULL ? g_hash_table_size (self->table) : 0;
  g_clear_pointer (&self->table, g_hash_table_unref);
  return value;
}

static void
start (BruteOdds *self, const BrutePosition *position, gboolean is_for_points, BruteState *state)
{
  memset (self, 0, sizeof *self);
  memset (state, 0, sizeof *state);
  self->position = position;
  self->is_for_points = is_for_points;
  memcpy (state->held, position->held, sizeof state->held);
  state->lair = position->lair;
  state->hero = position->hero;
  state->is_ready = position->is_ready;
}

/* Answers the question `odds-clear`. */
long double
brute_get_chance (const BrutePosition *position, BruteSearch *search)
{
  BruteOdds self;
  BruteState state;

  start (&self, position, FALSE, &state);
  memcpy (state.black, position->black, sizeof state.black);
  state.phase = position->phase;
  if (!position->is_rolled)
    state.black_falling = MIN (position->level, BRUTE_N_DICE - position->lair);
  return solve (&self, &state, search);
}

/* Answers `continue` of the question `advice`. */
long double
brute_get_points (const BrutePosition *position, BruteSearch *search)
{
  BruteOdds self;
  BruteState state;

  start (&self, position, TRUE, &state);
  if (brute_is_novice (position->hero))
    state.xp_missing = position->xp < 4 ? 5 - position->xp : 1;
  state.level = position->level + 1;
  g_assert_cmpuint (position->horizon, >, 0);
  state.horizon = position->horizon - 1;
  state.black_falling = MIN (state.level, BRUTE_N_DICE - position->lair);
  return solve (&self, &state, search);
}
