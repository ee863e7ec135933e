/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

G_BEGIN_DECLS

/* Asks a game's live questions about a match as it stands, whenever it changes. */
#define TM_TYPE_ADVISOR (tm_advisor_get_type ())
G_DECLARE_FINAL_TYPE (TmAdvisor, tm_advisor, TM, ADVISOR, GObject)

TmAdvisor *tm_advisor_new (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

void tm_advisor_set_is_active (TmAdvisor *self, gboolean is_active);

guint tm_advisor_get_n (TmAdvisor *self);
guint tm_advisor_get_question (TmAdvisor *self, guint index);
const char *tm_advisor_get_verdict (TmAdvisor *self, guint index);
gboolean tm_advisor_is_pending (TmAdvisor *self, guint index);
gboolean tm_advisor_is_slow (TmAdvisor *self, guint index);

G_END_DECLS
