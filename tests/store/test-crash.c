/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Programs record and are killed, at any moment, one alone or two on one history; the clock jumps; the home may
 * only be read for a while. Whatever a program has said to be saved is there afterwards, line for line, and
 * the history is whole.
 *
 * A program is this one, started again. It tells of every line that is saved under which identifier, how
 * many lines there are, and a digest of all of them: so that nothing else can stand in their place.
 *
 * With --table there are more kills, and a table of them is printed. */

#include "test-fair.h"
#include "test-ordinary.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tm-archive.h"
#include "tm-play.h"

#define PATIENCE 60
#define N_MOVES 100
#define N_MOVES_OF_TABLE 1000
/* A long journal would take longer to load than to crash. */
#define ROUNDS_A_HISTORY 25

typedef enum
{
  STORM_TWO = 1 << 0,
  STORM_ONE_MATCH = 1 << 1,
  STORM_CLOCK = 1 << 2,
  STORM_READ_ONLY = 1 << 3,
  STORM_NOBODY_KILLED = 1 << 4,
} StormFlags;

typedef struct
{
  const char *name;
  const char *title;
  StormFlags flags;
  guint n_kills;
  guint n_kills_of_table;
} Storm;

static const Storm storms[] = {
  { "one-program", "one program records", 0, 60, 500 },
  { "two-matches", "two programs record a match each, and each goes on without the other",
    STORM_TWO, 40, 500 },
  { "one-match", "two programs go on with one match", STORM_TWO | STORM_ONE_MATCH, 40, 500 },
  { "clock", "one program records, and its clock jumps back and forth", STORM_CLOCK, 30, 500 },
  { "read-only", "one program records, and its home may only be read for a while", STORM_READ_ONLY,
    10, 100 },
  { "two-matches-in-peace", "two programs record a match each, and nobody is killed",
    STORM_TWO | STORM_NOBODY_KILLED, 0, 0 },
  { "one-match-in-peace", "two programs go on with one match, and nobody is killed",
    STORM_TWO | STORM_ONE_MATCH | STORM_NOBODY_KILLED, 0, 0 },
};

/* -- The clock, in the place of GLib's ------------------------------------------------------------- */

#define LARGEST_JUMP (400 * 24 * 3600)

static gint64 clock_offset;

gint64
g_get_real_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_REALTIME, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000 + clock_offset;
}

static void
jump (void)
{
  clock_offset = (gint64) g_random_int_range (-LARGEST_JUMP, LARGEST_JUMP) * G_USEC_PER_SEC;
}

/* -- Lines, and a digest of them ------------------------------------------------------------------- */

static void
add_line (GChecksum *digest, TmMatch *match, guint seq)
{
  TmEntry entry;
  TmMove move;
  guint n_changes;
  const TmChange *changes = tm_match_get_changes (match, seq, &n_changes);

  tm_match_get_entry (match, seq, &entry);
  tm_match_get_move (match, seq, &move);
  g_checksum_update (digest, (const guchar *) &entry.time, sizeof entry.time);
  g_checksum_update (digest, (const guchar *) &move.kind, sizeof move.kind);
  g_checksum_update (digest, (const guchar *) changes, (gssize) (n_changes * sizeof *changes));
}

static GChecksum *
digest_lines (TmMatch *match, guint n_lines)
{
  GChecksum *digest = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint seq = 1; seq <= n_lines; seq++)
    add_line (digest, match, seq);
  return digest;
}

/* -- A program: records, and tells when the archive says that it is saved ------------------------- */

typedef struct
{
  TmArchive *archive;
  TmMatch *match;
  TmPlayer *player;
  GChecksum *digest;
  guint n_told;
} Child;

static void
tell (Child *self)
{
  g_autoptr (GChecksum) digest = g_checksum_copy (self->digest);
  g_autofree char *line = NULL;

  self->n_told = tm_match_get_n_entries (self->match);
  line = g_strdup_printf ("%s %u %s\n", tm_archive_get_uuid (self->match), self->n_told,
                          g_checksum_get_string (digest));
  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (2);
}

static void
saved_cb (TmArchive *archive, GParamSpec *pspec G_GNUC_UNUSED, Child *self)
{
  if (tm_archive_is_saved (archive) && tm_match_get_n_entries (self->match) > self->n_told)
    tell (self);
}

