/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What a move changed, one chip a counter. */
gboolean tm_change_chips_fill (
    AdwWrapBox *chips, TmBox *box, const TmChange *changes, guint n_changes, guint max);

G_END_DECLS
