/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/**
 * TmPlayer:
 *
 * Random legal play, from the offers: one enumeration for `simulate`, property tests and the
 * fuzzers.
 */
typedef struct _TmPlayer TmPlayer;

TmPlayer *tm_player_new (TmBox *box, guint64 seed) G_GNUC_WARN_UNUSED_RESULT;
void tm_player_free (TmPlayer *self);
gboolean tm_player_choose (TmPlayer *self, const TmTable *table, TmMove *move);
gboolean tm_player_take (TmPlayer *self, const TmTable *table, const TmOffer *offer, TmMove *move);
gboolean tm_player_complete (TmPlayer *self, const TmTable *table, TmMove *move);
TmRandom *tm_player_get_random (TmPlayer *self);

gint32 tm_param_sample (const TmParam *param, const TmBox *box, TmRandom *random);
void tm_param_sample_values (
    const TmParam *params, guint param, const TmTable *table, TmRandom *random, TmArgs *args);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmPlayer, tm_player_free)

G_END_DECLS
