/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-luck.h"

#include <math.h>

/* The 99.9 % point of the chi-square distribution with five degrees of freedom. */
#define CHI_SQUARE_5 20.52

/* A game of dice and coins: whoever is named rolls, and the turn goes to the next. */

enum
{
  PIECE_DIE,
  PIECE_COIN,
};

enum
{
  MOVE_ROLL,
  MOVE_TURN,
};

enum
{
  ROLL_DICE,
  ROLL_COINS,
  ROLL_GUESS,
};

#define N_DICE 300

static const TmCounterSpec counters[]
    = { { .id = "round", .name = "Round", .scope = TM_SHARED, .max = 100000 } };
static const TmZoneSpec zones[]
    = { { .id = "tray", .name = "Tray", .scope = TM_SHARED, .sight = TM_SIGHT_OPEN } };
static const TmWord die_faces[] = { { "1", "One" },  { "2", "Two" },  { "3", "Three" },
                                    { "4", "Four" }, { "5", "Five" }, { "6", "Six" } };
static const TmWord coin_faces[] = { { "heads", "Heads" }, { "tails", "Tails" } };
static const TmPieceSpec pieces[] = {
  [PIECE_DIE] = { .id = "die", .name = "Die", .count = 1, .faces = die_faces, .n_faces = 6 },
  [PIECE_COIN] = { .id = "coin", .name = "Coin", .count = 1, .faces = coin_faces, .n_faces = 2 },
};
static const TmWord phases[] = { { "play", "Play" } };
static const TmKit kit = { .counters = counters,
                           .n_counters = 1,
                           .zones = zones,
                           .n_zones = 1,
                           .pieces = pieces,
                           .n_pieces = 2,
                           .phases = phases,
                           .n_phases = 1 };

static const TmParam roll_params[] = {
  [ROLL_DICE] = { .id = "dice",
                  .name = "Dice",
                  .kind = TM_PARAM_FACE,
                  .piece = "die",
                  .is_list = TRUE,
                  .max_items = N_DICE,
                  .none = "none",
                  .draw = { TM_DRAW_FACES, "die" } },
  [ROLL_COINS] = { .id = "coins",
                   .name = "Coins",
                   .kind = TM_PARAM_FACE,
                   .piece = "coin",
                   .is_list = TRUE,
                   .is_optional = TRUE,
                   .max_items = 64,
                   .draw = { TM_DRAW_FACES, "coin" } },
  /* Named, not rolled: this is nobody's luck. */
  [ROLL_GUESS]
  = { .id = "guess", .name = "Guess", .kind = TM_PARAM_FACE, .piece = "die", .is_optional = TRUE },
};
static const TmParam turn_params[] = { TM_SEAT ("seat", "Seat") };

static void
roll (const TmMove *move, TmResolution *resolution)
{
  gint32 round = tm_table_get_shared (tm_resolution_get_table (resolution), 0);

  (void) move;
  tm_resolution_set_shared (resolution, 0, round + 1);
}

static void
turn (const TmMove *move, TmResolution *resolution)
{
  tm_resolution_set_turn (resolution, 1u << tm_args_get (&move->args, 0));
}

static const TmMoveSpec moves[] = {
  [MOVE_ROLL] = { "roll", "Roll", NULL, roll_params, G_N_ELEMENTS (roll_params), roll },
  [MOVE_TURN] = { "turn", "Turn", NULL, turn_params, G_N_ELEMENTS (turn_params), turn },
};

