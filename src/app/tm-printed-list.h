/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-printed-editor.h"

G_BEGIN_DECLS

/* A page of "Your Box" that is a list: each row leads to a form. */
#define TM_TYPE_PRINTED_LIST (tm_printed_list_get_type ())
G_DECLARE_FINAL_TYPE (TmPrintedList, tm_printed_list_view, TM, PRINTED_LIST, GtkWidget)

G_END_DECLS
