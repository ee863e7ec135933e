/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-cli-json.h"

G_BEGIN_DECLS

/* What lies on a table, and what a viewer sees of it. */

void tm_cli_json_table (JsonBuilder *builder, const TmTable *table, int viewer);
void tm_cli_json_scene (JsonBuilder *builder, const TmTable *table, int viewer);
void tm_cli_print_scene (const TmTable *table, int viewer);

G_END_DECLS
