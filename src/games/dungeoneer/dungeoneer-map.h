/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-rules.h"

G_BEGIN_DECLS

/* The dungeon as a plain value: locations on a grid, x to the east, y to the south, the entrance at 0:0. All
 * rules about ways and about laying locations are here. */

/**
 * DungeoneerSides:
 *
 * The four sides of a location as it lies, by [enum@TmSide]: each of [enum@DungeoneerExit].
 */
typedef struct
{
  guint8 exits[TM_N_SIDES];
} DungeoneerSides;

/**
 * DungeoneerPlace:
 * @x: column, from -21 to 21
 * @y: row, downwards
 * @sides: its sides as they lie
 * @is_entrance: whether the entrance flag is on it
 *
 * A location that was laid.
 */
typedef struct
{
  gint8 x;
  gint8 y;
  DungeoneerSides sides;
  gboolean is_entrance;
} DungeoneerPlace;

/* A map for the judge may have more locations than the box. */
#define DUNGEONEER_MAX_PLACES 64

typedef struct
{
  guint n_places;
  DungeoneerPlace places[DUNGEONEER_MAX_PLACES];
  /* Index of the place by cell, -1: none; as dungeoneer_map_index() numbers cells. */
  gint8 at[DUNGEONEER_SPAN * DUNGEONEER_SPAN];
} DungeoneerMap;

/* A cell of the grid “map” and its place. */
#define DUNGEONEER_CELL(x, y) (((y) + DUNGEONEER_REACH) * DUNGEONEER_SPAN + (x) + DUNGEONEER_REACH)
#define DUNGEONEER_X(cell) ((int) (cell) % DUNGEONEER_SPAN - DUNGEONEER_REACH)
#define DUNGEONEER_Y(cell) ((int) (cell) / DUNGEONEER_SPAN - DUNGEONEER_REACH)
#define DUNGEONEER_IN_REACH(x, y)                                                  \
  ((x) >= -DUNGEONEER_REACH && (x) <= DUNGEONEER_REACH && (y) >= -DUNGEONEER_REACH \
   && (y) <= DUNGEONEER_REACH)

/**
 * DungeoneerLaying:
 * @cell: where
 * @exits: the card as it is printed, upright
 * @turn: how many quarters it is turned clockwise, 0 to 3
 * @is_last: whether no location is left after it
 */
typedef struct
{
  guint cell;
  DungeoneerSides exits;
  guint turn;
  gboolean is_last;
} DungeoneerLaying;

/**
 * DungeoneerLaid:
 * @fault: the first thing that is wrong
 * @sides: the card as it would lie
 * @joins: sides at which exit meets exit
 * @open_ends: exits that face empty cells afterwards
 */
typedef struct
{
  DungeoneerFault fault;
  DungeoneerSides sides;
  guint joins;
  guint open_ends;
} DungeoneerLaid;

/**
 * DungeoneerMapped:
 * @fault: what is wrong with the map
 * @unreachable: set of places, by index, from which no way leads to an entrance
 * @open_ends: exits that face empty cells
 */
typedef struct
{
  DungeoneerFault fault;
  guint64 unreachable;
  guint open_ends;
} DungeoneerMapped;

/* dungeoneer-map.c. None of these allocates. */
void dungeoneer_map_init (DungeoneerMap *self);
/* %FALSE: there is a place in that cell already (then it is not added), or no room. */
gboolean
dungeoneer_map_add (DungeoneerMap *self, int x, int y, DungeoneerSides sides, gboolean is_entrance);
int dungeoneer_map_find (const DungeoneerMap *self, int x, int y);
/* Quarters clockwise: what was up lies right after one. */
int dungeoneer_get_cell_beside (guint cell, TmSide side);
DungeoneerSides dungeoneer_unpack_sides (gint32 exits);
DungeoneerSides dungeoneer_sides_turn (DungeoneerSides sides, guint quarters);
/* Whether one can walk from a place over a side: neighbour, and no wall from either side. */
int dungeoneer_map_get_neighbour (const DungeoneerMap *self, guint place, TmSide side);
gboolean dungeoneer_map_is_working (const DungeoneerMap *self, guint place, TmSide side);
/* R “Locations” p. 6, 8, 9: reads OPTION_HALF_TURN where it matters; adds reasons. */
void dungeoneer_judge_laying (const DungeoneerMap *self,
                              const DungeoneerLaying *laying,
                              const DungeoneerRules *rules,
                              DungeoneerLaid *laid);
/* R “Shift” p. 19-20. @has_overlap: whether two locations were told for one cell; @left: locations left. */
void dungeoneer_check_map (const DungeoneerMap *self,
                           gboolean has_overlap,
                           guint left,
                           const DungeoneerRules *rules,
                           DungeoneerMapped *mapped);
/* Steps to the nearest entrance, -1: no way; @entrance: its place, the first in the map of equally near ones. */
int dungeoneer_get_distance (const DungeoneerMap *self, guint place, int *entrance);
/* All cells and quarters (0, 2) where a card may lie, for offers: bit 0 upright, bit 1 half turned, by cell. */
void dungeoneer_list_layings (const DungeoneerMap *self,
                              DungeoneerSides exits,
                              gboolean is_last,
                              const DungeoneerRules *rules,
                              guint8 ways[DUNGEONEER_SPAN * DUNGEONEER_SPAN]);

/* dungeoneer-map-line.c: "0:0:oooo:e,0:-1:owow", the sides N E S W. Strict: one spelling, within reach; cells that
 * stand twice are kept apart in @has_overlap (map-check) and refused otherwise (pass %NULL). */
gboolean
dungeoneer_read_map (const char *line, DungeoneerMap *map, gboolean *has_overlap, GError **error);
char *dungeoneer_dup_map (const DungeoneerMap *map) G_GNUC_WARN_UNUSED_RESULT;
gboolean dungeoneer_read_sides (const char *text, DungeoneerSides *sides);
void dungeoneer_spell_sides (DungeoneerSides sides, char text[TM_N_SIDES + 1]);

G_END_DECLS
