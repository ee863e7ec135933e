/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-question.h"

G_BEGIN_DECLS

/* The rules of Dungeon Roll once more, in the plainest way: every assignment and every outcome of
 * every die is tried. What the game answers is held against this. */

/* Faces of a white die. The first five are companions. */
enum
{
  BRUTE_FIGHTER,
  BRUTE_CLERIC,
  BRUTE_MAGE,
  BRUTE_THIEF,
  BRUTE_CHAMPION,
  BRUTE_SCROLL,
  BRUTE_N_FACES,
};

/* What can be used or held. The first six are white dice, by face. */
enum
{
  BRUTE_TEMP_FIGHTER = BRUTE_N_FACES,
  BRUTE_TEMP_THIEF,
  BRUTE_HERO,
  BRUTE_SWORD,
  BRUTE_TALISMAN,
  BRUTE_SCEPTRE,
  BRUTE_TOOLS,
  BRUTE_SCROLL_TOKEN,
  BRUTE_RING,
  BRUTE_SCALES,
  BRUTE_ELIXIR,
  BRUTE_BAIT,
  BRUTE_PORTAL,
  BRUTE_N_HELD,
  BRUTE_POWER = BRUTE_N_HELD,
  BRUTE_N_USED,
};

#define BRUTE_FIRST_TOKEN BRUTE_SWORD
/* Units are what comes before the first token that is none. */
#define BRUTE_N_UNITS BRUTE_RING
#define BRUTE_N_TOKENS (BRUTE_N_HELD - BRUTE_FIRST_TOKEN)

/* Faces of a black die, but for the dragon. The first three are monsters. */
enum
{
  BRUTE_GOBLIN,
  BRUTE_SKELETON,
  BRUTE_OOZE,
  BRUTE_CHEST,
  BRUTE_POTION,
  BRUTE_N_BLACK,
};

#define BRUTE_N_MONSTERS BRUTE_CHEST
#define BRUTE_N_HEROES 17
#define BRUTE_N_DICE 7

typedef enum
{
  BRUTE_SHOT_NONE,
  BRUTE_SHOT_UNIT,
  BRUTE_SHOT_FURY,
  BRUTE_SHOT_INTERVENTION,
  BRUTE_SHOT_BATTLECRY,
  BRUTE_SHOT_CHARM,
  BRUTE_SHOT_MESMERIZE,
  BRUTE_SHOT_STRIKE,
  BRUTE_SHOT_PRESENCE,
  BRUTE_SHOT_CALL_GOBLINS,
  BRUTE_SHOT_RAISE_SKELETONS,
  BRUTE_SHOT_SONG,
} BruteShot;

/* A side of a hero card. A swap makes two faces one; `n_targets` is how many dice are turned. */
typedef struct
{
  const char *id;
  gboolean has_swap;
  guint swap[2];
  BruteShot shot;
  guint n_targets;
} BruteHero;

typedef enum
{
  BRUTE_POWER_NO,
  BRUTE_POWER_SPARE,
  BRUTE_POWER_SPEND,
} BrutePowerUse;

typedef enum
{
  BRUTE_PHASE_MONSTERS,
  BRUTE_PHASE_LOOT,
  BRUTE_PHASE_DRAGON,
} BrutePhase;

/* A situation that a question is asked about. `held` has no hero: that follows from `is_ready`. */
typedef struct
{
  guint hero;
  gboolean is_ready;
  guint8 held[BRUTE_N_HELD];
  guint8 out[BRUTE_N_TOKENS];
  guint8 black[BRUTE_N_BLACK];
  guint lair;
  BrutePowerUse power;
  BrutePhase phase;
  gboolean is_rolled;
  guint level;
  guint xp;
  guint horizon;
  gboolean is_two_exact;
  gboolean is_bait_monsters;
} BrutePosition;

extern const BruteHero brute_heroes[BRUTE_N_HEROES];
extern const char *const brute_used_ids[BRUTE_N_USED];
extern const char *const brute_black_ids[BRUTE_N_BLACK];
extern const guint8 brute_token_copies[BRUTE_N_TOKENS];

guint brute_count (const guint8 *counts, guint from, guint to);

/* What beats what */
int brute_get_own_face (guint hero, guint unit);
guint brute_get_readings (guint hero, guint unit);
gboolean brute_is_companion (guint hero, guint unit);
gboolean brute_can_beat (guint hero, guint unit, const guint8 *monsters);
gboolean brute_is_novice (guint hero);

/* Positions in the words of the command line */
guint brute_find_hero (const char *id);
void brute_position_init (BrutePosition *self);
void brute_position_parse (BrutePosition *self, const char *text);
char *brute_position_dup_text (const BrutePosition *self);
char *brute_used_dup_text (const guint8 *used);

/* Plans */
typedef struct
{
  gboolean is_possible;
  guint8 used[BRUTE_N_USED];
  guint n_dice;
  guint n_tokens;
  gboolean is_power_used;
  gboolean is_dragon_fought;
  guint n_left;
} BrutePlan;

void brute_find_plan (const BrutePosition *position, BrutePlan *plan);

typedef struct
{
  gboolean is_awake;
  guint n_needed;
  guint n_distinct;
  gboolean is_possible;
  guint8 used[BRUTE_N_USED];
} BruteSlaying;

void brute_find_slaying (const BrutePosition *position, BruteSlaying *slaying);

/* Odds */
typedef struct
{
  gboolean is_table_kept;
  guint n_states;
} BruteSearch;

long double brute_get_chance (const BrutePosition *position, BruteSearch *search);
long double brute_get_points (const BrutePosition *position, BruteSearch *search);

G_END_DECLS
