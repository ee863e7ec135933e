/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs the rulebook situations that lie as data in tests/cases: one folder a game, in it files of
 * questions and match files. README.md in the folder of a game tells what they hold.
 *
 * Test paths are /cases/GAME/GROUP/NAME, for questions-GROUP.json, and /cases/GAME/match/NAME. */

#include "tm-games.h"
#include "tm-json.h"
#include "tm-match-file.h"

#include <string.h>

/* Values. Both sides are spelled in one way and compared as text, so that a failure shows both. */

static void
spell_value (GString *text, GVariant *value)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_VARIANT))
    {
      g_autoptr (GVariant) inner = g_variant_get_variant (value);
      spell_value (text, inner);
    }
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_ARRAY)
           && !g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    {
      g_string_append_c (text, '[');
      for (gsize i = 0; i < g_variant_n_children (value); i++)
        {
          g_autoptr (GVariant) item = g_variant_get_child_value (value, i);
          if (i > 0)
            g_string_append (text, ", ");
          spell_value (text, item);
        }
      g_string_append_c (text, ']');
    }
  else
    {
      g_autofree char *printed = g_variant_print (value, FALSE);
      g_string_append (text, printed);
    }
}

static char *
spell_variant (GVariant *value)
{
  GString *text = g_string_new (NULL);

  spell_value (text, value);
  return g_string_free (text, FALSE);
}

static GVariant *
read_node (JsonNode *node)
{
  g_autoptr (GError) error = NULL;
  TmJsonPlace place;
  GVariant *value;

  tm_json_place_init (&place, "case");
  value = tm_json_dup_variant (node, &place, &error);
  tm_json_place_clear (&place);
  g_assert_no_error (error);
  return value;
}

static char *
spell_node (JsonNode *node)
{
  g_autoptr (GVariant) value = read_node (node);

  return spell_variant (value);
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
spell_sorted (GPtrArray *strings)
{
  g_ptr_array_sort (strings, compare_strings);
  g_ptr_array_add (strings, NULL);
  return g_strjoinv (", ", (char **) strings->pdata);
}

static char *
spell_set (JsonArray *array)
{
  g_autoptr (GPtrArray) strings = g_ptr_array_new ();

  for (guint i = 0; i < json_array_get_length (array); i++)
    g_ptr_array_add (strings, (gpointer) json_array_get_string_element (array, i));
  return spell_sorted (strings);
}

/* A misspelled key must not pass for one that is not checked. */
static void
check_members (JsonObject *object, const char *const *known)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l != NULL; l = l->next)
    if (!g_strv_contains (known, l->data))
      g_test_fail_printf ("unknown key “%s” in a case", (const char *) l->data);
}

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
  g_autoptr (GVariant) values = read_node (json_object_get_member (self->object, "params"));
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
      g_autofree char *wanted = spell_node (json_object_get_member (expected, l->data));
      g_autofree char *given = value != NULL ? spell_variant (value) : NULL;
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
  g_autofree char *wanted = spell_set (expected);
  g_autofree char *given = NULL;

  for (guint i = 0; i < n_findings; i++)
    g_ptr_array_add (articles, (gpointer) findings[i].article);
  given = spell_sorted (articles);
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
  g_autofree char *wanted = spell_node (expected);

  for (guint i = 0; i < n_items; i++)
    g_string_append_printf (given, "%s[%" G_GINT64_FORMAT ", '%s']", i > 0 ? ", " : "",
                            items[i].value, items[i].fraction);
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

  check_members (self->object, question_members);
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

/* Tables */

static void
check_part (const char *id, const char *given, const char *wanted)
{
  if (g_strcmp0 (given, wanted) != 0)
    g_test_fail_printf ("“%s” is %s instead of %s", id, given, wanted);
}

/* The faces in a zone, sorted; "?" for those that nobody knows. */
static GPtrArray *
list_faces (const TmTable *table, guint zone)
{
  TmBox *box = tm_table_get_box (table);
  GPtrArray *faces = g_ptr_array_new ();
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, TM_MAX_PIECES);

  for (guint i = 0; i < n_pieces; i++)
    {
      const TmFace *face = tm_box_get_face (box, tm_box_get_piece_kind (box, pieces[i]),
                                            tm_table_get_piece_face (table, pieces[i]));
      g_ptr_array_add (faces, (gpointer) (face != NULL ? face->code : "?"));
    }
  g_ptr_array_sort (faces, compare_strings);
  return faces;
}

