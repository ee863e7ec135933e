/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-reasons-list.h"
#include "tm-rule-link.h"

static GtkWidget *
create_step (const TmGame *game, const TmBox *box, const TmReason *reason, guint number)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *digits = g_strdup_printf ("%u", number);
  g_autofree char *sentence = tm_text_dup_string (&reason->text, box);
  GtkWidget *badge = gtk_label_new (digits);
  GtkWidget *label = gtk_label_new (sentence);

  gtk_widget_add_css_class (badge, "tm-step-number");
  gtk_widget_add_css_class (badge, "caption-heading");
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), badge);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), label);
  if (reason->article != NULL)
    gtk_box_append (GTK_BOX (words), tm_rule_link_new (game, reason->article));
  gtk_box_append (GTK_BOX (row), words);

  return row;
}

/**
 * tm_reasons_list_new:
 * @game: the game
 * @box: the box that names seats and faces
 * @reasons: (array length=n_reasons): the steps
 * @n_reasons: how many there are
 *
 * Makes a numbered list of the steps of a reasoning, each with a link to its rule.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_reasons_list_new (const TmGame *game, const TmBox *box, const TmReason *reasons, guint n_reasons)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  for (guint i = 0; i < n_reasons; i++)
    gtk_box_append (GTK_BOX (list), create_step (game, box, &reasons[i], i + 1));

  return list;
}
