/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that is printed, as one plain value: what it begins with, how it comes from a table and goes to
 * one, and the joints between rooms. */

#include "config.h"

#include <string.h>

#include "paper-dungeons-printed.h"

#define CHIMERA 0

/* Beginning */

static void
fill (gint32 *cells, guint n_cells, gint32 value)
{
  for (guint i = 0; i < n_cells; i++)
    cells[i] = value;
}

/**
 * paper_catalogue_forget_room:
 * @self: a catalogue
 * @cell: a room
 *
 * Makes a room one of which nothing is told. Its joints stay.
 */
void
paper_catalogue_forget_room (PaperCatalogue *self, guint cell)
{
  for (guint layer = LAYER_TOLD; layer <= LAYER_GEM; layer++)
    self->dungeon[layer][cell] = layer == LAYER_HERO || layer == LAYER_GEM ? -1 : 0;
}

/**
 * paper_catalogue_forget_monster:
 * @self: a catalogue
 * @monster: index of a monster
 *
 * Makes a monster card one of which nothing is told.
 */
void
paper_catalogue_forget_monster (PaperCatalogue *self, guint monster)
{
  for (guint layer = 0; layer < N_MONSTER_LAYERS; layer++)
    {
      gboolean is_zero = layer == LAYER_MONSTER_REWARD || layer == LAYER_MONSTER_AMOUNT
                         || layer == LAYER_MONSTER_STAGE;

      self->monsters[layer][monster] = is_zero ? 0 : PAPER_UNKNOWN;
    }
}

static void
init_untold (PaperCatalogue *self)
{
  memset (self, 0, sizeof *self);
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    paper_catalogue_forget_room (self, cell);
  fill (self->tracks[LAYER_TRACK_VALUE][0], PAPER_N_TRACKS * PAPER_TRACK_COLUMNS, PAPER_UNKNOWN);
  fill (self->dice[LAYER_FACE_SYMBOL][0], PAPER_N_COLOURS * 6, -1);
  fill (self->dice[LAYER_FACE_NUMBER][0], PAPER_N_COLOURS * 6, PAPER_UNKNOWN);
  for (guint monster = 0; monster < PAPER_MAX_MONSTERS; monster++)
    paper_catalogue_forget_monster (self, monster);
}

static void
tell_reward (PaperCatalogue *self, guint cell, PaperReward reward)
{
  self->dungeon[LAYER_REWARD][cell] = (gint32) reward;
  self->dungeon[LAYER_AMOUNT][cell] = reward != REWARD_NONE;
}

/* R «Перемещение», «Получение зелий и наград»: C1 without an event, D1, E1, F1 and the way from F2 to
 * A2. */
static void
tell_rooms (PaperCatalogue *self)
{
  for (guint column = 2; column < PAPER_COLUMNS; column++)
    self->dungeon[LAYER_TOLD][PAPER_CELL (column, 1)] = TRUE;
  self->dungeon[LAYER_MINION][PAPER_CELL (3, 1)] = MINION_GOBLIN;
  self->dungeon[LAYER_MINION_LEVEL][PAPER_CELL (3, 1)] = 3;
  self->dungeon[LAYER_HERO][PAPER_CELL (3, 1)] = HERO_ROGUE;
  tell_reward (self, PAPER_CELL (3, 1), REWARD_POTION);
  self->dungeon[LAYER_TRAP][PAPER_CELL (4, 1)] = TRUE;
  tell_reward (self, PAPER_CELL (4, 1), REWARD_ITEM);
  tell_reward (self, PAPER_CELL (5, 1), REWARD_POTION);
  paper_catalogue_set_tunnel (self, PAPER_CELL (0, 2), SIDE_LEFT, TRUE);
}

/* R p.8, p.11, p.14: shields, circles and cells that examples name. That 11 wounds cost 6 is no shield
 * of the track, see paper_catalogue_get_sheet(). */
