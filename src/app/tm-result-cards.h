/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *tm_result_cards_new (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
