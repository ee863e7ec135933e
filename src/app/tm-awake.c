/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-application.h"
#include "tm-awake.h"

/**
 * tm_awake_hold:
 * @widget: a widget in a window
 * @cookie: (inout): 0, or what this function has put there before
 * @why: a sentence that tells people why
 *
 * Keeps the screen on, unless the settings forbid it. Holding what is held changes nothing.
 */
void
tm_awake_hold (GtkWidget *widget, guint *cookie, const char *why)
{
  TmApplication *application = tm_application_get ();
  GtkRoot *root = gtk_widget_get_root (widget);

  if (*cookie != 0
      || !g_settings_get_boolean (tm_application_get_settings (application), "keep-awake"))
    return;

  *cookie = gtk_application_inhibit (GTK_APPLICATION (application),
                                     GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                     GTK_APPLICATION_INHIBIT_IDLE, why);
}

/**
 * tm_awake_set:
 * @widget: a widget in a window
 * @cookie: (inout): 0, or what these functions have put there before
 * @is_wanted: whether there is a reason to keep the screen on now
 * @why: a sentence that tells people why
 *
 * Keeps the screen on, or lets it go off again. To be called after the setting has changed, too.
 */
void
tm_awake_set (GtkWidget *widget, guint *cookie, gboolean is_wanted, const char *why)
{
  GSettings *settings = tm_application_get_settings (tm_application_get ());

  if (is_wanted && g_settings_get_boolean (settings, "keep-awake"))
    tm_awake_hold (widget, cookie, why);
  else
    tm_awake_release (cookie);
}

/**
 * tm_awake_release:
 * @cookie: (inout): what [func@awake_hold] has put there, or 0
 *
 * Lets the screen go off again.
 */
void
tm_awake_release (guint *cookie)
{
  TmApplication *application = tm_application_get ();

  if (*cookie != 0 && application != NULL)
    gtk_application_uninhibit (GTK_APPLICATION (application), *cookie);
  *cookie = 0;
}