static char *
spell_faces (GPtrArray *faces, const char *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < faces->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? separator : "",
                            (const char *) g_ptr_array_index (faces, i));
  return g_string_free (text, FALSE);
}

/* A zone is expected as a list of faces, or as one word of single-letter faces such as "1245". */
static void
check_zone (const TmTable *table, guint zone, const char *id, JsonNode *expected)
{
  g_autoptr (GPtrArray) faces = list_faces (table, zone);
  gboolean is_word = JSON_NODE_HOLDS_VALUE (expected);
  g_autofree char *given = spell_faces (faces, is_word ? "" : ", ");
  g_autofree char *wanted
      = is_word ? json_node_dup_string (expected) : spell_set (json_node_get_array (expected));

  check_part (id, given, wanted);
}

/* How many of each face there are: of all piece kinds that start in the zone, in the kit's order. */
static void
check_counts (const TmTable *table, guint spec, const char *id, JsonNode *expected)
{
  TmBox *box = tm_table_get_box (table);
  const TmKit *kit = tm_box_get_kit (box);
  guint zone = tm_box_get_zone (box, spec, TM_NO_SEAT);
  g_autofree char *wanted = spell_node (expected);
  g_autoptr (GString) given = g_string_new ("[");

  for (guint kind = 0; kind < kit->n_pieces; kind++)
    for (guint face = 0; kit->pieces[kind].zone == spec && face < kit->pieces[kind].n_faces; face++)
      g_string_append_printf (given, "%s%u", given->len > 1 ? ", " : "",
                              tm_table_count_face (table, zone, kind, face));
  g_string_append_c (given, ']');
  check_part (id, given->str, wanted);
}

static gboolean
is_list_of_numbers (JsonNode *node)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  return array != NULL && json_array_get_length (array) > 0
         && JSON_NODE_HOLDS_VALUE (json_array_get_element (array, 0))
         && json_node_get_value_type (json_array_get_element (array, 0)) == G_TYPE_INT64;
}

static void
check_zones (const TmTable *table, guint spec, const char *id, JsonNode *expected)
{
  TmBox *box = tm_table_get_box (table);
  JsonArray *seats;

  if (tm_box_get_kit (box)->zones[spec].scope == TM_SHARED)
    {
      if (is_list_of_numbers (expected))
        check_counts (table, spec, id, expected);
      else
        check_zone (table, tm_box_get_zone (box, spec, TM_NO_SEAT), id, expected);
      return;
    }
  seats = json_node_get_array (expected);
  g_assert_cmpuint (json_array_get_length (seats), ==, tm_box_get_n_seats (box));
  for (guint seat = 0; seat < json_array_get_length (seats); seat++)
    check_zone (table, tm_box_get_zone (box, spec, seat), id, json_array_get_element (seats, seat));
}

static void
check_counter (const TmTable *table, guint counter, const char *id, JsonNode *expected)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));
  g_autofree char *wanted = spell_node (expected);
  g_autoptr (GString) given = g_string_new (NULL);

  if (kit->counters[counter].scope == TM_SHARED)
    g_string_append_printf (given, "%d", tm_table_get_shared (table, counter));
  else
    {
      g_string_append_c (given, '[');
      for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
        g_string_append_printf (given, "%s%d", seat > 0 ? ", " : "",
                                tm_table_get_counter (table, counter, seat));
      g_string_append_c (given, ']');
    }
  check_part (id, given->str, wanted);
}

static char *
spell_seats (guint32 seats)
{
  GString *text = g_string_new ("[");

  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    if (seats & 1u << seat)
      g_string_append_printf (text, "%s%u", text->len > 1 ? ", " : "", seat);
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

static void
check_entry (const TmTable *table, const char *id, JsonNode *expected)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));
  int counter = tm_kit_find_counter (kit, id);
  int zone = tm_kit_find_zone (kit, id);

  if (g_str_equal (id, "phase"))
    check_part (id, kit->phases[tm_table_get_phase (table)].id, json_node_get_string (expected));
  else if (g_str_equal (id, "turn"))
    {
      g_autofree char *given = spell_seats (tm_table_get_turn (table));
      g_autofree char *wanted = spell_node (expected);
      check_part (id, given, wanted);
    }
  else if (counter >= 0)
    check_counter (table, counter, id, expected);
  else if (zone >= 0)
    check_zones (table, zone, id, expected);
  else
    g_test_fail_printf ("“%s” is neither a counter nor a zone of the kit", id);
}

