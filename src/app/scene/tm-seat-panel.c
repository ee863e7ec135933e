/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-seat-panel.h"

#include <glib/gi18n.h>

#include "tm-counter.h"
#include "tm-flow-layout.h"
#include "tm-node-list.h"
#include "tm-number-card.h"
#include "tm-row.h"
#include "tm-seat-mark.h"

#define MARK_SIZE 22
#define SMALL_CARD_WIDTH 20
#define HAND_CARD_WIDTH 52
#define ROUND_CARD_WIDTH 58

/**
 * TmSeatPanel:
 *
 * A seat and everything in front of it: name, color and shape; what distinguishes it and what it
 * holds; its counters, each with its track; its hand. A single small card, which is there for a
 * moment only, lies on a table with what the seat holds, so that the panel keeps its height. The CSS name is `seatpanel`.
 */
struct _TmSeatPanel
{
  TmNodeView parent_instance;

  TmSeatPanelForm form;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *detail;
  GtkWidget *badges;
  GtkWidget *chips;
  GtkWidget *body;
  GtkWidget *mover;
  TmNodeList badge_list;
  TmNodeList chip_list;
  TmNodeList body_list;
};

G_DEFINE_FINAL_TYPE (TmSeatPanel, tm_seat_panel, TM_TYPE_NODE_VIEW)

static const TmCounterForm counter_forms[] = {
  [TM_SEAT_PANEL_TABLE] = TM_COUNTER_PANEL,
  [TM_SEAT_PANEL_HAND] = TM_COUNTER_BIG,
  [TM_SEAT_PANEL_ROUND] = TM_COUNTER_ROUND,
};

static GtkWidget *
create_body_thing (const TmPart *part, gpointer data)
{
  TmSeatPanel *self = data;
  GtkWidget *view;

  if (part->kind == TM_NODE_COUNTER)
    return tm_counter_new (counter_forms[self->form]);
  view = tm_node_create (part, NULL);
  if (part->kind == TM_NODE_ROW && self->form != TM_SEAT_PANEL_TABLE)
    tm_row_set_card_width (TM_ROW (view),
                           self->form == TM_SEAT_PANEL_HAND ? HAND_CARD_WIDTH : ROUND_CARD_WIDTH);
  return view;
}

static GtkWidget *
create_chip (const TmPart *part, gpointer data)
{
  return part->kind == TM_NODE_NUMBER_CARD ? tm_number_card_new (SMALL_CARD_WIDTH)
                                           : tm_node_create (part, NULL);
}

/* Whoever sits elsewhere takes the panel along. */
static void
show_mover (TmSeatPanel *self, const TmPart *part)
{
  g_autofree char *name = NULL;

  /* Translators: %s is a player, who sits at a side of the table */
  name = g_strdup_printf (_ ("%s: Move to the Next Side"), part->label != NULL ? part->label : "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->mover), "i", (gint32) part->seat);
  gtk_widget_set_tooltip_text (self->mover, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mover), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
tm_seat_panel_update (TmNodeView *view, const TmPart *before)
{
  TmSeatPanel *self = TM_SEAT_PANEL (view);
  const TmPart *part = tm_node_view_get_part (view);

  tm_seat_mark_set_look (TM_SEAT_MARK (self->mark), part->look);
  gtk_label_set_text (GTK_LABEL (self->name), part->label != NULL ? part->label : "");
  gtk_label_set_text (GTK_LABEL (self->detail), part->detail != NULL ? part->detail : "");
  gtk_widget_set_visible (self->detail, part->detail != NULL);
  if (self->mover != NULL)
    show_mover (self, part);
}

/* A track stands below the counter whose boxes it shows: its child, or the counter before it. */
static guint
find_track (const TmStage *stage, guint counter)
{
  const TmPart *part = tm_stage_get (stage, counter);
  guint child = tm_stage_find (stage, counter, TM_NODE_TRACK);

  if (child != 0)
    return child;
  if (part->next != 0 && tm_stage_get (stage, part->next)->kind == TM_NODE_TRACK)
    return part->next;
  return 0;
}

static void
show_counter (TmSeatPanel *self, const TmStage *stage, guint index)
{
  GtkWidget *counter = tm_node_list_show (&self->body_list, stage, index);

  tm_counter_set_track (TM_COUNTER (counter), stage, find_track (stage, index));
}

static void
show_child (TmSeatPanel *self, const TmStage *stage, guint index, TmNodeKind before)
{
  switch ((int) tm_stage_get (stage, index)->kind)
    {
    case TM_NODE_BADGE:
      tm_node_list_show (&self->badge_list, stage, index);
      break;
    case TM_NODE_CHIP:
    case TM_NODE_GLYPH:
      tm_node_list_show (&self->chip_list, stage, index);
      break;
    case TM_NODE_NUMBER_CARD:
      tm_node_list_show (self->form == TM_SEAT_PANEL_TABLE ? &self->chip_list : &self->body_list,
                         stage, index);
      break;
    case TM_NODE_COUNTER:
      show_counter (self, stage, index);
      break;
    case TM_NODE_TRACK:
      if (before != TM_NODE_COUNTER)
        tm_node_list_show (&self->body_list, stage, index);
      break;
    default:
      tm_node_list_show (&self->body_list, stage, index);
    }
}

static void
tm_seat_panel_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmSeatPanel *self = TM_SEAT_PANEL (view);
  TmNodeKind before = TM_NODE_SEAT;

  tm_node_list_begin (&self->badge_list);
  tm_node_list_begin (&self->chip_list);
  tm_node_list_begin (&self->body_list);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      show_child (self, stage, i, before);
      before = tm_stage_get (stage, i)->kind;
    }
  tm_node_list_end (&self->badge_list);
  tm_node_list_end (&self->chip_list);
  tm_node_list_end (&self->body_list);
}

