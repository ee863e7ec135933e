/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/* Histories in a temporary folder, and people who do with them whatever can be done. */

void devices_start (void);
void devices_clear (void);
char *devices_dup_path (void);
TmDatabase *devices_open (const char *path);
TmDatabase *devices_new (void);
TmDatabase *devices_copy (TmDatabase *database);
guint devices_count (TmDatabase *database, const char *sql);

void devices_act (TmDatabase *database, guint n_deeds, guint32 seed);
void devices_add_match (
    TmDatabase *database, const char *uuid, guint n_moves, guint32 seed, gboolean is_over);
void devices_continue_match (TmDatabase *database, const char *uuid, guint32 seed);

G_END_DECLS
