/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"
#include "tm-game.h"

G_BEGIN_DECLS

/**
 * TmSavedRuling:
 * @uuid: (nullable): its identifier; %NULL before it is saved for the first time: a fresh one
 * @made: when the question was asked, microseconds since 1970 UTC; 0 before it is saved: now
 * @game: identifier of the game
 * @question: identifier of the question
 * @match: (nullable): identifier of the match in which it was asked; %NULL: in none, or in one that
 *   was deleted
 * @seats: (array zero-terminated=1) (nullable): who sat at the table, in order; "" for a seat without
 *   a name; %NULL: nobody said
 * @params: (nullable): the situation, `a{sv}` with defaults included; %NULL if it cannot be read
 * @outcome: (nullable): the outcome, `a{sv}`; %NULL if it cannot be read
 * @verdict: the answer in one sentence, in the language of then
 * @text: the whole ruling as plain text, in the language of then
 * @note: (nullable): what somebody wrote to it
 *
 * A ruling in the history, for the next time the same argument comes up.
 */
typedef struct
{
  char *uuid;
  gint64 made;
  char *game;
  char *question;
  char *match;
  GStrv seats;
  GVariant *params;
  GVariant *outcome;
  char *verdict;
  char *text;
  char *note;
} TmSavedRuling;

/**
 * TmRulingQuery:
 * @game: (nullable): only this game
 * @question: (nullable): only this question
 * @match: (nullable): only rulings of this match, by identifier
 * @limit: how many at most; 0: all
 *
 * Which rulings a list shall hold.
 */
typedef struct
{
  const char *game;
  const char *question;
  const char *match;
  guint limit;
} TmRulingQuery;

#define TM_RULING_QUERY_ALL ((TmRulingQuery) { .limit = 0 })

TmSavedRuling *
tm_saved_ruling_new (const TmGame *game, guint question, TmRuling *ruling, const TmArgs *args)
    G_GNUC_WARN_UNUSED_RESULT;
TmSavedRuling *tm_saved_ruling_copy (const TmSavedRuling *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_saved_ruling_free (TmSavedRuling *self);
char *tm_saved_ruling_dup_situation (const TmSavedRuling *self) G_GNUC_WARN_UNUSED_RESULT;

GPtrArray *tm_saved_ruling_list (TmDatabase *database, const TmRulingQuery *query, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
GStrv tm_saved_ruling_list_uuids (TmDatabase *database,
                                  const char *beginning,
                                  guint limit,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmSavedRuling *tm_saved_ruling_find (TmDatabase *database, const char *uuid, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_saved_ruling_write (TmDatabase *database, const TmSavedRuling *self, GError **error);
gboolean tm_saved_ruling_delete (TmDatabase *database, const char *uuid, GError **error);
gboolean
tm_saved_ruling_note (TmDatabase *database, const char *uuid, const char *note, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSavedRuling, tm_saved_ruling_free)

G_END_DECLS
