/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-params.h"

G_BEGIN_DECLS

/* What reading and checking values share. */

guint tm_param_get_min_items (const TmParam *param, const TmBox *box);
guint tm_param_get_max_items (const TmParam *param, const TmBox *box);
guint tm_param_get_piece_kind (const TmParam *param, const TmBox *box);
guint tm_param_get_grid (const TmParam *param, const TmBox *box);
char *tm_param_dup_item_domain (const TmParam *param, const TmBox *box) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_param_refuse (const TmParam *param,
                          const TmBox *box,
                          int place,
                          const char *given,
                          TmParamsError code,
                          GError **error);
gboolean tm_param_check_line (const TmParam *param, const char *line, GError **error);
gboolean
tm_param_check_sides (const TmParam *param, const gint32 *values, guint n_values, GError **error);
char *tm_params_dup_spelling (GVariant *value) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
