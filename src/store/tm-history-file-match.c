/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-history-file-private.h"

#include "config.h"

#include "tm-match-delta-private.h"
#include "tm-match-file-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_NAME 2000

/* Into the database */

/* People come with their identifiers, so nobody is looked up by name. */
static gboolean
write_seats (TmDatabase *database, gint64 id, guint n_seats, const TmMatchStand *stand, GError **error)
{
  for (guint seat = 0; seat < n_seats; seat++)
    if (!tm_database_run (database, error,
                          "UPDATE seats SET player = (SELECT id FROM players WHERE uuid = ?),"
                          " name = ?, colour = ? WHERE match = ? AND seat = ?",
                          "tttii", stand->players[seat], stand->names[seat], stand->colours[seat],
                          id, (gint64) seat))
      return FALSE;
  return TRUE;
}

static TmMatchDelta *
capture (TmMatch *match, const TmMatchStand *stand)
{
  g_autoptr (TmMatchTracker) tracker = tm_match_tracker_new (match, stand->uuid, 0);
  TmMatchDelta *delta = tm_match_tracker_capture_all (tracker);

  delta->started = stand->started;
  delta->changed = stand->changed;
  if (stand->has_finished)
    delta->finished = stand->finished;
  for (guint seat = 0; seat < delta->head->seat_names->len; seat++)
    g_clear_pointer (&g_ptr_array_index (delta->head->seat_names, seat), g_free);
  return delta;
}

/**
 * tm_history_write_match:
 * @database: a connection inside a transaction, without a match of that identifier
 * @match: a match
 * @stand: how it stands
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Saves a match that comes from elsewhere with all its times.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_history_write_match (TmDatabase *database,
                        TmMatch *match,
                        const TmMatchStand *stand,
                        GError **error)
{
  g_autoptr (TmMatchDelta) delta = capture (match, stand);
  gint64 id = 0;

  return tm_match_delta_write (delta, database, error)
         && tm_database_get_number (database, error, &id, "SELECT id FROM matches WHERE uuid = ?",
                                    "t", stand->uuid)
         && write_seats (database, id, delta->n_seats, stand, error)
         && tm_database_run (database, error,
                             "UPDATE matches SET origin = ?, finished = ?,"
                             " state = CASE WHEN ? = 2 AND state = 0 THEN 2 ELSE state END"
                             " WHERE id = ?",
                             stand->has_finished ? "tiii" : "tnii", stand->origin,
                             stand->has_finished ? stand->finished : stand->state,
                             stand->has_finished ? stand->state : id, id)
         && (stand->label == NULL
             || tm_register_write (database, TM_MERGE_LABELS, stand->label, error));
}
