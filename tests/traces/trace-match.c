/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches played by chance, some fairly, some against all rules. */

#include "trace.h"

/* So often it is looked at a match at most, and in half of them only after every so many moves, so that their
 * ends are met. */
#define MAX_LOOKS 120
#define STRIDE 15
/* Of so many offers the rarest is taken. */
#define N_RIVALS 4
/* So many offers are looked at. */
#define MAX_PREVIEWS 12

static void
sample_move (Trace *self, const TmTable *table, TmMove *move)
{
  const TmGame *game = tm_match_get_game (self->match);
  const TmMoveSpec *spec;

  *move = (TmMove) { .kind = tm_random_below (&self->random, game->n_moves), .note = -1 };
  spec = &game->moves[move->kind];
  tm_args_init (&move->args);
  if (trace_one_of (self, 2))
    for (guint i = 0; i < spec->n_params; i++)
      if (!spec->params[i].is_optional || trace_one_of (self, 3))
        trace_sample_param (self, spec->params, i, table, &move->args);
  tm_player_complete (self->player, table, move);
}

/* What would become of a move. */
static void
preview (Trace *self, const TmMove *move)
{
  const TmGame *game = tm_match_get_game (self->match);

  tm_match_preview (self->match, move, TRUE, self->resolution);
  digest_add_number (&self->digest, move->kind);
  if (move->kind < game->n_moves)
    digest_add_args (&self->digest, game->moves[move->kind].n_params, &move->args);
  digest_add_resolution (&self->digest, self->resolution);
}

/* What nobody asked for. */
static void
look_ahead (Trace *self, const TmTable *table)
{
  TmMove move;

  sample_move (self, table, &move);
  preview (self, &move);
}

/* Each offer, or some of them, and the same with one thing told otherwise. */
static void
look_at_each_offer (Trace *self, const TmTable *table)
{
  const TmGame *game = tm_match_get_game (self->match);
  /* What comes afterwards does not depend on how often it is looked. */
  TmRandom before = self->random;
  guint n_offers;

  tm_offers_collect (self->offers, table);
  n_offers = tm_offers_get_n (self->offers);
  for (guint i = 0; i < MIN (n_offers, MAX_PREVIEWS); i++)
    {
      guint index = n_offers <= MAX_PREVIEWS ? i : (guint) trace_below (self, n_offers);
      TmMove move = { .note = -1 };

      tm_player_take (self->guesser, table, tm_offers_get (self->offers, index), &move);
      preview (self, &move);
      if (move.kind >= game->n_moves || game->moves[move.kind].n_params == 0)
        continue;
      trace_sample_param (self, game->moves[move.kind].params,
                          (guint) trace_below (self, game->moves[move.kind].n_params), table,
                          &move.args);
      preview (self, &move);
    }
  self->random = before;
}

static gboolean
record (Trace *self, TmMove *move)
{
  g_autoptr (GError) error = NULL;
  gboolean is_recorded = tm_match_record (self->match, move, self->resolution, &error);

  digest_add_number (&self->digest, move->kind);
  digest_add_error (&self->digest, error);
  if (is_recorded)
    {
      digest_add_resolution (&self->digest, self->resolution);
      self->n_recorded[move->kind]++;
    }
  return is_recorded;
}

/* Of a few offers, usual or not, the one that was taken least often so far. */
static gboolean
choose_rare (Trace *self, const TmTable *table, TmMove *chosen)
{
  gboolean is_found = FALSE;
  guint n_offers;

  tm_offers_collect (self->offers, table);
  n_offers = tm_offers_get_n (self->offers);
  for (guint i = 0; i < N_RIVALS && n_offers > 0; i++)
    {
      const TmOffer *offer = tm_offers_get (self->offers, (guint) trace_below (self, n_offers));
      TmMove move;

      if ((!is_found || self->n_recorded[offer->move] < self->n_recorded[chosen->kind])
          && tm_player_take (self->player, table, offer, &move))
        {
          *chosen = move;
          is_found = TRUE;
        }
    }
  return is_found;
}

/* Returns FALSE when nothing can be done any more. */
static gboolean
move_on (Trace *self, gboolean is_fair)
{
  const TmTable *table = tm_match_get_table (self->match);
  TmMove move = { .note = -1 };

  if (!is_fair && trace_one_of (self, 10))
    {
      trace_adjust (self);
      return TRUE;
    }
  if (!is_fair && trace_one_of (self, 6))
    {
      sample_move (self, table, &move);
      move.is_override = trace_one_of (self, 2);
      record (self, &move);
      return TRUE;
    }
  if (!(self->likes_rare && trace_one_of (self, 3) && choose_rare (self, table, &move))
      && !tm_player_choose (self->player, table, &move))
    return FALSE;
  record (self, &move);
  return TRUE;
}

static void
look_around (Trace *self)
{
  const TmTable *table = tm_match_get_table (self->match);

  trace_look (self);
  trace_fill_all (self);
  look_at_each_offer (self, table);
  for (guint i = 0; i < 3; i++)
    look_ahead (self, table);
  for (guint i = 0; i < 3 && tm_match_get_game (self->match)->n_questions > 0; i++)
    trace_ask_about (self);
}

static gboolean
play_on (Trace *self, guint n_steps, gboolean is_fair)
{
  for (guint i = 0; i < n_steps; i++)
    if (!move_on (self, is_fair))
      return FALSE;
  return TRUE;
}

/* Every second match is fair. Returns how many moves there were. */
guint
trace_match (Trace *self, guint number)
{
  guint n_steps = number % 8 < 2 ? 1 : STRIDE;
  guint n_looks = 0;

  self->likes_rare = number % 3 == 0;
  do
    look_around (self);
  while (++n_looks < MAX_LOOKS && play_on (self, n_steps, number % 2 == 0));
  trace_look_at_standing (self);
  digest_add_sheet (&self->digest, self->match);
  return tm_match_get_n_entries (self->match);
}
