/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/**
 * TmPiece:
 * @kind: index of its kind
 * @owner: to whose set it belongs, or %TM_NO_SEAT
 * @slot: the first of its numbers
 * @start_zone: the zone of the table in which it starts
 *
 * What a piece number stands for.
 */
typedef struct
{
  guint16 kind;
  gint16 owner;
  guint32 slot;
  guint16 start_zone;
} TmPiece;

/* Shared with the table and the resolution, which look things up in their innermost loops. */
struct _TmBox
{
  gatomicrefcount ref_count;
  const TmGame *game;
  const TmKit *kit;
  guint n_seats;
  char *seat_names[TM_MAX_SEATS];

  gint32 *options;
  GArray **option_lists;

  GPtrArray **faces;
  GPtrArray *strings;
  GHashTable *string_numbers;

  guint n_slots;
  TmSlot *slots;
  guint *counter_slots;
  guint *grid_slots;
  guint event_slot;

  guint n_pieces;
  TmPiece *pieces;
  guint *first_pieces;

  guint n_zones;
  guint *first_zones;
};

/* Every table begins with the phase and the turn; the options follow. */
#define TM_PHASE_SLOT 0
#define TM_TURN_SLOT 1
#define TM_FIRST_OPTION_SLOT 2

/* A piece's numbers lie side by side: place, face, up, then its marks. The place is the zone and
 * the position in it, so that moving a piece is one change. */
#define TM_PIECE_PLACE 0
#define TM_PIECE_FACE 1
#define TM_PIECE_UP 2
#define TM_PIECE_MARKS 3

#define TM_PLACE_MIDDLE 0x8000
#define TM_PLACE_LAST 0xffff

/**
 * tm_place_pack:
 * @zone: a zone of the table
 * @position: where in it, up to %TM_PLACE_LAST; the smallest is the top
 *
 * Puts a zone and the position in it into one number.
 *
 * Returns: the value of a place slot
 */
static inline gint32
tm_place_pack (guint zone, guint position)
{
  return (gint32) (zone << 16 | position);
}

/**
 * tm_place_get_zone:
 * @place: the value of a place slot
 *
 * Gets the zone of a place.
 *
 * Returns: the zone
 */
static inline guint
tm_place_get_zone (gint32 place)
{
  return (guint32) place >> 16;
}

/**
 * tm_place_get_position:
 * @place: the value of a place slot
 *
 * Gets the position in the zone of a place.
 *
 * Returns: the position
 */
static inline guint
tm_place_get_position (gint32 place)
{
  return place & 0xffff;
}

/**
 * tm_box_seat_of:
 * @seat: a seat, or %TM_NO_SEAT
 *
 * Chooses whose thing is meant where none was told: that of the first seat.
 *
 * Returns: the seat
 */
static inline guint
tm_box_seat_of (int seat)
{
  return seat < 0 ? 0 : (guint) seat;
}

G_END_DECLS
