/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the skill cards allow: R «Дворфы и их умения», p. 6 to 8. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-skill-rules.h"

#include "black-crystal-private.h"

const TmWord crystal_skill_case_words[] = {
  [CASE_WALL] = { "wall", N_ ("break a wall"), NULL },
  [CASE_CLEAR] = { "clear", N_ ("clear rubble"), NULL },
  [CASE_LAY] = { "lay", N_ ("lay rubble"), NULL },
  [CASE_FIGHT] = { "fight", N_ ("in a fight"), NULL },
  [CASE_EVEN_ODD] = { "even-odd", N_ ("in an Even-Odd"), NULL },
  [CASE_START] = { "start", N_ ("at the start of the match"), NULL },
  [CASE_MET] = { "met", N_ ("its monster is met"), NULL },
  [CASE_STEAL] = { "steal", N_ ("take a card from a hand"), NULL },
  [CASE_DWARF] = { "dwarf", N_ ("instead of the die against a dwarf"), NULL },
  [CASE_MONSTER] = { "monster", N_ ("instead of the die against a monster"), NULL },
  [CASE_CALL] = { "call", N_ ("call the Dandelions"), NULL },
  [CASE_KEEP] = { "keep", N_ ("keep the Dandelions after the fight"), NULL },
  [CASE_TAME] = { "tame", N_ ("tame an Elemental"), NULL },
  [CASE_BREAK] = { "break", N_ ("break out of a dead end"), NULL },
};

const char *const crystal_skill_why_ids[]
    = { "skill.condition", "skill.empty-hand", "skill.used-up" };

G_STATIC_ASSERT (G_N_ELEMENTS (crystal_skill_why_ids) == CRYSTAL_N_SKILL_WHYS);

const char *const crystal_skill_articles[] = {
  [SKILL_ENGINEER] = "crystal.skill.engineer",   [SKILL_MERCHANT] = "crystal.skill.merchant",
  [SKILL_MINER] = "crystal.skill.miner",         [SKILL_THIEF] = "crystal.skill.thief",
  [SKILL_ALCHEMIST] = "crystal.skill.alchemist", [SKILL_GARDENER] = "crystal.skill.gardener",
  [SKILL_SHAMAN] = "crystal.skill.shaman",       [SKILL_IRON_HEAD] = "crystal.skill.iron-head",
};

#define FOR(use) (1 << CASE_##use)

/* For what each skill is used, and how often. */
static const struct
{
  guint cases;
  int uses;
} skills[] = {
  [SKILL_ENGINEER] = { FOR (WALL) | FOR (CLEAR) | FOR (LAY), 2 },
  [SKILL_MERCHANT] = { FOR (FIGHT) | FOR (DWARF) | FOR (MONSTER), 0 },
  [SKILL_MINER] = { FOR (WALL) | FOR (CLEAR) | FOR (FIGHT) | FOR (MET), 0 },
  [SKILL_THIEF] = { FOR (STEAL), 0 },
  [SKILL_ALCHEMIST] = { FOR (DWARF), 1 },
  [SKILL_GARDENER] = { FOR (CALL) | FOR (KEEP) | FOR (MET), 2 },
  [SKILL_SHAMAN] = { FOR (TAME) | FOR (FIGHT), 0 },
  [SKILL_IRON_HEAD] = { FOR (BREAK), 0 },
};

static void
explain (TmResolution *resolution, const char *article, TmText text)
{
  if (resolution != NULL)
    tm_resolution_add_reason (resolution, article, text);
}

/**
 * crystal_skill_get_uses:
 * @skill: a skill
 *
 * Returns: how often it can be used in a match; 0: there is no limit
 */
int
crystal_skill_get_uses (CrystalSkill skill)
{
  return skills[skill].uses;
}

/**
 * crystal_skill_needs_call:
 * @skill: a skill
 * @use: for what it is used
 *
 * Returns: whether an Even-Odd decides
 */
