/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rerolls.
 *
 * With n white and m black dice that may be given up, an entry of a table stands for the dice that
 * are kept; the others are rolled, one after the other. First the mean over what falls, from the full
 * sets down, then the best of giving up one die more, from the empty sets up. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-odds.h"

#define IMPOSSIBLE (-1e9)
/* A layer has a table for each number of white dice, of black ones, of those in the lair. */
#define N_TABLES ((ROLL_N_DICE + 1) * (ROLL_N_DICE + 1) * (ROLL_N_DICE + 1))

/* A table under way. */
typedef struct
{
  RollSearch *search;
  RollLayer *layer;
  guint n_white;
  guint n_black;
  guint lair; /* dice in the lair that are not among the black ones */
  guint n_rows;
  guint n_columns;
  double *values;
} Table;

/* What it is worth when the dice lie still. A monster brings the monster phase back. */
static double
land (const Table *self, guint party, guint black)
{
  const guint8 *counts = self->search->sets.counts[black];
  RollLayer *layer = self->layer;

  if (counts[FACE_GOBLIN] + counts[FACE_SKELETON] + counts[FACE_OOZE] > 0)
    layer = roll_layer_get_stage (self->search, layer, STAGE_REROLL);
  return roll_get_value (self->search, layer, party, black);
}

static double *
get_row (const Table *self, guint party)
{
  return self->values + (gsize) party * self->n_columns;
}

/* All white dice lie; the means over the black ones. */
static void
fill_full_row (const Table *self, guint party)
{
  const RollSets *sets = &self->search->sets;
  double *row = get_row (self, party);
  guint full = sets->first[self->n_black];

  for (guint set = full; set < self->n_columns; set++)
    row[set] = land (self, party, sets->raised[self->lair][set]);
  for (guint set = full; set > 0; set--)
    {
      const guint16 *next = sets->add[set - 1];
      double sum = 0;

      for (guint face = 0; face < ROLL_N_FACES; face++)
        sum += row[next[face]];
      row[set - 1] = sum / ROLL_N_FACES;
    }
}

static void
fill_mean_row (const Table *self, guint party)
{
  const guint16 *next = self->search->sets.add[party];
  const double *a = get_row (self, next[0]), *b = get_row (self, next[1]);
  const double *c = get_row (self, next[2]), *d = get_row (self, next[3]);
  const double *e = get_row (self, next[4]), *f = get_row (self, next[5]);
  double *row = get_row (self, party);

  for (guint set = 0; set < self->n_columns; set++)
    row[set] = (a[set] + b[set] + c[set] + d[set] + e[set] + f[set]) / ROLL_N_FACES;
}

static void
keep_better (double *row, const double *other, guint n)
{
  for (guint i = 0; i < n; i++)
    row[i] = MAX (row[i], other[i]);
}

/* The best of giving up more. To give up nothing is no reroll. */
static void
improve_row (const Table *self, guint party)
{
  const RollSets *sets = &self->search->sets;
  double *row = get_row (self, party);

  if (sets->size[party] == self->n_white)
    for (guint set = sets->first[self->n_black]; set < self->n_columns; set++)
      row[set] = IMPOSSIBLE;
  for (guint face = 0; face < ROLL_N_PARTY_FACES; face++)
    if (sets->sub[party][face] != ROLL_NO_SET)
      keep_better (row, get_row (self, sets->sub[party][face]), self->n_columns);
  /* One face after the other: each set takes over from the one with a die less of it. */
  for (guint face = 0; face < ROLL_N_LEVEL_FACES; face++)
    for (guint set = 0; set < sets->first[self->n_black]; set++)
      {
        double *fuller = &row[sets->add[set][face]];

        *fuller = MAX (*fuller, row[set]);
      }
}

static gboolean
fill_table (const Table *self)
{
  guint full = self->search->sets.first[self->n_white];

  for (guint party = full; party < self->n_rows && !self->search->is_given_up; party++)
    fill_full_row (self, party);
  for (guint party = full; party > 0 && !self->search->is_given_up; party--)
    fill_mean_row (self, party - 1);
  for (guint party = 0; party < self->n_rows && !self->search->is_given_up; party++)
    improve_row (self, party);
  return !self->search->is_given_up;
}

