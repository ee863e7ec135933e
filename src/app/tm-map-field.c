/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-board.h"
#include "scene/tm-scene-host.h"

#include "tm-form-parts.h"
#include "tm-map-field.h"
#include "tm-map-sample.h"
#include "tm-map-stage.h"
#include "tm-param-field.h"
#include "tm-pictures.h"

/* A map beside its words is small, so that the ruling below stays in sight; on a phone it is as
 * wide as there is room. */
#define SMALL_MAP 320
#define WIDE_MAP 520
#define WORDS_WIDTH 240

struct _TmMapField
{
  AdwBin parent_instance;

  const TmParam *params;
  const TmTable *table;
  gboolean proposes;
  TmMap map;

  GtkLabel *title;
  GtkWidget *type_button;
  GtkWidget *column;
  AdwWrapBox *layers;
  GtkWidget *first_button;
  GtkLabel *words;
  GtkWidget *clear_button;
  GtkLabel *hint;
  GtkLabel *verdict;
  AdwClamp *clamp;
  TmBoard *board;
  GtkWidget *drawn;
  GtkBox *typed;
};

static void tm_map_field_host_init (TmSceneHostInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TmMapField,
                               tm_map_field,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (TM_TYPE_SCENE_HOST, tm_map_field_host_init))

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TmMapLayer *
get_layer (TmMapField *self, guint nth)
{
  return g_ptr_array_index (self->map.layers, nth);
}

static TmMapLayer *
get_chosen (TmMapField *self)
{
  return get_layer (self, self->map.chosen);
}

/* Showing */

static void
show_words (TmMapField *self)
{
  g_autofree char *words = tm_map_layer_dup_words (get_chosen (self), self->map.box);

  gtk_label_set_label (self->words, words);
  gtk_label_set_label (self->hint, tm_map_layer_get_hint (get_chosen (self)));
  gtk_widget_set_sensitive (self->clear_button, tm_map_layer_get_n_values (get_chosen (self)) > 0);
}

static void
show_board (TmMapField *self)
{
  g_autoptr (TmStage) stage = tm_map_stage_new (&self->map);

  tm_node_view_set_stage (TM_NODE_VIEW (self->board), stage,
                          tm_stage_find (stage, 0, TM_NODE_GRID));
}

static void
show_map (TmMapField *self)
{
  show_words (self);
  show_board (self);
}

/* Touching */

static void
changed (TmMapField *self)
{
  show_map (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), gtk_label_get_label (self->words),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
set_value (TmMapField *self, gint32 value)
{
  if (tm_map_layer_touch (get_chosen (self), value))
    changed (self);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* One end of a link, or the other; the same end again calls it off. */
static void
touch_end (TmMapField *self, gint32 cell)
{
  int pending = self->map.pending;

  self->map.pending = pending < 0 ? cell : -1;
  if (pending >= 0 && pending != cell)
    set_value (self, tm_link_new (pending, cell));
  show_board (self);
}

static void
tm_map_field_activate_offer (TmSceneHost *host, int offer)
{
  TmMapField *self = TM_MAP_FIELD (host);
  gint32 cell, beyond;

  if (tm_map_read_offer (&self->map, offer, &cell, &beyond))
    {
      self->map.pending = -1;
      set_value (self, tm_link_new (cell, beyond));
    }
  else if (tm_map_layer_is_link (get_chosen (self)))
    touch_end (self, cell);
  else
    set_value (self, cell);
}

/* There is nothing else to be done with a cell. */
static void
tm_map_field_open_menu (TmSceneHost *host, guint node)
{
}

static void
tm_map_field_host_init (TmSceneHostInterface *iface)
{
  iface->activate_offer = tm_map_field_activate_offer;
  iface->open_menu = tm_map_field_open_menu;
}

static void
clear_clicked_cb (TmMapField *self)
{
  self->map.pending = -1;
  tm_map_layer_clear (get_chosen (self));
  changed (self);
}

static void
layer_toggled_cb (TmMapField *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  self->map.chosen = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "layer"));
  self->map.pending = -1;
  show_map (self);
}

/* Typing instead */

