/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Telling what is printed: the entries of the editors, and the moves that teach. They are always legal,
 * for the owner's copy is right by definition. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "black-crystal-printed.h"
#include "tm-text.h"

#define ARTICLE "crystal.box-values"

/* Entries */

static gint32
to_param (gint32 value)
{
  return value == CRYSTAL_UNTOLD ? TM_NUMBER_UNKNOWN : value;
}

static void
describe_copies (TmPrintedEntry *entry, gint32 copies)
{
  if (copies != CRYSTAL_UNTOLD)
    entry->detail = tm_text (N_ ("%s in the box"), tm_arg_number (copies));
  else
    entry->detail = entry->n_known == 0 ? tm_text (N_ ("not told yet"))
                                        : tm_text (N_ ("%s of %s values told"),
                                                   tm_arg_number ((gint32) entry->n_known),
                                                   tm_arg_number ((gint32) entry->n_values));
}

static void
get_tiles (const CrystalPrinted *printed, guint event, TmPrintedEntry *entry)
{
  const gint32 *tiles = printed->tiles[event];
  gint32 shapes[CRYSTAL_N_SHAPES];
  gboolean has_shapes = FALSE;

  entry->label = tm_text ("%s", tm_arg_word (crystal_event_words[event].name));
  entry->symbol = crystal_event_words[event].symbol;
  entry->move = MOVE_TEACH_TILES;
  entry->fixed = 1u << TEACH_TILES_EVENT;
  entry->n_values = CRYSTAL_N_TILE_VALUES;
  for (guint i = 0; i < CRYSTAL_N_SHAPES; i++)
    {
      shapes[i] = to_param (tiles[i]);
      has_shapes = has_shapes || tiles[i] != CRYSTAL_UNTOLD;
      entry->n_known += tiles[i] != CRYSTAL_UNTOLD;
    }
  entry->n_known += crystal_printed_get_sum (printed, event) != CRYSTAL_UNTOLD;
  tm_args_set (&entry->args, TEACH_TILES_EVENT, (gint32) event);
  tm_args_set (&entry->args, TEACH_TILES_SUM, to_param (tiles[LAYER_TILE_SUM]));
  tm_args_set_list (&entry->args, TEACH_TILES_SHAPES, shapes, has_shapes ? CRYSTAL_N_SHAPES : 0);
  describe_copies (entry, crystal_printed_get_sum (printed, event));
}

static void
get_find (const CrystalPrinted *printed, guint find, TmPrintedEntry *entry)
{
  const gint32 *values = printed->finds[find];
  gboolean has_number = crystal_has_number ((CrystalFind) find);

  entry->label = tm_text ("%s", tm_arg_face (PIECE_FIND, (gint32) find));
  entry->symbol = crystal_find_words[find].symbol;
  entry->move = MOVE_TEACH_FIND;
  entry->fixed = 1u << TEACH_FIND_CARD | (has_number ? 0 : 1u << TEACH_FIND_VALUE);
  entry->n_values = 1 + (guint) has_number;
  entry->n_known = (guint) (values[LAYER_FIND_COPIES] != CRYSTAL_UNTOLD)
                   + (guint) (has_number && values[LAYER_FIND_VALUE] != CRYSTAL_UNTOLD);
  tm_args_set (&entry->args, TEACH_FIND_CARD, (gint32) find);
  tm_args_set (&entry->args, TEACH_FIND_COPIES, to_param (values[LAYER_FIND_COPIES]));
  tm_args_set (&entry->args, TEACH_FIND_VALUE, to_param (values[LAYER_FIND_VALUE]));
  describe_copies (entry, values[LAYER_FIND_COPIES]);
}

/* The health in the rulebook is known without telling. */
static void
get_boom (const CrystalPrinted *printed, guint monster, TmPrintedEntry *entry)
{
  const gint32 *values = printed->booms[monster];

  entry->label = tm_text ("%s", tm_arg_face (PIECE_BOOM, (gint32) monster));
  entry->symbol = crystal_monster_words[monster].symbol;
  entry->move = MOVE_TEACH_BOOM;
  entry->fixed = 1u << TEACH_BOOM_CARD;
  entry->n_values = CRYSTAL_N_BOOM_PARTS;
  tm_args_set (&entry->args, TEACH_BOOM_CARD, (gint32) monster);
  for (guint i = 0; i < CRYSTAL_N_BOOM_PARTS; i++)
    {
      tm_args_set (&entry->args, TEACH_BOOM_COPIES + i, to_param (values[i]));
      entry->n_known += values[i] != CRYSTAL_UNTOLD
                        || (i == LAYER_BOOM_HEALTH
                            && crystal_monsters[monster].health != CRYSTAL_HEALTH_ON_CARD);
    }
  describe_copies (entry, values[LAYER_BOOM_COPIES]);
}

/* The `count_entries` of the editors. */
guint
crystal_count_entries (const TmTable *table, guint page)
{
  static const guint counts[CRYSTAL_N_PAGES] = { [PAGE_TILES] = CRYSTAL_N_EVENTS,
                                                 [PAGE_FINDS] = CRYSTAL_N_FINDS,
                                                 [PAGE_BOOMS] = CRYSTAL_N_MONSTERS };

  (void) table;
  return counts[page];
}

/* The `get_entry` of the editors. */
void
crystal_get_entry (const TmTable *table, guint page, guint index, TmPrintedEntry *entry)
{
  CrystalPrinted printed;

  g_return_if_fail (index < crystal_count_entries (table, page));

  *entry = (TmPrintedEntry) { 0 };
  tm_args_init (&entry->args);
  crystal_printed_read (&printed, table);
  if (page == PAGE_TILES)
    get_tiles (&printed, index, entry);
  else if (page == PAGE_FINDS)
    get_find (&printed, index, entry);
  else
    get_boom (&printed, index, entry);
}

