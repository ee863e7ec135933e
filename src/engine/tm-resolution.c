/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-resolution-private.h"

#include "tm-box-private.h"
#include "tm-table-private.h"

#define NO_CHANGE G_MAXUINT16

struct _TmResolution
{
  TmBox *box;
  TmTable *table;
  /* Of which table the own one is a copy, but for the changes; and whether those were made there, too. */
  TmTableState copied;
  gboolean is_followed;
  TmResolution *scratch;
  gboolean with_reasons;
  TmGrade grade;

  guint64 consulted;
  int reading_option;
  gint32 reading;
  const gint32 *readings;

  GArray *changes;
  guint16 *change_of_slot;
  GArray *findings;
  GArray *reasons;
  TmText summary;
  TmText detail;
};

/**
 * tm_grade_get_id:
 * @grade: a grade
 *
 * Gets the name of a grade in files and on the command line.
 *
 * Returns: (transfer none): the name
 */
const char *
tm_grade_get_id (TmGrade grade)
{
  static const char *const ids[] = { "note", "undecided", "illegal", "impossible" };

  return ids[grade];
}

/**
 * tm_resolution_new:
 * @box: the box of a match or question
 *
 * Creates an empty resolution. It can serve one move after the other, see tm_resolution_reset().
 *
 * Returns: (transfer full): the resolution
 */
TmResolution *
tm_resolution_new (TmBox *box)
{
  TmResolution *self = g_new0 (TmResolution, 1);

  self->box = tm_box_ref (box);
  self->changes = g_array_new (FALSE, FALSE, sizeof (TmChange));
  self->findings = g_array_new (FALSE, FALSE, sizeof (TmFinding));
  self->reasons = g_array_new (FALSE, FALSE, sizeof (TmReason));
  self->change_of_slot = g_new (guint16, box->n_slots);
  memset (self->change_of_slot, 0xff, box->n_slots * sizeof (guint16));
  self->reading_option = -1;
  return self;
}

/**
 * tm_resolution_free:
 * @self: (transfer full): a resolution
 *
 * Frees the resolution.
 */
void
tm_resolution_free (TmResolution *self)
{
  g_clear_pointer (&self->scratch, tm_resolution_free);
  g_clear_pointer (&self->table, tm_table_free);
  g_array_unref (self->changes);
  g_array_unref (self->findings);
  g_array_unref (self->reasons);
  g_free (self->change_of_slot);
  tm_box_unref (self->box);
  g_free (self);
}

static void
forget_changes (TmResolution *self)
{
  for (guint i = 0; i < self->changes->len; i++)
    self->change_of_slot[g_array_index (self->changes, TmChange, i).slot] = NO_CHANGE;
  g_array_set_size (self->changes, 0);
}

/* A table is large and a move changes little of it: it is copied only if it is not the one known. */
static void
copy_table (TmResolution *self, const TmTable *table)
{
  if (self->table == NULL)
    self->table = tm_table_dup (table);
  else if (!tm_table_state_equal (self->copied, tm_table_get_state (table)))
    tm_table_copy (self->table, table);
  else if (!self->is_followed)
    tm_table_take_back (self->table, (const TmChange *) (gpointer) self->changes->data,
                        self->changes->len);
  self->copied = tm_table_get_state (table);
  self->is_followed = FALSE;
}

/**
 * tm_resolution_reset:
 * @self: a resolution
 * @table: (nullable): the table as it is before; %NULL: questions that need none
 * @with_reasons: whether reasons are wanted; recording alone does without
 *
 * Empties the resolution for another move.
 */
void
tm_resolution_reset (TmResolution *self, const TmTable *table, gboolean with_reasons)
{
  if (table != NULL)
    copy_table (self, table);
  else
    self->copied = (TmTableState) { 0 };
  forget_changes (self);
  g_array_set_size (self->findings, 0);
  g_array_set_size (self->reasons, 0);
  self->summary = self->detail = TM_TEXT_NONE;
  self->with_reasons = with_reasons;
  self->grade = TM_GRADE_NOTE;
  self->consulted = 0;
  self->reading_option = -1;
  self->readings = NULL;
}

