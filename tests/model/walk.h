/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model.h"
#include "random-move.h"
#include "tm-archive.h"

G_BEGIN_DECLS

/* What is done to a match. */
typedef enum
{
  DEED_LEGAL,
  DEED_REFUSED,
  DEED_OVERRIDDEN,
  DEED_ADJUSTED,
  DEED_RULE_CHOSEN,
  DEED_UNDONE,
  DEED_REDONE,
  DEED_WENT_BACK,
  DEED_SAVED,
  DEED_REOPENED,
  DEED_FILED,
  DEED_UNWATCHED,
  DEED_LOOKED_BACK,
  N_DEEDS,
} Deed;

extern const char *const deed_names[N_DEEDS];

/* What was done and compared in many walks. */
typedef struct
{
  guint n_walks;
  guint n_deeds[N_DEEDS];
  guint n_checks;
  guint n_differences;
} Tally;

void walk_take (const TmGame *game, guint n_seats, guint32 seed, guint n_steps, Tally *tally);

G_END_DECLS