static void
tell_tracks (PaperCatalogue *self)
{
  self->tracks[LAYER_TRACK_VALUE][TRACK_LEVELS][3] = 6;
  self->tracks[LAYER_TRACK_VALUE][TRACK_GEMS][7] = 30;
  self->tracks[LAYER_TRACK_VALUE][TRACK_MINIONS][9] = 16;
  self->tracks[LAYER_TRACK_REWARD][TRACK_POTIONS][PAPER_GEM_POTION] = REWARD_GEM + 1;
  self->tracks[LAYER_TRACK_AMOUNT][TRACK_POTIONS][PAPER_GEM_POTION] = 1;
}

/* R p.12, «Химера». */
static void
tell_chimera (PaperCatalogue *self)
{
  self->monsters[LAYER_MONSTER_VULNERABLE][CHIMERA] = HERO_ROGUE;
  self->monsters[LAYER_MONSTER_FLEE][CHIMERA] = 4;
  self->monsters[LAYER_MONSTER_LIMIT][CHIMERA] = 14;
  self->monsters[LAYER_MONSTER_LIMIT + 1][CHIMERA] = 18;
  self->monsters[LAYER_MONSTER_FAME][CHIMERA] = 3;
  self->monsters[LAYER_MONSTER_WOUNDS][CHIMERA] = 4;
  self->monsters[LAYER_MONSTER_REWARD][CHIMERA] = REWARD_ITEM + 1;
  self->monsters[LAYER_MONSTER_AMOUNT][CHIMERA] = 1;
}

/**
 * paper_catalogue_init:
 * @self: (out caller-allocates): a catalogue; cleared by paper_catalogue_clear()
 *
 * Makes a catalogue of what the rulebook tells, and nothing else.
 */
void
paper_catalogue_init (PaperCatalogue *self)
{
  init_untold (self);
  tell_rooms (self);
  tell_tracks (self);
  tell_chimera (self);
  for (guint i = 0; i < PAPER_N_NAMED_MONSTERS; i++)
    self->codes[self->n_codes++] = g_strdup (paper_monster_words[i].id);
}

/**
 * paper_catalogue_clear:
 * @self: a catalogue
 *
 * Frees what a catalogue owns.
 */
void
paper_catalogue_clear (PaperCatalogue *self)
{
  for (guint i = 0; i < PAPER_N_DUNGEONS; i++)
    g_clear_pointer (&self->names[i], g_free);
  for (guint i = 0; i < PAPER_MAX_MONSTERS; i++)
    g_clear_pointer (&self->codes[i], g_free);
  self->n_codes = 0;
}

/**
 * paper_catalogue_find_monster:
 * @self: a catalogue
 * @code: a face code that is well spelled
 *
 * Finds a monster, and makes room for it if it is a new one.
 *
 * Returns: its index; -1: there is no room for more
 */
int
paper_catalogue_find_monster (PaperCatalogue *self, const char *code)
{
  for (guint i = 0; i < self->n_codes; i++)
    if (g_str_equal (self->codes[i], code))
      return (int) i;
  if (self->n_codes == PAPER_MAX_MONSTERS)
    return -1;
  self->codes[self->n_codes++] = g_strdup (code);
  return (int) self->n_codes - 1;
}

/* Table */

/* The numbers of one layer, here and on a table, where they lie side by side as well. */
typedef void (*LayerFunc) (
    gint32 *cells, guint n_cells, guint grid, guint layer, gpointer user_data);

