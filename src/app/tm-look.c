/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-look.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* How long after its styles came a window stands still, in milliseconds. */
#define SETTLED_MS 500

static void
add_style (GdkDisplay *display, const char *name)
{
  g_autofree char *path = g_strconcat ("/io/github/tablemate/Tablemate/", name, NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Reading styles, and the templates of what comes with them, takes memory for a moment, which the C
 * library would keep. */
static gboolean
give_back_cb (gpointer data)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

/**
 * tm_look_complete:
 *
 * Loads what the first frame of a window does not need: the styles of the table and of the pages
 * round it. Whatever shows more than the bare window asks for it; only the first call does
 * something. Half a second later the memory goes back that reading them took for a moment.
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
  g_timeout_add_full (G_PRIORITY_LOW, SETTLED_MS, give_back_cb, NULL, NULL);
  is_complete = TRUE;
}
