/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-bag-picker.h"
#include "tm-face-picker.h"
#include "tm-list-picker.h"
#include "tm-seat-picker.h"
#include "tm-sides-picker.h"

/* Up to so many faces stand side by side; more are a wall. */
#define MAX_FACES_SIDE_BY_SIDE 6

struct _TmListPicker
{
  AdwBin parent_instance;

  TmListLook look;
  guint max;
  GtkWidget *picker;
  GArray *values;
};

G_DEFINE_FINAL_TYPE (TmListPicker, tm_list_picker, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Whether people name the faces, those that nobody has named yet included. */
static gboolean
is_named (const TmParam *param, const TmBox *box)
{
  const TmKit *kit = tm_box_get_kit (box);
  int piece = param->kind == TM_PARAM_FACE ? tm_kit_find_piece (kit, param->piece) : -1;

  return piece >= 0 && kit->pieces[piece].code_hint != NULL;
}

/**
 * tm_list_look_find:
 * @param: a declared parameter
 * @box: the box with its faces
 *
 * Tells what the values of a parameter look like in a form.
 *
 * Returns: the look
 */
TmListLook
tm_list_look_find (const TmParam *param, const TmBox *box)
{
  gboolean is_set = param->is_list && param->is_unordered;

  if (param->is_list && param->is_sides)
    return TM_LIST_LOOK_SIDES;
  if (is_named (param, box))
    return TM_LIST_LOOK_WALL;
  if (is_set && (param->kind == TM_PARAM_FACE || param->kind == TM_PARAM_CHOICE))
    return TM_LIST_LOOK_BAG;
  if (is_set && param->kind == TM_PARAM_SEAT && param->none == NULL)
    return TM_LIST_LOOK_SEATS;
  if (param->kind == TM_PARAM_FACE && tm_param_count_faces (param, box) > MAX_FACES_SIDE_BY_SIDE)
    return TM_LIST_LOOK_WALL;

  return TM_LIST_LOOK_ENTRIES;
}

/**
 * tm_list_look_is_whole:
 * @look: a look
 *
 * Tells whether one widget shows the whole list, from nothing on.
 *
 * Returns: whether it does
 */
gboolean
tm_list_look_is_whole (TmListLook look)
{
  return look == TM_LIST_LOOK_BAG || look == TM_LIST_LOOK_SEATS || look == TM_LIST_LOOK_SIDES;
}

/* Sets of seats and of sides are sets of bits. */

static guint32
get_bits (TmListPicker *self)
{
  guint32 bits = 0;

  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->values, gint32, i) >= 0
        && g_array_index (self->values, gint32, i) < 32)
      bits |= 1u << g_array_index (self->values, gint32, i);

  return bits;
}

static void
set_bits (TmListPicker *self, guint32 bits)
{
  g_array_set_size (self->values, 0);
  for (gint32 bit = 0; bit < 32; bit++)
    if ((bits & 1u << bit) != 0)
      g_array_append_val (self->values, bit);
}

static void
read_picker (TmListPicker *self)
{
  const gint32 *values = NULL;
  guint n_values = 0;

  switch (self->look)
    {
    case TM_LIST_LOOK_SEATS:
      set_bits (self, tm_seat_picker_get_seats (TM_SEAT_PICKER (self->picker)));
      return;

    case TM_LIST_LOOK_SIDES:
      set_bits (self, tm_sides_picker_get_sides (TM_SIDES_PICKER (self->picker)));
      return;

    case TM_LIST_LOOK_BAG:
      values = tm_bag_picker_get_values (TM_BAG_PICKER (self->picker), &n_values);
      break;

    case TM_LIST_LOOK_WALL:
      values = tm_face_picker_get_values (TM_FACE_PICKER (self->picker), &n_values);
      break;

    case TM_LIST_LOOK_ENTRIES:
    default:
      g_assert_not_reached ();
    }

  g_array_set_size (self->values, 0);
  g_array_append_vals (self->values, values, n_values);
}

/* What is full is settled; a tile may have any number of open sides. */
static gboolean
is_full (TmListPicker *self)
{
  return (self->look == TM_LIST_LOOK_BAG || self->look == TM_LIST_LOOK_SEATS)
         && self->values->len == self->max;
}

