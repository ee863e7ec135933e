/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The editors of "Your box": what is told in forms, and the board of the map. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-board.h"
#include "paper-dungeons-printed.h"

static const TmPrintedPage pages[] = {
  [PAGE_SHEET] = { "sheet", N_ ("Player sheet"), "scroll", OPTION_SHEET, FALSE },
  [PAGE_MAP] = { "map", N_ ("Dungeon map"), "map", OPTION_MAP, TRUE },
  [PAGE_DUNGEONS]
  = { "dungeons", TM_WORD ("paper dungeons", "Dungeon cards"), "door", OPTION_DUNGEONS, FALSE },
  [PAGE_MONSTERS] = { "monsters", N_ ("Monster cards"), "monster", OPTION_MONSTERS, FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (pages) == PAPER_N_PAGES);

/* The entries of the sheet, in order. */
#define FIRST_ITEM PAPER_N_TRACKS
#define FIRST_DIE (FIRST_ITEM + PAPER_N_ITEMS)
#define N_SHEET_ENTRIES (FIRST_DIE + PAPER_N_COLOURS)

#define MONSTER_VALUES 13
#define CARD_VALUES 6

static gint32
to_param (gint32 value)
{
  return value == PAPER_UNKNOWN ? TM_NUMBER_UNKNOWN : value;
}

static TmText
describe_progress (const TmPrintedEntry *entry)
{
  if (entry->n_known == 0)
    return tm_text (N_ ("not told yet"));
  return entry->n_known == entry->n_values
             ? tm_text (N_ ("told"))
             : tm_text (N_ ("%s of %s values told"), tm_arg_number ((gint32) entry->n_known),
                        tm_arg_number ((gint32) entry->n_values));
}

/* The sheet */

static guint
get_shown_length (PaperTrack track, const gint32 *values)
{
  guint last = 0;

  if (track == TRACK_LEVELS)
    return PAPER_MAX_LEVEL;
  if (track == TRACK_GEMS)
    return PAPER_MAX_GEMS;
  if (paper_get_track_length (values) > 0 || track == TRACK_WOUNDS)
    return paper_get_track_length (values);
  if (track == TRACK_POTIONS)
    return PAPER_GEM_POTION;
  for (guint i = 1; i < PAPER_TRACK_COLUMNS; i++)
    if (values[i] != PAPER_UNKNOWN)
      last = i;
  return last;
}

static guint
count_told (const gint32 *values, guint n_values, gint32 untold)
{
  guint n = 0;

  for (guint i = 1; i <= n_values; i++)
    n += values[i] != untold;
  return n;
}

/* Of tracks without an end that the rulebook gives, the whole is one value: told or not. */
static void
count_track (const PaperCatalogue *catalogue, PaperTrack track, TmPrintedEntry *entry)
{
  const gint32 *values = catalogue->tracks[LAYER_TRACK_VALUE][track];
  const gint32 *rewards = catalogue->tracks[LAYER_TRACK_REWARD][track];
  guint length = paper_get_track_length (values);
  guint fixed = track == TRACK_LEVELS ? PAPER_MAX_LEVEL : PAPER_MAX_GEMS;

  if (track == TRACK_LEVELS || track == TRACK_GEMS)
    {
      entry->n_values = track == TRACK_GEMS ? 2 * fixed : fixed;
      entry->n_known = count_told (values, fixed, PAPER_UNKNOWN)
                       + (track == TRACK_GEMS ? count_told (rewards, fixed, 0) : 0);
      return;
    }
  if (track == TRACK_WOUNDS)
    {
      entry->n_values = 1;
      entry->n_known = length > 0;
      return;
    }
  entry->n_values = 1 + (length > 0 ? length : PAPER_GEM_POTION);
  entry->n_known
      = (length > 0)
        + (track == TRACK_POTIONS ? count_told (rewards, entry->n_values - 1, 0)
                                  : count_told (values, entry->n_values - 1, PAPER_UNKNOWN));
}

static void
get_track (const PaperCatalogue *catalogue, PaperTrack track, TmPrintedEntry *entry)
{
  const gint32 *values = catalogue->tracks[LAYER_TRACK_VALUE][track];
  guint length = get_shown_length (track, values);
  gint32 shown[PAPER_TRACK_COLUMNS];

  entry->label = tm_text (paper_track_words[track].name);
  entry->symbol = paper_track_words[track].symbol;
  entry->move = MOVE_TEACH_TRACK;
  entry->fixed = 1u << TEACH_TRACK_TRACK;
  tm_args_set (&entry->args, TEACH_TRACK_TRACK, (gint32) track);
  for (guint i = 0; i < length; i++)
    shown[i] = to_param (values[i + 1]);
  tm_args_set_list (&entry->args, TEACH_TRACK_VALUES, shown, length);
  if (track == TRACK_GEMS || track == TRACK_POTIONS)
    tm_args_set_list (&entry->args, TEACH_TRACK_REWARDS,
                      catalogue->tracks[LAYER_TRACK_REWARD][track] + 1, length);
  else
    entry->fixed |= 1u << TEACH_TRACK_REWARDS;
  count_track (catalogue, track, entry);
}

static void
get_item (const PaperCatalogue *catalogue, guint item, TmPrintedEntry *entry)
{
  entry->label = tm_text (paper_item_words[item].name);
  entry->symbol = paper_item_words[item].symbol;
  entry->move = MOVE_TEACH_ITEM;
  entry->fixed = 1u << TEACH_ITEM_ITEM;
  tm_args_set (&entry->args, TEACH_ITEM_ITEM, (gint32) item);
  tm_args_set_list (&entry->args, TEACH_ITEM_SYMBOLS, catalogue->items[item], 2);
  entry->n_values = 2;
  entry->n_known = (catalogue->items[item][0] != 0) + (catalogue->items[item][1] != 0);
}

static void
get_die (const PaperCatalogue *catalogue, guint colour, TmPrintedEntry *entry)
{
  const gint32 *symbols = catalogue->dice[LAYER_FACE_SYMBOL][colour];
  gint32 faces[6], numbers[6];

  entry->label = colour == COLOUR_WHITE ? tm_text (N_ ("White dice")) : tm_text (N_ ("Black dice"));
  entry->symbol = "die";
  entry->move = MOVE_TEACH_DICE;
  entry->fixed = 1u << TEACH_DICE_COLOUR;
  entry->n_values = 6;
  for (guint i = 0; i < 6; i++)
    {
      entry->n_known += symbols[i] >= 0;
      faces[i] = symbols[i] >= 0 ? symbols[i] : paper_usual_faces[colour][i];
      numbers[i] = to_param (catalogue->dice[LAYER_FACE_NUMBER][colour][i]);
    }
  tm_args_set (&entry->args, TEACH_DICE_COLOUR, (gint32) colour);
  tm_args_set_list (&entry->args, TEACH_DICE_FACES, faces, 6);
  tm_args_set_list (&entry->args, TEACH_DICE_NUMBERS, numbers, 6);
}

/* Cards */

/* What a list can spell: up to the first gap, unless there is a word for one. */
static void
set_known_list (TmPrintedEntry *entry, guint param, const TmBox *box, const gint32 *values)
{
  const TmParam *spec = &paper_dungeons_moves[entry->move].params[param];
  guint n = 0;

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    if (values[i] >= 0)
      n = spec->none != NULL ? PAPER_N_STAGES : i + 1;
  for (guint i = 0; i < n; i++)
    if (!tm_param_is_possible (spec, box, values[i]))
      n = i;
  tm_args_set_list (&entry->args, param, values, n);
}

static void
set_walls (const PaperCatalogue *catalogue, guint dungeon, TmPrintedEntry *entry)
{
  const TmParam *spec = &paper_dungeons_moves[MOVE_TEACH_DUNGEON].params[TEACH_DUNGEON_WALLS];
  gint32 walls[2 * PAPER_N_CELLS];
  guint n = 0;

  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    for (guint side = SIDE_UP; side <= SIDE_RIGHT; side++)
      {
        int to = paper_get_neighbour (cell, (PaperSide) side);

        if (to >= 0 && paper_catalogue_has_drawn (catalogue, dungeon, cell, (guint) to))
          walls[n++] = tm_link_new ((gint32) cell, to);
      }
  tm_args_set_list (&entry->args, TEACH_DUNGEON_WALLS, walls, MIN (n, spec->max_items));
}

static void
get_card (const PaperCatalogue *catalogue, TmBox *box, guint dungeon, TmPrintedEntry *entry)
{
  gint32 rooms[PAPER_N_STAGES], monsters[PAPER_N_STAGES];
  const char *name = catalogue->names[dungeon];

  entry->label = tm_text (N_ ("Dungeon card %s"), tm_arg_word (paper_dungeon_words[dungeon].name));
  entry->symbol = "door";
  entry->move = MOVE_TEACH_DUNGEON;
  entry->fixed = 1u << TEACH_DUNGEON_DUNGEON;
  entry->n_values = CARD_VALUES;
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      rooms[i] = paper_catalogue_get_monster_room (catalogue, dungeon, i + 1);
      monsters[i] = catalogue->backs[dungeon][i] - 1;
      entry->n_known += (rooms[i] >= 0) + (monsters[i] >= 0);
    }
  tm_args_set (&entry->args, TEACH_DUNGEON_DUNGEON, (gint32) dungeon);
  tm_args_set (&entry->args, TEACH_DUNGEON_NAME, tm_box_intern (box, name != NULL ? name : ""));
  set_known_list (entry, TEACH_DUNGEON_ROOMS, box, rooms);
  set_walls (catalogue, dungeon, entry);
  set_known_list (entry, TEACH_DUNGEON_MONSTERS, box, monsters);
}

