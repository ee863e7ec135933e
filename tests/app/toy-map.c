/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "toy-stage.h"

/* A dungeon on paper: 42 rooms, below them the ways in */

#define DUNGEON_COLUMNS 6
#define DUNGEON_ROWS 7

/* From the top: row 7. A room is what it holds, one letter for each mark:
 * 3, 4, 5 a minion of that level, h a hero, p a potion, i an item, t a trap, l a level,
 * A to H a gem; m a monster's room. */
static const char *const rooms[DUNGEON_ROWS][DUNGEON_COLUMNS] = {
  { "G", "5hp", "t", "4hi", "m", "F" },  { "3h", "p", "4hl", "", "tp", "5hi" },
  { "tp", "m", "C", "3hp", "4h", "p" },  { "4hiB", "t", "3h", "m", "E", "tl" },
  { "p", "3h", "", "5hD", "t", "4hp" },  { "", "tp", "3hp", "A", "3h", "pi" },
  { "tH", "3hl", "", "3hp", "ti", "p" },
};

/* The way of the team from below C1, and where it may go from C2. */
static const struct
{
  char column;
  int row;
  guint trail;
} trail[] = {
  { 'C', 0, 1 << TM_SIDE_UP },
  { 'C', 1, 1 << TM_SIDE_DOWN | 1 << TM_SIDE_RIGHT },
  { 'D', 1, 1 << TM_SIDE_LEFT | 1 << TM_SIDE_RIGHT },
  { 'E', 1, 1 << TM_SIDE_LEFT | 1 << TM_SIDE_RIGHT },
  { 'F', 1, 1 << TM_SIDE_LEFT | 1 << TM_SIDE_UP },
  { 'F', 2, 1 << TM_SIDE_DOWN | 1 << TM_SIDE_RIGHT },
  { 'A', 2, 1 << TM_SIDE_LEFT | 1 << TM_SIDE_RIGHT },
  { 'B', 2, 1 << TM_SIDE_LEFT | 1 << TM_SIDE_UP | 1 << TM_SIDE_RIGHT },
  { 'B', 3, 1 << TM_SIDE_DOWN },
  { 'C', 2, 1 << TM_SIDE_LEFT },
};

static const struct
{
  char column;
  int row;
  TmSide side;
  guint flags;
} edges[] = {
  { 'A', 2, TM_SIDE_LEFT, TM_EDGE_WALL | TM_EDGE_PASSAGE },
  { 'F', 2, TM_SIDE_RIGHT, TM_EDGE_WALL | TM_EDGE_PASSAGE },
  { 'A', 3, TM_SIDE_RIGHT, TM_EDGE_WALL },
  { 'A', 4, TM_SIDE_RIGHT, TM_EDGE_WALL },
  { 'B', 5, TM_SIDE_UP, TM_EDGE_WALL },
  { 'C', 5, TM_SIDE_UP, TM_EDGE_WALL },
  { 'C', 5, TM_SIDE_RIGHT, TM_EDGE_WALL },
  { 'C', 2, TM_SIDE_UP, TM_EDGE_WALL | TM_EDGE_LIT },
  { 'C', 1, TM_SIDE_UP, TM_EDGE_WALL },
  { 'D', 3, TM_SIDE_UP, TM_EDGE_WALL | TM_EDGE_ADDED },
  { 'E', 3, TM_SIDE_UP, TM_EDGE_WALL | TM_EDGE_ADDED },
  { 'E', 6, TM_SIDE_LEFT, TM_EDGE_WALL | TM_EDGE_ADDED },
  { 'E', 4, TM_SIDE_RIGHT, TM_EDGE_WATER },
  { 'E', 5, TM_SIDE_RIGHT, TM_EDGE_WATER },
  { 'E', 6, TM_SIDE_RIGHT, TM_EDGE_WATER | TM_EDGE_WALL },
  { 'E', 7, TM_SIDE_RIGHT, TM_EDGE_WATER },
  { 'A', 5, TM_SIDE_UP, TM_EDGE_WATER },
  { 'D', 2, TM_SIDE_LEFT, TM_EDGE_WATER | TM_EDGE_LIT },
  { 'D', 4, TM_SIDE_RIGHT, TM_EDGE_WALL | TM_EDGE_PASSAGE },
};

