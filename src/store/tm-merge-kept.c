/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-merge-private.h"

#include "tm-json.h"

#include <string.h>

/* What hangs on something that is deleted, but may come back with a third history: what was written to
 * a match that is not here, a label that names a series or a ruling that names a match that is not
 * here. So that it does not matter who meets whom first, it is kept as it was among what was deleted,
 * as "kind/identifier image", under an identifier of its own. */

/* The fields of an image behind its stamp: t a text, i a number; small: or nothing. */
static const char *
get_types (TmMergeKind kind)
{
  switch (kind)
    {
    case TM_MERGE_LABELS:
      return "tti";
    case TM_MERGE_RULINGS:
      return "ITTttTTTTtI";
    default:
      return NULL;
    }
}

/**
 * tm_kept_new:
 * @kind: labels or rulings
 * @value: a register
 *
 * Keeps a register among what was deleted.
 *
 * Returns: (transfer full): what is to be remembered as deleted
 */
TmRegister *
tm_kept_new (TmMergeKind kind, const TmRegister *value)
{
  TmRegister *kept = g_new0 (TmRegister, 1);
  g_autofree char *image = tm_register_dup_image (value);
  g_autofree char *text
      = g_strdup_printf ("%s/%s %s", tm_merge_kind_get_id (kind), value->uuid, image);

  kept->uuid = tm_match_claim_derive (value->uuid, tm_merge_kind_get_id (kind));
  kept->stamp = value->stamp;
  kept->label = g_strdup (kept->uuid);
  kept->fields = g_new0 (char *, 2);
  kept->fields[0] = tm_register_dup_quoted (text);
  return kept;
}

static gboolean
is_of_type (JsonNode *node, char type)
{
  if (JSON_NODE_HOLDS_NULL (node))
    return g_ascii_islower (type);
  if (!JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  return json_node_get_value_type (node)
         == (g_ascii_tolower (type) == 't' ? G_TYPE_STRING : G_TYPE_INT64);
}

static TmRegister *
read_image (const char *uuid, JsonArray *list, const char *types)
{
  g_autoptr (TmRegister) value = g_new0 (TmRegister, 1);
  guint n_fields = (guint) strlen (types);

  if (json_array_get_length (list) != n_fields + 1
      || !is_of_type (json_array_get_element (list, 0), 'I'))
    return NULL;
  value->uuid = g_strdup (uuid);
  value->stamp = json_array_get_int_element (list, 0);
  value->label = g_strdup (uuid);
  value->fields = g_new0 (char *, n_fields + 1);
  for (guint i = 0; i < n_fields; i++)
    {
      JsonNode *node = json_array_get_element (list, i + 1);

      if (!is_of_type (node, types[i]))
        return NULL;
      value->fields[i]
          = JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
                ? tm_register_dup_quoted (json_node_get_string (node))
                : json_to_string (node, FALSE);
    }
  return g_steal_pointer (&value);
}

/**
 * tm_kept_read:
 * @gone: what is remembered as deleted
 * @kind: (out): what is kept in it
 *
 * Finds out whether something is kept in what was deleted.
 *
 * Returns: (transfer full) (nullable): the register; %NULL if nothing is
 */
TmRegister *
tm_kept_read (const TmRegister *gone, TmMergeKind *kind)
{
  g_autofree char *text = tm_register_dup_plain (gone->fields[0]);
  const char *slash = text != NULL ? strchr (text, '/') : NULL;
  const char *space = slash != NULL ? strchr (slash, ' ') : NULL;
  g_autofree char *id = space != NULL ? g_strndup (text, (gsize) (slash - text)) : NULL;
  g_autofree char *uuid = NULL;
  g_autofree char *own = NULL;
  g_autoptr (JsonNode) node = NULL;
  int found = id != NULL ? tm_merge_kind_find (id) : -1;

  if (found < 0 || get_types ((TmMergeKind) found) == NULL)
    return NULL;
  uuid = g_strndup (slash + 1, (gsize) (space - slash - 1));
  own = tm_match_claim_derive (uuid, id);
  node = json_from_string (space + 1, NULL);
  if (!g_str_equal (own, gone->uuid) || node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return NULL;
  *kind = (TmMergeKind) found;
  return read_image (uuid, json_node_get_array (node), get_types (*kind));
}
