/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_SUPPLY (tm_supply_get_type ())
G_DECLARE_FINAL_TYPE (TmSupply, tm_supply, TM, SUPPLY, TmNodeView)

GtkWidget *tm_supply_new (void);

G_END_DECLS
