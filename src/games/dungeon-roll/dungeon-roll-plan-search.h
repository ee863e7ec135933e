/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-plan.h"

G_BEGIN_DECLS

/* The search behind plans: units one after the other, what each of them does, and what that costs.
 * For dungeon-roll-plan.c alone. */

/* Temporary companions that an ability calls: they stand before all other fighters. */
#define ROLL_N_CALLED 2
#define ROLL_MAX_FIGHTERS (ROLL_N_CALLED + 2 * ROLL_N_DICE + 1 + 15)

/**
 * RollCost:
 * @major: what counts first, field by field
 * @minor: what decides between equals
 *
 * What a plan uses, as two numbers: costs add up, and the smaller one is better.
 */
typedef struct
{
  gint64 major;
  gint64 minor;
} RollCost;

#define ROLL_COST_IMPOSSIBLE ((RollCost) { G_MAXINT64, 0 })

RollCost roll_cost_add (RollCost a, RollCost b);
gboolean roll_cost_is_less (RollCost a, RollCost b);
RollCost roll_cost_of_token (RollToken token);
RollCost roll_cost_of_power (RollPlanPower power);

/**
 * RollAct:
 * @type: the type of monster it beats, all or one of it; -1: none
 * @extra: the type of one more monster; -1: none
 * @face: the face it shows to the dragon; -1: none
 *
 * What a fighter does: one of these, or nothing.
 */
typedef struct
{
  gint8 type;
  gint8 extra;
  gint8 face;
} RollAct;

/**
 * RollSearchState:
 * @is_known: whether it has been worked out
 * @act: the best act of the fighter
 * @cost: the least cost from here on
 *
 * What has been found out about a fighter, the monsters left and the faces shown so far.
 */
typedef struct
{
  gboolean is_known;
  RollAct act;
  RollCost cost;
} RollSearchState;

/**
 * RollFighter:
 * @unit: the unit
 * @readings: what it can be used as
 * @any: the monsters it beats in any number
 * @bonus: how many more it beats
 *
 * One unit of those that can fight.
 */
typedef struct
{
  RollUnit unit;
  guint readings;
  guint any;
  guint bonus;
} RollFighter;

/**
 * RollSearch:
 * @position: what lies there
 * @rules: readings of open points
 * @power: whether the hero's one-shot ability may be used
 * @ability: the ability; %POWER_NONE if it may not be used
 * @needed: how many companions slay the dragon
 * @n_loot: chests and potions that bait would turn, too
 * @only_slays: whether the dragon is all there is
 * @n_face_sets: how many sets of shown faces are told apart
 * @n_fighters: how many fighters there are
 * @fighters: the fighters
 * @n_groups: how many groups of monsters can be left
 * @states: what has been found out
 *
 * A search under way.
 */
typedef struct
{
  const RollPosition *position;
  const RollPlanRules *rules;
  RollPlanPower power;
  RollPowerKind ability;
  guint needed;
  guint n_loot;
  gboolean only_slays;
  guint n_face_sets;
  guint n_fighters;
  RollFighter fighters[ROLL_MAX_FIGHTERS];
  guint n_groups;
  RollSearchState *states;
} RollSearch;

/**
 * RollEnd:
 * @cost: what it costs
 * @uses_bait: whether bait turns what is left
 * @uses_power: whether the hero's ability ends it
 * @uses_ring: whether the ring empties the lair
 * @slays: whether the dragon is slain
 *
 * What follows on the last fighter.
 */
typedef struct
{
  RollCost cost;
  gboolean uses_bait;
  gboolean uses_power;
  gboolean uses_ring;
  gboolean slays;
} RollEnd;

void roll_search_init (RollSearch *self,
                       const RollPosition *position,
                       RollPlanPower power,
                       const RollPlanRules *rules,
                       gboolean only_slays);
void roll_search_clear (RollSearch *self);
void roll_search_forget (RollSearch *self);
guint roll_search_count_called (const RollSearch *self);
RollSearchState *
roll_search_get_state (RollSearch *self, guint fighter, const guint8 *monsters, guint faces);
gboolean roll_fighter_beat (const RollFighter *self, RollAct act, guint8 *monsters);
void
roll_search_find_end (const RollSearch *self, const guint8 *monsters, guint faces, RollEnd *end);
RollCost
roll_search_find_cheapest (RollSearch *self, guint fighter, const guint8 *monsters, guint faces);
guint roll_search_count_survivors (RollSearch *self, guint fighter, const guint8 *monsters);

G_END_DECLS
