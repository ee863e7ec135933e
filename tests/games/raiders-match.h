/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* Matches of Dungeon Raiders for tests, in the words of the command line. */

/* Dungeon Raiders, once match_find_game() was called. */
extern const TmGame *game;
void match_find_game (void);

TmBox *box_new (guint n_seats, const char *options);
void match_record (TmMatch *match, const char *kind, const char *text);
gint32 match_get (TmMatch *match, const char *counter, guint seat);
void match_set (TmMatch *match, const char *counter, guint seat, gint32 value);
const char *match_get_phase (TmMatch *match);
guint match_count_zone (TmMatch *match, const char *zone, int seat);

G_END_DECLS
