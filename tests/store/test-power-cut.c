/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The power goes, at every write and in the midst of it. What had been said to be saved is there when
 * it comes back, and the history is whole.
 *
 * A match is recorded once, and all that SQLite asks of the disk written down. Each cut makes the files
 * anew as they would be found after it, in one of two ways: everything that was asked for before is on
 * the disk, and a part of one write; or only what was synced is there for certain, and of what was
 * written since each piece is there or not, by chance, and one of them in part.
 *
 * With --table more bytes are tried, and a table printed. */

#include "test-fair.h"
#include "test-vfs.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "tm-archive.h"

/* Into how many bytes of each write it is cut, beside the beginning. */
#define N_BYTES 1
#define N_BYTES_OF_TABLE 24
/* In which the file becomes a database. */
#define N_FIRST_EVENTS 12

typedef enum
{
  CUT_IN_ORDER,
  CUT_BY_CHANCE,
} CutKind;

static const char *const kinds[]
    = { "all that was asked for before is there", "only what was synced is there for certain" };

typedef struct
{
  char *folder;
  char *uuid;
  GPtrArray *events;
} Recording;

/* -- Recording ------------------------------------------------------------------------------------- */

/* Plays for a while: one by one, many at a time, and with the log taken into the database. */
static void
play (const char *path, const char *uuid, guint seed)
{
  g_autoptr (TmArchive) archive = tm_archive_new (path);
  g_autoptr (TmMatch) match = tm_archive_load_match (archive, uuid, NULL);

  tm_archive_watch (archive, match);
  for (guint i = 0; i < 6; i++)
    {
      fair_play (match, i % 3 == 2 ? 12 : 1, seed + i);
      g_assert_true (tm_archive_flush (archive, NULL));
      vfs_mark (tm_match_get_n_entries (match));
    }
  g_assert_true (tm_archive_close (archive, NULL));
}

static void
record (Recording *self)
{
  g_autofree char *path = g_build_filename (self->folder, "tablemate.db", NULL);
  g_autoptr (TmArchive) archive = NULL;
  g_autoptr (TmBox) box = fair_new_box (3);
  g_autoptr (TmMatch) match = fair_new_match (box);

  vfs_listen ();
  archive = tm_archive_new (path);
  self->uuid = g_strdup (tm_archive_watch (archive, match));
  g_assert_true (tm_archive_close (archive, NULL));
  vfs_mark (tm_match_get_n_entries (match));
  play (path, self->uuid, 1);
  play (path, self->uuid, 20);
  self->events = vfs_steal_events ();
}

/* -- The disk after a cut -------------------------------------------------------------------------- */

static GByteArray *
get_file (GHashTable *files, const char *name)
{
  GByteArray *file = g_hash_table_lookup (files, name);

  if (file == NULL)
    {
      file = g_byte_array_new ();
      g_hash_table_insert (files, g_strdup (name), file);
    }
  return file;
}

static void
put (GByteArray *file, gint64 offset, const guint8 *data, gsize length)
{
  guint before = file->len;

  if (offset + (gint64) length > before)
    {
      g_byte_array_set_size (file, (guint) (offset + (gint64) length));
      memset (file->data + before, 0, file->len - before);
    }
  memcpy (file->data + offset, data, length);
}

/* Lets an event happen; of a write, at most @n_bytes. */
static void
happen (GHashTable *files, const VfsEvent *event, gsize n_bytes)
{
  gsize length;
  const guint8 *data;

  switch (event->kind)
    {
    case VFS_EVENT_WRITE:
      data = g_bytes_get_data (event->data, &length);
      put (get_file (files, event->file), event->offset, data, MIN (length, n_bytes));
      break;
    case VFS_EVENT_TRUNCATE:
      g_byte_array_set_size (get_file (files, event->file), (guint) event->offset);
      break;
    case VFS_EVENT_DELETE:
      g_hash_table_remove (files, event->file);
      break;
    case VFS_EVENT_SYNC:
    case VFS_EVENT_MARK:
      break;
    }
}

/* Whether an event before the cut is on the disk for certain. */
static gboolean
is_synced (GPtrArray *events, guint event, guint cut)
{
  const VfsEvent *it = g_ptr_array_index (events, event);

  for (guint i = event + 1; i < cut; i++)
    {
      const VfsEvent *later = g_ptr_array_index (events, i);

      if (later->kind == VFS_EVENT_SYNC && g_strcmp0 (later->file, it->file) == 0)
        return TRUE;
    }
  return FALSE;
}

static GHashTable *
make_files (const Recording *self, CutKind kind, guint cut, gsize n_bytes, GRand *rand)
{
  GHashTable *files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                             (GDestroyNotify) g_byte_array_unref);

  for (guint i = 0; i < cut; i++)
    {
      const VfsEvent *event = g_ptr_array_index (self->events, i);

      if (kind == CUT_BY_CHANCE && event->kind == VFS_EVENT_WRITE
          && !is_synced (self->events, i, cut) && g_rand_boolean (rand))
        continue;
      happen (files, event, G_MAXSIZE);
    }
  happen (files, g_ptr_array_index (self->events, cut), n_bytes);
  return files;
}

