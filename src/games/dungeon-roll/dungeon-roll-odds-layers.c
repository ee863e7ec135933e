/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of a search: layers by key, rows as they are asked for, kept between questions; and how
 * one level follows another. */

#include "config.h"

#include <math.h>
#include <string.h>

#include "dungeon-roll-odds.h"
#include "tm-memo.h"

#define KEY_NAME "dungeon-roll odds"
#define BLOCK_SIZE ((gsize) 1 << 18)

/* Under what the tables of a task are kept. */
typedef struct
{
  char name[24];
  RollTask task;
} MemoKey;

/* Cards */

static void
fill_unit_card (RollUnitCard *self, int hero, RollUnit unit, gboolean is_full)
{
  gboolean has_skill = !roll_unit_is_token (unit) || is_full;

  self->readings = roll_unit_get_readings (hero, unit, has_skill) & ROLL_COMPANIONS;
  self->any = roll_reading_get_any (self->readings);
  self->bonus = unit == UNIT_HERO ? 0 : roll_unit_get_bonus (hero, unit, has_skill);
  self->chests = roll_unit_get_chests (hero, unit, has_skill);
  self->can_drink = roll_unit_is_die (unit) || is_full;
}

static void
fill_card (RollCard *self, int hero, gboolean is_full)
{
  self->hero = hero;
  self->power = roll_get_power (hero);
  self->dragon_need = roll_get_dragon_need (hero);
  self->is_early = roll_loots_early (hero);
  self->n_targets = roll_get_power_targets (self->power);
  for (guint unit = 0; unit < ROLL_N_UNITS; unit++)
    fill_unit_card (&self->units[unit], hero, unit, is_full);
  for (guint face = 0; face < ROLL_N_FACES; face++)
    {
      const RollUnitCard *die = &self->units[UNIT_DIE + face];

      self->fighters |= (guint8) ((die->readings != 0) << face);
      self->openers |= (guint8) ((die->chests > 0) << face);
      self->drinkers |= (guint8) ((die->can_drink != FALSE) << face);
    }
}

/* Layers */

static guint
key_hash (gconstpointer data)
{
  const guint8 *bytes = data;
  guint hash = 2166136261u;

  for (gsize i = 0; i < sizeof (RollLayerKey); i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (RollLayerKey)) == 0;
}

/**
 * roll_search_take:
 * @self: a search
 * @size: how many bytes
 *
 * Takes memory that lives as long as the tables.
 *
 * Returns: (transfer none): what was never written to
 */
gpointer
roll_search_take (RollSearch *self, gsize size)
{
  gpointer taken;

  size = (size + sizeof (double) - 1) / sizeof (double) * sizeof (double);
  if (size > self->n_free)
    {
      self->n_free = MAX (size, BLOCK_SIZE);
      self->next = g_malloc (self->n_free);
      self->n_bytes += self->n_free;
      g_ptr_array_add (self->blocks, self->next);
    }
  taken = self->next;
  self->next += size;
  self->n_free -= size;
  return taken;
}

/**
 * roll_search_take_zeros:
 * @self: a search
 * @size: how many bytes
 *
 * Takes memory that lives as long as the tables.
 *
 * Returns: (transfer none): zeros
 */
gpointer
roll_search_take_zeros (RollSearch *self, gsize size)
{
  return memset (roll_search_take (self, size), 0, size);
}

/* A turned hero fights no more. As a unit he is used when units are, whatever the reading for
 * one-shot abilities. */
static gboolean
has_hero_unit (const RollLayer *layer)
{
  return layer->key.is_ready && layer->card->power == POWER_UNIT;
}

static void
list_others (const RollSearch *self, RollLayer *layer)
{
  for (guint unit = UNIT_TOKEN; unit <= UNIT_SCROLL_TOKEN; unit++)
    if (layer->key.tokens[unit - UNIT_TOKEN] > 0)
      layer->others[layer->n_others++] = unit;
  for (guint i = 0; i < 2; i++)
    if (layer->key.temporary[i] > 0)
      layer->others[layer->n_others++] = UNIT_TEMP_FIGHTER + i;
  if (has_hero_unit (layer))
    layer->others[layer->n_others++] = UNIT_HERO;
}

/**
 * roll_search_get_layer:
 * @self: a search
 * @key: what the layer is about
 *
 * Gets a layer, which is made if there is none.
 *
 * Returns: (transfer none): the layer
 */
RollLayer *
roll_search_get_layer (RollSearch *self, const RollLayerKey *key)
{
  RollLayer *layer = g_hash_table_lookup (self->layers, key);

  if (layer != NULL)
    return layer;
  layer = roll_search_take_zeros (self, sizeof *layer);
  layer->key = *key;
  layer->card = &self->cards[key->is_master];
  list_others (self, layer);
  g_hash_table_insert (self->layers, &layer->key, layer);
  return layer;
}

