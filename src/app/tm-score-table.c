/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-pictures.h"
#include "tm-score-table.h"

#define MARK_SIZE 14
#define NAME_CHARS 9

/* So many rows at most where there are no milestones. */
#define MAX_ROWS 12

static GtkWidget *
create_label (const char *words, float x_align)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), x_align);

  return label;
}

static void
attach_people (GtkGrid *grid, const TmScoreTrace *trace)
{
  for (guint seat = 0; seat < tm_score_trace_get_n_seats (trace); seat++)
    {
      const char *name = tm_score_trace_get_name (trace, seat);
      GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      GtkWidget *label = create_label (name, 1);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
      gtk_widget_set_tooltip_text (label, name);
      gtk_widget_add_css_class (label, "caption-heading");
      gtk_box_append (GTK_BOX (cell), tm_seat_picture_new (seat, MARK_SIZE));
      gtk_box_append (GTK_BOX (cell), label);
      gtk_widget_set_halign (cell, GTK_ALIGN_END);
      gtk_grid_attach (grid, cell, (int) seat + 1, 0, 1, 1);
    }
}

static void
attach_row (GtkGrid *grid, const TmScoreTrace *trace, int row, const char *name, guint step)
{
  GtkWidget *head = create_label (name, 0);

  gtk_grid_attach (grid, head, 0, row, 1, 1);
  for (guint seat = 0; seat < tm_score_trace_get_n_seats (trace); seat++)
    {
      gint32 score = tm_score_trace_get_score (trace, step, seat);
      g_autofree char *number = tm_number_dup (score);
      /* Translators: a cell of a table of scores for a screen reader: a stretch of the match, such
       * as a level, player, score */
      g_autofree char *spoken
          = g_strdup_printf (_ ("%s, %s: %d"), name, tm_score_trace_get_name (trace, seat), score);
      GtkWidget *cell = create_label (number, 1);

      gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                      -1);
      gtk_grid_attach (grid, cell, (int) seat + 1, row, 1, 1);
    }
}

static int
attach_milestones (GtkGrid *grid, const TmScoreTrace *trace)
{
  int row = 1;

  for (guint i = 0; i < tm_score_trace_get_n_bands (trace); i++)
    {
      const TmScoreBand *band = tm_score_trace_get_band (trace, i);

      if (band->name != NULL)
        attach_row (grid, trace, row++, band->name, band->last);
    }

  return row;
}

static int
attach_moves (GtkGrid *grid, const TmScoreTrace *trace)
{
  guint n_steps = tm_score_trace_get_n_steps (trace);
  guint distance = MAX (1, (n_steps + MAX_ROWS - 1) / MAX_ROWS);
  int row = 1;

  for (guint step = distance; step < n_steps; step += distance)
    {
      g_autofree char *name = g_strdup_printf (_ ("Move %u"), step);

      attach_row (grid, trace, row++, name, step);
    }

  return row;
}

/**
 * tm_score_table_new:
 * @trace: scores over the moves; only read
 *
 * Makes a table of what the chart shows: the scores at every milestone and at the end. Where there are
 * no milestones, there are rows for some of the moves.
 *
 * Returns: (transfer floating): the widget, which scrolls sideways
 */
GtkWidget *
tm_score_table_new (const TmScoreTrace *trace)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *grid = gtk_grid_new ();
  int row;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "numeric");
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  gtk_widget_set_margin_top (grid, 6);
  gtk_widget_set_margin_bottom (grid, 12);
  attach_people (GTK_GRID (grid), trace);
  row = tm_score_trace_get_n_bands (trace) > 0 ? attach_milestones (GTK_GRID (grid), trace)
                                               : attach_moves (GTK_GRID (grid), trace);
  attach_row (GTK_GRID (grid), trace, row, C_ ("score sheet", "End"),
              tm_score_trace_get_n_steps (trace));
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Score over time"), -1);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);

  return scroller;
}
