/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words: folding, stems, splitting, what is like what. */

#include "tm-search-words.h"

static void
test_fold (void)
{
  static const char *const pairs[][2]
      = {
          { "ЧЁРНЫЙ", "черный" },     { "Ёж", "еж" },
          { "е\xCC\x88лка", "елка" }, /* е with combining dots */
          { "и\xCC\x86од", "йод" }, /* и with a combining breve */
          { "Hero’s", "hero's" },     { "STRASSE", "strasse" },
          { "Straße", "strasse" },    { "", "" },
        };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *folded = tm_search_fold (pairs[i][0]);
      g_assert_cmpstr (folded, ==, pairs[i][1]);
    }
}

static void
test_fold_of_broken_text (void)
{
  g_autofree char *folded = tm_search_fold ("a\xFFz");

  g_assert_true (g_utf8_validate (folded, -1, NULL));
  g_assert_true (g_str_has_prefix (folded, "a") && g_str_has_suffix (folded, "z"));
}

/* Every form of a line has one stem, and no two lines have the same. */
static const char *const forms[][8] = {
  { "ничья", "ничьи", "ничьей", "ничью", "ничьих", "ничьям", "ничьями" },
  { "сундук", "сундука", "сундуки", "сундуков", "сундуку", "сундуками", "сундуке" },
  { "свиток", "свитка", "свитки", "свитков", "свитком", "свитками" },
  { "чешуйка", "чешуйки", "чешуек", "чешуйкой", "чешуйкам" },
  { "кольцо", "кольца", "колец", "кольцом", "кольцами" },
  { "слизень", "слизня", "слизней", "слизнями" },
  { "монетка", "монетки", "монеток", "монеткой" },
  { "зелье", "зелья", "зелий", "зельем", "зельями" },
  { "кубик", "кубики", "кубиков", "кубиками" },
  { "chest", "chests" },
  { "tie", "ties", "tied", "tying" },
  { "die", "dice" },
  { "death", "dead", "dies", "died" },
  { "thief", "thieves" },
  { "flee", "flees", "fled", "fleeing" },
  { "slay", "slain", "slew", "slays" },
  { "hero", "heroes", "hero's" },
  { "potion", "potions" },
};

static void
test_forms_have_one_stem (void)
{
  g_autoptr (TmStemmer) stemmer = tm_stemmer_new ();
  g_autoptr (GHashTable) stems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      char *first = tm_stemmer_stem (stemmer, forms[i][0]);

      for (guint j = 1; j < G_N_ELEMENTS (forms[i]) && forms[i][j] != NULL; j++)
        {
          g_autofree char *stem = tm_stemmer_stem (stemmer, forms[i][j]);
          g_assert_cmpstr (stem, ==, first);
        }
      g_assert_true (g_hash_table_add (stems, first));
    }
}

static void
test_stems_of_odd_words (void)
{
  static const char *const words[] = { "", "5", "я", "ок", "он", "a", "20-й", "中文", "ец" };
  g_autoptr (TmStemmer) stemmer = tm_stemmer_new ();

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *stem = tm_stemmer_stem (stemmer, words[i]);
      g_assert_true (g_utf8_validate (stem, -1, NULL));
    }
}

static char *
dup_words (const GArray *words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "|" : "",
                            g_array_index (words, TmSearchWord, i).folded);
  return g_string_free (text, FALSE);
}

static void
check_split (const char *text, const char *wanted)
{
  g_autoptr (TmStemmer) stemmer = tm_stemmer_new ();
  g_autoptr (GArray) words = tm_search_split (stemmer, text);
  g_autofree char *given = dup_words (words);

  g_assert_cmpstr (given, ==, wanted);
  for (guint i = 0; i < words->len; i++)
    {
      const TmSearchWord *word = &g_array_index (words, TmSearchWord, i);
      g_autofree char *piece = g_strndup (text + word->start, word->end - word->start);
      g_autofree char *folded = tm_search_fold (piece);

      g_assert_cmpstr (folded, ==, word->folded);
    }
}

