/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-scene-host.h"

G_DEFINE_INTERFACE (TmSceneHost, tm_scene_host, GTK_TYPE_WIDGET)

static void
tm_scene_host_default_init (TmSceneHostInterface *iface)
{
}

static TmSceneHost *
find_host (GtkWidget *from)
{
  return (TmSceneHost *) gtk_widget_get_ancestor (from, TM_TYPE_SCENE_HOST);
}

/**
 * tm_scene_host_activate_offer:
 * @from: the widget that was touched
 * @offer: index of the offer
 *
 * Tells the host above @from that an offer is to be made. Without a host nothing happens.
 */
void
tm_scene_host_activate_offer (GtkWidget *from, int offer)
{
  TmSceneHost *host = find_host (from);

  if (host != NULL)
    TM_SCENE_HOST_GET_IFACE (host)->activate_offer (host, offer);
}

/**
 * tm_scene_host_answer_offer:
 * @from: the widget that was touched
 * @offer: index of the offer
 * @text: the value of the one parameter that the offer wants, as on the command line
 *
 * Tells the host above @from that an offer is to be made, and what was typed for it.
 */
void
tm_scene_host_answer_offer (GtkWidget *from, int offer, const char *text)
{
  TmSceneHost *host = find_host (from);

  if (host != NULL)
    TM_SCENE_HOST_GET_IFACE (host)->answer_offer (host, offer, text);
}

/**
 * tm_scene_host_set_counter:
 * @from: the counter
 * @slot: the slot of the table
 * @value: its new value
 * @why: (nullable): a word why
 *
 * Tells the host above @from that a counter is to be set by hand.
 */
void
tm_scene_host_set_counter (GtkWidget *from, guint slot, int value, const char *why)
{
  TmSceneHost *host = find_host (from);

  if (host != NULL)
    TM_SCENE_HOST_GET_IFACE (host)->set_counter (host, slot, value, why);
}

/**
 * tm_scene_host_open_menu:
 * @from: the widget that was held or clicked with the other button
 * @node: index of its node in the scene
 *
 * Asks the host above @from for everything that can be done with a node.
 */
void
tm_scene_host_open_menu (GtkWidget *from, guint node)
{
  TmSceneHost *host = find_host (from);

  if (host != NULL && TM_SCENE_HOST_GET_IFACE (host)->open_menu != NULL)
    TM_SCENE_HOST_GET_IFACE (host)->open_menu (host, node);
}

/**
 * tm_scene_host_activate_seat:
 * @from: the row of the seat
 * @seat: the seat, from 0
 *
 * Asks the host above @from for the hand of a seat.
 */
void
tm_scene_host_activate_seat (GtkWidget *from, int seat)
{
  TmSceneHost *host = find_host (from);

  if (host != NULL)
    TM_SCENE_HOST_GET_IFACE (host)->activate_seat (host, seat);
}

/**
 * tm_scene_host_touch_piece:
 * @from: the widget that was touched
 * @piece: the piece it stands for
 *
 * Tells the host above @from that a piece is picked for the move to come, or dropped.
 */
void
tm_scene_host_touch_piece (GtkWidget *from, int piece)
{
  TmSceneHost *host = find_host (from);

  if (host != NULL)
    TM_SCENE_HOST_GET_IFACE (host)->touch_piece (host, piece);
}

/**
 * tm_scene_host_set_option:
 * @from: the switch
 * @option: index of the option
 * @value: its new value
 *
 * Tells the host above @from that an option is to be switched.
 */
void
tm_scene_host_set_option (GtkWidget *from, int option, int value)
{
  TmSceneHost *host = find_host (from);

  if (host != NULL)
    TM_SCENE_HOST_GET_IFACE (host)->set_option (host, option, value);
}

/**
 * tm_scene_host_look:
 * @from: the secret that is held
 * @seat: the seat whose secret is to be seen; %TM_NO_SEAT: it is let go
 *
 * Asks the host above @from for the scene as a seat sees it, until it is let go.
 */
void
tm_scene_host_look (GtkWidget *from, int seat)
{
  TmSceneHost *host = find_host (from);

  if (host != NULL)
    TM_SCENE_HOST_GET_IFACE (host)->look (host, seat);
}
