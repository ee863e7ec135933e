/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box": how many tiles and cards there are of each kind, and the numbers that only the cards tell,
 * between the records and the table. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-printed.h"
#include "black-crystal-setup.h"

static const TmPrintedPage pages[] = {
  [PAGE_TILES] = { "tile-box", N_ ("Tunnel tiles"), "tunnel", OPTION_TILE_BOX, FALSE },
  [PAGE_FINDS] = { "find-box", N_ ("Find cards"), "sack", OPTION_FIND_BOX, FALSE },
  [PAGE_BOOMS] = { "boom-box", N_ ("Boom cards"), "boom", OPTION_BOOM_BOX, FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (pages) == CRYSTAL_N_PAGES);

/* The sources that need a page. */
static const guint sources[CRYSTAL_N_PAGES] = {
  [PAGE_TILES] = OPTION_TILES,
  [PAGE_FINDS] = OPTION_FIND,
  [PAGE_BOOMS] = OPTION_BOOM,
};

/* The whole of it */

static void
forget (gint32 *values, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    values[i] = CRYSTAL_UNTOLD;
}

/**
 * crystal_printed_init:
 * @self: (out): what is printed
 *
 * Forgets everything.
 */
void
crystal_printed_init (CrystalPrinted *self)
{
  forget (&self->tiles[0][0], sizeof self->tiles / sizeof (gint32));
  forget (&self->finds[0][0], sizeof self->finds / sizeof (gint32));
  forget (&self->booms[0][0], sizeof self->booms / sizeof (gint32));
}

static void
read_grid (const TmTable *table, guint grid, gint32 *values, guint n_columns, guint n_layers)
{
  for (guint column = 0; column < n_columns; column++)
    for (guint layer = 0; layer < n_layers; layer++)
      values[column * n_layers + layer]
          = tm_table_get_cell (table, grid, TM_NO_SEAT, layer, column, 0);
}

/**
 * crystal_printed_read:
 * @self: (out): what is printed
 * @table: a table
 *
 * Reads what a table knows.
 */
void
crystal_printed_read (CrystalPrinted *self, const TmTable *table)
{
  read_grid (table, GRID_TILE_BOX, &self->tiles[0][0], CRYSTAL_N_EVENTS, CRYSTAL_N_TILE_VALUES);
  read_grid (table, GRID_FIND_BOX, &self->finds[0][0], CRYSTAL_N_FINDS, CRYSTAL_N_FIND_PARTS);
  read_grid (table, GRID_BOOM_BOX, &self->booms[0][0], CRYSTAL_N_MONSTERS, CRYSTAL_N_BOOM_PARTS);
}

static void
commit_grid (
    TmResolution *resolution, guint grid, const gint32 *values, guint n_columns, guint n_layers)
{
  for (guint column = 0; column < n_columns; column++)
    for (guint layer = 0; layer < n_layers; layer++)
      tm_resolution_set_cell (resolution, grid, TM_NO_SEAT, layer, column, 0,
                              values[column * n_layers + layer]);
}

/**
 * crystal_printed_commit:
 * @self: what is printed
 * @resolution: a resolution
 *
 * Puts it on the table.
 */
void
crystal_printed_commit (const CrystalPrinted *self, TmResolution *resolution)
{
  commit_grid (resolution, GRID_TILE_BOX, &self->tiles[0][0], CRYSTAL_N_EVENTS,
               CRYSTAL_N_TILE_VALUES);
  commit_grid (resolution, GRID_FIND_BOX, &self->finds[0][0], CRYSTAL_N_FINDS,
               CRYSTAL_N_FIND_PARTS);
  commit_grid (resolution, GRID_BOOM_BOX, &self->booms[0][0], CRYSTAL_N_MONSTERS,
               CRYSTAL_N_BOOM_PARTS);
}

/**
 * crystal_has_number:
 * @find: a Find card
 *
 * Returns: whether a number is printed on it that only the card tells
 */
gboolean
crystal_has_number (CrystalFind find)
{
  switch ((CrystalFindValue) crystal_finds[find].value)
    {
    case FIND_VALUE_BONUS:
    case FIND_VALUE_DISTANCE:
    case FIND_VALUE_CANCELS:
      return TRUE;
    case FIND_VALUE_NONE:
    case FIND_VALUE_EFFECT:
    case CRYSTAL_N_FIND_VALUES:
    default:
      return FALSE;
    }
}

/* Sums */

/**
 * crystal_get_fixed_sum:
 * @event: of [enum@CrystalEvent]
 *
 * Tells how many tiles of an event every box has. Source: R «Открыв коробку», p. 4; «Подготовка к игре»,
 * p. 5, 3.
 *
 * Returns: how many; -1: the rulebook does not say
 */
int
crystal_get_fixed_sum (guint event)
{
  switch (event)
    {
    case EVENT_CRYSTAL:
      return CRYSTAL_MOST_CRYSTALS;
    case EVENT_EXIT:
      return CRYSTAL_MOST_EXITS;
    case EVENT_PORTAL:
      return CRYSTAL_MAX_PORTALS;
    case EVENT_PIT:
      return CRYSTAL_MOST_PITS;
    default:
      return -1;
    }
}

/* The copies of all shapes; CRYSTAL_UNTOLD unless all are told. */
static gint32
add_shapes (const gint32 *tiles)
{
  gint32 sum = 0;

  for (guint i = 0; i < CRYSTAL_N_SHAPES; i++)
    {
      if (tiles[i] == CRYSTAL_UNTOLD)
        return CRYSTAL_UNTOLD;
      sum += tiles[i];
    }
  return sum;
}

/**
 * crystal_printed_get_sum:
 * @self: what is printed
 * @event: of [enum@CrystalEvent]
 *
 * Gets how many tiles of an event there are, as told, as its shapes add up, or as the rulebook says.
 *
 * Returns: how many, or %CRYSTAL_UNTOLD
 */
gint32
crystal_printed_get_sum (const CrystalPrinted *self, guint event)
{
  gint32 shapes = add_shapes (self->tiles[event]);

  if (self->tiles[event][LAYER_TILE_SUM] != CRYSTAL_UNTOLD)
    return self->tiles[event][LAYER_TILE_SUM];
  return shapes != CRYSTAL_UNTOLD ? shapes : crystal_get_fixed_sum (event);
}

static guint
count_cards (const gint32 *values, guint n_cards, guint n_values)
{
  guint n = 0;

  for (guint i = 0; i < n_cards; i++)
    n += values[i * n_values] == CRYSTAL_UNTOLD ? 1 : (guint) values[i * n_values];
  return n;
}

/**
 * crystal_printed_count:
 * @self: what is printed
 * @page: a [enum@CrystalPage]
 *
 * Counts what is told of a page: tiles whose shape is, or cards, of which there is one of each unless
 * something else is told.
 *
 * Returns: how many
 */
guint
crystal_printed_count (const CrystalPrinted *self, guint page)
{
  guint n = 0;

  if (page == PAGE_FINDS)
    return count_cards (&self->finds[0][LAYER_FIND_COPIES], CRYSTAL_N_FINDS, CRYSTAL_N_FIND_PARTS);
  if (page == PAGE_BOOMS)
    return count_cards (&self->booms[0][LAYER_BOOM_COPIES], CRYSTAL_N_MONSTERS,
                        CRYSTAL_N_BOOM_PARTS);
  for (guint event = 0; event < CRYSTAL_N_EVENTS; event++)
    for (guint i = 0; i < CRYSTAL_N_SHAPES; i++)
      n += (guint) MAX (self->tiles[event][i], 0);
  return n;
}

/* Every shape is told, and the rows come to what the box has. */
static gboolean
are_tiles_complete (const CrystalPrinted *self)
{
  for (guint event = 0; event < CRYSTAL_N_EVENTS; event++)
    {
      gint32 shapes = add_shapes (self->tiles[event]);
      gint32 told = self->tiles[event][LAYER_TILE_SUM];
      int fixed = crystal_get_fixed_sum (event);

      if (shapes == CRYSTAL_UNTOLD || (told != CRYSTAL_UNTOLD && told != shapes)
          || (fixed >= 0 && shapes != fixed))
        return FALSE;
    }
  return TRUE;
}

/**
 * crystal_printed_is_complete:
 * @self: what is printed
 * @page: a [enum@CrystalPage]
 *
 * Tells whether the app can draw from a page.
 *
 * Returns: whether all of it is told
 */
gboolean
crystal_printed_is_complete (const CrystalPrinted *self, guint page)
{
  static const guint wanted[CRYSTAL_N_PAGES] = { [PAGE_TILES] = CRYSTAL_N_TILES,
                                                 [PAGE_FINDS] = CRYSTAL_N_FIND_CARDS,
                                                 [PAGE_BOOMS] = CRYSTAL_N_BOOM_CARDS };

  return crystal_printed_count (self, page) == wanted[page]
         && (page != PAGE_TILES || are_tiles_complete (self));
}

/**
 * crystal_get_copies:
 * @table: a table
 * @grid: %GRID_FIND_BOX or %GRID_BOOM_BOX
 * @card: a card
 *
 * Returns: how many there are of it; 1 if nobody has told
 */
guint
crystal_get_copies (const TmTable *table, guint grid, guint card)
{
  guint layer = grid == GRID_FIND_BOX ? (guint) LAYER_FIND_COPIES : (guint) LAYER_BOOM_COPIES;
  gint32 copies = tm_table_get_cell (table, grid, TM_NO_SEAT, layer, card, 0);

  return copies == CRYSTAL_UNTOLD ? 1 : (guint) copies;
}

/* Options */

static const char **
dup_records (const TmBox *box, guint page, guint *n_records)
{
  const gint32 *list = tm_box_get_option_list (box, pages[page].option, n_records);
  const char **records = g_new (const char *, *n_records + 1);

  for (guint i = 0; i < *n_records; i++)
    records[i] = tm_box_get_string (box, list[i]);
  return records;
}

static void
take_page (CrystalPrinted *self, const TmBox *box, guint page)
{
  guint n_records;
  g_autofree const char **records = dup_records (box, page, &n_records);

  for (guint i = 0; i < n_records; i++)
    (void) crystal_printed_take_record (self, page, records[i], NULL);
}

/**
 * crystal_is_box_complete:
 * @box: the box of a match
 * @option: a source, %OPTION_TILES, %OPTION_FIND or %OPTION_BOOM, or the records that it needs
 *
 * Tells whether "Your box" has all that the app needs to draw tiles or cards.
 *
 * Returns: whether it has
 */
gboolean
crystal_is_box_complete (const TmBox *box, guint option)
{
  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    {
      CrystalPrinted printed;

      if (option != sources[page] && option != pages[page].option)
        continue;
      crystal_printed_init (&printed);
      take_page (&printed, box, page);
      return crystal_printed_is_complete (&printed, page);
    }
  return TRUE;
}

static gboolean
refuse_source (const CrystalPrinted *printed, guint page, GError **error)
{
  guint n = crystal_printed_count (printed, page);

  switch (page)
    {
    case PAGE_TILES:
      if (n == CRYSTAL_N_TILES)
        g_set_error_literal (
            error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
            _ ("The app can draw tiles once there are 4 crystals, 2 exits, 4 portals "
               "and 2 pits among them, and the shapes of each row add up"));
      else
        g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                     _ ("The app can draw tiles once the shapes of all 85 are told: %u are"), n);
      return FALSE;
    case PAGE_FINDS:
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("The app can draw Find cards once all 60 are told: %u are"), n);
      return FALSE;
    case PAGE_BOOMS:
    default:
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("The app can draw Boom cards once all 60 are told: %u are"), n);
      return FALSE;
    }
}

