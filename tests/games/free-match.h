/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* What the tests of the free table share. Values are spelled as on the command line. */

TmBox *free_new_box (guint n_seats, const char *first, ...) G_GNUC_NULL_TERMINATED;
TmMatch *free_new_match (TmBox *box);
gboolean
free_try_move (TmMatch *match, const char *kind, const char *const *params, GError **error);
void free_record (TmMatch *match, const char *kind, const char *const *params);
void free_refuse (TmMatch *match, const char *kind, const char *const *params);
void free_write_cell (TmMatch *match, const char *seat, const char *row, const char *value);
void free_assert_refused (TmBox *box, const char *id, const char *value, const char *part);
void free_assert_sentence (TmMatch *match, const char *expected);

#define RECORD(Match, ...)                                       \
  free_record (Match, (const char *[]) { __VA_ARGS__, NULL }[0], \
               (const char *[]) { __VA_ARGS__, NULL } + 1)
#define REFUSE(Match, ...)                                       \
  free_refuse (Match, (const char *[]) { __VA_ARGS__, NULL }[0], \
               (const char *[]) { __VA_ARGS__, NULL } + 1)

G_END_DECLS
