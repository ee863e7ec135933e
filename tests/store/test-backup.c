/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"
#include "test-vfs.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "tm-archive.h"
#include "tm-backup.h"

/* Backups: which of them are kept, what is looked at before one is called a backup, and how one
 * takes the place of the history without anything being lost. */

#define N_MOVES 40

typedef struct
{
  char *folder;
  char *path;
  TmBox *box;
  TmArchive *archive;
  TmMatch *match;
} Fixture;

/* An archive with one match in it, all of it on the disk. */
static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  self->box = fair_new_box (2);
  self->archive = tm_archive_new (self->path);
  self->match = fair_new_match (self->box);
  tm_archive_watch (self->archive, self->match);
  fair_play (self->match, N_MOVES, 1);
  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  vfs_mend ();
  tm_archive_close (self->archive, NULL);
  g_assert_finalize_object (self->archive);
  g_assert_finalize_object (self->match);
  tm_box_unref (self->box);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static char *
back_up (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  char *backup = tm_archive_back_up (self->archive, &error);

  g_assert_no_error (error);
  return backup;
}

static void
add_match (Fixture *self)
{
  g_autoptr (TmMatch) match = fair_new_match (self->box);
  g_autoptr (GError) error = NULL;

  tm_archive_watch (self->archive, match);
  fair_play (match, 3, 2);
  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
}

static guint
count_files (const char *folder, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      n_files++;
  return n_files;
}

/* Which ones are kept */

/* Noon of a Wednesday. */
static GDateTime *
get_now (void)
{
  return g_date_time_new_local (2026, 11, 18, 12, 0, 0);
}

static char *
dup_name (GDateTime *moment)
{
  return g_date_time_format (moment, "tablemate.db-%Y%m%d-%H%M%S-000000.db");
}

static void
add_name (GPtrArray *names, GDateTime *now, int days, int hours)
{
  g_autoptr (GDateTime) day = g_date_time_add_days (now, days);
  g_autoptr (GDateTime) moment = g_date_time_add_hours (day, hours);

  g_ptr_array_add (names, dup_name (moment));
}

static GPtrArray *
list_kept (GPtrArray *names, GDateTime *now)
{
  g_autoptr (GPtrArray) old = tm_backup_choose_old (names, now);
  GPtrArray *kept = g_ptr_array_new ();

  for (guint i = 0; i < names->len; i++)
    if (!g_ptr_array_find (old, g_ptr_array_index (names, i), NULL))
      g_ptr_array_add (kept, g_ptr_array_index (names, i));
  g_assert_cmpuint (kept->len + old->len, ==, names->len);
  return kept;
}

static gboolean
has_name (GPtrArray *names, const char *name)
{
  return g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL);
}

/* Every three hours for 100 days: five from today, six of the days before, and one of each of the
 * seven weeks before this one but for the last, whose Sunday was three days ago. */
static void
test_choose (void)
{
  g_autoptr (GDateTime) now = get_now ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) kept = NULL;

  for (int day = -100; day <= 0; day++)
    for (int hour = -12; hour <= (day < 0 ? 9 : 0); hour += 3)
      add_name (names, now, day, hour);
  kept = list_kept (names, now);
  g_assert_cmpuint (kept->len, ==, TM_BACKUP_KEEP + 6 + 6);
  for (int hour = -12; hour <= 0; hour += 3)
    {
      g_autoptr (GDateTime) moment = g_date_time_add_hours (now, hour);
      g_autofree char *name = dup_name (moment);
      g_assert_true (has_name (kept, name));
    }
  g_assert_true (has_name (kept, "tablemate.db-20261117-210000-000000.db"));
  g_assert_false (has_name (kept, "tablemate.db-20261117-180000-000000.db"));
  g_assert_true (has_name (kept, "tablemate.db-20261112-210000-000000.db"));
  g_assert_false (has_name (kept, "tablemate.db-20261111-210000-000000.db"));
  g_assert_true (has_name (kept, "tablemate.db-20261108-210000-000000.db"));
  g_assert_true (has_name (kept, "tablemate.db-20261004-210000-000000.db"));
  g_assert_false (has_name (kept, "tablemate.db-20260927-210000-000000.db"));
}

