/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "trace.h"

#include "../games/random-options.h"

/* A box with options by chance. */
TmBox *
trace_new_box (const TmGame *game, guint n_seats, guint64 seed)
{
  TmBox *box = tm_box_new (game, n_seats, NULL);
  TmRandom random;

  tm_random_init_fast (&random, seed);
  random_options_choose (box, &random, OPTIONS_LISTS);
  return box;
}

void
trace_init (Trace *self, TmBox *box, guint64 seed)
{
  *self = (Trace) { .match = tm_match_new (box),
                    .player = tm_player_new (box, seed),
                    .guesser = tm_player_new (box, seed + 1) };
  digest_init (&self->digest);
  tm_random_init_fast (&self->random, seed);
  self->offers = tm_offers_new ();
  self->resolution = tm_resolution_new (box);
  self->n_recorded = g_new0 (guint, tm_box_get_game (box)->n_moves);
}

/* What came of it, in words. */
char *
trace_end (Trace *self)
{
  char *text = digest_dup_string (&self->digest);

  digest_clear (&self->digest);
  g_clear_object (&self->match);
  g_clear_pointer (&self->player, tm_player_free);
  g_clear_pointer (&self->guesser, tm_player_free);
  g_clear_pointer (&self->offers, tm_offers_free);
  g_clear_pointer (&self->resolution, tm_resolution_free);
  g_clear_pointer (&self->n_recorded, g_free);
  return text;
}

gint32
trace_below (Trace *self, guint n)
{
  return (gint32) tm_random_below (&self->random, n);
}

/* True once in so many times. */
gboolean
trace_one_of (Trace *self, guint32 n)
{
  return trace_below (self, n) == 0;
}
