/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_SCENE_HOST (tm_scene_host_get_type ())
G_DECLARE_INTERFACE (TmSceneHost, tm_scene_host, TM, SCENE_HOST, GtkWidget)

/**
 * TmSceneHostInterface:
 * @activate_offer: somebody touched a thing that makes an offer
 * @answer_offer: somebody touched a thing that makes an offer and typed what it still wants
 * @set_counter: somebody set a counter by hand, and perhaps said why
 * @open_menu: somebody asks what else can be done with a node
 * @activate_seat: somebody wants to see a seat's hand
 * @touch_piece: somebody picks a piece for the move to come, or drops it
 * @set_option: somebody switches an option, such as where dice come from
 * @look: somebody holds a seat's secret, or lets go of it (%TM_NO_SEAT)
 *
 * A widget above the widgets of a scene that passes on what is done to them.
 */
struct _TmSceneHostInterface
{
  GTypeInterface g_iface;

  void (*activate_offer) (TmSceneHost *self, int offer);
  void (*answer_offer) (TmSceneHost *self, int offer, const char *text);
  void (*set_counter) (TmSceneHost *self, guint slot, int value, const char *why);
  void (*open_menu) (TmSceneHost *self, guint node);
  void (*activate_seat) (TmSceneHost *self, int seat);
  void (*touch_piece) (TmSceneHost *self, int piece);
  void (*set_option) (TmSceneHost *self, int option, int value);
  void (*look) (TmSceneHost *self, int seat);
};

void tm_scene_host_activate_offer (GtkWidget *from, int offer);
void tm_scene_host_answer_offer (GtkWidget *from, int offer, const char *text);
void tm_scene_host_set_counter (GtkWidget *from, guint slot, int value, const char *why);
void tm_scene_host_open_menu (GtkWidget *from, guint node);
void tm_scene_host_activate_seat (GtkWidget *from, int seat);
void tm_scene_host_touch_piece (GtkWidget *from, int piece);
void tm_scene_host_set_option (GtkWidget *from, int option, int value);
void tm_scene_host_look (GtkWidget *from, int seat);

G_END_DECLS
