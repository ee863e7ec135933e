/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"

#include "tm-pack.h"

static void
test_numbers (void)
{
  static const gint64 numbers[]
      = { 0,   1,     -1,    63,         64,         -64,        -65,       127,
          128, 16383, 16384, G_MAXINT32, G_MININT32, G_MAXINT64, G_MININT64 };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  TmUnpack unpack;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      tm_pack_signed (bytes, numbers[i]);
      tm_pack_unsigned (bytes, (guint64) numbers[i]);
    }
  tm_unpack_init (&unpack, bytes->data, bytes->len);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_assert_cmpint (tm_unpack_signed (&unpack), ==, numbers[i]);
      g_assert_cmpuint (tm_unpack_unsigned (&unpack), ==, (guint64) numbers[i]);
    }
  g_assert_false (unpack.is_bad);
  g_assert_cmpuint (tm_unpack_unsigned (&unpack), ==, 0);
  g_assert_true (unpack.is_bad);
}

static void
test_args (void)
{
  static const gint32 list[] = { -1, 5, 1000000, G_MININT32 };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  TmUnpack unpack;
  TmArgs args, again;
  guint n_values;
  const gint32 *values;

  tm_args_init (&args);
  tm_args_set (&args, 0, 7);
  tm_args_set_list (&args, 3, list, G_N_ELEMENTS (list));
  tm_args_set_list (&args, 15, list, 0);
  tm_pack_args (bytes, &args);
  tm_unpack_init (&unpack, bytes->data, bytes->len);
  g_assert_true (tm_unpack_args (&unpack, &again));
  g_assert_true (unpack.at == unpack.end);
  g_assert_cmpuint (again.given, ==, args.given);
  g_assert_cmpint (tm_args_get (&again, 0), ==, 7);
  values = tm_args_get_list (&again, 3, &n_values);
  g_assert_cmpmem (values, n_values * sizeof *values, list, sizeof list);
}

static void
test_changes (void)
{
  static const TmChange changes[] = {
    { 5, 0, 1 }, { 2, -1, G_MAXINT32 }, { 1000000, G_MAXINT32, G_MININT32 }, { 0, G_MININT32, 0 }
  };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GArray) again = g_array_new (FALSE, FALSE, sizeof (TmChange));
  TmUnpack unpack;

  tm_pack_changes (bytes, changes, G_N_ELEMENTS (changes));
  tm_unpack_init (&unpack, bytes->data, bytes->len);
  g_assert_true (tm_unpack_changes (&unpack, again));
  g_assert_cmpmem (again->data, again->len * sizeof (TmChange), changes, sizeof changes);
}

static char *
round_trip (TmText text, TmBox *box)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (TmBox) bare = tm_box_new (tm_box_get_game (box), tm_box_get_n_seats (box), NULL);
  TmUnpack unpack;

  tm_box_set_seat_name (bare, 0, "Anna");
  tm_pack_text (bytes, &text, box);
  tm_unpack_init (&unpack, bytes->data, bytes->len);
  return tm_unpack_dup_text (&unpack, bare);
}

/* Whoever reads the sentence has the names of the seats and nothing else of the match. */
static void
test_text (void)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  gint32 face;
  g_autofree char *all = NULL;
  g_autofree char *one = NULL;
  g_autofree char *many = NULL;
  g_autofree char *none = NULL;

  g_assert_true (tm_box_add_face (box, 0, "own:moon", &face, NULL));
  all = round_trip (tm_text ("%s of %s: %s, %s (%s)", tm_arg_number (-3), tm_arg_seat (0),
                             tm_arg_face (0, face), tm_arg_word ("red"),
                             tm_arg_string (tm_box_intern (box, "100 % sure"))),
                    box);
  g_assert_cmpstr (all, ==, "−3 of Anna: moon, red (100 % sure)");
  one = round_trip (tm_text_n ("%s room", "%s rooms", tm_arg_number (1)), box);
  g_assert_cmpstr (one, ==, "1 room");
  many = round_trip (tm_text_n ("%s room", "%s rooms", tm_arg_number (2)), box);
  g_assert_cmpstr (many, ==, "2 rooms");
  none = round_trip (TM_TEXT_NONE, box);
  g_assert_cmpstr (none, ==, "");
}

/* Numbers that together leave the range of a value are no change, however large they are. */
static void
test_changes_out_of_range (void)
{
  static const gint64 steps[]
      = { G_MAXINT64, G_MININT64, (gint64) G_MAXINT32 + 1, (gint64) G_MININT32 - 2 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (guint wrong = 0; wrong < 3; wrong++)
      {
        g_autoptr (GByteArray) bytes = g_byte_array_new ();
        g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (TmChange));
        TmUnpack unpack;

        tm_pack_unsigned (bytes, 1);
        for (guint part = 0; part < 3; part++)
          tm_pack_signed (bytes, part == wrong ? steps[i] : 1);
        tm_unpack_init (&unpack, bytes->data, bytes->len);
        g_assert_false (tm_unpack_changes (&unpack, changes));
      }
}

/* A sentence from a file is a pattern: nothing but plain arguments gets through. */
static void
test_hostile_text (void)
{
  static const char *const patterns[]
      = { "%n", "%d", "%", "%s%s%s%s%s%s", "%6$s", "%0$s", "%1$n", "%10$s", "%*s", "%ls" };
  g_autoptr (TmBox) box = fair_new_box (2);

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      g_autofree char *words
          = round_trip ((TmText) { .msgid = patterns[i], .args = { tm_arg_number (1) } }, box);

      g_assert_cmpstr (words, ==, "");
    }
}

/* Any bytes at all are read or refused, and nothing is read behind their end. */
static void
test_any_bytes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (TmChange));
  g_autoptr (TmBox) box = fair_new_box (2);
  guint n_bad = 0;

  for (guint i = 0; i < 20000; i++)
    {
      gsize length = (gsize) g_rand_int_range (rand, 0, 40);
      g_autofree guint8 *bytes = g_malloc (length);
      g_autofree char *words = NULL;
      TmUnpack unpack;
      TmArgs args;

      for (gsize j = 0; j < length; j++)
        bytes[j] = (guint8) (g_rand_boolean (rand) ? g_rand_int (rand) : g_rand_int (rand) & 7);
      tm_unpack_init (&unpack, bytes, length);
      tm_unpack_args (&unpack, &args);
      n_bad += unpack.is_bad;
      tm_unpack_init (&unpack, bytes, length);
      tm_unpack_changes (&unpack, changes);
      n_bad += unpack.is_bad;
      tm_unpack_init (&unpack, bytes, length);
      words = tm_unpack_dup_text (&unpack, box);
      g_assert_true (g_utf8_validate (words, -1, NULL));
    }
  g_assert_cmpuint (n_bad, >, 10000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();

  g_test_add_func ("/store/pack/numbers", test_numbers);
  g_test_add_func ("/store/pack/parameters", test_args);
  g_test_add_func ("/store/pack/changes", test_changes);
  g_test_add_func ("/store/pack/changes-out-of-range", test_changes_out_of_range);
  g_test_add_func ("/store/pack/sentences", test_text);
  g_test_add_func ("/store/pack/hostile-sentences", test_hostile_text);
  g_test_add_func ("/store/pack/any-bytes", test_any_bytes);
  return g_test_run ();
}
