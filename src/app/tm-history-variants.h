/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-statistics.h"

#include <adwaita.h>

G_BEGIN_DECLS

void tm_history_variants_fill (GtkBox *box, const char *game, const TmGameStatistics *statistics);

G_END_DECLS
