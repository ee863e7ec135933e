/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-play.h"

G_BEGIN_DECLS

/* What is seen of a match: banner and shared area (dungeoneer-present.c), the map (-present-map.c), the battle
 * (-present-battle.c), the players (-present-seats.c). */

/** DUNGEONEER_MAX_PLACED: how many offers can be told apart. */
#define DUNGEONEER_MAX_PLACED 512

/**
 * DungeoneerPlaced:
 * @placed: by offer: whether something of the scene makes it
 */
typedef struct
{
  gboolean placed[DUNGEONEER_MAX_PLACED];
} DungeoneerPlaced;

guint dungeoneer_count_offers (const TmScene *scene);
TmNode *dungeoneer_add_button (TmScene *scene, guint parent, guint offer, DungeoneerPlaced *placed);
int dungeoneer_find_offer_of_piece (const TmScene *scene, guint piece, DungeoneerPlaced *placed);
void dungeoneer_present_map (TmScene *scene, guint mat, DungeoneerPlaced *placed);
void dungeoneer_present_battle (TmScene *scene, guint mat, DungeoneerPlaced *placed);
void dungeoneer_present_seats (TmScene *scene, DungeoneerPlaced *placed);
TmText dungeoneer_describe_quest (const TmTable *table, guint quest);

G_END_DECLS