static void
set_strip (
    const PaperCatalogue *catalogue, guint param, guint layer, gint32 face, TmPrintedEntry *entry)
{
  gint32 values[PAPER_N_STAGES];

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      entry->n_known += catalogue->monsters[layer + i][face] != PAPER_UNKNOWN;
      values[i] = to_param (catalogue->monsters[layer + i][face]);
    }
  tm_args_set_list (&entry->args, param, values, PAPER_N_STAGES);
}

static void
set_monster (const PaperCatalogue *catalogue, gint32 face, TmPrintedEntry *entry)
{
  gint32 vulnerable = catalogue->monsters[LAYER_MONSTER_VULNERABLE][face];
  gint32 flee = catalogue->monsters[LAYER_MONSTER_FLEE][face];
  gint32 reward = catalogue->monsters[LAYER_MONSTER_REWARD][face];
  gint32 stage = catalogue->monsters[LAYER_MONSTER_STAGE][face];
  gint32 letters[2];
  guint n_letters = 0;

  for (guint i = 0; i < 2; i++)
    if (catalogue->monsters[LAYER_MONSTER_LETTER + i][face] >= 0)
      letters[n_letters++] = catalogue->monsters[LAYER_MONSTER_LETTER + i][face];
  entry->n_known += (vulnerable >= 0) + (flee != PAPER_UNKNOWN) + (reward > 0) + (stage > 0);
  if (vulnerable >= 0)
    tm_args_set (&entry->args, TEACH_MONSTER_VULNERABLE, vulnerable);
  tm_args_set (&entry->args, TEACH_MONSTER_FLEE, to_param (flee));
  set_strip (catalogue, TEACH_MONSTER_LIMITS, LAYER_MONSTER_LIMIT, face, entry);
  set_strip (catalogue, TEACH_MONSTER_FAMES, LAYER_MONSTER_FAME, face, entry);
  set_strip (catalogue, TEACH_MONSTER_WOUNDS, LAYER_MONSTER_WOUNDS, face, entry);
  tm_args_set (&entry->args, TEACH_MONSTER_REWARD, reward);
  tm_args_set (&entry->args, TEACH_MONSTER_AMOUNT,
               CLAMP (catalogue->monsters[LAYER_MONSTER_AMOUNT][face], 1, PAPER_MAX_AMOUNT));
  tm_args_set_list (&entry->args, TEACH_MONSTER_LETTERS, letters, n_letters);
  if (stage > 0)
    tm_args_set (&entry->args, TEACH_MONSTER_STAGE, stage);
}

