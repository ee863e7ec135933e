/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-memo.h"

typedef struct
{
  GBytes *key;
  gpointer blob;
  gsize size;
  GDestroyNotify clear;
  GList link;
} Entry;

struct _TmMemo
{
  GMutex lock;
  GHashTable *entries;
  GQueue by_use; /* what was used last is first */
  gsize size;
  gsize max_size;
};

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_bytes_unref (entry->key);
  if (entry->blob != NULL)
    g_atomic_rc_box_release_full (entry->blob, entry->clear);
  g_free (entry);
}

/* Takes an entry out; the blob is let go later, without the lock. */
static void
take_out (TmMemo *self, Entry *entry, GPtrArray *gone)
{
  g_hash_table_steal (self->entries, entry->key);
  g_queue_unlink (&self->by_use, &entry->link);
  self->size -= entry->size;
  g_ptr_array_add (gone, entry);
}

static Entry *
look_up (TmMemo *self, gconstpointer key, gsize key_size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (key, key_size);

  return g_hash_table_lookup (self->entries, bytes);
}

/**
 * tm_memo_new:
 * @max_size: how many bytes of blobs it may hold
 *
 * Makes an empty memo.
 *
 * Returns: (transfer full): the memo
 */
TmMemo *
tm_memo_new (gsize max_size)
{
  TmMemo *self = g_new0 (TmMemo, 1);

  g_mutex_init (&self->lock);
  g_queue_init (&self->by_use);
  self->entries = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, NULL, entry_free);
  self->max_size = max_size;
  return self;
}

/**
 * tm_memo_free:
 * @self: (nullable) (transfer full): a memo
 *
 * Lets go of all blobs and of the memo itself. Nobody may be using it.
 */
void
tm_memo_free (TmMemo *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->entries);
  g_mutex_clear (&self->lock);
  g_free (self);
}

/**
 * tm_memo_get_shared:
 *
 * Gets the memo that all calculations share. It lives as long as the process. Keys begin with
 * something that no other calculation uses, such as the name of a question.
 *
 * Returns: (transfer none): the memo
 */
TmMemo *
tm_memo_get_shared (void)
{
  static gsize shared = 0;

  if (g_once_init_enter (&shared))
    g_once_init_leave (&shared, (gsize) tm_memo_new (TM_MEMO_SHARED_SIZE));
  return (TmMemo *) shared;
}

/**
 * tm_memo_find:
 * @self: a memo
 * @key: (array length=key_size): what the blob is known by
 * @key_size: size of @key in bytes
 *
 * Looks for a blob. It counts as used.
 *
 * Returns: (transfer full) (nullable): a reference to it, to be let go with
 *   g_atomic_rc_box_release_full(); %NULL: it is not there, or not any more
 */
gpointer
tm_memo_find (TmMemo *self, gconstpointer key, gsize key_size)
{
  gpointer blob = NULL;
  Entry *entry;

  g_return_val_if_fail (self != NULL && key != NULL, NULL);
  g_mutex_lock (&self->lock);
  entry = look_up (self, key, key_size);
  if (entry != NULL)
    {
      g_queue_unlink (&self->by_use, &entry->link);
      g_queue_push_head_link (&self->by_use, &entry->link);
      blob = g_atomic_rc_box_acquire (entry->blob);
    }
  g_mutex_unlock (&self->lock);
  return blob;
}

/**
 * tm_memo_put:
 * @self: a memo
 * @key: (array length=key_size): what the blob is to be known by
 * @key_size: size of @key in bytes
 * @blob: a block of g_atomic_rc_box_alloc(); the memo takes a reference of its own
 * @blob_size: how many bytes it counts for, all that it holds included
 * @clear: (nullable): called before the block is freed; must not use the memo
 *
 * Keeps a blob, in place of the one with the same key. What was used least recently goes until all
 * fits; a blob larger than the whole memo is not kept. When a blob has grown, put it again.
 */
void
tm_memo_put (TmMemo *self,
             gconstpointer key,
             gsize key_size,
             gpointer blob,
             gsize blob_size,
             GDestroyNotify clear)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (entry_free);
  Entry *entry;

  g_return_if_fail (self != NULL && key != NULL && blob != NULL);
  g_mutex_lock (&self->lock);
  entry = look_up (self, key, key_size);
  if (entry != NULL)
    take_out (self, entry, gone);
  if (blob_size <= self->max_size)
    {
      while (self->size > self->max_size - blob_size)
        take_out (self, g_queue_peek_tail (&self->by_use), gone);
      entry = g_new0 (Entry, 1);
      entry->key = g_bytes_new (key, key_size);
      entry->blob = g_atomic_rc_box_acquire (blob);
      entry->size = blob_size;
      entry->clear = clear;
      entry->link.data = entry;
      g_queue_push_head_link (&self->by_use, &entry->link);
      g_hash_table_insert (self->entries, entry->key, entry);
      self->size += blob_size;
    }
  g_mutex_unlock (&self->lock);
}

/**
 * tm_memo_drop:
 * @self: a memo
 * @key: (array length=key_size): what a blob is known by
 * @key_size: size of @key in bytes
 *
 * Forgets a blob, if it is there.
 */
void
tm_memo_drop (TmMemo *self, gconstpointer key, gsize key_size)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (entry_free);
  Entry *entry;

  g_return_if_fail (self != NULL && key != NULL);
  g_mutex_lock (&self->lock);
  entry = look_up (self, key, key_size);
  if (entry != NULL)
    take_out (self, entry, gone);
  g_mutex_unlock (&self->lock);
}

/**
 * tm_memo_get_size:
 * @self: a memo
 *
 * Gets what the blobs in it count for together.
 *
 * Returns: bytes, at most those of tm_memo_new()
 */
gsize
tm_memo_get_size (TmMemo *self)
{
  gsize size;

  g_return_val_if_fail (self != NULL, 0);
  g_mutex_lock (&self->lock);
  size = self->size;
  g_mutex_unlock (&self->lock);
  return size;
}
