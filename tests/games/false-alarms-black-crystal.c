/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: what is illegal and impossible by the table of findings on its page, one function a
 * kind; and what is legal by it. */

#include "false-alarms-black-crystal.h"

/* A card is played from a hand that nobody may look into, which may have none for this moment; or a cell
 * or a direction has to be found for it, and there may be none. */
static gboolean
is_vague (const TmGame *game, const TmOffer *offer)
{
  const TmMoveSpec *spec = tm_game_get_move (game, offer->move);
  TmArgs args;
  int card;

  if (!g_str_equal (spec->id, "play-find") && !g_str_equal (spec->id, "boost"))
    return FALSE;
  card = tm_params_find (spec->params, spec->n_params, "card");
  tm_offer_fill (offer, &args);
  return offer->asked != 0 || !tm_args_has (&args, (guint) card);
}

const AlarmGame alarms_of_black_crystal = {
  .id = "black-crystal",
  .illegal = { crystal_walk_illegal, crystal_blast_illegal, crystal_card_illegal },
  .legal = { crystal_walk_legal },
  .is_vague = is_vague,
};
