/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-option-toggle.h"

#include <glib/gi18n.h>

#include "engine/tm-text.h"

#include "tm-scene-host.h"
#include "tm-symbol.h"

#define MAX_CHOICES 3
#define SYMBOL 16

/**
 * TmOptionToggle:
 *
 * The values of an option side by side, one of them pressed: whether the dice of a tray are rolled
 * on the table or in the app. It stays in its place, greyed, while the option cannot be switched,
 * and is not there at all for a part without an option. The CSS name is `optiontoggle`.
 */
struct _TmOptionToggle
{
  GtkWidget parent_instance;

  int option;
  const TmWord *choices;
  guint n_choices;
  gint32 choice;
  gboolean has_words;
  gboolean is_updating;
  GtkWidget *buttons[MAX_CHOICES];
  GtkWidget *symbols[MAX_CHOICES];
  GtkWidget *labels[MAX_CHOICES];
};

G_DEFINE_FINAL_TYPE (TmOptionToggle, tm_option_toggle, GTK_TYPE_WIDGET)

/* The words of the two sources are long; beside a tray short ones do. */
static const char *
get_short_name (const TmWord *word)
{
  if (g_strcmp0 (word->id, "table") == 0)
    /* Translators: on a small button: dice are rolled, cards drawn on the real table. */
    return C_ ("source", "Table");
  if (g_strcmp0 (word->id, "app") == 0)
    /* Translators: on a small button: dice are rolled, cards drawn in the app. */
    return C_ ("source", "App");
  return tm_word_get (word->name);
}

static void
show_choice (TmOptionToggle *self)
{
  self->is_updating = TRUE;
  for (guint i = 0; i < self->n_choices; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), (gint32) i == self->choice);
  self->is_updating = FALSE;
}

/* What is pressed is for the table to say: it shows with the next scene. */
static void
clicked_cb (GtkToggleButton *button, TmOptionToggle *self)
{
  gint32 wanted = self->choice;

  if (self->is_updating)
    return;
  for (guint i = 0; i < self->n_choices; i++)
    {
      if (self->buttons[i] == GTK_WIDGET (button))
        wanted = (gint32) i;
    }
  show_choice (self);
  if (wanted != self->choice && self->option >= 0)
    tm_scene_host_set_option (GTK_WIDGET (self), self->option, wanted);
}

static void
show_words (TmOptionToggle *self)
{
  for (guint i = 0; i < self->n_choices; i++)
    gtk_widget_set_visible (self->labels[i], self->has_words || self->choices[i].symbol == NULL);
}

static void
set_choices (TmOptionToggle *self, const TmWord *choices, guint n_choices)
{
  self->choices = choices;
  self->n_choices = n_choices;
  for (guint i = 0; i < MAX_CHOICES; i++)
    {
      gtk_widget_set_visible (self->buttons[i], i < n_choices);
      if (i >= n_choices)
        continue;
      tm_symbol_set_symbol (TM_SYMBOL (self->symbols[i]), choices[i].symbol);
      gtk_widget_set_visible (self->symbols[i], choices[i].symbol != NULL);
      gtk_label_set_text (GTK_LABEL (self->labels[i]), get_short_name (&choices[i]));
      gtk_widget_set_tooltip_text (self->buttons[i], tm_word_get (choices[i].name));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, tm_word_get (choices[i].name),
                                      -1);
    }
}

static void
tm_option_toggle_dispose (GObject *object)
{
  TmOptionToggle *self = TM_OPTION_TOGGLE (object);

  for (guint i = 0; i < MAX_CHOICES; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  G_OBJECT_CLASS (tm_option_toggle_parent_class)->dispose (object);
}

static void
tm_option_toggle_class_init (TmOptionToggleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tm_option_toggle_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "optiontoggle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_option_toggle_init (TmOptionToggle *self)
{
  self->option = -1;
  self->has_words = TRUE;
  for (guint i = 0; i < MAX_CHOICES; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      self->symbols[i] = tm_symbol_new (NULL, SYMBOL);
      self->labels[i] = gtk_label_new (NULL);
      gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), self->symbols[i]);
      gtk_box_append (GTK_BOX (box), self->labels[i]);
      self->buttons[i] = gtk_toggle_button_new ();
      gtk_widget_add_css_class (self->buttons[i], "flat");
      gtk_button_set_child (GTK_BUTTON (self->buttons[i]), box);
      g_signal_connect (self->buttons[i], "toggled", G_CALLBACK (clicked_cb), self);
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * tm_option_toggle_new:
 *
 * Makes a toggle without an option: it does not show.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_option_toggle_new (void)
{
  return g_object_new (TM_TYPE_OPTION_TOGGLE, NULL);
}

/**
 * tm_option_toggle_set_part:
 * @self: a toggle
 * @part: the part whose option it switches
 *
 * Shows the option of a part, if it has one of few values.
 */
void
tm_option_toggle_set_part (TmOptionToggle *self, const TmPart *part)
{
  g_return_if_fail (TM_IS_OPTION_TOGGLE (self));
  gtk_widget_set_visible (GTK_WIDGET (self), part->n_choices > 0 && part->n_choices <= MAX_CHOICES);
  if (part->n_choices == 0 || part->n_choices > MAX_CHOICES)
    return;
  self->option = part->option;
  self->choice = part->choice;
  if (self->choices != part->choices)
    set_choices (self, part->choices, part->n_choices);
  show_words (self);
  show_choice (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self), part->option >= 0);
  if (part->option_name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    tm_word_get (part->option_name), -1);
}

/**
 * tm_option_toggle_set_has_words:
 * @self: a toggle
 * @has_words: whether there is room for words beside the symbols
 *
 * Leaves out the words where a symbol says the same.
 */
void
tm_option_toggle_set_has_words (TmOptionToggle *self, gboolean has_words)
{
  g_return_if_fail (TM_IS_OPTION_TOGGLE (self));
  self->has_words = has_words;
  show_words (self);
}

/**
 * tm_option_toggle_set_is_wide:
 * @self: a toggle
 * @is_wide: whether it takes all the width there is
 *
 * Lets the choices share a line of their own.
 */
void
tm_option_toggle_set_is_wide (TmOptionToggle *self, gboolean is_wide)
{
  g_return_if_fail (TM_IS_OPTION_TOGGLE (self));
  for (guint i = 0; i < MAX_CHOICES; i++)
    gtk_widget_set_hexpand (self->buttons[i], is_wide);
  gtk_widget_set_hexpand (GTK_WIDGET (self), is_wide);
}
