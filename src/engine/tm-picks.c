/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-picks.h"

static guint
find (const TmPicks *self, guint piece)
{
  guint i = 0;

  while (i < self->n_pieces && self->pieces[i] != piece)
    i++;
  return i;
}

/**
 * tm_picks_has:
 * @self: picks
 * @piece: a piece
 *
 * Tells whether a piece is picked.
 *
 * Returns: whether it is
 */
gboolean
tm_picks_has (const TmPicks *self, guint piece)
{
  return find (self, piece) < self->n_pieces;
}

/**
 * tm_picks_add:
 * @self: picks
 * @piece: a piece
 *
 * Picks a piece, after those that are picked. One more than %TM_MAX_PICKS is left alone.
 */
void
tm_picks_add (TmPicks *self, guint piece)
{
  if (!tm_picks_has (self, piece) && self->n_pieces < TM_MAX_PICKS)
    self->pieces[self->n_pieces++] = piece;
}

/**
 * tm_picks_remove:
 * @self: picks
 * @piece: a piece
 *
 * Drops a piece; the others keep their order.
 */
void
tm_picks_remove (TmPicks *self, guint piece)
{
  guint at = find (self, piece);

  if (at == self->n_pieces)
    return;
  self->n_pieces--;
  for (; at < self->n_pieces; at++)
    self->pieces[at] = self->pieces[at + 1];
}

/**
 * tm_picks_toggle:
 * @self: picks
 * @piece: a piece
 *
 * Picks a piece, or drops it if it is picked.
 */
void
tm_picks_toggle (TmPicks *self, guint piece)
{
  if (tm_picks_has (self, piece))
    tm_picks_remove (self, piece);
  else
    tm_picks_add (self, piece);
}

/**
 * tm_picks_clear:
 * @self: picks
 *
 * Drops all pieces.
 */
void
tm_picks_clear (TmPicks *self)
{
  self->n_pieces = 0;
}
