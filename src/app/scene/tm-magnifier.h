/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TM_TYPE_MAGNIFIER (tm_magnifier_get_type ())
G_DECLARE_FINAL_TYPE (TmMagnifier, tm_magnifier, TM, MAGNIFIER, AdwBin)

double tm_magnifier_find_scale (GtkWidget *widget);

G_END_DECLS
