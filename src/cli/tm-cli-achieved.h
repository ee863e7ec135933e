/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-cli-json.h"
#include "tm-match-info.h"

G_BEGIN_DECLS

/* The parts that were played in a match of the archive, and what was earned in it. */

void
tm_cli_json_achieved (JsonBuilder *builder, const TmMatchInfo *info, const GPtrArray *achieved);
void tm_cli_print_achieved (const TmMatchInfo *info, const GPtrArray *achieved, const TmBox *box);

G_END_DECLS
