/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"
#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One set of cards of the owner's box: a row for every card, which leads to the faces it can have. */
#define TM_TYPE_CARD_SET (tm_card_set_get_type ())
G_DECLARE_FINAL_TYPE (TmCardSet, tm_card_set, TM, CARD_SET, GtkWidget)

GtkWidget *tm_card_set_new (const TmGame *game, guint option, TmArchive *archive);

G_END_DECLS
