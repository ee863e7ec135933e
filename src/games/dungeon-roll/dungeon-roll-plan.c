/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cheapest way to clear a level without a roll. The units are gone through one after the other:
 * each stays out, beats a group of monsters, or stands against the dragon with one of its faces.
 * What is left of the monsters, and the faces shown so far, is all that the units behind it depend
 * on, so each such state is worked out once. Costs add up and are compared field by field. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-plan.h"

#define N_EXTRA 2 /* temporary companions that an ability calls */
#define MAX_UNITS (N_EXTRA + ROLL_N_DICE + 2 + 1 + 15)
#define N_FACE_SETS (ROLL_COMPANIONS + 1)

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

typedef struct
{
  gint64 major;
  gint64 minor;
} Cost;

#define IMPOSSIBLE ((Cost) { G_MAXINT64, 0 })
#define FREE ((Cost) { 0, 0 })

static Cost
add (Cost a, Cost b)
{
  if (a.major == G_MAXINT64 || b.major == G_MAXINT64)
    return IMPOSSIBLE;
  return (Cost) { a.major + b.major, a.minor + b.minor };
}

static gboolean
is_less (Cost a, Cost b)
{
  return a.major != b.major ? a.major < b.major : a.minor < b.minor;
}

static Cost
get_token_cost (RollToken token)
{
  return (Cost) { MAJOR (MAJOR_TOKENS), -MINOR (MINOR_LAST_TOKEN + ROLL_N_TOKENS - 1 - token) };
}

static Cost
get_power_cost (RollPlanPower power)
{
  return (Cost) { MAJOR (power == ROLL_PLAN_SPEND ? MAJOR_SPENT_POWER : MAJOR_SPARED_POWER), 0 };
}

static Cost
get_unit_cost (RollUnit unit, RollPlanPower power)
{
  static const gint64 faces[ROLL_N_PARTY_FACES] = {
    [FACE_FIGHTER] = -MAJOR (MAJOR_FIGHTERS),  [FACE_CLERIC] = -MAJOR (MAJOR_CLERICS),
    [FACE_THIEF] = MAJOR (MAJOR_THIEVES),      [FACE_SCROLL] = MAJOR (MAJOR_SCROLLS),
    [FACE_CHAMPION] = MAJOR (MAJOR_CHAMPIONS),
  };

  if (roll_unit_is_die (unit))
    return (Cost) { MAJOR (MAJOR_DICE) + faces[unit - UNIT_DIE], 0 };
  if (roll_unit_is_token (unit))
    return get_token_cost (unit - UNIT_TOKEN);
  if (unit == UNIT_HERO)
    return get_power_cost (power);
  return (Cost) { MAJOR (MAJOR_TEMPORARY),
                  unit == UNIT_TEMP_FIGHTER ? -MINOR (MINOR_TEMP_FIGHTERS) : 0 };
}

/* The search */

/* What a unit does: nothing, fight, or show a face to the dragon. */
typedef struct
{
  gint8 type; /* beats this type: all of it, or one */
  gint8 extra; /* and one more of this type */
  gint8 face; /* shows this face */
} Act;

#define IDLE ((Act) { -1, -1, -1 })

typedef struct
{
  gboolean is_known;
  Act act;
  Cost cost;
} State;

typedef struct
{
  RollUnit unit;
  guint readings;
  guint any;
  guint bonus;
} Fighter;

typedef struct
{
  const RollPosition *position;
  const RollPlanRules *rules;
  RollPlanPower power;
  RollPowerKind ability; /* POWER_NONE if it may not be used */
  guint needed;
  guint n_loot; /* chests and potions that bait would turn, too */
  gboolean only_slays;
  guint n_face_sets;
  guint n_fighters;
  Fighter fighters[MAX_UNITS];
  guint n_groups;
  State *states;
} Search;

static guint
count (const guint8 *monsters)
{
  return monsters[FACE_GOBLIN] + monsters[FACE_SKELETON] + monsters[FACE_OOZE];
}

/* What follows on the last unit. */
typedef struct
{
  Cost cost;
  gboolean uses_bait;
  gboolean uses_power;
  gboolean uses_ring;
  gboolean slays;
} End;