gboolean
crystal_skill_needs_call (CrystalSkill skill, CrystalSkillCase use)
{
  return (skill == SKILL_GARDENER && use == CASE_KEEP)
         || (skill == SKILL_SHAMAN && use == CASE_TAME);
}

/**
 * crystal_is_called:
 * @die: a die
 * @is_odd: whether odd was called, else even
 *
 * Source: R «Правило Чёт-нечет», p. 15.
 *
 * Returns: whether the call was right
 */
gboolean
crystal_is_called (int die, gboolean is_odd)
{
  return (die % 2 != 0) == (is_odd != FALSE);
}

/* Whether what the skill asks for is there. */
static guint
judge_condition (const CrystalSkillUse *use, TmResolution *resolution)
{
  const char *article = crystal_skill_articles[use->skill];

  if (!(skills[use->skill].cases & 1u << use->use))
    {
      explain (resolution, article, tm_text (N_ ("The skill is not for this.")));
      return SKILL_CONDITION;
    }
  if (use->skill == SKILL_MERCHANT && use->hand > 0 && use->cards > use->hand)
    {
      explain (
          resolution, article,
          tm_text (N_ ("Only cards of the hand can be discarded: %s."), tm_arg_number (use->hand)));
      return SKILL_CONDITION;
    }
  if (use->skill == SKILL_MINER && use->use != CASE_MET && use->have == 0)
    {
      explain (resolution, article, tm_text (N_ ("No Miner has joined yet.")));
      return SKILL_CONDITION;
    }
  if (use->skill == SKILL_SHAMAN && use->use == CASE_TAME && use->have > 0)
    {
      explain (resolution, article, tm_text (N_ ("Only one Elemental can serve at a time.")));
      return SKILL_CONDITION;
    }
  if (use->skill == SKILL_IRON_HEAD && use->blocked < CRYSTAL_BLOCKED_SIDES)
    {
      explain (resolution, article,
               tm_text (N_ ("The cell has to be blocked on three sides or more; blocked: %s."),
                        tm_arg_number (use->blocked)));
      return SKILL_CONDITION;
    }
  return 0;
}

static gboolean
costs_a_use (const CrystalSkillUse *use)
{
  return skills[use->skill].uses > 0 && use->use != CASE_MET && use->use != CASE_KEEP;
}

static guint
judge_why (const CrystalSkillUse *use, TmResolution *resolution)
{
  guint why = judge_condition (use, resolution);

  if (use->skill == SKILL_THIEF && use->use == CASE_STEAL && use->hand == 0)
    {
      why |= SKILL_EMPTY_HAND;
      explain (resolution, "crystal.skill.thief",
               tm_text (N_ ("There is nothing to take from an empty hand.")));
    }
  if (costs_a_use (use) && use->used >= skills[use->skill].uses)
    {
      why |= SKILL_USED_UP;
      explain (resolution, "crystal.skill.use",
               tm_text_n ("Its %s use in a match is made.", "All its %s uses in a match are made.",
                          tm_arg_number (skills[use->skill].uses)));
    }
  return why;
}

/* What one begins the match with. */
static void
start (const CrystalSkillUse *use, TmResolution *resolution, CrystalSkillEffect *effect)
{
  effect->success = TRUE;
  effect->uses_left = skills[use->skill].uses;
  effect->explosives
      = use->skill == SKILL_MINER ? CRYSTAL_MINER_EXPLOSIVES : CRYSTAL_START_EXPLOSIVES;
  explain (resolution, use->skill == SKILL_MINER ? "crystal.skill.miner" : "crystal.setup.player",
           tm_text (N_ ("Explosives at the start: %s."), tm_arg_number (effect->explosives)));
  if (effect->uses_left > 0)
    explain (resolution, crystal_skill_articles[use->skill],
             tm_text (N_ ("Uses in a match: %s."), tm_arg_number (effect->uses_left)));
}

