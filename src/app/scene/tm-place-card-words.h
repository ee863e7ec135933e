/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-part.h"

G_BEGIN_DECLS

void tm_place_add_words (GString *words, const char *more);
guint tm_place_get_sides (guint32 edges, guint flags);
const char *tm_place_get_mark (const TmStage *stage, const TmPart *cell, TmSide side);
guint tm_place_add_mark_words (GString *words, const TmStage *stage, guint cell);
void tm_place_add_card_words (GString *words, const TmStage *stage, guint cell);

G_END_DECLS
