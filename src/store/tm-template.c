/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-template.h"

#include "config.h"

#include "tm-gone.h"
#include "tm-json.h"
#include "tm-stamp.h"
#include "tm-store-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FORMAT "tablemate-template"
#define FORMAT_VERSION 1

static const char *const kinds[] = { "sheet", "dice", "counters", "bag", NULL };

/**
 * tm_template_new:
 * @kind: what it is for
 * @name: name
 * @body: what it holds; a floating reference is taken
 *
 * Makes a template that is not saved yet.
 *
 * Returns: (transfer full): the template
 */
TmTemplate *
tm_template_new (const char *kind, const char *name, GVariant *body)
{
  TmTemplate *self = g_new0 (TmTemplate, 1);

  g_return_val_if_fail (g_variant_is_of_type (body, G_VARIANT_TYPE_VARDICT), NULL);

  self->kind = g_strdup (kind);
  self->name = g_strdup (name);
  self->body = g_variant_ref_sink (body);
  return self;
}

TmTemplate *
tm_template_copy (const TmTemplate *self)
{
  TmTemplate *copy = tm_template_new (self->kind, self->name, self->body);

  copy->uuid = g_strdup (self->uuid);
  copy->changed = self->changed;
  return copy;
}

void
tm_template_free (TmTemplate *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->kind);
  g_free (self->name);
  g_clear_pointer (&self->body, g_variant_unref);
  g_free (self);
}

/* The database */

static GVariant *
parse_body (const char *text)
{
  g_autoptr (JsonNode) node
      = text != NULL ? tm_json_parse ("template", text, strlen (text), NULL) : NULL;
  GVariant *body = NULL;
  TmJsonPlace place;

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    {
      tm_json_place_init (&place, "template");
      body = tm_json_dup_variant (node, &place, NULL);
      tm_json_place_clear (&place);
    }
  return body;
}

/**
 * tm_template_list:
 * @database: a connection
 * @kind: (nullable): only templates for this; %NULL: all
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists templates by their names. One that cannot be understood is left out.
 *
 * Returns: (transfer full) (element-type TmTemplate) (nullable): the templates; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_template_list (TmDatabase *database, const char *kind, GError **error)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_template_free);
  sqlite3_stmt *row = tm_database_query (database, error,
                                         "SELECT uuid, kind, name, changed, body FROM templates"
                                         " WHERE kind = coalesce (?, kind) ORDER BY name, uuid",
                                         "t", kind);
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      g_autoptr (GVariant) body = parse_body (tm_column_text (row, 4));
      TmTemplate *template;

      if (body == NULL || tm_column_text (row, 1) == NULL || tm_column_text (row, 2) == NULL)
        continue;
      template = tm_template_new (tm_column_text (row, 1), tm_column_text (row, 2), body);
      template->uuid = tm_column_dup_text (row, 0);
      template->changed = sqlite3_column_int64 (row, 3);
      g_ptr_array_add (list, template);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&list) : NULL;
}

static char *
dup_body (GVariant *body)
{
  g_autoptr (JsonNode) node = tm_json_new_from_variant (body);

  return json_to_string (node, FALSE);
}

/**
 * tm_template_write:
 * @database: a connection inside a transaction
 * @self: a template with an identifier; if it does not say when it was changed, that is now
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Saves a template: a new one, or what was changed of one that is there.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_template_write (TmDatabase *database, const TmTemplate *self, GError **error)
{
  g_autofree char *body = dup_body (self->body);
  gint64 changed = self->changed;

  g_return_val_if_fail (self->uuid != NULL, FALSE);

  return (changed != 0 || tm_gone_find_stamp (database, "templates", self->uuid, &changed, error))
         && tm_gone_forget (database, self->uuid, error)
         && tm_database_run (database, error,
                             "INSERT INTO templates (uuid, kind, name, changed, body)"
                             " VALUES (?, ?, ?, ?, ?) ON CONFLICT (uuid) DO UPDATE SET"
                             " kind = excluded.kind, name = excluded.name,"
                             " changed = excluded.changed, body = excluded.body",
                             "tttit", self->uuid, self->kind, self->name, changed, body);
}

/**
 * tm_template_delete:
 * @database: a connection inside a transaction
 * @uuid: identifier of a template
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Deletes a template.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_template_delete (TmDatabase *database, const char *uuid, GError **error)
{
  return tm_gone_remember (database, "templates", uuid, error)
         && tm_database_run (database, error, "DELETE FROM templates WHERE uuid = ?", "t", uuid);
}

/* Files */

/**
 * tm_template_dup_text:
 * @self: a template
 *
 * Writes a template as a JSON document, for another table.
 *
 * Returns: (transfer full): the document
 */
