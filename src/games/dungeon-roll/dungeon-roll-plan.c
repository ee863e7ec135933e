/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cheapest way to clear a level without a roll: with which act of the hero to begin, and what a
 * search has found, step by step. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-plan-search.h"

/* Beginnings: what the hero does before the units */

typedef struct
{
  guint first_fighter;
  gboolean uses_power;
  guint8 targets[ROLL_N_MONSTERS];
  guint8 monsters[ROLL_N_MONSTERS];
  RollCost cost;
} Start;

static void
try_start (RollSearch *self, Start *start, Start *best)
{
  RollCost cost = roll_search_find_cheapest (self, start->first_fighter, start->monsters, 0);

  start->cost = start->uses_power ? roll_cost_add (cost, roll_cost_of_power (self->power)) : cost;
  if (roll_cost_is_less (start->cost, best->cost))
    *best = *start;
}

static void
try_targets (RollSearch *self, guint goblins, guint skeletons, guint oozes, Start *best)
{
  const guint8 targets[ROLL_N_MONSTERS] = { goblins, skeletons, oozes };
  Start start = { .uses_power = TRUE };
  guint n_targets = goblins + skeletons + oozes;

  if (!roll_position_can_use_power (self->position, targets, self->rules->exactly_two))
    return;
  memcpy (start.targets, targets, sizeof targets);
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    start.monsters[type] = self->position->level[type] - targets[type];
  start.first_fighter = roll_search_count_called (self) > 0 ? ROLL_N_CALLED - n_targets : 0;
  try_start (self, &start, best);
}

static void
try_powers (RollSearch *self, Start *best)
{
  guint n_most = roll_get_power_targets (self->ability);

  if (n_most == 0)
    return;
  if (self->ability == POWER_CHARM || self->ability == POWER_MESMERIZE)
    {
      self->n_loot++;
      roll_search_forget (self);
    }
  for (guint goblins = 0; goblins <= n_most; goblins++)
    for (guint skeletons = 0; goblins + skeletons <= n_most; skeletons++)
      for (guint oozes = 0; goblins + skeletons + oozes <= n_most; oozes++)
        try_targets (self, goblins, skeletons, oozes, best);
}

