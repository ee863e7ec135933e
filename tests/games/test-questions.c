/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the questions of all games declare, against what they answer: the articles they rest on, and
 * the odds that stand beside a ruling. The situations are those of tests/cases. */

#include "case.h"
#include "tm-games.h"
#include "tm-json.h"
#include "tm-play.h"

#define N_SITUATIONS 100

/* Situations */

typedef void (*RulingFunc) (const TmGame *game,
                            guint question,
                            const TmRuling *ruling,
                            gpointer data);

/* A ruling on a case; %NULL if it is about wrong input. */
static TmRuling *
ask (const TmGame *game, JsonObject *object, guint *question)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_question_new_box (game);
  g_autoptr (GVariant) values = case_read_node (json_object_get_member (object, "params"));
  const TmParam *params;
  TmRuling *ruling;
  guint n_params;
  TmArgs args;

  if (json_object_get_boolean_member_with_default (object, "error", FALSE))
    return NULL;
  *question = tm_game_find_question (game, json_object_get_string_member (object, "question"));
  params = tm_question_get_params (game, *question, &n_params);
  tm_params_parse (params, n_params, box, values, &args, &error);
  g_assert_no_error (error);
  ruling = tm_question_ask (game, *question, box, &args, &error);
  g_assert_no_error (error);
  return ruling;
}

/* Whether a ruling on a question is wanted: some take long. */
static gboolean
is_wanted (const TmGame *game, JsonObject *object, gboolean only_beside)
{
  int question = tm_game_find_question (game, json_object_get_string_member (object, "question"));

  return question >= 0 && (!only_beside || game->questions[question].beside != NULL);
}

static void
visit_file (
    const TmGame *game, const char *path, gboolean only_beside, RulingFunc func, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = tm_json_load (path, &error);
  JsonArray *cases;

  g_assert_no_error (error);
  cases = json_object_get_array_member (json_node_get_object (root), "cases");
  for (guint i = 0; i < json_array_get_length (cases); i++)
    {
      JsonObject *object = json_array_get_object_element (cases, i);
      g_autoptr (TmRuling) ruling = NULL;
      guint question = 0;

      if (is_wanted (game, object, only_beside))
        ruling = ask (game, object, &question);
      if (ruling != NULL)
        func (game, question, ruling, data);
    }
}

/* Rules on every situation of a game; gives whether there is any. */
static gboolean
visit_cases (const TmGame *game, gboolean only_beside, RulingFunc func, gpointer data)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "cases", game->id, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gboolean is_any = FALSE;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_str_has_prefix (name, "questions-") || !g_str_has_suffix (name, ".json"))
        continue;
      visit_file (game, path, only_beside, func, data);
      is_any = TRUE;
    }
  return is_any;
}

/* Every difference is told, not only the last one. */
static void
fail (const TmGame *game, guint question, const char *what, const char *article)
{
  g_test_message ("%s %s: %s", game->questions[question].id, what, article);
  g_test_fail ();
}

/* Articles */

/* Cited in rare situations, of which tests/cases has none. */
static const char *const unnamed[][2] = {
  { "can-defeat", "roll.hero.exhausted" },  { "fight-plan", "roll.hero.bard" },
  { "open-chests", "roll.hero.exhausted" }, { "open-chests", "roll.hero.crusader" },
  { "quaff", "roll.hero.exhausted" },       { "treasure-effect", "roll.turn.phase" },
};

static gboolean
may_stay_unnamed (const char *question, const char *article)
{
  for (guint i = 0; i < G_N_ELEMENTS (unnamed); i++)
    if (g_str_equal (unnamed[i][0], question) && g_str_equal (unnamed[i][1], article))
      return TRUE;
  return FALSE;
}

static char *
spell_pair (const TmGame *game, guint question, const char *article)
{
  return g_strdup_printf ("%s %s", game->questions[question].id, article);
}

static void
see_article (const TmGame *game, guint question, const char *article, GHashTable *named)
{
  if (!tm_question_rests_on (game, question, article))
    fail (game, question, "does not declare", article);
  g_hash_table_add (named, spell_pair (game, question, article));
}

static void
see_articles (const TmGame *game, guint question, const TmRuling *ruling, gpointer named)
{
  guint n_articles, n_reasons;
  const char *const *articles = tm_ruling_get_articles (ruling, &n_articles);
  const TmReason *reasons = tm_ruling_get_reasons (ruling, &n_reasons);

  for (guint i = 0; i < n_articles; i++)
    see_article (game, question, articles[i], named);
  for (guint i = 0; i < n_reasons; i++)
    if (reasons[i].article != NULL)
      see_article (game, question, reasons[i].article, named);
}

static void
check_declared (const TmGame *game, guint question, GHashTable *named)
{
  const char *const *article = game->questions[question].articles;

  for (; article != NULL && *article != NULL; article++)
    {
      g_autofree char *pair = spell_pair (game, question, *article);

      if (tm_rulebook_find (game, *article) == NULL)
        fail (game, question, "declares what is no article", *article);
      if (!g_hash_table_contains (named, pair)
          && !may_stay_unnamed (game->questions[question].id, *article))
        fail (game, question, "never names", *article);
    }
}

