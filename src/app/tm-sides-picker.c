/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-game.h"

#include "tm-pictures.h"
#include "tm-sides-picker.h"
#include "tm-sides-tile.h"

#define TILE_SIZE 132
#define SMALL_TILE_SIZE 40
/* Up to so many turns are shown as pictures, too. */
#define MAX_PICTURES 4

struct _TmSidesPicker
{
  AdwBin parent_instance;

  const TmParam *param;
  guint32 sides;
  guint32 sets[TM_MAX_SETS];
  guint n_sets;
  gboolean is_showing;

  GtkWidget *tile;
  GtkWidget *places;
  GtkWidget *toggles[TM_N_SIDES];
  GtkWidget *turn_button;
  AdwWrapBox *pictures;
  GtkLabel *hint;
};

G_DEFINE_FINAL_TYPE (TmSidesPicker, tm_sides_picker, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
has_sets (TmSidesPicker *self)
{
  return self->n_sets > 0;
}

static char *
dup_words (TmSidesPicker *self, guint32 sides)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (sides == 0)
    return g_strdup (_ ("closed on all sides"));

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((sides & 1u << side) != 0)
      g_strv_builder_add (builder, tm_word_get (self->param->words[side].name));
  names = g_strv_builder_end (builder);

  return g_strjoinv (C_ ("list", ", "), names);
}

/* Showing */

static void
show_pictures (TmSidesPicker *self)
{
  guint nth = 0;

  for (GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (self->pictures));
       picture != NULL; picture = gtk_widget_get_next_sibling (picture), nth++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (picture), self->sets[nth] == self->sides);
}

static void
show (TmSidesPicker *self)
{
  g_autofree char *words = dup_words (self, self->sides);

  self->is_showing = TRUE;
  tm_sides_tile_set_sides (TM_SIDES_TILE (self->tile), self->sides);
  for (guint side = 0; side < TM_N_SIDES; side++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggles[side]),
                                  (self->sides & 1u << side) != 0);
  show_pictures (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
  self->is_showing = FALSE;
}

static void
choose (TmSidesPicker *self, guint32 sides)
{
  g_autofree char *words = dup_words (self, sides);

  self->sides = sides;
  show (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), words,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Touching */

/* The next set after the one that is shown in which the sides of @among are those of @wanted. */
static gboolean
find_next (TmSidesPicker *self, guint32 among, guint32 wanted, guint32 *found)
{
  guint start = self->n_sets - 1;

  for (guint i = 0; i < self->n_sets; i++)
    if (self->sets[i] == self->sides)
      start = i;

  for (guint i = 1; i <= self->n_sets; i++)
    {
      *found = self->sets[(start + i) % self->n_sets];
      if ((*found & among) == (wanted & among) && *found != self->sides)
        return TRUE;
    }

  return FALSE;
}

static gboolean
can_be (TmSidesPicker *self, guint32 sides)
{
  for (guint i = 0; i < self->n_sets; i++)
    if (self->sets[i] == sides)
      return TRUE;

  return !has_sets (self);
}

/* A side that is touched changes alone, where that can be. */
static void
toggled_cb (TmSidesPicker *self, GtkToggleButton *button)
{
  guint32 side = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "side"));
  guint32 sides = self->sides ^ 1u << side;

  if (self->is_showing)
    return;

  if (!can_be (self, sides) && !find_next (self, 1u << side, sides, &sides))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      show (self);
      return;
    }
  choose (self, sides);
}

static void
picture_toggled_cb (TmSidesPicker *self, GtkToggleButton *button)
{
  if (!self->is_showing && gtk_toggle_button_get_active (button))
    choose (self, self->sets[GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "set"))]);
}

static void
pressed_cb (TmSidesPicker *self, int n_press, double x, double y, GtkGesture *gesture)
{
  if (!has_sets (self))
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  tm_sides_picker_turn (self);
}

static gboolean
turn_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (!has_sets (TM_SIDES_PICKER (widget)))
    return GDK_EVENT_PROPAGATE;

  tm_sides_picker_turn (TM_SIDES_PICKER (widget));

  return GDK_EVENT_STOP;
}

/* Building */

