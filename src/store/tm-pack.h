/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* Moves as bytes. Numbers are written seven bits at a time, least first, so that the small ones
 * that fill a journal take one byte each; signed numbers fold their sign into the lowest bit. */

/**
 * TmUnpack:
 *
 * A place in packed bytes. Once something did not fit, @is_bad stays set and every further number
 * is 0, so that a reader may look at it once, at the end.
 */
typedef struct
{
  const guint8 *at;
  const guint8 *end;
  gboolean is_bad;
} TmUnpack;

void tm_pack_unsigned (GByteArray *out, guint64 number);
void tm_pack_signed (GByteArray *out, gint64 number);
void tm_pack_string (GByteArray *out, const char *string);
void tm_pack_args (GByteArray *out, const TmArgs *args);
void tm_pack_changes (GByteArray *out, const TmChange *changes, guint n_changes);
void tm_pack_text (GByteArray *out, const TmText *text, const TmBox *box);

void tm_unpack_init (TmUnpack *self, gconstpointer data, gsize length);
guint64 tm_unpack_unsigned (TmUnpack *self);
gint64 tm_unpack_signed (TmUnpack *self);
char *tm_unpack_dup_string (TmUnpack *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_unpack_args (TmUnpack *self, TmArgs *args);
gboolean tm_unpack_changes (TmUnpack *self, GArray *changes);
char *tm_unpack_dup_text (TmUnpack *self, TmBox *box) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
