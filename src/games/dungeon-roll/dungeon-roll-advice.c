/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rest, or go on to the next level. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-advice.h"
#include "dungeon-roll-odds.h"
#include "dungeon-roll-private.h"
#include "tm-memo.h"

#define MOST_SPENT 4
#define KEY_NAME "dungeon-roll points"

/* Under what the points of going on are kept. */
typedef struct
{
  char name[24];
  RollTask task;
  RollLayerKey layer;
  guint8 party[ROLL_N_PARTY_FACES];
  guint8 lair;
} MemoKey;

/* What is kept: the readings of most open points make no difference to it, and the tables are too large
 * to be kept for all of them. */
typedef struct
{
  double go_on;
  guint horizon;
  guint64 n_states;
} Points;

/* Which tokens may be spent first; the scales pay for Divine Intervention alone. */
static const guint8 priority[] = {
  TOKEN_PORTAL, TOKEN_RING,    TOKEN_BAIT,     TOKEN_ELIXIR, TOKEN_SCROLL,
  TOKEN_TOOLS,  TOKEN_SCEPTRE, TOKEN_TALISMAN, TOKEN_SWORD,  TOKEN_SCALES,
};

static gboolean
is_paladin (int hero)
{
  return hero == HERO_CRUSADER || hero == HERO_PALADIN;
}

/* Scales go in or out all together, as what one is worth depends on their number. */
static void
choose_tokens (const RollPosition *position, guint8 tokens[ROLL_N_TOKENS])
{
  guint n_left = MOST_SPENT;

  memset (tokens, 0, ROLL_N_TOKENS);
  for (guint i = 0; i < G_N_ELEMENTS (priority) && n_left > 0; i++)
    {
      guint kind = priority[i];

      if (kind == TOKEN_SCALES)
        {
          if (is_paladin (position->hero) && position->is_ready)
            tokens[kind] = position->tokens[kind];
          continue;
        }
      tokens[kind] = MIN (position->tokens[kind], n_left);
      n_left -= tokens[kind];
    }
}

static void
fill_key (RollLayerKey *key, const RollPosition *position, guint xp, guint level)
{
  memset (key, 0, sizeof *key);
  key->stage = STAGE_REROLL;
  key->level = level;
  key->is_ready = position->is_ready && position->hero != HERO_NONE;
  if (position->hero != HERO_NONE && !roll_is_master (position->hero))
    key->xp_missing = xp + 1 < ROLL_LEVEL_UP ? ROLL_LEVEL_UP - xp : 1;
  choose_tokens (position, key->tokens);
}

/* Works on the tables of a task. Returns whether that is all: not if they grow too large. */
static gboolean
work_out (const RollTask *task,
          const RollLayerKey *key,
          const RollPosition *position,
          const gint *stop,
          gboolean *was_kept,
          RollAdvice *advice)
{
  RollSearch *search = roll_search_open (task, stop);
  RollLayer *layer = roll_search_get_layer (search, key);
  gboolean is_over;
  double go_on;

  search->least_lair = task->last_level == key->level + 1 ? position->lair : 0;
  go_on = roll_get_deeper (search, layer, roll_sets_find (&search->sets, position->party),
                           position->lair);
  is_over = roll_search_is_over (search);
  if (!is_over)
    {
      advice->go_on = go_on;
      advice->horizon = task->last_level - key->level;
      advice->n_states = search->n_entries;
    }
  advice->is_stopped = search->is_stopped;
  *was_kept = search->was_kept;
  roll_search_close (search);
  return !is_over;
}

/* The second attempt is without what other questions have left in the tables. */
static gboolean
look_to (RollTask *task,
         guint last_level,
         const RollLayerKey *key,
         const RollPosition *position,
         const gint *stop,
         RollAdvice *advice)
{
  gboolean was_kept;

  task->last_level = (gint32) last_level;
  return work_out (task, key, position, stop, &was_kept, advice)
         || (was_kept && work_out (task, key, position, stop, &was_kept, advice));
}

/* If that is too far, as far as it goes: to rest earlier is never too large. */
static void
work_points_out (RollTask *task,
                 guint last_level,
                 const RollLayerKey *key,
                 const RollPosition *position,
                 const gint *stop,
                 RollAdvice *advice)
{
  guint nearer = key->level + 1u;

  if (look_to (task, last_level, key, position, stop, advice))
    return;
  while (nearer < last_level && !advice->is_stopped
         && look_to (task, nearer, key, position, stop, advice))
    nearer++;
}

