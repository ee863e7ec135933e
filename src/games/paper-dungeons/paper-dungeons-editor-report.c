/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What does not make sense yet in "Your box": said, never refused, for the owner's copy is right. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-printed.h"

#define N_ROOMS (PAPER_N_CELLS - PAPER_COLUMNS)
#define N_SYMBOL_ITEMS 4
#define MONSTER_VALUES 13

static void
remark (GArray *remarks, TmText text)
{
  g_array_append_val (remarks, text);
}

static TmTextArg
get_place (guint cell)
{
  return tm_arg_cell (GRID_DUNGEON, cell);
}

static void
count_values (const TmTable *table, guint page, guint *n_known, guint *n_values)
{
  for (guint i = 0; i < paper_count_entries (table, page); i++)
    {
      TmPrintedEntry entry;

      paper_get_entry (table, page, i, &entry);
      if (entry.fixed == 0)
        continue;
      *n_known += entry.n_known;
      *n_values += entry.n_values;
    }
}

/* The sheet */

static gboolean
differs_from_book (const PaperCatalogue *catalogue, const PaperCatalogue *book, PaperTrack track)
{
  for (guint layer = LAYER_TRACK_VALUE; layer <= LAYER_TRACK_REWARD; layer++)
    for (guint i = 1; i < PAPER_TRACK_COLUMNS; i++)
      {
        gint32 untold = layer == LAYER_TRACK_VALUE ? PAPER_UNKNOWN : 0;
        gint32 told = catalogue->tracks[layer][track][i];

        if (track == TRACK_POTIONS)
          continue;
        if (book->tracks[layer][track][i] != untold && told != untold
            && told != book->tracks[layer][track][i])
          return TRUE;
      }
  return FALSE;
}

/* The track as teams count it: shields spread to the hearts behind them. */
static gboolean
goes_down (const gint16 *fame, guint n, int sign)
{
  gint16 last = PAPER_UNKNOWN;

  for (guint i = 1; i <= n; i++)
    {
      if (fame[i] == PAPER_UNKNOWN)
        continue;
      if (last != PAPER_UNKNOWN && sign * fame[i] < sign * last)
        return TRUE;
      last = fame[i];
    }
  return FALSE;
}

static void
report_tracks (const PaperCatalogue *catalogue, GArray *remarks)
{
  g_auto (PaperCatalogue) book = { 0 };
  PaperSheet sheet, known;

  paper_catalogue_init (&book);
  paper_catalogue_get_sheet (catalogue, &sheet);
  paper_sheet_init (&known);
  for (guint track = 0; track < PAPER_N_TRACKS; track++)
    if (differs_from_book (catalogue, &book, (PaperTrack) track)
        || (track == TRACK_WOUNDS && sheet.wound_fame[11] != known.wound_fame[11]))
      remark (remarks, tm_text (N_ ("The rulebook shows another number: %s"),
                                tm_arg_word (paper_track_words[track].name)));
  if (goes_down (sheet.level_fame, PAPER_MAX_LEVEL, 1))
    remark (remarks, tm_text (N_ ("The numbers go down: %s"),
                              tm_arg_word (paper_track_words[TRACK_LEVELS].name)));
  if (goes_down (sheet.gem_fame, PAPER_MAX_GEMS, 1))
    remark (remarks, tm_text (N_ ("The numbers go down: %s"),
                              tm_arg_word (paper_track_words[TRACK_GEMS].name)));
  if (goes_down (sheet.minion_fame, PAPER_MAX_MINIONS, 1))
    remark (remarks, tm_text (N_ ("The numbers go down: %s"),
                              tm_arg_word (paper_track_words[TRACK_MINIONS].name)));
  if (goes_down (sheet.wound_fame, PAPER_MAX_HEARTS, -1))
    remark (remarks, tm_text (N_ ("The penalties become smaller: %s"),
                              tm_arg_word (paper_track_words[TRACK_WOUNDS].name)));
}

/* R «Инвентарь», p.8: the first four items ask for symbols. */
static void
report_items (const PaperCatalogue *catalogue, GArray *remarks)
{
  guint n_told = 0;
  guint n_asking = 0;

  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    {
      const gint32 *cells = catalogue->items[item];

      n_told += cells[0] != 0 && cells[1] != 0;
      n_asking += (cells[0] != 0 && cells[0] != SYMBOL_ANY + 1)
                  || (cells[1] != 0 && cells[1] != SYMBOL_ANY + 1);
    }
  if (n_asking > N_SYMBOL_ITEMS || (n_told == PAPER_N_ITEMS && n_asking != N_SYMBOL_ITEMS))
    remark (remarks, tm_text (N_ ("Exactly 4 items ask for symbols; told are %s."),
                              tm_arg_number ((gint32) n_asking)));
}

