/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the app draws when Dungeon Raiders is set up: «4. Set-up» claims for each draw what it is
 * uniform over, and chi-square tests at a fixed seed hold it to that. A limit is one that chance
 * passes once in a thousand seeds. */

#include "game-match.h"
#include "tm-draw.h"

#include <string.h>

#define N_SETUPS 20000
#define N_DECKS 31500
#define N_CARDS 30
#define N_DUNGEON 25
#define N_UP 12
#define N_FACES 20
#define N_TYPES 4

/* Drawing */

typedef struct
{
  TmBox *box;
  TmTable *table;
  TmRandom random;
  guint64 n_draws;
} Setup;

static void
setup_init (Setup *self, guint n_seats)
{
  static const guint8 seed[TM_RANDOM_SEED_SIZE] = "Into the dungeon, by torchlight";

  self->box = tm_box_new (game, n_seats, NULL);
  for (guint i = 0; i < game->n_options; i++)
    if (g_strv_contains ((const char *const[]) { "deck", "attack_deck", "deal", "lot", NULL },
                         game->options[i].param.id))
      g_assert_true (
          tm_box_set_option_from_text (self->box, game->options[i].param.id, "app", NULL));
  self->table = tm_table_new (self->box);
  self->n_draws = 0;
  tm_random_init (&self->random, seed, "");
}

static void
setup_clear (Setup *self)
{
  tm_table_free (self->table);
  tm_box_unref (self->box);
}

/* The next sealed draw of a parameter of `begin`. */
static const gint32 *
draw (Setup *self, const char *id, TmArgs *args, guint *n_values)
{
  int begin = tm_game_find_move (game, "begin");
  int param = tm_params_find (game->moves[begin].params, game->moves[begin].n_params, id);

  tm_args_init (args);
  tm_random_begin_draw (&self->random, ++self->n_draws);
  g_assert_true (tm_draw_param (self->table, begin, param, &self->random, args));
  return tm_args_get_list (args, param, n_values);
}

/* Judging */

static double
get_even_chi_square (const guint *counts, guint n_cells, guint n)
{
  g_autofree double *expected = g_new (double, n_cells);

  for (guint i = 0; i < n_cells; i++)
    expected[i] = (double) n / n_cells;
  return match_get_chi_square (counts, expected, n_cells);
}

/* The printed set: faces in the order of the kit, and how many cards bear each. */

static const guint copies[N_FACES] = { 1, 1, 2, 1, 1, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 3, 2 };
static const guint type_copies[N_TYPES] = { 10, 10, 5, 5 };

static guint
get_type (gint32 face)
{
  return face < 7 ? 0 : face < 14 ? 1 : face < 18 ? 2 : 3;
}

/* Dungeon */

/* Every face lies in every place as often as it has copies. */
static void
test_order_of_faces (void)
{
  static guint counts[N_DUNGEON * N_FACES];
  static double expected[N_DUNGEON * N_FACES];
  Setup setup;

  memset (counts, 0, sizeof counts);
  setup_init (&setup, 4);
  for (guint n = 0; n < N_SETUPS; n++)
    {
      TmArgs args;
      guint n_cards;
      const gint32 *order = draw (&setup, "order", &args, &n_cards);

      g_assert_cmpuint (n_cards, ==, N_DUNGEON);
      for (guint place = 0; place < N_DUNGEON; place++)
        counts[place * N_FACES + order[place]]++;
    }
  for (guint i = 0; i < N_DUNGEON * N_FACES; i++)
    expected[i] = (double) N_SETUPS * copies[i % N_FACES] / N_CARDS;
  /* 25 times 19 degrees of freedom. */
  g_assert_cmpfloat (match_get_chi_square (counts, expected, N_DUNGEON * N_FACES), <, 574);
  setup_clear (&setup);
}

/* Neighbours do not depend on each other but by being two cards. */
static void
test_order_of_neighbours (void)
{
  guint counts[N_TYPES * N_TYPES] = { 0 };
  double expected[N_TYPES * N_TYPES];
  Setup setup;

  setup_init (&setup, 4);
  for (guint n = 0; n < N_SETUPS; n++)
    {
      TmArgs args;
      guint n_cards;
      const gint32 *order = draw (&setup, "order", &args, &n_cards);
      guint place = n % (N_DUNGEON - 1);

      counts[get_type (order[place]) * N_TYPES + get_type (order[place + 1])]++;
    }
  for (guint i = 0; i < N_TYPES; i++)
    for (guint j = 0; j < N_TYPES; j++)
      expected[i * N_TYPES + j] = (double) N_SETUPS * type_copies[i] * (type_copies[j] - (i == j))
                                  / (N_CARDS * (N_CARDS - 1));
  /* 15 degrees of freedom. */
  g_assert_cmpfloat (match_get_chi_square (counts, expected, N_TYPES * N_TYPES), <, 37.7);
  setup_clear (&setup);
}

