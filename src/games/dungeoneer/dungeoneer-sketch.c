/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The map that a question is about, told by touching a board of location cards, and a single location.
 * Every touch reads the line, alters the map and spells it again. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeoneer-private.h"
#include "dungeoneer-questions-map.h"
#include "dungeoneer-sketch.h"

#define LOCATIONS TM_WORD ("dungeoneer", "Locations")
#define SIDES N_ ("Sides")

enum
{
  BRUSH_LOCATION,
  BRUSH_ENTRANCE,
  BRUSH_SIDE,
  N_BRUSHES,
};

/* The parameters of the brushes, by index; those of a location are its sides. */
enum
{
  SIDE_KIND,
  SIDE_OF,
};

/* Which card of two that lie side by side. */
static const TmWord sides_of[] = {
  { "first", N_ ("the card above, or on the left"), NULL },
  { "second", N_ ("the card below, or on the right"), NULL },
};

#define EXIT_PARAM(param_id, param_name) \
  { .id = (param_id),                    \
    .name = (param_name),                \
    .kind = TM_PARAM_CHOICE,             \
    .is_optional = TRUE,                 \
    .words = dungeoneer_exit_words,      \
    .n_words = DUNGEONEER_N_EXITS,       \
    .standard = "open" }

static const TmParam location_params[] = {
  [TM_SIDE_UP] = EXIT_PARAM ("north", N_ ("To the north")),
  [TM_SIDE_RIGHT] = EXIT_PARAM ("east", N_ ("To the east")),
  [TM_SIDE_DOWN] = EXIT_PARAM ("south", N_ ("To the south")),
  [TM_SIDE_LEFT] = EXIT_PARAM ("west", N_ ("To the west")),
};

static const TmParam side_params[] = {
  [SIDE_KIND] = { .id = "kind",
                  .name = N_ ("What is there"),
                  .kind = TM_PARAM_CHOICE,
                  .is_optional = TRUE,
                  .words = dungeoneer_exit_words,
                  .n_words = DUNGEONEER_N_EXITS,
                  .standard = "wall" },
  [SIDE_OF] = TM_CHOICE_OR ("of", N_ ("Between two cards, on"), sides_of, "first"),
};

static const TmBrush brushes[] = {
  [BRUSH_LOCATION] = { .id = "location",
                       .name = TM_WORD ("dungeoneer", "Location"),
                       .symbol = "map",
                       .group = LOCATIONS,
                       .target = TM_BRUSH_CELL,
                       .params = location_params,
                       .n_params = G_N_ELEMENTS (location_params) },
  [BRUSH_ENTRANCE] = { .id = "entrance",
                       .name = TM_WORD ("dungeoneer", "Entrance"),
                       .symbol = "door",
                       .group = LOCATIONS,
                       .target = TM_BRUSH_CELL },
  [BRUSH_SIDE] = { .id = "side",
                   .name = N_ ("A side"),
                   .symbol = "passage",
                   .group = SIDES,
                   .target = TM_BRUSH_EDGE,
                   .params = side_params,
                   .n_params = G_N_ELEMENTS (side_params) },
};

G_STATIC_ASSERT (G_N_ELEMENTS (brushes) == N_BRUSHES);
G_STATIC_ASSERT (G_N_ELEMENTS (location_params) == TM_N_SIDES);

/* What is shown: all cards with a ring of empty cells around them. */
typedef struct
{
  int x;
  int y;
  guint n_columns;
  guint n_rows;
} Frame;

static void
find_frame (const DungeoneerMap *map, Frame *frame)
{
  int left = 0, right = 0, top = 0, bottom = 0;

  for (guint i = 0; i < map->n_places; i++)
    {
      const DungeoneerPlace *place = &map->places[i];

      left = i == 0 ? place->x : MIN (left, place->x);
      right = i == 0 ? place->x : MAX (right, place->x);
      top = i == 0 ? place->y : MIN (top, place->y);
      bottom = i == 0 ? place->y : MAX (bottom, place->y);
    }
  left = MAX (left - 1, -DUNGEONEER_REACH);
  right = MIN (right + 1, DUNGEONEER_REACH);
  top = MAX (top - 1, -DUNGEONEER_REACH);
  bottom = MIN (bottom + 1, DUNGEONEER_REACH);
  *frame = (Frame) { left, top, (guint) (right - left + 1), (guint) (bottom - top + 1) };
}