/* What a ruling names is declared, and what is declared is named by some ruling. */
static void
test_articles (gconstpointer data)
{
  const TmGame *game = data;
  g_autoptr (GHashTable) named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (!visit_cases (game, FALSE, see_articles, named))
    {
      g_test_skip ("no situations");
      return;
    }
  for (guint question = 0; question < game->n_questions; question++)
    check_declared (game, question, named);
}

/* Answers that take long and cite the same whatever is asked. */
static const char *const long_questions[] = { "odds-clear", "advice", NULL };

static void
sample_item (const TmParam *param, const TmBox *box, TmRandom *random, gint32 *item)
{
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      *item = tm_random_below (random, 2);
      break;
    case TM_PARAM_NUMBER:
      *item = param->min + tm_random_below (random, MIN (param->max - param->min, 12) + 1);
      break;
    case TM_PARAM_CHOICE:
      *item = tm_random_below (random, param->n_words);
      break;
    case TM_PARAM_SEAT:
      *item = tm_random_below (random, tm_box_get_n_seats (box));
      break;
    case TM_PARAM_FACE:
      *item = tm_random_below (random, tm_param_count_faces (param, box));
      break;
    case TM_PARAM_DIGITS:
      *item = 12345;
      break;
    default:
      *item = tm_param_sample (param, box, random);
      break;
    }
}

static void
sample_args (const TmParam *params, guint n_params, TmBox *box, TmRandom *random, TmArgs *args)
{
  g_autoptr (TmTable) table = tm_table_new (box);
  guint n_seats = 1 + tm_random_below (random, tm_box_get_n_seats (box));

  tm_args_init (args);
  for (guint i = 0; i < n_params; i++)
    {
      gint32 items[TM_ARGS_POOL];
      guint most = MIN (params[i].max_items, 6);
      guint n_items = !params[i].is_list ? 1
                      : params[i].is_by_seat
                          ? n_seats
                          : params[i].min_items
                                + tm_random_below (random, most < params[i].min_items
                                                               ? 1
                                                               : most - params[i].min_items + 1);

      if (params[i].is_optional && tm_random_below (random, 4) == 0)
        continue;
      if (params[i].is_sides || params[i].sketch != NULL)
        {
          tm_param_sample_values (params, i, table, random, args);
          continue;
        }
      for (guint j = 0; j < n_items; j++)
        sample_item (&params[i], box, random, &items[j]);
      tm_args_set_list (args, i, items, n_items);
    }
}

/* Nor does a ruling on a situation at random name anything else. */
static void
test_any_articles (gconstpointer data)
{
  const TmGame *game = data;
  g_autoptr (GHashTable) named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (TmBox) box = tm_question_new_box (game);
  TmRandom random;

  tm_random_init_fast (&random, 1);
  for (guint question = 0; question < game->n_questions; question++)
    {
      guint n_params;
      const TmParam *params = tm_question_get_params (game, question, &n_params);

      for (guint i = 0; i < N_SITUATIONS; i++)
        {
          g_autoptr (TmRuling) ruling = NULL;
          TmArgs args;

          if (g_strv_contains (long_questions, game->questions[question].id))
            break;
          sample_args (params, n_params, box, &random, &args);
          ruling = tm_question_ask (game, question, box, &args, NULL);
          if (ruling != NULL)
            see_articles (game, question, ruling, named);
        }
    }
}

/* Beside */

static guint
find_param (const TmGame *game, guint question, const char *id)
{
  int param
      = tm_params_find (game->questions[question].params, game->questions[question].n_params, id);

  g_assert_cmpint (param, >=, 0);
  return param;
}

static void
check_odds (const TmGame *game, const TmRuling *ruling, const TmBeside *beside, const TmArgs *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmRuling) odds = tm_question_ask (game, tm_game_find_question (game, beside->question),
                                               tm_ruling_get_box (ruling), asked, &error);
  guint n_items;

  g_assert_no_error (error);
  g_assert_nonnull (odds);
  tm_ruling_get_distribution (odds, &n_items);
  g_assert_cmpuint (n_items, >, 0);
}

/* For every seat and every value that can be compared there are odds to show. */
static void
see_beside (const TmGame *game, guint question, const TmRuling *ruling, gpointer data)
{
  const TmBeside *beside = game->questions[question].beside;
  guint *n_asked = data;
  const TmParam *param;
  guint other;

  if (beside == NULL)
    return;
  other = tm_game_find_question (game, beside->question);
  param = &game->questions[other].params[find_param (game, other, beside->param)];
  for (guint seat = 0; seat < game->max_seats; seat++)
    for (gint32 value = param->min; value <= param->max; value++)
      {
        TmArgs asked;

        tm_args_init (&asked);
        if (!beside->ask (tm_ruling_get_args (ruling), seat, value, &asked))
          continue;
        check_odds (game, ruling, beside, &asked);
        n_asked[question]++;
      }
}

