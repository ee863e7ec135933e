/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-words.h"
#include "tm-resolution.h"

G_BEGIN_DECLS

/** The most things that can wait on one cell. */
#define CRYSTAL_MAX_ORDER 8

/**
 * CrystalEntering:
 * @event: what is printed on the tile
 * @opened: whether it was laid or turned up just now
 * @boom_token: whether a Boom token lies on it
 * @rubble: whether rubble does
 * @rival: whether another dwarf stands on it
 * @loose: crystals that lie on it and were mined before
 * @crystals: crystals the dwarf carries
 * @finders: Junk-finders before the player
 *
 * A dwarf that stops on a cell.
 */
typedef struct
{
  CrystalEvent event;
  gboolean opened;
  gboolean boom_token;
  gboolean rubble;
  gboolean rival;
  guint loose;
  guint crystals;
  guint finders;
} CrystalEntering;

/**
 * CrystalEntered:
 * @n_order: how much there is to resolve
 * @order: what, of [enum@CrystalNext], in order
 * @finds: Find cards that certainly come, by the tile or by Junk-finders
 * @skip: turns lost for mining
 * @taken: crystals taken up at once if all before goes well
 * @wins: whether the match is won if all before goes well: there is nothing before
 *
 * What is resolved on the cell.
 */
typedef struct
{
  guint n_order;
  guint8 order[CRYSTAL_MAX_ORDER];
  guint finds;
  guint skip;
  guint taken;
  gboolean wins;
} CrystalEntered;

/* black-crystal-arrival.c */
void crystal_judge_entering (const CrystalEntering *entering,
                             TmResolution *resolution,
                             CrystalEntered *entered);

G_END_DECLS
