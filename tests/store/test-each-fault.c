/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever a history is asked for, each call to the disk, each lock, each sync, each allocation of
 * SQLite and each file written beside it fails once, in turn. Each time the same holds: what failed
 * says so in one line, can be done when the fault is over, and then the history is, to the row, what it
 * would be had nothing failed.
 *
 * With --table every single call is tried, and a table of them printed; otherwise some of them are. */

#include "test-dump.h"
#include "test-fair.h"
#include "test-vfs.h"

#include <dlfcn.h>
#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tm-archive.h"
#include "tm-statistics.h"

/* Of each kind of fault at each deed, so many are tried when there is no table to print; of queries more. */
#define N_SAMPLES 8
#define N_QUERIES 40

/* -- Files beside SQLite's: the calls by which they get to the disk -------------------------------- */

static gint file_calls_until_failure;
static gint n_file_calls;
static gint n_file_failures;
static int file_errno;

/* Whether a call fails now. */
static gboolean
file_fails (void)
{
  if (file_errno == 0)
    return FALSE;
  g_atomic_int_inc (&n_file_calls);
  if (!g_atomic_int_dec_and_test (&file_calls_until_failure))
    return FALSE;
  g_atomic_int_inc (&n_file_failures);
  errno = file_errno;
  return TRUE;
}

static gboolean
is_plain_file (int descriptor)
{
  struct stat status;

  return fstat (descriptor, &status) == 0 && S_ISREG (status.st_mode);
}

#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

ssize_t
write (int descriptor, const void *data, size_t n)
{
  if (file_errno != 0 && is_plain_file (descriptor) && file_fails ())
    return -1;
  return REAL (write) (descriptor, data, n);
}

int
fsync (int descriptor)
{
  return file_fails () ? -1 : REAL (fsync) (descriptor);
}

int
rename (const char *from, const char *to)
{
  return file_fails () ? -1 : REAL (rename) (from, to);
}

/* -- Faults ---------------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  VfsCall calls;
  int code;
  int number;
} Fault;

static const Fault faults[] = {
  { "a file cannot be opened", VFS_OPEN, SQLITE_CANTOPEN, 0 },
  { "whether there is a file cannot be told", VFS_ACCESS, SQLITE_IOERR_ACCESS, 0 },
  { "reading fails", VFS_READ, SQLITE_IOERR_READ, 0 },
  { "writing fails half-way", VFS_WRITE, SQLITE_IOERR_WRITE, 0 },
  { "the disk is full", VFS_WRITE, SQLITE_FULL, 0 },
  { "the disk may only be read", VFS_WRITE, SQLITE_READONLY, 0 },
  { "cutting off fails", VFS_TRUNCATE, SQLITE_IOERR_TRUNCATE, 0 },
  { "sync fails", VFS_SYNC, SQLITE_IOERR_FSYNC, 0 },
  { "the size cannot be told", VFS_SIZE, SQLITE_IOERR_FSTAT, 0 },
  { "a lock is taken by another", VFS_LOCK, SQLITE_BUSY, 0 },
  { "a lock cannot be had", VFS_LOCK, SQLITE_IOERR_LOCK, 0 },
  { "a lock in shared memory is taken", VFS_SHARED_LOCK, SQLITE_BUSY, 0 },
  { "a lock in shared memory fails", VFS_SHARED_LOCK, SQLITE_IOERR_SHMLOCK, 0 },
  { "there is no shared memory", VFS_SHARED, SQLITE_IOERR_SHMMAP, 0 },
  { "a file cannot be deleted", VFS_DELETE, SQLITE_IOERR_DELETE, 0 },
  { "there is no memory", VFS_MEMORY, SQLITE_NOMEM, 0 },
  { "a query is broken off", VFS_QUERY, SQLITE_INTERRUPT, 0 },
  { "a file beside it cannot be written", 0, 0, EIO },
  { "no room for a file beside it", 0, 0, ENOSPC },
};

static void
arm (const Fault *fault, guint n)
{
  if (fault->number != 0)
    {
      g_atomic_int_set (&file_calls_until_failure, (gint) n);
      n_file_calls = n_file_failures = 0;
      file_errno = fault->number;
    }
  else
    vfs_fail (fault->calls, n, 1, fault->code);
}

/* How many calls there were that could have failed, and whether one did. */
static guint
disarm (const Fault *fault, gboolean *has_failed)
{
  guint n_calls = fault->number != 0 ? (guint) n_file_calls : vfs_get_n_calls ();

  *has_failed = (fault->number != 0 ? (guint) n_file_failures : vfs_get_n_failures ()) > 0;
  file_errno = 0;
  vfs_mend ();
  return n_calls;
}

