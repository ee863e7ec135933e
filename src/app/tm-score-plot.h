/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-score-trace.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmScorePlot:
 * @widget: the widget that it fills
 * @trace: what it shows
 * @scale: how much larger than usual text is
 * @left: where the first step is, in reading order
 * @right: where the last step is, in reading order
 * @top: the upper end of the axis
 * @bottom: the lower end of the axis
 * @width: width of the widget
 * @label_width: width of what stands at the end of the lines
 * @has_names: whether there is room for names at the end of the lines
 * @is_mirrored: whether one reads from right to left
 * @tick: the distance between two lines of the axis
 * @lowest: the number at the lower end of the axis
 * @highest: the number at its upper end
 * @n_steps: the last step
 *
 * How scores over moves are drawn at one size of a widget.
 */
typedef struct
{
  GtkWidget *widget;
  TmScoreTrace *trace;
  double scale;
  double left;
  double right;
  double top;
  double bottom;
  double width;
  double label_width;
  gboolean has_names;
  gboolean is_mirrored;
  gint64 tick;
  gint64 lowest;
  gint64 highest;
  guint n_steps;
} TmScorePlot;

void tm_score_plot_init (TmScorePlot *self, GtkWidget *widget, TmScoreTrace *trace);
guint tm_score_plot_find_step (const TmScorePlot *self, double x);
void tm_score_plot_snapshot (const TmScorePlot *self, GtkSnapshot *snapshot);
void tm_score_plot_snapshot_step (const TmScorePlot *self, GtkSnapshot *snapshot, guint step);
int tm_score_plot_measure (GtkWidget *widget, guint n_seats, int width);

G_END_DECLS