static void
add_mark (TmStage *stage, guint cell, char letter, gboolean is_visited)
{
  static const struct
  {
    char letter;
    const char *symbol;
    const char *label;
    TmRole role;
  } marks[] = {
    { '3', "goblin", "Goblin", TM_ROLE_MONSTER },  { '4', "skeleton", "Skeleton", TM_ROLE_MONSTER },
    { '5', "ghost", "Ghost", TM_ROLE_MONSTER },    { 'h', "thief", "Rogue", TM_ROLE_NONE },
    { 'p', "potion", "Potion", TM_ROLE_LIFE },     { 'i', "ring", "Item", TM_ROLE_TREASURE },
    { 'l', "level", "Level", TM_ROLE_LIFE },       { 't', "spikes", "Trap", TM_ROLE_TRAP },
    { 'm', "dragon", "Monster", TM_ROLE_MONSTER },
  };
  const char name[] = { letter, '\0' };
  TmPart *part = tm_stage_add (stage, cell, TM_NODE_GLYPH, name);

  part->role = TM_ROLE_VAULT;
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i].letter == letter)
      {
        g_set_str (&part->label, marks[i].label);
        part->symbol = marks[i].symbol;
        part->role = marks[i].role;
      }
  part->has_value = g_ascii_isdigit (letter);
  part->value = g_ascii_digit_value (letter);
  part->state = is_visited && letter != 't' ? TM_STATE_DONE : 0;
}

static void
add_way (TmPart *cell, char column, int row)
{
  cell->state = row == 0 ? TM_STATE_SPENT : 0;
  for (guint i = 0; i < G_N_ELEMENTS (trail); i++)
    if (trail[i].column == column && trail[i].row == row)
      {
        cell->trail = trail[i].trail;
        cell->state = TM_STATE_DONE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    if (edges[i].column == column && edges[i].row == row)
      cell->edges |= TM_EDGE (edges[i].side, edges[i].flags);
  /* Rock all around, and ways in below. */
  if (row == 1)
    cell->edges |= TM_EDGE (TM_SIDE_DOWN, TM_EDGE_WALL | TM_EDGE_PASSAGE);
  if (row == DUNGEON_ROWS)
    cell->edges |= TM_EDGE (TM_SIDE_UP, TM_EDGE_WALL);
  if (column == 'A' && row > 0)
    cell->edges |= TM_EDGE (TM_SIDE_LEFT, TM_EDGE_WALL);
  if (column == 'F' && row > 0)
    cell->edges |= TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_WALL);
}

static void
add_room (TmStage *stage, guint grid, char column, int row, gboolean is_editor)
{
  const char *holds = row > 0 ? rooms[DUNGEON_ROWS - row][column - 'A'] : "";
  g_autofree char *name = g_strdup_printf ("%c%d", column, row);
  g_autofree char *sentence = g_strdup_printf ("%s: %s", name,
                                               row == 0         ? "way in"
                                               : *holds == '\0' ? "empty"
                                                                : "room");
  TmPart *cell = tm_stage_add (stage, grid, TM_NODE_CELL, sentence);
  guint index = tm_stage_get_last (stage);
  gboolean is_visited;

  g_set_str (&cell->detail, name);
  add_way (cell, column, row);
  is_visited = tm_part_is (cell, TM_STATE_DONE);
  cell->role = strchr (holds, 'm') != NULL ? TM_ROLE_MONSTER : TM_ROLE_NONE;
  cell->offer = is_editor ? 100 + row * DUNGEON_COLUMNS + (column - 'A') : -1;
  if (column == 'C' && row == 2)
    cell->state = TM_STATE_CURRENT | TM_STATE_DONE;
  if (!is_editor && ((column == 'D' && row == 2) || (column == 'C' && row == 3)))
    cell->state = TM_STATE_CHOSEN;
  if (tm_part_is (cell, TM_STATE_CHOSEN))
    {
      cell->offer = 50 + row;
      cell->action = g_strdup_printf ("Walk to %s", name);
    }
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (row > 0 && (is_editor || (TM_EDGE_GET (cell->edges, side) & TM_EDGE_LIT) != 0))
      {
        cell->sides[side].offer = 200 + row * 100 + (column - 'A') * 10 + (int) side;
        cell->sides[side].action = g_strdup_printf ("Cross from %s", name);
      }
  for (; *holds != '\0'; holds++)
    add_mark (stage, index, *holds, is_visited);
}

