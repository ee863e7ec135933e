/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people write to matches, the series they group them in, and the templates they make. */

#include "tm-archive-private.h"

/* A few words that travel to the writer's thread. */
typedef struct
{
  char *uuid;
  char *text;
  guint number;
} Label;

static Label *
label_new (const char *uuid, const char *text, guint number)
{
  Label *label = g_new0 (Label, 1);

  label->uuid = g_strdup (uuid);
  label->text = g_strdup (text);
  label->number = number;
  return label;
}

static void
label_free (gpointer data)
{
  Label *label = data;

  g_free (label->uuid);
  g_free (label->text);
  g_free (label);
}

static gboolean
write_note (TmDatabase *database, gpointer user_data, GError **error)
{
  const Label *label = user_data;

  return tm_match_label_note (database, label->uuid, label->text, error);
}

static gboolean
write_place (TmDatabase *database, gpointer user_data, GError **error)
{
  const Label *label = user_data;

  return tm_match_label_series (database, label->uuid, label->text, label->number, error);
}

/**
 * tm_archive_set_match_note:
 * @self: an archive
 * @uuid: identifier of a match
 * @note: (nullable): what to write to it; %NULL: nothing any more
 *
 * Writes a note to a match in the place of the one before.
 */
void
tm_archive_set_match_note (TmArchive *self, const char *uuid, const char *note)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (uuid != NULL);

  tm_archive_push (self, write_note, label_new (uuid, note, 0), label_free);
}

/**
 * tm_archive_set_match_series:
 * @self: an archive
 * @uuid: identifier of a match
 * @series: (nullable): identifier of a series; %NULL: none any more
 * @chapter: the match's place in it, from 1; 0: after the others
 *
 * Puts a match into a series, and takes it out of the one before.
 */
void
tm_archive_set_match_series (TmArchive *self, const char *uuid, const char *series, guint chapter)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (uuid != NULL);

  tm_archive_push (self, write_place, label_new (uuid, series, chapter), label_free);
}

/* Series */

static gboolean
write_series (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_series_write (database, user_data, error);
}

static gboolean
write_no_series (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_series_delete (database, user_data, error);
}

static void
destroy_series (gpointer data)
{
  tm_series_free (data);
}

/**
 * tm_archive_list_series:
 * @self: an archive
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the series, those played last first.
 *
 * Returns: (transfer full) (element-type TmSeries) (nullable): the series; %NULL if they cannot be
 *   read
 */
GPtrArray *
tm_archive_list_series (TmArchive *self, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_series_list (self->reader, error) : NULL;
}

/**
 * tm_archive_put_series:
 * @self: an archive
 * @series: a series; it is copied
 *
 * Saves a series: a new one, or one that was changed.
 *
 * Returns: (transfer full): its identifier
 */
char *
tm_archive_put_series (TmArchive *self, const TmSeries *series)
{
  TmSeries *copy;
  char *uuid;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (series != NULL, NULL);
  g_return_val_if_fail (series->name != NULL && *series->name != '\0', NULL);

  copy = tm_series_copy (series);
  if (copy->uuid == NULL)
    copy->uuid = g_uuid_string_random ();
  /* Stamped when it is written. */
  copy->changed = 0;
  uuid = g_strdup (copy->uuid);
  tm_archive_push (self, write_series, copy, destroy_series);
  return uuid;
}

/**
 * tm_archive_delete_series:
 * @self: an archive
 * @uuid: identifier of a series
 *
 * Deletes a series. Its matches stay, and belong to none.
 */
void
tm_archive_delete_series (TmArchive *self, const char *uuid)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (uuid != NULL);

  tm_archive_push (self, write_no_series, g_strdup (uuid), g_free);
}

/* Templates */

static gboolean
write_template (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_template_write (database, user_data, error);
}

static gboolean
write_no_template (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_template_delete (database, user_data, error);
}

static void
destroy_template (gpointer data)
{
  tm_template_free (data);
}

