/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-clear.h"

G_BEGIN_DECLS

/**
 * RollAdvice:
 * @rest: points for resting: the level
 * @go_on: average points of going on with the best play, at least
 * @clear: chance to get through the next level
 * @is_proved: whether @go_on is more than @rest, or nothing was left out that might make it so
 * @horizon: how many levels were looked at; fewer than asked for if the tables would grow too large
 * @is_stopped: whether it was given up; then the rest means nothing
 * @n_states: entries of the tables it is read from
 *
 * What resting and going on are worth.
 */
typedef struct
{
  double rest;
  double go_on;
  double clear;
  gboolean is_proved;
  guint horizon;
  gboolean is_stopped;
  guint64 n_states;
} RollAdvice;

void roll_find_advice (const RollPosition *position,
                       guint xp,
                       guint level,
                       guint horizon,
                       gboolean loses_dragons,
                       const RollRules *rules,
                       const gint *stop,
                       RollAdvice *advice);

G_END_DECLS
