/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match-info.h"

G_BEGIN_DECLS

/* A history as one JSON document: each piece on a line of its own, so that it can be written and read
 * however long it is. The same history gives the same bytes. */

/**
 * TmHistoryReport:
 * @n_items: how many pieces of any kind
 * @n_matches: how many of them are matches
 * @notices: (element-type utf8) (nullable): what had to be left out, sentences for people
 *
 * What was read or written.
 */
typedef struct
{
  guint n_items;
  guint n_matches;
  GPtrArray *notices;
} TmHistoryReport;

void tm_history_report_clear (TmHistoryReport *self);

gboolean tm_history_file_write (TmDatabase *database,
                                const TmMatchQuery *query,
                                const char *path,
                                TmHistoryReport *report,
                                GError **error);

gboolean tm_history_file_recognise (const char *data, gsize length);
gboolean tm_history_file_read (TmDatabase *database,
                               const char *name,
                               const char *data,
                               gsize length,
                               TmHistoryReport *report,
                               GError **error);
gboolean tm_history_file_read_match (TmDatabase *database,
                                     const char *name,
                                     const char *data,
                                     gsize length,
                                     gint64 time,
                                     GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmHistoryReport, tm_history_report_clear)

G_END_DECLS
