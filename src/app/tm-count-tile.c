/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"
#include "scene/tm-numeral.h"

#include "tm-count-tile.h"
#include "tm-pictures.h"

#define NEWS_SECONDS 5

/**
 * TmCountTile:
 *
 * A counter with its name, its number, and for five seconds what has changed. Touching the number, or
 * holding it, asks for another one. Assistive technologies see a spin button. The CSS name is
 * `counttile`.
 */
struct _TmCountTile
{
  GtkWidget parent_instance;

  TmCount *count;
  int news;
  guint news_timeout;

  GtkLabel *name;
  GtkMenuButton *menu;
  GtkButton *less_button;
  GtkButton *more_button;
  GtkMenuButton *value_button;
  GtkPopover *popover;
  GtkSpinButton *typed;
  TmNumeral *number;
  TmNumeral *change;
};

static void tm_count_tile_range_init (GtkAccessibleRangeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TmCountTile,
                               tm_count_tile,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE,
                                                      tm_count_tile_range_init))

enum
{
  SIGNAL_CHANGED,
  SIGNAL_EDIT,
  SIGNAL_REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* News */

static void
forget_news (TmCountTile *self)
{
  g_clear_handle_id (&self->news_timeout, g_source_remove);
  self->news = 0;
  gtk_widget_remove_css_class (GTK_WIDGET (self->change), "shown");
}

static gboolean
news_over_cb (gpointer user_data)
{
  TmCountTile *self = user_data;

  self->news_timeout = 0;
  forget_news (self);

  return G_SOURCE_REMOVE;
}

static void
tell_news (TmCountTile *self, int change)
{
  g_autofree char *text = NULL;

  self->news += change;
  if (self->news == 0)
    {
      forget_news (self);
      return;
    }

  text = tm_number_dup_change (self->news);
  tm_numeral_set_text (self->change, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->change), self->news > 0 ? "worse" : "better");
  gtk_widget_add_css_class (GTK_WIDGET (self->change), self->news > 0 ? "better" : "worse");
  gtk_widget_add_css_class (GTK_WIDGET (self->change), "shown");
  g_clear_handle_id (&self->news_timeout, g_source_remove);
  self->news_timeout = g_timeout_add_seconds (NEWS_SECONDS, news_over_cb, self);
}

/* Showing */

static char *
dup_spoken (TmCountTile *self)
{
  g_autofree char *number = tm_number_dup (self->count->value);

  /* Translators: a counter as a screen reader speaks it: "Lives: 20" */
  return g_strdup_printf (C_ ("counter", "%s: %s"), self->count->name, number);
}

static void
name_button (gpointer button, const char *spoken)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static void
show_value (TmCountTile *self)
{
  const TmCount *count = self->count;
  g_autofree char *number = tm_number_dup (count->value);
  g_autofree char *spoken = dup_spoken (self);

  tm_numeral_set_text (self->number, number);
  gtk_widget_set_sensitive (GTK_WIDGET (self->less_button), count->value > count->min);
  gtk_widget_set_sensitive (GTK_WIDGET (self->more_button), count->value < count->max);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->value_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, count->name,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) count->value,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) count->min,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) count->max,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, number, -1);
}

static void
show_roles (TmCountTile *self)
{
  for (guint i = 0; i < tm_count_get_n_roles (); i++)
    if (i == self->count->role)
      gtk_widget_add_css_class (GTK_WIDGET (self), tm_count_role_get_id (i));
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), tm_count_role_get_id (i));
}

static void
show_names (TmCountTile *self)
{
  g_autofree char *step = tm_number_dup (self->count->step);
  /* Translators: a button that counts down: what it is for, and by how much */
  g_autofree char *less = g_strdup_printf (C_ ("counter", "%s: %s less"), self->count->name, step);
  /* Translators: a button that counts up: what it is for, and by how much */
  g_autofree char *more = g_strdup_printf (C_ ("counter", "%s: %s more"), self->count->name, step);
  /* Translators: a menu of what can be done with a counter */
  g_autofree char *menu = g_strdup_printf (_ ("Menu of %s"), self->count->name);

  gtk_label_set_label (self->name, self->count->name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), self->count->name);
  name_button (self->less_button, less);
  name_button (self->more_button, more);
  name_button (self->menu, menu);
}

/* Counting */

static void
count_by (TmCountTile *self, int sign)
{
  gint64 value = (gint64) self->count->value + (gint64) sign * self->count->step;

  tm_count_tile_set_value (self, (int) CLAMP (value, self->count->min, self->count->max));
}

static void
less_cb (TmCountTile *self)
{
  count_by (self, -1);
}

static void
more_cb (TmCountTile *self)
{
  count_by (self, 1);
}

static void
key_less_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  count_by (TM_COUNT_TILE (widget), -1);
}

static void
key_more_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  count_by (TM_COUNT_TILE (widget), 1);
}

static void
reset_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmCountTile *self = TM_COUNT_TILE (widget);

  tm_count_tile_set_value (self, self->count->start);
}

static void
edit_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_EDIT], 0);
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_REMOVED], 0);
}

/* Typing */

static void
popover_shown_cb (TmCountTile *self)
{
  gtk_spin_button_set_range (self->typed, self->count->min, self->count->max);
  gtk_spin_button_set_increments (self->typed, self->count->step, 10 * self->count->step);
  gtk_spin_button_set_value (self->typed, self->count->value);
  gtk_widget_grab_focus (GTK_WIDGET (self->typed));
}

static void
typed_cb (TmCountTile *self)
{
  gtk_spin_button_update (self->typed);
  gtk_popover_popdown (self->popover);
  tm_count_tile_set_value (self, gtk_spin_button_get_value_as_int (self->typed));
}

static void
held_cb (TmCountTile *self)
{
  gtk_menu_button_popup (self->value_button);
}

