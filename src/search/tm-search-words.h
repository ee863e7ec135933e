/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-stemmer.h"

G_BEGIN_DECLS

/**
 * TmSearchWord:
 * @start: where it begins in the text, in bytes
 * @end: where it ends, in bytes
 * @folded: the word as tm_search_fold() has it
 * @stem: its stem
 *
 * One word of a text or of a query.
 */
typedef struct
{
  gsize start;
  gsize end;
  char *folded;
  char *stem;
} TmSearchWord;

/**
 * TmLikeness:
 * @TM_LIKENESS_NONE: another word
 * @TM_LIKENESS_ROOT: one goes on where the stem of the other ends: «монеты» and «монетка»
 * @TM_LIKENESS_PREFIX: what is looked for begins the word: it may be half typed
 * @TM_LIKENESS_STEM: another form of the same word
 * @TM_LIKENESS_EXACT: the same form of the same word
 *
 * How like each other two words are: the more, the larger.
 */
typedef enum
{
  TM_LIKENESS_NONE,
  TM_LIKENESS_ROOT,
  TM_LIKENESS_PREFIX,
  TM_LIKENESS_STEM,
  TM_LIKENESS_EXACT,
} TmLikeness;

char *tm_search_fold (const char *text) G_GNUC_WARN_UNUSED_RESULT;
const char *tm_search_next_word (const char **at, const char **end);
GArray *tm_search_split (TmStemmer *stemmer, const char *text) G_GNUC_WARN_UNUSED_RESULT;
GArray *tm_search_split_query (TmStemmer *stemmer, const char *query) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_search_says_nothing (const char *folded);
TmLikeness
tm_search_word_compare (const TmSearchWord *wanted, const char *folded, const char *stem);

G_END_DECLS
