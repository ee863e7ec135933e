/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-words.h"
#include "tm-resolution.h"

G_BEGIN_DECLS

/* What the skill cards allow, as plain values: R «Дворфы и их умения», p. 6 to 8. */

/**
 * CrystalSkillCase:
 * @CASE_WALL: break a wall
 * @CASE_CLEAR: clear rubble
 * @CASE_LAY: lay rubble
 * @CASE_FIGHT: in a fight: discard cards (Merchant), let a tame monster fight (Miner, Shaman)
 * @CASE_EVEN_ODD: in an Even-Odd
 * @CASE_START: what one begins the match with
 * @CASE_MET: its monster is met in a Boom
 * @CASE_STEAL: take a card from a hand
 * @CASE_DWARF: instead of the die in a fight with a dwarf
 * @CASE_MONSTER: the same with a monster
 * @CASE_CALL: call the Dandelions
 * @CASE_KEEP: keep them after the fight
 * @CASE_TAME: tame an Elemental
 * @CASE_BREAK: break out of a dead end
 *
 * For what a skill is used.
 */
typedef enum
{
  CASE_WALL,
  CASE_CLEAR,
  CASE_LAY,
  CASE_FIGHT,
  CASE_EVEN_ODD,
  CASE_START,
  CASE_MET,
  CASE_STEAL,
  CASE_DWARF,
  CASE_MONSTER,
  CASE_CALL,
  CASE_KEEP,
  CASE_TAME,
  CASE_BREAK,
  CRYSTAL_N_SKILL_CASES,
} CrystalSkillCase;

#define CRYSTAL_START_EXPLOSIVES 2
#define CRYSTAL_MINER_EXPLOSIVES 3
#define CRYSTAL_ALCHEMIST_TURNS 3
#define CRYSTAL_BLOCKED_SIDES 3

/**
 * CrystalSkillUse:
 * @skill: the skill
 * @use: for what
 * @used: how often it was used
 * @cards: hand cards the Merchant discards
 * @named: number the Thief has named; 0: none
 * @die: the die; 0: not rolled
 * @is_odd: what was called for an Even-Odd
 * @hand: cards in the hand of whom the Thief robs
 * @blocked: on how many sides the dwarf's own cell is blocked
 * @have: tame monsters of this skill that the player has
 *
 * A skill that is used.
 */
typedef struct
{
  CrystalSkill skill;
  CrystalSkillCase use;
  int used;
  int cards;
  int named;
  int die;
  gboolean is_odd;
  int hand;
  int blocked;
  int have;
} CrystalSkillUse;

/**
 * CrystalSkillWhy:
 *
 * Why a skill cannot be used, as bits.
 */
typedef enum
{
  SKILL_CONDITION = 1 << 0,
  SKILL_EMPTY_HAND = 1 << 1,
  SKILL_USED_UP = 1 << 2,
} CrystalSkillWhy;

#define CRYSTAL_N_SKILL_WHYS 3

/**
 * CrystalSkillEffect:
 * @why: set of [flags@CrystalSkillWhy]; 0: it is allowed
 * @success: whether it succeeds
 * @bonus: what it adds to the die
 * @uses_left: how often it can still be used afterwards; 0 also for one without limit
 * @explosives: explosives the player begins with
 * @leaves: whether a tame monster leaves
 * @turns: turns for which the rival goes by himself
 *
 * What a skill does.
 */
typedef struct
{
  guint why;
  gboolean success;
  int bonus;
  int uses_left;
  int explosives;
  gboolean leaves;
  int turns;
} CrystalSkillEffect;

/* black-crystal-skill-rules.c */
extern const TmWord crystal_skill_case_words[CRYSTAL_N_SKILL_CASES];
/* Ids of the findings, by bit. */
extern const char *const crystal_skill_why_ids[CRYSTAL_N_SKILL_WHYS];
extern const char *const crystal_skill_articles[CRYSTAL_N_SKILLS];
int crystal_skill_get_uses (CrystalSkill skill);
gboolean crystal_skill_needs_call (CrystalSkill skill, CrystalSkillCase use);
gboolean crystal_is_called (int die, gboolean is_odd);
void crystal_judge_skill (const CrystalSkillUse *use,
                          TmResolution *resolution,
                          CrystalSkillEffect *effect);

G_END_DECLS
