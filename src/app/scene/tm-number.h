/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Numbers as they are shown. */

char *tm_number_dup (gint64 number) G_GNUC_WARN_UNUSED_RESULT;
char *tm_number_dup_change (gint64 change) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
