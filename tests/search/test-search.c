/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is found, in which order, and how it is marked; with the articles of two small games. */

#include "tm-search.h"

static const TmArticle cave_articles[] = {
  { "cave.gold", "Gold", "Sharing gold", "Page 1", "Gold is shared. A ruby is never shared." },
  { "cave.ruby", "Stones", "The ruby", "Page 2", "Whoever finds it keeps the stone." },
  { "cave.lamp", "Lamps", "Lamps go out", "Page 3",
    "A lamp burns for three rounds. Oil and gold do not mix with a lamp." },
  { "cave.oil", "Lamps", "Oil for the lamp", "Page 4", "Oil makes it burn for two rounds more." },
};

static const TmArticleTable cave_rules[] = { { cave_articles, G_N_ELEMENTS (cave_articles) } };

static const TmArticle sea_articles[] = {
  { "sea.gold", "Harbour", "Gold in the harbour", "Page 1", "The harbour pays in gold." },
  { "sea.storm", "Weather", "A storm", "Page 2", "Sails are torn." },
};

static const TmArticleTable sea_rules[] = { { sea_articles, G_N_ELEMENTS (sea_articles) } };

static const char *const lamp_rests_on[] = { "cave.lamp", "cave.oil", NULL };
static const char *const storm_rests_on[] = { "sea.storm", NULL };

static const TmQuestion cave_questions[] = {
  { .id = "light", .title = "Light", .prompt = "Who sees something?", .articles = lamp_rests_on },
  { .id = "share", .title = "Sharing", .prompt = "Who gets the gold?" },
};

static const TmQuestion sea_questions[] = {
  { .id = "storm", .title = "Storm", .prompt = "Is the mast lost?", .articles = storm_rests_on },
};

static const TmGame cave = {
  .id = "cave",
  .rules = cave_rules,
  .n_rules = G_N_ELEMENTS (cave_rules),
  .questions = cave_questions,
  .n_questions = G_N_ELEMENTS (cave_questions),
};

static const TmGame sea = {
  .id = "sea",
  .rules = sea_rules,
  .n_rules = G_N_ELEMENTS (sea_rules),
  .questions = sea_questions,
  .n_questions = G_N_ELEMENTS (sea_questions),
};

static const TmGame *const both[] = { &cave, &sea };

static char *
dup_found (const char *query, gboolean questions)
{
  g_autoptr (TmSearch) search = tm_search_new (both, G_N_ELEMENTS (both));
  g_autoptr (GArray) hits = questions ? tm_search_find_questions (search, query)
                                      : tm_search_find_articles (search, query);
  GString *found = g_string_new (NULL);
  double score = G_MAXDOUBLE;

  for (guint i = 0; i < hits->len; i++)
    {
      const TmSearchHit *hit = &g_array_index (hits, TmSearchHit, i);

      g_assert_cmpfloat (hit->score, >, 0);
      g_assert_cmpfloat (hit->score, <=, score);
      score = hit->score;
      g_string_append_printf (found, "%s%s", i > 0 ? " " : "",
                              questions ? hit->game->questions[hit->index].id
                                        : tm_rulebook_get (hit->game, hit->index)->id);
    }
  return g_string_free (found, FALSE);
}

static void
check (const char *query, const char *wanted)
{
  g_autofree char *found = dup_found (query, FALSE);

  g_test_message ("“%s”", query);
  g_assert_cmpstr (found, ==, wanted);
}

static void
check_questions (const char *query, const char *wanted)
{
  g_autofree char *found = dup_found (query, TRUE);

  g_test_message ("“%s”", query);
  g_assert_cmpstr (found, ==, wanted);
}

static void
test_every_word_has_to_be_there (void)
{
  check ("ruby gold", "cave.gold");
  check ("oil round", "cave.oil cave.lamp");
  check ("harbour gold", "sea.gold");
}

static void
test_otherwise_most_words_count (void)
{
  check ("ruby storm oil burning", "cave.oil cave.lamp");
  check ("storm volcano", "sea.storm");
}

static void
test_nothing (void)
{
  check ("", "");
  check (" ?! ", "");
  check ("volcano", "");
  check_questions ("", "");
}

