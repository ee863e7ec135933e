/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules did once they do again: matches played by chance, some fairly, some against all rules,
 * looked at from every side at every move, and every question asked by chance. What a game declares and
 * what came of each is kept as a line in GAME.txt.
 *
 * Cases say what is right, by the rulebook. This says that something has changed: if that was meant, the
 * lines are written anew by "./dev traces", and the difference is looked at like any other. */

#include "../games/random-options.h"

#include "tm-games.h"
#include "tm-printed.h"
#include "trace.h"

#include <stdlib.h>

/* So often it is looked at a match at most, and in half of them only after every so many moves, so that their
 * ends are met. */
#define MAX_LOOKS 120
#define STRIDE 15
/* Of so many offers the rarest is taken. */
#define N_RIVALS 4
/* So many odds are asked for beside a ruling, for values below the second number. */
#define N_BESIDE 4
#define MAX_BESIDE 9
/* How often each question is asked without a match. */
#define N_ASKED 60
/* Questions that look far ahead: they are asked once in so many times, and of what lies there. */
static const char *const slow[] = { "odds-clear", "advice", NULL };
#define SLOW_SHARE 6
/* So many lines that differ are enough to know. */
#define ENOUGH 20

/* How often each kind of move was recorded so far. */
static guint *n_recorded;
/* Whether what was seldom done is done, which may end a match early. */
static gboolean likes_rare;

/* Looking at a table */

/* One of the pieces that can be picked or dropped; -1: there is none. */
static int
choose_piece (Trace *self, const TmTable *table)
{
  guint n_pieces = tm_box_get_n_pieces (tm_table_get_box (table));
  int chosen = -1;
  guint n = 0;

  for (guint piece = 0; piece < n_pieces; piece++)
    if (tm_offers_is_pickable (self->offers, piece) && trace_one_of (self, ++n))
      chosen = (int) piece;
  return chosen;
}

/* As somebody sees it, or everybody, with what is picked. */
static void
look_at_scene (Trace *self, const TmTable *table)
{
  int viewer = (int) tm_random_below (&self->random, tm_table_get_n_seats (table) + 1) - 1;
  g_autoptr (TmScene) scene = tm_scene_new (table, self->offers, viewer);

  digest_add_scene (&self->digest, scene);
}

static void
look_at_offers (Trace *self, const TmTable *table)
{
  int piece;

  tm_offers_collect (self->offers, table);
  digest_add_offers (&self->digest, self->offers);
  look_at_scene (self, table);
  for (guint i = 0; i < 4 && (piece = choose_piece (self, table)) >= 0; i++)
    {
      tm_offers_touch (self->offers, table, (guint) piece);
      digest_add_offers (&self->digest, self->offers);
      if (trace_one_of (self, 2))
        look_at_scene (self, table);
    }
}

static void
look_at_standing (Trace *self, const TmTable *table)
{
  const TmGame *game = tm_match_get_game (self->match);
  guint n_seats = tm_table_get_n_seats (table);
  TmResult result;

  tm_match_get_result (self->match, &result);
  digest_add_result (&self->digest, &result, n_seats);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (game->get_achieved != NULL)
        digest_add_number (&self->digest, game->get_achieved (table, seat));
      if (game->get_part != NULL)
        digest_add_number (&self->digest, game->get_part (table, seat));
    }
  if (game->describe_progress != NULL)
    {
      TmText progress = game->describe_progress (table);

      digest_add_text (&self->digest, &progress);
    }
}

/* Whether the game notices a table that cannot be: a few values are changed to others that could be there
 * for themselves. */
static void
look_at_damaged (Trace *self, const TmTable *table)
{
  const TmGame *game = tm_match_get_game (self->match);
  g_autoptr (TmTable) damaged = NULL;
  guint n_slots = tm_box_get_n_slots (tm_table_get_box (table));

  if (game->check == NULL)
    return;
  damaged = tm_table_dup (table);
  for (guint i = tm_random_below (&self->random, 3) + 1; i > 0; i--)
    {
      guint slot = tm_random_below (&self->random, n_slots);
      gint32 before = tm_table_get_slots (damaged)[slot];
      gint32 other = tm_table_get_slots (damaged)[tm_random_below (&self->random, n_slots)];
      gint32 near = before - 2 + (gint32) tm_random_below (&self->random, 5);
      TmChange change
          = { .slot = slot, .before = before, .after = trace_one_of (self, 4) ? other : near };

      if (tm_table_check_changes (damaged, &change, 1, NULL))
        {
          g_autoptr (GError) error = NULL;

          tm_table_apply (damaged, &change, 1);
          digest_add_number (&self->digest, game->check (damaged, &error));
          digest_add_error (&self->digest, error);
        }
    }
}