/* Who plays once a month loses nothing of the last five times. */
static void
test_choose_few (void)
{
  g_autoptr (GDateTime) now = get_now ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) kept = NULL;

  for (int day = -300; day <= 0; day += 30)
    add_name (names, now, day, 0);
  kept = list_kept (names, now);
  g_assert_cmpuint (kept->len, ==, TM_BACKUP_KEEP);
  g_assert_true (has_name (kept, "tablemate.db-20260721-120000-000000.db"));
}

/* One after the other, as days go by: never more than the bound, never a gap that is too wide. */
static void
test_choose_day_by_day (void)
{
  g_autoptr (GDateTime) start = get_now ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (int day = 0; day < 120; day++)
    {
      g_autoptr (GDateTime) now = g_date_time_add_days (start, day);
      g_autoptr (GPtrArray) old = NULL;

      add_name (names, start, day, 0);
      old = tm_backup_choose_old (names, now);
      for (guint i = 0; i < old->len; i++)
        g_ptr_array_remove (names, g_ptr_array_index (old, i));
    }
  g_assert_cmpuint (names->len, >=, TM_BACKUP_KEEP_DAYS + TM_BACKUP_KEEP_WEEKS - 2);
  g_assert_cmpuint (names->len, <=, TM_BACKUP_KEEP + TM_BACKUP_KEEP_DAYS + TM_BACKUP_KEEP_WEEKS);
}

/* The clock was a year ahead for a while: what it named neither pushes anything out nor goes. */
static void
test_choose_future (void)
{
  g_autoptr (GDateTime) now = get_now ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) kept = NULL;

  for (int day = 365; day < 375; day++)
    add_name (names, now, day, 0);
  for (int hour = -9; hour <= 0; hour++)
    add_name (names, now, 0, hour);
  kept = list_kept (names, now);
  g_assert_cmpuint (kept->len, ==, 10 + TM_BACKUP_KEEP);
  g_assert_true (has_name (kept, "tablemate.db-20261118-120000-000000.db"));
  g_assert_false (has_name (kept, "tablemate.db-20261118-070000-000000.db"));
}

/* The clock fell back to 1970: everything else is from the future and stays. */
static void
test_choose_clock_lost (void)
{
  g_autoptr (GDateTime) then = get_now ();
  g_autoptr (GDateTime) now = g_date_time_new_local (1970, 1, 1, 0, 5, 0);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) kept = NULL;

  for (int day = -30; day <= 0; day++)
    add_name (names, then, day, 0);
  add_name (names, now, 0, 0);
  kept = list_kept (names, now);
  g_assert_cmpuint (kept->len, ==, names->len);
}

/* What nobody can date is nobody's to delete. */
static void
test_choose_strange (void)
{
  static const char *const strange[] = {
    "tablemate.db-mine.db",
    "tablemate.db-20261350-120000-000000.db",
    "tablemate.db-20260230-120000-000000.db",
    "tablemate.db-20200101-120000.db",
    "20200101-120000-000000.db",
    "tablemate.db-20200101-120000-000000.db.part",
    "-",
    "",
  };
  g_autoptr (GDateTime) now = get_now ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) old = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    g_ptr_array_add (names, g_strdup (strange[i]));
  for (int hour = -5; hour <= 0; hour++)
    add_name (names, now, 0, hour);
  g_ptr_array_add (names, g_strdup ("a-20260101-010101-000000.db-20200101-120000-000000-2.db"));
  old = tm_backup_choose_old (names, now);
  g_assert_cmpuint (old->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (old, 0), ==, "tablemate.db-20261118-070000-000000.db");
  g_assert_cmpstr (g_ptr_array_index (old, 1), ==,
                   "a-20260101-010101-000000.db-20200101-120000-000000-2.db");
}

/* Making */

