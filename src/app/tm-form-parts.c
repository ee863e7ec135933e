/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-form-parts.h"

#define NAME_CHARS 22
/* A column beside a board need not be wider, however long its sentences are. */
#define COLUMN_CHARS 20

/**
 * tm_form_name_button:
 * @button: a button with nothing but an icon
 * @name: what it does
 *
 * Makes it a round button that says what it does when it is pointed at or read out.
 */
void
tm_form_name_button (GtkWidget *button, const char *name)
{
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * tm_form_title_new:
 *
 * Makes the title of a field, which takes the room beside its buttons.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *
tm_form_title_new (void)
{
  GtkWidget *title = tm_form_line_new ();

  gtk_widget_add_css_class (title, "heading");

  return title;
}

/**
 * tm_form_line_new:
 *
 * Makes a line of words that wraps.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *
tm_form_line_new (void)
{
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_widget_set_hexpand (line, TRUE);

  return line;
}

/**
 * tm_form_hint_new:
 *
 * Makes a line that says how something is done.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *
tm_form_hint_new (void)
{
  GtkWidget *hint = tm_form_line_new ();

  gtk_widget_add_css_class (hint, "caption");
  gtk_widget_add_css_class (hint, "dim-label");

  return hint;
}

/**
 * tm_form_error_new:
 *
 * Makes a place below an entry where it is said what is wrong with what was typed.
 *
 * Returns: (transfer floating): a label, hidden as yet
 */
GtkWidget *
tm_form_error_new (void)
{
  GtkWidget *error = tm_form_line_new ();

  gtk_label_set_max_width_chars (GTK_LABEL (error), COLUMN_CHARS);
  gtk_widget_add_css_class (error, "error");
  gtk_widget_set_visible (error, FALSE);

  return error;
}

/**
 * tm_form_verdict_new:
 *
 * Makes a place for a verdict beside a board, which otherwise only stands below the whole form. Who
 * cannot see it is told there.
 *
 * Returns: (transfer floating): a label, hidden as yet
 */
GtkWidget *
tm_form_verdict_new (void)
{
  GtkWidget *verdict = g_object_new (
      GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "wrap", TRUE, "xalign",
      0.0, "hexpand", TRUE, "max-width-chars", COLUMN_CHARS, "visible", FALSE, NULL);

  gtk_widget_add_css_class (verdict, "tm-map-verdict");

  return verdict;
}

/**
 * tm_form_layer_button_new:
 * @name: what it is called
 * @sample: (transfer floating) (nullable): what it looks like on a board
 *
 * Makes a button that chooses what is set on a board.
 *
 * Returns: (transfer floating): a toggle button
 */
GtkWidget *
tm_form_layer_button_new (const char *name, GtkWidget *sample)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  if (sample != NULL)
    gtk_box_append (GTK_BOX (content), sample);
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "tm-map-layer");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return button;
}

static gboolean
focus_beside (GtkWidget *button)
{
  for (GtkWidget *next = gtk_widget_get_next_sibling (button); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    if (gtk_widget_grab_focus (next))
      return TRUE;
  for (GtkWidget *before = gtk_widget_get_prev_sibling (button); before != NULL;
       before = gtk_widget_get_prev_sibling (before))
    if (gtk_widget_grab_focus (before))
      return TRUE;

  return FALSE;
}

/**
 * tm_form_pass_focus:
 * @button: a button that has had the focus
 *
 * If a button cannot be touched any more, passes the focus on: to the next one beside it that can,
 * else to one before it, else to what else there is in the form. So keys never go nowhere.
 */
void
tm_form_pass_focus (GtkWidget *button)
{
  g_return_if_fail (GTK_IS_WIDGET (button));

  if (gtk_widget_is_sensitive (button) || focus_beside (button))
    return;

  for (GtkWidget *form = gtk_widget_get_parent (button); form != NULL;
       form = gtk_widget_get_parent (form))
    if (gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD))
      return;
}
