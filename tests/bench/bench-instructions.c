/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work that is the same every time, for counting its machine instructions:
 *
 *   bench-instructions                lists the names, and what was built with what
 *   bench-instructions NAME FOLDER    does that work; files go into the folder
 *
 * Everything but the work itself is done outside of the functions counted_…: callgrind counts in these
 * alone. */

#include "bench-match.h"
#include "bench.h"
#include "tm-archive.h"
#include "tm-dice.h"
#include "tm-games.h"
#include "tm-match-delta.h"
#include "tm-question.h"
#include "tm-schema.h"
#include "tm-search.h"
#include "tm-statistics.h"

#include <gnu/libc-version.h>

#define SEED 7
#define MATCHES 10
#define MAX_MOVES 1000
#define LONG_MATCH 10000
#define JUMPS 10
#define UNDONE 1000
#define KEPT 100
#define ROLLS 100000
#define ASKED 50
#define HISTORY 100
#define SHOWN 20

/* What a piece of work is done with; each needs some of it. */
typedef struct
{
  const char *subject;
  const char *folder;
  GPtrArray *matches;
  GPtrArray *others;
  TmMatch *match;
  TmMatch *other;
  BenchLines lines;
  TmTable *table;
  TmDice *dice;
  TmRandom random;
  TmSearch *search;
  guint question;
  GArray *args;
  GPtrArray *deltas;
  TmDatabase *database;
  TmArchive *archive;
  /* So that no work is left out as being of no use. */
  volatile gint64 result;
} Work;

static void
work_clear (Work *self)
{
  g_clear_pointer (&self->matches, g_ptr_array_unref);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  g_clear_object (&self->other);
  if (self->lines.match != NULL)
    bench_lines_clear (&self->lines);
  g_clear_object (&self->match);
  g_clear_pointer (&self->table, tm_table_free);
  g_clear_pointer (&self->dice, tm_dice_unref);
  g_clear_pointer (&self->search, tm_search_free);
  g_clear_pointer (&self->args, g_array_unref);
  g_clear_pointer (&self->deltas, g_ptr_array_unref);
  g_clear_pointer (&self->database, tm_database_free);
  g_clear_object (&self->archive);
}

/* Playing and recording, with every number of seats in turn */

static void
prepare_play (Work *self)
{
  const TmGame *game = tm_game_find (self->subject);

  self->matches = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < MATCHES; i++)
    {
      guint n_seats = game->min_seats + i % (game->max_seats - game->min_seats + 1);

      g_ptr_array_add (self->matches, bench_begin_match (game, n_seats));
    }
}

static void
counted_play (Work *self)
{
  for (guint i = 0; i < self->matches->len; i++)
    bench_play (g_ptr_array_index (self->matches, i), SEED + i, MAX_MOVES);
}

static void
prepare_record (Work *self)
{
  prepare_play (self);
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < self->matches->len; i++)
    {
      TmMatch *match = g_ptr_array_index (self->matches, i);

      bench_play (match, SEED + i, MAX_MOVES);
      g_ptr_array_add (self->others, tm_match_new (tm_match_get_box (match)));
    }
}

static void
counted_record (Work *self)
{
  for (guint i = 0; i < self->matches->len; i++)
    bench_record_again (g_ptr_array_index (self->matches, i), g_ptr_array_index (self->others, i));
}

/* A long match */

static void
prepare_long_match (Work *self)
{
  self->match = bench_make_long_match (LONG_MATCH);
  self->other = tm_match_new (tm_match_get_box (self->match));
  self->table = tm_table_dup (tm_match_get_table (self->match));
  bench_lines_init (&self->lines, self->match);
}

static void
counted_open (Work *self)
{
  bench_lines_load (&self->lines, self->other);
}

static void
counted_jump (Work *self)
{
  for (guint i = 0; i < JUMPS; i++)
    if (!tm_match_table_at (self->match, (i * 7919 + 13) % LONG_MATCH, self->table))
      g_assert_not_reached ();
}

static void
counted_undo (Work *self)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < UNDONE; i++)
    if (!tm_match_undo (self->match, &error))
      bench_check (error);
  for (guint i = 0; i < UNDONE; i++)
    if (!tm_match_redo (self->match, &error))
      bench_check (error);
}

/* The judge: the subject is "game question", asked at positions of random matches. */

/* If what the table knows is all that there is to know. */
static void
collect_args (Work *self, const TmGame *game, TmMatch *match)
{
  TmBox *box = tm_match_get_box (match);
  guint n_params;
  const TmParam *params = tm_question_get_params (game, self->question, &n_params);
  g_autoptr (GError) error = NULL;
  TmArgs args;

  tm_args_init (&args);
  if (tm_question_fill (game, self->question, tm_match_get_table (match), &args)
      && tm_params_complete (params, n_params, box, &args, &error))
    g_array_append_val (self->args, args);
}

