/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/tm-part.h"

G_BEGIN_DECLS

/* Scenes made by hand, for tests of widgets and for the gallery: no game stands behind them. */

TmStage *toy_stage_create_raiders (gboolean is_after) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_roll (void) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_caves (void) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_crowd (guint n_seats, int step) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
