/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading the table, and the few changes that several moves have in common. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

gboolean
raiders_is_solo (const TmTable *table)
{
  return tm_table_get_n_seats (table) == 1;
}

gboolean
raiders_is_quick (const TmTable *table)
{
  return !raiders_is_solo (table) && tm_table_get_option (table, OPTION_QUICK);
}

gboolean
raiders_is_living (const TmTable *table, guint seat)
{
  return tm_table_get_counter (table, COUNTER_FATE, seat) == FATE_LIVING;
}

guint32
raiders_get_living (const TmTable *table)
{
  guint32 living = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (raiders_is_living (table, seat))
      living |= 1u << seat;
  return living;
}

/* Rooms */

const gint32 *
raiders_get_piece_card (const TmTable *table, guint piece)
{
  const TmFace *face = tm_box_get_face (tm_table_get_box (table), PIECE_ROOM,
                                        tm_table_get_piece_face (table, piece));

  return face != NULL ? face->payload : NULL;
}

/* The dungeon card in a slot (from 0) of the row; -1 if it lies dark on a real table or is done. */
int
raiders_get_slot_piece (const TmTable *table, guint slot)
{
  const TmBox *box = tm_table_get_box (table);
  guint row = tm_box_get_zone (box, ZONE_ROW, TM_NO_SEAT);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_ROOM, TM_NO_SEAT, &n_pieces);

  if (tm_table_count_zone (table, row) == 0)
    return -1;
  for (guint piece = first; piece < first + n_pieces; piece++)
    if (tm_table_get_piece_zone (table, piece) == row
        && tm_table_get_piece_place (table, piece) == (gint32) slot)
      return piece;
  return -1;
}

gint32
raiders_get_slot_state (const TmTable *table, guint slot)
{
  return tm_table_get_cell (table, GRID_ROW, TM_NO_SEAT, LAYER_STATE, slot, 0);
}

/* The printed numbers of the current room; %NULL if it is dark or there is none. */
const gint32 *
raiders_get_room_card (const TmTable *table, gint32 *face)
{
  gint32 room = tm_table_get_shared (table, COUNTER_ROOM);
  int piece;

  if (room < 1 || raiders_get_slot_state (table, room - 1) != SLOT_OPEN)
    return NULL;
  piece = raiders_get_slot_piece (table, room - 1);
  if (piece < 0)
    return NULL;
  if (face != NULL)
    *face = tm_table_get_piece_face (table, piece);
  return raiders_get_piece_card (table, piece);
}

RaidersRoomType
raiders_get_room_type (const TmTable *table)
{
  const gint32 *card = raiders_get_room_card (table, NULL);

  return card != NULL ? (RaidersRoomType) card[CARD_TYPE] : ROOM_NONE;
}

/* The power of a monster under the house rules of this table, for showing it. */
gint32
raiders_get_power (const TmTable *table, const gint32 *card)
{
  guint n_living = __builtin_popcount (raiders_get_living (table));
  gboolean by_living = tm_table_get_option (table, OPTION_SHIELD_BY) == SHIELD_LIVING;
  guint n_heroes = by_living ? n_living : tm_table_get_n_seats (table);

  return card[CARD_SHIELDS + CLAMP (n_heroes, 3, 5) - 3];
}

guint
raiders_count_dark (const TmTable *table)
{
  guint n = 0;

  for (guint slot = 0; slot < RAIDERS_N_SLOTS; slot++)
    n += raiders_get_slot_state (table, slot) == SLOT_DARK;
  return n;
}

/* Dungeon cards that were turned up in the deck, as far as it is known. */
guint
raiders_count_turned (const TmTable *table)
{
  guint n_pieces, n = 0;
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), PIECE_ROOM, TM_NO_SEAT, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    n += tm_table_get_piece_mark (table, piece, MARK_TURNED);
  return n;
}

int
raiders_find_room (const TmTable *table, guint zone, gint32 face)
{
  return tm_table_find_piece (table, tm_table_get_zone (table, zone, TM_NO_SEAT), PIECE_ROOM, face);
}

/* Hands */