static void
play_even_odd (const CrystalSkillUse *use, TmResolution *resolution, CrystalSkillEffect *effect)
{
  effect->success = use->die > 0 && crystal_is_called (use->die, use->is_odd);
  explain (resolution, "crystal.even-odd",
           effect->success
               ? tm_text (N_ ("The die shows %s: the call was right."), tm_arg_number (use->die))
               : tm_text (N_ ("The die shows %s: the call was wrong."), tm_arg_number (use->die)));
}

/* The Gardener can pay for a wrong call with another counter. */
static void
keep (const CrystalSkillUse *use, TmResolution *resolution, CrystalSkillEffect *effect)
{
  play_even_odd (use, resolution, effect);
  effect->leaves = !effect->success;
  if (effect->leaves && effect->uses_left > 0)
    explain (resolution, "crystal.skill.gardener",
             tm_text (N_ ("They leave, unless another counter is paid; left: %s."),
                      tm_arg_number (effect->uses_left)));
}

/* A Miner who has joined leaves after what he did. */
static void
leave (const CrystalSkillUse *use, TmResolution *resolution, CrystalSkillEffect *effect)
{
  if (use->use == CASE_FIGHT)
    effect->leaves = crystal_get_reading (resolution, OPTION_MINER_LEAVES) == MINER_LEAVES_ALWAYS;
  else
    effect->leaves = use->use != CASE_MET;
  if (effect->leaves)
    explain (resolution, "crystal.skill.miner", tm_text (N_ ("The Miner leaves afterwards.")));
}

static void
steal (const CrystalSkillUse *use, TmResolution *resolution, CrystalSkillEffect *effect)
{
  effect->success = use->die > 0 && use->die == use->named;
  explain (resolution, "crystal.skill.thief",
           tm_text (N_ ("Named was %s, the die shows %s."), tm_arg_number (use->named),
                    tm_arg_number (use->die)));
}

static void
use_skill (const CrystalSkillUse *use, TmResolution *resolution, CrystalSkillEffect *effect)
{
  effect->success = TRUE;
  switch (use->skill)
    {
    case SKILL_MERCHANT:
      effect->bonus = use->cards;
      explain (resolution, "crystal.skill.merchant",
               tm_text (N_ ("Each card discarded after the own die adds 1: %s."),
                        tm_arg_number (use->cards)));
      break;
    case SKILL_MINER:
      leave (use, resolution, effect);
      break;
    case SKILL_THIEF:
      steal (use, resolution, effect);
      break;
    case SKILL_ALCHEMIST:
      effect->turns = CRYSTAL_ALCHEMIST_TURNS;
      explain (resolution, "crystal.skill.alchemist",
               tm_text (N_ ("There is no fight: for %s turns the rival goes two cells towards the "
                            "own entrance."),
                        tm_arg_number (effect->turns)));
      break;
    case SKILL_GARDENER:
      if (use->use == CASE_KEEP)
        keep (use, resolution, effect);
      break;
    case SKILL_SHAMAN:
      if (use->use == CASE_TAME)
        play_even_odd (use, resolution, effect);
      break;
    default:
      break;
    }
}

/**
 * crystal_judge_skill:
 * @use: a skill that is used
 * @resolution: (nullable): how `miner_leaves` is read; takes the reasons
 * @effect: (out): what it does
 *
 * Judges whether a skill can be used for something, and what comes of it.
 * Source: R «Дворфы и их умения», p. 6 to 8.
 */
void
crystal_judge_skill (const CrystalSkillUse *use,
                     TmResolution *resolution,
                     CrystalSkillEffect *effect)
{
  *effect = (CrystalSkillEffect) { 0 };
  if (use->use == CASE_START)
    {
      start (use, resolution, effect);
      return;
    }
  effect->uses_left = MAX (skills[use->skill].uses - use->used, 0);
  effect->why = judge_why (use, resolution);
  if (effect->why != 0)
    return;
  if (costs_a_use (use))
    {
      effect->uses_left--;
      explain (resolution, "crystal.skill.use",
               tm_text (N_ ("Uses left afterwards: %s."), tm_arg_number (effect->uses_left)));
    }
  use_skill (use, resolution, effect);
}
