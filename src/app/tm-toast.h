/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwToast *tm_toast_show (GtkWidget *widget, const char *title);

G_END_DECLS
