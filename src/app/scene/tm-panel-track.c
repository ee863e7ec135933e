/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-panel-track.h"

#include "tm-flow-layout.h"
#include "tm-track-bar.h"

/**
 * TmPanelTrack:
 *
 * A track over all of the width, under what it counts and what comes when it is full. The CSS name
 * is `paneltrack`.
 */
struct _TmPanelTrack
{
  TmNodeView parent_instance;

  GtkWidget *label;
  GtkWidget *detail;
  GtkWidget *track;
};

G_DEFINE_FINAL_TYPE (TmPanelTrack, tm_panel_track, TM_TYPE_NODE_VIEW)

static void
tm_panel_track_update (TmNodeView *view, const TmPart *before)
{
  TmPanelTrack *self = TM_PANEL_TRACK (view);
  const TmPart *part = tm_node_view_get_part (view);

  gtk_label_set_text (GTK_LABEL (self->label), part->label != NULL ? part->label : "");
  gtk_label_set_text (GTK_LABEL (self->detail), part->detail != NULL ? part->detail : "");
  gtk_widget_set_visible (self->detail, part->detail != NULL);
  tm_node_view_set_part (TM_NODE_VIEW (self->track), part);
}

static void
tm_panel_track_class_init (TmPanelTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TM_NODE_VIEW_CLASS (klass)->update = tm_panel_track_update;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "paneltrack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_panel_track_init (TmPanelTrack *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *words = tm_flow_box_new (TM_FLOW_SPREAD, 6, 0);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (self->label, "caption-heading");
  self->detail = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->detail), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->detail), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->detail, "caption");
  gtk_widget_add_css_class (self->detail, "soft");
  gtk_box_append (GTK_BOX (words), self->label);
  gtk_box_append (GTK_BOX (words), self->detail);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  self->track = tm_track_bar_new ();
  tm_track_bar_set_form (TM_TRACK_BAR (self->track), TM_TRACK_WIDE);
  gtk_widget_set_parent (self->track, GTK_WIDGET (self));
}

/**
 * tm_panel_track_new:
 *
 * Makes a track.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_panel_track_new (void)
{
  return g_object_new (TM_TYPE_PANEL_TRACK, NULL);
}
