/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _TmGame TmGame;

/**
 * TmArticle:
 * @id: stable identifier, such as "raiders.treasury.tie"
 * @group: the part of the game it belongs to, an `N_()` string; articles of one group stand
 *   together
 * @title: one short line, an `N_()` string
 * @cite: the rulebook's page or heading, an `N_()` string
 * @body: the rule in our own words, an `N_()` string; paragraphs are separated by empty lines
 *
 * An article of the rules, which findings, reasons and rulings refer to by its id.
 */
typedef struct
{
  const char *id;
  const char *group;
  const char *title;
  const char *cite;
  const char *body;
} TmArticle;

/**
 * TmArticleTable:
 * @articles: (array length=n_articles): articles
 * @n_articles: how many there are
 *
 * A table of articles. A game may have several, such as one for the rules and one for the cards.
 */
typedef struct
{
  const TmArticle *articles;
  guint n_articles;
} TmArticleTable;

guint tm_rulebook_count (const TmGame *game);
const TmArticle *tm_rulebook_get (const TmGame *game, guint index);
const TmArticle *tm_rulebook_find (const TmGame *game, const char *id);

G_END_DECLS
