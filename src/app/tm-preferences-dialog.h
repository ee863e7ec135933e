/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TM_TYPE_PREFERENCES_DIALOG (tm_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    TmPreferencesDialog, tm_preferences_dialog, TM, PREFERENCES_DIALOG, AdwPreferencesDialog)

AdwDialog *tm_preferences_dialog_new (GSettings *settings);

G_END_DECLS
