/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box": what a table knows of the owner's cards, its pages and how much of them is told. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-printed.h"

static const TmPrintedPage pages[] = {
  [PAGE_HEROES] = { "hero-box", N_ ("Hero cards"), "champion", OPTION_HERO_BOX, FALSE },
  [PAGE_LOCATIONS] = { "location-box", N_ ("Location cards"), "map", OPTION_LOCATION_BOX, FALSE },
  [PAGE_QUESTS] = { "quest-box", N_ ("Quest cards"), "scroll", OPTION_QUEST_BOX, FALSE },
  [PAGE_ADVENTURES]
  = { "adventure-box", N_ ("Adventure cards"), "monster", OPTION_ADVENTURE_BOX, FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (pages) == DUNGEONEER_N_PAGES);

/**
 * dungeoneer_parse_face:
 * @piece_kind: a kind of cards
 * @code: the name of a card, or the id of one that the rulebook names
 * @payload: (out): the printed numbers: none, for they are told
 * @name: (out): the name for people: the code
 * @error: return location for a [error@ParamsError]
 *
 * Reads the name that the owner gives a card.
 *
 * Returns: whether it is one
 */
gboolean
dungeoneer_parse_face (guint piece_kind,
                       const char *code,
                       gint32 payload[TM_FACE_PAYLOAD],
                       char **name,
                       GError **error)
{
  (void) piece_kind;
  for (guint i = 0; i < TM_FACE_PAYLOAD; i++)
    payload[i] = 0;
  *name = NULL;
  if (!dungeoneer_is_card_name (code))
    {
      g_autofree char *shown = tm_words_dup_shown (code);

      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   /* Translators: what somebody typed, and what would be right */
                   _ ("“%s” is not accepted; accepted is %s"), shown,
                   _ ("a name of 1 to 40 characters without , = and ;"));
      return FALSE;
    }
  return TRUE;
}

/* What a table knows */

/**
 * dungeoneer_find_page:
 * @piece_kind: a kind of pieces
 *
 * Returns: the page that tells of them, or -1
 */
int
dungeoneer_find_page (guint piece_kind)
{
  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    if (dungeoneer_page_specs[page].kind == piece_kind)
      return (int) page;
  return -1;
}

/**
 * dungeoneer_read_card:
 * @table: a table
 * @page: a [enum@DungeoneerPage]
 * @face: a face of its kind
 * @values: (out): what is told of it, by layer
 *
 * Reads what is told of a card.
 */
void
dungeoneer_read_card (const TmTable *table,
                      guint page,
                      gint32 face,
                      gint32 values[DUNGEONEER_MAX_LAYERS])
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  gboolean is_kept = face >= 0 && (guint) face < spec->n_columns;

  for (guint layer = 0; layer < spec->n_fields; layer++)
    values[layer] = is_kept
                        ? tm_table_get_cell (table, spec->grid, TM_NO_SEAT, layer, (guint) face, 0)
                        : dungeoneer_get_untold (page, layer);
  for (guint layer = spec->n_fields; layer < DUNGEONEER_MAX_LAYERS; layer++)
    values[layer] = DUNGEONEER_UNTOLD;
}

/**
 * dungeoneer_is_any_told:
 * @page: a [enum@DungeoneerPage]
 * @values: what is told of a card, by layer
 *
 * Returns: whether anything is
 */
gboolean
dungeoneer_is_any_told (guint page, const gint32 values[DUNGEONEER_MAX_LAYERS])
{
  for (guint layer = 0; layer < dungeoneer_page_specs[page].n_fields; layer++)
    if (values[layer] != dungeoneer_get_untold (page, layer))
      return TRUE;
  return FALSE;
}

/**
 * dungeoneer_count_known_faces:
 * @table: a table
 * @page: a [enum@DungeoneerPage]
 *
 * Returns: of how many faces the table can know something
 */
guint
dungeoneer_count_known_faces (const TmTable *table, guint page)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];

  return MIN (tm_box_get_n_faces (tm_table_get_box (table), spec->kind), spec->n_columns);
}

