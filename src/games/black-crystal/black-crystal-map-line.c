/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mine in one line of text, as players type it and files have it:
 *
 *   e4:NSb+0    a tile that is open to the north and south, with a Boom; the dwarf of seat 0 stands there
 *   e4:NU       a tile whose other sides nobody has told of
 *   e4:closed   a tile that lies face down
 *   e4:mushroom a mushroom
 *   e4/e5       a Passage on the joint of two cells; S/e1: one between an entrance and its cell
 *   S@d1        an entrance that is not in the middle of its side
 *
 * Events are k crystal, x exit, o portal, p pit, b boom, f find; marks, after the +, are B Boom token,
 * R rubble, K crystal and the numbers of seats. The line may come from anywhere. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "black-crystal-map.h"
#include "tm-params.h"

static const char side_letters[] = "NESW";
static const char event_letters[CRYSTAL_N_EVENTS + 1] = "-bfopkx";
static const char closed_word[] = "closed";
static const char mushroom_word[] = "mushroom";

typedef struct
{
  CrystalMap *map;
  const char *entry;
  CrystalCells named;
  guint mushrooms;
  guint seats;
  guint moved;
  GError **error;
} Reader;

/* Errors */

/* Says what is wrong with an entry; @part is a part of it or all of it. */
static gboolean
refuse (const Reader *self, const char *part, const char *accepted)
{
  g_autofree char *entry = tm_words_dup_shown (self->entry);
  g_autofree char *shown = tm_words_dup_shown (part);

  if (strcmp (self->entry, part) == 0)
    g_set_error (self->error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                 /* Translators: an entry of a map in one line, and what would be right: “e4” is not
                  * accepted; accepted is … */
                 _ ("“%s” is not accepted; accepted is %s"), entry, accepted);
  else
    g_set_error (
        self->error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
        /* Translators: an entry of a map in one line, the part of it that is wrong, and what
                  * would be right: “e4:NQ”: “Q” is not accepted; accepted is … */
        _ ("“%s”: “%s” is not accepted; accepted is %s"), entry, shown, accepted);
  return FALSE;
}

static gboolean
refuse_entry (const Reader *self)
{
  return refuse (self, self->entry,
                 _ ("an entry such as e4:NSb+0, e4:closed, e4:mushroom, e4/e5, S/e1 or S@d1"));
}

static gboolean
refuse_side (const Reader *self, const char *part)
{
  return refuse (
      self, part,
      _ ("open sides out of N, E, S, W, each once, and U if the others are not known; then "
         "at most one event out of k, x, o, p, b, f; then + and marks"));
}

static gboolean
refuse_mark (const Reader *self, const char *part)
{
  return refuse (
      self, part,
      _ ("marks: B and R once, K up to four times, and the numbers 0 to 3 of the dwarfs, "
         "each once on the whole map"));
}

/* Parts */

/* The cell that the first two characters name; -1: none. */
static int
find_cell (const char *text)
{
  int column = text[0] - 'a';
  int row = text[0] != '\0' ? text[1] - '1' : -1;

  return column >= 0 && column < CRYSTAL_COLUMNS && row >= 0 && row < CRYSTAL_ROWS
             ? (int) CRYSTAL_CELL (column, row)
             : -1;
}

static int
find_letter (const char *letters, char letter)
{
  const char *at = letter != '\0' ? strchr (letters, letter) : NULL;

  return at != NULL ? (int) (at - letters) : -1;
}

static gboolean
read_cell (const Reader *self, const char *text, gsize length, int *cell)
{
  g_autofree char *part = NULL;

  *cell = length == 2 ? find_cell (text) : -1;
  if (*cell >= 0)
    return TRUE;
  part = g_strndup (text, length);
  return refuse (self, part, _ ("a cell from a1 to i9"));
}

static gboolean
read_mark (Reader *self, CrystalCell *at, guint cell, const char *mark)
{
  const char part[] = { *mark, '\0' };
  guint seat = (guint) (*mark - '0');

  if (*mark == 'B' && !at->boom)
    at->boom = TRUE;
  else if (*mark == 'R' && !at->rubble)
    at->rubble = TRUE;
  else if (*mark == 'K' && at->crystals < 4)
    at->crystals++;
  else if (*mark >= '0' && seat < CRYSTAL_MAX_SEATS && !(self->seats >> seat & 1))
    {
      self->seats |= 1u << seat;
      self->map->dwarfs[seat] = (gint8) cell;
    }
  else
    return refuse_mark (self, part);
  return TRUE;
}