char *
tm_template_dup_text (const TmTemplate *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_string_value (builder, FORMAT);
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, FORMAT_VERSION);
  json_builder_set_member_name (builder, "kind");
  json_builder_add_string_value (builder, self->kind);
  json_builder_set_member_name (builder, "name");
  json_builder_add_string_value (builder, self->name);
  json_builder_set_member_name (builder, "body");
  json_builder_add_value (builder, tm_json_new_from_variant (self->body));
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, TRUE);
}

static gboolean
check_head (JsonObject *object, TmJsonPlace *place, GError **error)
{
  const char *format;
  JsonNode *version = json_object_get_member (object, "version");
  gint64 number;
  gsize length;

  if (!tm_json_read_short (object, "format", TM_TEMPLATE_MAX_NAME, place, &format, error))
    return FALSE;
  if (g_strcmp0 (format, FORMAT) != 0)
    return tm_json_place_fail (place, error, _ ("this is no template; accepted: format “%s”"),
                               FORMAT);
  length = tm_json_place_enter (place, "version");
  if (version == NULL)
    return tm_json_place_fail (place, error, _ ("it is missing; accepted: %d"), FORMAT_VERSION);
  if (!tm_json_get_number (version, place, 1, FORMAT_VERSION, &number, error))
    return FALSE;
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_word (
    JsonObject *object, const char *member, TmJsonPlace *place, const char **out, GError **error)
{
  if (!tm_json_read_short (object, member, TM_TEMPLATE_MAX_NAME, place, out, error))
    return FALSE;
  if (*out != NULL && **out != '\0')
    return TRUE;
  tm_json_place_enter (place, member);
  return tm_json_place_fail (place, error, _ ("it is missing"));
}

static TmTemplate *
read_template (JsonObject *object, TmJsonPlace *place, GError **error)
{
  static const char *const known[]
      = { "$schema", "format", "version", "kind", "name", "body", NULL };
  JsonNode *node = json_object_get_member (object, "body");
  g_autoptr (GVariant) body = NULL;
  JsonObject *content;
  const char *kind;
  const char *name;

  if (!check_head (object, place, error) || !tm_json_check_members (object, place, known, error)
      || !read_word (object, "kind", place, &kind, error)
      || !read_word (object, "name", place, &name, error))
    return NULL;
  if (!g_strv_contains (kinds, kind))
    {
      g_autofree char *accepted = g_strjoinv (", ", (char **) kinds);
      tm_json_place_enter (place, "kind");
      tm_json_place_fail (place, error, _ ("“%s” is unknown; accepted: %s"), kind, accepted);
      return NULL;
    }
  tm_json_place_enter (place, "body");
  if (node == NULL)
    {
      tm_json_place_fail (place, error, _ ("it is missing"));
      return NULL;
    }
  if (!tm_json_get_object (node, place, &content, error))
    return NULL;
  body = tm_json_dup_variant (node, place, error);
  return body != NULL ? tm_template_new (kind, name, body) : NULL;
}

/**
 * tm_template_parse:
 * @name: what to call the document in errors
 * @data: a JSON document
 * @length: how many bytes
 * @error: return location for an error in %TM_STORE_ERROR that says where it is wrong
 *
 * Reads a template. What its body means is for those to check who use it.
 *
 * Returns: (transfer full) (nullable): the template, without an identifier
 */
TmTemplate *
tm_template_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (JsonNode) root = tm_json_parse (name, data, length, error);
  TmTemplate *template = NULL;
  JsonObject *object;
  TmJsonPlace place;

  if (root == NULL)
    return NULL;
  tm_json_place_init (&place, name);
  if (tm_json_get_object (root, &place, &object, error))
    template = read_template (object, &place, error);
  tm_json_place_clear (&place);
  return template;
}

/**
 * tm_template_load_file:
 * @path: (type filename): a file
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a template from a file.
 *
 * Returns: (transfer full) (nullable): the template, without an identifier
 */
TmTemplate *
tm_template_load_file (const char *path, GError **error)
{
  g_autoptr (JsonNode) root = tm_json_load (path, error);
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *text = root != NULL ? json_to_string (root, FALSE) : NULL;

  return text != NULL ? tm_template_parse (name, text, strlen (text), error) : NULL;
}

/**
 * tm_template_save_file:
 * @self: a template
 * @path: (type filename): the file; replaced as a whole or not at all
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a template into a file.
 *
 * Returns: %FALSE if it could not be written
 */
gboolean
tm_template_save_file (const TmTemplate *self, const char *path, GError **error)
{
  g_autofree char *text = tm_template_dup_text (self);

  return tm_store_write_file (path, text, -1, error);
}
