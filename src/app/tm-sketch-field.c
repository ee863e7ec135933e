/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-board-place.h"
#include "tm-brush-board.h"
#include "tm-brush-choices.h"
#include "tm-brush-palette.h"
#include "tm-brush-table.h"
#include "tm-form-parts.h"
#include "tm-map-sample.h"
#include "tm-sketch-cells.h"
#include "tm-sketch-field.h"
#include "tm-sketch-page.h"

/* A board beside its line is small, so that the ruling below stays in sight; on a phone it is as wide
 * as there is room. */
#define SMALL_BOARD 440
#define WIDE_BOARD 640
#define LINE_WIDTH 240
#define SYMBOL_SIZE 16

struct _TmSketchField
{
  AdwBin parent_instance;

  const TmParam *params;
  guint index;
  const TmParam *param;
  TmBox *box;
  gboolean proposes;
  TmSketchDraft *draft;
  TmSketchCells *cells;
  /* 0: the board is drawn; else one more than the place of what is set on it. */
  guint chosen;
  gboolean is_showing;
  guint typing_id;

  GtkWidget *undo_button;
  GtkWidget *clear_button;
  AdwWrapBox *layers;
  AdwClamp *clamp;
  TmBrushBoard *board;
  GtkLabel *words;
  GtkLabel *hint;
  GtkWidget *brushes;
  TmBrushChoices *choices;
  GtkWidget *entry;
  GtkLabel *error;
  GtkLabel *verdict;
};

G_DEFINE_FINAL_TYPE (TmSketchField, tm_sketch_field, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_drawing (TmSketchField *self)
{
  return self->chosen == 0;
}

static TmMapLayer *
get_layer (TmSketchField *self)
{
  return tm_sketch_cells_get (self->cells, self->chosen - 1);
}

/* Showing */

static gboolean
can_touch (gpointer data, guint cell, int side)
{
  TmSketchField *self = data;

  if (is_drawing (self))
    return tm_sketch_draft_can_paint (self->draft, cell, side);

  return side == TM_PLACE_WHOLE && tm_sketch_cells_find (self->cells, cell) >= 0;
}

static void
show_board (TmSketchField *self)
{
  g_autoptr (TmScene) scene = tm_sketch_draft_create_scene (self->draft, is_drawing (self));
  const TmBrush *brush = tm_brush_set_get_brush (tm_sketch_draft_get_brushes (self->draft));

  if (self->cells != NULL)
    tm_sketch_cells_present (self->cells, scene);
  tm_brush_board_show (self->board, scene, is_drawing (self) ? brush->target : TM_BRUSH_CELL,
                       can_touch, self);
}

static void
show_words (TmSketchField *self)
{
  const TmBrush *brush = tm_brush_set_get_brush (tm_sketch_draft_get_brushes (self->draft));
  g_autofree char *words = is_drawing (self) ? tm_sketch_draft_dup_words (self->draft)
                                             : tm_map_layer_dup_words (get_layer (self), self->box);

  gtk_label_set_label (self->words, words);
  gtk_label_set_label (self->hint, is_drawing (self) ? tm_brush_table_get_hint (brush)
                                                     : tm_map_layer_get_hint (get_layer (self)));
  gtk_widget_set_sensitive (self->undo_button, tm_sketch_draft_can_undo (self->draft));
  gtk_widget_set_sensitive (self->clear_button,
                            is_drawing (self) ? tm_sketch_draft_can_clear (self->draft)
                                              : tm_map_layer_get_n_values (get_layer (self)) > 0);
}

static void
show_line (TmSketchField *self)
{
  const char *line = tm_sketch_draft_get_line (self->draft);
  const char *error = tm_sketch_draft_get_error (self->draft);

  self->is_showing = TRUE;
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->entry)), line))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), line);
  self->is_showing = FALSE;

  gtk_label_set_label (self->error, error != NULL ? error : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), error != NULL);
  if (error != NULL)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
      error != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
show_all (TmSketchField *self)
{
  show_words (self);
  show_line (self);
  show_board (self);
}