/* A sealed match draws the dice, and the coins are told. */
static gboolean
draws_in_app (const TmTable *table, guint move, guint param)
{
  (void) table;
  return move == MOVE_ROLL && param == ROLL_DICE;
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

static void
get_result (const TmTable *table, TmResult *result)
{
  (void) table;
  (void) result;
}

static const TmGame game = {
  .id = "dice",
  .name = "Dice",
  .tagline = "For tests",
  .min_seats = 1,
  .max_seats = 4,
  .kit = &kit,
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .draws_in_app = draws_in_app,
  .count_draw = count_draw,
  .get_result = get_result,
};

static TmMatch *
new_match (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (&game, 2, &error);

  g_assert_no_error (error);
  return tm_match_new (box);
}

static void
record (TmMatch *match, const TmMove *move)
{
  g_autoptr (GError) error = NULL;

  tm_match_record (match, move, NULL, &error);
  g_assert_no_error (error);
}

static TmMove
new_move (guint kind)
{
  TmMove move = { .kind = kind, .note = -1 };

  tm_args_init (&move.args);
  return move;
}

static void
tell (TmMatch *match, const gint32 *faces, guint n_faces)
{
  TmMove move = new_move (MOVE_ROLL);

  tm_args_set_list (&move.args, ROLL_DICE, faces, n_faces);
  record (match, &move);
}

/* So often each face, told in as few moves as it takes. */
static void
tell_counts (TmMatch *match, const guint counts[6])
{
  gint32 faces[N_DICE];
  guint n_faces = 0;

  for (gint32 face = 0; face < 6; face++)
    for (guint i = 0; i < counts[face]; i++)
      {
        faces[n_faces++] = face;
        if (n_faces == N_DICE)
          {
            tell (match, faces, n_faces);
            n_faces = 0;
          }
      }
  if (n_faces > 0)
    tell (match, faces, n_faces);
}

/* The arithmetic */

/* From the binomial coefficients, in decimal arithmetic with 60 digits. */
static const struct
{
  guint count;
  guint n_rolls;
  double error_chance;
  double low;
  double high;
} intervals[] = {
  { 0, 10, 0.05, 0, 0.3084971078 },
  { 1, 10, 0.05, 0.0025285785, 0.4450161170 },
  { 5, 10, 0.05, 0.1870860284, 0.8129139716 },
  { 10, 10, 0.05, 0.6915028922, 1 },
  { 1, 1, 0.05, 0.0250000000, 1 },
  { 41, 84, 0.05, 0.3774069484, 0.5996471621 },
  { 41, 84, 0.005, 0.3341965205, 0.6436067953 },
  { 14, 84, 0.005, 0.0716213339, 0.3074647331 },
  { 0, 84, 0.01, 0, 0.0611271385 },
  { 100, 600, 0.001, 0.1201961056, 0.2216675418 },
  { 700, 2000, 0.05, 0.3290789436, 0.3713617301 },
};

static void
test_interval (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (intervals); i++)
    {
      double low, high;

      tm_luck_find_interval (intervals[i].count, intervals[i].n_rolls, intervals[i].error_chance,
                             &low, &high);
      g_assert_cmpfloat_with_epsilon (low, intervals[i].low, 1e-9);
      g_assert_cmpfloat_with_epsilon (high, intervals[i].high, 1e-9);
    }
}

static void
test_tail (void)
{
  g_assert_cmpfloat_with_epsilon (tm_luck_get_tail (41, 84, 1.0 / 6), 1.009358e-11, 1e-16);
  g_assert_cmpfloat_with_epsilon (tm_luck_get_tail (3, 84, 1.0 / 6), 0.999964897474, 1e-11);
  g_assert_cmpfloat_with_epsilon (tm_luck_get_tail (14, 84, 1.0 / 6), 0.545351743158, 1e-11);
  g_assert_cmpfloat (tm_luck_get_tail (0, 84, 0.5), ==, 1);
  g_assert_cmpfloat (tm_luck_get_tail (1, 84, 0), ==, 0);
  g_assert_cmpfloat (tm_luck_get_tail (84, 84, 1), ==, 1);
  /* The first of very many terms is too small for a number; their sum is not. */
  g_assert_cmpfloat_with_epsilon (tm_luck_get_tail (20000, 60000, 0.5), 1, 1e-12);
}

/* The same share of more rolls says more. */
static void
test_width (void)
{
  double last = 1;

  for (guint n_rolls = 6; n_rolls <= 6 * 1024; n_rolls *= 2)
    {
      double low, high;

      tm_luck_find_interval (n_rolls / 6, n_rolls, 0.05 / 6, &low, &high);
      g_assert_cmpfloat (low, <, 1.0 / 6);
      g_assert_cmpfloat (high, >, 1.0 / 6);
      g_assert_cmpfloat (high - low, <, last);
      last = high - low;
    }
  g_assert_cmpfloat (last, <, 0.03);
}

