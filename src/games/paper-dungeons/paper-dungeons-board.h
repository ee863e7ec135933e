/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-private.h"

G_BEGIN_DECLS

/* A cell of the map as a node of a scene: the editor of "Your box" and the match show it alike. */

const char *paper_get_prize_name (const PaperRoom *room);
const char *paper_get_reward_symbol (PaperReward reward);
TmRole paper_get_reward_role (PaperReward reward);
TmText paper_describe_room (const PaperMap *map, guint cell, const PaperTeam *team);
void paper_add_cell (TmScene *scene,
                     guint parent,
                     const PaperMap *map,
                     guint cell,
                     const PaperTeam *team,
                     guint lit_state);
void paper_add_lit_cell (TmScene *scene,
                         guint parent,
                         const PaperMap *map,
                         guint cell,
                         const PaperTeam *team,
                         guint lit_state,
                         guint lit_sides);

G_END_DECLS
