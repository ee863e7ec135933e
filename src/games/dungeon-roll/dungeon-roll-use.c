/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that record a ruling at the table in hand. There are none where the situation that was
 * ruled on is not that of the table, or where the ruling is that it may not be done. What is rolled
 * or drawn, and what the question leaves to the players, stays open. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-questions.h"
#include "dungeon-roll-turn.h"

typedef gboolean (*FillFunc) (const TmTable *table, TmArgs *args);

#define BIT(param) (1u << (param))

/* The adventurer’s situation, and a place where judges read the house rules. */
typedef struct
{
  guint seat;
  guint phase;
  RollPosition position;
  TmResolution *resolution;
} Situation;

/* Reads the situation if it is what was ruled on, but for what the players chose. */
static gboolean
begin (
    const TmTable *table, const TmArgs *args, FillFunc fill, guint32 chosen, Situation *situation)
{
  int seat = roll_get_adventurer (table);
  TmArgs known;

  tm_args_init (&known);
  if (seat < 0 || !fill (table, &known) || !tm_args_fit (args, &known, chosen, ~0u))
    return FALSE;
  situation->seat = seat;
  situation->phase = tm_table_get_phase (table);
  roll_read_position (table, seat, &situation->position);
  situation->resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (situation->resolution, table, FALSE);
  return TRUE;
}

static guint
end (Situation *situation, gboolean is_possible)
{
  g_clear_pointer (&situation->resolution, tm_resolution_free);
  return is_possible ? 1 : 0;
}

static gboolean
has_unit (const Situation *situation, RollUnit unit)
{
  return roll_position_count_unit (&situation->position, unit) > 0;
}

/* Units */

guint
roll_use_can_defeat (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  RollUnit unit = tm_args_get (args, CAN_DEFEAT_BY);
  guint8 monsters[ROLL_N_MONSTERS] = { 0 };
  Situation situation;
  RollFight fight;

  if (!begin (table, args, roll_fill_can_defeat, BIT (CAN_DEFEAT_MONSTERS), &situation))
    return 0;
  roll_read_faces (args, CAN_DEFEAT_MONSTERS, monsters, ROLL_N_MONSTERS);
  roll_judge_fight (situation.position.hero, situation.position.is_ready, unit, -1, monsters,
                    situation.phase, situation.resolution, &fight);
  moves[0].kind = MOVE_FIGHT;
  tm_args_set (&moves[0].args, FIGHT_BY, unit);
  tm_args_set_counts (&moves[0].args, FIGHT_MONSTERS, monsters, ROLL_N_MONSTERS);
  return end (&situation, fight.bar == NULL && has_unit (&situation, unit)
                              && roll_has_monsters (&situation.position, monsters));
}

/* Plans */

static void
set_step (const RollPlanStep *step, TmMove *move)
{
  switch (step->kind)
    {
    case STEP_POWER:
      move->kind = MOVE_POWER;
      if (step->monsters[0] + step->monsters[1] + step->monsters[2] > 0)
        tm_args_set_counts (&move->args, POWER_TARGETS, step->monsters, ROLL_N_MONSTERS);
      if (step->token >= 0)
        tm_args_set (&move->args, POWER_TOKEN, step->token);
      break;
    case STEP_BAIT:
    case STEP_RING:
      move->kind = MOVE_USE_TOKEN;
      tm_args_set (&move->args, USE_TOKEN_TOKEN, step->kind == STEP_BAIT ? TOKEN_BAIT : TOKEN_RING);
      break;
    case STEP_FIGHT:
    case STEP_SLAY:
    default:
      move->kind = MOVE_FIGHT;
      tm_args_set (&move->args, FIGHT_BY, step->unit);
      tm_args_set (&move->args, FIGHT_AS, step->as);
      tm_args_set_counts (&move->args, FIGHT_MONSTERS, step->monsters, ROLL_N_MONSTERS);
      break;
    }
}

/* The steps up to the dragon, which waits for its phase. */
static guint
list_steps (const RollPlan *plan, TmMove moves[TM_MAX_USED])
{
  guint n = 0;

  for (guint i = 0; i < plan->n_steps; i++)
    {
      if (plan->steps[i].kind == STEP_SLAY)
        continue;
      if (n == TM_MAX_USED)
        return 0;
      set_step (&plan->steps[i], &moves[n++]);
    }
  return n;
}

/* Plans know no chests and potions: where bait or the ability would act on them, too, there is more
 * to it than the plan says. */