static void
test_beside (gconstpointer data)
{
  const TmGame *game = data;
  g_autofree guint *n_asked = g_new0 (guint, game->n_questions);

  if (!visit_cases (game, TRUE, see_beside, n_asked))
    {
      g_test_skip ("no situations");
      return;
    }
  for (guint question = 0; question < game->n_questions; question++)
    g_assert_true (n_asked[question] > 0 || game->questions[question].beside == NULL);
}

/* Parameters */

/* Words for entries are as many as entries, and what is by seat is a list that no table outgrows. */
static void
test_params (gconstpointer data)
{
  const TmGame *game = data;

  for (guint question = 0; question < game->n_questions; question++)
    for (guint i = 0; i < game->questions[question].n_params; i++)
      {
        const TmParam *param = &game->questions[question].params[i];

        for (guint item = 0; param->item_names != NULL && item < param->max_items; item++)
          g_assert_nonnull (param->item_names[item]);
        g_assert_true (param->item_names == NULL || (param->is_list && !param->is_unordered));
        g_assert_true (!param->is_by_seat
                       || (param->is_list && param->max_items <= game->max_seats));
        g_assert_true (param->zero == NULL || param->min <= 0);
      }
}

/* Verdicts */

/* Whose chest it is, and the share only where there is one: «Сокровищница», «Окончание игры». */
static const struct
{
  const char *question;
  const char *situation;
  const char *verdict;
} verdicts[] = {
  { "treasury", "cards=2,3 chests=3", "Chest of 3: Player 2" },
  { "treasury", "cards=3,3,1 chests=4", "Chest of 4: Player 1 and Player 2, 2 each" },
  { "treasury", "cards=5,5,5,0,1 chests=2", "Chest of 2: nobody" },
  { "treasury", "cards=4,4,4,2,1 chests=4,2",
    "Larger chest: Player 1, Player 2 and Player 3, 1 each; second chest: Player 4" },
  { "treasury", "cards=5,4,4 chests=3,2",
    "Larger chest: Player 1; second chest: Player 2 and Player 3, 1 each" },
  { "treasury", "cards=5,4,1 chests=3,2", "Larger chest: Player 1; second chest: Player 2" },
  { "treasury", "cards=3,3 chests=4,2",
    "Larger chest: Player 1 and Player 2, 2 each; second chest: nobody" },
  { "treasury", "cards=3,3 chests=4,2 second_chest=all",
    "Larger chest: Player 1 and Player 2, 2 each; second chest: Player 1 and Player 2, 1 each" },
  { "end-of-game", "coins=8,8 wounds=6,3", "Winner: Player 2" },
  { "end-of-game", "coins=8,8,8,8 wounds=3,3,5,9", "Winners: Player 1 and Player 2" },
  { "end-of-game", "coins=1,2,3 wounds=10,10,10", "Nobody wins" },
  { "odds-trap", "kind=magnet hands= mine=5,4", "Every card springs the trap" },
  { "odds-trap", "kind=magnet hands= mine=5,2", "Card that most often springs nothing: 2" },
};

static void
check_verdict (const TmGame *game, guint question, const char *situation, const char *wanted)
{
  g_autoptr (TmBox) box = tm_question_new_box (game);
  g_auto (GStrv) words = g_strsplit (situation, " ", -1);
  g_autoptr (TmRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *verdict = NULL;
  const TmParam *params;
  guint n_params;
  TmArgs args;

  tm_args_init (&args);
  params = tm_question_get_params (game, question, &n_params);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      tm_param_set_text (params, tm_params_find (params, n_params, pair[0]), box, pair[1], &args,
                         &error);
      g_assert_no_error (error);
    }
  ruling = tm_question_ask (game, question, box, &args, &error);
  g_assert_no_error (error);
  verdict = tm_text_dup_string (tm_ruling_get_verdict (ruling), box);
  g_assert_cmpstr (verdict, ==, wanted);
}

static void
test_verdicts (void)
{
  const TmGame *game = tm_game_find ("dungeon-raiders");

  for (guint i = 0; i < G_N_ELEMENTS (verdicts); i++)
    check_verdict (game, tm_game_find_question (game, verdicts[i].question), verdicts[i].situation,
                   verdicts[i].verdict);
}

static void
add (const TmGame *game, const char *claim, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/questions/%s/%s", game->id, claim);

  g_test_add_data_func (path, game, func);
}

int
main (int argc, char **argv)
{
  guint n_games;
  const TmGame *const *games;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  /* Every question has its say, so that one run tells all that is wrong. */
  g_test_set_nonfatal_assertions ();
  tm_games_register ();
  games = tm_game_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      add (games[i], "declare-what-they-rest-on", test_articles);
      add (games[i], "rest-on-nothing-else", test_any_articles);
      add (games[i], "odds-beside-can-be-given", test_beside);
      add (games[i], "parameters-make-sense", test_params);
    }
  g_test_add_func ("/questions/dungeon-raiders/say-who-gets-what", test_verdicts);
  return g_test_run ();
}
