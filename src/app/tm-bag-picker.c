/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-game.h"

#include "scene/tm-die.h"
#include "scene/tm-flow-layout.h"

#include "tm-bag-picker.h"
#include "tm-form-parts.h"
#include "tm-pictures.h"

#define TAKEN_SIZE 24
#define VALUE_SIZE 28
#define TAKEN_DIE 36
#define VALUE_DIE 46

struct _TmBagPicker
{
  GtkWidget parent_instance;

  const TmParam *param;
  TmBox *box;
  guint piece_kind;
  int source_zone;
  const TmTable *table;

  GArray *taken_values;
  guint max;

  GtkSizeGroup *widths;
  gboolean is_dice;
  GtkBox *values;
  AdwWrapBox *taken;
  GtkLabel *count;
};

G_DEFINE_FINAL_TYPE (TmBagPicker, tm_bag_picker, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_name (TmBagPicker *self, gint32 value)
{
  if (value < 0)
    return tm_word_get (self->param->none);
  if (self->param->kind == TM_PARAM_CHOICE)
    return tm_word_get (self->param->words[value].name);

  return tm_word_get (tm_box_get_face_name (self->box, self->piece_kind, value));
}

static const char *
get_symbol (TmBagPicker *self, gint32 value)
{
  if (value < 0)
    return NULL;
  if (self->param->kind == TM_PARAM_CHOICE)
    return self->param->words[value].symbol;

  return tm_box_get_face (self->box, self->piece_kind, value)->symbol;
}

/* What no face lies down with from the start is rolled. The words of a choice are dice if each of
 * them is the face of one. */
static gboolean
find_is_dice (TmBagPicker *self)
{
  if (self->param->kind == TM_PARAM_FACE)
    return tm_box_get_kit (self->box)->pieces[self->piece_kind].start_faces == NULL;

  for (guint i = 0; i < self->param->n_words; i++)
    if (!tm_die_has_face (self->param->words[i].symbol)
        || g_strcmp0 (self->param->words[i].id, self->param->words[i].symbol) != 0)
      return FALSE;

  return TRUE;
}

static GtkWidget *
create_picture (TmBagPicker *self, gint32 value, int size, int die_size)
{
  TmPart part = TM_PART_INIT;
  GtkWidget *die;

  if (!self->is_dice)
    return tm_symbol_picture_new (get_symbol (self, value), size);

  die = tm_die_new (die_size);
  part.kind = TM_NODE_DIE;
  part.symbol = get_symbol (self, value);
  tm_node_view_set_part (TM_NODE_VIEW (die), &part);
  gtk_widget_set_can_target (die, FALSE);

  return die;
}

static guint
count_taken (TmBagPicker *self, gint32 value)
{
  guint n = 0;

  for (guint i = 0; i < self->taken_values->len; i++)
    n += g_array_index (self->taken_values, gint32, i) == value;

  return n;
}

/* Whether there can be one more of it: what comes from a bag comes no more often than it lies
 * there. */
static gboolean
can_take (TmBagPicker *self, gint32 value)
{
  if (self->taken_values->len >= self->max)
    return FALSE;
  if (value < 0 || self->table == NULL || self->source_zone < 0)
    return TRUE;

  return count_taken (self, value)
         < tm_table_count_face (self->table, (guint) self->source_zone, self->piece_kind, value);
}

/* Showing */

static void show (TmBagPicker *self);

/* Where one was taken back, the next one lies now; after the last of them there are the values. */
static void
focus_taken (TmBagPicker *self, guint place)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->taken));

  for (guint i = 0; i < place && button != NULL && gtk_widget_get_next_sibling (button) != NULL;
       i++)
    button = gtk_widget_get_next_sibling (button);
  if (button == NULL || !gtk_widget_grab_focus (button))
    gtk_widget_child_focus (GTK_WIDGET (self->values), GTK_DIR_TAB_FORWARD);
}

static void
take_back_cb (TmBagPicker *self, GtkWidget *button)
{
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
  gboolean has_focus = gtk_widget_is_focus (button);

  g_array_remove_index (self->taken_values, place);
  show (self);
  if (has_focus)
    focus_taken (self, place);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
create_taken (TmBagPicker *self, guint place)
{
  gint32 value = g_array_index (self->taken_values, gint32, place);
  GtkWidget *button = gtk_button_new ();
  /* Translators: takes one of the chosen things back, "Take back: Goblin" */
  g_autofree char *spoken = g_strdup_printf (_ ("Take back: %s"), get_name (self, value));

  if (get_symbol (self, value) != NULL)
    gtk_button_set_child (GTK_BUTTON (button), create_picture (self, value, TAKEN_SIZE, TAKEN_DIE));
  else
    gtk_button_set_label (GTK_BUTTON (button), get_name (self, value));
  if (self->is_dice)
    {
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "tm-taken-die");
    }
  gtk_widget_set_size_request (button, 44, 44);
  gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (take_back_cb), self);

  return button;
}

static void
show (TmBagPicker *self)
{
  /* Translators: how many of how many are chosen, "3 of 7" */
  g_autofree char *count = g_strdup_printf (_ ("%u of %u"), self->taken_values->len, self->max);

  gtk_label_set_label (self->count, count);
  tm_wrap_box_clear (self->taken);
  for (guint i = 0; i < self->taken_values->len; i++)
    adw_wrap_box_append (self->taken, create_taken (self, i));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->values)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_sensitive (
        child, can_take (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "value"))));
}

