/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "case.h"

#include "tm-json.h"

#include <math.h>
#include <string.h>

/* Values. Both sides are spelled in one way and compared as text, so that a failure shows both. */

/* To six decimals, without zeros that say nothing: "1.694444", "0.5", "3.0". */
static void
spell_real (GString *text, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE * 16];
  gsize length;

  /* Of the two zeros there is one to the reader. */
  g_ascii_formatd (digits, sizeof digits, "%.6f", fabs (value) < 0.0000005 ? 0 : value);
  length = strlen (digits);
  while (digits[length - 1] == '0' && digits[length - 2] != '.')
    length--;
  g_string_append_len (text, digits, (gssize) length);
}

static void
spell_value (GString *text, GVariant *value)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_VARIANT))
    {
      g_autoptr (GVariant) inner = g_variant_get_variant (value);
      spell_value (text, inner);
    }
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_MAYBE))
    g_string_append (text, "null");
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    spell_real (text, g_variant_get_double (value));
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_ARRAY)
           && !g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    {
      g_string_append_c (text, '[');
      for (gsize i = 0; i < g_variant_n_children (value); i++)
        {
          g_autoptr (GVariant) item = g_variant_get_child_value (value, i);
          if (i > 0)
            g_string_append (text, ", ");
          spell_value (text, item);
        }
      g_string_append_c (text, ']');
    }
  else
    {
      g_autofree char *printed = g_variant_print (value, FALSE);
      g_string_append (text, printed);
    }
}

char *
case_spell_variant (GVariant *value)
{
  GString *text = g_string_new (NULL);

  spell_value (text, value);
  return g_string_free (text, FALSE);
}

GVariant *
case_read_node (JsonNode *node)
{
  g_autoptr (GError) error = NULL;
  TmJsonPlace place;
  GVariant *value;

  tm_json_place_init (&place, "case");
  value = tm_json_dup_variant (node, &place, &error);
  tm_json_place_clear (&place);
  g_assert_no_error (error);
  return value;
}

char *
case_spell_node (JsonNode *node)
{
  g_autoptr (GVariant) value = NULL;
  g_autoptr (GError) error = NULL;
  TmJsonPlace place;

  tm_json_place_init (&place, "case");
  value = tm_json_dup_outcome (node, &place, &error);
  tm_json_place_clear (&place);
  g_assert_no_error (error);
  return case_spell_variant (value);
}

int
case_compare_strings (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
case_spell_sorted (GPtrArray *strings)
{
  g_ptr_array_sort (strings, case_compare_strings);
  g_ptr_array_add (strings, NULL);
  return g_strjoinv (", ", (char **) strings->pdata);
}

/* The items of a list as strings; faces may be spelled as numbers. */
static char *
dup_item (JsonNode *node)
{
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  return json_node_dup_string (node);
}

char *
case_spell_set (JsonArray *array)
{
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < json_array_get_length (array); i++)
    g_ptr_array_add (strings, dup_item (json_array_get_element (array, i)));
  return case_spell_sorted (strings);
}

/* A misspelled key must not pass for one that is not checked. */
void
case_check_members (JsonObject *object, const char *const *known)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l != NULL; l = l->next)
    if (!g_strv_contains (known, l->data))
      g_test_fail_printf ("unknown key “%s” in a case", (const char *) l->data);
}
