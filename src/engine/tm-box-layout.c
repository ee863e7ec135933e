/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-box-private.h"

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
  TmPiece piece = { kind, (gint16) seat, slots->len, 0 };

  piece.start_zone = tm_box_get_zone (self, spec->zone, seat);
  add_slot (self, slots, (TmSlot) { TM_SLOT_PIECE_PLACE, pieces->len, seat, 0, 0 });
  add_slot (self, slots, (TmSlot) { TM_SLOT_PIECE_FACE, pieces->len, seat, 0, 0 });
  add_slot (self, slots, (TmSlot) { TM_SLOT_PIECE_UP, pieces->len, seat, 0, 0 });
  for (guint mark = 0; mark < spec->n_marks; mark++)
    add_slot (self, slots, (TmSlot) { TM_SLOT_PIECE_MARK, pieces->len, seat, mark, 0 });
  g_array_append_val (pieces, piece);
}

static void
count_pieces (TmBox *self)
{
  self->piece_counts = g_new0 (guint, self->kit->n_pieces + 1);
  for (guint kind = 0; kind < self->kit->n_pieces; kind++)
    {
      guint most = self->kit->pieces[kind].count;

      self->piece_counts[kind] = most;
      if (self->game->count_pieces != NULL && self->option_lists != NULL)
        self->piece_counts[kind] = self->game->count_pieces (self, kind);
      g_assert (self->piece_counts[kind] <= most);
    }
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
        for (guint i = 0; i < self->piece_counts[kind]; i++)
          lay_out_piece (self, slots, pieces, kind, owner);
    }
  self->first_pieces[self->kit->n_pieces] = pieces->len;
  self->n_pieces = pieces->len;
  self->pieces = (TmPiece *) g_array_free (pieces, FALSE);
}

/* Before the options have their first values there is nothing to size a grid by. */
static void
size_grids (TmBox *self)
{
  self->grid_sizes = g_new0 (TmGridSize, self->kit->n_grids + 1);
  for (guint grid = 0; grid < self->kit->n_grids; grid++)
    {
      const TmGridSpec *spec = &self->kit->grids[grid];
      TmGridSize *size = &self->grid_sizes[grid];

      *size = (TmGridSize) { spec->columns, spec->rows };
      if (self->game->size_grid != NULL && self->option_lists != NULL)
        self->game->size_grid (self, grid, &size->columns, &size->rows);
      g_assert (size->columns <= spec->columns && size->rows <= spec->rows);
    }
}

