/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-table.h"

#include "config.h"

#include "tm-box-private.h"
#include "tm-match.h"
#include "tm-resolution-private.h"
#include "tm-table-private.h"

#include <glib/gi18n-lib.h>

/* One allocation: what it is and how often it was changed, the numbers, and behind them how many pieces lie
 * in each zone. The counts follow from the numbers; they are kept because they are asked for all the time. */
struct _TmTable
{
  TmBox *box;
  guint16 *zone_counts;
  TmTableState state;
  gint32 slots[];
};

static gsize
get_slots_size (const TmBox *box)
{
  return box->n_slots * sizeof (gint32);
}

static gsize
get_counts_size (const TmBox *box)
{
  return box->n_zones * sizeof (guint16);
}

static TmTable *
table_alloc (TmBox *box)
{
  static gsize n_tables;
  TmTable *self = g_malloc0 (sizeof (TmTable) + get_slots_size (box) + get_counts_size (box));

  self->state.table = (gsize) g_atomic_pointer_add (&n_tables, 1) + 1;
  self->box = tm_box_ref (box);
  self->zone_counts = (guint16 *) (gpointer) (self->slots + box->n_slots);
  return self;
}

static void
lay_counters (TmTable *self)
{
  for (guint slot = 0; slot < self->box->n_slots; slot++)
    {
      const TmSlot *what = &self->box->slots[slot];
      if (what->kind == TM_SLOT_OPTION)
        self->slots[slot] = self->box->options[what->index];
      else if (what->kind == TM_SLOT_COUNTER)
        self->slots[slot] = self->box->kit->counters[what->index].start;
      else if (what->kind == TM_SLOT_CELL)
        self->slots[slot] = self->box->kit->grids[what->index].layers[what->part].start;
    }
}

static void
lay_pieces (TmTable *self)
{
  const TmBox *box = self->box;
  guint index = 0;

  for (guint piece = 0; piece < box->n_pieces; piece++)
    {
      const TmPiece *what = &box->pieces[piece];
      const TmPieceSpec *spec = &box->kit->pieces[what->kind];
      gint32 *slots = self->slots + what->slot;
      guint position = TM_PLACE_MIDDLE + self->zone_counts[what->start_zone]++;

      index = (piece - box->first_pieces[what->kind]) % box->piece_counts[what->kind];
      slots[TM_PIECE_PLACE] = tm_place_pack (what->start_zone, position);
      slots[TM_PIECE_FACE] = spec->start_faces != NULL ? spec->start_faces[index] : TM_FACE_UNKNOWN;
      slots[TM_PIECE_UP] = spec->start_up;
    }
}

static void
lay_out_particulars (TmTable *self)
{
  TmResolution *resolution;

  if (self->box->game->lay_out == NULL)
    return;
  resolution = tm_resolution_new (self->box);
  tm_resolution_reset (resolution, self, FALSE);
  self->box->game->lay_out (resolution);
  tm_resolution_apply (resolution, self);
  tm_resolution_free (resolution);
}

/**
 * tm_table_new:
 * @box: the box of a match
 *
 * Lays a table as it is before the first move.
 *
 * Returns: (transfer full): the table
 */
TmTable *
tm_table_new (TmBox *box)
{
  TmTable *self = table_alloc (box);

  lay_counters (self);
  lay_pieces (self);
  lay_out_particulars (self);
  return self;
}

/**
 * tm_table_dup:
 * @self: a table
 *
 * Copies a table.
 *
 * Returns: (transfer full): another of the same box
 */
TmTable *
tm_table_dup (const TmTable *self)
{
  TmTable *copy = table_alloc (self->box);

  tm_table_copy (copy, self);
  return copy;
}

/**
 * tm_table_free:
 * @self: (transfer full): a table
 *
 * Frees the table.
 */
void
tm_table_free (TmTable *self)
{
  tm_box_unref (self->box);
  g_free (self);
}

