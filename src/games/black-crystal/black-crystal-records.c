/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box" as text: records of the form "key=value". The key is the id of an event or a card. They may
 * come from anybody's file: what is refused is told in one line, the record, what is wrong with it, and
 * what would be accepted. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "black-crystal-printed.h"

#define UNTOLD "?"
#define MAX_RECORD 200
#define MAX_PARTS 8

/* What a card has besides its copies, by layer. */
typedef struct
{
  const char *id;
  gint32 most;
} Field;

static const Field find_fields[CRYSTAL_N_FIND_PARTS] = {
  [LAYER_FIND_COPIES] = { "copies", CRYSTAL_MOST_COPIES },
  [LAYER_FIND_VALUE] = { "value", CRYSTAL_MOST_VALUE },
};

static const Field boom_fields[CRYSTAL_N_BOOM_PARTS] = {
  [LAYER_BOOM_COPIES] = { "copies", CRYSTAL_MOST_COPIES },
  [LAYER_BOOM_HEALTH] = { "health", CRYSTAL_MOST_HEALTH },
  [LAYER_BOOM_FIND] = { "find", CRYSTAL_MOST_REWARD },
  [LAYER_BOOM_EXPLOSIVES] = { "explosives", CRYSTAL_MOST_REWARD },
  [LAYER_BOOM_PASSAGE] = { "passage", CRYSTAL_MOST_REWARD },
};

/* A record that is being read. */
typedef struct
{
  CrystalPrinted *printed;
  guint page;
  const char *record;
  GError **error;
} Reader;

/* Errors */

static gboolean
refuse (const Reader *self, const char *part, const char *accepted)
{
  g_autofree char *record = tm_words_dup_shown (self->record);
  g_autofree char *shown = tm_words_dup_shown (part);

  g_set_error (
      self->error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
      /* Translators: where a record of “Your box” stands, the record, the part of it that is
                * wrong, and what would be right: “map: “D1=goblin:12:rogue”: “12” is not accepted;
                * accepted is a level from 1 to 9, or ?” */
      _ ("%s: “%s”: “%s” is not accepted; accepted is %s"),
      black_crystal_options[OPTION_TILE_BOX + self->page].param.id, record, shown, accepted);
  return FALSE;
}

static gboolean
refuse_key (const Reader *self, const char *key, const TmWord *words, guint n_words)
{
  GString *ids = g_string_new (NULL);
  g_autofree char *accepted = NULL;

  for (guint i = 0; i < n_words; i++)
    g_string_append_printf (ids, i > 0 ? ", %s" : "%s", words[i].id);
  /* Translators: identifiers */
  accepted = g_strdup_printf (_ ("one of %s"), ids->str);
  g_string_free (ids, TRUE);
  return refuse (self, key, accepted);
}

/* Reading */

/* A number has one spelling only. */
static gboolean
is_number (const char *part, gint32 most, gint32 *out)
{
  gint64 number;

  if (part[0] == '+' || (part[0] == '0' && part[1] != '\0')
      || !g_ascii_string_to_signed (part, 10, 0, most, &number, NULL))
    return FALSE;
  *out = (gint32) number;
  return TRUE;
}

static gboolean
read_told (const Reader *self, const char *part, gint32 most, gint32 *out)
{
  g_autofree char *accepted = NULL;

  *out = CRYSTAL_UNTOLD;
  if (g_str_equal (part, UNTOLD) || is_number (part, most, out))
    return TRUE;
  /* Translators: %s is the question mark */
  accepted = g_strdup_printf (_ ("a number from %d to %d, or %s"), 0, most, UNTOLD);
  return refuse (self, part, accepted);
}

/* "29", or the sum and the copies of each shape: "29:5/10/8/4/2". */
static gboolean
take_tiles (const Reader *self, const char *key, const char *value)
{
  int event = tm_words_find (crystal_event_words, CRYSTAL_N_EVENTS, key);
  g_auto (GStrv) halves = g_strsplit (value, ":", 2);
  g_auto (GStrv) shapes = NULL;
  gint32 *tiles;

  if (event < 0)
    return refuse_key (self, key, crystal_event_words, CRYSTAL_N_EVENTS);
  tiles = self->printed->tiles[event];
  if (!read_told (self, value[0] == '\0' ? "" : halves[0], CRYSTAL_N_TILES, &tiles[LAYER_TILE_SUM]))
    return FALSE;
  if (halves[1] == NULL)
    return TRUE;
  shapes = g_strsplit (halves[1], "/", MAX_PARTS);
  if (g_strv_length (shapes) != CRYSTAL_N_SHAPES)
    {
      g_autofree char *accepted
          = g_strdup_printf (_ ("exactly %u entries with / between them"), CRYSTAL_N_SHAPES);

      return refuse (self, halves[1], accepted);
    }
  for (guint i = 0; i < CRYSTAL_N_SHAPES; i++)
    if (!read_told (self, shapes[i], CRYSTAL_N_TILES, &tiles[i]))
      return FALSE;
  return TRUE;
}