static void
lay_out_grids (TmBox *self, GArray *slots)
{
  self->grid_slots = g_new0 (guint, self->kit->n_grids + 1);
  for (guint grid = 0; grid < self->kit->n_grids; grid++)
    {
      const TmGridSpec *spec = &self->kit->grids[grid];
      const TmGridSize *size = &self->grid_sizes[grid];

      self->grid_slots[grid] = slots->len;
      for (guint owner = 0; owner < get_n_owners (self, spec->scope); owner++)
        for (guint layer = 0; layer < spec->n_layers; layer++)
          for (guint cell = 0; cell < size->columns * size->rows; cell++)
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

void
tm_box_clear_layout (TmBox *self)
{
  g_clear_pointer (&self->slots, g_free);
  g_clear_pointer (&self->counter_slots, g_free);
  g_clear_pointer (&self->grid_slots, g_free);
  g_clear_pointer (&self->grid_sizes, g_free);
  g_clear_pointer (&self->pieces, g_free);
  g_clear_pointer (&self->first_pieces, g_free);
  g_clear_pointer (&self->piece_counts, g_free);
  g_clear_pointer (&self->first_zones, g_free);
  self->n_zones = 0;
}

/* Says where everything lies. */
void
tm_box_lay_out (TmBox *self)
{
  GArray *slots = g_array_new (FALSE, FALSE, sizeof (TmSlot));

  tm_box_clear_layout (self);
  size_grids (self);
  count_pieces (self);
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

/* Says it once more after an option is set that something may be sized by. */
void
tm_box_lay_out_again (TmBox *self)
{
  if (self->game->size_grid != NULL || self->game->count_pieces != NULL)
    tm_box_lay_out (self);
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
 * tm_box_get_grid_size:
 * @self: a box
 * @grid: index of a grid
 * @columns: (out): how many columns it has in this match
 * @rows: (out): how many rows it has in this match
 *
 * Gets how large a grid is; both are 0 if the match has none of it.
 */
void
tm_box_get_grid_size (const TmBox *self, guint grid, guint *columns, guint *rows)
{
  *columns = self->grid_sizes[grid].columns;
  *rows = self->grid_sizes[grid].rows;
}

/**
 * tm_box_get_cell_slot:
 * @self: a box
 * @grid: index of a grid
 * @seat: whose, from 0; ignored for a shared grid, and %TM_NO_SEAT is the first seat
 * @layer: index of a layer of the grid
 * @cell: a cell, row by row from 0: row × columns + column; of a lettered grid, the bottom row is
 *   row 0
 *
 * Finds the slot of a cell.
 *
 * Returns: the slot
 */
guint
tm_box_get_cell_slot (const TmBox *self, guint grid, int seat, guint layer, guint cell)
{
  const TmGridSpec *spec = &self->kit->grids[grid];
  guint n_cells = self->grid_sizes[grid].columns * self->grid_sizes[grid].rows;
  guint owner = spec->scope == TM_EACH_SEAT ? tm_box_seat_of (seat) : 0;

  g_assert (layer < spec->n_layers && cell < n_cells);
  return self->grid_slots[grid] + (owner * spec->n_layers + layer) * n_cells + cell;
}

/**
 * tm_box_dup_cell_name:
 * @self: a box
 * @grid: index of a grid
 * @cell: a cell of it
 *
 * Spells a cell, for people and for files alike.
 *
 * Returns: (transfer full): letter and number if the grid is lettered, "C2" or "c2", else
 *   "column:row", such as "-3:4"
 */
char *
tm_box_dup_cell_name (const TmBox *self, guint grid, guint cell)
{
  const TmGridSpec *spec = &self->kit->grids[grid];
  const TmGridSize *size = &self->grid_sizes[grid];

  g_assert (cell < size->columns * size->rows);
  if (!spec->is_lettered)
    return g_strdup_printf ("%d:%d", spec->first_column + (int) (cell % size->columns),
                            spec->first_row + (int) (cell / size->columns));
  return g_strdup_printf ("%c%d", (spec->is_small ? 'a' : 'A') + (int) (cell % size->columns),
                          spec->first_row + (int) (cell / size->columns));
}

static gboolean
read_lettered (const TmGridSpec *spec, const char *name, gint64 *column, gint64 *row)
{
  guint64 number;

  if (!g_ascii_isalpha (*name)
      || !g_ascii_string_to_unsigned (name + 1, 10, (guint64) spec->first_row, G_MAXINT32, &number,
                                      NULL))
    return FALSE;
  *column = g_ascii_toupper (*name) - 'A';
  *row = (gint64) number - spec->first_row;
  return TRUE;
}

/* How far from the first a number is. Sentences have the minus sign, files a hyphen. */
static gboolean
read_distance (const char *text, gint32 first, gint64 *distance)
{
  g_autoptr (GString) number_text = g_string_new (text);
  gint64 number;

  g_string_replace (number_text, "−", "-", 1);
  if (*text == '+'
      || !g_ascii_string_to_signed (number_text->str, 10, G_MININT32, G_MAXINT32, &number, NULL))
    return FALSE;
  *distance = number - first;
  return TRUE;
}

static gboolean
read_numbered (const TmGridSpec *spec, const char *name, gint64 *column, gint64 *row)
{
  g_auto (GStrv) parts = g_strsplit (name, ":", -1);

  return g_strv_length (parts) == 2 && read_distance (parts[0], spec->first_column, column)
         && read_distance (parts[1], spec->first_row, row);
}

/**
 * tm_box_find_cell:
 * @self: a box
 * @grid: index of a grid
 * @name: a cell, spelled as by tm_box_dup_cell_name(); its letter may be a capital or a small one, and
 *   the sign of its numbers a minus sign or a hyphen
 * @cell: (out): the cell, as [struct@TmGridSpec] numbers them
 *
 * Finds a cell by its name.
 *
 * Returns: whether the grid has such a cell in this match
 */
gboolean
tm_box_find_cell (const TmBox *self, guint grid, const char *name, gint32 *cell)
{
  const TmGridSpec *spec = &self->kit->grids[grid];
  const TmGridSize *size = &self->grid_sizes[grid];
  gint64 column, row;

  if (!(spec->is_lettered ? read_lettered (spec, name, &column, &row)
                          : read_numbered (spec, name, &column, &row))
      || column < 0 || column >= size->columns || row < 0 || row >= size->rows)
    return FALSE;
  *cell = (gint32) (row * size->columns + column);
  return TRUE;
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
    *n_pieces = self->piece_counts[piece_kind];
  if (spec->scope == TM_SHARED)
    return self->first_pieces[piece_kind];
  return self->first_pieces[piece_kind] + tm_box_seat_of (seat) * self->piece_counts[piece_kind];
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
    g_string_append_printf (layout, "piece %s %u %u %u\n", kit->pieces[i].id, self->piece_counts[i],
                            kit->pieces[i].n_marks, kit->pieces[i].n_faces);
  for (guint i = 0; i < kit->n_grids; i++)
    g_string_append_printf (layout, "grid %s %u %u %u\n", kit->grids[i].id,
                            self->grid_sizes[i].columns, self->grid_sizes[i].rows,
                            kit->grids[i].n_layers);
  append_rows (layout, "phases", kit->phases, kit->n_phases, sizeof *kit->phases);
  g_string_append_printf (layout, "events %u\n", kit->max_events);
  return g_string_free (layout, FALSE);
}