/**
 * crystal_check_printed:
 * @box: a box whose options are being set
 * @error: return location for a [error@ParamsError]
 *
 * Checks the records of "Your box", and whether the app can draw from them. Options come in any order:
 * a page of which nothing is told may still come, and a match of which nothing comes is played with
 * the components on the table.
 *
 * Returns: whether all of it makes sense
 */
gboolean
crystal_check_printed (const TmBox *box, GError **error)
{
  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    {
      guint n_records;
      g_autofree const char **records = dup_records (box, page, &n_records);
      CrystalPrinted printed;

      if (n_records == 0)
        continue;
      crystal_printed_init (&printed);
      if (!crystal_printed_take_records (&printed, page, records, n_records, error))
        return FALSE;
      if (tm_box_get_option (box, sources[page]) == TM_SOURCE_APP
          && !crystal_printed_is_complete (&printed, page))
        return refuse_source (&printed, page, error);
    }
  return TRUE;
}

/**
 * crystal_lay_out_printed:
 * @resolution: the resolution of a fresh table
 *
 * Copies what "Your box" knows into a match. What the app cannot draw from it is drawn on the table.
 */
void
crystal_lay_out_printed (TmResolution *resolution)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  CrystalPrinted printed;

  crystal_printed_init (&printed);
  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    take_page (&printed, box, page);
  crystal_printed_commit (&printed, resolution);
  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    if (!crystal_printed_is_complete (&printed, page))
      tm_resolution_set_option (resolution, sources[page], TM_SOURCE_TABLE);
}