static void
check_table (const TmTable *table, JsonObject *expected)
{
  g_autoptr (GList) members = json_object_get_members (expected);

  for (GList *l = members; l != NULL; l = l->next)
    {
      JsonNode *node = json_object_get_member (expected, l->data);

      if (g_str_equal (l->data, "refused") || g_str_equal (l->data, "findings"))
        continue;
      if (g_str_equal (l->data, "zones"))
        check_table (table, json_node_get_object (node));
      else
        check_entry (table, l->data, node);
    }
}

/* Results */

static void
check_result (TmMatch *match, JsonObject *expected)
{
  static const char *const known[] = { "winners", "ranks", "by", "scores", NULL };
  guint n_seats = tm_box_get_n_seats (tm_match_get_box (match));
  TmResult result;

  check_members (expected, known);
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.ending, !=, TM_ENDING_OPEN);
  if (json_object_has_member (expected, "winners"))
    {
      g_autofree char *given = spell_seats (result.winners);
      g_autofree char *wanted = spell_node (json_object_get_member (expected, "winners"));
      g_assert_cmpstr (given, ==, wanted);
    }
  if (json_object_has_member (expected, "by"))
    g_assert_cmpstr (result.by, ==, json_object_get_string_member (expected, "by"));
  for (guint seat = 0; json_object_has_member (expected, "ranks") && seat < n_seats; seat++)
    g_assert_cmpint (
        result.ranks[seat], ==,
        json_array_get_int_element (json_object_get_array_member (expected, "ranks"), seat));
  for (guint seat = 0; json_object_has_member (expected, "scores") && seat < n_seats; seat++)
    g_assert_cmpint (
        result.scores[seat], ==,
        json_array_get_int_element (json_object_get_array_member (expected, "scores"), seat));
}

/* Matches */

typedef struct
{
  const char *path;
  /* Index in the file of each move that is played: those that cannot even be read are left out. */
  GArray *indexes;
  TmTable *before;
  guint n_played;
} MatchCase;

static JsonObject *
get_expected (JsonObject *move)
{
  return json_object_has_member (move, "expect") ? json_object_get_object_member (move, "expect")
                                                 : NULL;
}

static gboolean
is_refusal_expected (JsonObject *move)
{
  JsonObject *expected = get_expected (move);

  return expected != NULL
         && json_object_get_boolean_member_with_default (expected, "refused", FALSE);
}

static void
check_findings (const TmResolution *resolution, JsonArray *expected)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autofree char *wanted = spell_set (expected);
  g_autofree char *given = NULL;
  guint n_findings = 0;
  const TmFinding *findings = NULL;

  /* Taking back and doing again ask no rules. */
  if (resolution != NULL)
    findings = tm_resolution_get_findings (resolution, &n_findings);
  for (guint i = 0; i < n_findings; i++)
    g_ptr_array_add (ids, (gpointer) (findings[i].grade == TM_GRADE_UNDECIDED ? findings[i].article
                                                                              : findings[i].id));
  given = spell_sorted (ids);
  check_part ("findings", given, wanted);
}

static gboolean
played_cb (TmMatchFile *file,
           guint index,
           TmMatch *match,
           guint seq,
           TmResolution *resolution,
           const GError *refusal,
           gpointer user_data)
{
  MatchCase *self = user_data;
  JsonObject *move = tm_match_file_get_source (file, index);
  JsonObject *expected = get_expected (move);
  const TmTable *table = tm_match_get_table (match);

  (void) seq;
  self->n_played++;
  g_test_message ("moves[%u] %s%s%s", g_array_index (self->indexes, guint, index),
                  json_object_get_string_member (move, "kind"), refusal != NULL ? ": " : "",
                  refusal != NULL ? refusal->message : "");
  if ((refusal != NULL) != is_refusal_expected (move))
    g_test_fail_printf (refusal != NULL ? "the move is refused" : "the move is not refused");
  if (self->before == NULL)
    self->before = tm_table_new (tm_match_get_box (match));
  if (refusal != NULL)
    g_assert_true (tm_table_equal (self->before, table));
  tm_table_copy (self->before, table);
  if (expected != NULL)
    {
      if (json_object_has_member (expected, "findings"))
        check_findings (resolution, json_object_get_array_member (expected, "findings"));
      check_table (table, expected);
    }
  if (json_object_has_member (move, "result"))
    check_result (match, json_object_get_object_member (move, "result"));
  return TRUE;
}

static JsonNode *
load_mutable (const char *path)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  return json_parser_steal_root (parser);
}

/* Takes the move away that an error is about, if it is about one. It should be one that is to be
 * refused for being wrong input, not for what the rules find. */