/* The second resolution goes along if it knew the table as it was. */
static void
follow_changes (TmResolution *self,
                TmTableState before,
                const TmTable *after,
                const GArray *changes)
{
  if (self->table == NULL || !tm_table_state_equal (self->copied, before) || self->is_followed)
    return;
  tm_resolution_drop_changes (self);
  tm_table_apply (self->table, (const TmChange *) (gpointer) changes->data, changes->len);
  self->copied = tm_table_get_state (after);
}

/**
 * tm_resolution_apply:
 * @self: a resolution
 * @table: the table that it was reset for; unchanged since
 *
 * Makes the changes on the table itself. The resolution can still be read, and knows the table for the next
 * move.
 */
void
tm_resolution_apply (TmResolution *self, TmTable *table)
{
  TmTableState before = tm_table_get_state (table);

  g_assert (tm_table_state_equal (self->copied, before));
  tm_table_apply (table, (const TmChange *) (gpointer) self->changes->data, self->changes->len);
  self->copied = tm_table_get_state (table);
  self->is_followed = TRUE;
  if (self->scratch != NULL)
    follow_changes (self->scratch, before, table, self->changes);
}

/**
 * tm_resolution_begin_reading:
 * @self: a resolution
 * @option: index of an option of the game
 * @value: how to read it
 *
 * Has the option read as @value until the next reset, whatever the table says.
 */
void
tm_resolution_begin_reading (TmResolution *self, guint option, gint32 value)
{
  self->reading_option = option;
  self->reading = value;
}

/**
 * tm_resolution_set_readings:
 * @self: a resolution
 * @options: (array) (transfer none): a value for each option of the game; used until the next reset
 *
 * Has options read from @options instead of the table, which a question does not have.
 */
void
tm_resolution_set_readings (TmResolution *self, const gint32 *options)
{
  self->readings = options;
}

/**
 * tm_resolution_get_consulted:
 * @self: a resolution
 *
 * Gets which options the rules have read since the last reset.
 *
 * Returns: set of option indexes
 */
guint64
tm_resolution_get_consulted (const TmResolution *self)
{
  return self->consulted;
}

/**
 * tm_resolution_get_scratch:
 * @self: a resolution
 *
 * Gets a second resolution to try other readings in, made when first asked for and kept.
 *
 * Returns: (transfer none): the other resolution
 */
TmResolution *
tm_resolution_get_scratch (TmResolution *self)
{
  if (self->scratch == NULL)
    self->scratch = tm_resolution_new (self->box);
  return self->scratch;
}

/* Reading */

/**
 * tm_resolution_get_table:
 * @self: a resolution
 *
 * Gets the table with all changes so far.
 *
 * Returns: (transfer none) (nullable): the table; %NULL for a question, which has none
 */
const TmTable *
tm_resolution_get_table (const TmResolution *self)
{
  return self->table;
}

/**
 * tm_resolution_get_option:
 * @self: a resolution
 * @option: index of an option of the game
 *
 * Reads an option. Rules read the option of an open point only where the reading matters: the
 * engine notes which were read, and tries the other values to find out whether anything is
 * undecided.
 *
 * Returns: its value
 */
gint32
tm_resolution_get_option (TmResolution *self, guint option)
{
  self->consulted |= G_GUINT64_CONSTANT (1) << option;
  if (self->reading_option == (int) option)
    return self->reading;
  if (self->readings != NULL)
    return self->readings[option];
  return tm_table_get_option (self->table, option);
}

/**
 * tm_resolution_wants_reasons:
 * @self: a resolution
 *
 * Tells whether anybody reads the reasons, so that rules can leave out work done for them alone.
 *
 * Returns: whether somebody does
 */
gboolean
tm_resolution_wants_reasons (const TmResolution *self)
{
  return self->with_reasons;
}

/* Changing the table */

static void
forget_change (TmResolution *self, guint index)
{
  self->change_of_slot[g_array_index (self->changes, TmChange, index).slot] = NO_CHANGE;
  g_array_remove_index_fast (self->changes, index);
  if (index < self->changes->len)
    self->change_of_slot[g_array_index (self->changes, TmChange, index).slot] = index;
}

/**
 * tm_resolution_set_slot:
 * @self: a resolution
 * @slot: a slot of the table
 * @value: its new value
 *
 * The one way in which rules change anything. Several changes of one slot become one, or none if
 * the last sets what was there at first.
 */
