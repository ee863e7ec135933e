/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-ordinary.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define NOBODY 65534

/* GLib keeps the folders of a test in one that nobody else can enter. */
static void
open_the_way (const char *folder)
{
  const mode_t everybody = S_IXGRP | S_IXOTH;
  g_autofree char *above = g_path_get_dirname (folder);
  GStatBuf status;

  if (g_str_equal (above, "/"))
    return;
  g_assert_cmpint (g_stat (above, &status), ==, 0);
  if ((status.st_mode & everybody) != everybody)
    g_assert_cmpint (g_chmod (above, (status.st_mode & 07777) | everybody), ==, 0);
  open_the_way (above);
}

/* Gives a folder and the files in it to somebody ordinary. */
void
ordinary_give (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (getuid () != 0)
    return;
  open_the_way (folder);
  g_assert_cmpint (chown (folder, NOBODY, NOBODY), ==, 0);
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_assert_cmpint (chown (file, NOBODY, NOBODY), ==, 0);
    }
}

/* Becomes somebody ordinary. */
void
ordinary_become (void)
{
  if (getuid () == 0)
    g_assert_cmpint (seteuid (NOBODY), ==, 0);
}

/* Becomes oneself again. */
void
ordinary_cease (void)
{
  g_assert_cmpint (seteuid (getuid ()), ==, 0);
}
