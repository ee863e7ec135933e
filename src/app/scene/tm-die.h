/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_DIE (tm_die_get_type ())
G_DECLARE_FINAL_TYPE (TmDie, tm_die, TM, DIE, TmNodeView)

GtkWidget *tm_die_new (int size);
GtkWidget *tm_die_new_shrinkable (int size);

gboolean tm_die_has_face (const char *symbol);

void tm_die_set_size (TmDie *self, int size);

G_END_DECLS
