/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "games/tm-games.h"

#include "tm-application.h"

int
main (int argc, char *argv[])
{
  g_autoptr (TmApplication) application = NULL;
  const char *locale_dir = g_getenv ("TABLEMATE_LOCALE_DIR");

  /* The translations lie elsewhere when Tablemate is run from where it was built. */
  /* NOLINTNEXTLINE(concurrency-mt-unsafe): there is no other thread yet */
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir != NULL ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_set_application_name (_ ("Tablemate"));
  tm_games_register ();

  application = tm_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