static gboolean
refuse_field (
    const Reader *self, const char *part, const Field *fields, const gboolean *has, guint n_fields)
{
  GString *ids = g_string_new (NULL);
  g_autofree char *accepted = NULL;

  for (guint i = 0; i < n_fields; i++)
    if (has[i])
      g_string_append_printf (ids, ids->len > 0 ? ", %s:" : "%s:", fields[i].id);
  /* Translators: names of fields such as copies: */
  accepted
      = g_strdup_printf (_ ("fields with / between them out of %s each with a number"), ids->str);
  g_string_free (ids, TRUE);
  return refuse (self, part, accepted);
}

static gboolean
take_field (const Reader *self,
            const char *part,
            const Field *fields,
            const gboolean *has,
            guint n_fields,
            gint32 *values)
{
  const char *colon = strchr (part, ':');

  for (guint i = 0; colon != NULL && i < n_fields; i++)
    {
      gsize length = (gsize) (colon - part);
      g_autofree char *accepted = NULL;

      if (!has[i] || strlen (fields[i].id) != length || strncmp (fields[i].id, part, length) != 0)
        continue;
      if (values[i] != CRYSTAL_UNTOLD)
        return refuse (self, part, _ ("each field once"));
      if (is_number (colon + 1, fields[i].most, &values[i]))
        return TRUE;
      accepted = g_strdup_printf (_ ("a number from %d to %d"), 0, fields[i].most);
      return refuse (self, colon + 1, accepted);
    }
  return refuse_field (self, part, fields, has, n_fields);
}

static gboolean
take_fields (const Reader *self,
             const char *value,
             const Field *fields,
             const gboolean *has,
             guint n_fields,
             gint32 *values)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", MAX_PARTS);

  for (guint i = 0; i < n_fields; i++)
    values[i] = CRYSTAL_UNTOLD;
  if (parts[0] == NULL)
    return refuse_field (self, value, fields, has, n_fields);
  for (guint i = 0; parts[i] != NULL; i++)
    if (!take_field (self, parts[i], fields, has, n_fields, values))
      return FALSE;
  return TRUE;
}

static gboolean
take_find (const Reader *self, const char *key, const char *value)
{
  int find = tm_words_find (crystal_find_words, CRYSTAL_N_FINDS, key);
  gboolean has[CRYSTAL_N_FIND_PARTS] = { TRUE };

  if (find < 0)
    return refuse (self, key, _ ("the name of a Find card such as throw-mushroom"));
  has[LAYER_FIND_VALUE] = crystal_has_number ((CrystalFind) find);
  return take_fields (self, value, find_fields, has, CRYSTAL_N_FIND_PARTS,
                      self->printed->finds[find]);
}

static gboolean
take_boom (const Reader *self, const char *key, const char *value)
{
  static const gboolean has[CRYSTAL_N_BOOM_PARTS] = { TRUE, TRUE, TRUE, TRUE, TRUE };
  int monster = tm_words_find (crystal_monster_words, CRYSTAL_N_MONSTERS, key);

  if (monster < 0)
    return refuse (self, key, _ ("the name of a Boom card such as fat-rat"));
  return take_fields (self, value, boom_fields, has, CRYSTAL_N_BOOM_PARTS,
                      self->printed->booms[monster]);
}

/**
 * crystal_printed_take_record:
 * @self: what is printed
 * @page: a [enum@CrystalPage]
 * @record: a record
 * @error: return location for a [error@ParamsError]
 *
 * Reads a record. One that is refused may have been read in part.
 *
 * Returns: whether it makes sense
 */
