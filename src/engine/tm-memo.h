/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TM_MEMO_SHARED_SIZE:
 *
 * How many bytes the memo shared by all calculations holds at most.
 */
#define TM_MEMO_SHARED_SIZE (128 * 1024 * 1024)

/**
 * TmMemo:
 *
 * Results and tables of long calculations, kept for the next question: a cache of blobs by key, with
 * a bound on its size. What has not been used for longest goes first.
 *
 * A blob is a block of [func@GLib.atomic_rc_box_alloc], so that one which is dropped here lives on as
 * long as somebody works with it. The memo never looks into it. All functions may be called from any
 * thread; whether two threads may work on one blob at once is a matter of the blob.
 *
 * A memo is an aid and nothing else: what is calculated must be the same without it.
 */
typedef struct _TmMemo TmMemo;

TmMemo *tm_memo_new (gsize max_size) G_GNUC_WARN_UNUSED_RESULT;
void tm_memo_free (TmMemo *self);
TmMemo *tm_memo_get_shared (void);

gpointer tm_memo_find (TmMemo *self, gconstpointer key, gsize key_size) G_GNUC_WARN_UNUSED_RESULT;
void tm_memo_put (TmMemo *self,
                  gconstpointer key,
                  gsize key_size,
                  gpointer blob,
                  gsize blob_size,
                  GDestroyNotify clear);
void tm_memo_drop (TmMemo *self, gconstpointer key, gsize key_size);
gsize tm_memo_get_size (TmMemo *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmMemo, tm_memo_free)

G_END_DECLS
