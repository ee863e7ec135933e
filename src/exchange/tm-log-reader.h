/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-json.h"
#include "tm-play-log.h"

G_BEGIN_DECLS

/**
 * TmLogReader:
 * @log: what was read so far, notices included
 * @place: where the reader stands
 * @left_out: (element-type utf8): paths of members that have no place in the log
 *
 * Reads a JSON document of another program into a log. What is not as expected costs no more than
 * itself: the member is taken as missing, and a notice says so.
 */
typedef struct
{
  TmPlayLog *log;
  TmJsonPlace place;
  GHashTable *left_out;
} TmLogReader;

JsonNode *tm_log_reader_parse (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

void tm_log_reader_init (TmLogReader *self, const char *name);
TmPlayLog *tm_log_reader_end (TmLogReader *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_log_reader_clear (TmLogReader *self);

char *tm_log_reader_dup_line (TmLogReader *self, JsonObject *object, const char *member)
    G_GNUC_WARN_UNUSED_RESULT;
char *tm_log_reader_dup_comment (TmLogReader *self, JsonObject *object, const char *member)
    G_GNUC_WARN_UNUSED_RESULT;
char *
tm_log_reader_dup_uuid (TmLogReader *self, JsonObject *object, const char *member, const char *kind)
    G_GNUC_WARN_UNUSED_RESULT;
gint64 tm_log_reader_get_number (
    TmLogReader *self, JsonObject *object, const char *member, gint64 min, gint64 max);
gboolean tm_log_reader_get_flag (TmLogReader *self,
                                 JsonObject *object,
                                 const char *member,
                                 gboolean fallback);
void tm_log_reader_leave_out (TmLogReader *self,
                              JsonObject *object,
                              const char *path,
                              const char *const *members);
void tm_log_reader_notice (TmLogReader *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
