/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-stage.h"

#include "scene/tm-number.h"

/* A dungeon that is laid out of cards, as it is in the middle of a game */

static const char *const players[][4]
    = { { "Anna", "Boris", "Vera", "Gleb" }, { "Анна", "Борис", "Вера", "Глеб" } };

typedef enum
{
  KIND_ROOM,
  KIND_TUNNEL,
  KIND_GLOOMY,
} Kind;

static const struct
{
  const char *symbol;
  const char *words[2];
} kinds[] = {
  [KIND_ROOM] = { "door", { "room", "помещение" } },
  [KIND_TUNNEL] = { "tunnel", { "tunnel", "тоннель" } },
  [KIND_GLOOMY] = { "gloom", { "gloomy tunnel", "мрачный тоннель" } },
};

/* Sides from the upper one clockwise: o open, w wall, l locked, t trap, ? untold. The number of locks
 * and traps follows. */
static const struct
{
  int x;
  int y;
  const char *names[2];
  Kind kind;
  const char *sides;
  int peril;
  int glory;
  const char *hazard;
  int danger;
} cards[] = {
  { 0, 0, { "Tomb Antechamber", "Преддверие гробницы" }, KIND_ROOM, "oooo", 1, 1, NULL, 0 },
  { 0, -1, { "Corridor", "Коридор" }, KIND_TUNNEL, "owow", 2, 1, NULL, 0 },
  { 1, 0, { "Corner", "Угол" }, KIND_TUNNEL, "l5wwo", 2, 1, NULL, 0 },
  { 0, 1, { "Passage", "Проход" }, KIND_TUNNEL, "owt4w", 2, 1, "pit", 5 },
  { -1, 0, { "Turn", "Поворот" }, KIND_TUNNEL, "woow", 2, 1, NULL, 0 },
  { 0,
    -2,
    { "Gloomy Crossroads", "Мрачный перекрёсток" },
    KIND_GLOOMY,
    "ool6o",
    3,
    2,
    "danger",
    2 },
  { 1, -1, { "Hall of Bones", "Зал костей" }, KIND_ROOM, "owow", 2, 2, NULL, 0 },
  { 1,
    -2,
    { "Inner Sanctum of the Lich Lord", "Внутреннее святилище повелителя мёртвых" },
    KIND_ROOM,
    "wl4oo",
    4,
    3,
    NULL,
    0 },
  { -1, 1, { "Spiked Tunnel", "Тоннель с шипами" }, KIND_TUNNEL, "ow??", 2, 1, "spikes", 0 },
  { 0, 2, { "Troll Bridge", "Мост тролля" }, KIND_ROOM, "oowt3", 3, 1, NULL, 0 },
  { -1, -2, { "Crypt", "Склеп" }, KIND_ROOM, "wowl5", 3, 2, NULL, 0 },
  /* These are laid when the dungeon has grown. */
  { -2, -2, { "Well", "Колодец" }, KIND_ROOM, "ooww", 1, 2, NULL, 0 },
  { 0, -3, { "Stairs", "Лестница" }, KIND_TUNNEL, "owow", 2, 1, NULL, 0 },
};

#define N_LAID 11

static TmPart *
add (TmStage *stage, guint place, TmNodeKind kind, const char *label, const char *symbol)
{
  TmPart *part = tm_stage_add (stage, place, kind, label);

  part->symbol = symbol;
  return part;
}

static TmPart *
add_pawn (TmStage *stage, guint place, int seat, guint state, gboolean is_russian)
{
  TmPart *part = tm_stage_add (stage, place, TM_NODE_PAWN, players[is_russian][seat]);

  part->seat = part->look = seat;
  part->state = state;
  return part;
}

static void
add_printed (
    TmStage *stage, guint place, const char *label, const char *symbol, TmRole role, int value)
{
  TmPart *part = add (stage, place, TM_NODE_GLYPH, label, symbol);

  part->role = role;
  part->has_value = value != 0;
  part->value = value;
}

