/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-map-layer.h"

/* What each parameter of a sort looks like, in their order. The game is not known: walls are not
 * told from water but by what stands first. */
static const guint edges[] = { TM_EDGE_WALL, TM_EDGE_WATER, TM_EDGE_PASSAGE, TM_EDGE_ADDED };
static const TmRole link_roles[] = { TM_ROLE_STONE, TM_ROLE_VAULT, TM_ROLE_MAGIC, TM_ROLE_MONSTER };
static const TmRole cell_roles[]
    = { TM_ROLE_LIFE, TM_ROLE_TREASURE, TM_ROLE_WOUND, TM_ROLE_VAULT, TM_ROLE_MAGIC };
static const char *const cell_symbols[] = { "pawn", "star", "gem", "key" };
static const char *const set_signs[] = { "●", "▲", "■", "◆" };

/**
 * tm_map_layer_new:
 * @params: the declared parameters; they must outlive the layer
 * @index: which of them it is
 * @nth: how many of its sort, cells or links, stand on the map before it
 *
 * Makes a layer without a value.
 *
 * Returns: (transfer full): the layer
 */
TmMapLayer *
tm_map_layer_new (const TmParam *params, guint index, guint nth)
{
  TmMapLayer *self = g_new0 (TmMapLayer, 1);

  self->param = &params[index];
  self->index = index;
  self->nth = nth;
  self->values = g_array_new (FALSE, FALSE, sizeof (gint32));

  return self;
}

/**
 * tm_map_layer_free:
 * @self: (transfer full): a layer
 *
 * Frees the layer.
 */
void
tm_map_layer_free (TmMapLayer *self)
{
  g_array_unref (self->values);
  g_free (self);
}

/**
 * tm_map_layer_can_show:
 * @param: a declared parameter
 * @box: the box with its grid
 *
 * Tells whether the parameter can be set on a map: it is about cells or links of a grid whose cells
 * are called by letter and number.
 *
 * Returns: whether it can be touched rather than spelled
 */
gboolean
tm_map_layer_can_show (const TmParam *param, const TmBox *box)
{
  const TmKit *kit = tm_box_get_kit (box);
  int grid;

  if (param->kind != TM_PARAM_CELL && param->kind != TM_PARAM_LINK)
    return FALSE;
  if (param->is_list && (param->is_by_seat || param->max_items == 0))
    return FALSE;
  grid = tm_kit_find_grid (kit, param->piece);

  return grid >= 0 && kit->grids[grid].is_lettered;
}

/**
 * tm_map_layer_is_link:
 * @self: a layer
 *
 * Tells whether its values are links between cells.
 *
 * Returns: whether they are, rather than cells
 */
gboolean
tm_map_layer_is_link (const TmMapLayer *self)
{
  return self->param->kind == TM_PARAM_LINK;
}

/**
 * tm_map_layer_is_way:
 * @self: a layer
 *
 * Tells whether its values are cells in an order, so that they are numbered.
 *
 * Returns: whether they are
 */
gboolean
tm_map_layer_is_way (const TmMapLayer *self)
{
  return !tm_map_layer_is_link (self) && self->param->is_list && !self->param->is_unordered;
}

/* Of a way, any cell can come again; of a few named cells, each is another one. */
static gboolean
may_repeat (const TmMapLayer *self)
{
  return tm_map_layer_is_way (self) && self->param->item_names == NULL;
}

/**
 * tm_map_layer_get_n_values:
 * @self: a layer
 *
 * Counts the values.
 *
 * Returns: how many there are
 */
guint
tm_map_layer_get_n_values (const TmMapLayer *self)
{
  return self->values->len;
}

/**
 * tm_map_layer_get_value:
 * @self: a layer
 * @nth: which value, from 0
 *
 * Gets a value.
 *
 * Returns: a cell or a link
 */
gint32
tm_map_layer_get_value (const TmMapLayer *self, guint nth)
{
  return g_array_index (self->values, gint32, nth);
}

static int
find (const TmMapLayer *self, gint32 value)
{
  for (guint i = 0; i < self->values->len; i++)
    if (tm_map_layer_get_value (self, i) == value)
      return (int) i;

  return -1;
}