static gboolean
holds_chance (guint count, guint n_rolls)
{
  double low, high;

  tm_luck_find_interval (count, n_rolls, 0.05 / 6, &low, &high);
  return low <= 1.0 / 6 && high >= 1.0 / 6;
}

/* With so many more rolls of the same share it is told apart, with one less it is not. */
static void
test_count_more (void)
{
  static const guint shares[][2]
      = { { 3, 12 }, { 4, 12 }, { 1, 12 }, { 0, 12 }, { 5, 24 }, { 12, 60 }, { 900, 6000 } };

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      guint count = shares[i][0];
      guint n_rolls = shares[i][1];
      guint n_then = n_rolls + tm_luck_count_more (count, n_rolls, 1.0 / 6, 0.05 / 6);
      double then = count * (double) n_then / n_rolls;
      double before = count * (n_then - 1.0) / n_rolls;
      gboolean is_often = count * 6 > n_rolls;

      g_assert_true ((n_then > n_rolls) == holds_chance (count, n_rolls));
      g_assert_false (holds_chance ((guint) (is_often ? floor (then) : ceil (then)), n_then));
      if (n_then > n_rolls)
        g_assert_true (
            holds_chance ((guint) (is_often ? floor (before) : ceil (before)), n_then - 1));
    }
  /* Known: (5/6)^31 is the first power below 1/240. */
  g_assert_cmpuint (tm_luck_count_more (0, 12, 1.0 / 6, 0.05 / 6), ==, 31 - 12);
  g_assert_cmpuint (tm_luck_count_more (900, 6000, 1.0 / 6, 0.05 / 6), ==, 0);
  g_assert_cmpuint (tm_luck_count_more (10, 60, 1.0 / 6, 0.05 / 6), ==, TM_LUCK_NEVER);
}

/* Matches */

static void
assert_die (
    const TmLuck *luck, guint die, guint piece_kind, TmSource source, int seat, guint n_rolls)
{
  const TmLuckDie *rolled = tm_luck_get_die (luck, die);
  guint sum = 0;

  g_assert_cmpuint (rolled->piece_kind, ==, piece_kind);
  g_assert_cmpint (rolled->source, ==, source);
  g_assert_cmpint (rolled->seat, ==, seat);
  g_assert_cmpuint (rolled->n_rolls, ==, n_rolls);
  for (guint face = 0; face < rolled->n_faces; face++)
    sum += tm_luck_get_face (luck, die, face)->count;
  g_assert_cmpuint (sum, ==, n_rolls);
}

static void
test_no_dice (void)
{
  g_autoptr (TmMatch) match = new_match ();
  g_autoptr (TmLuck) luck = tm_luck_new (match, FALSE);

  g_assert_cmpuint (tm_luck_get_n_dice (luck), ==, 0);
}

static void
test_counts (void)
{
  g_autoptr (TmMatch) match = new_match ();
  g_autoptr (TmLuck) luck = NULL;
  const gint32 dice[] = { 0, 5, -1, 5 };
  const gint32 coins[] = { 1, 1, 0 };
  TmMove move = new_move (MOVE_ROLL);

  tm_args_set_list (&move.args, ROLL_DICE, dice, G_N_ELEMENTS (dice));
  tm_args_set_list (&move.args, ROLL_COINS, coins, G_N_ELEMENTS (coins));
  tm_args_set (&move.args, ROLL_GUESS, 3);
  record (match, &move);
  luck = tm_luck_new (match, FALSE);
  g_assert_cmpuint (tm_luck_get_n_dice (luck), ==, 2);
  g_assert_cmpuint (tm_luck_get_n_looks (luck), ==, 8);
  assert_die (luck, 0, PIECE_DIE, TM_SOURCE_TABLE, TM_NO_SEAT, 3);
  assert_die (luck, 1, PIECE_COIN, TM_SOURCE_TABLE, TM_NO_SEAT, 3);
  g_assert_cmpuint (tm_luck_get_face (luck, 0, 0)->count, ==, 1);
  g_assert_cmpuint (tm_luck_get_face (luck, 0, 3)->count, ==, 0);
  g_assert_cmpuint (tm_luck_get_face (luck, 0, 5)->count, ==, 2);
  g_assert_cmpfloat_with_epsilon (tm_luck_get_face (luck, 0, 5)->expected, 0.5, 1e-12);
  g_assert_cmpuint (tm_luck_get_face (luck, 1, 1)->count, ==, 2);
  g_assert_cmpfloat_with_epsilon (tm_luck_get_face (luck, 1, 1)->expected, 1.5, 1e-12);
}

