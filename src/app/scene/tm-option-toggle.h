/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"

G_BEGIN_DECLS

#define TM_TYPE_OPTION_TOGGLE (tm_option_toggle_get_type ())
G_DECLARE_FINAL_TYPE (TmOptionToggle, tm_option_toggle, TM, OPTION_TOGGLE, GtkWidget)

GtkWidget *tm_option_toggle_new (void);

void tm_option_toggle_set_part (TmOptionToggle *self, const TmPart *part);
void tm_option_toggle_set_has_words (TmOptionToggle *self, gboolean has_words);
void tm_option_toggle_set_is_wide (TmOptionToggle *self, gboolean is_wide);

G_END_DECLS
