/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-brush-palette.h"
#include "tm-pictures.h"

#define PICTURE_SIZE 20

struct _TmBrushPalette
{
  AdwBin parent_instance;

  TmBrushSet *brushes;

  GPtrArray *buttons;
};

G_DEFINE_FINAL_TYPE (TmBrushPalette, tm_brush_palette, ADW_TYPE_BIN)

static void
toggled_cb (TmBrushPalette *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    tm_brush_set_set_index (self->brushes,
                            GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "brush")));
}

/* Another palette of the same brushes may have been used. */
static void
changed_cb (TmBrushPalette *self)
{
  gtk_toggle_button_set_active (
      g_ptr_array_index (self->buttons, tm_brush_set_get_index (self->brushes)), TRUE);
}

static GtkWidget *
create_button (TmBrushPalette *self, guint brush)
{
  const TmBrush *spec = tm_brush_set_get (self->brushes, brush);
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

  if (self->buttons->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), g_ptr_array_index (self->buttons, 0));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                brush == tm_brush_set_get_index (self->brushes));
  g_ptr_array_add (self->buttons, button);
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

  for (guint i = 0; i < tm_brush_set_get_n (self->brushes); i++)
    {
      const TmBrush *brush = tm_brush_set_get (self->brushes, i);

      if (buttons == NULL || g_strcmp0 (group, brush->group) != 0)
        buttons = add_group (GTK_BOX (content), brush->group);
      group = brush->group;
      adw_wrap_box_append (ADW_WRAP_BOX (buttons), create_button (self, i));
    }
  adw_bin_set_child (ADW_BIN (self), content);
}

static void
tm_brush_palette_dispose (GObject *object)
{
  g_clear_object (&TM_BRUSH_PALETTE (object)->brushes);

  G_OBJECT_CLASS (tm_brush_palette_parent_class)->dispose (object);
}

static void
tm_brush_palette_finalize (GObject *object)
{
  g_ptr_array_unref (TM_BRUSH_PALETTE (object)->buttons);

  G_OBJECT_CLASS (tm_brush_palette_parent_class)->finalize (object);
}

static void
tm_brush_palette_class_init (TmBrushPaletteClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_brush_palette_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_brush_palette_finalize;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_brush_palette_init (TmBrushPalette *self)
{
  self->buttons = g_ptr_array_new ();
}

/**
 * tm_brush_palette_new:
 * @brushes: the brushes
 *
 * Makes a palette of all brushes, one of which is in hand.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_brush_palette_new (TmBrushSet *brushes)
{
  TmBrushPalette *self = g_object_new (TM_TYPE_BRUSH_PALETTE, NULL);

  self->brushes = g_object_ref (brushes);
  fill (self);
  g_signal_connect_object (brushes, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
