/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-box-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

G_DEFINE_BOXED_TYPE (TmBox, tm_box, tm_box_ref, tm_box_unref)

/* Faces */

static void
face_free (gpointer data)
{
  TmFace *face = data;

  g_free ((char *) face->code);
  if (face->is_own)
    g_free ((char *) face->name);
  g_free (face);
}

static void
add_printed_faces (TmBox *self, guint kind)
{
  const TmPieceSpec *spec = &self->kit->pieces[kind];

  self->faces[kind] = g_ptr_array_new_with_free_func (face_free);
  for (guint i = 0; i < spec->n_faces; i++)
    {
      TmFace *face = g_new0 (TmFace, 1);
      face->code = g_strdup (spec->faces[i].id);
      face->name = spec->faces[i].name;
      face->symbol = spec->faces[i].symbol;
      if (spec->has_own_faces)
        {
          g_autofree char *name = NULL;
          gboolean is_known = self->game->parse_face (kind, face->code, face->payload, &name, NULL);
          g_assert (is_known);
        }
      g_ptr_array_add (self->faces[kind], face);
    }
}

/**
 * tm_box_get_n_faces:
 * @self: a box
 * @piece_kind: index of a piece kind
 *
 * Counts the faces of a kind: the printed ones, and those the match has added.
 *
 * Returns: the number of faces
 */
guint
tm_box_get_n_faces (const TmBox *self, guint piece_kind)
{
  return self->faces[piece_kind]->len;
}

/**
 * tm_box_get_face:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @face: a face, or %TM_FACE_UNKNOWN
 *
 * Gets what is known of a face.
 *
 * Returns: (transfer none) (nullable): the face; %NULL if it is unknown
 */
const TmFace *
tm_box_get_face (const TmBox *self, guint piece_kind, gint32 face)
{
  if (face < 0 || (guint) face >= self->faces[piece_kind]->len)
    return NULL;
  return g_ptr_array_index (self->faces[piece_kind], face);
}

/**
 * tm_box_get_face_name:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @face: a face, or %TM_FACE_UNKNOWN
 *
 * Gets the name of a face, untranslated, see tm_word_get().
 *
 * Returns: (transfer none): the name; a word for "unknown" if there is no such face
 */
const char *
tm_box_get_face_name (const TmBox *self, guint piece_kind, gint32 face)
{
  const TmFace *found = tm_box_get_face (self, piece_kind, face);

  return found != NULL ? found->name : TM_WORD ("face", "unknown");
}

/**
 * tm_box_find_face:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @code: identifier of a printed face, or a face code that the match has added
 *
 * Finds a face by its spelling.
 *
 * Returns: the face, or -1
 */
int
tm_box_find_face (const TmBox *self, guint piece_kind, const char *code)
{
  GPtrArray *faces = self->faces[piece_kind];

  for (guint i = 0; i < faces->len; i++)
    {
      const TmFace *face = g_ptr_array_index (faces, i);
      if (g_str_equal (face->code, code))
        return i;
    }
  return -1;
}

/**
 * tm_box_add_face:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @code: identifier of a printed face, or a face code
 * @face: (out) (optional): the face
 * @error: return location for a [error@ParamsError]
 *
 * Finds a face, or adds an own one by its code if the game reads such codes.
 *
 * Returns: whether @code is a face
 */
gboolean
tm_box_add_face (TmBox *self, guint piece_kind, const char *code, gint32 *face, GError **error)
{
  const TmPieceSpec *spec = &self->kit->pieces[piece_kind];
  int found = tm_box_find_face (self, piece_kind, code);
  g_autofree TmFace *own = NULL;
  g_autofree char *name = NULL;

  if (found < 0)
    {
      if (!spec->has_own_faces)
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN,
                       _ ("“%s” is not a face of: %s"), code, tm_word_get (spec->name));
          return FALSE;
        }
      own = g_new0 (TmFace, 1);
      if (!self->game->parse_face (piece_kind, code, own->payload, &name, error))
        return FALSE;
      own->code = g_strdup (code);
      own->name = name != NULL ? g_steal_pointer (&name) : g_strdup (code);
      own->is_own = TRUE;
      found = self->faces[piece_kind]->len;
      g_ptr_array_add (self->faces[piece_kind], g_steal_pointer (&own));
    }
  if (face != NULL)
    *face = found;
  return TRUE;
}