/* A name that was only mistyped in some move is no card. */
static gboolean
is_monster_met (const PaperCatalogue *catalogue, const TmTable *table, guint monster)
{
  PaperCatalogue untold = { 0 };
  guint n_cards;
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), PIECE_MONSTER, TM_NO_SEAT, &n_cards);

  if (monster < PAPER_N_NAMED_MONSTERS)
    return TRUE;
  paper_catalogue_forget_monster (&untold, 0);
  for (guint layer = 0; layer < N_MONSTER_LAYERS; layer++)
    if (catalogue->monsters[layer][monster] != untold.monsters[layer][0])
      return TRUE;
  for (guint i = 0; i < PAPER_N_DUNGEONS * PAPER_N_STAGES; i++)
    if (catalogue->backs[i / PAPER_N_STAGES][i % PAPER_N_STAGES] == (gint32) monster + 1)
      return TRUE;
  for (guint i = 0; i < n_cards; i++)
    if (tm_table_get_piece_face (table, first + i) == (gint32) monster)
      return TRUE;
  return FALSE;
}

static guint
list_monsters (const PaperCatalogue *catalogue,
               const TmTable *table,
               gint32 faces[PAPER_MAX_MONSTERS])
{
  guint n = 0;

  for (guint i = 0; i < catalogue->n_codes; i++)
    if (is_monster_met (catalogue, table, i))
      faces[n++] = (gint32) i;
  return n;
}

