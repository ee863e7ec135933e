/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-writer.h"

#include "config.h"

#include "tm-schema.h"

#include <glib/gi18n-lib.h>

#define MAX_BATCH 512
#define FIRST_DELAY (G_USEC_PER_SEC / 4)
#define LAST_DELAY (30 * G_USEC_PER_SEC)

struct _TmWriter
{
  char *path;
  TmWriterFunc notify;
  gpointer user_data;
  GThread *thread;

  /* Of the thread alone. */
  TmDatabase *database;

  /* Behind the lock. */
  GMutex lock;
  GCond pushed;
  GCond tried;
  GQueue jobs;
  GQueue rejected;
  GHashTable *dead;
  GError *fault;
  guint n_unsaved;
  guint64 n_tries;
  guint64 n_written;
  gboolean is_hurried;
  gboolean is_stopping;
};

static void
job_free (gpointer data)
{
  TmWriterJob *job = data;

  if (job->destroy != NULL)
    job->destroy (job->data);
  g_free (job->subject);
  g_free (job);
}

/* Writing */

static gboolean
connect (TmWriter *self, GError **error)
{
  g_autoptr (TmDatabase) database = NULL;

  if (self->database != NULL)
    return TRUE;
  database = tm_database_open (self->path, TM_DATABASE_READ_WRITE, error);
  if (database == NULL)
    return FALSE;
  if (tm_database_is_read_only (database))
    return tm_database_set_error (NULL, SQLITE_READONLY, self->path, error);
  if (!tm_schema_migrate (database, error))
    return FALSE;
  self->database = g_steal_pointer (&database);
  return TRUE;
}

static gboolean
write_jobs (TmDatabase *database, gpointer user_data, GError **error)
{
  GPtrArray *batch = user_data;

  for (guint i = 0; i < batch->len; i++)
    {
      TmWriterJob *job = g_ptr_array_index (batch, i);

      if (!job->write (database, job->data, error))
        return FALSE;
    }
  return TRUE;
}

/* After a failure the connection is opened anew: a file that was moved or a disk that was full is
 * then seen as it is. */
static gboolean
try_batch (TmWriter *self, GPtrArray *batch, GError **error)
{
  g_autoptr (GError) local = NULL;

  if (!connect (self, error))
    return FALSE;
  if (tm_database_transact (self->database, write_jobs, batch, &local))
    return TRUE;
  if (!g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_BUSY)
      && !g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_CONFLICT))
    g_clear_pointer (&self->database, tm_database_free);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* The lock is held in what follows, but for the writing itself. */

static GPtrArray *
peek_batch (TmWriter *self, guint max)
{
  GPtrArray *batch = g_ptr_array_new ();

  for (GList *link = self->jobs.head; link != NULL && batch->len < max; link = link->next)
    g_ptr_array_add (batch, link->data);
  return batch;
}

static void
pop_batch (TmWriter *self, guint n_jobs)
{
  for (guint i = 0; i < n_jobs; i++)
    {
      TmWriterJob *job = g_queue_pop_head (&self->jobs);

      self->n_unsaved -= job->n_lines;
      self->n_written++;
      job_free (job);
    }
}

/* What is already in the way will be in the way for ever: everything about that subject is taken
 * out of the queue, nothing about it gets in again, and whoever pushed it has to find another place
 * for it. */
static void
reject_first (TmWriter *self)
{
  TmWriterJob *first = g_queue_peek_head (&self->jobs);
  g_autofree char *subject = g_strdup (first->subject);
  GList *link = self->jobs.head;

  while (link != NULL)
    {
      TmWriterJob *job = link->data;
      GList *next = link->next;

      if (job == first || (subject != NULL && g_strcmp0 (job->subject, subject) == 0))
        {
          self->n_unsaved -= job->n_lines;
          g_queue_delete_link (&self->jobs, link);
          job_free (job);
        }
      link = next;
    }
  if (subject != NULL)
    {
      g_hash_table_add (self->dead, g_strdup (subject));
      g_queue_push_tail (&self->rejected, g_steal_pointer (&subject));
    }
}

