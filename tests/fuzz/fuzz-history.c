/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-history.h"

#include "test-fair.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "tm-archive.h"
#include "tm-play.h"

#define MEMORY_FOLDER "/dev/shm"
#define N_SEATS 2
#define N_MOVES 12

/* Every run begins with the same bytes. */
static const char same_bytes[]
    = "UPDATE matches SET uuid = '00000000-0000-4000-8000-00000000000' || id, started = 1e9,"
      " changed = 2e9, finished = iif (finished IS NULL, NULL, 2e9), length = iif (length IS NULL,"
      " NULL, 1e9);"
      "UPDATE players SET uuid = '00000000-0000-4000-8000-00000000001' || id;"
      "UPDATE series SET uuid = '00000000-0000-4000-8000-00000000002' || id, changed = 1e9;"
      "UPDATE moves SET time = seq * 1000000;"
      "UPDATE tally_seats SET last = 1e9;"
      "PRAGMA journal_mode = DELETE;"
      "PRAGMA page_size = " G_STRINGIFY (FUZZ_PAGE_SIZE) ";"
                                                        "VACUUM";

static void
save (TmArchive *archive, TmMatch *match)
{
  const char *uuid = tm_archive_watch (archive, match);
  TmSeries series = { .name = (char *) "Campaign", .game = (char *) "fair" };
  g_autofree char *id = tm_archive_put_series (archive, &series);

  tm_archive_set_match_note (archive, uuid, "A note");
  tm_archive_set_match_series (archive, uuid, id, 1);
  g_assert_true (tm_archive_flush (archive, NULL));
  tm_archive_unwatch (archive, match);
}

static void
save_fair (TmArchive *archive)
{
  g_autoptr (TmBox) box = fair_new_box (N_SEATS);
  g_autoptr (TmMatch) match = fair_new_match (box);

  fair_play (match, N_MOVES, 1);
  fair_record (match, FAIR_END, "{}", "A note");
  save (archive, match);
}

static void
save_played (TmArchive *archive, const TmGame *game)
{
  g_autoptr (TmBox) box = tm_box_new (game, MAX (game->min_seats, N_SEATS), NULL);
  g_autoptr (TmMatch) match = tm_match_new (box);
  g_autoptr (TmPlayer) player = tm_player_new (box, 1);
  TmMove move;

  for (guint i = 0; i < N_MOVES && tm_player_choose (player, tm_match_get_table (match), &move);
       i++)
    g_assert_true (tm_match_record (match, &move, NULL, NULL));
  save (archive, match);
}

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (handle);
}

/* A folder in memory, if there is such a thing: no disk is worn out. */
char *
fuzz_make_folder (void)
{
  g_autofree char *folder = g_build_filename (MEMORY_FOLDER, "tablemate-fuzz-XXXXXX", NULL);

  return g_mkdtemp (folder) != NULL ? g_steal_pointer (&folder) : fair_make_folder ();
}

/* A match of the fair and of others that are on the shelf. Who calls it has put the games there. */
void
fuzz_make_history (const char *path)
{
  static const char *const others[] = { "dungeon-raiders", "paper-dungeons" };
  TmArchive *archive = tm_archive_new (path);

  save_fair (archive);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (tm_game_find (others[i]) != NULL)
      save_played (archive, tm_game_find (others[i]));
  g_assert_true (tm_archive_close (archive, NULL));
  g_object_unref (archive);
  run_sql (path, same_bytes);
}
