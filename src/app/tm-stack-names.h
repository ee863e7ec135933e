/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void tm_stack_name_pages (AdwViewStack *stack);

G_END_DECLS
