/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/tm-kit.h"

G_BEGIN_DECLS

/**
 * TmBoardInks:
 * @ink: letters and symbols
 * @floor: of a cell
 * @name: of rows and columns
 * @wall: a printed wall
 * @added: a wall that was added
 * @added_ground: what that is hatched on
 * @water: waves
 * @water_ground: what they are drawn on
 * @lit: what can be touched
 *
 * The colors of a map. It is paper in the light and in the dark style, and so are cards.
 */
typedef struct
{
  GdkRGBA ink;
  GdkRGBA floor;
  GdkRGBA name;
  GdkRGBA wall;
  GdkRGBA added;
  GdkRGBA added_ground;
  GdkRGBA water;
  GdkRGBA water_ground;
  GdkRGBA lit;
} TmBoardInks;

void tm_board_inks_init (TmBoardInks *self);
void tm_board_inks_get_role (const TmBoardInks *self, TmRole role, GdkRGBA *color);

G_END_DECLS
