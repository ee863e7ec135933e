/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Find and Boom cards on their way between decks, hands and the table. R p. 9 to 10. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-cards.h"

static guint
get_zone (TmResolution *resolution, guint zone, int seat)
{
  return tm_table_get_zone (tm_resolution_get_table (resolution), zone, seat);
}

/* The counters that go with a zone. */
static void
count (TmResolution *resolution, guint zone_id, gint32 amount)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  static const struct
  {
    guint zone;
    guint counter;
  } shared[] = {
    { ZONE_FIND_DECK, COUNTER_FIND_DECK },
    { ZONE_FIND_DISCARD, COUNTER_FIND_DISCARD },
    { ZONE_BOOM_DECK, COUNTER_BOOM_DECK },
    { ZONE_BOOM_DISCARD, COUNTER_BOOM_DISCARD },
  };

  for (guint i = 0; i < G_N_ELEMENTS (shared); i++)
    if (tm_table_get_zone (table, shared[i].zone, TM_NO_SEAT) == zone_id)
      tm_resolution_set_shared (resolution, shared[i].counter,
                                tm_table_get_shared (table, shared[i].counter) + amount);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_zone (table, ZONE_HAND, (int) seat) == zone_id)
      tm_resolution_add_counter (resolution, COUNTER_HAND, seat, amount);
}

static void
move_card (TmResolution *resolution, guint piece, guint zone, int seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint to = tm_table_get_zone (table, zone, seat);

  count (resolution, tm_table_get_piece_zone (table, piece), -1);
  tm_resolution_move_piece (resolution, piece, to, TM_TOP);
  count (resolution, to, 1);
}

static gboolean
is_deck_in_app (const TmTable *table, guint option)
{
  return tm_table_get_option (table, option) == TM_SOURCE_APP;
}

/* Cards of a real deck are nameless again once they are shuffled. */
static void
shuffle (TmResolution *resolution, guint from, guint to, guint option)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint pieces[CRYSTAL_N_FIND_CARDS];
  guint n_pieces = tm_table_list_zone (table, get_zone (resolution, from, TM_NO_SEAT), pieces,
                                       G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n_pieces; i++)
    move_card (resolution, pieces[i], to, TM_NO_SEAT);
  if (is_deck_in_app (table, option))
    return;
  n_pieces = tm_table_list_zone (table, get_zone (resolution, to, TM_NO_SEAT), pieces,
                                 G_N_ELEMENTS (pieces));
  for (guint i = 0; i < n_pieces; i++)
    tm_resolution_set_face (resolution, pieces[i], TM_FACE_UNKNOWN);
}

/**
 * crystal_shuffle_finds:
 * @resolution: a resolution
 *
 * Shuffles the Find discard into the deck.
 */
void
crystal_shuffle_finds (TmResolution *resolution)
{
  shuffle (resolution, ZONE_FIND_DISCARD, ZONE_FIND_DECK, OPTION_FIND);
}

/* A card of a face in a zone, or one without a name there that can take it. */
static int
find_or_name (const TmTable *table, guint zone, guint kind, gint32 face)
{
  int piece = face != TM_FACE_UNKNOWN ? tm_table_find_piece (table, zone, kind, face) : -1;

  if (piece < 0)
    piece = tm_table_find_piece (table, zone, kind, TM_FACE_UNKNOWN);
  if (piece < 0 && face == TM_FACE_UNKNOWN)
    piece = tm_table_find_kind (table, zone, kind);
  return piece;
}

/**
 * crystal_draw_find:
 * @resolution: a resolution
 * @seat: who draws
 * @face: what it is, or %TM_FACE_UNKNOWN
 * @zone: where it goes: %ZONE_HAND, %ZONE_BEFORE, or %ZONE_FIND_DISCARD if it strikes at once
 * @piece: (out): the card
 *
 * Draws a Find card. An empty deck is made of its discard first.
 *
 * Returns: whether there was one
 */
gboolean
crystal_draw_find (TmResolution *resolution, guint seat, gint32 face, guint zone, guint *piece)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint deck = get_zone (resolution, ZONE_FIND_DECK, TM_NO_SEAT);
  int found;

  if (tm_table_count_zone (table, deck) == 0)
    crystal_shuffle_finds (resolution);
  found = find_or_name (table, deck, PIECE_FIND, face);
  if (found < 0)
    return tm_resolution_refuse (resolution, "find.deck", "crystal.find.again",
                                 tm_text (N_ ("No such card is in the Find deck.")));
  *piece = (guint) found;
  if (face != TM_FACE_UNKNOWN)
    tm_resolution_set_face (resolution, *piece, face);
  crystal_move_find (resolution, *piece, zone, zone == ZONE_FIND_DISCARD ? TM_NO_SEAT : (int) seat);
  return TRUE;
}

/**
 * crystal_find_in:
 * @table: a table
 * @zone: a zone of a seat
 * @seat: the seat
 * @find: a Find card
 * @piece: (out): the card
 *
 * Returns: whether that card lies there, or one that nobody has named
 */
gboolean
crystal_find_in (const TmTable *table, guint zone, guint seat, CrystalFind find, guint *piece)
{
  int found = find_or_name (table, tm_table_get_zone (table, zone, (int) seat), PIECE_FIND, find);

  *piece = (guint) MAX (found, 0);
  return found >= 0;
}

