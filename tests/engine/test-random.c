/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-random.h"

#include <string.h>

/* The 99.9 % points of the chi-square distribution, by degrees of freedom. */
#define CHI_SQUARE_5 20.52
#define CHI_SQUARE_11 31.26
#define CHI_SQUARE_23 49.73

/* The numbers were computed from the definition in tm-random.c with Python's hmac and hashlib. */
typedef struct
{
  const char *name;
  const char *entropy;
  guint64 draw;
  guint32 below_max[3]; /* below (2^32 - 1), then … */
  guint32 below_six[16]; /* … below (6): together they run into the third block, and … */
  guint32 below_big[4]; /* … below (3 * 2^30), which rejects one word in four */
} Vector;

static const Vector vectors[] = {
  { "no-entropy",
    "",
    1,
    { 3743468742, 3493674928, 717275286 },
    { 2, 3, 5, 1, 4, 4, 0, 4, 0, 5, 5, 4, 4, 1, 4, 2 },
    { 1153757054, 953107251, 2257470733, 1493967017 } },
  { "second-draw",
    "",
    2,
    { 623285744, 3672784135, 2038857825 },
    { 5, 5, 2, 1, 5, 2, 1, 4, 2, 5, 5, 4, 2, 4, 2, 3 },
    { 3121848274, 1966394482, 2525792467, 1515698424 } },
  { "entropy-in-utf-8",
    "Äpfel & Birnen",
    7,
    { 1666144581, 1064375248, 945296828 },
    { 3, 3, 2, 4, 2, 2, 3, 2, 2, 0, 3, 3, 3, 5, 4, 1 },
    { 2043108334, 2765261241, 1787146308, 510527250 } },
  { "key-of-one-hash-block",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    1,
    { 1551564066, 1212104751, 126548980 },
    { 1, 0, 0, 1, 3, 1, 3, 4, 4, 3, 0, 4, 4, 1, 0, 1 },
    { 2820643568, 113489663, 1183948629, 851603489 } },
  { "key-longer-than-one-hash-block",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    1,
    { 1979588844, 4145030805, 2536887743 },
    { 3, 0, 1, 1, 3, 3, 4, 1, 2, 4, 5, 4, 4, 1, 2, 2 },
    { 1525879659, 3055206160, 1022917359, 2271560327 } },
  { "draw-beyond-32-bits",
    "long long long long long long long long long long "
    "long long long long long long long long long long "
    "long long long long long long long long long long "
    "long long long long long long long long long long ",
    (G_GUINT64_CONSTANT (1) << 40) + 3,
    { 2493457192, 2718837520, 2560285716 },
    { 3, 1, 0, 5, 3, 3, 1, 5, 2, 2, 4, 4, 4, 3, 3, 4 },
    { 1036770356, 2601263088, 2277262474, 1419584101 } },
};

/* Sets up a sealed source from the seed 00 01 02 … 1f. */
static void
init_counting_seed (TmRandom *random, const char *entropy)
{
  guint8 seed[TM_RANDOM_SEED_SIZE];

  for (guint i = 0; i < TM_RANDOM_SEED_SIZE; i++)
    seed[i] = (guint8) i;
  tm_random_init (random, seed, entropy);
}

static void
test_vector (gconstpointer data)
{
  const Vector *vector = data;
  TmRandom random;

  init_counting_seed (&random, vector->entropy);
  tm_random_begin_draw (&random, vector->draw);
  g_assert_cmpuint (tm_random_get_draw (&random), ==, vector->draw);

  for (guint i = 0; i < G_N_ELEMENTS (vector->below_max); i++)
    g_assert_cmpuint (tm_random_below (&random, G_MAXUINT32), ==, vector->below_max[i]);
  for (guint i = 0; i < G_N_ELEMENTS (vector->below_six); i++)
    g_assert_cmpuint (tm_random_below (&random, 6), ==, vector->below_six[i]);
  for (guint i = 0; i < G_N_ELEMENTS (vector->below_big); i++)
    g_assert_cmpuint (tm_random_below (&random, 3u << 30), ==, vector->below_big[i]);
}

