/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-archive-private.h"

#include "config.h"

#include "tm-backup.h"
#include "tm-match-store.h"
#include "tm-store-open.h"

#include <glib/gi18n-lib.h>

#define COUNTED_AT_ONCE 50

enum
{
  PROP_SAVED = 1,
  PROP_UNSAVED_MOVES,
  N_PROPS,
};

enum
{
  SIGNAL_FAULT,
  SIGNAL_MENDED,
  SIGNAL_CHANGED,
  SIGNAL_COPIED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TmArchive, tm_archive, G_TYPE_OBJECT)

/* How things stand. The writer's thread asks for a look; the look itself, and every signal, happens
 * in the thread of the archive. */

static gboolean
is_same_fault (const GError *a, const GError *b)
{
  return a == b || (a != NULL && b != NULL && a->domain == b->domain && a->code == b->code);
}

static void
set_fault (TmArchive *self, GError *fault)
{
  gboolean is_same = is_same_fault (self->fault, fault);

  g_clear_error (&self->fault);
  self->fault = fault;
  if (is_same)
    return;
  if (fault != NULL && g_error_matches (fault, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED))
    tm_store_mark_suspect (self->path);
  if (fault != NULL)
    g_signal_emit (self, signals[SIGNAL_FAULT], 0, fault);
  else
    g_signal_emit (self, signals[SIGNAL_MENDED], 0);
}

static void
set_unsaved (TmArchive *self, guint n_unsaved, gboolean is_saved)
{
  if (n_unsaved != self->n_unsaved)
    {
      self->n_unsaved = n_unsaved;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNSAVED_MOVES]);
    }
  if (is_saved != self->is_saved)
    {
      self->is_saved = is_saved;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVED]);
    }
}

static gboolean count_old (TmArchive *self);

/* Makes what the archive tells agree with what the writer has done. */
void
tm_archive_look (TmArchive *self)
{
  gboolean is_idle;
  guint n_unsaved;
  guint64 n_written;

  if (self->writer == NULL)
    return;
  tm_archive_adopt_rejected (self);
  n_written = tm_writer_get_n_written (self->writer);
  n_unsaved = tm_writer_get_n_unsaved (self->writer, &is_idle);
  if (is_idle && count_old (self))
    is_idle = FALSE;
  set_fault (self, tm_writer_dup_fault (self->writer));
  set_unsaved (self, n_unsaved, is_idle);
  if (n_written != self->n_written)
    {
      self->n_written = n_written;
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
    }
}

static gboolean
dispatch_look (GSource *source, GSourceFunc callback, gpointer user_data)
{
  g_source_set_ready_time (source, -1);
  return callback (user_data);
}

static GSourceFuncs look_funcs = { .dispatch = dispatch_look };

static gboolean
look_cb (gpointer user_data)
{
  tm_archive_look (user_data);
  return G_SOURCE_CONTINUE;
}

/* In the writer's thread. */
static void
writer_tried_cb (gpointer user_data)
{
  TmArchive *self = user_data;

  g_source_set_ready_time (self->look_source, 0);
}

static void
start_looking (TmArchive *self)
{
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

  self->look_source = g_source_new (&look_funcs, sizeof (GSource));
  g_source_set_static_name (self->look_source, "tm-archive");
  g_source_set_callback (self->look_source, look_cb, self, NULL);
  g_source_attach (self->look_source, context);
}

static void
stop_looking (TmArchive *self)
{
  if (self->look_source != NULL)
    g_source_destroy (self->look_source);
  g_clear_pointer (&self->look_source, g_source_unref);
}

/* Takes over what the job holds. */
void
tm_archive_push_job (TmArchive *self, const TmWriterJob *job)
{
  guint n_lines = job->n_lines;

  g_assert (!self->is_closed);

  if (self->writer != NULL)
    tm_writer_push (self->writer, job);
  else
    {
      /* A later version's database: it is not ours to write to, and never will be in this run. */
      if (job->destroy != NULL)
        job->destroy (job->data);
      g_free (job->subject);
    }
  set_unsaved (self, self->n_unsaved + n_lines, FALSE);
}

