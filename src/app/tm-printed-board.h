/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-printed-editor.h"

G_BEGIN_DECLS

/* A page of "Your Box" that is a board: it is painted with brushes. */
#define TM_TYPE_PRINTED_BOARD (tm_printed_board_get_type ())
G_DECLARE_FINAL_TYPE (TmPrintedBoard, tm_printed_board, TM, PRINTED_BOARD, AdwBin)

GtkWidget *tm_printed_board_new (TmPrintedEditor *editor);

G_END_DECLS
