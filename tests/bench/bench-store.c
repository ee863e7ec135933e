/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What it costs to keep moves:
 *
 *   bench-store FOLDER
 *
 * The archive is made in the folder, which should lie on the disk that is to be measured. */

#include "bench-match.h"
#include "bench.h"
#include "tm-archive.h"
#include "tm-games.h"
#include "tm-match-delta.h"
#include "tm-schema.h"

#define MOVES 400
#define COMMITS 4000

static TmMatch *
play (guint seed, guint n_moves)
{
  guint n_games;
  const TmGame *game = tm_game_list (&n_games)[0];
  TmMatch *match = bench_begin_match (game, game->max_seats);

  bench_play (match, seed, n_moves);
  return match;
}

/* A durable move is one transaction of the writer: what the tracker captured of a new line of the
 * journal is written and committed. Its peer is the least that SQLite can commit: one row, through a
 * connection that is set up in the same way, on the same disk. The two take turns, and who begins
 * takes turns too, so that whatever else the disk does hits both. */

typedef struct
{
  TmDatabase *database;
  TmDatabase *bare;
  TmMatch *source;
  TmMatch *match;
  TmMatchTracker *tracker;
  GArray *ours;
  GArray *peers;
} Durable;

static gboolean
write_delta (TmDatabase *database, gpointer delta, GError **error)
{
  return tm_match_delta_write (delta, database, error);
}

static void
commit (TmDatabase *database, TmMatchDelta *delta, GArray *times)
{
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();
  gint64 time;

  tm_database_transact (database, write_delta, delta, &error);
  time = bench_since (start);
  bench_check (error);
  if (times != NULL)
    g_array_append_val (times, time);
}

static void
commit_bare (Durable *self)
{
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();
  gint64 time;

  tm_database_run (self->bare, &error, "INSERT INTO moves (changes) VALUES (zeroblob (100))", "");
  time = bench_since (start);
  bench_check (error);
  g_array_append_val (self->peers, time);
}

static void
commit_line (Durable *self, guint seq)
{
  g_autoptr (TmMatchDelta) delta = NULL;
  g_autoptr (GError) error = NULL;
  TmMove move;

  tm_match_get_move (self->source, seq, &move);
  tm_match_record (self->match, &move, NULL, &error);
  bench_check (error);
  delta = tm_match_tracker_capture_line (self->tracker, seq);
  if (seq % 2 == 0)
    commit_bare (self);
  commit (self->database, delta, self->ours);
  if (seq % 2 != 0)
    commit_bare (self);
}

static void
commit_match (Durable *self, guint seed)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autoptr (TmMatchDelta) head = NULL;

  self->source = play (seed, MOVES);
  self->match = tm_match_new (tm_match_get_box (self->source));
  self->tracker = tm_match_tracker_new (self->match, uuid, 0);
  head = tm_match_tracker_capture_all (self->tracker);
  commit (self->database, head, NULL);
  for (guint seq = 1; seq <= tm_match_get_n_entries (self->source); seq++)
    commit_line (self, seq);
  g_clear_pointer (&self->tracker, tm_match_tracker_free);
  g_clear_object (&self->source);
  g_clear_object (&self->match);
}

static TmDatabase *
open_durable (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  TmDatabase *database = tm_database_open (path, TM_DATABASE_READ_WRITE, &error);

  bench_check (error);
  tm_database_make_durable (database, &error);
  bench_check (error);
  return database;
}

static void
measure_durable (const char *folder)
{
  g_autoptr (GError) error = NULL;
  Durable self = { 0 };

  self.database = open_durable (folder, "durable.db");
  tm_schema_migrate (self.database, &error);
  bench_check (error);
  self.bare = open_durable (folder, "bare.db");
  tm_database_execute (self.bare,
                       "CREATE TABLE moves (id INTEGER PRIMARY KEY, changes BLOB) STRICT", &error);
  bench_check (error);
  self.ours = g_array_new (FALSE, FALSE, sizeof (gint64));
  self.peers = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint seed = 1; self.ours->len < COMMITS; seed++)
    commit_match (&self, seed);
  bench_report ("durable-median-us", bench_quantile (self.ours, 0.5));
  bench_report ("durable-p99-us", bench_quantile (self.ours, 0.99));
  bench_report ("bare-median-us", bench_quantile (self.peers, 0.5));
  bench_report ("bare-p99-us", bench_quantile (self.peers, 0.99));
  tm_database_free (self.database);
  tm_database_free (self.bare);
  g_array_unref (self.ours);
  g_array_unref (self.peers);
}

/* What whoever records a move waits for: not the disk. */
static void
measure_wait (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "wait.db", NULL);
  g_autoptr (TmArchive) archive = tm_archive_new (path);
  g_autoptr (TmMatch) source = play (1, MOVES);
  g_autoptr (TmMatch) match = tm_match_new (tm_match_get_box (source));
  g_autoptr (GArray) waits = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;

  tm_archive_watch (archive, match);
  for (guint seq = 1; seq <= tm_match_get_n_entries (source); seq++)
    {
      gint64 start, time;
      TmMove move;

      tm_match_get_move (source, seq, &move);
      start = g_get_monotonic_time ();
      tm_match_record (match, &move, NULL, &error);
      time = bench_since (start);
      bench_check (error);
      g_array_append_val (waits, time);
    }
  bench_report ("wait-p99-us", bench_quantile (waits, 0.99));
  tm_archive_close (archive, &error);
  bench_check (error);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    g_error ("usage: bench-store FOLDER");
  tm_games_register ();
  measure_durable (argv[1]);
  measure_wait (argv[1]);
  return 0;
}
