/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-sheet-paper.h"
#include "tm-sheet-type.h"

G_BEGIN_DECLS

/* The sheet is in two files: where everything stands, and how it is drawn. All lengths are in points,
 * 72 to the inch. */

#define PADDING 4.0
#define GAP 8.0
#define NUMBER_PADDING 3.0
#define FOOT_HEIGHT 18.0
#define GROUP_HEIGHT 17.0
#define SEAT_HEIGHT 30.0

/* What stands on one page: some of the lines and some of the groups. */
typedef struct
{
  guint first_line;
  guint n_lines;
  guint first_group;
  guint n_groups;
} TmSheetPage;

struct _TmSheetPaper
{
  TmSheetContent *content;
  PangoContext *context;
  GArray *pages;

  char *date;
  const char *sentence;

  double width;
  double height;
  double title_height;
  double date_height;
  double sentence_height;
  double name_width;
  double column_width;
  double head_height;
  double table_top;
  gboolean has_legend;
  double *line_heights;
};

const TmContentLine *tm_sheet_paper_get_line (const TmSheetPaper *self, guint line);
const char *tm_sheet_paper_get_seat_name (const TmSheetPaper *self, guint seat);

double tm_sheet_paper_walk_legend (TmSheetPaper *self, cairo_t *cr, double top);

G_END_DECLS
