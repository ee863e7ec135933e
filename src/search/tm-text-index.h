/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-search-words.h"

G_BEGIN_DECLS

/**
 * TM_INDEX_MAX_FIELDS:
 *
 * The most fields a text can have.
 */
#define TM_INDEX_MAX_FIELDS 5

/**
 * TmTextField:
 * @weight: what a word in it counts
 * @length_matters: how much less it counts in a longer field, from 0 (not at all) to below 1 (half
 *   as much in twice the length)
 *
 * A field that every text of an index has.
 */
typedef struct
{
  double weight;
  double length_matters;
} TmTextField;

/**
 * TmTextMatch:
 * @text: number of the text, in the order in which they were begun
 * @score: how well it fits, above 0; the better, the larger
 *
 * A text that was found.
 */
typedef struct
{
  guint text;
  double score;
} TmTextMatch;

/**
 * TmTextIndex:
 *
 * An index of texts that consist of fields of different weight. It is filled, sealed, and then asked.
 */
typedef struct _TmTextIndex TmTextIndex;

TmTextIndex *
tm_text_index_new (const TmTextField *fields, guint n_fields) G_GNUC_WARN_UNUSED_RESULT;
void tm_text_index_free (TmTextIndex *self);
void tm_text_index_begin (TmTextIndex *self);
void tm_text_index_add (TmTextIndex *self, TmStemmer *stemmer, guint field, const char *words);
void tm_text_index_seal (TmTextIndex *self);
GArray *tm_text_index_find (const TmTextIndex *self, const GArray *query) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmTextIndex, tm_text_index_free)

G_END_DECLS
