/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-game.h"

#include "tm-form-parts.h"
#include "tm-list-picker.h"
#include "tm-param-editor.h"
#include "tm-param-field.h"
#include "tm-param-item.h"
#include "tm-param-proposal.h"
#include "tm-pictures.h"

struct _TmParamField
{
  AdwBin parent_instance;

  const TmParam *params;
  guint index;
  const TmParam *param;
  TmBox *box;
  const TmTable *table;

  TmListLook look;
  GArray *values;
  guint32 sets[TM_MAX_SETS];
  int n_sets;
  guint fixed_length;
  /* Up to where entries that may be unknown were told. */
  guint n_told;
  gboolean is_touched;
  gboolean proposes;
  gboolean is_compact;

  GtkBox *content;
  AdwWrapBox *items;
  GtkWidget *remove_button;
  GtkWidget *add_button;
};

G_DEFINE_FINAL_TYPE (TmParamField, tm_param_field, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_CHOSEN,
  SIGNAL_RESIZED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gint32
get_item (TmParamField *self, guint item)
{
  return item < self->values->len ? g_array_index (self->values, gint32, item) : 0;
}

static void
set_item (TmParamField *self, guint item, gint32 value)
{
  g_array_index (self->values, gint32, item) = value;
  self->n_told = MAX (self->n_told, item + 1);
  self->is_touched = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* How many entries have a value, up to the first that has none. */
static guint
count_set (TmParamField *self)
{
  guint n = 0;

  while (n < self->values->len && get_item (self, n) != TM_PARAM_UNSET)
    n++;

  return n;
}

static gint32
get_first_value (TmParamField *self, guint item)
{
  if (!self->proposes
      && (self->param->kind == TM_PARAM_DIGITS
          || (tm_param_editor_is_touched (self->param) && self->param->none == NULL)))
    return TM_PARAM_UNSET;

  return tm_param_propose_value (self->param, self->box, self->table, item);
}

static guint
get_max_items (TmParamField *self)
{
  guint n_seats = tm_box_get_n_seats (self->box);

  if (self->fixed_length != 0)
    return self->fixed_length;
  if (self->param->max_items == 0)
    return n_seats;

  return tm_param_field_is_seat_list (self) ? MIN (self->param->max_items, n_seats)
                                            : self->param->max_items;
}

static guint
get_min_items (TmParamField *self)
{
  if (self->fixed_length != 0)
    return self->fixed_length;
  /* Who sits at the table of a match is settled. */
  if (self->param->is_by_seat && self->table != NULL)
    return get_max_items (self);
  if (self->param->max_items == 0)
    return tm_box_get_n_seats (self->box);

  return MIN (self->param->min_items, get_max_items (self));
}

/* How long a list is at first: as long as the table is round, or as short as it may be. */
static guint
get_first_length (TmParamField *self)
{
  /* The others at the table have a hand each. */
  if (self->proposes && self->param->kind == TM_PARAM_DIGITS)
    return CLAMP (tm_param_count_usual_seats (self->box, self->table) - 1, get_min_items (self),
                  get_max_items (self));
  if (!self->proposes || !tm_param_field_is_seat_list (self))
    return get_min_items (self);

  return tm_param_count_usual_seats (self->box, self->table);
}

/* Whether one widget shows the whole list, from nothing on. */
static gboolean
is_whole (TmParamField *self)
{
  return tm_list_look_is_whole (self->look);
}

/* Whether the list is a few named entries of which the last may lack. */
static gboolean
is_named (TmParamField *self)
{
  return self->param->is_list && self->param->item_names != NULL && !self->param->is_by_seat
         && self->fixed_length == 0 && self->param->min_items < self->param->max_items;
}

/* Whether each of a few named entries may be unknown, so that all of them stand there. */
static gboolean
is_laid_out (TmParamField *self)
{
  return is_named (self) && self->param->none != NULL
         && (self->param->kind == TM_PARAM_NUMBER || self->param->kind == TM_PARAM_CHOICE);
}

/* Whether the last of a few named entries can be "none": a second chest. */
static gboolean
has_open_end (TmParamField *self)
{
  return is_named (self) && !is_laid_out (self) && tm_param_editor_is_touched (self->param);
}

static void
edited_cb (TmParamField *self, int value, gboolean is_settled, GtkWidget *editor)
{
  guint item = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (editor), "item"));

  set_item (self, item, value);
  if (is_settled)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void add_cb (TmParamField *self);

/* Whoever types a list goes from number to number, and beyond the last one if there may be more. */
static void
entered_cb (TmParamField *self, GtkWidget *editor)
{
  guint item = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (editor), "item"));

  if (self->param->is_list && item + 1 == self->values->len
      && get_item (self, item) != TM_NUMBER_UNKNOWN && self->values->len < get_max_items (self))
    {
      add_cb (self);
      gtk_widget_child_focus (gtk_widget_get_last_child (GTK_WIDGET (self->items)),
                              GTK_DIR_TAB_FORWARD);
    }
  else
    g_signal_emit_by_name (editor, "move-focus", GTK_DIR_TAB_FORWARD);
}

