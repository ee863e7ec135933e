/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* What a match has to be, kept beside it in the plainest way: every line that was accepted, with a copy of the
 * table after it. Nothing here is worked out by the engine a second time. */

/* A line as it was when it was recorded. */
typedef struct
{
  guint previous;
  gboolean is_done;
  TmTable *table;
  char *text;
} ModelLine;

typedef struct
{
  TmTable *first;
  GPtrArray *lines;
  guint last_done;
} Model;

void model_init (Model *self, TmMatch *match);
void model_clear (Model *self);

/* Deeds */
void model_record (Model *self, TmMatch *match, const TmResolution *resolution);
gboolean model_undo (Model *self);
gboolean model_redo (Model *self);
gboolean model_go_back (Model *self, guint seq);

/* Reading */
guint model_get_n_lines (const Model *self);
const ModelLine *model_get_line (const Model *self, guint seq);
const TmTable *model_get_table (const Model *self, guint seq);
guint model_find_redo (const Model *self);

/* Comparing: what differs, in words; NULL: nothing does */
char *model_compare_now (const Model *self, TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;
char *
model_compare_changes (const Model *self, TmMatch *match, guint seq) G_GNUC_WARN_UNUSED_RESULT;
char *model_compare_journal (const Model *self, TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;
char *model_compare_undoing (const Model *self, TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
