/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-plan.h"
#include "dungeon-roll-private.h"

G_BEGIN_DECLS

/* Whether an act is legal: the same judges decide for moves and for questions. They know counts and
 * phases; whether a unit or a die is there at all is for the moves to see. The resolution may be
 * that of a move or of a question: they read the open points from it, and only where they matter. */

/**
 * RollBar:
 * @id: name of the finding
 * @article: id of the article
 * @text: why not, an `N_()` string without arguments
 *
 * What stands in the way of an act.
 */
typedef struct
{
  const char *id;
  const char *article;
  const char *text;
} RollBar;

extern const RollBar roll_bar_phase;
extern const RollBar roll_bar_exhausted;

/* dungeon-roll-judges.c: units */
gboolean roll_acts_skill (int hero, RollUnit unit, TmResolution *resolution);

/**
 * RollFight:
 * @bar: (nullable): why not; %NULL: legal
 * @as: the reading used, a [enum@RollPartyFace]; -1: none
 * @extra: monsters beyond the reading's own power
 * @needs_skill: whether it is legal only through the hero's skill, or is his one-shot ability
 *
 * A unit against some monsters.
 */
typedef struct
{
  const RollBar *bar;
  int as;
  guint extra;
  gboolean needs_skill;
} RollFight;

void roll_judge_fight (int hero,
                       gboolean is_ready,
                       RollUnit unit,
                       int as,
                       const guint8 monsters[ROLL_N_MONSTERS],
                       guint phase,
                       TmResolution *resolution,
                       RollFight *fight);
guint roll_count_beaten (int hero,
                         RollUnit unit,
                         int as,
                         const guint8 level[ROLL_N_MONSTERS],
                         guint type,
                         TmResolution *resolution);

/**
 * RollOpening:
 * @bar: (nullable): why not; %NULL: legal
 * @as: the reading used, a [enum@RollPartyFace]; -1: none
 * @limit: how many chests the unit could open: 0, 1, or 7 for any number
 * @n_tokens: how many tokens are to be drawn; 0 if it is not legal
 * @n_xp: experience for chests without a token; 0 if it is not legal
 * @needs_skill: whether it is legal only through the hero's skill, or is his one-shot ability
 *
 * A unit that opens chests.
 */
typedef struct
{
  const RollBar *bar;
  int as;
  guint limit;
  guint n_tokens;
  guint n_xp;
  gboolean needs_skill;
} RollOpening;

void roll_judge_open (int hero,
                      gboolean is_ready,
                      RollUnit unit,
                      int as,
                      guint n_chests,
                      guint n_in_box,
                      guint phase,
                      TmResolution *resolution,
                      RollOpening *opening);

/**
 * RollDrink:
 * @bar: (nullable): why not; %NULL: legal
 * @grave: dice in the graveyard once the unit is used
 * @revived: how many of them come back: as many as potions, no more than there are
 * @needs_skill: whether it is legal only through the hero's skill, or is his one-shot ability
 *
 * A unit that drinks potions.
 */
typedef struct
{
  const RollBar *bar;
  guint grave;
  guint revived;
  gboolean needs_skill;
} RollDrink;

void roll_judge_quaff (int hero,
                       gboolean is_ready,
                       RollUnit unit,
                       guint n_potions,
                       guint n_grave,
                       guint phase,
                       TmResolution *resolution,
                       RollDrink *drink);

/**
 * RollSlaying:
 * @bar: (nullable): why not; %NULL: legal
 * @is_awake: whether there is a dragon to slay
 * @needed: how many different companions it takes
 * @distinct: how many the units show at once
 * @needs_skill: whether it is legal only through the hero's skill, or with his one-shot ability
 *
 * Units against the dragon.
 */
typedef struct
{
  const RollBar *bar;
  gboolean is_awake;
  guint needed;
  guint distinct;
  gboolean needs_skill;
} RollSlaying;

void roll_judge_slay (int hero,
                      gboolean is_ready,
                      const RollUnit *units,
                      guint n_units,
                      guint lair,
                      guint phase,
                      TmResolution *resolution,
                      RollSlaying *slaying);

/* dungeon-roll-judges-acts.c: rerolls, abilities, tokens, ways out */

typedef enum
{
  REROLL_WITH_SCROLL,
  REROLL_WITH_SCROLL_TOKEN,
  REROLL_WITH_MERCENARY,
  REROLL_WITH_COMMANDER,
} RollRerollWith;

/* What somebody would reroll: white dice, then black ones by face. */
typedef enum
{
  REROLL_PARTY_DIE,
  REROLL_GRAVEYARD,
  REROLL_TEMPORARY,
  REROLL_A_TOKEN,
  REROLL_LEVEL, /* + RollDungeonFace; REROLL_LEVEL + FACE_DRAGON lies in the lair */
  ROLL_N_REROLL_DICE = REROLL_LEVEL + ROLL_N_DUNGEON_FACES,
} RollRerollDie;

/**
 * RollReroll:
 * @bar: (nullable): why not; %NULL: legal
 * @refused: set of [enum@RollRerollDie] that may not be rerolled by it
 *
 * A reroll.
 */
typedef struct
{
  const RollBar *bar;
  guint refused;
} RollReroll;

void roll_judge_reroll (RollRerollWith with,
                        int hero,
                        guint dice,
                        guint phase,
                        TmResolution *resolution,
                        RollReroll *reroll);

const RollBar *
roll_judge_one_shot (int hero, gboolean is_ready, guint phase, TmResolution *resolution);
gboolean roll_is_power_late (const RollPosition *position, guint phase, TmResolution *resolution);
const RollBar *roll_judge_power (const RollPosition *position,
                                 const guint8 targets[ROLL_N_MONSTERS],
                                 guint phase,
                                 TmResolution *resolution);

const RollBar *roll_judge_treasure (const RollPosition *position,
                                    RollToken token,
                                    guint phase,
                                    TmResolution *resolution);
gboolean roll_bait_spares_loot (const RollPosition *position, TmResolution *resolution);

typedef enum
{
  WAY_REST,
  WAY_DESCEND,
  WAY_FLEE,
} RollWay;

const RollBar *roll_judge_way (RollWay way, guint level, guint phase);
void
roll_read_plan_rules (const RollPosition *position, TmResolution *resolution, RollPlanRules *rules);

extern const char *const roll_hero_articles[ROLL_N_HEROES];
extern const char *const roll_treasure_articles[ROLL_N_TOKENS];

G_END_DECLS
