/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Asks the rules in a thread of their own, so that a long calculation never holds up the window.
 * One question at a time: a new one stops the one before. */
#define TM_TYPE_ASKER (tm_asker_get_type ())
G_DECLARE_FINAL_TYPE (TmAsker, tm_asker, TM, ASKER, GObject)

TmAsker *tm_asker_new (void) G_GNUC_WARN_UNUSED_RESULT;

void tm_asker_ask (
    TmAsker *self, const TmGame *game, guint question, const TmBox *box, const TmArgs *args);
void tm_asker_stop (TmAsker *self);

gboolean tm_asker_is_asking (TmAsker *self);
TmRuling *tm_asker_get_ruling (TmAsker *self);
const GError *tm_asker_get_error (TmAsker *self);

G_END_DECLS
