/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about units against monsters and the dragon. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-roll-judges.h"
#include "dungeon-roll-questions.h"

#define BIT(face) (1u << (face))

/* One unit */

static guint
get_readings (int hero, gboolean is_ready, RollUnit unit, TmResolution *resolution)
{
  if (unit == UNIT_HERO && !is_ready)
    return 0;
  return roll_unit_get_readings (hero, unit, roll_acts_skill (hero, unit, resolution))
         & ROLL_COMPANIONS;
}

static void
explain_unit (int hero, RollUnit unit, guint readings, TmResolution *resolution)
{
  const char *article = hero == HERO_NONE ? "roll.monsters.companions" : roll_hero_articles[hero];
  guint any = roll_reading_get_any (readings);

  if (readings == 0)
    tm_resolution_add_reason (resolution, "roll.monsters.companions",
                              tm_text (N_ ("It is no companion here and does not fight.")));
  for (int face = 0; face < ROLL_N_COMPANIONS; face++)
    if (readings & BIT (face) && face != roll_unit_get_face (unit))
      tm_resolution_add_reason (resolution, article,
                                tm_text (N_ ("By the hero card it may be used as: %s."),
                                         tm_arg_word (roll_party_words[face].name)));
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    if (any & BIT (type))
      tm_resolution_add_reason (resolution, "roll.monsters.companions",
                                tm_text (N_ ("It beats any number of one type: %s."),
                                         tm_arg_word (roll_dungeon_words[type].name)));
  if (readings != 0)
    tm_resolution_add_reason (resolution, "roll.monsters.companions",
                              tm_text (N_ ("Of another type a companion beats exactly one.")));
}

static TmText
describe_fight (const RollFight *fight)
{
  if (fight->bar != NULL)
    return tm_text (N_ ("No: %s"), tm_arg_word (fight->bar->text));
  return fight->extra > 0
             ? tm_text (N_ ("Yes, with one more by the hero’s skill; used as: %s"),
                        tm_arg_word (roll_party_words[fight->as].name))
             : tm_text (N_ ("Yes, used as: %s"), tm_arg_word (roll_party_words[fight->as].name));
}

/* «Фаза монстров», В. */
void
roll_answer_can_defeat (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  int hero = roll_read_hero (args, CAN_DEFEAT_HERO);
  gboolean is_ready = tm_args_get (args, CAN_DEFEAT_READY);
  RollUnit unit = tm_args_get (args, CAN_DEFEAT_BY);
  guint readings = get_readings (hero, is_ready, unit, resolution);
  guint any = roll_reading_get_any (readings);
  const char *types[ROLL_N_MONSTERS + 1] = { NULL };
  guint8 monsters[ROLL_N_MONSTERS] = { 0 };
  guint n_types = 0;
  RollFight fight;

  tm_ruling_cite (ruling, "roll.monsters.companions");
  roll_read_faces (args, CAN_DEFEAT_MONSTERS, monsters, ROLL_N_MONSTERS);
  roll_judge_fight (hero, is_ready, unit, -1, monsters, PHASE_MONSTERS, resolution, &fight);
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    if (any & BIT (type))
      types[n_types++] = roll_dungeon_words[type].id;
  tm_ruling_set_flag (ruling, "legal", fight.bar == NULL);
  tm_ruling_set_word (ruling, "as", fight.as >= 0 ? roll_party_words[fight.as].id : "");
  tm_ruling_set_number (ruling, "extra", fight.extra);
  tm_ruling_set_words (ruling, "any", types);
  tm_ruling_set_flag (ruling, "companion", readings != 0);
  explain_unit (hero, unit, readings, resolution);
  if (fight.bar != NULL)
    tm_resolution_add_reason (resolution, fight.bar->article, tm_text (fight.bar->text));
  else if (fight.needs_skill)
    tm_resolution_add_reason (resolution,
                              hero == HERO_NONE ? "roll.hero.skill" : roll_hero_articles[hero],
                              tm_text (N_ ("Only the hero makes this possible.")));
  tm_ruling_set_verdict (ruling, describe_fight (&fight));
}

/* Plans */