/**
 * tm_map_layer_has:
 * @self: a layer
 * @value: a cell or a link
 *
 * Tells whether a value is among those of the layer.
 *
 * Returns: whether it is
 */
gboolean
tm_map_layer_has (const TmMapLayer *self, gint32 value)
{
  return find (self, value) >= 0;
}

/**
 * tm_map_layer_dup_words:
 * @self: a layer
 * @box: the box with its grid
 *
 * Spells what is set.
 *
 * Returns: (transfer full): the name and the values, "Walls: C1-C2, D2-D3"
 */
char *
tm_map_layer_dup_words (const TmMapLayer *self, const TmBox *box)
{
  const char *name = tm_word_get (self->param->name);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) values = NULL;
  g_autofree char *all = NULL;

  /* Translators: what can be set on a map, of which nothing is set yet: "Walls: none" */
  if (self->values->len == 0)
    return g_strdup_printf (C_ ("map", "%s: none"), name);

  for (guint i = 0; i < self->values->len; i++)
    g_strv_builder_take (
        builder, tm_param_dup_value_spelling (self->param, box, tm_map_layer_get_value (self, i)));
  values = g_strv_builder_end (builder);
  all = g_strjoinv (C_ ("list", ", "), values);

  /* Translators: what is set on a map, and where: "Walls: C1-C2, D2-D3" */
  return g_strdup_printf (C_ ("map", "%s: %s"), name, all);
}

/**
 * tm_map_layer_get_hint:
 * @self: a layer
 *
 * Says how it is set by touch.
 *
 * Returns: (transfer none): a sentence
 */
const char *
tm_map_layer_get_hint (const TmMapLayer *self)
{
  if (tm_map_layer_is_link (self))
    return _ ("Touch the side between two cells, or one end and then the other. With keys: Alt and "
              "an arrow.");
  if (!self->param->is_list)
    return _ ("Touch a cell.");
  if (tm_map_layer_is_way (self))
    return _ ("Touch the cells one by one; touching the last one again takes it away.");

  return _ ("Touch a cell; touching it again takes it away.");
}

/* From the arguments and back */

/**
 * tm_map_layer_load:
 * @self: a layer
 * @args: the values of all parameters
 * @proposes: whether it begins with the first cell that fits rather than with nothing
 *
 * Takes the value of the parameter, or a first proposal where it has none.
 */
void
tm_map_layer_load (TmMapLayer *self, const TmArgs *args, gboolean proposes)
{
  guint n_least = self->param->is_list ? self->param->min_items : !self->param->is_optional;
  gint32 first = 0;

  g_array_set_size (self->values, 0);
  self->is_touched = tm_args_has (args, self->index);
  if (self->is_touched)
    {
      guint n_values;
      const gint32 *values = tm_args_get_list (args, self->index, &n_values);

      g_array_append_vals (self->values, values, n_values);
    }
  else if (proposes && !tm_map_layer_is_link (self))
    for (guint i = 0; i < n_least; i++)
      g_array_append_val (self->values, first);
}

/**
 * tm_map_layer_store:
 * @self: a layer
 * @args: the values of all parameters
 *
 * Puts the value into @args, or takes it out if nothing has been given.
 */
void
tm_map_layer_store (const TmMapLayer *self, TmArgs *args)
{
  if (!tm_map_layer_is_given (self))
    tm_args_unset (args, self->index);
  else if (self->param->is_list)
    tm_args_set_list (args, self->index, (const gint32 *) (gpointer) self->values->data,
                      self->values->len);
  else
    tm_args_set (args, self->index, tm_map_layer_get_value (self, 0));
}

/**
 * tm_map_layer_is_given:
 * @self: a layer
 *
 * Tells whether it has a value: as many as a list must have, and touched if it may be left out.
 *
 * Returns: whether there is a value
 */
gboolean
tm_map_layer_is_given (const TmMapLayer *self)
{
  if (!self->param->is_list)
    return self->values->len > 0;

  return self->values->len >= self->param->min_items
         && (self->is_touched || !self->param->is_optional);
}

/**
 * tm_map_layer_is_complete:
 * @self: a layer
 *
 * Tells whether nothing is missing that has to be given.
 *
 * Returns: whether it has a value, or may be left out
 */
