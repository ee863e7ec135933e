/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-achieved.h"

#include "config.h"

#include "tm-achieved.h"
#include "tm-cli-text.h"

#include <glib/gi18n-lib.h>

/* JSON */

static void
add_parts (JsonBuilder *builder, const TmMatchInfo *info)
{
  json_builder_set_member_name (builder, "parts");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < info->n_seats; seat++)
    if (info->seats[seat].part != NULL)
      json_builder_add_string_value (builder, info->seats[seat].part);
    else
      json_builder_add_null_value (builder);
  json_builder_end_array (builder);
}

/**
 * tm_cli_json_achieved:
 * @builder: a builder inside an object
 * @info: a match
 * @achieved: (element-type TmAchieved): what was earned in it
 *
 * Adds the members `parts`, one for each seat, and `achievements`.
 */
void
tm_cli_json_achieved (JsonBuilder *builder, const TmMatchInfo *info, const GPtrArray *achieved)
{
  add_parts (builder, info);
  json_builder_set_member_name (builder, "achievements");
  json_builder_begin_array (builder);
  for (guint i = 0; i < achieved->len; i++)
    {
      const TmAchieved *one = g_ptr_array_index (achieved, i);

      json_builder_begin_object (builder);
      tm_cli_json_number (builder, "seat", one->seat);
      tm_cli_json_string (builder, "id", one->achievement);
      tm_cli_json_word (builder, "name", one->spec != NULL ? one->spec->name : NULL);
      tm_cli_json_flag (builder, "collected", one->spec != NULL && one->spec->is_collected);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* For people */

static void
print_for_seat (const TmBox *box, guint seat, const char *what)
{
  g_autofree char *name = tm_box_dup_seat_name (box, seat);

  g_print ("  ");
  /* Translators: a player; the part that he or she played, or what he or she has earned */
  g_print (_ ("%s: %s"), name, what);
  g_print ("\n");
}

static void
print_parts (const TmMatchInfo *info, const TmBox *box)
{
  const TmGame *game = tm_box_get_game (box);
  gboolean is_first = TRUE;

  for (guint seat = 0; seat < info->n_seats; seat++)
    {
      const char *id = info->seats[seat].part;
      int part = id != NULL ? tm_words_find (game->parts, game->n_parts, id) : -1;

      if (id == NULL)
        continue;
      if (is_first)
        tm_cli_print_heading (_ ("Parts"));
      is_first = FALSE;
      print_for_seat (box, seat, part >= 0 ? tm_word_get (game->parts[part].name) : id);
    }
}

/**
 * tm_cli_print_achieved:
 * @info: a match
 * @achieved: (element-type TmAchieved): what was earned in it
 * @box: its box
 *
 * Prints who played which part and who has earned what, as far as there is something to tell.
 */
void
tm_cli_print_achieved (const TmMatchInfo *info, const GPtrArray *achieved, const TmBox *box)
{
  print_parts (info, box);
  if (achieved->len > 0)
    tm_cli_print_heading (_ ("Achievements"));
  for (guint i = 0; i < achieved->len; i++)
    {
      const TmAchieved *one = g_ptr_array_index (achieved, i);

      print_for_seat (box, one->seat,
                      one->spec != NULL ? tm_word_get (one->spec->name) : one->achievement);
    }
}
