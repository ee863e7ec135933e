/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-merge.h"
#include "tm-output.h"

G_BEGIN_DECLS

/**
 * TmImport:
 *
 * What a file holds, read and understood, but not yet taken in. It lies in a database of its own, in
 * a temporary folder, which goes with the last reference: whatever the format, taking it in is
 * merging that database.
 */
typedef struct _TmImport TmImport;

/**
 * TmImportState:
 * @TM_IMPORT_READ: it was read
 * @TM_IMPORT_PENDING: it is to be written
 * @TM_IMPORT_DONE: it is in the history, on the disk
 * @TM_IMPORT_FAILED: it could not be taken in; the history is as it was
 *
 * How far an import is.
 */
typedef enum
{
  TM_IMPORT_READ,
  TM_IMPORT_PENDING,
  TM_IMPORT_DONE,
  TM_IMPORT_FAILED,
} TmImportState;

/**
 * TmImportReader:
 * @format: what a file of this format is called: see [struct@ImportInfo]
 * @title: what people call it, to be translated
 * @are_plays: whether it has plays in brief: see %TM_MERGE_PLAYS
 * @recognise: whether the bytes of a file look like it; at most the first 64 KiB are given, and the
 *   name of the file, whose ending may help
 * @read: reads the whole file into the database of the import, within a transaction
 *
 * A format of others that can be imported.
 */
typedef struct
{
  const char *format;
  const char *title;
  gboolean are_plays;
  gboolean (*recognise) (const char *name, const char *data, gsize length);
  gboolean (*read) (TmImport *import, const char *data, gsize length, GError **error);
} TmImportReader;

/* Formats of other programs; those that are Tablemate's own are always known. */
void tm_import_add_reader (const TmImportReader *reader);

TmImport *tm_import_read (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmImport *tm_import_read_data (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmImport *tm_import_ref (TmImport *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_import_unref (TmImport *self);

const char *tm_import_get_uuid (const TmImport *self);
const char *tm_import_get_name (const TmImport *self);
const char *tm_import_get_format (const TmImport *self);
GStrv tm_import_dup_notices (const TmImport *self, guint *n_more) G_GNUC_WARN_UNUSED_RESULT;
TmMergePlan *
tm_import_dup_plan (TmImport *self, TmDatabase *into, TmMergeFlags flags, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

TmImportState tm_import_get_state (TmImport *self);
GError *tm_import_dup_fault (TmImport *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_import_is_changed (TmImport *self);

/* For readers */
TmDatabase *tm_import_get_database (TmImport *self);
void tm_import_add_notice (TmImport *self, const char *notice);

/* For the writer */
gboolean tm_import_write (TmImport *self, TmDatabase *into, TmMergeFlags flags, GError **error);
void tm_import_set_pending (TmImport *self);

/* Exporting */

/**
 * TmExportFormat:
 * @TM_EXPORT_HISTORY: everything, as JSON that can be imported again
 * @TM_EXPORT_CSV_MATCHES: a row for each match
 * @TM_EXPORT_CSV_SEATS: a row for each seat of each match
 * @TM_EXPORT_CSV_MOVES: a row for each line of each journal
 * @TM_EXPORT_BGSTATS: the finished matches, as a file of BG Stats
 * @TM_EXPORT_N_FORMATS: how many formats there are
 *
 * How a history is written into a file.
 */
typedef enum
{
  TM_EXPORT_HISTORY,
  TM_EXPORT_CSV_MATCHES,
  TM_EXPORT_CSV_SEATS,
  TM_EXPORT_CSV_MOVES,
  TM_EXPORT_BGSTATS,
  TM_EXPORT_N_FORMATS,
} TmExportFormat;

/**
 * TmExportFunc:
 * @database: the history
 * @format: the format
 * @query: (nullable): which matches; %NULL: all
 * @output: where it goes
 * @n_matches: (out): how many were written
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a history in a format that the store does not know itself.
 *
 * Returns: %FALSE if it failed
 */
typedef gboolean (*TmExportFunc) (TmDatabase *database,
                                  TmExportFormat format,
                                  const TmMatchQuery *query,
                                  TmOutput *output,
                                  guint *n_matches,
                                  GError **error);

void tm_export_set_writer (TmExportFormat format, TmExportFunc write);
const char *tm_export_format_get_id (TmExportFormat format);
gboolean tm_export_format_find (const char *id, TmExportFormat *format);
gboolean tm_export_write (TmDatabase *database,
                          TmExportFormat format,
                          const TmMatchQuery *query,
                          const char *path,
                          guint *n_matches,
                          GError **error);
gboolean tm_export_write_noting (TmDatabase *database,
                                 TmExportFormat format,
                                 const TmMatchQuery *query,
                                 const char *path,
                                 guint *n_matches,
                                 GStrv *notices,
                                 GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmImport, tm_import_unref)

G_END_DECLS
