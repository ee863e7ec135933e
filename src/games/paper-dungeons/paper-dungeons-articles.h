/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tm-rulebook.h"

G_BEGIN_DECLS

/* How many there are is said here, because the table of the game has to be constant. */
#define PAPER_N_ARTICLES 117

extern const TmArticle paper_dungeons_articles[];

G_END_DECLS
