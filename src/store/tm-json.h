/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "tm-store-error.h"

G_BEGIN_DECLS

/**
 * TM_JSON_MAX_SIZE:
 *
 * The largest JSON document that is read, in bytes: 64 MiB.
 */
#define TM_JSON_MAX_SIZE (64u << 20)

/**
 * TM_JSON_MAX_DEPTH:
 *
 * How deep arrays and objects may lie in one another.
 */
#define TM_JSON_MAX_DEPTH 32

/**
 * TM_JSON_MAX_VALUES:
 *
 * How many values one document may have.
 */
#define TM_JSON_MAX_VALUES (24u << 20)

JsonNode *tm_json_load (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *tm_json_parse (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

/* Where in a document a value lies: "moves[12].params.card". */
typedef struct
{
  const char *name;
  GString *path;
} TmJsonPlace;

void tm_json_place_init (TmJsonPlace *self, const char *name);
void tm_json_place_clear (TmJsonPlace *self);
gsize tm_json_place_enter (TmJsonPlace *self, const char *member);
gsize tm_json_place_enter_index (TmJsonPlace *self, guint index);
void tm_json_place_leave (TmJsonPlace *self, gsize length);
gboolean tm_json_place_fail (const TmJsonPlace *self, GError **error, const char *format, ...)
    G_GNUC_PRINTF (3, 4);
gboolean tm_json_place_prefix (const TmJsonPlace *self, GError **error);

/* Typed access. Each gives FALSE and an error that names the place if the value is of another
 * type. A missing member is the fallback, or an error if the member is required. */
gboolean tm_json_check_members (JsonObject *object,
                                TmJsonPlace *place,
                                const char *const *known,
                                GError **error);
gboolean tm_json_get_object (JsonNode *node, TmJsonPlace *place, JsonObject **out, GError **error);
gboolean tm_json_get_array (JsonNode *node, TmJsonPlace *place, JsonArray **out, GError **error);
gboolean tm_json_get_string (JsonNode *node, TmJsonPlace *place, const char **out, GError **error);
gboolean tm_json_get_flag (JsonNode *node, TmJsonPlace *place, gboolean *out, GError **error);
gboolean tm_json_get_number (
    JsonNode *node, TmJsonPlace *place, gint64 min, gint64 max, gint64 *out, GError **error);
gboolean tm_json_read_short (JsonObject *object,
                             const char *member,
                             gsize max_length,
                             TmJsonPlace *place,
                             const char **out,
                             GError **error);
gboolean tm_json_read_time (JsonObject *object, TmJsonPlace *place, gint64 *out, GError **error);
GVariant *
tm_json_dup_variant (JsonNode *node, TmJsonPlace *place, GError **error) G_GNUC_WARN_UNUSED_RESULT;
GVariant *
tm_json_dup_outcome (JsonNode *node, TmJsonPlace *place, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing */
char *tm_json_dup_time (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *tm_json_new_from_variant (GVariant *value) G_GNUC_WARN_UNUSED_RESULT;
void tm_json_append (GString *out, JsonNode *node);
void tm_json_append_string (GString *out, const char *string);

G_END_DECLS
