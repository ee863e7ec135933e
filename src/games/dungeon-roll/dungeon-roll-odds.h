/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-clear.h"

G_BEGIN_DECLS

/* The search behind `odds-clear` and `advice`: what the best play of a level is worth, from tables
 * that are filled as far as they are asked for. */

/* Multisets of up to seven dice of six faces, numbered by size: C(13, 6). */
#define ROLL_N_FACES 6
#define ROLL_N_SETS 1716
#define ROLL_NO_SET 0xffff
/* Black dice without monsters: chests, potions, lair: C(10, 3). */
#define ROLL_N_LOOT_SETS 120

/**
 * RollSets:
 * @counts: dice of each face; of black dice the sixth are in the lair
 * @faces: which faces lie there, a bit each
 * @size: how many dice
 * @add: the set with one more of a face, or %ROLL_NO_SET
 * @sub: the set with one less of a face, or %ROLL_NO_SET
 * @first: the first set of each size, and the end
 * @raised: the set with so many more in the lair, or %ROLL_NO_SET
 * @lowered: the set with so many less in the lair, or %ROLL_NO_SET
 * @loot: number of the chests, potions and lair alone
 * @ways: in how many orders it can be rolled
 *
 * All that can lie there of white dice, and of black ones.
 */
typedef struct
{
  guint8 counts[ROLL_N_SETS][ROLL_N_FACES];
  guint8 faces[ROLL_N_SETS];
  guint8 size[ROLL_N_SETS];
  guint16 add[ROLL_N_SETS][ROLL_N_FACES];
  guint16 sub[ROLL_N_SETS][ROLL_N_FACES];
  guint16 first[ROLL_N_DICE + 2];
  guint16 raised[ROLL_N_DICE + 1][ROLL_N_SETS];
  guint16 lowered[ROLL_N_DICE + 1][ROLL_N_SETS];
  guint8 loot[ROLL_N_SETS];
  guint16 ways[ROLL_N_SETS];
} RollSets;

void roll_sets_fill (RollSets *self);
guint roll_sets_find (const RollSets *self, const guint8 counts[ROLL_N_FACES]);
double roll_count_rolls (guint n_dice);

/* What is settled of a level: rerolls come first, as every act but those that bring dice back can
 * wait for them. */
typedef enum
{
  STAGE_REROLL, /* monster phase */
  STAGE_FIGHT, /* monster phase, nothing is rerolled any more */
  STAGE_LOOT,
  STAGE_DRAGON,
} RollStage;

/* One unit of a hero: what it can be used for. */
typedef struct
{
  guint8 readings;
  guint8 any;
  guint8 bonus;
  guint8 chests;
  gboolean can_drink;
} RollUnitCard;

/**
 * RollCard:
 * @hero: the hero
 * @power: his one-shot ability
 * @n_targets: how many monsters are chosen for it
 * @dragon_need: how many different companions slay a dragon
 * @is_early: whether loot is taken before all monsters are gone
 * @fighters: which faces of party dice fight, a bit each
 * @openers: which of them open chests
 * @drinkers: which of them drink
 * @units: what each unit can be used for
 *
 * What a hero makes of everything.
 */
typedef struct
{
  int hero;
  RollPowerKind power;
  guint n_targets;
  guint dragon_need;
  gboolean is_early;
  guint8 fighters;
  guint8 openers;
  guint8 drinkers;
  RollUnitCard units[ROLL_N_UNITS];
} RollCard;

/**
 * RollTask:
 * @is_for_points: whether points are counted, not the chance to get through
 * @is_unnamed: whether tokens drawn are not told apart
 * @loses_dragons: whether a flight loses the points of dragons slain since the beginning
 * @hero: the hero at the beginning
 * @last_level: where the adventurer rests, if points are counted
 * @out: tokens neither in the chest nor held, if chances are
 * @rules: the readings
 *
 * What tables are for. Questions with the same task share them.
 */
typedef struct
{
  gint32 is_for_points;
  gint32 is_unnamed;
  gint32 loses_dragons;
  gint32 hero;
  gint32 last_level;
  guint8 out[ROLL_N_TOKENS + 2];
  RollRules rules;
} RollTask;