static gboolean
drop_unreadable (MatchCase *self, const GError *error, JsonArray *moves)
{
  const char *place = strstr (error->message, "moves[");
  guint64 index
      = place != NULL ? g_ascii_strtoull (place + strlen ("moves["), NULL, 10) : G_MAXUINT;
  JsonObject *move;

  if (index >= json_array_get_length (moves))
    {
      g_test_fail_printf ("%s", error->message);
      return FALSE;
    }
  move = json_array_get_object_element (moves, index);
  if (!is_refusal_expected (move))
    g_test_fail_printf ("%s", error->message);
  else if (json_object_has_member (get_expected (move), "findings"))
    g_test_fail_printf ("moves[%u] is wrong input, but findings are expected: %s",
                        g_array_index (self->indexes, guint, index), error->message);
  json_array_remove_element (moves, index);
  g_array_remove_index (self->indexes, index);
  return TRUE;
}

/* A file is refused as a whole if one of its moves is wrong input. Such moves are refused one by
 * one here, and the rest is played. */
static TmMatchFile *
load_match (MatchCase *self, JsonNode *root)
{
  JsonArray *moves = json_object_get_array_member (json_node_get_object (root), "moves");

  for (guint i = 0; i < json_array_get_length (moves); i++)
    g_array_append_val (self->indexes, i);
  for (;;)
    {
      g_autoptr (GError) error = NULL;
      TmMatchFile *file = tm_match_file_parse_node (self->path, root, &error);

      if (file != NULL || !drop_unreadable (self, error, moves))
        return file;
    }
}

static void
test_match (gconstpointer data)
{
  MatchCase self = { .path = data, .indexes = g_array_new (FALSE, FALSE, sizeof (guint)) };
  g_autoptr (JsonNode) root = load_mutable (data);
  g_autoptr (TmMatchFile) file = load_match (&self, root);
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *top = json_node_get_object (root);

  if (file == NULL)
    return;
  match = tm_match_file_play (file, TM_PLAY_GO_ON | TM_PLAY_REASONS, played_cb, &self, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (self.n_played, ==, tm_match_file_get_n_moves (file));
  if (json_object_has_member (top, "expect"))
    check_table (tm_match_get_table (match), get_expected (top));
  if (json_object_has_member (top, "result"))
    check_result (match, json_object_get_object_member (top, "result"));
  g_clear_pointer (&self.before, tm_table_free);
  g_array_unref (self.indexes);
}

/* Finding the cases */

static void
question_case_free (gpointer data)
{
  QuestionCase *self = data;

  json_object_unref (self->object);
  g_free (self);
}

static char *
dup_stem (const char *name, const char *prefix)
{
  gsize length = strlen (name) - strlen (prefix) - strlen (".json");

  return g_strndup (name + strlen (prefix), length);
}

static void
add_questions (const char *folder, const char *path, const char *group)
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

static void
add_file (const char *folder, const char *path, const char *name)
{
  g_autofree char *stem = NULL;

  if (g_str_has_prefix (name, "questions-") && g_str_has_suffix (name, ".json"))
    {
      stem = dup_stem (name, "questions-");
      add_questions (folder, path, stem);
    }
  else if (g_str_has_prefix (name, "match-") && g_str_has_suffix (name, ".json"))
    {
      g_autofree char *test = NULL;

      stem = dup_stem (name, "match-");
      test = g_strdup_printf ("/cases/%s/match/%s", folder, stem);
      g_test_add_data_func_full (test, g_strdup (path), test_match, g_free);
    }
}

static GPtrArray *
list_folder (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_strings);
  return names;
}

static void
add_folder (const char *path)
{
  g_autofree char *game = g_path_get_basename (path);
  g_autoptr (GPtrArray) names = list_folder (path);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *file = g_build_filename (path, g_ptr_array_index (names, i), NULL);
      add_file (game, file, g_ptr_array_index (names, i));
    }
}

/* Called as: test-cases [TEST OPTIONS] --folder FOLDER, where the folder bears the game's name. */
int
main (int argc, char **argv)
{
  /* No folders of its own: nothing here reads or writes the user's. */
  g_test_init (&argc, &argv, NULL);
  if (argc != 3 || !g_str_equal (argv[1], "--folder"))
    g_error ("usage: test-cases --folder FOLDER");
  /* Every case has its say, so that one run tells all that is wrong. */
  g_test_set_nonfatal_assertions ();
  tm_games_register ();
  add_folder (argv[2]);
  return g_test_run ();
}
