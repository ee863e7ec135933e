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
  guint8 held[BRUTE_N_HELD];
  guint8 black[BRUTE_N_BLACK];
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
} BruteState;

/* One search: for the chance to clear the level, or for points. */
typedef struct
{
  const BrutePosition *position;
  gboolean is_for_points;
  GHashTable *table;
} BruteOdds;

/* The choice between the acts of one situation. */
typedef struct
{
  BruteOdds *search;
  BruteState state;
  long double best;
} BruteChoice;

/* Situations */
const BruteHero *brute_get_card (const BruteState *state);
guint brute_count_graveyard (const BruteState *state);
gboolean brute_has_unit (const BruteState *state, guint unit);
long double brute_use (const BruteOdds *self, BruteState *state, guint what);
long double brute_draw (const BruteOdds *self, BruteState *state, guint n);

/* Choices */
gboolean brute_is_certain (const BruteChoice *self);
void brute_offer (BruteChoice *self, const BruteState *next, long double gain);
void brute_offer_regroup (BruteChoice *self, const BruteState *next, long double gain);
void
brute_offer_revival (BruteChoice *self,
                     const BruteState *state,
                     guint n,
                     guint from,
                     long double gain,
                     void (*go_on) (BruteChoice *self, const BruteState *state, long double gain));
long double brute_choose (BruteOdds *self, const BruteState *state);

/* What a situation is worth */
long double brute_get_value (BruteOdds *self, const BruteState *state);
long double brute_get_regroup (BruteOdds *self, const BruteState *state);

G_END_DECLS
