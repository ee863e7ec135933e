/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

/**
 * TmCounterForm:
 * @TM_COUNTER_PANEL: caption above a numeral of 48, as in a seat panel
 * @TM_COUNTER_BOARD: caption above a numeral of 44, beside a board
 * @TM_COUNTER_STRIP: symbol before a numeral of 40, in a low panel
 * @TM_COUNTER_ROW: symbol before a numeral of 36, as on a phone
 * @TM_COUNTER_BIG: caption above a numeral of 44, with buttons below
 * @TM_COUNTER_ROUND: caption above a numeral of 64, to be read from across the table
 *
 * How large a counter is, and what it shows besides the number.
 */
typedef enum
{
  TM_COUNTER_PANEL,
  TM_COUNTER_BOARD,
  TM_COUNTER_STRIP,
  TM_COUNTER_ROW,
  TM_COUNTER_BIG,
  TM_COUNTER_ROUND,
} TmCounterForm;

#define TM_TYPE_COUNTER (tm_counter_get_type ())
G_DECLARE_FINAL_TYPE (TmCounter, tm_counter, TM, COUNTER, TmNodeView)

GtkWidget *tm_counter_new (TmCounterForm form);

void tm_counter_set_form (TmCounter *self, TmCounterForm form);
void tm_counter_set_track (TmCounter *self, const TmStage *stage, guint index);

G_END_DECLS
