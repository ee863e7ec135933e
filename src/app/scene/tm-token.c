/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-token.h"

#include <glib/gi18n.h>

#include "tm-symbol.h"

#define SYMBOL 20

/**
 * TmToken:
 *
 * A thing that somebody holds, in a line of its own: a round token, its name, how many there are,
 * and what it does. The CSS name is `token`.
 */
struct _TmToken
{
  TmNodeView parent_instance;

  GtkWidget *coin;
  GtkWidget *symbol;
  GtkWidget *name;
  GtkWidget *detail;
};

G_DEFINE_FINAL_TYPE (TmToken, tm_token, TM_TYPE_NODE_VIEW)

static char *
dup_caption (const TmPart *part)
{
  const char *label = part->label != NULL ? part->label : "";

  if (!part->has_value || part->value == 1)
    return g_strdup (label);
  return g_strdup_printf (C_ ("scene", "%s × %d"), label, part->value);
}

static void
tm_token_update (TmNodeView *view, const TmPart *before)
{
  TmToken *self = TM_TOKEN (view);
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *caption = dup_caption (part);

  tm_symbol_set_symbol (TM_SYMBOL (self->symbol), part->symbol);
  gtk_widget_set_visible (self->coin, part->symbol != NULL);
  gtk_label_set_text (GTK_LABEL (self->name), caption);
  gtk_label_set_text (GTK_LABEL (self->detail), part->detail != NULL ? part->detail : "");
  gtk_widget_set_visible (self->detail, part->detail != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), part->action);
}

static char *
tm_token_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *caption = dup_caption (part);

  if (part->detail == NULL)
    return g_steal_pointer (&caption);
  return g_strdup_printf (C_ ("scene", "%s, %s"), caption, part->detail);
}

static void
tm_token_class_init (TmTokenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  view_class->update = tm_token_update;
  view_class->dup_name = tm_token_dup_name;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "token");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
}

static GtkWidget *
create_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  return label;
}

static void
tm_token_init (TmToken *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->symbol = tm_symbol_new (NULL, SYMBOL);
  gtk_widget_set_hexpand (self->symbol, TRUE);
  gtk_widget_set_halign (self->symbol, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->symbol, GTK_ALIGN_CENTER);
  self->coin = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append (GTK_BOX (self->coin), self->symbol);
  gtk_widget_add_css_class (self->coin, "coin");
  gtk_widget_set_valign (self->coin, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->coin, FALSE);
  gtk_widget_set_parent (self->coin, GTK_WIDGET (self));
  self->name = create_label ();
  gtk_widget_add_css_class (self->name, "heading");
  self->detail = create_label ();
  gtk_widget_add_css_class (self->detail, "caption");
  gtk_widget_add_css_class (self->detail, "soft");
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->detail);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
}

/**
 * tm_token_new:
 *
 * Makes a token.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_token_new (void)
{
  return g_object_new (TM_TYPE_TOKEN, NULL);
}