static void
for_each_layer (PaperCatalogue *self, LayerFunc func, gpointer user_data)
{
  for (guint i = 0; i < N_DUNGEON_LAYERS; i++)
    func (self->dungeon[i], PAPER_N_CELLS, GRID_DUNGEON, i, user_data);
  for (guint i = 0; i < PAPER_N_DUNGEONS; i++)
    func (self->cards[i], PAPER_N_CELLS, GRID_CARDS, i, user_data);
  for (guint i = 0; i < PAPER_N_TRACK_LAYERS; i++)
    func (self->tracks[i][0], PAPER_N_TRACKS * PAPER_TRACK_COLUMNS, GRID_TRACKS, i, user_data);
  func (self->items[0], PAPER_N_ITEMS * 2, GRID_ITEMS, LAYER_ITEM_SYMBOL, user_data);
  for (guint i = 0; i < PAPER_N_FACE_LAYERS; i++)
    func (self->dice[i][0], PAPER_N_COLOURS * 6, GRID_DICE, i, user_data);
}

static const gint32 *
get_layer (const TmTable *table, guint grid, guint layer)
{
  guint first = tm_box_get_cell_slot (tm_table_get_box (table), grid, TM_NO_SEAT, layer, 0);

  return tm_table_get_slots (table) + first;
}

static void
read_layer (gint32 *cells, guint n_cells, guint grid, guint layer, gpointer user_data)
{
  memcpy (cells, get_layer (user_data, grid, layer), n_cells * sizeof *cells);
}

static guint
find_card (const TmTable *table, guint dungeon)
{
  guint n_cards;
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), PIECE_DUNGEON, TM_NO_SEAT, &n_cards);

  for (guint card = first; card < first + n_cards; card++)
    if (tm_table_get_piece_face (table, card) == (gint32) dungeon)
      return card;
  return first + dungeon;
}

static void
read_cards (PaperCatalogue *self, const TmTable *table)
{
  const TmBox *box = tm_table_get_box (table);
  const gint32 *names = get_layer (table, GRID_NAMES, LAYER_NAME);

  for (guint dungeon = 0; dungeon < PAPER_N_DUNGEONS; dungeon++)
    {
      guint card = find_card (table, dungeon);

      if (names[dungeon] >= 0)
        self->names[dungeon] = g_strdup (tm_box_get_string (box, names[dungeon]));
      for (guint i = 0; i < PAPER_N_STAGES; i++)
        self->backs[dungeon][i]
            = CLAMP (tm_table_get_piece_mark (table, card, MARK_DUNGEON_MONSTER + i), 0,
                     (gint32) self->n_codes);
    }
}

/**
 * paper_catalogue_read:
 * @self: (out caller-allocates): a catalogue; cleared by paper_catalogue_clear()
 * @table: a table
 *
 * Reads what a table knows. Monsters have the numbers of their faces.
 */
void
paper_catalogue_read (PaperCatalogue *self, const TmTable *table)
{
  const TmBox *box = tm_table_get_box (table);
  guint n_faces = MIN (tm_box_get_n_faces (box, PIECE_MONSTER), PAPER_MAX_MONSTERS);

  memset (self, 0, sizeof *self);
  for_each_layer (self, read_layer, (gpointer) table);
  for (guint layer = 0; layer < N_MONSTER_LAYERS; layer++)
    memcpy (self->monsters[layer], get_layer (table, GRID_MONSTERS, layer),
            sizeof self->monsters[layer]);
  for (guint face = 0; face < n_faces; face++)
    self->codes[self->n_codes++]
        = g_strdup (tm_box_get_face (box, PIECE_MONSTER, (gint32) face)->code);
  read_cards (self, table);
}

static void
set_slot (TmResolution *resolution, guint slot, gint32 value)
{
  if (tm_table_get_slots (tm_resolution_get_table (resolution))[slot] != value)
    tm_resolution_set_slot (resolution, slot, value);
}

static void
commit_layer (gint32 *cells, guint n_cells, guint grid, guint layer, gpointer user_data)
{
  TmResolution *resolution = user_data;
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint first = tm_box_get_cell_slot (box, grid, TM_NO_SEAT, layer, 0);

  for (guint i = 0; i < n_cells; i++)
    set_slot (resolution, first + i, cells[i]);
}