static void
test_title_counts_more (void)
{
  check ("ruby", "cave.ruby cave.gold");
  check ("gold", "cave.gold sea.gold cave.lamp");
}

static void
test_forms_and_beginnings (void)
{
  check ("storms", "sea.storm");
  check ("STOR", "sea.storm");
  check ("torm", "");
  check ("shares", "cave.gold");
}

static void
test_group_citation_and_questions_are_looked_through (void)
{
  check ("weather", "sea.storm");
  check ("page 3", "cave.lamp");
  check ("mast", "sea.storm");
  check ("sees", "cave.lamp cave.oil");
}

static void
test_words_that_say_nothing (void)
{
  check ("a storm in the", "sea.storm");
  check ("is it the ruby", "cave.ruby cave.gold");
}

static void
test_questions (void)
{
  check_questions ("storms", "storm");
  check_questions ("get gold", "share");
  check_questions ("oil", "light");
  check_questions ("who", "share light");
}

static void
test_no_games (void)
{
  g_autoptr (TmSearch) search = tm_search_new (NULL, 0);
  g_autoptr (GArray) articles = tm_search_find_articles (search, "gold");
  g_autoptr (GArray) questions = tm_search_find_questions (search, "gold");

  g_assert_cmpuint (articles->len, ==, 0);
  g_assert_cmpuint (questions->len, ==, 0);
}

/* Whatever is typed, letter by letter, something sensible comes back. */
static void
test_typing (void)
{
  static const char typed[] = "«Ёж» & <b>'сундуков’ 5d6\xCC\x81";
  g_autoptr (TmSearch) search = tm_search_new (both, G_N_ELEMENTS (both));

  for (gsize length = 0; length < sizeof typed; length++)
    {
      g_autofree char *query = g_strndup (typed, length);
      g_autoptr (GArray) hits = tm_search_find_articles (search, query);
      g_autofree char *markup = tm_search_dup_markup (query, query);

      g_assert_cmpuint (hits->len, <=, 6);
      g_assert_true (g_utf8_validate (markup, -1, NULL));
    }
}

static void
check_markup (const char *query, const char *text, const char *wanted)
{
  g_autofree char *markup = tm_search_dup_markup (query, text);

  g_assert_cmpstr (markup, ==, wanted);
}

static void
test_markup (void)
{
  check_markup ("chests tie", "Ties share the chest.", "<b>Ties</b> share the <b>chest</b>.");
  check_markup ("сунд", "«Сундуки» и сундук", "«<b>Сундуки</b>» и <b>сундук</b>");
  check_markup ("ежи", "Ёж и ёлка", "<b>Ёж</b> и ёлка");
  check_markup ("", "Ties", "Ties");
  check_markup ("the tie", "Share the tie", "Share the <b>tie</b>");
  check_markup ("tie", "", "");
}

static void
test_markup_is_escaped (void)
{
  check_markup ("tie", "a < b & \"tie\" > 'c'",
                "a &lt; b &amp; &quot;<b>tie</b>&quot; &gt; &apos;c&apos;");
  check_markup ("hero", "the <i>hero's</i>", "the &lt;i&gt;<b>hero&apos;s</b>&lt;/i&gt;");
  check_markup ("<b>", "plain <b>", "plain &lt;<b>b</b>&gt;");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/search/articles/every-word-has-to-be-there", test_every_word_has_to_be_there);
  g_test_add_func ("/search/articles/otherwise-most-words-count", test_otherwise_most_words_count);
  g_test_add_func ("/search/articles/nothing", test_nothing);
  g_test_add_func ("/search/articles/title-counts-more", test_title_counts_more);
  g_test_add_func ("/search/articles/forms-and-beginnings", test_forms_and_beginnings);
  g_test_add_func ("/search/articles/group-citation-and-questions",
                   test_group_citation_and_questions_are_looked_through);
  g_test_add_func ("/search/articles/words-that-say-nothing", test_words_that_say_nothing);
  g_test_add_func ("/search/questions", test_questions);
  g_test_add_func ("/search/no-games", test_no_games);
  g_test_add_func ("/search/typing", test_typing);
  g_test_add_func ("/search/markup/forms", test_markup);
  g_test_add_func ("/search/markup/is-escaped", test_markup_is_escaped);
  return g_test_run ();
}
