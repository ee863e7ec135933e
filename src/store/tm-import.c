/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-import.h"

#include "config.h"

#include "tm-history-file.h"
#include "tm-import-check.h"
#include "tm-json.h"
#include "tm-merge-private.h"
#include "tm-schema.h"
#include "tm-template.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define MAGIC "SQLite format 3"
#define LOOKED_AT 65536
#define MAX_READERS 8
#define MAX_NOTICES 200

struct _TmImport
{
  gatomicrefcount n_refs;
  char *uuid;
  char *name;
  const char *format;
  TmMergeFlags flags;
  gint64 time;

  char *folder;
  char *path;
  TmDatabase *database;
  GPtrArray *notices;
  guint n_more_notices;

  /* Told by the thread that writes. */
  GMutex lock;
  TmImportState state;
  gboolean is_changed;
  GError *fault;
};

static const TmImportReader *readers[MAX_READERS];
static guint n_readers;

/**
 * tm_import_add_reader:
 * @reader: a format, to live for ever
 *
 * Makes a format of another program known; at the start of the program, before any file is read. A
 * format that is known already stays as it is.
 */
void
tm_import_add_reader (const TmImportReader *reader)
{
  for (guint i = 0; i < n_readers; i++)
    if (readers[i] == reader)
      return;
  g_return_if_fail (n_readers < MAX_READERS);

  readers[n_readers++] = reader;
}

/* The import */

TmImport *
tm_import_ref (TmImport *self)
{
  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

static void
remove_folder (TmImport *self)
{
  tm_database_discard (self->path);
  g_rmdir (self->folder);
}

void
tm_import_unref (TmImport *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->n_refs))
    return;
  g_clear_pointer (&self->database, tm_database_free);
  if (self->folder != NULL)
    remove_folder (self);
  g_clear_error (&self->fault);
  g_mutex_clear (&self->lock);
  g_ptr_array_unref (self->notices);
  g_free (self->path);
  g_free (self->folder);
  g_free (self->uuid);
  g_free (self->name);
  g_free (self);
}

static TmImport *
import_new (const char *name, GError **error)
{
  g_autoptr (TmImport) self = g_new0 (TmImport, 1);
  g_autoptr (GError) local = NULL;

  g_atomic_ref_count_init (&self->n_refs);
  g_mutex_init (&self->lock);
  self->uuid = g_uuid_string_random ();
  self->name = g_strdup (name);
  self->time = g_get_real_time ();
  self->notices = g_ptr_array_new_with_free_func (g_free);
  self->folder = g_dir_make_tmp ("tablemate-XXXXXX", &local);
  if (self->folder == NULL)
    {
      g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_IO, local->message);
      return NULL;
    }
  self->path = g_build_filename (self->folder, "import.db", NULL);
  return g_steal_pointer (&self);
}

/* It is lost with the program anyhow, so it need not be on the disk. */
static gboolean
open_database (TmImport *self, GError **error)
{
  self->database = tm_database_open (self->path, TM_DATABASE_READ_WRITE, error);
  return self->database != NULL && tm_schema_migrate (self->database, error)
         && tm_database_execute (self->database, "PRAGMA synchronous = OFF", error);
}

/* Our own formats */

static gboolean
read_history (TmImport *self, const char *data, gsize length, GError **error)
{
  g_auto (TmHistoryReport) report = { 0 };

  return tm_history_file_read (self->database, self->name, data, length, &report, error);
}

static gboolean
read_match (TmImport *self, const char *data, gsize length, GError **error)
{
  return tm_history_file_read_match (self->database, self->name, data, length, self->time, error);
}

/* The same file is the same template: what somebody has made of it meanwhile stays. */
static gboolean
read_template (TmImport *self, const char *data, gsize length, GError **error)
{
  g_autoptr (TmTemplate) template = tm_template_parse (self->name, data, length, error);
  g_autofree char *hash = NULL;

  if (template == NULL)
    return FALSE;
  hash = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);
  template->uuid = tm_match_claim_derive ("tablemate-template", hash);
  template->changed = 1;
  return tm_template_write (self->database, template, error);
}

/* The quoted name of a format stands near the beginning of a file. */
static gboolean
has_word (const char *data, gsize length, const char *word)
{
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", word);
  g_autofree char *head = g_strndup (data, MIN (length, LOOKED_AT));

  return strstr (head, quoted) != NULL;
}