/* Each interval is that of the corrected level. */
static void
test_correction (void)
{
  g_autoptr (TmMatch) match = new_match ();
  g_autoptr (TmLuck) luck = NULL;
  const guint counts[] = { 4, 3, 5, 9, 2, 1 };
  double low, high;

  tell_counts (match, counts);
  luck = tm_luck_new (match, FALSE);
  tm_luck_find_interval (9, 24, 0.05 / 6, &low, &high);
  g_assert_cmpfloat_with_epsilon (tm_luck_get_face (luck, 0, 3)->low, low, 1e-12);
  g_assert_cmpfloat_with_epsilon (tm_luck_get_face (luck, 0, 3)->high, high, 1e-12);
}

static void
test_undone (void)
{
  g_autoptr (TmMatch) match = new_match ();
  g_autoptr (TmLuck) luck = NULL;
  const guint counts[] = { 1, 1, 1, 1, 1, 1 };

  tell_counts (match, counts);
  tell_counts (match, counts);
  g_assert_true (tm_match_undo (match, NULL));
  luck = tm_luck_new (match, FALSE);
  assert_die (luck, 0, PIECE_DIE, TM_SOURCE_TABLE, TM_NO_SEAT, 6);
}

static void
take_turn (TmMatch *match, guint seat)
{
  TmMove move = new_move (MOVE_TURN);

  tm_args_set (&move.args, 0, (gint32) seat);
  record (match, &move);
}

static void
test_by_seat (void)
{
  g_autoptr (TmMatch) match = new_match ();
  g_autoptr (TmLuck) together = NULL;
  g_autoptr (TmLuck) apart = NULL;
  const gint32 faces[] = { 0, 1, 2, 3 };

  take_turn (match, 1);
  tell (match, faces, 1);
  take_turn (match, 0);
  tell (match, faces, 4);
  take_turn (match, 1);
  tell (match, faces, 2);
  together = tm_luck_new (match, FALSE);
  apart = tm_luck_new (match, TRUE);
  g_assert_cmpuint (tm_luck_get_n_dice (together), ==, 1);
  assert_die (together, 0, PIECE_DIE, TM_SOURCE_TABLE, TM_NO_SEAT, 7);
  g_assert_cmpuint (tm_luck_get_n_dice (apart), ==, 2);
  assert_die (apart, 0, PIECE_DIE, TM_SOURCE_TABLE, 0, 4);
  assert_die (apart, 1, PIECE_DIE, TM_SOURCE_TABLE, 1, 3);
}

static TmMatch *
new_sealed_match (void)
{
  const guint8 seed[TM_RANDOM_SEED_SIZE] = { 20, 26 };
  g_autoptr (TmBox) box = tm_box_new (&game, 2, NULL);

  return tm_match_new_sealed (box, seed, "rain");
}

/* What the app draws and what is told in the same move, and told in the place of the app. */
static void
test_sources (void)
{
  g_autoptr (TmMatch) match = new_sealed_match ();
  g_autoptr (TmLuck) luck = NULL;
  const gint32 faces[] = { 0, 1, 1 };
  TmMove move = new_move (MOVE_ROLL);

  tm_args_set_list (&move.args, ROLL_COINS, faces, 2);
  record (match, &move);
  tell (match, faces, 3);
  luck = tm_luck_new (match, FALSE);
  g_assert_cmpuint (tm_luck_get_n_dice (luck), ==, 3);
  assert_die (luck, 0, PIECE_DIE, TM_SOURCE_TABLE, TM_NO_SEAT, 3);
  assert_die (luck, 1, PIECE_DIE, TM_SOURCE_APP, TM_NO_SEAT, N_DICE);
  assert_die (luck, 2, PIECE_COIN, TM_SOURCE_TABLE, TM_NO_SEAT, 2);
  g_assert_cmpuint (tm_luck_get_n_looks (luck), ==, 14);
}