static void
offer_end (End *end, const End *other)
{
  if (is_less (other->cost, end->cost))
    *end = *other;
}

/* Goes on with the dragon, if there is one. */
static void
face_dragon (const Search *self, const End *so_far, guint lair, guint faces, End *end)
{
  End next = *so_far;

  if (lair < ROLL_AWAKE && !self->only_slays)
    {
      offer_end (end, &next);
      return;
    }
  if (__builtin_popcount (faces) >= (int) self->needed)
    {
      next.slays = TRUE;
      next.cost = add (so_far->cost, (Cost) { 0, MINOR (MINOR_DRAGON) });
      offer_end (end, &next);
      next = *so_far;
    }
  if (self->only_slays)
    return;
  if (self->position->tokens[TOKEN_RING] > 0)
    {
      next.uses_ring = TRUE;
      next.cost = add (so_far->cost, get_token_cost (TOKEN_RING));
      offer_end (end, &next);
      next = *so_far;
    }
  if (self->ability == POWER_SONG)
    {
      next.uses_power = TRUE;
      next.cost = add (so_far->cost, get_power_cost (self->power));
      offer_end (end, &next);
    }
}

static void
find_end (const Search *self, const guint8 *monsters, guint faces, End *end)
{
  guint n_monsters = count (monsters);
  guint lair = self->position->lair;
  End next = { .cost = FREE };

  *end = (End) { .cost = IMPOSSIBLE };
  if (n_monsters == 0)
    {
      face_dragon (self, &next, lair, faces, end);
      return;
    }
  if (self->position->tokens[TOKEN_BAIT] > 0)
    {
      guint n_loot = self->rules->bait_monsters ? 0 : self->n_loot;

      next = (End) { .cost = get_token_cost (TOKEN_BAIT), .uses_bait = TRUE };
      face_dragon (self, &next, lair + n_monsters + n_loot, faces, end);
    }
  if (self->ability == POWER_BATTLECRY)
    {
      next = (End) { .cost = get_power_cost (self->power), .uses_power = TRUE };
      face_dragon (self, &next, lair + n_monsters, faces, end);
    }
}

static State *
get_state (Search *self, guint fighter, const guint8 *monsters, guint faces)
{
  const guint8 *level = self->position->level;
  guint group = (monsters[FACE_GOBLIN] * (level[FACE_SKELETON] + 1u) + monsters[FACE_SKELETON])
                    * (level[FACE_OOZE] + 1u)
                + monsters[FACE_OOZE];

  return &self->states[(fighter * self->n_groups + group) * self->n_face_sets + faces];
}

/* Beats what an act says; FALSE if it is not there. */
static gboolean
beat (const Fighter *fighter, Act act, guint8 *monsters)
{
  if (monsters[act.type] == 0)
    return FALSE;
  monsters[act.type] -= fighter->any & 1u << act.type ? monsters[act.type] : 1;
  if (act.extra < 0)
    return TRUE;
  if (monsters[act.extra] == 0)
    return FALSE;
  monsters[act.extra]--;
  return TRUE;
}

static Cost find_cheapest (Search *self, guint fighter, const guint8 *monsters, guint faces);

static void
try_act (Search *self, guint fighter, Act act, const guint8 *monsters, guint faces, State *state)
{
  guint8 left[ROLL_N_MONSTERS];
  Cost cost;

  memcpy (left, monsters, sizeof left);
  if (act.type >= 0 && !beat (&self->fighters[fighter], act, left))
    return;
  cost = find_cheapest (self, fighter + 1, left, act.face >= 0 ? faces | 1u << act.face : faces);
  if (act.type >= 0 || act.face >= 0)
    cost = add (cost, get_unit_cost (self->fighters[fighter].unit, self->power));
  if (is_less (cost, state->cost))
    {
      state->cost = cost;
      state->act = act;
    }
}

static void
try_fights (Search *self, guint fighter, const guint8 *monsters, guint faces, State *state)
{
  gboolean has_bonus = self->fighters[fighter].bonus > 0;

  if (self->fighters[fighter].readings == 0)
    return;
  for (int type = 0; type < ROLL_N_MONSTERS; type++)
    for (int extra = -1; extra < (has_bonus ? ROLL_N_MONSTERS : 0); extra++)
      try_act (self, fighter, (Act) { type, extra, -1 }, monsters, faces, state);
}

