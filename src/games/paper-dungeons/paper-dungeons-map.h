/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-words.h"
#include "tm-resolution.h"

G_BEGIN_DECLS

/* The dungeon and the ways through it. Cells are those of the grid "dungeon": row 0, at the bottom, is
 * the line of the six entrances; rows 1 to 7 are the rooms. C1 is column 2, row 1. */

#define PAPER_COLUMNS 6
#define PAPER_ROWS 8
#define PAPER_N_CELLS (PAPER_COLUMNS * PAPER_ROWS)
#define PAPER_N_ROOMS (PAPER_N_CELLS - PAPER_COLUMNS)
#define PAPER_CELL(column, row) ((row) * PAPER_COLUMNS + (column))
#define PAPER_COLUMN(cell) ((cell) % PAPER_COLUMNS)
#define PAPER_ROW(cell) ((cell) / PAPER_COLUMNS)
#define PAPER_IS_ENTRANCE(cell) ((cell) < PAPER_COLUMNS)

/**
 * PaperSide:
 *
 * The sides of a room, in the order of the board's.
 */
typedef enum
{
  SIDE_UP,
  SIDE_RIGHT,
  SIDE_DOWN,
  SIDE_LEFT,
  PAPER_N_SIDES,
} PaperSide;

/**
 * PaperRoom:
 * @is_told: whether it is known what the room holds
 * @minion: [enum@PaperMinionKind]
 * @minion_level: its level; 0: not told
 * @hero: the hero who fights it; -1: not told, or no minion
 * @has_trap: whether there is a trap
 * @reward: [enum@PaperReward]
 * @amount: how often
 * @letter: letter of a gem, from 0; -1: none
 * @monster: the monster that hides there, from 1; 0: none
 *
 * What a room holds.
 */
typedef struct
{
  gboolean is_told;
  guint8 minion;
  guint8 minion_level;
  gint8 hero;
  gboolean has_trap;
  guint8 reward;
  guint8 amount;
  gint8 letter;
  guint8 monster;
} PaperRoom;

/**
 * PaperMap:
 * @rooms: what the rooms hold
 * @walls: for each cell the set of sides with a wall, bit for each [enum@PaperSide]; symmetric
 * @drawn: of @walls, those copied from the dungeon card
 * @waters: sides with water; symmetric
 * @tunnels: sides from which a tunnel leads to the opposite edge; both ends have theirs
 * @closed: set of entrances that are closed, by column
 *
 * The printed dungeon, with what the opened card adds.
 */
typedef struct
{
  PaperRoom rooms[PAPER_N_CELLS];
  guint8 walls[PAPER_N_CELLS];
  guint8 drawn[PAPER_N_CELLS];
  guint8 waters[PAPER_N_CELLS];
  guint8 tunnels[PAPER_N_CELLS];
  guint8 closed;
} PaperMap;

void paper_map_init (PaperMap *self);
int paper_get_neighbour (guint cell, PaperSide side);
int paper_get_tunnel_end (guint cell, PaperSide side);
void paper_mark_joints (guint8 marked[PAPER_N_CELLS], const gint32 told[PAPER_N_CELLS]);
void paper_map_set_wall (PaperMap *self, guint from, guint to, gboolean is_drawn);
void paper_map_set_water (PaperMap *self, guint from, guint to);
gboolean paper_map_set_tunnel (PaperMap *self, guint from, guint to);
int paper_find_side (guint from, guint to);
int paper_map_find_monster (const PaperMap *self, guint stage);
gboolean paper_is_edge_room (guint cell);
gboolean paper_is_corner_room (guint cell);

/* Why a step is not allowed: the first that applies. */
typedef enum
{
  STEP_FINE,
  STEP_ADJACENT,
  STEP_WALL,
  STEP_WATER,
  STEP_START,
} PaperFault;

extern const char *const paper_fault_ids[STEP_START + 1];

/**
 * PaperWalker:
 * @medallion: whether water may be crossed
 * @cloak: whether walls may be passed
 * @is_ranger: whether the team has the ranger's talent
 * @resolution: (nullable): asked whether a ranger swims without the medallion, where it matters;
 *   %NULL: he does not
 *
 * What a team can do on its way.
 */
typedef struct
{
  gboolean medallion;
  gboolean cloak;
  gboolean is_ranger;
  TmResolution *resolution;
} PaperWalker;

/**
 * PaperWay:
 * @fault: why it ends early
 * @bad: index of the first cell that is not allowed; -1: none
 * @needed: steps one must have in hand, R «Таланты»: a ranger's crossing is given back
 * @net: steps spent
 * @walls: walls passed
 * @waters: waters crossed
 * @traps: rooms with a trap entered
 * @n_cells: how many cells
 * @cells: the cells, without the one to begin with
 *
 * A way through the dungeon, up to the first step that is not allowed.
 */
typedef struct
{
  PaperFault fault;
  int bad;
  guint needed;
  guint net;
  guint walls;
  guint waters;
  guint traps;
  guint n_cells;
  guint8 cells[PAPER_N_CELLS * 2];
} PaperWay;

/* @from and the cells of a way may be entrances only where a first step is made: -1 for @from means
 * that the team is not inside yet and the first cell must lie above an open entrance. */
PaperFault paper_check_step (const PaperMap *map,
                             const PaperWalker *walker,
                             int from,
                             guint to,
                             gboolean *wall,
                             gboolean *water);
void paper_walk (const PaperMap *map,
                 const PaperWalker *walker,
                 int from,
                 const gint32 *cells,
                 guint n_cells,
                 PaperWay *way);
gboolean
paper_find_path (const PaperMap *map, const PaperWalker *walker, int from, guint to, PaperWay *way);
guint64 paper_find_reach (const PaperMap *map, const PaperWalker *walker, int from, guint steps);
guint paper_count_dice (guint needed, guint boots);

G_END_DECLS
