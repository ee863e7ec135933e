/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"
#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Sets up a new match: who plays, which variant, what the app draws. */
#define TM_TYPE_SETUP_PAGE (tm_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (TmSetupPage, tm_setup_page, TM, SETUP_PAGE, AdwNavigationPage)

AdwNavigationPage *tm_setup_page_new (const TmGame *game, TmArchive *archive);
AdwNavigationPage *
tm_setup_page_new_like (const TmGame *game, TmArchive *archive, const TmLastSetup *setup);
AdwNavigationPage *
tm_setup_page_new_after (TmArchive *archive, const char *uuid, gboolean is_next, GError **error);

G_END_DECLS
