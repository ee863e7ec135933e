/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "case.h"

#include "tm-json.h"
#include "tm-match-file.h"

#include <string.h>

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
  g_autofree char *wanted = case_spell_set (expected);
  g_autofree char *given = NULL;
  guint n_findings = 0;
  const TmFinding *findings = NULL;

  /* Taking back and doing again ask no rules. */
  if (resolution != NULL)
    findings = tm_resolution_get_findings (resolution, &n_findings);
  for (guint i = 0; i < n_findings; i++)
    g_ptr_array_add (ids, (gpointer) (findings[i].grade == TM_GRADE_UNDECIDED ? findings[i].article
                                                                              : findings[i].id));
  given = case_spell_sorted (ids);
  case_check_part ("findings", given, wanted);
}

/* How often each of the moves is offered. */
static void
check_offers (const TmTable *table, JsonObject *expected)
{
  const TmGame *game = tm_box_get_game (tm_table_get_box (table));
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (GList) moves = json_object_get_members (expected);

  tm_offers_collect (offers, table);
  for (GList *l = moves; l != NULL; l = l->next)
    {
      gint64 n_offered = 0;

      for (guint i = 0; i < tm_offers_get_n (offers); i++)
        n_offered += g_str_equal (game->moves[tm_offers_get (offers, i)->move].id, l->data);
      if (n_offered != json_object_get_int_member (expected, l->data))
        g_test_fail_printf ("%s is offered %" G_GINT64_FORMAT " times", (char *) l->data,
                            n_offered);
    }
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
      if (json_object_has_member (expected, "offers"))
        check_offers (table, json_object_get_object_member (expected, "offers"));
      case_check_table (table, expected);
    }
  if (json_object_has_member (move, "result"))
    case_check_result (match, json_object_get_object_member (move, "result"));
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
    case_check_table (tm_match_get_table (match), get_expected (top));
  if (json_object_has_member (top, "result"))
    case_check_result (match, json_object_get_object_member (top, "result"));
  g_clear_pointer (&self.before, tm_table_free);
  g_array_unref (self.indexes);
}

/* Adds a test that plays a match file. */
void
case_add_match (const char *folder, const char *path, const char *name)
{
  g_autofree char *test = g_strdup_printf ("/cases/%s/match/%s", folder, name);

  g_test_add_data_func_full (test, g_strdup (path), test_match, g_free);
}
