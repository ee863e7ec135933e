/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include "tm-bag.h"

G_BEGIN_DECLS

const TmPieceSpec *tm_standard_deck_get_pieces (void);
TmBag *tm_standard_deck_new (gboolean has_jokers) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
