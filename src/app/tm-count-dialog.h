/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-count.h"

G_BEGIN_DECLS

/* Makes or changes a counter: its name, color, start, step and limits. */
#define TM_TYPE_COUNT_DIALOG (tm_count_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TmCountDialog, tm_count_dialog, TM, COUNT_DIALOG, AdwDialog)

AdwDialog *tm_count_dialog_new (const TmCount *count);

G_END_DECLS
