/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box" as text: records of the form "name=value,value,…", see dungeoneer-fields.c. They may come from
 * anybody's file: what is refused is told in one line, the record, what is wrong with it, and what would
 * be accepted. Every record has one spelling. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeoneer-printed.h"

#define MAX_RECORD 2000
#define ALL_UNKNOWN "uuuu"
#define NOTHING "none"
#define COST_X "X"

/* A record that is being read. */
typedef struct
{
  guint page;
  const char *text;
  DungeoneerRecord *record;
  GError **error;
} Reader;

/**
 * dungeoneer_record_clear:
 * @self: a record
 *
 * Frees what it holds.
 */
void
dungeoneer_record_clear (DungeoneerRecord *self)
{
  g_clear_pointer (&self->name, g_free);
  for (guint i = 0; i < DUNGEONEER_MAX_LAYERS; i++)
    g_clear_pointer (&self->words[i], g_free);
}

/**
 * dungeoneer_record_init:
 * @self: (out): a record
 * @page: a [enum@DungeoneerPage]
 * @name: name of the card
 *
 * Makes a record of a card of which nothing is told.
 */
void
dungeoneer_record_init (DungeoneerRecord *self, guint page, const char *name)
{
  *self = (DungeoneerRecord) { .name = g_strdup (name) };
  for (guint i = 0; i < dungeoneer_page_specs[page].n_fields; i++)
    self->values[i] = dungeoneer_get_untold (page, i);
}

/**
 * dungeoneer_record_is_empty:
 * @self: a record
 * @page: its page
 *
 * Returns: whether nothing is told of the card
 */
gboolean
dungeoneer_record_is_empty (const DungeoneerRecord *self, guint page)
{
  for (guint i = 0; i < dungeoneer_page_specs[page].n_fields; i++)
    if (self->words[i] != NULL || self->values[i] != dungeoneer_get_untold (page, i))
      return FALSE;
  return TRUE;
}

static gboolean
is_words (DungeoneerFieldKind kind)
{
  return kind == FIELD_TEXT || kind == FIELD_PLACE;
}

/* Errors */

static gboolean
refuse (const Reader *self, const char *part, const char *accepted)
{
  g_autofree char *record = tm_words_dup_shown (self->text);
  g_autofree char *shown = tm_words_dup_shown (part);

  g_set_error (
      self->error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
      /* Translators: where a record of “Your box” stands, the record, the part of it that is
                * wrong, and what would be right: “map: “D1=goblin:12:rogue”: “12” is not accepted;
                * accepted is a level from 1 to 9, or ?” */
      _ ("%s: “%s”: “%s” is not accepted; accepted is %s"),
      dungeoneer_options[dungeoneer_page_specs[self->page].option].param.id, record, shown,
      accepted);
  return FALSE;
}

static gboolean
refuse_number (const Reader *self, const char *part, gint32 least, gint32 most)
{
  g_autofree char *accepted = g_strdup_printf (_ ("a number from %d to %d"), least, most);

  return refuse (self, part, accepted);
}

static gboolean
refuse_word (const Reader *self, const char *part, const DungeoneerField *field)
{
  GString *ids = g_string_new (NULL);
  g_autofree char *accepted = NULL;

  for (guint i = 0; i < field->n_words; i++)
    g_string_append_printf (ids, i > 0 ? ", %s" : "%s", field->words[i].id);
  if (field->kind == FIELD_SET)
    /* Translators: identifiers */
    accepted = g_strdup_printf (_ ("some of %s in this order with + between them"), ids->str);
  else
    /* Translators: identifiers */
    accepted = g_strdup_printf (_ ("one of %s"), ids->str);
  g_string_free (ids, TRUE);
  return refuse (self, part, accepted);
}

static gboolean
refuse_name (const Reader *self, const char *part)
{
  return refuse (self, part, _ ("a name of 1 to 40 characters without , = and ;"));
}

/* Reading */

/* A number has one spelling only. */
static gboolean
is_number (const char *part, gint32 least, gint32 most, gint32 *out)
{
  const char *digits = *part == '-' ? part + 1 : part;
  gint64 number;

  if (!g_ascii_isdigit (*digits) || (*digits == '0' && (digits[1] != '\0' || digits != part))
      || !g_ascii_string_to_signed (part, 10, least, most, &number, NULL))
    return FALSE;
  *out = (gint32) number;
  return TRUE;
}

static gboolean
read_number (const Reader *self, const char *part, gint32 least, gint32 most, gint32 *out)
{
  return is_number (part, least, most, out) || refuse_number (self, part, least, most);
}

