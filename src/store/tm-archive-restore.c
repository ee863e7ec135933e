/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-archive-private.h"

#include "config.h"

#include "tm-backup.h"

#include <glib/gi18n-lib.h>

/* Nothing that was recorded may be lost on the way. */
static gboolean
is_ready (TmArchive *self, GError **error)
{
  if (self->is_closed)
    {
      g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED,
                           _ ("the archive was closed already; open it again"));
      return FALSE;
    }
  /* Without anything unsaved a database that cannot be opened is the very one to be replaced. */
  return self->is_saved || tm_archive_flush (self, error);
}

static void
forget_trouble (TmArchive *self)
{
  g_clear_error (&self->open_fault);
  g_clear_pointer (&self->notice, g_free);
}

/**
 * tm_archive_restore:
 * @self: an archive
 * @backup: (type filename): a backup, see tm_backup_list_info()
 * @aside: (out) (optional) (nullable) (type filename) (transfer full): where the former database is
 *   now, under a name of its own; %NULL if there was none
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Opens what a backup holds in the place of what is there. The present database is kept, whole, and
 * can be restored in the same way.
 *
 * This is refused while something is unsaved, while another program has the database open, and if the
 * backup is not whole; then everything is as it was. Afterwards no match is watched any longer: those
 * that were played belong to the former database. Who goes on with one of them by
 * tm_archive_watch() saves it as a copy.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_archive_restore (TmArchive *self, const char *backup, char **aside, GError **error)
{
  gboolean is_done;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), FALSE);
  g_return_val_if_fail (backup != NULL, FALSE);

  if (aside != NULL)
    *aside = NULL;
  if (!is_ready (self, error))
    return FALSE;
  tm_archive_disconnect (self);
  is_done = tm_backup_put_in_place (backup, self->path, aside, error);
  if (is_done)
    {
      tm_archive_forget_matches (self);
      forget_trouble (self);
    }
  tm_archive_connect (self);
  if (is_done)
    g_signal_emit_by_name (self, "changed");
  return is_done;
}
