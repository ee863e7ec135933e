/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_STEPS (tm_steps_get_type ())
G_DECLARE_FINAL_TYPE (TmSteps, tm_steps, TM, STEPS, TmNodeView)

GtkWidget *tm_steps_new (void);

G_END_DECLS
