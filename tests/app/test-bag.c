/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tm-bag-body.h"
#include "tm-standard-deck.h"

#include "games/tm-games.h"

#define N_ROUNDS 20000

static TmRandom
create_random (void)
{
  static const guint8 seed[TM_RANDOM_SEED_SIZE] = { 7, 1, 3 };
  TmRandom random;

  tm_random_init (&random, seed, "");
  tm_random_begin_draw (&random, 1);

  return random;
}

static TmBag *
create_bag (void)
{
  TmBag *bag = tm_bag_new ();

  g_assert_true (tm_bag_add_kind (bag, "gold", 2));
  g_assert_true (tm_bag_add_kind (bag, "silver", 3));
  g_assert_true (tm_bag_add_kind (bag, "lead", 0));

  return bag;
}

static void
set_gone (TmBag *bag, guint index, guint count, guint gone)
{
  TmBagKind kind = *tm_bag_get_kind (bag, index);
  g_autofree char *name = g_strdup (kind.name);

  kind.name = name;
  kind.count = count;
  kind.gone = gone;
  tm_bag_set_kind (bag, index, &kind);
}

static void
test_exhausted (void)
{
  TmRandom random = create_random ();

  for (guint round = 0; round < 200; round++)
    {
      g_autoptr (TmBag) bag = create_bag ();
      guint seen[3] = { 0 };

      g_assert_false (tm_bag_draw (bag, &random, 6));
      g_assert_cmpuint (tm_bag_get_n_drawn (bag), ==, 0);
      g_assert_true (tm_bag_draw (bag, &random, 3));
      g_assert_true (tm_bag_draw (bag, &random, 2));
      g_assert_false (tm_bag_draw (bag, &random, 1));

      g_assert_cmpuint (tm_bag_count_left (bag), ==, 0);
      g_assert_cmpuint (tm_bag_get_n_drawn (bag), ==, 5);
      for (guint i = 0; i < 5; i++)
        {
          g_assert_false (tm_bag_get_drawn (bag, i).is_back);
          seen[tm_bag_get_drawn (bag, i).kind]++;
        }
      g_assert_cmpuint (seen[0], ==, 2);
      g_assert_cmpuint (seen[1], ==, 3);
      g_assert_cmpuint (seen[2], ==, 0);
    }
}

static void
test_deck_once (void)
{
  TmRandom random = create_random ();
  g_autoptr (TmBag) deck = tm_standard_deck_new (TRUE);
  guint seen[TM_BAG_MAX_KINDS] = { 0 };

  g_assert_cmpuint (tm_bag_get_n_kinds (deck), ==, 53);
  g_assert_cmpuint (tm_bag_count_left (deck), ==, 54);
  g_assert_true (tm_bag_draw (deck, &random, 54));
  for (guint i = 0; i < 54; i++)
    seen[tm_bag_get_drawn (deck, i).kind]++;
  for (guint i = 0; i < 52; i++)
    g_assert_cmpuint (seen[i], ==, 1);
  g_assert_cmpuint (seen[52], ==, 2);
}

/* The sum of squares of the differences between what came and what is likely. */
static double
get_chi_square (const guint *counts, const double *likely, guint n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += (counts[i] - likely[i]) * (counts[i] - likely[i]) / likely[i];

  return sum;
}

/* Every card is as likely to be the first, and the fifth. */
static void
test_deck_uniform (void)
{
  TmRandom random = create_random ();
  guint first[52] = { 0 };
  guint fifth[52] = { 0 };
  double likely[52];

  for (guint i = 0; i < 52; i++)
    likely[i] = N_ROUNDS / 52.0;
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autoptr (TmBag) deck = tm_standard_deck_new (FALSE);

      tm_random_begin_draw (&random, round + 1);
      g_assert_true (tm_bag_draw (deck, &random, 5));
      first[tm_bag_get_drawn (deck, 0).kind]++;
      fifth[tm_bag_get_drawn (deck, 4).kind]++;
    }
  /* 51 degrees of freedom: above 98 once in ten thousand times */
  g_assert_cmpfloat (get_chi_square (first, likely, 52), <, 98);
  g_assert_cmpfloat (get_chi_square (fifth, likely, 52), <, 98);
}

