/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-play.h"

G_BEGIN_DECLS

/* Moves at random. All are well formed; whether they are legal is for the rules to say. */

/* What players write. */
#define N_WORDS 5
extern const char *const random_move_words[N_WORDS];

typedef struct
{
  TmMatch *match;
  TmPlayer *player;
  TmRandom random;
} RandomMove;

void random_move_init (RandomMove *self, TmMatch *match, guint64 seed);
void random_move_clear (RandomMove *self);
void random_move_set_match (RandomMove *self, TmMatch *match);

guint random_move_below (RandomMove *self, guint n);
gboolean random_move_one_of (RandomMove *self, guint n);

gboolean random_move_legal (RandomMove *self, TmMove *move);
void random_move_any (RandomMove *self, TmMove *move);
void random_move_adjust (RandomMove *self, TmMove *move);
void random_move_house_rule (RandomMove *self, TmMove *move);
void random_move_add_note (RandomMove *self, TmMove *move);

G_END_DECLS
