/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match-info.h"

G_BEGIN_DECLS

/**
 * TmHistoryTable:
 * @TM_TABLE_MATCHES: a row for each match
 * @TM_TABLE_SEATS: a row for each seat of each match
 * @TM_TABLE_MOVES: a row for each line of each journal
 *
 * What a history is told as in a table. The columns are described in docs/exchange.md.
 */
typedef enum
{
  TM_TABLE_MATCHES,
  TM_TABLE_SEATS,
  TM_TABLE_MOVES,
} TmHistoryTable;

/**
 * TmHistoryRowFunc:
 * @fields: (array zero-terminated=1): the fields of a row; of the first, the names of the columns
 * @user_data: what was given
 *
 * Called for each row.
 */
typedef void (*TmHistoryRowFunc) (const char *const *fields, gpointer user_data);

gboolean tm_history_table_list (TmDatabase *database,
                                TmHistoryTable table,
                                const TmMatchQuery *query,
                                TmHistoryRowFunc func,
                                gpointer user_data,
                                guint *n_matches,
                                GError **error);

G_END_DECLS
