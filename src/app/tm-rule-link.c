/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-pictures.h"
#include "tm-rule-link.h"

/**
 * tm_rule_link_new:
 * @game: a game
 * @article: id of one of its rule articles
 *
 * Makes a small link that opens the article.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_rule_link_new (const TmGame *game, const char *article)
{
  const TmArticle *found = tm_rulebook_find (game, article);
  const char *title = found != NULL ? tm_word_get (found->title) : article;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (title);
  /* Translators: a link to a rule, read aloud */
  g_autofree char *spoken = g_strdup_printf (_ ("Rule: %s"), title);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (content), tm_symbol_picture_new ("rules", 14));
  gtk_box_append (GTK_BOX (content), label);

  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tm-rule-link");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  if (found != NULL)
    gtk_widget_set_tooltip_text (button, tm_word_get (found->cite));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", game->id, article);

  return button;
}