void
tm_resolution_set_slot (TmResolution *self, guint slot, gint32 value)
{
  TmChange change = { slot, tm_table_get_slots (self->table)[slot], value };
  guint known = self->change_of_slot[slot];

  if (change.before == change.after)
    return;
  tm_table_apply (self->table, &change, 1);
  if (known != NO_CHANGE)
    {
      g_array_index (self->changes, TmChange, known).after = value;
      if (g_array_index (self->changes, TmChange, known).before == value)
        forget_change (self, known);
      return;
    }
  self->change_of_slot[slot] = self->changes->len;
  g_array_append_val (self->changes, change);
}

/**
 * tm_resolution_set_phase:
 * @self: a resolution
 * @phase: index of a phase of the kit
 *
 * Says which phase it is.
 */
void
tm_resolution_set_phase (TmResolution *self, guint phase)
{
  g_assert (phase < self->box->kit->n_phases);
  tm_resolution_set_slot (self, TM_PHASE_SLOT, phase);
}

/**
 * tm_resolution_set_turn:
 * @self: a resolution
 * @seats: set of seats of the table that may act; 0: anybody
 *
 * Says whose turn it is.
 */
void
tm_resolution_set_turn (TmResolution *self, guint32 seats)
{
  g_assert (seats >> tm_box_get_n_seats (self->box) == 0);
  tm_resolution_set_slot (self, TM_TURN_SLOT, seats);
}

/**
 * tm_resolution_set_option:
 * @self: a resolution
 * @option: index of an option of the game
 * @value: its new value; not checked
 *
 * Changes an option of the table, as a house rule does.
 */
void
tm_resolution_set_option (TmResolution *self, guint option, gint32 value)
{
  tm_resolution_set_slot (self, TM_FIRST_OPTION_SLOT + option, value);
}

static gint32
clamp_counter (const TmResolution *self, guint counter, gint64 value)
{
  return CLAMP (value, self->box->kit->counters[counter].min,
                tm_box_get_counter_max (self->box, counter));
}

/**
 * tm_resolution_set_shared:
 * @self: a resolution
 * @counter: index of a shared counter
 * @value: its new value; kept within the counter's bounds
 *
 * Sets a counter of the whole table.
 */
void
tm_resolution_set_shared (TmResolution *self, guint counter, gint32 value)
{
  tm_resolution_set_slot (self, self->box->counter_slots[counter],
                          clamp_counter (self, counter, value));
}

/**
 * tm_resolution_set_counter:
 * @self: a resolution
 * @counter: index of a counter of each seat
 * @seat: a seat
 * @value: its new value; kept within the counter's bounds
 *
 * Sets a counter of a seat.
 */
void
tm_resolution_set_counter (TmResolution *self, guint counter, guint seat, gint32 value)
{
  g_assert (seat < self->box->n_seats);
  tm_resolution_set_slot (self, self->box->counter_slots[counter] + seat,
                          clamp_counter (self, counter, value));
}

/**
 * tm_resolution_add_counter:
 * @self: a resolution
 * @counter: index of a counter of each seat
 * @seat: a seat
 * @amount: what to add
 *
 * Adds to a counter as far as its bounds allow.
 *
 * Returns: what was really added
 */
gint32
tm_resolution_add_counter (TmResolution *self, guint counter, guint seat, gint32 amount)
{
  gint32 before = tm_table_get_counter (self->table, counter, seat);
  gint32 after = clamp_counter (self, counter, (gint64) before + amount);

  tm_resolution_set_counter (self, counter, seat, after);
  return after - before;
}

static void
find_ends (const TmResolution *self, guint zone, guint *first, guint *last)
{
  const gint32 *slots = tm_table_get_slots (self->table);

  *first = G_MAXUINT;
  *last = 0;
  for (guint piece = 0; piece < self->box->n_pieces; piece++)
    {
      gint32 place = slots[self->box->pieces[piece].slot + TM_PIECE_PLACE];
      if (tm_place_get_zone (place) != zone)
        continue;
      *first = MIN (*first, tm_place_get_position (place));
      *last = MAX (*last, tm_place_get_position (place));
    }
}

