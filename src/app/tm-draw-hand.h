/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TmDrawnThing:
 * @name: (transfer none): what it is called
 * @symbol: (transfer none) (nullable): name of its symbol
 * @is_back: whether it is in the bag again
 *
 * A thing that was drawn, as it is shown.
 */
typedef struct
{
  const char *name;
  const char *symbol;
  gboolean is_back;
} TmDrawnThing;

/* What was drawn from a bag, and the buttons to draw more of it. */
#define TM_TYPE_DRAW_HAND (tm_draw_hand_get_type ())
G_DECLARE_FINAL_TYPE (TmDrawHand, tm_draw_hand, TM, DRAW_HAND, GtkWidget)

void tm_draw_hand_set_things (TmDrawHand *self, const TmDrawnThing *things, guint n_things);
void tm_draw_hand_set_draw (TmDrawHand *self, guint n_chosen, guint n_left, gboolean is_replacing);
void tm_draw_hand_set_full (TmDrawHand *self, gboolean is_full);

G_END_DECLS
