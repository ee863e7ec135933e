/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Faces that people name: the code of one is the name on the card, as its owner types it. */

#include "toy-game.h"

#include "tm-draw.h"
#include "tm-match.h"
#include "tm-play.h"

#include <string.h>

#define SQUATTER "Скелет на корточках"
#define CORNER "Угол"
#define SHORT_I "\320\271"
#define SHORT_I_APART "\320\270\314\206"

enum
{
  CARD,
  CARDS,
  FIRST,
};

static const TmParam params[] = {
  [CARD] = { .id = "card", .name = "Card", .kind = TM_PARAM_FACE, .piece = "card" },
  [CARDS] = TM_FACES_OR ("cards", "Cards", "card", 0, 9, NULL),
  [FIRST]
  = { .id = "first", .name = "First", .kind = TM_PARAM_FACE, .piece = "card", .none = "nobody" },
};

static TmPieceSpec pieces[2];
static TmKit kit;
static TmGame game;

/* At most so many letters, and nothing that files put between names. */
static gboolean
parse_face (guint piece_kind G_GNUC_UNUSED,
            const char *code,
            gint32 payload[TM_FACE_PAYLOAD],
            char **name G_GNUC_UNUSED,
            GError **error)
{
  payload[0] = (gint32) g_utf8_strlen (code, -1);
  if (payload[0] <= 30 && strpbrk (code, "=|") == NULL)
    return TRUE;
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE, "“%s” cannot be a card's name", code);
  return FALSE;
}

static TmBox *
new_box (void)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&game, 2, &error);

  g_assert_no_error (error);
  return box;
}

static gint32
add (TmBox *box, const char *name)
{
  g_autoptr (GError) error = NULL;
  gint32 face = -1;

  tm_box_add_face (box, TOY_PIECE_CARD, name, &face, &error);
  g_assert_no_error (error);
  return face;
}

/* Spaces and the way letters are put together make no other card. */
static void
test_one_spelling (void)
{
  g_autoptr (TmBox) box = new_box ();
  gint32 skeleton = add (box, SQUATTER);
  gint32 troll = add (box, "Зло" SHORT_I " тролль");
  const TmFace *face = tm_box_get_face (box, TOY_PIECE_CARD, skeleton);

  g_assert_cmpstr (face->code, ==, SQUATTER);
  g_assert_true (face->is_own);
  g_assert_cmpint (face->payload[0], ==, 19);
  g_assert_cmpint (add (box, "  Скелет  на\u00a0корточках "), ==, skeleton);
  g_assert_cmpint (add (box, "\tСкелет на корточках\n"), ==, skeleton);
  g_assert_cmpint (add (box, "Зло" SHORT_I_APART " тролль"), ==, troll);
  g_assert_cmpint (add (box, "скелет на корточках"), !=, skeleton);
  g_assert_cmpuint (tm_box_get_n_faces (box, TOY_PIECE_CARD), ==, 3);
}

/* A name is not a word of the program, though it be one in some language. */
static void
test_names_are_not_translated (void)
{
  g_autoptr (TmBox) box = new_box ();
  gint32 face = add (box, "nobody");
  const char *name = tm_box_get_face_name (box, TOY_PIECE_CARD, face);
  const TmText text = tm_text ("%s!", tm_arg_face (TOY_PIECE_CARD, face));
  g_autofree char *words = tm_text_dup_string (&text, box);
  g_autofree char *value = tm_param_dup_value_name (&params[CARD], box, face);
  g_autofree char *spelled = tm_param_dup_value_spelling (&params[CARD], box, face);

  g_assert_cmpstr (tm_word_get (name), ==, "nobody");
  g_assert_cmpstr (words, ==, "nobody!");
  g_assert_cmpstr (value, ==, "nobody");
  g_assert_cmpstr (spelled, ==, "nobody");
  /* Looked up in a context that only names have. */
  g_assert_nonnull (strchr (name, '\004'));
}