/* When one end of a zone has used up its numbers, its pieces are numbered anew from the middle. */
static void
renumber_zone (TmResolution *self, guint zone)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = tm_table_list_zone (self->table, zone, pieces, TM_MAX_PIECES);

  for (guint i = 0; i < n_pieces; i++)
    tm_resolution_set_slot (self, self->box->pieces[pieces[i]].slot + TM_PIECE_PLACE,
                            tm_place_pack (zone, TM_PLACE_MIDDLE + i));
}

static guint
find_position (TmResolution *self, guint zone, gint32 place)
{
  guint first, last;

  if (place != TM_TOP && place != TM_BOTTOM)
    {
      g_assert (place >= -TM_PLACE_MIDDLE && place < TM_PLACE_MIDDLE);
      return TM_PLACE_MIDDLE + place;
    }
  if (tm_table_count_zone (self->table, zone) == 0)
    return TM_PLACE_MIDDLE;
  find_ends (self, zone, &first, &last);
  if (first == 0 || last == TM_PLACE_LAST)
    {
      renumber_zone (self, zone);
      find_ends (self, zone, &first, &last);
    }
  return place == TM_TOP ? first - 1 : last + 1;
}

/**
 * tm_resolution_move_piece:
 * @self: a resolution
 * @piece: a piece
 * @zone: where it goes, as tm_box_get_zone() gives it
 * @place: %TM_TOP, %TM_BOTTOM, or a place of the game's own such as a slot of a row, from -32768 to
 *   32767
 *
 * Moves a piece. Its face and its side stay as they are.
 */
void
tm_resolution_move_piece (TmResolution *self, guint piece, guint zone, gint32 place)
{
  g_assert (piece < self->box->n_pieces && zone < self->box->n_zones);
  tm_resolution_set_slot (self, self->box->pieces[piece].slot + TM_PIECE_PLACE,
                          tm_place_pack (zone, find_position (self, zone, place)));
}

/**
 * tm_resolution_move_all:
 * @self: a resolution
 * @from_zone: a zone
 * @to_zone: another
 *
 * Moves every piece of a zone, in its order, to the bottom of another.
 */
void
tm_resolution_move_all (TmResolution *self, guint from_zone, guint to_zone)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces;

  if (tm_table_count_zone (self->table, from_zone) == 0)
    return;
  n_pieces = tm_table_list_zone (self->table, from_zone, pieces, TM_MAX_PIECES);
  for (guint i = 0; i < n_pieces; i++)
    tm_resolution_move_piece (self, pieces[i], to_zone, TM_BOTTOM);
}

/**
 * tm_resolution_set_face:
 * @self: a resolution
 * @piece: a piece
 * @face: a face of its kind, or %TM_FACE_UNKNOWN; not checked
 *
 * Says what a piece shows on its face. Whether it is turned up stays as it is.
 */
void
tm_resolution_set_face (TmResolution *self, guint piece, gint32 face)
{
  g_assert (face >= TM_FACE_UNKNOWN
            && face < (gint32) tm_box_get_n_faces (self->box, self->box->pieces[piece].kind));
  tm_resolution_set_slot (self, self->box->pieces[piece].slot + TM_PIECE_FACE, face);
}

/**
 * tm_resolution_turn_piece:
 * @self: a resolution
 * @piece: a piece
 * @up: whether its face is up
 *
 * Turns a piece face up or face down.
 */
void
tm_resolution_turn_piece (TmResolution *self, guint piece, gboolean up)
{
  tm_resolution_set_slot (self, self->box->pieces[piece].slot + TM_PIECE_UP, up);
}

/**
 * tm_resolution_set_mark:
 * @self: a resolution
 * @piece: a piece
 * @mark: which mark, below the `n_marks` of its kind
 * @value: its new value; any number
 *
 * Sets a small number that a piece bears.
 */
void
tm_resolution_set_mark (TmResolution *self, guint piece, guint mark, gint32 value)
{
  tm_resolution_set_slot (self, tm_box_get_piece_slot (self->box, piece, TM_SLOT_PIECE_MARK, mark),
                          value);
}

/**
 * tm_resolution_set_cell:
 * @self: a resolution
 * @grid: index of a grid
 * @seat: whose; ignored for a shared grid
 * @layer: index of a layer of the grid
 * @column: a column, from 0
 * @row: a row, from 0
 * @value: its new value; kept within the bounds of the layer, like a counter's
 *
 * Sets a number of a cell.
 */
