/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A single location that a question is about, told by touching its sides: "wowo". */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-map.h"
#include "dungeoneer-sketch.h"
#include "tm-params.h"

#define SIDES N_ ("Sides")

/* The card lies in the middle, for its sides to be between two cells. */
#define N_COLUMNS 3
#define N_CELLS 9
#define MIDDLE 4

#define BRUSH(exit, brush_id, brush_name, brush_symbol) \
  [exit] = { .id = (brush_id),                          \
             .name = (brush_name),                      \
             .symbol = (brush_symbol),                  \
             .group = SIDES,                            \
             .target = TM_BRUSH_EDGE }

static const TmBrush brushes[] = {
  BRUSH (EXIT_OPEN, "open", TM_WORD ("dungeoneer exit", "open exit"), "passage"),
  BRUSH (EXIT_WALL, "wall", TM_WORD ("dungeoneer exit", "wall"), "wall"),
  BRUSH (EXIT_LOCKED, "locked", TM_WORD ("dungeoneer exit", "locked exit"), "key"),
  BRUSH (EXIT_TRAPPED, "trapped", TM_WORD ("dungeoneer exit", "trapped exit"), "spikes"),
  BRUSH (EXIT_UNKNOWN, "unknown", TM_WORD ("dungeoneer exit", "not told"), "rules"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (brushes) == DUNGEONEER_N_EXITS);

/* Nothing is told of it before anything was drawn. */
static gboolean
read_card (const char *line, DungeoneerSides *sides)
{
  return dungeoneer_read_sides (*line != '\0' ? line : "uuuu", sides);
}

static gboolean
check (const char *line, GError **error)
{
  g_autofree char *shown = NULL;
  DungeoneerSides sides;

  if (read_card (line, &sides))
    return TRUE;
  shown = tm_words_dup_shown (line);
  g_set_error (
      error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
      /* Translators: the sides of a card in four letters, and what would be right: “wox” is
                * not accepted; accepted is … */
      _ ("“%s” is not accepted; accepted is %s"), shown,
      _ ("the sides north, east, south, west, each o, w, b, l or u"));
  return FALSE;
}

/* The side of the card that is touched, from it or from the empty cell beside it; -1: none. */
static int
find_side (guint cell, int side)
{
  static const guint beside[TM_N_SIDES] = { 1, 5, 7, 3 };

  if (side < 0 || cell == MIDDLE)
    return side;
  for (int other = 0; other < TM_N_SIDES; other++)
    if (beside[other] == cell && side == (other + 2) % TM_N_SIDES)
      return other;
  return -1;
}

static char *
paint (const char *line, guint brush, const TmArgs *choices, guint cell, int side)
{
  char letters[TM_N_SIDES + 1];
  DungeoneerSides sides;
  int touched = find_side (cell, side);

  (void) choices;
  if (touched < 0 || !read_card (line, &sides))
    return NULL;
  sides.exits[touched] = (guint8) (sides.exits[touched] == brush ? EXIT_UNKNOWN : brush);
  dungeoneer_spell_sides (sides, letters);
  return brush == EXIT_UNKNOWN && g_str_equal (letters, line) ? NULL : g_strdup (letters);
}

static void
present (TmScene *scene, const char *line, int brush)
{
  guint grid
      = dungeoneer_present_board (scene, tm_text (TM_WORD ("dungeoneer", "Location")), N_COLUMNS);
  DungeoneerSides sides;

  if (!read_card (line, &sides))
    return;
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      guint index = tm_scene_get_last (scene) + 1;

      if (cell != MIDDLE)
        {
          tm_scene_add (scene, grid, TM_NODE_CELL, TM_TEXT_NONE);
          continue;
        }
      dungeoneer_present_card (scene, grid, sides, tm_text (TM_WORD ("dungeoneer", "Location")));
      for (guint side = 0; side < TM_N_SIDES && brush >= 0; side++)
        tm_scene_edit_node (scene, index)->edges |= TM_EDGE (side, TM_EDGE_LIT);
    }
}

static TmText
describe (const char *line)
{
  TmTextArg words[TM_N_SIDES];
  DungeoneerSides sides;

  if (!read_card (line, &sides))
    return TM_TEXT_NONE;
  for (guint side = 0; side < TM_N_SIDES; side++)
    words[side] = tm_arg_word (dungeoneer_exit_words[sides.exits[side]].name);
  return tm_text (N_ ("North: %s; east: %s; south: %s; west: %s"), words[TM_SIDE_UP],
                  words[TM_SIDE_RIGHT], words[TM_SIDE_DOWN], words[TM_SIDE_LEFT]);
}

const TmSketch dungeoneer_card_sketch = {
  .brushes = brushes,
  .n_brushes = G_N_ELEMENTS (brushes),
  .check = check,
  .paint = paint,
  .present = present,
  .describe = describe,
};
