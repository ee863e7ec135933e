/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-standard-deck.h"

#define N_JOKERS 2

/* Numbers are not translated. */
static const char *const ranks[] = {
  NC_ ("playing card", "Ace"),
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  NC_ ("playing card", "Jack"),
  NC_ ("playing card", "Queen"),
  NC_ ("playing card", "King"),
};

/* Translators: the four suits as they stand in "Ace of spades" */
static const char *const suits[] = {
  NC_ ("suit", "spades"),
  NC_ ("suit", "hearts"),
  NC_ ("suit", "diamonds"),
  NC_ ("suit", "clubs"),
};

static const char *
get_rank (guint index)
{
  return g_ascii_isdigit (*ranks[index]) ? ranks[index]
                                         : g_dpgettext2 (NULL, "playing card", ranks[index]);
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
  TmBag *deck = tm_bag_new ();

  for (guint i = 0; i < G_N_ELEMENTS (suits); i++)
    for (guint j = 0; j < G_N_ELEMENTS (ranks); j++)
      {
        /* Translators: a playing card: rank and suit, "Ace of spades", "10 of hearts" */
        g_autofree char *name = g_strdup_printf (C_ ("playing card", "%s of %s"), get_rank (j),
                                                 g_dpgettext2 (NULL, "suit", suits[i]));

        tm_bag_add_kind (deck, name, 1);
      }
  if (has_jokers)
    tm_bag_add_kind (deck, C_ ("playing card", "Joker"), N_JOKERS);

  return deck;
}
