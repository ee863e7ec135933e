/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-standard-deck.h"

/* The free table has a deck of its own: these are its cards. */
#define GAME "free"
#define PIECES "card"
#define N_JOKERS 2

/**
 * tm_standard_deck_get_pieces:
 *
 * Gets the cards that the free table brings along.
 *
 * Returns: (transfer none): 52 pieces of different faces
 */
const TmPieceSpec *
tm_standard_deck_get_pieces (void)
{
  const TmKit *kit = tm_game_find (GAME)->kit;

  return &kit->pieces[tm_kit_find_piece (kit, PIECES)];
}

/**
 * tm_standard_deck_new:
 * @has_jokers: whether two jokers are in it
 *
 * Makes a deck of 52 playing cards, or 54 with jokers.
 *
 * Returns: (transfer full): the deck, of which nothing is drawn
 */
TmBag *
tm_standard_deck_new (gboolean has_jokers)
{
  const TmPieceSpec *cards = tm_standard_deck_get_pieces ();
  TmBag *deck = tm_bag_new ();

  for (guint face = 0; face < cards->n_faces; face++)
    tm_bag_add_kind (deck, tm_word_get (cards->faces[face].name), 1);
  if (has_jokers)
    tm_bag_add_kind (deck, C_ ("playing card", "Joker"), N_JOKERS);

  return deck;
}
