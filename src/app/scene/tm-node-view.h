/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"

G_BEGIN_DECLS

#define TM_TYPE_NODE_VIEW (tm_node_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (TmNodeView, tm_node_view, TM, NODE_VIEW, GtkWidget)

/**
 * TmNodeViewClass:
 * @update: the part has changed; @before is what was shown until now
 * @update_children: shows the children of the part at @index; called whenever a new stage is
 *   shown, even if the part itself is the same
 * @is_touchable: whether it can be touched now; by default [func@part_is_touchable]
 * @activate: it was touched; by default it makes the offer of its part
 * @open_menu: it was held, or clicked with the other button; by default the host is asked
 * @dup_name: its name for screen readers; by default label and detail
 */
struct _TmNodeViewClass
{
  GtkWidgetClass parent_class;

  void (*update) (TmNodeView *self, const TmPart *before);
  void (*update_children) (TmNodeView *self, const TmStage *stage, guint index);
  gboolean (*is_touchable) (TmNodeView *self);
  void (*activate) (TmNodeView *self);
  void (*open_menu) (TmNodeView *self);
  char *(*dup_name) (TmNodeView *self);
};

const TmPart *tm_node_view_get_part (TmNodeView *self);
void tm_node_view_set_part (TmNodeView *self, const TmPart *part);
void tm_node_view_set_stage (TmNodeView *self, const TmStage *stage, guint index);
void tm_node_view_activate (TmNodeView *self);
void tm_node_view_snapshot_sign (TmNodeView *self, GtkSnapshot *snapshot);
char *tm_node_view_dup_description (TmNodeView *self, const char *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
