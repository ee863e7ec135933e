/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One match of the history: the scores over the moves, what the chart is drawn from, and the words of
 * results. Of the matches that four-players.json and three-delvers.json tell. */

#include <adwaita.h>

#include "store/tm-match-file.h"
#include "tm-chart-scale.h"
#include "tm-film.h"
#include "tm-games.h"
#include "tm-history-words.h"
#include "tm-result-words.h"
#include "tm-score-chart.h"

static TmMatch *
load (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, name, NULL);
  g_autoptr (TmMatchFile) file = tm_match_file_load (path, &error);
  TmMatch *match;

  g_assert_no_error (error);
  match = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);
  g_assert_no_error (error);

  return match;
}

/* The scores over the moves */

/* What the game says of the table after a move, looked at by itself. */
static void
assert_step (TmMatch *match, const TmScoreTrace *trace, guint step)
{
  g_autoptr (TmTable) table = tm_table_new (tm_match_get_box (match));
  TmResult result = { 0 };

  g_assert_true (tm_match_table_at (match, tm_score_trace_get_seq (trace, step), table));
  tm_match_get_game (match)->get_result (table, &result);
  for (guint seat = 0; seat < tm_score_trace_get_n_seats (trace); seat++)
    g_assert_cmpint (tm_score_trace_get_score (trace, step, seat), ==, result.scores[seat]);
}

static void
assert_trace (const char *name)
{
  g_autoptr (TmMatch) match = load (name);
  g_autoptr (TmScoreTrace) trace = tm_score_trace_new (match);
  guint n_steps = tm_score_trace_get_n_steps (trace);
  guint last = 0;

  g_assert_true (tm_score_trace_has_scores (trace));
  for (guint step = 0; step <= n_steps; step++)
    {
      guint seq = tm_score_trace_get_seq (trace, step);

      g_assert_true (step == 0 ? seq == 0 : seq > last);
      g_assert_cmpuint (tm_score_trace_find_step (trace, seq), ==, step);
      assert_step (match, trace, step);
      last = seq;
    }
  g_assert_cmpuint (last, ==, tm_match_get_last_done (match));
}

static void
test_every_step (void)
{
  assert_trace ("four-players.json");
  assert_trace ("three-delvers.json");
}

/* In small pieces it comes out the same. */
static void
test_pieces (void)
{
  g_autoptr (TmMatch) match = load ("three-delvers.json");
  g_autoptr (TmScoreTrace) whole = tm_score_trace_new (match);
  g_autoptr (TmScoreTrace) trace = tm_score_trace_begin (match);
  guint n_pieces = 1;

  while (!tm_score_trace_go_on (trace, 0))
    n_pieces++;

  g_assert_cmpuint (n_pieces, >, 1);
  g_assert_cmpuint (tm_score_trace_get_n_steps (trace), ==, tm_score_trace_get_n_steps (whole));
  g_assert_cmpuint (tm_score_trace_get_n_bands (trace), ==, tm_score_trace_get_n_bands (whole));
}

static void
test_taken_back (void)
{
  g_autoptr (TmMatch) match = load ("four-players.json");
  guint last = tm_match_get_last_done (match);
  g_autoptr (TmScoreTrace) trace = NULL;

  g_assert_true (tm_match_undo (match, NULL));
  g_assert_true (tm_match_undo (match, NULL));
  trace = tm_score_trace_new (match);
  g_assert_cmpuint (tm_score_trace_get_seq (trace, tm_score_trace_get_n_steps (trace)), ==,
                    tm_match_get_last_done (match));
  g_assert_cmpuint (tm_match_get_last_done (match), <, last);
  g_assert_cmpuint (tm_score_trace_find_step (trace, last), ==, tm_score_trace_get_n_steps (trace));
}

