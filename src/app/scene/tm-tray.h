/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_TRAY (tm_tray_get_type ())
G_DECLARE_FINAL_TYPE (TmTray, tm_tray, TM, TRAY, TmNodeView)

GtkWidget *tm_tray_new (void);

void tm_tray_set_is_narrow (TmTray *self, gboolean is_narrow);
int tm_tray_get_room (TmTray *self);

G_END_DECLS
