/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-box.h"

G_BEGIN_DECLS

GStrv tm_names_dup_roster (void) G_GNUC_WARN_UNUSED_RESULT;
char *tm_names_dup_shown (const char *typed, guint seat) G_GNUC_WARN_UNUSED_RESULT;
char *tm_names_dup_played (const TmBox *box) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
