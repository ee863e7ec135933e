/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"
#include "tm-place.h"

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

/* How large a grid is in a match. */
typedef struct
{
  guint columns;
  guint rows;
} TmGridSize;

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
  TmGridSize *grid_sizes;
  guint event_slot;

  guint n_pieces;
  TmPiece *pieces;
  guint *first_pieces;
  guint *piece_counts;

  guint n_zones;
  guint *first_zones;
};

/* Behind the phase and the turn. */
#define TM_FIRST_OPTION_SLOT 2

/* A piece's numbers lie side by side: place, face, up, then its marks. The place is the zone and
 * the position in it, so that moving a piece is one change. */
#define TM_PIECE_PLACE 0
#define TM_PIECE_FACE 1
#define TM_PIECE_UP 2
#define TM_PIECE_MARKS 3

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

/* The parts in which a box is put together, in this order. */
void tm_box_add_printed_faces (TmBox *self, guint kind);
void tm_box_lay_out (TmBox *self);
void tm_box_lay_out_again (TmBox *self);
void tm_box_clear_layout (TmBox *self);
gboolean tm_box_set_standard_options (TmBox *self, GError **error);

G_END_DECLS
