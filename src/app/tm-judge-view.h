/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The judge: the questions of a game, and one of them answered. */
#define TM_TYPE_JUDGE_VIEW (tm_judge_view_get_type ())
G_DECLARE_FINAL_TYPE (TmJudgeView, tm_judge_view, TM, JUDGE_VIEW, GtkWidget)

GtkWidget *tm_judge_view_new (void);

void tm_judge_view_set_match (TmJudgeView *self, TmMatch *match);
void tm_judge_view_set_game (TmJudgeView *self, const TmGame *game);
void tm_judge_view_look_up (TmJudgeView *self);
TmMatch *tm_judge_view_get_match (TmJudgeView *self);
void tm_judge_view_ask (TmJudgeView *self, guint question);
void tm_judge_view_refill (TmJudgeView *self);

G_END_DECLS
