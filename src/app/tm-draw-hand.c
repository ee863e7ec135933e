/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-draw-hand.h"
#include "tm-pictures.h"

#define SYMBOL_SIZE 20
#define MAX_NAME_CHARS 24

struct _TmDrawHand
{
  GtkWidget parent_instance;

  char *shown; /* the things that are shown, in one text */
  guint n_chosen;
  gboolean is_filling;

  GtkButton *draw_button;
  GtkButton *one_button;
  GtkWidget *back_button;
  GtkCheckButton *replacing;
  GtkLabel *count;
  GtkLabel *hint;
  AdwWrapBox *things;
};

G_DEFINE_FINAL_TYPE (TmDrawHand, tm_draw_hand, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_DRAW,
  SIGNAL_PUT_BACK,
  SIGNAL_PUT_ALL_BACK,
  SIGNAL_REPLACING_SET,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What is shown */

static char *
describe (const TmDrawnThing *things, guint n_things)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_things; i++)
    {
      g_string_append (text, things[i].name);
      g_string_append (text, things[i].is_back ? "\n-" : "\n+");
      g_string_append (text, things[i].symbol != NULL ? things[i].symbol : "");
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

static void
thing_clicked_cb (TmDrawHand *self, GtkWidget *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  g_signal_emit (self, signals[SIGNAL_PUT_BACK], 0, index);
}

static GtkWidget *
create_content (const TmDrawnThing *thing)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (thing->name);

  if (thing->symbol != NULL)
    gtk_box_append (GTK_BOX (content), tm_symbol_picture_new (thing->symbol, SYMBOL_SIZE));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_NAME_CHARS);
  gtk_box_append (GTK_BOX (content), label);

  return content;
}

static GtkWidget *
create_thing (TmDrawHand *self, const TmDrawnThing *thing, guint index)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: what touching a drawn thing does, "Put back Ring" */
  g_autofree char *put_back = g_strdup_printf (_ ("Put back %s"), thing->name);
  /* Translators: a drawn thing that is in the bag again is no longer listed, "Forget Ring" */
  g_autofree char *forget = g_strdup_printf (_ ("Forget %s"), thing->name);

  gtk_button_set_child (GTK_BUTTON (button), create_content (thing));
  gtk_widget_add_css_class (button, "tm-drawn");
  if (thing->is_back)
    gtk_widget_add_css_class (button, "back");
  gtk_widget_set_tooltip_text (button, thing->is_back ? forget : put_back);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  thing->name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  thing->is_back ? forget : put_back, -1);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (thing_clicked_cb), self);

  return button;
}

/* The place of the thing that has the focus; -1 if none has it. */
static int
find_focus (TmDrawHand *self)
{
  int place = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->things)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (gtk_widget_has_focus (child))
        return place;
      place++;
    }

  return -1;
}

static void
focus_thing (TmDrawHand *self, int place)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->things));

  for (int i = 0; i < place && child != NULL && gtk_widget_get_next_sibling (child) != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  gtk_widget_grab_focus (child != NULL ? child : GTK_WIDGET (self->draw_button));
}

/* Callbacks */

static void
draw_cb (TmDrawHand *self)
{
  g_signal_emit (self, signals[SIGNAL_DRAW], 0, self->n_chosen);
}

static void
draw_one_cb (TmDrawHand *self)
{
  g_signal_emit (self, signals[SIGNAL_DRAW], 0, 1u);
}

static void
put_all_back_cb (TmDrawHand *self)
{
  g_signal_emit (self, signals[SIGNAL_PUT_ALL_BACK], 0);
}

static void
replacing_cb (TmDrawHand *self)
{
  if (!self->is_filling)
    g_signal_emit (self, signals[SIGNAL_REPLACING_SET], 0,
                   gtk_check_button_get_active (self->replacing));
}

/* Overrides */

static void
tm_draw_hand_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_DRAW_HAND);

  G_OBJECT_CLASS (tm_draw_hand_parent_class)->dispose (object);
}

static void
tm_draw_hand_finalize (GObject *object)
{
  g_free (TM_DRAW_HAND (object)->shown);

  G_OBJECT_CLASS (tm_draw_hand_parent_class)->finalize (object);
}

