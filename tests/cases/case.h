/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "tm-match.h"

G_BEGIN_DECLS

/* What the rulebook situations of all games are checked with. A difference fails the test and shows
 * both sides. */

/* Spelling */
GVariant *case_read_node (JsonNode *node);
char *case_spell_variant (GVariant *value);
char *case_spell_node (JsonNode *node);
char *case_spell_sorted (GPtrArray *strings);
char *case_spell_set (JsonArray *array);
int case_compare_strings (gconstpointer a, gconstpointer b);
void case_check_members (JsonObject *object, const char *const *known);

/* What a case expects of a table, and of how a match ended */
void case_check_part (const char *id, const char *given, const char *wanted);
void case_check_table (const TmTable *table, JsonObject *expected);
void case_check_result (TmMatch *match, JsonObject *expected);

/* Tests */
void case_add_questions (const char *folder, const char *path, const char *group);
void case_add_match (const char *folder, const char *path, const char *name);

G_END_DECLS