static void
init_start (const RollSearch *self, Start *start)
{
  *start = (Start) { .first_fighter = roll_search_count_called (self) };
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
write_fight (const RollSearch *self,
             const RollFighter *fighter,
             RollAct act,
             guint8 *monsters,
             RollPlan *plan)
{
  RollPlanStep *step = add_step (plan, STEP_FIGHT);
  guint8 left[ROLL_N_MONSTERS];
  RollStrike strike;

  memcpy (left, monsters, sizeof left);
  roll_fighter_beat (fighter, act, left);
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
write_acts (RollSearch *self, const Start *start, RollPlan *plan, guint8 *monsters, guint *faces)
{
  memcpy (monsters, start->monsters, sizeof start->monsters);
  *faces = 0;
  for (guint i = start->first_fighter; i < self->n_fighters; i++)
    {
      const RollFighter *fighter = &self->fighters[i];
      RollAct act;

      roll_search_find_cheapest (self, i, monsters, *faces);
      act = roll_search_get_state (self, i, monsters, *faces)->act;
      if (act.type >= 0)
        write_fight (self, fighter, act, monsters, plan);
      if (act.face >= 0)
        *faces |= 1u << act.face;
      if (act.type >= 0 || act.face >= 0)
        use_unit (plan, fighter->unit);
    }
}

static void
write_end (const RollSearch *self, const RollEnd *end, const guint8 *monsters, RollPlan *plan)
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
write_slayers (RollSearch *self, const Start *start, RollPlan *plan)
{
  guint8 monsters[ROLL_N_MONSTERS];
  guint faces = 0;

  memcpy (monsters, start->monsters, sizeof monsters);
  for (guint i = start->first_fighter; i < self->n_fighters; i++)
    {
      RollAct act = roll_search_get_state (self, i, monsters, faces)->act;

      if (act.type >= 0)
        roll_fighter_beat (&self->fighters[i], act, monsters);
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
write_plan (RollSearch *self, const Start *start, RollPlan *plan)
{
  guint8 monsters[ROLL_N_MONSTERS];
  guint faces;
  RollEnd end;

  plan->is_possible = TRUE;
  if (start->uses_power)
    memcpy (use_power (plan)->monsters, start->targets, sizeof start->targets);
  write_acts (self, start, plan, monsters, &faces);
  roll_search_find_end (self, monsters, faces, &end);
  write_end (self, &end, monsters, plan);
  if (end.slays)
    write_slayers (self, start, plan);
}

/* What sweeps the whole level away by itself: a plan with it uses nothing else. */
static gboolean
find_sweep (const RollSearch *self, RollCost *cost, int *token)
{
  *token = -1;
  *cost = roll_cost_of_power (self->power);
  if (self->ability == POWER_FURY)
    return TRUE;
  if (self->ability != POWER_INTERVENTION)
    return FALSE;
  for (int held = 0; held < ROLL_N_TOKENS && *token < 0; held++)
    if (self->position->tokens[held] > 0)
      *token = held;
  if (*token < 0)
    return FALSE;
  *cost = roll_cost_add (*cost, roll_cost_of_token (*token));
  return TRUE;
}

static void
write_sweep (const RollSearch *self, int token, RollPlan *plan)
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
count_survivors_of (RollSearch *self, guint goblins, guint skeletons, guint oozes)
{
  const guint8 targets[ROLL_N_MONSTERS] = { goblins, skeletons, oozes };
  guint n_called = roll_search_count_called (self);
  guint n_targets = goblins + skeletons + oozes;
  guint8 monsters[ROLL_N_MONSTERS];

  if (n_targets > 0
      && !roll_position_can_use_power (self->position, targets, self->rules->exactly_two))
    return G_MAXUINT;
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    monsters[type] = self->position->level[type] - targets[type];
  return roll_search_count_survivors (self, n_called > 0 ? n_called - n_targets : 0, monsters);
}

/* Called only if there is no plan: every unit may then be spent. The memory is used anew. */
static guint
find_left (RollSearch *self)
{
  guint n_most = roll_get_power_targets (self->ability);
  guint least;

  roll_search_forget (self);
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
  RollSearch search;
  Start start, best = { .cost = ROLL_COST_IMPOSSIBLE };
  RollCost sweep;
  int token;

  memset (plan, 0, sizeof *plan);
  roll_search_init (&search, position, power, rules, FALSE);
  init_start (&search, &start);
  try_start (&search, &start, &best);
  try_powers (&search, &best);
  if (find_sweep (&search, &sweep, &token) && roll_cost_is_less (sweep, best.cost))
    write_sweep (&search, token, plan);
  else if (best.cost.major != G_MAXINT64)
    {
      /* The memory may be that of a beginning with the ability. */
      if (!best.uses_power)
        {
          search.n_loot = position->level[FACE_CHEST] + position->level[FACE_POTION];
          roll_search_forget (&search);
        }
      write_plan (&search, &best, plan);
    }
  else
    {
      plan->left = find_left (&search);
      plan->needs_dragon = plan->left == 0;
    }
  roll_search_clear (&search);
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
  RollSearch search;
  Start start, best = { .cost = ROLL_COST_IMPOSSIBLE };

  memset (plan, 0, sizeof *plan);
  roll_position_clear_level (&bare);
  roll_search_init (&search, &bare, ROLL_PLAN_SPARE, rules, TRUE);
  init_start (&search, &start);
  try_start (&search, &start, &best);
  if (best.cost.major != G_MAXINT64)
    write_plan (&search, &best, plan);
  roll_search_clear (&search);
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
  guint readings[ROLL_MAX_FIGHTERS];
  RollSearch search;

  roll_search_init (&search, position, ROLL_PLAN_SPARE, rules, TRUE);
  for (guint i = 0; i < search.n_fighters; i++)
    readings[i] = search.fighters[i].readings;
  roll_search_clear (&search);
  return roll_count_distinct (readings, search.n_fighters);
}