static void
step (int *x, int *y, TmSide side)
{
  *x += side == TM_SIDE_RIGHT ? 1 : side == TM_SIDE_LEFT ? -1 : 0;
  *y += side == TM_SIDE_DOWN ? 1 : side == TM_SIDE_UP ? -1 : 0;
}

/* Lines */

static gboolean
check (const char *line, GError **error)
{
  DungeoneerMap map;

  return dungeoneer_read_map (line, &map, NULL, error);
}

/* After a shift, locations may lie where others do: then the judge says so. */
static gboolean
check_shifted (const char *line, GError **error)
{
  DungeoneerMap map;
  gboolean has_overlap;

  return dungeoneer_read_map (line, &map, &has_overlap, error);
}

/* Reads a line; @rest gets the entries of cells in which another location lies, each with a comma in
 * front. */
static void
read_line (const char *line, DungeoneerMap *map, GString *rest)
{
  g_auto (GStrv) entries = g_strsplit (line, ",", -1);
  gboolean has_overlap;

  dungeoneer_map_init (map);
  for (char **entry = entries; *entry != NULL; entry++)
    {
      DungeoneerMap alone;
      const DungeoneerPlace *place = &alone.places[0];

      if (!dungeoneer_read_map (*entry, &alone, &has_overlap, NULL))
        continue;
      if (!dungeoneer_map_add (map, place->x, place->y, place->sides, place->is_entrance))
        g_string_append_printf (rest, ",%s", *entry);
    }
}

/* What lay under a location that was taken away is the first one there now. */
static char *
dup_line (const DungeoneerMap *map, const GString *rest)
{
  g_autofree char *line = dungeoneer_dup_map (map);

  return *line == '\0' && rest->len > 0 ? g_strdup (rest->str + 1)
                                        : g_strconcat (line, rest->str, NULL);
}

/* Painting */

static guint8
get_chosen (const TmArgs *choices, guint param, guint8 usual)
{
  return choices != NULL && tm_args_has (choices, param) ? (guint8) tm_args_get (choices, param)
                                                         : usual;
}

static void
take_away (DungeoneerMap *map, guint place)
{
  DungeoneerMap left;

  dungeoneer_map_init (&left);
  for (guint i = 0; i < map->n_places; i++)
    if (i != place)
      dungeoneer_map_add (&left, map->places[i].x, map->places[i].y, map->places[i].sides,
                          map->places[i].is_entrance);
  *map = left;
}

/* Lays a location; over another it changes the sides, over one that is the same it takes it away. */
static gboolean
paint_location (DungeoneerMap *map, const TmArgs *choices, int x, int y)
{
  int place = dungeoneer_map_find (map, x, y);
  DungeoneerSides sides;

  for (guint side = 0; side < TM_N_SIDES; side++)
    sides.exits[side] = get_chosen (choices, side, EXIT_OPEN);
  if (place < 0)
    return dungeoneer_map_add (map, x, y, sides, map->n_places == 0);
  if (memcmp (&map->places[place].sides, &sides, sizeof sides) == 0)
    take_away (map, (guint) place);
  else
    map->places[place].sides = sides;
  return TRUE;
}

static gboolean
paint_entrance (DungeoneerMap *map, int x, int y)
{
  int place = dungeoneer_map_find (map, x, y);

  if (place < 0)
    return FALSE;
  map->places[place].is_entrance = !map->places[place].is_entrance;
  return TRUE;
}

/* A touch between two cells is meant for the card that lies there; for the chosen one if there are two.
 * What is there already becomes an exit again, or a wall. */