static void
record_one (Child *self)
{
  TmMove move;

  if (!tm_player_choose (self->player, tm_match_get_table (self->match), &move)
      || !tm_match_record (self->match, &move, NULL, NULL))
    _exit (3);
  add_line (self->digest, self->match, tm_match_get_n_entries (self->match));
}

static void
open_child (Child *self, const char *path, const char *uuid, StormFlags flags)
{
  if (flags & STORM_READ_ONLY)
    ordinary_become ();
  self->archive = tm_archive_new (path);
  if ((flags & STORM_READ_ONLY) && tm_archive_get_mode (self->archive) != TM_ARCHIVE_READ_ONLY)
    _exit (4);
  self->match = tm_archive_load_match (self->archive, uuid, NULL);
  if (self->match == NULL)
    _exit (5);
  self->player = tm_player_new (tm_match_get_box (self->match),
                                (guint64) g_get_real_time () ^ (guint64) getpid ());
  self->digest = digest_lines (self->match, tm_match_get_n_entries (self->match));
  tm_archive_watch (self->archive, self->match);
  g_signal_connect (self->archive, "notify::saved", G_CALLBACK (saved_cb), self);
  tell (self);
}

/* For ever, or so many moves: at times one by one, at times many in one transaction. */
static int
run_child (const char *path, const char *uuid, StormFlags flags, guint n_moves)
{
  Child self = { 0 };

  open_child (&self, path, uuid, flags);
  for (guint i = 0; n_moves == 0 || i < n_moves; i++)
    {
      if ((flags & STORM_CLOCK) && i % 3 == 0)
        jump ();
      record_one (&self);
      while (i % 5 != 0 && !tm_archive_is_saved (self.archive))
        g_main_context_iteration (NULL, TRUE);
      g_main_context_iteration (NULL, FALSE);
    }
  return tm_archive_close (self.archive, NULL) ? 0 : 6;
}

/* -- A program as it is seen from outside ---------------------------------------------------------- */

typedef struct
{
  GPid pid;
  int out;
  GString *text;
} Program;

static char *program_path;

static guint
count_told (const Program *self)
{
  guint n_lines = 0;

  for (const char *at = strchr (self->text->str, '\n'); at != NULL; at = strchr (at + 1, '\n'))
    n_lines++;
  return n_lines;
}

/* Whether there was something to be read before so many milliseconds were over. */
static gboolean
hear (Program *self, int patience)
{
  struct pollfd wait = { .fd = self->out, .events = POLLIN };
  char buffer[4096];
  ssize_t n;

  if (poll (&wait, 1, patience) <= 0)
    return FALSE;
  n = read (self->out, buffer, sizeof buffer);
  if (n > 0)
    g_string_append_len (self->text, buffer, n);
  return n > 0;
}

/* Waits until it has told so many times. */
static void
hear_lines (Program *self, guint n_lines)
{
  while (count_told (self) < n_lines)
    if (!hear (self, PATIENCE * 1000))
      g_error ("A program does not go on. It has told:\n%s", self->text->str);
}

/* Waits until it has told once more from now on. */
static void
hear_more (Program *self)
{
  while (hear (self, 0))
    ;
  hear_lines (self, count_told (self) + 1);
}

static void
start (Program *self, const char *path, const char *uuid, StormFlags flags, guint n_moves)
{
  g_autofree char *storm = g_strdup_printf ("%u", (guint) flags);
  g_autofree char *moves = g_strdup_printf ("%u", n_moves);
  const char *const argv[] = { program_path, "--child", path, uuid, storm, moves, NULL };
  g_autoptr (GError) error = NULL;

  self->text = g_string_new (NULL);
  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                            &self->pid, NULL, &self->out, NULL, &error);
  g_assert_no_error (error);
  hear_lines (self, 1);
}

static int
await_end (Program *self)
{
  int status;

  while (hear (self, -1))
    ;
  close (self->out);
  g_assert_cmpint (waitpid (self->pid, &status, 0), ==, self->pid);
  return status;
}

