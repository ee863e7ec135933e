/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal/black-crystal-private.h"

G_BEGIN_DECLS

/* Ways in the mine by the plainest means: a list of joints that is gone through again and again. Nothing
 * here uses the game's own functions about ways. */

#define BRUTE_HOME CRYSTAL_N_CELLS
#define BRUTE_N_NODES (CRYSTAL_N_CELLS + 1)
#define BRUTE_FAR 1000
/* Four sides of each cell, the doors, and any two of so many portals. */
#define BRUTE_MAX_EDGES 512

/* What counts as a way. */
typedef enum
{
  BRUTE_FLIGHT,
  BRUTE_DUG,
  BRUTE_DIGGABLE,
  BRUTE_BOARD,
} BruteKind;

/* A way between two nodes, in one direction. */
typedef struct
{
  int from;
  int to;
  int price;
  gboolean is_jump;
} BruteEdge;

/**
 * BruteGraph:
 * @is_node: cells that one can be on; the last node is the own entrance
 * @n_edges: how many ways there are
 * @edges: the ways, each in both directions
 *
 * A graph, spelled out.
 */
typedef struct
{
  gboolean is_node[BRUTE_N_NODES];
  guint n_edges;
  BruteEdge edges[BRUTE_MAX_EDGES];
} BruteGraph;

void brute_flee (const CrystalMap *map,
                 guint seat,
                 int from,
                 guint steps,
                 int portal_price,
                 CrystalFlight *flight);
gboolean
brute_cuts (const CrystalMap *map, BruteKind kind, guint cell, guint used_sides, gboolean for_each);
gboolean brute_is_in_zone (const CrystalMap *map, guint cell, guint used_sides, gboolean is_block);
void brute_trap (const CrystalMap *map, guint seat, gboolean rubble_shuts, CrystalTrap *trap);
void brute_sample (GRand *random, CrystalMap *map);

G_END_DECLS