static void
test_has_everything (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autoptr (GPtrArray) infos = tm_backup_list_info (self->path);
  const TmBackupInfo *info;
  GStatBuf stat_info;

  g_assert_cmpuint (infos->len, ==, 1);
  info = g_ptr_array_index (infos, 0);
  g_assert_cmpint (info->kind, ==, TM_BACKUP_MADE);
  g_assert_cmpstr (info->path, ==, backup);
  g_assert_cmpint (info->n_matches, ==, 1);
  g_assert_true (info->is_good);
  g_assert_cmpint (g_stat (backup, &stat_info), ==, 0);
  g_assert_cmpint (info->size, ==, stat_info.st_size);
  g_assert_cmpint (ABS (info->time - g_get_real_time ()), <, 60 * G_USEC_PER_SEC);
}

/* A backup is read again before it is called one. Here the history itself seems to have more than can
 * be copied: on this connection a view has taken the place of the table. */
static void
test_missing_rows_are_found (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (self->folder, "backups", NULL);
  g_autoptr (TmDatabase) database = tm_database_open (self->path, TM_DATABASE_READ, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (database);
  g_assert_cmpint (sqlite3_exec (tm_database_get_handle (database),
                                 "CREATE TEMP VIEW moves AS SELECT * FROM main.moves"
                                 " UNION ALL SELECT * FROM main.moves",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);
  g_assert_null (tm_backup_make (database, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_IO);
  g_assert_cmpuint (count_files (folder, ""), ==, 0);
}

/* Somebody records while the backup is made: it is one moment of the history. */
static void
test_while_recording (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *backup = NULL;

      fair_play (self->match, 5, i);
      backup = back_up (self);
      g_assert_nonnull (backup);
    }
}

static void
test_disk_fails (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (self->folder, "backups", NULL);

  for (guint n = 1; n < 40; n++)
    {
      g_autoptr (TmDatabase) database = tm_database_open (self->path, TM_DATABASE_READ, NULL);
      g_autofree char *backup = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (database);
      vfs_fail (VFS_READ | VFS_WRITE | VFS_SYNC, n, 1, SQLITE_IOERR);
      backup = tm_backup_make (database, &error);
      vfs_mend ();
      g_assert_true ((backup == NULL) == (error != NULL));
      g_assert_cmpuint (count_files (folder, ".part"), ==, 0);
      if (backup != NULL)
        g_unlink (backup);
      g_assert_cmpuint (count_files (folder, ".db"), ==, 0);
    }
}

/* Restoring */

static void
test_restore (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  add_match (self);
  add_match (self);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 3);
  tm_archive_restore (self->archive, backup, &aside, &error);
  g_assert_no_error (error);
  g_assert_nonnull (aside);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (backup, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 1);
  add_match (self);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 2);
}

/* What made place is in the list, and takes its place again. */
static void
test_restore_is_undone (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autofree char *aside = NULL;
  g_autoptr (GPtrArray) infos = NULL;
  const TmBackupInfo *info;

  add_match (self);
  g_assert_true (tm_archive_restore (self->archive, backup, &aside, NULL));
  infos = tm_backup_list_info (self->path);
  g_assert_cmpuint (infos->len, ==, 2);
  info = g_ptr_array_index (infos, 0);
  if (info->kind != TM_BACKUP_REPLACED)
    info = g_ptr_array_index (infos, 1);
  g_assert_cmpint (info->kind, ==, TM_BACKUP_REPLACED);
  g_assert_cmpstr (info->path, ==, aside);
  g_assert_cmpint (info->n_matches, ==, 2);
  g_assert_true (info->is_good);
  g_assert_true (tm_archive_restore (self->archive, info->path, NULL, NULL));
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 2);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
}

/* Without waiting */

typedef struct
{
  GMainLoop *loop;
  char *aside;
  GError *error;
  gboolean is_done;
} Outcome;

static void
restored_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Outcome *outcome = user_data;

  outcome->is_done
      = tm_archive_restore_finish (TM_ARCHIVE (source), result, &outcome->aside, &outcome->error);
  g_main_loop_quit (outcome->loop);
}