/**
 * tm_archive_push:
 * @self: an archive
 * @write: writes, inside a transaction, in another thread; may be called again after a failure
 * @data: data for @write; goes over to the archive
 * @destroy: frees @data; may be called in another thread
 *
 * Adds something to be written, behind everything else. Returns at once.
 */
void
tm_archive_push (TmArchive *self, TmDatabaseFunc write, gpointer data, GDestroyNotify destroy)
{
  TmWriterJob job = { .write = write, .data = data, .destroy = destroy };

  g_return_if_fail (TM_IS_ARCHIVE (self));

  tm_archive_push_job (self, &job);
}

/* Opening */

/**
 * tm_archive_dup_default_path:
 *
 * Tells where the user's database lies: `tablemate/tablemate.db` in the folder for user data.
 *
 * Returns: (transfer full) (type filename): the path
 */
char *
tm_archive_dup_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "tablemate", "tablemate.db", NULL);
}

/* Opens the connection for reading, or tries once more. */
gboolean
tm_archive_ensure_reader (TmArchive *self, GError **error)
{
  g_autofree char *notice = NULL;

  if (self->is_closed)
    {
      g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED,
                           _ ("the archive was closed already; open it again"));
      return FALSE;
    }
  if (self->reader != NULL)
    return TRUE;
  if (self->open_fault != NULL && tm_store_error_is_lasting (self->open_fault))
    {
      g_propagate_error (error, g_error_copy (self->open_fault));
      return FALSE;
    }
  g_clear_error (&self->open_fault);
  self->reader = tm_store_open (self->path, &notice, &self->open_fault);
  if (notice != NULL)
    {
      g_free (self->notice);
      self->notice = g_steal_pointer (&notice);
    }
  if (self->reader == NULL)
    g_propagate_error (error, g_error_copy (self->open_fault));
  return self->reader != NULL;
}

/* Matches that an earlier version of the program has finished are counted a few at a time, and only
 * when there is nothing else to write, so that what is played meanwhile does not wait for them. Who
 * waits for what was recorded does not wait for all of them. */

static gboolean
write_counted (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  guint n_counted;

  return tm_match_count_old (database, COUNTED_AT_ONCE, &n_counted, error);
}

/* Begins with the next few; FALSE if there are none. One that is still there after its turn would
 * be there for ever. */
static gboolean
count_old (TmArchive *self)
{
  gint64 first = 0;

  if (self->reader == NULL || tm_database_is_read_only (self->reader)
      || !tm_database_get_number (self->reader, NULL, &first,
                                  "SELECT min (id) FROM matches WHERE state = 1 AND is_counted = 0",
                                  "")
      || first <= self->counted)
    return FALSE;
  self->counted = first;
  tm_archive_push (self, write_counted, NULL, NULL);
  return TRUE;
}

/* Opens the database for reading, and for writing unless that is of no use. */
void
tm_archive_connect (TmArchive *self)
{
  tm_archive_ensure_reader (self, NULL);
  if (self->open_fault != NULL && tm_store_error_is_lasting (self->open_fault))
    return;
  start_looking (self);
  self->writer = tm_writer_new (self->path, writer_tried_cb, self);
  self->counted = 0;
  count_old (self);
}

/* Lets go of the database. What is still in the queue is written, or lost. */
void
tm_archive_disconnect (TmArchive *self)
{
  g_clear_pointer (&self->writer, tm_writer_free);
  stop_looking (self);
  g_clear_pointer (&self->reader, tm_database_free);
  self->n_written = 0;
}

/**
 * tm_archive_new:
 * @path: (type filename) (nullable): the database; %NULL: the user's own
 *
 * Opens an archive, or makes one. This never fails: if the database cannot be used, matches can be
 * played all the same, and are saved as soon as it can be. tm_archive_get_fault() tells why,
 * tm_archive_get_notice() what happened to a damaged database.
 *
 * Returns: (transfer full): the archive
 */
