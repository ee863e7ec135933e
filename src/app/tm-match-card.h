/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-match-info.h"

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *tm_match_card_new (const TmMatchInfo *info);

G_END_DECLS