/* Tokens that are drawn are not told apart: readings about those that are not there make no difference. */
static void
drop_idle_readings (RollRules *rules, const RollLayerKey *key)
{
  rules->return_after = FALSE;
  rules->bait_monsters &= key->tokens[TOKEN_BAIT] > 0;
  rules->ring_awake &= key->tokens[TOKEN_RING] > 0;
}

static void
make_memo_key (MemoKey *self,
               const RollTask *task,
               guint last_level,
               const RollLayerKey *key,
               const RollPosition *position)
{
  memset (self, 0, sizeof *self);
  g_strlcpy (self->name, KEY_NAME, sizeof self->name);
  self->task = *task;
  self->task.last_level = (gint32) last_level;
  self->layer = *key;
  memcpy (self->party, position->party, sizeof self->party);
  self->lair = position->lair;
}

static void
keep_points (const MemoKey *key, const RollAdvice *advice)
{
  Points *points = g_atomic_rc_box_new0 (Points);

  *points = (Points) { advice->go_on, advice->horizon, advice->n_states };
  tm_memo_put (tm_memo_get_shared (), key, sizeof *key, points, sizeof *points, NULL);
  g_atomic_rc_box_release (points);
}

static void
find_points (RollTask *task,
             guint last_level,
             const RollLayerKey *key,
             const RollPosition *position,
             const gint *stop,
             RollAdvice *advice)
{
  Points *points;
  MemoKey memo_key;

  drop_idle_readings (&task->rules, key);
  make_memo_key (&memo_key, task, last_level, key, position);
  points = tm_memo_find (tm_memo_get_shared (), &memo_key, sizeof memo_key);
  if (points == NULL)
    {
      work_points_out (task, last_level, key, position, stop, advice);
      if (!advice->is_stopped)
        keep_points (&memo_key, advice);
      return;
    }
  advice->go_on = points->go_on;
  advice->horizon = points->horizon;
  advice->n_states = points->n_states;
  g_atomic_rc_box_release (points);
}

static void
find_chance (const RollPosition *position,
             guint level,
             const RollRules *rules,
             const gint *stop,
             RollAdvice *advice)
{
  RollChanceOf of = { .position = *position, .level = level, .phase = PHASE_MONSTERS };
  RollClear clear;

  roll_find_clear (&of, rules, stop, &clear);
  advice->clear = clear.probability;
  advice->n_states += clear.n_states;
  advice->is_stopped |= clear.is_stopped;
}

/**
 * roll_find_advice:
 * @position: the white dice, hero and tokens at regroup, and at most two dice in the lair
 * @xp: experience of the player, which a novice's level-up depends on
 * @level: the level just beaten, 1 to 9
 * @horizon: after how many further levels the adventurer rests for certain; 0: at level 10
 * @loses_dragons: whether a flight takes back the experience for dragons slain from now on; see
 *   roll.open.flee-dragon
 * @rules: the readings of the other open points
 * @stop: (nullable): set, with g_atomic_int_set(), when nobody waits for the answer any more
 * @advice: (out): what it is worth
 *
 * Finds the average points of resting and of going on with the best play: the level at the end, 1 for
 * each dragon and each token drawn, less the worth of tokens spent; nothing for a flight.
 *
 * The number for going on is never too large. Tokens drawn are not used but to pay for Divine
 * Intervention, and at most four of those held are spent. If the tables would grow beyond
 * %ROLL_MOST_BYTES, fewer levels are looked at.
 */
void
roll_find_advice (const RollPosition *position,
                  guint xp,
                  guint level,
                  guint horizon,
                  gboolean loses_dragons,
                  const RollRules *rules,
                  const gint *stop,
                  RollAdvice *advice)
{
  guint last_level = horizon == 0 ? ROLL_MAX_LEVEL : MIN (level + horizon, ROLL_MAX_LEVEL);
  RollLayerKey key;
  RollTask task;

  g_return_if_fail (level >= 1 && level < ROLL_MAX_LEVEL && position->lair < ROLL_AWAKE);
  memset (&task, 0, sizeof task);
  task.is_for_points = TRUE;
  task.loses_dragons = loses_dragons;
  task.hero = position->hero;
  task.rules = *rules;
  fill_key (&key, position, xp, level);
  *advice = (RollAdvice) { .rest = level };
  find_points (&task, last_level, &key, position, stop, advice);
  find_chance (position, level + 1, rules, stop, advice);
  advice->is_proved = advice->go_on > advice->rest || level + advice->horizon == ROLL_MAX_LEVEL;
}