/* What a layer is about; no padding, as it is hashed by its bytes. */
typedef struct
{
  guint8 stage;
  guint8 level; /* 0 if chances are counted: they do not depend on it */
  guint8 is_ready;
  guint8 temporary[2];
  guint8 is_master;
  guint8 xp_missing;
  guint8 has_drawn;
  guint8 n_slain;
  guint8 tokens[ROLL_N_TOKENS];
} RollLayerKey;

/* How a layer leads to another. */
enum
{
  KIN_STAGE,
  KIN_TURNED = KIN_STAGE + 4,
  KIN_NO_FIGHTER,
  KIN_NO_THIEF,
  KIN_FIGHTER,
  KIN_THIEF,
  KIN_SLAIN,
  KIN_DRAWN,
  KIN_DEEPER,
  KIN_SPENT,
  KIN_GAINED = KIN_SPENT + ROLL_N_TOKENS,
  N_KINDS_OF_KIN = KIN_GAINED + ROLL_N_TOKENS,
};

/* Values lie in chunks, as few of a row may be asked for. */
#define ROLL_CHUNK 32

/* The values of one stage with the same hero, tokens, temporary companions: a row for each party, in
 * it a slot for each set of black dice. */
typedef struct _RollLayer RollLayer;
struct _RollLayer
{
  RollLayerKey key;
  const RollCard *card;
  guint8 others[ROLL_N_UNITS];
  guint n_others;
  double **rows[ROLL_N_SETS];
  double *deeper;
  double **rerolls;
  RollLayer *kin[N_KINDS_OF_KIN];
};

/**
 * RollSearch:
 * @sets: the sets of dice
 * @task: what it is for
 * @cards: the hero, as novice and as master
 * @layers: all layers, by key
 * @least_lair: dice in the lair at the beginning of the question
 * @n_entries: entries of all tables
 * @blocks: memory of all tables
 * @n_bytes: how much that is
 * @next: the next free byte
 * @n_free: how many are free there
 * @n_draws: draws of tokens that were weighed, one by one
 * @was_kept: whether earlier questions have filled it
 * @has_drawn: whether tokens have been drawn and told apart
 * @is_over: whether there are too many entries, or they take too much memory
 * @stop: (nullable): set when nobody waits for the answer
 * @is_stopped: whether it was seen set
 * @is_given_up: whether it is over, or stopped
 * @tick: counts up to the next look at @stop
 * @lock: held while a question is worked on
 *
 * The tables of a task.
 */
typedef struct
{
  RollSets sets;
  RollTask task;
  RollCard cards[2];
  GHashTable *layers;
  guint least_lair;
  guint64 n_entries;
  GPtrArray *blocks;
  gsize n_bytes;
  guint8 *next;
  gsize n_free;
  guint64 n_draws;
  gboolean was_kept;
  gboolean has_drawn;
  gboolean is_over;
  const gint *stop;
  gboolean is_stopped;
  gboolean is_given_up;
  guint tick;
  GMutex lock;
} RollSearch;

/* How many entries the tables may have, and draws be weighed for them, if tokens are told apart. */
#define ROLL_MOST_ENTRIES 8000000

/* How many bytes the tables may have if points are counted: the levels looked ahead multiply them. */
#define ROLL_MOST_BYTES ((gsize) 1 << 29)

/* How many entries there are between two looks at the limits, and whether somebody still waits. */
#define ROLL_TICKS_BETWEEN_LOOKS 32

/* dungeon-roll-odds-layers.c */
RollSearch *roll_search_open (const RollTask *task, const gint *stop) G_GNUC_WARN_UNUSED_RESULT;
void roll_search_close (RollSearch *self);
RollLayer *roll_search_get_layer (RollSearch *self, const RollLayerKey *key);
RollLayer *roll_layer_find_kin (RollSearch *self, RollLayer *layer, guint change);
gpointer roll_search_take (RollSearch *self, gsize size) G_GNUC_WARN_UNUSED_RESULT;
gpointer roll_search_take_zeros (RollSearch *self, gsize size) G_GNUC_WARN_UNUSED_RESULT;
double *roll_layer_add_value (RollSearch *self, RollLayer *layer, guint party, guint slot);
void roll_search_look (RollSearch *self);
gboolean roll_search_is_over (RollSearch *self);
double roll_get_regroup (RollSearch *self, RollLayer *layer, guint party, guint lair);
double roll_get_level (RollSearch *self, RollLayer *layer, guint party, guint lair, guint n_dice);
double roll_get_deeper (RollSearch *self, RollLayer *layer, guint party, guint lair);

