/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-offer.h"

#include "tm-game.h"

struct _TmOffers
{
  GArray *offers;
  TmPicks picks;
  guint32 pickable[TM_MAX_PIECES / 32];
};

/**
 * tm_offers_new:
 *
 * Creates an empty list of offers.
 *
 * Returns: (transfer full): the list
 */
TmOffers *
tm_offers_new (void)
{
  TmOffers *self = g_new0 (TmOffers, 1);

  self->offers = g_array_new (FALSE, FALSE, sizeof (TmOffer));
  return self;
}

/**
 * tm_offers_free:
 * @self: (transfer full): a list of offers
 *
 * Frees the list.
 */
void
tm_offers_free (TmOffers *self)
{
  g_array_unref (self->offers);
  g_free (self);
}

/**
 * tm_offers_collect:
 * @self: a list of offers
 * @table: a table
 *
 * Empties the list and has the game fill it with what can be recorded now. Nothing is picked.
 */
void
tm_offers_collect (TmOffers *self, const TmTable *table)
{
  static const TmPicks none;

  tm_offers_collect_picked (self, table, &none);
}

/**
 * tm_offers_collect_picked:
 * @self: a list of offers
 * @table: a table
 * @picks: what is picked
 *
 * Empties the list and has the game fill it with what can be recorded now with the pieces that are
 * picked.
 */
void
tm_offers_collect_picked (TmOffers *self, const TmTable *table, const TmPicks *picks)
{
  g_array_set_size (self->offers, 0);
  self->picks = *picks;
  memset (self->pickable, 0, sizeof self->pickable);
  tm_box_get_game (tm_table_get_box (table))->offer (table, self);
}

/**
 * tm_offers_touch:
 * @self: a list of offers
 * @table: the table it was collected for
 * @piece: a pickable piece
 *
 * Picks a piece, or drops it, as the game has it, and collects the offers anew.
 */
void
tm_offers_touch (TmOffers *self, const TmTable *table, guint piece)
{
  const TmGame *game = tm_box_get_game (tm_table_get_box (table));
  TmPicks picks = self->picks;

  g_return_if_fail (tm_offers_is_pickable (self, piece));

  if (game->pick != NULL)
    game->pick (table, &picks, piece);
  else
    tm_picks_toggle (&picks, piece);
  tm_offers_collect_picked (self, table, &picks);
}

/**
 * tm_offers_get_picks:
 * @self: a list of offers
 *
 * Gets what is picked for the move to come.
 *
 * Returns: (transfer none): the picks, until the list is filled anew
 */
const TmPicks *
tm_offers_get_picks (const TmOffers *self)
{
  return &self->picks;
}

/**
 * tm_offers_is_pickable:
 * @self: a list of offers
 * @piece: a piece
 *
 * Tells whether a piece can be picked, or dropped.
 *
 * Returns: whether it can
 */
gboolean
tm_offers_is_pickable (const TmOffers *self, guint piece)
{
  return (self->pickable[piece / 32] & 1u << piece % 32) != 0;
}

/**
 * tm_offers_allow_pick:
 * @self: a list of offers
 * @piece: a piece
 *
 * Says that a piece can be picked, or dropped.
 */
void
tm_offers_allow_pick (TmOffers *self, guint piece)
{
  g_assert (piece < TM_MAX_PIECES);
  self->pickable[piece / 32] |= 1u << piece % 32;
}

/**
 * tm_offers_get_n:
 * @self: a list of offers
 *
 * Counts the offers.
 *
 * Returns: the number of offers
 */
guint
tm_offers_get_n (const TmOffers *self)
{
  return self->offers->len;
}

/**
 * tm_offers_get:
 * @self: a list of offers
 * @index: index of an offer, below tm_offers_get_n()
 *
 * Gets an offer.
 *
 * Returns: (transfer none): the offer, until the list is filled anew
 */
