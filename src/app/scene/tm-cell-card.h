/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"
#include "tm-place-things.h"

G_BEGIN_DECLS

void tm_cell_card_snapshot (const TmPlaceThings *things,
                            GtkWidget *widget,
                            GtkSnapshot *snapshot,
                            const TmPart *part,
                            float size);
void tm_cell_card_snapshot_place (GtkSnapshot *snapshot, float size, float radius);

G_END_DECLS
