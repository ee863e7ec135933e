/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-kit.h"
#include "tm-text.h"

G_BEGIN_DECLS

typedef struct _TmGame TmGame;

/**
 * TM_FACE_PAYLOAD:
 *
 * How many numbers can be printed on a face.
 */
#define TM_FACE_PAYLOAD 8

/**
 * TmFace:
 * @code: stable identifier or face code, as files spell it
 * @name: name for people; an `N_()` string of the kit, or the owner's own word
 * @symbol: (nullable): name of a symbol
 * @is_own: whether the match added it
 * @payload: the printed numbers, laid out by the game's `parse_face`; zeros where the kind has no
 *   faces of its own
 *
 * What a piece of some kind can show. Faces are numbered from 0, the printed ones first.
 */
typedef struct
{
  const char *code;
  const char *name;
  const char *symbol;
  gboolean is_own;
  gint32 payload[TM_FACE_PAYLOAD];
} TmFace;

/**
 * TmSlotKind:
 * @TM_SLOT_PHASE: index of the phase
 * @TM_SLOT_TURN: set of the seats that may act
 * @TM_SLOT_OPTION: value of an option
 * @TM_SLOT_COUNTER: value of a counter
 * @TM_SLOT_PIECE_PLACE: where a piece lies: the zone in the upper 16 bits, the place in it below
 * @TM_SLOT_PIECE_FACE: face of a piece, or %TM_FACE_UNKNOWN
 * @TM_SLOT_PIECE_UP: whether a piece is turned up: 0 or 1
 * @TM_SLOT_PIECE_MARK: a small number that a piece bears
 * @TM_SLOT_CELL: a number of a cell, in one layer of a grid
 * @TM_SLOT_EVENT_DEPTH: how many events are pending
 * @TM_SLOT_EVENT: one of the numbers of a pending event
 *
 * What one number of a table is.
 */
typedef enum
{
  TM_SLOT_PHASE,
  TM_SLOT_TURN,
  TM_SLOT_OPTION,
  TM_SLOT_COUNTER,
  TM_SLOT_PIECE_PLACE,
  TM_SLOT_PIECE_FACE,
  TM_SLOT_PIECE_UP,
  TM_SLOT_PIECE_MARK,
  TM_SLOT_CELL,
  TM_SLOT_EVENT_DEPTH,
  TM_SLOT_EVENT,
} TmSlotKind;

/**
 * TmSlot:
 * @kind: what the number is
 * @index: index of the option, counter, piece, grid or event (from the bottom of the stack); else 0
 * @seat: owning seat, or %TM_NO_SEAT
 * @part: mark of the piece, layer of the grid, or number of the event; else 0
 * @cell: cell of the grid, as [struct@TmGridSpec] numbers them; else 0
 *
 * What one number of a table belongs to.
 */
typedef struct
{
  TmSlotKind kind;
  guint index;
  int seat;
  guint part;
  guint cell;
} TmSlot;

/**
 * TmBox:
 *
 * A match's own copy of a game's box: how many sit round the table and under which names, which
 * faces are in play, and where in a table's memory everything lies. Reference counted. Once a
 * table is laid, the layout never changes; faces and strings may only be added.
 */

/**
 * TM_TYPE_BOX:
 *
 * The boxed type of [struct@TmBox].
 */
#define TM_TYPE_BOX (tm_box_get_type ())
GType tm_box_get_type (void) G_GNUC_CONST;

TmBox *tm_box_new (const TmGame *game, guint n_seats, GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmBox *tm_box_ref (TmBox *self);
void tm_box_unref (TmBox *self);

const TmGame *tm_box_get_game (const TmBox *self);
const TmKit *tm_box_get_kit (const TmBox *self);
guint tm_box_get_n_seats (const TmBox *self);

void tm_box_set_seat_name (TmBox *self, guint seat, const char *name);
gboolean tm_box_has_seat_name (const TmBox *self, guint seat);
char *tm_box_dup_seat_name (const TmBox *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* Options: values before the first move. Afterwards the table has them. */
gboolean tm_box_set_option (TmBox *self, const char *id, GVariant *value, GError **error);
gboolean
tm_box_set_option_from_text (TmBox *self, const char *id, const char *text, GError **error);
gint32 tm_box_get_option (const TmBox *self, guint option);
const gint32 *tm_box_get_option_list (const TmBox *self, guint option, guint *n_values);
gboolean tm_box_allows (const TmBox *self, const char *finding);
GVariant *tm_box_dup_options (const TmBox *self) G_GNUC_WARN_UNUSED_RESULT;

/* Faces */
guint tm_box_get_n_faces (const TmBox *self, guint piece_kind);
const TmFace *tm_box_get_face (const TmBox *self, guint piece_kind, gint32 face);
int tm_box_find_face (const TmBox *self, guint piece_kind, const char *code);
gboolean
tm_box_add_face (TmBox *self, guint piece_kind, const char *code, gint32 *face, GError **error);
gboolean tm_box_check_face (const TmBox *self, guint piece_kind, const char *code, GError **error);
const char *tm_box_get_face_name (const TmBox *self, guint piece_kind, gint32 face);

/* Strings that moves carry: notes, names */
gint32 tm_box_intern (TmBox *self, const char *string);
const char *tm_box_get_string (const TmBox *self, gint32 string);
guint tm_box_get_n_strings (const TmBox *self);

/* Layout */
guint tm_box_get_n_slots (const TmBox *self);
void tm_box_describe_slot (const TmBox *self, guint slot, TmSlot *out);
guint tm_box_get_counter_slot (const TmBox *self, guint counter, int seat);
gint32 tm_box_get_counter_max (const TmBox *self, guint counter);
guint tm_box_get_option_slot (const TmBox *self, guint option);
guint tm_box_get_piece_slot (const TmBox *self, guint piece, TmSlotKind kind, guint mark);
void tm_box_get_grid_size (const TmBox *self, guint grid, guint *columns, guint *rows);
guint tm_box_get_cell_slot (const TmBox *self, guint grid, int seat, guint layer, guint cell);
char *tm_box_dup_cell_name (const TmBox *self, guint grid, guint cell) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_box_find_cell (const TmBox *self, guint grid, const char *name, gint32 *cell);
guint tm_box_get_event_depth_slot (const TmBox *self);
guint tm_box_get_event_slot (const TmBox *self, guint event, guint part);

guint tm_box_get_n_pieces (const TmBox *self);
guint tm_box_get_piece_kind (const TmBox *self, guint piece);
int tm_box_get_piece_owner (const TmBox *self, guint piece);
guint tm_box_get_first_piece (const TmBox *self, guint piece_kind, int seat, guint *n_pieces);
guint tm_box_get_n_zones (const TmBox *self);
guint tm_box_get_zone (const TmBox *self, guint zone, int seat);
void tm_box_describe_zone (const TmBox *self, guint zone, guint *spec, int *seat);

/* The layout in words. Stored beside changes, so that a later kit can still read them. */
char *tm_box_dup_layout (const TmBox *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmBox, tm_box_unref)

G_END_DECLS
