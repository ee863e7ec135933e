/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match teaches goes to "Your box" as it is saved, and so does taking it back. */

#include "test-fair.h"
#include "test-told.h"

#include "tm-archive.h"

typedef struct
{
  char *folder;
  char *path;
  TmArchive *archive;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  self->archive = tm_archive_new (self->path);
  g_assert_no_error (tm_archive_get_fault (self->archive));
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (self->archive);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static TmOwnersBox *
read_box (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  TmOwnersBox *box;

  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
  box = tm_archive_read_box (self->archive, told_get_game (), &error);
  g_assert_no_error (error);
  return box;
}

/* "0:0=3|2:2=1": floor and roof; "-" where nothing was ever told. */
static void
assert_learnt (Fixture *self, const char *expected)
{
  g_autoptr (TmOwnersBox) box = read_box (self);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint option = TOLD_OPTION_FLOOR; option <= TOLD_OPTION_ROOF; option++)
    {
      const char *const *codes = tm_owners_box_get (box, option);
      g_autofree char *joined = codes != NULL ? g_strjoinv (" ", (char **) codes) : g_strdup ("-");

      g_string_append_printf (words, option > TOLD_OPTION_FLOOR ? "|%s" : "%s", joined);
    }
  g_assert_cmpstr (words->str, ==, expected);
}

/* A match that begins with what the box knows. */
static TmMatch *
begin (Fixture *self)
{
  g_autoptr (TmOwnersBox) told = read_box (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (told_get_game (), 1, &error);
  TmMatch *match;

  g_assert_no_error (error);
  tm_owners_box_apply (told, box, &error);
  g_assert_no_error (error);
  match = told_new_match (box);
  tm_archive_watch (self->archive, match);
  return match;
}

static void
teach (TmMatch *match, const char *cell, guint tile)
{
  g_autofree char *params = g_strdup_printf ("{'cell': <'%s'>, 'tile': <%u>}", cell, tile);

  fair_record (match, FAIR_BUILD, params, NULL);
}

static void
test_taught (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = begin (self);

  assert_learnt (self, "-|-");
  teach (match, "0:0", 3);
  assert_learnt (self, "0:0=3|-");
  teach (match, "2:2", 1);
  teach (match, "0:0", 4);
  assert_learnt (self, "0:0=4|2:2=1");
  teach (match, "2:2", 0);
  assert_learnt (self, "0:0=4|");
}

static void
test_undo_and_redo (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = begin (self);

  teach (match, "0:0", 3);
  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <1>}", NULL);
  teach (match, "0:0", 4);
  g_assert_true (tm_match_undo (match, NULL));
  assert_learnt (self, "0:0=3|-");
  g_assert_true (tm_match_undo (match, NULL));
  assert_learnt (self, "0:0=3|-");
  g_assert_true (tm_match_undo (match, NULL));
  assert_learnt (self, "|-");
  g_assert_true (tm_match_redo (match, NULL));
  g_assert_true (tm_match_redo (match, NULL));
  g_assert_true (tm_match_redo (match, NULL));
  assert_learnt (self, "0:0=4|-");
  g_assert_true (tm_match_go_back (match, 0, NULL));
  teach (match, "1:1", 5);
  assert_learnt (self, "1:1=5|-");
}

/* Each takes back its own, whatever the other has taught in between. */
static void
test_another_match_in_between (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) first = begin (self);
  g_autoptr (TmMatch) second = begin (self);

  teach (first, "0:0", 3);
  teach (second, "1:0", 4);
  teach (second, "2:2", 7);
  assert_learnt (self, "0:0=3 1:0=4|2:2=7");
  g_assert_true (tm_match_undo (first, NULL));
  assert_learnt (self, "1:0=4|2:2=7");
  g_assert_true (tm_match_redo (first, NULL));
  g_assert_true (tm_match_undo (second, NULL));
  g_assert_true (tm_match_undo (second, NULL));
  assert_learnt (self, "0:0=3|");
}

/* What a match began with is no news, however old it is. */
static void
test_old_match (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) first = begin (self);
  g_autoptr (TmMatch) second = NULL;

  teach (first, "0:0", 3);
  second = begin (self);
  teach (first, "0:0", 5);
  teach (second, "1:0", 4);
  assert_learnt (self, "0:0=5 1:0=4|-");
  g_assert_true (tm_match_undo (second, NULL));
  assert_learnt (self, "0:0=5|-");
}

/* Moves that do not teach, and matches that nobody watches any more. */
static void
test_not_taught (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = begin (self);

  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <1>}", NULL);
  g_assert_true (tm_match_undo (match, NULL));
  assert_learnt (self, "-|-");
  tm_archive_unwatch (self->archive, match);
  teach (match, "0:0", 3);
  assert_learnt (self, "-|-");
}

/* A match that is gone on with on another day takes back what it taught on the first. */
static void
test_gone_on_with (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatch) match = begin (self);
  g_autofree char *uuid = g_strdup (tm_archive_watch (self->archive, match));

  teach (match, "0:0", 3);
  teach (match, "2:2", 1);
  assert_learnt (self, "0:0=3|2:2=1");
  g_clear_object (&match);
  g_clear_object (&self->archive);
  self->archive = tm_archive_new (self->path);
  assert_learnt (self, "0:0=3|2:2=1");
  match = tm_archive_load_match (self->archive, uuid, &error);
  g_assert_no_error (error);
  tm_archive_watch (self->archive, match);
  assert_learnt (self, "0:0=3|2:2=1");
  g_assert_true (tm_match_undo (match, NULL));
  assert_learnt (self, "0:0=3|");
}

#define ADD(path, test) g_test_add ("/store/learning/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  told_register ();
  ADD ("taught", test_taught);
  ADD ("undo-and-redo", test_undo_and_redo);
  ADD ("another-match-in-between", test_another_match_in_between);
  ADD ("old-match", test_old_match);
  ADD ("not-taught", test_not_taught);
  ADD ("gone-on-with", test_gone_on_with);
  return g_test_run ();
}
