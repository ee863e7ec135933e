/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "false-alarms.h"

G_BEGIN_DECLS

/* Dungeon Roll by section 2 of its page: what lies before the adventurer, and what it can do. */

#define N_DICE 7
#define N_FACES 6
#define N_COMPANIONS 5
#define N_MONSTERS 3
#define N_LEVEL_FACES 5
#define N_NOVICES 8
#define N_TOKENS 10
#define MAX_LEVEL 10
/* Set of the faces that are companions. */
#define COMPANIONS ((1u << N_COMPANIONS) - 1)

/* White dice */
enum
{
  FACE_FIGHTER,
  FACE_CLERIC,
  FACE_MAGE,
  FACE_THIEF,
  FACE_CHAMPION,
  FACE_SCROLL,
};

/* Black dice */
enum
{
  FACE_GOBLIN,
  FACE_SKELETON,
  FACE_OOZE,
  FACE_CHEST,
  FACE_POTION,
  FACE_DRAGON,
};

typedef enum
{
  TOKEN_SWORD,
  TOKEN_TALISMAN,
  TOKEN_SCEPTRE,
  TOKEN_TOOLS,
  TOKEN_SCROLL,
  TOKEN_RING,
  TOKEN_SCALES,
  TOKEN_ELIXIR,
  TOKEN_BAIT,
  TOKEN_PORTAL,
} Token;

/* Whatever can be used. */
typedef struct
{
  const char *id;
  guint face;
  int token;
  gboolean is_die;
} Unit;

typedef struct
{
  guint seat;
  const char *hero;
  gboolean is_ready;
  guint8 party[N_FACES];
  guint n_graveyard;
  guint8 level[N_FACES];
  guint lair;
  guint temp_fighters;
  guint temp_thieves;
  guint8 tokens[N_TOKENS];
  guint8 in_box[N_TOKENS];
  guint n_unknown;
  gboolean is_fight_only;
} Position;

gboolean roll_page_read (const AlarmTry *self, Position *now);
gboolean roll_page_is_hero (const Position *now, const char *hero);
gboolean roll_page_is_half_goblin (const Position *now);
gboolean roll_page_is_on_level (const AlarmTry *self);
void roll_page_become (AlarmTry *self, Position *now, const char *hero);
guint roll_page_count_monsters (const guint8 monsters[N_MONSTERS]);

/* Units */
const Unit *roll_page_pick_unit (AlarmTry *self, const Position *now, gboolean is_there);
void roll_page_use_unit (Position *now, const Unit *unit);
guint roll_page_get_readings (const Position *now, const Unit *unit);
guint roll_page_get_bonus (const Position *now, const Unit *unit);
gboolean roll_page_beats (const Position *now,
                          const Unit *unit,
                          guint readings,
                          const guint8 monsters[N_MONSTERS]);

/* Tokens, on the copy of the table */
gboolean roll_page_may_hold (const Position *now, Token token);
gboolean roll_page_hold_token (AlarmTry *self, Token token);
void roll_page_take_all (AlarmTry *self, Token token);
int roll_page_empty_box_of (AlarmTry *self);

/* Lists of faces as counts */
guint roll_page_pick_some (AlarmTry *self, const guint8 *counts, guint n_faces, guint8 *some);
int roll_page_pick_missing (AlarmTry *self, const guint8 *counts, guint n_faces);
void roll_page_give_counts (AlarmTry *self, const char *param, const guint8 *counts, guint n_faces);
void roll_page_give_any (AlarmTry *self, const char *param, guint n_dice);

extern const AlarmKind roll_delve_illegal[];
extern const AlarmKind roll_delve_legal[];
extern const AlarmKind roll_fight_illegal[];
extern const AlarmKind roll_fight_legal[];
extern const AlarmKind roll_loot_illegal[];
extern const AlarmKind roll_loot_legal[];
extern const AlarmKind roll_power_illegal[];
extern const AlarmKind roll_power_legal[];

G_END_DECLS