/* 60,000 dice rolled by the app are even. */
static void
test_app_is_fair (void)
{
  g_autoptr (TmMatch) match = new_sealed_match ();
  g_autoptr (TmLuck) luck = NULL;
  const TmMove move = new_move (MOVE_ROLL);
  double chi_square = 0;

  for (guint i = 0; i < 200; i++)
    record (match, &move);
  luck = tm_luck_new (match, FALSE);
  assert_die (luck, 0, PIECE_DIE, TM_SOURCE_APP, TM_NO_SEAT, 60000);
  for (guint face = 0; face < 6; face++)
    {
      double distance = tm_luck_get_face (luck, 0, face)->count - 10000.0;
      chi_square += distance * distance / 10000;
    }
  g_assert_cmpfloat (chi_square, <, CHI_SQUARE_5);
  g_assert_cmpfloat (chi_square, >, 0.2);
  g_assert_false (tm_luck_get_die (luck, 0)->excludes_chance);
}

static void
roll_fairly (TmRandom *random, gint32 *faces, guint n_rolls, guint32 n_faces)
{
  for (guint i = 0; i < n_rolls; i++)
    faces[i] = (gint32) tm_random_below (random, n_faces);
}

/* Whether intervals that are not corrected would hold, too. */
static gboolean
holds_uncorrected (const TmLuck *luck, guint die)
{
  const TmLuckDie *rolled = tm_luck_get_die (luck, die);

  for (guint face = 0; face < rolled->n_faces; face++)
    {
      const TmLuckFace *fallen = tm_luck_get_face (luck, die, face);
      double low, high;

      tm_luck_find_interval (fallen->count, rolled->n_rolls, 0.05, &low, &high);
      if (fallen->chance < low || fallen->chance > high)
        return FALSE;
    }
  return TRUE;
}

/* Of a thousand matches with fair dice, at most one in twenty has anything to say. Without the
 * correction it would be many more. */
static void
test_coverage (void)
{
  TmRandom random;
  guint n_kept = 0;
  guint n_uncorrected = 0;

  tm_random_init_fast (&random, 3);
  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (TmMatch) match = new_match ();
      g_autoptr (TmLuck) luck = NULL;
      gint32 faces[84];
      TmMove move = new_move (MOVE_ROLL);

      roll_fairly (&random, faces, 84, 6);
      tm_args_set_list (&move.args, ROLL_DICE, faces, 84);
      roll_fairly (&random, faces, 40, 2);
      tm_args_set_list (&move.args, ROLL_COINS, faces, 40);
      record (match, &move);
      luck = tm_luck_new (match, FALSE);
      n_kept += !tm_luck_get_die (luck, 0)->excludes_chance
                && !tm_luck_get_die (luck, 1)->excludes_chance;
      n_uncorrected += holds_uncorrected (luck, 0) && holds_uncorrected (luck, 1);
    }
  g_test_message ("%u of 1000 kept, %u without the correction", n_kept, n_uncorrected);
  g_assert_cmpuint (n_kept, >=, 950);
  g_assert_cmpuint (n_kept, <, 1000);
  g_assert_cmpuint (n_uncorrected, <, 900);
}

