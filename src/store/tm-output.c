/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct _TmOutput
{
  char *path;
  char *name;
  char *draft;
  FILE *file;
  int number;
};

/**
 * tm_output_new:
 * @path: (type filename): the file
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Begins to write a file, beside the one that may be there.
 *
 * Returns: (transfer full) (nullable): the file; %NULL if nothing can be written there
 */
TmOutput *
tm_output_new (const char *path, GError **error)
{
  g_autoptr (TmOutput) self = g_new0 (TmOutput, 1);
  int handle;

  g_return_val_if_fail (path != NULL, NULL);

  self->path = g_strdup (path);
  self->name = g_filename_display_name (path);
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      tm_store_set_errno_error (error, EISDIR, self->name);
      return NULL;
    }
  self->draft = g_strconcat (path, ".XXXXXX", NULL);
  handle = g_mkstemp_full (self->draft, O_RDWR | O_CLOEXEC, 0644);
  self->file = handle >= 0 ? fdopen (handle, "wb") : NULL;
  if (self->file == NULL)
    {
      int number = errno;

      if (handle >= 0)
        close (handle);
      else
        g_clear_pointer (&self->draft, g_free);
      tm_store_set_errno_error (error, number, self->name);
      return NULL;
    }
  return g_steal_pointer (&self);
}

/* What was not closed was not wanted. */
void
tm_output_free (TmOutput *self)
{
  if (self == NULL)
    return;
  if (self->file != NULL)
    (void) fclose (self->file);
  if (self->draft != NULL)
    g_unlink (self->draft);
  g_free (self->draft);
  g_free (self->path);
  g_free (self->name);
  g_free (self);
}

/**
 * tm_output_write:
 * @self: a file
 * @data: what to add
 * @length: how many bytes; -1: up to the first zero
 *
 * Adds something. If it fails, tm_output_close() tells.
 */
void
tm_output_write (TmOutput *self, const char *data, gssize length)
{
  gsize size = length < 0 ? strlen (data) : (gsize) length;

  if (self->number == 0 && fwrite (data, 1, size, self->file) != size)
    self->number = errno != 0 ? errno : EIO;
}

static gboolean
finish (TmOutput *self)
{
  if (self->number == 0 && (fflush (self->file) != 0 || fsync (fileno (self->file)) != 0))
    self->number = errno;
  if (fclose (g_steal_pointer (&self->file)) != 0 && self->number == 0)
    self->number = errno;
  if (self->number == 0 && g_rename (self->draft, self->path) != 0)
    self->number = errno;
  return self->number == 0;
}

/**
 * tm_output_close:
 * @self: a file
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Puts the file in its place, durably.
 *
 * Returns: %FALSE if something could not be written; a file that was there before is as it was
 */
gboolean
tm_output_close (TmOutput *self, GError **error)
{
  if (!finish (self))
    {
      tm_store_set_errno_error (error, self->number, self->name);
      return FALSE;
    }
  g_clear_pointer (&self->draft, g_free);
  return TRUE;
}
