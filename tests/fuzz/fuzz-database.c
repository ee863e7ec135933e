/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes in the place of the history: what is opened can be looked through without harm, and what is
 * not opened is kept. The first byte says what the others are:
 *
 *   F  the file
 *   P  patches of a whole history: for each a page, half an offset in it, a length, and as many bytes;
 *      without bytes, the file ends there
 *   S  SQL, to be run in a whole history before it is opened */

#include "fuzz-history.h"
#include "test-fair.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdint.h>
#include <string.h>

#include "tm-archive.h"
#include "tm-games.h"
#include "tm-statistics.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#define NAME "tablemate.db"
/* Longer strings and statements show nothing that short ones do not. */
#define MAX_LENGTH 20000
#define MAX_STEPS 1000

/* The file */

static GBytes *
read_bytes (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *bytes = NULL;
  gsize length;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (bytes, length);
}

static void
write_bytes (const char *path, gconstpointer bytes, gsize length)
{
  FILE *file = g_fopen (path, "wb");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (bytes, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

static GBytes *
make_history (void)
{
  g_autofree char *folder = fuzz_make_folder ();
  g_autofree char *path = g_build_filename (folder, NAME, NULL);
  GBytes *history;

  tm_games_register ();
  fair_register ();
  fuzz_make_history (path);
  history = read_bytes (path);
  g_assert_cmpuint (g_bytes_get_size (history) % FUZZ_PAGE_SIZE, ==, 0);
  fair_remove_folder (folder);
  return history;
}

/* What is done to it */

static void
write_patched (const char *path, GBytes *history, const uint8_t *data, size_t size)
{
  g_autoptr (GByteArray) file = g_bytes_unref_to_array (g_bytes_ref (history));
  guint n_pages = file->len / FUZZ_PAGE_SIZE;

  while (size >= 3)
    {
      gsize offset = (gsize) (data[0] % n_pages) * FUZZ_PAGE_SIZE + (gsize) data[1] * 2;
      gsize length = MIN (data[2], size - 3);

      if (data[2] == 0)
        g_byte_array_set_size (file, (guint) MIN (offset, file->len));
      else if (offset + length <= file->len)
        memcpy (file->data + offset, data + 3, length);
      data += 3 + length;
      size -= 3 + length;
    }
  write_bytes (path, file->data, file->len);
}

/* Nothing but the one file is touched, and nothing takes for ever. */
static int
authorize_cb (void *user_data,
              int action,
              const char *first,
              const char *second,
              const char *database,
              const char *trigger)
{
  static const char *const pragmas[]
      = { "application_id", "user_version", "writable_schema", "ignore_check_constraints", NULL };

  if (action == SQLITE_PRAGMA)
    return g_strv_contains (pragmas, first) ? SQLITE_OK : SQLITE_DENY;
  return action == SQLITE_ATTACH || action == SQLITE_CREATE_VTABLE ? SQLITE_DENY : SQLITE_OK;
}

static int
stop_cb (void *user_data)
{
  return 1;
}

static void
restrict_sql (sqlite3 *handle)
{
  sqlite3_exec (handle, "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY", NULL, NULL, NULL);
  sqlite3_limit (handle, SQLITE_LIMIT_LENGTH, MAX_LENGTH);
  sqlite3_set_authorizer (handle, authorize_cb, NULL);
  sqlite3_progress_handler (handle, MAX_STEPS, stop_cb, NULL);
}

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  restrict_sql (handle);
  sqlite3_exec (handle, sql, NULL, NULL, NULL);
  sqlite3_close (handle);
}

static gboolean
write_file (const char *path, GBytes *history, const uint8_t *data, size_t size)
{
  gsize length;
  gconstpointer whole = g_bytes_get_data (history, &length);
  g_autofree char *sql = NULL;

  if (size == 0)
    return FALSE;
  switch (data[0])
    {
    case 'F':
      write_bytes (path, data + 1, size - 1);
      return TRUE;
    case 'P':
      write_patched (path, history, data + 1, size - 1);
      return TRUE;
    case 'S':
      sql = g_strndup ((const char *) data + 1, size - 1);
      write_bytes (path, whole, length);
      run_sql (path, sql);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Looking through it */

static void
check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, !=, "");
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
look_at_match (TmArchive *archive, const TmMatchInfo *info)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) achieved = NULL;
  g_autoptr (TmMatch) match = tm_archive_load_match (archive, info->uuid, &error);
  g_autofree char *name = tm_match_info_dup_name (info);
  g_autofree char *progress = tm_match_info_dup_progress (info);
  g_autofree char *sentence = tm_match_info_dup_sentence (info);

  if (match == NULL)
    check_error (error);
  else
    {
      g_assert_no_error (error);
      while (tm_match_undo (match, NULL))
        ;
      while (tm_match_redo (match, NULL))
        ;
    }
  achieved = tm_archive_list_match_achievements (archive, info->uuid, NULL);
}

