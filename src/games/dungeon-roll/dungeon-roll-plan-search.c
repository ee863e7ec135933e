/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search behind plans. The units are gone through one after the other: each stays out, beats a
 * group of monsters, or stands against the dragon with one of its faces. What is left of the
 * monsters, and the faces shown so far, is all that the units behind it depend on, so each such
 * state is worked out once. Costs add up and are compared field by field. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-plan-search.h"

#define N_FACE_SETS (ROLL_COMPANIONS + 1)
#define FREE ((RollCost) { 0, 0 })
#define IDLE ((RollAct) { -1, -1, -1 })

/* Costs */

/* Digits of the two numbers of a cost, the most important last: each may be negative, and is far
 * smaller than its base. */
#define MAJOR(field) (G_GINT64_CONSTANT (1) << (6 * (field)))
#define MINOR(field) (G_GINT64_CONSTANT (1) << (4 * (field)))

enum
{
  MAJOR_CLERICS,
  MAJOR_FIGHTERS,
  MAJOR_SPENT_POWER,
  MAJOR_TEMPORARY,
  MAJOR_THIEVES,
  MAJOR_SCROLLS,
  MAJOR_CHAMPIONS,
  MAJOR_DICE,
  MAJOR_SPARED_POWER,
  MAJOR_TOKENS,
};

enum
{
  MINOR_DRAGON,
  MINOR_TEMP_FIGHTERS,
  MINOR_LAST_TOKEN,
};

/**
 * roll_cost_add:
 * @a: a cost
 * @b: another
 *
 * Adds costs.
 *
 * Returns: both together; impossible if one of them is
 */
RollCost
roll_cost_add (RollCost a, RollCost b)
{
  if (a.major == G_MAXINT64 || b.major == G_MAXINT64)
    return ROLL_COST_IMPOSSIBLE;
  return (RollCost) { a.major + b.major, a.minor + b.minor };
}

/**
 * roll_cost_is_less:
 * @a: a cost
 * @b: another
 *
 * Compares costs.
 *
 * Returns: whether @a is the better one
 */
gboolean
roll_cost_is_less (RollCost a, RollCost b)
{
  return a.major != b.major ? a.major < b.major : a.minor < b.minor;
}

/**
 * roll_cost_of_token:
 * @token: a treasure token
 *
 * Tells what it costs to use a token; of several the first of the table is rather used.
 *
 * Returns: the cost
 */
RollCost
roll_cost_of_token (RollToken token)
{
  return (RollCost) { MAJOR (MAJOR_TOKENS), -MINOR (MINOR_LAST_TOKEN + ROLL_N_TOKENS - 1 - token) };
}

/**
 * roll_cost_of_power:
 * @power: whether the ability is spared or spent
 *
 * Tells what it costs to use the hero's one-shot ability.
 *
 * Returns: the cost
 */
RollCost
roll_cost_of_power (RollPlanPower power)
{
  return (RollCost) { MAJOR (power == ROLL_PLAN_SPEND ? MAJOR_SPENT_POWER : MAJOR_SPARED_POWER),
                      0 };
}

static RollCost
get_unit_cost (RollUnit unit, RollPlanPower power)
{
  static const gint64 faces[ROLL_N_PARTY_FACES] = {
    [FACE_FIGHTER] = -MAJOR (MAJOR_FIGHTERS),  [FACE_CLERIC] = -MAJOR (MAJOR_CLERICS),
    [FACE_THIEF] = MAJOR (MAJOR_THIEVES),      [FACE_SCROLL] = MAJOR (MAJOR_SCROLLS),
    [FACE_CHAMPION] = MAJOR (MAJOR_CHAMPIONS),
  };

  if (roll_unit_is_die (unit))
    return (RollCost) { MAJOR (MAJOR_DICE) + faces[unit - UNIT_DIE], 0 };
  if (roll_unit_is_token (unit))
    return roll_cost_of_token (unit - UNIT_TOKEN);
  if (unit == UNIT_HERO)
    return roll_cost_of_power (power);
  return (RollCost) { MAJOR (MAJOR_TEMPORARY),
                      unit == UNIT_TEMP_FIGHTER ? -MINOR (MINOR_TEMP_FIGHTERS) : 0 };
}

