/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A running match: the table, the journal and the judge. */
#define TM_TYPE_MATCH_PAGE (tm_match_page_get_type ())
G_DECLARE_FINAL_TYPE (TmMatchPage, tm_match_page, TM, MATCH_PAGE, AdwNavigationPage)

AdwNavigationPage *tm_match_page_new (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

TmMatch *tm_match_page_get_match (TmMatchPage *self);
void tm_match_page_use_ruling (TmMatchPage *self, guint question, const TmArgs *args);
void tm_match_page_set_trouble (TmMatchPage *self, const char *message);

G_END_DECLS