const TmOffer *
tm_offers_get (const TmOffers *self, guint index)
{
  g_return_val_if_fail (index < self->offers->len, NULL);
  return &g_array_index (self->offers, TmOffer, index);
}

/**
 * tm_offers_get_primary:
 * @self: a list of offers
 *
 * Finds the one thing to do next.
 *
 * Returns: the index of the first primary offer, or -1
 */
int
tm_offers_get_primary (const TmOffers *self)
{
  for (guint i = 0; i < self->offers->len; i++)
    if (g_array_index (self->offers, TmOffer, i).is_primary)
      return i;
  return -1;
}

/**
 * tm_offers_find_piece:
 * @self: a list of offers
 * @piece: a piece
 *
 * Finds what touching a piece does.
 *
 * Returns: the index of the first offer that is touched through the piece, or -1
 */
int
tm_offers_find_piece (const TmOffers *self, guint piece)
{
  for (guint i = 0; i < self->offers->len; i++)
    if (g_array_index (self->offers, TmOffer, i).piece == (int) piece)
      return i;
  return -1;
}

/**
 * tm_offers_find_move:
 * @self: (nullable): a list of offers; %NULL: none
 * @move: index of a move of the game
 * @seat: the seat it must belong to
 * @param: index of a parameter
 * @value: what it must be preset to; -1: whatever it is
 *
 * Finds a move that a seat can make.
 *
 * Returns: the index of the first such offer, or -1
 */
int
tm_offers_find_move (const TmOffers *self, guint move, int seat, guint param, gint32 value)
{
  for (guint i = 0; self != NULL && i < self->offers->len; i++)
    {
      const TmOffer *offer = &g_array_index (self->offers, TmOffer, i);
      if (offer->move == move && offer->seat == seat
          && (value == -1 || tm_offer_get_preset (offer, param) == value))
        return i;
    }
  return -1;
}

/**
 * tm_offers_find_cell:
 * @self: a list of offers
 * @grid: index of a grid
 * @seat: the seat the offer must belong to; %TM_NO_SEAT: any, as for a shared grid
 * @cell: a cell, row by row from 0
 *
 * Finds what touching a cell does.
 *
 * Returns: the index of the first offer that is touched through the cell, or -1
 */
int
tm_offers_find_cell (const TmOffers *self, guint grid, int seat, guint cell)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      const TmOffer *offer = &g_array_index (self->offers, TmOffer, i);
      if (offer->cell == (int) (grid << 16 | cell) && (seat == TM_NO_SEAT || offer->seat == seat))
        return i;
    }
  return -1;
}

/**
 * tm_offers_add:
 * @self: a list of offers
 * @move: index of a move of the game
 * @label: what it does
 *
 * Adds an offer, usual, belonging to no seat, touched through nothing; set what differs.
 *
 * Returns: (transfer none): the offer, until the next is added
 */
TmOffer *
tm_offers_add (TmOffers *self, guint move, TmText label)
{
  TmOffer offer = {
    .move = move, .label = label, .is_usual = TRUE, .piece = -1, .cell = -1, .seat = TM_NO_SEAT
  };

  g_array_append_val (self->offers, offer);
  return &g_array_index (self->offers, TmOffer, self->offers->len - 1);
}

/**
 * tm_offers_add_primary:
 * @self: a list of offers
 * @move: index of a move of the game
 * @label: what it does
 *
 * Adds an offer as the one thing to do next.
 *
 * Returns: (transfer none): the offer, until the next is added
 */
TmOffer *
tm_offers_add_primary (TmOffers *self, guint move, TmText label)
{
  TmOffer *offer = tm_offers_add (self, move, label);

  offer->is_primary = TRUE;
  return offer;
}

/**
 * tm_offer_preset:
 * @self: an offer
 * @param: index of a parameter that is not a list
 * @value: what it is
 *
 * Says a parameter in advance; at most %TM_OFFER_MAX_PRESETS of them.
 */
