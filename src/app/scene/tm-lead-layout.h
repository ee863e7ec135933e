/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_LEAD_LAYOUT (tm_lead_layout_get_type ())
G_DECLARE_FINAL_TYPE (TmLeadLayout, tm_lead_layout, TM, LEAD_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tm_lead_layout_new (int spacing);

G_END_DECLS