static void
typed_cb (TmMapField *self, TmParamField *field)
{
  guint index = tm_param_field_get_index (field);
  TmArgs args;

  tm_args_init (&args);
  tm_param_field_store (field, &args);
  for (guint i = 0; i < self->map.layers->len; i++)
    if (get_layer (self, i)->index == index)
      tm_map_layer_load (get_layer (self, i), &args, FALSE);
  show_map (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
show_typed (TmMapField *self)
{
  TmArgs args;

  tm_container_clear (self->typed);
  tm_args_init (&args);
  tm_map_field_store (self, &args);
  for (guint i = 0; i < self->map.layers->len; i++)
    {
      GtkWidget *field = tm_param_field_new (self->params, get_layer (self, i)->index,
                                             self->map.box, self->table, FALSE);

      tm_param_field_load (TM_PARAM_FIELD (field), &args);
      g_signal_connect_swapped (field, "changed", G_CALLBACK (typed_cb), self);
      gtk_box_append (self->typed, field);
    }
}

static void
type_toggled_cb (TmMapField *self)
{
  gboolean is_typed = tm_map_field_is_typed (self);

  if (is_typed)
    show_typed (self);
  else
    tm_container_clear (self->typed);
  gtk_widget_set_visible (GTK_WIDGET (self->typed), is_typed);
  gtk_widget_set_visible (self->drawn, !is_typed);
}

/* Building */

static GtkWidget *
create_layer_button (TmMapField *self, guint nth)
{
  const TmMapLayer *layer = get_layer (self, nth);
  GtkWidget *button
      = tm_form_layer_button_new (tm_word_get (layer->param->name), tm_map_sample_new (layer));

  g_object_set_data (G_OBJECT (button), "layer", GUINT_TO_POINTER (nth));
  if (self->first_button == NULL)
    self->first_button = button;
  else
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (self->first_button));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), nth == self->map.chosen);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (layer_toggled_cb), self);

  return button;
}

static GtkWidget *
create_header (TmMapField *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->title = GTK_LABEL (tm_form_title_new ());
  self->type_button = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->type_button), "document-edit-symbolic");
  tm_form_name_button (self->type_button, _ ("Type instead"));
  g_signal_connect_swapped (self->type_button, "toggled", G_CALLBACK (type_toggled_cb), self);
  gtk_box_append (GTK_BOX (header), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (header), self->type_button);

  return header;
}

/* What is set, as words, and how to set it. */
static GtkWidget *
create_reading (TmMapField *self)
{
  GtkWidget *reading = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->words = GTK_LABEL (tm_form_line_new ());
  self->clear_button = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  tm_form_name_button (self->clear_button, _ ("Clear"));
  g_signal_connect_swapped (self->clear_button, "clicked", G_CALLBACK (clear_clicked_cb), self);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (line), self->clear_button);
  self->hint = GTK_LABEL (tm_form_hint_new ());
  gtk_box_append (GTK_BOX (reading), line);
  gtk_box_append (GTK_BOX (reading), GTK_WIDGET (self->hint));

  return reading;
}

static GtkWidget *
create_layers (TmMapField *self)
{
  self->layers = ADW_WRAP_BOX (
      g_object_new (ADW_TYPE_WRAP_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_TOOLBAR, NULL));
  adw_wrap_box_set_child_spacing (self->layers, 6);
  adw_wrap_box_set_line_spacing (self->layers, 6);
  adw_wrap_box_set_natural_line_length (self->layers, WORDS_WIDTH);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->layers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What is set on the map"), -1);

  return GTK_WIDGET (self->layers);
}

/* What is set stands below the map, which so stays where it is when the words become longer. */
static GtkWidget *
create_map (TmMapField *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->board = TM_BOARD (tm_board_new ());
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (content), create_reading (self));
  self->clamp = ADW_CLAMP (adw_clamp_new ());
  adw_clamp_set_maximum_size (self->clamp, SMALL_MAP);
  adw_clamp_set_tightening_threshold (self->clamp, SMALL_MAP);
  adw_clamp_set_child (self->clamp, content);
  gtk_widget_set_hexpand (GTK_WIDGET (self->clamp), TRUE);

  return GTK_WIDGET (self->clamp);
}

