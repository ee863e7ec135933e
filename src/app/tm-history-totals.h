/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-series.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *tm_history_totals_new (GPtrArray *matches) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
