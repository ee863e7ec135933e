/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-printed-editor.h"

G_BEGIN_DECLS

/* A page of "Your Box" that is a list: each row leads to a form. */
#define TM_TYPE_PRINTED_ROWS (tm_printed_rows_get_type ())
G_DECLARE_FINAL_TYPE (TmPrintedRows, tm_printed_rows, TM, PRINTED_ROWS, GtkWidget)

GtkWidget *tm_printed_rows_new (TmPrintedEditor *editor);

G_END_DECLS