/* The names stand beside the map, or above it where there is no room. */
static GtkWidget *
create_drawn (TmMapField *self)
{
  GtkWidget *drawn = adw_wrap_box_new ();

  self->verdict = GTK_LABEL (tm_form_verdict_new ());
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_box_append (GTK_BOX (self->column), create_layers (self));
  gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->verdict));
  gtk_widget_set_size_request (self->column, WORDS_WIDTH, -1);
  gtk_widget_set_hexpand (self->column, TRUE);
  gtk_widget_set_valign (self->column, GTK_ALIGN_START);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (drawn), 18);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (drawn), 9);
  adw_wrap_box_append (ADW_WRAP_BOX (drawn), self->column);
  adw_wrap_box_append (ADW_WRAP_BOX (drawn), create_map (self));

  return drawn;
}

static void
tm_map_field_dispose (GObject *object)
{
  TmMapField *self = TM_MAP_FIELD (object);

  g_clear_pointer (&self->map.box, tm_box_unref);

  G_OBJECT_CLASS (tm_map_field_parent_class)->dispose (object);
}

static void
tm_map_field_finalize (GObject *object)
{
  TmMapField *self = TM_MAP_FIELD (object);

  g_ptr_array_unref (self->map.layers);

  G_OBJECT_CLASS (tm_map_field_parent_class)->finalize (object);
}

static void
tm_map_field_class_init (TmMapFieldClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = tm_map_field_dispose;
  object_class->finalize = tm_map_field_finalize;

  /**
   * TmMapField::changed:
   * @self: the field
   *
   * A value is another.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_map_field_init (TmMapField *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->map.layers = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_map_layer_free);
  self->map.pending = -1;
  self->drawn = create_drawn (self);
  self->typed = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  gtk_widget_set_visible (GTK_WIDGET (self->typed), FALSE);
  gtk_box_append (GTK_BOX (content), create_header (self));
  gtk_box_append (GTK_BOX (content), self->drawn);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->typed));
  adw_bin_set_child (ADW_BIN (self), content);
}

/**
 * tm_map_field_new:
 * @params: the declared parameters; they must outlive the widget
 * @box: the box with the grid
 * @table: (nullable): the table the values are about; it must outlive the widget
 * @proposes: whether it begins with the first cell that fits rather than with none
 *
 * Makes a map on which nothing is set yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_map_field_new (const TmParam *params, TmBox *box, const TmTable *table, gboolean proposes)
{
  TmMapField *self = g_object_new (TM_TYPE_MAP_FIELD, NULL);

  self->params = params;
  self->map.box = tm_box_ref (box);
  self->table = table;
  self->proposes = proposes;

  return GTK_WIDGET (self);
}

/**
 * tm_map_field_set_compact:
 * @self: the field
 * @compact: whether there is little room, as on a phone
 *
 * Sets whether the map becomes as wide as there is room.
 */
void
tm_map_field_set_compact (TmMapField *self, gboolean compact)
{
  int size = compact ? WIDE_MAP : SMALL_MAP;

  g_return_if_fail (TM_IS_MAP_FIELD (self));

  adw_clamp_set_maximum_size (self->clamp, size);
  adw_clamp_set_tightening_threshold (self->clamp, size);
}

/* Where there is neither a choice nor a verdict, the map stands alone. */
static void
show_column (TmMapField *self)
{
  gboolean has_choice = self->map.layers->len > 1;

  gtk_widget_set_visible (GTK_WIDGET (self->layers), has_choice);
  gtk_widget_set_visible (self->column,
                          has_choice || gtk_widget_get_visible (GTK_WIDGET (self->verdict)));
}

static guint
count_sort (TmMapField *self, TmParamKind kind)
{
  guint n = 0;

  for (guint i = 0; i < self->map.layers->len; i++)
    n += get_layer (self, i)->param->kind == kind;

  return n;
}

/**
 * tm_map_field_add:
 * @self: the field
 * @index: which parameter; all are about the same grid
 * @args: the values of all parameters
 *
 * Puts one more parameter on the map, with its value or a first proposal.
 */
void
tm_map_field_add (TmMapField *self, guint index, const TmArgs *args)
{
  const TmParam *param = &self->params[index];
  TmMapLayer *layer;
  const char *title;

  g_return_if_fail (TM_IS_MAP_FIELD (self));

  layer = tm_map_layer_new (self->params, index, count_sort (self, param->kind));
  tm_map_layer_load (layer, args, self->proposes);
  g_ptr_array_add (self->map.layers, layer);
  self->map.grid = (guint) tm_kit_find_grid (tm_box_get_kit (self->map.box), param->piece);
  adw_wrap_box_append (self->layers, create_layer_button (self, self->map.layers->len - 1));

  /* The one that is alone is called by its name, and needs no choice. */
  title = self->map.layers->len > 1 ? _ ("On the map") : tm_word_get (param->name);
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  show_column (self);
  show_map (self);
}

/**
 * tm_map_field_get_params:
 * @self: the field
 *
 * Gets the parameters it was made for.
 *
 * Returns: (transfer none): the declared parameters
 */
const TmParam *
tm_map_field_get_params (TmMapField *self)
{
  g_return_val_if_fail (TM_IS_MAP_FIELD (self), NULL);

  return self->params;
}

/**
 * tm_map_field_get_grid:
 * @self: the field, with a parameter
 *
 * Gets the grid that all parameters on the map are about.
 *
 * Returns: its id
 */
const char *
tm_map_field_get_grid (TmMapField *self)
{
  g_return_val_if_fail (TM_IS_MAP_FIELD (self), NULL);

  return get_layer (self, 0)->param->piece;
}

/**
 * tm_map_field_get_chosen:
 * @self: the field, with a parameter
 *
 * Tells which parameter is set by touch.
 *
 * Returns: the index of the parameter
 */
guint
tm_map_field_get_chosen (TmMapField *self)
{
  g_return_val_if_fail (TM_IS_MAP_FIELD (self), 0);

  return get_chosen (self)->index;
}

static GtkWidget *
find_button (TmMapField *self, guint nth)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->layers));

  for (; nth > 0; nth--)
    button = gtk_widget_get_next_sibling (button);

  return button;
}

