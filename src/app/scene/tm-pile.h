/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_PILE (tm_pile_get_type ())
G_DECLARE_FINAL_TYPE (TmPile, tm_pile, TM, PILE, TmNodeView)

GtkWidget *tm_pile_new (void);

G_END_DECLS
