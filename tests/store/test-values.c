/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of the engine as files have them: cells by their names, and the outcome of rulings. */

#include "test-fair.h"

#include "tm-change-words.h"
#include "tm-json.h"
#include "tm-pack.h"

static const TmLayerSpec layers[] = { { "height", "Height", 0, 9, 1 } };
static const TmGridSpec grids[] = {
  { "map", "Map", TM_EACH_SEAT, 3, 2, layers, G_N_ELEMENTS (layers) },
  { "board", "Board", TM_EACH_SEAT, 6, 8, layers, G_N_ELEMENTS (layers), .is_lettered = TRUE },
};

static TmKit kit;
static TmGame game;

static TmBox *
new_box (void)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&game, 2, &error);

  g_assert_no_error (error);
  return box;
}

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = tm_json_parse ("test", text, strlen (text), &error);

  g_assert_no_error (error);
  return node;
}

static gboolean
read_change (const char *text, TmBox *box, TmChange *change, GError **error)
{
  g_autoptr (JsonNode) node = parse (text);
  TmJsonPlace place;
  gboolean is_read;

  tm_json_place_init (&place, "test");
  is_read = tm_change_words_read (node, box, &place, change, error);
  tm_json_place_clear (&place);
  return is_read;
}

static void
assert_change (guint grid, guint cell, const char *expected)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  const TmChange change = { tm_box_get_cell_slot (box, grid, 1, 0, cell), 2, 7 };
  TmChange again;

  tm_change_words_append (out, box, &change);
  g_assert_cmpstr (out->str, ==, expected);
  read_change (out->str, box, &again, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again.slot, ==, change.slot);
  g_assert_cmpint (again.before, ==, 2);
  g_assert_cmpint (again.after, ==, 7);
}

static void
test_cells (void)
{
  assert_change (0, 5,
                 "{\"what\":\"cell\",\"grid\":\"map\",\"layer\":\"height\",\"cell\":\"2:1\","
                 "\"seat\":1,\"before\":2,\"after\":7}");
  assert_change (1, 8,
                 "{\"what\":\"cell\",\"grid\":\"board\",\"layer\":\"height\",\"cell\":\"C1\","
                 "\"seat\":1,\"before\":2,\"after\":7}");
}

static void
assert_refused (const char *grid, const char *cell, const char *accepted)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text
      = g_strdup_printf ("{\"what\":\"cell\",\"grid\":\"%s\",\"layer\":\"height\","
                         "\"cell\":\"%s\",\"seat\":0,\"before\":1,\"after\":2}",
                         grid, cell);
  TmChange change;

  g_assert_false (read_change (text, box, &change, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, accepted));
  g_assert_true (g_str_has_prefix (error->message, "test: cell: "));
}

static void
test_no_cells (void)
{
  assert_refused ("map", "3:0", "column:row from 0:0 to 2:1");
  assert_refused ("map", "A0", "column:row from 0:0 to 2:1");
  assert_refused ("board", "G0", "a cell from A0 to F7");
  assert_refused ("board", "2:1", "a cell from A0 to F7");
}

/* Whoever reads the sentence need not know the grid. */
static void
test_sentence (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmBox) other = fair_new_box (2);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const TmText text = tm_text ("from %s to %s", tm_arg_cell (1, 8), tm_arg_cell (0, 5));
  g_autofree char *words = NULL;
  TmUnpack unpack;

  tm_pack_text (bytes, &text, box);
  tm_unpack_init (&unpack, bytes->data, bytes->len);
  words = tm_unpack_dup_text (&unpack, other);
  g_assert_cmpstr (words, ==, "from C1 to 2:1");
}

/* Outcomes */

static char *
write_json (GVariant *value)
{
  g_autoptr (GVariant) owned = g_variant_ref_sink (value);
  g_autoptr (JsonNode) node = tm_json_new_from_variant (owned);
  GString *out = g_string_new (NULL);

  tm_json_append (out, node);
  return g_string_free (out, FALSE);
}

static GVariant *
read_outcome (const char *text)
{
  g_autoptr (JsonNode) node = parse (text);
  g_autoptr (GError) error = NULL;
  GVariant *value;
  TmJsonPlace place;

  tm_json_place_init (&place, "test");
  value = tm_json_dup_outcome (node, &place, &error);
  tm_json_place_clear (&place);
  g_assert_no_error (error);
  return value;
}

static void
test_outcome (void)
{
  g_autofree char *text = write_json (
      g_variant_new_parsed ("{'unknown': <@mv nothing>, 'lists': <[[@x 0, 2], [], [1]]>,"
                            " 'reals': <[0.0, 2.5]>, 'empty': <@aax []>, 'flag': <true>}"));
  g_autoptr (GVariant) again = read_outcome (text);
  g_autofree char *twice = write_json (again);

  g_assert_cmpstr (text, ==,
                   "{\"unknown\":null,\"lists\":[[0,2],[],[1]],\"reals\":[0.0,2.5],"
                   "\"empty\":[],\"flag\":true}");
  g_assert_cmpstr (twice, ==, text);
}

/* The number that is read back is the one that was written. */
static void
test_digits (void)
{
  const double odds[] = { 1.0 / 3, 2.0 / 7, 1e-9 / 3, 123456.789012345 };

  for (guint i = 0; i < G_N_ELEMENTS (odds); i++)
    {
      g_autofree char *text = write_json (g_variant_new_double (odds[i]));
      g_autofree char *list = write_json (
          g_variant_new_fixed_array (G_VARIANT_TYPE_DOUBLE, &odds[i], 1, sizeof odds[i]));
      g_autofree char *expected = g_strdup_printf ("[%s]", text);

      g_assert_true (g_ascii_strtod (text, NULL) == odds[i]);
      g_assert_cmpstr (list, ==, expected);
    }
}

/* What nobody knows is null in an outcome and nowhere else. */
static void
test_null (void)
{
  g_autoptr (JsonNode) node = parse ("{\"a\":[1,null]}");
  g_autoptr (GError) error = NULL;
  TmJsonPlace place;

  tm_json_place_init (&place, "test");
  g_assert_null (tm_json_dup_variant (node, &place, &error));
  tm_json_place_clear (&place);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "a[1]"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  kit = *fair_get_game ()->kit;
  kit.grids = grids;
  kit.n_grids = G_N_ELEMENTS (grids);
  game = *fair_get_game ();
  game.kit = &kit;

  g_test_add_func ("/store/values/changed-cells-have-names", test_cells);
  g_test_add_func ("/store/values/other-cells-are-refused", test_no_cells);
  g_test_add_func ("/store/values/cells-in-a-sentence", test_sentence);
  g_test_add_func ("/store/values/outcome-reads-back", test_outcome);
  g_test_add_func ("/store/values/every-digit-counts", test_digits);
  g_test_add_func ("/store/values/null-is-no-parameter", test_null);
  return g_test_run ();
}
