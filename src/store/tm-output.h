/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-store-error.h"

G_BEGIN_DECLS

/* A file that is written bit by bit and takes the place of the one before only when it is whole. */
typedef struct _TmOutput TmOutput;

TmOutput *tm_output_new (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_output_free (TmOutput *self);
void tm_output_write (TmOutput *self, const char *data, gssize length);
gboolean tm_output_close (TmOutput *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmOutput, tm_output_free)

G_END_DECLS
