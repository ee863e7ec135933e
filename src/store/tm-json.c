/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-json.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Places */

/**
 * tm_json_place_init:
 * @self: (out caller-allocates): the place to set up
 * @name: name of the document; has to outlive the place
 *
 * Begins at the root of a document.
 */
void
tm_json_place_init (TmJsonPlace *self, const char *name)
{
  self->name = name;
  self->path = g_string_new (NULL);
}

void
tm_json_place_clear (TmJsonPlace *self)
{
  g_string_free (self->path, TRUE);
  self->path = NULL;
}

/**
 * tm_json_place_enter:
 * @self: a place
 * @member: name of a member of the object there
 *
 * Goes down into a member.
 *
 * Returns: what tm_json_place_leave() needs to come back
 */
gsize
tm_json_place_enter (TmJsonPlace *self, const char *member)
{
  gsize length = self->path->len;

  if (length > 0)
    g_string_append_c (self->path, '.');
  g_string_append (self->path, member);
  return length;
}

/**
 * tm_json_place_enter_index:
 * @self: a place
 * @index: an index into the array there
 *
 * Goes down into an item.
 *
 * Returns: what tm_json_place_leave() needs to come back
 */
gsize
tm_json_place_enter_index (TmJsonPlace *self, guint index)
{
  gsize length = self->path->len;

  g_string_append_printf (self->path, "[%u]", index);
  return length;
}

void
tm_json_place_leave (TmJsonPlace *self, gsize length)
{
  g_string_truncate (self->path, length);
}

static void
set_place_error (const TmJsonPlace *self, GError **error, const char *message)
{
  if (self->path->len > 0)
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, "%s: %s: %s", self->name,
                 self->path->str, message);
  else
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, "%s: %s", self->name, message);
}

/**
 * tm_json_place_fail:
 * @self: a place
 * @error: return location for an error in %TM_STORE_ERROR
 * @format: what is wrong there and what would be accepted, as for `printf()`
 *
 * Sets an error of the form "file: place: what".
 *
 * Returns: %FALSE
 */
gboolean
tm_json_place_fail (const TmJsonPlace *self, GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  set_place_error (self, error, message);
  return FALSE;
}

/**
 * tm_json_place_prefix:
 * @self: a place
 * @error: (inout): an error of the engine
 *
 * Replaces the error by one of %TM_STORE_ERROR that also says where in the document it arose.
 *
 * Returns: %FALSE
 */
gboolean
tm_json_place_prefix (const TmJsonPlace *self, GError **error)
{
  if (error != NULL && *error != NULL)
    {
      g_autoptr (GError) inner = g_steal_pointer (error);
      set_place_error (self, error, inner->message);
    }
  return FALSE;
}

/* Reading */

/**
 * tm_json_check_members:
 * @object: an object
 * @place: where it lies
 * @known: (array zero-terminated=1): the members it may have
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Refuses an object with a member that its format does not know.
 *
 * Returns: %FALSE if there is such a member
 */
gboolean
tm_json_check_members (JsonObject *object,
                       TmJsonPlace *place,
                       const char *const *known,
                       GError **error)
{
  JsonObjectIter iter;
  const char *member;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &member, NULL))
    if (!g_strv_contains (known, member))
      {
        g_autofree char *list = g_strjoinv (", ", (char **) known);
        gsize length = tm_json_place_enter (place, member);

        tm_json_place_fail (place, error, _ ("this member is not known; accepted are: %s"), list);
        tm_json_place_leave (place, length);
        return FALSE;
      }
  return TRUE;
}

gboolean
tm_json_get_object (JsonNode *node, TmJsonPlace *place, JsonObject **out, GError **error)
{
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return tm_json_place_fail (place, error, _ ("an object is needed here: {…}"));
  *out = json_node_get_object (node);
  return TRUE;
}

gboolean
tm_json_get_array (JsonNode *node, TmJsonPlace *place, JsonArray **out, GError **error)
{
  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return tm_json_place_fail (place, error, _ ("a list is needed here: […]"));
  *out = json_node_get_array (node);
  return TRUE;
}

gboolean
tm_json_get_string (JsonNode *node, TmJsonPlace *place, const char **out, GError **error)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node)
      || json_node_get_value_type (node) != G_TYPE_STRING)
    return tm_json_place_fail (place, error, _ ("a text is needed here: \"…\""));
  *out = json_node_get_string (node);
  return TRUE;
}