/**
 * tm_table_copy:
 * @self: a table
 * @from: another of the same box
 *
 * Makes @self the same as @from.
 */
void
tm_table_copy (TmTable *self, const TmTable *from)
{
  g_assert (self->box == from->box);
  self->state.n_changes++;
  memcpy (self->slots, from->slots, get_slots_size (self->box) + get_counts_size (self->box));
}

/**
 * tm_table_equal:
 * @self: a table
 * @other: another
 *
 * Compares all numbers of two tables.
 *
 * Returns: whether they are the same; %FALSE for tables of different boxes
 */
gboolean
tm_table_equal (const TmTable *self, const TmTable *other)
{
  return self->box == other->box
         && memcmp (self->slots, other->slots, get_slots_size (self->box)) == 0;
}

/**
 * tm_table_get_state:
 * @self: a table
 *
 * Tells the state of the table from all that it, and every other table, was or will be in: as long as it is
 * the same, so is all that lies there.
 *
 * Returns: the state
 */
TmTableState
tm_table_get_state (const TmTable *self)
{
  return self->state;
}

/**
 * tm_table_get_box:
 * @self: a table
 *
 * Gets the box the table belongs to.
 *
 * Returns: (transfer none): the box
 */
TmBox *
tm_table_get_box (const TmTable *self)
{
  return self->box;
}

/**
 * tm_table_get_n_seats:
 * @self: a table
 *
 * Gets how many sit round the table.
 *
 * Returns: the number of seats
 */
guint
tm_table_get_n_seats (const TmTable *self)
{
  return self->box->n_seats;
}

/**
 * tm_table_get_slots:
 * @self: a table
 *
 * Gets the numbers that make up the table; tm_box_describe_slot() tells what each of them is.
 *
 * Returns: (transfer none): the tm_box_get_n_slots() numbers
 */
const gint32 *
tm_table_get_slots (const TmTable *self)
{
  return self->slots;
}

/* Changes */

static inline void
set_slot (TmTable *self, guint slot, gint32 value)
{
  if (self->box->slots[slot].kind == TM_SLOT_PIECE_PLACE)
    {
      self->zone_counts[tm_place_get_zone (self->slots[slot])]--;
      self->zone_counts[tm_place_get_zone (value)]++;
    }
  self->slots[slot] = value;
}

/**
 * tm_table_apply:
 * @self: a table
 * @changes: (array length=n_changes): changes, each fitting the table as the ones before left it
 * @n_changes: how many there are
 *
 * Makes the changes, unchecked: see tm_table_check_changes() for those from outside.
 */
void
tm_table_apply (TmTable *self, const TmChange *changes, guint n_changes)
{
  self->state.n_changes++;
  for (guint i = 0; i < n_changes; i++)
    set_slot (self, changes[i].slot, changes[i].after);
}

/**
 * tm_table_take_back:
 * @self: a table on which the changes were made last
 * @changes: (array length=n_changes): the changes, in the order in which they were made
 * @n_changes: how many there are
 *
 * Takes the changes back.
 */
void
tm_table_take_back (TmTable *self, const TmChange *changes, guint n_changes)
{
  self->state.n_changes++;
  for (guint i = n_changes; i > 0; i--)
    set_slot (self, changes[i - 1].slot, changes[i - 1].before);
}

static gboolean
can_lie (const TmBox *box, guint piece, guint zone)
{
  guint spec;
  int seat;

  if (zone >= box->n_zones)
    return FALSE;
  tm_box_describe_zone (box, zone, &spec, &seat);
  return tm_kit_can_lie (box->kit, box->pieces[piece].kind, spec);
}