/* The search */

static guint
count (const guint8 *monsters)
{
  return monsters[FACE_GOBLIN] + monsters[FACE_SKELETON] + monsters[FACE_OOZE];
}

static void
offer_end (RollEnd *end, const RollEnd *other)
{
  if (roll_cost_is_less (other->cost, end->cost))
    *end = *other;
}

/* Goes on with the dragon, if there is one. */
static void
face_dragon (const RollSearch *self, const RollEnd *so_far, guint lair, guint faces, RollEnd *end)
{
  RollEnd next = *so_far;

  if (lair < ROLL_AWAKE && !self->only_slays)
    {
      offer_end (end, &next);
      return;
    }
  if (__builtin_popcount (faces) >= (int) self->needed)
    {
      next.slays = TRUE;
      next.cost = roll_cost_add (so_far->cost, (RollCost) { 0, MINOR (MINOR_DRAGON) });
      offer_end (end, &next);
      next = *so_far;
    }
  if (self->only_slays)
    return;
  if (self->position->tokens[TOKEN_RING] > 0)
    {
      next.uses_ring = TRUE;
      next.cost = roll_cost_add (so_far->cost, roll_cost_of_token (TOKEN_RING));
      offer_end (end, &next);
      next = *so_far;
    }
  if (self->ability == POWER_SONG)
    {
      next.uses_power = TRUE;
      next.cost = roll_cost_add (so_far->cost, roll_cost_of_power (self->power));
      offer_end (end, &next);
    }
}

/**
 * roll_search_find_end:
 * @self: a search
 * @monsters: those that are left
 * @faces: the faces shown to the dragon
 * @end: (out): the cheapest end; its cost is impossible if there is none
 *
 * Finds what follows on the last fighter: bait or Battlecry for what is left, then the dragon.
 */
void
roll_search_find_end (const RollSearch *self, const guint8 *monsters, guint faces, RollEnd *end)
{
  guint n_monsters = count (monsters);
  guint lair = self->position->lair;
  RollEnd next = { .cost = FREE };

  *end = (RollEnd) { .cost = ROLL_COST_IMPOSSIBLE };
  if (n_monsters == 0)
    {
      face_dragon (self, &next, lair, faces, end);
      return;
    }
  if (self->position->tokens[TOKEN_BAIT] > 0)
    {
      guint n_loot = self->rules->bait_monsters ? 0 : self->n_loot;

      next = (RollEnd) { .cost = roll_cost_of_token (TOKEN_BAIT), .uses_bait = TRUE };
      face_dragon (self, &next, lair + n_monsters + n_loot, faces, end);
    }
  if (self->ability == POWER_BATTLECRY)
    {
      next = (RollEnd) { .cost = roll_cost_of_power (self->power), .uses_power = TRUE };
      face_dragon (self, &next, lair + n_monsters, faces, end);
    }
}

/**
 * roll_search_get_state:
 * @self: a search
 * @fighter: index of a fighter
 * @monsters: those that are left before him
 * @faces: the faces shown before him
 *
 * Gets what has been found out about a state.
 *
 * Returns: (transfer none): the state
 */
RollSearchState *
roll_search_get_state (RollSearch *self, guint fighter, const guint8 *monsters, guint faces)
{
  const guint8 *level = self->position->level;
  guint group = (monsters[FACE_GOBLIN] * (level[FACE_SKELETON] + 1u) + monsters[FACE_SKELETON])
                    * (level[FACE_OOZE] + 1u)
                + monsters[FACE_OOZE];

  return &self->states[(fighter * self->n_groups + group) * self->n_face_sets + faces];
}

/**
 * roll_fighter_beat:
 * @self: a fighter
 * @act: an act that is a fight
 * @monsters: (inout): those that are there
 *
 * Beats what an act says. Without success, the monsters are undefined.
 *
 * Returns: whether they were there
 */
gboolean
roll_fighter_beat (const RollFighter *self, RollAct act, guint8 *monsters)
{
  if (monsters[act.type] == 0)
    return FALSE;
  monsters[act.type] -= self->any & 1u << act.type ? monsters[act.type] : 1;
  if (act.extra < 0)
    return TRUE;
  if (monsters[act.extra] == 0)
    return FALSE;
  monsters[act.extra]--;
  return TRUE;
}

