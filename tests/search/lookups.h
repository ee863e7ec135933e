/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * Lookup:
 * @game: whose rules are looked through
 * @query: what a player types
 * @article: the article that a reader of the rules would open for it
 *
 * A search, and what has to come first. The article is chosen by reading the rules, not by what the
 * search finds.
 */
typedef struct
{
  const char *game;
  const char *query;
  const char *article;
} Lookup;

extern const Lookup lookups_en[];
extern const guint n_lookups_en;
extern const Lookup lookups_ru[];
extern const guint n_lookups_ru;