static void
paint (Trace *self, const TmTable *table)
{
  const TmPrinted *printed = tm_match_get_game (self->match)->printed;
  TmMove move = { .note = -1 };
  guint index = tm_random_below (&self->random, printed->n_brushes);
  const TmBrush *brush = &printed->brushes[index];
  TmArgs choices;
  guint cell = tm_random_below (&self->random, 64);
  int side
      = brush->target == TM_BRUSH_CELL ? -1 : (int) tm_random_below (&self->random, TM_N_SIDES);

  tm_args_init (&choices);
  tm_args_init (&move.args);
  for (guint i = 0; i < brush->n_params; i++)
    tm_param_sample_values (brush->params, i, table, &self->random, &choices);
  if (printed->paint (table, index, &choices, cell, side, &move))
    {
      digest_add_number (&self->digest, move.kind);
      digest_add_args (&self->digest, tm_match_get_game (self->match)->moves[move.kind].n_params,
                       &move.args);
    }
}

static void
look_at_page (Trace *self, const TmTable *table, guint page)
{
  const TmPrinted *printed = tm_match_get_game (self->match)->printed;
  g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));
  g_auto (GStrv) records = tm_printed_list (table, page);
  guint n_entries = printed->count_entries (table, page);
  guint n_known = 0, n_values = 0;

  for (guint i = 0; i < n_entries; i++)
    {
      TmPrintedEntry entry = { .move = 0 };

      printed->get_entry (table, page, i, &entry);
      digest_add_text (&self->digest, &entry.label);
      digest_add_text (&self->digest, &entry.detail);
      digest_add_id (&self->digest, entry.symbol);
      digest_add_number (&self->digest, entry.move);
      digest_add_args (&self->digest, tm_match_get_game (self->match)->moves[entry.move].n_params,
                       &entry.args);
      digest_add_number (&self->digest, entry.fixed);
      digest_add_number (&self->digest, entry.n_known);
      digest_add_number (&self->digest, entry.n_values);
      digest_add_number (&self->digest, entry.is_suggested);
    }
  printed->report (table, page, remarks, &n_known, &n_values);
  digest_add_number (&self->digest, n_known);
  digest_add_number (&self->digest, n_values);
  for (guint i = 0; i < remarks->len; i++)
    digest_add_text (&self->digest, &g_array_index (remarks, TmText, i));
  for (guint i = 0; records != NULL && records[i] != NULL; i++)
    digest_add_id (&self->digest, records[i]);
  if (printed->pages[page].is_board)
    {
      g_autoptr (TmScene) scene = tm_scene_new (table, NULL, TM_NO_SEAT);
      TmArgs choices;

      tm_args_init (&choices);
      printed->present (scene, page, -1, &choices);
      digest_add_scene (&self->digest, scene);
    }
}

static void
look_at_box (Trace *self, const TmTable *table)
{
  const TmPrinted *printed = tm_match_get_game (self->match)->printed;

  if (printed == NULL)
    return;
  look_at_page (self, table, tm_random_below (&self->random, printed->n_pages));
  for (guint i = 0; i < 4 && printed->n_brushes > 0; i++)
    paint (self, table);
}

/* Asking */

/* At a limit things go wrong, so that numbers are often near one. */
static void
sample_param (Trace *self, const TmParam *params, guint param, const TmTable *table, TmArgs *args)
{
  const TmParam *spec = &params[param];

  tm_param_sample_values (params, param, table, &self->random, args);
  if (spec->kind == TM_PARAM_NUMBER && !spec->is_list && trace_one_of (self, 2)
      && tm_args_get (args, param) != TM_NUMBER_UNKNOWN)
    {
      gint32 near = (gint32) tm_random_below (&self->random, 6);

      tm_args_set (args, param,
                   trace_one_of (self, 4) ? MAX (spec->min, spec->max - near)
                                          : MIN (spec->max, spec->min + near));
    }
}

