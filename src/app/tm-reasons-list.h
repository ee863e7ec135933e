/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *tm_reasons_list_new (const TmGame *game,
                                const TmBox *box,
                                const TmReason *reasons,
                                guint n_reasons);

G_END_DECLS