static void
change_key (const RollSearch *self, RollLayerKey *key, guint change)
{
  if (change >= KIN_GAINED)
    key->tokens[change - KIN_GAINED]++;
  else if (change >= KIN_SPENT)
    key->tokens[change - KIN_SPENT]--;
  else if (change < KIN_STAGE + 4)
    key->stage = change - KIN_STAGE;
  else if (change == KIN_TURNED)
    key->is_ready = FALSE;
  else if (change == KIN_NO_FIGHTER || change == KIN_NO_THIEF)
    key->temporary[change - KIN_NO_FIGHTER]--;
  else if (change == KIN_FIGHTER || change == KIN_THIEF)
    key->temporary[change - KIN_FIGHTER]++;
  else if (change == KIN_DRAWN)
    key->has_drawn = TRUE;
  else if (change == KIN_DEEPER)
    {
      key->stage = STAGE_REROLL;
      key->level++;
      memset (key->temporary, 0, sizeof key->temporary);
    }
  else if (change == KIN_SLAIN)
    {
      key->n_slain += self->task.loses_dragons;
      if (key->xp_missing > 0)
        {
          key->xp_missing--;
          if (key->xp_missing == 0)
            key->is_master = TRUE;
        }
    }
}

/**
 * roll_layer_find_kin:
 * @self: a search
 * @layer: a layer
 * @change: what is different
 *
 * Finds the layer that differs from another in one thing, and remembers it there.
 *
 * Returns: (transfer none): the layer
 */
RollLayer *
roll_layer_find_kin (RollSearch *self, RollLayer *layer, guint change)
{
  RollLayerKey key = layer->key;

  change_key (self, &key, change);
  layer->kin[change] = roll_search_get_layer (self, &key);
  return layer->kin[change];
}

static guint
count_slots (RollStage stage)
{
  return stage >= STAGE_LOOT ? ROLL_N_LOOT_SETS : ROLL_N_SETS;
}

/**
 * roll_layer_add_value:
 * @self: a search
 * @layer: a layer
 * @party: white dice
 * @slot: place of the black dice
 *
 * Makes room for a value, and others beside it. They are no numbers until they are found.
 *
 * Returns: (transfer none): where the value belongs
 */
double *
roll_layer_add_value (RollSearch *self, RollLayer *layer, guint party, guint slot)
{
  guint n_chunks = (count_slots (layer->key.stage) + ROLL_CHUNK - 1) / ROLL_CHUNK;
  double *chunk = roll_search_take (self, ROLL_CHUNK * sizeof *chunk);

  for (guint i = 0; i < ROLL_CHUNK; i++)
    chunk[i] = NAN;
  if (layer->rows[party] == NULL)
    layer->rows[party] = roll_search_take_zeros (self, n_chunks * sizeof *layer->rows[party]);
  layer->rows[party][slot / ROLL_CHUNK] = chunk;
  return &chunk[slot % ROLL_CHUNK];
}

/**
 * roll_search_is_over:
 * @self: a search
 *
 * Looks whether there are too many entries, or they take too much memory.
 *
 * Returns: whether it is over
 */
gboolean
roll_search_is_over (RollSearch *self)
{
  self->is_over |= self->has_drawn && self->n_entries + self->n_draws > ROLL_MOST_ENTRIES;
  self->is_over |= self->task.is_for_points && self->n_bytes > ROLL_MOST_BYTES;
  return self->is_over;
}

/**
 * roll_search_look:
 * @self: a search
 *
 * Gives up if it is over, or nobody waits any more.
 */
void
roll_search_look (RollSearch *self)
{
  if (self->stop != NULL && g_atomic_int_get (self->stop) != 0)
    self->is_stopped = TRUE;
  self->is_given_up = roll_search_is_over (self) || self->is_stopped;
}

/* What is between the levels */

/**
 * roll_get_level:
 * @self: a search
 * @layer: the layer of the level that is entered
 * @party: white dice
 * @lair: dice in the lair
 * @n_dice: black dice to roll
 *
 * Gets what a level is worth before it is rolled.
 *
 * Returns: the mean over all rolls
 */
double
roll_get_level (RollSearch *self, RollLayer *layer, guint party, guint lair, guint n_dice)
{
  const RollSets *sets = &self->sets;
  double sum = 0;

  for (guint set = sets->first[n_dice]; set < sets->first[n_dice + 1]; set++)
    sum += sets->ways[set] * roll_get_value (self, layer, party, sets->raised[lair][set]);
  return sum / roll_count_rolls (n_dice);
}

