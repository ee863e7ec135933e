/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards in a move: drawn, named, put somewhere, discarded. */

#include "config.h"

#include "dungeoneer-play.h"

/* The seat in whose hand a piece lies, or -1. */
static int
get_holder (const TmTable *table, guint piece)
{
  guint spec;
  int seat;

  tm_box_describe_zone (tm_table_get_box (table), tm_table_get_piece_zone (table, piece), &spec,
                        &seat);
  return spec == ZONE_HAND ? seat : -1;
}

/**
 * dungeoneer_turn_put:
 * @self: a move while it is resolved
 * @piece: a card
 * @zone: where it goes
 * @seat: whose zone, or %TM_NO_SEAT
 * @place: its place there
 *
 * Moves a card; the counters of hands follow.
 */
void
dungeoneer_turn_put (DungeoneerTurn *self, guint piece, guint zone, int seat, gint32 place)
{
  int before = get_holder (self->table, piece);
  int after;

  tm_resolution_move_piece (self->resolution, piece, tm_table_get_zone (self->table, zone, seat),
                            place);
  after = get_holder (self->table, piece);
  /* Alone, nobody is to be kept from looking. */
  if (after >= 0 && dungeoneer_is_solo (self->table))
    tm_resolution_turn_piece (self->resolution, piece, TRUE);
  if (before >= 0)
    dungeoneer_turn_add (self, COUNTER_HAND, (guint) before, -1);
  if (after >= 0)
    dungeoneer_turn_add (self, COUNTER_HAND, (guint) after, 1);
}

/**
 * dungeoneer_turn_name:
 * @self: a move while it is resolved
 * @piece: a card
 * @face: its name, or %TM_FACE_UNKNOWN
 *
 * Names a card that had no name yet.
 */
void
dungeoneer_turn_name (DungeoneerTurn *self, guint piece, gint32 face)
{
  if (face != TM_FACE_UNKNOWN && tm_table_get_piece_face (self->table, piece) == TM_FACE_UNKNOWN)
    tm_resolution_set_face (self->resolution, piece, face);
}

/* Where a card is discarded: alone, each deck has its own pile. */
static guint
get_discard (DungeoneerTurn *self, guint piece)
{
  gint32 kind = dungeoneer_get_class (self->table, piece);
  guint spec;
  int seat;

  if (!dungeoneer_is_solo (self->table))
    return ZONE_DISCARD;
  if (kind != DUNGEONEER_UNTOLD)
    return kind <= CLASS_TREASURE ? ZONE_GLORY_DISCARD : ZONE_PERIL_DISCARD;
  tm_box_describe_zone (tm_table_get_box (self->table),
                        tm_table_get_piece_zone (self->table, piece), &spec, &seat);
  return spec == ZONE_HAND || spec == ZONE_INVENTORY ? ZONE_GLORY_DISCARD : ZONE_PERIL_DISCARD;
}

/* Whose stats a card in play changes, or -1. */
static int
get_bearer (DungeoneerTurn *self, guint piece)
{
  guint spec;
  int seat;

  tm_box_describe_zone (tm_table_get_box (self->table),
                        tm_table_get_piece_zone (self->table, piece), &spec, &seat);
  if (spec == ZONE_INVENTORY)
    return seat;
  return spec == ZONE_BANES ? tm_table_get_piece_mark (self->table, piece, MARK_TARGET) - 1 : -1;
}

static void
discard_attached (DungeoneerTurn *self, guint host)
{
  guint first = dungeoneer_get_first (self->table, PIECE_ADVENTURE);

  for (guint piece = first; piece < first + DUNGEONEER_N_ADVENTURES; piece++)
    if (tm_table_get_piece_mark (self->table, piece, MARK_HOST) == (gint32) host + 1)
      dungeoneer_turn_discard (self, piece);
}

/**
 * dungeoneer_turn_discard:
 * @self: a move while it is resolved
 * @piece: an adventure card
 *
 * Discards a card, with all that is attached to it. Source: R «Карты приключений», p. 6.
 */
void
dungeoneer_turn_discard (DungeoneerTurn *self, guint piece)
{
  guint pile = get_discard (self, piece);
  int bearer = get_bearer (self, piece);

  if (bearer >= 0)
    dungeoneer_turn_apply_card (self, (guint) bearer, piece, -1);
  for (guint mark = MARK_WOUNDS; mark <= MARK_TARGET; mark++)
    tm_resolution_set_mark (self->resolution, piece, mark, 0);
  dungeoneer_turn_put (self, piece, pile, TM_NO_SEAT, TM_TOP);
  discard_attached (self, piece);
}

/**
 * dungeoneer_turn_apply_card:
 * @self: a move while it is resolved
 * @seat: whose hero bears the card
 * @piece: a lasting card
 * @sign: 1: it comes into play; -1: it leaves
 *
 * Changes stats and limits by what is told of a card.
 */
