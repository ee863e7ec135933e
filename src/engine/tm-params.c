/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-params.h"

#include "config.h"

#include "tm-game.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (tm-params-error-quark, tm_params_error)

#define MAX_DIGITS 9

/**
 * tm_params_find:
 * @params: (array length=n_params): declared parameters
 * @n_params: how many there are
 * @id: an identifier
 *
 * Finds a parameter by its name in files.
 *
 * Returns: the index of the parameter, or -1
 */
int
tm_params_find (const TmParam *params, guint n_params, const char *id)
{
  for (guint i = 0; i < n_params; i++)
    if (g_str_equal (params[i].id, id))
      return i;
  return -1;
}

/* What would be accepted */

static guint
get_min_items (const TmParam *param, const TmBox *box)
{
  return param->max_items > 0 ? param->min_items : tm_box_get_n_seats (box);
}

static guint
get_max_items (const TmParam *param, const TmBox *box)
{
  return param->max_items > 0 ? param->max_items : tm_box_get_n_seats (box);
}

static char *
dup_choices (const TmParam *param)
{
  GString *choices = g_string_new (NULL);

  for (guint i = 0; i < param->n_words; i++)
    g_string_append_printf (choices, i > 0 ? ", %s" : "%s", param->words[i].id);
  return g_string_free (choices, FALSE);
}

static int
get_piece_kind (const TmParam *param, const TmBox *box)
{
  int kind = tm_kit_find_piece (tm_box_get_kit (box), param->piece);

  g_assert (kind >= 0);
  return kind;
}

static char *
dup_faces (const TmParam *param, const TmBox *box)
{
  GString *faces = g_string_new (NULL);
  int kind = get_piece_kind (param, box);

  for (guint i = 0; i < tm_param_count_faces (param, box); i++)
    {
      const TmFace *face = tm_box_get_face (box, kind, i);
      if (!face->is_own)
        g_string_append_printf (faces, faces->len > 0 ? ", %s" : "%s", face->code);
    }
  if (tm_box_get_kit (box)->pieces[kind].has_own_faces)
    /* Translators: stands at the end of a list of identifiers */
    g_string_append (faces, _ (", or a face code"));
  if (param->none != NULL)
    g_string_append_printf (faces, ", %s", param->none);
  return g_string_free (faces, FALSE);
}

static char *
dup_item_domain (const TmParam *param, const TmBox *box)
{
  g_autofree char *list = NULL;

  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return g_strdup (_ ("yes or no"));
    case TM_PARAM_NUMBER:
      return g_strdup_printf (_ ("a number from %d to %d"), param->min, param->max);
    case TM_PARAM_CHOICE:
      list = dup_choices (param);
      return g_strdup_printf (_ ("one of: %s"), list);
    case TM_PARAM_SEAT:
      return g_strdup_printf (_ ("a seat from 0 to %u"), tm_box_get_n_seats (box) - 1);
    case TM_PARAM_FACE:
      list = dup_faces (param, box);
      return g_strdup_printf (_ ("one of: %s"), list);
    case TM_PARAM_DIGITS:
      return g_strdup_printf (_ ("a row of digits from %d to %d"), param->min, param->max);
    case TM_PARAM_PIECE:
      return g_strdup_printf (_ ("a piece from 0 to %u"), tm_box_get_n_pieces (box) - 1);
    case TM_PARAM_CELL:
      return g_strdup (_ ("a cell as column:row"));
    case TM_PARAM_TEXT:
    default:
      return g_strdup (_ ("words"));
    }
}

/**
 * tm_param_dup_domain:
 * @param: a declared parameter
 * @box: the box of the match or question
 *
 * Says what a parameter accepts, for error messages and help.
 *
 * Returns: (transfer full): what would be accepted, in words: "a list of 2 to 5 items, each a
 *   number from 0 to 5"
 */
