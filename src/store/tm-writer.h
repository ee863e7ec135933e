/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/* A thread that writes to the database, one job after the other in the order they came, so that
 * nobody else ever waits for the disk. Jobs that came while it was busy share a transaction. A job
 * that cannot be written stays first in the queue and is tried again, ever less often. */
typedef struct _TmWriter TmWriter;

/**
 * TmWriterFunc:
 * @user_data: what was given to tm_writer_new()
 *
 * Called in the writer's thread after every attempt to write.
 */
typedef void (*TmWriterFunc) (gpointer user_data);

/**
 * TmWriterJob:
 * @write: writes, inside a transaction; may be called again after a failure
 * @data: data for @write
 * @destroy: (nullable): frees @data
 * @subject: (nullable): what the job is about, such as the identifier of a match
 * @is_first: whether it begins something new about that subject, whatever became of it before
 * @n_lines: how many lines of a journal it saves
 */
typedef struct
{
  TmDatabaseFunc write;
  gpointer data;
  GDestroyNotify destroy;
  char *subject;
  gboolean is_first;
  guint n_lines;
} TmWriterJob;

TmWriter *
tm_writer_new (const char *path, TmWriterFunc notify, gpointer user_data) G_GNUC_WARN_UNUSED_RESULT;
void tm_writer_free (TmWriter *self);
void tm_writer_push (TmWriter *self, const TmWriterJob *job);
gboolean tm_writer_flush (TmWriter *self, GError **error);
void tm_writer_stop (TmWriter *self);

guint tm_writer_get_n_unsaved (TmWriter *self, gboolean *is_idle);
guint64 tm_writer_get_n_written (TmWriter *self);
GError *tm_writer_dup_fault (TmWriter *self) G_GNUC_WARN_UNUSED_RESULT;
char *tm_writer_steal_rejected (TmWriter *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmWriter, tm_writer_free)

G_END_DECLS
