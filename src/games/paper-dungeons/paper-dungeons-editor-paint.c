/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The palette of the map editor. A touch puts what was chosen, or takes it away if it is there; it
 * becomes a move that teaches, like one that is told in a form. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-printed.h"

#define MINIONS N_ ("Minions")
#define CONTENTS N_ ("Rooms")
#define REWARDS N_ ("Rewards")
#define GEMS N_ ("Gems")
#define JOINTS N_ ("Between rooms")
#define RIM N_ ("At the edge")
#define CARD N_ ("Dungeon card")

/* The parameters of the brushes, by index. */
enum
{
  MINION_LEVEL,
  MINION_HERO,
};

#define ONLY 0

static const TmParam minion_params[] = {
  [MINION_LEVEL] = TM_NUMBER_OR ("level", N_ ("Level"), 1, PAPER_MAX_MINION_LEVEL, "3"),
  [MINION_HERO] = { .id = "hero",
                    .name = N_ ("Hero who fights it"),
                    .kind = TM_PARAM_CHOICE,
                    .words = paper_hero_words,
                    .n_words = PAPER_N_HEROES,
                    .is_optional = TRUE,
                    .standard = "warrior" },
};

static const TmParam reward_params[]
    = { [ONLY] = TM_NUMBER_OR ("amount", N_ ("How many"), 1, PAPER_MAX_AMOUNT, "1") };

static const TmParam letter_params[] = { [ONLY] = { .id = "letter",
                                                    .name = N_ ("Letter"),
                                                    .kind = TM_PARAM_CHOICE,
                                                    .words = paper_letter_words,
                                                    .n_words = PAPER_N_LETTERS,
                                                    .is_optional = TRUE,
                                                    .standard = "a" } };

static const TmParam card_params[] = { [ONLY] = { .id = "dungeon",
                                                  .name = N_ ("Dungeon card"),
                                                  .kind = TM_PARAM_CHOICE,
                                                  .words = paper_dungeon_words,
                                                  .n_words = PAPER_N_DUNGEONS,
                                                  .is_optional = TRUE,
                                                  .standard = "a" } };

#define BRUSH(brush_id, brush_name, brush_symbol, brush_group, touched) \
  { .id = (brush_id),                                                   \
    .name = (brush_name),                                               \
    .symbol = (brush_symbol),                                           \
    .group = (brush_group),                                             \
    .target = (touched) }
#define BRUSH_WITH(brush_id, brush_name, brush_symbol, brush_group, touched, brush_params) \
  { .id = (brush_id),                                                                      \
    .name = (brush_name),                                                                  \
    .symbol = (brush_symbol),                                                              \
    .group = (brush_group),                                                                \
    .target = (touched),                                                                   \
    .params = (brush_params),                                                              \
    .n_params = G_N_ELEMENTS (brush_params) }
#define MINION(brush_id, brush_name) \
  BRUSH_WITH (brush_id, brush_name, brush_id, MINIONS, TM_BRUSH_CELL, minion_params)
#define REWARD(brush_id, brush_name, brush_symbol) \
  BRUSH_WITH (brush_id, brush_name, brush_symbol, REWARDS, TM_BRUSH_CELL, reward_params)
#define MONSTER(brush_id, brush_name) \
  BRUSH_WITH (brush_id, brush_name, "monster", CARD, TM_BRUSH_CELL, card_params)