static void
changed_cb (TmListPicker *self)
{
  read_picker (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (is_full (self))
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
chosen_cb (TmListPicker *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static GtkWidget *
create_picker (TmListLook look, const TmParam *param, TmBox *box, const TmTable *table)
{
  switch (look)
    {
    case TM_LIST_LOOK_SEATS:
      return tm_seat_picker_new (box, tm_word_get (param->name));

    case TM_LIST_LOOK_SIDES:
      return tm_sides_picker_new (param);

    case TM_LIST_LOOK_BAG:
      return tm_bag_picker_new (param, box, table);

    case TM_LIST_LOOK_WALL:
      return tm_face_picker_new (param, box, table);

    case TM_LIST_LOOK_ENTRIES:
    default:
      g_assert_not_reached ();
    }
}

static void
tm_list_picker_finalize (GObject *object)
{
  g_array_unref (TM_LIST_PICKER (object)->values);

  G_OBJECT_CLASS (tm_list_picker_parent_class)->finalize (object);
}

static void
tm_list_picker_class_init (TmListPickerClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_list_picker_finalize;

  /**
   * TmListPicker::changed:
   * @self: the picker
   *
   * The values are others.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmListPicker::chosen:
   * @self: the picker
   *
   * A touch has settled the values.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_list_picker_init (TmListPicker *self)
{
  self->values = g_array_new (FALSE, FALSE, sizeof (gint32));
}

/**
 * tm_list_picker_new:
 * @param: a declared parameter that does not look like entries; it must outlive the widget
 * @box: the box that names seats and faces
 * @table: (nullable): the table the values are about; it must outlive the widget
 *
 * Makes a picker without values.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_list_picker_new (const TmParam *param, TmBox *box, const TmTable *table)
{
  TmListPicker *self = g_object_new (TM_TYPE_LIST_PICKER, NULL);

  self->look = tm_list_look_find (param, box);
  self->picker = create_picker (self->look, param, box, table);
  g_signal_connect_swapped (self->picker, "changed", G_CALLBACK (changed_cb), self);
  if (self->look == TM_LIST_LOOK_WALL)
    g_signal_connect_swapped (self->picker, "chosen", G_CALLBACK (chosen_cb), self);
  adw_bin_set_child (ADW_BIN (self), self->picker);

  return GTK_WIDGET (self);
}

/**
 * tm_list_picker_set_max:
 * @self: the picker
 * @n_values: how many values there can be
 *
 * Sets when the list is full.
 */
void
tm_list_picker_set_max (TmListPicker *self, guint n_values)
{
  g_return_if_fail (TM_IS_LIST_PICKER (self));

  self->max = n_values;
  if (self->look == TM_LIST_LOOK_BAG)
    tm_bag_picker_set_max (TM_BAG_PICKER (self->picker), n_values);
  else if (self->look == TM_LIST_LOOK_SEATS)
    tm_seat_picker_set_max (TM_SEAT_PICKER (self->picker), n_values);
}

/**
 * tm_list_picker_set_sets:
 * @self: the picker
 * @sets: (array length=n_sets): sets of sides, bit = index of the word
 * @n_sets: how many there are; -1: any can be
 *
 * Sets which sides a tile can have open, if it is about sides of a tile.
 */
void
tm_list_picker_set_sets (TmListPicker *self, const guint32 *sets, int n_sets)
{
  g_return_if_fail (TM_IS_LIST_PICKER (self));

  if (self->look == TM_LIST_LOOK_SIDES)
    tm_sides_picker_set_sets (TM_SIDES_PICKER (self->picker), sets, n_sets);
}

/**
 * tm_list_picker_set_values:
 * @self: the picker
 * @values: (array length=n_values): the values
 * @n_values: how many there are
 *
 * Shows values.
 */
void
tm_list_picker_set_values (TmListPicker *self, const gint32 *values, guint n_values)
{
  g_return_if_fail (TM_IS_LIST_PICKER (self));

  g_array_set_size (self->values, 0);
  g_array_append_vals (self->values, values, n_values);

  switch (self->look)
    {
    case TM_LIST_LOOK_SEATS:
      tm_seat_picker_set_seats (TM_SEAT_PICKER (self->picker),
                                get_bits (self) & ((1u << TM_MAX_SEATS) - 1));
      break;

    case TM_LIST_LOOK_SIDES:
      tm_sides_picker_set_sides (TM_SIDES_PICKER (self->picker), get_bits (self));
      break;

    case TM_LIST_LOOK_BAG:
      tm_bag_picker_set_values (TM_BAG_PICKER (self->picker), values, n_values);
      break;

    case TM_LIST_LOOK_WALL:
      tm_face_picker_set_values (TM_FACE_PICKER (self->picker), values, n_values);
      break;

    case TM_LIST_LOOK_ENTRIES:
    default:
      g_assert_not_reached ();
    }
}

/**
 * tm_list_picker_get_values:
 * @self: the picker
 * @n_values: (out): how many there are
 *
 * Gets the values.
 *
 * Returns: (transfer none) (array length=n_values): the values
 */
const gint32 *
tm_list_picker_get_values (TmListPicker *self, guint *n_values)
{
  g_return_val_if_fail (TM_IS_LIST_PICKER (self), NULL);

  *n_values = self->values->len;

  return (const gint32 *) (gpointer) self->values->data;
}

/**
 * tm_list_picker_has_typed:
 * @self: the picker
 *
 * Tells whether a name is typed that would be a value if it were settled.
 *
 * Returns: whether tm_list_picker_settle() would set a value
 */
gboolean
tm_list_picker_has_typed (TmListPicker *self)
{
  g_return_val_if_fail (TM_IS_LIST_PICKER (self), FALSE);

  return self->look == TM_LIST_LOOK_WALL
         && tm_face_picker_has_typed (TM_FACE_PICKER (self->picker));
}

/**
 * tm_list_picker_settle:
 * @self: the picker
 *
 * Takes the name that is typed as a value, if there is one.
 */
void
tm_list_picker_settle (TmListPicker *self)
{
  g_return_if_fail (TM_IS_LIST_PICKER (self));

  if (self->look == TM_LIST_LOOK_WALL)
    tm_face_picker_settle (TM_FACE_PICKER (self->picker));
}