static void
create_signals (GType type)
{
  /**
   * TmDrawHand::draw:
   * @self: the hand
   * @n_things: how many
   *
   * Things are to be drawn.
   */
  signals[SIGNAL_DRAW] = g_signal_new ("draw", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * TmDrawHand::put-back:
   * @self: the hand
   * @index: which of the things, the one drawn first being 0
   *
   * A thing is to be put back.
   */
  signals[SIGNAL_PUT_BACK] = g_signal_new ("put-back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * TmDrawHand::put-all-back:
   * @self: the hand
   *
   * Everything is to be put back.
   */
  signals[SIGNAL_PUT_ALL_BACK]
      = g_signal_new ("put-all-back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmDrawHand::replacing-set:
   * @self: the hand
   * @is_replacing: whether each thing is to be put back at once
   *
   * Somebody chose how is drawn.
   */
  signals[SIGNAL_REPLACING_SET] = g_signal_new ("replacing-set", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
tm_draw_hand_class_init (TmDrawHandClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_draw_hand_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_draw_hand_finalize;

  create_signals (G_TYPE_FROM_CLASS (class));
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-draw-hand.ui");
  gtk_widget_class_bind_template_child (widget_class, TmDrawHand, draw_button);
  gtk_widget_class_bind_template_child (widget_class, TmDrawHand, one_button);
  gtk_widget_class_bind_template_child (widget_class, TmDrawHand, back_button);
  gtk_widget_class_bind_template_child (widget_class, TmDrawHand, replacing);
  gtk_widget_class_bind_template_child (widget_class, TmDrawHand, count);
  gtk_widget_class_bind_template_child (widget_class, TmDrawHand, hint);
  gtk_widget_class_bind_template_child (widget_class, TmDrawHand, things);
  gtk_widget_class_bind_template_callback (widget_class, draw_cb);
  gtk_widget_class_bind_template_callback (widget_class, draw_one_cb);
  gtk_widget_class_bind_template_callback (widget_class, put_all_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, replacing_cb);
}

static void
tm_draw_hand_init (TmDrawHand *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_draw_hand_set_things:
 * @self: the hand
 * @things: (array length=n_things): what was drawn, the oldest first
 * @n_things: how many things there are
 *
 * Shows what was drawn, the newest first.
 */
void
tm_draw_hand_set_things (TmDrawHand *self, const TmDrawnThing *things, guint n_things)
{
  g_autofree char *shown = describe (things, n_things);
  g_autofree char *number = tm_number_dup (n_things);
  int focus;

  g_return_if_fail (TM_IS_DRAW_HAND (self));

  if (!g_set_str (&self->shown, shown))
    return;

  focus = find_focus (self);
  tm_wrap_box_clear (self->things);
  for (guint i = n_things; i-- > 0;)
    adw_wrap_box_append (self->things, create_thing (self, &things[i], i));
  if (focus >= 0)
    focus_thing (self, focus);
  gtk_label_set_label (self->count, number);
  gtk_widget_set_visible (GTK_WIDGET (self->count), n_things > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->things), n_things > 0);
  gtk_label_set_label (self->hint, n_things > 0 ? _ ("Newest first. Tap what goes back.")
                                                : _ ("Nothing drawn yet"));
}

/**
 * tm_draw_hand_set_draw:
 * @self: the hand
 * @n_chosen: how many things are drawn at a time
 * @n_left: how many are in the bag
 * @is_replacing: whether each is put back at once
 *
 * Sets what can be drawn.
 */
void
tm_draw_hand_set_draw (TmDrawHand *self, guint n_chosen, guint n_left, gboolean is_replacing)
{
  g_autofree char *label = NULL;

  g_return_if_fail (TM_IS_DRAW_HAND (self));

  /* Translators: a button: draws so many things from a bag */
  label = g_strdup_printf (_ ("_Draw %u"), n_chosen);
  self->n_chosen = n_chosen;
  gtk_button_set_label (self->draw_button, label);
  gtk_widget_set_sensitive (GTK_WIDGET (self->draw_button), n_left > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->one_button), n_left > 0);
  self->is_filling = TRUE;
  gtk_check_button_set_active (self->replacing, is_replacing);
  self->is_filling = FALSE;
}

/**
 * tm_draw_hand_set_full:
 * @self: the hand
 * @is_full: whether nothing is missing from the bag
 *
 * Sets whether anything can be put back.
 */
void
tm_draw_hand_set_full (TmDrawHand *self, gboolean is_full)
{
  g_return_if_fail (TM_IS_DRAW_HAND (self));

  gtk_widget_set_sensitive (self->back_button, !is_full);
}