static void
tm_seat_panel_finalize (GObject *object)
{
  TmSeatPanel *self = TM_SEAT_PANEL (object);

  tm_node_list_clear (&self->badge_list);
  tm_node_list_clear (&self->chip_list);
  tm_node_list_clear (&self->body_list);
  G_OBJECT_CLASS (tm_seat_panel_parent_class)->finalize (object);
}

static void
tm_seat_panel_class_init (TmSeatPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_seat_panel_finalize;
  view_class->update = tm_seat_panel_update;
  view_class->update_children = tm_seat_panel_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_header (TmSeatPanel *self)
{
  GtkWidget *header = tm_flow_box_new (TM_FLOW_SPREAD, 8, 6);
  GtkWidget *person = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->mark = tm_seat_mark_new (TM_NO_LOOK, MARK_SIZE);
  self->name = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  gtk_widget_add_css_class (self->name, "title-4");
  self->detail = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->detail), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->detail, "soft");
  self->badges = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->chips = tm_flow_box_new (TM_FLOW_END, 6, 6);
  gtk_widget_add_css_class (header, "top");
  gtk_box_append (GTK_BOX (person), self->mark);
  gtk_box_append (GTK_BOX (person), self->name);
  gtk_box_append (GTK_BOX (person), self->detail);
  gtk_box_append (GTK_BOX (person), self->badges);
  gtk_box_append (GTK_BOX (header), person);
  gtk_box_append (GTK_BOX (header), self->chips);
  gtk_widget_set_parent (header, GTK_WIDGET (self));
}

static void
add_mover (TmSeatPanel *self)
{
  GtkWidget *header = gtk_widget_get_parent (self->chips);
  GtkWidget *end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->mover = gtk_button_new_from_icon_name ("object-rotate-right-symbolic");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->mover), "i", (gint32) TM_NO_SEAT);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->mover), "round.move");
  gtk_widget_set_valign (self->mover, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->mover, "circular");
  gtk_widget_add_css_class (self->mover, "flat");
  gtk_widget_add_css_class (self->mover, "mover");
  g_object_ref (self->chips);
  gtk_box_remove (GTK_BOX (header), self->chips);
  gtk_widget_set_hexpand (self->chips, TRUE);
  gtk_box_append (GTK_BOX (end), self->chips);
  g_object_unref (self->chips);
  gtk_box_append (GTK_BOX (end), self->mover);
  gtk_box_append (GTK_BOX (header), end);
}

static void
tm_seat_panel_init (TmSeatPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  gtk_widget_add_css_class (widget, "seat-panel");
  add_header (self);
  self->body = tm_flow_box_new (TM_FLOW_SPREAD, 9, 12);
  gtk_widget_add_css_class (self->body, "body");
  gtk_widget_set_vexpand (self->body, TRUE);
  gtk_widget_set_valign (self->body, GTK_ALIGN_END);
  gtk_widget_set_parent (self->body, widget);
  tm_node_list_init (&self->badge_list, self->badges, tm_node_create, NULL);
  tm_node_list_init (&self->chip_list, self->chips, create_chip, NULL);
  tm_node_list_init (&self->body_list, self->body, create_body_thing, self);
}

/**
 * tm_seat_panel_new:
 * @form: what it is for
 *
 * Makes a panel.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_seat_panel_new (TmSeatPanelForm form)
{
  static const char *const classes[] = { "table", "hand", "round" };
  TmSeatPanel *self = g_object_new (TM_TYPE_SEAT_PANEL, NULL);

  self->form = form;
  if (form == TM_SEAT_PANEL_HAND)
    gtk_widget_set_layout_manager (self->body, tm_flow_layout_new (TM_FLOW_START, 12, 12));
  if (form == TM_SEAT_PANEL_ROUND)
    add_mover (self);
  gtk_widget_add_css_class (GTK_WIDGET (self), classes[form]);
  return GTK_WIDGET (self);
}