/* The map */

/* What a team without items can enter, from any entrance. */
static guint64
find_reach (const PaperMap *map)
{
  const PaperWalker walker = { FALSE, FALSE, FALSE, NULL };

  return paper_find_reach (map, &walker, -1, PAPER_N_CELLS);
}

static gboolean
has_room (guint64 rooms, guint cell)
{
  return (rooms & G_GUINT64_CONSTANT (1) << cell) != 0;
}

static void
report_rooms (const PaperMap *map, GArray *remarks)
{
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    if (map->rooms[cell].minion != MINION_NONE && map->rooms[cell].has_trap)
      remark (remarks, tm_text (N_ ("%s has a minion and a trap: the minion acts first."),
                                get_place (cell)));
}

/* That a letter is missing can be said once all rooms are told. */
static void
report_letters (const PaperMap *map, guint n_told, GArray *remarks)
{
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    {
      TmTextArg name = tm_arg_word (paper_letter_words[letter].name);
      guint first = 0;

      for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
        {
          if (map->rooms[cell].letter != (gint8) letter)
            continue;
          if (first > 0)
            remark (remarks, tm_text (N_ ("Gem %s is in two rooms: %s and %s"), name,
                                      get_place (first), get_place (cell)));
          first = cell;
        }
      if (first == 0 && n_told == N_ROOMS)
        remark (remarks, tm_text (N_ ("Gem %s is in no room."), name));
    }
}

static void
report_reach (const PaperMap *map, GArray *remarks)
{
  guint64 rooms = find_reach (map);

  if (map->closed == (1u << PAPER_COLUMNS) - 1)
    {
      remark (remarks, tm_text (N_ ("All entrances are closed.")));
      return;
    }
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    if (!has_room (rooms, cell))
      remark (remarks, tm_text (N_ ("No entrance leads to %s without items."), get_place (cell)));
}

/* A table can hold more than a move would put there: what was set by hand. */
static void
report_tunnels (const PaperCatalogue *catalogue, GArray *remarks)
{
  const gint32 *tunnels = catalogue->dungeon[LAYER_TUNNELS];

  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    for (guint side = 0; side < PAPER_N_SIDES; side++)
      {
        int end = paper_get_tunnel_end (cell, (PaperSide) side);
        guint opposite = paper_get_opposite_side ((PaperSide) side);

        if ((tunnels[cell] & 1 << side) == 0)
          continue;
        if (end < 0)
          remark (remarks, tm_text (N_ ("%s has a way across, but is no room at that edge."),
                                    get_place (cell)));
        else if ((tunnels[end] & 1 << opposite) == 0)
          remark (remarks, tm_text (N_ ("The way across from %s to %s is told at one end only."),
                                    get_place (cell), get_place ((guint) end)));
      }
}

static void
report_map (const PaperCatalogue *catalogue, GArray *remarks, guint *n_known, guint *n_values)
{
  PaperMap map;

  paper_catalogue_get_map (catalogue, -1, &map);
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    *n_known += map.rooms[cell].is_told != 0;
  *n_values = N_ROOMS;
  report_rooms (&map, remarks);
  report_letters (&map, *n_known, remarks);
  report_reach (&map, remarks);
  report_tunnels (catalogue, remarks);
}

/* Cards */

static void
report_drawn (const PaperCatalogue *catalogue, guint dungeon, TmTextArg name, GArray *remarks)
{
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    for (guint side = SIDE_UP; side <= SIDE_RIGHT; side++)
      {
        int to = paper_get_neighbour (cell, (PaperSide) side);

        if (to >= 0 && paper_catalogue_has_drawn (catalogue, dungeon, cell, (guint) to)
            && paper_catalogue_has_edge (catalogue, LAYER_WALLS, cell, (guint) to))
          remark (remarks,
                  tm_text (N_ ("Card %s draws a wall that is printed already, between %s and %s."),
                           name, get_place (cell), get_place ((guint) to)));
      }
}

