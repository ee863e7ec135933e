/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-stage.h"

/* A mine of 9 × 9 cells, as it is in the middle of a game */

#define SIZE 9
#define UP (1 << TM_SIDE_UP)
#define RIGHT (1 << TM_SIDE_RIGHT)
#define DOWN (1 << TM_SIDE_DOWN)
#define LEFT (1 << TM_SIDE_LEFT)

static const char *const names[] = { "Anna", "Boris", "Vera", "Gleb" };

/* By the letters of the map: the sides that are open, and what is printed there. */
static const char *const tunnels[SIZE] = {
  /* a .. i, row 9 first: hexadecimal sets of sides, "." was never dug. */
  "....5....", "...6fAC..", ".6A95.5..", ".5..7ABC.", "ABAAD..7A",
  "....5..5.", ".3AC53E9.", "...3D.5..", "....5.3..",
};

static const struct
{
  const char *cell;
  const char *symbol;
  const char *label;
} events[] = {
  { "f8", "find", "Find" },        { "g7", "boom", "Boom" },     { "g6", "boom", "Boom" },
  { "h6", "find", "Find" },        { "c5", "portal", "Portal" }, { "b6", "find", "Find" },
  { "b7", "blackgem", "Crystal" }, { "d7", "boom", "Boom" },     { "e4", "find", "Find" },
  { "c3", "boom", "Boom" },        { "b3", "exit", "Exit" },     { "h4", "boom", "Boom" },
  { "h3", "portal", "Portal" },    { "f3", "find", "Find" },     { "g2", "pit", "Pit" },
};

static void
get_name (char name[3], int index)
{
  name[0] = (char) ('a' + index % SIZE);
  name[1] = (char) ('9' - index / SIZE);
  name[2] = '\0';
}

static gboolean
is_at (int index, const char *name)
{
  return index == ('9' - name[1]) * SIZE + name[0] - 'a';
}

static TmPart *
add_thing (TmStage *stage, guint place, TmNodeKind kind, const char *label, const char *symbol)
{
  TmPart *part = tm_stage_add (stage, place, kind, label);

  part->symbol = symbol;
  return part;
}

static void
add_pawn (TmStage *stage, guint place, int seat, const char *symbol, guint state)
{
  TmPart *part = add_thing (stage, place, TM_NODE_PAWN, names[seat], symbol);

  part->seat = part->look = seat;
  part->state = state;
  if (symbol != NULL)
    g_set_str (&part->detail, "carries a crystal");
}

static void
add_number (TmStage *stage, guint place, int number)
{
  TmPart *part = add_thing (stage, place, TM_NODE_GLYPH, "A lost fight ends here with", NULL);

  part->has_value = TRUE;
  part->value = number;
  part->state = TM_STATE_CHOSEN;
}

static void
add_offer (TmStage *stage, guint place, int offer, const char *action)
{
  TmPart *part = (TmPart *) tm_stage_get (stage, place);

  part->state |= TM_STATE_CHOSEN;
  part->offer = offer;
  g_set_str (&part->action, action);
}

static void
add_tile (TmPart *cell, int index)
{
  char letter = tunnels[index / SIZE][index % SIZE];
  int open = g_ascii_xdigit_value (letter);

  if (letter == '.')
    return;
  cell->role = TM_ROLE_STONE;
  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((open >> side & 1) != 0)
      cell->edges |= TM_EDGE (side, TM_EDGE_TUNNEL);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (is_at (index, events[i].cell))
      {
        cell->symbol = events[i].symbol;
        g_set_str (&cell->label, events[i].label);
      }
}

static void
add_way (TmPart *cell, int index)
{
  static const struct
  {
    const char *cell;
    guint trail;
  } ways[] = { { "g6", UP }, { "g7", DOWN | UP }, { "g8", DOWN | LEFT }, { "f8", RIGHT } };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (is_at (index, ways[i].cell))
      {
        cell->trail = ways[i].trail;
        cell->has_value = i > 0;
        cell->value = (gint32) i;
        cell->seat = cell->look = 2;
      }
}