/* The marks of an entry, and nothing after them. */
static gboolean
read_marks (Reader *self, CrystalCell *at, guint cell, const char *text)
{
  if (*text == '\0')
    return TRUE;
  if (*text != '+')
    return refuse_side (self, text);
  if (text[1] == '\0')
    return refuse_mark (self, text);
  for (const char *mark = text + 1; *mark != '\0'; mark++)
    if (!read_mark (self, at, cell, mark))
      return FALSE;
  return TRUE;
}

/* The sides, the event and the marks of a tile. */
static gboolean
read_tile (Reader *self, CrystalCell *at, guint cell, const char *text)
{
  gboolean is_untold = FALSE;
  const char *c = text;

  at->laid = LAID_TILE;
  for (; *c == 'U' || find_letter (side_letters, *c) >= 0; c++)
    {
      int side = find_letter (side_letters, *c);

      if (side >= 0 ? (at->sides >> side & 1) != 0 : is_untold)
        return refuse_side (self, c);
      if (side >= 0)
        at->sides |= (guint8) (1u << side);
      else
        is_untold = TRUE;
    }
  if (c == text)
    return refuse_side (self, text);
  if (is_untold)
    at->untold = (guint8) (CRYSTAL_ALL_SIDES & ~at->sides);
  if (find_letter (event_letters + 1, *c) >= 0)
    at->event = (guint8) (1 + find_letter (event_letters + 1, *c++));
  return read_marks (self, at, cell, c);
}

static gboolean
read_mushroom (Reader *self, CrystalCell *at)
{
  at->laid = LAID_MUSHROOM;
  if (++self->mushrooms <= CRYSTAL_MAX_MUSHROOMS)
    return TRUE;
  return refuse (self, self->entry, _ ("two mushrooms at most"));
}

/* Entries */

static gboolean
read_laid (Reader *self, const char *colon)
{
  const char *text = colon + 1;
  CrystalCell *at;
  int cell;

  if (!read_cell (self, self->entry, (gsize) (colon - self->entry), &cell))
    return FALSE;
  if (crystal_cells_has (&self->named, (guint) cell))
    return refuse (self, self->entry, _ ("one entry for each cell"));
  crystal_cells_add (&self->named, (guint) cell);
  at = &self->map->cells[cell];
  if (strcmp (text, mushroom_word) == 0)
    return read_mushroom (self, at);
  if (strcmp (text, closed_word) == 0)
    {
      at->laid = LAID_FACE_DOWN;
      at->untold = CRYSTAL_ALL_SIDES;
      return TRUE;
    }
  if (g_str_has_prefix (text, mushroom_word) || g_str_has_prefix (text, closed_word))
    return refuse (self, text,
                   _ ("“closed” or “mushroom” without anything after it: nothing stands there"));
  return read_tile (self, at, (guint) cell, text);
}

static gboolean
is_at_rim (guint cell, TmSide side)
{
  return crystal_get_neighbour (cell, side) < 0;
}

static gboolean
read_entrance (Reader *self, const char *at_sign)
{
  int side = at_sign == self->entry + 1 ? find_letter (side_letters, self->entry[0]) : -1;
  int cell;

  if (side < 0)
    return refuse_entry (self);
  if (!read_cell (self, at_sign + 1, strlen (at_sign + 1), &cell))
    return FALSE;
  if (!is_at_rim ((guint) cell, (TmSide) side))
    return refuse (
        self, at_sign + 1,
        _ ("a cell at the edge of that side: S from a1 to i1, W from a1 to a9, N from a9 to "
           "i9, E from i1 to i9"));
  if (self->moved >> side & 1)
    return refuse (self, self->entry, _ ("one place for each entrance"));
  self->moved |= 1u << side;
  self->map->entrances[side] = (guint8) cell;
  return TRUE;
}

static gboolean
read_door (Reader *self, TmSide side, const char *text)
{
  int cell;

  if (!read_cell (self, text, strlen (text), &cell))
    return FALSE;
  if (self->map->entrances[side] != cell)
    return refuse (self, text, _ ("the cell of that entrance"));
  if (self->map->cells[cell].laid != LAID_TILE && self->map->cells[cell].laid != LAID_FACE_DOWN)
    return refuse (self, self->entry, _ ("a Passage beside a tile that was laid"));
  if (self->map->doors >> side & 1)
    return refuse (self, self->entry, _ ("one Passage for each joint"));
  self->map->doors |= (guint8) (1u << side);
  return TRUE;
}

