/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *tm_rule_link_new (const TmGame *game, const char *article);

G_END_DECLS
