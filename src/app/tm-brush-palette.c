/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-brush-palette.h"
#include "tm-pictures.h"

#define PICTURE_SIZE 20

struct _TmBrushPalette
{
  AdwBin parent_instance;

  const TmPrinted *printed;
  guint brush;

  GtkWidget *first;
};

G_DEFINE_FINAL_TYPE (TmBrushPalette, tm_brush_palette, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
toggled_cb (TmBrushPalette *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  self->brush = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "brush"));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static GtkWidget *
create_button (TmBrushPalette *self, guint brush)
{
  const TmBrush *spec = &self->printed->brushes[brush];
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  if (spec->symbol != NULL)
    gtk_box_append (GTK_BOX (content), tm_symbol_picture_new (spec->symbol, PICTURE_SIZE));
  gtk_box_append (GTK_BOX (content), gtk_label_new (tm_word_get (spec->name)));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "tm-brush");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (spec->name), -1);
  g_object_set_data (G_OBJECT (button), "brush", GUINT_TO_POINTER (brush));

  if (self->first == NULL)
    self->first = button;
  else
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->first));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), brush == self->brush);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);

  return button;
}

static GtkWidget *
add_group (GtkBox *content, const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (tm_word_get (name));
  GtkWidget *buttons = adw_wrap_box_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_widget_add_css_class (title, "dim-label");
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (buttons), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (buttons), 6);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_box_append (content, box);

  return buttons;
}

static void
fill (TmBrushPalette *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  const char *group = NULL;
  GtkWidget *buttons = NULL;

  for (guint i = 0; i < self->printed->n_brushes; i++)
    {
      const TmBrush *brush = &self->printed->brushes[i];

      if (buttons == NULL || g_strcmp0 (group, brush->group) != 0)
        buttons = add_group (GTK_BOX (content), brush->group);
      group = brush->group;
      adw_wrap_box_append (ADW_WRAP_BOX (buttons), create_button (self, i));
    }
  adw_bin_set_child (ADW_BIN (self), content);
}

static void
tm_brush_palette_class_init (TmBrushPaletteClass *class)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);

  /**
   * TmBrushPalette::chosen:
   * @self: the palette
   *
   * Another brush was chosen.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_brush_palette_init (TmBrushPalette *self)
{
}

/**
 * tm_brush_palette_new:
 * @printed: the box of a game
 *
 * Makes a palette of all brushes, the first of which is chosen.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_brush_palette_new (const TmPrinted *printed)
{
  TmBrushPalette *self = g_object_new (TM_TYPE_BRUSH_PALETTE, NULL);

  self->printed = printed;
  fill (self);

  return GTK_WIDGET (self);
}

/**
 * tm_brush_palette_get_brush:
 * @self: the palette
 *
 * Gets the brush that is chosen.
 *
 * Returns: its index
 */
guint
tm_brush_palette_get_brush (TmBrushPalette *self)
{
  g_return_val_if_fail (TM_IS_BRUSH_PALETTE (self), 0);

  return self->brush;
}
