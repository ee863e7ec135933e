/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-printed.h"
#include "store/tm-archive.h"

G_BEGIN_DECLS

/* One page of "Your Box": a board that is painted, or a list of what can be told. */
#define TM_TYPE_PRINTED_VIEW (tm_printed_view_get_type ())
G_DECLARE_FINAL_TYPE (TmPrintedView, tm_printed_view, TM, PRINTED_VIEW, AdwNavigationPage)

AdwNavigationPage *
tm_printed_view_new (const TmGame *game, guint page, TmArchive *archive, GError **error);

G_END_DECLS
