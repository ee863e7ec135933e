/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-luck.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TM_LUCK_RANGE_PADDING:
 *
 * What is left free at both ends of a range that is part of a chart, in pixels.
 */
#define TM_LUCK_RANGE_PADDING 8

#define TM_TYPE_LUCK_RANGE (tm_luck_range_get_type ())
G_DECLARE_FINAL_TYPE (TmLuckRange, tm_luck_range, TM, LUCK_RANGE, GtkWidget)

GtkWidget *tm_luck_range_new (const TmLuckDie *die, const TmLuckFace *face, double most);
GtkWidget *tm_luck_range_new_in_chart (
    const TmLuckDie *die, const TmLuckFace *face, double most, double step, int look);

double tm_luck_range_choose_step (double *most);
char *tm_luck_range_dup_spoken (const char *name, const TmLuckDie *die, const TmLuckFace *face)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
