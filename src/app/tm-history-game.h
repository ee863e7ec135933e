/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

void tm_history_game_fill (GtkBox *box, TmArchive *archive, const char *key);

G_END_DECLS