void
dungeoneer_turn_apply_card (DungeoneerTurn *self, guint seat, guint piece, gint32 sign)
{
  static const struct
  {
    guint layer;
    guint counter;
  } added[] = {
    { ADVENTURE_ADD_MELEE, COUNTER_MELEE_MOD },
    { ADVENTURE_ADD_MAGIC, COUNTER_MAGIC_MOD },
    { ADVENTURE_ADD_SPEED, COUNTER_SPEED_MOD },
    { ADVENTURE_ADD_BOONS, COUNTER_BOON_LIMIT },
    { ADVENTURE_ADD_TREASURES, COUNTER_TREASURE_LIMIT },
  };

  /* Nothing is known of a card without a name. */
  if (tm_table_get_piece_face (self->table, piece) == TM_FACE_UNKNOWN)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (added); i++)
    {
      gint32 value = dungeoneer_get_piece_printed (self->table, piece, added[i].layer);

      if (value != 0
          && tm_table_get_piece_face (self->table, piece) < DUNGEONEER_MAX_ADVENTURE_FACES)
        dungeoneer_turn_add (self, added[i].counter, seat, sign * value);
    }
}

/**
 * dungeoneer_turn_find_card:
 * @self: a move while it is resolved
 * @kind: kind of piece
 * @zone: a zone
 * @seat: whose
 * @face: its name, or %TM_FACE_UNKNOWN for any card, one without a name first
 *
 * Finds a card, and names it if it had no name yet.
 *
 * Returns: the piece, or -1
 */
int
dungeoneer_turn_find_card (DungeoneerTurn *self, guint kind, guint zone, int seat, gint32 face)
{
  guint flat = tm_table_get_zone (self->table, zone, seat);
  int piece = face == TM_FACE_UNKNOWN ? -1 : tm_table_find_piece (self->table, flat, kind, face);

  if (piece < 0)
    piece = tm_table_find_piece (self->table, flat, kind, TM_FACE_UNKNOWN);
  if (piece < 0 && face == TM_FACE_UNKNOWN)
    piece = tm_table_find_kind (self->table, flat, kind);
  if (piece >= 0)
    dungeoneer_turn_name (self, (guint) piece, face);
  return piece;
}

/**
 * dungeoneer_turn_take_top:
 * @self: a move while it is resolved
 * @deck: a shared zone
 * @kind: kind of piece
 * @face: the card that was drawn, or %TM_FACE_UNKNOWN
 *
 * Finds the card that is drawn from a deck.
 *
 * Returns: the piece, which still lies in the deck; -1: there is no such card
 */
int
dungeoneer_turn_take_top (DungeoneerTurn *self, guint deck, guint kind, gint32 face)
{
  return dungeoneer_turn_find_card (self, kind, deck, TM_NO_SEAT, face);
}

/* The discard pile becomes the deck; on a real table nobody knows its order any more. */
static void
reshuffle (DungeoneerTurn *self)
{
  guint discard = tm_table_get_zone (self->table, ZONE_DISCARD, TM_NO_SEAT);
  gboolean is_app = dungeoneer_is_by_app (self->table, OPTION_ADVENTURE);
  int piece;

  while ((piece = tm_table_get_top (self->table, discard)) >= 0)
    {
      dungeoneer_turn_put (self, (guint) piece, ZONE_ADVENTURES, TM_NO_SEAT, TM_BOTTOM);
      if (!is_app)
        tm_resolution_set_face (self->resolution, (guint) piece, TM_FACE_UNKNOWN);
    }
}

/**
 * dungeoneer_turn_draw:
 * @self: a move while it is resolved
 * @seat: who draws
 * @count: how many cards
 * @faces: (array length=n_faces) (nullable): the cards, where the app draws
 * @n_faces: how many of them are known
 *
 * Draws adventure cards into a hand. An empty deck is made of the discard pile. Source: R p. 11.
 *
 * Returns: how many were drawn
 */
guint
dungeoneer_turn_draw (
    DungeoneerTurn *self, guint seat, guint count, const gint32 *faces, guint n_faces)
{
  for (guint i = 0; i < count; i++)
    {
      int piece;

      if (dungeoneer_count_zone (self->table, ZONE_ADVENTURES, TM_NO_SEAT) == 0)
        reshuffle (self);
      piece = dungeoneer_turn_take_top (self, ZONE_ADVENTURES, PIECE_ADVENTURE,
                                        i < n_faces ? faces[i] : TM_FACE_UNKNOWN);
      if (piece < 0)
        return i;
      dungeoneer_turn_put (self, (guint) piece, ZONE_HAND, (int) seat, TM_BOTTOM);
    }
  if (dungeoneer_count_zone (self->table, ZONE_ADVENTURES, TM_NO_SEAT) == 0)
    reshuffle (self);
  return count;
}
