/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-printed-editor.h"

G_BEGIN_DECLS

/* How much of a page of "Your Box" is told, and what does not make sense yet. */
#define TM_TYPE_PRINTED_REPORT (tm_printed_report_get_type ())
G_DECLARE_FINAL_TYPE (TmPrintedReport, tm_printed_report, TM, PRINTED_REPORT, AdwBin)

GtkWidget *tm_printed_report_new (TmPrintedEditor *editor);

char *tm_printed_dup_share (guint n_known, guint n_values) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *tm_printed_bar_new (void);
void tm_printed_bar_show (GtkProgressBar *bar, guint n_known, guint n_values);

G_END_DECLS
