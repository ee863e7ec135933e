/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/tm-match.h"

G_BEGIN_DECLS

/* One line of the journal, for a list view. */
#define TM_TYPE_JOURNAL_LINE (tm_journal_line_get_type ())
G_DECLARE_FINAL_TYPE (TmJournalLine, tm_journal_line, TM, JOURNAL_LINE, GObject)

guint tm_journal_line_get_seq (TmJournalLine *self);
TmMatch *tm_journal_line_get_match (TmJournalLine *self);
char *tm_journal_dup_sentence (TmMatch *match, guint seq) G_GNUC_WARN_UNUSED_RESULT;
char *tm_journal_line_dup_summary (TmJournalLine *self) G_GNUC_WARN_UNUSED_RESULT;
char *tm_journal_line_dup_place (TmJournalLine *self) G_GNUC_WARN_UNUSED_RESULT;

/* The journal of a match as a list, newest line first, in sections by where the match was. */
#define TM_TYPE_JOURNAL_MODEL (tm_journal_model_get_type ())
G_DECLARE_FINAL_TYPE (TmJournalModel, tm_journal_model, TM, JOURNAL_MODEL, GObject)

TmJournalModel *tm_journal_model_new (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
