/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "tm-help.h"

/* Says what is missing: the pages are there, but nothing shows them. */
static void
show_trouble (GtkWindow *parent)
{
  AdwDialog *dialog = adw_alert_dialog_new (
      _ ("Help Cannot Be Shown"),
      _ ("No program on this device shows help pages. With the application Help (Yelp) installed, "
         "they open from here; the manual pages of tablemate and tablemate-cli tell the rest."));

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, parent != NULL ? GTK_WIDGET (parent) : NULL);
}

static void
launched_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GtkWindow) parent = user_data;
  g_autoptr (GError) error = NULL;

  if (gtk_uri_launcher_launch_finish (GTK_URI_LAUNCHER (source), result, &error)
      || g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED)
      || g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    return;

  show_trouble (parent);
}

/**
 * tm_help_show:
 * @parent: (nullable): the window that help is asked for from
 *
 * Opens the user's guide in the help viewer of the desktop. If there is none, a dialog says so.
 */
void
tm_help_show (GtkWindow *parent)
{
  g_autoptr (GtkUriLauncher) launcher = gtk_uri_launcher_new ("help:tablemate");

  gtk_uri_launcher_launch (launcher, parent, NULL, launched_cb,
                           parent != NULL ? g_object_ref (parent) : NULL);
}
