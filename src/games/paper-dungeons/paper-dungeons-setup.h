/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-private.h"

G_BEGIN_DECLS

/* What set-up, rounds, fights and final sheets share, and what offers ask of them. */

/* paper-dungeons-setup.c */
gboolean paper_is_full_at_start (const TmBox *box, guint seat);
int paper_get_fixed_dungeon (const TmTable *table);
guint paper_count_wanted_missions (const TmTable *table);
void paper_lay_monsters (TmResolution *resolution, const gint32 faces[PAPER_N_STAGES]);
void paper_note_happened (TmResolution *resolution, guint seat, const PaperHappened *happened);

/* paper-dungeons-rounds.c */
guint paper_count_dice_due (const TmTable *table, guint seat);

/* paper-dungeons-fight.c */
void paper_find_reached (TmResolution *resolution);
gint32 paper_get_sheet_power (const TmTable *table, guint seat);
gboolean paper_is_fought (const TmTable *table);
gboolean paper_is_result_missing (const TmTable *table, guint seat);

/* paper-dungeons-final.c */
void paper_enter_final (TmResolution *resolution);
void paper_recount_sheets (TmResolution *resolution);

/* paper-dungeons-score.c */
gint32 paper_get_goal_fame (const TmTable *table, guint seat);
gint32 paper_count_seat_rooms (const TmTable *table, guint seat);

G_END_DECLS
