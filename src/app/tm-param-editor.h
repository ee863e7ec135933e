/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-params.h"

G_BEGIN_DECLS

/** TM_PARAM_UNSET: stands where a value could, for one that nobody has touched or proposed. */
#define TM_PARAM_UNSET (TM_NUMBER_UNKNOWN + 1)

/* The editor of one value: of a parameter, or of an entry of its list. */
#define TM_TYPE_PARAM_EDITOR (tm_param_editor_get_type ())
G_DECLARE_FINAL_TYPE (TmParamEditor, tm_param_editor, TM, PARAM_EDITOR, AdwBin)

GtkWidget *tm_param_editor_new (const TmParam *param, TmBox *box, gint32 value, gboolean may_lack);
void tm_param_editor_set_spoken (TmParamEditor *self, const char *name);

gboolean tm_param_editor_is_touched (const TmParam *param);

G_END_DECLS