/* Heroes of which anything is told are in the box, once each; of other cards their number is told. */
static gint32
get_copies (const TmTable *table, guint page, gint32 face)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  gint32 values[DUNGEONEER_MAX_LAYERS];

  if (spec->copies >= 0)
    return MAX (dungeoneer_get_printed (table, spec->grid, face, (guint) spec->copies), 0);
  dungeoneer_read_card (table, page, face, values);
  return dungeoneer_is_any_told (page, values);
}

/**
 * dungeoneer_count_copies:
 * @table: a table
 * @page: a [enum@DungeoneerPage]
 * @but: a face that is left out, or -1
 *
 * Returns: how many cards are told
 */
gint32
dungeoneer_count_copies (const TmTable *table, guint page, gint32 but)
{
  guint n_faces = dungeoneer_count_known_faces (table, page);
  gint32 sum = 0;

  for (gint32 face = 0; face < (gint32) n_faces; face++)
    if (face != but)
      sum += get_copies (table, page, face);
  return sum;
}

/* Alone, the deck is split by what the cards are: all of them have to be told. */
static gboolean
can_split (const TmTable *table)
{
  guint n_faces = dungeoneer_count_known_faces (table, PAGE_ADVENTURES);

  for (gint32 face = 0; face < (gint32) n_faces; face++)
    if (dungeoneer_get_printed (table, GRID_ADVENTURES, face, ADVENTURE_COPIES) > 0
        && dungeoneer_get_printed (table, GRID_ADVENTURES, face, ADVENTURE_CLASS)
               == DUNGEONEER_UNTOLD
        && dungeoneer_get_printed (table, GRID_ADVENTURES, face, ADVENTURE_DURATION)
               != DURATION_MONSTER)
      return FALSE;
  return TRUE;
}

/**
 * dungeoneer_is_complete:
 * @table: a table
 * @piece_kind: a kind of cards
 *
 * Tells whether the app can draw them: heroes are drawn by name, of all others each copy has to be told.
 *
 * Returns: whether it can
 */
gboolean
dungeoneer_is_complete (const TmTable *table, guint piece_kind)
{
  int page = dungeoneer_find_page (piece_kind);

  if (page < 0 || page == PAGE_HEROES)
    return TRUE;
  if (page == PAGE_ADVENTURES && dungeoneer_is_solo (table) && !can_split (table))
    return FALSE;
  return dungeoneer_count_copies (table, (guint) page, -1)
         == (gint32) dungeoneer_page_specs[page].n_cards;
}

/**
 * dungeoneer_turn_tell:
 * @self: a move that is resolved
 * @grid: GRID_HEROES to GRID_ADVENTURES
 * @face: a face of that kind, or %TM_FACE_UNKNOWN
 * @layer: a layer of it
 * @value: what the move tells by the way
 *
 * Keeps what a move tells of a card for this match, if nobody has told it before. Laying out a table tells
 * nothing: what every box has is no more than a suggestion.
 */
void
dungeoneer_turn_tell (DungeoneerTurn *self, guint grid, gint32 face, guint layer, gint32 value)
{
  if (self->move == NULL)
    return;
  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    {
      const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
      gint32 untold;

      if (spec->grid != grid || face < 0 || (guint) face >= spec->n_columns)
        continue;
      untold = dungeoneer_get_untold (page, layer);
      if (value != untold
          && tm_table_get_cell (self->table, grid, TM_NO_SEAT, layer, (guint) face, 0) == untold)
        tm_resolution_set_cell (self->resolution, grid, TM_NO_SEAT, layer, (guint) face, 0, value);
    }
}

/* Spelling */

static char *
dup_place (const TmTable *table, gint32 face)
{
  const TmFace *found = tm_box_get_face (tm_table_get_box (table), PIECE_LOCATION, face);

  return found == NULL ? NULL : g_strdup (found->code);
}

static gint32
clean_exits (gint32 exits)
{
  gint32 clean = 0;
  guint n_unknown = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      gint32 exit = MIN (exits >> 3 * side & 7, EXIT_UNKNOWN);

      n_unknown += exit == EXIT_UNKNOWN;
      clean |= exit << 3 * side;
    }
  return n_unknown == TM_N_SIDES ? DUNGEONEER_UNTOLD : clean;
}

static gboolean
is_check (gint32 check)
{
  gint32 threat = DUNGEONEER_TEST_THREAT (check);

  return threat >= 1 && threat <= DUNGEONEER_MOST_TO_REACH;
}

