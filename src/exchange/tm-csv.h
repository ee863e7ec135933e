/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TM_CSV_MAX_FIELDS:
 *
 * How many fields one row may have.
 */
#define TM_CSV_MAX_FIELDS 1000

/**
 * TmCsv:
 *
 * A reader of rows of fields (RFC 4180). Fields may be separated by commas, semicolons or tabs, rows
 * by any kind of line end.
 */
typedef struct _TmCsv TmCsv;

TmCsv *tm_csv_new (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_csv_free (TmCsv *self);

gboolean tm_csv_next (TmCsv *self, GError **error);
guint tm_csv_get_n_fields (const TmCsv *self);
const char *tm_csv_get_field (const TmCsv *self, guint field);
guint tm_csv_get_line (const TmCsv *self);

void tm_csv_write_row (GString *out, const char *const *fields);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmCsv, tm_csv_free)

G_END_DECLS