const TmBrush paper_brushes[] = {
  [BRUSH_GHOST] = MINION ("ghost", N_ ("Ghost")),
  [BRUSH_GOBLIN] = MINION ("goblin", N_ ("Goblin")),
  [BRUSH_ORC] = MINION ("orc", N_ ("Orc")),
  [BRUSH_ZOMBIE] = MINION ("zombie", N_ ("Zombie")),
  [BRUSH_TRAP] = BRUSH ("trap", N_ ("Trap"), "spikes", CONTENTS, TM_BRUSH_CELL),
  [BRUSH_NOTHING] = BRUSH ("nothing", N_ ("Nothing here"), "skip", CONTENTS, TM_BRUSH_CELL),
  [BRUSH_POTION] = REWARD ("potion", TM_WORD ("reward", "potion"), "potion"),
  [BRUSH_ITEM] = REWARD ("item", TM_WORD ("reward", "item cell"), "sword"),
  [BRUSH_LEVEL] = REWARD ("level", TM_WORD ("reward", "level"), "star"),
  [BRUSH_GEM] = REWARD ("gem", TM_WORD ("reward", "gem"), "gem"),
  [BRUSH_MINION] = REWARD ("minion", TM_WORD ("reward", "minion"), "goblin"),
  [BRUSH_OTHER] = REWARD ("other", TM_WORD ("reward", "something else"), "scroll"),
  [BRUSH_LETTER]
  = BRUSH_WITH ("letter", N_ ("Gem with a letter"), "gem", GEMS, TM_BRUSH_CELL, letter_params),
  [BRUSH_WALL] = BRUSH ("wall", N_ ("Wall"), "wall", JOINTS, TM_BRUSH_EDGE),
  [BRUSH_WATER] = BRUSH ("water", N_ ("Water"), "water", JOINTS, TM_BRUSH_EDGE),
  [BRUSH_TUNNEL] = BRUSH ("tunnel", N_ ("Way across"), "passage", RIM, TM_BRUSH_RIM),
  [BRUSH_ENTRANCE] = BRUSH ("entrance", N_ ("Entrance, open or closed"), "door", RIM, TM_BRUSH_RIM),
  [BRUSH_MONSTER] = MONSTER ("monster1", N_ ("First monster")),
  [BRUSH_MONSTER + 1] = MONSTER ("monster2", N_ ("Second monster")),
  [BRUSH_MONSTER + 2] = MONSTER ("monster3", N_ ("Third monster")),
  [BRUSH_DRAWN]
  = BRUSH_WITH ("drawn", N_ ("Wall to draw"), "wall", CARD, TM_BRUSH_EDGE, card_params),
};

G_STATIC_ASSERT (G_N_ELEMENTS (paper_brushes) == N_BRUSHES);

/* What is chosen, or what usually is. */
static gint32
get_chosen (const TmArgs *choices, guint param, gint32 usual)
{
  return choices != NULL && tm_args_has (choices, param) ? tm_args_get (choices, param) : usual;
}

/**
 * paper_get_brush_dungeon:
 * @brush: index of a brush
 * @choices: (nullable): what is chosen for it
 *
 * Gets the dungeon card that a brush paints.
 *
 * Returns: the card, from 0; -1: it paints the sheet
 */
int
paper_get_brush_dungeon (guint brush, const TmArgs *choices)
{
  return brush >= BRUSH_MONSTER ? get_chosen (choices, ONLY, 0) : -1;
}

/* Rooms */

static PaperRoom
get_room (const PaperCatalogue *catalogue, guint cell)
{
  PaperMap map;

  paper_catalogue_get_map (catalogue, -1, &map);
  return map.rooms[cell];
}

static void
paint_minion (PaperRoom *room, PaperMinionKind minion, const TmArgs *choices)
{
  guint8 level = (guint8) get_chosen (choices, MINION_LEVEL, 3);
  gint8 hero = (gint8) get_chosen (choices, MINION_HERO, HERO_WARRIOR);
  gboolean is_there = room->minion == minion && room->minion_level == level && room->hero == hero;

  room->minion = is_there ? MINION_NONE : minion;
  room->minion_level = is_there ? 0 : level;
  room->hero = (gint8) (is_there ? -1 : hero);
}

static void
paint_reward (PaperRoom *room, PaperReward reward, guint8 amount)
{
  gboolean is_there = room->letter < 0 && room->reward == reward && room->amount == amount;

  room->letter = -1;
  room->reward = is_there ? REWARD_NONE : reward;
  room->amount = is_there ? 0 : amount;
}

static void
paint_letter (PaperRoom *room, gint8 letter)
{
  room->letter = (gint8) (room->letter == letter ? -1 : letter);
  room->reward = REWARD_NONE;
  room->amount = 0;
}

static void
paint_nothing (PaperRoom *room)
{
  gboolean is_there = room->is_told && room->minion == MINION_NONE && !room->has_trap
                      && room->reward == REWARD_NONE && room->letter < 0;

  *room = (PaperRoom) { .is_told = !is_there, .hero = -1, .letter = -1 };
}

/* A room from which the last thing is taken is one that nobody has told again. */
static void
paint_room (PaperRoom *room, guint brush, const TmArgs *choices)
{
  static const PaperReward rewards[]
      = { REWARD_POTION, REWARD_ITEM, REWARD_LEVEL, REWARD_GEM, REWARD_MINION, REWARD_OTHER };

  if (brush == BRUSH_NOTHING)
    {
      paint_nothing (room);
      return;
    }
  if (brush <= BRUSH_ZOMBIE)
    paint_minion (room, (PaperMinionKind) (MINION_GHOST + brush - BRUSH_GHOST), choices);
  else if (brush == BRUSH_TRAP)
    room->has_trap = !room->has_trap;
  else if (brush == BRUSH_LETTER)
    paint_letter (room, (gint8) get_chosen (choices, ONLY, 0));
  else
    paint_reward (room, rewards[brush - BRUSH_POTION], (guint8) get_chosen (choices, ONLY, 1));
  room->is_told = room->minion != MINION_NONE || room->has_trap || room->reward != REWARD_NONE
                  || room->letter >= 0;
}

