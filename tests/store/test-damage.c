/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"
#include "test-vfs.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "tm-archive.h"
#include "tm-backup.h"
#include "tm-schema.h"
#include "tm-store-open.h"

/* The database is damaged, cut short, somebody else's, or from the future: nothing of it is ever
 * overwritten or deleted, and a match can be played at once. */

typedef struct
{
  char *folder;
  char *path;
  TmBox *box;
  TmMatch *match;
  char *uuid;
} Fixture;

static TmArchive *
open_archive (Fixture *self)
{
  return tm_archive_new (self->path);
}

static void
close_archive (TmArchive *archive)
{
  g_autoptr (GError) error = NULL;

  tm_archive_close (archive, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (archive);
}

/* A history of one match, and a backup of it. */
static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  TmArchive *archive;

  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  self->box = fair_new_box (2);
  self->match = fair_new_match (self->box);
  fair_play (self->match, 300, 1);
  archive = open_archive (self);
  self->uuid = g_strdup (tm_archive_watch (archive, self->match));
  close_archive (archive);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  vfs_mend ();
  g_assert_finalize_object (self->match);
  tm_box_unref (self->box);
  fair_remove_folder (self->folder);
  g_free (self->uuid);
  g_free (self->path);
  g_free (self->folder);
}

static char *
read_bytes (const char *path, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *bytes = NULL;

  g_file_get_contents (path, &bytes, length, &error);
  g_assert_no_error (error);
  return bytes;
}

static void
write_bytes (const char *path, const char *bytes, gsize length)
{
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
}

/* The one file whose name goes on with a dot and that word. */
static char *
find_aside (Fixture *self, const char *why)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  g_autofree char *prefix = g_strconcat ("tablemate.db.", why, "-", NULL);
  const char *name;
  char *found = NULL;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix) && !g_str_has_suffix (name, "-wal")
        && !g_str_has_suffix (name, "-shm"))
      {
        g_assert_null (found);
        found = g_build_filename (self->folder, name, NULL);
      }
  return found;
}

static void
assert_set_aside (
    Fixture *self, TmArchive *archive, const char *why, const char *bytes, gsize length)
{
  g_autofree char *aside = find_aside (self, why);
  g_autofree char *name = NULL;
  g_autofree char *kept = NULL;
  gsize n_kept;

  g_assert_nonnull (aside);
  name = g_path_get_basename (aside);
  g_assert_nonnull (tm_archive_get_notice (archive));
  g_assert_nonnull (strstr (tm_archive_get_notice (archive), name));
  kept = read_bytes (aside, &n_kept);
  g_assert_cmpmem (kept, n_kept, bytes, length);
}

static void
assert_match_there (Fixture *self, TmArchive *archive)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatch) again = tm_archive_load_match (archive, self->uuid, &error);

  g_assert_no_error (error);
  fair_assert_same (self->match, again);
}

static void
assert_can_save (Fixture *self, TmArchive *archive)
{
  g_autoptr (TmMatch) fresh = fair_new_match (self->box);
  g_autoptr (GError) error = NULL;

  g_assert_no_error (tm_archive_get_fault (archive));
  tm_archive_watch (archive, fresh);
  fair_play (fresh, 5, 1);
  tm_archive_flush (archive, &error);
  g_assert_no_error (error);
}

/* Damage. Each takes the bytes of a whole database and spoils them. */

typedef struct
{
  const char *name;
  const char *why;
  void (*spoil) (char *bytes, gsize *length);
} Damage;

static void
spoil_middle (char *bytes, gsize *length)
{
  memset (bytes + *length / 2, 0xa5, *length / 3);
}

static void
spoil_first_page (char *bytes, gsize *length G_GNUC_UNUSED)
{
  memset (bytes + 100, 0x5a, 600);
}

static void
spoil_header (char *bytes, gsize *length G_GNUC_UNUSED)
{
  memset (bytes + 16, 0xff, 40);
}

static void
cut_half (char *bytes G_GNUC_UNUSED, gsize *length)
{
  *length /= 2;
}

static void
cut_last_page (char *bytes G_GNUC_UNUSED, gsize *length)
{
  *length -= 4096;
}

static void
cut_to_header (char *bytes G_GNUC_UNUSED, gsize *length)
{
  *length = 50;
}

/* A first page without tables, as old as journals that are taken back: SQLite would fill it up in writing that
 * the journal is another one now. */
static void
cut_first_page (char *bytes, gsize *length)
{
  static const char no_cells[] = { 0x0d, 0, 0, 0, 0, 0x10, 0, 0 };

  *length = 2000;
  bytes[18] = bytes[19] = 1;
  bytes[28] = bytes[29] = bytes[30] = 0;
  bytes[31] = 1;
  memcpy (bytes + 24, bytes + 92, 4);
  memset (bytes + 100, 0, *length - 100);
  memcpy (bytes + 100, no_cells, sizeof no_cells);
}

static void
write_letter (char *bytes, gsize *length)
{
  *length
      = (gsize) g_snprintf (bytes, 200, "Dear bank, this is not a database at all. %s", "Yours");
}

