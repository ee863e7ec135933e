/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-map.h"
#include "tm-sketch.h"

G_BEGIN_DECLS

/* Boards that questions are about. */

/* A board of location cards without any cell, and a card on it; both give the index of the node.
 * dungeoneer-sketch.c */
guint dungeoneer_present_board (TmScene *scene, TmText label, guint n_columns);
guint dungeoneer_present_card (TmScene *scene, guint grid, DungeoneerSides sides, TmText name);

G_END_DECLS
