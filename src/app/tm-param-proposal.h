/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-table.h"

G_BEGIN_DECLS

/* What a form proposes before anybody has touched it: a situation that could be. */

guint tm_param_count_usual_seats (const TmBox *box, const TmTable *table);
gint32
tm_param_propose_value (const TmParam *param, const TmBox *box, const TmTable *table, guint item);

G_END_DECLS