/* What is recorded while the backup is being copied belongs to what is set aside. */
static void
test_restore_in_background (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Outcome outcome = { .loop = loop };
  g_autoptr (TmArchive) former = NULL;

  tm_archive_restore_async (self->archive, backup, restored_cb, &outcome);
  add_match (self);
  g_main_loop_run (loop);
  g_assert_no_error (outcome.error);
  g_assert_true (outcome.is_done);
  g_assert_nonnull (outcome.aside);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 1);
  g_assert_cmpuint (count_files (self->folder, ".part"), ==, 0);
  former = tm_archive_new (outcome.aside);
  g_assert_cmpuint (fair_count_matches (former), ==, 2);
  g_free (outcome.aside);
}

static void
test_restore_in_background_fails (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Outcome missing = { .loop = loop };
  Outcome closed = { .loop = loop };

  tm_archive_restore_async (self->archive, "/nowhere.db", restored_cb, &missing);
  g_main_loop_run (loop);
  g_assert_false (missing.is_done);
  g_assert_error (missing.error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
  g_assert_null (missing.aside);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 1);

  /* Whoever has closed the archive meanwhile finds it as it was. */
  tm_archive_restore_async (self->archive, backup, restored_cb, &closed);
  g_assert_true (tm_archive_close (self->archive, NULL));
  g_main_loop_run (loop);
  g_assert_false (closed.is_done);
  g_assert_error (closed.error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED);
  g_assert_cmpuint (count_files (self->folder, ".part"), ==, 0);
  g_clear_error (&missing.error);
  g_clear_error (&closed.error);
}

/* The match that was going on belongs to the former history: going on with it makes a copy. */
static void
test_restore_forgets_matches (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatch) again = NULL;
  g_autofree char *former = g_strdup (tm_archive_get_uuid (self->match));

  fair_play (self->match, 10, 3);
  g_assert_true (tm_archive_restore (self->archive, backup, NULL, NULL));
  fair_play (self->match, 10, 4);
  g_assert_true (tm_archive_is_saved (self->archive));
  again = tm_archive_load_match (self->archive, former, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tm_match_get_n_entries (again), <, tm_match_get_n_entries (self->match));

  tm_archive_watch (self->archive, self->match);
  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 2);
  g_assert_cmpstr (tm_archive_get_uuid (self->match), !=, former);
}

static void
test_restore_refused_while_unsaved (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autoptr (GError) error = NULL;

  add_match (self);
  vfs_fail (VFS_WRITE, 1, G_MAXUINT, SQLITE_FULL);
  fair_play (self->match, 5, 3);
  g_assert_false (tm_archive_restore (self->archive, backup, NULL, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FULL);
  vfs_mend ();
  g_clear_error (&error);
  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 2);
}

static void
test_restore_refused_while_in_use (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autoptr (TmDatabase) other = tm_database_open (self->path, TM_DATABASE_READ, NULL);
  g_autoptr (GError) error = NULL;

  add_match (self);
  g_assert_true (tm_backup_check (other, NULL));
  g_assert_false (tm_archive_restore (self->archive, backup, NULL, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_BUSY);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 2);
  g_assert_cmpuint (count_files (self->folder, ".part"), ==, 0);
  fair_play (self->match, 5, 3);
  g_assert_true (tm_archive_flush (self->archive, NULL));
}

static void
test_restore_refuses (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autofree char *missing = g_build_filename (self->folder, "missing.db", NULL);
  g_autofree char *letter = g_build_filename (self->folder, "letter.txt", NULL);
  const char *const bad[] = { missing, letter, self->folder, backup };

  g_assert_true (g_file_set_contents (letter, "Dear Anna", -1, NULL));
  {
    g_autofree char *bytes = NULL;
    gsize length;

    g_assert_true (g_file_get_contents (backup, &bytes, &length, NULL));
    memset (bytes + 4096, 0x5a, 4 * 4096);
    g_assert_true (g_file_set_contents (backup, bytes, (gssize) length, NULL));
  }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *aside = NULL;

      g_assert_false (tm_archive_restore (self->archive, bad[i], &aside, &error));
      g_assert_nonnull (error);
      g_assert_null (aside);
      g_assert_cmpuint (fair_count_matches (self->archive), ==, 1);
      g_assert_cmpuint (count_files (self->folder, ".part"), ==, 0);
    }
  fair_play (self->match, 5, 3);
  g_assert_true (tm_archive_flush (self->archive, NULL));
}

