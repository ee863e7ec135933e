/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-gone.h"

/**
 * tm_gone_remember:
 * @database: a connection inside a transaction
 * @kind: the table it was in
 * @uuid: its identifier
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Remembers that something was deleted just now.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_gone_remember (TmDatabase *database, const char *kind, const char *uuid, GError **error)
{
  return tm_database_run (database, error,
                          "INSERT INTO gone (uuid, kind, time) VALUES (?, ?, ?)"
                          " ON CONFLICT (uuid) DO UPDATE SET time = max (time, excluded.time)",
                          "tti", uuid, kind, g_get_real_time ());
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
