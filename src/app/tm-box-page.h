/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"
#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What the owner's copy of a game is printed with: sets of cards, where they differ from those that
 * Tablemate knows, and pages of values that are told once. */
#define TM_TYPE_BOX_PAGE (tm_box_page_get_type ())
G_DECLARE_FINAL_TYPE (TmBoxPage, tm_box_page, TM, BOX_PAGE, AdwNavigationPage)

AdwNavigationPage *tm_box_page_new (const TmGame *game, TmArchive *archive);

G_END_DECLS
