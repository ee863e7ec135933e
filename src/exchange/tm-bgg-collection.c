/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the table into which BoardGameGeek exports a collection. Its columns are known by the names in
 * the first row; spreadsheets may have saved it anew, with other separators and decimal commas. */

#include "tm-bgg-collection.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "tm-csv.h"
#include "tm-store-error.h"

typedef enum
{
  OBJECT_NAME,
  OBJECT_ID,
  OBJECT_TYPE,
  ORIGINAL_NAME,
  RATING,
  N_PLAYS,
  OWN,
  COMMENT,
  YEAR,
  MIN_PLAYERS,
  MAX_PLAYERS,
  N_COLUMNS,
} Column;

static const char *const column_names[N_COLUMNS] = {
  [OBJECT_NAME] = "objectname",
  [OBJECT_ID] = "objectid",
  [OBJECT_TYPE] = "objecttype",
  [ORIGINAL_NAME] = "originalname",
  [RATING] = "rating",
  [N_PLAYS] = "numplays",
  [OWN] = "own",
  [COMMENT] = "comment",
  [YEAR] = "yearpublished",
  [MIN_PLAYERS] = "minplayers",
  [MAX_PLAYERS] = "maxplayers",
};

/* What somebody has noted of their own and what a log has no place for. The other columns say what
 * BoardGameGeek knows about the game. */
static const char *const unused_names[] = {
  "weight",       "fortrade",       "want",        "wanttobuy",       "wanttoplay",
  "prevowned",    "preordered",     "wishlist",    "wishlistcomment", "conditiontext",
  "haspartslist", "wantpartslist",  "pricepaid",   "acquisitiondate", "acquiredfrom",
  "barcode",      "privatecomment", "invlocation", "invdate",         NULL,
};

typedef struct
{
  TmCsv *csv;
  TmPlayLog *log;
  gint columns[N_COLUMNS]; /* -1: there is no such column */
  guint n_columns;
  GPtrArray *names;
  gboolean *is_unused; /* of each column: whether it says something that is left out */
  GHashTable *entries; /* of each game, by its number at BoardGameGeek or its name */
} Collection;

static void G_GNUC_PRINTF (2, 3)
notice (Collection *self, const char *format, ...)
{
  g_autofree char *place = g_strdup_printf (_ ("line %u"), tm_csv_get_line (self->csv));
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  tm_play_log_add_notice (self->log, place, "%s", message);
}

/* The first row */

static void
read_header (Collection *self)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    self->columns[i] = -1;
  self->n_columns = tm_csv_get_n_fields (self->csv);
  self->is_unused = g_new0 (gboolean, self->n_columns);
  for (guint i = 0; i < self->n_columns; i++)
    {
      g_autofree char *name = g_strstrip (g_ascii_strdown (tm_csv_get_field (self->csv, i), -1));

      for (guint j = 0; j < N_COLUMNS; j++)
        if (g_str_equal (name, column_names[j]) && self->columns[j] < 0)
          self->columns[j] = (gint) i;
      g_ptr_array_add (self->names, g_steal_pointer (&name));
    }
}

static gboolean
check_header (Collection *self, const char *name, GError **error)
{
  if (self->columns[OBJECT_NAME] >= 0)
    return TRUE;
  g_set_error (
      error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
      _ ("%s: line 1: this is no collection of BoardGameGeek; its first row has to name the "
         "columns, “objectname” among them"),
      name);
  return FALSE;
}

/* Fields */

static const char *
get_field (Collection *self, Column column)
{
  return self->columns[column] >= 0 ? tm_csv_get_field (self->csv, (guint) self->columns[column])
                                    : "";
}

/* A text of which nothing is said if it is empty or BoardGameGeek's "N/A". */
static char *
dup_field (Collection *self, Column column, gsize max_length, gboolean is_line)
{
  gboolean is_cut;
  char *text = tm_log_dup_text (get_field (self, column), max_length, is_line, &is_cut);

  if (is_cut)
    notice (self, _ ("%s: too long; its end was cut off"), column_names[column]);
  return text;
}

static gint64
get_number (Collection *self, Column column, gint64 min, gint64 max)
{
  g_autofree char *text = dup_field (self, column, TM_PLAY_LOG_MAX_NAME, TRUE);
  gint64 number = 0;

  if (text == NULL || g_ascii_strcasecmp (text, "n/a") == 0)
    return 0;
  if (g_ascii_string_to_signed (text, 10, min, max, &number, NULL))
    return number;
  notice (self, _ ("%s: “%s” was left out; a whole number is needed here"), column_names[column],
          text);
  return 0;
}

static gboolean
get_flag (Collection *self, Column column)
{
  return get_number (self, column, 0, G_MAXINT32) > 0;
}

/* A rating in hundredths. */
static guint
get_rating (Collection *self)
{
  g_autofree char *text = dup_field (self, RATING, TM_PLAY_LOG_MAX_NAME, TRUE);
  char *end = NULL;
  double rating;

  if (text == NULL || g_ascii_strcasecmp (text, "n/a") == 0)
    return 0;
  g_strdelimit (text, ",", '.');
  rating = g_ascii_isdigit (*text) ? g_ascii_strtod (text, &end) : -1;
  if (end != NULL && *end == '\0' && rating >= 0 && rating <= 10)
    return (guint) lround (rating * 100);
  notice (self, _ ("%s: “%s” was left out; a number from 0 to 10 is needed here"),
          column_names[RATING], text);
  return 0;
}

