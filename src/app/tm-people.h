/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

G_BEGIN_DECLS

char *tm_people_dup_name (const char *name, guint seat) G_GNUC_WARN_UNUSED_RESULT;
char *tm_people_dup_bounds (const TmGame *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