void
tm_offer_preset (TmOffer *self, guint param, gint32 value)
{
  tm_offer_preset_list (self, param, &value, 1);
}

/**
 * tm_offer_preset_list:
 * @self: an offer
 * @param: index of a parameter
 * @values: (array length=n_values): what it is
 * @n_values: how many there are; all presets together have at most %TM_OFFER_MAX_VALUES
 *
 * Says a list in advance; at most %TM_OFFER_MAX_PRESETS parameters.
 */
void
tm_offer_preset_list (TmOffer *self, guint param, const gint32 *values, guint n_values)
{
  g_assert (self->n_presets < TM_OFFER_MAX_PRESETS);
  g_assert (self->n_values + n_values <= TM_OFFER_MAX_VALUES);
  self->presets[self->n_presets].param = param;
  self->presets[self->n_presets].start = self->n_values;
  self->presets[self->n_presets].count = n_values;
  self->n_presets++;
  for (guint i = 0; i < n_values; i++)
    self->values[self->n_values++] = values[i];
}

/**
 * tm_offer_preset_counts:
 * @self: an offer
 * @param: index of a list
 * @counts: (array length=n_counts): how often each value, from 0, is to stand in the list
 * @n_counts: how many values there are
 *
 * Says in advance that a list is what a pool holds, in the order of the values.
 */
void
tm_offer_preset_counts (TmOffer *self, guint param, const guint8 *counts, guint n_counts)
{
  gint32 values[TM_OFFER_MAX_VALUES];
  guint n = 0;

  for (guint i = 0; i < n_counts; i++)
    for (guint k = 0; k < counts[i]; k++)
      {
        g_assert (n < G_N_ELEMENTS (values));
        values[n++] = (gint32) i;
      }
  tm_offer_preset_list (self, param, values, n);
}

/**
 * tm_offer_get_preset:
 * @self: an offer
 * @param: index of a parameter
 *
 * Gets what a parameter is known to be.
 *
 * Returns: its value, of a list the first; -1 if it is not known or empty
 */
gint32
tm_offer_get_preset (const TmOffer *self, guint param)
{
  for (guint i = 0; i < self->n_presets; i++)
    if (self->presets[i].param == param && self->presets[i].count > 0)
      return self->values[self->presets[i].start];
  return -1;
}

/**
 * tm_offer_fill:
 * @self: an offer
 * @args: (out caller-allocates): the arguments as far as they are known
 *
 * Writes the presets as arguments; whatever @args held is gone.
 */
void
tm_offer_fill (const TmOffer *self, TmArgs *args)
{
  tm_args_init (args);
  for (guint i = 0; i < self->n_presets; i++)
    tm_args_set_list (args, self->presets[i].param, &self->values[self->presets[i].start],
                      self->presets[i].count);
}

/**
 * tm_offer_get_missing:
 * @self: an offer
 * @table: the table it was made for
 *
 * Finds out what still has to be asked: parameters that are required, have a place at this table
 * and are neither known nor drawn by the app, and those that the offer asks for all the same.
 *
 * Returns: set of parameter indexes
 */
guint32
tm_offer_get_missing (const TmOffer *self, const TmTable *table)
{
  const TmGame *game = tm_box_get_game (tm_table_get_box (table));
  const TmMoveSpec *move = tm_game_get_move (game, self->move);
  guint32 missing = self->asked;
  TmArgs known;

  tm_offer_fill (self, &known);
  for (guint i = 0; i < move->n_params; i++)
    if (tm_game_is_asked (game, table, self->move, i, &known)
        && !tm_game_draws_in_app (game, table, self->move, i, &known)
        && !(move->params[i].is_optional || move->params[i].standard != NULL))
      missing |= 1u << i;
  for (guint i = 0; i < self->n_presets; i++)
    missing &= ~(1u << self->presets[i].param) | self->asked;
  return missing;
}
