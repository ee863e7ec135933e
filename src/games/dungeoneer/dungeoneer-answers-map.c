/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about the map: where a location may lie, whether a map is as it should be, how far
 * the entrance is. R p. 6, 8, 9, 16, 19-20. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-private.h"
#include "dungeoneer-questions-map.h"

/* "-21:-21", with the zero. */
#define MAX_CELL_NAME 8

typedef char CellName[MAX_CELL_NAME];

static void
spell_place (const DungeoneerPlace *place, CellName name)
{
  g_snprintf (name, MAX_CELL_NAME, "%d:%d", place->x, place->y);
}

static TmTextArg
name_place (const DungeoneerPlace *place)
{
  return tm_arg_cell (GRID_MAP, (guint) DUNGEONEER_CELL (place->x, place->y));
}

/* Without a location there is nothing to ask about. */
static gboolean
read_map (
    const TmArgs *args, guint param, TmRuling *ruling, DungeoneerMap *map, gboolean *has_overlap)
{
  const char *line = tm_box_get_string (tm_ruling_get_box (ruling), tm_args_get (args, param));

  if (dungeoneer_read_map (line, map, has_overlap, NULL) && map->n_places > 0)
    return TRUE;
  tm_ruling_refuse (ruling, "map",
                    tm_text (N_ ("a map with at least one location, such as 0:0:oooo:e")));
  return FALSE;
}

static gboolean
read_exits (const TmArgs *args, TmRuling *ruling, DungeoneerSides *exits)
{
  const char *letters
      = tm_box_get_string (tm_ruling_get_box (ruling), tm_args_get (args, ASK_PLACE_EXITS));

  if (dungeoneer_read_sides (letters, exits))
    return TRUE;
  tm_ruling_refuse (ruling, "exits",
                    tm_text (N_ ("the sides north, east, south, west, each o, w, b, l or u")));
  return FALSE;
}

/* R “Locations” p. 6, 8, 9 («Фаза локаций»). */
void
dungeoneer_answer_place (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerLaying laying = {
    .cell = (guint) tm_args_get (args, ASK_PLACE_CELL),
    .turn = (guint) tm_args_get (args, ASK_PLACE_TURN),
    .is_last = tm_args_get (args, ASK_PLACE_LAST),
  };
  char letters[TM_N_SIDES + 1];
  DungeoneerLaid laid;
  DungeoneerMap map;

  if (!read_map (args, ASK_PLACE_MAP, ruling, &map, NULL)
      || !read_exits (args, ruling, &laying.exits))
    return;
  dungeoneer_judge_laying (&map, &laying, &rules, &laid);
  dungeoneer_answer_fault (ruling, "legal", laid.fault);
  dungeoneer_spell_sides (laid.sides, letters);
  tm_ruling_set_word (ruling, "exits", letters);
  tm_ruling_set_number (ruling, "joins", laid.joins);
  tm_ruling_set_number (ruling, "open_ends", laid.open_ends);
  if (laid.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("The location may lie there.")));
}

static void
set_places (TmRuling *ruling, const char *id, const DungeoneerMap *map, guint64 places)
{
  const char *words[DUNGEONEER_MAX_PLACES + 1];
  CellName names[DUNGEONEER_MAX_PLACES];
  guint n_words = 0;

  for (guint i = 0; i < map->n_places; i++)
    if (places >> i & 1)
      {
        spell_place (&map->places[i], names[i]);
        words[n_words++] = names[i];
      }
  words[n_words] = NULL;
  tm_ruling_set_words (ruling, id, words);
}

/* R “Shift” p. 19-20 («Сдвиг»). */
void
dungeoneer_answer_map_check (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerMapped mapped;
  DungeoneerMap map;
  gboolean has_overlap;

  if (!read_map (args, ASK_MAP_CHECK_MAP, ruling, &map, &has_overlap))
    return;
  dungeoneer_check_map (&map, has_overlap, (guint) tm_args_get (args, ASK_MAP_CHECK_LEFT), &rules,
                        &mapped);
  dungeoneer_answer_fault (ruling, "legal", mapped.fault);
  set_places (ruling, "unreachable", &map, mapped.unreachable);
  tm_ruling_set_number (ruling, "open_ends", mapped.open_ends);
  if (mapped.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("The map is in order.")));
}

static void
set_distance (const DungeoneerMap *map, int steps, int entrance, TmRuling *ruling)
{
  CellName name = "none";

  if (steps >= 0)
    spell_place (&map->places[entrance], name);
  tm_ruling_set_number (ruling, "steps", steps);
  tm_ruling_set_number (ruling, "between", MAX (steps - 1, 0));
  tm_ruling_set_word (ruling, "entrance", name);
  if (steps < 0)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("No way leads to an entrance.")));
  else if (steps == 0)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("This is an entrance.")));
  else
    tm_ruling_set_verdict (
        ruling, tm_text_n ("%s step to the entrance at %s", "%s steps to the entrance at %s",
                           tm_arg_number (steps), name_place (&map->places[entrance])));
}

/* R “Search” p. 16 («Поиск»), “Movement” p. 9. */
void
dungeoneer_answer_distance (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 cell = tm_args_get (args, ASK_DISTANCE_CELL);
  DungeoneerMap map;
  int place, steps, entrance;

  if (!read_map (args, ASK_DISTANCE_MAP, ruling, &map, NULL))
    return;
  place = dungeoneer_map_find (&map, DUNGEONEER_X (cell), DUNGEONEER_Y (cell));
  if (place < 0)
    {
      tm_ruling_refuse (ruling, "cell", tm_text (N_ ("a cell in which a location lies")));
      return;
    }
  steps = dungeoneer_get_distance (&map, (guint) place, &entrance);
  set_distance (&map, steps, entrance, ruling);
  tm_resolution_add_reason (resolution, "dungeoneer.move.adjacent",
                            tm_text (N_ ("A step leads to a neighbour over an exit that is a wall "
                                         "on neither side; checks on the way do not count.")));
  if (steps >= 0)
    tm_resolution_add_reason (resolution, "dungeoneer.quest.search-distance",
                              tm_text_n ("%s location lies in between.",
                                         "%s locations lie in between.",
                                         tm_arg_number (MAX (steps - 1, 0))));
}