static gboolean
is_value_possible (const TmTable *self, const TmSlot *what, gint32 value)
{
  const TmKit *kit = self->box->kit;

  switch (what->kind)
    {
    case TM_SLOT_PHASE:
      return value >= 0 && (guint) value < kit->n_phases;
    case TM_SLOT_TURN:
      return (guint32) value >> self->box->n_seats == 0;
    case TM_SLOT_OPTION:
      return tm_param_is_possible (&self->box->game->options[what->index].param, self->box, value);
    case TM_SLOT_COUNTER:
      return value >= kit->counters[what->index].min
             && value <= tm_box_get_counter_max (self->box, what->index);
    case TM_SLOT_PIECE_PLACE:
      return can_lie (self->box, what->index, tm_place_get_zone (value));
    case TM_SLOT_PIECE_FACE:
      return value >= TM_FACE_UNKNOWN
             && value
                    < (gint32) tm_box_get_n_faces (self->box, self->box->pieces[what->index].kind);
    case TM_SLOT_PIECE_UP:
      return value == FALSE || value == TRUE;
    case TM_SLOT_CELL:
      {
        const TmLayerSpec *layer = &kit->grids[what->index].layers[what->part];
        return value >= layer->min && value <= layer->max;
      }
    case TM_SLOT_EVENT_DEPTH:
      return value >= 0 && (guint) value <= kit->max_events;
    case TM_SLOT_PIECE_MARK:
    case TM_SLOT_EVENT:
    default:
      return TRUE;
    }
}

/**
 * tm_table_check_changes:
 * @self: a table; it stays as it is
 * @changes: (array length=n_changes): changes from outside, such as a file
 * @n_changes: how many there are
 * @error: return location for a %TM_MATCH_ERROR_CHANGES
 *
 * Checks that the changes fit: each begins with what lies there and ends with something that can.
 *
 * Returns: whether they do
 */
gboolean
tm_table_check_changes (const TmTable *self,
                        const TmChange *changes,
                        guint n_changes,
                        GError **error)
{
  g_autoptr (TmTable) copy = tm_table_dup (self);

  for (guint i = 0; i < n_changes; i++)
    {
      const TmChange *change = &changes[i];
      if (change->slot >= self->box->n_slots || copy->slots[change->slot] != change->before
          || !is_value_possible (self, &self->box->slots[change->slot], change->after))
        {
          g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_CHANGES,
                       _ ("change %u does not fit the table"), i + 1);
          return FALSE;
        }
      set_slot (copy, change->slot, change->after);
    }
  return TRUE;
}

/* Reading */

/**
 * tm_table_get_phase:
 * @self: a table
 *
 * Gets which phase it is.
 *
 * Returns: the index of a phase of the kit
 */
guint
tm_table_get_phase (const TmTable *self)
{
  return self->slots[TM_PHASE_SLOT];
}

/**
 * tm_table_get_turn:
 * @self: a table
 *
 * Gets whose turn it is.
 *
 * Returns: the set of seats that may act now; 0 if anybody may, or nobody
 */
guint32
tm_table_get_turn (const TmTable *self)
{
  return self->slots[TM_TURN_SLOT];
}

/**
 * tm_table_get_option:
 * @self: a table
 * @option: index of an option of the game
 *
 * Gets the value of an option in force. Rules ask tm_resolution_get_option() instead.
 *
 * Returns: the value
 */
gint32
tm_table_get_option (const TmTable *self, guint option)
{
  return self->slots[TM_FIRST_OPTION_SLOT + option];
}

/**
 * tm_table_get_shared:
 * @self: a table
 * @counter: index of a shared counter
 *
 * Gets a counter of the whole table.
 *
 * Returns: its value
 */
gint32
tm_table_get_shared (const TmTable *self, guint counter)
{
  g_assert (self->box->kit->counters[counter].scope == TM_SHARED);
  return self->slots[self->box->counter_slots[counter]];
}

/**
 * tm_table_get_counter:
 * @self: a table
 * @counter: index of a counter of each seat
 * @seat: a seat
 *
 * Gets a counter of a seat.
 *
 * Returns: its value
 */