static gboolean
recognise_history (const char *name G_GNUC_UNUSED, const char *data, gsize length)
{
  return tm_history_file_recognise (data, length);
}

static gboolean
recognise_match (const char *name G_GNUC_UNUSED, const char *data, gsize length)
{
  return has_word (data, length, "tablemate-match");
}

static gboolean
recognise_template (const char *name G_GNUC_UNUSED, const char *data, gsize length)
{
  return has_word (data, length, "tablemate-template");
}

static const TmImportReader own_readers[] = {
  { "history", N_ ("a history"), FALSE, recognise_history, read_history },
  { "match", N_ ("a match"), FALSE, recognise_match, read_match },
  { "template", N_ ("a score sheet"), FALSE, recognise_template, read_template },
};

static const TmImportReader *
find_reader (const char *name, const char *data, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (own_readers); i++)
    if (own_readers[i].recognise (name, data, length))
      return &own_readers[i];
  for (guint i = 0; i < n_readers; i++)
    if (readers[i]->recognise (name, data, MIN (length, LOOKED_AT)))
      return readers[i];
  return NULL;
}

static gboolean
fail_unknown (const char *name, GError **error)
{
  g_autoptr (GString) titles = g_string_new (_ ("a database"));

  for (guint i = 0; i < G_N_ELEMENTS (own_readers); i++)
    g_string_append_printf (titles, ", %s", _ (own_readers[i].title));
  for (guint i = 0; i < n_readers; i++)
    g_string_append_printf (titles, ", %s", _ (readers[i]->title));
  /* Translators: a file, and what can be imported, from "a database" to "a collection" */
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
               _ ("%s: this is nothing that can be imported; accepted are: %s"), name, titles->str);
  return FALSE;
}

typedef struct
{
  TmImport *import;
  const TmImportReader *reader;
  const char *data;
  gsize length;
} Reading;

static gboolean
read_in_transaction (TmDatabase *database G_GNUC_UNUSED, gpointer user_data, GError **error)
{
  const Reading *reading = user_data;

  return reading->reader->read (reading->import, reading->data, reading->length, error);
}

static gboolean
read_data (TmImport *self, const char *data, gsize length, GError **error)
{
  Reading reading = { .import = self, .data = data, .length = length };

  reading.reader = find_reader (self->name, data, length);
  if (reading.reader == NULL)
    return fail_unknown (self->name, error);
  self->format = reading.reader->format;
  self->flags = reading.reader->are_plays ? TM_MERGE_PLAYS : TM_MERGE_PLAIN;
  return open_database (self, error)
         && tm_database_transact (self->database, read_in_transaction, &reading, error);
}

/* Databases */

static gboolean
is_database (const char *data, gsize length)
{
  return length >= sizeof MAGIC && memcmp (data, MAGIC, sizeof MAGIC) == 0;
}

static gboolean
check_source (TmDatabase *source, const char *name, GError **error)
{
  guint version;

  if (!tm_schema_check (source, &version, error))
    return FALSE;
  if (version == 0)
    {
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN,
                   _ ("%s is empty; name another file"), name);
      return FALSE;
    }
  return TRUE;
}

static gboolean
copy_database (TmImport *self, const char *path, GError **error)
{
  g_autoptr (TmDatabase) source = tm_database_open (path, tm_database_get_read_mode (path), error);

  return source != NULL && check_source (source, self->name, error)
         && tm_import_check_source (source, self->name, error)
         && tm_database_copy_into (source, self->path, error) && open_database (self, error)
         && tm_import_check_copy (self->database, self->name, error);
}

/* A copy, so that it can be brought up to date without touching it. If it cannot, that is no reason to
 * speak of the history that it was to be taken into. */
static gboolean
read_database (TmImport *self, const char *path, GError **error)
{
  g_autoptr (GError) local = NULL;

  self->format = "database";
  if (copy_database (self, path, &local))
    return TRUE;
  if (g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED)
      || g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_CONFLICT)
      || g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_INTERNAL))
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED,
                 _ ("%s: this archive is damaged; name another, or one of its backups"),
                 self->name);
  else
    g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* Public */

