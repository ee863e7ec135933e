/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes something out of a hand while somebody looks at it, who therefore holds a button: by letting go
 * over it, with another finger, or with keys. */
#define TM_TYPE_HAND_REACH (tm_hand_reach_get_type ())
G_DECLARE_FINAL_TYPE (TmHandReach, tm_hand_reach, TM, HAND_REACH, GObject)

TmHandReach *tm_hand_reach_new (GtkWidget *page) G_GNUC_WARN_UNUSED_RESULT;

void tm_hand_reach_set_seat (TmHandReach *self, int seat);

/* What the page is told by its pointers and keys; the finger is any number that tells it from others. */
void tm_hand_reach_press (TmHandReach *self, gconstpointer finger, double x, double y);
void tm_hand_reach_move (TmHandReach *self, gconstpointer finger, double x, double y);
void tm_hand_reach_release (TmHandReach *self, gconstpointer finger, double x, double y);
gboolean tm_hand_reach_press_key (TmHandReach *self, guint keyval);

G_END_DECLS
