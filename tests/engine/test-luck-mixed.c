/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-luck.h"

#include <string.h>

/* Dice that are not alike: white ones with 1 2 3 4 5 5 and black ones with 1 1 1 6 6 6, rolled together.
 * There is a seventh face that is on none of them. */

#define N_DICE 30

enum
{
  MOVE_ROLL,
};

enum
{
  ROLL_DICE,
};

static const TmCounterSpec counters[]
    = { { .id = "round", .name = "Round", .scope = TM_SHARED, .max = 100000 } };
static const TmZoneSpec zones[]
    = { { .id = "tray", .name = "Tray", .scope = TM_SHARED, .sight = TM_SIGHT_OPEN } };
static const TmWord faces[] = { { "1", "One" },  { "2", "Two" }, { "3", "Three" }, { "4", "Four" },
                                { "5", "Five" }, { "6", "Six" }, { "7", "Seven" } };
static const TmPieceSpec pieces[]
    = { { .id = "die", .name = "Die", .count = 1, .faces = faces, .n_faces = 7 } };
static const TmWord phases[] = { { "play", "Play" } };
static const TmKit kit = { .counters = counters,
                           .n_counters = 1,
                           .zones = zones,
                           .n_zones = 1,
                           .pieces = pieces,
                           .n_pieces = 1,
                           .phases = phases,
                           .n_phases = 1 };

static const TmParam roll_params[] = {
  [ROLL_DICE] = { .id = "dice",
                  .name = "Dice",
                  .kind = TM_PARAM_FACE,
                  .piece = "die",
                  .is_list = TRUE,
                  .max_items = N_DICE,
                  .draw = { TM_DRAW_FACES, "die" } },
};

static void
roll (const TmMove *move, TmResolution *resolution)
{
  gint32 round = tm_table_get_shared (tm_resolution_get_table (resolution), 0);

  (void) move;
  tm_resolution_set_shared (resolution, 0, round + 1);
}

static const TmMoveSpec moves[]
    = { [MOVE_ROLL] = { "roll", "Roll", NULL, roll_params, G_N_ELEMENTS (roll_params), roll } };

static const gint32 white_sides[] = { 0, 1, 2, 3, 4, 4 };
static const gint32 black_sides[] = { 0, 0, 0, 5, 5, 5 };

static gboolean
draws_in_app (const TmTable *table, guint move, guint param)
{
  (void) table;
  (void) move;
  (void) param;
  return TRUE;
}

static guint
count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  (void) table;
  (void) move;
  (void) param;
  (void) args;
  return N_DICE;
}

/* Every other die is black. */
static int
list_sides (const TmTable *table, guint move, guint param, int item, gint32 sides[TM_MAX_PIECES])
{
  (void) table;
  (void) move;
  (void) param;
  if (item >= 0)
    {
      memcpy (sides, item % 2 == 0 ? white_sides : black_sides, sizeof white_sides);
      return G_N_ELEMENTS (white_sides);
    }
  memcpy (sides, white_sides, sizeof white_sides);
  memcpy (sides + G_N_ELEMENTS (white_sides), black_sides, sizeof black_sides);
  return G_N_ELEMENTS (white_sides) + G_N_ELEMENTS (black_sides);
}

static void
get_result (const TmTable *table, TmResult *result)
{
  (void) table;
  (void) result;
}

static const TmGame game = {
  .id = "mixed",
  .name = "Mixed",
  .tagline = "For tests",
  .min_seats = 1,
  .max_seats = 4,
  .kit = &kit,
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .draws_in_app = draws_in_app,
  .count_draw = count_draw,
  .list_sides = list_sides,
  .get_result = get_result,
};

