/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-flow-layout.h"
#include "scene/tm-node-list.h"
#include "scene/tm-seat-mark.h"

#include "tm-form-parts.h"
#include "tm-held-hand.h"

#define MARK_SIZE 20
#define SPACING 9
/* More things than this lie closer together, so that a phone has room for them. */
#define MANY 8
#define CLOSE_SPACING 6
#define CLOSE_LINES 4

struct _TmHeldHand
{
  AdwBin parent_instance;

  GtkWidget *mark;
  GtkLabel *name;
  GtkWidget *things;
  TmNodeList list;
  GtkWidget *hint;
};

G_DEFINE_FINAL_TYPE (TmHeldHand, tm_held_hand, ADW_TYPE_BIN)

/* Whether anything in the secrets of a seat can be played now. */
static gboolean
can_play (const TmStage *stage, int seat)
{
  for (guint i = 1; i < tm_stage_get_n_parts (stage); i++)
    for (guint up = tm_stage_get (stage, i)->parent;
         tm_part_is_touchable (tm_stage_get (stage, i)) && up != 0;
         up = tm_stage_get (stage, up)->parent)
      if (tm_stage_get (stage, up)->kind == TM_NODE_SECRET
          && tm_stage_get (stage, up)->seat == seat)
        return TRUE;

  return FALSE;
}

static guint
count_chips (const TmStage *stage, int seat)
{
  guint n_chips = 0;

  for (guint i = 1; i < tm_stage_get_n_parts (stage); i++)
    for (guint up
         = tm_stage_get (stage, i)->kind == TM_NODE_CHIP ? tm_stage_get (stage, i)->parent : 0;
         up != 0; up = tm_stage_get (stage, up)->parent)
      n_chips += tm_stage_get (stage, up)->kind == TM_NODE_SECRET
                 && tm_stage_get (stage, up)->seat == seat;

  return n_chips;
}

static void
make_room (TmHeldHand *self, gboolean is_close)
{
  GtkLayoutManager *layout = is_close
                                 ? tm_flow_layout_new (TM_FLOW_START, CLOSE_SPACING, CLOSE_LINES)
                                 : tm_flow_layout_new (TM_FLOW_START, SPACING, SPACING);

  gtk_widget_set_layout_manager (self->things, layout);
  if (is_close)
    gtk_widget_add_css_class (GTK_WIDGET (self), "many");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "many");
}

static void
show_children (TmHeldHand *self, const TmStage *stage, guint secret)
{
  const TmPart *part = tm_stage_get (stage, secret);

  tm_seat_mark_set_look (TM_SEAT_MARK (self->mark), part->look);
  gtk_label_set_label (self->name, part->owner != NULL ? part->owner : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->name), -1);
  for (guint i = part->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    tm_node_list_show (&self->list, stage, i);
}

static void
tm_held_hand_finalize (GObject *object)
{
  tm_node_list_clear (&TM_HELD_HAND (object)->list);

  G_OBJECT_CLASS (tm_held_hand_parent_class)->finalize (object);
}

static void
tm_held_hand_class_init (TmHeldHandClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_held_hand_finalize;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_header (TmHeldHand *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->mark = tm_seat_mark_new (TM_NO_LOOK, MARK_SIZE);
  self->name = GTK_LABEL (tm_form_title_new ());
  gtk_box_append (GTK_BOX (header), self->mark);
  gtk_box_append (GTK_BOX (header), GTK_WIDGET (self->name));

  return header;
}

/* What is in it is touched by reaching for it, not by itself; nothing below it is touched, either. */
static void
tm_held_hand_init (TmHeldHand *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->things = tm_flow_box_new (TM_FLOW_START, SPACING, SPACING);
  tm_node_list_init (&self->list, self->things, tm_node_create, NULL);
  gtk_box_append (GTK_BOX (content), create_header (self));
  gtk_box_append (GTK_BOX (content), self->things);
  self->hint = tm_form_hint_new ();
  gtk_label_set_label (GTK_LABEL (self->hint),
                       _ ("Let go over what you play; with keys: arrows and Enter."));
  gtk_box_append (GTK_BOX (content), self->hint);
  gtk_widget_set_can_target (content, FALSE);
  adw_bin_set_child (ADW_BIN (self), content);
  gtk_widget_add_css_class (GTK_WIDGET (self), "tm-held-hand");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * tm_held_hand_new:
 *
 * Makes a hand that nobody looks at.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_held_hand_new (void)
{
  return g_object_new (TM_TYPE_HELD_HAND, NULL);
}

/**
 * tm_held_hand_show:
 * @self: the hand
 * @stage: what the seat sees
 * @seat: the seat, from 0
 *
 * Shows all secrets of a seat.
 */
void
tm_held_hand_show (TmHeldHand *self, const TmStage *stage, int seat)
{
  gboolean is_close = count_chips (stage, seat) > MANY;

  g_return_if_fail (TM_IS_HELD_HAND (self));

  tm_node_list_begin (&self->list);
  for (guint i = 1; i < tm_stage_get_n_parts (stage); i++)
    if (tm_stage_get (stage, i)->kind == TM_NODE_SECRET && tm_stage_get (stage, i)->seat == seat)
      show_children (self, stage, i);
  tm_node_list_end (&self->list);
  make_room (self, is_close);
  gtk_widget_set_visible (self->hint, !is_close && can_play (stage, seat));
  gtk_widget_set_visible (GTK_WIDGET (self), self->list.n_shown > 0);
}

/**
 * tm_held_hand_hide:
 * @self: the hand
 *
 * Hides what was shown, and forgets it.
 */
void
tm_held_hand_hide (TmHeldHand *self)
{
  g_return_if_fail (TM_IS_HELD_HAND (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  tm_node_list_begin (&self->list);
  tm_node_list_end (&self->list);
}
