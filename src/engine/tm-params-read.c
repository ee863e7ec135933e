/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-params-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_DIGITS 9

/* Says what is not accepted and what would be. A place is the index in a list, or -1. */
gboolean
tm_param_refuse (const TmParam *param,
                 const TmBox *box,
                 int place,
                 const char *given,
                 TmParamsError code,
                 GError **error)
{
  g_autofree char *domain
      = place >= 0 ? tm_param_dup_item_domain (param, box) : tm_param_dup_domain (param, box);

  if (place >= 0)
    g_set_error (error, TM_PARAMS_ERROR, code, _ ("%s[%d]: “%s” is not accepted; accepted is %s"),
                 param->id, place, given, domain);
  else
    g_set_error (error, TM_PARAMS_ERROR, code, _ ("%s: “%s” is not accepted; accepted is %s"),
                 param->id, given, domain);
  return FALSE;
}

static gboolean
read_integer (GVariant *value, gint64 *number)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    *number = g_variant_get_int64 (value);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT32))
    *number = g_variant_get_int32 (value);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    *number = g_variant_get_uint32 (value);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE)
           && g_variant_get_double (value)
                  == (double) (gint64) CLAMP (g_variant_get_double (value), -1e15, 1e15))
    *number = (gint64) g_variant_get_double (value);
  else
    return FALSE;
  return TRUE;
}

/* The value as its spelling: a string as it is, a number in digits, a flag as a word. */
char *
tm_params_dup_spelling (GVariant *value)
{
  gint64 number;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    return g_variant_dup_string (value, NULL);
  if (read_integer (value, &number))
    return g_strdup_printf ("%" G_GINT64_FORMAT, number);
  return g_variant_print (value, FALSE);
}

static gboolean
read_flag (GVariant *value, gint32 *out)
{
  const char *word = g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)
                         ? g_variant_get_string (value, NULL)
                         : NULL;

  if (word != NULL && (g_str_equal (word, "yes") || g_str_equal (word, "no")))
    *out = g_str_equal (word, "yes");
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    *out = g_variant_get_boolean (value);
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_number (GVariant *value, gint64 min, gint64 max, gint32 *out)
{
  gint64 number;

  if (!read_integer (value, &number) || number < min || number > max)
    return FALSE;
  *out = (gint32) number;
  return TRUE;
}

static gboolean
read_choice (const TmParam *param, const char *spelling, gint32 *out)
{
  int found = tm_words_find (param->words, param->n_words, spelling);

  *out = found;
  return found >= 0;
}

static gboolean
read_digits (const TmParam *param, const char *spelling, gint32 *out)
{
  gsize length = strlen (spelling);

  if (length == 0 || length > MAX_DIGITS)
    return FALSE;
  *out = 0;
  for (const char *digit = spelling; *digit != '\0'; digit++)
    {
      if (*digit < '0' + param->min || *digit > '0' + param->max)
        return FALSE;
      *out = *out * 10 + (*digit - '0');
    }
  return TRUE;
}

/* Names of cells can have a "-" of their own: "-1:0--1:1". */
static gboolean
read_link (const TmParam *param, const TmBox *box, const char *spelling, gint32 *out)
{
  guint grid = tm_param_get_grid (param, box);
  gint32 first, second;

  for (const char *dash = strchr (spelling, '-'); dash != NULL; dash = strchr (dash + 1, '-'))
    {
      g_autofree char *end = g_strndup (spelling, (gsize) (dash - spelling));

      if (!tm_box_find_cell (box, grid, end, &first)
          || !tm_box_find_cell (box, grid, dash + 1, &second))
        continue;
      *out = tm_link_new (first, second);
      return first != second;
    }
  return FALSE;
}

