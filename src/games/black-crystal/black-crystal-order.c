/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose turn comes next: clockwise, past those who have a turn to lose. R «Начало игры», p. 5. */

#include "config.h"

#include "black-crystal-order.h"

#include "black-crystal-private.h"

/**
 * crystal_lose_turn:
 * @skip: turns that a seat has to lose, at least 1
 * @resolution: (nullable): how `skips` is read
 *
 * Uses up a lost turn. Several add up, or all of them are one.
 *
 * Returns: turns that it still has to lose
 */
gint32
crystal_lose_turn (gint32 skip, TmResolution *resolution)
{
  if (skip > 1 && crystal_get_reading (resolution, OPTION_SKIPS) == SKIPS_ONE)
    return 0;
  return skip - 1;
}

/**
 * crystal_find_next_seat:
 * @n_seats: how many play, at least 1
 * @current: the seat whose turn ends
 * @skips: (inout): by seat, turns to be lost, 0 to %CRYSTAL_MAX_SKIP; those passed over are used up
 * @resolution: (nullable): how `skips` is read
 * @skipped: (out): the seats passed over, in order, each as often as it is
 * @n_skipped: (out): how many there are
 *
 * Finds the seat whose turn is next.
 *
 * Returns: the seat
 */
guint
crystal_find_next_seat (guint n_seats,
                        guint current,
                        gint32 skips[CRYSTAL_MAX_SEATS],
                        TmResolution *resolution,
                        gint32 skipped[CRYSTAL_MAX_SKIPPED],
                        guint *n_skipped)
{
  guint seat = (current + 1) % n_seats;

  *n_skipped = 0;
  for (; skips[seat] > 0 && *n_skipped < CRYSTAL_MAX_SKIPPED; seat = (seat + 1) % n_seats)
    {
      skips[seat] = crystal_lose_turn (skips[seat], resolution);
      skipped[(*n_skipped)++] = (gint32) seat;
    }
  return seat;
}