TmArchive *
tm_archive_new (const char *path)
{
  TmArchive *self = g_object_new (TM_TYPE_ARCHIVE, NULL);

  self->path = path != NULL ? g_strdup (path) : tm_archive_dup_default_path ();
  tm_archive_connect (self);
  return self;
}

const char *
tm_archive_get_path (TmArchive *self)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return self->path;
}

TmArchiveMode
tm_archive_get_mode (TmArchive *self)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), TM_ARCHIVE_CLOSED_OFF);

  if (self->reader == NULL)
    return TM_ARCHIVE_CLOSED_OFF;
  return tm_database_is_read_only (self->reader) ? TM_ARCHIVE_READ_ONLY : TM_ARCHIVE_READ_WRITE;
}

/**
 * tm_archive_get_notice:
 * @self: an archive
 *
 * Gets what people have to know about the opening: that the old database was set aside, under
 * which name, and what was opened instead.
 *
 * Returns: (nullable): sentences for people; %NULL if all is well
 */
const char *
tm_archive_get_notice (TmArchive *self)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return self->notice;
}

/**
 * tm_archive_get_fault:
 * @self: an archive
 *
 * Gets why the database cannot be opened, or why what was recorded is not saved.
 *
 * Returns: (transfer none) (nullable): an error in %TM_STORE_ERROR; %NULL if all is well
 */
const GError *
tm_archive_get_fault (TmArchive *self)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return self->fault != NULL ? self->fault : self->open_fault;
}

gboolean
tm_archive_is_saved (TmArchive *self)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), FALSE);

  return self->is_saved;
}

guint
tm_archive_get_n_unsaved (TmArchive *self)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), 0);

  return self->n_unsaved;
}

/* Waiting */

/**
 * tm_archive_flush:
 * @self: an archive
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Waits until everything recorded so far is on the disk, or one more attempt to write it has
 * failed. Signals are emitted before this returns.
 *
 * Returns: %FALSE if something is not on the disk; it is tried again later
 */
gboolean
tm_archive_flush (TmArchive *self, GError **error)
{
  g_autoptr (GError) local = NULL;
  gboolean is_written;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), FALSE);

  if (self->is_closed)
    return TRUE;
  if (self->writer == NULL)
    {
      if (self->is_saved)
        return TRUE;
      g_propagate_error (error, g_error_copy (self->open_fault));
      return FALSE;
    }
  is_written = tm_writer_flush (self->writer, &local);
  tm_archive_look (self);
  /* The look may have found a match another place, which is one more thing to write. */
  if (is_written && !self->is_saved)
    {
      is_written = tm_writer_flush (self->writer, &local);
      tm_archive_look (self);
    }
  if (!is_written)
    g_propagate_error (error, g_steal_pointer (&local));
  return is_written;
}

/**
 * tm_archive_retry:
 * @self: an archive
 *
 * Tries at once what had failed, as when somebody says that the disk has room again, and waits for
 * the outcome.
 */
void
tm_archive_retry (TmArchive *self)
{
  tm_archive_flush (self, NULL);
}

/**
 * tm_archive_back_up:
 * @self: an archive
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes a backup of what is on the disk, now.
 *
 * Returns: (transfer full) (type filename) (nullable): its path; %NULL if it failed
 */
char *
tm_archive_back_up (TmArchive *self, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_backup_make (self->reader, error) : NULL;
}

/**
 * tm_archive_check:
 * @self: an archive
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Looks through the whole database for damage.
 *
 * Returns: %FALSE if there is some, or if it cannot be read
 */
gboolean
tm_archive_check (TmArchive *self, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), FALSE);

  return tm_archive_ensure_reader (self, error) && tm_backup_check (self->reader, error);
}

static void
back_up_if_due (TmArchive *self)
{
  g_autofree char *backup = NULL;
  g_autoptr (GError) error = NULL;

  if (self->n_written == 0 || self->reader == NULL || tm_database_is_read_only (self->reader)
      || !tm_backup_is_due (self->path))
    return;
  backup = tm_backup_make (self->reader, &error);
  /* The history itself is safe; the next closing tries again. */
  if (backup == NULL)
    g_info ("No backup: %s", error->message);
}