/* What is set right after the end is one more line, and one more step. */
static void
test_corrected (void)
{
  g_autoptr (TmMatch) match = load ("four-players.json");
  TmBox *box = tm_match_get_box (match);
  guint coins = (guint) tm_kit_find_counter (tm_box_get_kit (box), "coins");
  guint n_entries = tm_match_get_n_entries (match);
  const guint vera = 2;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmScoreTrace) before = tm_score_trace_new (match);
  g_autoptr (TmScoreTrace) trace = NULL;
  g_auto (TmStanding) standing = { 0 };

  tm_match_set_counter (match, tm_box_get_counter_slot (box, coins, (int) vera), 13, "miscounted",
                        &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tm_match_get_n_entries (match), ==, n_entries + 1);
  trace = tm_score_trace_new (match);
  g_assert_cmpuint (tm_score_trace_get_n_steps (trace), ==,
                    tm_score_trace_get_n_steps (before) + 1);
  g_assert_cmpint (tm_score_trace_get_score (trace, tm_score_trace_get_n_steps (trace), vera), ==,
                   13);
  g_assert_cmpint (tm_score_trace_get_score (trace, tm_score_trace_get_n_steps (trace) - 1, vera),
                   ==, 12);
  tm_standing_init_match (&standing, match);
  g_assert_cmpint (standing.ending, ==, TM_ENDING_WON);
  g_assert_cmpint (tm_standing_get_score (&standing, vera), ==, 13);
}

/* A stretch ends with the move that passes its milestone, and there the sheet has the same numbers. */
static void
test_bands (void)
{
  g_autoptr (TmMatch) match = load ("four-players.json");
  g_autoptr (TmScoreTrace) trace = tm_score_trace_new (match);
  g_autoptr (TmSheet) sheet = tm_sheet_new (match);
  guint n_steps = tm_score_trace_get_n_steps (trace);
  const guint row_coins = 7;

  g_assert_cmpstr (tm_sheet_get_row (sheet, row_coins)->id, ==, "coins");
  g_assert_cmpuint (tm_score_trace_get_n_bands (trace), ==, 6);
  for (guint i = 0; i < 5; i++)
    {
      const TmScoreBand *band = tm_score_trace_get_band (trace, i);
      g_autofree char *name = g_strdup_printf ("Level %u", i + 1);

      g_assert_cmpstr (band->name, ==, name);
      g_assert_cmpuint (band->first, ==, i == 0 ? 0 : tm_score_trace_get_band (trace, i - 1)->last);
      g_assert_true (tm_score_trace_find_band (trace, band->last) == band);
      for (guint seat = 0; seat < 4; seat++)
        g_assert_cmpint (tm_score_trace_get_score (trace, band->last, seat), ==,
                         tm_sheet_get_milestone (sheet, i, row_coins, seat));
    }
  g_assert_null (tm_score_trace_get_band (trace, 5)->name);
  g_assert_cmpuint (tm_score_trace_get_band (trace, 5)->last, ==, n_steps);
}

static void
test_leads (void)
{
  g_autoptr (TmMatch) match = load ("four-players.json");
  g_autoptr (TmScoreTrace) trace = tm_score_trace_new (match);
  g_autoptr (GArray) leads = tm_score_trace_list_leads (trace);
  guint lead = 0;

  g_assert_cmpuint (g_array_index (leads, TmScoreLead, 0).first, ==, 0);
  for (guint step = 0; step <= tm_score_trace_get_n_steps (trace); step++)
    {
      gint32 best = G_MININT32;
      guint32 leaders = 0;

      if (lead + 1 < leads->len && g_array_index (leads, TmScoreLead, lead + 1).first == step)
        lead++;
      for (guint seat = 0; seat < 4; seat++)
        best = MAX (best, tm_score_trace_get_score (trace, step, seat));
      for (guint seat = 0; seat < 4; seat++)
        if (tm_score_trace_get_score (trace, step, seat) == best)
          leaders |= 1u << seat;
      g_assert_cmpuint (g_array_index (leads, TmScoreLead, lead).leaders, ==,
                        leaders == 0xf ? 0 : leaders);
    }
  g_assert_cmpuint (lead, ==, leads->len - 1);
}

