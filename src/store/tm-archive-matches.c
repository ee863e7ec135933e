/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-archive-private.h"

#include "tm-match-load.h"
#include "tm-match-store.h"
#include "tm-printed.h"

/* A match that is being watched. Neither keeps the other alive. */
typedef struct
{
  TmArchive *archive;
  TmMatch *match;
  TmMatchTracker *tracker;
  gulong recorded;
  gulong marked;
  /* What the match has told of the owner's copy so far, by page of the box. */
  GStrv *told;
  guint n_pages;
} Watch;

/* What a match itself knows of its place in the database: enough to go on with it later. */
typedef struct
{
  char *uuid;
  gint64 stamp;
  guint n_entries;
  guint last_done;
} Mark;

static G_DEFINE_QUARK (tm-archive-mark, mark);

static void match_gone_cb (gpointer user_data, GObject *where);

static void
mark_free (gpointer data)
{
  Mark *mark = data;

  g_free (mark->uuid);
  g_free (mark);
}

static Mark *
get_mark (TmMatch *match)
{
  return g_object_get_qdata (G_OBJECT (match), mark_quark ());
}

static void
set_mark (TmMatch *match, const char *uuid, gint64 stamp)
{
  Mark *mark = g_new0 (Mark, 1);

  mark->uuid = g_strdup (uuid);
  mark->stamp = stamp;
  mark->n_entries = tm_match_get_n_entries (match);
  mark->last_done = tm_match_get_last_done (match);
  g_object_set_qdata_full (G_OBJECT (match), mark_quark (), mark, mark_free);
}

static void
clear_mark (TmMatch *match)
{
  g_object_set_qdata (G_OBJECT (match), mark_quark (), NULL);
}

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  if (watch->match != NULL)
    {
      g_object_weak_unref (G_OBJECT (watch->match), match_gone_cb, watch);
      g_clear_signal_handler (&watch->recorded, watch->match);
      g_clear_signal_handler (&watch->marked, watch->match);
      set_mark (watch->match, tm_match_tracker_get_uuid (watch->tracker),
                tm_match_tracker_get_stamp (watch->tracker));
    }
  tm_match_tracker_free (watch->tracker);
  for (guint page = 0; watch->told != NULL && page < watch->n_pages; page++)
    g_strfreev (watch->told[page]);
  g_free (watch->told);
  g_free (watch);
}

GHashTable *
tm_archive_new_watches (void)
{
  return g_hash_table_new_full (g_direct_hash, g_direct_equal, NULL, watch_free);
}

static void
match_gone_cb (gpointer user_data, GObject *where)
{
  Watch *watch = user_data;

  watch->match = NULL;
  g_hash_table_remove (watch->archive->watches, where);
}

/* Writing */

static gboolean
write_delta (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_match_delta_write (user_data, database, error);
}

static void
destroy_delta (gpointer data)
{
  tm_match_delta_free (data);
}

static void
push_delta (TmArchive *self, const char *uuid, TmMatchDelta *delta)
{
  TmWriterJob job = {
    .write = write_delta,
    .data = delta,
    .destroy = destroy_delta,
    .subject = g_strdup (uuid),
    .is_first = tm_match_delta_is_first (delta),
    .n_lines = tm_match_delta_get_n_lines (delta),
  };

  tm_archive_push_job (self, &job);
}

/* What a match teaches of the owner's copy goes to "Your box", and so does taking it back. */
static void
begin_learning (Watch *watch)
{
  const TmGame *game = tm_match_get_game (watch->match);

  watch->n_pages = game->printed != NULL ? game->printed->n_pages : 0;
  watch->told = g_new0 (GStrv, watch->n_pages + 1);
  for (guint page = 0; page < watch->n_pages; page++)
    watch->told[page] = tm_printed_list (tm_match_get_table (watch->match), page);
}

static void
learn (Watch *watch)
{
  const TmGame *game = tm_match_get_game (watch->match);

  for (guint page = 0; page < watch->n_pages; page++)
    {
      g_auto (GStrv) told = tm_printed_list (tm_match_get_table (watch->match), page);

      if (g_strv_equal ((const char *const *) told, (const char *const *) watch->told[page]))
        continue;
      tm_archive_learn (watch->archive, game, game->printed->pages[page].option,
                        (const char *const *) watch->told[page], (const char *const *) told);
      g_strfreev (watch->told[page]);
      watch->told[page] = g_steal_pointer (&told);
    }
}

static void
recorded_cb (TmMatch *match, guint seq, Watch *watch)
{
  TmMove move;

  push_delta (watch->archive, tm_match_tracker_get_uuid (watch->tracker),
              tm_match_tracker_capture_line (watch->tracker, seq));
  if (watch->n_pages == 0)
    return;
  tm_match_get_move (match, seq, &move);
  if (tm_game_get_move (tm_match_get_game (match), move.kind)->teaches)
    learn (watch);
}

