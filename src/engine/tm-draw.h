/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

gboolean
tm_draw_param (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);

G_END_DECLS
