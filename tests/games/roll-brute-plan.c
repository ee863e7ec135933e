/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cheapest plan, by trying all of them. What turns or removes single monsters comes first, then
 * the units one after the other, then what sweeps the rest away, then the dragon: any other order
 * of the same acts comes to the same. */

#include "roll-brute.h"

#include <string.h>

typedef struct
{
  guint8 held[BRUTE_N_HELD];
  guint8 used[BRUTE_N_USED];
  guint8 monsters[BRUTE_N_MONSTERS];
  guint n_potions;
  guint lair;
  gboolean is_ready;
} State;

typedef struct
{
  const BrutePosition *position;
  const BruteHero *card;
  guint n_needed;
  BrutePlan *best;
} Search;

/* Preference */

/* Everything that counts, the most important first; less is better. */
static guint
rank (const guint8 *used, BrutePowerUse power, int *keys)
{
  int power_used = used[BRUTE_POWER] + used[BRUTE_HERO];
  guint n = 0;

  keys[n++] = (int) brute_count (used, BRUTE_FIRST_TOKEN, BRUTE_N_HELD);
  if (power != BRUTE_POWER_SPEND)
    keys[n++] = power_used;
  keys[n++] = (int) brute_count (used, 0, BRUTE_N_FACES);
  keys[n++] = used[BRUTE_CHAMPION];
  keys[n++] = used[BRUTE_SCROLL];
  keys[n++] = used[BRUTE_THIEF];
  keys[n++] = used[BRUTE_TEMP_FIGHTER] + used[BRUTE_TEMP_THIEF];
  if (power == BRUTE_POWER_SPEND)
    keys[n++] = power_used;
  keys[n++] = -used[BRUTE_FIGHTER];
  keys[n++] = -used[BRUTE_CLERIC];
  for (guint token = BRUTE_FIRST_TOKEN; token < BRUTE_N_HELD; token++)
    keys[n++] = -used[token];
  keys[n++] = -used[BRUTE_TEMP_FIGHTER];
  return n;
}

static int
compare_used (const guint8 *a, const guint8 *b, BrutePowerUse power)
{
  int keys_a[BRUTE_N_USED + 8], keys_b[BRUTE_N_USED + 8];
  guint n = rank (a, power, keys_a);

  rank (b, power, keys_b);
  for (guint i = 0; i < n; i++)
    if (keys_a[i] != keys_b[i])
      return keys_a[i] - keys_b[i];
  return 0;
}

static void
accept (Search *self, const State *state, gboolean is_dragon_fought)
{
  BrutePlan *best = self->best;
  int order
      = !best->is_possible ? -1 : compare_used (state->used, best->used, self->position->power);

  if (order < 0)
    {
      best->is_possible = TRUE;
      memcpy (best->used, state->used, sizeof best->used);
      best->is_dragon_fought = is_dragon_fought;
    }
  else if (memcmp (best->used, state->used, sizeof best->used) == 0)
    best->is_dragon_fought = best->is_dragon_fought && is_dragon_fought;
}

static void
use (State *state, guint what)
{
  if (what == BRUTE_POWER || what == BRUTE_HERO)
    {
      g_assert_true (state->is_ready);
      state->is_ready = FALSE;
    }
  if (what != BRUTE_POWER)
    {
      g_assert_cmpuint (state->held[what], >, 0);
      state->held[what]--;
    }
  state->used[what]++;
}

/* Dragon */

/* Shows face after face, or leaves it out, each by any unit that is left. */
static void
slay (Search *self, const State *state, guint face, guint n_shown)
{
  if (n_shown == self->n_needed)
    {
      accept (self, state, TRUE);
      return;
    }
  if (face == BRUTE_SCROLL)
    return;
  slay (self, state, face + 1, n_shown);
  for (guint unit = 0; unit < BRUTE_N_UNITS; unit++)
    if (state->held[unit] > 0 && brute_get_readings (self->position->hero, unit) & 1u << face)
      {
        State next = *state;

        use (&next, unit);
        slay (self, &next, face + 1, n_shown + 1);
      }
}

