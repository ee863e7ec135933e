/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_ACTION_BUTTON (tm_action_button_get_type ())
G_DECLARE_FINAL_TYPE (TmActionButton, tm_action_button, TM, ACTION_BUTTON, TmNodeView)

GtkWidget *tm_action_button_new (void);

GtkWidget *tm_action_button_new_toggle (void);

void tm_action_button_set_is_wide (TmActionButton *self, gboolean is_wide);

G_END_DECLS