gboolean
tm_json_get_flag (JsonNode *node, TmJsonPlace *place, gboolean *out, GError **error)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node)
      || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return tm_json_place_fail (place, error, _ ("accepted are true and false"));
  *out = json_node_get_boolean (node);
  return TRUE;
}

gboolean
tm_json_get_number (
    JsonNode *node, TmJsonPlace *place, gint64 min, gint64 max, gint64 *out, GError **error)
{
  gint64 number = 0;
  gboolean is_number = node != NULL && JSON_NODE_HOLDS_VALUE (node)
                       && json_node_get_value_type (node) == G_TYPE_INT64;

  if (is_number)
    number = json_node_get_int (node);
  if (!is_number || number < min || number > max)
    {
      g_autofree char *least = g_strdup_printf ("%" G_GINT64_FORMAT, min);
      g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, max);

      return tm_json_place_fail (place, error, _ ("a whole number from %s to %s is needed"), least,
                                 most);
    }
  *out = number;
  return TRUE;
}

/**
 * tm_json_read_short:
 * @object: an object
 * @member: name of a member
 * @max_length: how many bytes the text may have
 * @place: where @object lies
 * @out: (out) (transfer none) (nullable): the text; %NULL if there is no such member
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a text that may be missing.
 *
 * Returns: %FALSE if it is no text, or too long
 */
gboolean
tm_json_read_short (JsonObject *object,
                    const char *member,
                    gsize max_length,
                    TmJsonPlace *place,
                    const char **out,
                    GError **error)
{
  JsonNode *node = json_object_get_member (object, member);
  gsize length = tm_json_place_enter (place, member);

  *out = NULL;
  if (node != NULL && !tm_json_get_string (node, place, out, error))
    return FALSE;
  if (*out != NULL && strlen (*out) > max_length)
    return tm_json_place_fail (place, error, _ ("longer than %u bytes; shorten it"),
                               (guint) max_length);
  tm_json_place_leave (place, length);
  return TRUE;
}

/**
 * tm_json_read_time:
 * @object: an object
 * @place: where @object lies
 * @out: (out): microseconds since 1970 UTC; 0 if it has no member `time`
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads the member `time`, which may be missing.
 *
 * Returns: %FALSE if it is no time in ISO 8601
 */
gboolean
tm_json_read_time (JsonObject *object, TmJsonPlace *place, gint64 *out, GError **error)
{
  JsonNode *node = json_object_get_member (object, "time");
  gsize length = tm_json_place_enter (place, "time");
  const char *text = NULL;
  g_autoptr (GDateTime) time = NULL;

  *out = 0;
  if (node != NULL)
    {
      if (!tm_json_get_string (node, place, &text, error))
        return FALSE;
      time = g_date_time_new_from_iso8601 (text, NULL);
      if (time == NULL)
        return tm_json_place_fail (
            place, error, _ ("“%s” is no time; accepted is 2026-01-31T19:30:00.000000Z"), text);
      *out = g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time);
    }
  tm_json_place_leave (place, length);
  return TRUE;
}

/* Null is refused, or is a maybe type that holds nothing. */
typedef struct
{
  TmJsonPlace *place;
  gboolean with_null;
} Values;

static GVariant *dup_node (const Values *self, JsonNode *node, GError **error);

static GVariant *
dup_array (const Values *self, JsonArray *array, GError **error)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize length = tm_json_place_enter_index (self->place, i);
      GVariant *item = dup_node (self, json_array_get_element (array, i), error);

      tm_json_place_leave (self->place, length);
      if (item == NULL)
        return NULL;
      g_variant_builder_add (&builder, "v", item);
      g_variant_unref (item);
    }
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static GVariant *
dup_object (const Values *self, JsonObject *object, GError **error)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &member, &node))
    {
      gsize length = tm_json_place_enter (self->place, member);
      GVariant *item = dup_node (self, node, error);

      tm_json_place_leave (self->place, length);
      if (item == NULL)
        return NULL;
      g_variant_builder_add (&builder, "{sv}", member, item);
      g_variant_unref (item);
    }
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static GVariant *
dup_value (JsonNode *node)
{
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_INT64:
      return g_variant_ref_sink (g_variant_new_int64 (json_node_get_int (node)));
    case G_TYPE_DOUBLE:
      return g_variant_ref_sink (g_variant_new_double (json_node_get_double (node)));
    case G_TYPE_BOOLEAN:
      return g_variant_ref_sink (g_variant_new_boolean (json_node_get_boolean (node)));
    case G_TYPE_STRING:
      return g_variant_ref_sink (g_variant_new_string (json_node_get_string (node)));
    default:
      return NULL;
    }
}

