/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-question-view.h"

G_BEGIN_DECLS

/* A question on a page of its own, for a phone. */
#define TM_TYPE_JUDGE_PAGE (tm_judge_page_get_type ())
G_DECLARE_FINAL_TYPE (TmJudgePage, tm_judge_page, TM, JUDGE_PAGE, AdwNavigationPage)

AdwNavigationPage *tm_judge_page_new (const TmGame *game, guint question);

TmQuestionView *tm_judge_page_get_view (TmJudgePage *self);

G_END_DECLS
