/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-board-plan.h"
#include "tm-part.h"

G_BEGIN_DECLS

/**
 * TmRockInks:
 * @well: a cell that was never dug
 * @well_line: its rim
 * @rock_top: a tile, at its upper edge
 * @rock: a tile, at its lower edge
 * @rock_line: its rim
 * @back_top: a tile that lies face down, at its upper edge
 * @back: at its lower edge
 * @back_ink: what is drawn on it
 * @grown: what is overgrown
 * @wall: the wall of a tunnel
 * @floor: the floor of a tunnel
 * @ink: letters and plain symbols on the floor
 * @found: the bright frame of what was found
 *
 * The colors of a mine, in the style that is in use.
 */
typedef struct
{
  GdkRGBA well;
  GdkRGBA well_line;
  GdkRGBA rock_top;
  GdkRGBA rock;
  GdkRGBA rock_line;
  GdkRGBA back_top;
  GdkRGBA back;
  GdkRGBA back_ink;
  GdkRGBA grown;
  GdkRGBA wall;
  GdkRGBA floor;
  GdkRGBA ink;
  GdkRGBA found;
} TmRockInks;

void tm_rock_inks_init (TmRockInks *self);

/* The tiles of a mine with their tunnels. */
typedef struct _TmBoardRock TmBoardRock;

TmBoardRock *tm_board_rock_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tm_board_rock_free (TmBoardRock *self);

void
tm_board_rock_read (TmBoardRock *self, const TmBoardPlan *plan, const TmStage *stage, guint grid);
void tm_board_rock_snapshot (TmBoardRock *self, GtkSnapshot *snapshot, const TmBoardPlan *plan);
void
tm_board_rock_snapshot_tokens (TmBoardRock *self, GtkSnapshot *snapshot, const TmBoardPlan *plan);
guint tm_board_rock_get_breaches (const TmBoardRock *self, int cell);

TmSide tm_door_get_side (const TmPart *door);
gboolean tm_part_is_mine (const TmPart *part);
gboolean tm_part_is_cards (const TmPart *part);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmBoardRock, tm_board_rock_free)

G_END_DECLS