static TmMatch *
new_match (gboolean is_sealed)
{
  static const guint8 seed[32] = { 20, 26 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (&game, 2, &error);

  g_assert_no_error (error);
  return is_sealed ? tm_match_new_sealed (box, seed, "rain") : tm_match_new (box);
}

static void
record (TmMatch *match, const gint32 *shown, guint n_shown)
{
  g_autoptr (GError) error = NULL;
  TmMove move = { .kind = MOVE_ROLL, .note = -1 };

  tm_args_init (&move.args);
  if (shown != NULL)
    tm_args_set_list (&move.args, ROLL_DICE, shown, n_shown);
  tm_match_record (match, &move, NULL, &error);
  g_assert_no_error (error);
}

/* What is drawn for a die is on it: for every one of them, and nothing is left out. */
static void
test_draw (void)
{
  g_autoptr (TmMatch) match = new_match (TRUE);
  guint n_white[7] = { 0 };
  guint n_black[7] = { 0 };

  for (guint i = 0; i < 100; i++)
    {
      guint n_shown;
      const gint32 *shown;
      TmMove move;

      record (match, NULL, 0);
      tm_match_get_move (match, i + 1, &move);
      shown = tm_args_get_list (&move.args, ROLL_DICE, &n_shown);
      g_assert_cmpuint (n_shown, ==, N_DICE);
      for (guint die = 0; die < n_shown; die++)
        (die % 2 == 0 ? n_white : n_black)[shown[die]]++;
    }
  for (guint face = 0; face < 4; face++)
    g_assert_cmpuint (n_white[face], >, 150);
  g_assert_cmpuint (n_white[4], >, 400);
  g_assert_cmpuint (n_white[0] + n_white[1] + n_white[2] + n_white[3] + n_white[4], ==, 1500);
  g_assert_cmpuint (n_black[0], >, 600);
  g_assert_cmpuint (n_black[5], >, 600);
  g_assert_cmpuint (n_black[0] + n_black[5], ==, 1500);
}

/* A face has the chance that it has on all the dice together; one that is on none is not judged. */
static void
assert_mixed (const TmLuck *luck)
{
  static const guint n_sides[] = { 4, 1, 1, 1, 2, 3 };
  const TmLuckDie *die = tm_luck_get_die (luck, 0);

  g_assert_cmpuint (tm_luck_get_n_dice (luck), ==, 1);
  g_assert_cmpuint (die->n_faces, ==, G_N_ELEMENTS (n_sides));
  g_assert_cmpuint (die->n_sides, ==, 12);
  g_assert_cmpuint (tm_luck_get_n_looks (luck), ==, G_N_ELEMENTS (n_sides));
  for (guint i = 0; i < G_N_ELEMENTS (n_sides); i++)
    {
      const TmLuckFace *face = tm_luck_get_face (luck, 0, i);

      g_assert_cmpuint (tm_luck_get_side (luck, 0, i), ==, i);
      g_assert_cmpuint (face->n_sides, ==, n_sides[i]);
      g_assert_cmpfloat_with_epsilon (face->chance, n_sides[i] / 12.0, 1e-12);
      g_assert_cmpfloat_with_epsilon (face->expected, die->n_rolls * n_sides[i] / 12.0, 1e-9);
      g_assert_cmpint (face->excludes_chance, ==,
                       face->chance < face->low || face->chance > face->high);
    }
}

/* Judged as if all faces were alike, these rolls would be most unusual. */
static void
test_judged (void)
{
  g_autoptr (TmMatch) match = new_match (TRUE);
  g_autoptr (GArray) counts = NULL;
  g_autoptr (TmLuck) luck = NULL;
  g_autoptr (TmLuck) kept = NULL;

  for (guint i = 0; i < 100; i++)
    record (match, NULL, 0);
  luck = tm_luck_new (match, FALSE);
  assert_mixed (luck);
  g_assert_cmpuint (tm_luck_get_die (luck, 0)->n_rolls, ==, 100 * N_DICE);
  g_assert_false (tm_luck_get_die (luck, 0)->excludes_chance);
  g_assert_cmpfloat (tm_luck_get_face (luck, 0, 0)->low, >, 1.0 / 6);
  g_assert_cmpfloat (tm_luck_get_face (luck, 0, 1)->high, <, 1.0 / 6);

  counts = tm_luck_count_match (match);
  kept = tm_luck_new_from_counts (&game, (const TmLuckCount *) counts->data, counts->len, 2);
  assert_mixed (kept);
  g_assert_cmpuint (tm_luck_get_die (kept, 0)->n_rolls, ==, 100 * N_DICE);
}

/* Intervals made for dice that are alike are on the safe side for dice that are not: of a thousand
 * matches with fair ones, at most one in twenty has anything to say. */
static void
test_coverage (void)
{
  TmRandom random;
  guint n_kept = 0;

  tm_random_init_fast (&random, 11);
  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (TmMatch) match = new_match (FALSE);
      g_autoptr (TmLuck) luck = NULL;

      for (guint n = 0; n < 4; n++)
        {
          gint32 shown[N_DICE];

          for (guint die = 0; die < N_DICE; die++)
            shown[die] = (die % 2 == 0 ? white_sides : black_sides)[tm_random_below (&random, 6)];
          record (match, shown, N_DICE);
        }
      luck = tm_luck_new (match, FALSE);
      n_kept += !tm_luck_get_die (luck, 0)->excludes_chance;
    }
  g_test_message ("%u of 1000 kept", n_kept);
  g_assert_cmpuint (n_kept, >=, 950);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/luck/mixed/each-die-shows-its-own-sides", test_draw);
  g_test_add_func ("/luck/mixed/chances-of-all-dice-together", test_judged);
  g_test_add_func ("/luck/mixed/coverage", test_coverage);
  return g_test_run ();
}