/* The flight of the mock-up. */
static void
add_flight (TmStage *stage, guint cell, int index)
{
  if (is_at (index, "f8"))
    {
      add_number (stage, cell, 3);
      add_offer (stage, cell, 5, "Flee to f8");
    }
  if (is_at (index, "e7"))
    add_thing (stage, cell, TM_NODE_GLYPH, "Rubble", "rubble");
  if (is_at (index, "h4"))
    add_thing (stage, cell, TM_NODE_GLYPH, "Boom token", "boom");
  if (is_at (index, "g6"))
    {
      add_pawn (stage, cell, 2, NULL, TM_STATE_TURN);
      add_thing (stage, cell, TM_NODE_GLYPH, "Ghost", "ghost");
    }
  if (is_at (index, "d3"))
    add_pawn (stage, cell, 0, "blackgem", 0);
  if (is_at (index, "b7"))
    {
      ((TmPart *) tm_stage_get (stage, cell))->state = TM_STATE_SPENT;
      add_pawn (stage, cell, 1, "blackgem", TM_STATE_WAITING);
    }
  if (is_at (index, "g2"))
    add_pawn (stage, cell, 3, NULL, TM_STATE_WAITING);
  if (is_at (index, "b3"))
    ((TmPart *) tm_stage_get (stage, cell))->state = TM_STATE_CURRENT;
}

/* As much of everything as there can be. */
static void
add_crowd (TmStage *stage, guint cell, int index)
{
  static const char *const lit[] = { "e6", "d8", "h1" };

  for (int seat = 0; seat < 4; seat++)
    {
      if (is_at (index, "e5"))
        add_pawn (stage, cell, seat, seat == 1 ? "blackgem" : NULL, seat == 2 ? TM_STATE_TURN : 0);
      if ((is_at (index, "g6") && seat < 2) || (is_at (index, "g2") && seat < 3))
        add_pawn (stage, cell, seat, "blackgem", seat == 1 ? TM_STATE_WAITING : 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (lit); i++)
    if (is_at (index, lit[i]))
      add_offer (stage, cell, 50 + (int) i, "Go there");
  if (is_at (index, "e6") || is_at (index, "f5"))
    for (int number = 1; number <= 6; number++)
      add_number (stage, cell, number);
  if (is_at (index, "e4"))
    {
      add_number (stage, cell, 1);
      add_number (stage, cell, 2);
      add_number (stage, cell, 4);
    }
  if (is_at (index, "f5"))
    add_offer (stage, cell, 60, "Dig there");
  if (is_at (index, "c5"))
    {
      add_thing (stage, cell, TM_NODE_GLYPH, "Boom token", "boom");
      add_thing (stage, cell, TM_NODE_GLYPH, "Rubble", "rubble");
    }
  if (is_at (index, "h4") || is_at (index, "d7"))
    {
      TmPart *gem = add_thing (stage, cell, TM_NODE_GLYPH, "Crystals", "blackgem");

      gem->has_value = TRUE;
      gem->value = is_at (index, "h4") ? 2 : 1;
      add_thing (stage, cell, TM_NODE_GLYPH, "Boom token", "boom");
      add_thing (stage, cell, TM_NODE_GLYPH, "Rubble", "rubble");
    }
  if (is_at (index, "b7") || is_at (index, "b3"))
    ((TmPart *) tm_stage_get (stage, cell))->state = TM_STATE_CURRENT;
  if (is_at (index, "e2"))
    ((TmPart *) tm_stage_get (stage, cell))->state = TM_STATE_WARNING;
}

/* Tiles of which not all is told, one face down, and one that is in nobody's reach. */
static void
add_untold (TmPart *cell, int index)
{
  static const struct
  {
    const char *cell;
    guint sides;
  } sides[] = { { "h7", UP | DOWN }, { "c8", UP | RIGHT | DOWN | LEFT }, { "d6", LEFT | DOWN } };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (guint side = 0; side < TM_N_SIDES && is_at (index, sides[i].cell); side++)
      {
        cell->role = TM_ROLE_STONE;
        if ((sides[i].sides >> side & 1) != 0)
          cell->edges |= TM_EDGE (side, TM_EDGE_UNTOLD);
        else
          cell->edges |= TM_EDGE (side, TM_EDGE_TUNNEL);
      }
  if (is_at (index, "f9") || is_at (index, "i4"))
    {
      cell->role = TM_ROLE_STONE;
      cell->state = TM_STATE_DARK;
    }
}

static void
add_cell (TmStage *stage, guint grid, int index, ToyMine kind)
{
  TmPart *cell = tm_stage_add (stage, grid, TM_NODE_CELL, NULL);
  guint place = tm_stage_get_last (stage);
  char name[3];

  get_name (name, index);
  g_set_str (&cell->detail, name);
  if (is_at (index, "f4"))
    {
      cell->role = TM_ROLE_LIFE;
      cell->symbol = "mushroom";
      g_set_str (&cell->label, "Mushroom");
    }
  if (kind != TOY_MINE_START)
    add_tile (cell, index);
  if (is_at (index, "e3") && kind != TOY_MINE_START)
    cell->edges |= TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_PASSAGE);
  if (is_at (index, "g8") && kind == TOY_MINE_FULL)
    cell->edges |= TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_LIT);
  if (kind == TOY_MINE_FULL && is_at (index, "g8"))
    {
      cell->sides[TM_SIDE_RIGHT].offer = 70;
      cell->sides[TM_SIDE_RIGHT].action = g_strdup ("Break the wall");
    }
  if (kind == TOY_MINE_FULL)
    {
      add_untold (cell, index);
      add_crowd (stage, place, index);
      return;
    }
  if (kind == TOY_MINE_START)
    {
      if (is_at (index, "e9"))
        add_offer (stage, place, 5, "Dig at e9");
      return;
    }
  add_way (cell, index);
  add_flight (stage, place, index);
}

