/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-row.h"

#include "tm-flow-layout.h"
#include "tm-focus-group.h"
#include "tm-node-list.h"
#include "tm-number-card.h"
#include "tm-spread-layout.h"

#define USUAL_CARD_WIDTH 40
#define STORE_WIDTH 142

/**
 * TmRow:
 *
 * Things side by side, under their name: the cards of a level, a tray of dice, a hand. What they
 * are decides how they lie: large cards fill the width, dice lie in a well, small cards wrap.
 * Buttons among them stand beside the name.
 *
 * The CSS name is `scenerow`; it has the style class `cards`, `dice`, `hand`, `piles`, `supplies` or
 * `mixed`.
 */
struct _TmRow
{
  TmNodeView parent_instance;

  GtkWidget *header;
  GtkWidget *label;
  GtkWidget *detail;
  GtkWidget *buttons;
  GtkWidget *content;
  TmNodeList buttons_list;
  TmNodeList things;
  TmNodeKind lead;
  int card_width;
  gboolean has_name;
};

G_DEFINE_FINAL_TYPE (TmRow, tm_row, TM_TYPE_NODE_VIEW)

static const char *
get_css_class (TmNodeKind lead)
{
  switch ((int) lead)
    {
    case TM_NODE_CARD:
      return "cards";
    case TM_NODE_DIE:
      return "dice";
    case TM_NODE_NUMBER_CARD:
      return "hand";
    case TM_NODE_PILE:
      return "piles";
    case TM_NODE_SUPPLY:
      return "supplies";
    default:
      return "mixed";
    }
}

/* Things of one kind are one stop of the keyboard. */
static gboolean
is_group (TmNodeKind lead)
{
  return lead == TM_NODE_CARD || lead == TM_NODE_DIE || lead == TM_NODE_NUMBER_CARD
         || lead == TM_NODE_PILE || lead == TM_NODE_SUPPLY;
}

static GtkLayoutManager *
create_layout (TmNodeKind lead)
{
  GtkLayoutManager *layout;

  switch ((int) lead)
    {
    case TM_NODE_CARD:
      return tm_spread_layout_new (9);
    case TM_NODE_DIE:
      return tm_flow_layout_new (TM_FLOW_START, 15, 12);
    case TM_NODE_NUMBER_CARD:
      return tm_flow_layout_new (TM_FLOW_START, 4, 9);
    case TM_NODE_SUPPLY:
      layout = tm_flow_layout_new (TM_FLOW_START, 12, 6);
      tm_flow_layout_set_line_length (TM_FLOW_LAYOUT (layout), STORE_WIDTH);
      return layout;
    default:
      return tm_flow_layout_new (TM_FLOW_START, 12, 9);
    }
}

static void
set_lead (TmRow *self, TmNodeKind lead)
{
  if (lead == self->lead)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self), get_css_class (self->lead));
  gtk_widget_remove_css_class (self->content, "well");
  self->lead = lead;
  gtk_widget_add_css_class (GTK_WIDGET (self), get_css_class (lead));
  if (lead == TM_NODE_DIE)
    gtk_widget_add_css_class (self->content, "well");
  gtk_widget_set_layout_manager (self->content, create_layout (lead));
  tm_focus_group_set_is_single (TM_FOCUS_GROUP (self->content), is_group (lead));
}

static TmNodeKind
find_lead (const TmStage *stage, guint index)
{
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      if (tm_stage_get (stage, i)->kind != TM_NODE_BUTTON)
        return tm_stage_get (stage, i)->kind;
    }
  return TM_NODE_TEXT;
}

static GtkWidget *
create_thing (const TmPart *part, gpointer data)
{
  TmRow *self = data;

  if (part->kind == TM_NODE_NUMBER_CARD)
    return tm_number_card_new (self->card_width);
  return tm_node_create (part, NULL);
}

static void
set_words (GtkWidget *label, const char *words)
{
  gtk_label_set_text (GTK_LABEL (label), words != NULL ? words : "");
  gtk_widget_set_visible (label, words != NULL);
}