/* The face of a monster in this box; -1: the table has no room for it. */
static gint32
find_face (TmBox *box, const char *code)
{
  gint32 face;

  if (!tm_box_add_face (box, PIECE_MONSTER, code, &face, NULL) || face >= PAPER_MAX_MONSTERS)
    return -1;
  return face;
}

static void
commit_monsters (const PaperCatalogue *self,
                 TmResolution *resolution,
                 const gint32 faces[PAPER_MAX_MONSTERS])
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  for (guint i = 0; i < self->n_codes; i++)
    for (guint layer = 0; layer < N_MONSTER_LAYERS && faces[i] >= 0; layer++)
      set_slot (resolution,
                tm_box_get_cell_slot (box, GRID_MONSTERS, TM_NO_SEAT, layer, (guint) faces[i]),
                self->monsters[layer][i]);
}

static void
commit_cards (const PaperCatalogue *self,
              TmResolution *resolution,
              const gint32 faces[PAPER_MAX_MONSTERS])
{
  const TmTable *table = tm_resolution_get_table (resolution);
  TmBox *box = tm_table_get_box (table);

  for (guint dungeon = 0; dungeon < PAPER_N_DUNGEONS; dungeon++)
    {
      const char *name = self->names[dungeon];
      guint card = find_card (table, dungeon);

      set_slot (resolution, tm_box_get_cell_slot (box, GRID_NAMES, TM_NO_SEAT, LAYER_NAME, dungeon),
                name != NULL ? tm_box_intern (box, name) : -1);
      for (guint i = 0; i < PAPER_N_STAGES; i++)
        {
          gint32 back = self->backs[dungeon][i];

          set_slot (resolution,
                    tm_box_get_piece_slot (box, card, TM_SLOT_PIECE_MARK, MARK_DUNGEON_MONSTER + i),
                    back > 0 ? faces[back - 1] + 1 : 0);
        }
    }
}

/**
 * paper_catalogue_commit:
 * @self: a catalogue
 * @resolution: the resolution of a move, or of a fresh table
 *
 * Makes the table know what the catalogue does.
 */
void
paper_catalogue_commit (const PaperCatalogue *self, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint length = paper_get_track_length (self->tracks[LAYER_TRACK_VALUE][TRACK_POTIONS]);
  gint32 capacity = length > 0 ? (gint32) length : PAPER_GEM_POTION;
  gint32 faces[PAPER_MAX_MONSTERS] = { 0 };

  for (guint i = 0; i < self->n_codes; i++)
    faces[i] = find_face (tm_table_get_box (table), self->codes[i]);
  for_each_layer ((PaperCatalogue *) self, commit_layer, resolution);
  commit_monsters (self, resolution, faces);
  commit_cards (self, resolution, faces);
  if (tm_table_get_shared (table, COUNTER_CAPACITY) != capacity)
    tm_resolution_set_shared (resolution, COUNTER_CAPACITY, capacity);
}

/* Joints */

/**
 * paper_get_opposite_side:
 * @side: a side of a cell
 *
 * Gets the side that faces it.
 *
 * Returns: the opposite side
 */
PaperSide
paper_get_opposite_side (PaperSide side)
{
  return (PaperSide) ((side + 2) % PAPER_N_SIDES);
}

/**
 * paper_can_have_edge:
 * @from: a cell
 * @to: another
 *
 * Tells whether a wall could stand between two cells: two neighbouring rooms, or a room and the
 * entrance below it.
 *
 * Returns: whether it could
 */
gboolean
paper_can_have_edge (guint from, guint to)
{
  return paper_find_side (from, to) >= 0 && !(PAPER_IS_ENTRANCE (from) && PAPER_IS_ENTRANCE (to));
}

/**
 * paper_find_tunnel_side:
 * @from: a room
 * @to: another
 *
 * Finds the side of a room from which a tunnel could lead to another.
 *
 * Returns: a [enum@PaperSide]; -1: they are not at opposite ends of a row or column
 */
