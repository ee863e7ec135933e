/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-luck.h"

#include "tm-history-parts.h"

/* How often a range of a share may be wrong. */
#define ERROR_CHANCE (1 - TM_LUCK_CONFIDENCE)

/**
 * tm_history_part_add_group:
 * @box: the page
 * @title: (nullable): heading
 * @description: (nullable): a sentence below it
 *
 * Adds a group of rows to a page.
 *
 * Returns: (transfer none): the group
 */
AdwPreferencesGroup *
tm_history_part_add_group (GtkBox *box, const char *title, const char *description)
{
  GtkWidget *widget = adw_preferences_group_new ();
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (widget);
  g_autofree char *safe_title = title != NULL ? g_markup_escape_text (title, -1) : NULL;
  g_autofree char *safe = description != NULL ? g_markup_escape_text (description, -1) : NULL;

  adw_preferences_group_set_title (group, safe_title != NULL ? safe_title : "");
  adw_preferences_group_set_description (group, safe);
  gtk_box_append (box, widget);

  return group;
}

static GtkWidget *
create_row (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);

  return row;
}

/**
 * tm_history_part_add_fact:
 * @group: a group
 * @name: what is told
 * @value: what there is to tell
 *
 * Adds a row with a fact.
 */
void
tm_history_part_add_fact (AdwPreferencesGroup *group, const char *name, const char *value)
{
  GtkWidget *row = create_row (name, value);

  gtk_widget_add_css_class (row, "property");
  adw_preferences_group_add (group, row);
}

/**
 * tm_history_part_add_link:
 * @group: a group
 * @picture: (transfer floating) (nullable): what stands before the words
 * @title: a name
 * @subtitle: (nullable): more about it
 * @what: where it leads, see tm_history_view_go()
 * @key: likewise
 *
 * Adds a row that leads to another page of the history.
 *
 * Returns: (transfer none): the row
 */
GtkWidget *
tm_history_part_add_link (AdwPreferencesGroup *group,
                          GtkWidget *picture,
                          const char *title,
                          const char *subtitle,
                          const char *what,
                          const char *key)
{
  GtkWidget *row = create_row (title, subtitle);

  if (picture != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", what, key);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.history");
  adw_preferences_group_add (group, row);

  return row;
}

/**
 * tm_history_part_add_card:
 * @group: a group
 * @widget: (transfer floating): what lies on the card
 *
 * Adds a card to a group.
 */
void
tm_history_part_add_card (AdwPreferencesGroup *group, GtkWidget *widget)
{
  GtkWidget *card = adw_bin_new ();

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "tm-padded");
  adw_bin_set_child (ADW_BIN (card), widget);
  adw_preferences_group_add (group, card);
}

/**
 * tm_history_part_new_words:
 * @words: a sentence
 *
 * Makes a sentence that stands with a chart.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_part_new_words (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "soft");

  return label;
}

/**
 * tm_history_part_dup_share:
 * @n_wins: how many matches were won
 * @n_plays: how many there were, at least 1
 *
 * Tells the share of wins, and the range in which the chance to win lies as far as so many matches
 * can tell.
 *
 * Returns: (transfer full): the words
 */
char *
tm_history_part_dup_share (guint n_wins, guint n_plays)
{
  double low;
  double high;

  g_return_val_if_fail (n_plays > 0, NULL);

  tm_luck_find_interval (MIN (n_wins, n_plays), n_plays, ERROR_CHANCE, &low, &high);

  /* Translators: the share of wins in percent; the range in which the chance to win lies, as far as
   * so many matches can tell */
  return g_strdup_printf (_ ("%.0f %%, somewhere from %.0f to %.0f %%"), 100.0 * n_wins / n_plays,
                          low * 100, high * 100);
}