static gboolean
is_slow (const TmGame *game, guint question)
{
  return g_strv_contains (slow, game->questions[question].id);
}

/* Whose odds would stand beside the verdict, and for which value. */
static void
ask_beside (Trace *self, const TmGame *game, guint question, const TmArgs *args)
{
  const TmBeside *beside = game->questions[question].beside;
  TmArgs asked;

  for (guint i = 0; beside != NULL && i < N_BESIDE; i++)
    {
      guint seat = (guint) trace_below (self, game->max_seats);
      gint32 value = trace_below (self, MAX_BESIDE);
      gboolean is_asked = beside->ask (args, seat, value, &asked);

      digest_add_number (&self->digest, is_asked);
      if (is_asked)
        digest_add_args (&self->digest,
                         game->questions[tm_game_find_question (game, beside->question)].n_params,
                         &asked);
    }
}

static void
ask (Trace *self, guint question, TmBox *box, const TmArgs *args)
{
  const TmGame *game = tm_box_get_game (box);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmRuling) ruling = NULL;

  digest_add_number (&self->digest, question);
  ruling = tm_question_ask (game, question, box, args, &error);
  digest_add_error (&self->digest, error);
  if (ruling != NULL)
    {
      digest_add_ruling (&self->digest, ruling);
      ask_beside (self, game, question, tm_ruling_get_args (ruling));
    }
}

static void
use (Trace *self, guint question, const TmTable *table, const TmArgs *args)
{
  const TmGame *game = tm_match_get_game (self->match);
  TmMove moves[TM_MAX_USED];
  guint n_moves = tm_question_use (game, question, table, args, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      digest_add_number (&self->digest, moves[i].kind);
      digest_add_args (&self->digest, game->moves[moves[i].kind].n_params, &moves[i].args);
    }
}

/* What the table knows, and by chance something else; and the moves that come of it. */
static void
ask_about (Trace *self, const TmTable *table)
{
  const TmGame *game = tm_match_get_game (self->match);
  TmBox *box = tm_match_get_box (self->match);
  guint question = tm_random_below (&self->random, game->n_questions);
  const TmQuestion *spec = &game->questions[question];
  TmArgs args;

  tm_args_init (&args);
  digest_add_number (&self->digest, tm_question_fill (game, question, table, &args));
  digest_add_args (&self->digest, spec->n_params, &args);
  use (self, question, table, &args);
  if (is_slow (game, question))
    {
      if (trace_one_of (self, SLOW_SHARE))
        ask (self, question, box, &args);
      return;
    }
  for (guint i = 0; i < spec->n_params; i++)
    if (tm_args_has (&args, i) ? trace_one_of (self, 5)
                               : !spec->params[i].is_optional || trace_one_of (self, 3))
      sample_param (self, spec->params, i, table, &args);
  ask (self, question, box, &args);
  use (self, question, table, &args);
}

/* Playing */

static void
sample_move (Trace *self, const TmTable *table, TmMove *move)
{
  const TmGame *game = tm_match_get_game (self->match);
  const TmMoveSpec *spec;

  *move = (TmMove) { .kind = tm_random_below (&self->random, game->n_moves), .note = -1 };
  spec = &game->moves[move->kind];
  tm_args_init (&move->args);
  if (trace_one_of (self, 2))
    for (guint i = 0; i < spec->n_params; i++)
      if (!spec->params[i].is_optional || trace_one_of (self, 3))
        sample_param (self, spec->params, i, table, &move->args);
  tm_player_complete (self->player, table, move);
}

/* A move that nobody asked for: what would become of it. */
static void
look_ahead (Trace *self, const TmTable *table)
{
  TmMove move;

  sample_move (self, table, &move);
  tm_match_preview (self->match, &move, TRUE, self->resolution);
  digest_add_number (&self->digest, move.kind);
  digest_add_resolution (&self->digest, self->resolution);
}

static gboolean
record (Trace *self, TmMove *move)
{
  g_autoptr (GError) error = NULL;
  gboolean is_recorded = tm_match_record (self->match, move, self->resolution, &error);

  digest_add_number (&self->digest, move->kind);
  digest_add_error (&self->digest, error);
  if (is_recorded)
    {
      digest_add_resolution (&self->digest, self->resolution);
      n_recorded[move->kind]++;
    }
  return is_recorded;
}