static void
try_act (RollSearch *self,
         guint fighter,
         RollAct act,
         const guint8 *monsters,
         guint faces,
         RollSearchState *state)
{
  guint8 left[ROLL_N_MONSTERS];
  RollCost cost;

  memcpy (left, monsters, sizeof left);
  if (act.type >= 0 && !roll_fighter_beat (&self->fighters[fighter], act, left))
    return;
  cost = roll_search_find_cheapest (self, fighter + 1, left,
                                    act.face >= 0 ? faces | 1u << act.face : faces);
  if (act.type >= 0 || act.face >= 0)
    cost = roll_cost_add (cost, get_unit_cost (self->fighters[fighter].unit, self->power));
  if (roll_cost_is_less (cost, state->cost))
    {
      state->cost = cost;
      state->act = act;
    }
}

static void
try_fights (
    RollSearch *self, guint fighter, const guint8 *monsters, guint faces, RollSearchState *state)
{
  gboolean has_bonus = self->fighters[fighter].bonus > 0;

  if (self->fighters[fighter].readings == 0)
    return;
  for (int type = 0; type < ROLL_N_MONSTERS; type++)
    for (int extra = -1; extra < (has_bonus ? ROLL_N_MONSTERS : 0); extra++)
      try_act (self, fighter, (RollAct) { (gint8) type, (gint8) extra, -1 }, monsters, faces,
               state);
}

/**
 * roll_search_find_cheapest:
 * @self: a search
 * @fighter: index of the first fighter who may do something
 * @monsters: those that are left
 * @faces: the faces shown so far
 *
 * Finds the cheapest acts of the fighters from one on. To beat fewer monsters than a unit can is
 * never better.
 *
 * Returns: what they cost, the end included
 */
RollCost
roll_search_find_cheapest (RollSearch *self, guint fighter, const guint8 *monsters, guint faces)
{
  RollSearchState *state;
  RollEnd end;

  if (fighter == self->n_fighters)
    {
      roll_search_find_end (self, monsters, faces, &end);
      return end.cost;
    }
  state = roll_search_get_state (self, fighter, monsters, faces);
  if (state->is_known)
    return state->cost;
  state->is_known = TRUE;
  state->cost = ROLL_COST_IMPOSSIBLE;
  state->act = IDLE;
  try_act (self, fighter, IDLE, monsters, faces, state);
  try_fights (self, fighter, monsters, faces, state);
  if (self->n_face_sets > 1 && __builtin_popcount (faces) < (int) self->needed)
    for (int face = 0; face < ROLL_N_COMPANIONS; face++)
      if (self->fighters[fighter].readings & 1u << face & ~faces)
        try_act (self, fighter, (RollAct) { -1, -1, (gint8) face }, monsters, faces, state);
  return state->cost;
}

/* Setting up */

static void
add_fighters (RollSearch *self, RollUnit unit, guint n_units)
{
  int hero = self->position->hero;
  gboolean with_skill = !roll_unit_is_token (unit) || self->rules->skill_on_tokens;
  guint readings = roll_unit_get_readings (hero, unit, with_skill) & ROLL_COMPANIONS;

  if (readings == 0)
    return;
  for (guint i = 0; i < n_units && self->n_fighters < ROLL_MAX_FIGHTERS; i++)
    self->fighters[self->n_fighters++]
        = (RollFighter) { unit, readings, roll_reading_get_any (readings),
                          roll_unit_get_bonus (hero, unit, with_skill) };
}

/* Those that an ability may call stand first, so that the search can begin behind them. */
static void
add_called (RollSearch *self)
{
  switch (self->ability)
    {
    case POWER_PLEA:
    case POWER_RANK:
      add_fighters (self, UNIT_TEMP_THIEF, ROLL_N_CALLED);
      break;
    case POWER_ANIMATE:
    case POWER_COMMAND:
      add_fighters (self, UNIT_TEMP_FIGHTER, ROLL_N_CALLED);
      break;
    default:
      break;
    }
}