static const Damage damages[] = {
  { "middle", "damaged", spoil_middle },           { "first-page", "damaged", spoil_first_page },
  { "header", "damaged", spoil_header },           { "half", "damaged", cut_half },
  { "last-page", "damaged", cut_last_page },       { "header-alone", "damaged", cut_to_header },
  { "cut-first-page", "damaged", cut_first_page }, { "letter", "foreign", write_letter },
};

static void
spoil (Fixture *self, const Damage *damage, char **bytes, gsize *length)
{
  *bytes = read_bytes (self->path, length);
  damage->spoil (*bytes, length);
  write_bytes (self->path, *bytes, *length);
}

static void
test_with_backup (Fixture *self, gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *bytes = NULL;
  gsize length;
  TmArchive *archive;

  spoil (self, damage, &bytes, &length);
  archive = open_archive (self);
  assert_set_aside (self, archive, damage->why, bytes, length);
  g_assert_nonnull (strstr (tm_archive_get_notice (archive), "backup"));
  assert_match_there (self, archive);
  assert_can_save (self, archive);
  close_archive (archive);
}

static void
remove_backups (Fixture *self)
{
  g_autofree char *backups = g_build_filename (self->folder, "backups", NULL);

  fair_remove_folder (backups);
}

static void
test_without_backup (Fixture *self, gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *bytes = NULL;
  gsize length;
  TmArchive *archive;

  remove_backups (self);
  spoil (self, damage, &bytes, &length);
  archive = open_archive (self);
  assert_set_aside (self, archive, damage->why, bytes, length);
  assert_can_save (self, archive);
  close_archive (archive);
}

/* The newest backup is damaged, too: the one before it is taken. */
static void
test_bad_backup (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) backups = tm_backup_list (self->path);
  g_autofree char *newer
      = g_build_filename (self->folder, "backups", "tablemate.db-29990101-000000-000000.db", NULL);
  g_autofree char *bytes = NULL;
  g_autofree char *bad = NULL;
  gsize length;
  TmArchive *archive;

  g_assert_cmpuint (backups->len, ==, 1);
  spoil (self, &damages[0], &bytes, &length);
  write_bytes (newer, bytes, length);
  archive = open_archive (self);
  bad = g_path_get_basename (g_ptr_array_index (backups, 0));
  g_assert_nonnull (strstr (tm_archive_get_notice (archive), bad));
  assert_match_there (self, archive);
  close_archive (archive);
}

