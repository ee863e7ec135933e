/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The largest table there is; see docs/adding-a-game.md. */

/** TM_MAX_SEATS: the most seats at a table. */
#define TM_MAX_SEATS 8
/** TM_MAX_PIECES: the most pieces on a table at which every seat is taken. */
#define TM_MAX_PIECES 512
/** TM_MAX_ZONES: the most zones of a kit. */
#define TM_MAX_ZONES 64
/** TM_MAX_MARKS: the most marks that a piece can bear. */
#define TM_MAX_MARKS 4
/** TM_MAX_LETTERS: the most columns of a grid whose columns are letters. */
#define TM_MAX_LETTERS 26

/** TM_NO_SEAT: stands where a seat could, for nobody, for the whole table, or for everybody. */
#define TM_NO_SEAT (-1)
/** TM_FACE_UNKNOWN: stands where a face could, for one that nobody has told or drawn yet. */
#define TM_FACE_UNKNOWN (-1)

/**
 * TmScope:
 * @TM_SHARED: there is one, for the whole table
 * @TM_EACH_SEAT: there is one for every seat
 *
 * How often there is a thing of the kit.
 */
typedef enum
{
  TM_SHARED,
  TM_EACH_SEAT,
} TmScope;

/**
 * TmRole:
 * @TM_ROLE_NONE: nothing in particular
 * @TM_ROLE_WOUND: wounds, and who has died of them
 * @TM_ROLE_TREASURE: coins, chests, points
 * @TM_ROLE_MAGIC: crystals, energy, items of magic
 * @TM_ROLE_STONE: the place: rooms, rounds, rock
 * @TM_ROLE_LIFE: lives and what heals
 * @TM_ROLE_MONSTER: what is fought
 * @TM_ROLE_TRAP: what harms by itself
 * @TM_ROLE_VAULT: where treasure lies
 *
 * What a thing means to the players; fronts tint it by this (see the colours of the design).
 */
typedef enum
{
  TM_ROLE_NONE,
  TM_ROLE_WOUND,
  TM_ROLE_TREASURE,
  TM_ROLE_MAGIC,
  TM_ROLE_STONE,
  TM_ROLE_LIFE,
  TM_ROLE_MONSTER,
  TM_ROLE_TRAP,
  TM_ROLE_VAULT,
} TmRole;

/**
 * TmSight:
 * @TM_SIGHT_OPEN: everybody sees the faces of the pieces in the zone
 * @TM_SIGHT_OWNER: only the owning seat does
 * @TM_SIGHT_HIDDEN: nobody does, but for pieces that are turned up
 *
 * Who may look into a zone. A piece that is turned up is seen by everybody wherever it lies.
 */
typedef enum
{
  TM_SIGHT_OPEN,
  TM_SIGHT_OWNER,
  TM_SIGHT_HIDDEN,
} TmSight;

/**
 * TmWord:
 * @id: stable identifier, used in files and on the command line
 * @name: name for people, an `N_()` string
 * @symbol: (nullable): name of a symbol
 *
 * A word of a game: a choice, a face, a phase.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *symbol;
} TmWord;

/**
 * TmCounterSpec:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @scope: whether the table has one, or every seat
 * @min: smallest value
 * @max: largest value
 * @start: value before the first move, from @min to @max
 * @symbol: (nullable): name of a symbol
 * @role: what it means
 * @is_shown: whether players watch it: fronts show it and let it be set by hand in one step
 * @high_is_good: whether a rise is good news for its owner
 * @is_seat: whether it counts seats, so that the largest value is that of a full table and less with fewer
 *
 * A number that the table or a seat has, such as wounds or coins.
 */
typedef struct
{
  const char *id;
  const char *name;
  TmScope scope;
  gint32 min;
  gint32 max;
  gint32 start;
  const char *symbol;
  TmRole role;
  gboolean is_shown;
  gboolean high_is_good;
  gboolean is_seat;
} TmCounterSpec;

/**
 * TmZoneSpec:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @scope: whether the table has one, or every seat
 * @sight: who sees the faces of the pieces in it
 *
 * A place that pieces lie in, in an order: the piece with the smallest place is the top.
 */
typedef struct
{
  const char *id;
  const char *name;
  TmScope scope;
  TmSight sight;
} TmZoneSpec;

/**
 * TmPieceSpec:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @scope: whether the table has one set of them, or every seat
 * @count: how many there are (for each seat, if @scope says so); at most %TM_MAX_PIECES in all; the
 *   most, if the game says how many each match has (see `count_pieces` of [struct@TmGame])
 * @zone: index of the zone in which they start; a shared one for shared pieces
 * @faces: (array length=n_faces): the faces the box is printed with
 * @n_faces: how many there are
 * @start_faces: (nullable): face of each of @count pieces at the start; %NULL: all unknown
 * @has_own_faces: whether a match may add faces of its own (see `parse_face` of [struct@TmGame])
 * @start_up: whether they start turned up
 * @n_marks: how many small numbers a piece of this kind bears (wounds of a monster, uses left), at
 *   most %TM_MAX_MARKS
 * @code_hint: (nullable): what is to be typed for a face of one's own, as an `N_()` sentence with an
 *   example; only with @has_own_faces. %NULL: forms ask for a code in general terms
 * @zones: set of the zones, by TM_IN(), in which such a piece can lie, so that rules know what they find
 *   there; 0: all
 *
 * A kind of piece: cards, tiles, dice, pawns.
 */
