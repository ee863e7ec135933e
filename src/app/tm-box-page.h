/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"
#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The cards that the owner's box of a game has, where they differ from the printed set. */
#define TM_TYPE_BOX_PAGE (tm_box_page_get_type ())
G_DECLARE_FINAL_TYPE (TmBoxPage, tm_box_page, TM, BOX_PAGE, AdwNavigationPage)

AdwNavigationPage *tm_box_page_new (const TmGame *game, TmArchive *archive);
gboolean tm_box_page_has_cards (const TmGame *game);

G_END_DECLS
