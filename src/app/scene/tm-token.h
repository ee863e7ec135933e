/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_TOKEN (tm_token_get_type ())
G_DECLARE_FINAL_TYPE (TmToken, tm_token, TM, TOKEN, TmNodeView)

GtkWidget *tm_token_new (void);

G_END_DECLS
