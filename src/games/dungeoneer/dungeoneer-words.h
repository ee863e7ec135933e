/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-kit.h"
#include "tm-scene.h"

G_BEGIN_DECLS

/* The vocabulary: what is printed on cards, by index. Tables of words are in dungeoneer-words.c. The order
 * is that of the files. */

#define DUNGEONEER_MAX_SEATS 4
#define DUNGEONEER_MAX_LEVEL 4
#define DUNGEONEER_QUESTS_TO_WIN 3
#define DUNGEONEER_HAND 5
#define DUNGEONEER_LAIR 3
#define DUNGEONEER_N_LOCATIONS 22
#define DUNGEONEER_N_ADVENTURES 60
#define DUNGEONEER_N_QUESTS 14
#define DUNGEONEER_N_HEROES 6
/* The map reaches 21 locations from the entrance at most. */
#define DUNGEONEER_REACH 21
#define DUNGEONEER_SPAN (2 * DUNGEONEER_REACH + 1)

/** DUNGEONEER_UNTOLD: what nobody has told yet, of a number printed on a card. */
#define DUNGEONEER_UNTOLD (-1)
/** DUNGEONEER_COST_X: the cost of a card whose player chooses how much to pay. */
#define DUNGEONEER_COST_X (-2)

/**
 * DungeoneerStat:
 *
 * What a check tests. The first %DUNGEONEER_N_FORMS are the forms of battle, too.
 */
typedef enum
{
  STAT_MELEE,
  STAT_MAGIC,
  STAT_SPEED,
  STAT_LEVEL,
  STAT_HEALTH,
  DUNGEONEER_N_STATS,
} DungeoneerStat;

#define DUNGEONEER_N_FORMS 3

/**
 * DungeoneerExit:
 *
 * A side of a location card. Nobody has told of an unknown one: it never clashes.
 */
typedef enum
{
  EXIT_OPEN,
  EXIT_WALL,
  EXIT_LOCKED,
  EXIT_TRAPPED,
  EXIT_UNKNOWN,
  DUNGEONEER_N_EXITS,
} DungeoneerExit;

/* Kinds of location cards. */
enum
{
  LOCATION_ROOM,
  LOCATION_TUNNEL,
  LOCATION_GLOOMY,
  DUNGEONEER_N_LOCATION_TYPES,
};

/**
 * DungeoneerHazard:
 *
 * Hazards of locations. Danger makes traps that are played there harder: R p. 18.
 */
typedef enum
{
  HAZARD_NONE,
  HAZARD_SPIKES,
  HAZARD_PIT,
  HAZARD_DANGER,
  DUNGEONEER_N_HAZARDS,
} DungeoneerHazard;

/**
 * DungeoneerClass:
 *
 * Adventure cards: R p. 5. Boons and treasures are paid with glory, banes and encounters with peril.
 */
typedef enum
{
  CLASS_BOON,
  CLASS_TREASURE,
  CLASS_BANE,
  CLASS_ENCOUNTER,
  DUNGEONEER_N_CLASSES,
} DungeoneerClass;

/**
 * DungeoneerTiming:
 *
 * When a card is played: R p. 5.
 */
typedef enum
{
  TIMING_MISDEEDS,
  TIMING_FEATS,
  TIMING_RESPONSE,
  TIMING_ANY,
  DUNGEONEER_N_TIMINGS,
} DungeoneerTiming;

/**
 * DungeoneerDuration:
 *
 * How long a card lasts: R p. 5, 6.
 */
typedef enum
{
  DURATION_INSTANT,
  DURATION_PERMANENT,
  DURATION_ATTACHMENT,
  DURATION_MONSTER,
  DUNGEONEER_N_DURATIONS,
} DungeoneerDuration;

/**
 * DungeoneerCategory:
 *
 * Categories of quests: R p. 16, 17.
 */
