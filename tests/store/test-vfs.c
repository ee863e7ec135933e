/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-vfs.h"

#include <sqlite3.h>
#include <string.h>

typedef struct
{
  sqlite3_file base;
  sqlite3_file *real;
  char *name;
} File;

static sqlite3_vfs shim;
static sqlite3_vfs *disk;
static sqlite3_mem_methods heap;

/* Calls come from several threads. */
static GMutex lock;
static VfsCall failing_calls;
static guint first_failure;
static guint last_failure;
static int failure_code;
static guint n_calls;
static guint n_failures;

static GPtrArray *events;

static void
free_event (gpointer data)
{
  VfsEvent *event = data;

  g_free (event->file);
  g_clear_pointer (&event->data, g_bytes_unref);
  g_free (event);
}

static void
tell (VfsEventKind kind, const char *file, gint64 offset, gconstpointer data, gsize length)
{
  g_mutex_lock (&lock);
  if (events != NULL && (file != NULL || kind == VFS_EVENT_MARK))
    {
      VfsEvent *event = g_new0 (VfsEvent, 1);

      event->kind = kind;
      event->file = g_strdup (file);
      event->offset = offset;
      event->data = data != NULL ? g_bytes_new (data, length) : NULL;
      g_ptr_array_add (events, event);
    }
  g_mutex_unlock (&lock);
}

/* What the call shall fail with; SQLITE_OK if it shall not. */
static int
fail (VfsCall call)
{
  int code = SQLITE_OK;

  g_mutex_lock (&lock);
  if (failing_calls & call)
    {
      n_calls++;
      if (n_calls >= first_failure && n_calls <= last_failure)
        {
          n_failures++;
          code = failure_code;
        }
    }
  g_mutex_unlock (&lock);
  return code;
}

static sqlite3_file *
real (sqlite3_file *file)
{
  return ((File *) (gpointer) file)->real;
}

static const char *
name_of (sqlite3_file *file)
{
  return ((File *) (gpointer) file)->name;
}

/* Files */

static int
file_close (sqlite3_file *file)
{
  int code = real (file)->pMethods->xClose (real (file));

  g_free (real (file));
  g_free (((File *) (gpointer) file)->name);
  return code;
}

static int
file_read (sqlite3_file *file, void *data, int n, sqlite3_int64 offset)
{
  int code = fail (VFS_READ);

  return code != SQLITE_OK ? code : real (file)->pMethods->xRead (real (file), data, n, offset);
}

static int
file_write (sqlite3_file *file, const void *data, int n, sqlite3_int64 offset)
{
  int code = fail (VFS_WRITE);

  /* A disk that fails while it writes leaves half of it behind. */
  if (code != SQLITE_OK && n > 1)
    real (file)->pMethods->xWrite (real (file), data, n / 2, offset);
  if (code == SQLITE_OK)
    tell (VFS_EVENT_WRITE, name_of (file), offset, data, (gsize) n);
  return code != SQLITE_OK ? code : real (file)->pMethods->xWrite (real (file), data, n, offset);
}

static int
file_truncate (sqlite3_file *file, sqlite3_int64 size)
{
  int code = fail (VFS_TRUNCATE);

  if (code == SQLITE_OK)
    tell (VFS_EVENT_TRUNCATE, name_of (file), size, NULL, 0);
  return code != SQLITE_OK ? code : real (file)->pMethods->xTruncate (real (file), size);
}

static int
file_sync (sqlite3_file *file, int flags)
{
  int code = fail (VFS_SYNC);

  if (code == SQLITE_OK)
    tell (VFS_EVENT_SYNC, name_of (file), 0, NULL, 0);
  return code != SQLITE_OK ? code : real (file)->pMethods->xSync (real (file), flags);
}

static int
file_size (sqlite3_file *file, sqlite3_int64 *size)
{
  int code = fail (VFS_SIZE);

  return code != SQLITE_OK ? code : real (file)->pMethods->xFileSize (real (file), size);
}

