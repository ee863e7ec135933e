/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dungeon in one line of text, "0:0:oooo:e,0:-1:owow": column, row and the sides of each location,
 * as it lies, and :e on an entrance. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeoneer-map.h"
#include "tm-params.h"

#define ENTRANCE_MARK ":e"

/* Sides */

/**
 * dungeoneer_read_sides:
 * @text: four letters, north, east, south, west
 * @sides: (out): the sides
 *
 * Reads the sides of a location: o open, w wall, b locked, l trapped, u not told.
 *
 * Returns: whether these are sides
 */
gboolean
dungeoneer_read_sides (const char *text, DungeoneerSides *sides)
{
  if (strlen (text) != TM_N_SIDES)
    return FALSE;
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      const char *letter = strchr (dungeoneer_exit_letters, text[side]);

      if (letter == NULL)
        return FALSE;
      sides->exits[side] = (guint8) (letter - dungeoneer_exit_letters);
    }
  return TRUE;
}

/**
 * dungeoneer_spell_sides:
 * @sides: the sides of a location
 * @text: (out): four letters, as dungeoneer_read_sides() reads them
 */
void
dungeoneer_spell_sides (DungeoneerSides sides, char text[TM_N_SIDES + 1])
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    text[side] = dungeoneer_exit_letters[sides.exits[side]];
  text[TM_N_SIDES] = '\0';
}

/* Reading */

static gboolean
refuse (const char *entry, const char *accepted, GError **error)
{
  g_autofree char *shown = tm_words_dup_shown (entry);

  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
               /* Translators: an entry of a map in one line, and what would be right: “e4” is not
                * accepted; accepted is … */
               _ ("“%s” is not accepted; accepted is %s"), shown, accepted);
  return FALSE;
}

static gboolean
refuse_entry (const char *entry, GError **error)
{
  return refuse (
      entry,
      _ ("a column and a row and the sides north, east, south, west, each o, w, b, l or u, "
         "such as 0:-1:owow, and :e after an entrance"),
      error);
}

static gboolean
refuse_number (const char *entry, GError **error)
{
  g_autofree char *accepted
      /* Translators: columns and rows of a map, counted from the entrance: from -21 to 21 */
      = g_strdup_printf (_ ("a column and a row from %d to %d, without zeros in front"),
                         -DUNGEONEER_REACH, DUNGEONEER_REACH);

  return refuse (entry, accepted, error);
}

/* A number that is spelled in the only way, with a colon after it. */
static gboolean
read_number (const char **text, int *number)
{
  const char *at = *text;
  gboolean is_negative = *at == '-';
  guint n_digits = 0;

  if (is_negative)
    at++;
  *number = 0;
  for (const char *first = at; g_ascii_isdigit (*at); at++)
    {
      if (++n_digits > 2 || (at > first && *first == '0'))
        return FALSE;
      *number = *number * 10 + g_ascii_digit_value (*at);
    }
  if (n_digits == 0 || *at != ':' || (is_negative && *number == 0))
    return FALSE;
  if (is_negative)
    *number = -*number;
  *text = at + 1;
  return TRUE;
}

static gboolean
read_place (const char *entry, DungeoneerPlace *place, GError **error)
{
  const char *text = entry;
  char letters[TM_N_SIDES + 1] = { 0 };
  int x, y;

  if (strchr (entry, ':') == NULL)
    return refuse_entry (entry, error);
  if (!read_number (&text, &x) || !read_number (&text, &y) || !DUNGEONEER_IN_REACH (x, y))
    return refuse_number (entry, error);
  g_strlcpy (letters, text, sizeof letters);
  if (!dungeoneer_read_sides (letters, &place->sides))
    return refuse_entry (entry, error);
  text += TM_N_SIDES;
  if (*text != '\0' && !g_str_equal (text, ENTRANCE_MARK))
    return refuse_entry (entry, error);
  place->x = (gint8) x;
  place->y = (gint8) y;
  place->is_entrance = *text != '\0';
  return TRUE;
}

static gboolean
add_place (const char *entry,
           const DungeoneerPlace *place,
           DungeoneerMap *map,
           gboolean *has_overlap,
           GError **error)
{
  gboolean is_taken = dungeoneer_map_find (map, place->x, place->y) >= 0;

  if (is_taken && has_overlap == NULL)
    return refuse (entry, _ ("one location in each place"), error);
  if (is_taken)
    *has_overlap = TRUE;
  else if (!dungeoneer_map_add (map, place->x, place->y, place->sides, place->is_entrance))
    {
      g_autofree char *accepted
          /* Translators: how many locations a map has at most; always more than one */
          = g_strdup_printf (_ ("a map of at most %d locations"), DUNGEONEER_MAX_PLACES);

      return refuse (entry, accepted, error);
    }
  return TRUE;
}

/**
 * dungeoneer_read_map:
 * @line: a dungeon in one line; empty: nothing lies there
 * @map: (out): the dungeon
 * @has_overlap: (out) (optional): whether two locations are told for one place; the first of them is in
 *   @map. %NULL: such a line is refused
 * @error: return location for a [error@ParamsError] that says which entry is wrong and what would be
 *   right
 *
 * Reads a dungeon. Every location has one spelling; they may come in any order.
 *
 * Returns: whether it is one
 */
gboolean
dungeoneer_read_map (const char *line, DungeoneerMap *map, gboolean *has_overlap, GError **error)
{
  g_auto (GStrv) entries = g_strsplit (line, ",", -1);
  DungeoneerPlace place;

  dungeoneer_map_init (map);
  if (has_overlap != NULL)
    *has_overlap = FALSE;
  for (char **entry = entries; *entry != NULL; entry++)
    if (!read_place (*entry, &place, error) || !add_place (*entry, &place, map, has_overlap, error))
      return FALSE;
  return TRUE;
}

/* Spelling */

/**
 * dungeoneer_dup_map:
 * @map: a dungeon
 *
 * Spells a dungeon in one line, as dungeoneer_read_map() reads it.
 *
 * Returns: (transfer full): the line
 */
char *
dungeoneer_dup_map (const DungeoneerMap *map)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < map->n_places; i++)
    {
      const DungeoneerPlace *place = &map->places[i];
      char letters[TM_N_SIDES + 1];

      dungeoneer_spell_sides (place->sides, letters);
      g_string_append_printf (line, "%s%d:%d:%s%s", i > 0 ? "," : "", place->x, place->y, letters,
                              place->is_entrance ? ENTRANCE_MARK : "");
    }
  return g_string_free (line, FALSE);
}
