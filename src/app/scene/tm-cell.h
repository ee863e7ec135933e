/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_CELL (tm_cell_get_type ())
G_DECLARE_FINAL_TYPE (TmCell, tm_cell, TM, CELL, TmNodeView)

GtkWidget *tm_cell_new (void);

G_END_DECLS
