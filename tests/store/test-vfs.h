/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VfsCall:
 *
 * What SQLite may ask of the disk.
 */
typedef enum
{
  VFS_OPEN = 1 << 0,
  VFS_READ = 1 << 1,
  VFS_WRITE = 1 << 2,
  VFS_TRUNCATE = 1 << 3,
  VFS_SYNC = 1 << 4,
  VFS_SIZE = 1 << 5,
  VFS_LOCK = 1 << 6,
  VFS_SHARED = 1 << 7,
  VFS_DELETE = 1 << 8,
  VFS_ANY = (1 << 9) - 1,
} VfsCall;

/* A disk that fails when it is told to, put in the place of SQLite's own. */
void vfs_install (void);
void vfs_fail (VfsCall calls, guint first, guint n_failures, int code);
void vfs_mend (void);
guint vfs_get_n_calls (void);
guint vfs_get_n_failures (void);

G_END_DECLS
