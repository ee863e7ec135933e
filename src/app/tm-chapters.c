/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-chapters.h"

/* The chapter before is looked for among so many matches. */
#define MAX_LOOKED_AT 40

/**
 * tm_chapters_find_option:
 * @game: a game
 *
 * Finds the option that is the number of the chapter.
 *
 * Returns: its index; -1: the game tells no stories
 */
int
tm_chapters_find_option (const TmGame *game)
{
  for (guint i = 0; i < game->n_options; i++)
    if (game->options[i].is_chapter)
      return (int) i;

  return -1;
}

/**
 * tm_chapters_find_story:
 * @game: a game
 *
 * Finds the option that says which story is played: the choice that comes before the chapter.
 *
 * Returns: its index; -1: there is none
 */
int
tm_chapters_find_story (const TmGame *game)
{
  int option = tm_chapters_find_option (game);

  while (--option >= 0)
    if (game->options[option].param.kind == TM_PARAM_CHOICE && !game->options[option].param.is_list)
      return option;

  return -1;
}

/**
 * tm_chapters_has_story:
 * @box: a box
 *
 * Tells whether a match with these options is a chapter of a story.
 *
 * Returns: whether it is
 */
gboolean
tm_chapters_has_story (const TmBox *box)
{
  int story = tm_chapters_find_story (tm_box_get_game (box));

  return story >= 0 && tm_box_get_option (box, (guint) story) != 0;
}

/**
 * tm_chapters_get_chapter:
 * @box: a box
 *
 * Gets the chapter that is played.
 *
 * Returns: its number; 0: it is no chapter of a story
 */
guint
tm_chapters_get_chapter (const TmBox *box)
{
  int option = tm_chapters_find_option (tm_box_get_game (box));

  return tm_chapters_has_story (box) ? (guint) tm_box_get_option (box, (guint) option) : 0;
}

/**
 * tm_chapters_dup_name:
 * @box: a box with a story
 *
 * Names the series of its matches.
 *
 * Returns: (transfer full): the name
 */
char *
tm_chapters_dup_name (const TmBox *box)
{
  int story = tm_chapters_find_story (tm_box_get_game (box));
  const TmParam *param;

  g_return_val_if_fail (story >= 0, NULL);

  param = &tm_box_get_game (box)->options[story].param;
  /* Translators: the name of a series of matches: what it is (“Campaign”), and which one */
  return g_strdup_printf (C_ ("series", "%s: %s"), tm_word_get (param->name),
                          tm_word_get (param->words[tm_box_get_option (box, (guint) story)].name));
}

/**
 * tm_chapters_has_next:
 * @box: a box
 *
 * Tells whether the story goes on after a match with these options.
 *
 * Returns: whether there is another chapter
 */
gboolean
tm_chapters_has_next (const TmBox *box)
{
  const TmGame *game = tm_box_get_game (box);
  int option = tm_chapters_find_option (game);

  return tm_chapters_has_story (box)
         && tm_box_get_option (box, (guint) option) < game->options[option].param.max;
}

/* Takes over what still fits, such as a card that is not that of another chapter. */
static void
take_options (TmBox *box, GVariant *options)
{
  GVariantIter iter;
  const char *id;
  GVariant *value;

  g_variant_iter_init (&iter, options);
  while (g_variant_iter_loop (&iter, "{&sv}", &id, &value))
    tm_box_set_option (box, id, value, NULL);
}

/**
 * tm_chapters_dup_next:
 * @box: a box
 *
 * Gives the options of the next chapter. Where the story is at its end, or there is none, they stay
 * as they are.
 *
 * Returns: (transfer full): options, `a{sv}`
 */