/* What stands for nothing told is not written out. */
static gboolean
read_added (const Reader *self, const char *part, const TmLayerSpec *layer, gint32 *out)
{
  if (is_number (part, layer->min, layer->max, out) && *out != layer->start)
    return TRUE;
  return refuse_number (self, part, layer->min, layer->max);
}

static gboolean
read_cost (const Reader *self, const char *part, gint32 most, gint32 *out)
{
  g_autofree char *accepted = NULL;

  *out = DUNGEONEER_COST_X;
  if (g_str_equal (part, COST_X) || is_number (part, 0, most, out))
    return TRUE;
  /* Translators: %s is the letter X */
  accepted = g_strdup_printf (_ ("a number from %d to %d, or %s"), 0, most, COST_X);
  return refuse (self, part, accepted);
}

static gboolean
read_flag (const Reader *self, const char *part, gint32 *out)
{
  *out = g_str_equal (part, "yes");
  return *out || g_str_equal (part, "no") || refuse (self, part, _ ("yes or no"));
}

static gboolean
read_word (const Reader *self, const char *part, const DungeoneerField *field, gint32 *out)
{
  *out = tm_words_find (field->words, field->n_words, part);
  return *out >= 0 || refuse_word (self, part, field);
}

static gboolean
read_check (const Reader *self, const char *part, gint32 *out)
{
  const char *colon = strchr (part, ':');
  g_autofree char *stat = colon != NULL ? g_strndup (part, (gsize) (colon - part)) : NULL;
  int tested = stat != NULL ? tm_words_find (dungeoneer_stat_words, DUNGEONEER_N_STATS, stat) : -1;
  gint32 number;

  if ((stat != NULL && tested < 0)
      || !is_number (colon != NULL ? colon + 1 : part, 1, DUNGEONEER_MOST_TO_REACH, &number))
    return refuse (self, part, _ ("a number, or what is tested and a number: speed:5"));
  *out = DUNGEONEER_TEST (tested, number);
  return TRUE;
}

static gboolean
read_exits (const Reader *self, const char *part, gint32 *out)
{
  DungeoneerSides sides;

  if (!dungeoneer_read_sides (part, &sides) || g_str_equal (part, ALL_UNKNOWN))
    return refuse (self, part, _ ("the sides north, east, south, west, each o, w, b, l or u"));
  *out = 0;
  for (guint side = 0; side < TM_N_SIDES; side++)
    *out |= sides.exits[side] << 3 * side;
  return TRUE;
}

static gboolean
read_set (const Reader *self,
          const char *part,
          const DungeoneerField *field,
          gboolean can_be_empty,
          gint32 *out)
{
  g_auto (GStrv) ids = g_strsplit (part, "+", -1);
  int last = -1;

  *out = 0;
  if (can_be_empty && g_str_equal (part, NOTHING))
    return TRUE;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      int word = tm_words_find (field->words, field->n_words, ids[i]);

      if (word <= last)
        return refuse_word (self, part, field);
      *out |= 1 << word;
      last = word;
    }
  return TRUE;
}

static gboolean
read_text (const Reader *self, const char *part, gboolean is_type)
{
  if (dungeoneer_is_card_text (part, is_type))
    return TRUE;
  if (is_type)
    return refuse (self, part, _ ("a type of 1 to 40 characters on one line without commas"));
  return refuse (self, part, _ ("a text of 1 to 200 characters on one line"));
}

/* Whether the text is the type of a card: it is not the last value. */
static gboolean
is_type (guint page, const DungeoneerField *field)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];

  return field != &spec->fields[spec->n_fields - 1];
}

static gboolean
read_words (const Reader *self, const char *part, const DungeoneerField *field)
{
  gboolean is_right = field->kind == FIELD_PLACE
                          ? dungeoneer_is_card_name (part) || refuse_name (self, part)
                          : read_text (self, part, is_type (self->page, field));

  if (is_right)
    self->record->words[field->layer] = g_strdup (part);
  return is_right;
}

static gboolean
read_value (const Reader *self, const char *part, const DungeoneerField *field)
{
  const TmLayerSpec *layer
      = &dungeoneer_kit.grids[dungeoneer_page_specs[self->page].grid].layers[field->layer];
  gint32 *out = &self->record->values[field->layer];

  if (*part == '\0')
    return TRUE;
  switch (field->kind)
    {
    case FIELD_NUMBER:
      return read_number (self, part, 0, layer->max, out);
    case FIELD_HEALTH:
      return read_number (self, part, 1, layer->max, out);
    case FIELD_ADDED:
      return read_added (self, part, layer, out);
    case FIELD_COST:
      return read_cost (self, part, layer->max, out);
    case FIELD_FLAG:
      return read_flag (self, part, out);
    case FIELD_WORD:
      return read_word (self, part, field, out);
    case FIELD_CHECK:
      return read_check (self, part, out);
    case FIELD_EXITS:
      return read_exits (self, part, out);
    case FIELD_SET:
      return read_set (self, part, field, layer->start != 0, out);
    case FIELD_PLACE:
    case FIELD_TEXT:
    default:
      return read_words (self, part, field);
    }
}