static gboolean
leaves_loot (const RollPlan *plan, const RollPosition *position)
{
  if (position->level[FACE_CHEST] + position->level[FACE_POTION] == 0)
    return TRUE;
  for (guint i = 0; i < plan->n_steps; i++)
    if (plan->steps[i].kind == STEP_BAIT
        || (plan->steps[i].kind == STEP_POWER
            && (roll_get_power (position->hero) == POWER_FURY
                || roll_get_power (position->hero) == POWER_INTERVENTION)))
      return FALSE;
  return TRUE;
}

guint
roll_use_fight_plan (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  RollPlanPower power = (RollPlanPower) tm_args_get (args, PLAN_POWER);
  Situation situation;
  RollPlanRules rules;
  RollPosition bare;
  RollPlan plan;

  if (!begin (table, args, roll_fill_fight_plan, BIT (PLAN_POWER), &situation))
    return 0;
  bare = situation.position;
  bare.level[FACE_CHEST] = bare.level[FACE_POTION] = 0;
  roll_read_plan_rules (&bare, situation.resolution, &rules);
  roll_find_plan (&bare, power, &rules, &plan);
  end (&situation, FALSE);
  if (!plan.is_possible || !leaves_loot (&plan, &situation.position))
    return 0;
  return list_steps (&plan, moves);
}

/* Leaves only what was named of what is there; FALSE if there is not so much. */
static gboolean
keep_named (const TmArgs *args, guint param, guint8 *counts, guint n_counts)
{
  guint8 named[ROLL_N_TOKENS] = { 0 };

  roll_read_faces (args, param, named, n_counts);
  for (guint i = 0; i < n_counts; i++)
    if (named[i] > counts[i])
      return FALSE;
  memcpy (counts, named, n_counts);
  return TRUE;
}

/* The question may be about some of the companions that stand there. */
static gboolean
keep_companions (const TmArgs *args, RollPosition *position)
{
  return keep_named (args, DRAGON_PARTY, position->party, ROLL_N_PARTY_FACES)
         && keep_named (args, DRAGON_TEMP, position->temporary, 2)
         && keep_named (args, DRAGON_TOKENS, position->tokens, ROLL_N_TOKENS);
}

guint
roll_use_dragon (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  guint32 named = BIT (DRAGON_PARTY) | BIT (DRAGON_TEMP) | BIT (DRAGON_TOKENS);
  gint32 units[ROLL_MAX_PLAN_STEPS];
  guint n_units = 0;
  Situation situation;
  RollPlanRules rules;
  RollPlan plan;

  if (!begin (table, args, roll_fill_dragon, named, &situation))
    return 0;
  if (!keep_companions (args, &situation.position))
    return end (&situation, FALSE);
  roll_read_plan_rules (&situation.position, situation.resolution, &rules);
  roll_find_slaying (&situation.position, &rules, &plan);
  for (guint i = 0; i < plan.n_steps; i++)
    units[n_units++] = plan.steps[i].unit;
  moves[0].kind = MOVE_SLAY;
  tm_args_set_list (&moves[0].args, SLAY_BY, units, n_units);
  return end (&situation, situation.phase == PHASE_DRAGON && situation.position.lair >= ROLL_AWAKE
                              && plan.is_possible);
}

/* Loot */

guint
roll_use_open_chests (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  RollUnit unit = tm_args_get (args, CHESTS_BY);
  guint n_chests = tm_args_get (args, CHESTS_COUNT);
  Situation situation;
  RollOpening opening;

  if (!begin (table, args, roll_fill_open_chests, BIT (CHESTS_COUNT), &situation))
    return 0;
  roll_judge_open (situation.position.hero, situation.position.is_ready, unit, -1, n_chests,
                   tm_args_get (args, CHESTS_CHEST), situation.phase, situation.resolution,
                   &opening);
  moves[0].kind = MOVE_OPEN;
  tm_args_set (&moves[0].args, OPEN_BY, unit);
  tm_args_set (&moves[0].args, OPEN_COUNT, n_chests);
  return end (&situation, opening.bar == NULL && has_unit (&situation, unit)
                              && n_chests <= situation.position.level[FACE_CHEST]);
}

guint
roll_use_quaff (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  RollUnit unit = tm_args_get (args, POTIONS_BY);
  guint n_potions = tm_args_get (args, POTIONS_COUNT);
  Situation situation;
  RollDrink drink;

  if (!begin (table, args, roll_fill_quaff, BIT (POTIONS_COUNT), &situation))
    return 0;
  roll_judge_quaff (situation.position.hero, situation.position.is_ready, unit, n_potions,
                    situation.position.grave, situation.phase, situation.resolution, &drink);
  moves[0].kind = MOVE_QUAFF;
  tm_args_set (&moves[0].args, QUAFF_BY, unit);
  tm_args_set (&moves[0].args, QUAFF_COUNT, n_potions);
  return end (&situation, drink.bar == NULL && has_unit (&situation, unit)
                              && n_potions <= situation.position.level[FACE_POTION]);
}

