/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "walk-private.h"

#include "../games/random-options.h"

#include "match-text.h"
#include "through-cli.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

/* After so many deeds the table is made anew from the journal. */
#define STRIDE 8

const char *const deed_names[N_DEEDS] = {
  [DEED_LEGAL] = "legal",
  [DEED_REFUSED] = "refused",
  [DEED_OVERRIDDEN] = "overridden",
  [DEED_ADJUSTED] = "by hand",
  [DEED_RULE_CHOSEN] = "house rules",
  [DEED_UNDONE] = "undone",
  [DEED_REDONE] = "redone",
  [DEED_WENT_BACK] = "gone back",
  [DEED_SAVED] = "saved",
  [DEED_REOPENED] = "reopened",
  [DEED_FILED] = "filed",
  [DEED_UNWATCHED] = "unwatched",
  [DEED_LOOKED_BACK] = "looked back",
};

/* Recording */

/* Goes on with another that is the same, such as one that was loaded. */
void
walk_go_on_with (Walk *self, TmMatch *match)
{
  g_clear_object (&self->match);
  self->match = match;
  random_move_set_match (&self->moves, match);
  tm_resolution_free (self->resolution);
  tm_resolution_free (self->preview);
  self->resolution = tm_resolution_new (tm_match_get_box (match));
  self->preview = tm_resolution_new (tm_match_get_box (match));
}

/* What was told stays as it was told; what was drawn or has a standard is added. */
static char *
compare_args (TmMatch *match, guint seq, const TmMove *move)
{
  const TmMoveSpec *spec = tm_game_get_move (tm_match_get_game (match), move->kind);
  TmMove recorded;

  tm_match_get_move (match, seq, &recorded);
  if (recorded.kind != move->kind || recorded.is_override != move->is_override
      || recorded.note != move->note)
    return g_strdup ("another kind, override or note");
  for (guint param = 0; param < spec->n_params; param++)
    {
      guint n_told, n_recorded;
      const gint32 *told, *values;

      if (!tm_args_has (&move->args, param))
        continue;
      told = tm_args_get_list (&move->args, param, &n_told);
      values = tm_args_get_list (&recorded.args, param, &n_recorded);
      if (n_told != n_recorded || memcmp (told, values, n_told * sizeof *told) != 0)
        return g_strdup_printf ("another value of %s", spec->params[param].id);
    }
  return NULL;
}

static void
check_recorded (Walk *self, const TmMove *move, gboolean is_previewed)
{
  guint seq = tm_match_get_n_entries (self->match);
  TmEntry entry;

  tm_match_get_entry (self->match, seq, &entry);
  walk_check (self, compare_args (self->match, seq, move), "the move recorded");
  walk_check_true (self, entry.grade < TM_GRADE_ILLEGAL || move->is_override,
                   "an illegal move was overridden");
  walk_check_true (
      self,
      tm_table_equal (tm_match_get_table (self->match), tm_resolution_get_table (self->resolution)),
      "the table is the one resolved");
  if (is_previewed && entry.drawn == 0)
    walk_check_true (
        self,
        tm_table_equal (tm_match_get_table (self->match), tm_resolution_get_table (self->preview)),
        "the preview was right");
}

/* Whether it was recorded; if not, nothing must have changed. */
static gboolean
record (Walk *self, const TmMove *move, Deed deed, GError **error)
{
  gboolean is_previewed = tm_match_preview (self->match, move, TRUE, self->preview);

  if (tm_match_record (self->match, move, self->resolution, error))
    {
      model_record (&self->model, self->match, self->resolution);
      check_recorded (self, move, is_previewed);
      walk_count (self, deed);
      return TRUE;
    }
  walk_count (self, DEED_REFUSED);
  return FALSE;
}

static void
do_legal (Walk *self)
{
  g_autoptr (GError) error = NULL;
  TmMove move;

  if (!random_move_legal (&self->moves, &move))
    return;
  if (random_move_one_of (&self->moves, 8))
    random_move_add_note (&self->moves, &move);
  record (self, &move, DEED_LEGAL, &error);
  /* With other draws than the player thought of it may be against a rule. */
  if (error != NULL && tm_match_get_random (self->match) == NULL)
    walk_check_error (self, error, "a move offered is recorded");
}

static char *
dup_refusals (Walk *self, const TmMove *move, const GError *error, const GError *again)
{
  const TmMoveSpec *spec = tm_game_get_move (tm_match_get_game (self->match), move->kind);
  g_autoptr (GVariant) params = g_variant_ref_sink (tm_params_dup_variant (
      spec->params, spec->n_params, tm_match_get_box (self->match), &move->args));
  g_autofree char *text = g_variant_print (params, FALSE);

  return g_strdup_printf ("%s %s: “%s”, then “%s”", spec->id, text, error->message,
                          again != NULL ? again->message : "recorded");
}

