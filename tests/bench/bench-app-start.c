/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tablemate as main() starts it, until its first window is painted, and until the shelf is. */

#include "config.h"

#include "bench-window.h"
#include "games/tm-games.h"
#include "tm-application.h"

#include <glib/gi18n.h>
#include <locale.h>

static gboolean
shows_shelf (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "tm-tile"))
    return gtk_widget_get_mapped (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows_shelf (child))
      return TRUE;
  return FALSE;
}

static void
shelf_painted_cb (GdkFrameClock *clock, GtkWidget *window)
{
  if (!shows_shelf (window))
    return;
  bench_stamp (BENCH_SHELF);
  g_signal_handlers_disconnect_by_func (clock, shelf_painted_cb, window);
}

static void
mapped_cb (GtkWidget *window, gpointer data)
{
  (void) data;
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                    G_CALLBACK (shelf_painted_cb), window);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, gpointer data)
{
  (void) application;
  (void) data;
  g_signal_connect_after (window, "map", G_CALLBACK (mapped_cb), NULL);
}

int
main (int argc, char **argv)
{
  g_autoptr (TmApplication) application = NULL;

  bench_stamp (BENCH_MAIN);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  tm_games_register ();

  application = tm_application_new ();
  bench_watch_start (GTK_APPLICATION (application));
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