/* In solo the vaults of items are out, and the rest is drawn from. */
static void
test_order_in_solo (void)
{
  guint counts[N_FACES] = { 0 };
  double expected[N_FACES];
  Setup setup;

  setup_init (&setup, 1);
  for (guint n = 0; n < N_SETUPS; n++)
    {
      TmArgs args;
      guint n_cards;
      const gint32 *order = draw (&setup, "order", &args, &n_cards);

      g_assert_cmpuint (n_cards, ==, N_DUNGEON);
      counts[order[n % N_DUNGEON]]++;
    }
  g_assert_cmpuint (counts[18], ==, 0);
  counts[18] = counts[N_FACES - 1];
  for (guint i = 0; i < N_FACES - 1; i++)
    expected[i] = (double) N_SETUPS * copies[i == 18 ? 19 : i] / (N_CARDS - 3);
  /* 18 degrees of freedom. */
  g_assert_cmpfloat (match_get_chi_square (counts, expected, N_FACES - 1), <, 42.3);
  setup_clear (&setup);
}

/* Open rooms */

/* Every place, and every pair of places, lies open equally often. */
static void
test_open_places (void)
{
  guint counts[N_DUNGEON] = { 0 };
  guint pairs[N_DUNGEON][N_DUNGEON] = { { 0 } };
  guint flat[N_DUNGEON * (N_DUNGEON - 1) / 2], n_pairs = 0;
  Setup setup;

  setup_init (&setup, 4);
  for (guint n = 0; n < N_SETUPS; n++)
    {
      TmArgs args;
      guint n_slots;
      const gint32 *slots = draw (&setup, "up", &args, &n_slots);

      g_assert_cmpuint (n_slots, ==, N_UP);
      for (guint i = 0; i < n_slots; i++)
        for (guint j = i; j < n_slots; j++)
          if (i == j)
            counts[slots[i]]++;
          else
            pairs[slots[i]][slots[j]]++;
    }
  for (guint i = 0; i < N_DUNGEON; i++)
    for (guint j = i + 1; j < N_DUNGEON; j++)
      flat[n_pairs++] = pairs[i][j];
  /* Without replacement a place varies less: 24 degrees of freedom times 13/25. */
  g_assert_cmpfloat (get_even_chi_square (counts, N_DUNGEON, N_SETUPS * N_UP) * 25 / 13, <, 51.2);
  /* Pairs share places: the sum has the mean 234 and the deviation 44. */
  g_assert_cmpfloat (get_even_chi_square (flat, n_pairs, N_SETUPS * N_UP * (N_UP - 1) / 2), <, 379);
  setup_clear (&setup);
}

/* A level has k open rooms with the chance C(12,k) C(13,5-k) / C(25,5). */
static void
test_open_rooms_of_a_level (void)
{
  static const double ways[] = { 1287, 8580, 18876, 17160, 6435, 792 };
  guint counts[G_N_ELEMENTS (ways)] = { 0 };
  double expected[G_N_ELEMENTS (ways)];
  Setup setup;

  setup_init (&setup, 4);
  for (guint n = 0; n < N_SETUPS; n++)
    {
      TmArgs args;
      guint n_slots, n_open = 0;
      const gint32 *slots = draw (&setup, "up", &args, &n_slots);

      for (guint i = 0; i < n_slots; i++)
        n_open += slots[i] / 5 == (gint32) (n % 5);
      counts[n_open]++;
    }
  for (guint k = 0; k < G_N_ELEMENTS (ways); k++)
    expected[k] = N_SETUPS * ways[k] / 53130;
  /* Five degrees of freedom. */
  g_assert_cmpfloat (match_get_chi_square (counts, expected, G_N_ELEMENTS (ways)), <, 20.5);
  setup_clear (&setup);
}

/* Which places are open says nothing of what lies there. */
static void
test_open_whatever_the_card (void)
{
  guint counts[2 * N_TYPES] = { 0 };
  double expected[2 * N_TYPES];
  Setup setup;

  setup_init (&setup, 4);
  for (guint n = 0; n < N_SETUPS; n++)
    {
      TmArgs cards, places;
      guint n_cards, n_slots, place = n % N_DUNGEON;
      const gint32 *order = draw (&setup, "order", &cards, &n_cards);
      const gint32 *slots = draw (&setup, "up", &places, &n_slots);
      gboolean is_open = FALSE;

      for (guint i = 0; i < n_slots; i++)
        is_open = is_open || slots[i] == (gint32) place;
      counts[is_open * N_TYPES + get_type (order[place])]++;
    }
  for (guint i = 0; i < 2 * N_TYPES; i++)
    expected[i] = (double) N_SETUPS * type_copies[i % N_TYPES] / N_CARDS
                  * (i < N_TYPES ? N_DUNGEON - N_UP : N_UP) / N_DUNGEON;
  /* Seven degrees of freedom. */
  g_assert_cmpfloat (match_get_chi_square (counts, expected, 2 * N_TYPES), <, 24.3);
  setup_clear (&setup);
}

/* Heroes, first player, monster power deck */

