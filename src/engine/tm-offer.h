/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-params.h"
#include "tm-picks.h"
#include "tm-table.h"

G_BEGIN_DECLS

/** TM_OFFER_MAX_PRESETS: the most parameters that an offer can know already. */
#define TM_OFFER_MAX_PRESETS 6
/** TM_OFFER_MAX_VALUES: the most values of all these parameters together. */
#define TM_OFFER_MAX_VALUES 18

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
 * @asked: set of parameters that are worth asking for although they may be left out or are known;
 *   what is known is what forms begin with
 * @n_presets: how many parameters are known already
 * @n_values: how many values they have together
 * @presets: the known parameters: index, first of its values, how many
 * @values: their values
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
  guint8 n_presets;
  guint8 n_values;
  struct
  {
    guint8 param;
    guint8 start;
    guint8 count;
  } presets[TM_OFFER_MAX_PRESETS];
  gint32 values[TM_OFFER_MAX_VALUES];
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
void tm_offers_collect_picked (TmOffers *self, const TmTable *table, const TmPicks *picks);
void tm_offers_touch (TmOffers *self, const TmTable *table, guint piece);
guint tm_offers_get_n (const TmOffers *self);
const TmOffer *tm_offers_get (const TmOffers *self, guint index);
int tm_offers_get_primary (const TmOffers *self);
int tm_offers_find_piece (const TmOffers *self, guint piece);
int tm_offers_find_move (const TmOffers *self, guint move, int seat, guint param, gint32 value);
int tm_offers_find_cell (const TmOffers *self, guint grid, int seat, guint cell);

/* What is picked for the move to come, and what can be. */
const TmPicks *tm_offers_get_picks (const TmOffers *self);
gboolean tm_offers_is_pickable (const TmOffers *self, guint piece);

/* For games. The pointer stays valid until the next offer is added. */
TmOffer *tm_offers_add (TmOffers *self, guint move, TmText label);
TmOffer *tm_offers_add_primary (TmOffers *self, guint move, TmText label);
void tm_offer_preset (TmOffer *self, guint param, gint32 value);
void tm_offer_preset_list (TmOffer *self, guint param, const gint32 *values, guint n_values);
void tm_offer_preset_counts (TmOffer *self, guint param, const guint8 *counts, guint n_counts);
gint32 tm_offer_get_preset (const TmOffer *self, guint param);
void tm_offers_allow_pick (TmOffers *self, guint piece);

/* The move as far as it is known. */
void tm_offer_fill (const TmOffer *self, TmArgs *args);
guint32 tm_offer_get_missing (const TmOffer *self, const TmTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmOffers, tm_offers_free)

G_END_DECLS