/* The order in which lists name what is used: dice, temporary companions, hero, tokens, ability. */
static const guint used_order[] = {
  UNIT_DIE + FACE_FIGHTER,
  UNIT_DIE + FACE_CLERIC,
  UNIT_DIE + FACE_MAGE,
  UNIT_DIE + FACE_THIEF,
  UNIT_DIE + FACE_CHAMPION,
  UNIT_SCROLL,
  UNIT_TEMP_FIGHTER,
  UNIT_TEMP_THIEF,
  UNIT_HERO,
  UNIT_TOKEN + TOKEN_SWORD,
  UNIT_TOKEN + TOKEN_TALISMAN,
  UNIT_TOKEN + TOKEN_SCEPTRE,
  UNIT_TOKEN + TOKEN_TOOLS,
  UNIT_SCROLL_TOKEN,
  ROLL_USE_TOKEN (TOKEN_RING),
  ROLL_USE_TOKEN (TOKEN_SCALES),
  ROLL_USE_TOKEN (TOKEN_ELIXIR),
  ROLL_USE_TOKEN (TOKEN_BAIT),
  ROLL_USE_TOKEN (TOKEN_PORTAL),
  ROLL_USE_POWER,
};

static const char *
get_used_id (guint use)
{
  if (use == ROLL_USE_POWER)
    return "power";
  return use < ROLL_N_UNITS ? roll_unit_words[use].id : roll_token_words[use - ROLL_N_UNITS].id;
}

static void
set_used (TmRuling *ruling, const RollPlan *plan)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (used_order); i++)
    for (guint n = 0; n < plan->used[used_order[i]]; n++)
      g_ptr_array_add (ids, (gpointer) get_used_id (used_order[i]));
  g_ptr_array_add (ids, NULL);
  tm_ruling_set_words (ruling, "used", (const char *const *) ids->pdata);
}

/* The types a step concerns, those of which there are most first. */
static guint
list_types (const guint8 *monsters, guint types[ROLL_N_MONSTERS])
{
  guint n = 0;

  for (guint left = ROLL_N_DICE; left > 0; left--)
    for (guint type = 0; type < ROLL_N_MONSTERS; type++)
      if (monsters[type] == left)
        types[n++] = type;
  return n;
}

static TmTextArg
name_type (guint type)
{
  return tm_arg_word (roll_dungeon_words[type].name);
}

static TmText
describe_blow (const RollPlanStep *step)
{
  TmTextArg unit = tm_arg_word (roll_unit_words[step->unit].name);
  guint types[ROLL_N_MONSTERS];
  guint n_types = list_types (step->monsters, types);
  gboolean is_own = step->as == roll_unit_get_face (step->unit);
  TmTextArg as = tm_arg_word (roll_party_words[step->as].name);

  if (n_types > 1 && is_own)
    return tm_text (N_ ("%s beats: %s (%s), and one more: %s."), unit, name_type (types[0]),
                    tm_arg_number (step->monsters[types[0]]), name_type (types[1]));
  if (n_types > 1)
    return tm_text (N_ ("%s, used as %s, beats: %s (%s), and one more: %s."), unit, as,
                    name_type (types[0]), tm_arg_number (step->monsters[types[0]]),
                    name_type (types[1]));
  if (is_own)
    return tm_text (N_ ("%s beats: %s (%s)."), unit, name_type (types[0]),
                    tm_arg_number (step->monsters[types[0]]));
  return tm_text (N_ ("%s, used as %s, beats: %s (%s)."), unit, as, name_type (types[0]),
                  tm_arg_number (step->monsters[types[0]]));
}

static TmText
describe_ability (int hero, const RollPlanStep *step)
{
  guint types[ROLL_N_MONSTERS];
  guint n_types = list_types (step->monsters, types);

  switch (roll_get_power (hero))
    {
    case POWER_BATTLECRY:
      return tm_text (N_ ("Battlecry: the monsters that are left become dragons in the lair."));
    case POWER_FURY:
      return tm_text (N_ ("Arcane Fury: monsters and dragons are discarded."));
    case POWER_INTERVENTION:
      return tm_text (N_ ("Divine Intervention clears level and lair; the price: %s."),
                      tm_arg_word (roll_token_words[step->token].name));
    case POWER_SONG:
      return tm_text (N_ ("The song empties the lair."));
    default:
      return n_types > 1 ? tm_text (N_ ("The hero’s ability on: %s, %s."), name_type (types[0]),
                                    name_type (types[1]))
                         : tm_text (N_ ("The hero’s ability on: %s (%s)."), name_type (types[0]),
                                    tm_arg_number (step->monsters[types[0]]));
    }
}