static void
get_monster (const PaperCatalogue *catalogue, TmBox *box, gint32 face, TmPrintedEntry *entry)
{
  entry->label = tm_text ("%s", tm_arg_face (PIECE_MONSTER, face));
  entry->symbol = "monster";
  entry->move = MOVE_TEACH_MONSTER;
  entry->fixed = 1u << TEACH_MONSTER_CARD;
  entry->n_values = MONSTER_VALUES;
  tm_args_set (&entry->args, TEACH_MONSTER_CARD, face);
  set_monster (catalogue, face, entry);
}

/* The card whose name is still to be typed. */
static void
get_another_monster (TmPrintedEntry *entry)
{
  entry->label = tm_text (N_ ("Another monster"));
  entry->detail = tm_text (N_ ("m: and the name on the card"));
  entry->symbol = "monster";
  entry->move = MOVE_TEACH_MONSTER;
  entry->n_values = MONSTER_VALUES;
}

/* The `count_entries` of the editors. */
guint
paper_count_entries (const TmTable *table, guint page)
{
  g_auto (PaperCatalogue) catalogue = { 0 };
  gint32 faces[PAPER_MAX_MONSTERS];

  switch (page)
    {
    case PAGE_SHEET:
      return N_SHEET_ENTRIES;
    case PAGE_DUNGEONS:
      return PAPER_N_DUNGEONS;
    case PAGE_MONSTERS:
      paper_catalogue_read (&catalogue, table);
      return MIN (list_monsters (&catalogue, table, faces) + 1, PAPER_MAX_MONSTERS);
    case PAGE_MAP:
    default:
      return 0;
    }
}