static gboolean
read_pair (const TmParam *param, const char *spelling, gint32 *out)
{
  g_auto (GStrv) parts = g_strsplit (spelling, ":", 2);
  guint64 first;
  gint64 second = TM_PAIR_UNKNOWN;

  if (g_strv_length (parts) != 2
      || !g_ascii_string_to_unsigned (parts[0], 10, (guint64) param->min, (guint64) param->max,
                                      &first, NULL)
      || (g_strcmp0 (parts[1], param->none) != 0
          && !g_ascii_string_to_signed (parts[1], 10, param->low, param->high, &second, NULL)))
    return FALSE;
  *out = tm_pair_new ((gint32) first, (gint32) second);
  return TRUE;
}

static gboolean
read_spelled (const TmParam *param, TmBox *box, const char *spelling, gint32 *out)
{
  switch (param->kind)
    {
    case TM_PARAM_CHOICE:
      return read_choice (param, spelling, out);
    case TM_PARAM_DIGITS:
      return read_digits (param, spelling, out);
    case TM_PARAM_CELL:
      return tm_box_find_cell (box, tm_param_get_grid (param, box), spelling, out);
    case TM_PARAM_LINK:
      return read_link (param, box, spelling, out);
    case TM_PARAM_PAIR:
      return read_pair (param, spelling, out);
    case TM_PARAM_TEXT:
      *out = tm_box_intern (box, spelling);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Names are free: what is neither words nor a number must not become one. */
static gboolean
is_word (GVariant *value)
{
  gint64 number;

  return g_variant_is_of_type (value, G_VARIANT_TYPE_STRING) || read_integer (value, &number);
}

/* An error is set where the game has its say about the code: it is a name, or was meant to be a code. */
static gboolean
read_face (const TmParam *param, TmBox *box, const char *spelling, gint32 *out, GError **error)
{
  guint kind = tm_param_get_piece_kind (param, box);
  const TmPieceSpec *spec = &tm_box_get_kit (box)->pieces[kind];
  g_autoptr (GError) local_error = NULL;

  if (tm_box_add_face (box, kind, spelling, out, &local_error))
    return (guint) *out < tm_param_count_faces (param, box);
  if (spec->has_own_faces && (spec->code_hint != NULL || strchr (spelling, ':') != NULL))
    g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

static gboolean
read_item (
    const TmParam *param, TmBox *box, int place, GVariant *boxed, gint32 *out, GError **error)
{
  g_autoptr (GVariant) value = g_variant_is_of_type (boxed, G_VARIANT_TYPE_VARIANT)
                                   ? g_variant_get_variant (boxed)
                                   : g_variant_ref (boxed);
  g_autofree char *spelling = tm_params_dup_spelling (value);
  gboolean fits;

  if (param->kind != TM_PARAM_PAIR && g_strcmp0 (spelling, param->none) == 0)
    {
      *out = tm_param_get_none (param);
      return TRUE;
    }
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      fits = read_flag (value, out);
      break;
    case TM_PARAM_NUMBER:
      fits = read_number (value, param->min, param->max, out);
      break;
    case TM_PARAM_SEAT:
      /* Nobody has a number, too. */
      fits = read_number (value, param->none != NULL ? TM_NO_SEAT : 0,
                          (gint64) tm_box_get_n_seats (box) - 1, out);
      break;
    case TM_PARAM_PIECE:
      fits = read_number (value, 0, (gint64) tm_box_get_n_pieces (box) - 1, out);
      break;
    case TM_PARAM_FACE:
      {
        g_autoptr (GError) local_error = NULL;

        fits = is_word (value) && read_face (param, box, spelling, out, &local_error);
        if (local_error == NULL)
          break;
        g_propagate_prefixed_error (error, g_steal_pointer (&local_error), "%s: ", param->id);
        return FALSE;
      }
    case TM_PARAM_TEXT:
      if (!g_variant_is_container (value) && !tm_param_check_line (param, spelling, error))
        return FALSE;
      fits = !g_variant_is_container (value) && read_spelled (param, box, spelling, out);
      break;
    default:
      fits = !g_variant_is_container (value) && read_spelled (param, box, spelling, out);
      break;
    }
  return fits || tm_param_refuse (param, box, place, spelling, TM_PARAMS_ERROR_RANGE, error);
}

static gboolean
read_list (
    const TmParam *params, guint index, TmBox *box, GVariant *value, TmArgs *args, GError **error)
{
  const TmParam *param = &params[index];
  guint n_items = g_variant_n_children (value);
  gint32 items[TM_ARGS_POOL];
  g_autofree char *length = g_strdup_printf ("%u", n_items);

  if (n_items < tm_param_get_min_items (param, box) || n_items > tm_param_get_max_items (param, box)
      || n_items + args->n_used > TM_ARGS_POOL)
    {
      g_autofree char *domain = tm_param_dup_domain (param, box);
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_LENGTH,
                   _ ("%s: %s items are not accepted; accepted is %s"), param->id, length, domain);
      return FALSE;
    }
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (GVariant) item = g_variant_get_child_value (value, i);
      if (!read_item (param, box, i, item, &items[i], error))
        return FALSE;
    }
  if (!tm_param_check_sides (param, items, n_items, error))
    return FALSE;
  tm_args_set_list (args, index, items, n_items);
  return TRUE;
}

