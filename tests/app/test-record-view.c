/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One match of the history in a window: what is shown of it, notes, and deleting it. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "store/tm-match-file.h"
#include "tm-games.h"
#include "tm-look.h"
#include "tm-record-view.h"
#include "tm-score-chart.h"

typedef struct
{
  char *folder;
  TmArchive *archive;
  char *uuid;
  GtkWidget *window;
  GtkWidget *toasts;
  GtkWidget *view;
  guint n_gone;
  guint n_back;
} Fixture;

static GtkWidget *
find_descendant (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_descendant (child, type);

  return found;
}

static GtkWidget *
find_label (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, words);

  return found;
}

static char *
put_match (TmArchive *archive)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "four-players.json", NULL);
  g_autoptr (TmMatchFile) file = tm_match_file_load (path, &error);
  g_autoptr (TmMatch) match = NULL;
  char *uuid;

  g_assert_no_error (error);
  match = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);
  g_assert_no_error (error);
  uuid = g_strdup (tm_archive_watch (archive, match));
  g_assert_true (tm_archive_flush (archive, NULL));
  tm_archive_unwatch (archive, match);

  return uuid;
}

static void
gone_cb (Fixture *fixture, const char *uuid)
{
  g_assert_cmpstr (uuid, ==, fixture->uuid);
  fixture->n_gone++;
}

static void
back_cb (Fixture *fixture, const char *uuid)
{
  g_assert_cmpstr (uuid, ==, fixture->uuid);
  fixture->n_back++;
}

static void
iterate_until_shown (Fixture *fixture, const char *words)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (find_label (fixture->toasts, words) == NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;

  fixture->folder = g_dir_make_tmp ("tablemate-XXXXXX", NULL);
  path = g_build_filename (fixture->folder, "tablemate.db", NULL);
  fixture->archive = tm_archive_new (path);
  fixture->uuid = put_match (fixture->archive);

  fixture->window = gtk_window_new ();
  fixture->toasts = adw_toast_overlay_new ();
  fixture->view = tm_record_view_new (fixture->archive);
  g_signal_connect_swapped (fixture->view, "gone", G_CALLBACK (gone_cb), fixture);
  g_signal_connect_swapped (fixture->view, "back", G_CALLBACK (back_cb), fixture);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (fixture->toasts), fixture->view);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->toasts);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  gtk_window_present (GTK_WINDOW (fixture->window));
  tm_record_view_show (TM_RECORD_VIEW (fixture->view), fixture->uuid);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->view), (gpointer *) &fixture->view);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_null (fixture->view);
  g_assert_true (tm_archive_close (fixture->archive, NULL));
  g_object_unref (fixture->archive);
  g_free (fixture->uuid);
  g_free (fixture->folder);
}

static void
test_shown (Fixture *fixture, gconstpointer data)
{
  int minimum;

  g_assert_cmpstr (tm_record_view_get_title (TM_RECORD_VIEW (fixture->view)), ==,
                   "Dungeon Raiders");
  g_assert_nonnull (find_label (fixture->view, "Vera wins: most coins"));
  iterate_until_shown (fixture, "8 draws verified");
  g_assert_true (gtk_widget_get_visible (find_descendant (fixture->view, TM_TYPE_SCORE_CHART)));
  g_assert_nonnull (
      find_label (fixture->view, "After the last move: Anna 11, Boris 7, Vera 12, Gleb 7"));
  gtk_widget_measure (fixture->view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* The slider of the film and the marked step of the chart are one. */
static void
test_chart_and_film (Fixture *fixture, gconstpointer data)
{
  TmScoreChart *chart;
  GtkRange *scale;

  iterate_until_shown (fixture, "8 draws verified");
  chart = TM_SCORE_CHART (find_descendant (fixture->view, TM_TYPE_SCORE_CHART));
  scale = GTK_RANGE (find_descendant (fixture->view, GTK_TYPE_SCALE));
  tm_score_chart_set_step (chart, 3);
  g_assert_cmpfloat (gtk_range_get_value (scale), ==, 3);
  g_assert_nonnull (find_label (fixture->view, "Move 3 of 145"));
  tm_score_chart_set_step (chart, 0);
  g_assert_nonnull (find_label (fixture->view, "Beginning"));
}

static void
write_note (Fixture *fixture, const char *words)
{
  GtkTextView *note = GTK_TEXT_VIEW (find_descendant (fixture->view, GTK_TYPE_TEXT_VIEW));

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (note), words, -1);
}

static void
test_note (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TmMatchInfo) info = NULL;

  write_note (fixture, "  In the garden.\n");
  tm_record_view_show (TM_RECORD_VIEW (fixture->view), NULL);
  g_assert_true (tm_archive_flush (fixture->archive, NULL));
  info = tm_archive_find_match (fixture->archive, fixture->uuid, NULL);
  g_assert_cmpstr (info->note, ==, "In the garden.");
}

static void delete (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->view, "record.delete", NULL);
  g_assert_cmpuint (fixture->n_gone, ==, 1);
  g_assert_null (tm_record_view_get_uuid (TM_RECORD_VIEW (fixture->view)));
}

static TmMatchInfo *
find_match (Fixture *fixture)
{
  g_assert_true (tm_archive_flush (fixture->archive, NULL));

  return tm_archive_find_match (fixture->archive, fixture->uuid, NULL);
}

static void
test_deleted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TmMatchInfo) before = NULL;

  delete (fixture);
  before = find_match (fixture);
  g_assert_nonnull (before);
  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (fixture->toasts));
  g_assert_null (find_match (fixture));
  g_assert_cmpuint (fixture->n_back, ==, 0);
}

static void
test_taken_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TmMatchInfo) info = NULL;
  GtkWidget *button;

  delete (fixture);
  iterate_until_shown (fixture, "Undo");
  button = gtk_widget_get_ancestor (find_label (fixture->toasts, "Undo"), GTK_TYPE_BUTTON);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (fixture->n_back, ==, 1);
  info = find_match (fixture);
  g_assert_nonnull (info);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  /* Not isolated: icons are looked for in the folders of the system. What is written lies elsewhere. */
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  tm_look_complete ();
  tm_games_register ();

  ADD ("/app/record-view/shown", test_shown);
  ADD ("/app/record-view/chart-moves-the-film", test_chart_and_film);
  ADD ("/app/record-view/note-is-kept", test_note);
  ADD ("/app/record-view/deleted/for-good", test_deleted);
  ADD ("/app/record-view/deleted/taken-back", test_taken_back);

  return g_test_run ();
}