gint32
tm_table_get_counter (const TmTable *self, guint counter, guint seat)
{
  g_assert (seat < self->box->n_seats && self->box->kit->counters[counter].scope == TM_EACH_SEAT);
  return self->slots[self->box->counter_slots[counter] + seat];
}

/**
 * tm_table_name_counter:
 * @self: a table
 * @counter: index of a counter
 *
 * Names a counter as its players do, who may have given it a name of their own.
 *
 * Returns: the name, for a sentence
 */
TmTextArg
tm_table_name_counter (const TmTable *self, guint counter)
{
  const TmGame *game = self->box->game;

  return game->name_counter != NULL ? game->name_counter (self, counter)
                                    : tm_arg_word (self->box->kit->counters[counter].name);
}

static inline gint32
get_place (const TmTable *self, guint piece)
{
  return self->slots[self->box->pieces[piece].slot + TM_PIECE_PLACE];
}

/**
 * tm_table_get_zone:
 * @self: a table
 * @zone: index of a zone of the kit
 * @seat: whose it is; %TM_NO_SEAT for a shared one
 *
 * Finds a zone of the table; see tm_box_get_zone().
 *
 * Returns: the zone, as the functions about pieces take it
 */
guint
tm_table_get_zone (const TmTable *self, guint zone, int seat)
{
  return tm_box_get_zone (self->box, zone, seat);
}

/**
 * tm_table_get_piece_zone:
 * @self: a table
 * @piece: a piece
 *
 * Tells where a piece lies.
 *
 * Returns: the zone, as tm_box_get_zone() gives it
 */
guint
tm_table_get_piece_zone (const TmTable *self, guint piece)
{
  return tm_place_get_zone (get_place (self, piece));
}

/**
 * tm_table_get_piece_place:
 * @self: a table
 * @piece: a piece
 *
 * Tells where a piece lies in its zone; the smallest place is the top.
 *
 * Returns: where it lies in its zone: what tm_resolution_move_piece() was given, or a number
 *   that only its order with the others means
 */
gint32
tm_table_get_piece_place (const TmTable *self, guint piece)
{
  return (gint32) tm_place_get_position (get_place (self, piece)) - TM_PLACE_MIDDLE;
}

/**
 * tm_table_get_piece_face:
 * @self: a table
 * @piece: a piece
 *
 * Gets the face of a piece, whether it is turned up or not.
 *
 * Returns: the face, or %TM_FACE_UNKNOWN
 */
gint32
tm_table_get_piece_face (const TmTable *self, guint piece)
{
  return self->slots[self->box->pieces[piece].slot + TM_PIECE_FACE];
}

/**
 * tm_table_is_piece_up:
 * @self: a table
 * @piece: a piece
 *
 * Tells whether a piece is turned face up.
 *
 * Returns: whether it is
 */
gboolean
tm_table_is_piece_up (const TmTable *self, guint piece)
{
  return self->slots[self->box->pieces[piece].slot + TM_PIECE_UP] != 0;
}

/**
 * tm_table_get_piece_mark:
 * @self: a table
 * @piece: a piece
 * @mark: which mark, below the `n_marks` of its kind; not checked
 *
 * Gets a small number that a piece bears.
 *
 * Returns: the number; 0 at the start
 */
gint32
tm_table_get_piece_mark (const TmTable *self, guint piece, guint mark)
{
  return self->slots[self->box->pieces[piece].slot + TM_PIECE_MARKS + mark];
}

/**
 * tm_table_count_zone:
 * @self: a table
 * @zone: a zone, as tm_box_get_zone() gives it
 *
 * Counts the pieces in a zone; costs no more than a look-up.
 *
 * Returns: the number of pieces
 */
guint
tm_table_count_zone (const TmTable *self, guint zone)
{
  return self->zone_counts[zone];
}

