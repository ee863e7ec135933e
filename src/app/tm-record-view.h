/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One match of the history. */
#define TM_TYPE_RECORD_VIEW (tm_record_view_get_type ())
G_DECLARE_FINAL_TYPE (TmRecordView, tm_record_view, TM, RECORD_VIEW, AdwBin)

GtkWidget *tm_record_view_new (TmArchive *archive) G_GNUC_WARN_UNUSED_RESULT;

void tm_record_view_show (TmRecordView *self, const char *uuid);
const char *tm_record_view_get_uuid (TmRecordView *self);
const char *tm_record_view_get_title (TmRecordView *self);

G_END_DECLS
