/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done with a match on the disk: in the archive, and in files. */

#include "walk-private.h"

#include "match-text.h"

/* In the archive */

TmMatch *
walk_load (Walk *self)
{
  g_autoptr (GError) error = NULL;
  TmMatch *match = tm_archive_load_match (self->archive, tm_archive_get_uuid (self->match), &error);

  walk_check_error (self, error, "loading");
  return match;
}

/* What is on the disk is looked at; the match itself goes on. */
void
walk_save (Walk *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatch) twin = NULL;

  tm_archive_flush (self->archive, &error);
  walk_check_error (self, error, "saving");
  twin = walk_load (self);
  if (twin != NULL)
    walk_check_twin (self, twin, "the match saved");
  walk_count (self, DEED_SAVED);
}

void
walk_open_archive (Walk *self)
{
  self->archive = tm_archive_new (self->database);
  walk_check (self, g_strdup (tm_archive_get_notice (self->archive)), "opening");
}

/* Goes on with the match as it was loaded. */
void
walk_reopen (Walk *self)
{
  g_autoptr (GError) error = NULL;
  TmMatch *loaded;

  tm_archive_close (self->archive, &error);
  walk_check_error (self, error, "closing");
  g_clear_object (&self->archive);
  walk_open_archive (self);
  loaded = walk_load (self);
  if (loaded == NULL)
    return;
  walk_check_twin (self, loaded, "the match loaded");
  walk_go_on_with (self, loaded);
  tm_archive_watch (self->archive, self->match);
  walk_count (self, DEED_REOPENED);
}

/* In files */

static TmMatch *
play_file (Walk *self, TmPlayFlags flags)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchFile) file = tm_match_file_load (self->file, &error);
  TmMatch *match = NULL;

  walk_check_error (self, error, "reading the file");
  if (file == NULL)
    return NULL;
  /* A journal without a line has no changes either. */
  if (!tm_match_file_has_changes (file))
    flags &= ~TM_PLAY_STORED;
  match = tm_match_file_play (file, flags, NULL, NULL, &error);
  walk_check_error (self, error, "playing the file");
  return match;
}

void
walk_write_file (Walk *self, TmWriteFlags flags)
{
  g_autoptr (GError) error = NULL;

  tm_match_file_write (self->match, tm_archive_get_uuid (self->match), self->file,
                       flags | TM_WRITE_SEED, &error);
  walk_check_error (self, error, "writing the file");
}

/* The moves that count lead to the same table, whoever types them in. */
static void
check_plain_file (Walk *self)
{
  g_autoptr (TmMatch) played = NULL;

  walk_write_file (self, TM_WRITE_PLAIN);
  played = play_file (self, TM_PLAY_NORMAL);
  if (played == NULL)
    return;
  walk_check (
      self,
      match_text_compare_tables (tm_match_get_table (played), tm_match_get_table (self->match)),
      "the moves that count");
  walk_check (self,
              walk_compare_scenes (tm_match_get_table (played), tm_match_get_table (self->match)),
              "the scene of the moves that count");
}

/* Goes on with what a file says, as a match that the archive did not know. */
static void
go_on_with_file (Walk *self, TmMatch *match)
{
  tm_archive_unwatch (self->archive, self->match);
  walk_go_on_with (self, match);
  tm_archive_watch (self->archive, match);
}

/* Writes it in every way, reads that again, and now and then goes on with it. */
void
walk_file (Walk *self)
{
  g_autoptr (TmMatch) played = NULL;
  g_autoptr (TmMatch) stored = NULL;

  check_plain_file (self);
  walk_write_file (self, TM_WRITE_JOURNAL);
  played = play_file (self, TM_PLAY_NORMAL);
  if (played != NULL)
    walk_check_twin (self, played, "the journal played");
  walk_write_file (self, TM_WRITE_CHANGES);
  stored = play_file (self, TM_PLAY_STORED);
  if (stored != NULL)
    walk_check_twin (self, stored, "the changes of the file");
  walk_count (self, DEED_FILED);
  if (stored != NULL && random_move_one_of (&self->moves, 2))
    go_on_with_file (self, g_steal_pointer (&stored));
  else if (played != NULL && random_move_one_of (&self->moves, 2))
    go_on_with_file (self, g_steal_pointer (&played));
}