/**
 * tm_import_read_data:
 * @name: name of the file, for messages and the list of imports
 * @data: its contents; no database
 * @length: how many bytes
 * @error: return location for an error in %TM_STORE_ERROR that says where the file is wrong
 *
 * Reads what was a file.
 *
 * Returns: (transfer full) (nullable): what it holds; %NULL if it cannot be read
 */
TmImport *
tm_import_read_data (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (TmImport) self = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  self = import_new (name, error);
  return self != NULL && read_data (self, data != NULL ? data : "", length, error)
             ? g_steal_pointer (&self)
             : NULL;
}

static GMappedFile *
map_file (const char *path, const char *name, gint64 *time, GError **error)
{
  g_autoptr (GError) local = NULL;
  GMappedFile *file;
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    {
      tm_store_set_errno_error (error, ENOENT, name);
      return NULL;
    }
  if (!S_ISREG (info.st_mode))
    {
      tm_store_set_errno_error (error, EISDIR, name);
      return NULL;
    }
  *time = (gint64) info.st_mtime * G_USEC_PER_SEC;
  file = g_mapped_file_new (path, FALSE, &local);
  if (file == NULL)
    tm_store_set_errno_error (error, local->code == G_FILE_ERROR_ACCES ? EACCES : EIO, name);
  return file;
}

/**
 * tm_import_read:
 * @path: (type filename): a file
 * @error: return location for an error in %TM_STORE_ERROR that says where the file is wrong and what
 *   would be accepted
 *
 * Finds out what a file is, and reads it.
 *
 * Returns: (transfer full) (nullable): what it holds; %NULL if it cannot be read
 */
TmImport *
tm_import_read (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  gint64 time = 0;
  g_autoptr (GMappedFile) file = map_file (path, name, &time, error);
  g_autoptr (TmImport) self = file != NULL ? import_new (name, error) : NULL;
  const char *data;
  gsize length;

  if (self == NULL)
    return NULL;
  data = g_mapped_file_get_contents (file);
  length = g_mapped_file_get_length (file);
  if (data == NULL)
    data = "";
  self->time = time;
  return (is_database (data, length) ? read_database (self, path, error)
                                     : read_data (self, data, length, error))
             ? g_steal_pointer (&self)
             : NULL;
}

/**
 * tm_import_get_uuid:
 * @self: an import
 *
 * Gets the identifier under which it can be taken back once it is in the history.
 *
 * Returns: a UUID
 */
const char *
tm_import_get_uuid (const TmImport *self)
{
  return self->uuid;
}

const char *
tm_import_get_name (const TmImport *self)
{
  return self->name;
}

const char *
tm_import_get_format (const TmImport *self)
{
  return self->format;
}

TmDatabase *
tm_import_get_database (TmImport *self)
{
  return self->database;
}

/**
 * tm_import_add_notice:
 * @self: an import
 * @notice: a sentence for people
 *
 * Remembers that something of the file could not be taken.
 */
void
tm_import_add_notice (TmImport *self, const char *notice)
{
  if (self->notices->len < MAX_NOTICES)
    g_ptr_array_add (self->notices, g_strdup (notice));
  else
    self->n_more_notices++;
}

/**
 * tm_import_dup_notices:
 * @self: an import
 * @n_more: (out) (optional): how many further notices there would be
 *
 * Tells what of the file could not be taken, and why.
 *
 * Returns: (transfer full): sentences for people; empty: nothing is lost
 */
GStrv
tm_import_dup_notices (const TmImport *self, guint *n_more)
{
  g_autoptr (GStrvBuilder) notices = g_strv_builder_new ();

  for (guint i = 0; i < self->notices->len; i++)
    g_strv_builder_add (notices, g_ptr_array_index (self->notices, i));
  if (n_more != NULL)
    *n_more = self->n_more_notices;
  return g_strv_builder_end (notices);
}

/**
 * tm_import_dup_plan:
 * @self: an import
 * @into: a connection to the history
 * @flags: how to merge
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells what taking it in would do.
 *
 * Returns: (transfer full) (nullable): the plan; %NULL if it cannot be made
 */
TmMergePlan *
tm_import_dup_plan (TmImport *self, TmDatabase *into, TmMergeFlags flags, GError **error)
{
  g_autoptr (TmDatabase) from = tm_database_open (self->path, TM_DATABASE_READ, error);

  return from != NULL ? tm_merge_plan_new (into, from, flags | self->flags, error) : NULL;
}

