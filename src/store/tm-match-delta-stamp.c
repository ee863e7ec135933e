/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-delta-private.h"
#include "tm-match-delta-stamp.h"

/**
 * tm_match_delta_stamp:
 * @self: a whole match
 * @started: when it began, microseconds since 1970 UTC
 * @changed: when it was changed last
 * @finished: when it ended; 0: when its last move was made
 *
 * Gives a match that comes from elsewhere the times it has there.
 */
void
tm_match_delta_stamp (TmMatchDelta *self, gint64 started, gint64 changed, gint64 finished)
{
  self->started = started;
  self->changed = changed;
  if (finished != 0)
    self->finished = finished;
}

/**
 * tm_match_delta_set_length:
 * @self: a whole match
 * @length: how long it was played, in microseconds; 0: not known
 *
 * Says how long a match was played whose moves do not.
 */
void
tm_match_delta_set_length (TmMatchDelta *self, gint64 length)
{
  self->length = length;
}

/**
 * tm_match_delta_steal_names:
 * @self: a whole match
 *
 * Takes away who sits at the table, so that nobody is looked up by name.
 *
 * Returns: (transfer full) (element-type utf8): the names by seat, %NULL for nobody
 */
GPtrArray *
tm_match_delta_steal_names (TmMatchDelta *self)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < self->head->seat_names->len; seat++)
    g_ptr_array_add (names, g_steal_pointer (&g_ptr_array_index (self->head->seat_names, seat)));
  return names;
}