static gboolean
has_any_tile (const CrystalMap *map, guint cell)
{
  return map->cells[cell].laid == LAID_TILE || map->cells[cell].laid == LAID_FACE_DOWN;
}

static gboolean
read_passage (Reader *self, const char *slash)
{
  int letter = slash == self->entry + 1 ? find_letter (side_letters, self->entry[0]) : -1;
  int first, second, side;

  if (letter >= 0)
    return read_door (self, (TmSide) letter, slash + 1);
  if (!read_cell (self, self->entry, (gsize) (slash - self->entry), &first)
      || !read_cell (self, slash + 1, strlen (slash + 1), &second))
    return FALSE;
  side = crystal_find_side ((guint) first, (guint) second);
  if (side < 0)
    return refuse (self, self->entry,
                   _ ("two cells that adjoin in a row or column, such as e4/e5"));
  if (!has_any_tile (self->map, (guint) first) && !has_any_tile (self->map, (guint) second))
    return refuse (self, self->entry, _ ("a Passage beside a tile that was laid"));
  if (self->map->cells[first].passages >> side & 1)
    return refuse (self, self->entry, _ ("one Passage for each joint"));
  crystal_map_set_passage (self->map, (guint) first, (TmSide) side, TRUE);
  return TRUE;
}

/* Passages wait until all tiles and entrances are in their places. */
static gboolean
read_entry (Reader *self, const char *entry, gboolean wants_passages)
{
  const char *slash = strchr (entry, '/');
  const char *at_sign = strchr (entry, '@');
  const char *colon = strchr (entry, ':');

  self->entry = entry;
  if (colon == NULL && slash != NULL)
    return !wants_passages || read_passage (self, slash);
  if (wants_passages)
    return TRUE;
  if (colon != NULL)
    return read_laid (self, colon);
  return at_sign != NULL ? read_entrance (self, at_sign) : refuse_entry (self);
}

/* Dwarfs that are not named stand on their entrances. */
static void
place_dwarfs (CrystalMap *self, guint seats)
{
  self->n_seats = seats != 0 ? (guint) g_bit_storage (seats) : 0;
  for (guint seat = 0; seat < CRYSTAL_MAX_SEATS; seat++)
    if (!(seats >> seat & 1))
      self->dwarfs[seat] = (gint8) (seat < self->n_seats ? CRYSTAL_AT_ENTRANCE (self->sides[seat])
                                                         : CRYSTAL_NOWHERE);
}

/**
 * crystal_map_parse:
 * @self: (out): the mine
 * @line: the mine in one line; empty: nothing was dug
 * @error: return location for a [error@ParamsError] that says which entry is wrong and what would be
 *   right
 *
 * Reads a mine. As many play as the highest dwarf says, and they enter clockwise from the south; see
 * crystal_map_set_sides().
 *
 * Returns: whether it is one
 */
gboolean
crystal_map_parse (CrystalMap *self, const char *line, GError **error)
{
  Reader reader = { .map = self, .error = error };
  g_auto (GStrv) entries = g_strsplit (line, ",", -1);

  crystal_map_init (self, 0);
  if (*line == '\0')
    return TRUE;
  for (guint pass = 0; pass < 2; pass++)
    for (char **entry = entries; *entry != NULL; entry++)
      if (!read_entry (&reader, *entry, pass == 1))
        return FALSE;
  place_dwarfs (self, reader.seats);
  return TRUE;
}

/**
 * crystal_map_set_sides:
 * @self: a mine
 * @sides: (array length=n_sides): by seat, the side of its entrance
 * @n_sides: how many play, 0 to 4
 *
 * Says who plays and where they enter. Dwarfs on entrances go to their own.
 */
void
crystal_map_set_sides (CrystalMap *self, const gint32 *sides, guint n_sides)
{
  self->n_seats = n_sides;
  for (guint seat = 0; seat < CRYSTAL_MAX_SEATS; seat++)
    if (seat >= n_sides)
      self->dwarfs[seat] = CRYSTAL_NOWHERE;
    else
      {
        self->sides[seat] = (guint8) sides[seat];
        if (self->dwarfs[seat] < 0 || CRYSTAL_IS_ENTRANCE (self->dwarfs[seat]))
          self->dwarfs[seat] = (gint8) CRYSTAL_AT_ENTRANCE (sides[seat]);
      }
}

/* Spelling */

