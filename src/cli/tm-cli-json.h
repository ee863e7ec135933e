/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "tm-game.h"
#include "tm-match.h"

G_BEGIN_DECLS

/* The parts that the JSON documents of the commands are put together from. Every function adds
 * to a builder; those with a `member` add that member to the object being built. */

JsonBuilder *tm_cli_json_begin (void) G_GNUC_WARN_UNUSED_RESULT;
void tm_cli_json_finish (JsonBuilder *builder);

void tm_cli_json_flag (JsonBuilder *builder, const char *member, gboolean value);
void tm_cli_json_number (JsonBuilder *builder, const char *member, gint64 value);
void tm_cli_json_real (JsonBuilder *builder, const char *member, double value);
void tm_cli_json_string (JsonBuilder *builder, const char *member, const char *value);
void tm_cli_json_word (JsonBuilder *builder, const char *member, const char *word);
void
tm_cli_json_text (JsonBuilder *builder, const char *member, const TmText *text, const TmBox *box);
void tm_cli_json_seats (JsonBuilder *builder, const char *member, guint32 seats);
void tm_cli_json_variant (JsonBuilder *builder, const char *member, GVariant *value);

void tm_cli_json_reasons (JsonBuilder *builder,
                          const TmReason *reasons,
                          guint n_reasons,
                          const TmBox *box);
void tm_cli_json_findings (JsonBuilder *builder,
                           const TmFinding *findings,
                           guint n_findings,
                           const TmBox *box);
void tm_cli_json_readings (JsonBuilder *builder, const TmFinding *finding, const TmBox *box);
void tm_cli_json_rules (JsonBuilder *builder,
                        const TmGame *game,
                        const char *const *articles,
                        guint n_articles);
void tm_cli_json_result (JsonBuilder *builder, const TmResult *result, const TmBox *box);

GVariant *tm_cli_dup_param_value (const TmParam *param, const TmBox *box, gint32 value)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
