/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-seat-card.h"

#include "tm-chip.h"
#include "tm-counter.h"
#include "tm-flow-layout.h"
#include "tm-node-list.h"
#include "tm-seat-mark.h"
#include "tm-track-bar.h"

#define MARK_SIZE 18
#define COUNTER_GAP 9
/* What a role needs beside what is held: a name and a surname, or a title and the points. */
#define ROLE_CHARS 9
#define ROLE_LINES 3

/**
 * TmSeatCard:
 *
 * A seat in little room, where a panel tells about whoever is playing: name, color and shape, what
 * distinguishes it, its role, what it holds as symbols, its counters, and in the corner a row of
 * dots. Anything else it has goes below. The CSS name is `seatcard`.
 */
struct _TmSeatCard
{
  TmNodeView parent_instance;

  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *badges;
  GtkWidget *detail;
  GtkWidget *held;
  GtkWidget *counters;
  GtkWidget *tracks;
  GtkWidget *others;
  TmNodeList badge_list;
  TmNodeList held_list;
  TmNodeList counter_list;
  TmNodeList track_list;
  TmNodeList other_list;
};

G_DEFINE_FINAL_TYPE (TmSeatCard, tm_seat_card, TM_TYPE_NODE_VIEW)

static void
tm_seat_card_update (TmNodeView *view, const TmPart *before)
{
  TmSeatCard *self = TM_SEAT_CARD (view);
  const TmPart *part = tm_node_view_get_part (view);

  tm_seat_mark_set_look (TM_SEAT_MARK (self->mark), part->look);
  gtk_label_set_text (GTK_LABEL (self->name), part->label != NULL ? part->label : "");
  gtk_label_set_text (GTK_LABEL (self->detail), part->detail != NULL ? part->detail : "");
  gtk_widget_set_visible (self->detail, part->detail != NULL);
  gtk_widget_set_tooltip_text (self->detail, part->detail);
}

static TmNodeList *
choose_list (TmSeatCard *self, const TmPart *part)
{
  switch ((int) part->kind)
    {
    case TM_NODE_CHIP:
    case TM_NODE_GLYPH:
      return part->symbol != NULL ? &self->held_list : &self->other_list;
    case TM_NODE_BADGE:
      return &self->badge_list;
    case TM_NODE_COUNTER:
      return &self->counter_list;
    case TM_NODE_TRACK:
      return &self->track_list;
    default:
      return &self->other_list;
    }
}

static void
tm_seat_card_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmSeatCard *self = TM_SEAT_CARD (view);
  TmNodeList *lists[] = { &self->badge_list, &self->counter_list, &self->held_list,
                          &self->track_list, &self->other_list };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    tm_node_list_begin (lists[i]);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    tm_node_list_show (choose_list (self, tm_stage_get (stage, i)), stage, i);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    tm_node_list_end (lists[i]);
  gtk_widget_set_visible (self->held, self->held_list.n_shown > 0);
  gtk_widget_set_hexpand (self->tracks, self->counter_list.n_shown == 0);
}

static GtkWidget *
create_badge (const TmPart *part, gpointer data)
{
  GtkWidget *chip = tm_chip_new ();

  tm_chip_set_has_symbol (TM_CHIP (chip), FALSE);
  return chip;
}

static GtkWidget *
create_held (const TmPart *part, gpointer data)
{
  GtkWidget *chip = tm_chip_new ();

  tm_chip_set_has_words (TM_CHIP (chip), FALSE);
  return chip;
}

static GtkWidget *
create_counter (const TmPart *part, gpointer data)
{
  GtkWidget *counter = tm_counter_new (TM_COUNTER_STRIP);

  /* What has just changed hangs over the end of a counter, but not over the next one. */
  gtk_widget_set_hexpand (counter, TRUE);
  return counter;
}

static GtkWidget *
create_track (const TmPart *part, gpointer data)
{
  GtkWidget *track = tm_track_bar_new ();

  tm_track_bar_set_form (TM_TRACK_BAR (track), TM_TRACK_DOTS);
  gtk_widget_set_halign (track, GTK_ALIGN_END);
  return track;
}

static void
tm_seat_card_finalize (GObject *object)
{
  TmSeatCard *self = TM_SEAT_CARD (object);

  tm_node_list_clear (&self->badge_list);
  tm_node_list_clear (&self->counter_list);
  tm_node_list_clear (&self->held_list);
  tm_node_list_clear (&self->track_list);
  tm_node_list_clear (&self->other_list);
  G_OBJECT_CLASS (tm_seat_card_parent_class)->finalize (object);
}

static void
tm_seat_card_class_init (TmSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_seat_card_finalize;
  view_class->update = tm_seat_card_update;
  view_class->update_children = tm_seat_card_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_header (TmSeatCard *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  self->mark = tm_seat_mark_new (TM_NO_LOOK, MARK_SIZE);
  self->name = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (self->name), 5);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_widget_add_css_class (self->name, "heading");
  self->badges = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (header, "top");
  gtk_box_append (GTK_BOX (header), self->mark);
  gtk_box_append (GTK_BOX (header), self->name);
  gtk_box_append (GTK_BOX (header), self->badges);
  gtk_widget_set_parent (header, GTK_WIDGET (self));
}

static void
add_role (TmSeatCard *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->detail = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->detail), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->detail), ROLE_LINES);
  gtk_label_set_width_chars (GTK_LABEL (self->detail), ROLE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (self->detail), ROLE_CHARS);
  gtk_label_set_ellipsize (GTK_LABEL (self->detail), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->detail), 0);
  gtk_widget_set_hexpand (self->detail, TRUE);
  gtk_widget_set_valign (self->detail, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->detail, "caption");
  gtk_widget_add_css_class (self->detail, "soft");
  self->held = tm_flow_box_new (TM_FLOW_END, 4, 4);
  gtk_widget_add_css_class (line, "role");
  gtk_box_append (GTK_BOX (line), self->detail);
  gtk_box_append (GTK_BOX (line), self->held);
  gtk_widget_set_parent (line, GTK_WIDGET (self));
}

static void
add_body (TmSeatCard *self)
{
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  self->counters = tm_flow_box_new (TM_FLOW_START, COUNTER_GAP, 0);
  self->tracks = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->tracks, "corner");
  gtk_widget_set_valign (self->tracks, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (body), self->counters);
  gtk_box_append (GTK_BOX (body), self->tracks);
  gtk_widget_set_parent (body, GTK_WIDGET (self));
}

static void
tm_seat_card_init (TmSeatCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (widget, "seat-panel");
  add_header (self);
  add_role (self);
  add_body (self);
  self->others = tm_flow_box_new (TM_FLOW_START, 6, 6);
  gtk_widget_add_css_class (self->others, "others");
  gtk_widget_set_parent (self->others, widget);
  tm_node_list_init (&self->badge_list, self->badges, create_badge, NULL);
  tm_node_list_init (&self->counter_list, self->counters, create_counter, NULL);
  tm_node_list_init (&self->held_list, self->held, create_held, NULL);
  tm_node_list_init (&self->track_list, self->tracks, create_track, NULL);
  tm_node_list_init (&self->other_list, self->others, tm_node_create, NULL);
}

/**
 * tm_seat_card_new:
 *
 * Makes a card.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_seat_card_new (void)
{
  return g_object_new (TM_TYPE_SEAT_CARD, NULL);
}
