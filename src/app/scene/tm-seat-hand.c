/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-seat-hand.h"

#include "tm-seat-panel.h"

/**
 * TmSeatHand:
 *
 * One seat by itself, in a bottom sheet. It follows the scene of a host elsewhere, and passes on
 * to it whatever is touched.
 */
struct _TmSeatHand
{
  GtkWidget parent_instance;

  GtkWidget *host;
  GtkWidget *panel;
  int seat;
};

static void
tm_seat_hand_activate_offer (TmSceneHost *host, int offer)
{
  TmSeatHand *self = TM_SEAT_HAND (host);

  if (self->host != NULL)
    TM_SCENE_HOST_GET_IFACE (self->host)->activate_offer (TM_SCENE_HOST (self->host), offer);
}

static void
tm_seat_hand_answer_offer (TmSceneHost *host, int offer, const char *text)
{
  TmSeatHand *self = TM_SEAT_HAND (host);

  if (self->host != NULL)
    TM_SCENE_HOST_GET_IFACE (self->host)->answer_offer (TM_SCENE_HOST (self->host), offer, text);
}

static void
tm_seat_hand_set_counter (TmSceneHost *host, guint slot, int value, const char *why)
{
  TmSeatHand *self = TM_SEAT_HAND (host);

  if (self->host != NULL)
    TM_SCENE_HOST_GET_IFACE (self->host)
        ->set_counter (TM_SCENE_HOST (self->host), slot, value, why);
}

static void
tm_seat_hand_open_menu (TmSceneHost *host, guint node)
{
  TmSeatHand *self = TM_SEAT_HAND (host);

  if (self->host != NULL)
    TM_SCENE_HOST_GET_IFACE (self->host)->open_menu (TM_SCENE_HOST (self->host), node);
}

static void
tm_seat_hand_activate_seat (TmSceneHost *host, int seat)
{
  TmSeatHand *self = TM_SEAT_HAND (host);

  if (self->host != NULL)
    TM_SCENE_HOST_GET_IFACE (self->host)->activate_seat (TM_SCENE_HOST (self->host), seat);
}

static void
tm_seat_hand_touch_piece (TmSceneHost *host, int piece)
{
  TmSeatHand *self = TM_SEAT_HAND (host);

  if (self->host != NULL)
    TM_SCENE_HOST_GET_IFACE (self->host)->touch_piece (TM_SCENE_HOST (self->host), piece);
}

static void
tm_seat_hand_set_option (TmSceneHost *host, int option, int value)
{
  TmSeatHand *self = TM_SEAT_HAND (host);

  if (self->host != NULL)
    TM_SCENE_HOST_GET_IFACE (self->host)->set_option (TM_SCENE_HOST (self->host), option, value);
}

static void
tm_seat_hand_look (TmSceneHost *host, int seat)
{
  TmSeatHand *self = TM_SEAT_HAND (host);

  if (self->host != NULL)
    TM_SCENE_HOST_GET_IFACE (self->host)->look (TM_SCENE_HOST (self->host), seat);
}

static void
scene_host_init (TmSceneHostInterface *iface)
{
  iface->activate_offer = tm_seat_hand_activate_offer;
  iface->answer_offer = tm_seat_hand_answer_offer;
  iface->set_counter = tm_seat_hand_set_counter;
  iface->open_menu = tm_seat_hand_open_menu;
  iface->activate_seat = tm_seat_hand_activate_seat;
  iface->touch_piece = tm_seat_hand_touch_piece;
  iface->set_option = tm_seat_hand_set_option;
  iface->look = tm_seat_hand_look;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TmSeatHand,
                               tm_seat_hand,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TM_TYPE_SCENE_HOST, scene_host_init))

static void
tm_seat_hand_dispose (GObject *object)
{
  TmSeatHand *self = TM_SEAT_HAND (object);

  g_clear_weak_pointer (&self->host);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  G_OBJECT_CLASS (tm_seat_hand_parent_class)->dispose (object);
}

static void
tm_seat_hand_class_init (TmSeatHandClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tm_seat_hand_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "seathand");
}

static void
tm_seat_hand_init (TmSeatHand *self)
{
  self->panel = tm_seat_panel_new (TM_SEAT_PANEL_HAND);
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));
}

/**
 * tm_seat_hand_new:
 * @host: who is told of what is touched; not kept alive
 * @seat: the seat, from 0
 *
 * Makes a hand, empty until it is given a stage.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_seat_hand_new (TmSceneHost *host, int seat)
{
  TmSeatHand *self = g_object_new (TM_TYPE_SEAT_HAND, NULL);

  self->seat = seat;
  g_set_weak_pointer (&self->host, GTK_WIDGET (host));
  return GTK_WIDGET (self);
}

/**
 * tm_seat_hand_set_stage:
 * @self: a hand
 * @stage: a stage
 *
 * Shows the seat as it is on the stage.
 */
void
tm_seat_hand_set_stage (TmSeatHand *self, const TmStage *stage)
{
  g_return_if_fail (TM_IS_SEAT_HAND (self));
  for (guint i = tm_stage_get (stage, 0)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_SEAT && part->seat == self->seat)
        tm_node_view_set_stage (TM_NODE_VIEW (self->panel), stage, i);
    }
}