/**
 * crystal_note_sources:
 * @resolution: the resolution of the first move
 *
 * Says what the app was to draw and cannot.
 */
void
crystal_note_sources (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);

  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    if (tm_box_get_option (box, sources[page]) == TM_SOURCE_APP
        && tm_table_get_option (table, sources[page]) == TM_SOURCE_TABLE)
      tm_resolution_add_finding (
          resolution, TM_GRADE_NOTE, "box.untold", "crystal.box-values",
          tm_text (N_ ("Your box does not tell enough for the app to draw them: those on the table "
                       "are used: %s"),
                   tm_arg_word (pages[page].name)));
}

/* Editors */

static GStrv
list_records (const TmTable *table, guint page)
{
  CrystalPrinted printed;

  crystal_printed_read (&printed, table);
  return crystal_printed_spell (&printed, page);
}

static void
remark (GArray *remarks, TmText text)
{
  g_array_append_val (remarks, text);
}

static void
report_row (const CrystalPrinted *printed, guint event, GArray *remarks)
{
  TmTextArg name = tm_arg_word (crystal_event_words[event].name);
  gint32 shapes = add_shapes (printed->tiles[event]);
  gint32 told = printed->tiles[event][LAYER_TILE_SUM];
  gint32 sum = crystal_printed_get_sum (printed, event);
  int fixed = crystal_get_fixed_sum (event);

  if (shapes != CRYSTAL_UNTOLD && told != CRYSTAL_UNTOLD && shapes != told)
    /* Translators: an event such as Boom, a number of tiles, another number */
    remark (remarks, tm_text (N_ ("%s: the shapes come to %s, not to %s."), name,
                              tm_arg_number (shapes), tm_arg_number (told)));
  if (fixed >= 0 && sum != fixed)
    /* Translators: an event such as Portal, and two numbers of tiles */
    remark (remarks, tm_text (N_ ("%s: the rulebook has %s of them; told are %s."), name,
                              tm_arg_number (fixed), tm_arg_number (sum)));
}

