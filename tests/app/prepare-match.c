/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helps the tests of the window with a match file whose chance is sealed:
 *
 *   prepare-match begin FILE   puts a match with the file's people, options and seal into the
 *                              archive, before its first move
 *   prepare-match put FILE     puts the match with all its moves into the archive
 *   prepare-match result FILE  plays the file and prints "NAME COUNTER VALUE" for every counter
 *                              that players watch
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

static void
print_result (TmMatch *match)
{
  TmBox *box = tm_match_get_box (match);
  const TmKit *kit = tm_box_get_kit (box);
  const TmTable *table = tm_match_get_table (match);

  for (guint i = 0; i < kit->n_counters; i++)
    for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
      {
        g_autofree char *name = tm_box_dup_seat_name (box, seat);

        if (kit->counters[i].scope == TM_EACH_SEAT && kit->counters[i].is_shown)
          g_print ("%s %s %d\n", name, kit->counters[i].name,
                   tm_table_get_counter (table, i, seat));
      }
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
  if (played != NULL && g_str_equal (argv[1], "result"))
    print_result (played);
  else if (played != NULL && g_str_equal (argv[1], "put") && put (played, &error))
    return 0;
  else if (played != NULL && g_str_equal (argv[1], "begin")
           && put (match = begin_anew (played), &error))
    return 0;

  if (error != NULL)
    g_printerr ("%s\n", error->message);

  return error != NULL;
}