/* Strings */

/**
 * tm_box_intern:
 * @self: a box
 * @string: words of a player
 *
 * Keeps a string for as long as the box lives.
 *
 * Returns: its number; the same string has the same number
 */
gint32
tm_box_intern (TmBox *self, const char *string)
{
  gpointer number;

  if (g_hash_table_lookup_extended (self->string_numbers, string, NULL, &number))
    return GPOINTER_TO_INT (number);

  g_ptr_array_add (self->strings, g_strdup (string));
  g_hash_table_insert (self->string_numbers,
                       g_ptr_array_index (self->strings, self->strings->len - 1),
                       GINT_TO_POINTER (self->strings->len - 1));
  return self->strings->len - 1;
}

/**
 * tm_box_get_string:
 * @self: a box
 * @string: a number that tm_box_intern() gave
 *
 * Gets a string that the box keeps.
 *
 * Returns: (transfer none): the string; "" if there is none of that number
 */
const char *
tm_box_get_string (const TmBox *self, gint32 string)
{
  if (string < 0 || (guint) string >= self->strings->len)
    return "";
  return g_ptr_array_index (self->strings, string);
}

/**
 * tm_box_get_n_strings:
 * @self: a box
 *
 * Counts the strings that the box keeps; they are numbered from 0.
 *
 * Returns: the number of strings
 */
guint
tm_box_get_n_strings (const TmBox *self)
{
  return self->strings->len;
}

/* Layout */

static guint
add_slot (TmBox *self, GArray *slots, TmSlot slot)
{
  g_array_append_val (slots, slot);
  return slots->len - 1;
}

static guint
get_n_owners (const TmBox *self, TmScope scope)
{
  return scope == TM_EACH_SEAT ? self->n_seats : 1;
}

static int
get_owner (TmScope scope, guint owner)
{
  return scope == TM_EACH_SEAT ? (int) owner : TM_NO_SEAT;
}

static void
lay_out_zones (TmBox *self)
{
  self->first_zones = g_new0 (guint, self->kit->n_zones + 1);
  for (guint i = 0; i < self->kit->n_zones; i++)
    {
      self->first_zones[i] = self->n_zones;
      self->n_zones += get_n_owners (self, self->kit->zones[i].scope);
    }
  self->first_zones[self->kit->n_zones] = self->n_zones;
}

static void
lay_out_counters (TmBox *self, GArray *slots)
{
  self->counter_slots = g_new0 (guint, self->kit->n_counters + 1);
  for (guint i = 0; i < self->kit->n_counters; i++)
    for (guint owner = 0; owner < get_n_owners (self, self->kit->counters[i].scope); owner++)
      {
        TmSlot slot = { TM_SLOT_COUNTER, i, get_owner (self->kit->counters[i].scope, owner), 0, 0 };
        guint at = add_slot (self, slots, slot);
        if (owner == 0)
          self->counter_slots[i] = at;
      }
}

static void
lay_out_piece (TmBox *self, GArray *slots, GArray *pieces, guint kind, guint owner)
{
  const TmPieceSpec *spec = &self->kit->pieces[kind];
  int seat = get_owner (spec->scope, owner);
  TmPiece piece = { kind, seat, slots->len, 0 };

  piece.start_zone = tm_box_get_zone (self, spec->zone, seat);
  add_slot (self, slots, (TmSlot) { TM_SLOT_PIECE_PLACE, pieces->len, seat, 0, 0 });
  add_slot (self, slots, (TmSlot) { TM_SLOT_PIECE_FACE, pieces->len, seat, 0, 0 });
  add_slot (self, slots, (TmSlot) { TM_SLOT_PIECE_UP, pieces->len, seat, 0, 0 });
  for (guint mark = 0; mark < spec->n_marks; mark++)
    add_slot (self, slots, (TmSlot) { TM_SLOT_PIECE_MARK, pieces->len, seat, mark, 0 });
  g_array_append_val (pieces, piece);
}

