/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-random.h"

G_BEGIN_DECLS

/**
 * TmChance:
 *
 * The chance of a tool, of which every use is a draw of its own. Begins as zeros. The fields are
 * private.
 */
typedef struct
{
  /*< private >*/
  TmRandom random;
  guint64 n_draws;
} TmChance;

TmRandom *tm_chance_draw (TmChance *self, GError **error);

G_END_DECLS