static void
test_checked_without_adding (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;

  g_assert_true (tm_box_check_face (box, TOY_PIECE_CARD, SQUATTER, &error));
  g_assert_no_error (error);
  g_assert_false (tm_box_check_face (box, TOY_PIECE_CARD, "a=b", &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  g_clear_error (&error);
  g_assert_false (tm_box_check_face (box, TOY_PIECE_MONSTER, CORNER, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN);
  g_assert_cmpuint (tm_box_get_n_faces (box, TOY_PIECE_CARD), ==, 0);
}

/* Reading and writing */

typedef struct
{
  guint param;
  const char *text;
  gboolean fits;
  const char *told;
} Case;

static const Case cases[] = {
  { CARD, SQUATTER, TRUE, "'" SQUATTER "'" },
  { CARD, " " CORNER " ", TRUE, "'" CORNER "'" },
  { CARD, "Fire: walk with me", TRUE, "'Fire: walk with me'" },
  { CARD, "a, b", TRUE, "'a, b'" },
  { CARD, "", FALSE, "card: “” is not accepted; accepted are words on one line" },
  { CARD, "   ", FALSE, "words on one line" },
  { CARD, "a\x01z", FALSE, "words on one line" },
  { CARD, "a=b", FALSE, "card: “a=b” cannot be a card's name" },
  { CARD, "abcdefghijabcdefghijabcdefghijk", FALSE, "cannot be a card's name" },
  { CARDS, "", TRUE, "[]" },
  { CARDS, CORNER "," SQUATTER "," CORNER, TRUE,
    "[<'" CORNER "'>, <'" SQUATTER "'>, <'" CORNER "'>]" },
  { CARDS, CORNER ", " SQUATTER, TRUE, "[<'" CORNER "'>, <'" SQUATTER "'>]" },
  { CARDS, "Fire\\, walk with me,Web", TRUE, "[<'Fire, walk with me'>, <'Web'>]" },
  { CARDS, "a\\b,c\\", TRUE, "[<'a\\\\b'>, <'c\\\\'>]" },
  { CARDS, CORNER ",,Web", FALSE, "cards: “” is not accepted" },
  { CARDS, "a,b,c,d,e,f,g,h,i,j", FALSE, "a list of 0 to 9 items, each a face code (Name)" },
  { FIRST, "nobody", TRUE, "'nobody'" },
  { FIRST, CORNER, TRUE, "'" CORNER "'" },
};

static void
test_text (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autofree char *printed = NULL;
  TmArgs args, again;

  tm_args_init (&args);
  g_assert_true (tm_param_set_text (params, test->param, box, test->text, &args, &error)
                 == test->fits);
  if (!test->fits)
    {
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, test->told));
      g_assert_null (strchr (error->message, '\n'));
      return;
    }
  g_assert_no_error (error);
  value = g_variant_ref_sink (tm_param_dup_variant (&params[test->param], box, &args, test->param));
  printed = g_variant_print (value, FALSE);
  g_assert_cmpstr (printed, ==, test->told);
  tm_args_init (&again);
  g_assert_true (tm_param_set_variant (params, test->param, box, value, &again, &error));
  g_assert_true (tm_args_equal (&args, &again));
}

static void
test_none_is_no_card (void)
{
  g_autoptr (TmBox) box = new_box ();
  TmArgs args;

  tm_args_init (&args);
  g_assert_true (tm_param_set_text (params, FIRST, box, "nobody", &args, NULL));
  g_assert_cmpint (tm_args_get (&args, FIRST), ==, TM_FACE_UNKNOWN);
  g_assert_cmpuint (tm_box_get_n_faces (box, TOY_PIECE_CARD), ==, 0);
}

/* In a file only words are a name, and digits, which have always been. */
static void
test_only_words_are_names (void)
{
  static const char *const wrong[] = { "true", "['a']", "{'a': 'b'}", "1.5", "('a', 'b')" };
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GVariant) digits = g_variant_ref_sink (g_variant_new_int64 (13));
  TmArgs args;

  tm_args_init (&args);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GVariant) value = g_variant_ref_sink (g_variant_new_parsed (wrong[i]));
      g_autoptr (GError) error = NULL;

      g_assert_false (tm_param_set_variant (params, CARD, box, value, &args, &error));
      g_assert_nonnull (strstr (error->message, "a face code (Name)"));
    }
  g_assert_cmpuint (tm_box_get_n_faces (box, TOY_PIECE_CARD), ==, 0);
  g_assert_true (tm_param_set_variant (params, CARD, box, digits, &args, NULL));
  g_assert_cmpint (tm_args_get (&args, CARD), ==, tm_box_find_face (box, TOY_PIECE_CARD, "13"));
}

static void
assert_domain (guint param, const char *expected)
{
  g_autoptr (TmBox) box = new_box ();
  g_autofree char *before = tm_param_dup_domain (&params[param], box);
  g_autofree char *after = NULL;

  g_assert_cmpstr (before, ==, expected);
  add (box, CORNER);
  after = tm_param_dup_domain (&params[param], box);
  g_assert_cmpstr (after, ==, expected);
}

static void
test_says_what_to_type (void)
{
  assert_domain (CARD, "a face code (Name)");
  assert_domain (FIRST, "one of: nobody, or a face code (Name)");
}

/* At the table */

