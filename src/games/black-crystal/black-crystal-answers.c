/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge's answers have in common: reading a mine and a monster, refusing what cannot be, and
 * spelling places and reasons. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-questions.h"

/* Reading the mine */

static gboolean
read_sides (const TmArgs *args, guint param, TmRuling *ruling, CrystalMap *map)
{
  guint n_sides;
  const gint32 *sides = tm_args_get_list (args, param, &n_sides);
  guint seen = 0;

  for (guint i = 0; i < n_sides; i++)
    {
      if (seen >> sides[i] & 1)
        {
          tm_ruling_refuse (ruling, "sides", tm_text (N_ ("each entrance once")));
          return FALSE;
        }
      seen |= 1u << sides[i];
    }
  if (n_sides < map->n_seats)
    {
      tm_ruling_refuse (
          ruling, "sides",
          tm_text (N_ ("an entrance for every dwarf on the map: there are at least %s"),
                   tm_arg_number ((gint32) map->n_seats)));
      return FALSE;
    }
  crystal_map_set_sides (map, sides, n_sides);
  return TRUE;
}

/* Without sides, as many play as the map names, but for one. */
static void
add_seats (CrystalMap *map, guint least_seats)
{
  gint32 sides[CRYSTAL_MAX_SEATS];

  for (guint i = 0; i < CRYSTAL_MAX_SEATS; i++)
    sides[i] = map->sides[i];
  crystal_map_set_sides (map, sides, MAX (map->n_seats, least_seats));
}

/**
 * crystal_read_mine:
 * @args: arguments
 * @map_param: the map in one line; the used entrances follow it, and then the seat
 * @seat_id: (nullable): name of the seat; %NULL: none is asked about
 * @least_seats: the fewest that play if the used entrances are not told
 * @ruling: the ruling, refused if there can be no such mine
 * @map: (out): the mine
 * @seat: (out) (optional): the seat
 *
 * Reads what questions about the mine have in common.
 *
 * Returns: whether there can be such a mine
 */
gboolean
crystal_read_mine (const TmArgs *args,
                   guint map_param,
                   const char *seat_id,
                   guint least_seats,
                   TmRuling *ruling,
                   CrystalMap *map,
                   guint *seat)
{
  guint sides_param = map_param + MINE_SIDES - MINE_MAP;
  guint seat_param = map_param + MINE_SEAT - MINE_MAP;
  guint asked = seat_id != NULL ? (guint) tm_args_get (args, seat_param) : 0;
  const char *line = tm_box_get_string (tm_ruling_get_box (ruling), tm_args_get (args, map_param));

  if (!crystal_map_parse (map, line, NULL))
    {
      tm_ruling_refuse (ruling, "map", tm_text (N_ ("a mine in one line, such as e1:NS,e2:NSb+0")));
      return FALSE;
    }
  if (!tm_args_has (args, sides_param))
    add_seats (map, least_seats);
  else if (!read_sides (args, sides_param, ruling, map))
    return FALSE;
  if (asked >= map->n_seats)
    {
      tm_ruling_refuse (
          ruling, seat_id,
          tm_text (N_ ("the last seat is %s"), tm_arg_number ((gint32) map->n_seats - 1)));
      return FALSE;
    }
  if (seat != NULL)
    *seat = asked;
  return TRUE;
}

/**
 * crystal_get_used_sides:
 * @map: a mine
 *
 * Finds the entrances that somebody uses.
 *
 * Returns: set of sides, `1 << side`
 */
guint
crystal_get_used_sides (const CrystalMap *map)
{
  guint sides = 0;

  for (guint seat = 0; seat < map->n_seats; seat++)
    sides |= 1u << map->sides[seat];
  return sides;
}

/* Outcomes */

/**
 * crystal_spell_place:
 * @place: a place
 * @name: (out): its name: "e4", or "entrance"
 *
 * Spells a place as outcomes have it.
 */
void
crystal_spell_place (int place, char name[CRYSTAL_MAX_PLACE_NAME])
{
  if (CRYSTAL_IS_ENTRANCE (place))
    g_strlcpy (name, "entrance", CRYSTAL_MAX_PLACE_NAME);
  else
    g_snprintf (name, CRYSTAL_MAX_PLACE_NAME, "%c%d", 'a' + CRYSTAL_COLUMN (place),
                CRYSTAL_ROW (place) + 1);
}