/**
 * tm_archive_close:
 * @self: an archive
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Waits until everything is written, makes a backup if none was made today, and closes the
 * database. Matches are watched no longer.
 *
 * Returns: %FALSE if something could not be written; it lives on only in the matches that the
 *   caller holds
 */
gboolean
tm_archive_close (TmArchive *self, GError **error)
{
  gboolean is_saved;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), FALSE);

  if (self->is_closed)
    return TRUE;
  tm_archive_forget_matches (self);
  is_saved = tm_archive_flush (self, error);
  if (self->writer != NULL)
    tm_writer_stop (self->writer);
  stop_looking (self);
  if (is_saved)
    back_up_if_due (self);
  self->is_closed = TRUE;
  g_clear_pointer (&self->reader, tm_database_free);
  return is_saved;
}

/**
 * tm_archive_get_reader:
 * @self: an archive
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gets the connection that the archive reads with, for statements of others. It sees what is on
 * the disk, not what is still to be written.
 *
 * Returns: (transfer none) (nullable): the connection; %NULL if the database cannot be opened
 */
TmDatabase *
tm_archive_get_reader (TmArchive *self, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? self->reader : NULL;
}

/* The object */

static void
tm_archive_dispose (GObject *object)
{
  TmArchive *self = TM_ARCHIVE (object);

  if (self->path != NULL)
    tm_archive_close (self, NULL);
  g_clear_pointer (&self->writer, tm_writer_free);
  g_clear_pointer (&self->watches, g_hash_table_unref);

  G_OBJECT_CLASS (tm_archive_parent_class)->dispose (object);
}

static void
tm_archive_finalize (GObject *object)
{
  TmArchive *self = TM_ARCHIVE (object);

  g_clear_error (&self->open_fault);
  g_clear_error (&self->fault);
  g_free (self->notice);
  g_free (self->path);

  G_OBJECT_CLASS (tm_archive_parent_class)->finalize (object);
}

static void
tm_archive_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  TmArchive *self = TM_ARCHIVE (object);

  switch (prop_id)
    {
    case PROP_SAVED:
      g_value_set_boolean (value, self->is_saved);
      break;
    case PROP_UNSAVED_MOVES:
      g_value_set_uint (value, self->n_unsaved);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_signals (GType type)
{
  /**
   * TmArchive::fault:
   * @self: an archive
   * @error: why, in words for people
   *
   * Saving began to fail, or fails for another reason than before.
   */
  signals[SIGNAL_FAULT] = g_signal_new ("fault", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_ERROR);

  /**
   * TmArchive::mended:
   * @self: an archive
   *
   * Saving works again, and what had failed is saved.
   */
  signals[SIGNAL_MENDED]
      = g_signal_new ("mended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmArchive::changed:
   * @self: an archive
   *
   * Something new is on the disk: lists may differ.
   */
  signals[SIGNAL_CHANGED]
      = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmArchive::copied:
   * @self: an archive
   * @match: the match
   *
   * Another program has gone on with the same match; this one goes on as a copy, under an
   * identifier of its own.
   */
  signals[SIGNAL_COPIED] = g_signal_new ("copied", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, TM_TYPE_MATCH);
}

static void
tm_archive_class_init (TmArchiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tm_archive_dispose;
  object_class->finalize = tm_archive_finalize;
  object_class->get_property = tm_archive_get_property;

  /**
   * TmArchive:saved:
   *
   * Whether everything recorded is on the disk.
   */
  props[PROP_SAVED]
      = g_param_spec_boolean ("saved", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * TmArchive:unsaved-moves:
   *
   * How many lines of journals are not on the disk.
   */
  props[PROP_UNSAVED_MOVES] = g_param_spec_uint ("unsaved-moves", NULL, NULL, 0, G_MAXUINT, 0,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  install_signals (TM_TYPE_ARCHIVE);
}

static void
tm_archive_init (TmArchive *self)
{
  self->is_saved = TRUE;
  self->watches = tm_archive_new_watches ();
}
