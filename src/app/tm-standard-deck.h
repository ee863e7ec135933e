/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-bag.h"

G_BEGIN_DECLS

TmBag *tm_standard_deck_new (gboolean has_jokers) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
