/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"
#include "tm-place-things.h"

G_BEGIN_DECLS

void tm_cell_mine_snapshot (const TmPlaceThings *things,
                            GtkWidget *widget,
                            GtkSnapshot *snapshot,
                            const TmPart *part,
                            float gap,
                            gboolean is_cards);
void tm_cell_mine_snapshot_ring (GtkSnapshot *snapshot,
                                 const GskRoundedRect *edge,
                                 const GdkRGBA *color,
                                 gboolean is_bold);

G_END_DECLS