/**
 * tm_archive_list_templates:
 * @self: an archive
 * @kind: (nullable): only templates for this; %NULL: all
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists templates by their names, as far as they are on the disk.
 *
 * Returns: (transfer full) (element-type TmTemplate) (nullable): the templates; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_archive_list_templates (TmArchive *self, const char *kind, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_template_list (self->reader, kind, error)
                                                : NULL;
}

/**
 * tm_archive_put_template:
 * @self: an archive
 * @template: a template; it is copied
 *
 * Saves a template: a new one, or one that was changed.
 *
 * Returns: (transfer full): its identifier
 */
char *
tm_archive_put_template (TmArchive *self, const TmTemplate *template)
{
  TmTemplate *copy;
  char *uuid;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (template != NULL && template->kind != NULL && template->name != NULL, NULL);

  copy = tm_template_copy (template);
  if (copy->uuid == NULL)
    copy->uuid = g_uuid_string_random ();
  /* Stamped when it is written. */
  copy->changed = 0;
  uuid = g_strdup (copy->uuid);
  tm_archive_push (self, write_template, copy, destroy_template);
  return uuid;
}

/**
 * tm_archive_delete_template:
 * @self: an archive
 * @uuid: identifier of a template
 *
 * Deletes a template.
 */
void
tm_archive_delete_template (TmArchive *self, const char *uuid)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (uuid != NULL);

  tm_archive_push (self, write_no_template, g_strdup (uuid), g_free);
}

/* "Your box" */

typedef struct
{
  char *game;
  char *key;
  GStrv before;
  GStrv after;
} Lesson;

static void
lesson_free (gpointer data)
{
  Lesson *lesson = data;

  g_free (lesson->game);
  g_free (lesson->key);
  g_strfreev (lesson->before);
  g_strfreev (lesson->after);
  g_free (lesson);
}

static gboolean
write_lesson (TmDatabase *database, gpointer user_data, GError **error)
{
  const Lesson *lesson = user_data;

  return tm_owners_box_learn (database, lesson->game, lesson->key,
                              (const char *const *) lesson->before,
                              (const char *const *) lesson->after, error);
}

static gboolean
write_box (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_owners_box_write (database, user_data, error);
}

static void
destroy_box (gpointer data)
{
  tm_owners_box_free (data);
}

/**
 * tm_archive_read_box:
 * @self: an archive
 * @game: a game
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads what is told of the owner's copy of a game, as far as it is on the disk.
 *
 * Returns: (transfer full) (nullable): the box; %NULL if it cannot be read
 */
TmOwnersBox *
tm_archive_read_box (TmArchive *self, const TmGame *game, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_owners_box_read (self->reader, game, error)
                                                : NULL;
}

/**
 * tm_archive_write_box:
 * @self: an archive
 * @box: a box; it is copied
 *
 * Keeps what is told of the owner's copy of a game, in the place of what was told before.
 */
void
tm_archive_write_box (TmArchive *self, const TmOwnersBox *box)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));

  tm_archive_push (self, write_box, tm_owners_box_copy (box), destroy_box);
}

/**
 * tm_archive_learn:
 * @self: an archive
 * @game: a game
 * @option: index of an option with printed values
 * @before: (array zero-terminated=1): the records of a match before something was taught
 * @after: (array zero-terminated=1): the same behind it
 *
 * Keeps what a match has taught about the owner's copy of the game.
 */
void
tm_archive_learn (TmArchive *self,
                  const TmGame *game,
                  guint option,
                  const char *const *before,
                  const char *const *after)
{
  Lesson *lesson;

  g_return_if_fail (TM_IS_ARCHIVE (self));

  lesson = g_new0 (Lesson, 1);
  lesson->game = g_strdup (game->id);
  lesson->key = g_strdup (tm_owners_box_get_key (game, option));
  lesson->before = g_strdupv ((char **) before);
  lesson->after = g_strdupv ((char **) after);
  tm_archive_push (self, write_lesson, lesson, lesson_free);
}
