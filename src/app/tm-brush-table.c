/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-brush-choices.h"
#include "tm-brush-palette.h"
#include "tm-brush-table.h"
#include "tm-pictures.h"

#define PICTURE_SIZE 20

struct _TmBrushTable
{
  GtkWidget parent_instance;

  TmBrushSet *brushes;
  guint index;

  AdwMultiLayoutView *layouts;
  AdwBottomSheet *bottom_sheet;
  TmBrushBoard *board;
  AdwBin *below_place;
  AdwBin *palette_place;
  TmBrushChoices *choices;
  GtkLabel *hint;
  GtkWidget *brush_button;
  AdwBin *brush_picture;
  GtkLabel *brush_label;
};

G_DEFINE_FINAL_TYPE (TmBrushTable, tm_brush_table, GTK_TYPE_WIDGET)

static void
show_brush (TmBrushTable *self)
{
  const TmBrush *brush = tm_brush_set_get_brush (self->brushes);
  /* Translators: what is put on the board by touch; pressing the button chooses something else */
  g_autofree char *spoken = g_strdup_printf (_ ("Put: %s"), tm_word_get (brush->name));

  self->index = tm_brush_set_get_index (self->brushes);
  gtk_label_set_label (self->brush_label, tm_word_get (brush->name));
  adw_bin_set_child (self->brush_picture, brush->symbol != NULL
                                              ? tm_symbol_picture_new (brush->symbol, PICTURE_SIZE)
                                              : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->brush_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_label_set_label (self->hint, tm_brush_table_get_hint (brush));
}

static void
brushes_changed_cb (TmBrushTable *self)
{
  if (self->index == tm_brush_set_get_index (self->brushes))
    return;

  show_brush (self);
  adw_bottom_sheet_set_open (self->bottom_sheet, FALSE);
}

static void
brush_clicked_cb (TmBrushTable *self)
{
  adw_bottom_sheet_set_open (self->bottom_sheet, TRUE);
}

static void
tm_brush_table_dispose (GObject *object)
{
  TmBrushTable *self = TM_BRUSH_TABLE (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_BRUSH_TABLE);
  g_clear_object (&self->brushes);

  G_OBJECT_CLASS (tm_brush_table_parent_class)->dispose (object);
}

static void
tm_brush_table_class_init (TmBrushTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_brush_table_dispose;

  g_type_ensure (TM_TYPE_BRUSH_BOARD);
  g_type_ensure (TM_TYPE_BRUSH_CHOICES);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-brush-table.ui");
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, layouts);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, bottom_sheet);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, board);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, below_place);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, palette_place);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, choices);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, hint);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, brush_button);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, brush_picture);
  gtk_widget_class_bind_template_child (widget_class, TmBrushTable, brush_label);
  gtk_widget_class_bind_template_callback (widget_class, brush_clicked_cb);
}

static void
tm_brush_table_init (TmBrushTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_brush_table_new:
 * @brushes: the brushes
 *
 * Makes a board that shows nothing yet, and the brushes it is painted with.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_brush_table_new (TmBrushSet *brushes)
{
  TmBrushTable *self = g_object_new (TM_TYPE_BRUSH_TABLE, NULL);

  self->brushes = g_object_ref (brushes);
  adw_bin_set_child (self->palette_place, tm_brush_palette_new (brushes));
  tm_brush_choices_set_brushes (self->choices, brushes);
  g_signal_connect_object (brushes, "changed", G_CALLBACK (brushes_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_brush (self);

  return GTK_WIDGET (self);
}

/**
 * tm_brush_table_get_board:
 * @self: the table
 *
 * Gets the board, which whoever knows what is on it shows.
 *
 * Returns: (transfer none): the board
 */
TmBrushBoard *
tm_brush_table_get_board (TmBrushTable *self)
{
  g_return_val_if_fail (TM_IS_BRUSH_TABLE (self), NULL);

  return self->board;
}

/**
 * tm_brush_table_set_below:
 * @self: the table
 * @below: (transfer floating): a widget
 *
 * Puts something below the board, such as a report of what is on it.
 */
void
tm_brush_table_set_below (TmBrushTable *self, GtkWidget *below)
{
  g_return_if_fail (TM_IS_BRUSH_TABLE (self));

  adw_bin_set_child (self->below_place, below);
}

/**
 * tm_brush_table_get_hint:
 * @brush: a brush
 *
 * Says how a brush is used.
 *
 * Returns: (transfer none): a sentence
 */
const char *
tm_brush_table_get_hint (const TmBrush *brush)
{
  return brush->target == TM_BRUSH_CELL
             ? _ ("Touch a cell; touching it again takes it away.")
             : _ ("Touch a side of a cell; with keys: Alt and an arrow.");
}