/* Takes down which columns say something that is left out. */
static void
look_for_unused (Collection *self)
{
  for (guint i = 0; i < self->n_columns; i++)
    {
      const char *field = tm_csv_get_field (self->csv, i);

      if (*field != '\0' && !g_str_equal (field, "0")
          && g_strv_contains (unused_names, self->names->pdata[i]))
        self->is_unused[i] = TRUE;
    }
}

/* Rows */

static guint
add_game (Collection *self, const char *name, gint64 bgg_id)
{
  guint index = self->log->games->len;
  TmLogGame *game = tm_play_log_add_game (self->log, name);

  game->bgg_id = bgg_id;
  game->year = (gint) get_number (self, YEAR, -10000, 3000);
  game->min_players = (guint) get_number (self, MIN_PLAYERS, 0, 1000);
  game->max_players = (guint) get_number (self, MAX_PLAYERS, 0, 1000);
  return index;
}

/* The same game may be owned twice. */
static void
join_entries (Collection *self, TmLogEntry *first, const char *name)
{
  guint rating = get_rating (self);
  guint n_plays = (guint) get_number (self, N_PLAYS, 0, G_MAXINT32);

  first->is_owned |= get_flag (self, OWN);
  if (first->rating == 0)
    first->rating = rating;
  first->n_plays = MAX (first->n_plays, n_plays);
  if (first->comment == NULL)
    first->comment = dup_field (self, COMMENT, TM_PLAY_LOG_MAX_TEXT, FALSE);
  notice (self, _ ("“%s” stands in the file twice; the rows were put together"), name);
}

static void
read_entry (Collection *self, const char *name)
{
  gint64 bgg_id = get_number (self, OBJECT_ID, 1, G_MAXINT32);
  g_autofree char *key
      = bgg_id > 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, bgg_id) : g_strconcat ("=", name, NULL);
  TmLogEntry *entry = g_hash_table_lookup (self->entries, key);

  if (entry != NULL)
    {
      join_entries (self, entry, name);
      return;
    }
  entry = tm_play_log_add_entry (self->log, add_game (self, name, bgg_id));
  entry->is_owned = get_flag (self, OWN);
  entry->rating = get_rating (self);
  entry->n_plays = (guint) get_number (self, N_PLAYS, 0, G_MAXINT32);
  entry->comment = dup_field (self, COMMENT, TM_PLAY_LOG_MAX_TEXT, FALSE);
  g_hash_table_insert (self->entries, g_steal_pointer (&key), entry);
}

static void
read_row (Collection *self)
{
  const char *type = get_field (self, OBJECT_TYPE);
  g_autofree char *name = NULL;

  if (tm_csv_get_n_fields (self->csv) > self->n_columns)
    {
      /* Translators: number of fields of the row, number of columns */
      notice (self, _ ("the row was left out: it has more fields than the first row (%u, %u)"),
              tm_csv_get_n_fields (self->csv), self->n_columns);
      return;
    }
  if (*type != '\0' && g_ascii_strcasecmp (type, "thing") != 0)
    {
      notice (self, _ ("the row was left out: “%s” is no game"), type);
      return;
    }
  name = dup_field (self, OBJECT_NAME, TM_PLAY_LOG_MAX_NAME, TRUE);
  if (name == NULL)
    name = dup_field (self, ORIGINAL_NAME, TM_PLAY_LOG_MAX_NAME, TRUE);
  if (name == NULL)
    {
      notice (self, _ ("the row was left out: it does not name a game"));
      return;
    }
  look_for_unused (self);
  read_entry (self, name);
}

static gboolean
read_rows (Collection *self, const char *name, GError **error)
{
  g_autoptr (GError) local = NULL;

  while (tm_csv_next (self->csv, &local))
    {
      if (self->log->games->len == TM_PLAY_LOG_MAX_THINGS)
        {
          g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                       _ ("%s: more than %d games; split the file"), name, TM_PLAY_LOG_MAX_THINGS);
          return FALSE;
        }
      read_row (self);
    }
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

static void
end_log (Collection *self)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < self->n_columns; i++)
    if (self->is_unused[i])
      g_string_append_printf (list, list->len > 0 ? ", %s" : "%s",
                              (const char *) self->names->pdata[i]);
  if (list->len > 0)
    tm_play_log_add_notice (self->log, NULL, _ ("Left out, as Tablemate has no place for it: %s"),
                            list->str);
  tm_play_log_close_notices (self->log);
}

/**
 * tm_bgg_collection_parse:
 * @name: name of the file, for messages
 * @data: (array length=length): its text
 * @length: how long it is, in bytes
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a collection that BoardGameGeek exported as a table. A row that names no game is left out,
 * and so is a field that is not what it should be; notices tell which.
 *
 * Returns: (transfer full) (nullable): a log with games and a collection; %NULL if it is no such
 *   table
 */
TmPlayLog *
tm_bgg_collection_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (TmCsv) csv = tm_csv_new (name, data, length, error);
  g_autoptr (TmPlayLog) log = tm_play_log_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Collection self = { .csv = csv, .log = log, .names = names, .entries = entries };
  g_autoptr (GError) local = NULL;
  gboolean is_read;

  if (csv == NULL)
    return NULL;
  if (!tm_csv_next (csv, &local) && local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  read_header (&self);
  is_read = check_header (&self, name, error) && read_rows (&self, name, error);
  if (is_read)
    end_log (&self);
  g_free (self.is_unused);
  return is_read ? g_steal_pointer (&log) : NULL;
}