/* Changing */

static void
announce (TmSketchField *self, const char *words)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self), words,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
draft_changed_cb (TmSketchField *self)
{
  const char *error = tm_sketch_draft_get_error (self->draft);

  show_all (self);
  announce (self, error != NULL ? error : gtk_label_get_label (self->words));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
brushes_changed_cb (TmSketchField *self)
{
  show_words (self);
  show_board (self);
}

static void
set_cell (TmSketchField *self, gint32 cell)
{
  if (cell < 0 || !tm_map_layer_touch (get_layer (self), cell))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }

  show_all (self);
  announce (self, gtk_label_get_label (self->words));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
touched_cb (TmSketchField *self, guint cell, int side)
{
  if (is_drawing (self))
    tm_sketch_draft_paint (self->draft, cell, side);
  else
    set_cell (self, tm_sketch_cells_find (self->cells, cell));
}

static void
take_line (TmSketchField *self)
{
  self->typing_id = 0;
  tm_sketch_draft_type (self->draft, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

/* What takes the place of a line is put there in two steps, between which there is nothing: nobody meant
 * an empty board until nothing has followed. */
static void
typed_cb (TmSketchField *self)
{
  g_clear_handle_id (&self->typing_id, g_source_remove);
  if (self->is_showing)
    return;

  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    take_line (self);
  else
    self->typing_id = g_idle_add_once ((GSourceOnceFunc) take_line, self);
}

static void
undo_clicked_cb (TmSketchField *self)
{
  tm_sketch_draft_undo (self->draft);
}

static void
clear_clicked_cb (TmSketchField *self)
{
  if (is_drawing (self))
    {
      tm_sketch_draft_clear (self->draft);
      return;
    }

  tm_map_layer_clear (get_layer (self));
  show_all (self);
  announce (self, gtk_label_get_label (self->words));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
large_clicked_cb (TmSketchField *self)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  if (navigation != NULL)
    adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), tm_sketch_page_new (self->draft));
}

static void
layer_toggled_cb (TmSketchField *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  self->chosen = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "layer"));
  gtk_widget_set_visible (self->brushes, is_drawing (self));
  show_all (self);
}

/* Building */

static GtkWidget *
create_button (TmSketchField *self, const char *icon, const char *name, GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  tm_form_name_button (button, name);
  g_signal_connect_swapped (button, "clicked", callback, self);

  return button;
}

static GtkWidget *
create_header (TmSketchField *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = tm_form_title_new ();

  gtk_label_set_label (GTK_LABEL (title), tm_word_get (self->param->name));
  self->undo_button
      = create_button (self, "edit-undo-symbolic", _ ("Undo"), G_CALLBACK (undo_clicked_cb));
  self->clear_button
      = create_button (self, "edit-clear-symbolic", _ ("Clear"), G_CALLBACK (clear_clicked_cb));
  gtk_box_append (GTK_BOX (header), title);
  gtk_box_append (GTK_BOX (header), self->undo_button);
  gtk_box_append (GTK_BOX (header), self->clear_button);
  gtk_box_append (GTK_BOX (header),
                  create_button (self, "view-fullscreen-symbolic", _ ("Draw on a page of its own"),
                                 G_CALLBACK (large_clicked_cb)));

  return header;
}

static GtkWidget *
append_layer (TmSketchField *self, guint nth, const char *name, GtkWidget *sample)
{
  GtkWidget *button = tm_form_layer_button_new (name, sample);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->layers));

  g_object_set_data (G_OBJECT (button), "layer", GUINT_TO_POINTER (nth));
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), nth == self->chosen);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (layer_toggled_cb), self);
  adw_wrap_box_append (self->layers, button);

  return button;
}