/* One act that ends the level at once: a discarded token pays for it or nothing does. */
static void
sweep (Search *self, const State *state)
{
  State next = *state;

  if (!state->is_ready)
    return;
  if (self->card->shot == BRUTE_SHOT_FURY)
    {
      use (&next, BRUTE_POWER);
      accept (self, &next, FALSE);
    }
  for (guint token = BRUTE_FIRST_TOKEN; token < BRUTE_N_HELD; token++)
    if (self->card->shot == BRUTE_SHOT_INTERVENTION && state->held[token] > 0)
      {
        next = *state;
        use (&next, BRUTE_POWER);
        use (&next, token);
        accept (self, &next, FALSE);
      }
}

static void
face_dragon (Search *self, const State *state)
{
  State next = *state;

  if (state->lair < 3)
    {
      accept (self, state, FALSE);
      return;
    }
  sweep (self, state);
  if (state->held[BRUTE_RING] > 0)
    {
      use (&next, BRUTE_RING);
      accept (self, &next, FALSE);
    }
  if (state->is_ready && self->card->shot == BRUTE_SHOT_SONG)
    {
      next = *state;
      use (&next, BRUTE_POWER);
      accept (self, &next, FALSE);
    }
  slay (self, state, 0, 0);
}

/* Monsters */

static void
finish_monsters (Search *self, const State *state)
{
  guint n_monsters = brute_count (state->monsters, 0, BRUTE_N_MONSTERS);
  State next = *state;

  self->best->n_left = MIN (self->best->n_left, n_monsters);
  if (n_monsters == 0)
    {
      face_dragon (self, state);
      return;
    }
  sweep (self, state);
  if (state->held[BRUTE_BAIT] > 0)
    {
      self->best->n_left = 0;
      use (&next, BRUTE_BAIT);
      next.lair += n_monsters + (self->position->is_bait_monsters ? 0 : state->n_potions);
      face_dragon (self, &next);
    }
  if (state->is_ready && self->card->shot == BRUTE_SHOT_BATTLECRY)
    {
      self->best->n_left = 0;
      next = *state;
      use (&next, BRUTE_POWER);
      next.lair += n_monsters;
      face_dragon (self, &next);
    }
}

static void fight (Search *self, const State *state, guint unit);

/* One unit beats each of the groups it can. */
static void
fight_with (Search *self, const State *state, guint unit)
{
  guint8 group[BRUTE_N_MONSTERS];

  for (group[0] = 0; group[0] <= state->monsters[0]; group[0]++)
    for (group[1] = 0; group[1] <= state->monsters[1]; group[1]++)
      for (group[2] = 0; group[2] <= state->monsters[2]; group[2]++)
        if (brute_can_beat (self->position->hero, unit, group))
          {
            State next = *state;

            for (guint type = 0; type < BRUTE_N_MONSTERS; type++)
              next.monsters[type] -= group[type];
            use (&next, unit);
            fight (self, &next, unit);
          }
}

/* Unit after unit fights or stays out of it. */
static void
fight (Search *self, const State *state, guint unit)
{
  if (unit == BRUTE_N_UNITS || brute_count (state->monsters, 0, BRUTE_N_MONSTERS) == 0)
    {
      finish_monsters (self, state);
      return;
    }
  fight (self, state, unit + 1);
  if (state->held[unit] > 0)
    fight_with (self, state, unit);
}

/* Powers on single monsters */

static gboolean
is_target (const BruteHero *card, guint type)
{
  switch (card->shot)
    {
    case BRUTE_SHOT_CALL_GOBLINS:
      return type == BRUTE_GOBLIN;
    case BRUTE_SHOT_RAISE_SKELETONS:
      return type == BRUTE_SKELETON;
    default:
      return TRUE;
    }
}