static void
tm_row_update (TmNodeView *view, const TmPart *before)
{
  TmRow *self = TM_ROW (view);
  const TmPart *part = tm_node_view_get_part (view);

  set_words (self->label, part->label);
  set_words (self->detail, part->detail);
}

static void
show_header (TmRow *self)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));
  gboolean has_words = self->has_name && (part->label != NULL || part->detail != NULL);

  gtk_widget_set_visible (self->label, self->has_name && part->label != NULL);
  gtk_widget_set_visible (self->detail, self->has_name && part->detail != NULL);
  gtk_widget_set_visible (self->header, has_words || self->buttons_list.n_shown > 0);
}

static void
tm_row_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmRow *self = TM_ROW (view);
  const TmPart *part = tm_node_view_get_part (view);

  set_lead (self, find_lead (stage, index));
  tm_node_list_begin (&self->buttons_list);
  tm_node_list_begin (&self->things);
  for (guint i = part->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    tm_node_list_show (tm_stage_get (stage, i)->kind == TM_NODE_BUTTON ? &self->buttons_list
                                                                       : &self->things,
                       stage, i);
  tm_node_list_end (&self->things);
  tm_node_list_end (&self->buttons_list);
  show_header (self);
  /* An empty tray keeps its place. */
  gtk_widget_set_visible (self->content,
                          self->things.n_shown > 0 || self->buttons_list.n_shown == 0);
}

static void
tm_row_finalize (GObject *object)
{
  TmRow *self = TM_ROW (object);

  tm_node_list_clear (&self->buttons_list);
  tm_node_list_clear (&self->things);
  G_OBJECT_CLASS (tm_row_parent_class)->finalize (object);
}

static void
tm_row_class_init (TmRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_row_finalize;
  view_class->update = tm_row_update;
  view_class->update_children = tm_row_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scenerow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_row_init (TmRow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->label, "name");
  self->detail = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->detail), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->detail, "soft");
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand (self->buttons, TRUE);
  gtk_widget_set_halign (self->buttons, GTK_ALIGN_END);
  self->header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  gtk_box_append (GTK_BOX (self->header), self->label);
  gtk_box_append (GTK_BOX (self->header), self->detail);
  gtk_box_append (GTK_BOX (self->header), self->buttons);
  gtk_widget_add_css_class (self->header, "top");
  gtk_widget_set_parent (self->header, widget);

  self->content = tm_focus_group_new ("things", GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_set_parent (self->content, widget);
  self->card_width = USUAL_CARD_WIDTH;
  self->has_name = TRUE;
  tm_node_list_init (&self->buttons_list, self->buttons, tm_node_create, NULL);
  tm_node_list_init (&self->things, self->content, create_thing, self);
  self->lead = TM_NODE_SCENE;
  set_lead (self, TM_NODE_TEXT);
}

/**
 * tm_row_new:
 *
 * Makes a row.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_row_new (void)
{
  return g_object_new (TM_TYPE_ROW, NULL);
}

/**
 * tm_row_set_has_name:
 * @self: a row that shows something
 * @has_name: whether its name stands above the things
 *
 * Leaves out the name where there is little room and only one row it could be.
 */
void
tm_row_set_has_name (TmRow *self, gboolean has_name)
{
  g_return_if_fail (TM_IS_ROW (self));
  self->has_name = has_name;
  show_header (self);
}

/**
 * tm_row_set_card_width:
 * @self: a row
 * @width: in pixels, before text scaling
 *
 * Changes the size of the small cards in the row.
 */
void
tm_row_set_card_width (TmRow *self, int width)
{
  g_return_if_fail (TM_IS_ROW (self));
  self->card_width = width;
  for (guint i = 0; i < self->things.views->len; i++)
    {
      GtkWidget *view = g_ptr_array_index (self->things.views, i);

      if (TM_IS_NUMBER_CARD (view))
        tm_number_card_set_width (TM_NUMBER_CARD (view), width);
    }
}