/* Rerolls */

/* The black dice that are given up; FALSE if so many do not lie there. */
static gboolean
read_given_up (const TmArgs *args, const RollPosition *position, guint8 faces[ROLL_N_LEVEL_FACES])
{
  guint n_dice;
  const gint32 *dice = tm_args_get_list (args, MAY_REROLL_DICE, &n_dice);

  memset (faces, 0, ROLL_N_LEVEL_FACES);
  for (guint i = 0; i < n_dice; i++)
    if (dice[i] >= REROLLED_GOBLIN && dice[i] < REROLLED_DRAGON
        && ++faces[dice[i] - REROLLED_GOBLIN] > position->level[dice[i] - REROLLED_GOBLIN])
      return FALSE;
  return TRUE;
}

/* The question says which black dice are rolled again, and of the white ones only that there are
 * some: then which is asked. */
static void
set_reroll (const TmArgs *args,
            const guint8 faces[ROLL_N_LEVEL_FACES],
            guint party,
            guint dungeon,
            TmMove *move)
{
  tm_args_set_counts (&move->args, dungeon, faces, ROLL_N_LEVEL_FACES);
  if (!(tm_args_get_set (args, MAY_REROLL_DICE) & BIT (REROLLED_PARTY)))
    tm_args_set_list (&move->args, party, NULL, 0);
}

/* Whether the means is there. */
static gboolean
has_means (const TmTable *table, const Situation *situation, guint with)
{
  switch (with)
    {
    case WITH_SCROLL:
      return has_unit (situation, UNIT_SCROLL);
    case WITH_SCROLL_TOKEN:
      return has_unit (situation, UNIT_SCROLL_TOKEN);
    case WITH_MERCENARY:
      return tm_table_get_shared (table, COUNTER_MUSTER) > 0;
    case WITH_COMMANDER:
    default:
      return situation->position.is_ready;
    }
}

/* A scroll that rolls white dice again is none of them, so that another one has to be there. */
static gboolean
has_white_die (const Situation *situation, const TmArgs *args)
{
  guint n_needed = tm_args_get (args, MAY_REROLL_WITH) == WITH_SCROLL ? 2 : 1;

  return !(tm_args_get_set (args, MAY_REROLL_DICE) & BIT (REROLLED_PARTY))
         || roll_position_count_party (&situation->position) >= n_needed;
}

guint
roll_use_reroll (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  guint with = tm_args_get (args, MAY_REROLL_WITH);
  guint dice = tm_args_get_set (args, MAY_REROLL_DICE);
  guint8 faces[ROLL_N_LEVEL_FACES];
  Situation situation;
  RollReroll reroll;
  gboolean is_possible;

  if (!begin (table, args, roll_fill_reroll, 0, &situation))
    return 0;
  roll_judge_reroll ((RollRerollWith) with, situation.position.hero, dice, situation.phase,
                     situation.resolution, &reroll);
  is_possible = reroll.bar == NULL && dice != 0 && !(dice & BIT (REROLLED_TEMPORARY))
                && has_means (table, &situation, with) && has_white_die (&situation, args)
                && read_given_up (args, &situation.position, faces);
  if (!end (&situation, is_possible))
    return 0;
  if (with == WITH_MERCENARY)
    {
      moves[0].kind = MOVE_PARTY_REROLL;
      return 1;
    }
  if (with == WITH_COMMANDER)
    {
      moves[0].kind = MOVE_POWER;
      set_reroll (args, faces, POWER_PARTY, POWER_DUNGEON, &moves[0]);
      return 1;
    }
  moves[0].kind = MOVE_REROLL;
  tm_args_set (&moves[0].args, REROLL_BY, with == WITH_SCROLL ? UNIT_SCROLL : UNIT_SCROLL_TOKEN);
  set_reroll (args, faces, REROLL_PARTY, REROLL_DUNGEON, &moves[0]);
  return 1;
}

/* Dice that are rolled */

/* The next level, or the first one. */
guint
roll_use_level_roll_count (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  guint phase = tm_table_get_phase (table);
  Situation situation;

  if ((phase != PHASE_REGROUP && phase != PHASE_POPULATE)
      || !begin (table, args, roll_fill_level_roll_count, 0, &situation))
    return 0;
  moves[0].kind = phase == PHASE_REGROUP ? MOVE_DESCEND : MOVE_POPULATE;
  return end (&situation, TRUE);
}