/* How many of the two golden ones are among three: 1, 6 and 3 of 10 ways. */
static void
test_hypergeometric (void)
{
  TmRandom random = create_random ();
  guint counts[3] = { 0 };
  const double likely[] = { N_ROUNDS * 0.1, N_ROUNDS * 0.6, N_ROUNDS * 0.3 };

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autoptr (TmBag) bag = create_bag ();

      tm_random_begin_draw (&random, round + 1);
      g_assert_true (tm_bag_draw (bag, &random, 3));
      counts[tm_bag_count_outside (bag, 0)]++;
    }
  /* 2 degrees of freedom: above 18.4 once in ten thousand times */
  g_assert_cmpfloat (get_chi_square (counts, likely, 3), <, 18.4);
}

/* With replacement two of five are golden each time; nothing ever leaves the bag. */
static void
test_replacing (void)
{
  TmRandom random = create_random ();
  g_autoptr (TmBag) bag = create_bag ();
  guint counts[2] = { 0 };
  const double likely[] = { N_ROUNDS * 0.4, N_ROUNDS * 0.6 };

  tm_bag_set_replacing (bag, TRUE);
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      TmBagThing thing;

      tm_random_begin_draw (&random, round + 1);
      g_assert_true (tm_bag_draw (bag, &random, 1));
      thing = tm_bag_get_drawn (bag, tm_bag_get_n_drawn (bag) - 1);
      g_assert_true (thing.is_back);
      counts[thing.kind]++;
    }
  g_assert_cmpfloat (get_chi_square (counts, likely, 2), <, 15.2);
  g_assert_cmpuint (tm_bag_count_left (bag), ==, 5);
  g_assert_cmpuint (tm_bag_get_n_drawn (bag), ==, TM_BAG_MAX_DRAWN);
  g_assert_true (tm_bag_draw (bag, &random, 50));

  tm_bag_put_back (bag, 0);
  g_assert_cmpuint (tm_bag_count_left (bag), ==, 5);
  g_assert_cmpuint (tm_bag_get_n_drawn (bag), ==, TM_BAG_MAX_DRAWN - 1);
}

static void
test_empty (void)
{
  TmRandom random = create_random ();
  g_autoptr (TmBag) bag = tm_bag_new ();

  g_assert_false (tm_bag_draw (bag, &random, 1));
  tm_bag_set_replacing (bag, TRUE);
  g_assert_false (tm_bag_draw (bag, &random, 1));
  g_assert_true (tm_bag_is_full (bag));
}

static void
test_put_back (void)
{
  TmRandom random = create_random ();
  g_autoptr (TmBag) bag = create_bag ();
  TmBagThing rest[2];
  guint kind;
  guint n_gone;

  g_assert_true (tm_bag_draw (bag, &random, 3));
  rest[0] = tm_bag_get_drawn (bag, 0);
  rest[1] = tm_bag_get_drawn (bag, 2);
  kind = tm_bag_get_drawn (bag, 1).kind;
  n_gone = tm_bag_get_kind (bag, kind)->gone;

  tm_bag_put_back (bag, 1);
  g_assert_cmpuint (tm_bag_get_n_drawn (bag), ==, 2);
  g_assert_cmpuint (tm_bag_get_drawn (bag, 0).kind, ==, rest[0].kind);
  g_assert_cmpuint (tm_bag_get_drawn (bag, 1).kind, ==, rest[1].kind);
  g_assert_cmpuint (tm_bag_get_kind (bag, kind)->gone, ==, n_gone - 1);
  g_assert_cmpuint (tm_bag_count_left (bag), ==, 3);

  tm_bag_put_all_back (bag);
  g_assert_true (tm_bag_is_full (bag));
  g_assert_cmpuint (tm_bag_count_left (bag), ==, 5);
}

