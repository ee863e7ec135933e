/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-table.h"

G_BEGIN_DECLS

typedef struct _TmMatch TmMatch;

/**
 * TmSheet:
 *
 * A score sheet: rows of numbers, one for every seat, with a total over any of them. Derived
 * from the journal, never kept.
 */
typedef struct _TmSheet TmSheet;

/**
 * TmTally:
 *
 * A walk through the moves of a match that count, from the first to the last.
 */
typedef struct _TmTally TmTally;

/**
 * TmSheetRow:
 * @id: stable identifier
 * @name: name for people, an `N_()` string
 * @is_total: whether it sums up what stands above
 * @values: one number for each seat
 *
 * One row of a score sheet.
 */
typedef struct
{
  const char *id;
  const char *name;
  gboolean is_total;
  gint32 values[TM_MAX_SEATS];
} TmSheetRow;

/**
 * TmRowSpec:
 * @id: stable identifier
 * @name: name for people, an `N_()` string
 * @is_total: whether it sums up what stands above
 *
 * A row of a score sheet, as a game declares it.
 */
typedef struct
{
  const char *id;
  const char *name;
  gboolean is_total;
} TmRowSpec;

TmSheet *tm_sheet_new (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;
void tm_sheet_free (TmSheet *self);
guint tm_sheet_get_n_rows (const TmSheet *self);
const TmSheetRow *tm_sheet_get_row (const TmSheet *self, guint row);
guint tm_sheet_get_n_seats (const TmSheet *self);

/* Milestones: the columns over time, such as the end of each level. */
guint tm_sheet_get_n_milestones (const TmSheet *self);
const TmText *tm_sheet_get_milestone_name (const TmSheet *self, guint milestone);
guint tm_sheet_get_milestone_move (const TmSheet *self, guint milestone);
gint32 tm_sheet_get_milestone (const TmSheet *self, guint milestone, guint row, guint seat);

/* For games */
guint tm_sheet_add_row (TmSheet *self, const char *id, const char *name, gboolean is_total);
void tm_sheet_add_rows (TmSheet *self, const TmRowSpec *rows, guint n_rows);
void tm_sheet_add (TmSheet *self, guint row, guint seat, gint32 amount);
void tm_sheet_set (TmSheet *self, guint row, guint seat, gint32 value);
void tm_sheet_add_milestone (TmSheet *self, TmText name);

gboolean tm_tally_next (TmTally *self);
const TmTable *tm_tally_get_before (const TmTally *self);
const TmTable *tm_tally_get_after (const TmTally *self);
guint tm_tally_get_move (const TmTally *self);
const TmChange *tm_tally_get_changes (const TmTally *self, guint *n_changes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSheet, tm_sheet_free)

G_END_DECLS
