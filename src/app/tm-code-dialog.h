/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwDialog *tm_code_dialog_new (const char *heading, const char *link);

G_END_DECLS
