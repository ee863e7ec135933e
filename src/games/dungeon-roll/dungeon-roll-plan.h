/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-position.h"

G_BEGIN_DECLS

/* Whether the one-shot ability may be used; the values of the parameter of the same name. */
typedef enum
{
  ROLL_PLAN_NO,
  ROLL_PLAN_SPARE,
  ROLL_PLAN_SPEND,
} RollPlanPower;

/**
 * RollPlanRules:
 * @skill_on_tokens: whether skills act on tokens, see roll.open.tokens-as-dice
 * @exactly_two: see roll.open.two-targets
 * @bait_monsters: whether bait leaves chests and potions, see roll.open.bait
 *
 * The readings of open points that a plan depends on.
 */
typedef struct
{
  gboolean skill_on_tokens;
  gboolean exactly_two;
  gboolean bait_monsters;
} RollPlanRules;

/* What a plan uses: first the units, then single tokens, then the ability. */
#define ROLL_USE_TOKEN(token) (ROLL_N_UNITS + (token))
#define ROLL_USE_POWER (ROLL_N_UNITS + ROLL_N_TOKENS)
#define ROLL_N_USES (ROLL_USE_POWER + 1)
#define ROLL_MAX_PLAN_STEPS 24

/* What one step of a plan is. */
typedef enum
{
  STEP_FIGHT, /* a unit beats monsters */
  STEP_POWER, /* the one-shot ability, on monsters or not; paid by a token or not */
  STEP_BAIT, /* bait on what lies there */
  STEP_RING, /* the ring empties the lair */
  STEP_SLAY, /* a unit stands against the dragon */
} RollPlanStepKind;

/**
 * RollPlanStep:
 * @kind: what is done
 * @unit: the unit of a fight or a slaying
 * @as: its reading, a [enum@RollPartyFace]
 * @token: what pays for the ability; -1: nothing
 * @monsters: whom it concerns
 *
 * One step of a plan.
 */
typedef struct
{
  RollPlanStepKind kind;
  RollUnit unit;
  int as;
  int token;
  guint8 monsters[ROLL_N_MONSTERS];
} RollPlanStep;

/**
 * RollPlan:
 * @is_possible: whether the level can be cleared without a roll
 * @used: what is used, see ROLL_USE_POWER and its like; tokens that are
 *   units stand among the units
 * @n_dice: white dice among it
 * @n_tokens: tokens among it
 * @uses_power: whether the one-shot ability is among it, the unit of the hero included
 * @needs_dragon: whether the dragon must be fought; if it is not possible, whether it alone blocks
 * @left: the fewest monsters that must survive
 * @n_steps: how many steps there are
 * @steps: one way to do it
 *
 * The cheapest way to clear a level with what is there.
 */
typedef struct
{
  gboolean is_possible;
  guint8 used[ROLL_N_USES];
  guint n_dice;
  guint n_tokens;
  gboolean uses_power;
  gboolean needs_dragon;
  guint left;
  guint n_steps;
  RollPlanStep steps[ROLL_MAX_PLAN_STEPS];
} RollPlan;

void roll_find_plan (const RollPosition *position,
                     RollPlanPower power,
                     const RollPlanRules *rules,
                     RollPlan *plan);
gboolean roll_has_plan (const RollPosition *position, const RollPlanRules *rules);
void roll_find_slaying (const RollPosition *position, const RollPlanRules *rules, RollPlan *plan);
guint roll_count_shown (const RollPosition *position, const RollPlanRules *rules);

G_END_DECLS