/* All 5!/(5-n)! ordered deals. */
static void
test_heroes (gconstpointer data)
{
  static const struct
  {
    guint n_deals;
    double limit;
  } deals[]
      = { [2] = { 20, 43.8 }, [3] = { 60, 98.3 }, [4] = { 120, 172.7 }, [5] = { 120, 172.7 } };
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autofree guint *counts = g_new0 (guint, 5 * 5 * 5 * 5 * 5);
  guint dealt[120], n_dealt = 0;
  Setup setup;

  setup_init (&setup, n_seats);
  for (guint n = 0; n < N_SETUPS; n++)
    {
      TmArgs args;
      guint n_heroes, code = 0;
      const gint32 *heroes = draw (&setup, "heroes", &args, &n_heroes);

      g_assert_cmpuint (n_heroes, ==, n_seats);
      for (guint seat = 0; seat < n_seats; seat++)
        code = code * 5 + heroes[seat];
      counts[code]++;
    }
  for (guint code = 0; code < 5 * 5 * 5 * 5 * 5; code++)
    if (counts[code] > 0)
      {
        g_assert_cmpuint (n_dealt, <, deals[n_seats].n_deals);
        dealt[n_dealt++] = counts[code];
      }
  g_assert_cmpuint (n_dealt, ==, deals[n_seats].n_deals);
  g_assert_cmpfloat (get_even_chi_square (dealt, n_dealt, N_SETUPS), <, deals[n_seats].limit);
  setup_clear (&setup);
}

static void
test_first_player (gconstpointer data)
{
  static const double limits[] = { [2] = 10.8, [3] = 13.8, [4] = 16.3, [5] = 18.5 };
  guint n_seats = GPOINTER_TO_UINT (data);
  guint counts[5] = { 0 };
  Setup setup;

  setup_init (&setup, n_seats);
  for (guint n = 0; n < N_SETUPS; n++)
    {
      TmArgs args;
      guint n_values;
      const gint32 *first = draw (&setup, "first", &args, &n_values);

      g_assert_cmpuint (n_values, ==, 1);
      counts[first[0]]++;
    }
  g_assert_cmpfloat (get_even_chi_square (counts, n_seats, N_SETUPS), <, limits[n_seats]);
  setup_clear (&setup);
}

/* All 10!/(4! 4! 2!) = 3150 orders of the deck. */
static void
test_monster_power_deck (void)
{
  g_autofree guint *counts = g_new0 (guint, 59049);
  g_autofree guint *shuffled = g_new (guint, 3150);
  guint n_shuffled = 0;
  Setup setup;

  setup_init (&setup, 1);
  for (guint n = 0; n < N_DECKS; n++)
    {
      TmArgs args;
      guint n_cards, code = 0;
      const gint32 *cards = draw (&setup, "attacks", &args, &n_cards);

      g_assert_cmpuint (n_cards, ==, 10);
      for (guint i = 0; i < n_cards; i++)
        code = code * 3 + cards[i];
      counts[code]++;
    }
  for (guint code = 0; code < 59049; code++)
    if (counts[code] > 0)
      {
        g_assert_cmpuint (n_shuffled, <, 3150);
        shuffled[n_shuffled++] = counts[code];
      }
  /* Of 3150 orders, each met ten times on average, one may well have been missed. */
  while (n_shuffled < 3150)
    shuffled[n_shuffled++] = 0;
  /* 3149 degrees of freedom. */
  g_assert_cmpfloat (get_even_chi_square (shuffled, 3150, N_DECKS), <, 3398);
  setup_clear (&setup);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  match_find_game ("dungeon-raiders");

  g_test_add_func ("/games/dungeon-raiders/chance/order/faces", test_order_of_faces);
  g_test_add_func ("/games/dungeon-raiders/chance/order/neighbours", test_order_of_neighbours);
  g_test_add_func ("/games/dungeon-raiders/chance/order/solo", test_order_in_solo);
  g_test_add_func ("/games/dungeon-raiders/chance/open/places", test_open_places);
  g_test_add_func ("/games/dungeon-raiders/chance/open/rooms-of-a-level",
                   test_open_rooms_of_a_level);
  g_test_add_func ("/games/dungeon-raiders/chance/open/whatever-the-card",
                   test_open_whatever_the_card);
  for (guint n_seats = 2; n_seats <= 5; n_seats++)
    {
      g_autofree char *heroes
          = g_strdup_printf ("/games/dungeon-raiders/chance/heroes/%u-seats", n_seats);
      g_autofree char *first
          = g_strdup_printf ("/games/dungeon-raiders/chance/first-player/%u-seats", n_seats);

      g_test_add_data_func (heroes, GUINT_TO_POINTER (n_seats), test_heroes);
      g_test_add_data_func (first, GUINT_TO_POINTER (n_seats), test_first_player);
    }
  g_test_add_func ("/games/dungeon-raiders/chance/monster-power-deck", test_monster_power_deck);
  return g_test_run ();
}
