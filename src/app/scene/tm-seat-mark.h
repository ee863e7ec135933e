/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmSeatLook:
 *
 * Color and shape of a seat, always together, so that the color need not be seen.
 */
typedef enum
{
  TM_SEAT_BLUE_CIRCLE,
  TM_SEAT_VERMILION_TRIANGLE,
  TM_SEAT_AMBER_SQUARE,
  TM_SEAT_GREEN_DIAMOND,
  TM_SEAT_PLUM_HEXAGON,
  TM_SEAT_SLATE_CROSS,
  TM_SEAT_SKY_DROP,
  TM_SEAT_UMBER_STAR,
} TmSeatLook;

#define TM_N_SEAT_LOOKS 8
#define TM_NO_LOOK (-1)

const char *tm_seat_look_get_name (TmSeatLook look);
const char *tm_seat_look_get_css_class (TmSeatLook look);
void tm_seat_look_get_color (TmSeatLook look, GdkRGBA *color);
void tm_seat_look_get_paper_color (TmSeatLook look, GdkRGBA *color);
void tm_seat_look_apply (GtkWidget *widget, int look);
void
tm_seat_look_snapshot (TmSeatLook look, GtkSnapshot *snapshot, double size, const GdkRGBA *color);
void tm_seat_look_draw (TmSeatLook look, cairo_t *cr, double x, double y, double size);

#define TM_TYPE_SEAT_MARK (tm_seat_mark_get_type ())
G_DECLARE_FINAL_TYPE (TmSeatMark, tm_seat_mark, TM, SEAT_MARK, GtkWidget)

GtkWidget *tm_seat_mark_new (int look, int size);

void tm_seat_mark_set_look (TmSeatMark *self, int look);
int tm_seat_mark_get_look (TmSeatMark *self);

G_END_DECLS
