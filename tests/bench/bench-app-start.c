/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tablemate as main() starts it, until its first window is painted. */

#include "config.h"

#include "bench-window.h"
#include "games/tm-games.h"
#include "tm-application.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int argc, char **argv)
{
  g_autoptr (TmApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  tm_games_register ();

  application = tm_application_new ();
  bench_watch_start (GTK_APPLICATION (application));
  return g_application_run (G_APPLICATION (application), argc, argv);
}
