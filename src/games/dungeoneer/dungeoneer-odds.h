/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Exact odds, counted in whole cases of fair dice (dungeoneer-odds.c). What is rolled with several dice counts the best
 * one. All counts are out of `of`, at most 6 to the power of %DUNGEONEER_MAX_DICE. */

#define DUNGEONEER_DIE_FACES 6
/* The most dice of one calculation: more would not fit into 64 bits. */
#define DUNGEONEER_MAX_DICE 24
/* The most dice of which the best counts. */
#define DUNGEONEER_MAX_BEST 12
#define DUNGEONEER_MAX_TRIES 12
#define DUNGEONEER_MAX_PERIL 24

/**
 * DungeoneerThreatLaw:
 * @lowest_die: the lowest die that passes, 1 to 6; 7: none does
 * @of: all cases
 * @pass: those in which the threat is passed
 */
typedef struct
{
  gint32 lowest_die;
  guint64 of;
  guint64 pass;
} DungeoneerThreatLaw;

void dungeoneer_threat_law (gint32 need, gint32 stat, guint n_dice, DungeoneerThreatLaw *law);

/**
 * DungeoneerBattleLaw:
 * @of: all cases
 * @win: those in which the attack is higher
 * @tie: equal
 * @lose: in which the counter is higher
 */
typedef struct
{
  guint64 of;
  guint64 win;
  guint64 tie;
  guint64 lose;
} DungeoneerBattleLaw;

void dungeoneer_battle_law (
    gint32 attack, gint32 counter, guint attack_dice, guint counter_dice, DungeoneerBattleLaw *law);

/**
 * DungeoneerHunt:
 * @monster_attack: what the monster adds in its attack
 * @hero_counter: what the hero adds against it
 * @health: health that the monster has left, at least 1
 * @challenge: whether the hero strikes in step VI
 * @hero_attack: what the hero adds in that strike
 * @monster_counter: what the monster adds against it
 */
typedef struct
{
  gint32 monster_attack;
  gint32 hero_counter;
  gint32 health;
  gboolean challenge;
  gint32 hero_attack;
  gint32 monster_counter;
} DungeoneerHunt;

#define DUNGEONEER_MAX_HUNT_WOUNDS 2

/**
 * DungeoneerHuntLaw:
 * @of: all cases
 * @beaten: those in which the monster is beaten
 * @wounds: those in which the hero takes 0, 1 or 2 wounds
 */
typedef struct
{
  guint64 of;
  guint64 beaten;
  guint64 wounds[DUNGEONEER_MAX_HUNT_WOUNDS + 1];
} DungeoneerHuntLaw;

void dungeoneer_hunt_law (const DungeoneerHunt *hunt, DungeoneerHuntLaw *law);

/**
 * DungeoneerPerilLaw:
 * @of: all cases
 * @draws: those in which 0, 1, … cards are drawn
 */
typedef struct
{
  guint64 of;
  guint64 draws[DUNGEONEER_MAX_PERIL + 1];
} DungeoneerPerilLaw;

void dungeoneer_peril_law (guint peril, DungeoneerPerilLaw *law);

/**
 * DungeoneerTriesLaw:
 * @of: all cases
 * @first: those in which the first, second, … try is the first that succeeds
 * @never: in which none does
 */
typedef struct
{
  guint64 of;
  guint64 first[DUNGEONEER_MAX_TRIES];
  guint64 never;
} DungeoneerTriesLaw;

void dungeoneer_tries_law (const DungeoneerThreatLaw *one, guint n_tries, DungeoneerTriesLaw *law);

G_END_DECLS