/* What left the bag on the table is not drawn, and counts as what is gone. */
static void
test_gone_by_hand (void)
{
  TmRandom random = create_random ();
  g_autoptr (TmBag) bag = create_bag ();

  set_gone (bag, 1, 3, 3);
  g_assert_cmpuint (tm_bag_count_left (bag), ==, 2);
  g_assert_true (tm_bag_draw (bag, &random, 2));
  g_assert_cmpuint (tm_bag_count_outside (bag, 0), ==, 2);
  g_assert_cmpuint (tm_bag_count_outside (bag, 1), ==, 0);

  set_gone (bag, 0, 1, 0);
  g_assert_cmpuint (tm_bag_get_kind (bag, 0)->count, ==, 2);
  g_assert_cmpuint (tm_bag_get_kind (bag, 0)->gone, ==, 2);
  set_gone (bag, 1, 2, 40);
  g_assert_cmpuint (tm_bag_get_kind (bag, 1)->gone, ==, 2);
}

static void
test_limits (void)
{
  TmRandom random = create_random ();
  g_autoptr (TmBag) bag = tm_bag_new ();
  g_autofree char *name = g_strnfill (TM_BAG_MAX_NAME * 3, 'x');

  for (guint i = 0; i < TM_BAG_MAX_KINDS; i++)
    g_assert_true (tm_bag_add_kind (bag, name, G_MAXUINT));
  g_assert_false (tm_bag_add_kind (bag, "one too many", 1));
  g_assert_cmpuint (strlen (tm_bag_get_kind (bag, 0)->name), ==, TM_BAG_MAX_NAME);
  g_assert_cmpuint (tm_bag_count_left (bag), ==, TM_BAG_MAX_KINDS * TM_BAG_MAX_COUNT);

  g_assert_false (tm_bag_draw (bag, &random, TM_BAG_MAX_DRAWN + 1));
  g_assert_true (tm_bag_draw (bag, &random, TM_BAG_MAX_DRAWN));
  g_assert_false (tm_bag_draw (bag, &random, 1));
  tm_bag_set_replacing (bag, TRUE);
  g_assert_false (tm_bag_draw (bag, &random, 1));
  tm_bag_put_back (bag, 10);
  g_assert_true (tm_bag_draw (bag, &random, 1));
  g_assert_cmpuint (tm_bag_get_n_drawn (bag), ==, TM_BAG_MAX_DRAWN);
}