/* The `get_entry` of the editors. */
void
paper_get_entry (const TmTable *table, guint page, guint index, TmPrintedEntry *entry)
{
  TmBox *box = tm_table_get_box (table);
  g_auto (PaperCatalogue) catalogue = { 0 };
  gint32 faces[PAPER_MAX_MONSTERS];

  g_return_if_fail (index < paper_count_entries (table, page));

  *entry = (TmPrintedEntry) { 0 };
  tm_args_init (&entry->args);
  paper_catalogue_read (&catalogue, table);
  if (page == PAGE_MONSTERS && index >= list_monsters (&catalogue, table, faces))
    {
      get_another_monster (entry);
      return;
    }
  if (page == PAGE_MONSTERS)
    get_monster (&catalogue, box, faces[index], entry);
  else if (page == PAGE_DUNGEONS)
    get_card (&catalogue, box, index, entry);
  else if (index >= FIRST_DIE)
    get_die (&catalogue, index == FIRST_DIE ? COLOUR_WHITE : COLOUR_BLACK, entry);
  else if (index >= FIRST_ITEM)
    get_item (&catalogue, index - FIRST_ITEM, entry);
  else
    get_track (&catalogue, (PaperTrack) index, entry);
  entry->detail = describe_progress (entry);
}

/* The board */

/* The sides that the brush paints. A side between two cells is lit on both. */
static guint
get_lit_sides (int brush, guint cell)
{
  guint sides = 0;

  for (guint side = 0; side < PAPER_N_SIDES; side++)
    {
      int to = paper_get_neighbour (cell, (PaperSide) side);
      gboolean has_edge = to >= 0 && paper_can_have_edge (cell, (guint) to);
      gboolean is_at_entrance = to >= 0 && (PAPER_IS_ENTRANCE (cell) || PAPER_IS_ENTRANCE (to));

      if ((brush == BRUSH_WALL || brush == BRUSH_DRAWN) ? has_edge
          : brush == BRUSH_WATER                        ? has_edge && !is_at_entrance
          : brush == BRUSH_TUNNEL   ? paper_get_tunnel_end (cell, (PaperSide) side) >= 0
          : brush == BRUSH_ENTRANCE ? has_edge && is_at_entrance
                                    : FALSE)
        sides |= 1u << side;
    }
  return sides;
}

/* The `present` of the editors: the map, with the dungeon card that the brush paints or that is open. */
void
paper_present_board (TmScene *scene, guint page, int brush, const TmArgs *choices)
{
  const TmTable *table = tm_scene_get_table (scene);
  int dungeon = brush >= 0 ? paper_get_brush_dungeon ((guint) brush, choices) : -1;
  g_auto (PaperCatalogue) catalogue = { 0 };
  PaperMap map;
  TmNode *board;
  guint parent;

  if (page != PAGE_MAP)
    return;
  paper_catalogue_read (&catalogue, table);
  paper_catalogue_get_map (&catalogue, dungeon >= 0 ? dungeon : paper_get_dungeon (table), &map);
  board = tm_scene_add (scene, 0, TM_NODE_GRID, tm_text (pages[PAGE_MAP].name));
  board->max = PAPER_COLUMNS;
  board->has_value = TRUE;
  parent = tm_scene_get_last (scene);
  for (guint row = PAPER_ROWS; row > 0; row--)
    for (guint column = 0; column < PAPER_COLUMNS; column++)
      {
        guint cell = PAPER_CELL (column, row - 1);

        paper_add_lit_cell (scene, parent, &map, cell, NULL, 0, get_lit_sides (brush, cell));
      }
}

const TmPrinted paper_dungeons_printed = {
  .pages = pages,
  .n_pages = G_N_ELEMENTS (pages),
  .brushes = paper_brushes,
  .n_brushes = N_BRUSHES,
  .count_entries = paper_count_entries,
  .get_entry = paper_get_entry,
  .paint = paper_paint,
  .present = paper_present_board,
  .report = paper_report,
  .list = paper_list_records,
};