/**
 * roll_get_deeper:
 * @self: a search
 * @layer: the layer of a level that was beaten, or of none if chances are counted
 * @party: white dice
 * @lair: dice in the lair
 *
 * Gets what going on to the next level is worth.
 *
 * Returns: points
 */
double
roll_get_deeper (RollSearch *self, RollLayer *layer, guint party, guint lair)
{
  RollLayer *next = roll_layer_get_kin (self, layer, KIN_DEEPER);
  guint n_places = ROLL_N_SETS * ROLL_AWAKE;
  guint place = party * ROLL_AWAKE + lair;

  if (next->deeper == NULL)
    {
      next->deeper = roll_search_take (self, n_places * sizeof *next->deeper);
      for (guint i = 0; i < n_places; i++)
        next->deeper[i] = NAN;
    }
  if (next->deeper[place] != next->deeper[place])
    {
      double value
          = roll_get_level (self, next, party, lair, roll_count_dice (next->key.level, lair));

      if (self->is_given_up)
        return 0;
      next->deeper[place] = value;
    }
  return next->deeper[place];
}

/**
 * roll_get_regroup:
 * @self: a search
 * @layer: the layer of the level that is beaten
 * @party: white dice
 * @lair: dice in the lair, at most two
 *
 * Gets what it is worth to have reached the regroup phase.
 *
 * Returns: the chance 1, or points: of resting or going on
 */
double
roll_get_regroup (RollSearch *self, RollLayer *layer, guint party, guint lair)
{
  double deeper;

  if (!self->task.is_for_points)
    return 1;
  if (layer->key.level >= self->task.last_level)
    return layer->key.level;
  deeper = roll_get_deeper (self, layer, party, lair);
  return MAX (layer->key.level, deeper);
}

/* Opening */

static void
search_clear (gpointer data)
{
  RollSearch *self = data;

  g_hash_table_unref (self->layers);
  g_ptr_array_unref (self->blocks);
  g_mutex_clear (&self->lock);
}

static RollSearch *
search_new (const RollTask *task)
{
  RollSearch *self = g_atomic_rc_box_new0 (RollSearch);
  int hero = task->hero;

  g_mutex_init (&self->lock);
  self->task = *task;
  self->layers = g_hash_table_new (key_hash, key_equal);
  self->blocks = g_ptr_array_new_with_free_func (g_free);
  self->n_bytes = sizeof *self;
  roll_sets_fill (&self->sets);
  fill_card (&self->cards[FALSE], hero, task->rules.full_tokens);
  fill_card (&self->cards[TRUE], roll_get_master (hero), task->rules.full_tokens);
  return self;
}

static void
make_memo_key (MemoKey *key, const RollTask *task)
{
  memset (key, 0, sizeof *key);
  g_strlcpy (key->name, KEY_NAME, sizeof key->name);
  key->task = *task;
}

/**
 * roll_search_open:
 * @task: what the tables are for
 * @stop: (nullable): set when nobody waits for the answer
 *
 * Gets the tables of a task to work on, those of earlier questions if nobody else works on them.
 *
 * Returns: (transfer full): the search; close it with roll_search_close()
 */
RollSearch *
roll_search_open (const RollTask *task, const gint *stop)
{
  RollSearch *self;
  MemoKey key;

  make_memo_key (&key, task);
  self = tm_memo_find (tm_memo_get_shared (), &key, sizeof key);
  if (self != NULL && !g_mutex_trylock (&self->lock))
    {
      g_atomic_rc_box_release_full (self, search_clear);
      self = NULL;
    }
  if (self == NULL)
    {
      self = search_new (task);
      g_mutex_lock (&self->lock);
    }
  self->was_kept = self->n_entries > 0;
  self->stop = stop;
  self->tick = 0;
  return self;
}

/**
 * roll_search_close:
 * @self: (transfer full): a search
 *
 * Keeps the tables for other questions, unless they were left unfinished.
 */
void
roll_search_close (RollSearch *self)
{
  MemoKey key;
  gboolean is_useful = !roll_search_is_over (self);
  gsize n_bytes = self->n_bytes;

  make_memo_key (&key, &self->task);
  self->stop = NULL;
  self->is_stopped = FALSE;
  self->is_given_up = FALSE;
  g_mutex_unlock (&self->lock);
  if (is_useful)
    tm_memo_put (tm_memo_get_shared (), &key, sizeof key, self, n_bytes, search_clear);
  else
    tm_memo_drop (tm_memo_get_shared (), &key, sizeof key);
  g_atomic_rc_box_release_full (self, search_clear);
}