/**
 * tm_param_set_variant:
 * @params: (array): declared parameters
 * @param: index of one of them
 * @box: the box; own faces and words are added to it
 * @value: the value as a file has it: boolean, number, string, or an array of these
 * @args: (inout): where to set it; untouched if it does not fit
 * @error: return location for a [error@ParamsError]
 *
 * Checks a value against its declaration and sets it.
 *
 * Returns: whether it fits
 */
gboolean
tm_param_set_variant (
    const TmParam *params, guint param, TmBox *box, GVariant *value, TmArgs *args, GError **error)
{
  g_autoptr (GVariant) inner = g_variant_is_of_type (value, G_VARIANT_TYPE_VARIANT)
                                   ? g_variant_get_variant (value)
                                   : g_variant_ref (value);
  gint32 item;

  if (params[param].is_list)
    {
      g_autofree char *spelling = NULL;
      if (g_variant_is_of_type (inner, G_VARIANT_TYPE_ARRAY)
          || g_variant_is_of_type (inner, G_VARIANT_TYPE_TUPLE))
        return read_list (params, param, box, inner, args, error);
      spelling = tm_params_dup_spelling (inner);
      return tm_param_refuse (&params[param], box, -1, spelling, TM_PARAMS_ERROR_TYPE, error);
    }
  if (!read_item (&params[param], box, -1, inner, &item, error))
    return FALSE;
  tm_args_unset (args, param);
  if (args->n_used == TM_ARGS_POOL)
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_LENGTH,
                   _ ("%s: there are too many values; at most %d are accepted in all"),
                   params[param].id, TM_ARGS_POOL);
      return FALSE;
    }
  tm_args_set (args, param, item);
  return TRUE;
}

static GVariant *
variant_from_text (const TmParam *param, const char *text)
{
  gint64 number;

  if (param->kind == TM_PARAM_FLAG && (g_str_equal (text, "yes") || g_str_equal (text, "no")))
    return g_variant_new_boolean (g_str_equal (text, "yes"));
  if ((param->kind == TM_PARAM_NUMBER || param->kind == TM_PARAM_SEAT
       || param->kind == TM_PARAM_PIECE)
      && g_ascii_string_to_signed (text, 10, G_MININT32, G_MAXINT32, &number, NULL))
    return g_variant_new_int64 (number);
  return g_variant_new_string (text);
}

/**
 * tm_params_split_list:
 * @text: a list as on the command line
 *
 * Parts the items of a list at its commas. A comma behind a backslash belongs to the item, as in the
 * name of a card: "Fire\\, walk with me,Web".
 *
 * Returns: (transfer full): the items; none if there are no words at all
 */
GStrv
tm_params_split_list (const char *text)
{
  g_autoptr (GStrvBuilder) items = g_strv_builder_new ();
  g_autoptr (GString) item = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++)
    if (*c == ',')
      {
        g_strv_builder_add (items, item->str);
        g_string_truncate (item, 0);
      }
    else
      {
        if (c[0] == '\\' && c[1] == ',')
          c++;
        g_string_append_c (item, *c);
      }
  if (*text != '\0')
    g_strv_builder_add (items, item->str);
  return g_strv_builder_end (items);
}

