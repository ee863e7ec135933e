/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-recorder.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for what a touched move still lacks, and shows what the rules say about it so far. */
#define TM_TYPE_MOVE_PICKER (tm_move_picker_get_type ())
G_DECLARE_FINAL_TYPE (TmMovePicker, tm_move_picker, TM, MOVE_PICKER, GtkWidget)

GtkWidget *tm_move_picker_new (void);

void tm_move_picker_ask (TmMovePicker *self, TmRecorder *recorder, const char *title);
void tm_move_picker_get_args (TmMovePicker *self, TmArgs *args);

G_END_DECLS
