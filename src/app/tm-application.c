/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "exchange/tm-exchange.h"

#include "tm-application.h"
#include "tm-backups-dialog.h"
#include "tm-help.h"
#include "tm-preferences-dialog.h"
#include "tm-search-provider.h"
#include "tm-window.h"

/* Each is shown in a dialog of its own, which nobody wants to close by the hundred. */
#define MOST_FILES 20

struct _TmApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  TmArchive *archive;
  gboolean is_over;
  TmSearchProvider *search_provider;
};

G_DEFINE_FINAL_TYPE (TmApplication, tm_application, ADW_TYPE_APPLICATION)

static void
backups_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TmApplication *self = user_data;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  adw_dialog_present (tm_backups_dialog_new (tm_application_get_archive (self)),
                      window != NULL ? GTK_WIDGET (window) : NULL);
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TmApplication *self = user_data;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  adw_dialog_present (tm_preferences_dialog_new (self->settings),
                      window != NULL ? GTK_WIDGET (window) : NULL);
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (user_data);
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/tablemate/Tablemate/ui/tm-shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (shortcuts, window);
  gtk_window_present (shortcuts);
}

static void
help_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tm_help_show (gtk_application_get_active_window (user_data));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (user_data);
  AdwDialog *dialog = adw_about_dialog_new ();
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (dialog);

  adw_about_dialog_set_application_name (about, _ ("Tablemate"));
  adw_about_dialog_set_application_icon (about, APP_ID);
  adw_about_dialog_set_version (about, VERSION);
  adw_about_dialog_set_developer_name (about, _ ("The Tablemate contributors"));
  adw_about_dialog_set_comments (about, _ ("A companion for board games played with real "
                                           "components: it counts, rolls, remembers and settles "
                                           "arguments."));
  adw_about_dialog_set_license_type (about, GTK_LICENSE_GPL_3_0);
  /* Translators: put your names here, one on each line */
  adw_about_dialog_set_translator_credits (about, _ ("translator-credits"));
  adw_dialog_present (dialog, window != NULL ? GTK_WIDGET (window) : NULL);
}

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (user_data);

  if (window != NULL)
    gtk_window_close (window);
  else
    g_application_quit (user_data);
}

static const GActionEntry actions[] = {
  { .name = "backups", .activate = backups_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "help", .activate = help_cb },
  { .name = "about", .activate = about_cb },
  { .name = "quit", .activate = quit_cb },
};

static void
set_accel (TmApplication *self, const char *action, const char *accel)
{
  gtk_application_set_accels_for_action (GTK_APPLICATION (self), action,
                                         (const char *[]) { accel, NULL });
}

/* Whoever asks the program to end gets everything saved first. */
static gboolean
terminated_cb (gpointer user_data)
{
  g_application_quit (user_data);

  return G_SOURCE_CONTINUE;
}

static void
tm_application_startup (GApplication *application)
{
  TmApplication *self = TM_APPLICATION (application);

  /* Said before GTK looks whether the icon is there: looking makes it read the icon theme, which
     libadwaita's own icons make it read once more. */
  gtk_window_set_default_icon_name (APP_ID);
  G_APPLICATION_CLASS (tm_application_parent_class)->startup (application);

  self->settings = g_settings_new (APP_ID);
  tm_exchange_register ();
  g_unix_signal_add (SIGTERM, terminated_cb, self);
  g_unix_signal_add (SIGINT, terminated_cb, self);

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  set_accel (self, "app.preferences", "<Control>comma");
  set_accel (self, "app.shortcuts", "<Control>question");
  set_accel (self, "app.help", "F1");
  set_accel (self, "app.quit", "<Control>q");
  set_accel (self, "win.new-match", "<Control>n");
}

static gboolean
tm_application_dbus_register (GApplication *application,
                              GDBusConnection *connection,
                              const char *path,
                              GError **error)
{
  TmApplication *self = TM_APPLICATION (application);

  if (!G_APPLICATION_CLASS (tm_application_parent_class)
           ->dbus_register (application, connection, path, error))
    return FALSE;

  self->search_provider = tm_search_provider_new (self, connection, error);

  return self->search_provider != NULL;
}

static void
tm_application_dbus_unregister (GApplication *application,
                                GDBusConnection *connection,
                                const char *path)
{
  TmApplication *self = TM_APPLICATION (application);

  g_clear_pointer (&self->search_provider, tm_search_provider_free);

  G_APPLICATION_CLASS (tm_application_parent_class)
      ->dbus_unregister (application, connection, path);
}

static void
tm_application_activate (GApplication *application)
{
  TmApplication *self = TM_APPLICATION (application);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL)
    window = GTK_WINDOW (tm_window_new (self));

  gtk_window_present (window);
}

static void
refuse_files (GtkWindow *window)
{
  g_autofree char *advice = g_strdup_printf (_ ("Open at most %d files at once."), MOST_FILES);
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Too Many Files"), advice);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (window));
}

/* Files of another device or program: what each would bring is shown. */
static void
tm_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  GtkWindow *window;

  g_application_activate (application);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  if (n_files > MOST_FILES)
    {
      refuse_files (window);
      return;
    }

  for (int i = 0; TM_IS_WINDOW (window) && i < n_files; i++)
    tm_window_import (TM_WINDOW (window), files[i]);
}

/* What is still in memory goes to the disk before the process ends. */
static void
tm_application_shutdown (GApplication *application)
{
  TmApplication *self = TM_APPLICATION (application);
  g_autoptr (GError) error = NULL;

  self->is_over = TRUE;
  if (self->archive != NULL && !tm_archive_close (self->archive, &error))
    g_printerr ("%s\n", error->message);

  g_clear_object (&self->archive);
  g_clear_object (&self->settings);

  G_APPLICATION_CLASS (tm_application_parent_class)->shutdown (application);
}

static void
tm_application_class_init (TmApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  application_class->dbus_register = tm_application_dbus_register;
  application_class->dbus_unregister = tm_application_dbus_unregister;
  application_class->startup = tm_application_startup;
  application_class->activate = tm_application_activate;
  application_class->open = tm_application_open;
  application_class->shutdown = tm_application_shutdown;
}

static void
tm_application_init (TmApplication *self)
{
}

/**
 * tm_application_new:
 *
 * Makes the application.
 *
 * Returns: (transfer full): the application
 */
TmApplication *
tm_application_new (void)
{
  return g_object_new (TM_TYPE_APPLICATION, "application-id", APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                       "/io/github/tablemate/Tablemate", "version", VERSION, NULL);
}

/**
 * tm_application_get:
 *
 * Gets the running application.
 *
 * Returns: (transfer none): the application
 */
TmApplication *
tm_application_get (void)
{
  return TM_APPLICATION (g_application_get_default ());
}

/**
 * tm_application_get_archive:
 * @self: the application
 *
 * Gets the user's matches, players and cards. They are opened when they are first asked for: nobody
 * waits for that before there is a window.
 *
 * Returns: (transfer none) (nullable): the archive; %NULL once the application shuts down
 */
TmArchive *
tm_application_get_archive (TmApplication *self)
{
  g_return_val_if_fail (TM_IS_APPLICATION (self), NULL);

  if (self->archive == NULL && !self->is_over)
    self->archive = tm_archive_new (NULL);

  return self->archive;
}

/**
 * tm_application_get_settings:
 * @self: the application
 *
 * Gets the user's settings.
 *
 * Returns: (transfer none): the settings
 */
GSettings *
tm_application_get_settings (TmApplication *self)
{
  g_return_val_if_fail (TM_IS_APPLICATION (self), NULL);

  return self->settings;
}