void
tm_resolution_set_cell (
    TmResolution *self, guint grid, int seat, guint layer, guint column, guint row, gint32 value)
{
  const TmGridSpec *spec = &self->box->kit->grids[grid];
  const TmLayerSpec *bounds = &spec->layers[layer];
  const TmGridSize *size = &self->box->grid_sizes[grid];
  guint cell = row * size->columns + column;

  g_assert (column < size->columns && row < size->rows);
  tm_resolution_set_slot (self, tm_box_get_cell_slot (self->box, grid, seat, layer, cell),
                          CLAMP (value, bounds->min, bounds->max));
}

/**
 * tm_resolution_push_event:
 * @self: a resolution
 * @parts: kind, seat and two numbers of the game's own
 *
 * Puts an event on the stack of pending ones: it is settled before those below. The stack must have
 * room, see `max_events` of [struct@TmKit].
 */
void
tm_resolution_push_event (TmResolution *self, const gint32 parts[TM_EVENT_PARTS])
{
  guint depth = tm_table_get_n_events (self->table);

  g_assert (depth < self->box->kit->max_events);
  for (guint part = 0; part < TM_EVENT_PARTS; part++)
    tm_resolution_set_slot (self, tm_box_get_event_slot (self->box, depth, part), parts[part]);
  tm_resolution_set_slot (self, self->box->event_slot, depth + 1);
}

/**
 * tm_resolution_pop_event:
 * @self: a resolution
 *
 * Takes the topmost event off the stack of pending ones; there must be one.
 */
void
tm_resolution_pop_event (TmResolution *self)
{
  guint depth = tm_table_get_n_events (self->table);

  g_assert (depth > 0);
  for (guint part = 0; part < TM_EVENT_PARTS; part++)
    tm_resolution_set_slot (self, tm_box_get_event_slot (self->box, depth - 1, part), 0);
  tm_resolution_set_slot (self, self->box->event_slot, depth - 1);
}

/**
 * tm_resolution_drop_changes:
 * @self: a resolution
 *
 * Takes all changes back; findings, reasons and summary stay.
 */
void
tm_resolution_drop_changes (TmResolution *self)
{
  tm_table_take_back (self->table, (const TmChange *) (gpointer) self->changes->data,
                      self->changes->len);
  forget_changes (self);
}

/* Findings and reasons */

/**
 * tm_resolution_add_finding:
 * @self: a resolution
 * @grade: how grave it is; never %TM_GRADE_UNDECIDED, which the engine finds by itself
 * @id: (not nullable): stable name
 * @article: (not nullable): the rule article it rests on
 * @text: the finding in words
 *
 * Adds a finding. With one that is impossible, the move is refused. What is against a rule is passed
 * over in silence where the house allows it, see %TM_OPTION_ALLOW.
 */
void
tm_resolution_add_finding (
    TmResolution *self, TmGrade grade, const char *id, const char *article, TmText text)
{
  TmFinding finding = { grade, id, article, text, -1, 0 };

  if (grade == TM_GRADE_ILLEGAL && tm_box_allows (self->box, id))
    return;

  g_array_append_val (self->findings, finding);
  self->grade = MAX (self->grade, grade);
}

/**
 * tm_resolution_refuse:
 * @self: a resolution
 * @id: (not nullable): stable name
 * @article: (not nullable): the rule article it rests on
 * @text: why not, in words
 *
 * Adds the finding that the table cannot represent the move, so that it is refused.
 *
 * Returns: %FALSE, for rules that say so by their own result
 */
gboolean
tm_resolution_refuse (TmResolution *self, const char *id, const char *article, TmText text)
{
  tm_resolution_add_finding (self, TM_GRADE_IMPOSSIBLE, id, article, text);
  return FALSE;
}

/**
 * tm_resolution_add_undecided:
 * @self: a resolution
 * @option: index of the option that chooses between the readings
 * @article: id of the article about the open point, which also names the finding
 * @title: its title, an `N_()` string
 * @reading: the option's value in force
 *
 * Adds the finding that an open point matters here.
 */
void
tm_resolution_add_undecided (
    TmResolution *self, guint option, const char *article, const char *title, gint32 reading)
{
  TmFinding finding = { TM_GRADE_UNDECIDED, article, article, tm_text (title), option, reading };

  g_array_append_val (self->findings, finding);
  self->grade = MAX (self->grade, TM_GRADE_UNDECIDED);
}