static void
test_by_hand (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmMatch) match = tm_match_new (box);
  const TmMoveSpec *spec = tm_game_get_move (&game, TM_MOVE_ADJUST);
  g_autoptr (GVariant) good = g_variant_ref_sink (g_variant_new_parsed (
      "{'set': <'face'>, 'piece': <'card'>, 'face': <' Скелет  на корточках'>}"));
  g_autoptr (GVariant) bad = g_variant_ref_sink (
      g_variant_new_parsed ("{'set': <'face'>, 'piece': <'card'>, 'face': <'a|b'>}"));
  g_autoptr (GError) error = NULL;
  TmMove move = toy_move (TM_MOVE_ADJUST);
  const TmFace *face;

  g_assert_true (tm_params_parse (spec->params, spec->n_params, box, good, &move.args, &error));
  g_assert_true (tm_match_record (match, &move, NULL, &error));
  g_assert_no_error (error);
  face = tm_box_get_face (box, TOY_PIECE_CARD,
                          tm_table_get_piece_face (tm_match_get_table (match), 0));
  g_assert_cmpstr (face->code, ==, SQUATTER);
  g_assert_true (tm_params_parse (spec->params, spec->n_params, box, bad, &move.args, &error));
  g_assert_false (tm_match_record (match, &move, NULL, &error));
  g_assert_nonnull (strstr (error->message, "“a|b” cannot be a card's name"));
}

static void
name_cards (TmResolution *resolution)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  for (guint i = 0; i < TOY_N_CARDS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Карта %u", i);

      tm_resolution_set_face (resolution, i, add (box, name));
    }
}

/* A deck of named cards is shuffled as any other. */
static void
test_draw (void)
{
  TmGame named = game;
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmTable) table = NULL;
  TmRandom random;
  gboolean seen[TOY_N_CARDS] = { FALSE };
  const gint32 *drawn;
  TmArgs args;
  guint n;

  named.lay_out = name_cards;
  box = tm_box_new (&named, 2, NULL);
  table = tm_table_new (box);
  tm_random_init_fast (&random, 7);
  tm_args_init (&args);
  g_assert_true (tm_draw_param (table, TOY_MOVE_DEAL, 0, &random, &args));
  drawn = tm_args_get_list (&args, 0, &n);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (drawn[i], >=, 0);
      g_assert_cmpint (drawn[i], <, TOY_N_CARDS);
      g_assert_false (seen[drawn[i]]);
      seen[drawn[i]] = TRUE;
    }
}

/* Random play names a card where nobody has, and goes without where the game has none. */
static void
test_sampled (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmTable) table = tm_table_new (box);
  TmParam other = params[CARD];
  TmRandom random;
  TmArgs args;

  tm_random_init_fast (&random, 1);
  tm_args_init (&args);
  g_assert_cmpint (tm_param_sample (&params[CARD], box, &random), ==, TM_FACE_UNKNOWN);
  tm_param_sample_values (params, CARD, table, &random, &args);
  g_assert_cmpint (tm_args_get (&args, CARD), ==, 0);
  g_assert_true (tm_params_check (params, G_N_ELEMENTS (params), box, &args, NULL));
  other.piece = "monster";
  tm_args_init (&args);
  tm_param_sample_values (&other, 0, table, &random, &args);
  g_assert_false (tm_args_has (&args, 0));
}

static void
test_hint_needs_own_faces (void)
{
  TmPieceSpec piece = pieces[TOY_PIECE_CARD];
  const TmKit one = { .zones = kit.zones, .n_zones = kit.n_zones, .pieces = &piece, .n_pieces = 1 };
  g_autoptr (GError) error = NULL;

  g_assert_true (tm_kit_check (&one, &error));
  g_assert_no_error (error);
  piece.has_own_faces = FALSE;
  g_assert_false (tm_kit_check (&one, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  memcpy (pieces, toy_game.kit->pieces, sizeof pieces);
  pieces[TOY_PIECE_CARD].faces = NULL;
  pieces[TOY_PIECE_CARD].n_faces = 0;
  pieces[TOY_PIECE_CARD].start_faces = NULL;
  pieces[TOY_PIECE_CARD].code_hint = "Name";
  kit = *toy_game.kit;
  kit.pieces = pieces;
  game = toy_game;
  game.kit = &kit;
  game.parse_face = parse_face;

  g_test_add_func ("/engine/own-faces/one-spelling", test_one_spelling);
  g_test_add_func ("/engine/own-faces/names-are-not-translated", test_names_are_not_translated);
  g_test_add_func ("/engine/own-faces/checked-without-adding", test_checked_without_adding);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/engine/own-faces/%s/%u", params[cases[i].param].id, i);

      g_test_add_data_func (path, &cases[i], test_text);
    }
  g_test_add_func ("/engine/own-faces/none-is-no-card", test_none_is_no_card);
  g_test_add_func ("/engine/own-faces/only-words-are-names", test_only_words_are_names);
  g_test_add_func ("/engine/own-faces/says-what-to-type", test_says_what_to_type);
  g_test_add_func ("/engine/own-faces/named-by-hand", test_by_hand);
  g_test_add_func ("/engine/own-faces/drawn-without-putting-back", test_draw);
  g_test_add_func ("/engine/own-faces/sampled", test_sampled);
  g_test_add_func ("/engine/own-faces/hint-needs-own-faces", test_hint_needs_own_faces);
  return g_test_run ();
}
