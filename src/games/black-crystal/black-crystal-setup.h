/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-turn.h"

G_BEGIN_DECLS

/* What set-up, rounds, "Your box" and the sources of chance share. */

/** CRYSTAL_MOST_CRYSTALS: crystal tiles in the box, and tokens. */
#define CRYSTAL_MOST_CRYSTALS 4
#define CRYSTAL_MOST_EXITS 2
#define CRYSTAL_MOST_PITS 2
/** CRYSTAL_N_LEAVING: how many tiles leave the game. */
#define CRYSTAL_N_LEAVING (CRYSTAL_N_TILES - CRYSTAL_N_IN_PLAY)
/** CRYSTAL_N_SPECIAL: crystals, exits, portals and pits of the box. */
#define CRYSTAL_N_SPECIAL \
  (CRYSTAL_MOST_CRYSTALS + CRYSTAL_MOST_EXITS + CRYSTAL_MAX_PORTALS + CRYSTAL_MOST_PITS)
/** CRYSTAL_N_ORDINARY: all other tiles of the box. */
#define CRYSTAL_N_ORDINARY (CRYSTAL_N_TILES - CRYSTAL_N_SPECIAL)
/** CRYSTAL_N_AROUND: cards of which one is kept in the draft. */
#define CRYSTAL_N_AROUND 3
/** CRYSTAL_HAND_LIMIT: the most Find cards in a hand at the end of the own turn. */
#define CRYSTAL_HAND_LIMIT 6
/** CRYSTAL_LOST_TURN: `runs` in a turn that is lost, in which nothing is run. */
#define CRYSTAL_LOST_TURN 9

/* black-crystal-setup.c */
guint crystal_count_leaving (const TmBox *box);
guint crystal_list_ordinary (const TmTable *table, guint pieces[CRYSTAL_N_TILES]);

/* black-crystal-draft.c */
gboolean crystal_draws_draft (const TmTable *table);
guint crystal_list_draft (const TmTable *table, gint32 faces[CRYSTAL_N_AROUND]);

/* black-crystal-rounds.c */
gboolean crystal_is_turn_lost (const TmTable *table);

/* black-crystal-printed.c */
guint crystal_get_copies (const TmTable *table, guint grid, guint card);
void crystal_note_sources (TmResolution *resolution);

G_END_DECLS
