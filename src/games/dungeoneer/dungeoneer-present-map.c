/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The map: location cards as they lie, exits with their locks and traps, heroes, places that are lit. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-present.h"
#include "tm-text.h"

/* What is shown: all locations and a ring around them. */
typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} Frame;

static void
stretch (Frame *frame, int x, int y)
{
  frame->left = MIN (frame->left, x - 1);
  frame->right = MAX (frame->right, x + 1);
  frame->top = MIN (frame->top, y - 1);
  frame->bottom = MAX (frame->bottom, y + 1);
}

static Frame
get_frame (const DungeoneerMap *map)
{
  Frame frame = { -2, -2, 2, 2 };

  for (guint i = 0; i < map->n_places; i++)
    stretch (&frame, map->places[i].x, map->places[i].y);
  frame.left = MAX (frame.left, -DUNGEONEER_REACH);
  frame.top = MAX (frame.top, -DUNGEONEER_REACH);
  frame.right = MIN (frame.right, DUNGEONEER_REACH);
  frame.bottom = MIN (frame.bottom, DUNGEONEER_REACH);
  return frame;
}

static guint32
get_edges (const TmTable *table, guint place)
{
  guint32 edges = 0;

  for (TmSide side = TM_SIDE_UP; side <= TM_SIDE_LEFT; side++)
    switch (dungeoneer_get_exit (table, place, side))
      {
      case EXIT_WALL:
        break;
      case EXIT_UNKNOWN:
        edges |= TM_EDGE (side, TM_EDGE_UNTOLD);
        break;
      default:
        edges |= TM_EDGE (side, TM_EDGE_TUNNEL);
        break;
      }
  return edges;
}

static TmText
describe_lock (gint32 test, gboolean is_locked)
{
  if (test == 0)
    return is_locked ? tm_text (N_ ("locked, number not told"))
                     : tm_text (N_ ("trapped, number not told"));
  return is_locked
             ? tm_text (N_ ("locked, %s or more with %s"),
                        tm_arg_number (DUNGEONEER_TEST_THREAT (test)),
                        tm_arg_word (dungeoneer_stat_words[DUNGEONEER_TEST_STAT (test)].name))
             : tm_text (N_ ("trapped, %s or more with %s"),
                        tm_arg_number (DUNGEONEER_TEST_THREAT (test)),
                        tm_arg_word (dungeoneer_stat_words[DUNGEONEER_TEST_STAT (test)].name));
}

static void
add_marks (TmScene *scene, guint cell, guint place)
{
  const TmTable *table = tm_scene_get_table (scene);

  for (TmSide side = TM_SIDE_UP; side <= TM_SIDE_LEFT; side++)
    {
      DungeoneerExit exit = dungeoneer_get_exit (table, place, side);
      gint32 test = dungeoneer_get_place_value (table, place, PLACE_TEST_N + (guint) side);
      TmNode *mark;

      if (exit != EXIT_LOCKED && exit != EXIT_TRAPPED)
        continue;
      mark = tm_scene_add_mark (scene, cell, side, describe_lock (test, exit == EXIT_LOCKED),
                                exit == EXIT_LOCKED ? "lock" : "spikes",
                                DUNGEONEER_TEST_THREAT (test));
      mark->role = exit == EXIT_LOCKED ? TM_ROLE_STONE : TM_ROLE_TRAP;
      mark->has_value = test != 0;
      if (dungeoneer_get_held (table, place, side) >= 0)
        mark->state |= TM_STATE_SPENT;
    }
}

static void
add_points (TmScene *scene, guint cell, guint place)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 peril = dungeoneer_get_place_value (table, place, PLACE_PERIL);
  gint32 glory = dungeoneer_get_place_value (table, place, PLACE_GLORY);
  gint32 hazard = dungeoneer_get_place_value (table, place, PLACE_HAZARD);
  gint32 test = dungeoneer_get_place_value (table, place, PLACE_HAZARD_TEST);

  if (peril != DUNGEONEER_UNTOLD)
    tm_node_set_value (tm_scene_add_symbol (scene, cell, TM_NODE_GLYPH,
                                            tm_text (N_ ("%s peril"), tm_arg_number (peril)),
                                            "skull", TM_ROLE_WOUND),
                       peril, 0);
  if (glory != DUNGEONEER_UNTOLD)
    tm_node_set_value (tm_scene_add_symbol (scene, cell, TM_NODE_GLYPH,
                                            tm_text (N_ ("%s glory"), tm_arg_number (glory)),
                                            "star", TM_ROLE_TREASURE),
                       glory, 0);
  if (hazard <= HAZARD_NONE)
    return;
  tm_scene_add_symbol (
      scene, cell, TM_NODE_GLYPH,
      test == 0 ? tm_text ("%s", tm_arg_word (dungeoneer_hazard_words[hazard].name))
                : tm_text (N_ ("%s, %s"), tm_arg_word (dungeoneer_hazard_words[hazard].name),
                           tm_arg_number (DUNGEONEER_TEST_THREAT (test))),
      dungeoneer_hazard_words[hazard].symbol, TM_ROLE_TRAP);
  if (test != 0)
    tm_node_set_value (tm_scene_edit_node (scene, tm_scene_get_last (scene)),
                       DUNGEONEER_TEST_THREAT (test), 0);
}

