/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-map-field.h"
#include "tm-map-layer.h"
#include "tm-param-field.h"
#include "tm-param-form.h"
#include "tm-pictures.h"
#include "tm-sketch-field.h"

struct _TmParamForm
{
  AdwBin parent_instance;

  TmArgs args;
  GPtrArray *fields;
  GPtrArray *maps;
  GPtrArray *sketches;
  /* The move that is asked for, at which table; %NULL: none. */
  const TmTable *table;
  guint move;
  gboolean is_proposing;
  gboolean is_compact;

  /* How the first map was used, to go on in the same way when the form is filled anew. */
  const TmParam *mapped;
  guint map_chosen;
  gboolean map_is_typed;
  /* And how the first board that is drawn. */
  const TmParam *sketched;
  guint sketch_chosen;
  guint sketch_brush;

  GtkBox *content;
  GtkExpander *more;
  GtkBox *more_content;
};

G_DEFINE_FINAL_TYPE (TmParamForm, tm_param_form, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TmParamField *
field_at (TmParamForm *self, guint index)
{
  return g_ptr_array_index (self->fields, index);
}

static TmMapField *
map_at (TmParamForm *self, guint index)
{
  return g_ptr_array_index (self->maps, index);
}

static TmSketchField *
sketch_at (TmParamForm *self, guint index)
{
  return g_ptr_array_index (self->sketches, index);
}

static void
store_all (TmParamForm *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    tm_param_field_store (field_at (self, i), &self->args);
  for (guint i = 0; i < self->maps->len; i++)
    tm_map_field_store (map_at (self, i), &self->args);
  for (guint i = 0; i < self->sketches->len; i++)
    tm_sketch_field_store (sketch_at (self, i), &self->args);
}

/* Which sides a tile can have open follows from all else that is known. */
static void
find_sets (TmParamForm *self)
{
  const TmGame *game;
  guint32 sets[TM_MAX_SETS];

  if (self->table == NULL)
    return;

  game = tm_box_get_game (tm_table_get_box (self->table));
  for (guint i = 0; i < self->fields->len; i++)
    if (tm_param_field_has_sides (field_at (self, i)))
      {
        int n_sets
            = tm_game_list_sets (game, self->table, self->move,
                                 tm_param_field_get_index (field_at (self, i)), &self->args, sets);

        tm_param_field_set_sets (field_at (self, i), sets, n_sets);
        tm_param_field_store (field_at (self, i), &self->args);
      }
}

/* As many as sit at the table have a hand, a purse and so on. */
static void
follow_count (TmParamForm *self, TmParamField *changed)
{
  guint n_seats = tm_param_field_get_seat_count (changed);

  for (guint i = 0; n_seats > 0 && i < self->fields->len; i++)
    if (tm_param_field_may_follow (field_at (self, i)))
      tm_param_field_set_length (field_at (self, i), n_seats);
}

static void
changed_cb (TmParamForm *self, TmParamField *changed)
{
  follow_count (self, changed);
  store_all (self);
  if (!tm_param_field_has_sides (changed))
    find_sets (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
map_changed_cb (TmParamForm *self)
{
  store_all (self);
  find_sets (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
chosen_cb (TmParamForm *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

/* Lists by seats go together: one more hand means one more purse. */
static void
resized_cb (TmParamForm *self, TmParamField *resized)
{
  guint length = tm_param_field_get_length (resized);

  if (!tm_param_field_may_follow (resized))
    return;

  for (guint i = 0; i < self->fields->len; i++)
    {
      if (field_at (self, i) != resized && tm_param_field_may_follow (field_at (self, i)))
        tm_param_field_set_length (field_at (self, i), length);
      tm_param_field_set_seat_count (field_at (self, i), length);
    }
}

static void
remember_map (TmParamForm *self)
{
  if (self->maps->len == 0)
    return;

  self->mapped = tm_map_field_get_params (map_at (self, 0));
  self->map_chosen = tm_map_field_get_chosen (map_at (self, 0));
  self->map_is_typed = tm_map_field_is_typed (map_at (self, 0));
}

static void
recall_map (TmParamForm *self)
{
  if (self->maps->len == 0 || self->mapped != tm_map_field_get_params (map_at (self, 0)))
    return;

  tm_map_field_choose (map_at (self, 0), self->map_chosen);
  tm_map_field_set_typed (map_at (self, 0), self->map_is_typed);
}

static void
remember_sketch (TmParamForm *self)
{
  TmBrushSet *brushes;

  if (self->sketches->len == 0)
    return;

  brushes = tm_sketch_draft_get_brushes (tm_sketch_field_get_draft (sketch_at (self, 0)));
  self->sketched = tm_sketch_field_get_params (sketch_at (self, 0));
  self->sketch_chosen = tm_sketch_field_get_chosen (sketch_at (self, 0));
  self->sketch_brush = tm_brush_set_get_index (brushes);
}

static void
recall_sketch (TmParamForm *self)
{
  if (self->sketches->len == 0
      || self->sketched != tm_sketch_field_get_params (sketch_at (self, 0)))
    return;

  tm_sketch_field_choose (sketch_at (self, 0), self->sketch_chosen);
  tm_brush_set_set_index (
      tm_sketch_draft_get_brushes (tm_sketch_field_get_draft (sketch_at (self, 0))),
      self->sketch_brush);
}

static void
clear (TmParamForm *self)
{
  remember_map (self);
  remember_sketch (self);
  g_ptr_array_set_size (self->maps, 0);
  g_ptr_array_set_size (self->sketches, 0);
  g_ptr_array_set_size (self->fields, 0);
  tm_container_clear (self->content);
  tm_container_clear (self->more_content);
}

static TmMapField *
find_map (TmParamForm *self, const char *grid)
{
  for (guint i = 0; i < self->maps->len; i++)
    if (g_str_equal (tm_map_field_get_grid (map_at (self, i)), grid))
      return map_at (self, i);

  return NULL;
}

/* Everything about cells of one grid stands on one map, where the first of it would stand. */
static void
add_to_map (TmParamForm *self,
            GtkBox *parent,
            const TmParam *params,
            guint index,
            TmBox *box,
            const TmTable *table)
{
  TmMapField *known = find_map (self, params[index].piece);
  TmMapField *map = known;

  if (map == NULL)
    {
      map = TM_MAP_FIELD (tm_map_field_new (params, box, table, self->is_proposing));
      tm_map_field_set_compact (map, self->is_compact);
      g_signal_connect_swapped (map, "changed", G_CALLBACK (map_changed_cb), self);
      gtk_box_append (parent, GTK_WIDGET (map));
    }
  tm_map_field_add (map, index, &self->args);
  /* It belongs to the grid of what stands on it. */
  if (known == NULL)
    g_ptr_array_add (self->maps, map);
}

/* The boards that are drawn are there before all else: cells are set on them. */
static void
add_sketches (TmParamForm *self, const TmParam *params, guint32 shown, TmBox *box)
{
  for (guint i = 0; i < TM_MAX_PARAMS; i++)
    {
      GtkWidget *sketch;

      if ((shown & 1u << i) == 0 || !tm_sketch_field_can_show (&params[i]))
        continue;
      sketch = tm_sketch_field_new (params, i, box, self->is_proposing);
      tm_sketch_field_set_compact (TM_SKETCH_FIELD (sketch), self->is_compact);
      tm_sketch_field_load (TM_SKETCH_FIELD (sketch), &self->args);
      g_signal_connect_swapped (sketch, "changed", G_CALLBACK (map_changed_cb), self);
      g_ptr_array_add (self->sketches, g_object_ref_sink (sketch));
    }
}

/* A board stands where the first of what is set on it would. */
static gboolean
add_to_sketch (TmParamForm *self, GtkBox *parent, const TmParam *params, guint index)
{
  for (guint i = 0; i < self->sketches->len; i++)
    {
      TmSketchField *sketch = sketch_at (self, i);

      if (tm_sketch_field_get_index (sketch) != index
          && !tm_sketch_field_add (sketch, index, &self->args))
        continue;
      if (gtk_widget_get_parent (GTK_WIDGET (sketch)) == NULL)
        gtk_box_append (parent, GTK_WIDGET (sketch));
      return TRUE;
    }

  return FALSE;
}

static void
add_field (TmParamForm *self,
           GtkBox *parent,
           const TmParam *params,
           guint index,
           guint length,
           TmBox *box,
           const TmTable *table)
{
  GtkWidget *field;

  if (length == 0 && add_to_sketch (self, parent, params, index))
    return;
  if (length == 0 && tm_map_layer_can_show (&params[index], box))
    {
      add_to_map (self, parent, params, index, box, table);
      return;
    }

  field = tm_param_field_new (params, index, box, table, self->is_proposing);
  tm_param_field_set_compact (TM_PARAM_FIELD (field), self->is_compact);
  if (length != 0)
    tm_param_field_fix_length (TM_PARAM_FIELD (field), length);
  tm_param_field_load (TM_PARAM_FIELD (field), &self->args);
  g_signal_connect_swapped (field, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (field, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (field, "resized", G_CALLBACK (resized_cb), self);
  g_ptr_array_add (self->fields, field);
  gtk_box_append (parent, field);
}

/* How many things are drawn or chosen at this table, where the declaration leaves it open; 0: it
 * does not. */
static guint
count_drawn (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  const TmGame *game = tm_box_get_game (tm_table_get_box (table));
  const TmParam *asked = &tm_game_get_move (game, move)->params[param];

  if (!asked->is_list
      || (asked->draw.kind == TM_DRAW_NONE
          && (!asked->is_unordered || asked->kind == TM_PARAM_SEAT))
      || move >= game->n_moves || game->count_draw == NULL)
    return 0;

  return game->count_draw (table, move, param, args);
}

/* What is usual is there already: one touch takes it. */
static void
propose_standard (TmParamForm *self, const TmParam *params, guint index, TmBox *box)
{
  g_autoptr (GError) error = NULL;

  if (params[index].standard == NULL || tm_args_has (&self->args, index))
    return;

  if (!tm_param_set_text (params, index, box, params[index].standard, &self->args, &error))
    g_warning ("%s: %s", params[index].id, error->message);
}

/* Optional lists by seats are as long as the list that is asked for. */
static void
align_lengths (TmParamForm *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    if (tm_param_field_may_follow (field_at (self, i))
        && tm_param_field_is_given (field_at (self, i)))
      {
        resized_cb (self, field_at (self, i));
        return;
      }
}

static void
tm_param_form_finalize (GObject *object)
{
  TmParamForm *self = TM_PARAM_FORM (object);

  g_ptr_array_unref (self->fields);
  g_ptr_array_unref (self->maps);
  g_ptr_array_unref (self->sketches);

  G_OBJECT_CLASS (tm_param_form_parent_class)->finalize (object);
}

static void
tm_param_form_class_init (TmParamFormClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = tm_param_form_finalize;

  /**
   * TmParamForm::changed:
   * @self: the form
   *
   * A value is another.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmParamForm::chosen:
   * @self: the form
   *
   * A value has been settled with one touch.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_param_form_init (TmParamForm *self)
{
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  tm_args_init (&self->args);
  self->fields = g_ptr_array_new ();
  self->maps = g_ptr_array_new ();
  self->sketches = g_ptr_array_new_with_free_func (g_object_unref);
  self->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  self->more_content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  gtk_widget_set_margin_top (GTK_WIDGET (self->more_content), 12);
  self->more = GTK_EXPANDER (gtk_expander_new_with_mnemonic (_ ("_More about the situation")));
  gtk_expander_set_child (self->more, GTK_WIDGET (self->more_content));

  gtk_box_append (GTK_BOX (outer), GTK_WIDGET (self->content));
  gtk_box_append (GTK_BOX (outer), GTK_WIDGET (self->more));
  adw_bin_set_child (ADW_BIN (self), outer);
}

/**
 * tm_param_form_new:
 *
 * Makes an empty form.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_param_form_new (void)
{
  return g_object_new (TM_TYPE_PARAM_FORM, NULL);
}

/**
 * tm_param_form_set_compact:
 * @self: the form, before it is filled
 * @compact: whether there is little room, as on a phone
 *
 * Sets how the names of seats stand beside their values.
 */
void
tm_param_form_set_compact (TmParamForm *self, gboolean compact)
{
  g_return_if_fail (TM_IS_PARAM_FORM (self));

  self->is_compact = compact;
}

/**
 * tm_param_form_ask:
 * @self: the form
 * @move: the kind of move
 * @asked: set of the parameters that are asked
 * @box: the box of the match
 * @table: the table
 * @args: what is known already
 *
 * Asks for what is missing, beginning with the standard of each parameter, or with nothing where
 * it has none.
 */
void
tm_param_form_ask (TmParamForm *self,
                   guint move,
                   guint32 asked,
                   TmBox *box,
                   const TmTable *table,
                   const TmArgs *args)
{
  const TmParam *params = tm_game_get_move (tm_box_get_game (box), move)->params;

  g_return_if_fail (TM_IS_PARAM_FORM (self));

  clear (self);
  tm_args_copy (&self->args, args);
  self->is_proposing = FALSE;
  self->table = table;
  self->move = move;
  add_sketches (self, params, asked, box);
  gtk_widget_set_visible (GTK_WIDGET (self->more), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->content), TRUE);

  for (guint i = 0; i < TM_MAX_PARAMS; i++)
    if ((asked & (1u << i)) != 0)
      {
        propose_standard (self, params, i, box);
        add_field (self, self->content, params, i, count_drawn (table, move, i, &self->args), box,
                   table);
      }

  recall_map (self);
  recall_sketch (self);
  store_all (self);
  find_sets (self);
}

/**
 * tm_param_form_show:
 * @self: the form
 * @params: (array length=n_params): the declared parameters; they must outlive the form's use of
 *   them
 * @n_params: how many there are
 * @n_own: how many of them are not rule options
 * @box: the box that names seats and faces
 * @table: (nullable): the table of the running match
 * @args: what is known already
 *
 * Shows all parameters. What may be left out and has as many values as there are seats, and what is
 * an open point, stands apart under "more".
 */
void
tm_param_form_show (TmParamForm *self,
                    const TmParam *params,
                    guint n_params,
                    guint n_own,
                    TmBox *box,
                    const TmTable *table,
                    const TmArgs *args)
{
  gboolean has_more = FALSE;

  g_return_if_fail (TM_IS_PARAM_FORM (self));

  clear (self);
  tm_args_copy (&self->args, args);
  self->is_proposing = TRUE;
  self->table = NULL;
  add_sketches (self, params, n_params < 32 ? (1u << n_params) - 1 : G_MAXUINT32, box);

  for (guint i = 0; i < n_params; i++)
    {
      gboolean is_aside = i >= n_own || (params[i].is_optional && params[i].is_by_seat);

      add_field (self, is_aside ? self->more_content : self->content, params, i, 0, box, table);
      has_more = has_more || is_aside;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->more), has_more);
  gtk_widget_set_visible (GTK_WIDGET (self->content),
                          gtk_widget_get_first_child (GTK_WIDGET (self->content)) != NULL);
  align_lengths (self);
  recall_map (self);
  recall_sketch (self);
  store_all (self);
}

/**
 * tm_param_form_get_args:
 * @self: the form
 * @args: (out caller-allocates): the values
 *
 * Gets what is known, what the form was given included.
 */
void
tm_param_form_get_args (TmParamForm *self, TmArgs *args)
{
  g_return_if_fail (TM_IS_PARAM_FORM (self));

  tm_args_copy (args, &self->args);
}

/**
 * tm_param_form_show_verdict:
 * @self: the form
 * @verdict: (nullable): what comes of the values, or what is wrong with them; %NULL: nothing
 *
 * Shows a verdict within the form where there is much of it, such as beside a map.
 */
void
tm_param_form_show_verdict (TmParamForm *self, const char *verdict)
{
  g_return_if_fail (TM_IS_PARAM_FORM (self));

  for (guint i = 0; i < self->maps->len; i++)
    tm_map_field_show_verdict (map_at (self, i), verdict);
  for (guint i = 0; i < self->sketches->len; i++)
    tm_sketch_field_show_verdict (sketch_at (self, i), verdict);
}

static gboolean
are_fields_given (TmParamForm *self, gboolean if_settled)
{
  for (guint i = 0; i < self->fields->len; i++)
    if (!tm_param_field_is_given (field_at (self, i))
        && !tm_param_field_is_optional (field_at (self, i))
        && !(if_settled && tm_param_field_has_typed (field_at (self, i))))
      return FALSE;

  return TRUE;
}

static gboolean
are_boards_complete (TmParamForm *self)
{
  for (guint i = 0; i < self->maps->len; i++)
    if (!tm_map_field_is_complete (map_at (self, i)))
      return FALSE;
  for (guint i = 0; i < self->sketches->len; i++)
    if (!tm_sketch_field_is_complete (sketch_at (self, i)))
      return FALSE;

  return TRUE;
}

/**
 * tm_param_form_is_complete:
 * @self: the form
 *
 * Tells whether everything that was asked has a value.
 *
 * Returns: whether nothing is missing
 */
gboolean
tm_param_form_is_complete (TmParamForm *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FORM (self), FALSE);

  return are_fields_given (self, FALSE) && are_boards_complete (self);
}

/* Whether a name is typed that is no value yet, be it of something that may be left out. */
static gboolean
has_typed (TmParamForm *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    if (!tm_param_field_is_given (field_at (self, i))
        && tm_param_field_has_typed (field_at (self, i)))
      return TRUE;

  return FALSE;
}

/**
 * tm_param_form_can_settle:
 * @self: the form
 *
 * Tells whether nothing is missing but names that are typed and not settled yet.
 *
 * Returns: whether the form is complete after tm_param_form_settle()
 */
gboolean
tm_param_form_can_settle (TmParamForm *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FORM (self), FALSE);

  return has_typed (self) && are_fields_given (self, TRUE) && are_boards_complete (self);
}

/**
 * tm_param_form_settle:
 * @self: the form
 *
 * Takes names that are typed as values.
 */
void
tm_param_form_settle (TmParamForm *self)
{
  g_return_if_fail (TM_IS_PARAM_FORM (self));

  for (guint i = 0; i < self->fields->len; i++)
    tm_param_field_settle (field_at (self, i));
}

/**
 * tm_param_form_is_single:
 * @self: the form
 *
 * Tells whether one touch answers everything: one value is asked, it is not a list, and its values
 * lie side by side to be touched.
 *
 * Returns: whether there is one field for one value, which a touch settles
 */
gboolean
tm_param_form_is_single (TmParamForm *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FORM (self), FALSE);

  return self->maps->len == 0 && self->sketches->len == 0 && self->fields->len == 1
         && tm_param_field_is_touched_once (field_at (self, 0));
}

/**
 * tm_param_form_is_optional:
 * @self: the form
 *
 * Tells whether everything that is asked may be left out.
 *
 * Returns: whether nothing need be answered
 */
gboolean
tm_param_form_is_optional (TmParamForm *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FORM (self), FALSE);

  for (guint i = 0; i < self->fields->len; i++)
    if (!tm_param_field_is_optional (field_at (self, i)))
      return FALSE;

  return self->maps->len == 0 && self->sketches->len == 0;
}

/**
 * tm_param_form_is_empty:
 * @self: the form
 *
 * Tells whether nothing that is asked has a value, and none is typed.
 *
 * Returns: whether nothing has been answered
 */
gboolean
tm_param_form_is_empty (TmParamForm *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FORM (self), FALSE);

  for (guint i = 0; i < self->fields->len; i++)
    if (tm_param_field_is_given (field_at (self, i))
        || tm_param_field_has_typed (field_at (self, i)))
      return FALSE;

  return self->maps->len == 0 && self->sketches->len == 0;
}