/* A die with two sixes and no one is found out in the end, and not at once. */
static void
test_crooked_die (void)
{
  static const gint32 crooked[] = { 1, 2, 3, 4, 5, 5 };
  g_autoptr (TmMatch) match = new_match ();
  guint n_found_at = 0;
  TmRandom random;

  tm_random_init_fast (&random, 8);
  for (guint n_rolls = 10; n_rolls <= 300; n_rolls += 10)
    {
      g_autoptr (TmLuck) luck = NULL;
      gint32 faces[10];

      for (guint i = 0; i < 10; i++)
        faces[i] = crooked[tm_random_below (&random, 6)];
      tell (match, faces, 10);
      luck = tm_luck_new (match, FALSE);
      g_assert_cmpint (tm_luck_get_die (luck, 0)->excludes_chance, ==,
                       tm_luck_get_die (luck, 0)->n_more == 0);
      if (n_found_at == 0 && tm_luck_get_die (luck, 0)->excludes_chance)
        n_found_at = n_rolls;
      if (n_rolls == 300)
        {
          g_assert_true (tm_luck_get_face (luck, 0, 0)->excludes_chance);
          g_assert_true (tm_luck_get_face (luck, 0, 5)->excludes_chance);
          g_assert_cmpfloat (tm_luck_get_face (luck, 0, 5)->low, >, 1.0 / 6);
          g_assert_false (tm_luck_get_face (luck, 0, 2)->excludes_chance);
          g_assert_cmpuint (tm_luck_get_face (luck, 0, 2)->n_more, >, 0);
        }
    }
  g_assert_cmpuint (n_found_at, >, 10);
  g_assert_cmpuint (n_found_at, <=, 100);
}

/* What is kept of a match */

static void
assert_count (const GArray *counts, guint index, TmLuckCount expected)
{
  const TmLuckCount *count = &g_array_index (counts, TmLuckCount, index);

  g_assert_cmpuint (count->piece_kind, ==, expected.piece_kind);
  g_assert_cmpint (count->source, ==, expected.source);
  g_assert_cmpint (count->seat, ==, expected.seat);
  g_assert_cmpuint (count->face, ==, expected.face);
  g_assert_cmpuint (count->count, ==, expected.count);
}

/* Sorted, each only once, and nothing that never came up. */
static void
test_count_match (void)
{
  g_autoptr (TmMatch) match = new_match ();
  g_autoptr (GArray) counts = NULL;
  const gint32 faces[] = { 5, 0, 5, 2 };
  const gint32 coins[] = { 1, 1 };
  TmMove move = new_move (MOVE_ROLL);

  take_turn (match, 1);
  tell (match, faces, 4);
  take_turn (match, 0);
  tell (match, faces, 2);
  take_turn (match, 1);
  tm_args_set_list (&move.args, ROLL_DICE, faces, 1);
  tm_args_set_list (&move.args, ROLL_COINS, coins, 2);
  record (match, &move);
  counts = tm_luck_count_match (match);
  g_assert_cmpuint (counts->len, ==, 6);
  assert_count (counts, 0, (TmLuckCount) { PIECE_DIE, TM_SOURCE_TABLE, 0, 0, 1 });
  assert_count (counts, 1, (TmLuckCount) { PIECE_DIE, TM_SOURCE_TABLE, 0, 5, 1 });
  assert_count (counts, 2, (TmLuckCount) { PIECE_DIE, TM_SOURCE_TABLE, 1, 0, 1 });
  assert_count (counts, 3, (TmLuckCount) { PIECE_DIE, TM_SOURCE_TABLE, 1, 2, 1 });
  assert_count (counts, 4, (TmLuckCount) { PIECE_DIE, TM_SOURCE_TABLE, 1, 5, 3 });
  assert_count (counts, 5, (TmLuckCount) { PIECE_COIN, TM_SOURCE_TABLE, 1, 1, 2 });
}

static void
assert_same (const TmLuck *one, const TmLuck *other)
{
  g_assert_cmpuint (tm_luck_get_n_dice (one), ==, tm_luck_get_n_dice (other));
  g_assert_cmpuint (tm_luck_get_n_looks (one), ==, tm_luck_get_n_looks (other));
  for (guint die = 0; die < tm_luck_get_n_dice (one); die++)
    {
      const TmLuckDie *rolled = tm_luck_get_die (other, die);

      assert_die (one, die, rolled->piece_kind, rolled->source, rolled->seat, rolled->n_rolls);
      for (guint face = 0; face < rolled->n_faces; face++)
        {
          const TmLuckFace *fallen = tm_luck_get_face (one, die, face);

          g_assert_cmpuint (fallen->count, ==, tm_luck_get_face (other, die, face)->count);
          g_assert_cmpfloat (fallen->low, ==, tm_luck_get_face (other, die, face)->low);
          g_assert_cmpfloat (fallen->high, ==, tm_luck_get_face (other, die, face)->high);
        }
    }
}