/**
 * tm_resolution_add_reason:
 * @self: a resolution
 * @article: (nullable): the rule article applied; %NULL for plain arithmetic
 * @text: the step in words
 *
 * Adds a step to the reasoning, if reasons are wanted.
 */
void
tm_resolution_add_reason (TmResolution *self, const char *article, TmText text)
{
  TmReason reason = { article, text };

  if (self->with_reasons)
    g_array_append_val (self->reasons, reason);
}

/**
 * tm_resolution_set_summary:
 * @self: a resolution
 * @text: what happened, as the journal's line
 * @detail: one line more, or %TM_TEXT_NONE
 *
 * Says what happened, for the journal.
 */
void
tm_resolution_set_summary (TmResolution *self, TmText text, TmText detail)
{
  self->summary = text;
  self->detail = detail;
}

/**
 * tm_resolution_is_refused:
 * @self: a resolution
 *
 * Tells whether there is an impossible finding already, so that rules can stop.
 *
 * Returns: whether there is one
 */
gboolean
tm_resolution_is_refused (const TmResolution *self)
{
  return self->grade == TM_GRADE_IMPOSSIBLE;
}

/* Results */

/**
 * tm_resolution_get_changes:
 * @self: a resolution
 * @n_changes: (out): how many there are
 *
 * Gets what the move changes: at most one change for each slot, and none that changes nothing.
 *
 * Returns: (transfer none) (array length=n_changes): the changes, until the resolution is reset
 */
const TmChange *
tm_resolution_get_changes (const TmResolution *self, guint *n_changes)
{
  *n_changes = self->changes->len;
  return (const TmChange *) (gpointer) self->changes->data;
}

/**
 * tm_resolution_get_findings:
 * @self: a resolution
 * @n_findings: (out): how many there are
 *
 * Gets the findings, in the order in which they were made.
 *
 * Returns: (transfer none) (array length=n_findings): the findings, until the resolution is reset
 */
const TmFinding *
tm_resolution_get_findings (const TmResolution *self, guint *n_findings)
{
  *n_findings = self->findings->len;
  return (const TmFinding *) (gpointer) self->findings->data;
}

/**
 * tm_resolution_get_reasons:
 * @self: a resolution
 * @n_reasons: (out): how many there are; 0 if reasons were not wanted
 *
 * Gets the reasoning, step by step.
 *
 * Returns: (transfer none) (array length=n_reasons): the reasons, until the resolution is reset
 */
const TmReason *
tm_resolution_get_reasons (const TmResolution *self, guint *n_reasons)
{
  *n_reasons = self->reasons->len;
  return (const TmReason *) (gpointer) self->reasons->data;
}

/**
 * tm_resolution_get_summary:
 * @self: a resolution
 *
 * Gets what happened, as the journal's line.
 *
 * Returns: (transfer none): the sentence; may be empty
 */
const TmText *
tm_resolution_get_summary (const TmResolution *self)
{
  return &self->summary;
}

/**
 * tm_resolution_get_detail:
 * @self: a resolution
 *
 * Gets the line below the journal's.
 *
 * Returns: (transfer none): the sentence; may be empty
 */
const TmText *
tm_resolution_get_detail (const TmResolution *self)
{
  return &self->detail;
}

/**
 * tm_resolution_get_grade:
 * @self: a resolution
 *
 * Gets how grave the gravest finding is.
 *
 * Returns: the grade; %TM_GRADE_NOTE if there are no findings
 */
TmGrade
tm_resolution_get_grade (const TmResolution *self)
{
  return self->grade;
}

/**
 * tm_resolution_find:
 * @self: a resolution
 * @id: name of a finding
 *
 * Finds a finding; an open point goes by the id of its article.
 *
 * Returns: (transfer none) (nullable): the first of that name; %NULL if there is none
 */
const TmFinding *
tm_resolution_find (const TmResolution *self, const char *id)
{
  for (guint i = 0; i < self->findings->len; i++)
    {
      const TmFinding *finding = &g_array_index (self->findings, TmFinding, i);
      if (g_str_equal (finding->id, id))
        return finding;
    }
  return NULL;
}
