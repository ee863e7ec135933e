/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tm-rulebook.h"

G_BEGIN_DECLS

/* How many there are is said here, because the table of the game has to be constant. */
#define ROLL_N_ARTICLES 99

extern const TmArticle dungeon_roll_articles[];

G_END_DECLS
