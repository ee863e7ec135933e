/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-words.h"
#include "tm-resolution.h"

G_BEGIN_DECLS

/* The most turns a seat can have to lose, and so the most that are passed over at once. */
#define CRYSTAL_MAX_SKIP 20
#define CRYSTAL_MAX_SKIPPED (CRYSTAL_MAX_SKIP * CRYSTAL_MAX_SEATS)

/* Whose turn comes next. black-crystal-order.c */
gint32 crystal_lose_turn (gint32 skip, TmResolution *resolution);
guint crystal_find_next_seat (guint n_seats,
                              guint current,
                              gint32 skips[CRYSTAL_MAX_SEATS],
                              TmResolution *resolution,
                              gint32 skipped[CRYSTAL_MAX_SKIPPED],
                              guint *n_skipped);

G_END_DECLS