static TmText
describe_step (int hero, const RollPlanStep *step)
{
  switch (step->kind)
    {
    case STEP_FIGHT:
      return describe_blow (step);
    case STEP_POWER:
      return describe_ability (hero, step);
    case STEP_BAIT:
      return tm_text (N_ ("Dragon bait turns what is left into dragons in the lair."));
    case STEP_RING:
      return tm_text (N_ ("The ring of invisibility empties the lair."));
    case STEP_SLAY:
    default:
      if (step->as == roll_unit_get_face (step->unit))
        return tm_text (N_ ("Against the dragon: %s."),
                        tm_arg_word (roll_unit_words[step->unit].name));
      return tm_text (N_ ("Against the dragon: %s, used as %s."),
                      tm_arg_word (roll_unit_words[step->unit].name),
                      tm_arg_word (roll_party_words[step->as].name));
    }
}

static const char *
get_step_article (int hero, const RollPlanStep *step)
{
  switch (step->kind)
    {
    case STEP_POWER:
      return roll_hero_articles[hero];
    case STEP_BAIT:
      return roll_treasure_articles[TOKEN_BAIT];
    case STEP_RING:
      return roll_treasure_articles[TOKEN_RING];
    case STEP_SLAY:
      return "roll.dragon.fight";
    case STEP_FIGHT:
    default:
      return "roll.monsters.companions";
    }
}

/* Only whoever reads the answer needs the sentences. */
static void
set_plan (TmRuling *ruling, int hero, const RollPlan *plan)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  for (guint i = 0; i < plan->n_steps; i++)
    {
      TmText text = describe_step (hero, &plan->steps[i]);

      tm_resolution_add_reason (resolution, get_step_article (hero, &plan->steps[i]), text);
      if (tm_resolution_wants_reasons (resolution))
        g_ptr_array_add (steps, tm_text_dup_string (&text, tm_ruling_get_box (ruling)));
    }
  g_ptr_array_add (steps, NULL);
  tm_ruling_set_words (ruling, "plan", (const char *const *) steps->pdata);
  tm_ruling_mark_detail (ruling, "plan");
}

static gboolean
read_plan_position (const TmArgs *args, RollPosition *position, TmRuling *ruling)
{
  memset (position, 0, sizeof *position);
  position->hero = (gint8) roll_read_hero (args, PLAN_HERO);
  position->is_ready = tm_args_get (args, PLAN_READY);
  position->lair = tm_args_get (args, PLAN_LAIR);
  roll_read_faces (args, PLAN_PARTY, position->party, ROLL_N_PARTY_FACES);
  roll_read_faces (args, PLAN_TEMP, position->temporary, 2);
  roll_read_faces (args, PLAN_MONSTERS, position->level, ROLL_N_MONSTERS);
  return roll_read_tokens (args, PLAN_TOKENS, "tokens", position->tokens, ruling)
         && roll_check_seven (roll_position_count_monsters (position),
                              position->lair + position->temporary[0] + position->temporary[1],
                              "lair", FALSE, ruling);
}

static TmText
describe_plan (const RollPlan *plan)
{
  if (!plan->is_possible)
    return tm_text (N_ ("Cannot be cleared with what lies there."));
  if (plan->n_steps == 0)
    return tm_text (N_ ("There is nothing to beat."));
  if (plan->n_tokens > 0)
    return tm_text (N_ ("Can be cleared without a roll: dice %s, tokens %s."),
                    tm_arg_number (plan->n_dice), tm_arg_number (plan->n_tokens));
  return tm_text_n ("Can be cleared without a roll: %s die.",
                    "Can be cleared without a roll: %s dice.", tm_arg_number (plan->n_dice));
}

static void
explain_plan (const RollPlan *plan, const RollPosition *position, TmResolution *resolution)
{
  if (plan->is_possible && plan->n_steps == 0)
    tm_resolution_add_reason (
        resolution, "roll.monsters.all-or-flee",
        tm_text (N_ ("No monster lies there, and fewer than three dice are in the lair.")));
  if (plan->is_possible)
    return;
  tm_resolution_add_reason (
      resolution, "roll.monsters.all-or-flee",
      plan->left > 0
          ? tm_text (N_ ("Whatever is used, monsters are left: %s."), tm_arg_number (plan->left))
          : tm_text (N_ ("The monsters alone could be beaten.")));
  if (plan->needs_dragon)
    tm_resolution_add_reason (
        resolution, "roll.dragon.fight",
        tm_text (N_ ("Then too few different companions are left for the dragon; needed: %s."),
                 tm_arg_number (roll_get_dragon_need (position->hero))));
}

