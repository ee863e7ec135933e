/* SPDX-License-Identifier: GPL-3.0-or-later */

/* test-search-lookups LANGUAGE: what players type in a language, and the rule article that comes
 * first. */

#include "config.h"

#include "lookups.h"
#include "tm-games.h"
#include "tm-search.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

typedef struct
{
  const char *id;
  const char *locale;
  /* A word by which to tell that the language is in force. */
  const char *treasuries;
  const Lookup *lookups;
  const guint *n_lookups;
} Language;

static const Language languages[] = {
  { "en", "C.UTF-8", "Treasuries", lookups_en, &n_lookups_en },
  { "ru", "ru_RU.UTF-8", "Сокровищницы", lookups_ru, &n_lookups_ru },
};

/* The best articles, to be shown where the wrong one comes first. */
static char *
dup_best (const GArray *hits)
{
  GString *best = g_string_new (NULL);

  for (guint i = 0; i < MIN (hits->len, 4); i++)
    {
      const TmSearchHit *hit = &g_array_index (hits, TmSearchHit, i);

      g_string_append_printf (best, " %s (%.3f)", tm_rulebook_get (hit->game, hit->index)->id,
                              hit->score);
    }
  return g_string_free (best, FALSE);
}

static void
test_lookup (gconstpointer data)
{
  const Lookup *lookup = data;
  const TmGame *game = tm_game_find (lookup->game);
  g_autoptr (TmSearch) search = NULL;
  g_autoptr (GArray) hits = NULL;
  g_autofree char *best = NULL;
  const char *first = "";

  g_assert_nonnull (game);
  g_assert_nonnull (tm_rulebook_find (game, lookup->article));
  search = tm_search_new (&game, 1);
  hits = tm_search_find_articles (search, lookup->query);
  best = dup_best (hits);
  if (hits->len > 0)
    first = tm_rulebook_get (game, g_array_index (hits, TmSearchHit, 0).index)->id;
  /* All that are wrong are to be seen at once. */
  if (!g_str_equal (first, lookup->article))
    g_test_fail_printf ("“%s” has to find %s first; it finds%s", lookup->query, lookup->article,
                        best);
}

/* Without its catalogue, Russian would be looked for in English texts. */
static void
test_language (gconstpointer data)
{
  const Language *language = data;

  g_assert_cmpstr (tm_word_get (N_ ("Treasuries")), ==, language->treasuries);
}

static void
test_locale_is_missing (gconstpointer data)
{
  const Language *language = data;

  g_test_skip_printf ("the system has no locale %s", language->locale);
}

static const Language *
find_language (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (languages[i].id, id) == 0)
      return &languages[i];
  g_error ("name a language: en or ru");
}

static void
begin_language (const Language *language)
{
  g_autofree char *catalogues = g_build_filename (g_getenv ("TABLEMATE_BUILD_DIR"), "po", NULL);

  g_setenv ("LANGUAGE", language->id, TRUE);
  bindtextdomain (GETTEXT_PACKAGE, catalogues);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int argc, char **argv)
{
  const Language *language;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  language = find_language (argv[1]);
  begin_language (language);
  tm_games_register ();

  /* Where there is no such locale, a catalogue can be read in this one, too. */
  if (setlocale (LC_ALL, language->locale) == NULL && setlocale (LC_ALL, "C.UTF-8") == NULL)
    {
      g_test_add_data_func ("/search/lookups/locale", language, test_locale_is_missing);
      return g_test_run ();
    }
  g_test_add_data_func ("/search/lookups/language", language, test_language);
  for (guint i = 0; i < *language->n_lookups; i++)
    {
      const Lookup *lookup = &language->lookups[i];
      g_autofree char *words = g_strdelimit (g_strdup (lookup->query), " ", '-');
      g_autofree char *path = g_strdup_printf ("/search/lookups/%s/%s", lookup->game, words);

      g_test_add_data_func (path, lookup, test_lookup);
    }
  return g_test_run ();
}
