/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-archive.h"
#include "tm-match.h"

G_BEGIN_DECLS

/* A game made for tests: it has something of every kind that a journal can hold, and no rule worth
 * the name. `fair` is the game; `fair-second` is what a later version of it might be: more of
 * everything, in another order. */

typedef enum
{
  FAIR_GAIN,
  FAIR_ROLL,
  FAIR_TAKE,
  FAIR_BUILD,
  FAIR_END,
} FairMove;

/* What a seat has coins for decides its part: the rest of the division by three. */
enum
{
  FAIR_BAKER,
  FAIR_SMITH,
  FAIR_SINGER,
};

gboolean fair_begin (int *argc, char ***argv);
void fair_register (void);
const TmGame *fair_get_game (void);

TmBox *fair_new_box (guint n_seats);
TmMatch *fair_new_match (TmBox *box);
void fair_record (TmMatch *match, FairMove kind, const char *params, const char *note);
void fair_play (TmMatch *match, guint n_moves, guint32 seed);
void fair_assert_same_table (TmMatch *a, TmMatch *b);
void fair_assert_same (TmMatch *a, TmMatch *b);
guint fair_count_matches (TmArchive *archive);

char *fair_make_folder (void);
void fair_remove_folder (const char *folder);
void fair_pump (void);

G_END_DECLS