/* Begins another entry by the name of a cell. */
static void
append_cell (GString *line, guint cell)
{
  g_string_append_printf (line, "%c%u", 'a' + (int) CRYSTAL_COLUMN (cell),
                          (guint) CRYSTAL_ROW (cell) + 1);
}

static void
begin_entry (GString *line)
{
  if (line->len > 0)
    g_string_append_c (line, ',');
}

static void
append_marks (GString *line, const CrystalMap *map, guint cell)
{
  const CrystalCell *at = &map->cells[cell];
  guint32 dwarfs = crystal_map_find_dwarfs (map, (int) cell);

  if (!at->boom && !at->rubble && at->crystals == 0 && dwarfs == 0)
    return;
  g_string_append_c (line, '+');
  if (at->boom)
    g_string_append_c (line, 'B');
  if (at->rubble)
    g_string_append_c (line, 'R');
  for (guint i = 0; i < at->crystals; i++)
    g_string_append_c (line, 'K');
  for (guint seat = 0; seat < map->n_seats; seat++)
    if (dwarfs >> seat & 1)
      g_string_append_printf (line, "%u", seat);
}

static void
append_tile (GString *line, const CrystalMap *map, guint cell)
{
  const CrystalCell *at = &map->cells[cell];

  for (guint side = 0; side < TM_N_SIDES; side++)
    if (at->sides >> side & 1)
      g_string_append_c (line, side_letters[side]);
  if (at->untold != 0 || at->sides == 0)
    g_string_append_c (line, 'U');
  if (at->event != EVENT_NONE)
    g_string_append_c (line, event_letters[at->event]);
  append_marks (line, map, cell);
}

static void
append_laid (GString *line, const CrystalMap *map, guint cell, guint *n_mushrooms)
{
  gboolean is_mushroom = map->cells[cell].laid == LAID_MUSHROOM;

  if (map->cells[cell].laid == LAID_NONE || (is_mushroom && ++*n_mushrooms > CRYSTAL_MAX_MUSHROOMS))
    return;
  begin_entry (line);
  append_cell (line, cell);
  g_string_append_c (line, ':');
  if (map->cells[cell].laid == LAID_FACE_DOWN)
    g_string_append (line, closed_word);
  else if (is_mushroom)
    g_string_append (line, mushroom_word);
  else
    append_tile (line, map, cell);
}

/* Each joint once, by its western or southern cell. */
static void
append_passages (GString *line, const CrystalMap *map, guint cell)
{
  for (TmSide side = TM_SIDE_UP; side <= TM_SIDE_RIGHT; side++)
    {
      int other = crystal_get_neighbour (cell, side);

      if (other < 0 || !(map->cells[cell].passages >> side & 1)
          || (!has_any_tile (map, cell) && !has_any_tile (map, (guint) other)))
        continue;
      begin_entry (line);
      append_cell (line, cell);
      g_string_append_c (line, '/');
      append_cell (line, (guint) other);
    }
}

static void
append_doors (GString *line, const CrystalMap *map, const CrystalMap *usual)
{
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (map->entrances[side] != usual->entrances[side])
      {
        begin_entry (line);
        g_string_append_printf (line, "%c@", side_letters[side]);
        append_cell (line, map->entrances[side]);
      }
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (map->doors >> side & 1 && has_any_tile (map, map->entrances[side]))
      {
        begin_entry (line);
        g_string_append_printf (line, "%c/", side_letters[side]);
        append_cell (line, map->entrances[side]);
      }
}

/**
 * crystal_map_dup_line:
 * @self: a mine
 *
 * Spells a mine in one line, as crystal_map_parse() reads it. Who plays and where they enter is no part
 * of it, and what cannot be on any table is left out.
 *
 * Returns: (transfer full): the line
 */
char *
crystal_map_dup_line (const CrystalMap *self)
{
  GString *line = g_string_new (NULL);
  guint n_mushrooms = 0;
  CrystalMap usual;

  crystal_map_init (&usual, 0);
  for (guint column = 0; column < CRYSTAL_COLUMNS; column++)
    for (guint row = 0; row < CRYSTAL_ROWS; row++)
      append_laid (line, self, CRYSTAL_CELL (column, row), &n_mushrooms);
  for (guint column = 0; column < CRYSTAL_COLUMNS; column++)
    for (guint row = 0; row < CRYSTAL_ROWS; row++)
      append_passages (line, self, CRYSTAL_CELL (column, row));
  append_doors (line, self, &usual);
  return g_string_free (line, FALSE);
}
