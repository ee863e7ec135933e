/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_PANEL (tm_panel_get_type ())
G_DECLARE_FINAL_TYPE (TmPanel, tm_panel, TM, PANEL, TmNodeView)

GtkWidget *tm_panel_new (void);

void tm_panel_set_may_scroll (TmPanel *self, gboolean may_scroll);

G_END_DECLS
