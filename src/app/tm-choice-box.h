/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scene/tm-part.h"

G_BEGIN_DECLS

/* A few values side by side, one of which is chosen by touching it. */
#define TM_TYPE_CHOICE_BOX (tm_choice_box_get_type ())
G_DECLARE_FINAL_TYPE (TmChoiceBox, tm_choice_box, TM, CHOICE_BOX, AdwBin)

GtkWidget *tm_choice_box_new (void);

void tm_choice_box_add (TmChoiceBox *self, int value, const char *label, GtkWidget *picture);
void tm_choice_box_set_remark (TmChoiceBox *self, guint index, const TmRemark *remark);
guint tm_choice_box_get_n_values (TmChoiceBox *self);
int tm_choice_box_get_nth_value (TmChoiceBox *self, guint index);
void tm_choice_box_set_compact (TmChoiceBox *self, gboolean compact);

gboolean tm_choice_box_has_value (TmChoiceBox *self);
int tm_choice_box_get_value (TmChoiceBox *self);
void tm_choice_box_set_value (TmChoiceBox *self, int value);
void tm_choice_box_clear (TmChoiceBox *self);

G_END_DECLS