/* Moves */

static gint32
get_number (const TmArgs *args, guint param)
{
  gint32 value = tm_args_has (args, param) ? tm_args_get (args, param) : TM_NUMBER_UNKNOWN;

  return value == TM_NUMBER_UNKNOWN ? CRYSTAL_UNTOLD : value;
}

/* Whether something that was told is something else now. */
static gboolean
is_changed (const gint32 *before, const gint32 *after, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    if (before[i] != CRYSTAL_UNTOLD && before[i] != after[i])
      return TRUE;
  return FALSE;
}

static void
note (TmResolution *resolution, TmText text)
{
  tm_resolution_add_finding (resolution, TM_GRADE_NOTE, "box.differs", ARTICLE, text);
}

static void
end (TmResolution *resolution,
     const CrystalPrinted *printed,
     gboolean was_told,
     gboolean differs_from_book,
     TmText summary)
{
  if (differs_from_book)
    note (resolution,
          tm_text (N_ ("The rulebook shows something else here; what you tell counts.")));
  else if (was_told)
    note (resolution, tm_text (N_ ("Something else was told before; what you tell now counts.")));
  crystal_printed_commit (printed, resolution);
  tm_resolution_add_reason (
      resolution, ARTICLE,
      tm_text (N_ ("It is printed on your copy: it holds in this match from now on, and in later "
                   "ones once Your box keeps it.")));
  tm_resolution_set_summary (resolution, summary, TM_TEXT_NONE);
}

/* The move `teach-tiles`. */
void
crystal_resolve_teach_tiles (const TmMove *move, TmResolution *resolution)
{
  guint event = (guint) tm_args_get (&move->args, TEACH_TILES_EVENT);
  int fixed = crystal_get_fixed_sum (event);
  gint32 told[CRYSTAL_N_TILE_VALUES];
  CrystalPrinted printed;
  guint n_shapes = 0;
  const gint32 *shapes = tm_args_has (&move->args, TEACH_TILES_SHAPES)
                             ? tm_args_get_list (&move->args, TEACH_TILES_SHAPES, &n_shapes)
                             : NULL;
  gboolean was_told;

  for (guint i = 0; i < CRYSTAL_N_SHAPES; i++)
    told[i] = i < n_shapes && shapes[i] != TM_NUMBER_UNKNOWN ? shapes[i] : CRYSTAL_UNTOLD;
  told[LAYER_TILE_SUM] = get_number (&move->args, TEACH_TILES_SUM);
  crystal_printed_read (&printed, tm_resolution_get_table (resolution));
  was_told = is_changed (printed.tiles[event], told, CRYSTAL_N_TILE_VALUES);
  memcpy (printed.tiles[event], told, sizeof told);
  end (resolution, &printed, was_told,
       fixed >= 0 && crystal_printed_get_sum (&printed, event) != fixed,
       tm_text (N_ ("Told of the tiles: %s"), tm_arg_word (crystal_event_words[event].name)));
}

/* The move `teach-find`. */
void
crystal_resolve_teach_find (const TmMove *move, TmResolution *resolution)
{
  guint find = (guint) tm_args_get (&move->args, TEACH_FIND_CARD);
  gint32 told[CRYSTAL_N_FIND_PARTS];
  CrystalPrinted printed;
  gboolean was_told;

  for (guint i = 0; i < CRYSTAL_N_FIND_PARTS; i++)
    told[i] = get_number (&move->args, TEACH_FIND_COPIES + i);
  if (!crystal_has_number ((CrystalFind) find))
    told[LAYER_FIND_VALUE] = CRYSTAL_UNTOLD;
  crystal_printed_read (&printed, tm_resolution_get_table (resolution));
  was_told = is_changed (printed.finds[find], told, CRYSTAL_N_FIND_PARTS);
  memcpy (printed.finds[find], told, sizeof told);
  end (resolution, &printed, was_told, FALSE,
       tm_text (N_ ("Told of the card: %s"), tm_arg_face (PIECE_FIND, (gint32) find)));
}

/* The move `teach-boom`. */
void
crystal_resolve_teach_boom (const TmMove *move, TmResolution *resolution)
{
  guint monster = (guint) tm_args_get (&move->args, TEACH_BOOM_CARD);
  gint32 told[CRYSTAL_N_BOOM_PARTS];
  CrystalPrinted printed;
  gboolean was_told;

  if (monster >= CRYSTAL_N_MONSTERS)
    {
      tm_resolution_refuse (resolution, "box.unnamed", ARTICLE,
                            tm_text (N_ ("Nothing is kept of a card without a name.")));
      return;
    }
  for (guint i = 0; i < CRYSTAL_N_BOOM_PARTS; i++)
    told[i] = get_number (&move->args, TEACH_BOOM_COPIES + i);
  crystal_printed_read (&printed, tm_resolution_get_table (resolution));
  was_told = is_changed (printed.booms[monster], told, CRYSTAL_N_BOOM_PARTS);
  memcpy (printed.booms[monster], told, sizeof told);
  end (resolution, &printed, was_told,
       told[LAYER_BOOM_HEALTH] != CRYSTAL_UNTOLD
           && crystal_monsters[monster].health != CRYSTAL_HEALTH_ON_CARD
           && told[LAYER_BOOM_HEALTH] != crystal_monsters[monster].health,
       tm_text (N_ ("Told of the card: %s"), tm_arg_face (PIECE_BOOM, (gint32) monster)));
}
