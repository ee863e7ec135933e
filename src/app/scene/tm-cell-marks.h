/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-board-inks.h"
#include "tm-part.h"

G_BEGIN_DECLS

#define TM_MAX_CELL_MARKS 8

/**
 * TmCellMarks:
 *
 * What lies on a cell of a board, mark by mark: a symbol with a number, a letter, or a seat.
 */
typedef struct
{
  struct
  {
    const char *symbol;
    char letter[12];
    int look;
    TmRole role;
    gboolean is_struck;
    gboolean has_value;
    gint32 value;
  } marks[TM_MAX_CELL_MARKS];
  guint n_marks;
} TmCellMarks;

gboolean tm_cell_marks_read (TmCellMarks *self, const TmStage *stage, guint parent);
void tm_cell_marks_snapshot (const TmCellMarks *self,
                             GtkWidget *widget,
                             GtkSnapshot *snapshot,
                             const graphene_rect_t *box,
                             const GdkRGBA *ink,
                             const TmBoardInks *paper);
void
tm_cell_marks_snapshot_token (GtkSnapshot *snapshot, int look, double x, double y, double size);

G_END_DECLS