static void
append_item (TmParamField *self, guint item)
{
  TmParamItem place = { self->param, self->box, item, self->values->len, self->is_compact };
  gboolean may_lack = has_open_end (self) && item >= self->param->min_items;
  GtkWidget *editor = tm_param_editor_new (self->param, self->box, get_item (self, item), may_lack);

  g_object_set_data (G_OBJECT (editor), "item", GUINT_TO_POINTER (item));
  g_signal_connect_swapped (editor, "edited", G_CALLBACK (edited_cb), self);
  g_signal_connect_swapped (editor, "entered", G_CALLBACK (entered_cb), self);
  adw_wrap_box_append (self->items, tm_param_item_create_row (&place, editor));
}

static void
picker_changed_cb (TmParamField *self, TmListPicker *picker)
{
  guint n_values;
  const gint32 *values = tm_list_picker_get_values (picker, &n_values);

  g_array_set_size (self->values, 0);
  g_array_append_vals (self->values, values, n_values);
  self->is_touched = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
picker_chosen_cb (TmParamField *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
append_picker (TmParamField *self)
{
  GtkWidget *picker = tm_list_picker_new (self->param, self->box, self->table);

  tm_list_picker_set_max (TM_LIST_PICKER (picker), get_max_items (self));
  tm_list_picker_set_sets (TM_LIST_PICKER (picker), self->sets, self->n_sets);
  tm_list_picker_set_values (TM_LIST_PICKER (picker),
                             (const gint32 *) (gpointer) self->values->data, self->values->len);
  g_signal_connect_swapped (picker, "changed", G_CALLBACK (picker_changed_cb), self);
  g_signal_connect_swapped (picker, "chosen", G_CALLBACK (picker_chosen_cb), self);
  adw_wrap_box_append (self->items, picker);
  /* Words that are typed have all the room there is. */
  if (gtk_widget_compute_expand (picker, GTK_ORIENTATION_HORIZONTAL))
    {
      adw_wrap_box_set_justify (self->items, ADW_JUSTIFY_FILL);
      adw_wrap_box_set_justify_last_line (self->items, TRUE);
    }
}

static void
build_items (TmParamField *self)
{
  tm_wrap_box_clear (self->items);

  if (self->look != TM_LIST_LOOK_ENTRIES)
    append_picker (self);
  else
    for (guint i = 0; i < self->values->len; i++)
      append_item (self, i);

  gtk_widget_set_sensitive (self->remove_button, self->values->len > get_min_items (self));
  gtk_widget_set_sensitive (self->add_button, self->values->len < get_max_items (self));
}

static void
resize (TmParamField *self, guint n_items)
{
  guint before = self->values->len;

  n_items = CLAMP (n_items, is_whole (self) ? 0 : get_min_items (self), get_max_items (self));
  g_array_set_size (self->values, n_items);
  for (guint i = before; i < n_items; i++)
    g_array_index (self->values, gint32, i) = get_first_value (self, i);
}

static void
add_cb (TmParamField *self)
{
  resize (self, self->values->len + 1);
  self->is_touched = TRUE;
  build_items (self);
  g_signal_emit (self, signals[SIGNAL_RESIZED], 0);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
remove_cb (TmParamField *self)
{
  resize (self, self->values->len - 1);
  self->is_touched = TRUE;
  build_items (self);
  g_signal_emit (self, signals[SIGNAL_RESIZED], 0);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
create_length_button (TmParamField *self, const char *icon, const char *name, GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  tm_form_name_button (button, name);
  g_signal_connect_swapped (button, "clicked", callback, self);

  return button;
}

static void
build (TmParamField *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = tm_form_title_new ();
  gboolean is_flexible = self->param->is_list && !is_whole (self) && !has_open_end (self)
                         && !is_laid_out (self) && get_min_items (self) != get_max_items (self);

  /* Translators: takes the last entry of a list away, "Cards: one less" */
  g_autofree char *less = g_strdup_printf (_ ("%s: one less"), tm_word_get (self->param->name));
  /* Translators: adds an entry to a list, "Cards: one more" */
  g_autofree char *more = g_strdup_printf (_ ("%s: one more"), tm_word_get (self->param->name));

  gtk_label_set_label (GTK_LABEL (title), tm_word_get (self->param->name));
  gtk_box_append (GTK_BOX (header), title);

  self->remove_button
      = create_length_button (self, "list-remove-symbolic", less, G_CALLBACK (remove_cb));
  self->add_button = create_length_button (self, "list-add-symbolic", more, G_CALLBACK (add_cb));
  gtk_widget_set_visible (self->remove_button, is_flexible);
  gtk_widget_set_visible (self->add_button, is_flexible);
  gtk_box_append (GTK_BOX (header), self->remove_button);
  gtk_box_append (GTK_BOX (header), self->add_button);

  gtk_box_append (self->content, header);
  gtk_box_append (self->content, GTK_WIDGET (self->items));
}

static void
tm_param_field_dispose (GObject *object)
{
  TmParamField *self = TM_PARAM_FIELD (object);

  g_clear_pointer (&self->box, tm_box_unref);

  G_OBJECT_CLASS (tm_param_field_parent_class)->dispose (object);
}

static void
tm_param_field_finalize (GObject *object)
{
  TmParamField *self = TM_PARAM_FIELD (object);

  g_array_unref (self->values);

  G_OBJECT_CLASS (tm_param_field_parent_class)->finalize (object);
}

static void
tm_param_field_class_init (TmParamFieldClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = tm_param_field_dispose;
  object_class->finalize = tm_param_field_finalize;

  /**
   * TmParamField::changed:
   * @self: the field
   *
   * The value is another.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmParamField::chosen:
   * @self: the field
   *
   * Somebody settled the value with one touch.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmParamField::resized:
   * @self: the field
   *
   * The list has got longer or shorter.
   */
  signals[SIGNAL_RESIZED] = g_signal_new ("resized", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_param_field_init (TmParamField *self)
{
  self->values = g_array_new (FALSE, TRUE, sizeof (gint32));
  self->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->items = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->items, 24);
  adw_wrap_box_set_line_spacing (self->items, 9);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->content));
}

/**
 * tm_param_field_new:
 * @params: the declared parameters; they must outlive the widget
 * @index: which of them is edited
 * @box: the box that names seats and faces
 * @table: (nullable): the table the values are about; it must outlive the widget
 * @proposes: whether it begins with the first value that fits rather than with none
 *
 * Makes an editor without a value.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_param_field_new (
    const TmParam *params, guint index, TmBox *box, const TmTable *table, gboolean proposes)
{
  TmParamField *self = g_object_new (TM_TYPE_PARAM_FIELD, NULL);

  self->params = params;
  self->index = index;
  self->param = &params[index];
  self->box = tm_box_ref (box);
  self->table = table;
  self->proposes = proposes;
  self->look = tm_list_look_find (self->param, box);
  build (self);

  return GTK_WIDGET (self);
}

/**
 * tm_param_field_set_compact:
 * @self: the field, before it is loaded
 * @compact: whether there is little room, as on a phone
 *
 * Sets whether names stand above each other beside the values, instead of in their row.
 */
void
tm_param_field_set_compact (TmParamField *self, gboolean compact)
{
  g_return_if_fail (TM_IS_PARAM_FIELD (self));

  self->is_compact = compact;
}

/**
 * tm_param_field_fix_length:
 * @self: the field of a list, before it is loaded
 * @n_items: how many entries there are
 *
 * Sets how many entries the list has, whatever else it could have.
 */
void
tm_param_field_fix_length (TmParamField *self, guint n_items)
{
  g_return_if_fail (TM_IS_PARAM_FIELD (self));

  self->fixed_length = n_items;
  gtk_widget_set_visible (self->remove_button, FALSE);
  gtk_widget_set_visible (self->add_button, FALSE);
}

/**
 * tm_param_field_get_index:
 * @self: the field
 *
 * Tells which parameter is edited.
 *
 * Returns: the index of the parameter
 */
guint
tm_param_field_get_index (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), 0);

  return self->index;
}

/**
 * tm_param_field_is_seat_list:
 * @self: the field
 *
 * Tells whether the list has one entry for each seat, so that the seats' names stand beside them.
 *
 * Returns: whether it is a list by seats
 */
gboolean
tm_param_field_is_seat_list (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), FALSE);

  return tm_param_item_is_by_seat (self->param);
}