static void
marked_cb (TmMatch *match G_GNUC_UNUSED, guint first, guint last, Watch *watch)
{
  push_delta (watch->archive, tm_match_tracker_get_uuid (watch->tracker),
              tm_match_tracker_capture_marks (watch->tracker, first, last));
  learn (watch);
}

/* Public */

/**
 * tm_archive_get_uuid:
 * @match: a match
 *
 * Gets the identifier under which an archive knows the match.
 *
 * Returns: (nullable): a UUID; %NULL if no archive has seen it
 */
const char *
tm_archive_get_uuid (TmMatch *match)
{
  g_return_val_if_fail (TM_IS_MATCH (match), NULL);

  return get_mark (match) != NULL ? get_mark (match)->uuid : NULL;
}

static Watch *
watch_new (TmArchive *self, TmMatch *match)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->archive = self;
  watch->match = match;
  watch->recorded = g_signal_connect (match, "recorded", G_CALLBACK (recorded_cb), watch);
  watch->marked = g_signal_connect (match, "marked", G_CALLBACK (marked_cb), watch);
  g_object_weak_ref (G_OBJECT (match), match_gone_cb, watch);
  begin_learning (watch);
  return watch;
}

static void
begin_match (Watch *watch)
{
  g_autofree char *uuid = g_uuid_string_random ();

  watch->tracker = tm_match_tracker_new (watch->match, uuid, 0);
  set_mark (watch->match, uuid, 0);
  push_delta (watch->archive, uuid, tm_match_tracker_capture_all (watch->tracker));
}

/* A match that was loaded, or watched before: only what happened since is to be written. */
static void
go_on_with_match (Watch *watch, const Mark *mark)
{
  guint n_entries = tm_match_get_n_entries (watch->match);

  watch->tracker = tm_match_tracker_new (watch->match, mark->uuid, mark->stamp);
  for (guint seq = mark->n_entries + 1; seq <= n_entries; seq++)
    recorded_cb (watch->match, seq, watch);
  if (n_entries > 0 && tm_match_get_last_done (watch->match) != mark->last_done)
    marked_cb (watch->match, 1, n_entries, watch);
}

/**
 * tm_archive_watch:
 * @self: an archive
 * @match: a match: a new one, or one that was loaded from this archive
 *
 * Saves a match, and from now on everything that happens in it, as it happens. Nobody waits: see
 * [property@Archive:saved].
 *
 * Returns: (transfer none): the identifier of the match
 */
const char *
tm_archive_watch (TmArchive *self, TmMatch *match)
{
  Watch *watch;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (TM_IS_MATCH (match), NULL);

  if (!g_hash_table_contains (self->watches, match))
    {
      watch = watch_new (self, match);
      g_hash_table_insert (self->watches, match, watch);
      if (get_mark (match) != NULL)
        go_on_with_match (watch, get_mark (match));
      else
        begin_match (watch);
    }
  return tm_archive_get_uuid (match);
}

/**
 * tm_archive_unwatch:
 * @self: an archive
 * @match: a match
 *
 * Saves no more of what happens in the match. What happened before is still written.
 */
void
tm_archive_unwatch (TmArchive *self, TmMatch *match)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));

  g_hash_table_remove (self->watches, match);
}

void
tm_archive_forget_matches (TmArchive *self)
{
  g_hash_table_remove_all (self->watches);
}

/**
 * tm_archive_add_match:
 * @self: an archive
 * @match: a match
 * @uuid: (nullable): the identifier it shall have; %NULL: a fresh one
 *
 * Saves a match as it is, once, such as one from a file. If there is a match of that identifier
 * already, nothing is written.
 */
void
tm_archive_add_match (TmArchive *self, TmMatch *match, const char *uuid)
{
  g_autofree char *fresh = uuid != NULL ? g_strdup (uuid) : g_uuid_string_random ();
  g_autoptr (TmMatchTracker) tracker = NULL;

  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (TM_IS_MATCH (match));

  tracker = tm_match_tracker_new (match, fresh, 0);
  push_delta (self, fresh, tm_match_tracker_capture_all (tracker));
}

static Watch *
find_watch (TmArchive *self, const char *uuid)
{
  GHashTableIter iter;
  gpointer watch;

  g_hash_table_iter_init (&iter, self->watches);
  while (g_hash_table_iter_next (&iter, NULL, &watch))
    if (g_str_equal (tm_match_tracker_get_uuid (((Watch *) watch)->tracker), uuid))
      return watch;
  return NULL;
}

/* Another program has gone on with a match of ours: ours is written as a match of its own. */
void
tm_archive_adopt_rejected (TmArchive *self)
{
  for (;;)
    {
      g_autofree char *uuid = tm_writer_steal_rejected (self->writer);
      Watch *watch = uuid != NULL ? find_watch (self, uuid) : NULL;
      g_autoptr (TmMatch) match = NULL;

      if (uuid == NULL)
        return;
      if (watch == NULL)
        continue;
      match = g_object_ref (watch->match);
      g_hash_table_remove (self->watches, match);
      clear_mark (match);
      tm_archive_watch (self, match);
      g_signal_emit_by_name (self, "copied", match);
    }
}

