/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_SECRET (tm_secret_get_type ())
G_DECLARE_FINAL_TYPE (TmSecret, tm_secret, TM, SECRET, TmNodeView)

GtkWidget *tm_secret_new (void);

G_END_DECLS
