/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-store.h"

#include "tm-gone.h"
#include "tm-match-delta.h"
#include "tm-match-load.h"
#include "tm-tally.h"

/**
 * tm_match_delete:
 * @database: a connection inside a transaction
 * @uuid: identifier of a match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Deletes a match with its journal. If there is none, it is remembered as deleted all the same.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_match_delete (TmDatabase *database, const char *uuid, GError **error)
{
  gint64 id = 0;

  return tm_database_get_number (database, error, &id, "SELECT id FROM matches WHERE uuid = ?", "t",
                                 uuid)
         && tm_tally_take_out (database, id, error)
         && tm_gone_remember (database, "matches", uuid, error)
         && tm_database_run (database, error, "DELETE FROM matches WHERE id = ?", "i", id);
}

/* Rules may have changed since, and what was a result may be none today: what the history says of
 * how a match ended stands. What cannot be read any more keeps what it has. */
static gboolean
count_match (TmDatabase *database, const char *uuid, GError **error)
{
  gint64 stamp;
  g_autoptr (TmMatch) match = tm_match_load (database, uuid, &stamp, NULL);
  g_autoptr (TmMatchTracker) tracker = NULL;
  g_autoptr (TmMatchDelta) delta = NULL;
  TmResult result = { .ending = TM_ENDING_OPEN };
  gint64 id = 0;

  if (match != NULL)
    tm_match_get_result (match, &result);
  if (result.ending != TM_ENDING_OPEN)
    {
      tracker = tm_match_tracker_new (match, uuid, stamp);
      delta = tm_match_tracker_capture_standing (tracker);
      return tm_match_delta_write (delta, database, error);
    }
  return tm_database_get_number (database, error, &id, "SELECT id FROM matches WHERE uuid = ?", "t",
                                 uuid)
         && tm_tally_put_in (database, id, error);
}

/**
 * tm_match_count_old:
 * @database: a connection inside a transaction
 * @limit: how many at most
 * @n_counted: (out): how many there were
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Works out, for finished matches that an earlier version of the program has saved, what that version
 * did not: what winning meant, how long it was played, how the dice fell.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_match_count_old (TmDatabase *database, guint limit, guint *n_counted, GError **error)
{
  g_auto (GStrv) uuids = tm_database_list_texts (
      database, error,
      "SELECT uuid FROM matches WHERE state = 1 AND is_counted = 0 ORDER BY id LIMIT ?", "i",
      (gint64) limit);

  *n_counted = 0;
  for (guint i = 0; uuids != NULL && uuids[i] != NULL; i++)
    {
      if (!count_match (database, uuids[i], error))
        return FALSE;
      ++*n_counted;
    }
  return uuids != NULL;
}