static gboolean
tm_count_tile_set_current_value (GtkAccessibleRange *range, double value)
{
  TmCountTile *self = TM_COUNT_TILE (range);

  tm_count_tile_set_value (self, (int) CLAMP (value, self->count->min, self->count->max));

  return TRUE;
}

static void
tm_count_tile_range_init (GtkAccessibleRangeInterface *iface)
{
  iface->set_current_value = tm_count_tile_set_current_value;
}

static void
tm_count_tile_dispose (GObject *object)
{
  TmCountTile *self = TM_COUNT_TILE (object);

  g_clear_handle_id (&self->news_timeout, g_source_remove);
  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_COUNT_TILE);

  G_OBJECT_CLASS (tm_count_tile_parent_class)->dispose (object);
}

static void
tm_count_tile_finalize (GObject *object)
{
  g_clear_pointer (&TM_COUNT_TILE (object)->count, tm_count_free);

  G_OBJECT_CLASS (tm_count_tile_parent_class)->finalize (object);
}

static void
add_signals (TmCountTileClass *class)
{
  /**
   * TmCountTile::changed:
   * @self: the tile
   *
   * The counter stands somewhere else.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmCountTile::edit:
   * @self: the tile
   *
   * Somebody wants the counter to be another one: its name, its limits.
   */
  signals[SIGNAL_EDIT] = g_signal_new ("edit", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmCountTile::removed:
   * @self: the tile
   *
   * The counter is to go.
   */
  signals[SIGNAL_REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const guint more_keys[] = { GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_equal };
  static const guint less_keys[] = { GDK_KEY_minus, GDK_KEY_KP_Subtract };

  for (guint i = 0; i < G_N_ELEMENTS (more_keys); i++)
    gtk_widget_class_add_binding_action (widget_class, more_keys[i], 0, "count.more", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (less_keys); i++)
    gtk_widget_class_add_binding_action (widget_class, less_keys[i], 0, "count.less", NULL);
}

static void
tm_count_tile_class_init (TmCountTileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_count_tile_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_count_tile_finalize;

  add_signals (class);
  g_type_ensure (TM_TYPE_NUMERAL);
  gtk_widget_class_set_css_name (widget_class, "counttile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-count-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, TmCountTile, name);
  gtk_widget_class_bind_template_child (widget_class, TmCountTile, menu);
  gtk_widget_class_bind_template_child (widget_class, TmCountTile, less_button);
  gtk_widget_class_bind_template_child (widget_class, TmCountTile, more_button);
  gtk_widget_class_bind_template_child (widget_class, TmCountTile, value_button);
  gtk_widget_class_bind_template_child (widget_class, TmCountTile, popover);
  gtk_widget_class_bind_template_child (widget_class, TmCountTile, typed);
  gtk_widget_class_bind_template_callback (widget_class, less_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, popover_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, held_cb);

  gtk_widget_class_install_action (widget_class, "count.less", NULL, key_less_cb);
  gtk_widget_class_install_action (widget_class, "count.more", NULL, key_more_cb);
  gtk_widget_class_install_action (widget_class, "count.reset", NULL, reset_cb);
  gtk_widget_class_install_action (widget_class, "count.edit", NULL, edit_cb);
  gtk_widget_class_install_action (widget_class, "count.remove", NULL, remove_cb);
  add_keys (widget_class);
}

static void
tm_count_tile_init (TmCountTile *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->count = tm_count_new ("");
  gtk_widget_init_template (GTK_WIDGET (self));

  self->number = TM_NUMERAL (tm_numeral_new ("numeral", "00"));
  self->change = TM_NUMERAL (tm_numeral_new ("delta", ""));
  gtk_widget_set_halign (GTK_WIDGET (self->change), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->change), GTK_ALIGN_START);
  gtk_widget_set_can_target (GTK_WIDGET (self->change), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->number), GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->number));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->change));
  gtk_menu_button_set_child (self->value_button, overlay);
}

/**
 * tm_count_tile_new:
 * @count: a counter
 *
 * Makes a tile with a copy of a counter.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_count_tile_new (const TmCount *count)
{
  TmCountTile *self = g_object_new (TM_TYPE_COUNT_TILE, NULL);

  tm_count_tile_set_count (self, count);

  return GTK_WIDGET (self);
}

/**
 * tm_count_tile_get_count:
 * @self: the tile
 *
 * Gets the counter as it stands.
 *
 * Returns: (transfer none): the counter
 */
const TmCount *
tm_count_tile_get_count (TmCountTile *self)
{
  g_return_val_if_fail (TM_IS_COUNT_TILE (self), NULL);

  return self->count;
}

/**
 * tm_count_tile_set_count:
 * @self: the tile
 * @count: a counter
 *
 * Makes it another counter, without any news.
 */
void
tm_count_tile_set_count (TmCountTile *self, const TmCount *count)
{
  g_return_if_fail (TM_IS_COUNT_TILE (self));

  g_clear_pointer (&self->count, tm_count_free);
  self->count = tm_count_copy (count);
  forget_news (self);
  show_roles (self);
  show_names (self);
  show_value (self);
}

/**
 * tm_count_tile_set_value:
 * @self: the tile
 * @value: where the counter is to stand
 *
 * Sets the counter, as far as its limits allow, and tells what has changed.
 */
void
tm_count_tile_set_value (TmCountTile *self, int value)
{
  g_autofree char *spoken = NULL;
  int change;

  g_return_if_fail (TM_IS_COUNT_TILE (self));

  value = CLAMP (value, self->count->min, self->count->max);
  change = value - self->count->value;
  if (change == 0)
    return;

  self->count->value = value;
  show_value (self);
  tell_news (self, change);
  spoken = dup_spoken (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), spoken,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