/* To beat fewer monsters than a unit can is never better. */
static Cost
find_cheapest (Search *self, guint fighter, const guint8 *monsters, guint faces)
{
  State *state;
  End end;

  if (fighter == self->n_fighters)
    {
      find_end (self, monsters, faces, &end);
      return end.cost;
    }
  state = get_state (self, fighter, monsters, faces);
  if (state->is_known)
    return state->cost;
  state->is_known = TRUE;
  state->cost = IMPOSSIBLE;
  state->act = IDLE;
  try_act (self, fighter, IDLE, monsters, faces, state);
  try_fights (self, fighter, monsters, faces, state);
  if (self->n_face_sets > 1 && __builtin_popcount (faces) < (int) self->needed)
    for (int face = 0; face < ROLL_N_COMPANIONS; face++)
      if (self->fighters[fighter].readings & 1u << face & ~faces)
        try_act (self, fighter, (Act) { -1, -1, face }, monsters, faces, state);
  return state->cost;
}

/* Setting up */

static void
add_fighters (Search *self, RollUnit unit, guint n_units)
{
  int hero = self->position->hero;
  gboolean with_skill = !roll_unit_is_token (unit) || self->rules->skill_on_tokens;
  guint readings = roll_unit_get_readings (hero, unit, with_skill) & ROLL_COMPANIONS;

  if (readings == 0)
    return;
  for (guint i = 0; i < n_units && self->n_fighters < MAX_UNITS; i++)
    self->fighters[self->n_fighters++]
        = (Fighter) { unit, readings, roll_reading_get_any (readings),
                      roll_unit_get_bonus (hero, unit, with_skill) };
}

/* Those that an ability may call stand first, so that the search can begin behind them. */
static void
add_called (Search *self)
{
  switch (self->ability)
    {
    case POWER_PLEA:
    case POWER_RANK:
      add_fighters (self, UNIT_TEMP_THIEF, N_EXTRA);
      break;
    case POWER_ANIMATE:
    case POWER_COMMAND:
      add_fighters (self, UNIT_TEMP_FIGHTER, N_EXTRA);
      break;
    default:
      break;
    }
}

static gboolean
may_meet_dragon (const Search *self)
{
  const RollPosition *position = self->position;
  guint n_most = position->lair;

  if (position->tokens[TOKEN_BAIT] > 0 || self->ability == POWER_BATTLECRY)
    n_most += roll_position_count_level (position) + 1;
  return self->only_slays || n_most >= ROLL_AWAKE;
}

static void
search_init (Search *self,
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
  self->states = g_new0 (State, (gsize) self->n_fighters * self->n_groups * self->n_face_sets);
}

static void
search_clear (Search *self)
{
  g_free (self->states);
}

static void
search_forget (Search *self)
{
  memset (self->states, 0,
          (gsize) self->n_fighters * self->n_groups * self->n_face_sets * sizeof *self->states);
}

/* Beginnings: what the hero does before the units */

typedef struct
{
  guint first_fighter;
  gboolean uses_power;
  guint8 targets[ROLL_N_MONSTERS];
  guint8 monsters[ROLL_N_MONSTERS];
  Cost cost;
} Start;

static guint
get_n_called (const Search *self)
{
  return roll_get_power_target_mask (self->ability) == 1u << FACE_GOBLIN
                 || roll_get_power_target_mask (self->ability) == 1u << FACE_SKELETON
             ? N_EXTRA
             : 0;
}

static void
try_start (Search *self, Start *start, Start *best)
{
  Cost cost = find_cheapest (self, start->first_fighter, start->monsters, 0);

  start->cost = start->uses_power ? add (cost, get_power_cost (self->power)) : cost;
  if (is_less (start->cost, best->cost))
    *best = *start;
}

