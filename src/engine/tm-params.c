/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-params-private.h"

#include "config.h"

#include "tm-box.h"
#include "tm-sketch.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (tm-params-error-quark, tm_params_error)

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

guint
tm_param_get_min_items (const TmParam *param, const TmBox *box)
{
  return param->max_items > 0 ? param->min_items : tm_box_get_n_seats (box);
}

guint
tm_param_get_max_items (const TmParam *param, const TmBox *box)
{
  return param->max_items > 0 ? param->max_items : tm_box_get_n_seats (box);
}

guint
tm_param_get_piece_kind (const TmParam *param, const TmBox *box)
{
  int kind = tm_kit_find_piece (tm_box_get_kit (box), param->piece);

  g_assert (kind >= 0);
  return (guint) kind;
}

guint
tm_param_get_grid (const TmParam *param, const TmBox *box)
{
  int grid = tm_kit_find_grid (tm_box_get_kit (box), param->piece);

  g_assert (grid >= 0);
  return (guint) grid;
}

static guint
count_cells (const TmParam *param, const TmBox *box)
{
  guint columns, rows;

  tm_box_get_grid_size (box, tm_param_get_grid (param, box), &columns, &rows);
  return columns * rows;
}

static char *
dup_choices (const TmParam *param)
{
  GString *choices = g_string_new (NULL);

  for (guint i = 0; i < param->n_words; i++)
    g_string_append_printf (choices, i > 0 ? ", %s" : "%s", param->words[i].id);
  return g_string_free (choices, FALSE);
}

static char *
dup_printed_faces (const TmParam *param, const TmBox *box, guint kind)
{
  GString *faces = g_string_new (NULL);

  for (guint i = 0; i < tm_param_count_faces (param, box); i++)
    {
      const TmFace *face = tm_box_get_face (box, kind, i);
      if (!face->is_own)
        g_string_append_printf (faces, faces->len > 0 ? ", %s" : "%s", face->code);
    }
  return g_string_free (faces, FALSE);
}

/* Where the game says what the code of another face is. */
static char *
dup_hinted_faces (const TmParam *param, const char *printed, const char *hint)
{
  g_autofree char *known = NULL;

  if (param->none != NULL)
    known = *printed != '\0' ? g_strconcat (printed, ", ", param->none, NULL)
                             : g_strdup (param->none);
  else
    known = g_strdup (printed);
  if (*known == '\0')
    /* Translators: %s is what the game says of such a code: “a face code (name on the card)” */
    return g_strdup_printf (_ ("a face code (%s)"), tm_word_get (hint));
  /* Translators: a list of identifiers, and what the game says of codes besides */
  return g_strdup_printf (_ ("one of: %s, or a face code (%s)"), known, tm_word_get (hint));
}

static char *
dup_faces (const TmParam *param, const TmBox *box)
{
  guint kind = tm_param_get_piece_kind (param, box);
  const TmPieceSpec *spec = &tm_box_get_kit (box)->pieces[kind];
  g_autofree char *printed = dup_printed_faces (param, box, kind);
  g_autofree char *faces = NULL;

  if (spec->code_hint != NULL)
    return dup_hinted_faces (param, printed, spec->code_hint);
  if (*printed == '\0' && spec->has_own_faces && param->none == NULL)
    return g_strdup (_ ("a face code"));
  /* Translators: stands at the end of a list of identifiers */
  faces = g_strconcat (printed, spec->has_own_faces ? _ (", or a face code") : "",
                       param->none != NULL ? ", " : NULL, param->none, NULL);
  return g_strdup_printf (_ ("one of: %s"), faces);
}

static char *
dup_cells (const TmParam *param, const TmBox *box)
{
  guint grid = tm_param_get_grid (param, box);
  guint n_cells = count_cells (param, box);
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  if (n_cells == 0)
    return g_strdup (_ ("nothing: this match has no such grid"));
  first = tm_box_dup_cell_name (box, grid, 0);
  last = tm_box_dup_cell_name (box, grid, n_cells - 1);
  if (!tm_box_get_kit (box)->grids[grid].is_lettered)
    /* Translators: the first and the last cell of a board whose cells are called by two numbers, “a
     * cell as column:row, from -21:-21 to 21:21” */
    return g_strdup_printf (_ ("a cell as column:row, from %s to %s"), first, last);
  /* Translators: the first and the last cell of a board, “a cell from A1 to F7” */
  return g_strdup_printf (_ ("a cell from %s to %s"), first, last);
}

static char *
dup_links (const TmParam *param, const TmBox *box)
{
  guint grid = tm_param_get_grid (param, box);
  guint n_cells = count_cells (param, box);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *last = NULL;

  if (n_cells < 2)
    return g_strdup (_ ("nothing: this match has no such grid"));
  first = tm_box_dup_cell_name (box, grid, 0);
  second = tm_box_dup_cell_name (box, grid, 1);
  last = tm_box_dup_cell_name (box, grid, n_cells - 1);
  /* Translators: the first and the last cell of a board; two cells as an example: “two different
   * cells from A1 to F7, such as A1-B1” */
  return g_strdup_printf (_ ("two different cells from %s to %s, such as %s-%s"), first, last,
                          first, second);
}