/* Two in one second: neither takes the other's name. */
static void
test_twice (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  write_bytes (self->path, "one", 3);
  first = tm_backup_set_aside (self->path, "foreign", NULL);
  write_bytes (self->path, "two", 3);
  second = tm_backup_set_aside (self->path, "foreign", NULL);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (g_file_test (first, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (second, G_FILE_TEST_EXISTS));
}

/* Other people's databases */

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

static void
test_foreign (Fixture *self, gconstpointer data)
{
  g_autofree char *bytes = NULL;
  gsize length;
  TmArchive *archive;

  remove_backups (self);
  g_unlink (self->path);
  run_sql (self->path, data);
  bytes = read_bytes (self->path, &length);
  archive = open_archive (self);
  assert_set_aside (self, archive, "foreign", bytes, length);
  assert_can_save (self, archive);
  close_archive (archive);
}

/* A later version's database stays where it is, byte for byte; matches live in memory. */
static void
test_newer (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  gsize n_before, n_after;
  TmArchive *archive;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;

  run_sql (self->path, "PRAGMA user_version = 9999");
  before = read_bytes (self->path, &n_before);
  archive = open_archive (self);
  g_assert_null (tm_archive_get_notice (archive));
  g_assert_error (tm_archive_get_fault (archive), TM_STORE_ERROR, TM_STORE_ERROR_NEWER);
  g_assert_cmpint (tm_archive_get_mode (archive), ==, TM_ARCHIVE_CLOSED_OFF);
  g_assert_null (tm_archive_list_matches (archive, &query, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER);
  g_clear_error (&error);

  tm_archive_watch (archive, self->match);
  fair_play (self->match, 5, 1);
  g_assert_false (tm_archive_is_saved (archive));
  g_assert_false (tm_archive_close (archive, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER);
  g_assert_finalize_object (archive);
  after = read_bytes (self->path, &n_after);
  g_assert_cmpmem (before, n_before, after, n_after);
}

/* An empty file is nobody's. */
static void
test_empty (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  TmArchive *archive;

  write_bytes (self->path, "", 0);
  archive = open_archive (self);
  g_assert_null (tm_archive_get_notice (archive));
  assert_can_save (self, archive);
  close_archive (archive);
}

/* What somebody else has put into a history does not run. */
static void
test_trigger (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  TmArchive *archive;
  guint n_before;

  run_sql (self->path, "CREATE TRIGGER t AFTER INSERT ON moves BEGIN DELETE FROM matches; END");
  archive = open_archive (self);
  g_assert_null (tm_archive_get_notice (archive));
  n_before = fair_count_matches (archive);
  assert_can_save (self, archive);
  g_assert_cmpuint (fair_count_matches (archive), ==, n_before + 1);
  close_archive (archive);
}

/* Damage is met while the archive is in use: it is told, and the next start looks for it. */
static void
test_met_in_use (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *mark = g_strconcat (self->path, ".suspect", NULL);
  TmArchive *archive = open_archive (self);

  tm_archive_watch (archive, self->match);
  g_assert_true (tm_archive_flush (archive, NULL));
  vfs_fail (VFS_WRITE, 1, G_MAXUINT, SQLITE_CORRUPT);
  fair_play (self->match, 3, 1);
  g_assert_false (tm_archive_flush (archive, NULL));
  g_assert_error (tm_archive_get_fault (archive), TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED);
  g_assert_true (g_file_test (mark, G_FILE_TEST_EXISTS));
  vfs_mend ();
  close_archive (archive);
  archive = open_archive (self);
  g_assert_false (g_file_test (mark, G_FILE_TEST_EXISTS));
  assert_match_there (self, archive);
  close_archive (archive);
}

/* A disk that fails once while the archive is opened does not make a whole database a damaged
 * one. */
static void
test_open_fails_once (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint n = 1; n < 80; n++)
    {
      TmArchive *archive;

      vfs_fail (VFS_ANY & ~(VFS_LOCK | VFS_SHARED_LOCK), n, 1,
                n % 2 == 0 ? SQLITE_IOERR_READ : SQLITE_FULL);
      archive = open_archive (self);
      vfs_mend ();
      g_assert_cmpstr (tm_archive_get_notice (archive), ==, NULL);
      assert_match_there (self, archive);
      close_archive (archive);
    }
}

/* Backups */

static void
test_backups_kept (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) backups = NULL;
  g_autofree char *newest = NULL;
  TmArchive *archive = open_archive (self);

  g_assert_false (tm_backup_is_due (self->path));
  for (guint i = 0; i < 2 * TM_BACKUP_KEEP; i++)
    {
      g_autoptr (GError) error = NULL;

      g_free (newest);
      newest = tm_archive_back_up (archive, &error);
      g_assert_no_error (error);
    }
  backups = tm_backup_list (self->path);
  g_assert_cmpuint (backups->len, ==, TM_BACKUP_KEEP);
  g_assert_true (g_ptr_array_find_with_equal_func (backups, newest, g_str_equal, NULL));
  for (guint i = 0; i < backups->len; i++)
    {
      g_autoptr (TmDatabase) backup
          = tm_database_open (g_ptr_array_index (backups, i), TM_DATABASE_READ, NULL);

      g_assert_nonnull (backup);
      g_assert_true (tm_backup_check (backup, NULL));
    }
  close_archive (archive);
}

/* Without a change there is no need for a backup, with one a day is enough. */
static void
test_backup_once_a_day (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GPtrArray) backups = NULL;
      TmArchive *archive = open_archive (self);

      assert_can_save (self, archive);
      close_archive (archive);
      backups = tm_backup_list (self->path);
      g_assert_cmpuint (backups->len, ==, 1);
    }
  remove_backups (self);
  close_archive (open_archive (self));
  {
    g_autoptr (GPtrArray) backups = tm_backup_list (self->path);
    g_assert_cmpuint (backups->len, ==, 0);
  }
}

/* A backup that fails half-way leaves nothing that looks like one. */
static void
test_backup_fails (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (self->folder, "backups", NULL);
  g_autoptr (TmDatabase) database = tm_database_open (self->path, TM_DATABASE_READ_WRITE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;
  guint n_files = 0;

  vfs_fail (VFS_WRITE, 4, G_MAXUINT, SQLITE_FULL);
  g_assert_null (tm_backup_make (database, &error));
  vfs_mend ();
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FULL);
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    n_files++;
  g_assert_cmpuint (n_files, ==, 1);
}

int
main (int argc, char **argv)
{
  static const char *const foreign[] = { "PRAGMA application_id = 7; CREATE TABLE a (b)",
                                         "CREATE TABLE a (b)", "PRAGMA user_version = 3" };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  vfs_install ();

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *with = g_strdup_printf ("/store/damage/%s/with-backup", damages[i].name);
      g_autofree char *without
          = g_strdup_printf ("/store/damage/%s/without-backup", damages[i].name);

      g_test_add (with, Fixture, &damages[i], set_up, test_with_backup, tear_down);
      g_test_add (without, Fixture, &damages[i], set_up, test_without_backup, tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/damage/foreign/%u", i + 1);

      g_test_add (path, Fixture, foreign[i], set_up, test_foreign, tear_down);
    }
#define ADD(name, test) g_test_add ("/store/damage/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("bad-backup", test_bad_backup);
  ADD ("set-aside-twice", test_twice);
  ADD ("newer", test_newer);
  ADD ("empty", test_empty);
  ADD ("trigger", test_trigger);
  ADD ("met-in-use", test_met_in_use);
  ADD ("opening-fails-once", test_open_fails_once);
  ADD ("backups-kept", test_backups_kept);
  ADD ("backup-once-a-day", test_backup_once_a_day);
  ADD ("backup-fails", test_backup_fails);
#undef ADD
  return g_test_run ();
}