static void
write_files (GHashTable *files, const char *folder)
{
  GHashTableIter iter;
  gpointer name, data;

  g_hash_table_iter_init (&iter, files);
  while (g_hash_table_iter_next (&iter, &name, &data))
    {
      GByteArray *file = data;
      g_autofree char *base = g_path_get_basename (name);
      g_autofree char *path = g_build_filename (folder, base, NULL);

      g_assert_true (g_file_set_contents_full (path, (const char *) file->data, (gssize) file->len,
                                               G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
}

/* -- What is left ---------------------------------------------------------------------------------- */

/* How many lines had been said to be saved before the cut. */
static guint
count_told (GPtrArray *events, guint cut)
{
  guint n_told = 0;

  for (guint i = 0; i < cut; i++)
    {
      const VfsEvent *event = g_ptr_array_index (events, i);

      if (event->kind == VFS_EVENT_MARK)
        n_told = (guint) event->offset;
    }
  return n_told;
}

/* Loading checks that every line of a journal follows from the one before. */
static void
check (const Recording *self, const char *folder, guint n_told, const char *what)
{
  g_autofree char *path = g_build_filename (folder, "tablemate.db", NULL);
  g_autoptr (TmArchive) archive = tm_archive_new (path);
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  if (tm_archive_get_notice (archive) != NULL)
    g_error ("%s: %s", what, tm_archive_get_notice (archive));
  if (tm_archive_get_fault (archive) != NULL)
    g_error ("%s: %s", what, tm_archive_get_fault (archive)->message);
  if (!tm_archive_check (archive, &error))
    g_error ("%s: %s", what, error->message);
  match = tm_archive_load_match (archive, self->uuid, &error);
  /* Before the first mark there may be no match yet. */
  if (match == NULL && n_told == 0
      && g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND))
    return;
  if (match == NULL)
    g_error ("%s: %s", what, error->message);
  if (tm_match_get_n_entries (match) < n_told)
    g_error ("%s: %u lines of %u are left", what, tm_match_get_n_entries (match), n_told);
}

static void
cut_at (const Recording *self, CutKind kind, guint cut, gsize n_bytes, GRand *rand)
{
  g_autofree char *folder = fair_make_folder ();
  g_autoptr (GHashTable) files = make_files (self, kind, cut, n_bytes, rand);
  g_autofree char *what = g_strdup_printf ("%s, event %u of %u, byte %" G_GSIZE_FORMAT, kinds[kind],
                                           cut, self->events->len, n_bytes);

  write_files (files, folder);
  check (self, folder, count_told (self->events, cut), what);
  fair_remove_folder (folder);
}

/* The first write of a database is of one that is none yet: cut at what its header ends with, too. */
static guint
cut_beginning (const Recording *self, CutKind kind, GRand *rand)
{
  static const gsize n_bytes[] = { 1, 15, 16, 53, 99, 100 };

  for (guint i = 0; i < N_FIRST_EVENTS; i++)
    for (guint j = 0; j < G_N_ELEMENTS (n_bytes); j++)
      cut_at (self, kind, i, n_bytes[j], rand);
  return N_FIRST_EVENTS * G_N_ELEMENTS (n_bytes);
}

/* Cuts at each event, and into so many bytes of it. */
static guint
cut_all (const Recording *self, CutKind kind, guint n_bytes, GRand *rand)
{
  guint n_cuts = cut_beginning (self, kind, rand);

  for (guint i = 0; i < self->events->len; i++)
    {
      const VfsEvent *event = g_ptr_array_index (self->events, i);
      gsize length = event->data != NULL ? g_bytes_get_size (event->data) : 0;

      cut_at (self, kind, i, 0, rand);
      n_cuts++;
      for (guint j = 0; j < n_bytes && length > 1; j++, n_cuts++)
        cut_at (self, kind, i, (gsize) g_rand_int_range (rand, 1, (gint32) length), rand);
    }
  return n_cuts;
}

static void
clear (Recording *self)
{
  fair_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->uuid);
  g_ptr_array_unref (self->events);
}

static void
test_cut (gconstpointer data)
{
  Recording recording = { .folder = fair_make_folder () };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  guint n_cuts;

  record (&recording);
  n_cuts = cut_all (&recording, (CutKind) GPOINTER_TO_INT (data), N_BYTES, rand);
  g_test_message ("%u cuts in %u events", n_cuts, recording.events->len);
  g_assert_cmpuint (recording.events->len, >, 100);
  clear (&recording);
}

static void
print_table (void)
{
  Recording recording = { .folder = fair_make_folder () };
  g_autoptr (GRand) rand = g_rand_new ();

  record (&recording);
  g_print ("| the power goes, and | writes and syncs | cuts | survived |\n|---|---:|---:|---:|\n");
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      guint n_cuts = cut_all (&recording, (CutKind) kind, N_BYTES_OF_TABLE, rand);

      g_print ("| %s | %u | %u | %u |\n", kinds[kind], recording.events->len, n_cuts, n_cuts);
    }
  clear (&recording);
}

int
main (int argc, char **argv)
{
  gboolean has_table = fair_begin (&argc, &argv);

  vfs_install ();
  if (has_table)
    {
      print_table ();
      return 0;
    }
  g_test_add_data_func ("/store/power-cut/in-order", GINT_TO_POINTER (CUT_IN_ORDER), test_cut);
  g_test_add_data_func ("/store/power-cut/by-chance", GINT_TO_POINTER (CUT_BY_CHANCE), test_cut);
  return g_test_run ();
}
