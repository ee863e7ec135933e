/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-score-trace.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *tm_score_table_new (const TmScoreTrace *trace) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
