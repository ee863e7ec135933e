/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-luck.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TmLuckPerson:
 * @name: the name
 * @look: a [enum@TmSeatLook] for the mark beside it, or %TM_NO_LOOK
 *
 * Somebody whose dice are looked at.
 */
typedef struct
{
  const char *name;
  int look;
} TmLuckPerson;

#define TM_TYPE_LUCK_CHART (tm_luck_chart_get_type ())
G_DECLARE_FINAL_TYPE (TmLuckChart, tm_luck_chart, TM, LUCK_CHART, AdwBin)

GtkWidget *tm_luck_chart_new (void);

void
tm_luck_chart_set (TmLuckChart *self, TmLuck *luck, const TmLuckPerson *people, guint n_people);
void tm_luck_chart_show_face (TmLuckChart *self, guint piece_kind, guint face);

G_END_DECLS
