/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The running totals of a series. */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-history-look.h"
#include "tm-history-parts.h"
#include "tm-history-totals.h"

#define MARK_SIZE 16

enum
{
  COLUMN_NAME,
  COLUMN_FIRST_CHAPTER,
};

static GtkWidget *
create_cell (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
create_name (const TmSeriesTotal *total)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (total->name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), tm_history_mark_new (total->colour, MARK_SIZE));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
attach_heads (GtkGrid *grid, guint n_chapters)
{
  for (guint chapter = 0; chapter < n_chapters; chapter++)
    {
      g_autofree char *number = g_strdup_printf ("%u", chapter + 1);
      /* Translators: a part of a series */
      g_autofree char *spoken = g_strdup_printf (_ ("Chapter %u"), chapter + 1);
      GtkWidget *cell = create_cell (number, "dim-label");

      gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                      -1);
      gtk_grid_attach (grid, cell, COLUMN_FIRST_CHAPTER + (int) chapter, 0, 1, 1);
    }
  /* Translators: headings of columns: all scores of a series together; how many matches were won */
  gtk_grid_attach (grid, create_cell (C_ ("series", "Total"), "dim-label"),
                   COLUMN_FIRST_CHAPTER + (int) n_chapters, 0, 1, 1);
  gtk_grid_attach (grid, create_cell (C_ ("series", "Wins"), "dim-label"),
                   COLUMN_FIRST_CHAPTER + (int) n_chapters + 1, 0, 1, 1);
}

/* What a player has together after each chapter; a dash where there is nothing new. */
static void
attach_total (GtkGrid *grid, const TmSeriesTotal *total, guint n_chapters, int row)
{
  int column = COLUMN_FIRST_CHAPTER + (int) n_chapters;
  g_autofree char *all = tm_number_dup (total->total);
  g_autofree char *wins = g_strdup_printf ("%u", total->n_wins);
  gint64 sum = 0;

  gtk_grid_attach (grid, create_name (total), COLUMN_NAME, row, 1, 1);
  for (guint chapter = 0; chapter < n_chapters; chapter++)
    {
      g_autofree char *score = NULL;

      sum += total->has_score[chapter] ? total->scores[chapter] : 0;
      score = total->has_score[chapter] ? tm_number_dup (sum) : g_strdup ("–");
      gtk_grid_attach (grid, create_cell (score, NULL), COLUMN_FIRST_CHAPTER + (int) chapter, row,
                       1, 1);
    }
  gtk_grid_attach (grid, create_cell (all, "heading"), column, row, 1, 1);
  gtk_grid_attach (grid, create_cell (wins, NULL), column + 1, row, 1, 1);
}

static GtkWidget *
create_table (GPtrArray *totals, guint n_chapters)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  /* Where the scrollbar of a narrow window lies. */
  gtk_widget_set_margin_bottom (grid, 9);
  attach_heads (GTK_GRID (grid), n_chapters);
  for (guint i = 0; i < totals->len; i++)
    attach_total (GTK_GRID (grid), g_ptr_array_index (totals, i), n_chapters, (int) i + 1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);

  return scroller;
}

static char *
dup_leader (GPtrArray *totals)
{
  const TmSeriesTotal *leader = NULL;
  gboolean is_shared = FALSE;
  g_autofree char *score = NULL;

  for (guint i = 0; i < totals->len; i++)
    {
      const TmSeriesTotal *total = g_ptr_array_index (totals, i);

      if (leader == NULL || total->total > leader->total)
        {
          leader = total;
          is_shared = FALSE;
        }
      else if (total->total == leader->total)
        is_shared = TRUE;
    }
  if (leader == NULL)
    return g_strdup (_ ("No match of the series is finished yet."));

  score = tm_number_dup (leader->total);
  if (is_shared)
    /* Translators: the highest sum of scores of a series */
    return g_strdup_printf (_ ("Several have %s together, more than anybody else."), score);

  /* Translators: who has the highest sum of scores of a series, and the sum */
  return g_strdup_printf (_ ("%s has %s together, more than anybody else."), leader->name, score);
}

/**
 * tm_history_totals_new:
 * @matches: (element-type TmMatchInfo): the matches of a series, in the order of its chapters
 *
 * Makes a table of the running totals, with a sentence above it.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_totals_new (GPtrArray *matches)
{
  g_autoptr (GPtrArray) totals = tm_series_list_totals (matches);
  g_autofree char *leader = dup_leader (totals);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_box_append (GTK_BOX (box), tm_history_part_new_words (leader));
  if (totals->len > 0)
    gtk_box_append (GTK_BOX (box), create_table (totals, matches->len));

  return box;
}