int
paper_find_tunnel_side (guint from, guint to)
{
  for (guint side = 0; side < PAPER_N_SIDES; side++)
    if (paper_get_tunnel_end (from, (PaperSide) side) == (int) to)
      return (int) side;
  return -1;
}

static void
set_bit (gint32 *mask, guint side, gboolean is_set)
{
  if (is_set)
    *mask |= 1 << side;
  else
    *mask &= ~(1 << side);
}

/**
 * paper_catalogue_set_edge:
 * @self: a catalogue
 * @layer: %LAYER_WALLS or %LAYER_WATERS
 * @from: a cell
 * @to: a neighbour, see paper_can_have_edge()
 * @is_set: whether there is one
 *
 * Puts a wall or water between two cells, or takes it away. A wall above an entrance closes it.
 */
void
paper_catalogue_set_edge (PaperCatalogue *self, guint layer, guint from, guint to, gboolean is_set)
{
  int side = paper_find_side (from, to);

  g_assert (side >= 0);
  if (PAPER_IS_ENTRANCE (from) || PAPER_IS_ENTRANCE (to))
    {
      if (layer == LAYER_WALLS)
        self->dungeon[LAYER_CLOSED][MIN (from, to)] = is_set;
      return;
    }
  set_bit (&self->dungeon[layer][from], (guint) side, is_set);
  set_bit (&self->dungeon[layer][to], paper_get_opposite_side ((PaperSide) side), is_set);
}

/**
 * paper_catalogue_has_edge:
 * @self: a catalogue
 * @layer: %LAYER_WALLS or %LAYER_WATERS
 * @from: a cell
 * @to: a neighbour
 *
 * Tells whether there is a wall or water between two cells; either cell may say so.
 *
 * Returns: whether there is
 */
gboolean
paper_catalogue_has_edge (const PaperCatalogue *self, guint layer, guint from, guint to)
{
  int side = paper_find_side (from, to);

  if (side < 0)
    return FALSE;
  if (PAPER_IS_ENTRANCE (from) || PAPER_IS_ENTRANCE (to))
    return layer == LAYER_WALLS && self->dungeon[LAYER_CLOSED][MIN (from, to)];
  return (self->dungeon[layer][from] & 1 << side) != 0
         || (self->dungeon[layer][to] & 1 << paper_get_opposite_side ((PaperSide) side)) != 0;
}

/**
 * paper_catalogue_set_tunnel:
 * @self: a catalogue
 * @from: a room at the edge
 * @side: the side from which the tunnel leads
 * @is_there: whether there is one
 *
 * Digs a tunnel to the opposite edge, or fills it up.
 */
void
paper_catalogue_set_tunnel (PaperCatalogue *self, guint from, PaperSide side, gboolean is_there)
{
  int to = paper_get_tunnel_end (from, side);

  g_assert (to >= 0);
  set_bit (&self->dungeon[LAYER_TUNNELS][from], side, is_there);
  set_bit (&self->dungeon[LAYER_TUNNELS][to], paper_get_opposite_side (side), is_there);
}

/**
 * paper_catalogue_has_tunnel:
 * @self: a catalogue
 * @from: a room
 * @side: one of its sides
 *
 * Tells whether a tunnel leads from a room to the opposite edge; either end may say so.
 *
 * Returns: whether it does
 */
gboolean
paper_catalogue_has_tunnel (const PaperCatalogue *self, guint from, PaperSide side)
{
  int to = paper_get_tunnel_end (from, side);

  return to >= 0
         && ((self->dungeon[LAYER_TUNNELS][from] & 1 << side) != 0
             || (self->dungeon[LAYER_TUNNELS][to] & 1 << paper_get_opposite_side (side)) != 0);
}

/* Dungeon cards */

/**
 * paper_catalogue_set_drawn:
 * @self: a catalogue
 * @dungeon: a dungeon card
 * @from: a cell
 * @to: a neighbour, see paper_can_have_edge()
 * @is_set: whether the card has a wall there
 *
 * Puts a wall on a dungeon card, or takes it away.
 */