/* A card a seat has: open before it, or in its hand. */
gboolean
crystal_hold_find (const TmTable *table, guint seat, CrystalFind find, guint *piece)
{
  int found = crystal_find_held (table, seat, find);

  *piece = (guint) MAX (found, 0);
  return found >= 0;
}

/**
 * crystal_move_find:
 * @resolution: a resolution
 * @piece: a Find card
 * @zone: where it goes
 * @seat: whose that is, or %TM_NO_SEAT
 *
 * Moves a card, with the counters of decks and hands. In a hand it is turned up only where hands are
 * open; uses are forgotten where it cannot be used any more.
 */
void
crystal_move_find (TmResolution *resolution, guint piece, guint zone, int seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean up = zone == ZONE_HAND ? tm_table_get_option (table, OPTION_HANDS) == HANDS_OPEN
                                  : zone != ZONE_FIND_DECK && zone != ZONE_DRAFT;

  move_card (resolution, piece, zone, seat);
  tm_resolution_turn_piece (resolution, piece, up);
  if (zone != ZONE_BEFORE && zone != ZONE_FIGHT)
    tm_resolution_set_mark (resolution, piece, MARK_FIND_USED, 0);
  if (zone != ZONE_FIGHT)
    tm_resolution_set_mark (resolution, piece, MARK_FIND_ROLLS, 0);
}

/**
 * crystal_discard_hand:
 * @resolution: a resolution
 * @seat: a seat
 * @count: how many cards
 * @faces: (array length=n_faces) (nullable): which, as far as that is told
 * @n_faces: how many are told
 *
 * Discards cards of a hand: those that are told, then any others; never more than there are.
 */
void
crystal_discard_hand (
    TmResolution *resolution, guint seat, guint count, const gint32 *faces, guint n_faces)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint hand = get_zone (resolution, ZONE_HAND, (int) seat);

  for (guint i = 0; i < count; i++)
    {
      gint32 face = i < n_faces ? faces[i] : TM_FACE_UNKNOWN;
      int piece = find_or_name (table, hand, PIECE_FIND, face);

      if (piece < 0)
        piece = tm_table_find_kind (table, hand, PIECE_FIND);
      if (piece < 0)
        return;
      if (face != TM_FACE_UNKNOWN
          && tm_table_get_piece_face (table, (guint) piece) == TM_FACE_UNKNOWN)
        tm_resolution_set_face (resolution, (guint) piece, face);
      crystal_move_find (resolution, (guint) piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
    }
}

/**
 * crystal_draw_boom:
 * @resolution: a resolution
 * @face: what it is, or %TM_FACE_UNKNOWN
 * @piece: (out): the card
 *
 * Draws the Boom card that is to be fought, to %ZONE_FOUGHT. An empty deck is made of its discard first.
 *
 * Returns: whether there was one
 */
gboolean
crystal_draw_boom (TmResolution *resolution, gint32 face, guint *piece)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint deck = get_zone (resolution, ZONE_BOOM_DECK, TM_NO_SEAT);
  int found;

  if (tm_table_count_zone (table, deck) == 0)
    shuffle (resolution, ZONE_BOOM_DISCARD, ZONE_BOOM_DECK, OPTION_BOOM);
  found = find_or_name (table, deck, PIECE_BOOM, face);
  if (found < 0)
    return tm_resolution_refuse (resolution, "boom.deck", "crystal.boom.deck",
                                 tm_text (N_ ("No such card is in the Boom deck.")));
  *piece = (guint) found;
  tm_resolution_set_face (resolution, *piece, face != TM_FACE_UNKNOWN ? face : MONSTER_OTHER);
  crystal_move_boom (resolution, *piece, ZONE_FOUGHT, TM_NO_SEAT);
  return TRUE;
}

/**
 * crystal_find_boom:
 * @table: a table
 * @zone: a zone
 * @seat: whose it is, or %TM_NO_SEAT
 * @monster: a Boom card; -1: any
 * @piece: (out): the card
 *
 * Returns: whether it lies there
 */
gboolean
crystal_find_boom (const TmTable *table, guint zone, int seat, int monster, guint *piece)
{
  guint place = tm_table_get_zone (table, zone, seat);
  int found = monster < 0 ? tm_table_find_kind (table, place, PIECE_BOOM)
                          : tm_table_find_piece (table, place, PIECE_BOOM, monster);

  *piece = (guint) MAX (found, 0);
  return found >= 0;
}

/**
 * crystal_move_boom:
 * @resolution: a resolution
 * @piece: a Boom card
 * @zone: where it goes
 * @seat: whose that is, or %TM_NO_SEAT
 *
 * Moves a Boom card, with the counters of the decks.
 */
void
crystal_move_boom (TmResolution *resolution, guint piece, guint zone, int seat)
{
  move_card (resolution, piece, zone, seat);
  tm_resolution_turn_piece (resolution, piece, zone != ZONE_BOOM_DECK);
  if (zone != ZONE_BEFORE)
    tm_resolution_set_mark (resolution, piece, MARK_BOOM_HEALTH, 0);
}

/* The Boom card that is fought now: its face, or -1. */
int
crystal_get_fought (const TmTable *table, guint *piece)
{
  int top = tm_table_get_top (table, tm_table_get_zone (table, ZONE_FOUGHT, TM_NO_SEAT));

  *piece = (guint) MAX (top, 0);
  if (top < 0)
    return -1;
  return tm_table_get_piece_face (table, *piece);
}