/* A power card of a seat in one of its zones, or -1. */
int
raiders_find_power (const TmTable *table, guint seat, gint32 face, guint zone)
{
  const TmBox *box = tm_table_get_box (table);
  guint at = tm_box_get_zone (box, zone, seat);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_POWER, seat, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    if (tm_table_get_piece_zone (table, piece) == at
        && tm_table_get_piece_face (table, piece) == face)
      return piece;
  return -1;
}

/* An item of a seat, or of the stock (%TM_NO_SEAT); -1 if there is none. */
int
raiders_find_item (const TmTable *table, guint piece_kind, int seat)
{
  const TmBox *box = tm_table_get_box (table);
  guint zone = tm_box_get_zone (box, seat == TM_NO_SEAT ? ZONE_STOCK : ZONE_ITEMS, seat);

  if (tm_table_count_zone (table, zone) == 0)
    return -1;
  return tm_table_find_piece (table, zone, piece_kind, 0);
}

guint
raiders_count_items (const TmTable *table, guint piece_kind, int seat)
{
  guint zone = tm_table_get_zone (table, seat == TM_NO_SEAT ? ZONE_STOCK : ZONE_ITEMS, seat);

  return tm_table_count_face (table, zone, piece_kind, 0);
}

static gint32
read_laid_power (const TmTable *table, guint laid)
{
  int piece = tm_table_find_kind (table, laid, PIECE_POWER);

  return piece >= 0 ? tm_table_get_piece_face (table, piece) + 1 : RAIDERS_KEY_VALUE;
}

/* The value of the card each seat has laid; 0: none. «Ключ», «Меч»: both are a 5. */
void
raiders_read_laid (const TmTable *table, gint32 values[RAIDERS_MAX_SEATS])
{
  const TmBox *box = tm_table_get_box (table);
  guint n_seats = tm_table_get_n_seats (table);

  memset (values, 0, RAIDERS_MAX_SEATS * sizeof *values);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      guint laid = tm_box_get_zone (box, ZONE_LAID, seat);
      if (tm_table_count_zone (table, laid) > 0)
        values[seat] = read_laid_power (table, laid);
    }
}

void
raiders_read_turns (const TmTable *table, RaidersTurns *turns)
{
  const TmBox *box = tm_table_get_box (table);

  turns->n_seats = tm_table_get_n_seats (table);
  turns->first = MIN ((guint) tm_table_get_shared (table, COUNTER_FIRST), turns->n_seats - 1);
  turns->is_quick = raiders_is_quick (table);
  turns->living = raiders_get_living (table);
  turns->laid = 0;
  for (guint seat = 0; seat < turns->n_seats; seat++)
    {
      turns->spent[seat] = tm_table_get_counter (table, COUNTER_SPENT, seat);
      if (tm_table_count_zone (table, tm_box_get_zone (box, ZONE_LAID, seat)) > 0)
        turns->laid |= 1u << seat;
    }
}

/* Everybody's coins and wounds, and the cards of the living. */
void
raiders_read_party (const TmTable *table, RaidersParty *party)
{
  memset (party, 0, sizeof *party);
  party->n_seats = tm_table_get_n_seats (table);
  raiders_read_laid (table, party->cards);
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      party->coins[seat] = tm_table_get_counter (table, COUNTER_COINS, seat);
      party->wounds[seat] = tm_table_get_counter (table, COUNTER_WOUNDS, seat);
      if (!raiders_is_living (table, seat))
        party->cards[seat] = 0;
    }
}

/* Changes */

/* Gives an item to a seat, or back to the stock (%TM_NO_SEAT). Every item has its own place, so
 * that a pile never has to be looked through for its end. */
void
raiders_give_item (TmResolution *resolution, guint piece, int seat)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  tm_resolution_move_piece (
      resolution, piece, tm_box_get_zone (box, seat == TM_NO_SEAT ? ZONE_STOCK : ZONE_ITEMS, seat),
      piece - tm_box_get_first_piece (box, PIECE_TORCH, TM_NO_SEAT, NULL));
}

