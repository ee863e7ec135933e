/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-table.h"

G_BEGIN_DECLS

/**
 * TmTableState:
 * @table: number of the table among all there were, from 1; 0: none
 * @n_changes: how often it was changed
 *
 * A table at a moment.
 */
typedef struct
{
  gsize table;
  guint64 n_changes;
} TmTableState;

TmTableState tm_table_get_state (const TmTable *self);

static inline gboolean
tm_table_state_equal (TmTableState self, TmTableState other)
{
  return self.table == other.table && self.n_changes == other.n_changes;
}

G_END_DECLS
