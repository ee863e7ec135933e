/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-archive-private.h"

/* A note on its way to the writer's thread. */
typedef struct
{
  char *uuid;
  char *text;
} Note;

static void
note_free (gpointer data)
{
  Note *note = data;

  g_free (note->uuid);
  g_free (note->text);
  g_free (note);
}

static gboolean
write_ruling (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_saved_ruling_write (database, user_data, error);
}

static void
destroy_ruling (gpointer data)
{
  tm_saved_ruling_free (data);
}

static gboolean
write_note (TmDatabase *database, gpointer user_data, GError **error)
{
  const Note *note = user_data;

  return tm_saved_ruling_note (database, note->uuid, note->text, error);
}

static gboolean
write_deleted (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_saved_ruling_delete (database, user_data, error);
}

/**
 * tm_archive_save_ruling:
 * @self: an archive
 * @ruling: a ruling, from tm_saved_ruling_new(); it is copied
 *
 * Saves a ruling. Nobody waits: see [property@Archive:saved]. One that has an identifier already,
 * such as one that was deleted a moment ago, keeps it and its time.
 *
 * Returns: (transfer full) (nullable): its identifier; %NULL if the archive was closed already
 */
char *
tm_archive_save_ruling (TmArchive *self, const TmSavedRuling *ruling)
{
  TmSavedRuling *copy;
  char *uuid;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (ruling != NULL, NULL);

  if (self->is_closed)
    return NULL;
  copy = tm_saved_ruling_copy (ruling);
  if (copy->uuid == NULL)
    copy->uuid = g_uuid_string_random ();
  if (copy->made == 0)
    copy->made = g_get_real_time ();
  /* It may be written and gone before this returns. */
  uuid = g_strdup (copy->uuid);
  tm_archive_push (self, write_ruling, copy, destroy_ruling);
  return uuid;
}

/**
 * tm_archive_list_rulings:
 * @self: an archive
 * @query: which rulings
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists rulings, as far as they are on the disk, the newest first.
 *
 * Returns: (transfer full) (element-type TmSavedRuling) (nullable): the rulings; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_archive_list_rulings (TmArchive *self, const TmRulingQuery *query, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (query != NULL, NULL);

  return tm_archive_ensure_reader (self, error) ? tm_saved_ruling_list (self->reader, query, error)
                                                : NULL;
}

/**
 * tm_archive_find_ruling:
 * @self: an archive
 * @uuid: identifier of a ruling
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds a ruling, as far as it is on the disk.
 *
 * Returns: (transfer full) (nullable): the ruling; %NULL if there is none, or it cannot be read
 */
TmSavedRuling *
tm_archive_find_ruling (TmArchive *self, const char *uuid, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (uuid != NULL, NULL);

  return tm_archive_ensure_reader (self, error) ? tm_saved_ruling_find (self->reader, uuid, error)
                                                : NULL;
}

/**
 * tm_archive_delete_ruling:
 * @self: an archive
 * @uuid: identifier of a ruling
 *
 * Deletes a ruling, for good. If the archive was closed already it stays.
 */
void
tm_archive_delete_ruling (TmArchive *self, const char *uuid)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (uuid != NULL);

  if (self->is_closed)
    return;
  tm_archive_push (self, write_deleted, g_strdup (uuid), g_free);
}

/**
 * tm_archive_note_ruling:
 * @self: an archive
 * @uuid: identifier of a ruling
 * @note: (nullable): what to write to it; %NULL: nothing any more
 *
 * Writes a note to a ruling in the place of the one before. If the archive was closed already nothing
 * is written.
 */
void
tm_archive_note_ruling (TmArchive *self, const char *uuid, const char *note)
{
  Note *copy;

  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (uuid != NULL);

  if (self->is_closed)
    return;
  copy = g_new0 (Note, 1);
  copy->uuid = g_strdup (uuid);
  copy->text = g_strdup (note);
  tm_archive_push (self, write_note, copy, note_free);
}
