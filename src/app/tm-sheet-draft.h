/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

G_BEGIN_DECLS

/** TM_SHEET_DRAFT_MAX_ROWS: the most rows of a score sheet. */
#define TM_SHEET_DRAFT_MAX_ROWS 24
/** TM_SHEET_DRAFT_MAX_TIES: how many rows one after another can break a tie here. */
#define TM_SHEET_DRAFT_MAX_TIES 3
/** TM_SHEET_DRAFT_N_SAMPLES: for how many players sample numbers are shown. */
#define TM_SHEET_DRAFT_N_SAMPLES 3

/**
 * TmDraftRow:
 * @name: what the row is called
 * @formula: how it is worked out; "" if it is typed in
 *
 * A row of a score sheet in the making.
 */
typedef struct
{
  char *name;
  char *formula;
} TmDraftRow;

/**
 * TmSheetDraft:
 * @name: what the sheet is called
 * @rows: (element-type TmDraftRow): its rows
 * @rounds: how many rounds are written down
 * @how: what decides, index of a choice of the free table
 * @total: which row decides, from 1; 0: the sum of all rows that are typed in
 * @ties: which rows break a tie, from 1; 0: none
 * @n_teams: how many teams there are; 0: none
 * @others: (nullable): options of the free table that are not the sheet's
 *
 * A score sheet in the making: some of the options of the free table.
 */
typedef struct
{
  char *name;
  GPtrArray *rows;
  guint rounds;
  guint how;
  guint total;
  guint ties[TM_SHEET_DRAFT_MAX_TIES];
  guint n_teams;
  GVariant *others;
} TmSheetDraft;

/**
 * TmSheetSample:
 * @values: what stands in a row for a player
 * @has_value: whether it could be worked out
 * @sums: the sum of the rows that are typed in, for a player
 *
 * A sheet filled in with sample numbers.
 */
typedef struct
{
  gint32 values[TM_SHEET_DRAFT_MAX_ROWS][TM_SHEET_DRAFT_N_SAMPLES];
  gboolean has_value[TM_SHEET_DRAFT_MAX_ROWS][TM_SHEET_DRAFT_N_SAMPLES];
  gint64 sums[TM_SHEET_DRAFT_N_SAMPLES];
} TmSheetSample;

const TmGame *tm_sheet_draft_get_game (void);

TmSheetDraft *tm_sheet_draft_new (const char *name) G_GNUC_WARN_UNUSED_RESULT;
TmSheetDraft *
tm_sheet_draft_new_from_body (const char *name, GVariant *body) G_GNUC_WARN_UNUSED_RESULT;
void tm_sheet_draft_free (TmSheetDraft *self);
void tm_sheet_draft_add_row (TmSheetDraft *self, const char *name, const char *formula);
const TmDraftRow *tm_sheet_draft_get_row (const TmSheetDraft *self, guint row);
GVariant *tm_sheet_draft_create_body (const TmSheetDraft *self);

gboolean tm_sheet_draft_check_row (const TmSheetDraft *self, guint row, GError **error);
TmBox *tm_sheet_draft_create_box (const TmSheetDraft *self, guint n_seats, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_sheet_draft_check (const TmSheetDraft *self, GError **error);
void tm_sheet_draft_fill_sample (const TmSheetDraft *self, TmSheetSample *sample);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSheetDraft, tm_sheet_draft_free)

G_END_DECLS