static void
end_by_kill (Program *self)
{
  int status;

  g_assert_cmpint (kill (self->pid, SIGKILL), ==, 0);
  status = await_end (self);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

static void
program_clear (Program *self)
{
  g_string_free (self->text, TRUE);
}

/* -- What is left ---------------------------------------------------------------------------------- */

typedef struct
{
  guint n_kills;
  guint n_told;
  guint n_lost;
} Score;

static TmArchive *
open_whole (const char *path)
{
  TmArchive *archive = tm_archive_new (path);
  g_autoptr (GError) error = NULL;

  g_assert_no_error (tm_archive_get_fault (archive));
  g_assert_cmpstr (tm_archive_get_notice (archive), ==, NULL);
  tm_archive_check (archive, &error);
  g_assert_no_error (error);
  return archive;
}

/* How many of the lines that were told are not those that are there. Loading checks that every line
 * follows from the one before. */
static guint
count_lost (TmArchive *archive, const char *uuid, guint n_lines, const char *told)
{
  g_autoptr (TmMatch) match = tm_archive_load_match (archive, uuid, NULL);
  g_autoptr (GChecksum) digest = NULL;

  if (match == NULL)
    return n_lines;
  if (tm_match_get_n_entries (match) < n_lines)
    return n_lines - tm_match_get_n_entries (match);
  digest = digest_lines (match, n_lines);
  return g_str_equal (g_checksum_get_string (digest), told) ? 0 : n_lines;
}

/* What follows the last line break may be half a line. A match that had to become another's copy has
 * told under both identifiers. */
static void
score_program (const Program *self, TmArchive *archive, Score *score)
{
  g_auto (GStrv) lines = g_strsplit (self->text->str, "\n", -1);
  guint first = 0;
  guint last = 0;

  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      gboolean is_last = lines[i + 2] == NULL || !g_str_has_prefix (lines[i + 1], words[0]);

      g_assert_cmpuint (g_strv_length (words), ==, 3);
      last = (guint) g_ascii_strtoull (words[1], NULL, 10);
      if (i == 0)
        first = last;
      if (is_last)
        score->n_lost += count_lost (archive, words[0], last, words[2]);
    }
  score->n_told += last - first;
}

/* -- A round of a storm ---------------------------------------------------------------------------- */

typedef struct
{
  const Storm *storm;
  char *folder;
  char *path;
  char *uuids[2];
} Place;

static char *
add_match (TmArchive *archive)
{
  g_autoptr (TmBox) box = fair_new_box (4);
  g_autoptr (TmMatch) match = fair_new_match (box);

  return g_strdup (tm_archive_watch (archive, match));
}

static void
make_place (Place *self)
{
  g_autoptr (TmArchive) archive = NULL;

  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  archive = tm_archive_new (self->path);
  self->uuids[0] = add_match (archive);
  self->uuids[1]
      = self->storm->flags & STORM_ONE_MATCH ? g_strdup (self->uuids[0]) : add_match (archive);
  g_assert_true (tm_archive_flush (archive, NULL));
  g_assert_true (tm_archive_close (archive, NULL));
}

static void
clear_place (Place *self)
{
  fair_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->uuids[0]);
  g_free (self->uuids[1]);
}

static void
rest (GRand *rand, gint32 most)
{
  g_usleep ((gulong) g_rand_int_range (rand, 0, most));
}

static void
set_read_only (Place *self, gboolean is_read_only)
{
  ordinary_give (self->folder);
  g_assert_cmpint (g_chmod (self->path, is_read_only ? 0400 : 0600), ==, 0);
  g_assert_cmpint (g_chmod (self->folder, is_read_only ? 0500 : 0700), ==, 0);
}

/* Nothing can be saved, and half of the time nothing ever is; else it is as soon as it can be. */
static void
kill_reader (Place *self, Program *program, GRand *rand)
{
  set_read_only (self, TRUE);
  start (program, self->path, self->uuids[0], self->storm->flags, 0);
  rest (rand, 10000);
  g_assert_false (hear (program, 0));
  if (g_rand_boolean (rand))
    {
      set_read_only (self, FALSE);
      hear_more (program);
      rest (rand, 10000);
    }
  end_by_kill (program);
  set_read_only (self, FALSE);
}

/* One is killed; the other goes on, until it is killed, too. */
static void
kill_both (Place *self, Program programs[2], GRand *rand)
{
  guint first = (guint) g_rand_int_range (rand, 0, 2);

  for (guint i = 0; i < 2; i++)
    start (&programs[i], self->path, self->uuids[i], self->storm->flags, 0);
  rest (rand, 20000);
  end_by_kill (&programs[first]);
  hear_more (&programs[1 - first]);
  rest (rand, 10000);
  end_by_kill (&programs[1 - first]);
}

