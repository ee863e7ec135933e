/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-turn.h"

G_BEGIN_DECLS

/* What the table looks like. Which offers were given a place already is kept while a scene is built. */

/* The most offers that are told apart; more than these have no place of their own anyway. */
#define CRYSTAL_MAX_PLACED 256

typedef struct
{
  gboolean placed[CRYSTAL_MAX_PLACED];
} CrystalPlaced;

/* black-crystal-present.c */
void crystal_add_offer (
    TmScene *scene, guint parent, TmNodeKind kind, guint offer, CrystalPlaced *placed);

/* black-crystal-present-fight.c */
void crystal_present_fight (TmScene *scene, CrystalPlaced *placed);
void crystal_mark_landings (const TmTable *table, const CrystalMap *map, CrystalBoardLook *look);
void crystal_present_dice (TmScene *scene, guint parent, CrystalPlaced *placed);

/* black-crystal-present-seats.c */
void crystal_present_seats (TmScene *scene, CrystalPlaced *placed);

G_END_DECLS