/**
 * tm_table_list_zone:
 * @self: a table
 * @zone: a zone, as tm_box_get_zone() gives it
 * @pieces: (out caller-allocates) (array length=max_pieces): where to put them
 * @max_pieces: how many @pieces can hold
 *
 * Lists the pieces of a zone from the top.
 *
 * Returns: how many there are; @pieces holds the topmost @max_pieces of them
 */
guint
tm_table_list_zone (const TmTable *self, guint zone, guint *pieces, guint max_pieces)
{
  guint n_left = self->zone_counts[zone];
  guint n_listed = 0;

  for (guint piece = 0; n_left > 0 && max_pieces > 0; piece++)
    {
      guint32 place = get_place (self, piece);
      guint at;

      if (tm_place_get_zone (place) != zone)
        continue;
      n_left--;
      if (n_listed < max_pieces)
        n_listed++;
      else if (place > (guint32) get_place (self, pieces[n_listed - 1]))
        continue;
      for (at = n_listed - 1; at > 0 && (guint32) get_place (self, pieces[at - 1]) > place; at--)
        pieces[at] = pieces[at - 1];
      pieces[at] = piece;
    }
  return self->zone_counts[zone];
}

/**
 * tm_table_get_top:
 * @self: a table
 * @zone: a zone, as tm_box_get_zone() gives it
 *
 * Finds the piece that lies on top.
 *
 * Returns: the topmost piece, or -1
 */
int
tm_table_get_top (const TmTable *self, guint zone)
{
  int top = -1;

  if (self->zone_counts[zone] == 0)
    return -1;
  for (guint piece = 0; piece < self->box->n_pieces; piece++)
    if (tm_place_get_zone (get_place (self, piece)) == zone
        && (top < 0 || (guint32) get_place (self, piece) < (guint32) get_place (self, top)))
      top = piece;
  return top;
}

static inline gboolean
is_in (const TmTable *self, guint piece, guint zone, gint32 face)
{
  return tm_place_get_zone (get_place (self, piece)) == zone
         && tm_table_get_piece_face (self, piece) == face;
}

/**
 * tm_table_find_piece:
 * @self: a table
 * @zone: a zone, as tm_box_get_zone() gives it
 * @piece_kind: index of a piece kind
 * @face: a face, or %TM_FACE_UNKNOWN
 *
 * Finds a piece by what it shows, wherever it lies in the zone.
 *
 * Returns: the lowest number of such a piece, or -1
 */
int
tm_table_find_piece (const TmTable *self, guint zone, guint piece_kind, gint32 face)
{
  for (guint piece = self->box->first_pieces[piece_kind];
       piece < self->box->first_pieces[piece_kind + 1]; piece++)
    if (is_in (self, piece, zone, face))
      return piece;
  return -1;
}

/**
 * tm_table_count_face:
 * @self: a table
 * @zone: a zone, as tm_box_get_zone() gives it
 * @piece_kind: index of a piece kind
 * @face: a face, or %TM_FACE_UNKNOWN
 *
 * Counts the pieces of one kind and face in a zone.
 *
 * Returns: the number of pieces
 */
guint
tm_table_count_face (const TmTable *self, guint zone, guint piece_kind, gint32 face)
{
  guint n = 0;

  for (guint piece = self->box->first_pieces[piece_kind];
       piece < self->box->first_pieces[piece_kind + 1]; piece++)
    n += is_in (self, piece, zone, face);
  return n;
}

/**
 * tm_table_find_kind:
 * @self: a table
 * @zone: a zone, as tm_table_get_zone() gives it
 * @piece_kind: index of a piece kind
 *
 * Finds a piece of a kind in a zone, whatever it shows and whatever else lies there.
 *
 * Returns: the lowest number of such a piece, or -1
 */
int
tm_table_find_kind (const TmTable *self, guint zone, guint piece_kind)
{
  if (self->zone_counts[zone] == 0)
    return -1;
  for (guint piece = self->box->first_pieces[piece_kind];
       piece < self->box->first_pieces[piece_kind + 1]; piece++)
    if (tm_place_get_zone (get_place (self, piece)) == zone)
      return piece;
  return -1;
}

