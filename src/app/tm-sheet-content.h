/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

G_BEGIN_DECLS

/**
 * TmContentLine:
 * @name: what it counts, for people
 * @is_total: whether it sums up what stands above
 *
 * One line of a score sheet on paper.
 */
typedef struct
{
  char *name;
  gboolean is_total;
} TmContentLine;

/**
 * TmSheetContent:
 * @title: what was played, or will be
 * @date: (nullable): when; %NULL: to be written by hand
 * @sentence: (nullable): the result, or how far the match is; %NULL: to be written by hand
 * @is_blank: whether the numbers are to be written by hand
 * @n_seats: how many play
 * @seat_names: their names; %NULL: to be written by hand
 * @lines: (element-type TmContentLine): what is counted, from top to bottom
 * @groups: (element-type utf8): the moments or rounds, each with a column for every seat; if there is
 *   only one, its name is not written
 * @numbers: (element-type gint32): the numbers of the first line, group by group and in these seat by
 *   seat, then those of the second, and so on; empty in a blank sheet
 *
 * What a score sheet on paper says, in words and numbers.
 */
typedef struct
{
  char *title;
  char *date;
  char *sentence;
  gboolean is_blank;
  guint n_seats;
  char *seat_names[TM_MAX_SEATS];
  GArray *lines;
  GPtrArray *groups;
  GArray *numbers;
} TmSheetContent;

TmSheetContent *
tm_sheet_content_new_empty (const char *title, guint n_seats) G_GNUC_WARN_UNUSED_RESULT;
TmSheetContent *tm_sheet_content_new (TmMatch *match, gboolean is_blank) G_GNUC_WARN_UNUSED_RESULT;
void tm_sheet_content_free (TmSheetContent *self);

void tm_sheet_content_add_line (TmSheetContent *self, const char *name, gboolean is_total);
char *tm_sheet_content_dup_number (const TmSheetContent *self, guint line, guint group, guint seat)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSheetContent, tm_sheet_content_free)

G_END_DECLS