/* -- What is done ---------------------------------------------------------------------------------- */

/* What the history began with; the identifiers hold for every copy of it. */
static struct
{
  char *folder;
  char *file;
  char *changed;
  char *backup;
  char *running;
  char *finished;
  char *anna;
  char *boris;
  char *ruling;
  char *series;
  char *template;
  char *import;
} base;

typedef struct
{
  char *folder;
  char *path;
  char *out;
  TmArchive *archive;
  TmBox *box;
  TmMatch *match;
  gboolean is_done;
} Session;

typedef struct
{
  const char *name;
  gboolean (*func) (Session *self, GError **error);
  gboolean is_opening;
  gboolean is_damaged;
} Deed;

#define TAKE(type, expression)             \
  G_STMT_START                             \
  {                                        \
    g_autoptr (type) taken = (expression); \
    if (taken == NULL)                     \
      return FALSE;                        \
  }                                        \
  G_STMT_END

static gboolean
open_history (Session *self, GError **error)
{
  if (self->archive == NULL)
    self->archive = tm_archive_new (self->path);
  else
    tm_archive_retry (self->archive);
  TAKE (GPtrArray, tm_archive_list_matches (self->archive, &TM_MATCH_QUERY_ALL, error));
  return TRUE;
}

/* Something else has written into it; the backup is opened in its place. */
static void
damage (const char *path)
{
  g_autofree char *data = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  memset (data + length / 4, 0x5a, length / 2);
  g_assert_true (
      g_file_set_contents_full (path, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static gboolean
load_match (Session *self, const char *uuid, GError **error)
{
  if (self->match == NULL)
    self->match = tm_archive_load_match (self->archive, uuid, error);
  return self->match != NULL;
}

static gboolean
go_on (Session *self, GError **error)
{
  if (!load_match (self, base.running, error))
    return FALSE;
  if (!self->is_done)
    {
      tm_archive_watch (self->archive, self->match);
      fair_play (self->match, 4, 7);
      tm_match_undo (self->match, NULL);
      fair_play (self->match, 2, 8);
      self->is_done = TRUE;
    }
  return TRUE;
}

static gboolean
begin (Session *self, GError **error G_GNUC_UNUSED)
{
  if (!self->is_done)
    {
      self->match = fair_new_match (self->box);
      tm_archive_watch (self->archive, self->match);
      fair_play (self->match, 5, 3);
      self->is_done = TRUE;
    }
  return TRUE;
}

static gboolean
end (Session *self, GError **error)
{
  if (!load_match (self, base.running, error))
    return FALSE;
  if (!self->is_done)
    {
      tm_archive_watch (self->archive, self->match);
      fair_record (self->match, FAIR_END, "{}", NULL);
      self->is_done = TRUE;
    }
  return TRUE;
}

static gboolean
change_people (Session *self, GError **error G_GNUC_UNUSED)
{
  if (!self->is_done)
    {
      tm_archive_put_player (self->archive, "Gleb", "red");
      tm_archive_rename_player (self->archive, base.anna, "Anja");
      tm_archive_color_player (self->archive, base.anna, "blue");
      tm_archive_hide_player (self->archive, base.boris, TRUE);
      tm_archive_merge_players (self->archive, base.boris, base.anna);
      self->is_done = TRUE;
    }
  return TRUE;
}

static gboolean
change_notes (Session *self, GError **error G_GNUC_UNUSED)
{
  TmSeries series = { .name = (char *) "Another evening" };
  g_autofree char *uuid = NULL;

  if (self->is_done)
    return TRUE;
  uuid = tm_archive_put_series (self->archive, &series);
  tm_archive_set_match_series (self->archive, base.running, uuid, 0);
  tm_archive_set_match_note (self->archive, base.running, "Rain");
  tm_archive_note_ruling (self->archive, base.ruling, "So it was");
  tm_archive_set_cards (self->archive, "fair", "card",
                        (const char *const[]) { "rose", "tulip", NULL });
  self->is_done = TRUE;
  return TRUE;
}

static gboolean
delete_things (Session *self, GError **error G_GNUC_UNUSED)
{
  if (!self->is_done)
    {
      tm_archive_delete_match (self->archive, base.finished);
      tm_archive_abandon_match (self->archive, base.running);
      tm_archive_delete_ruling (self->archive, base.ruling);
      tm_archive_delete_series (self->archive, base.series);
      tm_archive_delete_template (self->archive, base.template);
      self->is_done = TRUE;
    }
  return TRUE;
}

static gboolean
look (Session *self, GError **error)
{
  TmRulingQuery rulings = { 0 };
  TmMatchQuery search = TM_MATCH_QUERY_ALL;
  g_auto (GStrv) cards = NULL;
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  TmDatabase *reader = tm_archive_get_reader (self->archive, error);

  if (reader == NULL)
    return FALSE;
  search.words = "anna";
  search.player = base.anna;
  TAKE (GPtrArray, tm_archive_list_matches (self->archive, &TM_MATCH_QUERY_ALL, error));
  TAKE (GPtrArray, tm_archive_list_matches (self->archive, &search, error));
  TAKE (GArray, tm_archive_list_match_rows (self->archive, &search, error));
  TAKE (TmMatchInfo, tm_archive_find_match (self->archive, base.finished, error));
  TAKE (TmMatch, tm_archive_load_match (self->archive, base.finished, error));
  TAKE (GPtrArray, tm_archive_list_players (self->archive, error));
  cards = tm_archive_get_cards (self->archive, "fair", "card", error);
  if (cards == NULL)
    return FALSE;
  TAKE (TmOwnersBox, tm_archive_read_box (self->archive, tm_game_find ("fair"), error));
  TAKE (TmSavedRuling, tm_archive_find_ruling (self->archive, base.ruling, error));
  TAKE (GPtrArray, tm_archive_list_player_achievements (self->archive, base.anna, "fair", error));
  TAKE (GPtrArray, tm_archive_list_match_achievements (self->archive, base.finished, error));
  TAKE (GPtrArray, tm_archive_list_rulings (self->archive, &rulings, error));
  TAKE (GPtrArray, tm_archive_list_series (self->archive, error));
  TAKE (GPtrArray, tm_archive_list_templates (self->archive, NULL, error));
  TAKE (GPtrArray, tm_archive_list_imports (self->archive, error));
  TAKE (GPtrArray, tm_statistics_list_games (reader, error));
  TAKE (TmGameStatistics, tm_statistics_read_game (reader, "fair", NULL, error));
  TAKE (GPtrArray, tm_statistics_read_person (reader, base.anna, error));
  TAKE (GPtrArray, tm_statistics_list_companions (reader, base.anna, error));
  TAKE (GArray, tm_statistics_list_months (reader, "fair", NULL, error));
  TAKE (GArray, tm_statistics_list_falls (reader, "fair", people, error));
  return TRUE;
}

static gboolean
look_through (Session *self, GError **error)
{
  return tm_archive_check (self->archive, error);
}

static gboolean
back_up (Session *self, GError **error)
{
  g_autofree char *backup = tm_archive_back_up (self->archive, error);

  return backup != NULL;
}

static gboolean
restore (Session *self, GError **error)
{
  g_autofree char *name = g_path_get_basename (base.backup);
  g_autofree char *backup = g_build_filename (self->folder, "backups", name, NULL);

  return tm_archive_restore (self->archive, backup, NULL, error);
}

static gboolean
write_out (Session *self, GError **error)
{
  TmDatabase *reader = tm_archive_get_reader (self->archive, error);

  return reader != NULL
         && tm_export_write (reader, TM_EXPORT_HISTORY, NULL, self->out, NULL, error);
}

static gboolean
take_file (Session *self, const char *file, GError **error)
{
  g_autoptr (TmImport) import = tm_archive_read_import (self->archive, file, error);
  g_autoptr (TmMergePlan) plan = NULL;
  GError *fault = NULL;

  if (import == NULL)
    return FALSE;
  plan = tm_archive_plan_import (self->archive, import, TM_MERGE_PLAIN, error);
  if (plan == NULL || !tm_archive_apply_import (self->archive, import, TM_MERGE_PLAIN, error)
      || !tm_archive_flush (self->archive, error))
    return FALSE;
  fault = tm_import_dup_fault (import);
  if (fault != NULL)
    g_propagate_error (error, fault);
  return fault == NULL;
}

static gboolean
take_in (Session *self, GError **error)
{
  return take_file (self, base.file, error);
}

static gboolean
merge (Session *self, GError **error)
{
  return take_file (self, base.changed, error);
}

static gboolean
take_back (Session *self, GError **error)
{
  guint n_kept = 0;

  return tm_archive_undo_import (self->archive, base.import, &n_kept, error);
}

static const Deed deeds[] = {
  { "opening", open_history, TRUE },
  { "opening a damaged one", open_history, TRUE, TRUE },
  { "going on with a match", go_on },
  { "beginning a match", begin },
  { "ending a match", end },
  { "changing people", change_people },
  { "notes, series, rulings, cards", change_notes },
  { "deleting", delete_things },
  { "lists and statistics", look },
  { "looking it through", look_through },
  { "making a backup", back_up },
  { "restoring a backup", restore },
  { "exporting", write_out },
  { "importing", take_in },
  { "merging what was changed there and here", merge },
  { "undoing an import", take_back },
};

/* -- The history they are done to ------------------------------------------------------------------ */

static char *
find_player (TmArchive *archive, const char *name)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (archive, NULL);

  for (guint i = 0; i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      if (g_str_equal (player->name, name))
        return g_strdup (player->uuid);
    }
  g_assert_not_reached ();
}

static char *
add_match (TmArchive *archive, TmBox *box, guint seed, gboolean is_over)
{
  g_autoptr (TmMatch) match = fair_new_match (box);
  char *uuid = g_strdup (tm_archive_watch (archive, match));

  fair_play (match, 12, seed);
  if (is_over)
    fair_record (match, FAIR_END, "{}", NULL);
  g_assert_true (tm_archive_flush (archive, NULL));
  return uuid;
}

static TmBox *
new_box (void)
{
  TmBox *box = fair_new_box (2);

  tm_box_set_seat_name (box, 0, "Anna");
  tm_box_set_seat_name (box, 1, "Boris");
  return box;
}

/* Another device's history, in a file. */
static char *
write_file (const char *folder, TmBox *box, const char *name, guint seed)
{
  g_autofree char *path = g_build_filename (folder, "other.db", NULL);
  g_autoptr (TmArchive) archive = tm_archive_new (path);
  g_autofree char *uuid = add_match (archive, box, seed, TRUE);
  char *file = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  tm_export_write (tm_archive_get_reader (archive, NULL), TM_EXPORT_HISTORY, NULL, file, NULL,
                   &error);
  g_assert_no_error (error);
  g_assert_true (tm_archive_close (archive, NULL));
  return file;
}

static void
fill (TmArchive *archive, TmBox *box)
{
  TmSeries series = { .name = (char *) "One evening" };
  g_autoptr (TmTemplate) template
      = tm_template_new ("dice", "Dice", g_variant_new_parsed ("{'sides': <int32 6>}"));
  TmSavedRuling ruling = { .made = g_get_real_time (),
                           .game = (char *) "fair",
                           .question = (char *) "who",
                           .verdict = (char *) "Anna",
                           .text = (char *) "Anna, since she asked." };

  base.finished = add_match (archive, box, 1, TRUE);
  base.running = add_match (archive, box, 2, FALSE);
  base.series = tm_archive_put_series (archive, &series);
  tm_archive_set_match_series (archive, base.finished, base.series, 0);
  base.template = tm_archive_put_template (archive, template);
  base.ruling = tm_archive_save_ruling (archive, &ruling);
  tm_archive_set_cards (archive, "fair", "card", (const char *const[]) { "rose", NULL });
  g_assert_true (tm_archive_flush (archive, NULL));
  base.anna = find_player (archive, "Anna");
  base.boris = find_player (archive, "Boris");
}

static void
play_on (TmArchive *archive, guint n_moves, guint seed)
{
  g_autoptr (TmMatch) match = tm_archive_load_match (archive, base.running, NULL);

  tm_archive_watch (archive, match);
  fair_play (match, n_moves, seed);
  g_assert_true (tm_archive_flush (archive, NULL));
}

/* What became of the same history on another device, in a file; here it went on in another way. */
static void
make_changed (const char *folder, const char *path)
{
  g_autofree char *there = g_build_filename (folder, "there.db", NULL);
  g_autofree char *data = NULL;
  gsize length = 0;
  g_autoptr (TmArchive) archive = NULL;
  g_autoptr (TmArchive) here = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  g_assert_true (g_file_set_contents (there, data, (gssize) length, NULL));
  archive = tm_archive_new (there);
  tm_archive_rename_player (archive, base.anna, "Anna from there");
  tm_archive_note_ruling (archive, base.ruling, "Said there");
  tm_archive_delete_template (archive, base.template);
  tm_archive_set_match_note (archive, base.finished, "Noted there");
  play_on (archive, 5, 21);
  base.changed = g_build_filename (folder, "changed.json", NULL);
  tm_export_write (tm_archive_get_reader (archive, NULL), TM_EXPORT_HISTORY, NULL, base.changed,
                   NULL, &error);
  g_assert_no_error (error);
  g_assert_true (tm_archive_close (archive, NULL));

  here = tm_archive_new (path);
  tm_archive_set_match_note (here, base.finished, "Noted here");
  play_on (here, 3, 22);
  g_assert_true (tm_archive_close (here, NULL));
}

static void
make_base (const char *folder)
{
  g_autoptr (TmBox) box = new_box ();
  g_autofree char *path = g_build_filename (folder, "base", "tablemate.db", NULL);
  g_autofree char *file = write_file (folder, box, "first.json", 11);
  g_autoptr (TmArchive) archive = NULL;
  g_autoptr (TmImport) import = NULL;

  base.folder = g_path_get_dirname (path);
  g_assert_cmpint (g_mkdir (base.folder, 0700), ==, 0);
  archive = tm_archive_new (path);
  fill (archive, box);
  base.backup = tm_archive_back_up (archive, NULL);
  import = tm_archive_read_import (archive, file, NULL);
  g_assert_true (tm_archive_apply_import (archive, import, TM_MERGE_PLAIN, NULL));
  g_assert_true (tm_archive_flush (archive, NULL));
  base.import = g_strdup (tm_import_get_uuid (import));
  g_assert_true (tm_archive_close (archive, NULL));
  base.file = write_file (folder, box, "second.json", 12);
  make_changed (folder, path);
}

static void
copy_folder (const char *from, const char *to)
{
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  g_assert_cmpint (g_mkdir (to, 0700), ==, 0);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *source = g_build_filename (from, name, NULL);
      g_autofree char *target = g_build_filename (to, name, NULL);
      g_autofree char *data = NULL;
      gsize length = 0;

      if (g_file_test (source, G_FILE_TEST_IS_DIR))
        {
          copy_folder (source, target);
          continue;
        }
      g_assert_true (g_file_get_contents (source, &data, &length, NULL));
      g_assert_true (g_file_set_contents_full (target, data, (gssize) length,
                                               G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
}

/* -- What has become of it ------------------------------------------------------------------------- */

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What differs from one time to the next is left out: identifiers made up, the time of day, how long a
 * match took, and when a line of a journal was made. The journals themselves are compared with what is
 * in memory. */
static char *
make_comparable (const char *text)
{
  static const char pattern[]
      = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9]{15,}"
        "|(?<=[|][0-9a-f]{14}[|])[0-9]+|^moves.*$";
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *plain = g_regex_replace_literal (regex, text, -1, 0, "#", 0, NULL);
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);

  qsort (lines, g_strv_length (lines), sizeof *lines, compare_lines);
  return g_strjoinv ("\n", lines);
}

static void
list_files (const char *folder, GString *out)
{
  static const char pattern[] = "[0-9]{6,}[-0-9TZ]*";
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  /* A log and its index belong to the database beside which they lie. */
  while ((name = g_dir_read_name (dir)) != NULL)
    if (!g_str_has_suffix (name, "-wal") && !g_str_has_suffix (name, "-shm"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_lines);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
      g_autofree char *plain
          = g_regex_replace_literal (regex, g_ptr_array_index (names, i), -1, 0, "#", 0, NULL);

      g_string_append_printf (out, "file %s\n", plain);
      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        list_files (path, out);
    }
}

/* What the disk has in the end, once everything was closed. */
static char *
inspect (Session *self)
{
  g_autoptr (TmArchive) again = tm_archive_new (self->path);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *dump = NULL;
  g_autofree char *comparable = NULL;
  TmDatabase *reader;

  g_assert_null (tm_archive_get_notice (again));
  tm_archive_check (again, &error);
  g_assert_no_error (error);
  if (self->match != NULL)
    {
      g_autoptr (TmMatch) match
          = tm_archive_load_match (again, tm_archive_get_uuid (self->match), &error);

      g_assert_no_error (error);
      fair_assert_same (self->match, match);
    }
  reader = tm_archive_get_reader (again, &error);
  g_assert_no_error (error);
  dump_assert_tallies (reader);
  dump = dump_history (reader);
  comparable = make_comparable (dump);
  g_string_append (out, comparable);
  list_files (self->folder, out);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* -- Doing it -------------------------------------------------------------------------------------- */

static gboolean
is_clear (const GError *error)
{
  return error != NULL && error->domain == TM_STORE_ERROR && strlen (error->message) > 10
         && strchr (error->message, '\n') == NULL && g_utf8_validate (error->message, -1, NULL)
         && error->code != TM_STORE_ERROR_INTERNAL;
}

/* Does it, and all that is saved by it. */
static gboolean
attempt (Session *self, const Deed *deed, GError **error)
{
  return deed->func (self, error) && tm_archive_flush (self->archive, error);
}

typedef struct
{
  guint n_calls;
  gboolean has_failed;
  gboolean was_told;
} Trial;

/* Does a deed with one fault, the n-th call, and gives what the disk has afterwards. */
static char *
try_once (const char *folder, const Deed *deed, const Fault *fault, guint n, Trial *trial)
{
  Session self = { .folder = g_build_filename (folder, "trial", NULL), .box = new_box () };
  g_autoptr (GError) error = NULL;
  char *found;

  copy_folder (base.folder, self.folder);
  self.path = g_build_filename (self.folder, "tablemate.db", NULL);
  self.out = g_build_filename (self.folder, "out.txt", NULL);
  if (deed->is_damaged)
    damage (self.path);
  if (!deed->is_opening)
    g_assert_true (open_history (&self, NULL));

  arm (fault, n);
  trial->was_told = !attempt (&self, deed, &error);
  trial->n_calls = disarm (fault, &trial->has_failed);
  if (trial->was_told && !is_clear (error))
    g_error ("%s, %s, call %u: %s", deed->name, fault->name, n,
             error != NULL ? error->message : "failed without a word");
  g_clear_error (&error);
  if (trial->was_told && !attempt (&self, deed, &error))
    g_error ("%s, %s, call %u: even once the fault was over: %s", deed->name, fault->name, n,
             error->message);
  if ((tm_archive_get_notice (self.archive) != NULL) != deed->is_damaged)
    g_error ("%s, %s, call %u: %s", deed->name, fault->name, n,
             deed->is_damaged ? "not a word of the damage" : tm_archive_get_notice (self.archive));

  if (!tm_archive_close (self.archive, &error))
    g_error ("%s, %s, call %u: closing: %s", deed->name, fault->name, n, error->message);
  g_assert_finalize_object (self.archive);
  found = inspect (&self);
  g_clear_object (&self.match);
  tm_box_unref (self.box);
  fair_remove_folder (self.folder);
  g_free (self.folder);
  g_free (self.path);
  g_free (self.out);
  return found;
}

typedef struct
{
  guint n_tried;
  guint n_told;
} Score;

/* Lets calls fail one after the other until there are no more. */
static void
try_all (const char *folder, const Deed *deed, const Fault *fault, gboolean is_whole, Score *score)
{
  Trial trial;
  g_autofree char *expected = try_once (folder, deed, fault, G_MAXINT, &trial);
  guint n_samples = fault->calls == VFS_QUERY ? N_QUERIES : N_SAMPLES;
  guint stride = is_whole ? 1 : MAX (trial.n_calls / n_samples, 1);

  g_assert_false (trial.was_told);
  for (guint n = 1; n <= trial.n_calls; n += stride)
    {
      Trial this;
      g_autofree char *found = try_once (folder, deed, fault, n, &this);
      g_autofree char *what = g_strdup_printf ("%s, %s, call %u of %u%s", deed->name, fault->name,
                                               n, trial.n_calls, this.was_told ? ", told" : "");

      dump_assert_equal (expected, found, what);
      score->n_tried += this.has_failed;
      score->n_told += this.has_failed && this.was_told;
    }
}

static void
test_deed (gconstpointer data)
{
  g_autofree char *folder = fair_make_folder ();
  Score score = { 0 };

  make_base (folder);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    try_all (folder, data, &faults[i], FALSE, &score);
  g_test_message ("%u faults, %u told, the others overcome", score.n_tried, score.n_told);
  g_assert_cmpuint (score.n_tried, >, 0);
  fair_remove_folder (folder);
}

/* Nothing that did not survive gets as far as a row. */
static void
print_table (void)
{
  g_autofree char *folder = fair_make_folder ();
  Score all = { 0 };

  make_base (folder);
  g_print ("| fault | tried | told, then done again | overcome unseen | survived |\n"
           "|---|---:|---:|---:|---:|\n");
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      Score score = { 0 };

      for (guint j = 0; j < G_N_ELEMENTS (deeds); j++)
        try_all (folder, &deeds[j], &faults[i], TRUE, &score);
      g_print ("| %s | %u | %u | %u | %u |\n", faults[i].name, score.n_tried, score.n_told,
               score.n_tried - score.n_told, score.n_tried);
      all.n_tried += score.n_tried;
      all.n_told += score.n_told;
    }
  g_print ("| **all** | %u | %u | %u | %u |\n", all.n_tried, all.n_told, all.n_tried - all.n_told,
           all.n_tried);
  fair_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  gboolean has_table;

  vfs_install_memory ();
  has_table = fair_begin (&argc, &argv);
  vfs_install ();
  vfs_install_queries ();
  if (has_table)
    {
      print_table ();
      return 0;
    }
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/each-fault/%s", deeds[i].name);

      g_test_add_data_func (path, &deeds[i], test_deed);
    }
  return g_test_run ();
}