/**
 * tm_param_set_text:
 * @params: (array): declared parameters
 * @param: index of one of them
 * @box: the box; own faces and words are added to it
 * @text: the value as on the command line: lists comma separated, as tm_params_split_list() reads them,
 *   flags yes or no
 * @args: (inout): where to set it; untouched if it does not fit
 * @error: return location for a [error@ParamsError]
 *
 * Checks a value from the command line and sets it.
 *
 * Returns: whether it fits
 */
gboolean
tm_param_set_text (
    const TmParam *params, guint param, TmBox *box, const char *text, TmArgs *args, GError **error)
{
  g_autoptr (GVariant) value = NULL;

  if (params[param].is_list)
    {
      g_auto (GStrv) items = tm_params_split_list (text);
      GVariantBuilder builder;

      g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
      for (guint i = 0; items[i] != NULL; i++)
        g_variant_builder_add (&builder, "v", variant_from_text (&params[param], items[i]));
      value = g_variant_ref_sink (g_variant_builder_end (&builder));
    }
  else
    value = g_variant_ref_sink (variant_from_text (&params[param], text));
  return tm_param_set_variant (params, param, box, value, args, error);
}

/**
 * tm_params_complete:
 * @params: (array length=n_params): declared parameters
 * @n_params: how many there are
 * @box: the box
 * @args: (inout): arguments
 * @error: return location for a [error@ParamsError]
 *
 * Sets what was left out to its standard value.
 *
 * Returns: whether nothing that is required is missing
 */
gboolean
tm_params_complete (const TmParam *params, guint n_params, TmBox *box, TmArgs *args, GError **error)
{
  for (guint i = 0; i < n_params; i++)
    {
      if (tm_args_has (args, i))
        continue;
      if (params[i].standard != NULL)
        {
          if (!tm_param_set_text (params, i, box, params[i].standard, args, error))
            return FALSE;
        }
      else if (!params[i].is_optional)
        {
          g_autofree char *domain = tm_param_dup_domain (&params[i], box);
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_MISSING,
                       _ ("%s is missing; accepted is %s"), params[i].id, domain);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
refuse_unknown (const TmParam *params, guint n_params, const char *id, GError **error)
{
  GString *known = g_string_new (NULL);

  for (guint i = 0; i < n_params; i++)
    g_string_append_printf (known, i > 0 ? ", %s" : "%s", params[i].id);
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN,
               _ ("“%s” is not a parameter here; accepted are: %s"), id,
               known->len > 0 ? known->str : "-");
  g_string_free (known, TRUE);
  return FALSE;
}

/**
 * tm_params_parse:
 * @params: (array length=n_params): declared parameters
 * @n_params: how many there are
 * @box: the box; own faces and words are added to it
 * @values: the values, as `a{sv}`
 * @args: (out caller-allocates): the arguments; parameters left out stay unset
 * @error: return location for a [error@ParamsError]
 *
 * Reads values from outside. Nothing is set to its standard value, see tm_params_complete().
 *
 * Returns: whether every value belongs to a parameter and fits it
 */
gboolean
tm_params_parse (const TmParam *params,
                 guint n_params,
                 TmBox *box,
                 GVariant *values,
                 TmArgs *args,
                 GError **error)
{
  GVariantIter iter;
  const char *id;
  GVariant *value;

  g_return_val_if_fail (g_variant_is_of_type (values, G_VARIANT_TYPE_VARDICT), FALSE);

  tm_args_init (args);
  g_variant_iter_init (&iter, values);
  while (g_variant_iter_next (&iter, "{&sv}", &id, &value))
    {
      g_autoptr (GVariant) owned = value;
      int param = tm_params_find (params, n_params, id);

      if (param < 0)
        return refuse_unknown (params, n_params, id, error);
      if (!tm_param_set_variant (params, param, box, owned, args, error))
        return FALSE;
    }
  return TRUE;
}