char *
tm_param_dup_domain (const TmParam *param, const TmBox *box)
{
  g_autofree char *item = dup_item_domain (param, box);
  guint min_items, max_items;

  if (!param->is_list)
    return g_steal_pointer (&item);
  min_items = get_min_items (param, box);
  max_items = get_max_items (param, box);
  if (min_items == max_items)
    return g_strdup_printf (_ ("a list of %u items, each %s"), min_items, item);
  return g_strdup_printf (_ ("a list of %u to %u items, each %s"), min_items, max_items, item);
}

/* Reading values. A place is the index in a list, or -1. */

static gboolean
refuse (const TmParam *param,
        const TmBox *box,
        int place,
        const char *given,
        TmParamsError code,
        GError **error)
{
  g_autofree char *domain
      = place >= 0 ? dup_item_domain (param, box) : tm_param_dup_domain (param, box);

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
static char *
dup_spelling (GVariant *value)
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
  *out = number;
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

static gboolean
read_cell (const TmParam *param, const TmBox *box, const char *spelling, gint32 *out)
{
  int grid = tm_kit_find_grid (tm_box_get_kit (box), param->piece);
  g_auto (GStrv) parts = g_strsplit (spelling, ":", -1);
  guint64 column, row;
  guint columns, rows;

  g_assert (grid >= 0);
  tm_box_get_grid_size (box, (guint) grid, &columns, &rows);
  if (g_strv_length (parts) != 2
      || !g_ascii_string_to_unsigned (parts[0], 10, 0, G_MAXINT32, &column, NULL)
      || !g_ascii_string_to_unsigned (parts[1], 10, 0, G_MAXINT32, &row, NULL) || column >= columns
      || row >= rows)
    return FALSE;
  *out = row * columns + column;
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
      return read_cell (param, box, spelling, out);
    case TM_PARAM_TEXT:
      *out = tm_box_intern (box, spelling);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
read_item (
    const TmParam *param, TmBox *box, int place, GVariant *boxed, gint32 *out, GError **error)
{
  g_autoptr (GVariant) value = g_variant_is_of_type (boxed, G_VARIANT_TYPE_VARIANT)
                                   ? g_variant_get_variant (boxed)
                                   : g_variant_ref (boxed);
  g_autofree char *spelling = dup_spelling (value);
  gboolean fits;

  if (param->none != NULL && g_str_equal (spelling, param->none))
    {
      *out = -1;
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
      fits = read_number (value, 0, (gint64) tm_box_get_n_seats (box) - 1, out);
      break;
    case TM_PARAM_PIECE:
      fits = read_number (value, 0, (gint64) tm_box_get_n_pieces (box) - 1, out);
      break;
    case TM_PARAM_FACE:
      {
        g_autoptr (GError) local_error = NULL;
        fits = tm_box_add_face (box, get_piece_kind (param, box), spelling, out, &local_error);
        if (fits && (guint) *out < tm_param_count_faces (param, box))
          return TRUE;
        if (local_error != NULL
            && tm_box_get_kit (box)->pieces[get_piece_kind (param, box)].has_own_faces
            && strchr (spelling, ':') != NULL)
          {
            g_propagate_prefixed_error (error, g_steal_pointer (&local_error), "%s: ", param->id);
            return FALSE;
          }
        fits = FALSE;
        break;
      }
    default:
      fits = !g_variant_is_container (value) && read_spelled (param, box, spelling, out);
      break;
    }
  return fits || refuse (param, box, place, spelling, TM_PARAMS_ERROR_RANGE, error);
}

static gboolean
read_list (
    const TmParam *params, guint index, TmBox *box, GVariant *value, TmArgs *args, GError **error)
{
  const TmParam *param = &params[index];
  guint n_items = g_variant_n_children (value);
  gint32 items[TM_ARGS_POOL];
  g_autofree char *length = g_strdup_printf ("%u", n_items);

  if (n_items < get_min_items (param, box) || n_items > get_max_items (param, box)
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
      spelling = dup_spelling (inner);
      return refuse (&params[param], box, -1, spelling, TM_PARAMS_ERROR_TYPE, error);
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
 * tm_param_set_text:
 * @params: (array): declared parameters
 * @param: index of one of them
 * @box: the box; own faces and words are added to it
 * @text: the value as on the command line: lists comma separated, flags yes or no
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
      g_auto (GStrv) items = g_strsplit (text, ",", -1);
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

/* Checking values that are numbers already */

static gboolean
are_digits_possible (const TmParam *param, gint32 value)
{
  if (value <= 0)
    return FALSE;
  for (; value > 0; value /= 10)
    if (value % 10 < param->min || value % 10 > param->max)
      return FALSE;
  return TRUE;
}

static gboolean
is_cell_possible (const TmParam *param, const TmBox *box, gint32 value)
{
  guint columns, rows;

  tm_box_get_grid_size (box, tm_kit_find_grid (tm_box_get_kit (box), param->piece), &columns,
                        &rows);
  return value >= 0 && (guint) value < columns * rows;
}

/**
 * tm_param_count_faces:
 * @param: a declared parameter of the kind %TM_PARAM_FACE
 * @box: the box of the match or question
 *
 * Counts the faces that it can be: all of the piece kind, or the first of them.
 *
 * Returns: how many there are, from face 0 on
 */
guint
tm_param_count_faces (const TmParam *param, const TmBox *box)
{
  guint n_faces = tm_box_get_n_faces (box, get_piece_kind (param, box));

  return param->max > 0 ? MIN (n_faces, (guint) param->max + 1) : n_faces;
}

/**
 * tm_param_is_possible:
 * @param: a declared parameter
 * @box: the box
 * @value: a value, or an item of a list
 *
 * Checks one value against its declaration.
 *
 * Returns: whether the declaration allows the value
 */
gboolean
tm_param_is_possible (const TmParam *param, const TmBox *box, gint32 value)
{
  if (value == -1 && param->none != NULL)
    return TRUE;
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return value == FALSE || value == TRUE;
    case TM_PARAM_NUMBER:
      return value >= param->min && value <= param->max;
    case TM_PARAM_CHOICE:
      return value >= 0 && (guint) value < param->n_words;
    case TM_PARAM_SEAT:
      return value >= 0 && (guint) value < tm_box_get_n_seats (box);
    case TM_PARAM_FACE:
      return value >= 0 && (guint) value < tm_param_count_faces (param, box);
    case TM_PARAM_PIECE:
      return value >= 0 && (guint) value < tm_box_get_n_pieces (box);
    case TM_PARAM_DIGITS:
      return are_digits_possible (param, value);
    case TM_PARAM_CELL:
      return is_cell_possible (param, box, value);
    case TM_PARAM_TEXT:
    default:
      return value >= 0 && (guint) value < tm_box_get_n_strings (box);
    }
}

/**
 * tm_params_check:
 * @params: (array length=n_params): declared parameters
 * @n_params: how many there are
 * @box: the box
 * @args: arguments
 * @error: return location for a [error@ParamsError]
 *
 * Checks arguments that did not come through tm_params_parse(). What is required may be missing.
 *
 * Returns: whether all that is given fits
 */
gboolean
tm_params_check (
    const TmParam *params, guint n_params, const TmBox *box, const TmArgs *args, GError **error)
{
  if (n_params < TM_MAX_PARAMS && args->given >> n_params != 0)
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN,
                   _ ("there are only %u parameters"), n_params);
      return FALSE;
    }
  for (guint i = 0; i < n_params; i++)
    {
      const TmParam *param = &params[i];
      guint n_values;
      const gint32 *values = tm_args_get_list (args, i, &n_values);

      if (!tm_args_has (args, i))
        continue;
      if (param->is_list
              ? n_values < get_min_items (param, box) || n_values > get_max_items (param, box)
              : n_values != 1)
        {
          g_autofree char *given = g_strdup_printf ("%u", n_values);
          return refuse (param, box, -1, given, TM_PARAMS_ERROR_LENGTH, error);
        }
      for (guint j = 0; j < n_values; j++)
        if (!tm_param_is_possible (param, box, values[j]))
          {
            g_autofree char *given = g_strdup_printf ("%d", values[j]);
            return refuse (param, box, param->is_list ? (int) j : -1, given, TM_PARAMS_ERROR_RANGE,
                           error);
          }
    }
  return TRUE;
}

/* Writing values */

static GVariant *
item_to_variant (const TmParam *param, const TmBox *box, gint32 value)
{
  if (value == -1 && param->none != NULL)
    return g_variant_new_string (param->none);
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return g_variant_new_boolean (value);
    case TM_PARAM_CHOICE:
      return g_variant_new_string (param->words[value].id);
    case TM_PARAM_FACE:
      return g_variant_new_string (tm_box_get_face (box, get_piece_kind (param, box), value)->code);
    case TM_PARAM_DIGITS:
      return g_variant_new_take_string (g_strdup_printf ("%d", value));
    case TM_PARAM_CELL:
      {
        guint columns, rows;

        tm_box_get_grid_size (box, tm_kit_find_grid (tm_box_get_kit (box), param->piece), &columns,
                              &rows);
        return g_variant_new_take_string (
            g_strdup_printf ("%u:%u", value % columns, value / columns));
      }
    case TM_PARAM_TEXT:
      return g_variant_new_string (tm_box_get_string (box, value));
    case TM_PARAM_NUMBER:
    case TM_PARAM_SEAT:
    case TM_PARAM_PIECE:
    default:
      return g_variant_new_int64 (value);
    }
}