/* Writing */

static void
set_outcome (TmImport *self, TmImportState state, gboolean is_changed, GError *fault)
{
  g_mutex_lock (&self->lock);
  self->state = state;
  self->is_changed = is_changed;
  g_clear_error (&self->fault);
  self->fault = fault;
  g_mutex_unlock (&self->lock);
}

/**
 * tm_import_get_state:
 * @self: an import
 *
 * Tells how far it is. Another thread may be about it.
 *
 * Returns: how far
 */
TmImportState
tm_import_get_state (TmImport *self)
{
  TmImportState state;

  g_mutex_lock (&self->lock);
  state = self->state;
  g_mutex_unlock (&self->lock);
  return state;
}

/**
 * tm_import_dup_fault:
 * @self: an import
 *
 * Tells why it could not be taken in.
 *
 * Returns: (transfer full) (nullable): an error in words for people; %NULL unless it has failed
 */
GError *
tm_import_dup_fault (TmImport *self)
{
  GError *fault;

  g_mutex_lock (&self->lock);
  fault = self->fault != NULL ? g_error_copy (self->fault) : NULL;
  g_mutex_unlock (&self->lock);
  return fault;
}

/**
 * tm_import_is_changed:
 * @self: an import that is done
 *
 * Tells whether there was something that was not there already. If not, there is nothing to be taken
 * back.
 *
 * Returns: whether the history has changed
 */
gboolean
tm_import_is_changed (TmImport *self)
{
  gboolean is_changed;

  g_mutex_lock (&self->lock);
  is_changed = self->is_changed;
  g_mutex_unlock (&self->lock);
  return is_changed;
}

void
tm_import_set_pending (TmImport *self)
{
  set_outcome (self, TM_IMPORT_PENDING, FALSE, NULL);
}

static gboolean
write_merged (
    TmImport *self, TmDatabase *into, TmMergeFlags flags, gboolean *is_changed, GError **error)
{
  g_autoptr (TmDatabase) from = tm_database_open (self->path, TM_DATABASE_READ, error);
  TmImportInfo as = { .uuid = self->uuid,
                      .made = g_get_real_time (),
                      .name = self->name,
                      .format = (char *) self->format };

  return from != NULL && tm_merge_write (into, from, flags | self->flags, &as, is_changed, error);
}

/* May be over in a moment. */
static gboolean
is_worth_another_try (const GError *error)
{
  static const TmStoreError codes[]
      = { TM_STORE_ERROR_BUSY, TM_STORE_ERROR_FULL, TM_STORE_ERROR_READ_ONLY, TM_STORE_ERROR_IO,
          TM_STORE_ERROR_MEMORY };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_error_matches (error, TM_STORE_ERROR, (int) codes[i]))
      return TRUE;
  return FALSE;
}

/**
 * tm_import_write:
 * @self: an import
 * @into: a connection to the history, inside a transaction
 * @flags: how to merge
 * @error: return location for an error in %TM_STORE_ERROR that may be over in a moment
 *
 * Takes it in. If that cannot ever be done, nothing is written, and tm_import_dup_fault() says why;
 * other things of the same transaction do not suffer from it.
 *
 * Returns: %FALSE if the transaction has to be rolled back and may be tried again
 */
gboolean
tm_import_write (TmImport *self, TmDatabase *into, TmMergeFlags flags, GError **error)
{
  g_autoptr (GError) local = NULL;
  gboolean is_changed = FALSE;

  if (!tm_database_run (into, error, "SAVEPOINT import", ""))
    return FALSE;
  if (write_merged (self, into, flags, &is_changed, &local)
      && tm_database_run (into, &local, "RELEASE import", ""))
    {
      set_outcome (self, TM_IMPORT_DONE, is_changed, NULL);
      return TRUE;
    }
  if (is_worth_another_try (local))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (!tm_database_run (into, error, "ROLLBACK TO import", "")
      || !tm_database_run (into, error, "RELEASE import", ""))
    return FALSE;
  set_outcome (self, TM_IMPORT_FAILED, FALSE, g_steal_pointer (&local));
  return TRUE;
}