static void
report_card (const PaperCatalogue *catalogue, guint dungeon, GArray *remarks)
{
  TmTextArg name = tm_arg_word (paper_dungeon_words[dungeon].name);
  guint n_rooms = 0;
  guint n_monsters = 0;
  guint64 reach;
  PaperMap map;

  paper_catalogue_get_map (catalogue, (int) dungeon, &map);
  reach = find_reach (&map);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      int cell = paper_catalogue_get_monster_room (catalogue, dungeon, i + 1);

      n_rooms += cell >= 0;
      n_monsters += catalogue->backs[dungeon][i] > 0;
      if (cell >= 0 && !has_room (reach, (guint) cell))
        remark (remarks,
                tm_text (N_ ("With card %s no entrance leads to monster %s without items."), name,
                         tm_arg_number ((gint32) i + 1)));
    }
  if (n_rooms > 0 && n_rooms < PAPER_N_STAGES)
    remark (remarks,
            tm_text (N_ ("Card %s hides three monsters in three different rooms; told: %s"), name,
                     tm_arg_number ((gint32) n_rooms)));
  if (n_monsters > 0 && n_monsters < PAPER_N_STAGES)
    remark (remarks, tm_text (N_ ("Card %s names three monsters on its back; told: %s"), name,
                              tm_arg_number ((gint32) n_monsters)));
  report_drawn (catalogue, dungeon, name, remarks);
}

static gboolean
is_ascending (const PaperCatalogue *catalogue, guint layer, guint monster, int sign)
{
  gint32 last = PAPER_UNKNOWN;

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      gint32 value = catalogue->monsters[layer + i][monster];

      if (value == PAPER_UNKNOWN)
        continue;
      if (last != PAPER_UNKNOWN && sign * value < sign * last)
        return FALSE;
      last = value;
    }
  return TRUE;
}

/* R p.13, p.14: more power never brings less; two letters vanish on stage 1 and 2, none on stage 3. */
static void
report_monster (const PaperCatalogue *catalogue, guint monster, TmTextArg name, GArray *remarks)
{
  gint32 stage = catalogue->monsters[LAYER_MONSTER_STAGE][monster];
  guint n_letters = 0;

  for (guint i = 0; i < 2; i++)
    n_letters += catalogue->monsters[LAYER_MONSTER_LETTER + i][monster] >= 0;
  if (!is_ascending (catalogue, LAYER_MONSTER_LIMIT, monster, 1))
    remark (remarks, tm_text (N_ ("%s: the power needed goes down."), name));
  if (!is_ascending (catalogue, LAYER_MONSTER_FAME, monster, 1))
    remark (remarks, tm_text (N_ ("%s: more power brings less fame."), name));
  if (!is_ascending (catalogue, LAYER_MONSTER_WOUNDS, monster, -1))
    remark (remarks, tm_text (N_ ("%s: more power costs more wounds."), name));
  if (n_letters == 1 || (n_letters == 2 && stage == PAPER_N_STAGES))
    remark (remarks,
            tm_text (N_ ("%s: two gems vanish on cards of stage 1 and 2, none on stage 3."), name));
}

/* The `report` of the editors. */
void
paper_report (const TmTable *table, guint page, GArray *remarks, guint *n_known, guint *n_values)
{
  g_auto (PaperCatalogue) catalogue = { 0 };

  *n_known = 0;
  *n_values = 0;
  paper_catalogue_read (&catalogue, table);
  switch (page)
    {
    case PAGE_SHEET:
      count_values (table, page, n_known, n_values);
      report_tracks (&catalogue, remarks);
      report_items (&catalogue, remarks);
      break;
    case PAGE_MAP:
      report_map (&catalogue, remarks, n_known, n_values);
      break;
    case PAGE_DUNGEONS:
      count_values (table, page, n_known, n_values);
      for (guint dungeon = 0; dungeon < PAPER_N_DUNGEONS; dungeon++)
        report_card (&catalogue, dungeon, remarks);
      break;
    case PAGE_MONSTERS:
    default:
      count_values (table, page, n_known, n_values);
      *n_values = MAX (*n_values, PAPER_N_MONSTER_CARDS * MONSTER_VALUES);
      for (guint i = 0; i < catalogue.n_codes; i++)
        report_monster (&catalogue, i, tm_arg_face (PIECE_MONSTER, (gint32) i), remarks);
      break;
    }
}
