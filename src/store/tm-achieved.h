/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"
#include "tm-game.h"

G_BEGIN_DECLS

/**
 * TmAchieved:
 * @match: identifier of the match in which it was earned
 * @finished: when that match was over: microseconds since 1970 UTC
 * @seat: the seat that earned it
 * @achievement: which, as the game calls it
 * @spec: (nullable): what the game says of it; %NULL: today's game knows it no more
 *
 * A distinction that somebody has earned.
 */
typedef struct
{
  char *match;
  gint64 finished;
  guint seat;
  char *achievement;
  const TmAchievement *spec;

  /*< private >*/
  gint64 id;
} TmAchieved;

void tm_achieved_free (TmAchieved *self);

GPtrArray *tm_achieved_list_match (TmDatabase *database, const char *uuid, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *
tm_achieved_list_player (TmDatabase *database, const char *player, const char *game, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmAchieved, tm_achieved_free)

G_END_DECLS
