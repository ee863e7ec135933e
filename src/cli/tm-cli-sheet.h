/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-cli-json.h"
#include "tm-sheet.h"

G_BEGIN_DECLS

/* The score sheet of a match. */

void tm_cli_json_sheet (JsonBuilder *builder, TmMatch *match, const TmBox *box);
void tm_cli_print_sheet (TmMatch *match, const TmBox *box);

G_END_DECLS