static char *
dup_pairs (const TmParam *param)
{
  if (param->none != NULL)
    /* Translators: bounds of the first number, bounds of the second, and what stands for a second
     * number that nobody knows, “?” */
    return g_strdup_printf (_ ("two numbers as first:second, the first from %d to %d, the second "
                               "from %d to %d or %s"),
                            param->min, param->max, param->low, param->high, param->none);
  return g_strdup_printf (
      _ ("two numbers as first:second, the first from %d to %d, the second from %d to %d"),
      param->min, param->max, param->low, param->high);
}

static char *
dup_value_domain (const TmParam *param, const TmBox *box)
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
      return dup_faces (param, box);
    case TM_PARAM_DIGITS:
      return g_strdup_printf (_ ("a row of digits from %d to %d"), param->min, param->max);
    case TM_PARAM_PIECE:
      return g_strdup_printf (_ ("a piece from 0 to %u"), tm_box_get_n_pieces (box) - 1);
    case TM_PARAM_CELL:
      return dup_cells (param, box);
    case TM_PARAM_LINK:
      return dup_links (param, box);
    case TM_PARAM_PAIR:
      return dup_pairs (param);
    case TM_PARAM_TEXT:
    default:
      /* Translators: a line of text that spells a board, such as “e4:5” */
      return g_strdup (param->sketch != NULL ? _ ("a line that describes a board") : _ ("words"));
    }
}

/* What one value, or one item of a list, can be. */
char *
tm_param_dup_item_domain (const TmParam *param, const TmBox *box)
{
  g_autofree char *domain = dup_value_domain (param, box);

  if (param->none == NULL || param->kind == TM_PARAM_FACE || param->kind == TM_PARAM_PAIR)
    return g_steal_pointer (&domain);
  /* Translators: what is accepted, and a word that stands for none or for unknown: “a number from 1
   * to 9, or ?” */
  return g_strdup_printf (_ ("%s, or %s"), domain, param->none);
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
  g_autofree char *item = tm_param_dup_item_domain (param, box);
  guint min_items, max_items;

  if (!param->is_list)
    return g_steal_pointer (&item);
  min_items = tm_param_get_min_items (param, box);
  max_items = tm_param_get_max_items (param, box);
  if (min_items == max_items)
    return g_strdup_printf (_ ("a list of %u items, each %s"), min_items, item);
  return g_strdup_printf (_ ("a list of %u to %u items, each %s"), min_items, max_items, item);
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
  return value >= 0 && (guint) value < count_cells (param, box);
}

static gboolean
is_link_possible (const TmParam *param, const TmBox *box, gint32 value)
{
  return value >= 0 && tm_link_get_first (value) < tm_link_get_second (value)
         && is_cell_possible (param, box, tm_link_get_second (value));
}

static gboolean
is_pair_possible (const TmParam *param, gint32 value)
{
  gint32 first = tm_pair_get_first (value);
  gint32 second = tm_pair_get_second (value);

  return first >= param->min && first <= param->max
         && (second == TM_PAIR_UNKNOWN ? param->none != NULL
                                       : second >= param->low && second <= param->high);
}

/**
 * tm_param_get_none:
 * @param: a declared parameter that allows none, and is no pair
 *
 * Gets the value that stands for none or for unknown.
 *
 * Returns: %TM_NUMBER_UNKNOWN for a number, -1 for the other kinds
 */
gint32
tm_param_get_none (const TmParam *param)
{
  return param->kind == TM_PARAM_NUMBER ? TM_NUMBER_UNKNOWN : -1;
}

/* Whether a line describes a board, as the sketch of the parameter says. */
gboolean
tm_param_check_line (const TmParam *param, const char *line, GError **error)
{
  g_autoptr (GError) local_error = NULL;

  if (param->sketch == NULL || param->sketch->check (line, &local_error))
    return TRUE;
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE, "%s: %s", param->id,
               local_error->message);
  return FALSE;
}

/* A tile has each side once. The values are known to be sides. */
gboolean
tm_param_check_sides (const TmParam *param, const gint32 *values, guint n_values, GError **error)
{
  guint32 seen = 0;

  for (guint i = 0; param->is_sides && i < n_values; i++)
    {
      g_assert (values[i] >= 0);
      if (seen & 1u << values[i])
        {
          g_set_error (
              error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
              /* Translators: a parameter, and a side such as “up” that its list has twice */
              _ ("%s: “%s” stands there twice; accepted is each side once"), param->id,
              param->words[values[i]].id);
          return FALSE;
        }
      seen |= 1u << values[i];
    }
  return TRUE;
}

static gboolean
is_line_possible (const TmParam *param, const TmBox *box, gint32 value)
{
  return value >= 0 && (guint) value < tm_box_get_n_strings (box)
         && tm_param_check_line (param, tm_box_get_string (box, value), NULL);
}