static GtkWidget *
create_layers (TmSketchField *self)
{
  GtkWidget *sample = gtk_image_new_from_icon_name ("document-edit-symbolic");

  self->layers = ADW_WRAP_BOX (
      g_object_new (ADW_TYPE_WRAP_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_TOOLBAR, NULL));
  adw_wrap_box_set_child_spacing (self->layers, 6);
  adw_wrap_box_set_line_spacing (self->layers, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->layers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What is set on the map"), -1);
  gtk_image_set_pixel_size (GTK_IMAGE (sample), SYMBOL_SIZE);
  append_layer (self, 0, C_ ("sketch", "Draw"), sample);
  gtk_widget_set_visible (GTK_WIDGET (self->layers), FALSE);

  return GTK_WIDGET (self->layers);
}

static GtkWidget *
create_brushes (TmSketchField *self)
{
  TmBrushSet *brushes = tm_sketch_draft_get_brushes (self->draft);

  self->brushes = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->choices = TM_BRUSH_CHOICES (tm_brush_choices_new ());
  tm_brush_choices_set_brushes (self->choices, brushes);
  gtk_box_append (GTK_BOX (self->brushes), GTK_WIDGET (self->choices));
  gtk_box_append (GTK_BOX (self->brushes), tm_brush_palette_new (brushes));

  return self->brushes;
}

/* The board, and below it what is on it and what it is drawn with. */
static GtkWidget *
create_board (TmSketchField *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->board = TM_BRUSH_BOARD (tm_brush_board_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->board), "in-form");
  self->words = GTK_LABEL (tm_form_line_new ());
  self->hint = GTK_LABEL (tm_form_hint_new ());
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->hint));
  gtk_box_append (GTK_BOX (content), create_brushes (self));
  self->clamp = ADW_CLAMP (adw_clamp_new ());
  adw_clamp_set_child (self->clamp, content);
  gtk_widget_set_hexpand (GTK_WIDGET (self->clamp), TRUE);
  tm_sketch_field_set_compact (self, FALSE);

  return GTK_WIDGET (self->clamp);
}

static GtkWidget *
create_line (TmSketchField *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *caption = tm_form_hint_new ();
  /* Translators: an entry beside a board, where the board is spelled: "Map as a line" */
  g_autofree char *name = g_strdup_printf (_ ("%s as a line"), tm_word_get (self->param->name));

  self->entry = gtk_entry_new ();
  gtk_label_set_label (GTK_LABEL (caption), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  self->error = GTK_LABEL (tm_form_error_new ());
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, self->error, NULL, -1);
  self->verdict = GTK_LABEL (tm_form_verdict_new ());
  gtk_widget_set_margin_top (GTK_WIDGET (self->verdict), 12);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (typed_cb), self);
  gtk_box_append (GTK_BOX (column), caption);
  gtk_box_append (GTK_BOX (column), self->entry);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->error));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->verdict));
  gtk_widget_set_size_request (column, LINE_WIDTH, -1);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_START);

  return column;
}

static void
build (TmSketchField *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *both = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (both), 18);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (both), 12);
  gtk_box_append (GTK_BOX (content), create_header (self));
  gtk_box_append (GTK_BOX (content), create_layers (self));
  adw_wrap_box_append (ADW_WRAP_BOX (both), create_board (self));
  adw_wrap_box_append (ADW_WRAP_BOX (both), create_line (self));
  gtk_box_append (GTK_BOX (content), both);
  adw_bin_set_child (ADW_BIN (self), content);
}

static void
tm_sketch_field_dispose (GObject *object)
{
  TmSketchField *self = TM_SKETCH_FIELD (object);

  g_clear_handle_id (&self->typing_id, g_source_remove);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_pointer (&self->cells, tm_sketch_cells_free);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->box, tm_box_unref);

  G_OBJECT_CLASS (tm_sketch_field_parent_class)->dispose (object);
}

static void
tm_sketch_field_class_init (TmSketchFieldClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_sketch_field_dispose;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);

  /**
   * TmSketchField::changed:
   * @self: the field
   *
   * A value is another.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_sketch_field_init (TmSketchField *self)
{
}

/**
 * tm_sketch_field_can_show:
 * @param: a declared parameter
 *
 * Tells whether the parameter is a board to draw on.
 *
 * Returns: whether it is
 */
