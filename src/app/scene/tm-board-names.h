/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-board-plan.h"
#include "tm-part.h"

G_BEGIN_DECLS

/**
 * TmBoardNames:
 *
 * What columns and rows of a board are called, such as A and 1.
 */
typedef struct _TmBoardNames TmBoardNames;

TmBoardNames *tm_board_names_new (const TmBoardPlan *plan, const TmStage *stage, guint grid)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_board_names_free (TmBoardNames *self);
void tm_board_names_snapshot (const TmBoardNames *self,
                              GtkWidget *widget,
                              GtkSnapshot *snapshot,
                              const TmBoardPlan *plan,
                              const GdkRGBA *color);
void tm_board_names_snapshot_close (const TmBoardNames *self,
                                    GtkWidget *widget,
                                    GtkSnapshot *snapshot,
                                    const TmBoardPlan *plan,
                                    const graphene_rect_t *sight);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmBoardNames, tm_board_names_free)

G_END_DECLS