/* «Фаза монстров»: all monsters or flight, and the dragon behind them. */
void
roll_answer_fight_plan (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  RollPlanPower power = (RollPlanPower) tm_args_get (args, PLAN_POWER);
  RollPosition position;
  RollPlanRules rules;
  RollPlan plan;

  if (!read_plan_position (args, &position, ruling))
    return;
  tm_ruling_cite (ruling, "roll.monsters.all-or-flee");
  roll_read_plan_rules (&position, resolution, &rules);
  roll_find_plan (&position, power, &rules, &plan);
  tm_ruling_set_flag (ruling, "possible", plan.is_possible);
  set_used (ruling, &plan);
  tm_ruling_set_number (ruling, "dice", plan.n_dice);
  tm_ruling_set_number (ruling, "tokens", plan.n_tokens);
  tm_ruling_set_flag (ruling, "power", plan.uses_power);
  tm_ruling_set_flag (ruling, "dragon", plan.needs_dragon);
  tm_ruling_set_number (ruling, "left", plan.left);
  set_plan (ruling, position.hero, &plan);
  explain_plan (&plan, &position, resolution);
  tm_ruling_cite (ruling, "roll.monsters.companions");
  tm_ruling_set_verdict (ruling, describe_plan (&plan));
}

/* The dragon */

static gboolean
read_dragon_position (const TmArgs *args, RollPosition *position, TmRuling *ruling)
{
  memset (position, 0, sizeof *position);
  position->hero = (gint8) roll_read_hero (args, DRAGON_HERO);
  position->is_ready = tm_args_get (args, DRAGON_READY);
  position->lair = tm_args_get (args, DRAGON_LAIR);
  roll_read_faces (args, DRAGON_PARTY, position->party, ROLL_N_PARTY_FACES);
  roll_read_faces (args, DRAGON_TEMP, position->temporary, 2);
  return roll_read_tokens (args, DRAGON_TOKENS, "tokens", position->tokens, ruling)
         && roll_check_seven (position->lair, position->temporary[0] + position->temporary[1],
                              "lair", FALSE, ruling);
}

static void
explain_dragon (const RollPosition *position, guint distinct, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, "roll.dragon.wakes",
      position->lair >= ROLL_AWAKE
          ? tm_text (N_ ("Three dice or more lie in the lair: the dragon is awake."))
          : tm_text (N_ ("Fewer than three dice lie in the lair: the dragon sleeps.")));
  if (position->hero == HERO_DRAGON_SLAYER)
    tm_resolution_add_reason (resolution, "roll.hero.dragon-slayer",
                              tm_text (N_ ("The Dragon Slayer needs two different companions.")));
  else
    tm_resolution_add_reason (resolution, "roll.dragon.fight",
                              tm_text (N_ ("It takes three different companions.")));
  tm_resolution_add_reason (resolution, "roll.dragon.fight",
                            tm_text (N_ ("Different companions that can stand there at once: %s."),
                                     tm_arg_number (distinct)));
}

/* «Фаза дракона». */
void
roll_answer_dragon (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  RollPosition position;
  RollPlanRules rules;
  RollPlan plan;
  guint distinct;

  if (!read_dragon_position (args, &position, ruling))
    return;
  tm_ruling_cite (ruling, "roll.dragon.fight");
  roll_read_plan_rules (&position, resolution, &rules);
  roll_find_slaying (&position, &rules, &plan);
  distinct = roll_count_shown (&position, &rules);
  tm_ruling_set_flag (ruling, "awake", position.lair >= ROLL_AWAKE);
  tm_ruling_set_number (ruling, "needed", roll_get_dragon_need (position.hero));
  tm_ruling_set_number (ruling, "distinct", distinct);
  tm_ruling_set_flag (ruling, "possible", plan.is_possible);
  set_used (ruling, &plan);
  explain_dragon (&position, distinct, resolution);
  for (guint i = 0; i < plan.n_steps; i++)
    tm_resolution_add_reason (resolution, "roll.dragon.fight",
                              describe_step (position.hero, &plan.steps[i]));
  if (plan.is_possible)
    tm_resolution_add_reason (
        resolution, "roll.dragon.reward",
        tm_text (N_ ("The slayer draws a treasure and gets 1 experience; the lair is emptied.")));
  tm_ruling_set_verdict (
      ruling, position.lair < ROLL_AWAKE ? tm_text (N_ ("The dragon sleeps: there is no fight"))
              : plan.is_possible         ? tm_text (N_ ("Yes, the dragon can be slain"))
                                         : tm_text (N_ ("No, that is not enough for the dragon")));
}