void
paper_catalogue_set_drawn (
    PaperCatalogue *self, guint dungeon, guint from, guint to, gboolean is_set)
{
  int side = paper_find_side (from, to);

  g_assert (side >= 0);
  set_bit (&self->cards[dungeon][from], (guint) side, is_set);
  set_bit (&self->cards[dungeon][to], paper_get_opposite_side ((PaperSide) side), is_set);
}

/**
 * paper_catalogue_has_drawn:
 * @self: a catalogue
 * @dungeon: a dungeon card
 * @from: a cell
 * @to: a neighbour
 *
 * Tells whether a dungeon card has a wall between two cells; either cell may say so.
 *
 * Returns: whether it has
 */
gboolean
paper_catalogue_has_drawn (const PaperCatalogue *self, guint dungeon, guint from, guint to)
{
  int side = paper_find_side (from, to);

  return side >= 0
         && ((self->cards[dungeon][from] & 1 << side) != 0
             || (self->cards[dungeon][to] & 1 << paper_get_opposite_side ((PaperSide) side)) != 0);
}

/**
 * paper_catalogue_get_monster_room:
 * @self: a catalogue
 * @dungeon: a dungeon card
 * @number: number of a monster, from 1
 *
 * Finds where a dungeon card hides a monster.
 *
 * Returns: the room; -1: not told
 */
int
paper_catalogue_get_monster_room (const PaperCatalogue *self, guint dungeon, guint number)
{
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    if (CARD_MONSTER (self->cards[dungeon][cell]) == (gint32) number)
      return (int) cell;
  return -1;
}

/**
 * paper_catalogue_set_monster_room:
 * @self: a catalogue
 * @dungeon: a dungeon card
 * @number: number of a monster, from 1
 * @cell: the room; -1: not told
 *
 * Hides a monster in a room and nowhere else. Another one that was there is not told any more.
 */
void
paper_catalogue_set_monster_room (PaperCatalogue *self, guint dungeon, guint number, int cell)
{
  for (guint i = 0; i < PAPER_N_CELLS; i++)
    if (CARD_MONSTER (self->cards[dungeon][i]) == (gint32) number)
      self->cards[dungeon][i] = CARD_WALLS (self->cards[dungeon][i]);
  if (cell >= 0)
    self->cards[dungeon][cell] = CARD_WALLS (self->cards[dungeon][cell]) | (gint32) number << 4;
}

/* Contradictions */

typedef struct
{
  PaperDiffers differs;
  const PaperCatalogue *before;
  const PaperCatalogue *book;
  const PaperCatalogue *untold;
} Comparison;

/* What is taken back: of sets the bits that are gone, of other numbers the value that another replaces. */
static gboolean
is_contradicted (const Comparison *self, guint grid, guint layer, guint i, gint32 old, gint32 now)
{
  if (grid == GRID_DUNGEON && layer <= LAYER_GEM)
    return layer != LAYER_TOLD && self->before->dungeon[LAYER_TOLD][i] != 0 && old != now;
  if (grid == GRID_DUNGEON)
    return (old & ~now) != 0;
  /* The row of the twelfth potion may bring something besides the gem. */
  if (grid == GRID_TRACKS && layer != LAYER_TRACK_VALUE
      && i == TRACK_POTIONS * PAPER_TRACK_COLUMNS + PAPER_GEM_POTION)
    return old != self->book->tracks[layer][TRACK_POTIONS][PAPER_GEM_POTION];
  if (grid == GRID_CARDS)
    return (CARD_WALLS (old) & ~now) != 0
           || (CARD_MONSTER (old) != 0 && CARD_MONSTER (old) != CARD_MONSTER (now));
  return TRUE;
}