static void
add_doors (TmStage *stage, guint grid, ToyMine kind)
{
  static const struct
  {
    int cell;
    TmSide side;
  } doors[]
      = { { 76, TM_SIDE_DOWN }, { 36, TM_SIDE_LEFT }, { 4, TM_SIDE_UP }, { 44, TM_SIDE_RIGHT } };

  for (int seat = 0; seat < (int) G_N_ELEMENTS (doors); seat++)
    {
      g_autofree char *label = g_strdup_printf ("Entrance of %s", names[seat]);
      TmPart *door = tm_stage_add (stage, grid, TM_NODE_DOOR, label);
      guint place = tm_stage_get_last (stage);

      door->seat = door->look = seat;
      door->has_value = TRUE;
      door->value = doors[seat].cell;
      door->edges = TM_EDGE (doors[seat].side, TM_EDGE_TUNNEL);
      if (kind == TOY_MINE_START)
        add_pawn (stage, place, seat, NULL, seat == 2 ? TM_STATE_TURN : 0);
      if (kind != TOY_MINE_FULL)
        continue;
      if (seat == 0)
        {
          add_offer (stage, place, 80, "Go out");
          add_number (stage, place, 5);
          add_number (stage, place, 6);
        }
      for (int pawn = 0; pawn < seat + 1 && seat > 0; pawn++)
        add_pawn (stage, place, pawn, NULL, pawn == 3 ? TM_STATE_TURN : 0);
    }
}

/**
 * toy_stage_add_mine:
 * @stage: a stage
 * @mat: the shared area
 * @kind: which moment of a game
 *
 * Adds a mine: laid tiles, pawns, tokens, doors.
 *
 * Returns: index of the board
 */
guint
toy_stage_add_mine (TmStage *stage, guint mat, ToyMine kind)
{
  TmPart *part = tm_stage_add (stage, mat, TM_NODE_GRID, "Mine");
  guint grid = tm_stage_get_last (stage);

  part->max = SIZE;
  part->role = TM_ROLE_STONE;
  for (int i = 0; i < SIZE * SIZE; i++)
    add_cell (stage, grid, i, kind);
  add_doors (stage, grid, kind);
  return grid;
}

/**
 * toy_stage_move_turn:
 * @stage: a stage with a mine in it, not shown yet
 * @grid: the mine
 * @step: any number
 *
 * Puts a pawn with the turn onto one tile or another, and lights a cell beside it.
 */
void
toy_stage_move_turn (TmStage *stage, guint grid, int step)
{
  static const int stops[] = { 40, 31, 22, 13, 14, 15, 24, 33, 32 };
  int stop = stops[step % (int) G_N_ELEMENTS (stops)];
  int lit = stops[(step + 1) % (int) G_N_ELEMENTS (stops)];
  guint cell = tm_stage_get (stage, grid)->first_child;

  for (int i = 0; i < SIZE * SIZE; i++, cell = tm_stage_get (stage, cell)->next)
    {
      if (i == stop)
        add_pawn (stage, cell, 0, "blackgem", TM_STATE_TURN);
      if (i == lit)
        add_offer (stage, cell, 90, "Step there");
    }
}
