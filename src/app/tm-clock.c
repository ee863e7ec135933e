/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-clock.h"

#define SECONDS_IN_MINUTE 60
#define SECONDS_IN_HOUR 3600
#define MINUS_SIGN "−"

/* What one player has used up. */
typedef struct
{
  gint64 total;
  gint64 turn;
  gint64 extra;
  guint n_turns;
} Time;

struct _TmClock
{
  gint64 limit;
  gint64 increment;
  guint player;
  gboolean is_running;
  gint64 since;
  guint n_players;
  Time times[];
};

/* Since the clock was last looked at by something that changes it. */
static gint64
get_running (const TmClock *self, guint player, gint64 now)
{
  return self->is_running && player == self->player ? MAX (0, now - self->since) : 0;
}

static void
settle (TmClock *self, gint64 now)
{
  gint64 running;

  if (self->player == TM_CLOCK_NOBODY)
    return;

  running = get_running (self, self->player, now);
  self->times[self->player].total += running;
  self->times[self->player].turn += running;
  self->since = now;
}

/**
 * tm_clock_new:
 * @n_players: how many players there are, at least one
 * @limit: how much time each of them has, in microseconds; 0 if that does not matter
 * @increment: how much is added to that with every turn that ends, in microseconds
 *
 * Makes a clock that stands still.
 *
 * Returns: (transfer full): the clock
 */
TmClock *
tm_clock_new (guint n_players, gint64 limit, gint64 increment)
{
  TmClock *self;

  g_return_val_if_fail (n_players > 0, NULL);

  self = g_malloc0 (sizeof *self + n_players * sizeof (Time));
  self->n_players = n_players;
  self->limit = limit;
  self->increment = increment;
  self->player = TM_CLOCK_NOBODY;

  return self;
}

/**
 * tm_clock_free:
 * @self: the clock
 *
 * Frees a clock.
 */
void
tm_clock_free (TmClock *self)
{
  g_free (self);
}

/**
 * tm_clock_pass:
 * @self: the clock
 * @player: whose turn begins
 * @now: the time it is
 *
 * Ends the turn that runs, if there is one, and begins another. A clock that stands still begins to
 * run.
 */
void
tm_clock_pass (TmClock *self, guint player, gint64 now)
{
  g_return_if_fail (player < self->n_players);

  settle (self, now);
  if (self->player != TM_CLOCK_NOBODY)
    self->times[self->player].extra += self->increment;

  self->player = player;
  self->times[player].turn = 0;
  self->times[player].n_turns++;
  self->since = now;
  self->is_running = TRUE;
}

/**
 * tm_clock_pause:
 * @self: the clock
 * @now: the time it is
 *
 * Lets the clock stand still in the middle of a turn.
 */
void
tm_clock_pause (TmClock *self, gint64 now)
{
  settle (self, now);
  self->is_running = FALSE;
}

/**
 * tm_clock_resume:
 * @self: the clock
 * @now: the time it is
 *
 * Lets the turn go on that was paused. Before the first turn there is none.
 */
void
tm_clock_resume (TmClock *self, gint64 now)
{
  if (self->player == TM_CLOCK_NOBODY || self->is_running)
    return;

  self->since = now;
  self->is_running = TRUE;
}

/**
 * tm_clock_add:
 * @self: the clock
 * @player: a player
 * @time: how much longer there is time, in microseconds; shorter if it is negative
 *
 * Gives a player time beyond the limit.
 */
void
tm_clock_add (TmClock *self, guint player, gint64 time)
{
  g_return_if_fail (player < self->n_players);

  self->times[player].extra += time;
}

/**
 * tm_clock_get_n_players:
 * @self: the clock
 *
 * Gets how many players there are.
 *
 * Returns: the number
 */
guint
tm_clock_get_n_players (const TmClock *self)
{
  return self->n_players;
}

/**
 * tm_clock_get_player:
 * @self: the clock
 *
 * Gets whose turn it is, be the clock paused or not.
 *
 * Returns: the player; %TM_CLOCK_NOBODY before the first turn
 */
guint
tm_clock_get_player (const TmClock *self)
{
  return self->player;
}

/**
 * tm_clock_is_running:
 * @self: the clock
 *
 * Gets whether anybody's time runs.
 *
 * Returns: %TRUE if it does
 */
gboolean
tm_clock_is_running (const TmClock *self)
{
  return self->is_running;
}

/**
 * tm_clock_get_turns:
 * @self: the clock
 * @player: a player
 *
 * Gets how many turns a player has begun.
 *
 * Returns: the number
 */
guint
tm_clock_get_turns (const TmClock *self, guint player)
{
  g_return_val_if_fail (player < self->n_players, 0);

  return self->times[player].n_turns;
}

/**
 * tm_clock_get_turn:
 * @self: the clock
 * @player: a player
 * @now: the time it is
 *
 * Gets how long a player's turn has lasted; if it is over, how long the last one did.
 *
 * Returns: the time in microseconds
 */
gint64
tm_clock_get_turn (const TmClock *self, guint player, gint64 now)
{
  g_return_val_if_fail (player < self->n_players, 0);

  return self->times[player].turn + get_running (self, player, now);
}

/**
 * tm_clock_get_total:
 * @self: the clock
 * @player: a player
 * @now: the time it is
 *
 * Gets how long all turns of a player have lasted together.
 *
 * Returns: the time in microseconds
 */
gint64
tm_clock_get_total (const TmClock *self, guint player, gint64 now)
{
  g_return_val_if_fail (player < self->n_players, 0);

  return self->times[player].total + get_running (self, player, now);
}

/**
 * tm_clock_get_left:
 * @self: the clock
 * @player: a player
 * @now: the time it is
 *
 * Gets how much of the limit a player has left, with what was added to it.
 *
 * Returns: the time in microseconds; negative once it is used up
 */
gint64
tm_clock_get_left (const TmClock *self, guint player, gint64 now)
{
  g_return_val_if_fail (player < self->n_players, 0);

  return self->limit + self->times[player].extra - tm_clock_get_total (self, player, now);
}

static char *
dup_seconds (const char *sign, gint64 seconds)
{
  int hours = (int) (seconds / SECONDS_IN_HOUR);
  int minutes = (int) (seconds / SECONDS_IN_MINUTE % SECONDS_IN_MINUTE);
  int rest = (int) (seconds % SECONDS_IN_MINUTE);

  if (hours > 0)
    return g_strdup_printf ("%s%d:%02d:%02d", sign, hours, minutes, rest);

  return g_strdup_printf ("%s%d:%02d", sign, minutes, rest);
}

/**
 * tm_clock_dup_time:
 * @time: a time that has passed, in microseconds
 *
 * Writes down how many whole seconds have passed, as "4:07" or "1:05:09".
 *
 * Returns: (transfer full): the text
 */
char *
tm_clock_dup_time (gint64 time)
{
  return dup_seconds ("", MAX (0, time) / G_USEC_PER_SEC);
}

/**
 * tm_clock_dup_left:
 * @left: a time that is left, in microseconds; negative once it is used up
 *
 * Writes down how many seconds are left. One that has begun counts, so that 0:00 is the end; what
 * goes beyond it has a minus sign.
 *
 * Returns: (transfer full): the text
 */
char *
tm_clock_dup_left (gint64 left)
{
  gint64 over = -left / G_USEC_PER_SEC;

  if (left > 0)
    return dup_seconds ("", (left + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC);

  return dup_seconds (over > 0 ? MINUS_SIGN : "", over);
}
