/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-phrase.h"

#include "tm-symbol.h"

/**
 * TmPhrase:
 *
 * A sentence, with a symbol before it if there is one, and a line of detail below. The CSS name
 * is `phrase`.
 */
struct _TmPhrase
{
  TmNodeView parent_instance;

  GtkWidget *symbol;
  GtkWidget *label;
  GtkWidget *detail;
};

G_DEFINE_FINAL_TYPE (TmPhrase, tm_phrase, TM_TYPE_NODE_VIEW)

static void
set_words (GtkWidget *label, const char *words)
{
  gtk_label_set_text (GTK_LABEL (label), words != NULL ? words : "");
  gtk_widget_set_visible (label, words != NULL);
}

static void
tm_phrase_update (TmNodeView *view, const TmPart *before)
{
  TmPhrase *self = TM_PHRASE (view);
  const TmPart *part = tm_node_view_get_part (view);

  tm_symbol_set_symbol (TM_SYMBOL (self->symbol), part->symbol);
  gtk_widget_set_visible (self->symbol, part->symbol != NULL);
  set_words (self->label, part->label);
  set_words (self->detail, part->detail);
}

static GtkWidget *
create_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static void
tm_phrase_class_init (TmPhraseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TM_NODE_VIEW_CLASS (klass)->update = tm_phrase_update;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "phrase");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_phrase_init (TmPhrase *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->symbol = tm_symbol_new (NULL, 18);
  gtk_widget_set_parent (self->symbol, GTK_WIDGET (self));
  self->label = create_label ();
  self->detail = create_label ();
  gtk_widget_add_css_class (self->detail, "caption");
  gtk_widget_add_css_class (self->detail, "soft");
  gtk_box_append (GTK_BOX (words), self->label);
  gtk_box_append (GTK_BOX (words), self->detail);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
}

/**
 * tm_phrase_new:
 *
 * Makes a sentence.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_phrase_new (void)
{
  return g_object_new (TM_TYPE_PHRASE, NULL);
}

/**
 * tm_phrase_new_with_heading:
 *
 * Makes a sentence under a small heading: the label is the heading, the detail the sentence.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_phrase_new_with_heading (void)
{
  TmPhrase *self = g_object_new (TM_TYPE_PHRASE, NULL);

  gtk_widget_add_css_class (self->label, "caption-heading");
  gtk_widget_add_css_class (self->label, "soft");
  gtk_widget_remove_css_class (self->detail, "caption");
  gtk_widget_remove_css_class (self->detail, "soft");
  return GTK_WIDGET (self);
}