static void
test_description (void)
{
  g_autoptr (TmMatch) match = load ("four-players.json");
  g_autoptr (TmScoreTrace) trace = tm_score_trace_new (match);
  GtkWidget *chart = g_object_ref_sink (tm_score_chart_new ());
  g_autofree char *words = tm_score_trace_dup_description (trace);

  g_assert_true (g_str_has_suffix (words, "At the end: Anna 11, Boris 7, Vera 12, Gleb 7."));
  tm_score_chart_set_trace (TM_SCORE_CHART (chart), trace);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_LABEL, "Score over time");
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "After the last move: Anna 11, Boris 7, Vera 12, Gleb 7");
  tm_score_chart_set_step (TM_SCORE_CHART (chart), 0);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.0);
  tm_score_chart_set_step (TM_SCORE_CHART (chart), G_MAXUINT);
  g_assert_cmpuint (tm_score_chart_get_step (TM_SCORE_CHART (chart)), ==,
                    tm_score_trace_get_n_steps (trace));
  g_assert_finalize_object (chart);
}

/* Arithmetic of the chart */

static void
test_ticks (void)
{
  static const struct
  {
    gint64 span;
    guint max_ticks;
    gint64 tick;
  } cases[] = {
    { 0, 6, 1 },    { 1, 6, 1 },     { 6, 6, 1 },
    { 7, 6, 2 },    { 12, 6, 2 },    { 13, 6, 5 },
    { 30, 6, 5 },   { 31, 6, 10 },   { 61, 6, 20 },
    { 300, 6, 50 }, { 301, 6, 100 }, { G_MAXINT32, 6, 500000000 },
    { 5, 1, 5 },    { 6, 1, 10 },    { 4294967295, 6, 1000000000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (tm_chart_find_tick (cases[i].span, cases[i].max_ticks), ==, cases[i].tick);
}

static void
test_spread (void)
{
  double alone[] = { 50 };
  double apart[] = { 10, 40, 90 };
  double equal[] = { 50, 50, 50 };
  double above[] = { 0, 5 };
  double below[] = { 95, 100 };
  double crowd[] = { 5, 5, 5, 5, 5 };

  tm_chart_spread (alone, 1, 20, 0, 100);
  g_assert_cmpfloat (alone[0], ==, 50);
  tm_chart_spread (apart, 3, 20, 0, 100);
  g_assert_cmpfloat (apart[0], ==, 10);
  g_assert_cmpfloat (apart[1], ==, 40);
  g_assert_cmpfloat (apart[2], ==, 90);
  tm_chart_spread (equal, 3, 20, 0, 100);
  g_assert_cmpfloat (equal[0], ==, 30);
  g_assert_cmpfloat (equal[1], ==, 50);
  g_assert_cmpfloat (equal[2], ==, 70);
  tm_chart_spread (above, 2, 20, 0, 100);
  g_assert_cmpfloat (above[0], ==, 0);
  g_assert_cmpfloat (above[1], ==, 20);
  tm_chart_spread (below, 2, 20, 0, 100);
  g_assert_cmpfloat (below[0], ==, 80);
  g_assert_cmpfloat (below[1], ==, 100);
  /* There is no room for 20 each. */
  tm_chart_spread (crowd, 5, 20, 0, 40);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpfloat_with_epsilon (crowd[i], 10.0 * i, 1e-9);
}

/* Whatever it is given, nothing overlaps, nothing is put in another order, all lies inside. */
static void
test_spread_anything (void)
{
  for (guint round = 0; round < 2000; round++)
    {
      double centers[8];
      guint n = (guint) g_test_rand_int_range (1, 9);

      for (guint i = 0; i < n; i++)
        centers[i] = (i > 0 ? centers[i - 1] : 0) + g_test_rand_int_range (0, 60);
      tm_chart_spread (centers, n, 19, 8, 184);
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpfloat (centers[i], >=, 8 - 1e-9);
          g_assert_cmpfloat (centers[i], <=, 184 + 1e-9);
          if (i > 0)
            g_assert_cmpfloat (centers[i] - centers[i - 1], >=, 19 - 1e-9);
        }
    }
}

/* The film */

static void
test_film (void)
{
  g_autoptr (TmMatch) match = load ("four-players.json");
  g_autoptr (TmScoreTrace) trace = NULL;
  g_autoptr (TmFilm) film = NULL;
  guint taken_back = tm_match_get_last_done (match);
  guint n_steps;

  g_assert_true (tm_match_undo (match, NULL));
  trace = tm_score_trace_new (match);
  n_steps = tm_score_trace_get_n_steps (trace);
  film = tm_film_new (match, trace);

  g_assert_cmpuint (tm_film_get_step (film), ==, n_steps);
  tm_film_move (film, 1);
  g_assert_cmpuint (tm_film_get_step (film), ==, n_steps);
  tm_film_set_step (film, 0);
  tm_film_move (film, -1);
  g_assert_cmpuint (tm_film_get_seq (film), ==, 0);

  /* A line that was taken back can be looked at; from there the film goes on where it branched off. */
  tm_film_set_seq (film, taken_back);
  g_assert_cmpuint (tm_film_get_seq (film), ==, taken_back);
  g_assert_cmpuint (tm_film_get_step (film), ==, n_steps);
  tm_film_move (film, -1);
  g_assert_cmpuint (tm_film_get_seq (film), ==, tm_score_trace_get_seq (trace, n_steps - 1));

  /* At its end it begins anew. */
  tm_film_set_step (film, n_steps);
  tm_film_set_playing (film, TRUE);
  g_assert_true (tm_film_get_playing (film));
  g_assert_cmpuint (tm_film_get_step (film), ==, 0);
  while (tm_film_get_step (film) < 2)
    g_main_context_iteration (NULL, TRUE);
  tm_film_set_playing (film, FALSE);
  g_assert_false (tm_film_get_playing (film));
}

/* Words */

static TmStanding
create_standing (TmHow how, TmEnding ending, guint32 winners, guint n_seats)
{
  static const char *const names[] = { "Anna", "Boris", "Vera", "Gleb" };
  static const gint32 scores[] = { 19, 12, 22, 14 };
  TmStanding standing = {
    .ending = ending, .how = how, .n_seats = n_seats, .winners = winners, .has_scores = TRUE
  };

  for (guint seat = 0; seat < n_seats; seat++)
    {
      standing.names[seat] = g_strdup (names[seat]);
      standing.scores[seat] = scores[seat];
    }

  return standing;
}

static void
assert_line (TmStanding standing, const char *expected)
{
  g_autofree char *line = tm_standing_dup_line (&standing);

  g_assert_cmpstr (line, ==, expected);
  tm_standing_clear (&standing);
}

#define WON TM_ENDING_WON
#define NOBODY TM_ENDING_NOBODY

static void
test_lines (void)
{
  TmStanding teams = create_standing (TM_HOW_POINTS, WON, 0x5, 4);
  TmStanding one_point = create_standing (TM_HOW_POINTS, WON, 0x2, 4);

  for (guint seat = 0; seat < 4; seat++)
    teams.teams[seat] = (guint8) (1 + seat % 2);
  one_point.scores[1] = 1;

  assert_line (create_standing (TM_HOW_POINTS, TM_ENDING_OPEN, 0, 4), NULL);
  assert_line (create_standing (TM_HOW_POINTS, WON, 0x4, 4), "Vera, 22 points");
  assert_line (create_standing (TM_HOW_FEWEST, WON, 0x2, 4), "Boris, 12 points");
  assert_line (one_point, "Boris, 1 point");
  assert_line (create_standing (TM_HOW_POINTS, WON, 0xc, 4), "Vera and Gleb share the win");
  assert_line (teams, "Anna and Vera, 41 points");
  assert_line (create_standing (TM_HOW_POINTS, NOBODY, 0, 4), "Nobody won");
  assert_line (create_standing (TM_HOW_TOGETHER, WON, 0xf, 4), "All won");
  assert_line (create_standing (TM_HOW_TOGETHER, NOBODY, 0, 4), "All lost");
  assert_line (create_standing (TM_HOW_TOGETHER, NOBODY, 0, 1), "Anna lost");
  assert_line (create_standing (TM_HOW_LAST, WON, 0x8, 4), "Gleb, the last one standing");
  assert_line (create_standing (TM_HOW_RANK, WON, 0x1, 1), "Anna, alone, 19 points");
  assert_line (create_standing (TM_HOW_RANK, NOBODY, 0, 1), "Anna lost");
  assert_line (create_standing (TM_HOW_CHOSEN, WON, 0x1, 4), "Anna won");
  assert_line (create_standing (TM_HOW_CHOSEN, WON, 0x3, 4), "Anna and Boris share the win");
}

static void
assert_place (const TmStanding *standing, guint seat, const char *expected)
{
  g_autofree char *place = tm_standing_dup_place (standing, seat);

  g_assert_cmpstr (place, ==, expected);
}

static void
test_places (void)
{
  g_auto (TmStanding) points = create_standing (TM_HOW_POINTS, WON, 0x4, 4);
  g_auto (TmStanding) shared = create_standing (TM_HOW_POINTS, WON, 0xc, 4);
  g_auto (TmStanding) teams = create_standing (TM_HOW_POINTS, WON, 0x5, 4);
  g_auto (TmStanding) together = create_standing (TM_HOW_TOGETHER, NOBODY, 0, 4);
  guint seats[TM_MAX_SEATS];

  memcpy (points.ranks, (const guint[]) { 2, 0, 1, 3 }, 4 * sizeof (guint));
  assert_place (&points, 0, "2nd");
  assert_place (&points, 1, "No place");
  assert_place (&points, 2, "Won");
  assert_place (&points, 3, "3rd");
  g_assert_cmpuint (tm_standing_list_seats (&points, seats), ==, 4);
  g_assert_cmpmem (seats, 4 * sizeof (guint), ((const guint[]) { 2, 0, 3, 1 }), 4 * sizeof (guint));

  /* Where nobody but the winner has a place, nobody fell out. */
  memcpy (points.ranks, (const guint[]) { 0, 0, 1, 0 }, 4 * sizeof (guint));
  assert_place (&points, 1, NULL);

  assert_place (&shared, 2, "Shared win");
  for (guint seat = 0; seat < 4; seat++)
    teams.teams[seat] = (guint8) (1 + seat % 2);
  assert_place (&teams, 0, "Won");
  g_assert_cmphex (tm_standing_get_group (&teams, 1), ==, 0xa);
  /* Two people are ahead, but only one team. */
  memcpy (teams.ranks, (const guint[]) { 1, 3, 1, 3 }, 4 * sizeof (guint));
  assert_place (&teams, 1, "2nd");
  g_assert_cmpint (tm_standing_get_score (&teams, 1), ==, 26);
  assert_place (&together, 1, "Lost");
  g_assert_cmphex (tm_standing_get_group (&together, 1), ==, 0xf);
}

static void
test_match (void)
{
  g_autoptr (TmMatch) match = load ("four-players.json");
  g_auto (TmStanding) standing = { 0 };

  tm_standing_init_match (&standing, match);
  g_assert_cmpstr (standing.names[2], ==, "Vera");
  assert_place (&standing, 2, "Won");
  assert_place (&standing, 0, "No place");
  g_assert_cmpint (tm_standing_get_score (&standing, 2), ==, 12);
}

static void
test_length (void)
{
  static const struct
  {
    guint minutes;
    const char *words;
  } cases[] = {
    { 1, "1 min" },
    { 59, "59 min" },
    { 60, "1 h" },
    { 99, "1 h 39 min" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = tm_history_dup_length (cases[i].minutes);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  tm_games_register ();

  g_test_add_func ("/app/record/scores/every-step", test_every_step);
  g_test_add_func ("/app/record/scores/in-pieces", test_pieces);
  g_test_add_func ("/app/record/scores/taken-back", test_taken_back);
  g_test_add_func ("/app/record/scores/corrected", test_corrected);
  g_test_add_func ("/app/record/scores/milestones", test_bands);
  g_test_add_func ("/app/record/scores/leads", test_leads);
  g_test_add_func ("/app/record/access/chart-is-told", test_description);
  g_test_add_func ("/app/record/chart/round-ticks", test_ticks);
  g_test_add_func ("/app/record/chart/labels-apart", test_spread);
  g_test_add_func ("/app/record/chart/labels-apart-anyhow", test_spread_anything);
  g_test_add_func ("/app/record/film", test_film);
  g_test_add_func ("/app/record/words/lines", test_lines);
  g_test_add_func ("/app/record/words/places", test_places);
  g_test_add_func ("/app/record/words/match", test_match);
  g_test_add_func ("/app/record/words/length", test_length);

  return g_test_run ();
}