/* What is against a rule is recorded if the players say so, unless what follows from it cannot be represented;
 * nothing else is. */
static void
do_any (Walk *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;
  gboolean is_illegal;
  TmMove move;

  random_move_any (&self->moves, &move);
  if (record (self, &move, DEED_LEGAL, &error))
    return;
  is_illegal = g_error_matches (error, TM_MATCH_ERROR, TM_MATCH_ERROR_ILLEGAL);
  if (!is_illegal && random_move_one_of (&self->moves, 2))
    return;
  move.is_override = TRUE;
  random_move_add_note (&self->moves, &move);
  walk_check (self, model_compare_now (&self->model, self->match), "after a refusal");
  if (record (self, &move, DEED_OVERRIDDEN, &again)
          ? !is_illegal
          : g_error_matches (again, TM_MATCH_ERROR, TM_MATCH_ERROR_ILLEGAL))
    walk_check (self, dup_refusals (self, &move, error, again), "an override");
}

static void
do_adjust (Walk *self)
{
  TmMove move;

  random_move_adjust (&self->moves, &move);
  if (random_move_one_of (&self->moves, 3))
    random_move_add_note (&self->moves, &move);
  record (self, &move, DEED_ADJUSTED, NULL);
}

static void
do_house_rule (Walk *self)
{
  TmMove move;

  random_move_house_rule (&self->moves, &move);
  record (self, &move, DEED_RULE_CHOSEN, NULL);
}

/* Back and forth */

static void
do_undo (Walk *self)
{
  for (guint i = random_move_below (&self->moves, 4) + 1; i > 0; i--)
    {
      gboolean is_expected = model_undo (&self->model);

      walk_check_true (self, tm_match_undo (self->match, NULL) == is_expected, "undo");
      self->tally->n_deeds[DEED_UNDONE] += is_expected;
    }
}

static void
do_redo (Walk *self)
{
  for (guint i = random_move_below (&self->moves, 4) + 1; i > 0; i--)
    {
      gboolean is_expected = model_redo (&self->model);

      walk_check_true (self, tm_match_redo (self->match, NULL) == is_expected, "redo");
      self->tally->n_deeds[DEED_REDONE] += is_expected;
    }
}

/* Now and then something taken back is done again at once: later there may be nothing to do again. */
static void
do_undo_redo (Walk *self)
{
  do_undo (self);
  do_redo (self);
}

/* To a line that counts, or to one that does not, or to none. */
static void
do_go_back (Walk *self)
{
  guint n_lines = model_get_n_lines (&self->model);
  guint back = random_move_below (&self->moves, MIN (n_lines, 12) + 1);
  guint seq = random_move_one_of (&self->moves, 20) ? n_lines + 1 : n_lines - back;
  gboolean is_expected = model_go_back (&self->model, seq);

  walk_check_true (self, tm_match_go_back (self->match, seq, NULL) == is_expected, "go back");
  walk_count (self, is_expected ? DEED_WENT_BACK : DEED_REFUSED);
}

static void
do_look_back (Walk *self)
{
  g_autoptr (TmTable) table = tm_table_dup (tm_match_get_table (self->match));
  guint seq = random_move_below (&self->moves, model_get_n_lines (&self->model) + 1);
  const TmTable *kept = model_get_table (&self->model, seq);

  walk_check_true (self, tm_match_table_at (self->match, seq, table), "looking back");
  walk_check (self, match_text_compare_tables (table, kept), "looking back");
  walk_check (self, walk_compare_scenes (table, kept), "the scene looking back");
  walk_check (self, model_compare_changes (&self->model, self->match, seq), "looking back");
  walk_count (self, DEED_LOOKED_BACK);
}

/* Plays on while nothing is saved; what happened is saved afterwards. */
static void
do_unwatched (Walk *self)
{
  static void (*const acts[]) (Walk *self)
      = { do_legal, do_legal, do_any, do_adjust, do_undo, do_undo_redo, do_go_back };

  tm_archive_unwatch (self->archive, self->match);
  for (guint i = random_move_below (&self->moves, 8); i > 0; i--)
    acts[random_move_below (&self->moves, G_N_ELEMENTS (acts))](self);
  tm_archive_watch (self->archive, self->match);
  walk_count (self, DEED_UNWATCHED);
}

/* The walk */

typedef struct
{
  guint weight;
  void (*act) (Walk *self);
} Step;

static const Step steps[] = {
  { 50, do_legal },    { 12, do_any },      { 8, do_adjust },   { 3, do_house_rule },
  { 4, do_undo },      { 4, do_undo_redo }, { 2, do_redo },     { 2, do_go_back },
  { 4, do_look_back }, { 3, walk_save },    { 2, walk_reopen }, { 1, walk_file },
  { 2, do_unwatched },
};

