/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-params.h"
#include "tm-table.h"

G_BEGIN_DECLS

/** TM_OFFER_MAX_PRESETS: the most parameters that an offer can know already. */
#define TM_OFFER_MAX_PRESETS 4

/**
 * TmOffer:
 * @move: index of the move kind
 * @label: what it does, for a button, a menu or a screen reader
 * @is_primary: whether it is the one thing to do next
 * @is_usual: whether random play and hints should count with it; unusual ones are corrections
 * @piece: the piece that is touched to make it; -1: none
 * @cell: the cell (grid << 16 | cell) that is touched; -1: none
 * @seat: the seat it belongs to, or %TM_NO_SEAT
 * @key: the key that makes it, as a Unicode character; 0: none
 * @asked: set of parameters that are worth asking for although they may be left out
 * @n_presets: how many parameters are known already
 * @presets: the known parameters: index and single value
 *
 * A move that can be recorded now, and what still has to be asked: every parameter of the move
 * that is neither preset nor optional.
 */
typedef struct
{
  guint move;
  TmText label;
  gboolean is_primary;
  gboolean is_usual;
  int piece;
  int cell;
  int seat;
  gunichar key;
  guint32 asked;
  guint n_presets;
  struct
  {
    guint param;
    gint32 value;
  } presets[TM_OFFER_MAX_PRESETS];
} TmOffer;

/**
 * TmOffers:
 *
 * A list of offers, reused from one position to the next.
 */
typedef struct _TmOffers TmOffers;

TmOffers *tm_offers_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tm_offers_free (TmOffers *self);
void tm_offers_collect (TmOffers *self, const TmTable *table);
guint tm_offers_get_n (const TmOffers *self);
const TmOffer *tm_offers_get (const TmOffers *self, guint index);
int tm_offers_get_primary (const TmOffers *self);
int tm_offers_find_piece (const TmOffers *self, guint piece);
int tm_offers_find_cell (const TmOffers *self, guint grid, int seat, guint cell);

/* For games. The pointer stays valid until the next offer is added. */
TmOffer *tm_offers_add (TmOffers *self, guint move, TmText label);
void tm_offer_preset (TmOffer *self, guint param, gint32 value);

/* The move as far as it is known. */
void tm_offer_fill (const TmOffer *self, TmArgs *args);
guint32 tm_offer_get_missing (const TmOffer *self, const TmTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmOffers, tm_offers_free)

G_END_DECLS
