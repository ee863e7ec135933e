/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes an archive for the tests of `tablemate-cli history`:
 *
 *   make-archive FILE GAME MATCHES [OPTION=VALUE…]
 *
 * plays so many matches of a game at random, takes the last move of each back and does it again,
 * saves them all and leaves one more as it is after its first move. With options the matches are
 * sealed, so that what they leave to the app is drawn. */

#include "tm-archive.h"
#include "tm-games.h"
#include "tm-play.h"

#define N_PLAYERS 3
#define MAX_MOVES 500

static TmMatch *
new_match (TmBox *box, guint64 number, char **options)
{
  guint8 seed[TM_RANDOM_SEED_SIZE] = { 0 };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; options[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (options[i], "=", 2);

      tm_box_set_option_from_text (box, words[0], words[1], &error);
      g_assert_no_error (error);
    }
  memcpy (seed, &number, sizeof number);
  return options[0] != NULL ? tm_match_new_sealed (box, seed, "Anna") : tm_match_new (box);
}

/* A player completes every move; what the app is to draw is left to the match. */
static void
leave_draws (const TmGame *game, const TmTable *table, TmMove *move)
{
  const TmMoveSpec *spec = tm_game_get_move (game, move->kind);

  for (guint param = 0; param < spec->n_params; param++)
    if (tm_game_draws_in_app (game, table, move->kind, param, &move->args))
      tm_args_unset (&move->args, param);
}

static TmMatch *
play (const TmGame *game, guint64 number, guint max_moves, char **options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, N_PLAYERS, &error);
  g_autoptr (TmPlayer) player = NULL;
  TmMatch *match;
  TmMove move;

  g_assert_no_error (error);
  tm_box_set_seat_name (box, 0, "Anna");
  tm_box_set_seat_name (box, 1, "Борис");
  match = new_match (box, number, options);
  player = tm_player_new (box, number);
  for (guint i = 0; i < max_moves && tm_player_choose (player, tm_match_get_table (match), &move);
       i++)
    {
      leave_draws (game, tm_match_get_table (match), &move);
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

  if (argc < 4)
    g_error ("usage: make-archive FILE GAME MATCHES [OPTION=VALUE…]");
  tm_games_register ();
  game = tm_game_find (argv[2]);
  g_assert_nonnull (game);
  n_matches = g_ascii_strtoull (argv[3], NULL, 10);
  archive = tm_archive_new (argv[1]);
  for (guint i = 0; i <= n_matches; i++)
    {
      g_autoptr (TmMatch) match = play (game, i + 1, i < n_matches ? MAX_MOVES : 1, argv + 4);
      save (archive, match);
    }
  tm_archive_close (archive, &error);
  g_assert_no_error (error);
  return 0;
}