/**
 * tm_param_field_is_optional:
 * @self: the field
 *
 * Tells whether the parameter may be left out.
 *
 * Returns: whether it may be left out
 */
gboolean
tm_param_field_is_optional (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), FALSE);

  return self->param->is_optional;
}

/**
 * tm_param_field_has_sides:
 * @self: the field
 *
 * Tells whether the parameter is about sides of a tile.
 *
 * Returns: whether it is
 */
gboolean
tm_param_field_has_sides (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), FALSE);

  return self->look == TM_LIST_LOOK_SIDES;
}

/**
 * tm_param_field_is_touched_once:
 * @self: the field
 *
 * Tells whether touches settle the value: its values lie side by side, and it is no list, or one
 * that is full after so many touches. What is spelled, counted up and down or chosen from a list that drops down still has to be
 * confirmed.
 *
 * Returns: whether #TmParamField::chosen follows the touch that settles it
 */
gboolean
tm_param_field_is_touched_once (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), FALSE);

  if (self->param->is_list)
    return self->look != TM_LIST_LOOK_SIDES
           && (is_whole (self) || self->param->draw.kind == TM_DRAW_FACES)
           && get_min_items (self) == get_max_items (self);

  switch (self->param->kind)
    {
    case TM_PARAM_NUMBER:
    case TM_PARAM_CHOICE:
      return tm_param_editor_is_touched (self->param);

    case TM_PARAM_FACE:
    case TM_PARAM_SEAT:
      return TRUE;

    default:
      return FALSE;
    }
}