static gboolean
write_some (TmWriter *self, guint max, GError **error)
{
  g_autoptr (GPtrArray) batch = peek_batch (self, max);
  gboolean is_written;

  g_mutex_unlock (&self->lock);
  is_written = try_batch (self, batch, error);
  g_mutex_lock (&self->lock);
  if (is_written)
    pop_batch (self, batch->len);
  return is_written;
}

static void
attempt (TmWriter *self)
{
  GError *error = NULL;

  if (!write_some (self, MAX_BATCH, &error)
      && g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_CONFLICT))
    {
      /* One of them is in conflict: write up to it alone, and take it out. */
      g_clear_error (&error);
      if (!write_some (self, 1, &error)
          && g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_CONFLICT))
        {
          g_clear_error (&error);
          reject_first (self);
        }
    }
  g_clear_error (&self->fault);
  self->fault = error;
  self->n_tries++;
  g_cond_broadcast (&self->tried);
}

static void
wait_for_delay (TmWriter *self, gint64 delay)
{
  gint64 end = g_get_monotonic_time () + delay;

  while (!self->is_hurried && !self->is_stopping
         && g_cond_wait_until (&self->pushed, &self->lock, end))
    ;
  self->is_hurried = FALSE;
}

static void
tell (TmWriter *self)
{
  g_mutex_unlock (&self->lock);
  self->notify (self->user_data);
  g_mutex_lock (&self->lock);
}

static gpointer
run (gpointer data)
{
  TmWriter *self = data;
  gint64 delay = FIRST_DELAY;

  g_mutex_lock (&self->lock);
  for (;;)
    {
      while (g_queue_is_empty (&self->jobs) && !self->is_stopping)
        g_cond_wait (&self->pushed, &self->lock);
      if (g_queue_is_empty (&self->jobs))
        break;
      self->is_hurried = FALSE;
      attempt (self);
      tell (self);
      if (self->fault == NULL)
        delay = FIRST_DELAY;
      else if (self->is_stopping)
        break;
      else
        {
          wait_for_delay (self, delay);
          delay = MIN (2 * delay, LAST_DELAY);
        }
    }
  g_mutex_unlock (&self->lock);
  g_clear_pointer (&self->database, tm_database_free);
  return NULL;
}

/* Public */

/**
 * tm_writer_new:
 * @path: (type filename): the database
 * @notify: called in the writer's thread after every attempt
 * @user_data: data for @notify
 *
 * Starts a writer. The database is opened when there is something to write.
 *
 * Returns: (transfer full): the writer
 */
TmWriter *
tm_writer_new (const char *path, TmWriterFunc notify, gpointer user_data)
{
  TmWriter *self = g_new0 (TmWriter, 1);

  self->path = g_strdup (path);
  self->notify = notify;
  self->user_data = user_data;
  g_mutex_init (&self->lock);
  g_cond_init (&self->pushed);
  g_cond_init (&self->tried);
  g_queue_init (&self->jobs);
  g_queue_init (&self->rejected);
  self->dead = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->thread = g_thread_new ("tm-writer", run, self);
  return self;
}

/**
 * tm_writer_stop:
 * @self: a writer
 *
 * Tries to write what is left, once, and ends the thread. Afterwards nothing is written any more.
 */
void
tm_writer_stop (TmWriter *self)
{
  if (self->thread == NULL)
    return;
  g_mutex_lock (&self->lock);
  self->is_stopping = TRUE;
  g_cond_broadcast (&self->pushed);
  g_mutex_unlock (&self->lock);
  g_thread_join (g_steal_pointer (&self->thread));
}

void
tm_writer_free (TmWriter *self)
{
  if (self == NULL)
    return;
  tm_writer_stop (self);
  g_queue_clear_full (&self->jobs, job_free);
  g_queue_clear_full (&self->rejected, g_free);
  g_hash_table_unref (self->dead);
  g_clear_error (&self->fault);
  g_cond_clear (&self->pushed);
  g_cond_clear (&self->tried);
  g_mutex_clear (&self->lock);
  g_free (self->path);
  g_free (self);
}

