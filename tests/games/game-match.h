/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* Matches for tests, in the words of the command line. */

/* The game under test, once match_find_game() was called. */
extern const TmGame *game;
void match_find_game (const char *id);

TmBox *box_new (guint n_seats, const char *options);
void match_read_args (TmMatch *match, const char *kind, const char *text, TmArgs *args);
gboolean match_try (TmMatch *match, const char *kind, const char *text, gboolean is_override);
void match_record (TmMatch *match, const char *kind, const char *text);
void match_check (TmMatch *match);
gint32 match_get (TmMatch *match, const char *counter, guint seat);
void match_set (TmMatch *match, const char *counter, guint seat, gint32 value);
const char *match_get_phase (TmMatch *match);
guint match_find_zone (TmMatch *match, const char *zone, int seat);
guint match_count_zone (TmMatch *match, const char *zone, int seat);
double match_get_chi_square (const guint *counts, const double *expected, guint n_cells);

G_END_DECLS
