/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"
#include "test-ordinary.h"
#include "test-vfs.h"

#include <glib/gstdio.h>

#include "tm-archive.h"

/* Saving goes wrong in every way there is. Each time the same holds: the match goes on, people are
 * told what to do, and when the fault is over everything is on the disk. */

typedef struct
{
  char *folder;
  char *path;
  TmArchive *archive;
  TmBox *box;
  TmMatch *match;
  guint n_faults;
  guint n_mended;
  int code;
} Fixture;

static void
fault_cb (TmArchive *archive G_GNUC_UNUSED, const GError *fault, Fixture *self)
{
  g_assert_true (fault->domain == TM_STORE_ERROR);
  g_assert_cmpuint (strlen (fault->message), >, 10);
  g_assert_null (strchr (fault->message, '\n'));
  self->n_faults++;
  self->code = fault->code;
}

static void
mended_cb (TmArchive *archive G_GNUC_UNUSED, Fixture *self)
{
  self->n_mended++;
}

static void
open_archive (Fixture *self)
{
  self->archive = tm_archive_new (self->path);
  g_signal_connect (self->archive, "fault", G_CALLBACK (fault_cb), self);
  g_signal_connect (self->archive, "mended", G_CALLBACK (mended_cb), self);
}

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  self->box = fair_new_box (2);
  self->match = fair_new_match (self->box);
  open_archive (self);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  vfs_mend ();
  if (self->archive != NULL)
    g_assert_finalize_object (self->archive);
  g_assert_finalize_object (self->match);
  tm_box_unref (self->box);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