static void
return_items (TmResolution *resolution, guint zone)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint first = tm_box_get_first_piece (tm_table_get_box (table), PIECE_TORCH, TM_NO_SEAT, NULL);

  if (tm_table_count_zone (table, zone) == 0)
    return;
  for (guint piece = first; piece < first + RAIDERS_N_ITEMS * RAIDERS_N_ITEM_COPIES; piece++)
    if (tm_table_get_piece_zone (table, piece) == zone)
      raiders_give_item (resolution, piece, TM_NO_SEAT);
}

/* «Гибель героя»: the items of the fallen go back to the stock. */
void
raiders_take_items_back (TmResolution *resolution, guint seat)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  return_items (resolution, tm_box_get_zone (box, ZONE_ITEMS, seat));
}

/* Power cards lie used until the level is done; keys and swords go back to the stock. */
void
raiders_clear_laid (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      guint laid = tm_box_get_zone (box, ZONE_LAID, seat);
      guint n_pieces;
      guint first = tm_box_get_first_piece (box, PIECE_POWER, seat, &n_pieces);

      tm_resolution_set_counter (resolution, COUNTER_SPENT, seat, 0);
      if (tm_table_count_zone (table, laid) == 0)
        continue;
      for (guint piece = first; piece < first + n_pieces; piece++)
        if (tm_table_get_piece_zone (table, piece) == laid)
          tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, ZONE_USED, seat),
                                    piece - first);
      return_items (resolution, laid);
    }
}

/* Says who lays next, or that all have laid. */
void
raiders_pass_turn (TmResolution *resolution)
{
  RaidersTurns turns;
  guint32 to_act;

  raiders_read_turns (tm_resolution_get_table (resolution), &turns);
  to_act = raiders_get_to_act (&turns);
  tm_resolution_set_turn (resolution, to_act);
  tm_resolution_set_phase (resolution, to_act != 0 ? PHASE_PLAY : PHASE_RESOLVE);
}

/* The current room lies open: in solo a monster shows its card first. */
void
raiders_open_room (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint attacks = tm_table_get_zone (table, ZONE_ATTACKS, TM_NO_SEAT);

  if (!raiders_is_solo (table) || raiders_get_room_type (table) != ROOM_MONSTER
      || tm_table_count_zone (table, attacks) == 0)
    {
      raiders_pass_turn (resolution);
      return;
    }
  tm_resolution_set_phase (resolution, PHASE_ATTACK);
  tm_resolution_set_turn (resolution, 1);
}

/* «1) Вход в комнату»: a dark room is turned up by the first player. */
void
raiders_enter_room (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint room = tm_table_get_shared (table, COUNTER_ROOM);

  if (raiders_get_slot_state (table, room - 1) == SLOT_OPEN)
    {
      raiders_open_room (resolution);
      return;
    }
  tm_resolution_set_phase (resolution, PHASE_ENTER);
  tm_resolution_set_turn (
      resolution, raiders_is_quick (table) ? 0 : 1u << tm_table_get_shared (table, COUNTER_FIRST));
}

static const char *const pending[] = {
  [PHASE_SETUP] = N_ ("The game has to be set up first."),
  [PHASE_LAYOUT] = N_ ("A level has to be laid out first."),
  [PHASE_ENTER] = N_ ("The room has to be turned up first."),
  [PHASE_ATTACK] = N_ ("The monster’s card has to be shown first."),
  [PHASE_PLAY] = N_ ("Cards have to be laid first."),
  [PHASE_RESOLVE] = N_ ("The room has to be settled first."),
  [PHASE_TALLY] = N_ ("The game has to be counted up."),
  [PHASE_OVER] = N_ ("The game is over."),
};

/* Whether something else is pending; then the move is refused and the text says what. */
gboolean
raiders_refuse_phase (TmResolution *resolution, guint phase)
{
  guint now = tm_table_get_phase (tm_resolution_get_table (resolution));

  if (now == phase)
    return FALSE;
  tm_resolution_refuse (resolution, "phase", "raiders.table.phase", tm_text (pending[now]));
  return TRUE;
}
