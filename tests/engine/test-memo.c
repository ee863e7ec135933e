/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-memo.h"

#include <string.h>

static gint n_cleared;

typedef struct
{
  guint number;
  guint check;
} Blob;

static void
count_cb (gpointer blob)
{
  Blob *self = blob;

  g_assert_cmpuint (self->check, ==, ~self->number);
  self->check = 0;
  g_atomic_int_inc (&n_cleared);
}

static Blob *
make_blob (guint number)
{
  Blob *blob = g_atomic_rc_box_new (Blob);

  blob->number = number;
  blob->check = ~number;
  return blob;
}

static void
put (TmMemo *memo, const char *key, guint number, gsize size)
{
  Blob *blob = make_blob (number);

  tm_memo_put (memo, key, strlen (key), blob, size, count_cb);
  g_atomic_rc_box_release_full (blob, count_cb);
}

/* The number kept under a key, or -1. */
static int
look (TmMemo *memo, const char *key)
{
  Blob *blob = tm_memo_find (memo, key, strlen (key));
  int number = -1;

  if (blob != NULL)
    {
      g_assert_cmpuint (blob->check, ==, ~blob->number);
      number = (int) blob->number;
      g_atomic_rc_box_release_full (blob, count_cb);
    }
  return number;
}

static void
test_find (void)
{
  g_autoptr (TmMemo) memo = tm_memo_new (100);

  g_assert_cmpint (look (memo, "a"), ==, -1);
  put (memo, "a", 1, 10);
  put (memo, "b", 2, 20);
  g_assert_cmpint (look (memo, "a"), ==, 1);
  g_assert_cmpint (look (memo, "b"), ==, 2);
  g_assert_cmpint (look (memo, "ab"), ==, -1);
  g_assert_cmpuint (tm_memo_get_size (memo), ==, 30);
}

static void
test_whole_key (void)
{
  g_autoptr (TmMemo) memo = tm_memo_new (100);
  Blob *blob = make_blob (7);

  tm_memo_put (memo, "x\0y", 3, blob, 1, count_cb);
  g_atomic_rc_box_release_full (blob, count_cb);
  g_assert_null (tm_memo_find (memo, "x\0z", 3));
  g_assert_null (tm_memo_find (memo, "x", 1));
  blob = tm_memo_find (memo, "x\0y", 3);
  g_assert_cmpuint (blob->number, ==, 7);
  g_atomic_rc_box_release_full (blob, count_cb);
}

static void
test_put_again (void)
{
  g_autoptr (TmMemo) memo = tm_memo_new (100);

  n_cleared = 0;
  put (memo, "a", 1, 40);
  put (memo, "a", 2, 90);
  g_assert_cmpint (n_cleared, ==, 1);
  g_assert_cmpint (look (memo, "a"), ==, 2);
  g_assert_cmpuint (tm_memo_get_size (memo), ==, 90);
}

static void
test_same_blob_again (void)
{
  g_autoptr (TmMemo) memo = tm_memo_new (100);
  Blob *blob = make_blob (3);

  n_cleared = 0;
  tm_memo_put (memo, "a", 1, blob, 10, count_cb);
  tm_memo_put (memo, "a", 1, blob, 60, count_cb);
  g_atomic_rc_box_release_full (blob, count_cb);
  g_assert_cmpint (n_cleared, ==, 0);
  g_assert_cmpint (look (memo, "a"), ==, 3);
  g_assert_cmpuint (tm_memo_get_size (memo), ==, 60);
}

static void
test_least_used_goes (void)
{
  g_autoptr (TmMemo) memo = tm_memo_new (100);

  n_cleared = 0;
  put (memo, "a", 1, 40);
  put (memo, "b", 2, 40);
  put (memo, "c", 3, 20);
  g_assert_cmpint (n_cleared, ==, 0);
  g_assert_cmpint (look (memo, "a"), ==, 1);
  put (memo, "d", 4, 1);
  g_assert_cmpint (n_cleared, ==, 1);
  g_assert_cmpint (look (memo, "b"), ==, -1);
  g_assert_cmpint (look (memo, "a"), ==, 1);
  g_assert_cmpint (look (memo, "c"), ==, 3);
  g_assert_cmpint (look (memo, "d"), ==, 4);
  put (memo, "e", 5, 100);
  g_assert_cmpint (n_cleared, ==, 4);
  g_assert_cmpint (look (memo, "e"), ==, 5);
  g_assert_cmpuint (tm_memo_get_size (memo), ==, 100);
}