/* What was kept of a match says the same as the match, however long it was. */
static void
test_kept (void)
{
  g_autoptr (TmMatch) match = new_sealed_match ();
  g_autoptr (GArray) counts = NULL;
  g_autoptr (TmLuck) from_match = NULL;
  g_autoptr (TmLuck) from_counts = NULL;
  const TmMove move = new_move (MOVE_ROLL);

  for (guint i = 0; i < 40; i++)
    {
      if (i % 10 == 0)
        take_turn (match, i / 10 % 2);
      record (match, &move);
    }
  counts = tm_luck_count_match (match);
  g_assert_cmpuint (counts->len, ==, 2 * 6);
  from_match = tm_luck_new (match, TRUE);
  from_counts = tm_luck_new_from_counts (&game, (const TmLuckCount *) counts->data, counts->len, 2);
  g_assert_cmpuint (tm_luck_get_die (from_match, 0)->n_rolls, ==, 20 * N_DICE);
  assert_same (from_match, from_counts);
}

/* Words */

static void
assert_words (TmMatch *match, const char *verdict, const char *outlook)
{
  g_autoptr (TmLuck) luck = tm_luck_new (match, FALSE);
  TmText text = tm_luck_describe (luck, 0);
  TmText more = tm_luck_describe_outlook (luck, 0);
  g_autofree char *words = tm_text_dup_string (&text, tm_match_get_box (match));
  g_autofree char *more_words = NULL;

  g_assert_cmpstr (words, ==, verdict);
  if (!tm_text_is_empty (&more))
    more_words = tm_text_dup_string (&more, tm_match_get_box (match));
  g_assert_cmpstr (more_words, ==, outlook);
}

static void
test_words (void)
{
  const guint even[] = { 14, 14, 14, 14, 14, 14 };
  const guint often[] = { 41, 8, 9, 9, 8, 9 };
  const guint seldom[] = { 0, 17, 17, 17, 16, 17 };
  g_autoptr (TmMatch) match = new_match ();
  g_autoptr (TmMatch) often_match = new_match ();
  g_autoptr (TmMatch) seldom_match = new_match ();
  const guint few[] = { 3, 0, 1, 1, 0, 1 };
  const gint32 one = 2;

  tell_counts (match, even);
  assert_words (match, "Nothing unusual in 84 rolls.", NULL);
  tell_counts (often_match, often);
  assert_words (often_match, "One came up more often than chance explains: 41 of 84", NULL);
  tell_counts (seldom_match, seldom);
  assert_words (seldom_match, "One came up less often than chance explains: 0 of 84", NULL);

  g_clear_object (&match);
  match = new_match ();
  tell (match, &one, 1);
  assert_words (match, "Nothing unusual in 1 roll.", NULL);
  g_clear_object (&match);
  match = new_match ();
  tell_counts (match, few);
  assert_words (match, "Nothing unusual in 6 rolls.",
                "If the dice were as uneven as this, about 10 more rolls would show it.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/luck/interval/known-values", test_interval);
  g_test_add_func ("/luck/interval/tail", test_tail);
  g_test_add_func ("/luck/interval/narrows-with-rolls", test_width);
  g_test_add_func ("/luck/interval/rolls-to-come", test_count_more);
  g_test_add_func ("/luck/match/no-dice", test_no_dice);
  g_test_add_func ("/luck/match/counts", test_counts);
  g_test_add_func ("/luck/match/correction", test_correction);
  g_test_add_func ("/luck/match/undone", test_undone);
  g_test_add_func ("/luck/match/by-seat", test_by_seat);
  g_test_add_func ("/luck/match/sources", test_sources);
  g_test_add_func ("/luck/match/counts-are-sorted", test_count_match);
  g_test_add_func ("/luck/match/counts-say-the-same", test_kept);
  g_test_add_func ("/luck/fair/app-rolls-evenly", test_app_is_fair);
  g_test_add_func ("/luck/fair/coverage", test_coverage);
  g_test_add_func ("/luck/crooked-die-is-found", test_crooked_die);
  g_test_add_func ("/luck/words", test_words);
  return g_test_run ();
}
