/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_CHANCE_BAR (tm_chance_bar_get_type ())
G_DECLARE_FINAL_TYPE (TmChanceBar, tm_chance_bar, TM, CHANCE_BAR, TmNodeView)

GtkWidget *tm_chance_bar_new (void);

G_END_DECLS
