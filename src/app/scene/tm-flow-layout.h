/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmFlowJustify:
 * @TM_FLOW_START: every line begins at the start
 * @TM_FLOW_END: every line ends at the end
 * @TM_FLOW_SPREAD: what is left over widens the gaps
 * @TM_FLOW_FILL: what is left over widens the children
 *
 * What becomes of the room that is left over in a line.
 */
typedef enum
{
  TM_FLOW_START,
  TM_FLOW_END,
  TM_FLOW_SPREAD,
  TM_FLOW_FILL,
} TmFlowJustify;

#define TM_TYPE_FLOW_LAYOUT (tm_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (TmFlowLayout, tm_flow_layout, TM, FLOW_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tm_flow_layout_new (TmFlowJustify justify, int spacing, int line_spacing);
GtkWidget *tm_flow_box_new (TmFlowJustify justify, int spacing, int line_spacing);

void tm_flow_layout_set_line_length (TmFlowLayout *self, int length);

G_END_DECLS