static void
test_remove_kind (void)
{
  TmRandom random = create_random ();
  g_autoptr (TmBag) bag = create_bag ();

  g_assert_true (tm_bag_draw (bag, &random, 5));
  tm_bag_remove_kind (bag, 0);
  g_assert_cmpuint (tm_bag_get_n_drawn (bag), ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (tm_bag_get_drawn (bag, i).kind, ==, 0);
  g_assert_cmpstr (tm_bag_get_kind (bag, 0)->name, ==, "silver");
  tm_bag_put_all_back (bag);
  g_assert_cmpuint (tm_bag_count_left (bag), ==, 3);
}

static void
test_kept (void)
{
  TmRandom random = create_random ();
  g_autoptr (TmBag) bag = create_bag ();
  g_autoptr (TmBag) again = NULL;
  g_autoptr (GVariant) body = NULL;
  g_autoptr (GVariant) copied = NULL;

  g_assert_true (tm_bag_draw (bag, &random, 2));
  tm_bag_set_replacing (bag, TRUE);
  g_assert_true (tm_bag_draw (bag, &random, 2));
  body = g_variant_ref_sink (tm_bag_create_body (bag));
  again = tm_bag_new_from_body (body);
  copied = g_variant_ref_sink (tm_bag_create_body (again));

  g_assert_true (g_variant_equal (body, copied));
  g_assert_true (tm_bag_is_replacing (again));
  g_assert_cmpuint (tm_bag_get_n_drawn (again), ==, 4);
  g_assert_cmpuint (tm_bag_count_left (again), ==, 3);
}

/* However a body was made, a bag never has more out of it than there were. */
static void
test_hostile (void)
{
  static const char *const bodies[] = {
    "@a{sv} {}",
    "{'names': <'gold'>, 'counts': <1>}",
    "{'names': <['gold']>, 'counts': <[-5]>, 'gone': <[9]>, 'drawn': <[0, 0, 0]>}",
    "{'names': <['gold', 'lead']>, 'counts': <[int64 9223372036854775807]>, 'gone': <[int64 "
    "-9223372036854775808]>, 'drawn': <[0, 1, -1, 99]>}",
    "{'names': <['gold']>, 'counts': <[2]>, 'gone': <[1]>, 'drawn': <[0, 0, 0, 0]>, 'back': <[0]>}",
    "{'names': <[<'gold'>, <3>]>, 'counts': <[<2>, <'x'>]>, 'drawn': <{'a': 3}>, 'replacing': "
    "<'yes'>}",
    "{'names': <[['gold']]>, 'counts': <[[2]]>, 'drawn': <(1, 2, 'x')>, 'back': <true>}",
    "{'names': <['gold']>, 'counts': <[2]>, 'drawn': <[int64 4294967296]>, 'back': <[1]>}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      TmRandom random = create_random ();
      g_autoptr (GError) error = NULL;
      g_autoptr (GVariant) body
          = g_variant_parse (G_VARIANT_TYPE_VARDICT, bodies[i], NULL, NULL, &error);
      g_autoptr (TmBag) bag = NULL;
      gboolean can_draw;

      g_assert_no_error (error);
      bag = tm_bag_new_from_body (body);
      for (guint j = 0; j < tm_bag_get_n_kinds (bag); j++)
        {
          const TmBagKind *kind = tm_bag_get_kind (bag, j);

          g_assert_cmpuint (kind->count, <=, TM_BAG_MAX_COUNT);
          g_assert_cmpuint (kind->gone, <=, kind->count);
          g_assert_cmpuint (tm_bag_count_outside (bag, j), <=, kind->gone);
        }
      for (guint j = 0; j < tm_bag_get_n_drawn (bag); j++)
        g_assert_cmpuint (tm_bag_get_drawn (bag, j).kind, <, tm_bag_get_n_kinds (bag));
      can_draw = tm_bag_count_left (bag) > 0;
      g_assert_true (tm_bag_draw (bag, &random, 1) == can_draw);
    }
}

/* A body with more kinds and more drawn things than a bag may have. */
static void
test_huge (void)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (NULL);
  g_auto (GVariantBuilder) names = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));
  g_auto (GVariantBuilder) numbers = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));
  g_autoptr (GVariant) drawn = NULL;
  g_autoptr (GVariant) body = NULL;
  g_autoptr (TmBag) bag = NULL;

  for (gint32 i = 0; i < 100000; i++)
    {
      g_variant_builder_add (&names, "s", "thing");
      g_variant_builder_add (&numbers, "i", i);
    }
  drawn = g_variant_ref_sink (g_variant_builder_end (&numbers));
  g_variant_dict_insert_value (&dict, "names", g_variant_builder_end (&names));
  g_variant_dict_insert_value (&dict, "counts", drawn);
  g_variant_dict_insert_value (&dict, "gone", drawn);
  g_variant_dict_insert_value (&dict, "drawn", drawn);
  body = g_variant_ref_sink (g_variant_dict_end (&dict));
  bag = tm_bag_new_from_body (body);

  g_assert_cmpuint (tm_bag_get_n_kinds (bag), ==, TM_BAG_MAX_KINDS);
  g_assert_cmpuint (tm_bag_get_n_drawn (bag), ==, TM_BAG_MAX_KINDS - 1);
  g_assert_cmpuint (tm_bag_count_left (bag), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();

  g_test_add_func ("/app/bag/nothing-comes-twice", test_exhausted);
  g_test_add_func ("/app/bag/each-card-once", test_deck_once);
  g_test_add_func ("/app/bag/cards-equally-likely", test_deck_uniform);
  g_test_add_func ("/app/bag/draws-are-hypergeometric", test_hypergeometric);
  g_test_add_func ("/app/bag/put-back-each-time", test_replacing);
  g_test_add_func ("/app/bag/nothing-in-it", test_empty);
  g_test_add_func ("/app/bag/put-back", test_put_back);
  g_test_add_func ("/app/bag/gone-by-hand", test_gone_by_hand);
  g_test_add_func ("/app/bag/limits", test_limits);
  g_test_add_func ("/app/bag/remove-kind", test_remove_kind);
  g_test_add_func ("/app/bag/kept", test_kept);
  g_test_add_func ("/app/bag/hostile-body", test_hostile);
  g_test_add_func ("/app/bag/huge-body", test_huge);

  return g_test_run ();
}