static gboolean
teach_room (
    const PaperCatalogue *catalogue, guint brush, const TmArgs *choices, guint cell, TmMove *move)
{
  PaperRoom room;

  if (PAPER_IS_ENTRANCE (cell))
    return FALSE;
  room = get_room (catalogue, cell);
  paint_room (&room, brush, choices);
  move->kind = MOVE_TEACH_ROOM;
  tm_args_set (&move->args, TEACH_ROOM_CELL, (gint32) cell);
  tm_args_set (&move->args, TEACH_ROOM_MINION, room.minion);
  tm_args_set (&move->args, TEACH_ROOM_LEVEL,
               room.minion_level > 0 ? room.minion_level : TM_NUMBER_UNKNOWN);
  if (room.hero >= 0)
    tm_args_set (&move->args, TEACH_ROOM_HERO, room.hero);
  tm_args_set (&move->args, TEACH_ROOM_TRAP, room.has_trap);
  tm_args_set (&move->args, TEACH_ROOM_REWARD, room.reward);
  tm_args_set (&move->args, TEACH_ROOM_AMOUNT, MAX (room.amount, 1));
  if (room.letter >= 0)
    tm_args_set (&move->args, TEACH_ROOM_GEM, room.letter);
  tm_args_set (&move->args, TEACH_ROOM_KNOWN, room.is_told);
  return TRUE;
}

/* Joints */

static gboolean
teach_edge (const PaperCatalogue *catalogue, guint brush, guint from, guint to, TmMove *move)
{
  gboolean has_wall = paper_catalogue_has_edge (catalogue, LAYER_WALLS, from, to);
  gboolean has_water = paper_catalogue_has_edge (catalogue, LAYER_WATERS, from, to);

  if (brush == BRUSH_WATER && (PAPER_IS_ENTRANCE (from) || PAPER_IS_ENTRANCE (to)))
    return FALSE;
  move->kind = MOVE_TEACH_EDGE;
  tm_args_set (&move->args, TEACH_EDGE_EDGE, tm_link_new ((gint32) from, (gint32) to));
  tm_args_set (&move->args, TEACH_EDGE_WALL, brush == BRUSH_WATER ? has_wall : !has_wall);
  tm_args_set (&move->args, TEACH_EDGE_WATER, brush == BRUSH_WATER ? !has_water : has_water);
  return TRUE;
}

static gboolean
paint_edge (const PaperCatalogue *catalogue, guint brush, guint cell, int side, TmMove *move)
{
  int to = side >= 0 ? paper_get_neighbour (cell, (PaperSide) side) : -1;

  return to >= 0 && paper_can_have_edge (cell, (guint) to)
         && teach_edge (catalogue, brush, cell, (guint) to, move);
}

static gboolean
paint_tunnel (const PaperCatalogue *catalogue, guint cell, int side, TmMove *move)
{
  int to;

  /* The lower edge of the board is below the entrances. */
  if (PAPER_IS_ENTRANCE (cell) && side == SIDE_DOWN)
    cell += PAPER_COLUMNS;
  to = side >= 0 ? paper_get_tunnel_end (cell, (PaperSide) side) : -1;
  if (to < 0)
    return FALSE;
  move->kind = MOVE_TEACH_TUNNEL;
  tm_args_set (&move->args, TEACH_TUNNEL_ENDS, tm_link_new ((gint32) cell, to));
  tm_args_set (&move->args, TEACH_TUNNEL_THERE,
               !paper_catalogue_has_tunnel (catalogue, cell, (PaperSide) side));
  return TRUE;
}

static gboolean
paint_entrance (const PaperCatalogue *catalogue, guint cell, int side, TmMove *move)
{
  gboolean is_below = PAPER_ROW (cell) == 1 && side == SIDE_DOWN;
  gboolean is_entrance = PAPER_IS_ENTRANCE (cell) && (side == SIDE_UP || side == SIDE_DOWN);

  if (!is_entrance && !is_below)
    return FALSE;
  if (is_below)
    cell -= PAPER_COLUMNS;
  return teach_edge (catalogue, BRUSH_WALL, cell, cell + PAPER_COLUMNS, move);
}

/* Dungeon cards */