static int
file_lock (sqlite3_file *file, int level)
{
  int code = fail (VFS_LOCK);

  return code != SQLITE_OK ? code : real (file)->pMethods->xLock (real (file), level);
}

static int
file_unlock (sqlite3_file *file, int level)
{
  return real (file)->pMethods->xUnlock (real (file), level);
}

static int
file_check_lock (sqlite3_file *file, int *out)
{
  return real (file)->pMethods->xCheckReservedLock (real (file), out);
}

static int
file_control (sqlite3_file *file, int what, void *data)
{
  return real (file)->pMethods->xFileControl (real (file), what, data);
}

static int
file_sector_size (sqlite3_file *file)
{
  return real (file)->pMethods->xSectorSize (real (file));
}

static int
file_characteristics (sqlite3_file *file)
{
  return real (file)->pMethods->xDeviceCharacteristics (real (file));
}

static int
file_shm_map (sqlite3_file *file, int region, int size, int extend, void volatile **out)
{
  int code = fail (VFS_SHARED);

  return code != SQLITE_OK
             ? code
             : real (file)->pMethods->xShmMap (real (file), region, size, extend, out);
}

static int
file_shm_lock (sqlite3_file *file, int offset, int n, int flags)
{
  int code = flags & SQLITE_SHM_LOCK ? fail (VFS_SHARED_LOCK) : SQLITE_OK;

  return code != SQLITE_OK ? code : real (file)->pMethods->xShmLock (real (file), offset, n, flags);
}

static void
file_shm_barrier (sqlite3_file *file)
{
  real (file)->pMethods->xShmBarrier (real (file));
}

static int
file_shm_unmap (sqlite3_file *file, int is_deleted)
{
  return real (file)->pMethods->xShmUnmap (real (file), is_deleted);
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = file_close,
  .xRead = file_read,
  .xWrite = file_write,
  .xTruncate = file_truncate,
  .xSync = file_sync,
  .xFileSize = file_size,
  .xLock = file_lock,
  .xUnlock = file_unlock,
  .xCheckReservedLock = file_check_lock,
  .xFileControl = file_control,
  .xSectorSize = file_sector_size,
  .xDeviceCharacteristics = file_characteristics,
  .xShmMap = file_shm_map,
  .xShmLock = file_shm_lock,
  .xShmBarrier = file_shm_barrier,
  .xShmUnmap = file_shm_unmap,
};

/* The disk */

static int
disk_open (
    sqlite3_vfs *vfs G_GNUC_UNUSED, const char *name, sqlite3_file *file, int flags, int *out_flags)
{
  File *self = (File *) (gpointer) file;
  int code = fail (VFS_OPEN);

  self->base.pMethods = NULL;
  if (code != SQLITE_OK)
    return code;
  self->real = g_malloc0 ((gsize) disk->szOsFile);
  self->name = g_strdup (name);
  code = disk->xOpen (disk, name, self->real, flags, out_flags);
  if (code == SQLITE_OK)
    {
      self->base.pMethods = &methods;
      return code;
    }
  g_clear_pointer (&self->real, g_free);
  g_clear_pointer (&self->name, g_free);
  return code;
}

static int
disk_delete (sqlite3_vfs *vfs G_GNUC_UNUSED, const char *name, int is_synced)
{
  int code = fail (VFS_DELETE);

  if (code == SQLITE_OK)
    tell (VFS_EVENT_DELETE, name, 0, NULL, 0);
  return code != SQLITE_OK ? code : disk->xDelete (disk, name, is_synced);
}

static int
disk_access (sqlite3_vfs *vfs G_GNUC_UNUSED, const char *name, int flags, int *out)
{
  int code = fail (VFS_ACCESS);

  return code != SQLITE_OK ? code : disk->xAccess (disk, name, flags, out);
}

/* Memory */

static void *
heap_malloc (int size)
{
  return fail (VFS_MEMORY) != SQLITE_OK ? NULL : heap.xMalloc (size);
}

