/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The grids that hold what is printed on sheet and cards, and reading them: what the rules see of it. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-printed.h"

#define NUMBER(layer_id, layer_name, least, most, start) \
  { (layer_id), (layer_name), (least), (most), (start), FALSE }
#define TOLD(layer_id, layer_name, most) \
  NUMBER (layer_id, layer_name, PAPER_UNKNOWN, most, PAPER_UNKNOWN)

static const TmLayerSpec dungeon_layers[] = {
  [LAYER_TOLD] = NUMBER ("told", N_ ("Told"), 0, 1, 0),
  [LAYER_MINION] = NUMBER ("minion", N_ ("Minion"), 0, PAPER_N_MINION_KINDS - 1, 0),
  [LAYER_MINION_LEVEL]
  = NUMBER ("minion-level", N_ ("Level of the minion"), 0, PAPER_MAX_MINION_LEVEL, 0),
  [LAYER_HERO] = NUMBER ("hero", N_ ("Hero who fights it"), -1, PAPER_N_HEROES - 1, -1),
  [LAYER_TRAP] = NUMBER ("trap", N_ ("Trap"), 0, 1, 0),
  [LAYER_REWARD] = NUMBER ("reward", N_ ("Reward"), 0, PAPER_N_REWARDS - 1, 0),
  [LAYER_AMOUNT] = NUMBER ("amount", N_ ("How many"), 0, PAPER_MAX_AMOUNT, 0),
  [LAYER_GEM] = NUMBER ("gem", N_ ("Letter of the gem"), -1, PAPER_N_LETTERS - 1, -1),
  [LAYER_WALLS] = NUMBER ("walls", N_ ("Walls"), 0, 15, 0),
  [LAYER_WATERS] = NUMBER ("waters", N_ ("Water"), 0, 15, 0),
  [LAYER_TUNNELS] = NUMBER ("tunnels", N_ ("Ways across"), 0, 15, 0),
  [LAYER_CLOSED] = NUMBER ("closed", N_ ("Closed entrance"), 0, 1, 0),
};

#define CARD(card_id, card_name) NUMBER (card_id, card_name, 0, PAPER_N_STAGES << 4 | 15, 0)

static const TmLayerSpec card_layers[] = {
  CARD ("a", TM_WORD ("dungeon card", "A")), CARD ("b", TM_WORD ("dungeon card", "B")),
  CARD ("c", TM_WORD ("dungeon card", "C")), CARD ("d", TM_WORD ("dungeon card", "D")),
  CARD ("e", TM_WORD ("dungeon card", "E")), CARD ("f", TM_WORD ("dungeon card", "F")),
  CARD ("g", TM_WORD ("dungeon card", "G")), CARD ("h", TM_WORD ("dungeon card", "H")),
  CARD ("i", TM_WORD ("dungeon card", "I")), CARD ("j", TM_WORD ("dungeon card", "J")),
  CARD ("k", TM_WORD ("dungeon card", "K")), CARD ("l", TM_WORD ("dungeon card", "L")),
};

static const TmLayerSpec track_layers[] = {
  [LAYER_TRACK_VALUE] = TOLD ("value", N_ ("Number"), PAPER_MAX_FAME),
  [LAYER_TRACK_REWARD] = NUMBER ("reward", N_ ("Reward"), 0, PAPER_N_REWARDS, 0),
  [LAYER_TRACK_AMOUNT] = NUMBER ("amount", N_ ("How many"), 0, PAPER_MAX_AMOUNT, 0),
};

static const TmLayerSpec item_layers[] = {
  [LAYER_ITEM_SYMBOL] = NUMBER ("symbol", N_ ("Symbol asked for"), 0, SYMBOL_ANY + 1, 0),
};

static const TmLayerSpec die_layers[] = {
  [LAYER_FACE_SYMBOL] = NUMBER ("symbol", N_ ("Symbol"), -1, PAPER_N_SYMBOLS - 1, -1),
  [LAYER_FACE_NUMBER] = TOLD ("number", N_ ("Number"), PAPER_MAX_FAME),
};

