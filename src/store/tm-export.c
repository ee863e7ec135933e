/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-import.h"

#include "config.h"

#include "tm-history-file.h"

#include <glib/gi18n-lib.h>

static const char *const format_ids[] = {
  [TM_EXPORT_HISTORY] = "json",        [TM_EXPORT_CSV_MATCHES] = "csv-matches",
  [TM_EXPORT_CSV_SEATS] = "csv-seats", [TM_EXPORT_CSV_MOVES] = "csv-moves",
  [TM_EXPORT_BGSTATS] = "bgstats",
};

G_STATIC_ASSERT (G_N_ELEMENTS (format_ids) == TM_EXPORT_N_FORMATS);

static TmExportFunc writers[TM_EXPORT_N_FORMATS];

/**
 * tm_export_set_writer:
 * @format: a format
 * @write: writes it
 *
 * Tells how a format is written; at the start of the program.
 */
void
tm_export_set_writer (TmExportFormat format, TmExportFunc write)
{
  g_return_if_fail (format < TM_EXPORT_N_FORMATS);

  writers[format] = write;
}

const char *
tm_export_format_get_id (TmExportFormat format)
{
  g_return_val_if_fail (format < TM_EXPORT_N_FORMATS, NULL);

  return format_ids[format];
}

/**
 * tm_export_format_find:
 * @id: a word
 * @format: (out): the format
 *
 * Finds the format of that identifier.
 *
 * Returns: %FALSE if there is none
 */
gboolean
tm_export_format_find (const char *id, TmExportFormat *format)
{
  for (guint i = 0; i < G_N_ELEMENTS (format_ids); i++)
    if (g_strcmp0 (format_ids[i], id) == 0)
      {
        *format = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
write_history (TmDatabase *database,
               const TmMatchQuery *query,
               const char *path,
               guint *n_matches,
               GStrv *notices,
               GError **error)
{
  g_auto (TmHistoryReport) report = { 0 };
  gboolean is_written = tm_history_file_write (database, query, path, &report, error);

  *n_matches = report.n_matches;
  if (is_written && notices != NULL)
    {
      g_ptr_array_add (report.notices, NULL);
      *notices = g_strdupv ((char **) report.notices->pdata);
    }
  return is_written;
}

static gboolean
write_other (TmDatabase *database,
             TmExportFormat format,
             const TmMatchQuery *query,
             const char *path,
             guint *n_matches,
             GError **error)
{
  g_autoptr (TmOutput) output = NULL;

  if (writers[format] == NULL)
    {
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                   _ ("“%s” cannot be written by this program"), format_ids[format]);
      return FALSE;
    }
  output = tm_output_new (path, error);
  return output != NULL && writers[format](database, format, query, output, n_matches, error)
         && tm_output_close (output, error);
}

/**
 * tm_export_write_noting:
 * @database: a connection without a transaction
 * @format: the format
 * @query: (nullable): which matches; %NULL: all, and everything else that the format can hold
 * @path: (type filename): the file; replaced as a whole or not at all
 * @n_matches: (out) (optional): how many matches were written
 * @notices: (out) (optional) (nullable) (transfer full): what had to be left out, sentences for
 *   people; %NULL: nothing
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a history into a file.
 *
 * Returns: %FALSE if it could not be written
 */
gboolean
tm_export_write_noting (TmDatabase *database,
                        TmExportFormat format,
                        const TmMatchQuery *query,
                        const char *path,
                        guint *n_matches,
                        GStrv *notices,
                        GError **error)
{
  guint n_written = 0;
  gboolean is_written;

  g_return_val_if_fail (format < TM_EXPORT_N_FORMATS, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (notices != NULL)
    *notices = NULL;
  is_written = format == TM_EXPORT_HISTORY
                   ? write_history (database, query, path, &n_written, notices, error)
                   : write_other (database, format, query, path, &n_written, error);
  if (n_matches != NULL)
    *n_matches = n_written;
  return is_written;
}

gboolean
tm_export_write (TmDatabase *database,
                 TmExportFormat format,
                 const TmMatchQuery *query,
                 const char *path,
                 guint *n_matches,
                 GError **error)
{
  return tm_export_write_noting (database, format, query, path, n_matches, NULL, error);
}
