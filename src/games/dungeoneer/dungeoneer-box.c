/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box": from the records of the options onto a fresh table. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-printed.h"

/* The sources that need a page; heroes are drawn by name. */
static const int sources[DUNGEONEER_N_PAGES] = {
  [PAGE_HEROES] = -1,
  [PAGE_LOCATIONS] = OPTION_LOCATIONS,
  [PAGE_QUESTS] = OPTION_QUESTS,
  [PAGE_ADVENTURES] = OPTION_ADVENTURE,
};

/* Checking */

static const char *
get_record (const TmBox *box, guint page, guint index)
{
  guint n_records;
  const gint32 *list = tm_box_get_option_list (box, dungeoneer_page_specs[page].option, &n_records);

  return index < n_records ? tm_box_get_string (box, list[index]) : NULL;
}

static gboolean
refuse (guint page, const char *record, const char *accepted, GError **error)
{
  g_autofree char *shown = tm_words_dup_shown (record);

  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
               /* Translators: where a record of “Your box” stands, the record, and what would be
                * right: “map: “D1=goblin” is not accepted; accepted is each key once” */
               _ ("%s: “%s” is not accepted; accepted is %s"),
               dungeoneer_options[dungeoneer_page_specs[page].option].param.id, shown, accepted);
  return FALSE;
}

static gboolean
is_in_kit (guint page, const char *name)
{
  const TmPieceSpec *piece = &dungeoneer_kit.pieces[dungeoneer_page_specs[page].kind];

  return tm_words_find (piece->faces, piece->n_faces, name) >= 0;
}

/* Names take a column each, those that the rulebook has before all others. */
static gboolean
add_name (GHashTable *names, guint page, const char *name)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];

  if (!is_in_kit (page, name))
    g_hash_table_add (names, g_strdup (name));
  return g_hash_table_size (names) + dungeoneer_kit.pieces[spec->kind].n_faces <= spec->n_columns;
}

static gboolean
refuse_many (guint page, guint of, const char *record, GError **error)
{
  g_autofree char *accepted
      = g_strdup_printf (_ ("at most %u different names"), dungeoneer_page_specs[of].n_columns);

  return refuse (page, record, accepted, error);
}

/* Quests can name locations of which nothing else is told. */
static gboolean
add_places (GHashTable *places, const DungeoneerRecord *record)
{
  static const guint layers[] = { QUEST_PLACE, QUEST_PLACE_2 };

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    if (record->words[layers[i]] != NULL
        && !add_name (places, PAGE_LOCATIONS, record->words[layers[i]]))
      return FALSE;
  return TRUE;
}

/* The copies that a record tells. */
static gint32
get_copies (guint page, const DungeoneerRecord *record)
{
  int layer = dungeoneer_page_specs[page].copies;

  return layer < 0 ? 1 : MAX (record->values[layer], 0);
}

static gint32
get_value (TmBox *box, const DungeoneerField *field, const DungeoneerRecord *record)
{
  const char *words = record->words[field->layer];
  gint32 place;

  switch (field->kind)
    {
    case FIELD_TEXT:
      return words == NULL ? DUNGEONEER_UNTOLD : tm_box_intern (box, words);
    case FIELD_PLACE:
      if (words == NULL || !tm_box_add_face (box, PIECE_LOCATION, words, &place, NULL)
          || place >= DUNGEONEER_MAX_LOCATION_FACES)
        return DUNGEONEER_UNTOLD;
      return place;
    case FIELD_NUMBER:
    case FIELD_HEALTH:
    case FIELD_ADDED:
    case FIELD_COST:
    case FIELD_FLAG:
    case FIELD_WORD:
    case FIELD_CHECK:
    case FIELD_EXITS:
    case FIELD_SET:
    default:
      return record->values[field->layer];
    }
}

/* Names and texts get their numbers where they turn up first: the moves of a file are read before its table is
 * laid, and two tables of the same records and moves are to be the same. */
static void
number_words (TmBox *box, guint page, const DungeoneerRecord *record)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];

  (void) tm_box_add_face (box, spec->kind, record->name, NULL, NULL);
  for (guint i = 0; i < spec->n_fields; i++)
    (void) get_value (box, &spec->fields[i], record);
}