/**
 * toy_stage_create_dungeon:
 * @is_editor: whether every room and every side can be touched, to draw the map
 *
 * Makes a table with a map: walls, water, a tunnel, a way that was gone, and the next steps.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_dungeon (gboolean is_editor)
{
  TmStage *stage = tm_stage_new ();
  TmPart *part = tm_stage_add (stage, 0, TM_NODE_BANNER, "Anna walks: 1 step left");
  guint mat, grid;

  g_set_str (&part->detail, "Touch a room that is lit.");
  g_set_str (&part->action, "Stop Here");
  part->offer = 1;
  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  mat = tm_stage_get_last (stage);
  part = tm_stage_add (stage, mat, TM_NODE_GRID, "Dungeon");
  grid = tm_stage_get_last (stage);
  part->max = DUNGEON_COLUMNS;
  part->has_value = TRUE;
  part->seat = 0;
  part->look = 0;
  for (int row = DUNGEON_ROWS; row >= 0; row--)
    for (char column = 'A'; column < 'A' + DUNGEON_COLUMNS; column++)
      add_room (stage, grid, column, row, is_editor);
  part = tm_stage_add (stage, 0, TM_NODE_SEAT, "Anna");
  part->seat = part->look = 0;
  part->state = TM_STATE_TURN;
  tm_stage_finish (stage);
  return stage;
}

#define MINE_SIZE 9

/* One of the rows of the mine is walked to and fro. */
static void
add_mine_step (TmPart *cell, int i, int at)
{
  int row = MINE_SIZE / 2 * MINE_SIZE;

  if (i < row || i > row + at)
    {
      cell->state = i == row + at + 1 ? TM_STATE_CHOSEN : 0;
      cell->offer = i == row + at + 1 ? i : -1;
      return;
    }
  cell->state = i == row + at ? TM_STATE_DONE | TM_STATE_CURRENT : TM_STATE_DONE;
  cell->trail = (i > row ? 1u << TM_SIDE_LEFT : 0) | (i < row + at ? 1u << TM_SIDE_RIGHT : 0);
  if (i != row + at)
    return;
  cell->edges |= TM_EDGE (TM_SIDE_UP, TM_EDGE_LIT);
  cell->sides[TM_SIDE_UP].offer = 100 + i;
}

/**
 * toy_stage_create_mine:
 * @step: any number; a different one makes a different map of the same shape
 * @is_other: whether another step changes all cells, not only those around the team
 *
 * Makes a table with a map of 9 × 9 cells and something on all of them, to measure how long a change
 * takes to the screen.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_mine (int step, gboolean is_other)
{
  static const char marks[] = "345hpiltm";
  static const guint flags[] = { TM_EDGE_WALL, TM_EDGE_WATER, TM_EDGE_WALL | TM_EDGE_ADDED, 0, 0 };
  TmStage *stage = tm_stage_new ();
  int turn = is_other ? step : 0;
  guint grid;
  TmPart *part;

  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  part = tm_stage_add (stage, tm_stage_get_last (stage), TM_NODE_GRID, "Mine");
  grid = tm_stage_get_last (stage);
  part->max = MINE_SIZE;
  part->look = 1;
  for (int i = 0; i < MINE_SIZE * MINE_SIZE; i++)
    {
      g_autofree char *name = g_strdup_printf ("%c%d", 'A' + i % MINE_SIZE, i / MINE_SIZE + 1);
      TmPart *cell = tm_stage_add (stage, grid, TM_NODE_CELL, name);
      guint index = tm_stage_get_last (stage);
      gboolean is_visited;

      g_set_str (&cell->detail, name);
      cell->edges = TM_EDGE (i % 2 == 0 ? TM_SIDE_RIGHT : TM_SIDE_DOWN,
                             flags[(i * 7 + turn) % (int) G_N_ELEMENTS (flags)]);
      add_mine_step (cell, i, step % (MINE_SIZE - 1));
      is_visited = tm_part_is (cell, TM_STATE_DONE);
      for (int k = 0; k < 3; k++)
        add_mark (stage, index, marks[(i + k + turn) % MINE_SIZE], is_visited);
    }
  tm_stage_finish (stage);
  return stage;
}