static void
try_targets (Search *self, guint goblins, guint skeletons, guint oozes, Start *best)
{
  const guint8 targets[ROLL_N_MONSTERS] = { goblins, skeletons, oozes };
  Start start = { .uses_power = TRUE };
  guint n_targets = goblins + skeletons + oozes;

  if (!roll_position_can_use_power (self->position, targets, self->rules->exactly_two))
    return;
  memcpy (start.targets, targets, sizeof targets);
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    start.monsters[type] = self->position->level[type] - targets[type];
  start.first_fighter = get_n_called (self) > 0 ? N_EXTRA - n_targets : 0;
  try_start (self, &start, best);
}

static void
try_powers (Search *self, Start *best)
{
  guint n_most = roll_get_power_targets (self->ability);

  if (n_most == 0)
    return;
  if (self->ability == POWER_CHARM || self->ability == POWER_MESMERIZE)
    {
      self->n_loot++;
      search_forget (self);
    }
  for (guint goblins = 0; goblins <= n_most; goblins++)
    for (guint skeletons = 0; goblins + skeletons <= n_most; skeletons++)
      for (guint oozes = 0; goblins + skeletons + oozes <= n_most; oozes++)
        try_targets (self, goblins, skeletons, oozes, best);
}

static void
init_start (const Search *self, Start *start)
{
  *start = (Start) { .first_fighter = get_n_called (self) };
  memcpy (start->monsters, self->position->level, sizeof start->monsters);
}

/* Writing a plan */

static RollPlanStep *
add_step (RollPlan *plan, RollPlanStepKind kind)
{
  RollPlanStep *step = &plan->steps[plan->n_steps++];

  g_assert (plan->n_steps <= ROLL_MAX_PLAN_STEPS);
  *step = (RollPlanStep) { .kind = kind, .as = -1, .token = -1 };
  return step;
}

static void
use_unit (RollPlan *plan, RollUnit unit)
{
  plan->used[unit]++;
  plan->n_dice += roll_unit_is_die (unit);
  plan->n_tokens += roll_unit_is_token (unit);
  plan->uses_power = plan->uses_power || unit == UNIT_HERO;
}

static void
use_token (RollPlan *plan, RollToken token)
{
  plan->used[token <= TOKEN_SCROLL ? UNIT_TOKEN + token : ROLL_USE_TOKEN (token)]++;
  plan->n_tokens++;
}

static RollPlanStep *
use_power (RollPlan *plan)
{
  plan->used[ROLL_USE_POWER]++;
  plan->uses_power = TRUE;
  return add_step (plan, STEP_POWER);
}

static void
write_fight (const Search *self, const Fighter *fighter, Act act, guint8 *monsters, RollPlan *plan)
{
  RollPlanStep *step = add_step (plan, STEP_FIGHT);
  guint8 left[ROLL_N_MONSTERS];
  RollStrike strike;

  memcpy (left, monsters, sizeof left);
  beat (fighter, act, left);
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    step->monsters[type] = monsters[type] - left[type];
  roll_judge_strike (self->position->hero, fighter->unit, -1,
                     !roll_unit_is_token (fighter->unit) || self->rules->skill_on_tokens,
                     step->monsters, &strike);
  step->unit = fighter->unit;
  step->as = strike.as;
  memcpy (monsters, left, sizeof left);
}

/* Follows the cheapest acts; those who stand against the dragon come last. */
static void
write_acts (Search *self, const Start *start, RollPlan *plan, guint8 *monsters, guint *faces)
{
  memcpy (monsters, start->monsters, sizeof start->monsters);
  *faces = 0;
  for (guint i = start->first_fighter; i < self->n_fighters; i++)
    {
      const Fighter *fighter = &self->fighters[i];
      Act act;

      find_cheapest (self, i, monsters, *faces);
      act = get_state (self, i, monsters, *faces)->act;
      if (act.type >= 0)
        write_fight (self, fighter, act, monsters, plan);
      if (act.face >= 0)
        *faces |= 1u << act.face;
      if (act.type >= 0 || act.face >= 0)
        use_unit (plan, fighter->unit);
    }
}

static void
write_end (const Search *self, const End *end, const guint8 *monsters, RollPlan *plan)
{
  if (end->uses_bait)
    {
      memcpy (add_step (plan, STEP_BAIT)->monsters, monsters, ROLL_N_MONSTERS);
      use_token (plan, TOKEN_BAIT);
    }
  if (end->uses_power)
    memcpy (use_power (plan)->monsters, monsters,
            self->ability == POWER_BATTLECRY ? ROLL_N_MONSTERS : 0);
  if (end->uses_ring)
    {
      add_step (plan, STEP_RING);
      use_token (plan, TOKEN_RING);
    }
  plan->needs_dragon = end->slays;
}

