/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-board-inks.h"

G_BEGIN_DECLS

void tm_board_trail_snapshot (GtkSnapshot *snapshot,
                              guint trail,
                              const graphene_size_t *cell,
                              float gap,
                              int look,
                              const TmBoardInks *inks);
void tm_board_trail_snapshot_step (GtkSnapshot *snapshot,
                                   guint trail,
                                   const graphene_size_t *cell,
                                   float gap,
                                   gboolean is_end,
                                   int look);

G_END_DECLS
