/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an open match needs of the heap, and whether a closed one gives it back:
 *
 *   bench-memory FOLDER
 *
 * The matches are kept in an archive in the folder and opened from it, as the window does. */

#include "bench-match.h"
#include "bench.h"
#include "tm-archive.h"
#include "tm-games.h"

#include <malloc.h>

#define SEED 11
#define MOVES 1000
#define OPENED 100
/* Ten times as long, and fewer of them. */
#define LONG 10000
#define LONG_OPENED 10
#define CLOSED 1000
#define TAKEN_BACK 50

/* Bytes that are in use, in all arenas; of large blocks, too. */
static gint64
get_heap (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return (gint64) (info.uordblks + info.hblkhd);
}

/* A match that is over is taken back a while and goes on otherwise, until it has so many lines. */
static void
play_on (TmMatch *match, guint64 seed, guint n_lines)
{
  g_autoptr (GError) error = NULL;

  bench_play (match, seed, n_lines);
  while (tm_match_get_n_entries (match) < n_lines)
    {
      for (guint i = 0; i < TAKEN_BACK && tm_match_can_undo (match); i++)
        tm_match_undo (match, &error);
      bench_check (error);
      bench_play (match, ++seed, n_lines);
    }
}

static char *
keep_match (TmArchive *archive, const TmGame *game, guint n_moves)
{
  g_autoptr (TmMatch) match = bench_begin_match (game, game->max_seats);
  g_autofree char *uuid = g_uuid_string_random ();
  g_autoptr (GError) error = NULL;

  play_on (match, SEED, n_moves);
  tm_archive_add_match (archive, match, uuid);
  tm_archive_flush (archive, &error);
  bench_check (error);
  return g_steal_pointer (&uuid);
}

static TmMatch *
open_match (TmArchive *archive, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  TmMatch *match = tm_archive_load_match (archive, uuid, &error);

  bench_check (error);
  return match;
}

static gint64
count_changes (TmMatch *match)
{
  gint64 n = 0;

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      guint n_changes;

      tm_match_get_changes (match, seq, &n_changes);
      n += n_changes;
    }
  return n;
}

static void
report (const char *what, const char *game, double number)
{
  g_autofree char *name = g_strdup_printf ("%s %s", what, game);

  bench_report (name, number);
}

/* Bytes of one of some open matches. What opening leaves in caches was left there before. */
static double
measure_open (TmArchive *archive, const char *uuid, guint n_opened, gint64 *n_changes)
{
  g_autoptr (GPtrArray) matches = g_ptr_array_new_full (n_opened, g_object_unref);
  g_autoptr (TmMatch) first = open_match (archive, uuid);
  gint64 before = get_heap ();

  for (guint i = 0; i < n_opened; i++)
    g_ptr_array_add (matches, open_match (archive, uuid));
  *n_changes = count_changes (first);
  return (double) (get_heap () - before) / n_opened;
}

static void
measure_game (TmArchive *archive, const TmGame *game, const char *uuid)
{
  g_autofree char *long_uuid = keep_match (archive, game, LONG);
  gint64 n_changes;
  gint64 n_long_changes;
  double bytes = measure_open (archive, uuid, OPENED, &n_changes);
  double long_bytes = measure_open (archive, long_uuid, LONG_OPENED, &n_long_changes);

  report ("open-bytes", game->id, bytes);
  report ("open-bytes-x10", game->id, long_bytes);
  report ("move-bytes", game->id, (long_bytes - bytes) / (LONG - MOVES));
  report ("change-bytes", game->id, (long_bytes - bytes) / (double) (n_long_changes - n_changes));
}

/* Matches of all games in turn. The first of each leaves what stays, such as the words of its game. */
static void
measure_leaks (TmArchive *archive, const GPtrArray *uuids)
{
  gint64 before = 0;

  for (guint i = 0; i < uuids->len + CLOSED; i++)
    {
      if (i == uuids->len)
        before = get_heap ();
      g_object_unref (open_match (archive, g_ptr_array_index (uuids, i % uuids->len)));
    }
  bench_report ("leaked-bytes", get_heap () - before);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) uuids = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = NULL;
  g_autoptr (TmArchive) archive = NULL;
  g_autoptr (GError) error = NULL;
  const TmGame *const *games;
  guint n_games;

  if (argc != 2)
    g_error ("usage: bench-memory FOLDER");
  tm_games_register ();
  games = tm_game_list (&n_games);
  path = g_build_filename (argv[1], "tablemate.db", NULL);
  archive = tm_archive_new (path);
  for (guint i = 0; i < n_games; i++)
    g_ptr_array_add (uuids, keep_match (archive, games[i], MOVES));
  measure_leaks (archive, uuids);
  for (guint i = 0; i < n_games; i++)
    measure_game (archive, games[i], g_ptr_array_index (uuids, i));
  tm_archive_close (archive, &error);
  bench_check (error);
  return 0;
}