static gboolean
paint_monster (const PaperCatalogue *catalogue,
               const TmBox *box,
               guint dungeon,
               guint number,
               guint cell,
               TmMove *move)
{
  const TmParam *param = &paper_dungeons_moves[MOVE_TEACH_DUNGEON].params[TEACH_DUNGEON_ROOMS];
  gint32 rooms[PAPER_N_STAGES];
  guint n_rooms = 0;

  if (PAPER_IS_ENTRANCE (cell))
    return FALSE;
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      rooms[i] = paper_catalogue_get_monster_room (catalogue, dungeon, i + 1);
      if (i + 1 == number)
        rooms[i] = rooms[i] == (gint32) cell ? -1 : (gint32) cell;
      else if (rooms[i] == (gint32) cell)
        rooms[i] = -1;
      if (rooms[i] >= 0)
        n_rooms = param->none != NULL ? PAPER_N_STAGES : i + 1;
    }
  for (guint i = 0; i < n_rooms; i++)
    if (!tm_param_is_possible (param, box, rooms[i]))
      return FALSE;
  move->kind = MOVE_TEACH_DUNGEON;
  tm_args_set (&move->args, TEACH_DUNGEON_DUNGEON, (gint32) dungeon);
  tm_args_set_list (&move->args, TEACH_DUNGEON_ROOMS, rooms, n_rooms);
  return TRUE;
}

static gboolean
paint_drawn (const PaperCatalogue *catalogue, guint dungeon, guint cell, int side, TmMove *move)
{
  const TmParam *param = &paper_dungeons_moves[MOVE_TEACH_DUNGEON].params[TEACH_DUNGEON_WALLS];
  int to = side >= 0 ? paper_get_neighbour (cell, (PaperSide) side) : -1;
  gint32 walls[2 * PAPER_N_CELLS];
  gint32 touched;
  guint n_walls = 0;
  gboolean was_there = FALSE;

  if (to < 0 || !paper_can_have_edge (cell, (guint) to))
    return FALSE;
  touched = tm_link_new ((gint32) cell, to);
  for (guint from = 0; from < PAPER_N_CELLS; from++)
    for (guint i = SIDE_UP; i <= SIDE_RIGHT; i++)
      {
        int next = paper_get_neighbour (from, (PaperSide) i);
        gint32 link = next >= 0 ? tm_link_new ((gint32) from, next) : -1;

        if (next < 0 || !paper_catalogue_has_drawn (catalogue, dungeon, from, (guint) next))
          continue;
        was_there = was_there || link == touched;
        if (link != touched)
          walls[n_walls++] = link;
      }
  if (!was_there)
    walls[n_walls++] = touched;
  if (n_walls > param->max_items)
    return FALSE;
  move->kind = MOVE_TEACH_DUNGEON;
  tm_args_set (&move->args, TEACH_DUNGEON_DUNGEON, (gint32) dungeon);
  tm_args_set_list (&move->args, TEACH_DUNGEON_WALLS, walls, n_walls);
  return TRUE;
}

static gboolean
paint (const PaperCatalogue *catalogue,
       const TmBox *box,
       guint brush,
       const TmArgs *choices,
       guint cell,
       int side,
       TmMove *move)
{
  int dungeon = paper_get_brush_dungeon (brush, choices);

  if (brush == BRUSH_DRAWN)
    return paint_drawn (catalogue, (guint) dungeon, cell, side, move);
  if (dungeon >= 0)
    return paint_monster (catalogue, box, (guint) dungeon, brush - BRUSH_MONSTER + 1, cell, move);
  if (brush == BRUSH_WALL || brush == BRUSH_WATER)
    return paint_edge (catalogue, brush, cell, side, move);
  if (brush == BRUSH_TUNNEL)
    return paint_tunnel (catalogue, cell, side, move);
  if (brush == BRUSH_ENTRANCE)
    return paint_entrance (catalogue, cell, side, move);
  return teach_room (catalogue, brush, choices, cell, move);
}

/* The `paint` of the editors: a move that puts what the brush holds, or takes the same away again. The
 * cells are in the order of the board, the upper row first. */
gboolean
paper_paint (
    const TmTable *table, guint brush, const TmArgs *choices, guint cell, int side, TmMove *move)
{
  g_auto (PaperCatalogue) catalogue = { 0 };
  guint row;

  if (brush >= N_BRUSHES || cell >= PAPER_N_CELLS || side >= PAPER_N_SIDES)
    return FALSE;
  row = PAPER_ROWS - 1 - PAPER_ROW (cell);
  *move = (TmMove) { .source = TM_SOURCE_TABLE, .note = -1 };
  tm_args_init (&move->args);
  paper_catalogue_read (&catalogue, table);
  return paint (&catalogue, tm_table_get_box (table), brush, choices,
                PAPER_CELL (PAPER_COLUMN (cell), row), side, move);
}
