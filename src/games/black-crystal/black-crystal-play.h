/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-turn.h"

G_BEGIN_DECLS

/* What has to be told when a Find card is played, as bits. */
typedef enum
{
  NEEDS_TARGET = 1 << 0,
  NEEDS_CELL = 1 << 1,
  NEEDS_DIR = 1 << 2,
  NEEDS_DIE = 1 << 3,
  NEEDS_COUNT = 1 << 4,
} CrystalNeeds;

/* black-crystal-play.c */
guint crystal_get_needs (CrystalFind find);

/* The cells on which a further tile can be laid now, for a PENDING_LAY. */
guint crystal_list_laying (const TmTable *table,
                           const CrystalPending *lay,
                           guint8 cells[CRYSTAL_N_CELLS]);

/* The places to which a PENDING_THROWN can lead: those that somebody has to choose among, or the one
 * cell that still has to be dug. */
guint crystal_list_throws (const TmTable *table,
                           const CrystalPending *thrown,
                           guint8 places[CRYSTAL_N_PLACES]);

/* What the second number of a PENDING_PIT tells. */
enum
{
  /* The tile. */
  CRYSTAL_FALL_INTO_PIT,
  /* The card Sinkhole, and the die by which it sends back. */
  CRYSTAL_FALL_BY_SINKHOLE,
  CRYSTAL_FALL_BACK,
};

/* Beside those of CrystalBy, the first number of a PENDING_THROWN: rubble falls, see black-crystal-strike.c. */
#define CRYSTAL_BY_CAVE_IN CRYSTAL_N_BYS
/* The second number of a PENDING_DISCARD whose cards go back into the deck (Sly specs). */
#define CRYSTAL_DISCARD_TO_DECK 2

/* black-crystal-strike.c */
guint crystal_list_cave_ins (const TmTable *table,
                             const CrystalPending *thrown,
                             guint8 cells[TM_N_SIDES]);
/* black-crystal-throw.c: where the Black hole has taken a dwarf from that loses a Boom there */
int crystal_get_hole (const TmTable *table, guint seat);
void crystal_end_walk (CrystalTurn *self, guint seat);
/* black-crystal-pit.c: whether a fall is settled by a die, and among which cells the fallen player chooses */
gboolean crystal_pit_needs_die (const TmTable *table, const CrystalPending *pit);
guint
crystal_list_falls (const TmTable *table, const CrystalPending *pit, guint8 cells[CRYSTAL_N_CELLS]);
/* black-crystal-play-cards.c: whether a card that can be played at this moment has anything to do */
gboolean crystal_is_of_use (const TmTable *table, guint seat, CrystalFind find);

G_END_DECLS
