/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"

G_BEGIN_DECLS

#define TM_TYPE_ROUND_TABLE (tm_round_table_get_type ())
G_DECLARE_FINAL_TYPE (TmRoundTable, tm_round_table, TM, ROUND_TABLE, GtkWidget)

GtkWidget *tm_round_table_new (void);

void tm_round_table_set_stage (TmRoundTable *self, const TmStage *stage);
void tm_round_table_set_middle (TmRoundTable *self, GtkWidget *middle);
void tm_round_table_set_closing_action (TmRoundTable *self, const char *label, const char *action);
GtkWidget *tm_round_table_get_primary (TmRoundTable *self);

void tm_round_table_set_sides (TmRoundTable *self, const char *sides);
const char *tm_round_table_get_sides (TmRoundTable *self);
void tm_round_table_turn (TmRoundTable *self);

G_END_DECLS
