/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VfsCall:
 *
 * What SQLite may ask of the disk, and of the system; and what is asked of itself.
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
  VFS_SHARED_LOCK = 1 << 9,
  VFS_ACCESS = 1 << 10,
  VFS_MEMORY = 1 << 11,
  VFS_QUERY = 1 << 12,
  VFS_ANY = (1 << 13) - 1,
} VfsCall;

/**
 * VfsEventKind:
 * @VFS_EVENT_WRITE: @data was written at @offset
 * @VFS_EVENT_TRUNCATE: the file was cut off at @offset
 * @VFS_EVENT_SYNC: all that was done to the file before is on the disk
 * @VFS_EVENT_DELETE: the file was deleted
 * @VFS_EVENT_MARK: vfs_mark() was called; @offset is what was given to it
 *
 * What is done to files.
 */
typedef enum
{
  VFS_EVENT_WRITE,
  VFS_EVENT_TRUNCATE,
  VFS_EVENT_SYNC,
  VFS_EVENT_DELETE,
  VFS_EVENT_MARK,
} VfsEventKind;

/**
 * VfsEvent:
 * @kind: what was asked for
 * @file: (nullable) (type filename): the file; %NULL for a mark
 * @offset: in bytes, or the number of a mark
 * @data: (nullable): what was written
 *
 * What was asked for, one after the other.
 */
typedef struct
{
  VfsEventKind kind;
  char *file;
  gint64 offset;
  GBytes *data;
} VfsEvent;

/* A disk that fails when it is told to, put in the place of SQLite's own; and memory that runs out,
 * which has to be put in place before SQLite is used at all. */
void vfs_install_memory (void);
void vfs_install_queries (void);
void vfs_install (void);
void vfs_fail (VfsCall calls, guint first, guint n_failures, int code);
void vfs_mend (void);
guint vfs_get_n_calls (void);
guint vfs_get_n_failures (void);

/* What is done to files that are opened while it listens. */
void vfs_listen (void);
void vfs_mark (guint number);
GPtrArray *vfs_steal_events (void);

G_END_DECLS