static GtkWidget *
create_toggle (TmSidesPicker *self, guint side)
{
  GtkWidget *toggle = gtk_toggle_button_new ();

  gtk_widget_set_hexpand (toggle, TRUE);
  gtk_widget_set_vexpand (toggle, TRUE);
  gtk_widget_add_css_class (toggle, "flat");
  gtk_widget_add_css_class (toggle, "tm-tile-side");
  g_object_set_data (G_OBJECT (toggle), "side", GUINT_TO_POINTER (side));
  g_signal_connect_swapped (toggle, "toggled", G_CALLBACK (toggled_cb), self);

  return toggle;
}

/* A tile is not read: its sides stand where they are, whatever way people write. */
static GtkWidget *
create_places (TmSidesPicker *self)
{
  static const struct
  {
    int column;
    int row;
  } places[TM_N_SIDES] = {
    [TM_SIDE_UP] = { 1, 0 },
    [TM_SIDE_RIGHT] = { 2, 1 },
    [TM_SIDE_DOWN] = { 1, 2 },
    [TM_SIDE_LEFT] = { 0, 1 },
  };
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      self->toggles[side] = create_toggle (self, side);
      gtk_grid_attach (GTK_GRID (grid), self->toggles[side], places[side].column, places[side].row,
                       1, 1);
    }

  return grid;
}

static GtkWidget *
create_tile (TmSidesPicker *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->tile = tm_sides_tile_new (TILE_SIZE);
  self->places = create_places (self);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->tile);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->places);
  gtk_widget_set_halign (overlay, GTK_ALIGN_START);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->tile, GTK_EVENT_CONTROLLER (click));

  return overlay;
}

static void
add_picture (TmSidesPicker *self, guint nth)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *tile = tm_sides_tile_new (SMALL_TILE_SIZE);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->pictures));
  g_autofree char *words = dup_words (self, self->sets[nth]);

  tm_sides_tile_set_sides (TM_SIDES_TILE (tile), self->sets[nth]);
  gtk_button_set_child (GTK_BUTTON (button), tile);
  gtk_widget_add_css_class (button, "tm-tile-choice");
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_object_set_data (G_OBJECT (button), "set", GUINT_TO_POINTER (nth));
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (picture_toggled_cb), self);
  adw_wrap_box_append (self->pictures, button);
}

static GtkWidget *
create_turn_button (TmSidesPicker *self)
{
  GtkWidget *content = adw_button_content_new ();
  GtkWidget *button = gtk_button_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "object-rotate-right-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), C_ ("tile", "Tu_rn"));
  adw_button_content_set_use_underline (ADW_BUTTON_CONTENT (content), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_size_request (button, -1, 44);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (tm_sides_picker_turn), self);

  return button;
}

static GtkWidget *
create_words (TmSidesPicker *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->turn_button = create_turn_button (self);
  self->pictures = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->pictures, 6);
  adw_wrap_box_set_line_spacing (self->pictures, 6);
  self->hint = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->hint, TRUE);
  gtk_label_set_xalign (self->hint, 0);
  gtk_label_set_max_width_chars (self->hint, 28);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "dim-label");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->turn_button);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->pictures));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->hint));

  return words;
}

/* An arrow leads from a side of the tile to the side it points to. */
static gboolean
arrow_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  TmSidesPicker *self = TM_SIDES_PICKER (widget);

  return gtk_widget_get_focus_child (self->places) != NULL
         && gtk_widget_grab_focus (self->toggles[g_variant_get_uint32 (args)]);
}

static void
bind_arrow (GtkWidgetClass *widget_class, guint key, guint key_pad, TmSide side)
{
  gtk_widget_class_add_binding (widget_class, key, 0, arrow_key_cb, "u", side);
  gtk_widget_class_add_binding (widget_class, key_pad, 0, arrow_key_cb, "u", side);
}

