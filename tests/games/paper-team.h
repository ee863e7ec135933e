/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons/paper-dungeons-private.h"

G_BEGIN_DECLS

/* Teams, sheets and dungeons for the tests of Paper Dungeons. */

#define ROOM_C1 PAPER_CELL (2, 1)
#define ROOM_D1 PAPER_CELL (3, 1)
#define ROOM_C2 PAPER_CELL (2, 2)

PaperSheet paper_new_bare_sheet (void);
PaperMap paper_new_bare_map (void);
PaperTeam paper_new_team (int talent);
PaperTeam paper_new_team_at (guint warrior, guint mage, guint priest, guint rogue);

G_END_DECLS