static void
add_mark (TmStage *stage, guint place, guint side, char kind, int value, gboolean is_open)
{
  g_autofree char *label = kind == 'l'
                               ? g_strdup_printf ("locked, %d or more with speed", value)
                               : g_strdup_printf ("trap, %d or more with melee or a wound", value);
  TmPart *part = add (stage, place, TM_NODE_GLYPH, label, kind == 'l' ? "lock" : "spikes");

  part->edges = TM_EDGE (side, TM_EDGE_TUNNEL);
  part->role = kind == 'l' ? TM_ROLE_NONE : TM_ROLE_TRAP;
  part->has_value = TRUE;
  part->value = value;
  part->state = is_open ? TM_STATE_SPENT : 0;
}

static void
add_sides (TmStage *stage, guint place, const char *sides)
{
  guint32 edges = 0;
  guint side = 0;

  for (const char *at = sides; *at != '\0'; at++, side++)
    {
      char kind = *at;

      if (kind != 'w')
        edges |= TM_EDGE (side, kind == '?' ? TM_EDGE_UNTOLD : TM_EDGE_TUNNEL);
      if (kind != 'l' && kind != 't')
        continue;
      at++;
      add_mark (stage, place, side, kind, *at - '0', kind == 'l' && *at == '6');
    }
  ((TmPart *) tm_stage_get (stage, place))->edges = edges;
}

static void
add_card (TmStage *stage, guint place, guint index, gboolean is_russian)
{
  TmPart *cell = (TmPart *) tm_stage_get (stage, place);
  g_autofree char *peril = g_strdup_printf ("%d peril", cards[index].peril);
  g_autofree char *glory = g_strdup_printf ("%d glory", cards[index].glory);

  cell->role = TM_ROLE_STONE;
  cell->label = g_strdup (cards[index].names[is_russian]);
  cell->symbol = kinds[cards[index].kind].symbol;
  tm_stage_add (stage, place, TM_NODE_TEXT, kinds[cards[index].kind].words[is_russian]);
  add_sides (stage, place, cards[index].sides);
  add_printed (stage, place, peril, "skull", TM_ROLE_WOUND, cards[index].peril);
  add_printed (stage, place, glory, "star", TM_ROLE_TREASURE, cards[index].glory);
  if (cards[index].hazard != NULL)
    add_printed (stage, place, "a hazard", cards[index].hazard, TM_ROLE_TRAP, cards[index].danger);
}

static int
find_card (int x, int y, guint n)
{
  for (guint i = 0; i < n; i++)
    if (cards[i].x == x && cards[i].y == y)
      return (int) i;
  return -1;
}

static void
set_state (TmStage *stage, guint place, guint state, int offer, const char *action)
{
  TmPart *part = (TmPart *) tm_stage_get (stage, place);

  part->state |= state;
  part->offer = offer;
  g_set_str (&part->action, action);
}

/* Boris has the turn and a card in hand; Vera has fallen. */
static void
add_middle (TmStage *stage, guint place, int x, int y, gboolean is_russian)
{
  if (x == 0 && y == 0)
    set_state (stage, place, TM_STATE_CURRENT | TM_STATE_DONE, -1, NULL);
  if (x == 0 && y == -1)
    {
      set_state (stage, place, TM_STATE_DONE, -1, NULL);
      add_pawn (stage, place, 1, TM_STATE_TURN, is_russian);
    }
  if (x == 0 && y == -2)
    set_state (stage, place, TM_STATE_CHOSEN, 40, "Go there");
  if (x == 1 && y == 0)
    add_pawn (stage, place, 2, TM_STATE_DARK, is_russian);
  if (x == -1 && y == 1)
    {
      add_pawn (stage, place, 0, 0, is_russian);
      add_pawn (stage, place, 3, TM_STATE_WAITING, is_russian);
    }
  if (x == 0 && y == 2)
    {
      g_set_str (&add (stage, place, TM_NODE_GLYPH, "B", NULL)->detail, "tracking token B");
      add (stage, place, TM_NODE_GLYPH, "Treasure", "chest");
    }
  if ((x == 1 && y == 2) || (x == -2 && y == 0))
    set_state (stage, place, TM_STATE_CHOSEN, 41 + x, "Lay the card here");
  if (x == 2 && y == -2)
    set_state (stage, place, 0, 50, "Lay the card here");
}