gboolean
crystal_printed_take_record (CrystalPrinted *self, guint page, const char *record, GError **error)
{
  static gboolean (*const take[CRYSTAL_N_PAGES]) (const Reader *, const char *, const char *)
      = { [PAGE_TILES] = take_tiles, [PAGE_FINDS] = take_find, [PAGE_BOOMS] = take_boom };
  Reader reader = { self, page, record, error };
  const char *equals = strchr (record, '=');
  g_autofree char *key = NULL;

  if (strlen (record) > MAX_RECORD || !g_utf8_validate (record, -1, NULL))
    return refuse (&reader, record, _ ("a record of at most 200 bytes in UTF-8"));
  if (equals == NULL)
    return refuse (&reader, record, _ ("a key, =, and a value"));
  key = g_strndup (record, (gsize) (equals - record));
  return take[page](&reader, key, equals + 1);
}

/* Every key has one spelling. */
static gboolean
check_key_is_new (const Reader *self, const char *const *records, guint n_before)
{
  gsize length = strcspn (self->record, "=");

  for (guint i = 0; i < n_before; i++)
    if (strncmp (records[i], self->record, length) == 0 && records[i][length] == '=')
      {
        g_autofree char *key = g_strndup (self->record, length);

        return refuse (self, key, _ ("each key once"));
      }
  return TRUE;
}

/**
 * crystal_printed_take_records:
 * @self: what is printed
 * @page: a [enum@CrystalPage]
 * @records: (array length=n_records): records of this page
 * @n_records: how many there are
 * @error: return location for a [error@ParamsError]
 *
 * Reads a page of records.
 *
 * Returns: whether all of them make sense
 */
gboolean
crystal_printed_take_records (
    CrystalPrinted *self, guint page, const char *const *records, guint n_records, GError **error)
{
  for (guint i = 0; i < n_records; i++)
    {
      Reader reader = { self, page, records[i], error };

      if (!check_key_is_new (&reader, records, i)
          || !crystal_printed_take_record (self, page, records[i], error))
        return FALSE;
    }
  return TRUE;
}

/* Spelling */

static void
append_told (GString *out, gint32 value)
{
  if (value == CRYSTAL_UNTOLD)
    g_string_append (out, UNTOLD);
  else
    g_string_append_printf (out, "%d", value);
}

static gboolean
is_any_told (const gint32 *values, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    if (values[i] != CRYSTAL_UNTOLD)
      return TRUE;
  return FALSE;
}

static void
spell_tiles (const CrystalPrinted *self, GStrvBuilder *records)
{
  for (guint event = 0; event < CRYSTAL_N_EVENTS; event++)
    {
      const gint32 *tiles = self->tiles[event];
      g_autoptr (GString) out = g_string_new (crystal_event_words[event].id);

      if (!is_any_told (tiles, CRYSTAL_N_TILE_VALUES))
        continue;
      g_string_append_c (out, '=');
      append_told (out, tiles[LAYER_TILE_SUM]);
      for (guint i = 0; is_any_told (tiles, CRYSTAL_N_SHAPES) && i < CRYSTAL_N_SHAPES; i++)
        {
          g_string_append_c (out, i == 0 ? ':' : '/');
          append_told (out, tiles[i]);
        }
      g_strv_builder_add (records, out->str);
    }
}

static void
spell_fields (const char *key,
              const Field *fields,
              const gint32 *values,
              guint n_fields,
              GStrvBuilder *records)
{
  g_autoptr (GString) out = g_string_new (key);
  char before = '=';

  for (guint i = 0; i < n_fields; i++)
    {
      if (values[i] == CRYSTAL_UNTOLD)
        continue;
      g_string_append_printf (out, "%c%s:%d", before, fields[i].id, values[i]);
      before = '/';
    }
  if (before == '/')
    g_strv_builder_add (records, out->str);
}

/**
 * crystal_printed_spell:
 * @self: what is printed
 * @page: a [enum@CrystalPage]
 *
 * Spells what is told on a page.
 *
 * Returns: (transfer full): the records, in an order that is always the same
 */
GStrv
crystal_printed_spell (const CrystalPrinted *self, guint page)
{
  g_autoptr (GStrvBuilder) records = g_strv_builder_new ();

  if (page == PAGE_TILES)
    spell_tiles (self, records);
  for (guint i = 0; page == PAGE_FINDS && i < CRYSTAL_N_FINDS; i++)
    spell_fields (crystal_find_words[i].id, find_fields, self->finds[i], CRYSTAL_N_FIND_PARTS,
                  records);
  for (guint i = 0; page == PAGE_BOOMS && i < CRYSTAL_N_MONSTERS; i++)
    spell_fields (crystal_monster_words[i].id, boom_fields, self->booms[i], CRYSTAL_N_BOOM_PARTS,
                  records);
  return g_strv_builder_end (records);
}

