/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"
#include "engine/tm-printed.h"
#include "store/tm-archive.h"

G_BEGIN_DECLS

/* What is printed on the owner's copy, while it is being told: a match that is nowhere kept, in which
 * nothing happens but teaching. What it learns goes to the archive at once. */
#define TM_TYPE_PRINTED_EDITOR (tm_printed_editor_get_type ())
G_DECLARE_FINAL_TYPE (TmPrintedEditor, tm_printed_editor, TM, PRINTED_EDITOR, GObject)

TmPrintedEditor *
tm_printed_editor_new (const TmGame *game, guint page, TmArchive *archive, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

TmBox *tm_printed_create_box (const TmGame *game, TmArchive *archive, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

const TmPrinted *tm_printed_editor_get_printed (TmPrintedEditor *self);
guint tm_printed_editor_get_page (TmPrintedEditor *self);
TmMatch *tm_printed_editor_get_match (TmPrintedEditor *self);
const TmTable *tm_printed_editor_get_table (TmPrintedEditor *self);
TmBox *tm_printed_editor_get_box (TmPrintedEditor *self);

gboolean tm_printed_editor_record (TmPrintedEditor *self,
                                   const TmMove *move,
                                   TmResolution *resolution,
                                   GError **error);
void tm_printed_editor_undo (TmPrintedEditor *self);
void tm_printed_editor_redo (TmPrintedEditor *self);

G_END_DECLS
