/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Picks matches for a series.
 *
 * Signals:
 *   "picked" (uuids)   these matches are to be added, in the order of time */
#define TM_TYPE_HISTORY_PICKER (tm_history_picker_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryPicker, tm_history_picker, TM, HISTORY_PICKER, AdwDialog)

AdwDialog *tm_history_picker_new (TmArchive *archive, const TmSeries *series);

G_END_DECLS
