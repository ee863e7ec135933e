/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs the rulebook situations that lie as data in tests/cases: one folder a game, in it files of
 * questions and match files. README.md in the folder of a game tells what they hold.
 *
 * Test paths are /cases/GAME/GROUP/NAME, for questions-GROUP.json, and /cases/GAME/match/NAME. */

#include "case.h"
#include "tm-games.h"

#include <string.h>

static char *
dup_stem (const char *name, const char *prefix)
{
  gsize length = strlen (name) - strlen (prefix) - strlen (".json");

  return g_strndup (name + strlen (prefix), length);
}

static void
add_file (const char *folder, const char *path, const char *name)
{
  g_autofree char *stem = NULL;

  if (g_str_has_prefix (name, "questions-") && g_str_has_suffix (name, ".json"))
    {
      stem = dup_stem (name, "questions-");
      case_add_questions (folder, path, stem);
    }
  else if (g_str_has_prefix (name, "match-") && g_str_has_suffix (name, ".json"))
    {
      stem = dup_stem (name, "match-");
      case_add_match (folder, path, stem);
    }
}

static GPtrArray *
list_folder (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, case_compare_strings);
  return names;
}

static void
add_folder (const char *path)
{
  g_autofree char *game = g_path_get_basename (path);
  g_autoptr (GPtrArray) names = list_folder (path);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *file = g_build_filename (path, g_ptr_array_index (names, i), NULL);
      add_file (game, file, g_ptr_array_index (names, i));
    }
}

/* Called as: test-cases [TEST OPTIONS] --folder FOLDER, where the folder bears the game's name. */
int
main (int argc, char **argv)
{
  /* No folders of its own: nothing here reads or writes the user's. */
  g_test_init (&argc, &argv, NULL);
  if (argc != 3 || !g_str_equal (argv[1], "--folder"))
    g_error ("usage: test-cases --folder FOLDER");
  /* Every case has its say, so that one run tells all that is wrong. */
  g_test_set_nonfatal_assertions ();
  tm_games_register ();
  add_folder (argv[2]);
  return g_test_run ();
}