static void
report_tiles (const CrystalPrinted *printed, GArray *remarks)
{
  gboolean is_told = TRUE;
  gint32 sum = 0;

  for (guint event = 0; event < CRYSTAL_N_EVENTS; event++)
    {
      gint32 row = crystal_printed_get_sum (printed, event);

      report_row (printed, event, remarks);
      is_told = is_told && row != CRYSTAL_UNTOLD;
      sum += MAX (row, 0);
    }
  if (sum > CRYSTAL_N_TILES || (is_told && sum != CRYSTAL_N_TILES))
    remark (remarks, tm_text (N_ ("There are 85 tiles; told are %s."), tm_arg_number (sum)));
}

static void
report_cards (const CrystalPrinted *printed, guint page, GArray *remarks)
{
  guint n = crystal_printed_count (printed, page);
  g_auto (GStrv) records = crystal_printed_spell (printed, page);

  if (n > CRYSTAL_MOST_COPIES || (n < CRYSTAL_MOST_COPIES && records[0] != NULL))
    remark (remarks, tm_text (N_ ("There are 60 cards; with one of each kind that is not told they "
                                  "come to %s."),
                              tm_arg_number ((gint32) n)));
}

/* R «Бестиарий», p. 31 to 32, has the healths. */
static void
report_healths (const CrystalPrinted *printed, GArray *remarks)
{
  for (guint i = 0; i < CRYSTAL_N_MONSTERS; i++)
    {
      gint32 told = printed->booms[i][LAYER_BOOM_HEALTH];

      if (told != CRYSTAL_UNTOLD && crystal_monsters[i].health != CRYSTAL_HEALTH_ON_CARD
          && told != crystal_monsters[i].health)
        /* Translators: a monster, and two numbers */
        remark (remarks,
                tm_text (N_ ("%s: the rulebook has health %s; told is %s."),
                         tm_arg_word (crystal_monster_words[i].name),
                         tm_arg_number (crystal_monsters[i].health), tm_arg_number (told)));
    }
}

static void
report (const TmTable *table, guint page, GArray *remarks, guint *n_known, guint *n_values)
{
  CrystalPrinted printed;

  *n_known = 0;
  *n_values = 0;
  crystal_printed_read (&printed, table);
  for (guint i = 0; i < crystal_count_entries (table, page); i++)
    {
      TmPrintedEntry entry;

      crystal_get_entry (table, page, i, &entry);
      *n_known += entry.n_known;
      *n_values += entry.n_values;
    }
  if (page == PAGE_TILES)
    report_tiles (&printed, remarks);
  else
    report_cards (&printed, page, remarks);
  if (page == PAGE_BOOMS)
    report_healths (&printed, remarks);
}

const TmPrinted crystal_printed = {
  .pages = pages,
  .n_pages = G_N_ELEMENTS (pages),
  .count_entries = crystal_count_entries,
  .get_entry = crystal_get_entry,
  .report = report,
  .list = list_records,
};