static gboolean
may_meet_dragon (const RollSearch *self)
{
  const RollPosition *position = self->position;
  guint n_most = position->lair;

  if (position->tokens[TOKEN_BAIT] > 0 || self->ability == POWER_BATTLECRY)
    n_most += roll_position_count_level (position) + 1;
  return self->only_slays || n_most >= ROLL_AWAKE;
}

/* Room for one even if nobody fights. */
static gsize
count_states (const RollSearch *self)
{
  return MAX (1, (gsize) self->n_fighters * self->n_groups * self->n_face_sets);
}

/**
 * roll_search_init:
 * @self: (out): a search
 * @position: what lies there; must outlive the search
 * @power: whether the hero's one-shot ability may be used
 * @rules: readings of open points; must outlive the search
 * @only_slays: whether the dragon is all there is, and nothing but companions helps
 *
 * Begins a search; end it with roll_search_clear().
 */
void
roll_search_init (RollSearch *self,
                  const RollPosition *position,
                  RollPlanPower power,
                  const RollPlanRules *rules,
                  gboolean only_slays)
{
  gboolean may_use_hero = power != ROLL_PLAN_NO && position->is_ready;

  memset (self, 0, sizeof *self);
  self->position = position;
  self->rules = rules;
  self->power = power;
  self->only_slays = only_slays;
  self->ability = may_use_hero && !only_slays ? roll_get_power (position->hero) : POWER_NONE;
  self->needed = roll_get_dragon_need (position->hero);
  self->n_loot = position->level[FACE_CHEST] + position->level[FACE_POTION];
  add_called (self);
  for (RollUnit unit = 0; unit < UNIT_HERO; unit++)
    add_fighters (self, unit, roll_position_count_unit (position, unit));
  if (may_use_hero)
    add_fighters (self, UNIT_HERO, roll_position_count_unit (position, UNIT_HERO));
  self->n_face_sets = may_meet_dragon (self) ? N_FACE_SETS : 1;
  self->n_groups = 1;
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    self->n_groups *= position->level[type] + 1u;
  self->states = g_new0 (RollSearchState, count_states (self));
}

/**
 * roll_search_clear:
 * @self: a search
 *
 * Ends a search.
 */
void
roll_search_clear (RollSearch *self)
{
  g_free (self->states);
}

/**
 * roll_search_forget:
 * @self: a search
 *
 * Forgets what was found out, since something else has changed.
 */
void
roll_search_forget (RollSearch *self)
{
  memset (self->states, 0, count_states (self) * sizeof *self->states);
}

/**
 * roll_search_count_called:
 * @self: a search
 *
 * Counts the first fighters that are there only if the ability calls them.
 *
 * Returns: 0, or ROLL_N_CALLED
 */
guint
roll_search_count_called (const RollSearch *self)
{
  return roll_get_power_target_mask (self->ability) == 1u << FACE_GOBLIN
                 || roll_get_power_target_mask (self->ability) == 1u << FACE_SKELETON
             ? ROLL_N_CALLED
             : 0;
}

/**
 * roll_search_count_survivors:
 * @self: a search that has been forgotten
 * @fighter: index of the first fighter who may do something
 * @monsters: those that are there
 *
 * Counts the fewest monsters that survive if every fighter fights.
 *
 * Returns: their number
 */
guint
roll_search_count_survivors (RollSearch *self, guint fighter, const guint8 *monsters)
{
  guint n_extras = fighter < self->n_fighters && self->fighters[fighter].bonus > 0 ? 3 : 0;
  guint least = count (monsters);
  RollSearchState *state;

  if (fighter == self->n_fighters || least == 0)
    return least;
  state = roll_search_get_state (self, fighter, monsters, 0);
  if (state->is_known)
    return state->cost.minor;
  for (int type = 0; type < ROLL_N_MONSTERS; type++)
    for (int extra = -1; extra < (int) n_extras; extra++)
      {
        guint8 left[ROLL_N_MONSTERS];

        memcpy (left, monsters, sizeof left);
        if (roll_fighter_beat (&self->fighters[fighter],
                               (RollAct) { (gint8) type, (gint8) extra, -1 }, left))
          least = MIN (least, roll_search_count_survivors (self, fighter + 1, left));
      }
  *state = (RollSearchState) { .is_known = TRUE, .cost = { 0, least } };
  return least;
}
