/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-map.h"

G_BEGIN_DECLS

/* The mine as a net of cells, for the rules about ways: whole sets of cells move at once. */

/**
 * CrystalNetKind:
 * @NET_DUG: open joints between laid tiles; rubble does not matter
 * @NET_FLIGHT: the same, but rubble shuts a cell off
 * @NET_DIGGABLE: as dug, and all that can still be dug, whose sides all count as open
 * @NET_BOARD: every cell that bears no mushroom, whatever walls there are
 *
 * What counts as a way.
 */
typedef enum
{
  NET_DUG,
  NET_FLIGHT,
  NET_DIGGABLE,
  NET_BOARD,
} CrystalNetKind;

/**
 * CrystalNet:
 * @nodes: cells one can be on
 * @ways: by side, cells that one can leave on that side for another node
 * @portals: open portals, if there are at least two
 * @doors: set of sides whose entrance is open to a node
 *
 * Where one can go from where.
 */
typedef struct
{
  CrystalCells nodes;
  CrystalCells ways[TM_N_SIDES];
  CrystalCells portals;
  guint doors;
} CrystalNet;

/* The longest way there can be, in steps. */
#define CRYSTAL_MAX_WAVES (CRYSTAL_N_CELLS + 1)

/**
 * CrystalWaves:
 * @n_waves: how many waves there are
 * @waves: cells by their distance
 *
 * How far cells are from somewhere.
 */
typedef struct
{
  guint n_waves;
  CrystalCells waves[CRYSTAL_MAX_WAVES];
} CrystalWaves;

static inline gboolean
crystal_cells_are_empty (CrystalCells cells)
{
  return (cells.bits[0] | cells.bits[1]) == 0;
}

static inline CrystalCells
crystal_cells_and (CrystalCells a, CrystalCells b)
{
  return (CrystalCells) { { a.bits[0] & b.bits[0], a.bits[1] & b.bits[1] } };
}

static inline CrystalCells
crystal_cells_or (CrystalCells a, CrystalCells b)
{
  return (CrystalCells) { { a.bits[0] | b.bits[0], a.bits[1] | b.bits[1] } };
}

static inline CrystalCells
crystal_cells_without (CrystalCells a, CrystalCells b)
{
  return (CrystalCells) { { a.bits[0] & ~b.bits[0], a.bits[1] & ~b.bits[1] } };
}

static inline gboolean
crystal_cells_are_equal (CrystalCells a, CrystalCells b)
{
  return a.bits[0] == b.bits[0] && a.bits[1] == b.bits[1];
}

static inline void
crystal_cells_remove (CrystalCells *self, guint cell)
{
  self->bits[cell / 64] &= ~(G_GUINT64_CONSTANT (1) << (cell % 64));
}

/* Takes the first cell out of a set that is not empty. */
static inline guint
crystal_cells_take (CrystalCells *self)
{
  guint word = self->bits[0] != 0 ? 0 : 1;
  guint cell = word * 64 + (guint) __builtin_ctzll (self->bits[word]);

  self->bits[word] &= self->bits[word] - 1;
  return cell;
}

CrystalCells crystal_cells_move (CrystalCells cells, TmSide side);
void crystal_net_init (CrystalNet *self, const CrystalMap *map, CrystalNetKind kind, int start);
CrystalCells crystal_net_grow (const CrystalNet *self, CrystalCells cells);
void crystal_net_spread (const CrystalNet *self,
                         CrystalCells from,
                         gboolean portal_costs,
                         int until,
                         CrystalWaves *waves);
CrystalCells crystal_net_flood (const CrystalNet *self, CrystalCells from);

G_END_DECLS