typedef enum
{
  CATEGORY_INFLUENCE,
  CATEGORY_SACRIFICE,
  CATEGORY_HUNT,
  CATEGORY_SEARCH,
  CATEGORY_ESCORT,
  CATEGORY_THREAT,
  CATEGORY_CHANCE,
  DUNGEONEER_N_CATEGORIES,
} DungeoneerCategory;

/**
 * DungeoneerEffect:
 *
 * Effects in the order in which they are applied: R p. 18-19. Boons and abilities are equal.
 */
typedef enum
{
  EFFECT_BOON,
  EFFECT_ABILITY,
  EFFECT_TREASURE,
  EFFECT_BANE,
  EFFECT_EXIT,
  EFFECT_AP,
  EFFECT_ENTRY,
  EFFECT_POINTS,
  EFFECT_LOCATION,
  EFFECT_ENCOUNTER,
  EFFECT_ATTACK,
  EFFECT_COUNTER,
  EFFECT_QUEST,
  EFFECT_PASS,
  DUNGEONEER_N_EFFECTS,
} DungeoneerEffect;

/**
 * DungeoneerStep:
 *
 * Steps of a battle: R p. 13, 14; 0: there is none.
 */
typedef enum
{
  STEP_NONE,
  STEP_ATTACK,
  STEP_RESPONSE,
  STEP_ATTACK_ROLL,
  STEP_COUNTER_ROLL,
  STEP_COMPARE,
  STEP_CHALLENGE,
  STEP_LAIR,
  STEP_REWARD,
  DUNGEONEER_N_STEPS,
} DungeoneerStep;

/**
 * DungeoneerVariant:
 *
 * Variants of the rules, in the order of their options: R p. 20, 21.
 */
typedef enum
{
  VARIANT_NO_BLANKS,
  VARIANT_RESURRECTION,
  VARIANT_HERO_CHOICE,
  VARIANT_OPTIONAL_DISCARD,
  VARIANT_IMPARTIAL,
  VARIANT_NOTHING_PERSONAL,
  VARIANT_MOVEMENT_LIMIT,
  VARIANT_FALL_ATTACK,
  VARIANT_SPIKES_DODGE,
  DUNGEONEER_N_VARIANTS,
} DungeoneerVariant;

/**
 * DungeoneerPays:
 *
 * What pays for an act.
 */
typedef enum
{
  PAYS_NONE,
  PAYS_AP,
  PAYS_SAVED,
  PAYS_FALL,
  PAYS_PERIL,
  DUNGEONEER_N_PAYS,
} DungeoneerPays;

extern const TmWord dungeoneer_stat_words[DUNGEONEER_N_STATS];
extern const TmWord dungeoneer_exit_words[DUNGEONEER_N_EXITS];
extern const TmWord dungeoneer_location_type_words[DUNGEONEER_N_LOCATION_TYPES];
extern const TmWord dungeoneer_hazard_words[DUNGEONEER_N_HAZARDS];
extern const TmWord dungeoneer_class_words[DUNGEONEER_N_CLASSES];
extern const TmWord dungeoneer_timing_words[DUNGEONEER_N_TIMINGS];
extern const TmWord dungeoneer_duration_words[DUNGEONEER_N_DURATIONS];
extern const TmWord dungeoneer_category_words[DUNGEONEER_N_CATEGORIES];
extern const TmWord dungeoneer_effect_words[DUNGEONEER_N_EFFECTS];
extern const TmWord dungeoneer_step_words[DUNGEONEER_N_STEPS];
extern const TmWord dungeoneer_side_words[TM_N_SIDES];
extern const TmWord dungeoneer_variant_words[DUNGEONEER_N_VARIANTS];
/* Ids of DungeoneerPays, as outcomes spell them. */
extern const char *const dungeoneer_pays_ids[DUNGEONEER_N_PAYS];

/* The letters of exits in a map line, by DungeoneerExit: o open, w wall, b locked, l trapped, u unknown. */
extern const char dungeoneer_exit_letters[DUNGEONEER_N_EXITS + 1];

G_END_DECLS
