/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-hand-over.h"
#include "tm-pictures.h"

struct _TmHandOver
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkBox *rows;
  guint32 asked;
  int looking;
  guint held_key;
};

G_DEFINE_FINAL_TYPE (TmHandOver, tm_hand_over, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
look (TmHandOver *self, int seat)
{
  if (self->looking == seat)
    return;

  self->looking = seat;
  g_signal_emit (self, signals[SIGNAL_LOOK], 0, seat);
}

static void
pressed_cb (TmHandOver *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  look (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
}

static void
let_go_cb (TmHandOver *self)
{
  look (self, TM_NO_SEAT);
}

/* The focus leaves the button that was held before when another one is pressed. */
static void
left_cb (TmHandOver *self, GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")) == self->looking)
    let_go_cb (self);
}

static gboolean
key_pressed_cb (TmHandOver *self,
                guint keyval,
                guint keycode,
                GdkModifierType modifiers,
                GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  if (keyval != GDK_KEY_space && keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return GDK_EVENT_PROPAGATE;

  self->held_key = keyval;
  look (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));

  return GDK_EVENT_STOP;
}

/* Other keys reach for what is seen meanwhile. */
static void
key_released_cb (TmHandOver *self, guint keyval)
{
  if (keyval == self->held_key)
    let_go_cb (self);
}

static void
watch_holding (TmHandOver *self, GtkWidget *button)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (let_go_cb), self);
  g_signal_connect_swapped (click, "cancel", G_CALLBACK (let_go_cb), self);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (click));

  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (key, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (button, key);

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (button, focus);
}

static void
name_button (GtkWidget *button, const char *name)
{
  /* Translators: a button that shows a player's secret as long as it is held */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: hold to look"), name);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static GtkWidget *
create_button (TmHandOver *self, const TmBox *box, int seat, gboolean has_name)
{
  g_autofree char *name = tm_box_dup_seat_name (box, (guint) seat);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  if (has_name)
    gtk_box_append (GTK_BOX (content), tm_seat_picture_new ((guint) seat, 16));
  gtk_box_append (GTK_BOX (content), gtk_label_new (has_name ? name : _ ("Hold to look")));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "pill");
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  name_button (button, name);
  watch_holding (self, button);

  return button;
}

static GtkWidget *
create_request (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "heading");

  return label;
}

static void
add_single (TmHandOver *self, const TmBox *box, int seat)
{
  g_autofree char *name = tm_box_dup_seat_name (box, (guint) seat);
  g_autofree char *request = g_strdup_printf (_ ("Hand the device to %s"), name);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (row), tm_seat_picture_new ((guint) seat, 20));
  gtk_box_append (GTK_BOX (row), create_request (request));
  gtk_box_append (GTK_BOX (row), create_button (self, box, seat, FALSE));
  gtk_widget_add_css_class (row, "tm-hand-over");
  gtk_box_append (self->rows, row);
}

/* Where several have secrets, their names stand beside each other: the table needs the room. */
static void
add_several (TmHandOver *self, const TmBox *box, guint32 asked)
{
  GtkWidget *row = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (row), 6);
  adw_wrap_box_append (ADW_WRAP_BOX (row), create_request (_ ("Hold to look at your hand")));
  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    if ((asked & (1u << seat)) != 0)
      adw_wrap_box_append (ADW_WRAP_BOX (row), create_button (self, box, (int) seat, TRUE));
  gtk_widget_add_css_class (row, "tm-hand-over");
  gtk_widget_add_css_class (row, "several");
  gtk_box_append (self->rows, row);
}

/* A button stays as long as its seat has a secret: it may just be held. */
static void
show_rows (TmHandOver *self, const TmBox *box, guint32 asked)
{
  if (asked == self->asked)
    return;

  self->asked = asked;
  tm_container_clear (self->rows);
  if (asked == 0)
    return;
  if ((asked & (asked - 1)) == 0)
    add_single (self, box, g_bit_nth_lsf (asked, -1));
  else
    add_several (self, box, asked);
}

static void
tm_hand_over_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_HAND_OVER);

  G_OBJECT_CLASS (tm_hand_over_parent_class)->dispose (object);
}

static void
tm_hand_over_class_init (TmHandOverClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_hand_over_dispose;

  /**
   * TmHandOver::look:
   * @self: the bar
   * @seat: the seat that looks, or %TM_NO_SEAT once it has let go
   *
   * Somebody looks at a secret, or no longer does.
   */
  signals[SIGNAL_LOOK] = g_signal_new ("look", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-hand-over.ui");
  gtk_widget_class_bind_template_child (widget_class, TmHandOver, revealer);
  gtk_widget_class_bind_template_child (widget_class, TmHandOver, rows);
}

static void
tm_hand_over_init (TmHandOver *self)
{
  self->looking = TM_NO_SEAT;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_hand_over_new:
 *
 * Makes a bar that asks nobody.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_hand_over_new (void)
{
  return g_object_new (TM_TYPE_HAND_OVER, NULL);
}

/**
 * tm_hand_over_update:
 * @self: the bar
 * @scene: what everybody sees
 *
 * Asks for every seat that has a secret to see, or hides if there is none.
 */
void
tm_hand_over_update (TmHandOver *self, const TmScene *scene)
{
  const TmBox *box = tm_table_get_box (tm_scene_get_table (scene));
  guint32 asked = 0;

  g_return_if_fail (TM_IS_HAND_OVER (self));

  look (self, TM_NO_SEAT);

  for (guint i = 0; i < tm_scene_get_n_nodes (scene); i++)
    {
      const TmNode *node = tm_scene_get_node (scene, i);

      if (node->kind == TM_NODE_SECRET && node->seat != TM_NO_SEAT)
        asked |= 1u << node->seat;
    }

  show_rows (self, box, asked);
  gtk_revealer_set_reveal_child (self->revealer, asked != 0);
}

/**
 * tm_hand_over_let_go:
 * @self: the bar
 *
 * Covers what is looked at, although the button may still be held.
 */
void
tm_hand_over_let_go (TmHandOver *self)
{
  g_return_if_fail (TM_IS_HAND_OVER (self));

  look (self, TM_NO_SEAT);
}
