/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmLuckRowWords:
 * @name: whose dice they are
 * @note: (nullable): what is said below the name
 * @count: how often a face came up, and of how many rolls
 * @range: the range of its chance
 * @look: a [enum@TmSeatLook] for the mark beside the name, or %TM_NO_LOOK
 *
 * What stands in a row of a chart.
 */
typedef struct
{
  const char *name;
  const char *note;
  const char *count;
  const char *range;
  int look;
} TmLuckRowWords;

#define TM_TYPE_LUCK_ROW (tm_luck_row_get_type ())
G_DECLARE_FINAL_TYPE (TmLuckRow, tm_luck_row, TM, LUCK_ROW, GtkWidget)

GtkWidget *tm_luck_row_new (const TmLuckRowWords *words, GtkWidget *chart);
GtkWidget *tm_luck_row_new_axis (GtkWidget *axis);
void tm_luck_row_append (GtkBox *rows, GtkWidget *row);

G_END_DECLS
