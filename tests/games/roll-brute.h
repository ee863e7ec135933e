/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-question.h"

G_BEGIN_DECLS

/* The rules of Dungeon Roll once more, in the plainest way: every assignment and every outcome of
 * every die is tried. What the game answers is held against this. */

/* Faces of a white die. The first five are companions. */
enum
{
  ROLL_FIGHTER,
  ROLL_CLERIC,
  ROLL_MAGE,
  ROLL_THIEF,
  ROLL_CHAMPION,
  ROLL_SCROLL,
  ROLL_N_FACES,
};

/* What can be used or held. The first six are white dice, by face. */
enum
{
  ROLL_TEMP_FIGHTER = ROLL_N_FACES,
  ROLL_TEMP_THIEF,
  ROLL_HERO,
  ROLL_SWORD,
  ROLL_TALISMAN,
  ROLL_SCEPTRE,
  ROLL_TOOLS,
  ROLL_SCROLL_TOKEN,
  ROLL_RING,
  ROLL_SCALES,
  ROLL_ELIXIR,
  ROLL_BAIT,
  ROLL_PORTAL,
  ROLL_N_HELD,
  ROLL_POWER = ROLL_N_HELD,
  ROLL_N_USED,
};

#define ROLL_FIRST_TOKEN ROLL_SWORD
/* Units are what comes before the first token that is none. */
#define ROLL_N_UNITS ROLL_RING
#define ROLL_N_TOKENS (ROLL_N_HELD - ROLL_FIRST_TOKEN)

/* Faces of a black die, but for the dragon. The first three are monsters. */
enum
{
  ROLL_GOBLIN,
  ROLL_SKELETON,
  ROLL_OOZE,
  ROLL_CHEST,
  ROLL_POTION,
  ROLL_N_BLACK,
};

#define ROLL_N_MONSTERS ROLL_CHEST
#define ROLL_N_HEROES 17
#define ROLL_N_DICE 7

typedef enum
{
  ROLL_SHOT_NONE,
  ROLL_SHOT_UNIT,
  ROLL_SHOT_FURY,
  ROLL_SHOT_INTERVENTION,
  ROLL_SHOT_BATTLECRY,
  ROLL_SHOT_CHARM,
  ROLL_SHOT_MESMERIZE,
  ROLL_SHOT_STRIKE,
  ROLL_SHOT_PRESENCE,
  ROLL_SHOT_CALL_GOBLINS,
  ROLL_SHOT_RAISE_SKELETONS,
  ROLL_SHOT_SONG,
} RollShot;

/* A side of a hero card. A swap makes two faces one; `n_targets` is how many dice are turned. */
typedef struct
{
  const char *id;
  gboolean has_swap;
  guint swap[2];
  RollShot shot;
  guint n_targets;
} RollHero;

typedef enum
{
  ROLL_POWER_NO,
  ROLL_POWER_SPARE,
  ROLL_POWER_SPEND,
} RollPowerUse;

typedef enum
{
  ROLL_PHASE_MONSTERS,
  ROLL_PHASE_LOOT,
  ROLL_PHASE_DRAGON,
} RollPhase;

/* A situation that a question is asked about. `held` has no hero: that follows from `is_ready`. */
typedef struct
{
  guint hero;
  gboolean is_ready;
  guint8 held[ROLL_N_HELD];
  guint8 out[ROLL_N_TOKENS];
  guint8 black[ROLL_N_BLACK];
  guint lair;
  RollPowerUse power;
  RollPhase phase;
  gboolean is_rolled;
  guint level;
  guint xp;
  guint horizon;
  gboolean is_two_exact;
  gboolean is_bait_monsters;
} RollPosition;

extern const RollHero roll_heroes[ROLL_N_HEROES];
extern const char *const roll_used_ids[ROLL_N_USED];
extern const char *const roll_black_ids[ROLL_N_BLACK];
extern const guint8 roll_token_copies[ROLL_N_TOKENS];

guint roll_count (const guint8 *counts, guint from, guint to);

/* What beats what */
int roll_get_own_face (guint hero, guint unit);
guint roll_get_readings (guint hero, guint unit);
gboolean roll_is_companion (guint hero, guint unit);
gboolean roll_can_beat (guint hero, guint unit, const guint8 *monsters);
gboolean roll_is_novice (guint hero);

/* Positions in the words of the command line */
guint roll_find_hero (const char *id);
void roll_position_init (RollPosition *self);
void roll_position_parse (RollPosition *self, const char *text);
char *roll_position_dup_text (const RollPosition *self);
char *roll_used_dup_text (const guint8 *used);

/* Plans */
typedef struct
{
  gboolean is_possible;
  guint8 used[ROLL_N_USED];
  guint n_dice;
  guint n_tokens;
  gboolean is_power_used;
  gboolean is_dragon_fought;
  guint n_left;
} RollPlan;

void roll_find_plan (const RollPosition *position, RollPlan *plan);

typedef struct
{
  gboolean is_awake;
  guint n_needed;
  guint n_distinct;
  gboolean is_possible;
  guint8 used[ROLL_N_USED];
} RollSlaying;

void roll_find_slaying (const RollPosition *position, RollSlaying *slaying);

/* Odds */
typedef struct
{
  gboolean is_table_kept;
  guint n_states;
} RollSearch;

long double roll_get_chance (const RollPosition *position, RollSearch *search);
long double roll_get_points (const RollPosition *position, RollSearch *search);

G_END_DECLS
