/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "case.h"

/* Tables */

void
case_check_part (const char *id, const char *given, const char *wanted)
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
  g_ptr_array_sort (faces, case_compare_strings);
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
      = is_word ? json_node_dup_string (expected) : case_spell_set (json_node_get_array (expected));

  case_check_part (id, given, wanted);
}

/* How many of each face there are: of all piece kinds that start in the zone, in the kit's order. */
static void
check_counts (const TmTable *table, guint spec, const char *id, JsonNode *expected)
{
  TmBox *box = tm_table_get_box (table);
  const TmKit *kit = tm_box_get_kit (box);
  guint zone = tm_box_get_zone (box, spec, TM_NO_SEAT);
  g_autofree char *wanted = case_spell_node (expected);
  g_autoptr (GString) given = g_string_new ("[");

  for (guint kind = 0; kind < kit->n_pieces; kind++)
    for (guint face = 0; kit->pieces[kind].zone == spec && face < kit->pieces[kind].n_faces; face++)
      g_string_append_printf (given, "%s%u", given->len > 1 ? ", " : "",
                              tm_table_count_face (table, zone, kind, face));
  g_string_append_c (given, ']');
  case_check_part (id, given->str, wanted);
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
  g_autofree char *wanted = case_spell_node (expected);
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
  case_check_part (id, given->str, wanted);
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
    case_check_part (id, kit->phases[tm_table_get_phase (table)].id,
                     json_node_get_string (expected));
  else if (g_str_equal (id, "turn"))
    {
      g_autofree char *given = spell_seats (tm_table_get_turn (table));
      g_autofree char *wanted = case_spell_node (expected);
      case_check_part (id, given, wanted);
    }
  else if (counter >= 0)
    check_counter (table, counter, id, expected);
  else if (zone >= 0)
    check_zones (table, zone, id, expected);
  else
    g_test_fail_printf ("“%s” is neither a counter nor a zone of the kit", id);
}

/* A zone may bear the name of a counter; here it is the zone. */
static void
check_named_zones (const TmTable *table, JsonObject *expected)
{
  g_autoptr (GList) members = json_object_get_members (expected);

  for (GList *l = members; l != NULL; l = l->next)
    {
      int zone = tm_kit_find_zone (tm_box_get_kit (tm_table_get_box (table)), l->data);

      if (zone >= 0)
        check_zones (table, zone, l->data, json_object_get_member (expected, l->data));
      else
        g_test_fail_printf ("“%s” is no zone of the kit", (const char *) l->data);
    }
}

void
case_check_table (const TmTable *table, JsonObject *expected)
{
  g_autoptr (GList) members = json_object_get_members (expected);

  for (GList *l = members; l != NULL; l = l->next)
    {
      JsonNode *node = json_object_get_member (expected, l->data);

      if (g_str_equal (l->data, "refused") || g_str_equal (l->data, "findings")
          || g_str_equal (l->data, "offers"))
        continue;
      if (g_str_equal (l->data, "zones"))
        check_named_zones (table, json_node_get_object (node));
      else
        check_entry (table, l->data, node);
    }
}

/* Results */

void
case_check_result (TmMatch *match, JsonObject *expected)
{
  static const char *const known[] = { "winners", "ranks", "by", "scores", NULL };
  guint n_seats = tm_box_get_n_seats (tm_match_get_box (match));
  TmResult result;

  case_check_members (expected, known);
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.ending, !=, TM_ENDING_OPEN);
  if (json_object_has_member (expected, "winners"))
    {
      g_autofree char *given = spell_seats (result.winners);
      g_autofree char *wanted = case_spell_node (json_object_get_member (expected, "winners"));
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