static void
tm_sides_picker_class_init (TmSidesPickerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, 0, turn_key_cb, NULL);
  bind_arrow (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, TM_SIDE_UP);
  bind_arrow (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, TM_SIDE_RIGHT);
  bind_arrow (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, TM_SIDE_DOWN);
  bind_arrow (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, TM_SIDE_LEFT);

  /**
   * TmSidesPicker::changed:
   * @self: the picker
   *
   * Other sides are open.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_sides_picker_init (TmSidesPicker *self)
{
  GtkWidget *content = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (content), 18);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (content), 9);
  adw_wrap_box_append (ADW_WRAP_BOX (content), create_tile (self));
  adw_wrap_box_append (ADW_WRAP_BOX (content), create_words (self));
  adw_bin_set_child (ADW_BIN (self), content);
}

/**
 * tm_sides_picker_new:
 * @param: a declared parameter that is about sides of a tile; it must outlive the widget
 *
 * Makes a tile that is closed on all sides, any of which can be opened.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_sides_picker_new (const TmParam *param)
{
  TmSidesPicker *self = g_object_new (TM_TYPE_SIDES_PICKER, NULL);

  g_return_val_if_fail (param->n_words == TM_N_SIDES, NULL);

  self->param = param;
  for (guint side = 0; side < TM_N_SIDES; side++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggles[side]),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    tm_word_get (param->words[side].name), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (param->name), -1);
  tm_sides_picker_set_sets (self, NULL, -1);

  return GTK_WIDGET (self);
}

/**
 * tm_sides_picker_set_sets:
 * @self: the picker
 * @sets: (array length=n_sets) (nullable): the sets of sides that can be open, bit = [enum@TmSide]
 * @n_sets: how many there are, at most %TM_MAX_SETS; 0 or less: any
 *
 * Sets whether the tile is turned, and what it can look like then; else each side is touched by
 * itself.
 */
void
tm_sides_picker_set_sets (TmSidesPicker *self, const guint32 *sets, int n_sets)
{
  gboolean is_turned = n_sets > 0;

  g_return_if_fail (TM_IS_SIDES_PICKER (self));

  self->n_sets = (guint) CLAMP (n_sets, 0, TM_MAX_SETS);
  for (guint i = 0; i < self->n_sets; i++)
    self->sets[i] = sets[i];

  self->is_showing = TRUE;
  tm_wrap_box_clear (self->pictures);
  for (guint i = 0; self->n_sets <= MAX_PICTURES && i < self->n_sets; i++)
    add_picture (self, i);
  self->is_showing = FALSE;

  tm_sides_tile_set_has_places (TM_SIDES_TILE (self->tile), !is_turned);
  /* Whoever touches a tile that is turned turns it, wherever it is touched; keys go to its sides. */
  gtk_widget_set_can_target (self->places, !is_turned);
  gtk_widget_set_visible (self->turn_button, is_turned);
  gtk_widget_set_sensitive (self->turn_button, self->n_sets > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->pictures),
                          self->n_sets > 1 && self->n_sets <= MAX_PICTURES);
  gtk_label_set_label (self->hint, is_turned ? _ ("Touch the tile to turn it; with keys: R.")
                                             : _ ("Touch the sides to which a tunnel leads."));
  show (self);
}

/**
 * tm_sides_picker_set_sides:
 * @self: the picker
 * @sides: set of sides, bit = [enum@TmSide]
 *
 * Shows which sides are open.
 */
void
tm_sides_picker_set_sides (TmSidesPicker *self, guint32 sides)
{
  g_return_if_fail (TM_IS_SIDES_PICKER (self));

  self->sides = sides & ((1u << TM_N_SIDES) - 1);
  show (self);
}

/**
 * tm_sides_picker_get_sides:
 * @self: the picker
 *
 * Gets which sides are open.
 *
 * Returns: set of sides, bit = [enum@TmSide]
 */
guint32
tm_sides_picker_get_sides (TmSidesPicker *self)
{
  g_return_val_if_fail (TM_IS_SIDES_PICKER (self), 0);

  return self->sides;
}

/**
 * tm_sides_picker_turn:
 * @self: the picker
 *
 * Turns the tile to the next of the sets it can have, if there is another.
 */
void
tm_sides_picker_turn (TmSidesPicker *self)
{
  guint32 sides;

  g_return_if_fail (TM_IS_SIDES_PICKER (self));

  if (find_next (self, 0, 0, &sides))
    choose (self, sides);
}
