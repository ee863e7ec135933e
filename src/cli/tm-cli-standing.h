/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-cli-json.h"
#include "tm-match.h"

G_BEGIN_DECLS

/* How a match stands: the table that everybody sees, the score sheet, the result. */

void tm_cli_json_standing (JsonBuilder *builder, TmMatch *match, const TmTable *table);
void tm_cli_print_standing (TmMatch *match, const TmTable *table);

G_END_DECLS