static const TmLayerSpec monster_layers[] = {
  [LAYER_MONSTER_VULNERABLE] = TOLD ("vulnerable", N_ ("Vulnerable to"), PAPER_N_HEROES - 1),
  [LAYER_MONSTER_FLEE] = TOLD ("flee", N_ ("Fame lost by fleeing"), PAPER_MAX_FAME),
  [LAYER_MONSTER_LIMIT] = TOLD ("limit1", N_ ("Power of the first range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_LIMIT + 1] = TOLD ("limit2", N_ ("Power of the second range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_LIMIT + 2] = TOLD ("limit3", N_ ("Power of the third range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_FAME] = TOLD ("fame1", N_ ("Fame of the first range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_FAME + 1] = TOLD ("fame2", N_ ("Fame of the second range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_FAME + 2] = TOLD ("fame3", N_ ("Fame of the third range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_WOUNDS] = TOLD ("wounds1", N_ ("Wounds of the first range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_WOUNDS + 1] = TOLD ("wounds2", N_ ("Wounds of the second range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_WOUNDS + 2] = TOLD ("wounds3", N_ ("Wounds of the third range"), PAPER_MAX_FAME),
  [LAYER_MONSTER_REWARD] = NUMBER ("reward", N_ ("Reward"), 0, PAPER_N_REWARDS, 0),
  [LAYER_MONSTER_AMOUNT] = NUMBER ("amount", N_ ("How many"), 0, PAPER_MAX_AMOUNT, 0),
  [LAYER_MONSTER_LETTER] = TOLD ("letter1", N_ ("First vanishing gem"), PAPER_N_LETTERS - 1),
  [LAYER_MONSTER_LETTER + 1] = TOLD ("letter2", N_ ("Second vanishing gem"), PAPER_N_LETTERS - 1),
  [LAYER_MONSTER_STAGE] = NUMBER ("stage", N_ ("Stage"), 0, PAPER_N_STAGES, 0),
};

static const TmLayerSpec name_layers[] = {
  [LAYER_NAME] = { "name", TM_WORD ("dungeon card", "Name"), -1, G_MAXINT32, -1, TRUE },
};

static const TmLayerSpec trail_layers[] = {
  [LAYER_VISITS] = NUMBER ("visits", N_ ("Visits"), 0, 99, 0),
  [LAYER_CROSSED] = NUMBER ("crossed", N_ ("Minion crossed out"), 0, 1, 0),
  [LAYER_TAKEN] = NUMBER ("taken", N_ ("Reward had"), 0, 1, 0),
  [LAYER_PASSED] = NUMBER ("passed", N_ ("Walls and water passed"), 0, 255, 0),
  [LAYER_WAYS] = NUMBER ("ways", N_ ("Sides the way leads to"), 0, 15, 0),
};

#define GRID(grid_id, grid_name, grid_scope, n_columns, n_grid_rows, grid_layers, has_letters) \
  { .id = (grid_id),                                                                           \
    .name = (grid_name),                                                                       \
    .scope = (grid_scope),                                                                     \
    .columns = (n_columns),                                                                    \
    .rows = (n_grid_rows),                                                                     \
    .layers = (grid_layers),                                                                   \
    .n_layers = G_N_ELEMENTS (grid_layers),                                                    \
    .is_lettered = (has_letters) }

const TmGridSpec paper_grids[] = {
  [GRID_DUNGEON]
  = GRID ("dungeon", N_ ("Dungeon"), TM_SHARED, PAPER_COLUMNS, PAPER_ROWS, dungeon_layers, TRUE),
  [GRID_CARDS] = GRID ("cards",
                       TM_WORD ("paper dungeons", "Dungeon cards"),
                       TM_SHARED,
                       PAPER_COLUMNS,
                       PAPER_ROWS,
                       card_layers,
                       TRUE),
  [GRID_TRACKS] = GRID (
      "tracks", N_ ("Tracks"), TM_SHARED, PAPER_TRACK_COLUMNS, PAPER_N_TRACKS, track_layers, FALSE),
  [GRID_ITEMS] = GRID ("items", N_ ("Item cells"), TM_SHARED, 2, PAPER_N_ITEMS, item_layers, FALSE),
  [GRID_DICE] = GRID ("dice", N_ ("Dice"), TM_SHARED, 6, PAPER_N_COLOURS, die_layers, FALSE),
  [GRID_MONSTERS] = GRID (
      "monsters", N_ ("Monster cards"), TM_SHARED, PAPER_MAX_MONSTERS, 1, monster_layers, FALSE),
  [GRID_NAMES] = GRID ("names",
                       N_ ("Names of the dungeon cards"),
                       TM_SHARED,
                       PAPER_N_DUNGEONS,
                       1,
                       name_layers,
                       FALSE),
  [GRID_TRAIL]
  = GRID ("trail", N_ ("Trail"), TM_EACH_SEAT, PAPER_COLUMNS, PAPER_ROWS, trail_layers, TRUE),
};

G_STATIC_ASSERT (G_N_ELEMENTS (dungeon_layers) == N_DUNGEON_LAYERS);
G_STATIC_ASSERT (G_N_ELEMENTS (card_layers) == PAPER_N_DUNGEONS);
G_STATIC_ASSERT (G_N_ELEMENTS (track_layers) == PAPER_N_TRACK_LAYERS);
G_STATIC_ASSERT (G_N_ELEMENTS (die_layers) == PAPER_N_FACE_LAYERS);
G_STATIC_ASSERT (G_N_ELEMENTS (monster_layers) == N_MONSTER_LAYERS);
G_STATIC_ASSERT (G_N_ELEMENTS (trail_layers) == N_TRAIL_LAYERS);

const TmWord paper_track_words[] = {
  [TRACK_LEVELS] = { "levels", N_ ("Level track"), "level" },
  [TRACK_GEMS] = { "gems", N_ ("Gem track"), "gem" },
  [TRACK_MINIONS] = { "minions", N_ ("Minion track"), "goblin" },
  [TRACK_WOUNDS] = { "wounds", N_ ("Wound track"), "wound" },
  [TRACK_POTIONS] = { "potions", N_ ("Potion area"), "potion" },
};

const TmWord paper_monster_words[] = {
  { "chimera", TM_WORD ("monster", "Chimera"), "monster" },
  { "watcher", TM_WORD ("monster", "Watcher"), "monster" },
  { "vampire", TM_WORD ("monster", "Vampire"), "monster" },
  { "minotaur", TM_WORD ("monster", "Minotaur"), "monster" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (paper_monster_words) == PAPER_N_NAMED_MONSTERS);

/* The sheet */

typedef const gint32 (*TrackLayer)[PAPER_TRACK_COLUMNS];

static PaperPrize
get_prize (gint32 reward, gint32 amount)
{
  if (reward <= 0)
    return (PaperPrize) { -1, 0 };
  return (PaperPrize) { (gint8) (reward - 1),
                        (gint8) (reward - 1 == REWARD_NONE ? 0 : MAX (amount, 1)) };
}

/* The penalty of the last shield that is reached holds up to the next one, R «Подсчёт очков» З. */
static void
spread_shields (PaperSheet *self, const gint32 *track)
{
  guint length = paper_get_track_length (track);
  gint16 penalty = 0;

  for (guint wounds = 1; wounds <= PAPER_MAX_HEARTS; wounds++)
    {
      if (wounds <= length && track[wounds] != PAPER_UNKNOWN && track[wounds] != 0)
        penalty = (gint16) track[wounds];
      self->wound_fame[wounds] = penalty;
    }
}

/* As long as nobody has told the track there is one fact, R «Подсчёт очков» З: 11 wounds cost 6. */
static void
set_known_penalty (PaperSheet *self)
{
  for (guint wounds = 1; wounds <= PAPER_MAX_HEARTS; wounds++)
    self->wound_fame[wounds] = PAPER_UNKNOWN;
  self->wound_fame[11] = -6;
}

/* Whoever has filled the whole track has the fame under its last circle. */
static void
fill_minions (PaperSheet *self, const gint32 *track)
{
  guint length = paper_get_track_length (track);

  for (guint n = 1; n <= PAPER_MAX_MINIONS; n++)
    self->minion_fame[n] = (gint16) track[length > 0 ? MIN (n, length) : n];
}

static void
fill_sheet (PaperSheet *self,
            TrackLayer values,
            TrackLayer rewards,
            TrackLayer amounts,
            const gint32 *items)
{
  guint capacity = paper_get_track_length (values[TRACK_POTIONS]);

  memset (self, 0, sizeof *self);
  for (guint level = 1; level <= PAPER_MAX_LEVEL; level++)
    self->level_fame[level] = (gint16) values[TRACK_LEVELS][level];
  for (guint gems = 1; gems <= PAPER_MAX_GEMS; gems++)
    {
      self->gem_fame[gems] = (gint16) values[TRACK_GEMS][gems];
      self->gem_prizes[gems] = get_prize (rewards[TRACK_GEMS][gems], amounts[TRACK_GEMS][gems]);
    }
  fill_minions (self, values[TRACK_MINIONS]);
  if (paper_get_track_length (values[TRACK_WOUNDS]) > 0)
    spread_shields (self, values[TRACK_WOUNDS]);
  else
    set_known_penalty (self);
  self->capacity = (guint8) (capacity > 0 ? capacity : PAPER_GEM_POTION);
  for (guint n = 1; n <= PAPER_MAX_POTIONS; n++)
    self->potion_prizes[n] = get_prize (rewards[TRACK_POTIONS][n], amounts[TRACK_POTIONS][n]);
  for (guint i = 0; i < PAPER_N_ITEMS * 2; i++)
    self->item_symbols[i / 2][i % 2] = (gint8) (items[i] - 1);
}

static const gint32 *
get_layer (const TmTable *table, guint grid, guint layer)
{
  const TmBox *box = tm_table_get_box (table);

  return tm_table_get_slots (table) + tm_box_get_cell_slot (box, grid, TM_NO_SEAT, layer, 0);
}

/**
 * paper_read_sheet:
 * @table: a table
 * @sheet: (out caller-allocates): what is printed on the sheets
 *
 * Reads the tracks and what the cells of items ask for.
 */
void
paper_read_sheet (const TmTable *table, PaperSheet *sheet)
{
  fill_sheet (sheet, (TrackLayer) (gconstpointer) get_layer (table, GRID_TRACKS, LAYER_TRACK_VALUE),
              (TrackLayer) (gconstpointer) get_layer (table, GRID_TRACKS, LAYER_TRACK_REWARD),
              (TrackLayer) (gconstpointer) get_layer (table, GRID_TRACKS, LAYER_TRACK_AMOUNT),
              get_layer (table, GRID_ITEMS, LAYER_ITEM_SYMBOL));
}

/**
 * paper_catalogue_get_sheet:
 * @self: a catalogue
 * @sheet: (out caller-allocates): what is printed on the sheets
 *
 * Gets the tracks and what the cells of items ask for.
 */
void
paper_catalogue_get_sheet (const PaperCatalogue *self, PaperSheet *sheet)
{
  fill_sheet (sheet, self->tracks[LAYER_TRACK_VALUE], self->tracks[LAYER_TRACK_REWARD],
              self->tracks[LAYER_TRACK_AMOUNT], self->items[0]);
}

/**
 * paper_sheet_init:
 * @self: (out caller-allocates): a sheet
 *
 * Makes a sheet of which the rulebook's values are known and no others.
 */
void
paper_sheet_init (PaperSheet *self)
{
  g_auto (PaperCatalogue) catalogue = { 0 };

  paper_catalogue_init (&catalogue);
  paper_catalogue_get_sheet (&catalogue, self);
}

/**
 * paper_sheet_set_shields:
 * @self: a sheet
 * @pairs: (array): the shields of the wound track: number of the heart, fame as printed
 * @n_pairs: how many shields there are, half as many as numbers
 *
 * Spreads printed shields to every count behind them. The order of the shields does not matter; hearts
 * before the first one cost nothing.
 */
void
paper_sheet_set_shields (PaperSheet *self, const gint32 *pairs, guint n_pairs)
{
  for (gint32 wounds = 0; wounds <= PAPER_MAX_HEARTS; wounds++)
    {
      gint32 reached = 0;

      self->wound_fame[wounds] = 0;
      for (guint i = 0; i < n_pairs; i++)
        if (pairs[2 * i] > reached && pairs[2 * i] <= wounds)
          {
            reached = pairs[2 * i];
            self->wound_fame[wounds] = (gint16) pairs[2 * i + 1];
          }
    }
}

/* The map */

typedef const gint32 (*DungeonLayers)[PAPER_N_CELLS];

static void
read_room (PaperRoom *room, DungeonLayers layers, guint cell)
{
  room->is_told = layers[LAYER_TOLD][cell] != 0;
  if (!room->is_told)
    return;
  room->minion = (guint8) layers[LAYER_MINION][cell];
  room->minion_level = (guint8) layers[LAYER_MINION_LEVEL][cell];
  room->hero = (gint8) layers[LAYER_HERO][cell];
  room->has_trap = layers[LAYER_TRAP][cell] != 0;
  room->reward = (guint8) layers[LAYER_REWARD][cell];
  room->amount = (guint8) layers[LAYER_AMOUNT][cell];
  room->letter = (gint8) layers[LAYER_GEM][cell];
}

/* Both ends of a tunnel lie at the edge. */
static void
read_tunnels (PaperMap *map, const gint32 *tunnels, guint cell)
{
  for (guint side = 0; tunnels[cell] != 0 && side < PAPER_N_SIDES; side++)
    {
      int to = paper_get_tunnel_end (cell, (PaperSide) side);

      if (to < 0 || (tunnels[cell] & 1 << side) == 0)
        continue;
      map->tunnels[cell] |= (guint8) (1u << side);
      map->tunnels[to] |= (guint8) (1u << (side + 2) % PAPER_N_SIDES);
    }
}

static void
read_card (PaperMap *map, const gint32 *card)
{
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    map->rooms[cell].monster = (guint8) CARD_MONSTER (card[cell]);
  paper_mark_joints (map->walls, card);
  paper_mark_joints (map->drawn, card);
}

static void
fill_map (PaperMap *map, DungeonLayers layers, const gint32 *card)
{
  paper_map_init (map);
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    read_room (&map->rooms[cell], layers, cell);
  paper_mark_joints (map->walls, layers[LAYER_WALLS]);
  paper_mark_joints (map->waters, layers[LAYER_WATERS]);
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    read_tunnels (map, layers[LAYER_TUNNELS], cell);
  for (guint column = 0; column < PAPER_COLUMNS; column++)
    if (layers[LAYER_CLOSED][PAPER_CELL (column, 0)] != 0)
      map->closed |= 1u << column;
  if (card != NULL)
    read_card (map, card);
}

/**
 * paper_read_map:
 * @table: a table
 * @map: (out caller-allocates): the dungeon
 *
 * Reads the printed dungeon, with the monsters and walls of the dungeon card that is open.
 */
void
paper_read_map (const TmTable *table, PaperMap *map)
{
  int dungeon = paper_get_dungeon (table);

  fill_map (map, (DungeonLayers) (gconstpointer) get_layer (table, GRID_DUNGEON, LAYER_TOLD),
            dungeon >= 0 ? get_layer (table, GRID_CARDS, (guint) dungeon) : NULL);
}

/**
 * paper_catalogue_get_map:
 * @self: a catalogue
 * @dungeon: a dungeon card; -1: none
 * @map: (out caller-allocates): the dungeon
 *
 * Gets the printed dungeon, with the monsters and walls of a dungeon card.
 */
void
paper_catalogue_get_map (const PaperCatalogue *self, int dungeon, PaperMap *map)
{
  fill_map (map, self->dungeon, dungeon >= 0 ? self->cards[dungeon] : NULL);
}

/**
 * paper_is_dungeon_told:
 * @table: a table
 * @dungeon: a dungeon card
 *
 * Tells whether it is known in which rooms a dungeon card hides its three monsters.
 *
 * Returns: whether it is
 */
gboolean
paper_is_dungeon_told (const TmTable *table, guint dungeon)
{
  const gint32 *card = get_layer (table, GRID_CARDS, dungeon);
  guint found = 0;

  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    found |= 1u << CARD_MONSTER (card[cell]);
  return (found & 0xe) == 0xe;
}

/* Monsters */

/* Where the strip of a card breaks off, nothing above it can be counted. */
static void
read_ranges (PaperMonster *monster, const gint32 *layers, guint face)
{
  monster->n_ranges = 0;
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      monster->limits[i] = (gint16) layers[(LAYER_MONSTER_LIMIT + i) * PAPER_MAX_MONSTERS + face];
      monster->fames[i] = (gint16) layers[(LAYER_MONSTER_FAME + i) * PAPER_MAX_MONSTERS + face];
      monster->wounds[i] = (gint16) layers[(LAYER_MONSTER_WOUNDS + i) * PAPER_MAX_MONSTERS + face];
      if (monster->n_ranges == i && monster->limits[i] != PAPER_UNKNOWN)
        monster->n_ranges++;
    }
}

static gint8
get_index (gint32 value)
{
  return (gint8) (value == PAPER_UNKNOWN ? -1 : value);
}

/**
 * paper_read_monster:
 * @table: a table
 * @face: a face of the piece "monster"; %TM_FACE_UNKNOWN: nobody knows which
 * @monster: (out caller-allocates): what the card says
 *
 * Reads a monster card. It is told as soon as it can be said of some team how it fares: who is doubled,
 * what fleeing costs, and the lowest range.
 */
void
paper_read_monster (const TmTable *table, gint32 face, PaperMonster *monster)
{
  gboolean has_column = face >= 0 && face < PAPER_MAX_MONSTERS;
  const gint32 *layers = get_layer (table, GRID_MONSTERS, 0);
  gint32 untold[N_MONSTER_LAYERS * PAPER_MAX_MONSTERS];

  if (!has_column)
    {
      for (guint i = 0; i < G_N_ELEMENTS (untold); i++)
        untold[i] = PAPER_UNKNOWN;
      layers = untold;
      face = 0;
    }

#define OF_CARD(layer) (layers[(layer) * PAPER_MAX_MONSTERS + face])
  memset (monster, 0, sizeof *monster);
  read_ranges (monster, layers, (guint) face);
  monster->vulnerable = get_index (OF_CARD (LAYER_MONSTER_VULNERABLE));
  monster->flee = (gint16) OF_CARD (LAYER_MONSTER_FLEE);
  monster->prize = get_prize (OF_CARD (LAYER_MONSTER_REWARD), OF_CARD (LAYER_MONSTER_AMOUNT));
  for (guint i = 0; i < G_N_ELEMENTS (monster->letters); i++)
    monster->letters[i] = get_index (OF_CARD (LAYER_MONSTER_LETTER + i));
  monster->stage = (guint8) MAX (OF_CARD (LAYER_MONSTER_STAGE), 0);
#undef OF_CARD
  monster->is_told = monster->vulnerable >= 0 && monster->flee != PAPER_UNKNOWN
                     && monster->n_ranges > 0 && monster->fames[0] != PAPER_UNKNOWN
                     && monster->wounds[0] != PAPER_UNKNOWN;
}

/* Dice */

/**
 * paper_read_die:
 * @table: a table
 * @colour: the colour of the die
 * @faces: (out caller-allocates): its faces, of [enum@PaperSymbol]
 *
 * Reads the faces of a die: those that are told, else the usual ones.
 *
 * Returns: how many there are, 6
 */
guint
paper_read_die (const TmTable *table, PaperColour colour, gint32 faces[6])
{
  const gint32 *symbols = get_layer (table, GRID_DICE, LAYER_FACE_SYMBOL) + colour * 6;

  for (guint i = 0; i < 6; i++)
    faces[i] = symbols[i] >= 0 ? symbols[i] : paper_usual_faces[colour][i];
  return 6;
}

/**
 * paper_get_die_number:
 * @table: a table
 * @colour: the colour of a die
 * @symbol: a symbol on it
 *
 * Gets the number beside a symbol, which is noted on the round track, R «Кубики».
 *
 * Returns: the number; %PAPER_UNKNOWN: not told, or there is no such face
 */
gint32
paper_get_die_number (const TmTable *table, PaperColour colour, PaperSymbol symbol)
{
  const gint32 *numbers = get_layer (table, GRID_DICE, LAYER_FACE_NUMBER) + colour * 6;
  gint32 faces[6];
  guint n_faces = paper_read_die (table, colour, faces);

  for (guint i = 0; i < n_faces; i++)
    if (faces[i] == (gint32) symbol && numbers[i] != PAPER_UNKNOWN)
      return numbers[i];
  return PAPER_UNKNOWN;
}