static gboolean
is_none (const TmParam *param, gint32 value)
{
  return param->none != NULL && param->kind != TM_PARAM_PAIR && value == tm_param_get_none (param);
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
  guint n_faces = tm_box_get_n_faces (box, tm_param_get_piece_kind (param, box));

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
  if (is_none (param, value))
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
    case TM_PARAM_LINK:
      return is_link_possible (param, box, value);
    case TM_PARAM_PAIR:
      return is_pair_possible (param, value);
    case TM_PARAM_TEXT:
    default:
      return is_line_possible (param, box, value);
    }
}

static gboolean
check_values (
    const TmParam *param, const TmBox *box, const TmArgs *args, guint index, GError **error)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, index, &n_values);

  if (param->is_list ? n_values < tm_param_get_min_items (param, box)
                           || n_values > tm_param_get_max_items (param, box)
                     : n_values != 1)
    {
      g_autofree char *given = g_strdup_printf ("%u", n_values);
      return tm_param_refuse (param, box, -1, given, TM_PARAMS_ERROR_LENGTH, error);
    }
  for (guint i = 0; i < n_values; i++)
    if (!tm_param_is_possible (param, box, values[i]))
      {
        if (param->sketch != NULL && values[i] >= 0
            && (guint) values[i] < tm_box_get_n_strings (box))
          return tm_param_check_line (param, tm_box_get_string (box, values[i]), error);
        g_autofree char *given = g_strdup_printf ("%d", values[i]);
        return tm_param_refuse (param, box, param->is_list ? (int) i : -1, given,
                                TM_PARAMS_ERROR_RANGE, error);
      }
  return tm_param_check_sides (param, values, n_values, error);
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
    if (tm_args_has (args, i) && !check_values (&params[i], box, args, i, error))
      return FALSE;
  return TRUE;
}

/* Writing values */

static char *
dup_link (const TmParam *param, const TmBox *box, gint32 value)
{
  guint grid = tm_param_get_grid (param, box);
  g_autofree char *first = tm_box_dup_cell_name (box, grid, (guint) tm_link_get_first (value));
  g_autofree char *second = tm_box_dup_cell_name (box, grid, (guint) tm_link_get_second (value));

  return g_strconcat (first, "-", second, NULL);
}

static char *
dup_pair (const TmParam *param, gint32 value)
{
  gint32 first = tm_pair_get_first (value);
  gint32 second = tm_pair_get_second (value);

  if (second == TM_PAIR_UNKNOWN)
    return g_strdup_printf ("%d:%s", first, param->none);
  return g_strdup_printf ("%d:%d", first, second);
}

static GVariant *
item_to_variant (const TmParam *param, const TmBox *box, gint32 value)
{
  if (is_none (param, value))
    return g_variant_new_string (param->none);
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return g_variant_new_boolean (value);
    case TM_PARAM_CHOICE:
      return g_variant_new_string (param->words[value].id);
    case TM_PARAM_FACE:
      return g_variant_new_string (
          tm_box_get_face (box, tm_param_get_piece_kind (param, box), value)->code);
    case TM_PARAM_DIGITS:
      return g_variant_new_take_string (g_strdup_printf ("%d", value));
    case TM_PARAM_CELL:
      return g_variant_new_take_string (
          tm_box_dup_cell_name (box, tm_param_get_grid (param, box), (guint) value));
    case TM_PARAM_LINK:
      return g_variant_new_take_string (dup_link (param, box, value));
    case TM_PARAM_PAIR:
      return g_variant_new_take_string (dup_pair (param, value));
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
 * tm_param_dup_value_spelling:
 * @param: a declared parameter
 * @box: the box
 * @value: one value that it can have, or one item of a list
 *
 * Spells a value as on the command line, so that tm_param_set_text() reads it.
 *
 * Returns: (transfer full): the spelling
 */
char *
tm_param_dup_value_spelling (const TmParam *param, const TmBox *box, gint32 value)
{
  g_autoptr (GVariant) spelled = g_variant_ref_sink (item_to_variant (param, box, value));

  if (g_variant_is_of_type (spelled, G_VARIANT_TYPE_BOOLEAN))
    return g_strdup (g_variant_get_boolean (spelled) ? "yes" : "no");
  return tm_params_dup_spelling (spelled);
}

static char *
dup_text_name (const TmParam *param, const TmBox *box, gint32 value)
{
  const char *line = tm_box_get_string (box, value);
  TmText text;

  if (param->sketch == NULL)
    return g_strdup (line);
  text = param->sketch->describe (line);
  return tm_text_dup_string (&text, box);
}

/**
 * tm_param_dup_value_name:
 * @param: a declared parameter
 * @box: the box
 * @value: one value that it can have, or one item of a list
 *
 * Names a value in the reader's language; numbers and the like are spelled as in files. Of a board that
 * a line describes, this tells what there is.
 *
 * Returns: (transfer full): the value as people call it
 */
char *
tm_param_dup_value_name (const TmParam *param, const TmBox *box, gint32 value)
{
  if (is_none (param, value))
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
    case TM_PARAM_TEXT:
      return dup_text_name (param, box, value);
    case TM_PARAM_FACE:
      return tm_word_dup (tm_box_get_face_name (box, tm_param_get_piece_kind (param, box), value));
    default:
      return tm_param_dup_value_spelling (param, box, value);
    }
}