/* Escorts that somebody has left behind. */
static void
add_tokens (TmScene *scene, guint cell, guint at)
{
  static const char *const letters[] = { "A", "B", "C", "D" };
  const TmTable *table = tm_scene_get_table (scene);
  guint first = dungeoneer_get_first (table, PIECE_QUEST);
  guint n = 0;

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS && n < G_N_ELEMENTS (letters);
       quest++)
    if (dungeoneer_get_escort_cell (table, quest) == (int) at)
      {
        TmNode *node = tm_scene_add (scene, cell, TM_NODE_GLYPH, tm_text (letters[n++]));

        node->detail = tm_text (N_ ("left behind: %s"), dungeoneer_name_piece (table, quest));
      }
}

static void
add_pawns (TmScene *scene, guint cell, guint at)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint32 seats = dungeoneer_get_seats_at (table, at);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      TmNode *pawn;

      if (!(seats & 1u << seat))
        continue;
      pawn = tm_scene_add_pawn (scene, cell, (int) seat, tm_text ("%s", tm_arg_seat ((int) seat)));
      if (dungeoneer_get_active (table) == (int) seat)
        pawn->state |= TM_STATE_TURN;
      if (dungeoneer_get (table, COUNTER_FALLEN, seat) != 0)
        pawn->state |= TM_STATE_DARK;
      if (dungeoneer_find_escort (table, seat) >= 0)
        {
          pawn->symbol = "pawn";
          pawn->detail = tm_text (N_ ("with an escort"));
        }
    }
}

static void
add_location (TmScene *scene, guint grid, guint place, guint at)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 type = dungeoneer_get_piece_printed (table, place, LOCATION_TYPE);
  gboolean is_named = tm_table_get_piece_face (table, place) != TM_FACE_UNKNOWN;
  int active = dungeoneer_get_active (table);
  TmNode *node = tm_scene_add (scene, grid, TM_NODE_CELL,
                               is_named ? tm_text ("%s", dungeoneer_name_piece (table, place))
                                        : TM_TEXT_NONE);
  guint cell = tm_scene_get_last (scene);

  node->role = TM_ROLE_STONE;
  node->detail = tm_text ("%s", tm_arg_cell (GRID_MAP, (gint32) at));
  node->edges = get_edges (table, place);
  if (type >= 0 && type < DUNGEONEER_N_LOCATION_TYPES)
    node->symbol = type == LOCATION_GLOOMY ? "gloom" : dungeoneer_location_type_words[type].symbol;
  if (dungeoneer_is_entrance (table, place))
    node->state |= TM_STATE_CURRENT;
  if (active >= 0 && dungeoneer_get_place_value (table, place, PLACE_VISITED) & 1 << active)
    node->state |= TM_STATE_DONE;
  if (type >= 0 && type < DUNGEONEER_N_LOCATION_TYPES)
    tm_scene_add (scene, cell, TM_NODE_TEXT,
                  tm_text ("%s", tm_arg_word (dungeoneer_location_type_words[type].name)));
  if (dungeoneer_is_entrance (table, place))
    tm_scene_add (scene, cell, TM_NODE_TEXT, tm_text (N_ ("entrance")));
  add_points (scene, cell, place);
  add_tokens (scene, cell, at);
  add_marks (scene, cell, place);
  add_pawns (scene, cell, at);
}

/* What a touch of a cell does: the first offer for it. */
static int
find_offer (const TmScene *scene, guint at, DungeoneerPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  int found = -1;

  for (guint i = 0; i < dungeoneer_count_offers (scene); i++)
    if (tm_offers_get (offers, i)->cell == (GRID_MAP << 16 | (int) at))
      {
        placed->placed[i] = TRUE;
        if (found < 0)
          found = (int) i;
      }
  return found;
}

/**
 * dungeoneer_present_map:
 * @scene: a scene
 * @mat: the node it becomes part of
 * @placed: offers that have a place
 *
 * Adds the map as a board of location cards.
 */
void
dungeoneer_present_map (TmScene *scene, guint mat, DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint pieces[DUNGEONEER_N_LOCATIONS];
  DungeoneerMap map;
  Frame frame;
  TmNode *grid;
  guint index;

  dungeoneer_read_table_map (table, &map, pieces);
  frame = get_frame (&map);
  grid = tm_scene_add (scene, mat, TM_NODE_GRID, tm_text (N_ ("Dungeon")));
  index = tm_scene_get_last (scene);
  grid->role = TM_ROLE_STONE;
  grid->symbol = "map";
  grid->max = frame.right - frame.left + 1;
  grid->seat = dungeoneer_get_active (table);
  for (int y = frame.top; y <= frame.bottom; y++)
    for (int x = frame.left; x <= frame.right; x++)
      {
        guint at = (guint) DUNGEONEER_CELL (x, y);
        int place = dungeoneer_map_find (&map, x, y);
        int offer = find_offer (scene, at, placed);
        TmNode *node;
        guint cell;

        if (place >= 0)
          add_location (scene, index, pieces[place], at);
        else
          tm_scene_add (scene, index, TM_NODE_CELL, TM_TEXT_NONE)->detail
              = tm_text ("%s", tm_arg_cell (GRID_MAP, (gint32) at));
        cell = tm_scene_get_last (scene);
        while (tm_scene_get_node (scene, cell)->kind != TM_NODE_CELL)
          cell--;
        node = tm_scene_edit_node (scene, cell);
        node->offer = offer;
        if (offer >= 0)
          node->state |= TM_STATE_CHOSEN;
      }
}
