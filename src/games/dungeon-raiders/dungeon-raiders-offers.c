/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded now. A card out of turn, or a key or sword in the wrong room, is offered as
 * unusual: the rules say what is wrong with it, and the table decides. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

static int
get_cell (guint slot)
{
  return GRID_ROW << 16 | slot;
}

/* Rooms */

/* On the table the players see which rooms lie open; dark ones are the rule. */
static void
offer_level (const TmTable *table, TmOffers *offers)
{
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL) + 1;
  TmOffer *offer = tm_offers_add_primary (offers, MOVE_LEVEL,
                                          tm_text (N_ ("Open level %s"), tm_arg_number (level)));

  if (tm_table_get_option (table, OPTION_DECK) != TM_SOURCE_APP)
    offer->asked = 1u << LEVEL_ROOMS;
}

static void
offer_reveal (const TmTable *table, TmOffers *offers)
{
  gint32 room = tm_table_get_shared (table, COUNTER_ROOM);
  TmOffer *offer = tm_offers_add_primary (offers, MOVE_REVEAL, tm_text (N_ ("Turn the room up")));

  offer->cell = get_cell (room - 1);
  if (!raiders_is_quick (table))
    offer->seat = tm_table_get_shared (table, COUNTER_FIRST);
}

/* A real room that lies dark can be named before it is entered. */
static void
offer_ahead (const TmTable *table, TmOffers *offers)
{
  gint32 room = tm_table_get_shared (table, COUNTER_ROOM);

  if (tm_table_get_option (table, OPTION_DECK) == TM_SOURCE_APP)
    return;
  for (guint slot = 0; slot < RAIDERS_N_SLOTS; slot++)
    if ((gint32) slot != room - 1 && raiders_get_slot_state (table, slot) == SLOT_DARK)
      {
        TmOffer *offer = tm_offers_add (offers, MOVE_REVEAL,
                                        tm_text (N_ ("Name room %s"), tm_arg_number (slot + 1)));
        offer->is_usual = FALSE;
        offer->cell = get_cell (slot);
        tm_offer_preset (offer, REVEAL_SLOT, slot + 1);
      }
}

/* Cards */

static TmOffer *
offer_lay (TmOffers *offers, int piece, guint seat, int play, TmText label, gunichar key)
{
  TmOffer *offer = tm_offers_add (offers, MOVE_LAY, label);

  offer->piece = piece;
  offer->seat = seat;
  offer->key = key;
  tm_offer_preset (offer, LAY_SEAT, seat);
  tm_offer_preset (offer, LAY_CARD, play);
  return offer;
}

static void
offer_powers (
    const TmTable *table, TmOffers *offers, guint seat, gboolean has_keys, gboolean is_usual)
{
  const TmBox *box = tm_table_get_box (table);
  guint hand = tm_box_get_zone (box, ZONE_HAND, seat);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_POWER, seat, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    if (tm_table_get_piece_zone (table, piece) == hand)
      {
        gint32 face = tm_table_get_piece_face (table, piece);
        offer_lay (offers, piece, seat, face,
                   tm_text (N_ ("%s lays the %s"), tm_arg_seat (seat), tm_arg_number (face + 1)),
                   has_keys ? '1' + face : 0)
            ->is_usual
            = is_usual;
      }
}

/* Items */

/**
 * Touch:
 * @can_play: whether playing the item is offered
 * @is_usual: whether the hero is known to hold it
 * @piece: the item that is touched; -1: none
 *
 * Where items are shown by name, the item itself is touched. Where only their number is, whoever
 * holds any can name any: an offer would else give away which.
 */
typedef struct
{
  gboolean can_play;
  gboolean is_usual;
  int piece;
} Touch;

static Touch
find_touch (const TmTable *table, guint seat, guint piece_kind)
{
  int piece = raiders_find_item (table, piece_kind, seat);
  guint zone = tm_table_get_zone (table, ZONE_ITEMS, seat);

  if (tm_table_get_option (table, OPTION_SHOW_ITEMS) != ITEMS_HELD)
    return (Touch) { piece >= 0, TRUE, piece };
  return (Touch) { tm_table_count_zone (table, zone) > 0, FALSE, -1 };
}

static void
offer_as_five (
    const TmTable *table, TmOffers *offers, guint seat, gboolean is_key, gboolean has_keys)
{
  RaidersRoomType fitting = is_key ? ROOM_TREASURY : ROOM_MONSTER;
  gboolean fits = raiders_get_room_type (table) == fitting;
  Touch touch = find_touch (table, seat, is_key ? PIECE_KEY : PIECE_SWORD);
  gunichar key = is_key ? 'k' : 's';
  TmOffer *offer;

  if (!touch.can_play || (!fits && touch.piece < 0))
    return;
  offer = offer_lay (offers, touch.piece, seat, is_key ? PLAY_KEY : PLAY_SWORD,
                     is_key ? tm_text (N_ ("%s lays a key as a 5"), tm_arg_seat (seat))
                            : tm_text (N_ ("%s lays a sword as a 5"), tm_arg_seat (seat)),
                     has_keys ? key : 0);
  offer->is_usual = fits && touch.is_usual;
}

/* A crystal or a torch: its holder is all there is to know. */
static TmOffer *
offer_item (
    const TmTable *table, TmOffers *offers, guint move, guint seat, guint piece_kind, TmText label)
{
  Touch touch = find_touch (table, seat, piece_kind);
  TmOffer *offer;

  if (!touch.can_play)
    return NULL;
  offer = tm_offers_add (offers, move, label);
  offer->is_usual = touch.is_usual;
  offer->piece = touch.piece;
  offer->seat = seat;
  tm_offer_preset (offer, SEAT_SEAT, seat);
  return offer;
}

