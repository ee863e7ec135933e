/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-look.h"

static void
add_style (GdkDisplay *display, const char *name)
{
  g_autofree char *path = g_strconcat ("/io/github/tablemate/Tablemate/", name, NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/**
 * tm_look_complete:
 *
 * Loads what the first frame of a window does not need: the styles of the table and of the pages
 * round it. Whatever shows more than the bare window asks for it; only the first call does
 * something.
 */
void
tm_look_complete (void)
{
  static gboolean is_complete = FALSE;
  GdkDisplay *display = gdk_display_get_default ();

  if (is_complete || display == NULL)
    return;

  add_style (display, "scene.css");
  add_style (display, "app.css");
  is_complete = TRUE;
}
