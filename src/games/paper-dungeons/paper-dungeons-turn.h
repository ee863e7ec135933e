/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-private.h"

G_BEGIN_DECLS

/* What the rules of a team share. */

/**
 * paper_get_reading:
 * @resolution: (nullable): what is resolved
 * @option: option of an open point
 *
 * Reads how an open point is read here, where it matters.
 *
 * Returns: the reading; that of the default without a resolution
 */
static inline gint32
paper_get_reading (TmResolution *resolution, guint option)
{
  return resolution != NULL ? tm_resolution_get_option (resolution, option) : 0;
}

/* What brings the gems from outside the dungeon, by index of [struct@PaperTeam].outside. */
enum
{
  OUTSIDE_ROGUE,
  OUTSIDE_POTION,
};

#define PHASE_BIT(phase) (1u << (phase))

/**
 * PaperTurn:
 * @move: the move
 * @resolution: where it is resolved
 * @table: the table with all changes so far
 * @seat: whose team
 * @phase: the phase before the move
 * @asks_wounds: whether it is asked of every wound where it goes
 * @team: the team, with what has happened so far
 * @before: the team before the move
 * @sheet: what is printed on the sheet
 * @map: the dungeon
 * @happened: what came of it
 *
 * A move of a team whose sheet is kept in full.
 */
typedef struct
{
  const TmMove *move;
  TmResolution *resolution;
  const TmTable *table;
  guint seat;
  guint phase;
  gboolean asks_wounds;
  PaperTeam team;
  PaperTeam before;
  PaperSheet sheet;
  PaperMap map;
  PaperHappened happened;
} PaperTurn;

/* What must be settled before a move. */
typedef enum
{
  SETTLE_WOUNDS = 1 << 0,
  SETTLE_OWED = 1 << 1,
  SETTLE_ALL = SETTLE_WOUNDS | SETTLE_OWED,
} PaperSettle;

/* paper-dungeons-turn.c */
gboolean paper_is_one_phase (TmResolution *resolution, guint phases);
gboolean paper_turn_begin (
    PaperTurn *self, const TmMove *move, TmResolution *resolution, guint phases, guint settle);
gboolean paper_turn_is_barred (const PaperTurn *self);
void paper_turn_forbid (PaperTurn *self, const char *article, TmText text);
gboolean paper_turn_refuse (PaperTurn *self, const char *article, TmText text);
void paper_turn_note (PaperTurn *self, const char *article, TmText text);
void paper_turn_end (PaperTurn *self);
TmText paper_turn_describe_raise (const PaperTurn *self, PaperHero hero);
TmText paper_turn_describe_cell (const PaperTurn *self, PaperItem item);

/* paper-dungeons-steps.c */
void paper_turn_walk (PaperTurn *self, guint param);

G_END_DECLS