static void
test_too_large (void)
{
  g_autoptr (TmMemo) memo = tm_memo_new (100);

  n_cleared = 0;
  put (memo, "a", 1, 50);
  put (memo, "b", 2, 101);
  g_assert_cmpint (look (memo, "b"), ==, -1);
  g_assert_cmpint (look (memo, "a"), ==, 1);
  put (memo, "a", 3, 101);
  g_assert_cmpint (look (memo, "a"), ==, -1);
  g_assert_cmpint (n_cleared, ==, 3);
  g_assert_cmpuint (tm_memo_get_size (memo), ==, 0);
}

static void
test_drop (void)
{
  g_autoptr (TmMemo) memo = tm_memo_new (100);
  Blob *blob;

  n_cleared = 0;
  put (memo, "a", 1, 50);
  blob = tm_memo_find (memo, "a", 1);
  tm_memo_drop (memo, "a", 1);
  tm_memo_drop (memo, "b", 1);
  g_assert_cmpint (look (memo, "a"), ==, -1);
  g_assert_cmpuint (tm_memo_get_size (memo), ==, 0);
  g_assert_cmpint (n_cleared, ==, 0);
  g_assert_cmpuint (blob->number, ==, 1);
  g_atomic_rc_box_release_full (blob, count_cb);
  g_assert_cmpint (n_cleared, ==, 1);
}

static void
test_free (void)
{
  TmMemo *memo = tm_memo_new (100);
  Blob *blob;

  n_cleared = 0;
  put (memo, "a", 1, 50);
  put (memo, "b", 2, 50);
  blob = tm_memo_find (memo, "a", 1);
  tm_memo_free (memo);
  g_assert_cmpint (n_cleared, ==, 1);
  g_atomic_rc_box_release_full (blob, count_cb);
  g_assert_cmpint (n_cleared, ==, 2);
}

/* Threads */

#define N_THREADS 4
#define N_ROUNDS 20000
#define N_KEYS 16

static gpointer
work_cb (gpointer data)
{
  TmMemo *memo = data;
  GRand *random = g_rand_new_with_seed (GPOINTER_TO_UINT (&random) & 0xffff);

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      guint number = g_rand_int_range (random, 0, N_KEYS);
      const char key[] = { 'k', (char) ('a' + number), '\0' };
      int found;

      switch (g_rand_int_range (random, 0, 8))
        {
        case 0:
          tm_memo_drop (memo, key, strlen (key));
          break;
        case 1:
        case 2:
          put (memo, key, number, 1 + number);
          break;
        default:
          found = look (memo, key);
          g_assert_true (found == -1 || (guint) found == number);
          break;
        }
      g_assert_cmpuint (tm_memo_get_size (memo), <=, 60);
    }
  g_rand_free (random);
  return NULL;
}

static void
test_threads (void)
{
  g_autoptr (TmMemo) memo = tm_memo_new (60);
  GThread *threads[N_THREADS];

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("memo", work_cb, memo);
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);
}

static void
test_shared (void)
{
  TmMemo *memo = tm_memo_get_shared ();

  g_assert_true (memo == tm_memo_get_shared ());
  put (memo, "test", 1, TM_MEMO_SHARED_SIZE);
  g_assert_cmpint (look (memo, "test"), ==, 1);
  put (memo, "more", 2, 1);
  g_assert_cmpint (look (memo, "test"), ==, -1);
  tm_memo_drop (memo, "more", 4);
  g_assert_cmpuint (tm_memo_get_size (memo), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/engine/memo/find/by-key", test_find);
  g_test_add_func ("/engine/memo/find/by-the-whole-key", test_whole_key);
  g_test_add_func ("/engine/memo/put/in-place-of-another", test_put_again);
  g_test_add_func ("/engine/memo/put/the-same-that-has-grown", test_same_blob_again);
  g_test_add_func ("/engine/memo/bound/least-recently-used-goes-first", test_least_used_goes);
  g_test_add_func ("/engine/memo/bound/too-large-is-not-kept", test_too_large);
  g_test_add_func ("/engine/memo/drop/lives-on-with-its-user", test_drop);
  g_test_add_func ("/engine/memo/free/lives-on-with-its-user", test_free);
  g_test_add_func ("/engine/memo/threads/no-blob-is-lost-or-freed-twice", test_threads);
  g_test_add_func ("/engine/memo/shared/one-for-all", test_shared);
  return g_test_run ();
}
