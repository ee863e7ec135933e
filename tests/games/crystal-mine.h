/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal/black-crystal-private.h"

G_BEGIN_DECLS

/* Mines for the tests of Black Crystal, in the words of the map in one line. */

guint mine_cell (const char *name);
CrystalMap mine_read (const char *line);
CrystalMap mine_read_of (const char *line, const char *letters);
TmResolution *mine_resolution_new (const char *first, ...) G_GNUC_NULL_TERMINATED;
char *mine_dup_places (const gint8 *places, guint n_places);
char *mine_dup_cells (const CrystalCells *cells);
char *mine_dup_whys (guint64 whys);

G_END_DECLS
