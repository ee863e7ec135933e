/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include "tm-chime.h"

G_BEGIN_DECLS

void tm_sounds_play (TmChimeSound sound);

/* What is to be heard of a match while it is played. */
#define TM_TYPE_MATCH_SOUNDS (tm_match_sounds_get_type ())
G_DECLARE_FINAL_TYPE (TmMatchSounds, tm_match_sounds, TM, MATCH_SOUNDS, GObject)

TmMatchSounds *tm_match_sounds_new (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
