/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/tm-params.h"

G_BEGIN_DECLS

/**
 * TmParamItem:
 * @param: the parameter
 * @box: the box that names the seats
 * @item: which entry of its list; 0 if it is none
 * @n_items: how many entries there are
 * @is_compact: whether there is little room, as on a phone
 *
 * One entry in a form.
 */
typedef struct
{
  const TmParam *param;
  TmBox *box;
  guint item;
  guint n_items;
  gboolean is_compact;
} TmParamItem;

gboolean tm_param_item_is_by_seat (const TmParam *param);
char *tm_param_item_dup_spoken (const TmParamItem *self) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *tm_param_item_create_row (const TmParamItem *self, GtkWidget *editor);

G_END_DECLS
