/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-game.h"
#include "engine/tm-params.h"
#include "engine/tm-table.h"

G_BEGIN_DECLS

/* A form for declared parameters: of a move that still lacks some, or of a question. */
#define TM_TYPE_PARAM_FORM (tm_param_form_get_type ())
G_DECLARE_FINAL_TYPE (TmParamForm, tm_param_form, TM, PARAM_FORM, AdwBin)

GtkWidget *tm_param_form_new (void);

void tm_param_form_set_compact (TmParamForm *self, gboolean compact);
void tm_param_form_ask (TmParamForm *self,
                        guint move,
                        guint32 asked,
                        TmBox *box,
                        const TmTable *table,
                        const TmArgs *args);
void tm_param_form_show (TmParamForm *self,
                         const TmParam *params,
                         guint n_params,
                         guint n_own,
                         TmBox *box,
                         const TmTable *table,
                         const TmArgs *args);

void tm_param_form_get_args (TmParamForm *self, TmArgs *args);
void tm_param_form_show_verdict (TmParamForm *self, const char *verdict);
gboolean tm_param_form_is_complete (TmParamForm *self);
gboolean tm_param_form_can_settle (TmParamForm *self);
void tm_param_form_settle (TmParamForm *self);
gboolean tm_param_form_is_single (TmParamForm *self);
gboolean tm_param_form_is_optional (TmParamForm *self);
gboolean tm_param_form_is_empty (TmParamForm *self);

G_END_DECLS
