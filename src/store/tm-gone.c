/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-gone.h"

#include "tm-stamp.h"

static const struct
{
  const char *kind;
  const char *changed;
} kinds[] = {
  { "matches", "SELECT changed FROM matches WHERE uuid = ?" },
  { "rulings", "SELECT max (made, noted) FROM rulings WHERE uuid = ?" },
  { "series", "SELECT changed FROM series WHERE uuid = ?" },
  { "templates", "SELECT changed FROM templates WHERE uuid = ?" },
};

static gboolean
get_changed (
    TmDatabase *database, const char *kind, const char *uuid, gint64 *changed, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].kind, kind))
      return tm_database_get_number (database, error, changed, kinds[i].changed, "t", uuid);
  g_return_val_if_reached (FALSE);
}

/**
 * tm_gone_find_stamp:
 * @database: a connection
 * @kind: the table it is in, or was
 * @uuid: its identifier
 * @stamp: (out): when it is changed now
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells with what something is stamped that is changed now: later than it was changed or deleted, even if
 * the clock was set back meanwhile.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_gone_find_stamp (
    TmDatabase *database, const char *kind, const char *uuid, gint64 *stamp, GError **error)
{
  gint64 changed = 0;
  gint64 deleted = 0;

  if (!get_changed (database, kind, uuid, &changed, error)
      || !tm_database_get_number (database, error, &deleted, "SELECT time FROM gone WHERE uuid = ?",
                                  "t", uuid))
    return FALSE;
  *stamp = MAX (g_get_real_time (), MIN (MAX (changed, deleted) + 1, TM_STAMP_LAST));
  return TRUE;
}

/**
 * tm_gone_remember:
 * @database: a connection inside a transaction
 * @kind: the table it is in
 * @uuid: its identifier
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Remembers that something is deleted just now. It is called before that is done: a deletion is never
 * older than what is deleted, even if the clock was set back meanwhile, or the next merge would bring
 * it back.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_gone_remember (TmDatabase *database, const char *kind, const char *uuid, GError **error)
{
  gint64 changed = 0;

  return get_changed (database, kind, uuid, &changed, error)
         && tm_database_run (database, error,
                             "INSERT INTO gone (uuid, kind, time) VALUES (?, ?, ?)"
                             " ON CONFLICT (uuid) DO UPDATE SET time = max (time, excluded.time)",
                             "tti", uuid, kind, MAX (g_get_real_time (), changed));
}

/**
 * tm_gone_forget:
 * @database: a connection inside a transaction
 * @uuid: an identifier
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Forgets that something was deleted: it is there again.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_gone_forget (TmDatabase *database, const char *uuid, GError **error)
{
  return tm_database_run (database, error, "DELETE FROM gone WHERE uuid = ?", "t", uuid);
}
