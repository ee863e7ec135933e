/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-store-file.h"

#include <errno.h>

static int
get_errno (const GError *error)
{
  switch (error->code)
    {
    case G_FILE_ERROR_NOENT:
      return ENOENT;
    case G_FILE_ERROR_NOTDIR:
      return ENOTDIR;
    case G_FILE_ERROR_ACCES:
      return EACCES;
    case G_FILE_ERROR_PERM:
      return EPERM;
    case G_FILE_ERROR_ROFS:
      return EROFS;
    case G_FILE_ERROR_NOSPC:
      return ENOSPC;
    case G_FILE_ERROR_ISDIR:
      return EISDIR;
    default:
      return EIO;
    }
}

/**
 * tm_store_write_file:
 * @path: (type filename): the file; replaced as a whole or not at all
 * @data: what it shall hold
 * @length: how many bytes; -1: up to the first zero
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a file that the user named, durably.
 *
 * Returns: %FALSE if it could not be written; a file that was there before is as it was
 */
gboolean
tm_store_write_file (const char *path, const char *data, gssize length, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  if (g_file_set_contents_full (path, data, length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644,
                                &local))
    return TRUE;
  name = g_filename_display_name (path);
  tm_store_set_errno_error (error, get_errno (local), name);
  return FALSE;
}
