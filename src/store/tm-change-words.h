/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-json.h"
#include "tm-match.h"

G_BEGIN_DECLS

void tm_change_words_append (GString *out, TmBox *box, const TmChange *change);
gboolean tm_change_words_read (
    JsonNode *node, TmBox *box, TmJsonPlace *place, TmChange *change, GError **error);

G_END_DECLS
