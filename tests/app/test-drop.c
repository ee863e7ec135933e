/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file that is dropped on the window: it is shown what it would bring, or why it brings nothing. */

#include <adwaita.h>

#include "tm-application.h"
#include "tm-games.h"
#include "tm-window.h"

/* How long a file may take to be read, in seconds. */
#define PATIENCE 30

static GtkDropTarget *
find_target (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }

  return NULL;
}

static gboolean
drop (GtkWidget *window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GdkFileList *files = gdk_file_list_new_from_array (&file, 1);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, files);
  g_signal_emit_by_name (find_target (window), "drop", &value, 0.0, 0.0, &is_taken);

  return is_taken;
}

static gboolean
late_cb (gpointer is_late)
{
  *(gboolean *) is_late = TRUE;

  return G_SOURCE_REMOVE;
}

static AdwDialog *
await_dialog (GtkWidget *window)
{
  gboolean is_late = FALSE;
  guint timer = g_timeout_add_seconds (PATIENCE, late_cb, &is_late);
  AdwDialog *dialog = NULL;

  while (dialog == NULL && !is_late)
    {
      g_main_context_iteration (NULL, TRUE);
      dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
    }
  if (!is_late)
    g_source_remove (timer);

  return dialog;
}

static void
drop_plays (GtkWidget *window)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "exchange", "data", "bgstats-export.json", NULL);
  AdwDialog *dialog;

  g_assert_nonnull (find_target (window));
  g_assert_true (drop (window, path));
  dialog = await_dialog (window);
  g_assert_nonnull (dialog);
  g_assert_false (ADW_IS_ALERT_DIALOG (dialog));
  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "bgstats-export.json");
  adw_dialog_force_close (dialog);
}

static void
drop_nothing (GtkWidget *window)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "test-drop.c", NULL);
  AdwDialog *dialog;

  g_assert_true (drop (window, path));
  dialog = await_dialog (window);
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  g_assert_true (
      g_str_has_prefix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), "test-drop.c: "));
  adw_dialog_force_close (dialog);
}

static gboolean
drop_cb (gpointer application)
{
  GtkWidget *window
      = GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (application)));

  drop_plays (window);
  drop_nothing (window);
  gtk_window_close (GTK_WINDOW (window));

  return G_SOURCE_REMOVE;
}

static void
activated_cb (TmApplication *application)
{
  g_idle_add (drop_cb, application);
}

static void
test_files (void)
{
  g_autoptr (TmApplication) application = tm_application_new ();

  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_signal_connect_after (application, "activate", G_CALLBACK (activated_cb), NULL);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_autofree char *type = NULL;

  /* The kinds of pictures are told by folders that tests do not see: they are looked up before. */
  type = g_content_type_guess ("symbol.svg", NULL, 0, NULL);
  g_assert_cmpstr (type, ==, "image/svg+xml");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();

  g_test_add_func ("/drop/files", test_files);

  return g_test_run ();
}
