/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TM_QR_QUIET:
 *
 * How wide the empty border is that cameras need, in modules.
 */
#define TM_QR_QUIET 4

GBytes *tm_qr_encode (const char *text, guint *n_modules) G_GNUC_WARN_UNUSED_RESULT;

#define TM_TYPE_QR_CODE (tm_qr_code_get_type ())
G_DECLARE_FINAL_TYPE (TmQrCode, tm_qr_code, TM, QR_CODE, GtkWidget)

GtkWidget *tm_qr_code_new (const char *text);

gboolean tm_qr_code_is_drawn (TmQrCode *self);
guint tm_qr_code_get_n_modules (TmQrCode *self);

G_END_DECLS
