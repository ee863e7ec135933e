/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "case.h"

#include "tm-json.h"

#include <string.h>

/* Questions */

static const char *const question_members[]
    = { "name",  "source",       "question", "params",         "outcome", "undecided",
        "cites", "distribution", "error",    "error_mentions", NULL };

typedef struct
{
  const TmGame *game;
  JsonObject *object;
} QuestionCase;

static TmRuling *
ask (const QuestionCase *self, guint question, GError **error)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (self->game, question, &n_params);
  g_autoptr (TmBox) box = tm_question_new_box (self->game);
  g_autoptr (GVariant) values = case_read_node (json_object_get_member (self->object, "params"));
  TmArgs args;

  if (!tm_params_parse (params, n_params, box, values, &args, error)
      || !tm_params_complete (params, n_params, box, &args, error))
    return NULL;
  return tm_question_ask (self->game, question, box, &args, error);
}

static void
check_outcome (const TmRuling *ruling, JsonObject *expected)
{
  g_autoptr (GList) members = json_object_get_members (expected);

  for (GList *l = members; l != NULL; l = l->next)
    {
      GVariant *value = tm_ruling_find_outcome (ruling, l->data);
      g_autofree char *wanted = case_spell_node (json_object_get_member (expected, l->data));
      g_autofree char *given = value != NULL ? case_spell_variant (value) : NULL;
      g_autofree char *wanted_line = g_strdup_printf ("%s=%s", (const char *) l->data, wanted);
      g_autofree char *given_line
          = g_strdup_printf ("%s=%s", (const char *) l->data, given != NULL ? given : "(absent)");

      g_assert_cmpstr (given_line, ==, wanted_line);
    }
}

static void
check_undecided (const TmRuling *ruling, JsonArray *expected)
{
  guint n_findings;
  const TmFinding *findings = tm_ruling_get_undecided (ruling, &n_findings);
  g_autoptr (GPtrArray) articles = g_ptr_array_new ();
  g_autofree char *wanted = case_spell_set (expected);
  g_autofree char *given = NULL;

  /* Two options can be about one open point. */
  for (guint i = 0; i < n_findings; i++)
    if (!g_ptr_array_find_with_equal_func (articles, findings[i].article, g_str_equal, NULL))
      g_ptr_array_add (articles, (gpointer) findings[i].article);
  given = case_spell_sorted (articles);
  g_assert_cmpstr (given, ==, wanted);
}

static void
check_cites (const QuestionCase *self, const TmRuling *ruling, JsonArray *expected)
{
  guint n_articles;
  const char *const *articles = tm_ruling_get_articles (ruling, &n_articles);

  for (guint i = 0; i < json_array_get_length (expected); i++)
    {
      const char *wanted = json_array_get_string_element (expected, i);
      gboolean is_cited = FALSE;

      g_assert_nonnull (tm_rulebook_find (self->game, wanted));
      for (guint j = 0; j < n_articles; j++)
        is_cited = is_cited || g_str_equal (articles[j], wanted);
      if (!is_cited)
        g_test_fail_printf ("“%s” is not cited", wanted);
    }
}

static void
check_distribution (const TmRuling *ruling, JsonNode *expected)
{
  guint n_items;
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);
  g_autoptr (GString) given = g_string_new ("[");
  g_autofree char *wanted = case_spell_node (expected);

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (GVariant) value
          = g_variant_ref_sink (items[i].id != NULL ? g_variant_new_string (items[i].id)
                                                    : g_variant_new_int64 (items[i].value));
      g_autofree char *spelled = case_spell_variant (value);

      g_string_append_printf (given, "%s[%s, '%s']", i > 0 ? ", " : "", spelled, items[i].fraction);
    }
  g_string_append_c (given, ']');
  g_assert_cmpstr (given->str, ==, wanted);
}

/* Every article that a ruling names is in the rulebook. */
static void
check_articles (const QuestionCase *self, const TmRuling *ruling)
{
  guint n_articles, n_reasons;
  const char *const *articles = tm_ruling_get_articles (ruling, &n_articles);
  const TmReason *reasons = tm_ruling_get_reasons (ruling, &n_reasons);

  for (guint i = 0; i < n_articles; i++)
    if (tm_rulebook_find (self->game, articles[i]) == NULL)
      g_test_fail_printf ("the ruling cites “%s”, which is no article", articles[i]);
  for (guint i = 0; i < n_reasons; i++)
    if (reasons[i].article != NULL && tm_rulebook_find (self->game, reasons[i].article) == NULL)
      g_test_fail_printf ("a reason cites “%s”, which is no article", reasons[i].article);
}

static void
check_error (const QuestionCase *self, const GError *error)
{
  const char *mentions
      = json_object_get_string_member_with_default (self->object, "error_mentions", "");

  if (error == NULL)
    {
      g_test_fail_printf ("wrong input is accepted");
      return;
    }
  g_test_message ("%s", error->message);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_nonnull (strstr (error->message, mentions));
}

static void
test_question (gconstpointer data)
{
  const QuestionCase *self = data;
  const char *id = json_object_get_string_member (self->object, "question");
  int question = tm_game_find_question (self->game, id);
  g_autoptr (TmRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;

  case_check_members (self->object, question_members);
  if (question < 0)
    {
      g_test_fail_printf ("there is no question “%s”", id);
      return;
    }
  ruling = ask (self, question, &error);
  if (json_object_get_boolean_member_with_default (self->object, "error", FALSE))
    {
      check_error (self, error);
      return;
    }
  g_assert_no_error (error);
  if (ruling == NULL)
    return;
  check_articles (self, ruling);
  check_outcome (ruling, json_object_get_object_member (self->object, "outcome"));
  if (json_object_has_member (self->object, "undecided"))
    check_undecided (ruling, json_object_get_array_member (self->object, "undecided"));
  if (json_object_has_member (self->object, "cites"))
    check_cites (self, ruling, json_object_get_array_member (self->object, "cites"));
  if (json_object_has_member (self->object, "distribution"))
    check_distribution (ruling, json_object_get_member (self->object, "distribution"));
}

static void
question_case_free (gpointer data)
{
  QuestionCase *self = data;

  json_object_unref (self->object);
  g_free (self);
}

/* Adds a test for every question in a file. */
void
case_add_questions (const char *folder, const char *path, const char *group)
{
  g_autoptr (GError) error = NULL;
  JsonNode *root = tm_json_load (path, &error);
  JsonObject *top;
  const TmGame *game;
  JsonArray *cases;

  g_assert_no_error (error);
  top = json_node_get_object (root);
  game = tm_game_find (json_object_get_string_member (top, "game"));
  g_assert_nonnull (game);
  cases = json_object_get_array_member (top, "cases");
  for (guint i = 0; i < json_array_get_length (cases); i++)
    {
      QuestionCase *question = g_new0 (QuestionCase, 1);
      g_autofree char *test = NULL;

      question->game = game;
      question->object = json_object_ref (json_array_get_object_element (cases, i));
      test = g_strdup_printf ("/cases/%s/%s/%s", folder, group,
                              json_object_get_string_member (question->object, "name"));
      g_test_add_data_func_full (test, question, test_question, question_case_free);
    }
  json_node_unref (root);
}