static void
lay_out_pieces (TmBox *self, GArray *slots)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (TmPiece));

  self->first_pieces = g_new0 (guint, self->kit->n_pieces + 1);
  for (guint kind = 0; kind < self->kit->n_pieces; kind++)
    {
      const TmPieceSpec *spec = &self->kit->pieces[kind];
      self->first_pieces[kind] = pieces->len;
      for (guint owner = 0; owner < get_n_owners (self, spec->scope); owner++)
        for (guint i = 0; i < spec->count; i++)
          lay_out_piece (self, slots, pieces, kind, owner);
    }
  self->first_pieces[self->kit->n_pieces] = pieces->len;
  self->n_pieces = pieces->len;
  self->pieces = (TmPiece *) g_array_free (pieces, FALSE);
}

static void
lay_out_grids (TmBox *self, GArray *slots)
{
  self->grid_slots = g_new0 (guint, self->kit->n_grids + 1);
  for (guint grid = 0; grid < self->kit->n_grids; grid++)
    {
      const TmGridSpec *spec = &self->kit->grids[grid];
      self->grid_slots[grid] = slots->len;
      for (guint owner = 0; owner < get_n_owners (self, spec->scope); owner++)
        for (guint layer = 0; layer < spec->n_layers; layer++)
          for (guint cell = 0; cell < spec->columns * spec->rows; cell++)
            add_slot (self, slots,
                      (TmSlot) { TM_SLOT_CELL, grid, get_owner (spec->scope, owner), layer, cell });
    }
}

static void
lay_out_events (TmBox *self, GArray *slots)
{
  self->event_slot = slots->len;
  add_slot (self, slots, (TmSlot) { TM_SLOT_EVENT_DEPTH, 0, TM_NO_SEAT, 0, 0 });
  for (guint event = 0; event < self->kit->max_events; event++)
    for (guint part = 0; part < TM_EVENT_PARTS; part++)
      add_slot (self, slots, (TmSlot) { TM_SLOT_EVENT, event, TM_NO_SEAT, part, 0 });
}

static void
lay_out (TmBox *self)
{
  GArray *slots = g_array_new (FALSE, FALSE, sizeof (TmSlot));

  lay_out_zones (self);
  add_slot (self, slots, (TmSlot) { TM_SLOT_PHASE, 0, TM_NO_SEAT, 0, 0 });
  add_slot (self, slots, (TmSlot) { TM_SLOT_TURN, 0, TM_NO_SEAT, 0, 0 });
  for (guint i = 0; i < self->game->n_options; i++)
    add_slot (self, slots, (TmSlot) { TM_SLOT_OPTION, i, TM_NO_SEAT, 0, 0 });
  lay_out_counters (self, slots);
  lay_out_pieces (self, slots);
  lay_out_grids (self, slots);
  lay_out_events (self, slots);
  self->n_slots = slots->len;
  self->slots = (TmSlot *) g_array_free (slots, FALSE);
}

/**
 * tm_box_get_n_slots:
 * @self: a box
 *
 * Counts the numbers that make up a table of this box.
 *
 * Returns: the number of slots
 */
guint
tm_box_get_n_slots (const TmBox *self)
{
  return self->n_slots;
}

/**
 * tm_box_describe_slot:
 * @self: a box
 * @slot: a slot, below tm_box_get_n_slots()
 * @out: (out caller-allocates): what the slot is
 *
 * Tells what one number of a table means.
 */
void
tm_box_describe_slot (const TmBox *self, guint slot, TmSlot *out)
{
  g_return_if_fail (slot < self->n_slots);
  *out = self->slots[slot];
}

/**
 * tm_box_get_counter_slot:
 * @self: a box
 * @counter: index of a counter
 * @seat: whose, from 0; ignored for a shared counter
 *
 * Finds the slot of a counter. Asking for a counter of each seat without a seat is a programmer's
 * error.
 *
 * Returns: the slot
 */
guint
tm_box_get_counter_slot (const TmBox *self, guint counter, int seat)
{
  if (self->kit->counters[counter].scope == TM_SHARED)
    return self->counter_slots[counter];
  g_assert (seat >= 0 && (guint) seat < self->n_seats);
  return self->counter_slots[counter] + seat;
}

/**
 * tm_box_get_option_slot:
 * @self: a box
 * @option: index of an option of the game
 *
 * Finds the slot of an option.
 *
 * Returns: the slot
 */
guint
tm_box_get_option_slot (const TmBox *self, guint option)
{
  return TM_FIRST_OPTION_SLOT + option;
}