/**
 * tm_table_count_kind:
 * @self: a table
 * @zone: a zone, as tm_table_get_zone() gives it
 * @piece_kind: index of a piece kind
 *
 * Counts the pieces of one kind in a zone, whatever they show and whatever else lies there.
 *
 * Returns: the number of pieces
 */
guint
tm_table_count_kind (const TmTable *self, guint zone, guint piece_kind)
{
  guint n = 0;

  for (guint piece = self->box->first_pieces[piece_kind];
       piece < self->box->first_pieces[piece_kind + 1]; piece++)
    n += tm_place_get_zone (get_place (self, piece)) == zone;
  return n;
}

/**
 * tm_table_can_see:
 * @self: a table
 * @piece: a piece
 * @viewer: a seat, or %TM_NO_SEAT for everybody at once
 *
 * Tells who sees what a piece is: of a piece that is turned up everybody, else whoever may look
 * into the zone it lies in.
 *
 * Returns: whether the viewer sees the face of the piece
 */
gboolean
tm_table_can_see (const TmTable *self, guint piece, int viewer)
{
  guint zone;
  int owner;

  if (tm_table_is_piece_up (self, piece))
    return TRUE;
  tm_box_describe_zone (self->box, tm_table_get_piece_zone (self, piece), &zone, &owner);
  switch (self->box->kit->zones[zone].sight)
    {
    case TM_SIGHT_OPEN:
      return TRUE;
    case TM_SIGHT_OWNER:
      return viewer != TM_NO_SEAT && viewer == owner;
    case TM_SIGHT_HIDDEN:
    default:
      return FALSE;
    }
}

/**
 * tm_table_get_cell:
 * @self: a table
 * @grid: index of a grid
 * @seat: whose; ignored for a shared grid
 * @layer: index of a layer of the grid
 * @column: a column, from 0
 * @row: a row, from 0
 *
 * Gets a number of a cell.
 *
 * Returns: the number
 */
gint32
tm_table_get_cell (const TmTable *self, guint grid, int seat, guint layer, guint column, guint row)
{
  const TmGridSize *size = &self->box->grid_sizes[grid];

  g_assert (column < size->columns && row < size->rows);
  return self
      ->slots[tm_box_get_cell_slot (self->box, grid, seat, layer, row * size->columns + column)];
}

/**
 * tm_table_get_n_events:
 * @self: a table
 *
 * Counts the pending events.
 *
 * Returns: the number of events
 */
guint
tm_table_get_n_events (const TmTable *self)
{
  return self->slots[self->box->event_slot];
}

/**
 * tm_table_get_event:
 * @self: a table
 * @depth: 0 for the topmost pending event
 *
 * Gets a pending event.
 *
 * Returns: (transfer none) (nullable): its %TM_EVENT_PARTS numbers; %NULL if fewer are pending
 */
const gint32 *
tm_table_get_event (const TmTable *self, guint depth)
{
  guint n_events = tm_table_get_n_events (self);

  if (depth >= n_events)
    return NULL;
  return self->slots + tm_box_get_event_slot (self->box, n_events - 1 - depth, 0);
}

/**
 * tm_table_set_broken:
 * @self: a table
 * @seat: the seat concerned, or %TM_NO_SEAT
 * @what: what is wrong, for developers
 * @error: return location for an error
 *
 * Says that an invariant of the game does not hold; for the `check` of games.
 *
 * Returns: %FALSE
 */
gboolean
tm_table_set_broken (const TmTable *self, int seat, const char *what, GError **error)
{
  const char *game = self->box->game->id;

  if (seat >= 0)
    g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE, "%s: seat %d: %s", game, seat,
                 what);
  else
    g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE, "%s: %s", game, what);
  return FALSE;
}
