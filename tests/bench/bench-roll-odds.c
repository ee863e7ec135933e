/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the odds of well-known rolls and draws take, and Dungeon Roll's long calculations at the
 * positions of random matches: the chance to get through a level, and rest or go on. Each of those is
 * asked as the judge asks it, with the other readings of every open point that it depends on. */

#include "bench.h"
#include "tm-dice.h"
#include "tm-games.h"
#include "tm-play.h"

#define MATCHES 60
#define SEED 20160
#define MAX_MOVES 2000
/* Positions of one kind that are asked about. */
#define MOST 600
/* How often a roll or a draw is worked out; the median counts. */
#define ROUNDS 11

/* One question, and what came of asking it. */
typedef struct
{
  const char *name;
  guint question;
  GArray *times;
  GArray *states;
  guint n_exact;
  gint64 worst;
  char *worst_args;
} Asked;

static void
asked_init (Asked *self, const TmGame *game, const char *name)
{
  int question = tm_game_find_question (game, name);

  g_assert_cmpint (question, >=, 0);
  *self = (Asked) { .name = name,
                    .question = question,
                    .times = g_array_new (FALSE, FALSE, sizeof (gint64)),
                    .states = g_array_new (FALSE, FALSE, sizeof (gint64)) };
}

static void
asked_clear (Asked *self)
{
  g_array_unref (self->times);
  g_array_unref (self->states);
  g_free (self->worst_args);
}

static char *
dup_args (const TmGame *game, guint question, TmBox *box, const TmArgs *args)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);
  g_autoptr (GVariant) values
      = g_variant_ref_sink (tm_params_dup_variant (params, n_params, box, args));

  return g_variant_print (values, FALSE);
}

static void
read_ruling (Asked *self, const TmRuling *ruling)
{
  GVariant *exact = tm_ruling_find_outcome (ruling, "exact");
  GVariant *states = tm_ruling_find_outcome (ruling, "states");

  self->n_exact += exact != NULL && g_variant_get_boolean (exact);
  if (states != NULL)
    {
      gint64 n_states = g_variant_get_int64 (states);

      g_array_append_val (self->states, n_states);
    }
}

static void
ask (Asked *self, TmMatch *match)
{
  TmBox *box = tm_match_get_box (match);
  const TmGame *game = tm_box_get_game (box);
  g_autoptr (TmRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;
  guint n_params;
  const TmParam *params = tm_question_get_params (game, self->question, &n_params);
  gint64 start, time;
  TmArgs args;

  tm_args_init (&args);
  if (self->times->len >= MOST
      || !tm_question_fill (game, self->question, tm_match_get_table (match), &args))
    return;
  tm_params_complete (params, n_params, box, &args, &error);
  bench_check (error);
  start = g_get_monotonic_time ();
  ruling = tm_question_ask (game, self->question, box, &args, &error);
  bench_check (error);
  time = bench_since (start);
  g_array_append_val (self->times, time);
  read_ruling (self, ruling);
  if (time > self->worst)
    {
      self->worst = time;
      g_free (self->worst_args);
      self->worst_args = dup_args (game, self->question, box, &args);
    }
}

static void
report (Asked *self)
{
  static const struct
  {
    const char *name;
    double share;
  } quantiles[] = { { "median", 0.5 }, { "p90", 0.9 }, { "p99", 0.99 }, { "worst", 1 } };

  g_assert_cmpuint (self->times->len, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (quantiles); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s-ms", self->name, quantiles[i].name);

      bench_report (name, bench_quantile (self->times, quantiles[i].share) / 1e3);
    }
  g_print ("# %s: %u positions; slowest: %s\n", self->name, self->times->len, self->worst_args);
  if (self->states->len == 0)
    return;
  bench_report ("states-median", bench_quantile (self->states, 0.5));
  bench_report ("states-worst", bench_quantile (self->states, 1));
  bench_report ("exact-percent", 100.0 * self->n_exact / self->times->len);
}

static void
play (const TmGame *game, guint number, Asked *asked, guint n_asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, game->min_seats + number % game->max_seats, &error);
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (TmPlayer) player = NULL;
  TmMove move;

  bench_check (error);
  match = tm_match_new (box);
  player = tm_player_new (box, SEED + number);
  for (guint i = 0; i < MAX_MOVES; i++)
    {
      if (!tm_player_choose (player, tm_match_get_table (match), &move))
        break;
      tm_match_record (match, &move, NULL, &error);
      bench_check (error);
      for (guint j = 0; j < n_asked; j++)
        ask (&asked[j], match);
    }
}

/* Rolls and draws. What lies on party dice is told by digits: champions, scrolls, thieves. */

static TmOdds *
get_roll_odds (const char *notation)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDice) dice = tm_dice_parse (notation, &error);
  TmOdds *odds;

  bench_check (error);
  odds = tm_dice_odds (dice, &error);
  bench_check (error);

  return odds;
}

/* What 20 of the 36 treasure tokens are worth, two kinds of them twice as much. */
static TmOdds *
get_points_odds (void)
{
  static const guint copies[] = { 3, 3, 3, 3, 3, 4, 6, 3, 4, 4 };
  static const gint64 points[] = { 1, 1, 1, 1, 1, 1, 2, 1, 1, 2 };

  return tm_odds_new_draw_sum (points, copies, G_N_ELEMENTS (copies), 20);
}

/* How many rings, scales and portals are among them, told by digits. */
static TmOdds *
get_kinds_odds (void)
{
  static const guint copies[] = { 4, 6, 4, 22 };
  static const gint64 digits[] = { 100, 10, 1, 0 };

  return tm_odds_new_draw_sum (digits, copies, G_N_ELEMENTS (copies), 20);
}

static void
measure_named (void)
{
  static const struct
  {
    const char *name;
    const char *notation;
    TmOdds *(*get) (void);
  } rows[] = {
    { "10d6", "10d6", NULL },
    { "4d6kh3", "4d6kh3", NULL },
    { "8d10!", "8d10!", NULL },
    { "party-dice-of-a-kind", "7d{champion,fighter,cleric,mage,thief,scroll}ro<>champion=champion",
      NULL },
    { "party-dice-of-three-kinds", "7d{100,0,0,0,1,10}ro<>100", NULL },
    { "treasures-worth", NULL, get_points_odds },
    { "treasures-of-three-kinds", NULL, get_kinds_odds },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
      g_autofree char *name = g_strdup_printf ("named-ms %s", rows[i].name);

      for (guint round = 0; round < ROUNDS; round++)
        {
          gint64 start = g_get_monotonic_time ();
          g_autoptr (TmOdds) odds
              = rows[i].get != NULL ? rows[i].get () : get_roll_odds (rows[i].notation);
          gint64 time = bench_since (start);

          g_assert_nonnull (odds);
          g_array_append_val (times, time);
        }
      bench_report (name, bench_quantile (times, 0.5) / 1e3);
    }
}

int
main (void)
{
  const TmGame *game;
  Asked asked[2];

  measure_named ();
  tm_games_register ();
  game = tm_game_find ("dungeon-roll");
  g_assert_nonnull (game);
  asked_init (&asked[0], game, "odds-clear");
  asked_init (&asked[1], game, "advice");
  for (guint i = 0; i < MATCHES; i++)
    play (game, i, asked, G_N_ELEMENTS (asked));
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      report (&asked[i]);
      asked_clear (&asked[i]);
    }
  return 0;
}