/* dungeon-roll-odds-acts.c */
double
roll_find_value (RollSearch *self, RollLayer *layer, guint party, guint black, double *value);

/**
 * RollChoice:
 * @search: the tables
 * @layer: the layer
 * @party: white dice
 * @black: black dice
 * @best: what the best act tried so far is worth
 * @bound: more than this it cannot be worth
 *
 * The choice between the acts of a situation.
 */
typedef struct
{
  RollSearch *search;
  RollLayer *layer;
  guint party;
  guint black;
  double best;
  double bound;
} RollChoice;

/* A unit used: what is left. */
typedef struct
{
  RollLayer *layer;
  guint party;
  double gain;
} RollUse;

double roll_get_worth (const RollSearch *self, const RollLayer *layer, guint token);
gboolean roll_choice_use_other (const RollChoice *self, guint unit, RollUse *use);
void roll_choice_offer_powers (RollChoice *self);

/* dungeon-roll-odds-loot.c */
gboolean roll_is_last_phase (const RollSearch *search, const RollLayer *layer);
void roll_choice_offer_chests (RollChoice *self);
void roll_choice_offer_potions (RollChoice *self, gboolean for_scrolls);
void roll_choice_offer_elixir (RollChoice *self);
void roll_choice_offer_intervention (RollChoice *self);
void roll_choose_loot (RollChoice *self);
void roll_choose_dragon (RollChoice *self);

/* dungeon-roll-odds-rerolls.c */
void roll_choice_offer_rerolls (RollChoice *self, gboolean with_scrolls);

/* Small things that everything is made of */

static inline RollLayer *
roll_layer_get_kin (RollSearch *self, RollLayer *layer, guint change)
{
  RollLayer *kin = layer->kin[change];

  return G_LIKELY (kin != NULL) ? kin : roll_layer_find_kin (self, layer, change);
}

static inline RollLayer *
roll_layer_get_stage (RollSearch *self, RollLayer *layer, RollStage stage)
{
  return layer->key.stage == stage ? layer : roll_layer_get_kin (self, layer, KIN_STAGE + stage);
}

static inline guint
roll_get_slot (const RollSearch *self, const RollLayer *layer, guint black)
{
  return layer->key.stage >= STAGE_LOOT ? self->sets.loot[black] : black;
}

/* What the best play from here is worth, with these dice. */
static inline double
roll_get_value (RollSearch *self, RollLayer *layer, guint party, guint black)
{
  double **row = layer->rows[party];
  guint slot = roll_get_slot (self, layer, black);
  double *value = row != NULL && row[slot / ROLL_CHUNK] != NULL
                      ? &row[slot / ROLL_CHUNK][slot % ROLL_CHUNK]
                      : roll_layer_add_value (self, layer, party, slot);

  return G_LIKELY (*value == *value) ? *value : roll_find_value (self, layer, party, black, value);
}

static inline void
roll_choice_offer (RollChoice *self, double value)
{
  self->best = MAX (self->best, value);
}

/* Whether nothing can be better. A search that is given up finds that what is worked out in it is worth more
 * than can be, so that it ends soon; what it gives is not used. */
static inline gboolean
roll_choice_is_done (const RollChoice *self)
{
  return self->best >= self->bound;
}

/**
 * roll_choice_use:
 * @self: a choice
 * @unit: a unit
 * @use: (out): what is left
 *
 * Uses a unit.
 *
 * Returns: whether there is such a unit
 */
static inline gboolean
roll_choice_use (const RollChoice *self, guint unit, RollUse *use)
{
  if (unit >= UNIT_TOKEN)
    return roll_choice_use_other (self, unit, use);
  *use = (RollUse) { self->layer, self->search->sets.sub[self->party][unit - UNIT_DIE], 0 };
  return use->party != ROLL_NO_SET;
}

/* The party dice that lie there, of those that are meant, a bit for each face. */
static inline guint
roll_choice_get_dice (const RollChoice *self, guint meant)
{
  return self->search->sets.faces[self->party] & meant;
}

G_END_DECLS