static void
compare_layer (Comparison *self,
               guint grid,
               guint layer,
               const gint32 *before,
               const gint32 *after,
               const gint32 *book,
               const gint32 *untold,
               guint n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    {
      gboolean is_room = grid == GRID_DUNGEON && layer <= LAYER_GEM;
      gboolean is_from_book
          = before[i] == book[i]
            && (is_room ? self->book->dungeon[LAYER_TOLD][i] != 0 : book[i] != untold[i]);

      if (before[i] == after[i] || (!is_room && before[i] == untold[i])
          || !is_contradicted (self, grid, layer, i, before[i], after[i]))
        continue;
      self->differs = MAX (self->differs, is_from_book ? DIFFERS_FROM_BOOK : DIFFERS_FROM_TOLD);
    }
}

#define COMPARE(grid, layer, field)                                           \
  compare_layer (&comparison, (grid), (layer), (gconstpointer) before->field, \
                 (gconstpointer) after->field, (gconstpointer) book.field,    \
                 (gconstpointer) untold.field, sizeof before->field / sizeof (gint32))

/* The one wound penalty that the rulebook tells, R «Подсчёт очков» З. */
static gboolean
is_penalty_contradicted (const PaperCatalogue *before, const PaperCatalogue *after)
{
  PaperSheet old, now, book;

  if (memcmp (before->tracks[LAYER_TRACK_VALUE][TRACK_WOUNDS],
              after->tracks[LAYER_TRACK_VALUE][TRACK_WOUNDS],
              sizeof after->tracks[LAYER_TRACK_VALUE][TRACK_WOUNDS])
      == 0)
    return FALSE;
  paper_catalogue_get_sheet (before, &old);
  paper_catalogue_get_sheet (after, &now);
  paper_sheet_init (&book);
  for (guint wounds = 1; wounds <= PAPER_MAX_HEARTS; wounds++)
    if (book.wound_fame[wounds] != PAPER_UNKNOWN
        && old.wound_fame[wounds] == book.wound_fame[wounds]
        && now.wound_fame[wounds] != book.wound_fame[wounds])
      return TRUE;
  return FALSE;
}

/**
 * paper_catalogue_compare:
 * @before: what was told
 * @after: what is told now
 *
 * Tells whether something contradicts what was told before, by the rulebook or by the players. What
 * comes in addition contradicts nothing.
 *
 * Returns: what is contradicted, the rulebook first
 */
PaperDiffers
paper_catalogue_compare (const PaperCatalogue *before, const PaperCatalogue *after)
{
  g_auto (PaperCatalogue) book = { 0 };
  g_auto (PaperCatalogue) untold = { 0 };
  Comparison comparison = { DIFFERS_NOT, before, &book, &untold };

  init_untold (&untold);
  paper_catalogue_init (&book);
  for (guint i = 0; i < N_DUNGEON_LAYERS; i++)
    COMPARE (GRID_DUNGEON, i, dungeon[i]);
  for (guint i = 0; i < PAPER_N_DUNGEONS; i++)
    COMPARE (GRID_CARDS, i, cards[i]);
  for (guint i = 0; i < PAPER_N_TRACK_LAYERS; i++)
    COMPARE (GRID_TRACKS, i, tracks[i]);
  for (guint i = 0; i < PAPER_N_FACE_LAYERS; i++)
    COMPARE (GRID_DICE, i, dice[i]);
  for (guint i = 0; i < N_MONSTER_LAYERS; i++)
    COMPARE (GRID_MONSTERS, i, monsters[i]);
  COMPARE (GRID_ITEMS, LAYER_ITEM_SYMBOL, items);
  for (guint i = 0; i < PAPER_N_DUNGEONS; i++)
    {
      COMPARE (GRID_NAMES, i, backs[i]);
      if (before->names[i] != NULL && g_strcmp0 (before->names[i], after->names[i]) != 0)
        comparison.differs = MAX (comparison.differs, DIFFERS_FROM_TOLD);
    }
  if (is_penalty_contradicted (before, after))
    comparison.differs = DIFFERS_FROM_BOOK;
  return comparison.differs;
}
