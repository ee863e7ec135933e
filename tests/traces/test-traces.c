/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules did once they do again: matches played by chance, some fairly, some against all rules,
 * looked at from every side, and every question asked by chance. What a game declares and what came of each
 * is kept as a line in GAME.txt; which matches and questions those are was chosen by choose-traces.
 *
 * Cases say what is right, by the rulebook. This says that something has changed: if that was meant, the
 * lines are written anew by "./dev traces", and the difference is looked at like any other. */

#include "tm-games.h"
#include "trace-item.h"

#include <stdlib.h>
#include <string.h>

/* So many lines that differ are enough to know. */
#define ENOUGH 20

static const TmGame *game;
static const char *kept_path;

static GStrv
read_kept (GError **error)
{
  g_autofree char *text = NULL;

  if (!g_file_get_contents (kept_path, &text, NULL, error))
    return NULL;
  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* The same line as it is now; NULL if there is nothing of that name any more. The first is of what the game
 * declares. */
static char *
dup_line_now (const char *kept, guint index)
{
  TraceItem item;

  if (index == 0)
    return trace_dup_declared (game);
  if (!trace_item_read (&item, game, kept))
    return NULL;
  return trace_item_dup_line (&item, game);
}

/* The end of a line is the digest of the words. */
static gboolean
only_words_differ (const char *line, const char *kept)
{
  const char *last = strrchr (line, ' ');

  return last != NULL && strlen (line) == strlen (kept)
         && strncmp (line, kept, (gsize) (last - line)) == 0;
}

static void
test_trace (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) kept = read_kept (&error);
  guint n_words = 0, n_rules = 0;
  guint i;

  g_assert_no_error (error);
  for (i = 0; kept[i] != NULL && n_words + n_rules < ENOUGH; i++)
    {
      g_autofree char *line = dup_line_now (kept[i], i);

      if (g_strcmp0 (line, kept[i]) == 0)
        continue;
      if (line != NULL && only_words_differ (line, kept[i]))
        n_words++;
      else
        n_rules++;
      g_test_message ("was: %s", kept[i]);
      g_test_message ("is:  %s", line != NULL ? line : "nothing");
    }
  g_assert_cmpuint (i, >, 1);
  if (n_words + n_rules > 0)
    {
      g_test_message (
          "of %u lines %u differ, %u of them in words only; if this was meant: ./dev traces", i,
          n_words + n_rules, n_words);
      g_test_fail ();
    }
}

static gboolean
write_trace (GError **error)
{
  g_auto (GStrv) kept = read_kept (error);
  g_autoptr (GString) lines = g_string_new (NULL);

  if (kept == NULL)
    return FALSE;
  for (guint i = 0; kept[i] != NULL; i++)
    {
      g_autofree char *line = dup_line_now (kept[i], i);

      if (line != NULL)
        g_string_append_printf (lines, "%s\n", line);
    }
  return g_file_set_contents (kept_path, lines->str, (gssize) lines->len, error);
}

/* test-traces GAME FILE. With TABLEMATE_TRACES=write in the environment the file is written. */
int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  if (argc != 3 || (game = tm_game_find (argv[1])) == NULL)
    {
      g_printerr ("usage: %s GAME FILE\n", argv[0]);
      return EXIT_FAILURE;
    }
  kept_path = argv[2];
  if (g_strcmp0 (g_getenv ("TABLEMATE_TRACES"), "write") == 0)
    {
      if (write_trace (&error))
        return EXIT_SUCCESS;
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  path = g_strdup_printf ("/traces/%s", game->id);
  g_test_add_func (path, test_trace);
  return g_test_run ();
}
