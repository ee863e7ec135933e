/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-sheet-draft.h"

G_BEGIN_DECLS

/* Makes or changes a score sheet. */
#define TM_TYPE_SHEET_AUTHOR (tm_sheet_author_get_type ())
G_DECLARE_FINAL_TYPE (TmSheetAuthor, tm_sheet_author, TM, SHEET_AUTHOR, AdwNavigationPage)

AdwNavigationPage *tm_sheet_author_new (const char *uuid, const TmSheetDraft *draft);

const char *tm_sheet_author_get_uuid (TmSheetAuthor *self);
void tm_sheet_author_set_uuid (TmSheetAuthor *self, const char *uuid);
TmSheetDraft *tm_sheet_author_dup_draft (TmSheetAuthor *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_sheet_author_is_changed (TmSheetAuthor *self);

G_END_DECLS