GVariant *
tm_chapters_dup_next (const TmBox *box)
{
  const TmGame *game = tm_box_get_game (box);
  g_autoptr (GVariant) options = g_variant_ref_sink (tm_box_dup_options (box));
  g_autoptr (TmBox) next = tm_box_new (game, tm_box_get_n_seats (box), NULL);
  int option = tm_chapters_find_option (game);
  int story = tm_chapters_find_story (game);
  g_auto (GVariantDict) others = G_VARIANT_DICT_INIT (options);
  g_autoptr (GVariant) rest = NULL;

  if (next == NULL || !tm_chapters_has_next (box))
    return g_steal_pointer (&options);

  tm_box_set_option (next, game->options[option].param.id,
                     g_variant_new_int64 (tm_chapters_get_chapter (box) + 1), NULL);
  tm_box_set_option (
      next, game->options[story].param.id,
      g_variant_new_string (
          game->options[story].param.words[tm_box_get_option (box, (guint) story)].id),
      NULL);
  g_variant_dict_remove (&others, game->options[option].param.id);
  g_variant_dict_remove (&others, game->options[story].param.id);
  rest = g_variant_ref_sink (g_variant_dict_end (&others));
  take_options (next, rest);

  return g_variant_ref_sink (tm_box_dup_options (next));
}

/* Series */

static gboolean
has_seated (const TmMatchInfo *info, const char *const *names)
{
  if (g_strv_length ((GStrv) names) != info->n_seats)
    return FALSE;
  for (guint seat = 0; seat < info->n_seats; seat++)
    if (info->seats[seat].name == NULL || !g_strv_contains (names, info->seats[seat].name))
      return FALSE;

  return TRUE;
}

static gboolean
is_chapter_before (TmArchive *archive, const TmMatchInfo *info, const TmBox *box)
{
  int story = tm_chapters_find_story (tm_box_get_game (box));
  g_autoptr (TmMatch) match = tm_archive_load_match (archive, info->uuid, NULL);
  const TmBox *before = match != NULL ? tm_match_get_box (match) : NULL;

  return before != NULL
         && tm_box_get_option (before, (guint) story) == tm_box_get_option (box, (guint) story)
         && tm_chapters_get_chapter (before) + 1 == tm_chapters_get_chapter (box);
}

/**
 * tm_chapters_find_before:
 * @archive: the user's matches
 * @box: the box of a match that is being set up
 * @names: (array zero-terminated=1): who is going to play it
 *
 * Finds the chapter before, played to its end by the same people; the newest one.
 *
 * Returns: (transfer full) (nullable): the match
 */
TmMatchInfo *
tm_chapters_find_before (TmArchive *archive, const TmBox *box, const char *const *names)
{
  TmMatchQuery query = { .game = tm_box_get_game (box)->id,
                         .with_over = TRUE,
                         .without_abandoned = TRUE,
                         .limit = MAX_LOOKED_AT };
  g_autoptr (GPtrArray) matches = NULL;

  if (tm_chapters_get_chapter (box) < 2)
    return NULL;

  matches = tm_archive_list_matches (archive, &query, NULL);
  for (guint i = 0; matches != NULL && i < matches->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (matches, i);

      if (has_seated (info, names) && is_chapter_before (archive, info, box))
        return g_ptr_array_steal_index (matches, i);
    }

  return NULL;
}

static char *
create_series (TmArchive *archive, const TmBox *box)
{
  g_autofree char *name = tm_chapters_dup_name (box);
  TmSeries series = { .name = name, .game = (char *) tm_box_get_game (box)->id };

  return tm_archive_put_series (archive, &series);
}

/**
 * tm_chapters_ensure_series:
 * @archive: the user's matches
 * @box: the box of a match with a story that is being set up
 * @names: (array zero-terminated=1): who is going to play it
 *
 * Gives the series of the chapter before, or makes one that is named after the story and begins with
 * that chapter, if it was played.
 *
 * Returns: (transfer full): identifier of the series
 */
char *
tm_chapters_ensure_series (TmArchive *archive, const TmBox *box, const char *const *names)
{
  g_autoptr (TmMatchInfo) before = tm_chapters_find_before (archive, box, names);
  char *series;

  if (before != NULL && before->series != NULL)
    return g_strdup (before->series);

  series = create_series (archive, box);
  if (before != NULL)
    tm_archive_set_match_series (archive, before->uuid, series, 0);

  return series;
}
