/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "roll-brute.h"

G_BEGIN_DECLS

/* The best play of a level, by trying every legal act. */

/* Everything that makes up a situation, in bytes. The last three are what is about to fall or to be
 * drawn. Where points are sought a drawn token has no name: it counts, and can only pay Divine
 * Intervention. */
typedef struct
{
  guint8 held[ROLL_N_HELD];
  guint8 black[ROLL_N_BLACK];
  guint8 lair;
  guint8 phase;
  guint8 hero;
  guint8 is_ready;
  guint8 level;
  guint8 horizon;
  guint8 xp_missing;
  guint8 n_drawn;
  guint8 white_falling;
  guint8 black_falling;
  guint8 tokens_coming;
} RollState;

/* One search: for the chance to clear the level, or for points. */
typedef struct
{
  const RollPosition *position;
  gboolean is_for_points;
  GHashTable *table;
} RollOdds;

/* The choice between the acts of one situation. */
typedef struct
{
  RollOdds *search;
  RollState state;
  long double best;
} RollChoice;

/* Situations */
const RollHero *roll_get_card (const RollState *state);
guint roll_count_graveyard (const RollState *state);
gboolean roll_has_unit (const RollState *state, guint unit);
long double roll_use (const RollOdds *self, RollState *state, guint what);
long double roll_draw (const RollOdds *self, RollState *state, guint n);

/* Choices */
gboolean roll_is_certain (const RollChoice *self);
void roll_offer (RollChoice *self, const RollState *next, long double gain);
void roll_offer_regroup (RollChoice *self, const RollState *next, long double gain);
void
roll_offer_revival (RollChoice *self,
                    const RollState *state,
                    guint n,
                    guint from,
                    long double gain,
                    void (*go_on) (RollChoice *self, const RollState *state, long double gain));
long double roll_choose (RollOdds *self, const RollState *state);

/* What a situation is worth */
long double roll_get_value (RollOdds *self, const RollState *state);
long double roll_get_regroup (RollOdds *self, const RollState *state);

G_END_DECLS
