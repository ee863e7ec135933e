/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-table.h"

#include "config.h"

#include "tm-box-private.h"
#include "tm-match.h"

#include <glib/gi18n-lib.h>

/* One allocation: the numbers, and behind them how many pieces lie in each zone. The counts
 * follow from the numbers; they are kept because they are asked for all the time. */
struct _TmTable
{
  TmBox *box;
  guint16 *zone_counts;
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
  TmTable *self = g_malloc0 (sizeof (TmTable) + get_slots_size (box) + get_counts_size (box));

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

      index = (piece - box->first_pieces[what->kind]) % spec->count;
      slots[TM_PIECE_PLACE] = tm_place_pack (what->start_zone, position);
      slots[TM_PIECE_FACE] = spec->start_faces != NULL ? spec->start_faces[index] : TM_FACE_UNKNOWN;
      slots[TM_PIECE_UP] = spec->start_up;
    }
}

static void
lay_out_particulars (TmTable *self)
{
  TmResolution *resolution;
  const TmChange *changes;
  guint n_changes;

  if (self->box->game->lay_out == NULL)
    return;
  resolution = tm_resolution_new (self->box);
  tm_resolution_reset (resolution, self, FALSE);
  self->box->game->lay_out (resolution);
  changes = tm_resolution_get_changes (resolution, &n_changes);
  tm_table_apply (self, changes, n_changes);
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

TmTable *
tm_table_dup (const TmTable *self)
{
  TmTable *copy = table_alloc (self->box);

  tm_table_copy (copy, self);
  return copy;
}

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
  memcpy (self->slots, from->slots, get_slots_size (self->box) + get_counts_size (self->box));
}

gboolean
tm_table_equal (const TmTable *self, const TmTable *other)
{
  return self->box == other->box
         && memcmp (self->slots, other->slots, get_slots_size (self->box)) == 0;
}

TmBox *
tm_table_get_box (const TmTable *self)
{
  return self->box;
}

guint
tm_table_get_n_seats (const TmTable *self)
{
  return self->box->n_seats;
}

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
 *
 * Makes the changes.
 */
void
tm_table_apply (TmTable *self, const TmChange *changes, guint n_changes)
{
  for (guint i = 0; i < n_changes; i++)
    set_slot (self, changes[i].slot, changes[i].after);
}

/**
 * tm_table_take_back:
 * @self: a table on which the changes were made last
 * @changes: (array length=n_changes): the changes, in the order in which they were made
 *
 * Takes the changes back.
 */
void
tm_table_take_back (TmTable *self, const TmChange *changes, guint n_changes)
{
  for (guint i = n_changes; i > 0; i--)
    set_slot (self, changes[i - 1].slot, changes[i - 1].before);
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
      return value >= kit->counters[what->index].min && value <= kit->counters[what->index].max;
    case TM_SLOT_PIECE_PLACE:
      return tm_place_get_zone (value) < self->box->n_zones;
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
 * @self: a table
 * @changes: (array length=n_changes): changes from outside, such as a file
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

guint
tm_table_get_phase (const TmTable *self)
{
  return self->slots[TM_PHASE_SLOT];
}

/**
 * tm_table_get_turn:
 * @self: a table
 *
 * Returns: the set of seats that may act now; 0 if anybody may, or nobody
 */
guint32
tm_table_get_turn (const TmTable *self)
{
  return self->slots[TM_TURN_SLOT];
}

gint32
tm_table_get_option (const TmTable *self, guint option)
{
  return self->slots[TM_FIRST_OPTION_SLOT + option];
}

gint32
tm_table_get_shared (const TmTable *self, guint counter)
{
  g_assert (self->box->kit->counters[counter].scope == TM_SHARED);
  return self->slots[self->box->counter_slots[counter]];
}

gint32
tm_table_get_counter (const TmTable *self, guint counter, guint seat)
{
  g_assert (seat < self->box->n_seats
            && self->box->kit->counters[counter].scope == TM_EACH_SEAT);
  return self->slots[self->box->counter_slots[counter] + seat];
}

static inline gint32
get_place (const TmTable *self, guint piece)
{
  return self->slots[self->box->pieces[piece].slot + TM_PIECE_PLACE];
}

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
 * Returns: where it lies in its zone: what tm_resolution_move_piece() was given, or a number
 *   that only its order with the others means
 */
gint32
tm_table_get_piece_place (const TmTable *self, guint piece)
{
  return (gint32) tm_place_get_position (get_place (self, piece)) - TM_PLACE_MIDDLE;
}

gint32
tm_table_get_piece_face (const TmTable *self, guint piece)
{
  return self->slots[self->box->pieces[piece].slot + TM_PIECE_FACE];
}

gboolean
tm_table_is_piece_up (const TmTable *self, guint piece)
{
  return self->slots[self->box->pieces[piece].slot + TM_PIECE_UP] != 0;
}

gint32
tm_table_get_piece_mark (const TmTable *self, guint piece, guint mark)
{
  return self->slots[self->box->pieces[piece].slot + TM_PIECE_MARKS + mark];
}

guint
tm_table_count_zone (const TmTable *self, guint zone)
{
  return self->zone_counts[zone];
}

/**
 * tm_table_list_zone:
 * @self: a table
 * @zone: a zone, as tm_box_get_zone() gives it
 * @pieces: (array length=max_pieces): where to put them
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
 * @zone: a zone
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
 * @zone: a zone
 * @piece_kind: index of a piece kind
 * @face: a face
 *
 * Returns: some piece of that kind and face in the zone, or -1
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
 * tm_table_can_see:
 * @self: a table
 * @piece: a piece
 * @viewer: a seat, or %TM_NO_SEAT for everybody at once
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

gint32
tm_table_get_cell (const TmTable *self, guint grid, int seat, guint layer, guint column, guint row)
{
  guint cell = row * self->box->kit->grids[grid].columns + column;

  return self->slots[tm_box_get_cell_slot (self->box, grid, seat, layer, cell)];
}

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
 * Returns: (transfer none) (nullable): its numbers; %NULL if fewer are pending
 */
const gint32 *
tm_table_get_event (const TmTable *self, guint depth)
{
  guint n_events = tm_table_get_n_events (self);

  if (depth >= n_events)
    return NULL;
  return self->slots + tm_box_get_event_slot (self->box, n_events - 1 - depth, 0);
}