/* Values */

static void
value_clicked_cb (TmBagPicker *self, GtkWidget *button)
{
  gint32 value = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "value"));
  gboolean has_focus = gtk_widget_is_focus (button);

  g_array_append_val (self->taken_values, value);
  show (self);
  if (has_focus)
    tm_form_pass_focus (button);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
add_value (TmBagPicker *self, gint32 value)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, self->is_dice ? 6 : 3);
  GtkWidget *label = gtk_label_new (get_name (self, value));

  if (get_symbol (self, value) != NULL)
    gtk_box_append (GTK_BOX (content), create_picture (self, value, VALUE_SIZE, VALUE_DIE));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (content), label);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "tm-face");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_name (self, value), -1);
  g_object_set_data (G_OBJECT (button), "value", GINT_TO_POINTER (value));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (value_clicked_cb), self);
  gtk_size_group_add_widget (self->widths, button);
  gtk_box_append (self->values, button);
}

static guint
count_values (TmBagPicker *self)
{
  return self->param->kind == TM_PARAM_CHOICE ? self->param->n_words
                                              : tm_param_count_faces (self->param, self->box);
}

static void
find_source (TmBagPicker *self)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  int zone;

  self->source_zone = -1;
  if (self->param->draw.kind != TM_DRAW_ORDER || self->param->draw.source == NULL)
    return;
  zone = tm_kit_find_zone (kit, self->param->draw.source);
  if (zone >= 0)
    self->source_zone = (int) tm_box_get_zone (self->box, (guint) zone, TM_NO_SEAT);
}

static void
tm_bag_picker_dispose (GObject *object)
{
  TmBagPicker *self = TM_BAG_PICKER (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_BAG_PICKER);
  g_clear_object (&self->widths);
  g_clear_pointer (&self->box, tm_box_unref);
  g_clear_pointer (&self->taken_values, g_array_unref);

  G_OBJECT_CLASS (tm_bag_picker_parent_class)->dispose (object);
}

static void
tm_bag_picker_class_init (TmBagPickerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_bag_picker_dispose;

  /**
   * TmBagPicker::changed:
   * @self: the picker
   *
   * There is one more value, or one less.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-bag-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, TmBagPicker, values);
  gtk_widget_class_bind_template_child (widget_class, TmBagPicker, taken);
  gtk_widget_class_bind_template_child (widget_class, TmBagPicker, count);
}

static void
tm_bag_picker_init (TmBagPicker *self)
{
  self->taken_values = g_array_new (FALSE, TRUE, sizeof (gint32));
  self->widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->values),
                                 tm_flow_layout_new (TM_FLOW_FILL, 6, 6));
}

/**
 * tm_bag_picker_new:
 * @param: a list of faces or choices whose order means nothing
 * @box: the box whose faces are shown
 * @table: (nullable): the table that tells how many of each face are left; it must outlive the
 *   widget
 *
 * Makes a picker in which nothing is taken yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_bag_picker_new (const TmParam *param, TmBox *box, const TmTable *table)
{
  TmBagPicker *self = g_object_new (TM_TYPE_BAG_PICKER, NULL);

  self->param = param;
  self->box = tm_box_ref (box);
  self->table = table;
  self->max = param->max_items;
  if (param->kind == TM_PARAM_FACE)
    self->piece_kind = (guint) tm_kit_find_piece (tm_box_get_kit (box), param->piece);
  self->is_dice = find_is_dice (self);
  find_source (self);
  for (guint i = 0; i < count_values (self); i++)
    add_value (self, (gint32) i);
  if (param->none != NULL)
    add_value (self, -1);
  show (self);

  return GTK_WIDGET (self);
}

/**
 * tm_bag_picker_set_max:
 * @self: the picker
 * @n_values: how many there can be
 *
 * Says how many can be taken, whatever the declaration allows.
 */
void
tm_bag_picker_set_max (TmBagPicker *self, guint n_values)
{
  g_return_if_fail (TM_IS_BAG_PICKER (self));

  self->max = n_values;
  show (self);
}

/**
 * tm_bag_picker_set_values:
 * @self: the picker
 * @values: (array length=n_values): what is taken
 * @n_values: how many there are
 *
 * Shows what is taken already.
 */
void
tm_bag_picker_set_values (TmBagPicker *self, const gint32 *values, guint n_values)
{
  g_return_if_fail (TM_IS_BAG_PICKER (self));

  g_array_set_size (self->taken_values, 0);
  g_array_append_vals (self->taken_values, values, n_values);
  show (self);
}

/**
 * tm_bag_picker_get_values:
 * @self: the picker
 * @n_values: (out): how many there are
 *
 * Gets what is taken, in the order of the touches.
 *
 * Returns: (array length=n_values) (transfer none): the values
 */
const gint32 *
tm_bag_picker_get_values (TmBagPicker *self, guint *n_values)
{
  g_return_val_if_fail (TM_IS_BAG_PICKER (self), NULL);

  *n_values = self->taken_values->len;

  return (const gint32 *) (gpointer) self->taken_values->data;
}
