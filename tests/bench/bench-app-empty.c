/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The peer of bench-app-start: a window of libadwaita with nothing in it, of a program that is
 * known on the bus, as all programs of the desktop are. */

#include "bench-window.h"

static void
activate_cb (GtkApplication *application, gpointer user_data)
{
  GtkWidget *window = adw_application_window_new (application);

  (void) user_data;
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 768);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;

  bench_stamp (BENCH_MAIN);
  application = adw_application_new ("io.github.tablemate.Empty", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  bench_watch_start (GTK_APPLICATION (application));
  return g_application_run (G_APPLICATION (application), argc, argv);
}
