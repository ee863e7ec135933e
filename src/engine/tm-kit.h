/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The largest table there is; see docs/adding-a-game.md. */
#define TM_MAX_SEATS 8
#define TM_MAX_PIECES 512
#define TM_MAX_MARKS 4

#define TM_NO_SEAT (-1)
#define TM_FACE_UNKNOWN (-1)

/**
 * TmScope:
 * @TM_SHARED: there is one, for the whole table
 * @TM_EACH_SEAT: there is one for every seat
 */
typedef enum
{
  TM_SHARED,
  TM_EACH_SEAT,
} TmScope;

/**
 * TmRole:
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
 * @symbol: name of a symbol, or %NULL
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *symbol;
} TmWord;

/**
 * TmCounterSpec:
 * @min: smallest value
 * @max: largest value
 * @start: value before the first move
 * @is_shown: whether players watch it: fronts show it and let it be set by hand in one step
 * @high_is_good: whether a rise is good news for its owner
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
} TmCounterSpec;

/**
 * TmZoneSpec:
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
 * @count: how many there are (for each seat, if @scope says so); at most %TM_MAX_PIECES in all
 * @zone: index of the zone in which they start
 * @faces: the faces the box is printed with
 * @start_faces: face of each of @count pieces at the start, or %NULL: all unknown
 * @has_own_faces: whether a match may add faces of its own (see `parse_face` of [struct@TmGame])
 * @start_up: whether they start turned up
 * @n_marks: how many small numbers a piece of this kind bears (wounds of a monster, uses left)
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
} TmPieceSpec;

/**
 * TmLayerSpec:
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
} TmLayerSpec;

typedef struct
{
  const char *id;
  const char *name;
  TmScope scope;
  guint columns;
  guint rows;
  const TmLayerSpec *layers;
  guint n_layers;
} TmGridSpec;

/**
 * TmEventSpec:
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
gboolean tm_kit_check (const TmKit *self, GError **error);

G_END_DECLS
