/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tm-archive.h"
#include "tm-play.h"

#define N_CRASHES 200

/* The child. Records without end, and says of every line when the archive says that it is saved. */

typedef struct
{
  TmMatch *match;
  guint n_told;
} Child;

static void
tell (guint n_lines)
{
  g_autofree char *line = g_strdup_printf ("%u\n", n_lines);

  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (2);
}

static void
saved_cb (TmArchive *archive, GParamSpec *pspec G_GNUC_UNUSED, Child *child)
{
  guint n_entries = tm_match_get_n_entries (child->match);

  if (tm_archive_is_saved (archive) && n_entries > child->n_told)
    {
      child->n_told = n_entries;
      tell (n_entries);
    }
}

static void
record_one (TmMatch *match, TmPlayer *player)
{
  TmMove move;

  if (!tm_player_choose (player, tm_match_get_table (match), &move)
      || !tm_match_record (match, &move, NULL, NULL))
    _exit (3);
}

static G_NORETURN void
run_child (const char *path, const char *uuid)
{
  TmArchive *archive = tm_archive_new (path);
  TmMatch *match = tm_archive_load_match (archive, uuid, NULL);
  TmPlayer *player = tm_player_new (tm_match_get_box (match), (guint64) g_get_real_time ());
  Child child = { match, tm_match_get_n_entries (match) };

  tm_archive_watch (archive, match);
  g_signal_connect (archive, "notify::saved", G_CALLBACK (saved_cb), &child);
  tell (child.n_told);
  for (guint i = 0;; i++)
    {
      record_one (match, player);
      /* At times one by one, at times many in one transaction. */
      while (i % 5 != 0 && !tm_archive_is_saved (archive))
        g_main_context_iteration (NULL, TRUE);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* The parent */

static guint
read_last_number (const char *text)
{
  guint last = 0;
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  /* What follows the last line break may be half a number. */
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    last = (guint) g_ascii_strtoull (lines[i], NULL, 10);
  return last;
}

static char *
read_until_end (int descriptor)
{
  GString *text = g_string_new (NULL);
  char buffer[4096];
  ssize_t n;

  while ((n = read (descriptor, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR))
    if (n > 0)
      g_string_append_len (text, buffer, n);
  close (descriptor);
  return g_string_free (text, FALSE);
}

/* Lets a child record for a while, kills it, and gives what it had said was saved. */
static guint
crash (const char *program, const char *path, const char *uuid, gulong microseconds)
{
  const char *const argv[] = { program, "--child", path, uuid, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *text = NULL;
  GPid pid;
  int out, status;
  char first[2] = { 0 };

  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                            NULL, &out, NULL, &error);
  g_assert_no_error (error);
  /* It begins to record when it has said its first word. */
  g_assert_cmpint (read (out, first, 1), ==, 1);
  g_usleep (microseconds);
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  rest = read_until_end (out);
  text = g_strconcat (first, rest, NULL);
  return read_last_number (text);
}

static char *
make_history (const char *path)
{
  g_autoptr (TmArchive) archive = tm_archive_new (path);
  g_autoptr (TmBox) box = fair_new_box (4);
  g_autoptr (TmMatch) match = fair_new_match (box);
  char *uuid = g_strdup (tm_archive_watch (archive, match));

  g_assert_true (tm_archive_close (archive, NULL));
  return uuid;
}

/* What was told to be saved is there, and the journal has no gap: loading checks that every line
 * follows from the one before. */
static guint
check_history (const char *path, const char *uuid, guint n_told)
{
  g_autoptr (TmArchive) archive = tm_archive_new (path);
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_no_error (tm_archive_get_fault (archive));
  g_assert_cmpstr (tm_archive_get_notice (archive), ==, NULL);
  tm_archive_check (archive, &error);
  g_assert_no_error (error);
  match = tm_archive_load_match (archive, uuid, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tm_match_get_n_entries (match), >=, n_told);
  return tm_match_get_n_entries (match);
}

static char *program;

static void
test_killed (void)
{
  g_autofree char *folder = fair_make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablemate.db", NULL);
  g_autofree char *uuid = make_history (path);
  guint n_entries = 0;
  guint n_with_news = 0;

  for (guint i = 0; i < N_CRASHES; i++)
    {
      guint n_told = crash (program, path, uuid, (gulong) g_test_rand_int_range (0, 30000));
      guint n_before = n_entries;

      g_assert_cmpuint (n_told, >=, n_before);
      n_entries = check_history (path, uuid, n_told);
      n_with_news += n_told > n_before;
      if (i % 25 == 24)
        {
          /* A long journal would take longer to load than to crash. */
          g_free (uuid);
          uuid = make_history (path);
          n_entries = 0;
        }
    }
  g_test_message ("%u of %d children had saved something", n_with_news, N_CRASHES);
  g_assert_cmpuint (n_with_news, >, N_CRASHES / 4);
  fair_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "--child"))
    {
      fair_register ();
      run_child (argv[2], argv[3]);
    }
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  program = argv[0];

  g_test_add_func ("/store/crash/killed-while-recording", test_killed);
  return g_test_run ();
}
