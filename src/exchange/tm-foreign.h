/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-play-log.h"

G_BEGIN_DECLS

/**
 * TmForeignKind:
 * @TM_FOREIGN_UNKNOWN: none of these
 * @TM_FOREIGN_BGSTATS: an export or a shared play of BG Stats, JSON
 * @TM_FOREIGN_BGG_PLAYS: plays of BoardGameGeek, XML
 * @TM_FOREIGN_BGG_COLLECTION: a collection of BoardGameGeek, CSV
 * @TM_FOREIGN_PLAY_LINK: a link by which BG Stats takes over a play
 * @TM_FOREIGN_MATCH_FILE: a match file of Tablemate itself, which tm_match_file_parse() reads
 *
 * Which program wrote a file, and how.
 */
typedef enum
{
  TM_FOREIGN_UNKNOWN,
  TM_FOREIGN_BGSTATS,
  TM_FOREIGN_BGG_PLAYS,
  TM_FOREIGN_BGG_COLLECTION,
  TM_FOREIGN_PLAY_LINK,
  TM_FOREIGN_MATCH_FILE,
} TmForeignKind;

TmForeignKind tm_foreign_recognise (const char *data, gsize length);
TmPlayLog *tm_foreign_parse (const char *name,
                             const char *data,
                             gsize length,
                             TmForeignKind *kind,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