static void
offer_items (const TmTable *table, TmOffers *offers, guint seat, gboolean has_keys)
{
  TmOffer *crystal;

  offer_as_five (table, offers, seat, TRUE, has_keys);
  offer_as_five (table, offers, seat, FALSE, has_keys);
  crystal = offer_item (table, offers, MOVE_CRYSTAL, seat, PIECE_CRYSTAL,
                        tm_text (N_ ("%s spends a crystal"), tm_arg_seat (seat)));
  if (crystal != NULL && has_keys)
    crystal->key = 'c';
}

static gboolean
is_nothing_laid (const TmTable *table)
{
  RaidersTurns turns;
  gint32 n_spent = 0;

  raiders_read_turns (table, &turns);
  for (guint seat = 0; seat < turns.n_seats; seat++)
    n_spent += turns.spent[seat];
  return turns.laid == 0 && n_spent == 0;
}

static void
offer_lay_all (const TmTable *table, TmOffers *offers)
{
  TmOffer *offer;

  if (raiders_is_solo (table) || !is_nothing_laid (table))
    return;
  offer = tm_offers_add (offers, MOVE_LAY_ALL, tm_text (N_ ("All at once")));
  offer->is_primary = offer->is_usual = raiders_is_quick (table);
}

static void
offer_play (const TmTable *table, TmOffers *offers)
{
  guint32 turn = tm_table_get_turn (table);
  gboolean has_keys = (turn & (turn - 1)) == 0;
  RaidersTurns turns;

  raiders_read_turns (table, &turns);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (turn & 1u << seat)
      {
        offer_powers (table, offers, seat, has_keys, TRUE);
        offer_items (table, offers, seat, has_keys);
      }
    else if (raiders_is_living (table, seat) && !(turns.laid & 1u << seat))
      offer_powers (table, offers, seat, FALSE, FALSE);
  offer_lay_all (table, offers);
}

/* Torches */

static void
offer_torches (const TmTable *table, TmOffers *offers)
{
  gboolean is_dark = raiders_count_dark (table) > 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      TmOffer *torch = NULL;

      if (raiders_is_living (table, seat))
        torch = offer_item (table, offers, MOVE_TORCH, seat, PIECE_TORCH,
                            tm_text (N_ ("%s lights a torch"), tm_arg_seat (seat)));
      if (torch != NULL)
        torch->is_usual = torch->is_usual && is_dark;
    }
}

static void
offer_looked (const TmTable *table, TmOffers *offers)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_PEEK, seat))
      {
        TmOffer *offer = tm_offers_add (offers, MOVE_LOOKED, tm_text (N_ ("Seen")));
        offer->seat = seat;
        tm_offer_preset (offer, SEAT_SEAT, seat);
      }
}

/* Settling */

/* «Подземельный пасьянс», read as "any one chest": the smaller one may be wanted. */
static void
offer_other_chest (const TmTable *table, TmOffers *offers)
{
  RaidersSituation situation;
  const gint32 *chests;
  TmOffer *offer;

  if (!raiders_is_asked (table, MOVE_RESOLVE, RESOLVE_TAKE, NULL)
      || !raiders_read_situation (table, &situation) || situation.card[CARD_TYPE] != ROOM_TREASURY)
    return;
  chests = &situation.card[CARD_CHESTS];
  if (chests[1] == 0 || chests[0] == chests[1] || chests[0] >= situation.party.cards[0])
    return;
  offer = tm_offers_add (offers, MOVE_RESOLVE,
                         tm_text (N_ ("Take the chest of %s"), tm_arg_number (chests[1])));
  tm_offer_preset (offer, RESOLVE_TAKE, chests[1]);
}

static void
offer_phase (const TmTable *table, TmOffers *offers)
{
  switch (tm_table_get_phase (table))
    {
    case PHASE_SETUP:
      tm_offers_add_primary (offers, MOVE_BEGIN, tm_text (N_ ("Go down")));
      break;
    case PHASE_LAYOUT:
      if (tm_table_get_shared (table, COUNTER_LEVEL) < RAIDERS_N_LEVELS)
        offer_level (table, offers);
      break;
    case PHASE_ENTER:
      offer_reveal (table, offers);
      break;
    case PHASE_ATTACK:
      tm_offers_add_primary (offers, MOVE_ATTACK, tm_text (N_ ("Monster card")));
      break;
    case PHASE_PLAY:
      offer_play (table, offers);
      break;
    case PHASE_RESOLVE:
      tm_offers_add_primary (offers, MOVE_RESOLVE, tm_text (N_ ("Settle")));
      offer_other_chest (table, offers);
      break;
    case PHASE_TALLY:
      tm_offers_add_primary (offers, MOVE_FINISH, tm_text (N_ ("Count up")));
      break;
    default:
      break;
    }
}

/* The `offer` of the game. */
void
raiders_offer (const TmTable *table, TmOffers *offers)
{
  guint phase = tm_table_get_phase (table);

  offer_phase (table, offers);
  if (phase >= PHASE_ENTER && phase <= PHASE_RESOLVE)
    offer_ahead (table, offers);
  if (phase >= PHASE_LAYOUT && phase <= PHASE_RESOLVE)
    {
      offer_torches (table, offers);
      offer_looked (table, offers);
    }
  tm_offers_add (offers, MOVE_RECARD, tm_text (N_ ("Correct a card")))->is_usual = FALSE;
}
