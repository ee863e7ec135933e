/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-place-things.h"

G_BEGIN_DECLS

/* What is at the sides of a cell of a mine: locks, traps. */

void tm_place_marks_snapshot (const TmPlaceThings *things,
                              GtkWidget *widget,
                              GtkSnapshot *snapshot,
                              float size);

G_END_DECLS
