/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* What holds from one table of Dungeoneer to the next, written from section 10 of its page: a watch sees every
 * move of a match with the tables before and after it, and remembers what happened in the turn. */

#define WATCH_MAX_SEATS 4
#define WATCH_MAX_PIECES 128

/**
 * Watch:
 * @visited: set of the location pieces where each seat has been in its turn
 * @n_attacks: how often each hero has attacked in this turn, challenges included
 * @has_attacked: which monsters have attacked in this turn
 * @n_finished: quests finished in this turn
 * @hero_wounds: health that heroes have lost to monsters in this battle
 * @monster_wounds: wounds of other than quest monsters in this battle, by seat
 * @turn_moves: moves of this turn
 */
typedef struct
{
  guint32 visited[WATCH_MAX_SEATS];
  guint n_attacks[WATCH_MAX_SEATS];
  gboolean has_attacked[WATCH_MAX_PIECES];
  gint32 n_finished;
  gint32 hero_wounds;
  gint32 monster_wounds[WATCH_MAX_SEATS];
  guint turn_moves;
} Watch;

void watch_init (Watch *self);
gboolean watch_move (Watch *self,
                     const TmTable *before,
                     const TmTable *after,
                     const TmMove *move,
                     GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
