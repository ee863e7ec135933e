/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-exchange-private.h"

#include "tm-bgstats.h"
#include "tm-csv.h"
#include "tm-foreign.h"
#include "tm-history-csv.h"
#include "tm-play-link.h"

/* Importing */

static gboolean
recognise (TmForeignKind kind, const char *data, gsize length)
{
  return tm_foreign_recognise (data, length) == kind;
}

static gboolean
recognise_bgstats (const char *name G_GNUC_UNUSED, const char *data, gsize length)
{
  return recognise (TM_FOREIGN_BGSTATS, data, length)
         || recognise (TM_FOREIGN_PLAY_LINK, data, length);
}

static gboolean
recognise_plays (const char *name G_GNUC_UNUSED, const char *data, gsize length)
{
  return recognise (TM_FOREIGN_BGG_PLAYS, data, length);
}

static gboolean
recognise_collection (const char *name G_GNUC_UNUSED, const char *data, gsize length)
{
  return recognise (TM_FOREIGN_BGG_COLLECTION, data, length);
}

static gboolean
read_log (TmImport *import, const char *data, gsize length, GError **error)
{
  g_autoptr (TmPlayLog) log
      = tm_foreign_parse (tm_import_get_name (import), data, length, NULL, error);

  return log != NULL && tm_exchange_enter_log (import, log, error);
}

static const TmImportReader readers[] = {
  { "bgstats", N_ ("an export of BG Stats"), TRUE, recognise_bgstats, read_log },
  { "bgg-plays", N_ ("plays of BoardGameGeek"), TRUE, recognise_plays, read_log },
  { "bgg-collection", N_ ("a collection of BoardGameGeek"), TRUE, recognise_collection, read_log },
};

/* Exporting */

static void
write_row (const char *const *fields, gpointer user_data)
{
  TmOutput *output = user_data;
  g_autoptr (GString) row = g_string_new (NULL);

  tm_csv_write_row (row, fields);
  tm_output_write (output, row->str, (gssize) row->len);
}

static gboolean
write_csv (TmDatabase *database,
           TmExportFormat format,
           const TmMatchQuery *query,
           TmOutput *output,
           guint *n_matches,
           GError **error)
{
  TmHistoryTable table = format == TM_EXPORT_CSV_MATCHES ? TM_TABLE_MATCHES
                         : format == TM_EXPORT_CSV_SEATS ? TM_TABLE_SEATS
                                                         : TM_TABLE_MOVES;

  return tm_history_table_list (database, table, query, write_row, output, n_matches, error);
}

static gboolean
write_bgstats (TmDatabase *database,
               TmExportFormat format G_GNUC_UNUSED,
               const TmMatchQuery *query,
               TmOutput *output,
               guint *n_matches,
               GError **error)
{
  g_autoptr (TmPlayLog) log = tm_exchange_dup_log (database, query, error);
  g_autofree char *text = log != NULL ? tm_bgstats_write (log, NULL) : NULL;

  if (text == NULL)
    return FALSE;
  tm_output_write (output, text, -1);
  *n_matches = log->plays->len;
  return TRUE;
}

/**
 * tm_exchange_register:
 *
 * Makes the formats of other programs known to tm_import_read() and tm_export_write(); once, at the
 * start of a program.
 */
void
tm_exchange_register (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    tm_import_add_reader (&readers[i]);
  tm_export_set_writer (TM_EXPORT_CSV_MATCHES, write_csv);
  tm_export_set_writer (TM_EXPORT_CSV_SEATS, write_csv);
  tm_export_set_writer (TM_EXPORT_CSV_MOVES, write_csv);
  tm_export_set_writer (TM_EXPORT_BGSTATS, write_bgstats);
}

/**
 * tm_exchange_dup_play_link:
 * @database: a connection
 * @uuid: identifier of a finished match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gives a link by which BG Stats takes over a match, short enough for a QR code: a note is left out
 * if it would be too long otherwise.
 *
 * Returns: (transfer full) (nullable): the link; %NULL if there is no such match, or it is not
 *   finished, or too long for a code
 */
char *
tm_exchange_dup_play_link (TmDatabase *database, const char *uuid, GError **error)
{
  g_autoptr (TmPlayLog) log = tm_exchange_dup_one (database, uuid, error);
  char *link = log != NULL ? tm_play_link_write (log, 0, TM_PLAY_LINK_MAX_CODE) : NULL;

  if (log != NULL && link == NULL)
    tm_exchange_fail_long (error);
  return link;
}