/**
 * tm_writer_push:
 * @self: a writer
 * @job: the job; its data and its subject go over to the writer
 *
 * Adds a job behind all others. Returns at once.
 */
void
tm_writer_push (TmWriter *self, const TmWriterJob *job)
{
  TmWriterJob *own = g_memdup2 (job, sizeof *job);
  gboolean is_wanted;

  g_mutex_lock (&self->lock);
  if (own->subject != NULL && own->is_first)
    g_hash_table_remove (self->dead, own->subject);
  is_wanted = own->subject == NULL || !g_hash_table_contains (self->dead, own->subject);
  if (is_wanted)
    {
      self->n_unsaved += own->n_lines;
      g_queue_push_tail (&self->jobs, own);
      g_cond_signal (&self->pushed);
    }
  g_mutex_unlock (&self->lock);
  if (!is_wanted)
    job_free (own);
}

/**
 * tm_writer_flush:
 * @self: a writer
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Waits until everything pushed so far is on the disk, or one more attempt has failed.
 *
 * Returns: %FALSE if something is not written
 */
gboolean
tm_writer_flush (TmWriter *self, GError **error)
{
  guint64 n_tries;
  gboolean is_written;

  g_mutex_lock (&self->lock);
  n_tries = self->n_tries;
  /* An attempt that is under way may have begun before the last push: its failure tells nothing
   * about what would happen now, so a fault counts from the second attempt on. */
  self->is_hurried = TRUE;
  g_cond_broadcast (&self->pushed);
  while (!g_queue_is_empty (&self->jobs) && self->thread != NULL
         && !(self->fault != NULL && self->n_tries >= n_tries + 2))
    {
      if (self->fault != NULL)
        {
          self->is_hurried = TRUE;
          g_cond_broadcast (&self->pushed);
        }
      g_cond_wait (&self->tried, &self->lock);
    }
  is_written = g_queue_is_empty (&self->jobs);
  if (!is_written && self->fault != NULL)
    g_propagate_error (error, g_error_copy (self->fault));
  else if (!is_written)
    g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED,
                         _ ("the archive was closed already; open it again"));
  g_mutex_unlock (&self->lock);
  return is_written;
}

/**
 * tm_writer_get_n_unsaved:
 * @self: a writer
 * @is_idle: (out) (optional): whether there is no job left at all, and no subject that was taken out
 *   of the queue waits for another place
 *
 * Gets how many lines of journals are not on the disk yet.
 *
 * Returns: the number of lines
 */
guint
tm_writer_get_n_unsaved (TmWriter *self, gboolean *is_idle)
{
  guint n_unsaved;

  g_mutex_lock (&self->lock);
  n_unsaved = self->n_unsaved;
  if (is_idle != NULL)
    *is_idle = g_queue_is_empty (&self->jobs) && g_queue_is_empty (&self->rejected);
  g_mutex_unlock (&self->lock);
  return n_unsaved;
}

guint64
tm_writer_get_n_written (TmWriter *self)
{
  guint64 n_written;

  g_mutex_lock (&self->lock);
  n_written = self->n_written;
  g_mutex_unlock (&self->lock);
  return n_written;
}

/**
 * tm_writer_dup_fault:
 * @self: a writer
 *
 * Gets why the last attempt failed.
 *
 * Returns: (transfer full) (nullable): the error; %NULL if it did not fail
 */
GError *
tm_writer_dup_fault (TmWriter *self)
{
  GError *fault;

  g_mutex_lock (&self->lock);
  fault = self->fault != NULL ? g_error_copy (self->fault) : NULL;
  g_mutex_unlock (&self->lock);
  return fault;
}

/**
 * tm_writer_steal_rejected:
 * @self: a writer
 *
 * Gets a subject whose jobs were taken out of the queue because something else stood in their
 * place.
 *
 * Returns: (transfer full) (nullable): the subject; %NULL if there is none
 */
char *
tm_writer_steal_rejected (TmWriter *self)
{
  char *subject;

  g_mutex_lock (&self->lock);
  subject = g_queue_pop_head (&self->rejected);
  g_mutex_unlock (&self->lock);
  return subject;
}
