/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-store-error.h"

#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (tm-store-error-quark, tm_store_error)

/**
 * tm_store_set_errno_error:
 * @error: return location for the error, or %NULL
 * @number: a value of `errno`
 * @file: the file it is about
 *
 * Sets an error in %TM_STORE_ERROR for a failed system call, in words that say what to do.
 */
void
tm_store_set_errno_error (GError **error, int number, const char *file)
{
  switch (number)
    {
    case ENOENT:
    case ENOTDIR:
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND,
                   _ ("%s: there is no such file; check the name"), file);
      break;
    case EACCES:
    case EPERM:
    case EROFS:
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_READ_ONLY,
                   _ ("%s: no permission; choose another place or change its permissions"), file);
      break;
    case ENOSPC:
    case EDQUOT:
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FULL,
                   _ ("%s: no room is left on the disk; free some space"), file);
      break;
    case EISDIR:
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                   _ ("%s: this is a folder; name a file in it"), file);
      break;
    default:
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_IO, _ ("%s: %s; check the disk it is on"),
                   file, g_strerror (number));
      break;
    }
}

/**
 * tm_store_fail_damaged_match:
 * @error: return location for the error, or %NULL
 *
 * Sets %TM_STORE_ERROR_DAMAGED for a match whose rows say what cannot be.
 *
 * Returns: %FALSE
 */
gboolean
tm_store_fail_damaged_match (GError **error)
{
  g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED,
                       _ ("the match cannot be read: its rows are damaged; open a backup"));
  return FALSE;
}

/**
 * tm_store_fail_newer_match:
 * @error: return location for the error, or %NULL
 * @what: what today's game does not know: a counter, a move, a value
 *
 * Sets %TM_STORE_ERROR_NEWER for a match that has something of a later version of its game.
 *
 * Returns: %FALSE
 */
gboolean
tm_store_fail_newer_match (GError **error, const char *what)
{
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER,
               _ ("the match was recorded by a version of the game that has “%s”; update Tablemate "
                  "to open it"),
               what);
  return FALSE;
}

/**
 * tm_store_error_is_lasting:
 * @error: an error
 *
 * Tells faults that stay until Tablemate is started anew from those that may be over in a moment,
 * such as a full disk.
 *
 * Returns: %TRUE if trying again is of no use
 */
gboolean
tm_store_error_is_lasting (const GError *error)
{
  g_return_val_if_fail (error != NULL, TRUE);

  return g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER)
         || g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN)
         || g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED);
}
