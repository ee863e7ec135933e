/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_CHIP (tm_chip_get_type ())
G_DECLARE_FINAL_TYPE (TmChip, tm_chip, TM, CHIP, TmNodeView)

GtkWidget *tm_chip_new (void);

void tm_chip_set_has_symbol (TmChip *self, gboolean has_symbol);
void tm_chip_set_has_words (TmChip *self, gboolean has_words);

G_END_DECLS
