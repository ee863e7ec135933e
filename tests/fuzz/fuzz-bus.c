/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any calls of the search provider, one after another, as anybody on the session bus can make them: each is
 * answered with what the interface declares, and leads where it may lead or nowhere. The first byte says how
 * the calls are written:
 *
 *   B  for each a method's number, two bytes of length, the lower first, and as many of its parameters as
 *      GVariant serializes them
 *   T  for each a line: a method's number, its parameters as GVariant prints them
 *
 * The bus delivers only what the interface declares, in normal form; so does this. */

#include "fuzz-history.h"
#include "test-fair.h"

#include <stdint.h>
#include <string.h>

#include "dungeon-raiders/dungeon-raiders.h"
#include "tm-search-calls.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#define NAME "tablemate.db"
#define INTERFACE "org.gnome.Shell.SearchProvider2"
/* In one input. */
#define MOST_CALLS 16
#define N_MATCHES 2

/* Where a call has led. */
typedef struct
{
  gboolean is_opened;
  guint n_places;
  char *match;
  char *article;
  char *words;
} Led;

static TmArchive *archive;
static TmSearchCalls *calls;
static GDBusInterfaceInfo *interface;
/* Everything that an identifier can stand for. */
static GHashTable *known;
static Led led;

/* Places */

static void
open_cb (gpointer user_data)
{
  g_assert_true (user_data == &led);
  g_assert_false (led.is_opened);
  led.is_opened = TRUE;
}

static void
expect_open (const char *text)
{
  g_assert_true (led.is_opened);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  led.n_places++;
}

static void
show_match_cb (const char *uuid, gpointer user_data)
{
  expect_open (uuid);
  led.match = g_strconcat ("match:", uuid, NULL);
}

static void
show_article_cb (const TmGame *game, const TmArticle *article, gpointer user_data)
{
  expect_open (article->id);
  led.article = g_strdup_printf ("rule:%s:%s", game->id, article->id);
}

static void
search_cb (const char *words, gpointer user_data)
{
  expect_open (words);
  led.words = g_strdup (words);
}

static const TmSearchPlaces places = {
  .open = open_cb,
  .show_match = show_match_cb,
  .show_article = show_article_cb,
  .search_rules = search_cb,
  .search_history = search_cb,
};

static void
forget_places (void)
{
  g_free (led.match);
  g_free (led.article);
  g_free (led.words);
  led = (Led) { 0 };
}

/* What is asked */

static void
know_all (void)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 1; i <= N_MATCHES; i++)
    g_hash_table_add (known, g_strdup_printf ("match:00000000-0000-4000-8000-00000000000%u", i));
  for (guint i = 0; i < n_games; i++)
    for (guint j = 0; j < tm_rulebook_count (games[i]); j++)
      g_hash_table_add (
          known, g_strdup_printf ("rule:%s:%s", games[i]->id, tm_rulebook_get (games[i], j)->id));
}

/* A fuzzer that is stopped cleans nothing up: the files are let go as soon as they are open. */
static void
open_history (void)
{
  g_autofree char *folder = fuzz_make_folder ();
  g_autofree char *path = g_build_filename (folder, NAME, NULL);

  /* One rulebook is enough, and quicker to search than all. */
  tm_game_register (&dungeon_raiders_game);
  fair_register ();
  fuzz_make_history (path);
  archive = tm_archive_new (path);
  g_assert_true (tm_archive_flush (archive, NULL));
  g_assert_cmpint (tm_archive_get_mode (archive), ==, TM_ARCHIVE_READ_WRITE);
  fair_remove_folder (folder);
}

static void
set_up (void)
{
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusNodeInfo) node = NULL;

  g_file_get_contents (INTERFACE_FILE, &xml, NULL, &error);
  g_assert_no_error (error);
  node = g_dbus_node_info_new_for_xml (xml, &error);
  g_assert_no_error (error);
  interface = g_dbus_interface_info_ref (g_dbus_node_info_lookup_interface (node, INTERFACE));
  open_history ();
  know_all ();
  calls = tm_search_calls_new (archive, &places, &led);
}

static const GDBusMethodInfo *
get_method (guint number)
{
  guint n_methods = 0;

  while (interface->methods[n_methods] != NULL)
    n_methods++;
  return interface->methods[number % n_methods];
}

static char *
dup_type (GDBusArgInfo *const *args)
{
  GString *type = g_string_new ("(");

  for (guint i = 0; args[i] != NULL; i++)
    g_string_append (type, args[i]->signature);
  g_string_append_c (type, ')');
  return g_string_free (type, FALSE);
}

/* What is answered */

static char *
dup_words (GVariant *parameters, gsize index)
{
  g_autoptr (GVariant) terms = g_variant_get_child_value (parameters, index);
  g_autofree const char **strings = g_variant_get_strv (terms, NULL);

  return g_strjoinv (" ", (char **) strings);
}

static GVariant *
answer (const char *method, GVariant *parameters)
{
  GVariant *result = tm_search_calls_answer (calls, method, parameters);

  return result != NULL ? g_variant_ref_sink (result) : NULL;
}

static const char *
get_id (GVariant *meta)
{
  static const char *const keys[] = { "id", "name", "description", "gicon" };
  const char *id = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *value = NULL;

      g_assert_true (g_variant_lookup (meta, keys[i], "&s", &value));
      g_assert_cmpstr (value, !=, "");
      id = i == 0 ? value : id;
    }
  return id;
}

