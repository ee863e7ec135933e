/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match-delta.h"

G_BEGIN_DECLS

/* For matches that come from elsewhere, with times and people of their own. */

void tm_match_delta_stamp (TmMatchDelta *self, gint64 started, gint64 changed, gint64 finished);
void tm_match_delta_set_length (TmMatchDelta *self, gint64 length);
GPtrArray *tm_match_delta_steal_names (TmMatchDelta *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
