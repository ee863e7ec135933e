/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void tm_sheet_print_run (GtkWindow *parent, TmMatch *match, gboolean is_blank);
void tm_sheet_print_run_box (GtkWindow *parent, TmBox *box);

GtkPrintOperation *
tm_sheet_print_create_operation (TmMatch *match, gboolean is_blank) G_GNUC_WARN_UNUSED_RESULT;

void tm_sheet_print_save_pdf (GtkWindow *parent, TmMatch *match, gboolean is_blank);
void tm_sheet_print_save_pdf_box (GtkWindow *parent, TmBox *box);

gboolean
tm_sheet_print_export_pdf (TmMatch *match, gboolean is_blank, const char *path, GError **error);
gboolean tm_sheet_print_export_pdf_box (TmBox *box, const char *path, GError **error);

G_END_DECLS