static void *
heap_realloc (void *memory, int size)
{
  return fail (VFS_MEMORY) != SQLITE_OK ? NULL : heap.xRealloc (memory, size);
}

/* Queries */

static int
begin_query (unsigned what G_GNUC_UNUSED,
             void *connection,
             void *query G_GNUC_UNUSED,
             void *text G_GNUC_UNUSED)
{
  if (fail (VFS_QUERY) != SQLITE_OK)
    sqlite3_interrupt (connection);
  return 0;
}

static int
watch_queries (sqlite3 *connection,
               char **error G_GNUC_UNUSED,
               const struct sqlite3_api_routines *api G_GNUC_UNUSED)
{
  return sqlite3_trace_v2 (connection, SQLITE_TRACE_STMT, begin_query, connection);
}

/**
 * vfs_install_memory:
 *
 * Lets SQLite ask for memory where it can be refused. This must come before all else that SQLite does.
 */
void
vfs_install_memory (void)
{
  sqlite3_mem_methods failing;

  g_assert_true (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &heap) == SQLITE_OK);
  failing = heap;
  failing.xMalloc = heap_malloc;
  failing.xRealloc = heap_realloc;
  g_assert_true (sqlite3_config (SQLITE_CONFIG_MALLOC, &failing) == SQLITE_OK);
}

/**
 * vfs_install_queries:
 *
 * Lets queries be broken off, of connections that are opened from now on.
 */
void
vfs_install_queries (void)
{
  g_assert_true (sqlite3_auto_extension ((void (*) (void)) watch_queries) == SQLITE_OK);
}

/**
 * vfs_install:
 *
 * Puts the failing disk in the place of the real one, for every connection opened from now on.
 */
void
vfs_install (void)
{
  disk = sqlite3_vfs_find (NULL);
  shim = *disk;
  shim.zName = "failing";
  shim.szOsFile = sizeof (File);
  shim.xOpen = disk_open;
  shim.xDelete = disk_delete;
  shim.xAccess = disk_access;
  shim.pNext = NULL;
  g_assert_true (sqlite3_vfs_register (&shim, TRUE) == SQLITE_OK);
}

/**
 * vfs_fail:
 * @calls: which calls count
 * @first: the first of them that fails, from 1
 * @n_failures_: how many fail from there on
 * @code: what they fail with
 *
 * Breaks the disk.
 */
void
vfs_fail (VfsCall calls, guint first, guint n_failures_, int code)
{
  g_mutex_lock (&lock);
  failing_calls = calls;
  first_failure = first;
  last_failure = n_failures_ > G_MAXUINT - first ? G_MAXUINT : first + n_failures_ - 1;
  failure_code = code;
  n_calls = 0;
  n_failures = 0;
  g_mutex_unlock (&lock);
}

void
vfs_mend (void)
{
  g_mutex_lock (&lock);
  failing_calls = 0;
  g_mutex_unlock (&lock);
}

guint
vfs_get_n_calls (void)
{
  guint n;

  g_mutex_lock (&lock);
  n = n_calls;
  g_mutex_unlock (&lock);
  return n;
}

guint
vfs_get_n_failures (void)
{
  guint n;

  g_mutex_lock (&lock);
  n = n_failures;
  g_mutex_unlock (&lock);
  return n;
}

void
vfs_listen (void)
{
  g_mutex_lock (&lock);
  g_clear_pointer (&events, g_ptr_array_unref);
  events = g_ptr_array_new_with_free_func (free_event);
  g_mutex_unlock (&lock);
}

/* Puts a number between the events. */
void
vfs_mark (guint number)
{
  tell (VFS_EVENT_MARK, NULL, number, NULL, 0);
}

/**
 * vfs_steal_events:
 *
 * Ends what vfs_listen() began.
 *
 * Returns: (transfer full) (element-type VfsEvent): what has happened since
 */
GPtrArray *
vfs_steal_events (void)
{
  GPtrArray *stolen;

  g_mutex_lock (&lock);
  stolen = g_steal_pointer (&events);
  g_mutex_unlock (&lock);
  return stolen;
}
