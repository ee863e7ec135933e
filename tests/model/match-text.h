/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* Matches, tables and scenes told in words, so that those of two boxes can be compared: each box has numbers
 * of its own for the faces and the strings that were added to it. */

char *match_text_dup_findings (const TmResolution *resolution) G_GNUC_WARN_UNUSED_RESULT;
char *
match_text_dup_line (TmMatch *match, guint seq, const char *findings) G_GNUC_WARN_UNUSED_RESULT;
char *match_text_dup_scene (const TmTable *table, int viewer) G_GNUC_WARN_UNUSED_RESULT;
char *match_text_dup_standing (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

char *match_text_compare (const char *text, const char *other) G_GNUC_WARN_UNUSED_RESULT;
char *
match_text_compare_tables (const TmTable *table, const TmTable *other) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
