/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scene/tm-part.h"

G_BEGIN_DECLS

/* What only one seat may see, over the table and in sight wherever else it lies, for as long as
 * somebody looks at it. */
#define TM_TYPE_HELD_HAND (tm_held_hand_get_type ())
G_DECLARE_FINAL_TYPE (TmHeldHand, tm_held_hand, TM, HELD_HAND, AdwBin)

GtkWidget *tm_held_hand_new (void);
void tm_held_hand_show (TmHeldHand *self, const TmStage *stage, int seat);
void tm_held_hand_hide (TmHeldHand *self);

G_END_DECLS
