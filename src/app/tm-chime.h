/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmChimeSound:
 * @TM_CHIME_TICK: a second passes
 * @TM_CHIME_END: the time is over
 * @TM_CHIME_ROLL: dice were rolled, or cards were drawn
 * @TM_CHIME_TURN: it is the turn of somebody else
 *
 * What can be heard.
 */
typedef enum
{
  TM_CHIME_TICK,
  TM_CHIME_END,
  TM_CHIME_ROLL,
  TM_CHIME_TURN,
  TM_CHIME_N_SOUNDS,
} TmChimeSound;

/**
 * TmChime:
 *
 * The sounds of a clock and of a match.
 */
typedef struct _TmChime TmChime;

TmChime *tm_chime_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tm_chime_free (TmChime *self);
void tm_chime_play (TmChime *self, TmChimeSound sound);

GBytes *tm_chime_make_wave (TmChimeSound sound) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmChime, tm_chime_free)

G_END_DECLS
