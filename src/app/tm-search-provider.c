/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-search-provider.h"
#include "tm-search-results.h"
#include "tm-window.h"

#define INTERFACE "org.gnome.Shell.SearchProvider2"
#define INTERFACE_RESOURCE "/io/github/tablemate/Tablemate/" INTERFACE ".xml"
#define OBJECT_PATH "/io/github/tablemate/Tablemate/SearchProvider"

/* For so long a program without a window waits for the next question, in milliseconds. Somebody who
 * types asks with every letter. */
#define PATIENCE 15000
/* Whoever asks for more than the desktop shows does not mean well. */
#define MOST_METAS 100

struct _TmSearchProvider
{
  TmApplication *application;
  TmSearchResults *results;
  GDBusConnection *connection;
  guint registration;
};

static TmSearchResults *
ensure_results (TmSearchProvider *self)
{
  if (self->results == NULL)
    self->results = tm_search_results_new (tm_application_get_archive (self->application));

  return self->results;
}

static TmWindow *
open_window (TmSearchProvider *self)
{
  g_application_activate (G_APPLICATION (self->application));

  return TM_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
}

/* Answers */

static GVariant *
find (TmSearchProvider *self, const char *const *terms)
{
  g_autofree char *words = g_strjoinv (" ", (char **) terms);
  g_auto (GStrv) ids = tm_search_results_find (ensure_results (self), words);

  return g_variant_new ("(^as)", ids);
}

static GVariant *
get_initial_result_set (TmSearchProvider *self, GVariant *parameters)
{
  g_autofree const char **terms = NULL;

  g_variant_get (parameters, "(^a&s)", &terms);

  return find (self, terms);
}

/* What was found before holds only the best, so that it has no say in what is found now. */
static GVariant *
get_subsearch_result_set (TmSearchProvider *self, GVariant *parameters)
{
  g_autofree const char **terms = NULL;

  g_variant_get (parameters, "(@as^a&s)", NULL, &terms);

  return find (self, terms);
}

static GVariant *
get_result_metas (TmSearchProvider *self, GVariant *parameters)
{
  GVariantBuilder metas = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aa{sv}"));
  g_autofree const char **ids = NULL;

  g_variant_get (parameters, "(^a&s)", &ids);
  for (guint i = 0; ids[i] != NULL && i < MOST_METAS; i++)
    {
      GVariant *meta = tm_search_results_describe (ensure_results (self), ids[i]);

      if (meta != NULL)
        g_variant_builder_add_value (&metas, meta);
    }

  return g_variant_new ("(aa{sv})", &metas);
}

static GVariant *
activate_result (TmSearchProvider *self, GVariant *parameters)
{
  TmWindow *window = open_window (self);
  const char *id;
  const char *match;
  const TmGame *game;
  const TmArticle *article;

  g_variant_get (parameters, "(&s@asu)", &id, NULL, NULL);
  match = tm_search_result_get_match (id);
  article = tm_search_result_find_article (id, &game);
  if (match != NULL)
    tm_window_show_match (window, match);
  else if (article != NULL)
    tm_window_show_article (window, game, article);

  return NULL;
}

static GVariant *
launch_search (TmSearchProvider *self, GVariant *parameters)
{
  TmWindow *window = open_window (self);
  g_autofree const char **terms = NULL;
  g_autofree char *words = NULL;
  TmSearchCounts counts;

  g_variant_get (parameters, "(^a&su)", &terms, NULL);
  words = g_strjoinv (" ", (char **) terms);
  tm_search_results_count (ensure_results (self), words, &counts);
  if (counts.n_articles > counts.n_matches)
    tm_window_search_rules (window, words);
  else
    tm_window_search_history (window, words);

  return NULL;
}

static const struct
{
  const char *name;
  GVariant *(*answer) (TmSearchProvider *self, GVariant *parameters);
} methods[] = {
  { "GetInitialResultSet", get_initial_result_set },
  { "GetSubsearchResultSet", get_subsearch_result_set },
  { "GetResultMetas", get_result_metas },
  { "ActivateResult", activate_result },
  { "LaunchSearch", launch_search },
};

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
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    if (g_str_equal (method, methods[i].name))
      {
        g_dbus_method_invocation_return_value (invocation, methods[i].answer (self, parameters));
        break;
      }
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
  tm_search_results_free (self->results);
  g_free (self);
}
