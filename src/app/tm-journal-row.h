/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-journal-model.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What stands in one line of the journal. */
#define TM_TYPE_JOURNAL_ROW (tm_journal_row_get_type ())
G_DECLARE_FINAL_TYPE (TmJournalRow, tm_journal_row, TM, JOURNAL_ROW, GtkWidget)

GtkWidget *tm_journal_row_new (void);
void tm_journal_row_show (TmJournalRow *self, TmJournalLine *line);

G_END_DECLS