typedef struct
{
  const char *id;
  const char *name;
  TmScope scope;
  guint count;
  guint zone;
  const TmWord *faces;
  guint n_faces;
  const gint32 *start_faces;
  gboolean has_own_faces;
  gboolean start_up;
  guint n_marks;
  const char *code_hint;
  guint64 zones;
} TmPieceSpec;

/* A set of zones with one in it. */
#define TM_IN(zone) (G_GUINT64_CONSTANT (1) << (zone))

/**
 * TmLayerSpec:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @min: smallest value
 * @max: largest value
 * @start: value of every cell before the first move, from @min to @max
 * @is_text: whether the numbers stand for words of the players, as tm_box_intern() gave them; those
 *   below 0 for none. Files have the words
 *
 * One number for each cell of a grid. Marks on the joints between cells are layers, too: a bit
 * for each side of the cell.
 */
typedef struct
{
  const char *id;
  const char *name;
  gint32 min;
  gint32 max;
  gint32 start;
  gboolean is_text;
} TmLayerSpec;

/**
 * TmGridSpec:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @scope: whether the table has one, or every seat
 * @columns: how many columns there are, at least 1; the most, if the game says how many each match
 *   has (see `size_grid` of [struct@TmGame])
 * @rows: how many rows there are, in the same way
 * @layers: (array length=n_layers): what each cell holds
 * @n_layers: how many numbers each cell holds; 0 for a grid that only gives its cells names
 * @is_lettered: whether its cells are spelled as letter and number, "C2": the columns are A, B and
 *   so on, at most %TM_MAX_LETTERS, and the rows are counted from the bottom. Others are spelled
 *   "column:row", and the rows are counted from the top
 * @is_small: whether its columns are spelled a, b and so on, "c2"; only if it is lettered
 * @first_row: number of the row at the bottom if it is lettered, at least 0; else of the row at the
 *   top, which may be below 0
 * @first_column: number of the column at the left, which may be below 0; 0 if it is lettered
 *
 * A board of squares. Its cells are numbered row by row from 0, the bottom row first if it is
 * lettered, and each row from the left.
 */
typedef struct
{
  const char *id;
  const char *name;
  TmScope scope;
  guint columns;
  guint rows;
  const TmLayerSpec *layers;
  guint n_layers;
  gboolean is_lettered;
  gboolean is_small;
  gint32 first_row;
  gint32 first_column;
} TmGridSpec;

/**
 * TmEventSpec:
 * @id: name in files
 * @name: name for people, an `N_()` string
 *
 * A kind of pending event, such as a fight that is interrupted by a flight. The table keeps a
 * stack of them: the topmost is settled first.
 */
typedef struct
{
  const char *id;
  const char *name;
} TmEventSpec;

/**
 * TmKit:
 * @counters: (array length=n_counters): counters
 * @n_counters: how many there are
 * @zones: (array length=n_zones): places that pieces lie in
 * @n_zones: how many there are
 * @pieces: (array length=n_pieces): kinds of pieces
 * @n_pieces: how many kinds there are
 * @grids: (array length=n_grids): boards
 * @n_grids: how many there are
 * @phases: (array length=n_phases): phases of play; the first is the one a match begins in
 * @n_phases: how many there are
 * @events: (array length=n_events): kinds of pending events
 * @n_events: how many kinds there are
 * @max_events: how many events can be pending at once
 *
 * What lies in the box of a game: constant tables, written once. An index into one of the tables
 * is how rules name a thing; its `id` is how files do. Entries are never reordered or removed
 * once released; new ones are appended.
 */
typedef struct
{
  const TmCounterSpec *counters;
  guint n_counters;
  const TmZoneSpec *zones;
  guint n_zones;
  const TmPieceSpec *pieces;
  guint n_pieces;
  const TmGridSpec *grids;
  guint n_grids;
  const TmWord *phases;
  guint n_phases;
  const TmEventSpec *events;
  guint n_events;
  guint max_events;
} TmKit;

int tm_words_find (const TmWord *words, guint n_words, const char *id);
int tm_kit_find_counter (const TmKit *self, const char *id);
int tm_kit_find_zone (const TmKit *self, const char *id);
int tm_kit_find_piece (const TmKit *self, const char *id);
int tm_kit_find_grid (const TmKit *self, const char *id);
gboolean tm_kit_can_lie (const TmKit *self, guint piece, guint zone);
gboolean tm_kit_check (const TmKit *self, GError **error);

G_END_DECLS
