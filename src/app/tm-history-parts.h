/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What pages about people, games and series are made of. */

AdwPreferencesGroup *
tm_history_part_add_group (GtkBox *box, const char *title, const char *description);
void tm_history_part_add_fact (AdwPreferencesGroup *group, const char *name, const char *value);
GtkWidget *tm_history_part_add_link (AdwPreferencesGroup *group,
                                     GtkWidget *picture,
                                     const char *title,
                                     const char *subtitle,
                                     const char *what,
                                     const char *key);
void tm_history_part_add_card (AdwPreferencesGroup *group, GtkWidget *widget);
GtkWidget *tm_history_part_new_words (const char *words);

char *tm_history_part_dup_share (guint n_wins, guint n_plays) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