static void
test_shuffle_vector (void)
{
  static const gint32 expected[] = { 0, 6, 3, 8, 9, 5, 1, 2, 7, 4 };
  gint32 items[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  TmRandom random;

  init_counting_seed (&random, "");
  tm_random_begin_draw (&random, 3);
  tm_random_shuffle (&random, items, G_N_ELEMENTS (items));

  g_assert_cmpmem (items, sizeof items, expected, sizeof expected);
}

static void
test_sample_vector (void)
{
  static const gint32 expected[] = { 5, 8, 3, 0 };
  gint32 items[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  TmRandom random;

  init_counting_seed (&random, "");
  tm_random_begin_draw (&random, 4);
  tm_random_sample (&random, items, G_N_ELEMENTS (items), G_N_ELEMENTS (expected));

  g_assert_cmpmem (items, sizeof expected, expected, sizeof expected);
}

static void
test_seal (void)
{
  TmRandom random, with_entropy;

  init_counting_seed (&random, "");
  init_counting_seed (&with_entropy, "typed in after the seal was shown");

  g_autofree char *seal = tm_random_dup_seal (&random);
  g_autofree char *seal_with_entropy = tm_random_dup_seal (&with_entropy);

  g_assert_true (tm_random_is_sealed (&random));
  g_assert_cmpstr (seal, ==, "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  g_assert_cmpstr (seal_with_entropy, ==, seal);
}

static void
test_hex_round_trip (void)
{
  static const char hex[] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  g_autofree char *upper = g_ascii_strup (hex, -1);
  g_autoptr (GError) error = NULL;
  TmRandom random, expected;

  g_assert_true (tm_random_init_from_hex (&random, upper, "a", &error));
  g_assert_no_error (error);
  init_counting_seed (&expected, "a");

  g_autofree char *seed = tm_random_dup_seed_hex (&random);
  g_assert_cmpstr (seed, ==, hex);
  for (guint i = 0; i < 50; i++)
    g_assert_cmpuint (tm_random_below (&random, 1000), ==, tm_random_below (&expected, 1000));
}

static void
test_hex_refused (void)
{
  static const char *const wrong[] = {
    "",
    "0",
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1",
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f0",
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1eg0",
    " 00102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      TmRandom random;

      g_assert_false (tm_random_init_from_hex (&random, wrong[i], "", &error));
      g_assert_error (error, TM_RANDOM_ERROR, TM_RANDOM_ERROR_SEED);
    }
}

static void
test_fresh_seeds_differ (void)
{
  g_autoptr (GError) error = NULL;
  TmRandom a, b;

  g_assert_true (tm_random_init_fresh (&a, "", &error));
  g_assert_no_error (error);
  g_assert_true (tm_random_init_fresh (&b, "", &error));
  g_assert_no_error (error);

  g_autofree char *seed_a = tm_random_dup_seed_hex (&a);
  g_autofree char *seed_b = tm_random_dup_seed_hex (&b);
  g_assert_cmpstr (seed_a, !=, seed_b);
}

/* Everything below holds for both sources. */

static void
init_source (TmRandom *random, gboolean fast)
{
  if (fast)
    tm_random_init_fast (random, 20260714);
  else
    init_counting_seed (random, "test");
}

static double
chi_square (const guint *counts, guint n_counts, guint n_samples)
{
  double expected = (double) n_samples / n_counts;
  double sum = 0;

  for (guint i = 0; i < n_counts; i++)
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;

  return sum;
}

static void
test_seek (gconstpointer data)
{
  guint32 first[20];
  TmRandom random, copy;

  init_source (&random, GPOINTER_TO_INT (data));
  g_assert_cmpuint (tm_random_get_draw (&random), ==, 1);
  tm_random_begin_draw (&random, 5);
  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    first[i] = tm_random_below (&random, 1000000);

  tm_random_begin_draw (&random, 1);
  tm_random_below (&random, 6);
  g_assert_cmpuint (tm_random_below (&random, 1000000), !=, first[1]);

  tm_random_begin_draw (&random, 5);
  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    {
      copy = random;
      g_assert_cmpuint (tm_random_below (&random, 1000000), ==, first[i]);
      g_assert_cmpuint (tm_random_below (&copy, 1000000), ==, first[i]);
    }
}

static void
test_faces_uniform (gconstpointer data)
{
  const guint n_samples = 60000;
  guint counts[6] = { 0 };
  TmRandom random;

  init_source (&random, GPOINTER_TO_INT (data));
  for (guint i = 0; i < n_samples; i++)
    counts[tm_random_below (&random, 6)]++;

  g_assert_cmpfloat (chi_square (counts, 6, n_samples), <, CHI_SQUARE_5);
}

/* The first throws of draws 1, 2, 3, …: neighbouring draws must not be alike. */
static void
test_first_of_draws_uniform (gconstpointer data)
{
  const guint n_samples = 30000;
  guint counts[6] = { 0 };
  TmRandom random;

  init_source (&random, GPOINTER_TO_INT (data));
  for (guint i = 0; i < n_samples; i++)
    {
      tm_random_begin_draw (&random, i + 1);
      counts[tm_random_below (&random, 6)]++;
    }

  g_assert_cmpfloat (chi_square (counts, 6, n_samples), <, CHI_SQUARE_5);
}

/* Reducing a word modulo 3 * 2^30 without rejection would put half of all numbers below 2^30. */
static void
test_large_range_unbiased (gconstpointer data)
{
  const guint n_samples = 60000;
  guint counts[6] = { 0 };
  TmRandom random;

  init_source (&random, GPOINTER_TO_INT (data));
  for (guint i = 0; i < n_samples; i++)
    counts[tm_random_below (&random, 3u << 30) >> 29]++;

  g_assert_cmpfloat (chi_square (counts, 6, n_samples), <, CHI_SQUARE_5);
}

/* Numbers the first @n_read of four distinct items below @n_items in the order they stand. */
static guint
rank (const gint32 *items, guint n_items, guint n_read)
{
  guint number = 0;

  for (guint i = 0; i < n_read; i++)
    {
      guint smaller_left = (guint) items[i];

      for (guint j = 0; j < i; j++)
        smaller_left -= items[j] < items[i];
      number = number * (n_items - i) + smaller_left;
    }

  return number;
}

static void
test_orders_uniform (gconstpointer data)
{
  const guint n_samples = 48000;
  guint counts[24] = { 0 };
  TmRandom random;

  init_source (&random, GPOINTER_TO_INT (data));
  for (guint i = 0; i < n_samples; i++)
    {
      gint32 items[] = { 0, 1, 2, 3 };

      tm_random_shuffle (&random, items, 4);
      counts[rank (items, 4, 4)]++;
    }

  g_assert_cmpfloat (chi_square (counts, 24, n_samples), <, CHI_SQUARE_23);
}

static void
test_samples_uniform (gconstpointer data)
{
  const guint n_samples = 48000;
  guint counts[12] = { 0 };
  TmRandom random;

  init_source (&random, GPOINTER_TO_INT (data));
  for (guint i = 0; i < n_samples; i++)
    {
      gint32 items[] = { 0, 1, 2, 3 };

      tm_random_sample (&random, items, 4, 2);
      counts[rank (items, 4, 2)]++;
    }

  g_assert_cmpfloat (chi_square (counts, 12, n_samples), <, CHI_SQUARE_11);
}

static void
test_extremes (gconstpointer data)
{
  gint32 item = 7;
  TmRandom random;

  init_source (&random, GPOINTER_TO_INT (data));
  g_assert_cmpuint (tm_random_below (&random, 1), ==, 0);
  tm_random_shuffle (&random, NULL, 0);
  tm_random_shuffle (&random, &item, 1);
  tm_random_sample (&random, &item, 1, 1);
  tm_random_sample (&random, NULL, 0, 0);
  g_assert_cmpint (item, ==, 7);
}

static void
add_for_both (const char *name, GTestDataFunc function)
{
  g_autofree char *sealed = g_strdup_printf ("/engine/random/sealed/%s", name);
  g_autofree char *fast = g_strdup_printf ("/engine/random/fast/%s", name);

  g_test_add_data_func (sealed, GINT_TO_POINTER (FALSE), function);
  g_test_add_data_func (fast, GINT_TO_POINTER (TRUE), function);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/random/vector/%s", vectors[i].name);
      g_test_add_data_func (path, &vectors[i], test_vector);
    }
  g_test_add_func ("/engine/random/vector/shuffle", test_shuffle_vector);
  g_test_add_func ("/engine/random/vector/sample", test_sample_vector);
  g_test_add_func ("/engine/random/seal-is-the-hash-of-the-seed-alone", test_seal);
  g_test_add_func ("/engine/random/seed-in-hex/round-trip", test_hex_round_trip);
  g_test_add_func ("/engine/random/seed-in-hex/refused", test_hex_refused);
  g_test_add_func ("/engine/random/fresh-seeds-differ", test_fresh_seeds_differ);

  add_for_both ("seek-gives-the-same-draw", test_seek);
  add_for_both ("faces-uniform", test_faces_uniform);
  add_for_both ("first-of-each-draw-uniform", test_first_of_draws_uniform);
  add_for_both ("large-range-unbiased", test_large_range_unbiased);
  add_for_both ("orders-of-four-uniform", test_orders_uniform);
  add_for_both ("samples-of-two-uniform", test_samples_uniform);
  add_for_both ("extremes", test_extremes);

  return g_test_run ();
}