/* A box at random */

static gint32
below (TmRandom *random, guint n)
{
  return (gint32) tm_random_below (random, n);
}

/* So many things fall into kinds, one of each at least. */
static void
sample_copies (TmRandom *random, gint32 *copies, guint n_kinds, guint n_things)
{
  for (guint i = 0; i < n_kinds; i++)
    copies[i] = 1;
  for (guint i = n_kinds; i < n_things; i++)
    copies[below (random, n_kinds)]++;
}

static void
sample_tiles (TmRandom *random, CrystalPrinted *printed)
{
  static const CrystalEvent ordinary[] = { EVENT_NONE, EVENT_BOOM, EVENT_FIND };
  gint32 rows[G_N_ELEMENTS (ordinary)];
  guint n_left = CRYSTAL_N_TILES;

  for (guint event = 0; event < CRYSTAL_N_EVENTS; event++)
    if (crystal_get_fixed_sum (event) >= 0)
      {
        printed->tiles[event][LAYER_TILE_SUM] = crystal_get_fixed_sum (event);
        n_left -= (guint) crystal_get_fixed_sum (event);
      }
  sample_copies (random, rows, G_N_ELEMENTS (ordinary), n_left);
  for (guint i = 0; i < G_N_ELEMENTS (ordinary); i++)
    printed->tiles[ordinary[i]][LAYER_TILE_SUM] = rows[i];
  for (guint event = 0; event < CRYSTAL_N_EVENTS; event++)
    {
      gint32 *tiles = printed->tiles[event];

      for (guint i = 0; i < CRYSTAL_N_SHAPES; i++)
        tiles[i] = 0;
      for (gint32 i = 0; i < tiles[LAYER_TILE_SUM]; i++)
        tiles[below (random, CRYSTAL_N_SHAPES)]++;
    }
}

static void
sample_finds (TmRandom *random, CrystalPrinted *printed)
{
  gint32 copies[CRYSTAL_N_FINDS];

  sample_copies (random, copies, CRYSTAL_N_FINDS, CRYSTAL_N_FIND_CARDS);
  for (guint i = 0; i < CRYSTAL_N_FINDS; i++)
    {
      printed->finds[i][LAYER_FIND_COPIES] = copies[i];
      if (crystal_has_number ((CrystalFind) i))
        printed->finds[i][LAYER_FIND_VALUE] = 1 + below (random, 4);
    }
}

static void
sample_booms (TmRandom *random, CrystalPrinted *printed)
{
  gint32 copies[CRYSTAL_N_MONSTERS];

  sample_copies (random, copies, CRYSTAL_N_MONSTERS, CRYSTAL_N_BOOM_CARDS);
  for (guint i = 0; i < CRYSTAL_N_MONSTERS; i++)
    {
      gint32 *values = printed->booms[i];

      values[LAYER_BOOM_COPIES] = copies[i];
      if (crystal_monsters[i].health == CRYSTAL_HEALTH_ON_CARD)
        values[LAYER_BOOM_HEALTH] = 1 + below (random, 6);
      values[LAYER_BOOM_FIND] = below (random, 5) == 0;
      values[LAYER_BOOM_EXPLOSIVES] = below (random, 5) == 0;
      values[LAYER_BOOM_PASSAGE] = below (random, 8) == 0;
    }
}

/**
 * crystal_sample_records:
 * @random: a source of chance
 * @page: a [enum@CrystalPage]
 * @records: where to add the records
 *
 * Makes up a page of "Your box" in which everything is told. It agrees with what the rulebook tells and is
 * made up otherwise.
 */
void
crystal_sample_records (TmRandom *random, guint page, GStrvBuilder *records)
{
  static void (*const sample[CRYSTAL_N_PAGES]) (TmRandom *, CrystalPrinted *)
      = { [PAGE_TILES] = sample_tiles, [PAGE_FINDS] = sample_finds, [PAGE_BOOMS] = sample_booms };
  g_auto (GStrv) spelled = NULL;
  CrystalPrinted printed;

  crystal_printed_init (&printed);
  sample[page](random, &printed);
  spelled = crystal_printed_spell (&printed, page);
  g_strv_builder_addv (records, (const char **) spelled);
}