/**
 * tm_box_get_piece_slot:
 * @self: a box
 * @piece: a piece, below tm_box_get_n_pieces()
 * @kind: %TM_SLOT_PIECE_PLACE, %TM_SLOT_PIECE_FACE, %TM_SLOT_PIECE_UP or %TM_SLOT_PIECE_MARK
 * @mark: which mark, below the `n_marks` of its kind; ignored unless a mark is asked for
 *
 * Finds the slot of one number of a piece.
 *
 * Returns: the slot
 */
guint
tm_box_get_piece_slot (const TmBox *self, guint piece, TmSlotKind kind, guint mark)
{
  guint first = self->pieces[piece].slot;

  switch (kind)
    {
    case TM_SLOT_PIECE_PLACE:
      return first + TM_PIECE_PLACE;
    case TM_SLOT_PIECE_FACE:
      return first + TM_PIECE_FACE;
    case TM_SLOT_PIECE_UP:
      return first + TM_PIECE_UP;
    case TM_SLOT_PIECE_MARK:
      g_assert (mark < self->kit->pieces[self->pieces[piece].kind].n_marks);
      return first + TM_PIECE_MARKS + mark;
    default:
      g_assert_not_reached ();
    }
}

/**
 * tm_box_get_cell_slot:
 * @self: a box
 * @grid: index of a grid
 * @seat: whose, from 0; ignored for a shared grid, and %TM_NO_SEAT is the first seat
 * @layer: index of a layer of the grid
 * @cell: a cell, row by row from 0: row × columns + column
 *
 * Finds the slot of a cell.
 *
 * Returns: the slot
 */
guint
tm_box_get_cell_slot (const TmBox *self, guint grid, int seat, guint layer, guint cell)
{
  const TmGridSpec *spec = &self->kit->grids[grid];
  guint n_cells = spec->columns * spec->rows;
  guint owner = spec->scope == TM_EACH_SEAT ? tm_box_seat_of (seat) : 0;

  g_assert (layer < spec->n_layers && cell < n_cells);
  return self->grid_slots[grid] + (owner * spec->n_layers + layer) * n_cells + cell;
}

/**
 * tm_box_get_event_depth_slot:
 * @self: a box
 *
 * Finds the slot that counts the pending events.
 *
 * Returns: the slot
 */
guint
tm_box_get_event_depth_slot (const TmBox *self)
{
  return self->event_slot;
}

/**
 * tm_box_get_event_slot:
 * @self: a box
 * @event: place in the stack, 0 being the lowest, below the kit's `max_events`
 * @part: which of its %TM_EVENT_PARTS numbers
 *
 * Finds the slot of one number of a pending event.
 *
 * Returns: the slot; the parts of an event lie side by side
 */
guint
tm_box_get_event_slot (const TmBox *self, guint event, guint part)
{
  g_assert (event < self->kit->max_events && part < TM_EVENT_PARTS);
  return self->event_slot + 1 + event * TM_EVENT_PARTS + part;
}

/**
 * tm_box_get_n_pieces:
 * @self: a box
 *
 * Counts the pieces of a table, of all kinds and seats; they are numbered from 0.
 *
 * Returns: the number of pieces
 */
guint
tm_box_get_n_pieces (const TmBox *self)
{
  return self->n_pieces;
}

/**
 * tm_box_get_piece_kind:
 * @self: a box
 * @piece: a piece, below tm_box_get_n_pieces()
 *
 * Tells of which kind a piece is.
 *
 * Returns: the index of the kind in the kit
 */
guint
tm_box_get_piece_kind (const TmBox *self, guint piece)
{
  return self->pieces[piece].kind;
}

/**
 * tm_box_get_piece_owner:
 * @self: a box
 * @piece: a piece, below tm_box_get_n_pieces()
 *
 * Tells to whose set a piece belongs, wherever it lies now.
 *
 * Returns: the seat, or %TM_NO_SEAT for a shared piece
 */
int
tm_box_get_piece_owner (const TmBox *self, guint piece)
{
  return self->pieces[piece].owner;
}

/**
 * tm_box_get_first_piece:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @seat: whose; ignored for shared pieces, and %TM_NO_SEAT is the first seat
 * @n_pieces: (out) (optional): how many there are
 *
 * Finds the pieces of one kind and owner, which are numbered in a row.
 *
 * Returns: number of the first piece
 */
