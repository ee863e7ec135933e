/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-offer.h"
#include "tm-match.h"
#include "tm-scene.h"

G_BEGIN_DECLS

/* What the rules say, as two digests: of everything that counts, and of the words it is said in. A sentence
 * that is put better changes the second one only. */
typedef struct
{
  GChecksum *rules;
  GChecksum *words;
} Digest;

void digest_init (Digest *self);
void digest_clear (Digest *self);
char *digest_dup_string (const Digest *self);

void digest_add_number (Digest *self, gint64 number);
void digest_add_id (Digest *self, const char *id);
void digest_add_words (Digest *self, const char *words);
void digest_add_text (Digest *self, const TmText *text);
void digest_add_error (Digest *self, const GError *error);
void digest_add_param (Digest *self, const TmParam *param);
void digest_add_params (Digest *self, const TmParam *params, guint n_params);
void digest_add_args (Digest *self, guint n_params, const TmArgs *args);
void digest_add_game (Digest *self, const TmGame *game);

void digest_add_resolution (Digest *self, const TmResolution *resolution);
void digest_add_offers (Digest *self, const TmOffers *offers);
void digest_add_scene (Digest *self, const TmScene *scene);
void digest_add_ruling (Digest *self, const TmRuling *ruling);
void digest_add_result (Digest *self, const TmResult *result, guint n_seats);
void digest_add_sheet (Digest *self, TmMatch *match);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Digest, digest_clear)

G_END_DECLS
