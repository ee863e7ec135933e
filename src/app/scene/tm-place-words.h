/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-part.h"

G_BEGIN_DECLS

char *
tm_place_dup_words (const TmStage *stage, guint place, guint breaches) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