static void
add_full (TmStage *stage, guint place, int x, int y, gboolean is_russian)
{
  int column = x + 4, row = y + 3;

  if (column < 1 || column > 6 || row < 1 || row > 4)
    return;
  ((TmPart *) tm_stage_get (stage, place))->label
      = g_strdup (cards[(guint) (column + row * 3) % G_N_ELEMENTS (cards)].names[is_russian]);
  ((TmPart *) tm_stage_get (stage, place))->role = TM_ROLE_STONE;
  ((TmPart *) tm_stage_get (stage, place))->symbol = kinds[column % 3].symbol;
  ((TmPart *) tm_stage_get (stage, place))->state = column == 3   ? TM_STATE_CHOSEN
                                                    : column == 5 ? TM_STATE_CURRENT
                                                    : column == 6 ? TM_STATE_WARNING
                                                                  : 0;
  add_sides (stage, place, row % 2 == 0 ? "l5t4l6t3" : "ot4?w");
  add_printed (stage, place, "12 peril", "skull", TM_ROLE_WOUND, 12);
  add_printed (stage, place, "11 glory", "star", TM_ROLE_TREASURE, 11);
  add_printed (stage, place, "a hazard", "spikes", TM_ROLE_TRAP, 6);
  for (int seat = 0; seat < 4 && seat < column; seat++)
    add_pawn (stage, place, seat,
              (seat == row % 4 ? TM_STATE_TURN : 0) | (seat == 2 ? TM_STATE_DARK : 0), is_russian);
  for (int token = 0; token < row - 1; token++)
    add (stage, place, TM_NODE_GLYPH, (const char *[]) { "A", "B", "C", "D" }[token], NULL);
}

typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} Area;

static const Area areas[] = {
  [TOY_CARDS_MIDDLE] = { -2, -3, 2, 3 },
  [TOY_CARDS_START] = { -2, -2, 2, 2 },
  [TOY_CARDS_GROWN] = { -3, -4, 2, 3 },
  [TOY_CARDS_FULL] = { -4, -3, 3, 2 },
};

static const guint n_laid[] = {
  [TOY_CARDS_MIDDLE] = N_LAID,
  [TOY_CARDS_START] = 5,
  [TOY_CARDS_GROWN] = G_N_ELEMENTS (cards),
  [TOY_CARDS_FULL] = 0,
};

static void
add_cell (TmStage *stage, guint grid, int x, int y, ToyCards kind, gboolean is_russian)
{
  int card = find_card (x, y, n_laid[kind]);
  g_autofree char *column = tm_number_dup (x), *row = tm_number_dup (y);
  guint place;

  tm_stage_add (stage, grid, TM_NODE_CELL, NULL)->detail = g_strconcat (column, ":", row, NULL);
  place = tm_stage_get_last (stage);
  if (card >= 0)
    add_card (stage, place, (guint) card, is_russian);
  if (kind == TOY_CARDS_FULL)
    add_full (stage, place, x, y, is_russian);
  else if (kind != TOY_CARDS_START)
    add_middle (stage, place, x, y, is_russian);
  else if (x == 0 && y == 0)
    {
      set_state (stage, place, TM_STATE_CURRENT, -1, NULL);
      for (int seat = 0; seat < 4; seat++)
        add_pawn (stage, place, seat, seat == 1 ? TM_STATE_TURN : 0, is_russian);
    }
}

/**
 * toy_stage_add_cards:
 * @stage: a stage
 * @mat: the shared area
 * @kind: which moment of a game
 * @is_russian: whether its words are as long as they get
 *
 * Adds a dungeon of cards: pawns, locks, points, places for the card in hand.
 *
 * Returns: index of the board
 */
guint
toy_stage_add_cards (TmStage *stage, guint mat, ToyCards kind, gboolean is_russian)
{
  TmPart *part = tm_stage_add (stage, mat, TM_NODE_GRID, is_russian ? "Подземелье" : "Dungeon");
  guint grid = tm_stage_get_last (stage);

  part->max = areas[kind].right - areas[kind].left + 1;
  part->role = TM_ROLE_STONE;
  part->symbol = "map";
  for (int y = areas[kind].top; y <= areas[kind].bottom; y++)
    for (int x = areas[kind].left; x <= areas[kind].right; x++)
      add_cell (stage, grid, x, y, kind, is_russian);
  return grid;
}