/**
 * crystal_set_places:
 * @ruling: a ruling
 * @id: name of the entry
 * @places: (array length=n_places): places
 * @n_places: how many there are, at most the cells of the board and more
 *
 * Adds the names of places to the outcome, in that order.
 */
void
crystal_set_places (TmRuling *ruling, const char *id, const gint8 *places, guint n_places)
{
  char names[CRYSTAL_MAX_WAY][CRYSTAL_MAX_PLACE_NAME];
  const char *words[CRYSTAL_MAX_WAY + 1];

  g_assert (n_places <= CRYSTAL_MAX_WAY);
  for (guint i = 0; i < n_places; i++)
    {
      crystal_spell_place (places[i], names[i]);
      words[i] = names[i];
    }
  words[n_places] = NULL;
  tm_ruling_set_words (ruling, id, words);
}

/**
 * crystal_set_cells:
 * @ruling: a ruling
 * @id: name of the entry
 * @cells: a set of cells
 *
 * Adds the names of cells to the outcome: a1, a2, b1.
 */
void
crystal_set_cells (TmRuling *ruling, const char *id, const CrystalCells *cells)
{
  gint8 places[CRYSTAL_N_CELLS];
  guint n_places = 0;

  for (guint column = 0; column < CRYSTAL_COLUMNS; column++)
    for (guint row = 0; row < CRYSTAL_ROWS; row++)
      if (crystal_cells_has (cells, CRYSTAL_CELL (column, row)))
        places[n_places++] = (gint8) CRYSTAL_CELL (column, row);
  crystal_set_places (ruling, id, places, n_places);
}

/**
 * crystal_set_why:
 * @ruling: a ruling
 * @whys: set of WHY_BIT()
 *
 * Adds to the outcome whether something is legal and, if not, all that forbids it; to the reasons also
 * what is only worth knowing.
 */
void
crystal_set_why (TmRuling *ruling, guint64 whys)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  const char *words[CRYSTAL_N_WHYS + 1];
  guint n_words = 0;

  for (guint why = 0; why < CRYSTAL_N_WHYS; why++)
    {
      if (!(whys & WHY_BIT (why)))
        continue;
      if (crystal_whys[why].grade > TM_GRADE_NOTE)
        words[n_words++] = crystal_whys[why].id;
      tm_resolution_add_reason (resolution, crystal_whys[why].article,
                                (TmText) { .msgid = crystal_whys[why].text });
    }
  words[n_words] = NULL;
  tm_ruling_set_flag (ruling, "legal", n_words == 0);
  tm_ruling_set_words (ruling, "why", words);
}

/**
 * crystal_get_first_why:
 * @whys: set of WHY_BIT()
 *
 * Finds the first reason that forbids something, for a verdict.
 *
 * Returns: the sentence; nothing if all is well
 */
TmText
crystal_get_first_why (guint64 whys)
{
  for (guint why = 0; why < CRYSTAL_N_WHYS; why++)
    if (whys & WHY_BIT (why) && crystal_whys[why].grade > TM_GRADE_NOTE)
      return (TmText) { .msgid = crystal_whys[why].text };
  return TM_TEXT_NONE;
}

/* Monsters */

/**
 * crystal_read_health:
 * @args: arguments
 * @monster_param: the monster
 * @health_param: its health, if it is told
 * @ruling: the ruling, refused if only the card tells the health and nobody does
 * @health: (out): the health
 *
 * Reads the health of a monster: as told, else as the bestiary has it.
 *
 * Returns: whether it is known
 */
gboolean
crystal_read_health (
    const TmArgs *args, guint monster_param, guint health_param, TmRuling *ruling, int *health)
{
  gint32 monster = tm_args_get (args, monster_param);

  *health = tm_args_has (args, health_param) ? tm_args_get (args, health_param)
                                             : crystal_monsters[monster].health;
  if (*health != CRYSTAL_HEALTH_ON_CARD)
    return TRUE;
  tm_ruling_refuse (ruling, "health", tm_text (N_ ("the health that stands on the card")));
  return FALSE;
}