/**
 * tm_param_field_may_follow:
 * @self: the field
 *
 * Tells whether the list can have one entry for each seat, whatever their number, so that it
 * grows and shrinks with the other lists of that sort.
 *
 * Returns: whether its length follows the number of seats
 */
gboolean
tm_param_field_may_follow (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), FALSE);

  return self->param->kind == TM_PARAM_NUMBER && tm_param_field_is_seat_list (self);
}

/* All entries stand there, those that lack a value too. */
static void
fill_open_end (TmParamField *self)
{
  gint32 none = is_laid_out (self) ? tm_param_get_none (self->param) : TM_PARAM_UNSET;

  self->n_told = self->values->len;
  while ((has_open_end (self) || is_laid_out (self)) && self->values->len < self->param->max_items)
    g_array_append_val (self->values, none);
}

/* How long the list is that is told: what stands behind its end is as it was. */
static guint
count_told (TmParamField *self)
{
  if (has_open_end (self))
    return count_set (self);

  return is_laid_out (self) ? self->n_told : self->values->len;
}

/**
 * tm_param_field_get_seat_count:
 * @self: the field
 *
 * Tells how many sit at the table by this field.
 *
 * Returns: the number; 0 if the field says nothing about it
 */
guint
tm_param_field_get_seat_count (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), 0);

  return self->param->is_seat_count && self->values->len > 0 ? (guint) MAX (get_item (self, 0), 0)
                                                             : 0;
}

/**
 * tm_param_field_set_seat_count:
 * @self: the field
 * @n_seats: how many sit at the table
 *
 * Sets the number of those at the table, if the field is about it and can have it.
 */
void
tm_param_field_set_seat_count (TmParamField *self, guint n_seats)
{
  g_return_if_fail (TM_IS_PARAM_FIELD (self));

  if (!self->param->is_seat_count || (gint32) n_seats < self->param->min
      || (gint32) n_seats > self->param->max)
    return;

  g_array_index (self->values, gint32, 0) = (gint32) n_seats;
  build_items (self);
}

/**
 * tm_param_field_load:
 * @self: the field
 * @args: the values of all parameters
 *
 * Shows the value of the parameter, or a first proposal where it has none.
 */
void
tm_param_field_load (TmParamField *self, const TmArgs *args)
{
  g_return_if_fail (TM_IS_PARAM_FIELD (self));

  g_array_set_size (self->values, 0);
  self->is_touched = tm_args_has (args, self->index);

  if (self->is_touched)
    {
      guint n_values;
      const gint32 *values = tm_args_get_list (args, self->index, &n_values);

      g_array_append_vals (self->values, values, n_values);
    }
  else if (self->param->is_list)
    resize (self, is_whole (self) && !self->proposes ? 0 : get_first_length (self));
  else
    {
      gint32 value = get_first_value (self, 0);

      g_array_append_val (self->values, value);
    }

  fill_open_end (self);
  build_items (self);
}

/**
 * tm_param_field_set_length:
 * @self: the field of a list
 * @n_items: how many entries it shall have
 *
 * Makes the list so long, as far as its bounds allow.
 */
void
tm_param_field_set_length (TmParamField *self, guint n_items)
{
  g_return_if_fail (TM_IS_PARAM_FIELD (self));

  if (!self->param->is_list || n_items == self->values->len)
    return;

  resize (self, n_items);
  build_items (self);
}