gboolean
tm_sketch_field_can_show (const TmParam *param)
{
  return param->kind == TM_PARAM_TEXT && param->sketch != NULL && !param->is_list;
}

/**
 * tm_sketch_field_new:
 * @params: the declared parameters; they must outlive the widget
 * @index: which of them is drawn
 * @box: the box that names seats and cells
 * @proposes: whether cells begin with the first that fits rather than with none
 *
 * Makes a board with nothing but what is usual on it.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_sketch_field_new (const TmParam *params, guint index, TmBox *box, gboolean proposes)
{
  TmSketchField *self = g_object_new (TM_TYPE_SKETCH_FIELD, NULL);

  self->params = params;
  self->index = index;
  self->param = &params[index];
  self->box = tm_box_ref (box);
  self->proposes = proposes;
  self->draft = tm_sketch_draft_new (self->param, box);
  build (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (self->param->name), -1);
  g_signal_connect_object (self->board, "touched", G_CALLBACK (touched_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tm_sketch_draft_get_brushes (self->draft), "changed",
                           G_CALLBACK (brushes_changed_cb), self, G_CONNECT_SWAPPED);
  show_all (self);

  return GTK_WIDGET (self);
}

/**
 * tm_sketch_field_set_compact:
 * @self: the field
 * @compact: whether there is little room, as on a phone
 *
 * Sets whether the board becomes as wide as there is room.
 */
void
tm_sketch_field_set_compact (TmSketchField *self, gboolean compact)
{
  int size = compact ? WIDE_BOARD : SMALL_BOARD;

  g_return_if_fail (TM_IS_SKETCH_FIELD (self));

  adw_clamp_set_maximum_size (self->clamp, size);
  adw_clamp_set_tightening_threshold (self->clamp, size);
}

/**
 * tm_sketch_field_load:
 * @self: the field
 * @args: the values of all parameters
 *
 * Shows the board that is given, or what is usual where none is.
 */
void
tm_sketch_field_load (TmSketchField *self, const TmArgs *args)
{
  g_autofree char *line = NULL;

  g_return_if_fail (TM_IS_SKETCH_FIELD (self));

  if (tm_args_has (args, self->index))
    line = tm_param_dup_value_spelling (self->param, self->box, tm_args_get (args, self->index));
  tm_sketch_draft_load (self->draft, line);
  show_all (self);
}

static gboolean
has_grid (TmSketchField *self, const char *grid)
{
  if (self->cells == NULL)
    self->cells = tm_sketch_cells_new (self->draft, self->box, grid);

  return self->cells != NULL && g_str_equal (tm_sketch_cells_get_grid (self->cells), grid);
}

/**
 * tm_sketch_field_add:
 * @self: the field, loaded
 * @index: index of another parameter
 * @args: the values of all parameters
 *
 * Sets a parameter by touching the board, too, if it is about cells that are there.
 *
 * Returns: whether it is
 */
gboolean
tm_sketch_field_add (TmSketchField *self, guint index, const TmArgs *args)
{
  const TmParam *param = &self->params[index];
  TmMapLayer *layer;
  guint n_layers;

  g_return_val_if_fail (TM_IS_SKETCH_FIELD (self), FALSE);

  if (param->kind != TM_PARAM_CELL || !tm_map_layer_can_show (param, self->box)
      || !has_grid (self, param->piece))
    return FALSE;

  n_layers = tm_sketch_cells_get_n (self->cells);
  layer = tm_map_layer_new (self->params, index, n_layers);
  layer->has_symbol = TRUE;
  tm_map_layer_load (layer, args, self->proposes);
  tm_sketch_cells_add (self->cells, layer);
  append_layer (self, n_layers + 1, tm_word_get (param->name), tm_map_sample_new (layer));
  gtk_widget_set_visible (GTK_WIDGET (self->layers), TRUE);
  show_board (self);

  return TRUE;
}

