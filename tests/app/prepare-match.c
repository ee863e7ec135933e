/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helps the tests of the window with a match file whose chance is sealed:
 *
 *   prepare-match begin FILE   puts a match with the file's people, options and seal into the
 *                              archive, before its first move
 *   prepare-match put FILE     puts the match with all its moves into the archive
 */

#include "config.h"

#include <locale.h>

#include "tm-games.h"
#include "tm-archive.h"
#include "tm-match-file.h"

static TmMatch *
play (TmMatchFile *file, GError **error)
{
  return tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, error);
}

/* Taking everything back would leave the draws used up, so the match is made anew. */
static TmMatch *
begin_anew (TmMatch *played)
{
  const TmRandom *random = tm_match_get_random (played);

  return tm_match_new_sealed (tm_match_get_box (played), random->seed,
                              tm_match_get_entropy (played));
}

static gboolean
put (TmMatch *match, GError **error)
{
  g_autofree char *path = tm_archive_dup_default_path ();
  g_autoptr (TmArchive) archive = tm_archive_new (path);

  tm_archive_watch (archive, match);

  return tm_archive_close (archive, error);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchFile) file = NULL;
  g_autoptr (TmMatch) played = NULL;
  g_autoptr (TmMatch) match = NULL;

  setlocale (LC_ALL, "");
  tm_games_register ();
  if (argc != 3)
    return 2;

  file = tm_match_file_load (argv[2], &error);
  if (file != NULL)
    played = play (file, &error);
  if (played != NULL)
    match = g_str_equal (argv[1], "begin") ? begin_anew (played) : g_object_ref (played);
  if (match != NULL && put (match, &error))
    return 0;

  g_printerr ("%s\n", error->message);

  return 1;
}