static gboolean
check_page (const TmBox *box,
            guint page,
            GHashTable *names,
            GHashTable *places,
            gint32 *sum,
            GError **error)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *text;

  *sum = 0;
  for (guint i = 0; (text = get_record (box, page, i)) != NULL; i++)
    {
      g_auto (DungeoneerRecord) record = { 0 };

      if (!dungeoneer_record_read (page, text, &record, error))
        return FALSE;
      if (!g_hash_table_add (keys, g_strdup (record.name)))
        return refuse (page, text, _ ("each key once"), error);
      if (!add_name (names, page, record.name))
        return refuse_many (page, page, text, error);
      if (page == PAGE_QUESTS && !add_places (places, &record))
        return refuse_many (page, PAGE_LOCATIONS, text, error);
      number_words ((TmBox *) box, page, &record);
      *sum += get_copies (page, &record);
    }
  return TRUE;
}

static gboolean
refuse_source (guint page, gint32 sum, GError **error)
{
  switch (page)
    {
    case PAGE_LOCATIONS:
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("The app can draw locations once all 22 are told: %d are"), sum);
      return FALSE;
    case PAGE_QUESTS:
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("The app can draw quests once all 14 are told: %d are"), sum);
      return FALSE;
    case PAGE_ADVENTURES:
    default:
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("The app can draw adventure cards once all 60 are told: %d are"), sum);
      return FALSE;
    }
}

/* Of a page of which nothing is told the app draws nothing; that shows when the table is laid. */
static gboolean
check_source (const TmBox *box, guint page, gint32 sum, GError **error)
{
  if (sources[page] < 0 || get_record (box, page, 0) == NULL
      || tm_box_get_option (box, (guint) sources[page]) != TM_SOURCE_APP
      || sum == (gint32) dungeoneer_page_specs[page].n_cards)
    return TRUE;
  return refuse_source (page, sum, error);
}

/**
 * dungeoneer_check_records:
 * @box: a box whose options are being set; names of cards become faces of it
 * @error: return location for a [error@ParamsError]
 *
 * Checks the records of "Your box", and whether the app can draw from them. Options come in any order:
 * a page of which nothing is told may still come, and a match of which nothing comes is played with
 * the cards on the table.
 *
 * Returns: whether all of it makes sense
 */
gboolean
dungeoneer_check_records (const TmBox *box, GError **error)
{
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    {
      g_autoptr (GHashTable) own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      gint32 sum;

      if (!check_page (box, page, page == PAGE_LOCATIONS ? places : own, places, &sum, error)
          || !check_source (box, page, sum, error))
        return FALSE;
    }
  return TRUE;
}

/* Laying out */

static void
take_record (TmResolution *resolution, guint page, const char *text)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  g_auto (DungeoneerRecord) record = { 0 };
  gint32 face;

  if (!dungeoneer_record_read (page, text, &record, NULL)
      || !tm_box_add_face (box, spec->kind, record.name, &face, NULL)
      || (guint) face >= spec->n_columns)
    return;
  for (guint i = 0; i < spec->n_fields; i++)
    tm_resolution_set_cell (resolution, spec->grid, TM_NO_SEAT, spec->fields[i].layer, (guint) face,
                            0, get_value (box, &spec->fields[i], &record));
}

/**
 * dungeoneer_lay_out_cards:
 * @resolution: the resolution of a fresh table
 *
 * Copies what "Your box" knows into a match: the names become faces. What the app cannot draw from it is
 * drawn on the table.
 */
void
dungeoneer_lay_out_cards (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);

  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    {
      const char *text;

      for (guint i = 0; (text = get_record (box, page, i)) != NULL; i++)
        take_record (resolution, page, text);
    }
  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    if (sources[page] >= 0 && !dungeoneer_is_complete (table, dungeoneer_page_specs[page].kind))
      tm_resolution_set_option (resolution, (guint) sources[page], TM_SOURCE_TABLE);
}

/**
 * dungeoneer_note_sources:
 * @resolution: the resolution of the first move
 *
 * Says what the app was to draw and cannot.
 */
void
dungeoneer_note_sources (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);

  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    if (sources[page] >= 0 && tm_box_get_option (box, (guint) sources[page]) == TM_SOURCE_APP
        && tm_table_get_option (table, (guint) sources[page]) == TM_SOURCE_TABLE)
      tm_resolution_add_finding (
          resolution, TM_GRADE_NOTE, "box.untold", "dungeoneer.table.catalogue",
          tm_text (N_ ("Your box does not tell enough for the app to draw them: those on the table "
                       "are used: %s"),
                   tm_arg_word (dungeoneer_printed.pages[page].name)));
}
