/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_PHRASE (tm_phrase_get_type ())
G_DECLARE_FINAL_TYPE (TmPhrase, tm_phrase, TM, PHRASE, TmNodeView)

GtkWidget *tm_phrase_new (void);
GtkWidget *tm_phrase_new_with_heading (void);

G_END_DECLS
