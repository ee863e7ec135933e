/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The journal of a match, newest line first. */
#define TM_TYPE_JOURNAL_VIEW (tm_journal_view_get_type ())
G_DECLARE_FINAL_TYPE (TmJournalView, tm_journal_view, TM, JOURNAL_VIEW, GtkWidget)

GtkWidget *tm_journal_view_new (void);
void tm_journal_view_set_match (TmJournalView *self, TmMatch *match);
void tm_journal_view_set_current (TmJournalView *self, guint seq);

G_END_DECLS