static void
prepare_judge (Work *self)
{
  g_auto (GStrv) names = g_strsplit (self->subject, " ", 2);
  const TmGame *game = tm_game_find (names[0]);
  int question = tm_game_find_question (game, names[1]);

  g_assert_cmpint (question, >=, 0);
  self->question = (guint) question;
  self->args = g_array_new (FALSE, FALSE, sizeof (TmArgs));
  self->match = bench_begin_match (game, game->max_seats);
  for (guint64 seed = SEED; self->args->len < ASKED; seed++)
    {
      g_autoptr (TmMatch) match = tm_match_new (tm_match_get_box (self->match));

      for (guint n = 1; n <= MAX_MOVES && self->args->len < ASKED; n++)
        {
          bench_play (match, seed * MAX_MOVES + n, n);
          collect_args (self, game, match);
        }
    }
}

static void
counted_judge (Work *self)
{
  TmBox *box = tm_match_get_box (self->match);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < self->args->len; i++)
    {
      g_autoptr (TmRuling) ruling
          = tm_question_ask (tm_box_get_game (box), self->question, box,
                             &g_array_index (self->args, TmArgs, i), &error);

      bench_check (error);
    }
}

/* Dice and the search */

static void
prepare_dice (Work *self)
{
  g_autoptr (GError) error = NULL;

  self->dice = tm_dice_parse (self->subject, &error);
  bench_check (error);
  tm_random_init_fast (&self->random, SEED);
}

static void
counted_rolls (Work *self)
{
  gint64 sum = 0;

  for (guint i = 0; i < ROLLS; i++)
    sum += tm_dice_roll_total (self->dice, &self->random);
  self->result = sum;
}

static void
counted_odds (Work *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmOdds) odds = tm_dice_odds (self->dice, &error);

  bench_check (error);
}

static void
prepare_search (Work *self)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  self->search = tm_search_new (games, n_games);
}

static void
counted_search (Work *self)
{
  g_autoptr (GArray) articles = tm_search_find_articles (self->search, self->subject);
  g_autoptr (GArray) questions = tm_search_find_questions (self->search, self->subject);

  self->result = articles->len + questions->len;
}

/* The history */

static gboolean
write_delta (TmDatabase *database, gpointer delta, GError **error)
{
  return tm_match_delta_write (delta, database, error);
}

static void
commit (Work *self, TmMatchDelta *delta)
{
  g_autoptr (GError) error = NULL;

  tm_database_transact (self->database, write_delta, delta, &error);
  bench_check (error);
}

/* What the disk does is no matter of instructions. */
static void
prepare_keep (Work *self)
{
  const TmGame *game = tm_game_find (self->subject);
  g_autofree char *path = g_build_filename (self->folder, "kept.db", NULL);
  g_autoptr (TmMatch) played = bench_begin_match (game, game->max_seats);
  g_autoptr (TmMatchTracker) tracker = NULL;
  g_autoptr (TmMatchDelta) head = NULL;
  g_autoptr (GError) error = NULL;
  TmMove move;

  self->database = tm_database_open (path, TM_DATABASE_READ_WRITE, &error);
  bench_check (error);
  tm_schema_migrate (self->database, &error);
  bench_check (error);
  bench_play (played, SEED, MAX_MOVES);
  self->match = tm_match_new (tm_match_get_box (played));
  tracker = tm_match_tracker_new (self->match, "00000000-0000-4000-8000-000000000000", 0);
  head = tm_match_tracker_capture_all (tracker);
  commit (self, head);
  self->deltas = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_match_delta_free);
  for (guint seq = 1; seq <= MIN (KEPT, tm_match_get_n_entries (played)); seq++)
    {
      tm_match_get_move (played, seq, &move);
      tm_match_record (self->match, &move, NULL, &error);
      bench_check (error);
      g_ptr_array_add (self->deltas, tm_match_tracker_capture_line (tracker, seq));
    }
}

static void
counted_keep (Work *self)
{
  for (guint i = 0; i < self->deltas->len; i++)
    commit (self, g_ptr_array_index (self->deltas, i));
}