guint
tm_box_get_first_piece (const TmBox *self, guint piece_kind, int seat, guint *n_pieces)
{
  const TmPieceSpec *spec = &self->kit->pieces[piece_kind];

  if (n_pieces != NULL)
    *n_pieces = spec->count;
  if (spec->scope == TM_SHARED)
    return self->first_pieces[piece_kind];
  return self->first_pieces[piece_kind] + tm_box_seat_of (seat) * spec->count;
}

/**
 * tm_box_get_n_zones:
 * @self: a box
 *
 * Counts the zones of a table, those of each seat by themselves; they are numbered from 0.
 *
 * Returns: the number of zones
 */
guint
tm_box_get_n_zones (const TmBox *self)
{
  return self->n_zones;
}

/**
 * tm_box_get_zone:
 * @self: a box
 * @zone: index of a zone in the kit
 * @seat: whose; ignored for a shared zone
 *
 * Finds a zone on the table. Asking for a zone of each seat without a seat is a programmer's error.
 *
 * Returns: the number under which tables know the zone of this seat
 */
guint
tm_box_get_zone (const TmBox *self, guint zone, int seat)
{
  if (self->kit->zones[zone].scope == TM_SHARED)
    return self->first_zones[zone];
  g_assert (seat >= 0 && (guint) seat < self->n_seats);
  return self->first_zones[zone] + seat;
}

/**
 * tm_box_describe_zone:
 * @self: a box
 * @zone: a zone, as tm_box_get_zone() gives it
 * @spec: (out): index of the zone in the kit
 * @seat: (out): whose it is, or %TM_NO_SEAT for a shared one
 *
 * Tells what a zone of a table is.
 */
void
tm_box_describe_zone (const TmBox *self, guint zone, guint *spec, int *seat)
{
  guint found = 0;

  g_return_if_fail (zone < self->n_zones);
  while (self->first_zones[found + 1] <= zone)
    found++;
  *spec = found;
  *seat = get_owner (self->kit->zones[found].scope, zone - self->first_zones[found]);
}

static void
append_rows (GString *layout, const char *what, gconstpointer rows, guint n_rows, gsize stride)
{
  g_string_append (layout, what);
  for (guint i = 0; i < n_rows; i++)
    g_string_append_printf (layout, " %s",
                            *(const char *const *) ((const char *) rows + i * stride));
  g_string_append_c (layout, '\n');
}

/**
 * tm_box_dup_layout:
 * @self: a box
 *
 * Spells the layout of the table: every table with the same layout numbers its slots alike. What is
 * shared and what each seat has is not spelled, since that never changes in a released kit.
 *
 * Returns: (transfer full): lines of identifiers
 */
char *
tm_box_dup_layout (const TmBox *self)
{
  GString *layout = g_string_new (NULL);
  const TmKit *kit = self->kit;

  g_string_append_printf (layout, "seats %u\n", self->n_seats);
  append_rows (layout, "options", self->game->options, self->game->n_options,
               sizeof *self->game->options);
  append_rows (layout, "counters", kit->counters, kit->n_counters, sizeof *kit->counters);
  append_rows (layout, "zones", kit->zones, kit->n_zones, sizeof *kit->zones);
  for (guint i = 0; i < kit->n_pieces; i++)
    g_string_append_printf (layout, "piece %s %u %u %u\n", kit->pieces[i].id, kit->pieces[i].count,
                            kit->pieces[i].n_marks, kit->pieces[i].n_faces);
  for (guint i = 0; i < kit->n_grids; i++)
    g_string_append_printf (layout, "grid %s %u %u %u\n", kit->grids[i].id, kit->grids[i].columns,
                            kit->grids[i].rows, kit->grids[i].n_layers);
  append_rows (layout, "phases", kit->phases, kit->n_phases, sizeof *kit->phases);
  g_string_append_printf (layout, "events %u\n", kit->max_events);
  return g_string_free (layout, FALSE);
}

/* Options */

static void
store_option (TmBox *self, guint option, const TmArgs *args)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, 0, &n_values);

  self->options[option] = n_values > 0 ? values[0] : 0;
  g_array_set_size (self->option_lists[option], 0);
  g_array_append_vals (self->option_lists[option], values, n_values);
}