static void
take_step (Walk *self)
{
  guint sum = 0, skip, i = 0;

  for (guint n = 0; n < G_N_ELEMENTS (steps); n++)
    sum += steps[n].weight;
  skip = random_move_below (&self->moves, sum);
  for (; skip >= steps[i].weight; i++)
    skip -= steps[i].weight;
  steps[i].act (self);
}

static TmMatch *
new_match (const TmGame *game, guint n_seats, guint32 seed)
{
  guint8 sealed[TM_RANDOM_SEED_SIZE] = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, &error);
  TmRandom random;

  g_assert_no_error (error);
  tm_random_init_fast (&random, seed);
  random_options_choose (box, &random, OPTIONS_ALL);
  tm_box_set_seat_name (box, 0, "Anna");
  if (n_seats > 1)
    tm_box_set_seat_name (box, n_seats - 1, "Борис “Б.”");
  memcpy (sealed, &seed, sizeof seed);
  return tm_random_below (&random, 2) == 0 ? tm_match_new (box)
                                           : tm_match_new_sealed (box, sealed, "три монеты");
}

static void
walk_init (Walk *self, const TmGame *game, guint n_seats, guint32 seed, Tally *tally)
{
  g_autoptr (GError) error = NULL;
  TmBox *box;

  *self = (Walk) { .match = new_match (game, n_seats, seed), .tally = tally };
  box = tm_match_get_box (self->match);
  self->name = g_strdup_printf ("%s/%u-seats/%u", game->id, n_seats, seed);
  self->folder = g_dir_make_tmp ("tablemate-model-XXXXXX", &error);
  g_assert_no_error (error);
  self->database = g_build_filename (self->folder, "tablemate.db", NULL);
  self->file = g_build_filename (self->folder, "match.json", NULL);
  self->resolution = tm_resolution_new (box);
  self->preview = tm_resolution_new (box);
  random_move_init (&self->moves, self->match, seed);
  model_init (&self->model, self->match);
  walk_open_archive (self);
  tm_archive_watch (self->archive, self->match);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static void
walk_clear (Walk *self)
{
  g_clear_object (&self->match);
  g_clear_object (&self->archive);
  random_move_clear (&self->moves);
  model_clear (&self->model);
  tm_resolution_free (self->resolution);
  tm_resolution_free (self->preview);
  remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->database);
  g_free (self->file);
  g_free (self->name);
}

/* A match in which the program itself ends is told, too: rules must not run into an assertion. */

static char at_work[128];

static void
tell_end_cb (int number)
{
  G_GNUC_UNUSED gssize n_written = write (STDERR_FILENO, at_work, strlen (at_work));

  signal (number, SIG_DFL);
  raise (number);
}

static void
tell_if_it_ends (const Walk *self)
{
  static const int signals[] = { SIGABRT, SIGTRAP, SIGSEGV, SIGFPE, SIGBUS };

  g_snprintf (at_work, sizeof at_work, "# ./dev model --match %s\n", self->name);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    signal (signals[i], tell_end_cb);
}

static void
check_end (Walk *self)
{
  g_autoptr (TmMatch) loaded = NULL;
  g_autofree char *uuid = NULL;
  guint n_lines = model_get_n_lines (&self->model);

  walk_check_whole (self, self->match, "the match in memory");
  walk_save (self);
  uuid = g_strdup (tm_archive_get_uuid (self->match));
  walk_write_file (self, TM_WRITE_CHANGES);
  walk_check (self, through_cli_compare_file (self->match, self->file), "the command line, replay");
  walk_check (self,
              through_cli_compare_history (self->match, self->database, uuid,
                                           random_move_below (&self->moves, n_lines + 1)),
              "the command line, history");
  loaded = walk_load (self);
  if (loaded != NULL)
    walk_check (self, model_compare_undoing (&self->model, loaded),
                "everything taken back, loaded");
  walk_check (self, model_compare_undoing (&self->model, self->match), "everything taken back");
  tm_archive_unwatch (self->archive, self->match);
}

/**
 * walk_take:
 * @game: a game
 * @n_seats: how many play
 * @seed: the same walk comes of the same seed
 * @n_steps: how many things are done
 * @tally: (inout): where to count
 *
 * Plays one match that is kept in an archive at random, in every way that a person could, and looks whether all
 * that is known of it agrees.
 */
void
walk_take (const TmGame *game, guint n_seats, guint32 seed, guint n_steps, Tally *tally)
{
  Walk walk;

  walk_init (&walk, game, n_seats, seed, tally);
  tell_if_it_ends (&walk);
  for (guint i = 1; i <= n_steps && !walk.has_differed; i++)
    {
      take_step (&walk);
      walk_check (&walk, model_compare_now (&walk.model, walk.match), "the match");
      if (i % STRIDE == 0)
        walk_check (&walk, model_compare_changes (&walk.model, walk.match, walk.model.last_done),
                    "the changes");
    }
  if (!walk.has_differed)
    check_end (&walk);
  tally->n_walks++;
  walk_clear (&walk);
}