/* What is asked of a table later: the rows with all white dice. */
static double *
make_table (RollSearch *search, RollLayer *layer, guint n_white, guint n_black, guint lair)
{
  const RollSets *sets = &search->sets;
  Table table = { .search = search,
                  .layer = layer,
                  .n_white = n_white,
                  .n_black = n_black,
                  .lair = lair,
                  .n_rows = sets->first[n_white + 1],
                  .n_columns = sets->first[n_black + 1] };
  gsize size = (gsize) (table.n_rows - sets->first[n_white]) * table.n_columns * sizeof (double);
  double *kept = NULL;

  table.values = g_new (double, (gsize) table.n_rows *table.n_columns);
  if (fill_table (&table))
    {
      kept = roll_search_take (search, size);
      memcpy (kept, get_row (&table, sets->first[n_white]), size);
      search->n_entries += (guint64) table.n_rows * table.n_columns;
    }
  g_free (table.values);
  return kept;
}

static double
get_best (const RollChoice *self, RollLayer *layer, guint party, guint n_given)
{
  RollSearch *search = self->search;
  const RollSets *sets = &search->sets;
  guint black = self->black, lair = sets->counts[black][FACE_DRAGON];
  /* In the monster phase all rolls of the level share a table. */
  guint base = self->layer->key.stage == STAGE_REROLL ? MIN (search->least_lair, lair) : lair;
  guint n_white = sets->size[party], n_black = sets->size[black] + n_given - base;
  guint place = (n_white * (ROLL_N_DICE + 1) + n_black) * (ROLL_N_DICE + 1) + base;

  if (n_white + n_black == lair - base || n_black > ROLL_N_DICE)
    return IMPOSSIBLE;
  if (layer->rerolls == NULL)
    layer->rerolls = roll_search_take_zeros (search, N_TABLES * sizeof *layer->rerolls);
  if (layer->rerolls[place] == NULL)
    layer->rerolls[place] = make_table (search, layer, n_white, n_black, base);
  if (layer->rerolls[place] == NULL)
    return IMPOSSIBLE;
  return layer->rerolls[place][(gsize) (party - sets->first[n_white]) * sets->first[n_black + 1]
                               + sets->lowered[base][black]];
}

/* With all choices of temporary companions to give up, if that is allowed. */
static void
offer_reroll (RollChoice *self, RollLayer *layer, guint party, double gain)
{
  RollLayer *fewer_fighters = layer;
  gboolean is_allowed = self->search->task.rules.temp_reroll;
  guint n_fighters = is_allowed ? layer->key.temporary[0] : 0;
  guint n_thieves = is_allowed ? layer->key.temporary[1] : 0;

  for (guint i = 0; i <= n_fighters; i++)
    {
      RollLayer *kept = fewer_fighters;

      for (guint j = 0; j <= n_thieves && !roll_choice_is_done (self); j++)
        {
          roll_choice_offer (self, gain + get_best (self, kept, party, i + j));
          if (j < n_thieves)
            kept = roll_layer_get_kin (self->search, kept, KIN_NO_THIEF);
        }
      if (i < n_fighters)
        fewer_fighters = roll_layer_get_kin (self->search, fewer_fighters, KIN_NO_FIGHTER);
    }
}

/**
 * roll_choice_offer_rerolls:
 * @self: a choice
 * @with_scrolls: whether scrolls may reroll now
 *
 * Tries all rerolls, with scrolls and by Battlefield Presence. The latter brings the monster phase
 * back.
 */
void
roll_choice_offer_rerolls (RollChoice *self, gboolean with_scrolls)
{
  RollLayer *layer = self->layer;
  RollUse use;

  if (with_scrolls && roll_choice_use (self, UNIT_SCROLL, &use))
    offer_reroll (self, use.layer, use.party, use.gain);
  if (with_scrolls && !roll_choice_is_done (self)
      && roll_choice_use (self, UNIT_SCROLL_TOKEN, &use))
    offer_reroll (self, use.layer, use.party, use.gain);
  if (layer->key.is_ready && layer->card->power == POWER_PRESENCE
      && (layer->key.stage == STAGE_REROLL || !with_scrolls) && !roll_choice_is_done (self))
    {
      layer = roll_layer_get_kin (self->search, layer, KIN_TURNED);
      layer = roll_layer_get_stage (self->search, layer, STAGE_REROLL);
      offer_reroll (self, layer, self->party, 0);
    }
}