static void
turn_targets (Search *self, const State *state, const guint8 *targets)
{
  guint n = brute_count (targets, 0, BRUTE_N_MONSTERS);
  State next = *state;

  use (&next, BRUTE_POWER);
  for (guint type = 0; type < BRUTE_N_MONSTERS; type++)
    next.monsters[type] -= targets[type];
  if (self->card->shot == BRUTE_SHOT_CHARM || self->card->shot == BRUTE_SHOT_MESMERIZE)
    next.n_potions++;
  else if (self->card->shot == BRUTE_SHOT_CALL_GOBLINS)
    next.held[BRUTE_TEMP_THIEF] += n;
  else if (self->card->shot == BRUTE_SHOT_RAISE_SKELETONS)
    next.held[BRUTE_TEMP_FIGHTER] += n;
  fight (self, &next, 0);
}

static void
try_targets (Search *self, const State *state)
{
  guint most = self->card->n_targets;
  guint least = self->position->is_two_exact ? most : MIN (most, 1);
  guint8 targets[BRUTE_N_MONSTERS];

  if (!state->is_ready || most == 0)
    return;
  for (targets[0] = 0; targets[0] <= state->monsters[0]; targets[0]++)
    for (targets[1] = 0; targets[1] <= state->monsters[1]; targets[1]++)
      for (targets[2] = 0; targets[2] <= state->monsters[2]; targets[2]++)
        {
          guint n = brute_count (targets, 0, BRUTE_N_MONSTERS);
          gboolean is_legal = least <= n && n <= most;

          for (guint type = 0; type < BRUTE_N_MONSTERS; type++)
            is_legal = is_legal && (targets[type] == 0 || is_target (self->card, type));
          if (is_legal)
            turn_targets (self, state, targets);
        }
}

static void
start (Search *self, const BrutePosition *position, BrutePlan *plan, State *state)
{
  memset (plan, 0, sizeof *plan);
  memset (state, 0, sizeof *state);
  self->position = position;
  self->card = &brute_heroes[position->hero];
  self->n_needed = position->hero == brute_find_hero ("dragon-slayer") ? 2 : 3;
  self->best = plan;
  memcpy (state->held, position->held, sizeof state->held);
  memcpy (state->monsters, position->black, sizeof state->monsters);
  state->lair = position->lair;
  state->is_ready = position->is_ready && position->power != BRUTE_POWER_NO;
  state->held[BRUTE_HERO] = state->is_ready && self->card->shot == BRUTE_SHOT_UNIT;
}

/* Answers the question `fight-plan`. */
void
brute_find_plan (const BrutePosition *position, BrutePlan *plan)
{
  Search self;
  State state;

  start (&self, position, plan, &state);
  plan->n_left = brute_count (state.monsters, 0, BRUTE_N_MONSTERS);
  fight (&self, &state, 0);
  try_targets (&self, &state);
  if (plan->is_possible)
    plan->n_left = 0;
  else
    plan->is_dragon_fought = plan->n_left == 0;
  plan->n_dice = brute_count (plan->used, 0, BRUTE_N_FACES);
  plan->n_tokens = brute_count (plan->used, BRUTE_FIRST_TOKEN, BRUTE_N_HELD);
  plan->is_power_used = plan->used[BRUTE_POWER] + plan->used[BRUTE_HERO] > 0;
}

/* Answers the question `dragon`. */
void
brute_find_slaying (const BrutePosition *position, BruteSlaying *slaying)
{
  BrutePosition asked = *position;
  BrutePlan plan;
  Search self;
  State state;

  memset (slaying, 0, sizeof *slaying);
  asked.power = BRUTE_POWER_SPARE;
  slaying->is_awake = position->lair >= 3;
  for (guint n = 1; n <= BRUTE_SCROLL; n++)
    {
      start (&self, &asked, &plan, &state);
      self.n_needed = n;
      slay (&self, &state, 0, 0);
      if (plan.is_possible)
        slaying->n_distinct = n;
    }
  start (&self, &asked, &plan, &state);
  slaying->n_needed = self.n_needed;
  slay (&self, &state, 0, 0);
  slaying->is_possible = plan.is_possible;
  memcpy (slaying->used, plan.used, sizeof slaying->used);
}