static void
test_split (void)
{
  check_split ("", "");
  check_split (" –, «»! ", "");
  check_split ("Ties share the chest.", "ties|share|the|chest");
  check_split ("«5» против монстра — Ёж", "5|против|монстра|еж");
  check_split ("Half-Goblin’s thieves’ 'tools'", "half|goblin's|thieves|tools");
  check_split ("е\xCC\x88лка (show_twelve = yes)", "елка|show|twelve|yes");
}

static void
check_query (const char *query, const char *wanted)
{
  g_autoptr (TmStemmer) stemmer = tm_stemmer_new ();
  g_autoptr (GArray) words = tm_search_split_query (stemmer, query);
  g_autofree char *given = dup_words (words);

  g_assert_cmpstr (given, ==, wanted);
}

static void
test_query_leaves_out_what_says_nothing (void)
{
  check_query ("сундук и ничья", "сундук|ничья");
  check_query ("The end of a duel", "end|duel");
  check_query ("x chest", "chest");
  check_query ("chest Chest CHEST", "chest");
  check_query ("5 wounds", "5|wounds");
}

static void
test_query_of_nothing_else_is_kept (void)
{
  check_query ("и", "и");
  check_query ("of the", "of|the");
  check_query ("  ", "");
  check_query ("…?!", "");
}

static void
test_query_may_be_broken_text (void)
{
  check_query ("chest \xFF\xFE", "chest");
}

static TmLikeness
compare (const char *wanted, const char *word)
{
  g_autoptr (TmStemmer) stemmer = tm_stemmer_new ();
  g_autofree char *wanted_stem = tm_stemmer_stem (stemmer, wanted);
  g_autofree char *stem = tm_stemmer_stem (stemmer, word);
  TmSearchWord looked_for = { 0, 0, (char *) wanted, wanted_stem };

  return tm_search_word_compare (&looked_for, word, stem);
}

static void
test_likeness (void)
{
  g_assert_cmpint (compare ("сундук", "сундук"), ==, TM_LIKENESS_EXACT);
  g_assert_cmpint (compare ("сундуком", "сундуки"), ==, TM_LIKENESS_STEM);
  g_assert_cmpint (compare ("сунд", "сундуки"), ==, TM_LIKENESS_PREFIX);
  g_assert_cmpint (compare ("chest", "chests"), ==, TM_LIKENESS_STEM);
  g_assert_cmpint (compare ("che", "chests"), ==, TM_LIKENESS_PREFIX);
  g_assert_cmpint (compare ("монеты", "монетками"), ==, TM_LIKENESS_ROOT);
  g_assert_cmpint (compare ("undue", "undo"), ==, TM_LIKENESS_NONE);
  g_assert_cmpint (compare ("est", "chest"), ==, TM_LIKENESS_NONE);
  g_assert_cmpint (compare ("chests", "che"), ==, TM_LIKENESS_NONE);
}

static void
test_numbers_are_only_like_themselves (void)
{
  g_assert_cmpint (compare ("2", "2"), ==, TM_LIKENESS_EXACT);
  g_assert_cmpint (compare ("2", "20"), ==, TM_LIKENESS_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/search/words/fold", test_fold);
  g_test_add_func ("/search/words/fold-broken-text", test_fold_of_broken_text);
  g_test_add_func ("/search/words/forms-have-one-stem", test_forms_have_one_stem);
  g_test_add_func ("/search/words/stems-of-odd-words", test_stems_of_odd_words);
  g_test_add_func ("/search/words/split", test_split);
  g_test_add_func ("/search/words/query-leaves-out-what-says-nothing",
                   test_query_leaves_out_what_says_nothing);
  g_test_add_func ("/search/words/query-of-nothing-else-is-kept",
                   test_query_of_nothing_else_is_kept);
  g_test_add_func ("/search/words/query-may-be-broken-text", test_query_may_be_broken_text);
  g_test_add_func ("/search/words/likeness", test_likeness);
  g_test_add_func ("/search/words/numbers-are-only-like-themselves",
                   test_numbers_are_only_like_themselves);
  return g_test_run ();
}