/* Of a few offers, usual or not, the one that was taken least often so far. */
static gboolean
choose_rare (Trace *self, const TmTable *table, TmMove *chosen)
{
  gboolean is_found = FALSE;
  guint n_offers;

  tm_offers_collect (self->offers, table);
  n_offers = tm_offers_get_n (self->offers);
  for (guint i = 0; i < N_RIVALS && n_offers > 0; i++)
    {
      const TmOffer *offer = tm_offers_get (self->offers, (guint) trace_below (self, n_offers));
      TmMove move;

      if ((!is_found || n_recorded[offer->move] < n_recorded[chosen->kind])
          && tm_player_take (self->player, table, offer, &move))
        {
          *chosen = move;
          is_found = TRUE;
        }
    }
  return is_found;
}

/* Returns FALSE when nothing can be done any more. */
static gboolean
move_on (Trace *self, gboolean is_fair)
{
  const TmTable *table = tm_match_get_table (self->match);
  TmMove move = { .note = -1 };

  if (!is_fair && trace_one_of (self, 10))
    {
      trace_adjust (self);
      return TRUE;
    }
  if (!is_fair && trace_one_of (self, 6))
    {
      sample_move (self, table, &move);
      move.is_override = trace_one_of (self, 2);
      record (self, &move);
      return TRUE;
    }
  if (!(likes_rare && trace_one_of (self, 3) && choose_rare (self, table, &move))
      && !tm_player_choose (self->player, table, &move))
    return FALSE;
  record (self, &move);
  return TRUE;
}

static void
look_around (Trace *self)
{
  const TmTable *table = tm_match_get_table (self->match);

  look_at_offers (self, table);
  for (guint i = 0; i < 3; i++)
    look_ahead (self, table);
  for (guint i = 0; i < 3 && tm_match_get_game (self->match)->n_questions > 0; i++)
    ask_about (self, table);
  look_at_damaged (self, table);
  look_at_standing (self, table);
  if (trace_one_of (self, 4))
    look_at_box (self, table);
}

static TmBox *
new_box (const TmGame *game, guint n_seats, guint64 seed)
{
  TmBox *box = tm_box_new (game, n_seats, NULL);
  TmRandom random;

  tm_random_init_fast (&random, seed);
  random_options_choose (box, &random, OPTIONS_LISTS);
  return box;
}

static gboolean
play_on (Trace *self, guint n_steps, gboolean is_fair)
{
  for (guint i = 0; i < n_steps; i++)
    if (!move_on (self, is_fair))
      return FALSE;
  return TRUE;
}

/* Every second match is fair. */
static void
trace_match (const TmGame *game, guint n_seats, guint number, GString *lines)
{
  g_autoptr (TmBox) box = new_box (game, n_seats, number);
  g_autofree char *text = NULL;
  guint n_steps = number % 8 < 2 ? 1 : STRIDE;
  guint n_looks = 0, n_entries;
  Trace trace;

  trace_init (&trace, box, number);
  likes_rare = number % 3 == 0;
  do
    look_around (&trace);
  while (++n_looks < MAX_LOOKS && play_on (&trace, n_steps, number % 2 == 0));
  look_at_standing (&trace, tm_match_get_table (trace.match));
  digest_add_sheet (&trace.digest, trace.match);
  n_entries = tm_match_get_n_entries (trace.match);
  text = trace_end (&trace);
  g_string_append_printf (lines, "%u-seats %u moves %u: %s\n", n_seats, number, n_entries, text);
}

static void
trace_question (const TmGame *game, guint question, GString *lines)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);
  g_autofree char *text = NULL;
  Trace trace;
  g_autoptr (TmBox) first = new_box (game, game->max_seats, 0);

  trace_init (&trace, first, question);
  for (guint n = 0; n < N_ASKED; n++)
    {
      g_autoptr (TmBox) box = new_box (game, game->max_seats, n);
      g_autoptr (TmTable) table = tm_table_new (box);
      TmArgs args;

      tm_args_init (&args);
      for (guint i = 0; i < n_params; i++)
        if (!params[i].is_optional || !trace_one_of (&trace, 3))
          sample_param (&trace, params, i, table, &args);
      ask (&trace, question, box, &args);
    }
  text = trace_end (&trace);
  g_string_append_printf (lines, "question %s: %s\n", game->questions[question].id, text);
}

