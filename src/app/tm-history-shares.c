/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-parts.h"
#include "tm-history-shares.h"
#include "tm-luck-axis.h"
#include "tm-luck-range.h"
#include "tm-luck-row.h"
#include "tm-luck-words.h"

/* A share of wins as the chart of luck knows it: a die that shows a win or not. */
static TmLuckDie
make_die (const TmHistoryShare *share)
{
  return (TmLuckDie) { .seat = TM_NO_SEAT, .n_rolls = share->n_plays, .n_faces = 2 };
}

/* All ranges of a chart together are right as often as one alone would be. */
static TmLuckFace
make_face (const TmHistoryShare *share, guint n_shares)
{
  TmLuckFace face = { .chance = share->chance,
                      .count = share->n_wins,
                      .expected = share->chance * share->n_plays };

  tm_luck_find_interval (share->n_wins, share->n_plays, (1 - TM_LUCK_CONFIDENCE) / n_shares,
                         &face.low, &face.high);
  face.excludes_chance = share->chance < face.low || share->chance > face.high;

  return face;
}

static char *
dup_spoken (const TmHistoryShare *share, const TmLuckFace *face)
{
  /* Translators: for a screen reader: a person or a seat; how many matches were won of how many; the
   * range of the chance to win, in percent */
  return g_strdup_printf (_ ("%s: %u of %u won; the chance to win is from %.0f to %.0f percent"),
                          share->name, share->n_wins, share->n_plays, face->low * 100,
                          face->high * 100);
}

static GtkWidget *
create_row (const TmHistoryShare *share, const TmLuckFace *face, double most, double step)
{
  TmLuckDie die = make_die (share);
  GtkWidget *range = tm_luck_range_new_in_chart (&die, face, most, step, share->look);
  /* Translators: how many matches were won, of how many */
  g_autofree char *count = g_strdup_printf (_ ("%u of %u"), share->n_wins, share->n_plays);
  g_autofree char *range_words = tm_luck_words_dup_range (face);
  g_autofree char *spoken = dup_spoken (share, face);
  const TmLuckRowWords words
      = { .name = share->name, .count = count, .range = range_words, .look = share->look };
  GtkWidget *row;

  row = tm_luck_row_new (&words, range);
  if (face->excludes_chance)
    gtk_widget_add_css_class (row, "unusual");
  gtk_widget_set_tooltip_text (row, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return row;
}

static GtkWidget *
create_verdict (gboolean is_unusual)
{
  return tm_history_part_new_words (
      is_unusual ? _ ("Chance alone does not explain this.")
                 : _ ("Every range includes the dashed line: no sign of more than chance."));
}

/**
 * tm_history_shares_new:
 * @shares: (array length=n_shares): shares of wins; each of at least one match
 * @n_shares: how many there are, at least 1
 *
 * Makes a chart of shares of wins, with the ranges in which the chances to win lie, as far as so many
 * matches can tell. It has no color unless chance is excluded.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_shares_new (const TmHistoryShare *shares, guint n_shares)
{
  GtkWidget *chart = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree TmLuckFace *faces = g_new0 (TmLuckFace, n_shares);
  gboolean is_unusual = FALSE;
  double most = 0;
  double step;

  for (guint i = 0; i < n_shares; i++)
    {
      faces[i] = make_face (&shares[i], n_shares);
      most = MAX (most, MAX (faces[i].high, shares[i].chance));
      is_unusual = is_unusual || faces[i].excludes_chance;
    }
  step = tm_luck_range_choose_step (&most);
  for (guint i = 0; i < n_shares; i++)
    tm_luck_row_append (GTK_BOX (rows), create_row (&shares[i], &faces[i], most, step));
  tm_luck_row_append (GTK_BOX (rows), tm_luck_row_new_axis (tm_luck_axis_new (most, step)));

  gtk_box_append (GTK_BOX (chart), create_verdict (is_unusual));
  gtk_box_append (GTK_BOX (chart), rows);

  return chart;
}