static int
find_option (TmBox *self, const char *id, GError **error)
{
  int option = tm_game_find_option (self->game, id);

  if (option < 0)
    g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN, _ ("“%s” is not an option of %s"),
                 id, tm_word_get (self->game->name));
  return option;
}

/**
 * tm_box_set_option:
 * @self: a box on which no table has been laid yet
 * @id: an option of the game
 * @value: its value, in any form that tm_param_set_variant() accepts
 * @error: return location for a [error@ParamsError]
 *
 * Chooses a variant, a source of chance or a house rule for the match.
 *
 * Returns: whether the value fits; if not, the option keeps the value it had
 */
gboolean
tm_box_set_option (TmBox *self, const char *id, GVariant *value, GError **error)
{
  int option = find_option (self, id, error);
  TmArgs args;

  tm_args_init (&args);
  if (option < 0
      || !tm_param_set_variant (&self->game->options[option].param, 0, self, value, &args, error))
    return FALSE;
  store_option (self, option, &args);
  return TRUE;
}

/**
 * tm_box_set_option_from_text:
 * @self: a box on which no table has been laid yet
 * @id: an option of the game
 * @text: its value as on the command line, see tm_param_set_text()
 * @error: return location for a [error@ParamsError]
 *
 * Chooses a variant, a source of chance or a house rule for the match, as tm_box_set_option() does.
 *
 * Returns: whether the value fits; if not, the option keeps the value it had
 */
gboolean
tm_box_set_option_from_text (TmBox *self, const char *id, const char *text, GError **error)
{
  int option = find_option (self, id, error);
  TmArgs args;

  tm_args_init (&args);
  if (option < 0
      || !tm_param_set_text (&self->game->options[option].param, 0, self, text, &args, error))
    return FALSE;
  store_option (self, option, &args);
  return TRUE;
}

/**
 * tm_box_get_option:
 * @self: a box
 * @option: index of an option of the game
 *
 * Gets the value of an option before the first move. During the match the table has the option.
 *
 * Returns: the value; of a list option the first item, 0 if it has none
 */
gint32
tm_box_get_option (const TmBox *self, guint option)
{
  return self->options[option];
}

/**
 * tm_box_get_option_list:
 * @self: a box
 * @option: index of an option of the game
 * @n_values: (out): how many values there are
 *
 * Gets all values of a list option; of any other, its single value.
 *
 * Returns: (transfer none) (array length=n_values) (nullable): the values, until the option is set
 *   again; may be %NULL if there are none
 */
const gint32 *
tm_box_get_option_list (const TmBox *self, guint option, guint *n_values)
{
  *n_values = self->option_lists[option]->len;
  return (const gint32 *) (gpointer) self->option_lists[option]->data;
}

/**
 * tm_box_dup_options:
 * @self: a box
 *
 * Spells the options as files have them. An option without a value is left out.
 *
 * Returns: (transfer floating): every option and its value before the first move, as `a{sv}`
 */
GVariant *
tm_box_dup_options (const TmBox *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint i = 0; i < self->game->n_options; i++)
    {
      const TmParam *param = &self->game->options[i].param;
      TmArgs args;

      if (self->option_lists[i]->len == 0 && !param->is_list)
        continue;
      tm_args_init (&args);
      tm_args_set_list (&args, 0, (const gint32 *) (gpointer) self->option_lists[i]->data,
                        self->option_lists[i]->len);
      g_variant_builder_add (&builder, "{sv}", param->id,
                             tm_param_dup_variant (param, self, &args, 0));
    }
  return g_variant_builder_end (&builder);
}

static gboolean
set_standard_options (TmBox *self, GError **error)
{
  guint n_options = self->game->n_options;

  self->options = g_new0 (gint32, n_options + 1);
  self->option_lists = g_new0 (GArray *, n_options + 1);
  for (guint i = 0; i < n_options; i++)
    {
      const TmParam *param = &self->game->options[i].param;
      TmArgs args;

      self->option_lists[i] = g_array_new (FALSE, FALSE, sizeof (gint32));
      tm_args_init (&args);
      if (param->standard != NULL
          && !tm_param_set_text (param, 0, self, param->standard, &args, error))
        return FALSE;
      store_option (self, i, &args);
    }
  return TRUE;
}

