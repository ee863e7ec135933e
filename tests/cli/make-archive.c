/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes an archive for the tests of `tablemate-cli history`:
 *
 *   make-archive FILE GAME MATCHES
 *
 * plays so many matches of a game at random, takes the last move of each back and does it again,
 * saves them all and leaves one more as it is after its first move. */

#include "tm-archive.h"
#include "tm-games.h"
#include "tm-play.h"

#define N_PLAYERS 3
#define MAX_MOVES 500

static TmMatch *
play (const TmGame *game, guint64 number, guint max_moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, N_PLAYERS, &error);
  g_autoptr (TmPlayer) player = NULL;
  TmMatch *match;
  TmMove move;

  g_assert_no_error (error);
  tm_box_set_seat_name (box, 0, "Anna");
  tm_box_set_seat_name (box, 1, "Борис");
  match = tm_match_new (box);
  player = tm_player_new (box, number);
  for (guint i = 0; i < max_moves && tm_player_choose (player, tm_match_get_table (match), &move);
       i++)
    {
      tm_match_record (match, &move, NULL, &error);
      g_assert_no_error (error);
    }
  return match;
}

static void
save (TmArchive *archive, TmMatch *match)
{
  g_autoptr (GError) error = NULL;

  tm_archive_watch (archive, match);
  tm_match_undo (match, &error);
  g_assert_no_error (error);
  tm_match_redo (match, &error);
  g_assert_no_error (error);
  tm_archive_flush (archive, &error);
  g_assert_no_error (error);
  tm_archive_unwatch (archive, match);
}

int
main (int argc, char **argv)
{
  g_autoptr (TmArchive) archive = NULL;
  g_autoptr (GError) error = NULL;
  const TmGame *game;
  guint n_matches;

  if (argc != 4)
    g_error ("usage: make-archive FILE GAME MATCHES");
  tm_games_register ();
  game = tm_game_find (argv[2]);
  g_assert_nonnull (game);
  n_matches = g_ascii_strtoull (argv[3], NULL, 10);
  archive = tm_archive_new (argv[1]);
  for (guint i = 0; i <= n_matches; i++)
    {
      g_autoptr (TmMatch) match = play (game, i + 1, i < n_matches ? MAX_MOVES : 1);
      save (archive, match);
    }
  tm_archive_close (archive, &error);
  g_assert_no_error (error);
  return 0;
}
