/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-sketch-draft.h"

G_BEGIN_DECLS

/* A page of its own on which a board is drawn, as large as there is room. */
#define TM_TYPE_SKETCH_PAGE (tm_sketch_page_get_type ())
G_DECLARE_FINAL_TYPE (TmSketchPage, tm_sketch_page, TM, SKETCH_PAGE, AdwNavigationPage)

AdwNavigationPage *tm_sketch_page_new (TmSketchDraft *draft);

G_END_DECLS