static void
look_at_people (TmArchive *archive)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (archive, NULL);
  TmDatabase *reader = tm_archive_get_reader (archive, NULL);

  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);
      g_autoptr (GPtrArray) games = tm_statistics_read_person (reader, player->uuid, NULL);
      g_autoptr (GPtrArray) others = tm_statistics_list_companions (reader, player->uuid, NULL);

      for (guint j = 0; games != NULL && j < games->len; j++)
        {
          const TmPersonGame *game = g_ptr_array_index (games, j);
          g_autoptr (GPtrArray) achieved
              = tm_archive_list_player_achievements (archive, player->uuid, game->game, NULL);
        }
    }
}

static void
look_at_games (TmArchive *archive)
{
  TmDatabase *reader = tm_archive_get_reader (archive, NULL);
  g_autoptr (GPtrArray) games = reader != NULL ? tm_statistics_list_games (reader, NULL) : NULL;

  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const TmPlayedGame *game = g_ptr_array_index (games, i);
      g_autoptr (TmGameStatistics) statistics
          = tm_statistics_read_game (reader, game->game, game->title, NULL);
      g_autoptr (GArray) months = tm_statistics_list_months (reader, game->game, game->title, NULL);
      g_autoptr (TmLastSetup) last = tm_archive_get_last_setup (archive, game->game, NULL);
    }
}

static void
look_through (TmArchive *archive)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  TmRulingQuery rulings = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) damage = NULL;
  g_autoptr (GPtrArray) matches = tm_archive_list_matches (archive, &query, &error);
  g_autoptr (GPtrArray) kept = tm_archive_list_rulings (archive, &rulings, NULL);
  g_autoptr (GPtrArray) series = tm_archive_list_series (archive, NULL);
  g_autoptr (GPtrArray) templates = tm_archive_list_templates (archive, NULL, NULL);
  g_autoptr (GPtrArray) imports = tm_archive_list_imports (archive, NULL);

  if (matches == NULL)
    check_error (error);
  if (!tm_archive_check (archive, &damage))
    check_error (damage);
  for (guint i = 0; matches != NULL && i < matches->len; i++)
    look_at_match (archive, g_ptr_array_index (matches, i));
  look_at_people (archive);
  look_at_games (archive);
}

/* What became of the file */

/* What looked like a history until it was brought up to date differs in its way to keep a journal, which its
 * header tells together with the number of the change and the number of pages then. */
static gboolean
has_content (const char *path, GBytes *original)
{
  static const struct
  {
    gsize start, length;
  } fields[] = { { 18, 2 }, { 24, 8 }, { 92, 8 } };
  g_autoptr (GBytes) bytes = read_bytes (path);
  gsize n_now, n_before;
  g_autofree char *now = g_memdup2 (g_bytes_get_data (bytes, &n_now), g_bytes_get_size (bytes));
  const char *before = g_bytes_get_data (original, &n_before);

  for (guint i = 0; i < G_N_ELEMENTS (fields) && n_now == n_before; i++)
    if (fields[i].start + fields[i].length <= n_now)
      memcpy (now + fields[i].start, before + fields[i].start, fields[i].length);
  return n_now == n_before && (n_now == 0 || memcmp (now, before, n_now) == 0);
}

static gboolean
is_set_aside (const char *folder, GBytes *original)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_prefix (name, NAME ".") && has_content (path, original))
        return TRUE;
    }
  return FALSE;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static GBytes *history;
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GBytes) original = NULL;
  g_autoptr (TmArchive) archive = NULL;
  gboolean is_opened;

  if (history == NULL)
    history = make_history ();
  folder = fuzz_make_folder ();
  path = g_build_filename (folder, NAME, NULL);
  if (write_file (path, history, data, size))
    {
      original = read_bytes (path);
      archive = tm_archive_new (path);
      is_opened = tm_archive_get_mode (archive) != TM_ARCHIVE_CLOSED_OFF
                  && tm_archive_get_notice (archive) == NULL;
      look_through (archive);
      tm_archive_close (archive, NULL);
      g_assert_true (is_opened || is_set_aside (folder, original)
                     || (tm_archive_get_notice (archive) == NULL && has_content (path, original)));
    }
  fair_remove_folder (folder);
  return 0;
}
