/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"
#include "store/tm-match-info.h"

G_BEGIN_DECLS

/**
 * TmStanding:
 * @ending: whether and how the match is over
 * @how: what decides it
 * @n_seats: how many sit at the table
 * @names: who, be it "Player 2"
 * @winners: set of winning seats
 * @teams: team of every seat, from 1; 0: none
 * @ranks: place of every seat, from 1; 0: no place
 * @scores: score of every seat
 * @has_scores: whether the scores say something
 *
 * How a match has ended, as far as it takes to put it into words.
 */
typedef struct
{
  TmEnding ending;
  TmHow how;
  guint n_seats;
  char *names[TM_MAX_SEATS];
  guint32 winners;
  guint8 teams[TM_MAX_SEATS];
  guint ranks[TM_MAX_SEATS];
  gint32 scores[TM_MAX_SEATS];
  gboolean has_scores;
} TmStanding;

void tm_standing_init_match (TmStanding *self, TmMatch *match);
void tm_standing_init_info (TmStanding *self, const TmMatchInfo *info);
void tm_standing_clear (TmStanding *self);

guint tm_standing_list_seats (const TmStanding *self, guint seats[TM_MAX_SEATS]);
guint tm_standing_get_place (const TmStanding *self, guint seat);
guint32 tm_standing_get_group (const TmStanding *self, guint seat);
gint32 tm_standing_get_score (const TmStanding *self, guint seat);

char *tm_standing_dup_names (const TmStanding *self, guint32 seats) G_GNUC_WARN_UNUSED_RESULT;
char *tm_standing_dup_line (const TmStanding *self) G_GNUC_WARN_UNUSED_RESULT;
char *tm_standing_dup_place (const TmStanding *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

char *tm_result_words_dup_info (const TmMatchInfo *info) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmStanding, tm_standing_clear)

G_END_DECLS
