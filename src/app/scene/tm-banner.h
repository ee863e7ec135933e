/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_BANNER (tm_banner_get_type ())
G_DECLARE_FINAL_TYPE (TmBanner, tm_banner, TM, BANNER, TmNodeView)

GtkWidget *tm_banner_new (void);

GtkWidget *tm_banner_get_primary (TmBanner *self);
void tm_banner_set_is_roomy (TmBanner *self, gboolean is_roomy);
void tm_banner_set_is_narrow (TmBanner *self, gboolean is_narrow);
void tm_banner_set_is_round (TmBanner *self, gboolean is_copy);
void tm_banner_set_closing_action (TmBanner *self, const char *label, const char *action);

G_END_DECLS