/**
 * tm_archive_list_matches:
 * @self: an archive
 * @query: which matches
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists matches, as far as they are on the disk: those that go on first.
 *
 * Returns: (transfer full) (element-type TmMatchInfo) (nullable): the matches; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_archive_list_matches (TmArchive *self, const TmMatchQuery *query, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_match_info_list (self->reader, query, error)
                                                : NULL;
}

/**
 * tm_archive_list_match_rows:
 * @self: an archive
 * @query: which matches
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists matches as tm_archive_list_matches() does, but only their rows: for a list of any length.
 *
 * Returns: (transfer full) (element-type TmMatchRow) (nullable): the rows; %NULL if they cannot be
 *   read
 */
GArray *
tm_archive_list_match_rows (TmArchive *self, const TmMatchQuery *query, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error)
             ? tm_match_info_list_rows (self->reader, query, error)
             : NULL;
}

TmMatchInfo *
tm_archive_get_match (TmArchive *self, gint64 id, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_match_info_get (self->reader, id, error)
                                                : NULL;
}

TmMatchInfo *
tm_archive_find_match (TmArchive *self, const char *uuid, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_match_info_find (self->reader, uuid, error)
                                                : NULL;
}

/**
 * tm_archive_load_match:
 * @self: an archive
 * @uuid: identifier of a match
 * @error: return location for an error in %TM_STORE_ERROR, or of the engine
 *
 * Loads a match as it was recorded: the stored changes are applied, the rules are not asked. A
 * match that is being watched already is given as it is. To go on with it, watch it.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if there is none, or if it cannot be read
 */
TmMatch *
tm_archive_load_match (TmArchive *self, const char *uuid, GError **error)
{
  Watch *watch;
  TmMatch *match;
  gint64 stamp;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (uuid != NULL, NULL);

  watch = find_watch (self, uuid);
  if (watch != NULL)
    return g_object_ref (watch->match);
  if (!tm_archive_ensure_reader (self, error))
    return NULL;
  /* What is on its way to the disk belongs to the match. */
  if (!tm_archive_is_saved (self) && !tm_archive_flush (self, error))
    return NULL;
  match = tm_match_load (self->reader, uuid, &stamp, error);
  if (match != NULL)
    set_mark (match, uuid, stamp);
  return match;
}

/**
 * tm_archive_list_match_achievements:
 * @self: an archive
 * @uuid: identifier of a match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists what was earned in a match, seat by seat; those distinctions included that take several
 * matches, if this one was the last that it took. What is still to be written is waited for.
 *
 * Returns: (transfer full) (element-type TmAchieved) (nullable): the achievements, none if the match
 *   is not over; %NULL if they cannot be read
 */
GPtrArray *
tm_archive_list_match_achievements (TmArchive *self, const char *uuid, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (uuid != NULL, NULL);

  if (!tm_archive_ensure_reader (self, error)
      || (!tm_archive_is_saved (self) && !tm_archive_flush (self, error)))
    return NULL;
  return tm_achieved_list_match (self->reader, uuid, error);
}

/* Changes to a whole match */

static gboolean
write_abandoned (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_database_run (database, error,
                          "UPDATE matches SET state = 2 WHERE uuid = ? AND state = 0", "t",
                          (const char *) user_data);
}

static gboolean
write_resumed (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_database_run (database, error,
                          "UPDATE matches SET state = 0 WHERE uuid = ? AND state = 2", "t",
                          (const char *) user_data);
}

static gboolean
write_deleted (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_match_delete (database, user_data, error);
}

/**
 * tm_archive_abandon_match:
 * @self: an archive
 * @uuid: identifier of a match that goes on
 *
 * Marks a match as one that will not go on. Recording another move in it resumes it.
 */
void
tm_archive_abandon_match (TmArchive *self, const char *uuid)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));

  tm_archive_push (self, write_abandoned, g_strdup (uuid), g_free);
}

void
tm_archive_resume_match (TmArchive *self, const char *uuid)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));

  tm_archive_push (self, write_resumed, g_strdup (uuid), g_free);
}

/**
 * tm_archive_delete_match:
 * @self: an archive
 * @uuid: identifier of a match
 *
 * Deletes a match and its journal, for good. If it is being watched, it is so no longer.
 */
void
tm_archive_delete_match (TmArchive *self, const char *uuid)
{
  Watch *watch;
  TmMatch *match;
  char *doomed;

  g_return_if_fail (TM_IS_ARCHIVE (self));

  /* What was given may be the match's own, which goes with its mark. */
  doomed = g_strdup (uuid);
  watch = find_watch (self, uuid);
  if (watch != NULL)
    {
      match = watch->match;
      g_hash_table_remove (self->watches, match);
      clear_mark (match);
    }
  tm_archive_push (self, write_deleted, doomed, g_free);
}
