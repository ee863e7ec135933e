/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TmStemmer:
 *
 * Finds the stem of a word, so that "chest" and "chests" or «сундук» and «сундуков» are one. It is
 * to be used by one thread at a time.
 */
typedef struct _TmStemmer TmStemmer;

TmStemmer *tm_stemmer_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tm_stemmer_free (TmStemmer *self);
char *tm_stemmer_stem (TmStemmer *self, const char *word) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmStemmer, tm_stemmer_free)

G_END_DECLS