static void
prepare_history (Work *self)
{
  g_autofree char *path = g_build_filename (self->folder, "tablemate.db", NULL);
  g_autoptr (GError) error = NULL;
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  self->archive = tm_archive_new (path);
  for (guint i = 0; i < HISTORY; i++)
    {
      const TmGame *game = games[i % n_games];
      g_autoptr (TmMatch) match = bench_begin_match (game, game->max_seats);
      g_autofree char *uuid = g_strdup_printf ("%08x-0000-4000-8000-000000000000", i);

      bench_play (match, SEED + i, MAX_MOVES);
      tm_archive_add_match (self->archive, match, uuid);
    }
  tm_archive_flush (self->archive, &error);
  bench_check (error);
  if (tm_archive_get_reader (self->archive, &error) == NULL)
    bench_check (error);
}

/* The rows, and what is seen of them. */
static void
counted_list (Work *self)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = tm_archive_list_match_rows (self->archive, &query, &error);

  bench_check (error);
  for (guint i = 0; i < MIN (rows->len, SHOWN); i++)
    {
      g_autoptr (TmMatchInfo) info
          = tm_archive_get_match (self->archive, g_array_index (rows, TmMatchRow, i).id, &error);

      bench_check (error);
    }
  self->result = rows->len;
}

static void
counted_statistic (Work *self)
{
  g_autoptr (GError) error = NULL;
  TmDatabase *database = tm_archive_get_reader (self->archive, &error);
  g_autoptr (TmGameStatistics) game = NULL;

  bench_check (error);
  game = tm_statistics_read_game (database, self->subject, NULL, &error);
  bench_check (error);
  self->result = game->plays;
}

static const struct
{
  const char *name;
  const char *subject;
  void (*prepare) (Work *self);
  void (*count) (Work *self);
} works[] = {
  { "record-dungeon-raiders", "dungeon-raiders", prepare_record, counted_record },
  { "record-dungeon-roll", "dungeon-roll", prepare_record, counted_record },
  { "record-paper-dungeons", "paper-dungeons", prepare_record, counted_record },
  { "record-black-crystal", "black-crystal", prepare_record, counted_record },
  { "record-dungeoneer", "dungeoneer", prepare_record, counted_record },
  { "record-free", "free", prepare_record, counted_record },
  { "play-dungeon-raiders", "dungeon-raiders", prepare_play, counted_play },
  { "play-dungeon-roll", "dungeon-roll", prepare_play, counted_play },
  { "play-paper-dungeons", "paper-dungeons", prepare_play, counted_play },
  { "play-black-crystal", "black-crystal", prepare_play, counted_play },
  { "play-dungeoneer", "dungeoneer", prepare_play, counted_play },
  { "play-free", "free", prepare_play, counted_play },
  { "open-10000-moves", NULL, prepare_long_match, counted_open },
  { "jump", NULL, prepare_long_match, counted_jump },
  { "undo-and-redo-1000", NULL, prepare_long_match, counted_undo },
  { "keep-100-moves", "dungeon-raiders", prepare_keep, counted_keep },
  { "history-list", NULL, prepare_history, counted_list },
  { "history-statistic", "dungeon-raiders", prepare_history, counted_statistic },
  { "roll-4d6kh3+2", "4d6kh3+2", prepare_dice, counted_rolls },
  { "odds-100d20kh3", "100d20kh3", prepare_dice, counted_odds },
  { "search-rules", "tied chests in the treasury", prepare_search, counted_search },
  { "judge-dungeon-raiders", "dungeon-raiders treasury", prepare_judge, counted_judge },
  { "judge-dungeon-roll", "dungeon-roll fight-plan", prepare_judge, counted_judge },
  { "judge-paper-dungeons", "paper-dungeons gem-round-end", prepare_judge, counted_judge },
  { "judge-black-crystal", "black-crystal odds-boom", prepare_judge, counted_judge },
  { "judge-dungeoneer", "dungeoneer battle-form", prepare_judge, counted_judge },
};

/* What the counts depend on beside the program itself. */
static void
list (void)
{
  g_print ("# compiler %s\n# glibc %s\n# GLib %u.%u.%u\n# SQLite %s\n", __VERSION__,
           gnu_get_libc_version (), glib_major_version, glib_minor_version, glib_micro_version,
           sqlite3_libversion ());
  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    g_print ("%s\n", works[i].name);
}

int
main (int argc, char **argv)
{
  tm_games_register ();
  if (argc == 1)
    {
      list ();
      return 0;
    }
  if (argc != 3)
    g_error ("usage: bench-instructions NAME FOLDER");
  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    if (g_str_equal (works[i].name, argv[1]))
      {
        Work work = { .subject = works[i].subject, .folder = argv[2] };

        works[i].prepare (&work);
        works[i].count (&work);
        work_clear (&work);
        return 0;
      }
  g_error ("There is no work \"%s\"", argv[1]);
}