/* A damaged backup is in the list, and called so. */
static void
test_damaged_is_listed (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autoptr (GPtrArray) infos = NULL;
  const TmBackupInfo *info;

  g_assert_true (g_file_set_contents (backup, "SQLite format 3", 16, NULL));
  infos = tm_backup_list_info (self->path);
  g_assert_cmpuint (infos->len, ==, 1);
  info = g_ptr_array_index (infos, 0);
  g_assert_false (info->is_good);
  g_assert_cmpint (info->n_matches, ==, -1);
}

/* The disk fails somewhere on the way: there is a history that can be opened, the former one or the
 * restored one, and every file that was there still is. */
static void
test_restore_disk_fails (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);

  add_match (self);
  for (guint n = 1; n < 60; n++)
    {
      gboolean is_done;
      guint n_before = fair_count_matches (self->archive);

      vfs_fail (VFS_READ | VFS_WRITE | VFS_SYNC, n, 1, SQLITE_IOERR);
      is_done = tm_archive_restore (self->archive, backup, NULL, NULL);
      vfs_mend ();
      g_assert_true (tm_archive_flush (self->archive, NULL));
      g_assert_cmpint (tm_archive_get_mode (self->archive), ==, TM_ARCHIVE_READ_WRITE);
      g_assert_cmpuint (fair_count_matches (self->archive), ==, is_done ? 1 : n_before);
      g_assert_cmpuint (count_files (self->folder, ".part"), ==, 0);
      if (is_done)
        add_match (self);
    }
}

static void
test_nothing_to_replace (Fixture *self, gconstpointer data)
{
  g_autofree char *backup = back_up (self);
  g_autofree char *elsewhere = g_build_filename (self->folder, "elsewhere.db", NULL);
  g_autofree char *aside = NULL;
  g_autoptr (TmArchive) archive = NULL;
  g_autoptr (GError) error = NULL;

  tm_backup_put_in_place (backup, elsewhere, &aside, &error);
  g_assert_no_error (error);
  g_assert_null (aside);
  archive = tm_archive_new (elsewhere);
  g_assert_cmpuint (fair_count_matches (archive), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  vfs_install ();

#define ADD(name, func) g_test_add ("/store/backup/" name, Fixture, NULL, set_up, func, tear_down)
  g_test_add_func ("/store/backup/choose/five-days-and-weeks", test_choose);
  g_test_add_func ("/store/backup/choose/few", test_choose_few);
  g_test_add_func ("/store/backup/choose/day-by-day", test_choose_day_by_day);
  g_test_add_func ("/store/backup/choose/future-stays-and-pushes-nothing-out", test_choose_future);
  g_test_add_func ("/store/backup/choose/clock-lost", test_choose_clock_lost);
  g_test_add_func ("/store/backup/choose/strange-names-stay", test_choose_strange);
  ADD ("has-everything", test_has_everything);
  ADD ("missing-rows-are-found", test_missing_rows_are_found);
  ADD ("while-recording", test_while_recording);
  ADD ("disk-fails", test_disk_fails);
  ADD ("damaged-is-listed", test_damaged_is_listed);
  ADD ("restore/puts-backup-in-place", test_restore);
  ADD ("restore/is-undone", test_restore_is_undone);
  ADD ("restore/in-background", test_restore_in_background);
  ADD ("restore/in-background-fails", test_restore_in_background_fails);
  ADD ("restore/forgets-matches", test_restore_forgets_matches);
  ADD ("restore/refused-while-unsaved", test_restore_refused_while_unsaved);
  ADD ("restore/refused-while-in-use", test_restore_refused_while_in_use);
  ADD ("restore/refuses-what-is-no-backup", test_restore_refuses);
  ADD ("restore/disk-fails", test_restore_disk_fails);
  ADD ("restore/nothing-to-replace", test_nothing_to_replace);
#undef ADD
  return g_test_run ();
}