static void
write_slayers (Search *self, const Start *start, RollPlan *plan)
{
  guint8 monsters[ROLL_N_MONSTERS];
  guint faces = 0;

  memcpy (monsters, start->monsters, sizeof monsters);
  for (guint i = start->first_fighter; i < self->n_fighters; i++)
    {
      Act act = get_state (self, i, monsters, faces)->act;

      if (act.type >= 0)
        beat (&self->fighters[i], act, monsters);
      if (act.face >= 0)
        {
          RollPlanStep *step = add_step (plan, STEP_SLAY);
          step->unit = self->fighters[i].unit;
          step->as = act.face;
          faces |= 1u << act.face;
        }
    }
}

static void
write_plan (Search *self, const Start *start, RollPlan *plan)
{
  guint8 monsters[ROLL_N_MONSTERS];
  guint faces;
  End end;

  plan->is_possible = TRUE;
  if (start->uses_power)
    memcpy (use_power (plan)->monsters, start->targets, sizeof start->targets);
  write_acts (self, start, plan, monsters, &faces);
  find_end (self, monsters, faces, &end);
  write_end (self, &end, monsters, plan);
  if (end.slays)
    write_slayers (self, start, plan);
}

/* What sweeps the whole level away by itself: a plan with it uses nothing else. */
static gboolean
find_sweep (const Search *self, Cost *cost, int *token)
{
  *token = -1;
  *cost = get_power_cost (self->power);
  if (self->ability == POWER_FURY)
    return TRUE;
  if (self->ability != POWER_INTERVENTION)
    return FALSE;
  for (int held = 0; held < ROLL_N_TOKENS && *token < 0; held++)
    if (self->position->tokens[held] > 0)
      *token = held;
  if (*token < 0)
    return FALSE;
  *cost = add (*cost, get_token_cost (*token));
  return TRUE;
}

static void
write_sweep (const Search *self, int token, RollPlan *plan)
{
  RollPlanStep *step = use_power (plan);

  plan->is_possible = TRUE;
  step->token = token;
  memcpy (step->monsters, self->position->level, sizeof step->monsters);
  if (token >= 0)
    use_token (plan, token);
}

/* What must survive */

static guint
count_survivors (Search *self, guint fighter, const guint8 *monsters)
{
  guint n_extras = fighter < self->n_fighters && self->fighters[fighter].bonus > 0 ? 3 : 0;
  guint least = count (monsters);
  State *state;

  if (fighter == self->n_fighters || least == 0)
    return least;
  state = get_state (self, fighter, monsters, 0);
  if (state->is_known)
    return state->cost.minor;
  for (int type = 0; type < ROLL_N_MONSTERS; type++)
    for (int extra = -1; extra < (int) n_extras; extra++)
      {
        guint8 left[ROLL_N_MONSTERS];

        memcpy (left, monsters, sizeof left);
        if (beat (&self->fighters[fighter], (Act) { type, extra, -1 }, left))
          least = MIN (least, count_survivors (self, fighter + 1, left));
      }
  *state = (State) { .is_known = TRUE, .cost = { 0, least } };
  return least;
}

static guint
count_survivors_of (Search *self, guint goblins, guint skeletons, guint oozes)
{
  const guint8 targets[ROLL_N_MONSTERS] = { goblins, skeletons, oozes };
  guint n_called = get_n_called (self);
  guint n_targets = goblins + skeletons + oozes;
  guint8 monsters[ROLL_N_MONSTERS];

  if (n_targets > 0
      && !roll_position_can_use_power (self->position, targets, self->rules->exactly_two))
    return G_MAXUINT;
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    monsters[type] = self->position->level[type] - targets[type];
  return count_survivors (self, n_called > 0 ? n_called - n_targets : 0, monsters);
}

