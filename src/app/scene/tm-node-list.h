/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

/**
 * TmNodeFactory:
 * @part: what is to be shown
 * @data: whatever was given
 *
 * Makes a widget for a part.
 *
 * Returns: (transfer floating) (nullable): the widget, or %NULL if the part is not shown
 */
typedef GtkWidget *(*TmNodeFactory) (const TmPart *part, gpointer data);

/**
 * TmNodeList:
 *
 * The node views in a box, kept in step with a stage: a widget goes on showing the piece, the
 * counter or the seat that it has shown, wherever that is now; only what is really new is made,
 * and only what is gone is removed.
 */
typedef struct
{
  GtkWidget *box;
  TmNodeFactory create;
  gpointer data;
  GPtrArray *views;
  guint n_shown;
} TmNodeList;

void tm_node_list_init (TmNodeList *self, GtkWidget *box, TmNodeFactory create, gpointer data);
void tm_node_list_clear (TmNodeList *self);

void tm_node_list_begin (TmNodeList *self);
GtkWidget *tm_node_list_show (TmNodeList *self, const TmStage *stage, guint index);
void tm_node_list_end (TmNodeList *self);

GtkWidget *tm_node_create (const TmPart *part, gpointer data);

G_END_DECLS