/* The faces were told, so that they count only where nobody else rolls. */
guint
roll_use_form_party (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  guint8 faces[ROLL_N_PARTY_FACES] = { 0 };
  Situation situation;

  if (tm_table_get_phase (table) != PHASE_FORM
      || roll_draws_in_app (table, MOVE_FORM_PARTY, FORM_FACES)
      || !begin (table, args, roll_fill_form_party, BIT (FORMED_FACES), &situation))
    return 0;
  roll_read_faces (args, FORMED_FACES, faces, ROLL_N_PARTY_FACES);
  moves[0].kind = MOVE_FORM_PARTY;
  tm_args_set_counts (&moves[0].args, FORM_FACES, faces, ROLL_N_PARTY_FACES);
  return end (&situation, TRUE);
}

/* Ways out */

static gboolean
may_flee (const TmTable *table, Situation *situation)
{
  RollPosition position = situation->position;
  RollPlanRules rules;

  if (roll_judge_way (WAY_FLEE, tm_table_get_shared (table, COUNTER_LEVEL), situation->phase)
      != NULL)
    return FALSE;
  if (roll_is_power_late (&position, situation->phase, situation->resolution))
    position.is_ready = FALSE;
  roll_read_plan_rules (&position, situation->resolution, &rules);
  return tm_table_get_option (table, OPTION_FREE_FLEE) == FREE_FLEE_YES
         || !roll_has_plan (&position, &rules);
}

static gboolean
may_use_token (Situation *situation, RollToken token)
{
  return situation->position.tokens[token] > 0
         && roll_judge_treasure (&situation->position, token, situation->phase,
                                 situation->resolution)
                == NULL;
}

guint
roll_use_delve_score (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  Situation situation;

  if (!begin (table, args, roll_fill_delve_score, BIT (DELVE_HOW), &situation))
    return 0;
  switch (tm_args_get (args, DELVE_HOW))
    {
    case HOW_REST:
      moves[0].kind = MOVE_REST;
      return end (&situation, situation.phase == PHASE_REGROUP);
    case HOW_PORTAL:
      moves[0].kind = MOVE_USE_TOKEN;
      tm_args_set (&moves[0].args, USE_TOKEN_TOKEN, TOKEN_PORTAL);
      return end (&situation, may_use_token (&situation, TOKEN_PORTAL));
    case HOW_FLEE:
    default:
      moves[0].kind = MOVE_FLEE;
      return end (&situation, may_flee (table, &situation));
    }
}

/* Effects */

guint
roll_use_hero_ability (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  guint8 targets[ROLL_N_MONSTERS] = { 0 };
  Situation situation;

  if (!begin (table, args, roll_fill_hero_ability, 0, &situation))
    return 0;
  roll_read_faces (args, ABILITY_TARGETS, targets, ROLL_N_MONSTERS);
  moves[0].kind = MOVE_POWER;
  if (roll_get_power_targets (roll_get_power (situation.position.hero)) > 0)
    tm_args_set_counts (&moves[0].args, POWER_TARGETS, targets, ROLL_N_MONSTERS);
  return end (&situation, roll_has_monsters (&situation.position, targets)
                              && roll_judge_power (&situation.position, targets, situation.phase,
                                                   situation.resolution)
                                     == NULL);
}

/* A token that stands for a companion is used as one, which is for the other questions. */
guint
roll_use_treasure_effect (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  RollToken token = (RollToken) tm_args_get (args, TREASURE_TOKEN);
  Situation situation;

  if (token <= TOKEN_SCROLL || !begin (table, args, roll_fill_treasure_effect, 0, &situation))
    return 0;
  moves[0].kind = MOVE_USE_TOKEN;
  tm_args_set (&moves[0].args, USE_TOKEN_TOKEN, token);
  return end (&situation, may_use_token (&situation, token));
}

/* Honours */

/* Who has earned it is asked where there are several. Matches of other lengths claim none. */
guint
roll_use_achievement (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  if (tm_table_get_phase (table) == PHASE_SETUP
      || tm_table_get_option (table, OPTION_DELVES) != ROLL_DELVES
      || tm_table_get_option (table, OPTION_ACHIEVEMENTS) == ACHIEVEMENTS_OFF
      || !roll_is_earned (args)
      || tm_args_get (args, EARNED_ACHIEVEMENT) == ACHIEVEMENT_GUILD_MASTER)
    return 0;
  moves[0].kind = MOVE_CLAIM;
  if (tm_table_get_n_seats (table) == 1)
    tm_args_set (&moves[0].args, CLAIM_SEAT, 0);
  tm_args_set (&moves[0].args, CLAIM_ACHIEVEMENT, tm_args_get (args, EARNED_ACHIEVEMENT));
  tm_args_set (&moves[0].args, CLAIM_EARNED, TRUE);
  return 1;
}
