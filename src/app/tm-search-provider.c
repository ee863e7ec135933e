/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-search-calls.h"
#include "tm-search-provider.h"
#include "tm-window.h"

#define INTERFACE "org.gnome.Shell.SearchProvider2"
#define INTERFACE_RESOURCE "/io/github/tablemate/Tablemate/" INTERFACE ".xml"
#define OBJECT_PATH "/io/github/tablemate/Tablemate/SearchProvider"

/* For so long a program without a window waits for the next question, in milliseconds. Somebody who
 * types asks with every letter. */
#define PATIENCE 15000

struct _TmSearchProvider
{
  TmApplication *application;
  TmSearchCalls *calls;
  GDBusConnection *connection;
  guint registration;
};

/* Places in the window */

static void
open_cb (gpointer user_data)
{
  TmSearchProvider *self = user_data;

  g_application_activate (G_APPLICATION (self->application));
}

static TmWindow *
get_window (TmSearchProvider *self)
{
  return TM_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
}

static void
show_match_cb (const char *uuid, gpointer user_data)
{
  tm_window_show_match (get_window (user_data), uuid);
}

static void
show_article_cb (const TmGame *game, const TmArticle *article, gpointer user_data)
{
  tm_window_show_article (get_window (user_data), game, article);
}

static void
search_rules_cb (const char *words, gpointer user_data)
{
  tm_window_search_rules (get_window (user_data), words);
}

static void
search_history_cb (const char *words, gpointer user_data)
{
  tm_window_search_history (get_window (user_data), words);
}

static const TmSearchPlaces places = {
  .open = open_cb,
  .show_match = show_match_cb,
  .show_article = show_article_cb,
  .search_rules = search_rules_cb,
  .search_history = search_history_cb,
};

/* Calls */

static TmSearchCalls *
ensure_calls (TmSearchProvider *self)
{
  if (self->calls == NULL)
    self->calls
        = tm_search_calls_new (tm_application_get_archive (self->application), &places, self);

  return self->calls;
}

/* The bus lets through only what the interface has, with parameters of the right types. A program
 * that was started to answer stays a while; one with a window ends with it. */
static void
method_call_cb (GDBusConnection *connection,
                const char *sender,
                const char *path,
                const char *interface,
                const char *method,
                GVariant *parameters,
                GDBusMethodInvocation *invocation,
                gpointer user_data)
{
  TmSearchProvider *self = user_data;
  GApplication *application = G_APPLICATION (self->application);

  g_application_hold (application);
  g_dbus_method_invocation_return_value (
      invocation, tm_search_calls_answer (ensure_calls (self), method, parameters));
  g_application_set_inactivity_timeout (
      application,
      gtk_application_get_windows (GTK_APPLICATION (application)) == NULL ? PATIENCE : 0);
  g_application_release (application);
}

static const GDBusInterfaceVTable vtable = { .method_call = method_call_cb };

static GDBusNodeInfo *
load_node (GError **error)
{
  g_autoptr (GBytes) xml = g_resources_lookup_data (INTERFACE_RESOURCE, 0, error);

  return xml != NULL ? g_dbus_node_info_new_for_xml (g_bytes_get_data (xml, NULL), error) : NULL;
}

/**
 * tm_search_provider_new:
 * @application: the application
 * @connection: the session bus
 * @error: return location for an error
 *
 * Begins to answer. The archive is asked for with the first question.
 *
 * Returns: (transfer full) (nullable): the provider; %NULL if the bus does not let it
 */
TmSearchProvider *
tm_search_provider_new (TmApplication *application, GDBusConnection *connection, GError **error)
{
  g_autoptr (GDBusNodeInfo) node = load_node (error);
  g_autoptr (TmSearchProvider) self = NULL;

  if (node == NULL)
    return NULL;

  self = g_new0 (TmSearchProvider, 1);
  self->application = application;
  self->connection = g_object_ref (connection);
  self->registration = g_dbus_connection_register_object (
      connection, OBJECT_PATH, g_dbus_node_info_lookup_interface (node, INTERFACE), &vtable, self,
      NULL, error);

  return self->registration != 0 ? g_steal_pointer (&self) : NULL;
}

/**
 * tm_search_provider_free:
 * @self: (nullable): a provider
 *
 * Answers no more.
 */
void
tm_search_provider_free (TmSearchProvider *self)
{
  if (self == NULL)
    return;

  if (self->registration != 0)
    g_dbus_connection_unregister_object (self->connection, self->registration);
  g_clear_object (&self->connection);
  tm_search_calls_free (self->calls);
  g_free (self);
}