/**
 * tm_param_dup_variant:
 * @param: the declared parameter
 * @box: the box
 * @args: arguments in which it is given and fits
 * @index: its index in @args
 *
 * Spells the value of a parameter.
 *
 * Returns: (transfer floating): the value as a file spells it; a list is an `av`
 */
GVariant *
tm_param_dup_variant (const TmParam *param, const TmBox *box, const TmArgs *args, guint index)
{
  GVariantBuilder builder;
  guint n_values;
  const gint32 *values = tm_args_get_list (args, index, &n_values);

  if (!param->is_list)
    return item_to_variant (param, box, tm_args_get (args, index));
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < n_values; i++)
    g_variant_builder_add (&builder, "v", item_to_variant (param, box, values[i]));
  return g_variant_builder_end (&builder);
}

/**
 * tm_params_dup_variant:
 * @params: (array length=n_params): declared parameters
 * @n_params: how many there are
 * @box: the box
 * @args: arguments that fit
 *
 * Spells arguments as files have them.
 *
 * Returns: (transfer floating): the values that are given, as `a{sv}` in the order of declaration
 */
GVariant *
tm_params_dup_variant (const TmParam *params, guint n_params, const TmBox *box, const TmArgs *args)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint i = 0; i < n_params; i++)
    if (tm_args_has (args, i))
      g_variant_builder_add (&builder, "{sv}", params[i].id,
                             tm_param_dup_variant (&params[i], box, args, i));
  return g_variant_builder_end (&builder);
}

/**
 * tm_param_dup_value_name:
 * @param: a declared parameter
 * @box: the box
 * @value: one value that it can have, or one item of a list
 *
 * Names a value in the reader's language; numbers and the like are spelled as in files.
 *
 * Returns: (transfer full): the value as people call it
 */
char *
tm_param_dup_value_name (const TmParam *param, const TmBox *box, gint32 value)
{
  if (value == -1 && param->none != NULL)
    return tm_word_dup (param->none);
  if (value == 0 && param->zero != NULL)
    return tm_word_dup (param->zero);
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return g_strdup (value ? _ ("yes") : _ ("no"));
    case TM_PARAM_CHOICE:
      return tm_word_dup (param->words[value].name);
    case TM_PARAM_SEAT:
      return tm_box_dup_seat_name (box, value);
    case TM_PARAM_FACE:
      return tm_word_dup (tm_box_get_face_name (box, get_piece_kind (param, box), value));
    default:
      {
        g_autoptr (GVariant) spelled = g_variant_ref_sink (item_to_variant (param, box, value));
        return dup_spelling (spelled);
      }
    }
}
