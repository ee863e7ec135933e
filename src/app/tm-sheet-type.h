/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/**
 * TmSheetType:
 * @TM_SHEET_TYPE_TITLE: what was played
 * @TM_SHEET_TYPE_DATE: when
 * @TM_SHEET_TYPE_SENTENCE: the result
 * @TM_SHEET_TYPE_GROUP: a moment, above the columns of all seats
 * @TM_SHEET_TYPE_SEAT: a person above a column
 * @TM_SHEET_TYPE_LEGEND: a person above the table
 * @TM_SHEET_TYPE_NAME: what a line counts
 * @TM_SHEET_TYPE_TOTAL_NAME: the same, of a line that sums up
 * @TM_SHEET_TYPE_NUMBER: a number
 * @TM_SHEET_TYPE_TOTAL_NUMBER: a sum
 * @TM_SHEET_TYPE_FOOT: the number of the page
 *
 * The ways in which words are set on a score sheet.
 */
typedef enum
{
  TM_SHEET_TYPE_TITLE,
  TM_SHEET_TYPE_DATE,
  TM_SHEET_TYPE_SENTENCE,
  TM_SHEET_TYPE_GROUP,
  TM_SHEET_TYPE_SEAT,
  TM_SHEET_TYPE_LEGEND,
  TM_SHEET_TYPE_NAME,
  TM_SHEET_TYPE_TOTAL_NAME,
  TM_SHEET_TYPE_NUMBER,
  TM_SHEET_TYPE_TOTAL_NUMBER,
  TM_SHEET_TYPE_FOOT,
  TM_SHEET_N_TYPES
} TmSheetType;

PangoContext *tm_sheet_type_create_context (void) G_GNUC_WARN_UNUSED_RESULT;

double tm_sheet_type_get_width (PangoContext *context, TmSheetType type, const char *text);
double
tm_sheet_type_get_height (PangoContext *context, TmSheetType type, const char *text, double width);
void tm_sheet_type_draw (PangoContext *context,
                         cairo_t *cr,
                         TmSheetType type,
                         const char *text,
                         const cairo_rectangle_t *box);

G_END_DECLS