static guint32
get_sides (TmParamField *self)
{
  guint32 sides = 0;

  for (guint i = 0; i < self->values->len; i++)
    sides |= 1u << get_item (self, i);

  return sides;
}

static void
set_sides (TmParamField *self, guint32 sides)
{
  g_array_set_size (self->values, 0);
  for (gint32 side = 0; side < TM_N_SIDES; side++)
    if ((sides & 1u << side) != 0)
      g_array_append_val (self->values, side);
}

/* Whether the sides that are open can be so; as long as nobody has said it, none need be. */
static gboolean
is_set_possible (TmParamField *self)
{
  if (self->n_sets <= 0 || (self->param->is_optional && !self->is_touched))
    return TRUE;

  for (int i = 0; i < self->n_sets; i++)
    if (self->sets[i] == get_sides (self))
      return TRUE;

  return FALSE;
}

/**
 * tm_param_field_set_sets:
 * @self: the field, loaded
 * @sets: (array length=n_sets): sets of sides, bit = index of the word
 * @n_sets: how many there are; 0 or less: any can be
 *
 * Sets which sides of a tile can be open, if the parameter is about them. Where those that are shown
 * cannot be, the first set takes their place.
 */
void
tm_param_field_set_sets (TmParamField *self, const guint32 *sets, int n_sets)
{
  g_return_if_fail (TM_IS_PARAM_FIELD (self));

  n_sets = CLAMP (n_sets, 0, TM_MAX_SETS);
  if (self->look != TM_LIST_LOOK_SIDES
      || (n_sets == self->n_sets && memcmp (self->sets, sets, (gsize) n_sets * sizeof *sets) == 0))
    return;

  self->n_sets = n_sets;
  for (int i = 0; i < n_sets; i++)
    self->sets[i] = sets[i];
  if (!is_set_possible (self))
    set_sides (self, self->sets[0]);
  build_items (self);
}

/**
 * tm_param_field_store:
 * @self: the field
 * @args: the values of all parameters
 *
 * Puts the value into @args, or takes it out if nothing has been given.
 */
void
tm_param_field_store (TmParamField *self, TmArgs *args)
{
  g_return_if_fail (TM_IS_PARAM_FIELD (self));

  if (!tm_param_field_is_given (self))
    tm_args_unset (args, self->index);
  else if (self->param->is_list)
    tm_args_set_list (args, self->index, (const gint32 *) (gpointer) self->values->data,
                      count_told (self));
  else
    tm_args_set (args, self->index, g_array_index (self->values, gint32, 0));
}

/**
 * tm_param_field_is_given:
 * @self: the field
 *
 * Tells whether the field has a value: whole if it is a list, and touched if it may be left out.
 *
 * Returns: whether there is a value
 */
gboolean
tm_param_field_is_given (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), FALSE);

  if (self->param->is_optional && !self->is_touched)
    return FALSE;
  if (is_whole (self) && self->values->len < get_min_items (self))
    return FALSE;

  return count_set (self) >= (has_open_end (self) ? self->param->min_items : self->values->len);
}

static TmListPicker *
get_picker (TmParamField *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->items));

  return TM_IS_LIST_PICKER (child) ? TM_LIST_PICKER (child) : NULL;
}

/* Whether the one value of the field would be there if what is typed were settled. */
static gboolean
is_typed (TmParamField *self)
{
  TmListPicker *picker = get_picker (self);

  return picker != NULL && tm_list_picker_has_typed (picker)
         && count_set (self) + 1 >= self->values->len;
}

/**
 * tm_param_field_has_typed:
 * @self: the field
 *
 * Tells whether a name is typed that would complete the value if it were settled.
 *
 * Returns: whether the field has its value after tm_param_field_settle()
 */
gboolean
tm_param_field_has_typed (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), FALSE);

  return is_typed (self);
}

/**
 * tm_param_field_settle:
 * @self: the field
 *
 * Takes the name that is typed as a value, if there is one.
 */
void
tm_param_field_settle (TmParamField *self)
{
  TmListPicker *picker;

  g_return_if_fail (TM_IS_PARAM_FIELD (self));

  picker = get_picker (self);
  if (picker != NULL)
    tm_list_picker_settle (picker);
}

/**
 * tm_param_field_get_length:
 * @self: the field
 *
 * Gets how many entries are shown.
 *
 * Returns: the number of entries; 1 unless it is a list
 */
guint
tm_param_field_get_length (TmParamField *self)
{
  g_return_val_if_fail (TM_IS_PARAM_FIELD (self), 0);

  return self->values->len;
}