/* Of the first that were asked for, exactly those that there are, in the same order. */
static void
check_metas (const char *const *ids, GVariant *result)
{
  g_autoptr (GVariant) metas = g_variant_get_child_value (result, 0);
  gsize n_metas = 0;

  for (guint i = 0; ids[i] != NULL && i < TM_SEARCH_MOST_METAS; i++)
    if (g_hash_table_contains (known, ids[i]))
      {
        g_autoptr (GVariant) meta = NULL;

        g_assert_cmpuint (n_metas, <, g_variant_n_children (metas));
        meta = g_variant_get_child_value (metas, n_metas++);
        g_assert_cmpstr (get_id (meta), ==, ids[i]);
      }
  g_assert_cmpuint (n_metas, ==, g_variant_n_children (metas));
}

static void
check_described (GVariant *parameters, GVariant *result)
{
  g_autofree const char **ids = NULL;

  g_variant_get (parameters, "(^a&s)", &ids);
  check_metas (ids, result);
}

/* Whatever is found is there, once. */
static void
check_found (GVariant *parameters, GVariant *result)
{
  g_autofree const char **ids = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GVariant) metas = answer ("GetResultMetas", result);

  g_variant_get (result, "(^a&s)", &ids);
  g_assert_cmpuint (g_strv_length ((GStrv) ids), <=, TM_SEARCH_MOST_RESULTS);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_assert_true (g_hash_table_contains (known, ids[i]));
      g_assert_true (g_hash_table_add (seen, (gpointer) ids[i]));
    }
  check_metas (ids, metas);
}

/* A search that goes on finds what one finds that begins with the same words. */
static void
check_found_on (GVariant *parameters, GVariant *result)
{
  g_autoptr (GVariant) terms = g_variant_get_child_value (parameters, 1);
  g_autoptr (GVariant) begun = g_variant_ref_sink (g_variant_new_tuple (&terms, 1));
  g_autoptr (GVariant) found = answer ("GetInitialResultSet", begun);

  g_assert_true (g_variant_equal (found, result));
  check_found (begun, result);
}

static void
check_activated (GVariant *parameters, GVariant *result)
{
  const char *id;
  gboolean is_match;
  gboolean is_article;

  g_variant_get (parameters, "(&s@asu)", &id, NULL, NULL);
  is_match = g_str_has_prefix (id, "match:");
  is_article = !is_match && g_hash_table_contains (known, id);
  g_assert_true (led.is_opened);
  g_assert_cmpuint (led.n_places, ==, is_match || is_article);
  g_assert_cmpstr (led.match, ==, is_match ? id : NULL);
  g_assert_cmpstr (led.article, ==, is_article ? id : NULL);
}

static void
check_launched (GVariant *parameters, GVariant *result)
{
  g_autofree char *words = dup_words (parameters, 0);

  g_assert_cmpuint (led.n_places, ==, 1);
  g_assert_cmpstr (led.words, ==, words);
}

static const struct
{
  const char *method;
  gboolean is_leading;
  void (*check) (GVariant *parameters, GVariant *result);
} checks[] = {
  { "GetInitialResultSet", FALSE, check_found }, { "GetSubsearchResultSet", FALSE, check_found_on },
  { "GetResultMetas", FALSE, check_described },  { "ActivateResult", TRUE, check_activated },
  { "LaunchSearch", TRUE, check_launched },
};

static void
check (const GDBusMethodInfo *method, GVariant *parameters, GVariant *result)
{
  g_autofree char *type = dup_type (method->out_args);
  guint i = 0;

  if (method->out_args[0] == NULL)
    g_assert_null (result);
  else
    {
      g_assert_cmpstr (g_variant_get_type_string (result), ==, type);
      g_assert_true (g_variant_is_normal_form (result));
    }
  while (!g_str_equal (checks[i].method, method->name))
    g_assert_cmpuint (++i, <, G_N_ELEMENTS (checks));
  g_assert_cmpint (led.is_opened, ==, checks[i].is_leading);
  checks[i].check (parameters, result);
  g_assert_true (tm_archive_is_saved (archive));
  g_assert_no_error (tm_archive_get_fault (archive));
}

/* Calls */

static void
call (const GDBusMethodInfo *method, GVariant *parameters)
{
  g_autoptr (GVariant) delivered = g_variant_get_normal_form (parameters);
  g_autoptr (GVariant) result = NULL;

  forget_places ();
  result = answer (method->name, delivered);
  check (method, delivered, result);
}

static void
call_bytes (const uint8_t *data, size_t size)
{
  for (guint i = 0; i < MOST_CALLS && size >= 3; i++)
    {
      const GDBusMethodInfo *method = get_method (data[0]);
      gsize length = MIN ((gsize) data[1] | (gsize) data[2] << 8, size - 3);
      g_autofree char *type = dup_type (method->in_args);
      g_autoptr (GBytes) bytes = g_bytes_new (data + 3, length);
      g_autoptr (GVariant) parameters
          = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (type), bytes, FALSE));

      call (method, parameters);
      data += 3 + length;
      size -= 3 + length;
    }
}

static void
call_line (const char *line)
{
  const GDBusMethodInfo *method = get_method ((guint8) line[0] - '0');
  g_autofree char *type = dup_type (method->in_args);
  g_autoptr (GVariant) parameters
      = g_variant_parse (G_VARIANT_TYPE (type), line + 1, NULL, NULL, NULL);

  if (parameters != NULL)
    call (method, parameters);
}

static void
call_lines (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MOST_CALLS + 1);

  for (guint i = 0; i < MOST_CALLS && lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && g_utf8_validate (lines[i], -1, NULL))
      call_line (lines[i]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (calls == NULL)
    set_up ();
  if (size > 0 && data[0] == 'B')
    call_bytes (data + 1, size - 1);
  else if (size > 0 && data[0] == 'T')
    call_lines (data + 1, size - 1);
  forget_places ();
  return 0;
}
