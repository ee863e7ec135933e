/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmSceneFocus:
 * @thing: (nullable): what has the focus
 * @group: (nullable): what it lies in
 *
 * Where the focus was before a scene changed. Both are forgotten when they are gone.
 */
typedef struct
{
  GtkWidget *thing;
  GtkWidget *group;
} TmSceneFocus;

gboolean tm_scene_focus_keep (TmSceneFocus *self, GtkWidget *within);
void tm_scene_focus_give_back (TmSceneFocus *self, GtkWidget *within, GtkWidget *primary);
void tm_scene_focus_clear (TmSceneFocus *self);

G_END_DECLS
