/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-odds-card.h"

#include "tm-flow-layout.h"
#include "tm-node-list.h"

/**
 * TmOddsCard:
 *
 * A small table of chances: which case, how exact they are, and a bar for each. The CSS name is
 * `oddscard`.
 */
struct _TmOddsCard
{
  TmNodeView parent_instance;

  GtkWidget *label;
  GtkWidget *detail;
  GtkWidget *bars;
  TmNodeList bar_list;
};

G_DEFINE_FINAL_TYPE (TmOddsCard, tm_odds_card, TM_TYPE_NODE_VIEW)

static void
tm_odds_card_update (TmNodeView *view, const TmPart *before)
{
  TmOddsCard *self = TM_ODDS_CARD (view);
  const TmPart *part = tm_node_view_get_part (view);

  gtk_label_set_text (GTK_LABEL (self->label), part->label != NULL ? part->label : "");
  gtk_label_set_text (GTK_LABEL (self->detail), part->detail != NULL ? part->detail : "");
}

static void
tm_odds_card_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmOddsCard *self = TM_ODDS_CARD (view);

  tm_node_list_begin (&self->bar_list);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    tm_node_list_show (&self->bar_list, stage, i);
  tm_node_list_end (&self->bar_list);
}

static void
tm_odds_card_finalize (GObject *object)
{
  tm_node_list_clear (&TM_ODDS_CARD (object)->bar_list);
  G_OBJECT_CLASS (tm_odds_card_parent_class)->finalize (object);
}

static void
tm_odds_card_class_init (TmOddsCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_odds_card_finalize;
  view_class->update = tm_odds_card_update;
  view_class->update_children = tm_odds_card_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "oddscard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_odds_card_init (TmOddsCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *words = tm_flow_box_new (TM_FLOW_SPREAD, 12, 0);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (self->label, "heading");
  self->detail = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->detail), 0);
  gtk_label_set_wrap (GTK_LABEL (self->detail), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->detail), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (self->detail, "caption");
  gtk_widget_add_css_class (self->detail, "soft");
  gtk_box_append (GTK_BOX (words), self->label);
  gtk_box_append (GTK_BOX (words), self->detail);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  self->bars = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_vexpand (self->bars, TRUE);
  gtk_widget_set_valign (self->bars, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->bars, GTK_WIDGET (self));
  tm_node_list_init (&self->bar_list, self->bars, tm_node_create, NULL);
}

/**
 * tm_odds_card_new:
 *
 * Makes a table of chances.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_odds_card_new (void)
{
  return g_object_new (TM_TYPE_ODDS_CARD, NULL);
}
