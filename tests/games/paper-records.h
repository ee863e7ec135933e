/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-match.h"

#include "paper-dungeons/paper-dungeons-printed.h"
#include "paper-dungeons/paper-dungeons.h"

extern const char *const paper_page_ids[PAPER_N_PAGES];

TmBox *paper_box_new (guint n_seats);
gboolean paper_box_set_page (TmBox *box, guint page, const char *const *records, GError **error);
TmMatch *paper_match_new (void);
void paper_match_teach (TmMatch *match, const char *kind, const char *text);

/* What a table knows, spelled. */
void paper_assert_lists (const TmTable *table, guint page, const char *const *expected);
void paper_assert_told (TmMatch *match, guint page, const char *records);
char *paper_dup_all_records (const TmTable *table);
guint paper_count_remarks (const TmTable *table, guint page, guint *n_known, guint *n_values);

/* By chance. */
void paper_catalogue_make (TmRandom *random, PaperCatalogue *catalogue);
TmTable *paper_sample_new (guint64 seed);