/* Called only if there is no plan: every unit may then be spent. The memory is used anew. */
static guint
find_left (Search *self)
{
  guint n_most = roll_get_power_targets (self->ability);
  guint least;

  search_forget (self);
  least = count_survivors_of (self, 0, 0, 0);
  if (self->position->tokens[TOKEN_BAIT] > 0 || self->ability == POWER_BATTLECRY)
    return 0;
  for (guint goblins = 0; goblins <= n_most; goblins++)
    for (guint skeletons = 0; goblins + skeletons <= n_most; skeletons++)
      for (guint oozes = 0; goblins + skeletons + oozes <= n_most; oozes++)
        least = MIN (least, count_survivors_of (self, goblins, skeletons, oozes));
  return least;
}

/**
 * roll_find_plan:
 * @position: what lies there; chests and potions matter only to bait
 * @power: whether the hero's one-shot ability may be used
 * @rules: readings of open points
 * @plan: (out): the plan
 *
 * Finds the cheapest way to get rid of all monsters, and of the dragon if three or more dice then
 * lie in the lair, without a roll, a chest or a potion. Less is better, in this order: tokens, the
 * ability (unless it may be spent freely: then it comes behind the temporary companions), white
 * dice, champions, scrolls, thieves, temporary companions; then rather fighters, then clerics; of
 * tokens rather the first of the table.
 */
void
roll_find_plan (const RollPosition *position,
                RollPlanPower power,
                const RollPlanRules *rules,
                RollPlan *plan)
{
  Search search;
  Start start, best = { .cost = IMPOSSIBLE };
  Cost sweep;
  int token;

  memset (plan, 0, sizeof *plan);
  search_init (&search, position, power, rules, FALSE);
  init_start (&search, &start);
  try_start (&search, &start, &best);
  try_powers (&search, &best);
  if (find_sweep (&search, &sweep, &token) && is_less (sweep, best.cost))
    write_sweep (&search, token, plan);
  else if (best.cost.major != G_MAXINT64)
    {
      /* The memory may be that of a beginning with the ability. */
      if (!best.uses_power)
        {
          search.n_loot = position->level[FACE_CHEST] + position->level[FACE_POTION];
          search_forget (&search);
        }
      write_plan (&search, &best, plan);
    }
  else
    {
      plan->left = find_left (&search);
      plan->needs_dragon = plan->left == 0;
    }
  search_clear (&search);
}

/**
 * roll_has_plan:
 * @position: what lies there
 * @rules: readings of open points
 *
 * Tells whether the level can be cleared without a roll.
 *
 * Returns: whether there is a plan, with or without the hero's one-shot ability
 */
gboolean
roll_has_plan (const RollPosition *position, const RollPlanRules *rules)
{
  RollPlan plan;

  roll_find_plan (position, ROLL_PLAN_SPARE, rules, &plan);
  return plan.is_possible;
}

/**
 * roll_find_slaying:
 * @position: what is held; monsters and lair are left aside
 * @rules: readings of open points
 * @plan: (out): the plan
 *
 * Finds the cheapest units that slay a dragon, by the order of roll_find_plan().
 */
void
roll_find_slaying (const RollPosition *position, const RollPlanRules *rules, RollPlan *plan)
{
  RollPosition bare = *position;
  Search search;
  Start start, best = { .cost = IMPOSSIBLE };

  memset (plan, 0, sizeof *plan);
  roll_position_clear_level (&bare);
  search_init (&search, &bare, ROLL_PLAN_SPARE, rules, TRUE);
  init_start (&search, &start);
  try_start (&search, &start, &best);
  if (best.cost.major != G_MAXINT64)
    write_plan (&search, &best, plan);
  search_clear (&search);
}

/**
 * roll_count_shown:
 * @position: what is held
 * @rules: readings of open points
 *
 * Counts how many different companions all units can show at once.
 *
 * Returns: 0 to 5
 */
guint
roll_count_shown (const RollPosition *position, const RollPlanRules *rules)
{
  guint readings[MAX_UNITS];
  Search search;

  search_init (&search, position, ROLL_PLAN_SPARE, rules, TRUE);
  for (guint i = 0; i < search.n_fighters; i++)
    readings[i] = search.fighters[i].readings;
  search_clear (&search);
  return roll_count_distinct (readings, search.n_fighters);
}