static gboolean
paint_side (DungeoneerMap *map, const TmArgs *choices, int x, int y, TmSide side)
{
  guint8 kind = get_chosen (choices, SIDE_KIND, EXIT_WALL);
  gboolean wants_second = get_chosen (choices, SIDE_OF, 0) == 1;
  gboolean is_first = side == TM_SIDE_RIGHT || side == TM_SIDE_DOWN;
  int here = dungeoneer_map_find (map, x, y);
  int beyond;
  guint8 *exit;

  step (&x, &y, side);
  beyond = dungeoneer_map_find (map, x, y);
  if (here < 0 && beyond < 0)
    return FALSE;
  if (here < 0 || (beyond >= 0 && is_first == wants_second))
    exit = &map->places[beyond].sides.exits[(side + 2) % TM_N_SIDES];
  else
    exit = &map->places[here].sides.exits[side];
  if (*exit != kind)
    *exit = kind;
  else
    *exit = kind == EXIT_OPEN ? EXIT_WALL : EXIT_OPEN;
  return TRUE;
}

static char *
paint (const char *line, guint brush, const TmArgs *choices, guint cell, int side)
{
  gboolean wants_side = brushes[brush].target != TM_BRUSH_CELL;
  g_autoptr (GString) rest = g_string_new (NULL);
  gboolean is_painted;
  DungeoneerMap map;
  Frame frame;
  int x, y;

  read_line (line, &map, rest);
  find_frame (&map, &frame);
  if (cell >= frame.n_columns * frame.n_rows || wants_side != (side >= 0))
    return NULL;
  x = frame.x + (int) (cell % frame.n_columns);
  y = frame.y + (int) (cell / frame.n_columns);
  if (brush == BRUSH_LOCATION)
    is_painted = paint_location (&map, choices, x, y);
  else if (brush == BRUSH_ENTRANCE)
    is_painted = paint_entrance (&map, x, y);
  else
    is_painted = paint_side (&map, choices, x, y, (TmSide) side);
  return is_painted ? dup_line (&map, rest) : NULL;
}

/* Showing */

static guint32
get_edges (DungeoneerSides sides)
{
  guint32 edges = 0;

  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (sides.exits[side] == EXIT_UNKNOWN)
      edges |= TM_EDGE (side, TM_EDGE_UNTOLD);
    else if (sides.exits[side] != EXIT_WALL)
      edges |= TM_EDGE (side, TM_EDGE_TUNNEL);
  return edges;
}

/* Locks and traps lie over the exits. */
static void
add_marks (TmScene *scene, guint cell, DungeoneerSides sides)
{
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (sides.exits[side] == EXIT_LOCKED || sides.exits[side] == EXIT_TRAPPED)
      {
        const TmWord *word = &dungeoneer_exit_words[sides.exits[side]];
        TmNode *mark = tm_scene_add_mark (
            scene, cell, side, tm_text ("%s", tm_arg_word (word->name)), word->symbol, 0);

        if (sides.exits[side] == EXIT_TRAPPED)
          mark->role = TM_ROLE_TRAP;
      }
}

/**
 * dungeoneer_present_card:
 * @scene: a scene
 * @grid: index of a board of location cards
 * @sides: the sides of the card, as it lies
 * @name: the name of its place
 *
 * Adds a card of which only the sides are known.
 *
 * Returns: the index of the card
 */
guint
dungeoneer_present_card (TmScene *scene, guint grid, DungeoneerSides sides, TmText name)
{
  TmNode *node = tm_scene_add (scene, grid, TM_NODE_CELL, TM_TEXT_NONE);
  guint index = tm_scene_get_last (scene);

  node->role = TM_ROLE_STONE;
  node->detail = name;
  node->edges = get_edges (sides);
  add_marks (scene, index, sides);
  return index;
}

/**
 * dungeoneer_present_board:
 * @scene: a scene
 * @label: the name of the board
 * @n_columns: how many columns it has
 *
 * Adds a board of location cards; its cells have to follow.
 *
 * Returns: the index of the board
 */
guint
dungeoneer_present_board (TmScene *scene, TmText label, guint n_columns)
{
  TmNode *grid = tm_scene_add (scene, 0, TM_NODE_GRID, label);

  grid->role = TM_ROLE_STONE;
  grid->symbol = "map";
  grid->max = (gint32) n_columns;
  return tm_scene_get_last (scene);
}

/* Two locations in one place: only the first is shown. */
static gboolean
lies_twice (const GString *rest, int x, int y)
{
  g_autofree char *entry = g_strdup_printf (",%d:%d:", x, y);

  return strstr (rest->str, entry) != NULL;
}