static GVariant *
dup_node (const Values *self, JsonNode *node, GError **error)
{
  GVariant *value = NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return dup_object (self, json_node_get_object (node), error);
  if (JSON_NODE_HOLDS_ARRAY (node))
    return dup_array (self, json_node_get_array (node), error);
  if (JSON_NODE_HOLDS_VALUE (node))
    value = dup_value (node);
  else if (self->with_null)
    value = g_variant_ref_sink (g_variant_new_maybe (G_VARIANT_TYPE_VARIANT, NULL));
  if (value == NULL)
    tm_json_place_fail (self->place, error,
                        _ ("accepted are numbers, texts, true, false, lists and objects"));
  return value;
}

/**
 * tm_json_dup_variant:
 * @node: a value
 * @place: where it lies
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gives a value in the form that the engine's parameters take: `b`, `x`, `d`, `s`, `av` or
 * `a{sv}`.
 *
 * Returns: (transfer full) (nullable): the value, not floating; %NULL if it is null
 */
GVariant *
tm_json_dup_variant (JsonNode *node, TmJsonPlace *place, GError **error)
{
  return dup_node (&(Values) { place, FALSE }, node, error);
}

/**
 * tm_json_dup_outcome:
 * @node: a value
 * @place: where it lies
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gives a value of the outcome of a ruling, as tm_json_dup_variant() does; null, which stands for
 * what nobody knows, is an `mv` that holds nothing.
 *
 * Returns: (transfer full) (nullable): the value, not floating; %NULL if it cannot be read
 */
GVariant *
tm_json_dup_outcome (JsonNode *node, TmJsonPlace *place, GError **error)
{
  return dup_node (&(Values) { place, TRUE }, node, error);
}

/* Writing */

/**
 * tm_json_dup_time:
 * @time: microseconds since 1970 UTC
 *
 * Spells a time as tm_json_read_time() reads it.
 *
 * Returns: (transfer full) (nullable): ISO 8601; %NULL if the year has more than four digits
 */
char *
tm_json_dup_time (gint64 time)
{
  g_autoptr (GDateTime) epoch = g_date_time_new_from_unix_utc (0);
  g_autoptr (GDateTime) moment = g_date_time_add (epoch, time);
  g_autofree char *rest = NULL;

  if (moment == NULL)
    return NULL;
  rest = g_date_time_format (moment, "-%m-%dT%H:%M:%S.%fZ");
  return g_strdup_printf ("%04d%s", g_date_time_get_year (moment), rest);
}

/**
 * tm_json_new_from_variant:
 * @value: a value of the engine: `b`, any integer, `d`, `s`, a list or a dictionary of these; an
 *   `mv` that holds nothing is null
 *
 * Gives a value as JSON, members in the order of the dictionary.
 *
 * Returns: (transfer full): the node
 */
JsonNode *
tm_json_new_from_variant (GVariant *value)
{
  g_return_val_if_fail (value != NULL, NULL);

  return json_gvariant_serialize (value);
}

/**
 * tm_json_append:
 * @out: text to append to
 * @node: a value
 *
 * Writes a value on one line.
 */
void
tm_json_append (GString *out, JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  g_string_append (out, text);
}

/* Most strings of a journal are names of things, in which nothing has to be escaped. */
static gboolean
is_plain (const char *string)
{
  for (const guchar *at = (const guchar *) string; *at != '\0'; at++)
    if (*at < 0x20 || *at == 0x7f || *at == '"' || *at == '\\')
      return FALSE;
  return TRUE;
}

void
tm_json_append_string (GString *out, const char *string)
{
  g_autoptr (JsonNode) node = NULL;

  if (is_plain (string))
    {
      g_string_append_c (out, '"');
      g_string_append (out, string);
      g_string_append_c (out, '"');
      return;
    }
  node = json_node_init_string (json_node_alloc (), string);
  tm_json_append (out, node);
}
