/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Permissions do not bind the superuser, as whom tests may run. */

void ordinary_give (const char *folder);
void ordinary_become (void);
void ordinary_cease (void);

G_END_DECLS