/* The box */

/**
 * tm_box_new:
 * @game: a game
 * @n_seats: how many sit at the table
 * @error: return location for a [error@ParamsError]
 *
 * Opens a box of the game for one match.
 *
 * Returns: (transfer full): the box; %NULL if the game is not for so many
 */
TmBox *
tm_box_new (const TmGame *game, guint n_seats, GError **error)
{
  g_autoptr (TmBox) self = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  if (n_seats < game->min_seats || n_seats > game->max_seats)
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("players: %u is not accepted; %s is for %u to %u"), n_seats,
                   tm_word_get (game->name), game->min_seats, game->max_seats);
      return NULL;
    }

  self = g_new0 (TmBox, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->game = game;
  self->kit = game->kit;
  self->n_seats = n_seats;
  self->strings = g_ptr_array_new_with_free_func (g_free);
  self->string_numbers = g_hash_table_new (g_str_hash, g_str_equal);
  self->faces = g_new0 (GPtrArray *, game->kit->n_pieces + 1);
  for (guint kind = 0; kind < game->kit->n_pieces; kind++)
    add_printed_faces (self, kind);
  lay_out (self);
  if (!set_standard_options (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * tm_box_ref:
 * @self: a box
 *
 * Takes a reference. Thread-safe, as is dropping one.
 *
 * Returns: (transfer full): @self
 */
TmBox *
tm_box_ref (TmBox *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * tm_box_unref:
 * @self: (transfer full): a box
 *
 * Drops a reference, and frees the box with the last one.
 */
void
tm_box_unref (TmBox *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint kind = 0; kind < self->kit->n_pieces; kind++)
    g_clear_pointer (&self->faces[kind], g_ptr_array_unref);
  g_free (self->faces);
  for (guint i = 0; self->option_lists != NULL && i < self->game->n_options; i++)
    g_clear_pointer (&self->option_lists[i], g_array_unref);
  g_free (self->option_lists);
  g_free (self->options);
  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    g_free (self->seat_names[seat]);
  g_hash_table_unref (self->string_numbers);
  g_ptr_array_unref (self->strings);
  g_free (self->slots);
  g_free (self->counter_slots);
  g_free (self->grid_slots);
  g_free (self->pieces);
  g_free (self->first_pieces);
  g_free (self->first_zones);
  g_free (self);
}

/**
 * tm_box_get_game:
 * @self: a box
 *
 * Gets the game whose box it is.
 *
 * Returns: (transfer none): the game
 */
const TmGame *
tm_box_get_game (const TmBox *self)
{
  return self->game;
}

/**
 * tm_box_get_kit:
 * @self: a box
 *
 * Gets what lies in the box; the same as the game's kit.
 *
 * Returns: (transfer none): the kit
 */
const TmKit *
tm_box_get_kit (const TmBox *self)
{
  return self->kit;
}

/**
 * tm_box_get_n_seats:
 * @self: a box
 *
 * Gets how many sit round the table.
 *
 * Returns: the number of seats, within the bounds of the game
 */
guint
tm_box_get_n_seats (const TmBox *self)
{
  return self->n_seats;
}

/**
 * tm_box_set_seat_name:
 * @self: a box
 * @seat: a seat, below tm_box_get_n_seats()
 * @name: (nullable): who sits there; %NULL: nobody has said
 *
 * Names a seat. Journals and scenes that are read from now on use the new name.
 */
void
tm_box_set_seat_name (TmBox *self, guint seat, const char *name)
{
  g_return_if_fail (seat < self->n_seats);
  g_free (self->seat_names[seat]);
  self->seat_names[seat] = g_strdup (name);
}

/**
 * tm_box_dup_seat_name:
 * @self: a box
 * @seat: a seat
 *
 * Gets the name under which people know a seat.
 *
 * Returns: (transfer full): the name of who sits there, "Seat 1" if nobody said
 */
char *
tm_box_dup_seat_name (const TmBox *self, guint seat)
{
  if (seat < TM_MAX_SEATS && self->seat_names[seat] != NULL)
    return g_strdup (self->seat_names[seat]);
  /* Translators: a player without a name */
  return g_strdup_printf (_ ("Seat %u"), seat + 1);
}
