/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-match.h"
#include "tm-play.h"

G_BEGIN_DECLS

/* Random legal matches whose tables are asked about. */
typedef struct
{
  TmMatch *match;
  TmPlayer *player;
  /* How often the outcome of each question was put into moves; may be NULL. */
  guint *n_used;
} QuestionPlay;

void question_play_init (QuestionPlay *self, guint n_seats, guint64 seed);
void question_play_clear (QuestionPlay *self);
gboolean question_play_fill (QuestionPlay *self, guint question, TmArgs *args);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QuestionPlay, question_play_clear)

G_END_DECLS
