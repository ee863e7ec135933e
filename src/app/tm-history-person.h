/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

void tm_history_person_fill (GtkBox *box, TmArchive *archive, const TmPlayerInfo *player);

G_END_DECLS
