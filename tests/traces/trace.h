/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "digest.h"
#include "tm-play.h"

G_BEGIN_DECLS

/**
 * Trace:
 * @digest: what came of it
 * @random: what decides where it is looked
 *
 * One match that is played by chance, and what it is looked at with.
 */
typedef struct
{
  Digest digest;
  TmRandom random;
  TmMatch *match;
  TmPlayer *player;
  TmOffers *offers;
  TmResolution *resolution;
} Trace;

void trace_init (Trace *self, TmBox *box, guint64 seed);
char *trace_end (Trace *self);
gboolean trace_one_of (Trace *self, guint32 n);
gint32 trace_below (Trace *self, guint n);

void trace_adjust (Trace *self);
void trace_typed (const TmGame *game, GString *lines);

G_END_DECLS
