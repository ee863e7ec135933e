/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_SLACK_LAYOUT (tm_slack_layout_get_type ())
G_DECLARE_FINAL_TYPE (TmSlackLayout, tm_slack_layout, TM, SLACK_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tm_slack_layout_new (int spacing);

G_END_DECLS
