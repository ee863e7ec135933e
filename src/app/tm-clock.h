/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TmClock:
 *
 * A clock of a table: one time for each player, of which at most one runs. It has no source of time
 * of its own: whoever asks says what time it is, in microseconds that never go back, as
 * [func@GLib.get_monotonic_time] has them. That time stands still while the device sleeps, so nobody's
 * turn goes on under a closed lid.
 */
typedef struct _TmClock TmClock;

/**
 * TM_CLOCK_NOBODY:
 *
 * The player whose time runs while nobody's does.
 */
#define TM_CLOCK_NOBODY G_MAXUINT

TmClock *tm_clock_new (guint n_players, gint64 limit, gint64 increment) G_GNUC_WARN_UNUSED_RESULT;
void tm_clock_free (TmClock *self);

/* Running */
void tm_clock_pass (TmClock *self, guint player, gint64 now);
void tm_clock_pause (TmClock *self, gint64 now);
void tm_clock_resume (TmClock *self, gint64 now);
void tm_clock_add (TmClock *self, guint player, gint64 time);

/* Reading */
guint tm_clock_get_n_players (const TmClock *self);
guint tm_clock_get_player (const TmClock *self);
gboolean tm_clock_is_running (const TmClock *self);
guint tm_clock_get_turns (const TmClock *self, guint player);
gint64 tm_clock_get_turn (const TmClock *self, guint player, gint64 now);
gint64 tm_clock_get_total (const TmClock *self, guint player, gint64 now);
gint64 tm_clock_get_left (const TmClock *self, guint player, gint64 now);

char *tm_clock_dup_time (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
char *tm_clock_dup_left (gint64 left) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmClock, tm_clock_free)

G_END_DECLS
