/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-params.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *tm_param_choices_new (const TmParam *param, TmBox *box, gboolean may_lack);

G_END_DECLS