static gboolean
read_values (const Reader *self, const char *values)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];
  g_auto (GStrv) parts = g_strsplit (values, ",", (int) spec->n_fields);

  if (g_strv_length (parts) != spec->n_fields)
    {
      g_autofree char *accepted
          = g_strdup_printf (_ ("exactly %u values with commas between them"), spec->n_fields);

      return refuse (self, values, accepted);
    }
  for (guint i = 0; i < spec->n_fields; i++)
    if (!read_value (self, parts[i], &spec->fields[i]))
      return FALSE;
  if (dungeoneer_record_is_empty (self->record, self->page))
    return refuse (self, values, _ ("at least one value"));
  return TRUE;
}

/**
 * dungeoneer_record_read:
 * @page: a [enum@DungeoneerPage]
 * @text: a record
 * @record: (out caller-allocates): what it tells; to be cleared in any case
 * @error: return location for a [error@ParamsError]
 *
 * Reads a record.
 *
 * Returns: whether it makes sense
 */
gboolean
dungeoneer_record_read (guint page, const char *text, DungeoneerRecord *record, GError **error)
{
  Reader reader = { page, text, record, error };
  const char *equals = strchr (text, '=');

  dungeoneer_record_init (record, page, NULL);
  if (strlen (text) > MAX_RECORD || !g_utf8_validate (text, -1, NULL))
    return refuse (&reader, text, _ ("a record of at most 2000 bytes in UTF-8"));
  if (equals == NULL)
    return refuse (&reader, text, _ ("a key, =, and a value"));
  record->name = g_strndup (text, (gsize) (equals - text));
  if (!dungeoneer_is_card_name (record->name))
    return refuse_name (&reader, record->name);
  return read_values (&reader, equals + 1);
}

/* Spelling */

static void
append_set (GString *out, const DungeoneerField *field, gint32 set)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < field->n_words; i++)
    if (set >> i & 1)
      {
        g_string_append_printf (out, is_first ? "%s" : "+%s", field->words[i].id);
        is_first = FALSE;
      }
  if (is_first)
    g_string_append (out, NOTHING);
}

static void
append_check (GString *out, gint32 check)
{
  gint32 stat = DUNGEONEER_TEST_STAT (check);

  if (stat >= 0)
    g_string_append_printf (out, "%s:", dungeoneer_stat_words[stat].id);
  g_string_append_printf (out, "%d", DUNGEONEER_TEST_THREAT (check));
}

static void
append_exits (GString *out, gint32 exits)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    g_string_append_c (out, dungeoneer_exit_letters[exits >> 3 * side & 7]);
}

static void
append_value (GString *out,
              guint page,
              const DungeoneerField *field,
              const DungeoneerRecord *record)
{
  gint32 value = record->values[field->layer];

  if (is_words (field->kind))
    {
      if (record->words[field->layer] != NULL)
        g_string_append (out, record->words[field->layer]);
      return;
    }
  if (value == dungeoneer_get_untold (page, field->layer))
    return;
  switch (field->kind)
    {
    case FIELD_FLAG:
      g_string_append (out, value ? "yes" : "no");
      break;
    case FIELD_WORD:
      g_string_append (out, field->words[value].id);
      break;
    case FIELD_CHECK:
      append_check (out, value);
      break;
    case FIELD_EXITS:
      append_exits (out, value);
      break;
    case FIELD_SET:
      append_set (out, field, value);
      break;
    case FIELD_COST:
      if (value == DUNGEONEER_COST_X)
        {
          g_string_append (out, COST_X);
          break;
        }
      G_GNUC_FALLTHROUGH;
    case FIELD_NUMBER:
    case FIELD_HEALTH:
    case FIELD_ADDED:
    case FIELD_PLACE:
    case FIELD_TEXT:
    default:
      g_string_append_printf (out, "%d", value);
      break;
    }
}

/**
 * dungeoneer_record_dup:
 * @page: a [enum@DungeoneerPage]
 * @record: what is told of a card; not nothing
 *
 * Spells a record.
 *
 * Returns: (transfer full): the text that dungeoneer_record_read() reads
 */
char *
dungeoneer_record_dup (guint page, const DungeoneerRecord *record)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  GString *out = g_string_new (record->name);

  for (guint i = 0; i < spec->n_fields; i++)
    {
      g_string_append_c (out, i == 0 ? '=' : ',');
      append_value (out, page, &spec->fields[i], record);
    }
  return g_string_free (out, FALSE);
}
