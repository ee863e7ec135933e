/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "digest.h"
#include "tm-play.h"
#include "tm-sketch.h"

G_BEGIN_DECLS

/**
 * Trace:
 * @digest: what came of it
 * @random: what decides where it is looked
 * @guesser: who completes moves that are only looked at
 * @n_recorded: how often each kind of move was recorded so far
 * @likes_rare: whether what was seldom done is done, which may end a match early
 *
 * What is done by chance with one match or one question, and what it is looked at with.
 */
typedef struct
{
  Digest digest;
  TmRandom random;
  TmMatch *match;
  TmPlayer *player;
  TmPlayer *guesser;
  TmOffers *offers;
  TmResolution *resolution;
  guint *n_recorded;
  gboolean likes_rare;
} Trace;

TmBox *trace_new_box (const TmGame *game, guint n_seats, guint64 seed);
void trace_init (Trace *self, TmBox *box, guint64 seed);
char *trace_end (Trace *self);
gboolean trace_one_of (Trace *self, guint32 n);
gint32 trace_below (Trace *self, guint n);

void trace_look (Trace *self);
void trace_look_at_standing (Trace *self);
void trace_sample_param (
    Trace *self, const TmParam *params, guint param, const TmTable *table, TmArgs *args);
gboolean trace_is_slow (const TmGame *game, guint question);
int trace_sample_brush (Trace *self, const TmBrush *brush, const TmTable *table, TmArgs *choices);
void trace_fill_all (Trace *self);
void trace_ask_about (Trace *self);
void trace_adjust (Trace *self);

guint trace_match (Trace *self, guint number);
void trace_question (Trace *self, const TmGame *game, guint question);
void trace_option (Trace *self, const TmGame *game, guint option);
void trace_boards (Trace *self, const TmGame *game, guint question);

G_END_DECLS
