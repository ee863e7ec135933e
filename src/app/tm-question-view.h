/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One question: the situation, to be set by touching, and the ruling on it. */
#define TM_TYPE_QUESTION_VIEW (tm_question_view_get_type ())
G_DECLARE_FINAL_TYPE (TmQuestionView, tm_question_view, TM, QUESTION_VIEW, GtkWidget)

GtkWidget *tm_question_view_new (void);

void tm_question_view_set_has_sheet (TmQuestionView *self, gboolean has_sheet);
void tm_question_view_set_names (TmQuestionView *self, const char *const *names);
void
tm_question_view_ask (TmQuestionView *self, const TmGame *game, guint question, TmMatch *match);
void tm_question_view_refill (TmQuestionView *self);

guint tm_question_view_get_question (TmQuestionView *self);
const TmArgs *tm_question_view_get_args (TmQuestionView *self);

G_END_DECLS