/* Comparing */

static const TmGame *game;
static guint n_matches;
static const char *kept_path;

/* What was kept, and how far it is compared. */
typedef struct
{
  GStrv kept;
  guint n_compared;
  gsize end;
  guint n_words;
  guint n_rules;
} Comparison;

/* The end of a line is the digest of the words. */
static gboolean
only_words_differ (const char *line, const char *kept)
{
  const char *words = strrchr (line, ' ');

  return words != NULL && strlen (line) == strlen (kept)
         && strncmp (line, kept, (gsize) (words - line)) == 0;
}

static void
compare_line (Comparison *self, const char *line)
{
  const char *kept = self->kept[self->n_compared];

  if (kept == NULL)
    kept = "nothing";
  else
    self->n_compared++;
  if (g_str_equal (line, kept))
    return;
  if (only_words_differ (line, kept))
    self->n_words++;
  else
    self->n_rules++;
  g_test_message ("was: %s", kept);
  g_test_message ("is:  %s", line);
}

/* Compares what was written since. Returns FALSE when enough is different. */
static gboolean
compare_on (Comparison *self, const GString *lines)
{
  g_autofree char *text = g_strdup (lines->str + self->end);
  char *rest = text;

  self->end = lines->len;
  for (char *line; *rest != '\0' && (line = strsep (&rest, "\n")) != NULL;)
    compare_line (self, line);
  return self->n_words + self->n_rules < ENOUGH;
}

/* Writes all lines, or so many as there is something to compare. */
static void
trace_game (GString *lines, Comparison *comparison)
{
  g_auto (Digest) declared = { NULL };
  g_autofree char *text = NULL;
  gboolean goes_on = TRUE;

  n_recorded = g_new0 (guint, game->n_moves);
  digest_init (&declared);
  digest_add_game (&declared, game);
  text = digest_dup_string (&declared);
  g_string_append_printf (lines, "declared: %s\n", text);
  for (guint n_seats = game->min_seats; goes_on && n_seats <= game->max_seats; n_seats++)
    for (guint number = 0; goes_on && number < n_matches; number++)
      {
        trace_match (game, n_seats, number, lines);
        goes_on = comparison == NULL || compare_on (comparison, lines);
      }
  for (guint question = 0; goes_on && question < game->n_questions; question++)
    if (!is_slow (game, question))
      trace_question (game, question, lines);
  if (goes_on)
    trace_typed (game, lines);
  g_clear_pointer (&n_recorded, g_free);
}

static void
test_trace (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *kept_text = NULL;
  g_auto (GStrv) kept = NULL;
  Comparison comparison = { 0 };

  g_file_get_contents (kept_path, &kept_text, NULL, &error);
  g_assert_no_error (error);
  comparison.kept = kept = g_strsplit (g_strchomp (kept_text), "\n", -1);
  trace_game (lines, &comparison);
  if (compare_on (&comparison, lines))
    g_assert_cmpuint (comparison.n_compared, ==, g_strv_length (kept));
  if (comparison.n_words + comparison.n_rules > 0)
    {
      g_test_message (
          "of %u lines %u differ, %u of them in words only; if this was meant: ./dev traces",
          comparison.n_compared, comparison.n_words + comparison.n_rules, comparison.n_words);
      g_test_fail ();
    }
}

static gboolean
write_trace (void)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  trace_game (lines, NULL);
  if (g_file_set_contents (kept_path, lines->str, (gssize) lines->len, &error))
    return TRUE;
  g_printerr ("%s\n", error->message);
  return FALSE;
}

/* test-traces GAME MATCHES FILE, with so many matches for each number of seats. With TABLEMATE_TRACES=write
 * in the environment the file is written. */
int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  if (argc != 4 || (game = tm_game_find (argv[1])) == NULL)
    {
      g_printerr ("usage: %s GAME MATCHES FILE\n", argv[0]);
      return EXIT_FAILURE;
    }
  n_matches = (guint) atoi (argv[2]);
  kept_path = argv[3];
  if (g_strcmp0 (g_getenv ("TABLEMATE_TRACES"), "write") == 0)
    return write_trace () ? EXIT_SUCCESS : EXIT_FAILURE;
  path = g_strdup_printf ("/traces/%s", game->id);
  g_test_add_func (path, test_trace);
  return g_test_run ();
}