/**
 * tm_map_field_choose:
 * @self: the field
 * @index: index of a parameter
 *
 * Sets which parameter is set by touch, if it stands on the map.
 */
void
tm_map_field_choose (TmMapField *self, guint index)
{
  g_return_if_fail (TM_IS_MAP_FIELD (self));

  for (guint i = 0; i < self->map.layers->len; i++)
    if (get_layer (self, i)->index == index)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (self, i)), TRUE);
}

/**
 * tm_map_field_is_typed:
 * @self: the field
 *
 * Tells whether the values are spelled instead of touched.
 *
 * Returns: whether they are
 */
gboolean
tm_map_field_is_typed (TmMapField *self)
{
  g_return_val_if_fail (TM_IS_MAP_FIELD (self), FALSE);

  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->type_button));
}

/**
 * tm_map_field_set_typed:
 * @self: the field, with all its parameters
 * @is_typed: whether the values are spelled instead of touched
 *
 * Shows entries instead of the map, or the map.
 */
void
tm_map_field_set_typed (TmMapField *self, gboolean is_typed)
{
  g_return_if_fail (TM_IS_MAP_FIELD (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->type_button), is_typed);
}

/**
 * tm_map_field_show_verdict:
 * @self: the field
 * @verdict: (nullable): what comes of what is set, or what is wrong with it; %NULL: nothing
 *
 * Shows a verdict beside the map, where it is in sight while the map is touched.
 */
void
tm_map_field_show_verdict (TmMapField *self, const char *verdict)
{
  g_return_if_fail (TM_IS_MAP_FIELD (self));

  gtk_label_set_label (self->verdict, verdict != NULL ? verdict : "");
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), verdict != NULL);
  show_column (self);
}

/**
 * tm_map_field_store:
 * @self: the field
 * @args: the values of all parameters
 *
 * Puts the values of the parameters on the map into @args, and takes those out that have none.
 */
void
tm_map_field_store (TmMapField *self, TmArgs *args)
{
  g_return_if_fail (TM_IS_MAP_FIELD (self));

  for (guint i = 0; i < self->map.layers->len; i++)
    tm_map_layer_store (get_layer (self, i), args);
}

/**
 * tm_map_field_is_complete:
 * @self: the field
 *
 * Tells whether every parameter on the map has a value, or may be left out.
 *
 * Returns: whether nothing is missing
 */
gboolean
tm_map_field_is_complete (TmMapField *self)
{
  g_return_val_if_fail (TM_IS_MAP_FIELD (self), FALSE);

  for (guint i = 0; i < self->map.layers->len; i++)
    if (!tm_map_layer_is_complete (get_layer (self, i)))
      return FALSE;

  return TRUE;
}