/* Everything that was recorded is there for whoever opens the database next. */
static void
assert_all_there (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *uuid = g_strdup (tm_archive_get_uuid (self->match));
  g_autoptr (TmMatch) again = NULL;

  tm_archive_close (self->archive, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (self->archive);
  open_archive (self);
  g_assert_null (tm_archive_get_notice (self->archive));
  tm_archive_check (self->archive, &error);
  g_assert_no_error (error);
  again = tm_archive_load_match (self->archive, uuid, &error);
  g_assert_no_error (error);
  fair_assert_same (self->match, again);
}

/* The n-th call to the disk fails, for every n from 1 to `n_places`, over and over again. */

typedef struct
{
  const char *name;
  VfsCall calls;
  int sqlite_code;
  TmStoreError code;
  guint n_places;
} Failure;

static const Failure failures[] = {
  { "write", VFS_WRITE, SQLITE_IOERR_WRITE, TM_STORE_ERROR_IO, 20 },
  { "disk-full", VFS_WRITE, SQLITE_FULL, TM_STORE_ERROR_FULL, 20 },
  { "sync", VFS_SYNC, SQLITE_IOERR_FSYNC, TM_STORE_ERROR_IO, 2 },
  { "read", VFS_READ, SQLITE_IOERR_READ, TM_STORE_ERROR_IO, 25 },
  { "read-only", VFS_WRITE, SQLITE_READONLY, TM_STORE_ERROR_READ_ONLY, 20 },
  { "memory", VFS_WRITE | VFS_READ, SQLITE_IOERR_NOMEM, TM_STORE_ERROR_MEMORY, 40 },
  { "open", VFS_OPEN, SQLITE_CANTOPEN, TM_STORE_ERROR_IO, 2 },
  { "shared-memory", VFS_SHARED, SQLITE_IOERR_SHMMAP, TM_STORE_ERROR_IO, 2 },
};

static void
test_each_call_fails (Fixture *self, gconstpointer data)
{
  const Failure *failure = data;
  guint n_hit = 0;

  for (guint n = 1; n <= 40; n++)
    {
      self->n_faults = 0;
      vfs_fail (failure->calls, 1 + (n - 1) % failure->n_places, 1, failure->sqlite_code);
      if (n == 1)
        tm_archive_watch (self->archive, self->match);
      fair_play (self->match, 3, n);
      /* One failure may lie in the attempt that the waiting asks for. */
      if (!tm_archive_flush (self->archive, NULL))
        tm_archive_flush (self->archive, NULL);
      g_assert_true (tm_archive_is_saved (self->archive));
      g_assert_null (tm_archive_get_fault (self->archive));
      if (self->n_faults > 0)
        g_assert_cmpint (self->code, ==, (int) failure->code);
      n_hit += vfs_get_n_failures ();
      vfs_mend ();
    }
  g_test_message ("%u failures", n_hit);
  assert_all_there (self);
}

/* Nothing can be written for a while; the fault is told once, and the match goes on. */
static void
test_lasting_failure (Fixture *self, gconstpointer data)
{
  const Failure *failure = data;
  g_autoptr (GError) error = NULL;

  tm_archive_watch (self->archive, self->match);
  fair_play (self->match, 5, 1);
  g_assert_true (tm_archive_flush (self->archive, NULL));

  vfs_fail (failure->calls, 1, G_MAXUINT, failure->sqlite_code);
  for (guint i = 0; i < 3; i++)
    {
      fair_play (self->match, 5, i);
      g_clear_error (&error);
      g_assert_false (tm_archive_flush (self->archive, &error));
      g_assert_error (error, TM_STORE_ERROR, (int) failure->code);
      g_assert_false (tm_archive_is_saved (self->archive));
      g_assert_cmpuint (tm_archive_get_n_unsaved (self->archive), >, 0);
      g_assert_error (tm_archive_get_fault (self->archive), TM_STORE_ERROR, (int) failure->code);
    }
  g_assert_cmpuint (self->n_faults, ==, 1);
  g_assert_cmpuint (self->n_mended, ==, 0);

  vfs_mend ();
  g_assert_true (tm_archive_flush (self->archive, NULL));
  g_assert_cmpuint (self->n_mended, ==, 1);
  g_assert_cmpuint (tm_archive_get_n_unsaved (self->archive), ==, 0);
  assert_all_there (self);
}

static gboolean
give_up_cb (gpointer user_data)
{
  g_assert_not_reached ();
  return GPOINTER_TO_INT (user_data);
}

/* The writer tries again by itself. */
static void
test_mends_by_itself (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  guint timeout = g_timeout_add_seconds (20, give_up_cb, NULL);

  vfs_fail (VFS_WRITE, 1, G_MAXUINT, SQLITE_FULL);
  tm_archive_watch (self->archive, self->match);
  fair_play (self->match, 5, 1);
  while (self->n_faults == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (self->code, ==, TM_STORE_ERROR_FULL);
  vfs_mend ();
  while (!tm_archive_is_saved (self->archive))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (self->n_mended, ==, 1);
  g_source_remove (timeout);
  assert_all_there (self);
}

/* The program ends while nothing can be written: it says so. */
static void
test_closing_fails (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  tm_archive_watch (self->archive, self->match);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  vfs_fail (VFS_WRITE, 1, G_MAXUINT, SQLITE_FULL);
  fair_play (self->match, 5, 1);
  g_assert_false (tm_archive_close (self->archive, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FULL);
}

/* Memory runs out inside SQLite. */
static void
test_memory (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  tm_archive_watch (self->archive, self->match);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  sqlite3_hard_heap_limit64 (1);
  fair_play (self->match, 5, 1);
  g_assert_false (tm_archive_flush (self->archive, &error));
  sqlite3_hard_heap_limit64 (0);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_MEMORY);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  assert_all_there (self);
}

/* Another program holds the database. */
static void
test_locked (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  TmDatabase *other;

  tm_archive_watch (self->archive, self->match);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  other = tm_database_open (self->path, TM_DATABASE_READ_WRITE, &error);
  g_assert_no_error (error);
  g_assert_true (tm_database_execute (other, "BEGIN IMMEDIATE", NULL));
  fair_play (self->match, 5, 1);
  g_assert_false (tm_archive_flush (self->archive, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_BUSY);
  g_assert_cmpint (self->code, ==, TM_STORE_ERROR_BUSY);
  g_assert_true (tm_database_execute (other, "COMMIT", NULL));
  tm_database_free (other);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  assert_all_there (self);
}

/* The database itself may grow no more. */
static gboolean
limit_pages (TmDatabase *database, gpointer user_data, GError **error)
{
  gint64 n_pages = 0;
  g_autofree char *pragma = NULL;

  if (!tm_database_get_number (database, error, &n_pages, "PRAGMA page_count", ""))
    return FALSE;
  pragma = g_strdup_printf ("PRAGMA max_page_count = %d", (int) n_pages);
  /* The limit is the connection's own: after a failure a new one is opened, without it. */
  return tm_database_execute (database, g_atomic_int_get ((gint *) user_data) ? pragma : "SELECT 1",
                              error);
}

static void
test_no_more_pages (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gint is_limited = TRUE;

  tm_archive_watch (self->archive, self->match);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  tm_archive_push (self->archive, limit_pages, &is_limited, NULL);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  for (guint i = 0; i < 30 && self->n_faults == 0; i++)
    {
      fair_play (self->match, 50, i);
      while (!tm_archive_is_saved (self->archive) && self->n_faults == 0)
        g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (self->n_faults, ==, 1);
  g_assert_cmpint (self->code, ==, TM_STORE_ERROR_FULL);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  assert_all_there (self);
}

/* Permissions do not bind the superuser, who therefore becomes somebody else for a while. */
static void
become_ordinary (Fixture *self)
{
  ordinary_give (self->folder);
  ordinary_become ();
}

/* A place where nothing can be written: earlier matches can still be looked at. */
static void
test_read_only_place (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = NULL;
  g_autoptr (TmMatch) again = NULL;
  g_autoptr (TmMatch) fresh = fair_new_match (self->box);
  g_autoptr (GError) error = NULL;

  uuid = g_strdup (tm_archive_watch (self->archive, self->match));
  fair_play (self->match, 5, 1);
  g_assert_true (tm_archive_close (self->archive, NULL));
  g_assert_finalize_object (self->archive);
  become_ordinary (self);
  g_assert_cmpint (g_chmod (self->folder, 0500), ==, 0);

  open_archive (self);
  g_assert_cmpint (tm_archive_get_mode (self->archive), ==, TM_ARCHIVE_READ_ONLY);
  again = tm_archive_load_match (self->archive, uuid, &error);
  g_assert_no_error (error);
  fair_assert_same (self->match, again);
  tm_archive_watch (self->archive, fresh);
  fair_play (fresh, 5, 1);
  g_assert_false (tm_archive_flush (self->archive, &error));
  g_assert_nonnull (error);

  g_assert_cmpint (g_chmod (self->folder, 0700), ==, 0);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  g_assert_true (tm_archive_close (self->archive, NULL));
  ordinary_cease ();
}

/* A database that may be read only, in a place that may be written to. */
static void
test_read_only_file (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) fresh = fair_new_match (self->box);
  g_autoptr (GError) error = NULL;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) matches = NULL;

  tm_archive_watch (self->archive, self->match);
  g_assert_true (tm_archive_close (self->archive, NULL));
  g_assert_finalize_object (self->archive);
  become_ordinary (self);
  g_assert_cmpint (g_chmod (self->path, 0400), ==, 0);

  open_archive (self);
  g_assert_cmpint (tm_archive_get_mode (self->archive), ==, TM_ARCHIVE_READ_ONLY);
  matches = tm_archive_list_matches (self->archive, &query, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (matches->len, ==, 1);
  tm_archive_watch (self->archive, fresh);
  g_assert_false (tm_archive_flush (self->archive, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_READ_ONLY);

  g_assert_cmpint (g_chmod (self->path, 0600), ==, 0);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  g_assert_true (tm_archive_close (self->archive, NULL));
  ordinary_cease ();
}

/* There is no database, and none can be made. */
static void
test_no_place (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) matches = NULL;

  g_assert_true (tm_archive_close (self->archive, NULL));
  g_assert_finalize_object (self->archive);
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  become_ordinary (self);
  g_assert_cmpint (g_chmod (self->folder, 0500), ==, 0);

  open_archive (self);
  g_assert_cmpint (tm_archive_get_mode (self->archive), ==, TM_ARCHIVE_CLOSED_OFF);
  g_assert_nonnull (tm_archive_get_fault (self->archive));
  g_assert_null (tm_archive_list_matches (self->archive, &query, &error));
  g_assert_nonnull (error);
  tm_archive_watch (self->archive, self->match);
  fair_play (self->match, 5, 1);
  g_assert_false (tm_archive_flush (self->archive, NULL));

  g_assert_cmpint (g_chmod (self->folder, 0700), ==, 0);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  matches = tm_archive_list_matches (self->archive, &query, NULL);
  g_assert_nonnull (matches);
  g_assert_cmpuint (matches->len, ==, 1);
  g_assert_cmpint (tm_archive_get_mode (self->archive), ==, TM_ARCHIVE_READ_WRITE);
  g_assert_no_error (tm_archive_get_fault (self->archive));
  g_assert_true (tm_archive_close (self->archive, NULL));
  ordinary_cease ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  vfs_install ();

  for (guint i = 0; i < G_N_ELEMENTS (failures); i++)
    {
      g_autofree char *once
          = g_strdup_printf ("/store/faults/each-call-fails-once/%s", failures[i].name);
      g_autofree char *lasting
          = g_strdup_printf ("/store/faults/told-once-and-mended/%s", failures[i].name);

      g_test_add (once, Fixture, &failures[i], set_up, test_each_call_fails, tear_down);
      if (failures[i].calls & (VFS_WRITE | VFS_SYNC))
        g_test_add (lasting, Fixture, &failures[i], set_up, test_lasting_failure, tear_down);
    }
#define ADD(name, test) g_test_add ("/store/faults/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("mends-by-itself", test_mends_by_itself);
  ADD ("closing-fails", test_closing_fails);
  ADD ("memory", test_memory);
  ADD ("locked", test_locked);
  ADD ("no-more-pages", test_no_more_pages);
  ADD ("read-only-place", test_read_only_place);
  ADD ("read-only-file", test_read_only_file);
  ADD ("no-place", test_no_place);
#undef ADD
  return g_test_run ();
}
