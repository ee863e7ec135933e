/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-writer.h"

#include "tm-store-error.h"

#include <glib/gstdio.h>

#include "test-fair.h"

#define PATIENCE (20 * G_USEC_PER_SEC)

/* Made ready by the writer's thread. */
typedef struct
{
  GMutex lock;
  GCond tried;
  guint n_tries;
} Tries;

static void
tried_cb (gpointer user_data)
{
  Tries *self = user_data;

  g_mutex_lock (&self->lock);
  self->n_tries++;
  g_cond_signal (&self->tried);
  g_mutex_unlock (&self->lock);
}

static void
await_try (Tries *self)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  g_mutex_lock (&self->lock);
  while (self->n_tries == 0)
    g_assert_true (g_cond_wait_until (&self->tried, &self->lock, end));
  g_mutex_unlock (&self->lock);
}

static gboolean
conflict (TmDatabase *database G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED, GError **error)
{
  g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_CONFLICT, "in the way");
  return FALSE;
}

/* What was taken out of the queue, because another program had gone on with the match, is not saved before
 * it has got another place: nobody may say so meanwhile. */
static void
test_rejected_is_not_saved (void)
{
  g_autofree char *folder = fair_make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablemate.db", NULL);
  Tries tries = { 0 };
  TmWriter *writer = tm_writer_new (path, tried_cb, &tries);
  TmWriterJob job = { .write = conflict, .subject = g_strdup ("match"), .n_lines = 1 };
  g_autofree char *subject = NULL;
  gboolean is_idle = TRUE;

  tm_writer_push (writer, &job);
  await_try (&tries);
  tm_writer_get_n_unsaved (writer, &is_idle);
  g_assert_false (is_idle);
  subject = tm_writer_steal_rejected (writer);
  g_assert_cmpstr (subject, ==, "match");
  tm_writer_get_n_unsaved (writer, &is_idle);
  g_assert_true (is_idle);
  tm_writer_free (writer);
  fair_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/store/writer/rejected-is-not-saved", test_rejected_is_not_saved);
  return g_test_run ();
}
