/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_NUMBER_CARD (tm_number_card_get_type ())
G_DECLARE_FINAL_TYPE (TmNumberCard, tm_number_card, TM, NUMBER_CARD, TmNodeView)

GtkWidget *tm_number_card_new (int width);

void tm_number_card_set_width (TmNumberCard *self, int width);

G_END_DECLS