/**
 * tm_sketch_field_get_index:
 * @self: the field
 *
 * Tells which parameter is drawn.
 *
 * Returns: the index of the parameter
 */
guint
tm_sketch_field_get_index (TmSketchField *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_FIELD (self), 0);

  return self->index;
}

/**
 * tm_sketch_field_get_params:
 * @self: the field
 *
 * Gets the parameters it was made for.
 *
 * Returns: (transfer none): the declared parameters
 */
const TmParam *
tm_sketch_field_get_params (TmSketchField *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_FIELD (self), NULL);

  return self->params;
}

/**
 * tm_sketch_field_get_draft:
 * @self: the field
 *
 * Gets what is drawn.
 *
 * Returns: (transfer none): the draft
 */
TmSketchDraft *
tm_sketch_field_get_draft (TmSketchField *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_FIELD (self), NULL);

  return self->draft;
}

/**
 * tm_sketch_field_get_chosen:
 * @self: the field
 *
 * Tells which parameter is set by touch.
 *
 * Returns: the index of the parameter
 */
guint
tm_sketch_field_get_chosen (TmSketchField *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_FIELD (self), 0);

  return is_drawing (self) ? self->index : get_layer (self)->index;
}

/**
 * tm_sketch_field_choose:
 * @self: the field
 * @index: index of a parameter
 *
 * Sets which parameter is set by touch, if it stands on the board.
 */
void
tm_sketch_field_choose (TmSketchField *self, guint index)
{
  g_return_if_fail (TM_IS_SKETCH_FIELD (self));

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->layers)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      guint nth = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "layer"));
      guint set = nth == 0 ? self->index : tm_sketch_cells_get (self->cells, nth - 1)->index;

      if (set == index)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
    }
}

/**
 * tm_sketch_field_show_verdict:
 * @self: the field
 * @verdict: (nullable): what comes of the values, or what is wrong with them; %NULL: nothing
 *
 * Shows a verdict beside the board, where it is in sight while the board is touched.
 */
void
tm_sketch_field_show_verdict (TmSketchField *self, const char *verdict)
{
  g_return_if_fail (TM_IS_SKETCH_FIELD (self));

  gtk_label_set_label (self->verdict, verdict != NULL ? verdict : "");
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), verdict != NULL);
}

static gboolean
is_given (TmSketchField *self)
{
  return tm_sketch_draft_get_board (self->draft) != NULL
         && (tm_sketch_draft_is_touched (self->draft) || !self->param->is_optional);
}

/**
 * tm_sketch_field_store:
 * @self: the field
 * @args: the values of all parameters
 *
 * Puts the line of the board that is shown into @args, and the cells, and takes out what has no value.
 */
void
tm_sketch_field_store (TmSketchField *self, TmArgs *args)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TM_IS_SKETCH_FIELD (self));

  if (!is_given (self))
    tm_args_unset (args, self->index);
  else if (!tm_param_set_text (self->params, self->index, self->box,
                               tm_sketch_draft_get_board (self->draft), args, &error))
    g_warning ("%s: %s", self->param->id, error->message);
  for (guint i = 0; self->cells != NULL && i < tm_sketch_cells_get_n (self->cells); i++)
    tm_map_layer_store (tm_sketch_cells_get (self->cells, i), args);
}

/**
 * tm_sketch_field_is_complete:
 * @self: the field
 *
 * Tells whether the line is right, and every parameter on the board has a value or may be left out.
 *
 * Returns: whether nothing is missing or wrong
 */
gboolean
tm_sketch_field_is_complete (TmSketchField *self)
{
  g_return_val_if_fail (TM_IS_SKETCH_FIELD (self), FALSE);

  if (tm_sketch_draft_get_error (self->draft) != NULL
      || (!is_given (self) && !self->param->is_optional))
    return FALSE;
  for (guint i = 0; self->cells != NULL && i < tm_sketch_cells_get_n (self->cells); i++)
    if (!tm_map_layer_is_complete (tm_sketch_cells_get (self->cells, i)))
      return FALSE;

  return TRUE;
}
