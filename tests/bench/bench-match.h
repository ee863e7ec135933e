/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* Matches that the programs measure: the same moves for the same seed. */

TmMatch *bench_begin_match (const TmGame *game, guint n_seats);
void bench_play (TmMatch *match, guint64 seed, guint max_moves);
void bench_record_again (TmMatch *match, TmMatch *other);
void bench_lengthen (TmMatch *match, guint n_moves);
TmMatch *bench_make_long_match (guint n_moves);

/* The lines of a journal as a file keeps them. */
typedef struct
{
  TmMatch *match;
  GArray *entries;
} BenchLines;

void bench_lines_init (BenchLines *self, TmMatch *match);
void bench_lines_load (const BenchLines *self, TmMatch *other);
void bench_lines_clear (BenchLines *self);

G_END_DECLS