gboolean
tm_map_layer_is_complete (const TmMapLayer *self)
{
  return tm_map_layer_is_given (self) || self->param->is_optional;
}

/* Touching */

static void
touch_one (TmMapLayer *self, gint32 value)
{
  gboolean was_there = tm_map_layer_has (self, value);

  g_array_set_size (self->values, 0);
  if (!was_there || !self->param->is_optional)
    g_array_append_val (self->values, value);
}

static gboolean
touch_list (TmMapLayer *self, gint32 value)
{
  int at = find (self, value);
  guint last = self->values->len - 1;

  if (at >= 0 && may_repeat (self))
    at = tm_map_layer_get_value (self, last) == value ? (int) last : -1;
  if (at >= 0)
    {
      g_array_remove_index (self->values, (guint) at);
      return TRUE;
    }
  if (self->values->len >= self->param->max_items)
    return FALSE;
  g_array_append_val (self->values, value);

  return TRUE;
}

/**
 * tm_map_layer_touch:
 * @self: a layer
 * @value: a cell or a link
 *
 * Sets a single value, or takes it away if it is set and may be left out. Of a list, puts the value
 * to its end, or takes it away if it is there; a way goes on, be it back to a cell where it has
 * been, and only its last cell is taken away. What was only proposed gives way.
 *
 * Returns: whether the values are others; if not, the list is full
 */
gboolean
tm_map_layer_touch (TmMapLayer *self, gint32 value)
{
  if (!self->is_touched && self->param->is_list)
    g_array_set_size (self->values, 0);

  if (!self->param->is_list)
    touch_one (self, value);
  else if (!touch_list (self, value))
    return FALSE;
  self->is_touched = TRUE;

  return TRUE;
}

/**
 * tm_map_layer_clear:
 * @self: a layer
 *
 * Takes all values away.
 */
void
tm_map_layer_clear (TmMapLayer *self)
{
  g_array_set_size (self->values, 0);
  self->is_touched = TRUE;
}

/* How it is drawn */

/**
 * tm_map_layer_get_edge:
 * @self: a layer of links
 *
 * Gets what is drawn between two neighbors that are linked.
 *
 * Returns: a [flags@TmEdgeFlags]
 */
guint
tm_map_layer_get_edge (const TmMapLayer *self)
{
  return edges[self->nth % G_N_ELEMENTS (edges)];
}

/**
 * tm_map_layer_get_role:
 * @self: a layer
 *
 * Gets the role whose color its signs have.
 *
 * Returns: the role
 */
TmRole
tm_map_layer_get_role (const TmMapLayer *self)
{
  return tm_map_layer_is_link (self) ? link_roles[self->nth % G_N_ELEMENTS (link_roles)]
                                     : cell_roles[self->nth % G_N_ELEMENTS (cell_roles)];
}

/**
 * tm_map_layer_get_symbol:
 * @self: a layer of cells
 *
 * Gets the symbol that stands in the cell, if there is only one.
 *
 * Returns: (nullable): name of a symbol; %NULL: a letter stands there
 */
const char *
tm_map_layer_get_symbol (const TmMapLayer *self)
{
  if (tm_map_layer_is_link (self) || tm_map_layer_is_way (self)
      || (self->param->is_list && !self->has_symbol))
    return NULL;

  return cell_symbols[self->nth % G_N_ELEMENTS (cell_symbols)];
}

/**
 * tm_map_layer_get_letter:
 * @self: a layer without a symbol
 * @nth: which value, or which link between cells apart, from 0
 * @letter: (out caller-allocates): the sign
 *
 * Gets the sign that stands in a cell: the number of a step, the letter of both ends of a link, or
 * the sign of all cells.
 */
void
tm_map_layer_get_letter (const TmMapLayer *self, guint nth, char letter[TM_MAP_LAYER_LETTER])
{
  if (tm_map_layer_is_link (self))
    g_snprintf (letter, TM_MAP_LAYER_LETTER, "%c", (char) ('a' + nth % 26));
  else if (tm_map_layer_is_way (self))
    g_snprintf (letter, TM_MAP_LAYER_LETTER, "%u", nth + 1);
  else
    g_strlcpy (letter, set_signs[self->nth % G_N_ELEMENTS (set_signs)], TM_MAP_LAYER_LETTER);
}