static void
add_place (TmScene *scene, guint grid, const DungeoneerPlace *place, gboolean is_twice, TmText name)
{
  guint index = dungeoneer_present_card (scene, grid, place->sides, name);

  if (place->is_entrance)
    {
      tm_scene_edit_node (scene, index)->state |= TM_STATE_CURRENT;
      tm_scene_add (scene, index, TM_NODE_TEXT, tm_text (N_ ("an entrance")));
    }
  if (is_twice)
    {
      tm_scene_edit_node (scene, index)->state |= TM_STATE_WARNING;
      tm_scene_add (scene, index, TM_NODE_TEXT, tm_text (N_ ("another location lies there, too")));
    }
}

/* Where a further location can be joined. */
static gboolean
can_join (const DungeoneerMap *map, int x, int y)
{
  if (map->n_places == 0)
    return x == 0 && y == 0;
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    {
      int beside_x = x, beside_y = y;

      step (&beside_x, &beside_y, side);
      if (dungeoneer_map_find (map, beside_x, beside_y) >= 0)
        return TRUE;
    }
  return FALSE;
}

/* Lights what a brush can touch: empty places, cards, or the sides of cards. */
static void
light (TmNode *node, const DungeoneerMap *map, int brush, int x, int y)
{
  gboolean is_card = dungeoneer_map_find (map, x, y) >= 0;

  if (brush == BRUSH_LOCATION ? !is_card && can_join (map, x, y)
                              : brush == BRUSH_ENTRANCE && is_card)
    node->state |= TM_STATE_CHOSEN;
  for (TmSide side = 0; side < TM_N_SIDES && brush == BRUSH_SIDE; side++)
    if (is_card)
      node->edges |= TM_EDGE (side, TM_EDGE_LIT);
}

static void
present (TmScene *scene, const char *line, int brush)
{
  g_autoptr (GString) rest = g_string_new (NULL);
  DungeoneerMap map;
  Frame frame;
  guint grid;

  read_line (line, &map, rest);
  find_frame (&map, &frame);
  grid = dungeoneer_present_board (scene, tm_text (TM_WORD ("dungeoneer", "Map")), frame.n_columns);
  for (guint i = 0; i < frame.n_columns * frame.n_rows; i++)
    {
      int x = frame.x + (int) (i % frame.n_columns);
      int y = frame.y + (int) (i / frame.n_columns);
      TmText name = tm_text ("%s", tm_arg_cell (GRID_MAP, (guint) DUNGEONEER_CELL (x, y)));
      int place = dungeoneer_map_find (&map, x, y);
      guint cell = tm_scene_get_last (scene) + 1;

      if (place >= 0)
        add_place (scene, grid, &map.places[place], lies_twice (rest, x, y), name);
      else
        tm_scene_add (scene, grid, TM_NODE_CELL, TM_TEXT_NONE)->detail = name;
      light (tm_scene_edit_node (scene, cell), &map, brush, x, y);
    }
}

static TmText
describe (const char *line)
{
  g_autoptr (GString) rest = g_string_new (NULL);
  gint32 n_entrances = 0;
  gint32 n_twice = 0;
  DungeoneerMap map;

  read_line (line, &map, rest);
  for (const char *at = strchr (rest->str, ','); at != NULL; at = strchr (at + 1, ','))
    n_twice++;
  for (guint i = 0; i < map.n_places; i++)
    n_entrances += map.places[i].is_entrance ? 1 : 0;
  return tm_text (N_ ("Locations: %s; entrances: %s"),
                  tm_arg_number ((gint32) map.n_places + n_twice), tm_arg_number (n_entrances));
}

const TmSketch dungeoneer_map_sketch = {
  .brushes = brushes,
  .n_brushes = N_BRUSHES,
  .check = check,
  .paint = paint,
  .present = present,
  .describe = describe,
};

const TmSketch dungeoneer_shift_sketch = {
  .brushes = brushes,
  .n_brushes = N_BRUSHES,
  .check = check_shifted,
  .paint = paint,
  .present = present,
  .describe = describe,
};
