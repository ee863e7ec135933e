/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-archive.h"
#include "tm-writer.h"

G_BEGIN_DECLS

struct _TmArchive
{
  GObject parent_instance;

  char *path;
  TmDatabase *reader;
  TmWriter *writer;
  GHashTable *watches;

  char *notice;
  GError *open_fault;
  GError *fault;
  gboolean is_saved;
  gboolean is_closed;
  guint n_unsaved;
  guint64 n_written;

  /* The last of the old matches whose turn it was to be counted. */
  gint64 counted;

  /* Made ready by the writer's thread, dispatched in the archive's. */
  GSource *look_source;
};

gboolean tm_archive_ensure_reader (TmArchive *self, GError **error);
void tm_archive_connect (TmArchive *self);
void tm_archive_disconnect (TmArchive *self);
void tm_archive_look (TmArchive *self);
void tm_archive_push_job (TmArchive *self, const TmWriterJob *job);
void tm_archive_adopt_rejected (TmArchive *self);
void tm_archive_forget_matches (TmArchive *self);
GHashTable *tm_archive_new_watches (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
