/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"
#include "store/tm-template.h"

G_BEGIN_DECLS

/**
 * TmKeep:
 *
 * The templates of one kind, in the order of their names. What is put here is at once in the list
 * and is saved by and by.
 */
typedef struct _TmKeep TmKeep;

TmKeep *tm_keep_new (const char *kind) G_GNUC_WARN_UNUSED_RESULT;
void tm_keep_free (TmKeep *self);

guint tm_keep_get_n (const TmKeep *self);
const TmTemplate *tm_keep_get (const TmKeep *self, guint index);
int tm_keep_find (const TmKeep *self, const char *uuid);
guint tm_keep_put (TmKeep *self, const char *uuid, const char *name, GVariant *body);
void tm_keep_delete (TmKeep *self, guint index);
char *tm_keep_dup_free_name (const TmKeep *self, const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* What a body holds, be it written here or read from a file. */
gint64 tm_keep_get_number (GVariant *body, const char *key, gint64 otherwise);
char *tm_keep_dup_text (GVariant *body, const char *key) G_GNUC_WARN_UNUSED_RESULT;
GStrv tm_keep_dup_texts (GVariant *body, const char *key) G_GNUC_WARN_UNUSED_RESULT;
guint tm_keep_read_numbers (GVariant *body, const char *key, gint64 *numbers, guint max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmKeep, tm_keep_free)

G_END_DECLS