/* What was set by hand may be nothing that a record tells. */
static void
spell_value (const TmTable *table,
             const DungeoneerField *field,
             gboolean is_type,
             gint32 value,
             DungeoneerRecord *record)
{
  gint32 *out = &record->values[field->layer];

  if (value == *out)
    return;
  switch (field->kind)
    {
    case FIELD_PLACE:
      record->words[field->layer] = dup_place (table, value);
      break;
    case FIELD_TEXT:
      record->words[field->layer]
          = dungeoneer_dup_card_text (tm_box_get_string (tm_table_get_box (table), value), is_type);
      break;
    case FIELD_CHECK:
      *out = is_check (value) ? value : 0;
      break;
    case FIELD_HEALTH:
      *out = value > 0 ? value : DUNGEONEER_UNTOLD;
      break;
    case FIELD_EXITS:
      *out = clean_exits (value);
      break;
    case FIELD_NUMBER:
    case FIELD_ADDED:
    case FIELD_COST:
    case FIELD_FLAG:
    case FIELD_WORD:
    case FIELD_SET:
    default:
      *out = value;
      break;
    }
}

static void
spell_card (const TmTable *table, guint page, gint32 face, GStrvBuilder *records)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  g_auto (DungeoneerRecord) record = { 0 };
  gint32 values[DUNGEONEER_MAX_LAYERS];

  dungeoneer_record_init (&record, page,
                          tm_box_get_face (tm_table_get_box (table), spec->kind, face)->code);
  dungeoneer_read_card (table, page, face, values);
  for (guint i = 0; i < spec->n_fields; i++)
    spell_value (table, &spec->fields[i], i + 1 < spec->n_fields, values[spec->fields[i].layer],
                 &record);
  if (!dungeoneer_record_is_empty (&record, page))
    {
      g_autofree char *spelled = dungeoneer_record_dup (page, &record);

      g_strv_builder_add (records, spelled);
    }
}

static GStrv
list_records (const TmTable *table, guint page)
{
  g_autoptr (GStrvBuilder) records = g_strv_builder_new ();
  guint n_faces = dungeoneer_count_known_faces (table, page);

  for (gint32 face = 0; face < (gint32) n_faces; face++)
    spell_card (table, page, face, records);
  return g_strv_builder_end (records);
}

/* Report */

static void
remark (GArray *remarks, TmText text)
{
  g_array_append_val (remarks, text);
}

/* Cards of which something is told, but not how many there are. */
static gint32
count_uncounted (const TmTable *table, guint page)
{
  guint n_faces = dungeoneer_count_known_faces (table, page);
  int layer = dungeoneer_page_specs[page].copies;
  gint32 n = 0;

  for (gint32 face = 0; layer >= 0 && face < (gint32) n_faces; face++)
    {
      gint32 values[DUNGEONEER_MAX_LAYERS];

      dungeoneer_read_card (table, page, face, values);
      n += dungeoneer_is_any_told (page, values) && values[layer] == DUNGEONEER_UNTOLD;
    }
  return n;
}

static void
report (const TmTable *table, guint page, GArray *remarks, guint *n_known, guint *n_values)
{
  gint32 n_cards = (gint32) dungeoneer_page_specs[page].n_cards;
  gint32 sum = dungeoneer_count_copies (table, page, -1);
  gint32 n_uncounted = count_uncounted (table, page);

  *n_known = (guint) MIN (sum, n_cards);
  *n_values = (guint) n_cards;
  if (sum > n_cards || (sum > 0 && sum < n_cards))
    remark (remarks, tm_text (N_ ("The box has %s cards of this kind; told are %s."),
                              tm_arg_number (n_cards), tm_arg_number (sum)));
  if (n_uncounted > 0)
    remark (remarks,
            tm_text_n ("Of %s card that is named here nobody has told how often it is there.",
                       "Of %s cards that are named here nobody has told how often they "
                       "are there.",
                       tm_arg_number (n_uncounted)));
}

const TmPrinted dungeoneer_printed = {
  .pages = pages,
  .n_pages = G_N_ELEMENTS (pages),
  .count_entries = dungeoneer_count_entries,
  .get_entry = dungeoneer_get_entry,
  .report = report,
  .list = list_records,
};
