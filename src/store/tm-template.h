/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/**
 * TM_TEMPLATE_MAX_NAME:
 *
 * How long the name of a template may be, in bytes.
 */
#define TM_TEMPLATE_MAX_NAME 200

/**
 * TmTemplate:
 * @uuid: (nullable): its identifier; %NULL before it is saved for the first time
 * @kind: what it is for: "sheet" (options of the free table), "dice", "counters" or "bag"
 * @name: name, not empty
 * @changed: when it was saved last, microseconds since 1970 UTC; 0 before
 * @body: what it holds, `a{sv}` of flags, numbers, texts and lists of these
 *
 * Something that was made once to be used again.
 */
typedef struct
{
  char *uuid;
  char *kind;
  char *name;
  gint64 changed;
  GVariant *body;
} TmTemplate;

TmTemplate *
tm_template_new (const char *kind, const char *name, GVariant *body) G_GNUC_WARN_UNUSED_RESULT;
TmTemplate *tm_template_copy (const TmTemplate *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_template_free (TmTemplate *self);

GPtrArray *
tm_template_list (TmDatabase *database, const char *kind, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_template_write (TmDatabase *database, const TmTemplate *self, GError **error);
gboolean tm_template_delete (TmDatabase *database, const char *uuid, GError **error);

/* Files */
char *tm_template_dup_text (const TmTemplate *self) G_GNUC_WARN_UNUSED_RESULT;
TmTemplate *tm_template_parse (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmTemplate *tm_template_load_file (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_template_save_file (const TmTemplate *self, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmTemplate, tm_template_free)

G_END_DECLS
