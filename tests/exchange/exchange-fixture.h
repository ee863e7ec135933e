/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-play-log.h"

G_BEGIN_DECLS

/* What becomes of an odd or a hostile file. Apostrophes in the text stand for quotation marks, so
 * that JSON and XML can be read here; "\x01" stands for an apostrophe. */
typedef struct
{
  const char *path;
  const char *text;
  gint n_plays; /* or entries of the collection; REFUSED: the file as a whole is refused */
  guint n_notices;
  const char *expected; /* part of the error, or of one of the notices; NULL: nothing is said */
} Variant;

#define REFUSED -1

typedef TmPlayLog *(*Parse) (const char *name, const char *data, gsize length, GError **error);

void fixture_add_variants (const char *suite, const Variant *variants, guint n, Parse parse);
TmPlayLog *fixture_parse (Parse parse, const char *text);
TmPlayLog *fixture_load (Parse parse, const char *name);
gboolean fixture_has_notice (const TmPlayLog *log, const char *part);
void fixture_check_sound (const TmPlayLog *log);
void fixture_assert_same (const TmPlayLog *one, const TmPlayLog *other);
TmPlayLog *fixture_random_log (guint32 seed);

G_END_DECLS