static void
kill_one (Place *self, Program *program, GRand *rand)
{
  start (program, self->path, self->uuids[0], self->storm->flags, 0);
  rest (rand, 30000);
  end_by_kill (program);
}

/* Who has had the history open all the time sees what both have done. */
static void
end_in_peace (Place *self, Program programs[2], guint n_moves)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (TmArchive) reader = tm_archive_new (self->path);
  g_autoptr (GPtrArray) matches = NULL;

  for (guint i = 0; i < 2; i++)
    start (&programs[i], self->path, self->uuids[i], self->storm->flags, n_moves);
  for (guint i = 0; i < 2; i++)
    {
      int status = await_end (&programs[i]);

      g_assert_true (WIFEXITED (status));
      g_assert_cmpint (WEXITSTATUS (status), ==, 0);
    }
  matches = tm_archive_list_matches (reader, &query, NULL);
  g_assert_nonnull (matches);
  g_assert_cmpuint (matches->len, ==, 2);
  for (guint i = 0; i < matches->len; i++)
    g_assert_cmpuint (((TmMatchInfo *) g_ptr_array_index (matches, i))->n_moves, >=, n_moves);
}

static void
run_round (Place *self, GRand *rand, guint n_moves, Score *score)
{
  StormFlags flags = self->storm->flags;
  guint n_programs = flags & STORM_TWO ? 2 : 1;
  Program programs[2];
  g_autoptr (TmArchive) archive = NULL;

  if (flags & STORM_NOBODY_KILLED)
    end_in_peace (self, programs, n_moves);
  else if (flags & STORM_TWO)
    kill_both (self, programs, rand);
  else if (flags & STORM_READ_ONLY)
    kill_reader (self, programs, rand);
  else
    kill_one (self, programs, rand);
  score->n_kills += flags & STORM_NOBODY_KILLED ? 0 : n_programs;
  archive = open_whole (self->path);
  for (guint i = 0; i < n_programs; i++)
    {
      score_program (&programs[i], archive, score);
      program_clear (&programs[i]);
    }
}

/* -- Storms ---------------------------------------------------------------------------------------- */

static Score
run_storm (const Storm *storm, guint n_kills, guint n_moves, guint32 seed)
{
  guint n_rounds = storm->flags & STORM_ONE_MATCH ? 1 : ROUNDS_A_HISTORY;
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Score score = { 0 };

  do
    {
      Place place = { .storm = storm };

      make_place (&place);
      for (guint i = 0; i < n_rounds && (i == 0 || score.n_kills < n_kills); i++)
        run_round (&place, rand, n_moves, &score);
      clear_place (&place);
    }
  while (score.n_kills < n_kills);
  return score;
}

static void
test_storm (gconstpointer data)
{
  const Storm *storm = data;
  Score score = run_storm (storm, storm->n_kills, N_MOVES, (guint32) g_test_rand_int ());

  g_test_message ("%u kills, %u moves said to be saved", score.n_kills, score.n_told);
  g_assert_cmpuint (score.n_lost, ==, 0);
  g_assert_cmpuint (score.n_told, >, storm->n_kills / 4);
}

static int
print_table (void)
{
  guint n_lost = 0;

  g_print ("| storm | kills | acknowledged moves | lost |\n|---|---:|---:|---:|\n");
  for (guint i = 0; i < G_N_ELEMENTS (storms); i++)
    {
      Score score
          = run_storm (&storms[i], storms[i].n_kills_of_table, N_MOVES_OF_TABLE, g_random_int ());

      g_print ("| %s | %u | %u | %u |\n", storms[i].title, score.n_kills, score.n_told,
               score.n_lost);
      n_lost += score.n_lost;
    }
  return n_lost == 0 ? 0 : 1;
}

int
main (int argc, char **argv)
{
  program_path = argv[0];
  if (argc == 6 && g_str_equal (argv[1], "--child"))
    {
      fair_register ();
      return run_child (argv[2], argv[3], (StormFlags) g_ascii_strtoull (argv[4], NULL, 10),
                        (guint) g_ascii_strtoull (argv[5], NULL, 10));
    }
  if (fair_begin (&argc, &argv))
    return print_table ();
  for (guint i = 0; i < G_N_ELEMENTS (storms); i++)
    {
      g_autofree char *path = g_strconcat ("/store/crash/", storms[i].name, NULL);

      g_test_add_data_func (path, &storms[i], test_storm);
    }
  return g_test_run ();
}
