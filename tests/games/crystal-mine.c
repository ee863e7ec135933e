/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "crystal-mine.h"

#include <string.h>

/**
 * mine_cell:
 * @name: name of a cell, such as "e4"
 *
 * Finds a cell.
 *
 * Returns: the cell
 */
guint
mine_cell (const char *name)
{
  return CRYSTAL_CELL ((guint) (name[0] - 'a'), (guint) (name[1] - '1'));
}

/**
 * mine_read:
 * @line: a mine in one line
 *
 * Reads a mine that has to be right.
 *
 * Returns: the mine
 */
CrystalMap
mine_read (const char *line)
{
  g_autoptr (GError) error = NULL;
  CrystalMap map;

  crystal_map_parse (&map, line, &error);
  g_assert_no_error (error);
  return map;
}

/**
 * mine_read_of:
 * @line: a mine in one line
 * @letters: the entrances in the order of the seats, such as "SN"
 *
 * Reads a mine with those who play in it.
 *
 * Returns: the mine
 */
CrystalMap
mine_read_of (const char *line, const char *letters)
{
  CrystalMap map = mine_read (line);
  gint32 sides[CRYSTAL_MAX_SEATS];

  for (guint i = 0; i < strlen (letters); i++)
    sides[i] = (gint32) (strchr ("NESW", letters[i]) - "NESW");
  crystal_map_set_sides (&map, sides, (guint) strlen (letters));
  return map;
}

/**
 * mine_resolution_new:
 * @first: (nullable): id of an option
 * @...: its value, further ids and values, and %NULL
 *
 * Makes a resolution that reads house rules.
 *
 * Returns: (transfer full): the resolution
 */
TmResolution *
mine_resolution_new (const char *first, ...)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (&black_crystal_game, 2, &error);
  g_autoptr (TmTable) table = NULL;
  TmResolution *resolution;
  va_list options;

  g_assert_no_error (error);
  va_start (options, first);
  for (const char *id = first; id != NULL; id = va_arg (options, const char *))
    {
      tm_box_set_option_from_text (box, id, va_arg (options, const char *), &error);
      g_assert_no_error (error);
    }
  va_end (options);
  table = tm_table_new (box);
  resolution = tm_resolution_new (box);
  tm_resolution_reset (resolution, table, FALSE);
  return resolution;
}

static void
append_place (GString *text, int place)
{
  if (text->len > 0)
    g_string_append_c (text, ',');
  if (CRYSTAL_IS_ENTRANCE (place))
    g_string_append (text, "entrance");
  else
    g_string_append_printf (text, "%c%d", 'a' + CRYSTAL_COLUMN (place), CRYSTAL_ROW (place) + 1);
}

/**
 * mine_dup_places:
 * @places: (array length=n_places): places
 * @n_places: how many there are
 *
 * Spells places, in that order.
 *
 * Returns: (transfer full): their names
 */
char *
mine_dup_places (const gint8 *places, guint n_places)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_places; i++)
    append_place (text, places[i]);
  return g_string_free (text, FALSE);
}

/**
 * mine_dup_cells:
 * @cells: a set of cells
 *
 * Spells a set of cells.
 *
 * Returns: (transfer full): their names in the order of the alphabet
 */
char *
mine_dup_cells (const CrystalCells *cells)
{
  GString *text = g_string_new (NULL);

  for (guint column = 0; column < CRYSTAL_COLUMNS; column++)
    for (guint row = 0; row < CRYSTAL_ROWS; row++)
      if (crystal_cells_has (cells, CRYSTAL_CELL (column, row)))
        append_place (text, CRYSTAL_CELL (column, row));
  return g_string_free (text, FALSE);
}

/**
 * mine_dup_whys:
 * @whys: set of WHY_BIT()
 *
 * Spells what forbids something.
 *
 * Returns: (transfer full): ids of the findings that are more than notes
 */
char *
mine_dup_whys (guint64 whys)
{
  GString *text = g_string_new (NULL);

  for (guint why = 0; why < CRYSTAL_N_WHYS; why++)
    if (whys & WHY_BIT (why) && crystal_whys[why].grade > TM_GRADE_NOTE)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "", crystal_whys[why].id);
  return g_string_free (text, FALSE);
}
