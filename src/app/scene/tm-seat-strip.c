/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-seat-strip.h"

#include <glib/gi18n.h>

#include "tm-counter.h"
#include "tm-flow-layout.h"
#include "tm-node-list.h"
#include "tm-number-card.h"
#include "tm-scene-host.h"
#include "tm-seat-mark.h"
#include "tm-symbol.h"

#define MARK_SIZE 16
#define CARD_WIDTH 20
#define NAME_WIDTH 122
/* So many counters have room beside the name; more go below. */
#define N_BESIDE 2

/**
 * TmSeatStrip:
 *
 * A seat on a phone: one row of 64 pixels, which as a whole opens the seat's hand. Name and
 * small cards in front, the counters behind, still to be read from a metre. The CSS name is
 * `seatstrip`.
 */
struct _TmSeatStrip
{
  TmNodeView parent_instance;

  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *signs;
  GtkWidget *cards;
  GtkWidget *counters;
  TmNodeList card_list;
  TmNodeList counter_list;
};

G_DEFINE_FINAL_TYPE (TmSeatStrip, tm_seat_strip, TM_TYPE_NODE_VIEW)

static GtkWidget *
create_card (const TmPart *part, gpointer data)
{
  return tm_number_card_new (CARD_WIDTH);
}

static GtkWidget *
create_counter (const TmPart *part, gpointer data)
{
  GtkWidget *counter = tm_counter_new (TM_COUNTER_ROW);

  gtk_widget_set_hexpand (counter, TRUE);
  return counter;
}

static void
tm_seat_strip_update (TmNodeView *view, const TmPart *before)
{
  TmSeatStrip *self = TM_SEAT_STRIP (view);
  const TmPart *part = tm_node_view_get_part (view);

  tm_seat_mark_set_look (TM_SEAT_MARK (self->mark), part->look);
  gtk_label_set_text (GTK_LABEL (self->name), part->label != NULL ? part->label : "");
}

/* Badges have no room for words here: their symbols stand behind the name. */
static void
show_signs (TmSeatStrip *self, const TmStage *stage, guint index)
{
  GtkWidget *child = gtk_widget_get_first_child (self->signs);

  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind != TM_NODE_BADGE || part->symbol == NULL)
        continue;
      if (child == NULL)
        {
          gtk_box_append (GTK_BOX (self->signs), tm_symbol_new (part->symbol, 16));
          continue;
        }
      tm_symbol_set_symbol (TM_SYMBOL (child), part->symbol);
      child = gtk_widget_get_next_sibling (child);
    }
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_widget_unparent (child);
      child = next;
    }
}

static void
show_cards (TmSeatStrip *self, const TmStage *stage, guint row)
{
  for (guint i = tm_stage_get (stage, row)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      if (tm_stage_get (stage, i)->kind == TM_NODE_NUMBER_CARD)
        tm_node_list_show (&self->card_list, stage, i);
    }
}

static void
tm_seat_strip_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmSeatStrip *self = TM_SEAT_STRIP (view);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gboolean is_tall;

  tm_node_list_begin (&self->card_list);
  tm_node_list_begin (&self->counter_list);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_COUNTER)
        tm_node_list_show (&self->counter_list, stage, i);
      else if (part->kind == TM_NODE_ROW)
        show_cards (self, stage, i);
    }
  tm_node_list_end (&self->card_list);
  tm_node_list_end (&self->counter_list);
  is_tall = self->counter_list.n_shown > N_BESIDE;
  show_signs (self, stage, index);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  is_tall ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (is_tall)
    gtk_widget_add_css_class (GTK_WIDGET (self), "tall");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "tall");
}

static gboolean
tm_seat_strip_is_touchable (TmNodeView *view)
{
  return TRUE;
}

static void
tm_seat_strip_activate (TmNodeView *view)
{
  tm_scene_host_activate_seat (GTK_WIDGET (view), tm_node_view_get_part (view)->seat);
}

static char *
tm_seat_strip_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);

  /* Translators: a row that opens the hand of a player; %s is the name. */
  return g_strdup_printf (_ ("%s: open the hand"), part->label != NULL ? part->label : "");
}

static void
tm_seat_strip_finalize (GObject *object)
{
  TmSeatStrip *self = TM_SEAT_STRIP (object);

  tm_node_list_clear (&self->card_list);
  tm_node_list_clear (&self->counter_list);
  G_OBJECT_CLASS (tm_seat_strip_parent_class)->finalize (object);
}

static void
tm_seat_strip_class_init (TmSeatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_seat_strip_finalize;
  view_class->update = tm_seat_strip_update;
  view_class->update_children = tm_seat_strip_update_children;
  view_class->is_touchable = tm_seat_strip_is_touchable;
  view_class->activate = tm_seat_strip_activate;
  view_class->dup_name = tm_seat_strip_dup_name;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatstrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static GtkWidget *
create_front (TmSeatStrip *self)
{
  GtkWidget *front = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->mark = tm_seat_mark_new (TM_NO_LOOK, MARK_SIZE);
  self->name = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->name, "heading");
  self->signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_widget_add_css_class (self->signs, "signs");
  gtk_box_append (GTK_BOX (line), self->mark);
  gtk_box_append (GTK_BOX (line), self->name);
  gtk_box_append (GTK_BOX (line), self->signs);
  self->cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_box_append (GTK_BOX (front), line);
  gtk_box_append (GTK_BOX (front), self->cards);
  gtk_widget_set_valign (front, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (front, NAME_WIDTH, -1);
  return front;
}

static void
tm_seat_strip_init (TmSeatStrip *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *front = create_front (self);

  gtk_widget_add_css_class (widget, "seat-panel");
  self->counters = tm_flow_box_new (TM_FLOW_FILL, 3, 3);
  gtk_widget_set_hexpand (self->counters, TRUE);
  gtk_widget_set_valign (self->counters, GTK_ALIGN_CENTER);

  /* A picture: the row as a whole is what is touched. */
  gtk_widget_set_can_target (front, FALSE);
  gtk_widget_set_can_focus (front, FALSE);
  gtk_widget_set_can_target (self->counters, FALSE);
  gtk_widget_set_can_focus (self->counters, FALSE);
  gtk_widget_set_parent (front, widget);
  gtk_widget_set_parent (self->counters, widget);
  tm_node_list_init (&self->card_list, self->cards, create_card, NULL);
  tm_node_list_init (&self->counter_list, self->counters, create_counter, NULL);
}

/**
 * tm_seat_strip_new:
 *
 * Makes a row.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_seat_strip_new (void)
{
  return g_object_new (TM_TYPE_SEAT_STRIP, NULL);
}
