/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-action-button.h"

#include "tm-symbol.h"

#define MOST_LINES 2

/**
 * TmActionButton:
 *
 * An action that no thing on the table stands for, as a button of 44 pixels. It stays in its
 * place, greyed, while the action is not possible. A wide one says at its end how things stand with
 * it ("ready"), and below its words what it does, from a %TM_NODE_TEXT child; else how things stand
 * is its tooltip. It takes the style of any `button`.
 */
struct _TmActionButton
{
  TmNodeView parent_instance;

  GtkWidget *symbol;
  GtkWidget *label;
  GtkWidget *effect;
  GtkWidget *detail;
  gboolean is_wide;
};

G_DEFINE_FINAL_TYPE (TmActionButton, tm_action_button, TM_TYPE_NODE_VIEW)

static void
tm_action_button_update (TmNodeView *view, const TmPart *before)
{
  TmActionButton *self = TM_ACTION_BUTTON (view);
  const TmPart *part = tm_node_view_get_part (view);
  const char *words = part->label != NULL ? part->label : part->action;

  tm_symbol_set_symbol (TM_SYMBOL (self->symbol), part->symbol);
  gtk_widget_set_visible (self->symbol, part->symbol != NULL);
  gtk_label_set_text (GTK_LABEL (self->label), words != NULL ? words : "");
  gtk_widget_set_visible (self->label, words != NULL);
  gtk_label_set_text (GTK_LABEL (self->detail), part->detail != NULL ? part->detail : "");
  gtk_widget_set_visible (self->detail, self->is_wide && part->detail != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), self->is_wide ? part->action : part->detail);
  if (tm_part_is_touchable (part))
    gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_INSENSITIVE);
  else
    gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_INSENSITIVE, FALSE);
}

static void
tm_action_button_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmActionButton *self = TM_ACTION_BUTTON (view);
  guint text = tm_stage_find (stage, index, TM_NODE_TEXT);
  const char *words = text != 0 ? tm_stage_get (stage, text)->label : NULL;
  g_autofree char *description = tm_node_view_dup_description (view, words);

  gtk_label_set_text (GTK_LABEL (self->effect), words != NULL ? words : "");
  gtk_widget_set_visible (self->effect, self->is_wide && words != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

static void
tm_action_button_class_init (TmActionButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TM_NODE_VIEW_CLASS (klass)->update = tm_action_button_update;
  TM_NODE_VIEW_CLASS (klass)->update_children = tm_action_button_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "button");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_action_button_init (TmActionButton *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "action");
  self->symbol = tm_symbol_new (NULL, 18);
  gtk_widget_set_parent (self->symbol, GTK_WIDGET (self));
  self->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->label), MOST_LINES);
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_box_append (GTK_BOX (line), self->label);
  gtk_box_append (GTK_BOX (words), line);
  self->effect = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->effect), 0);
  gtk_label_set_wrap (GTK_LABEL (self->effect), TRUE);
  gtk_widget_add_css_class (self->effect, "caption");
  gtk_widget_add_css_class (self->effect, "effect");
  gtk_widget_set_visible (self->effect, FALSE);
  gtk_box_append (GTK_BOX (words), self->effect);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  self->detail = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->detail, "caption");
  gtk_widget_add_css_class (self->detail, "standing");
  gtk_widget_set_visible (self->detail, FALSE);
  gtk_box_append (GTK_BOX (line), self->detail);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * tm_action_button_new:
 *
 * Makes a button.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_action_button_new (void)
{
  return g_object_new (TM_TYPE_ACTION_BUTTON, NULL);
}

/**
 * tm_action_button_new_toggle:
 *
 * Makes a button for something that can be picked: a screen reader hears whether it is.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_action_button_new_toggle (void)
{
  return g_object_new (TM_TYPE_ACTION_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON,
                       NULL);
}

/**
 * tm_action_button_set_is_wide:
 * @self: a button
 * @is_wide: whether it fills a line of its own
 *
 * Lets the button begin with its words and end with how things stand; they may take two lines.
 */
void
tm_action_button_set_is_wide (TmActionButton *self, gboolean is_wide)
{
  g_return_if_fail (TM_IS_ACTION_BUTTON (self));
  self->is_wide = is_wide;
  gtk_label_set_xalign (GTK_LABEL (self->label), is_wide ? 0 : 0.5f);
  gtk_label_set_ellipsize (GTK_LABEL (self->label),
                           is_wide ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (self->label), is_wide ? -1 : MOST_LINES);
  gtk_label_set_justify (GTK_LABEL (self->label), is_wide ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), is_wide ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  if (is_wide)
    gtk_widget_add_css_class (GTK_WIDGET (self), "tall");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "tall");
}
