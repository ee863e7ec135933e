/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-application.h"
#include "tm-keep.h"

struct _TmKeep
{
  char *kind;
  GPtrArray *templates; /* of TmTemplate */
};

static TmArchive *
get_archive (void)
{
  return tm_application_get_archive (tm_application_get ());
}

static int
compare_names (gconstpointer one, gconstpointer other)
{
  const TmTemplate *first = *(const TmTemplate *const *) one;
  const TmTemplate *second = *(const TmTemplate *const *) other;

  return g_utf8_collate (first->name, second->name);
}

/**
 * tm_keep_new:
 * @kind: what the templates are for: "sheet", "dice", "counters" or "bag"
 *
 * Lists what is kept.
 *
 * Returns: (transfer full): the list, empty if nothing can be read
 */
TmKeep *
tm_keep_new (const char *kind)
{
  TmKeep *self = g_new0 (TmKeep, 1);

  self->kind = g_strdup (kind);
  self->templates = tm_archive_list_templates (get_archive (), kind, NULL);
  if (self->templates == NULL)
    self->templates = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_template_free);
  g_ptr_array_sort (self->templates, compare_names);

  return self;
}

/**
 * tm_keep_free:
 * @self: the list
 *
 * Frees the list; what is kept stays.
 */
void
tm_keep_free (TmKeep *self)
{
  g_ptr_array_unref (self->templates);
  g_free (self->kind);
  g_free (self);
}

/**
 * tm_keep_get_n:
 * @self: the list
 *
 * Gets how many templates there are.
 *
 * Returns: the number
 */
guint
tm_keep_get_n (const TmKeep *self)
{
  return self->templates->len;
}

/**
 * tm_keep_get:
 * @self: the list
 * @index: a place in it
 *
 * Gets a template.
 *
 * Returns: (transfer none): the template, as long as the list does not change
 */
const TmTemplate *
tm_keep_get (const TmKeep *self, guint index)
{
  g_return_val_if_fail (index < self->templates->len, NULL);

  return g_ptr_array_index (self->templates, index);
}

/**
 * tm_keep_find:
 * @self: the list
 * @uuid: (nullable): the identifier of a template
 *
 * Finds a template.
 *
 * Returns: its place; -1 if it is not in the list
 */
int
tm_keep_find (const TmKeep *self, const char *uuid)
{
  for (guint i = 0; uuid != NULL && i < self->templates->len; i++)
    if (g_strcmp0 (tm_keep_get (self, i)->uuid, uuid) == 0)
      return (int) i;

  return -1;
}

/**
 * tm_keep_put:
 * @self: the list
 * @uuid: (nullable): the identifier of the template to replace; %NULL for a new one
 * @name: its name, not empty
 * @body: (transfer floating): what it holds, `a{sv}`
 *
 * Keeps a template.
 *
 * Returns: its place in the list
 */
guint
tm_keep_put (TmKeep *self, const char *uuid, const char *name, GVariant *body)
{
  TmTemplate *kept = tm_template_new (self->kind, name, body);
  int before = tm_keep_find (self, uuid);

  g_free (kept->uuid);
  kept->uuid = uuid != NULL ? g_strdup (uuid) : g_uuid_string_random ();
  g_free (tm_archive_put_template (get_archive (), kept));
  if (before >= 0)
    g_ptr_array_remove_index (self->templates, (guint) before);
  g_ptr_array_add (self->templates, kept);
  g_ptr_array_sort (self->templates, compare_names);

  return (guint) tm_keep_find (self, kept->uuid);
}

/**
 * tm_keep_delete:
 * @self: the list
 * @index: a place in it
 *
 * Deletes a template.
 */
void
tm_keep_delete (TmKeep *self, guint index)
{
  g_return_if_fail (index < self->templates->len);

  tm_archive_delete_template (get_archive (), tm_keep_get (self, index)->uuid);
  g_ptr_array_remove_index (self->templates, index);
}

static gboolean
is_taken (const TmKeep *self, const char *name)
{
  for (guint i = 0; i < self->templates->len; i++)
    if (g_str_equal (tm_keep_get (self, i)->name, name))
      return TRUE;

  return FALSE;
}

/**
 * tm_keep_dup_free_name:
 * @self: the list
 * @name: a name
 *
 * Makes a name that no template has yet, by numbering it if need be.
 *
 * Returns: (transfer full): the name
 */
char *
tm_keep_dup_free_name (const TmKeep *self, const char *name)
{
  g_autofree char *numbered = g_strdup (name);

  for (guint number = 2; is_taken (self, numbered); number++)
    {
      g_free (numbered);
      /* Translators: the second and further things of one name: "Dice 2" */
      numbered = g_strdup_printf (C_ ("numbered name", "%s %u"), name, number);
    }

  return g_steal_pointer (&numbered);
}

/* Reading bodies */

/* Whatever whole number it is. */
static gboolean
read_number (GVariant *value, gint64 *number)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    *number = g_variant_get_int64 (value);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT32))
    *number = g_variant_get_int32 (value);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    *number = g_variant_get_uint32 (value);
  else
    return FALSE;

  return TRUE;
}

/**
 * tm_keep_get_number:
 * @body: what a template holds
 * @key: what the number is for
 * @otherwise: what it is if the body has no such number
 *
 * Reads a number.
 *
 * Returns: the number
 */
gint64
tm_keep_get_number (GVariant *body, const char *key, gint64 otherwise)
{
  g_autoptr (GVariant) value = g_variant_lookup_value (body, key, NULL);
  gint64 number = otherwise;

  return value != NULL && read_number (value, &number) ? number : otherwise;
}

/**
 * tm_keep_dup_text:
 * @body: what a template holds
 * @key: what the text is for
 *
 * Reads a text.
 *
 * Returns: (transfer full): the text, "" if there is none
 */
char *
tm_keep_dup_text (GVariant *body, const char *key)
{
  g_autoptr (GVariant) value = g_variant_lookup_value (body, key, G_VARIANT_TYPE_STRING);

  return value != NULL ? g_variant_dup_string (value, NULL) : g_strdup ("");
}

/**
 * tm_keep_dup_texts:
 * @body: what a template holds
 * @key: what the texts are for
 *
 * Reads a list of texts.
 *
 * Returns: (transfer full): the texts, none if there is no such list
 */
GStrv
tm_keep_dup_texts (GVariant *body, const char *key)
{
  g_autoptr (GVariant) value = g_variant_lookup_value (body, key, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gsize n_texts
      = value != NULL && g_variant_is_container (value) ? g_variant_n_children (value) : 0;

  for (gsize i = 0; i < n_texts; i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) text = g_variant_is_of_type (child, G_VARIANT_TYPE_VARIANT)
                                      ? g_variant_get_variant (child)
                                      : g_variant_ref (child);

      if (g_variant_is_of_type (text, G_VARIANT_TYPE_STRING))
        g_strv_builder_add (builder, g_variant_get_string (text, NULL));
    }

  return g_strv_builder_end (builder);
}

/**
 * tm_keep_read_numbers:
 * @body: what a template holds
 * @key: what the numbers are for
 * @numbers: (array length=max) (out): where to put them
 * @max: how many there may be
 *
 * Reads a list of numbers.
 *
 * Returns: how many there are, at most @max
 */
guint
tm_keep_read_numbers (GVariant *body, const char *key, gint64 *numbers, guint max)
{
  g_autoptr (GVariant) value = g_variant_lookup_value (body, key, NULL);
  gsize n_children
      = value != NULL && g_variant_is_container (value) ? g_variant_n_children (value) : 0;
  guint n = 0;

  for (gsize i = 0; i < n_children && n < max; i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) number = g_variant_is_of_type (child, G_VARIANT_TYPE_VARIANT)
                                        ? g_variant_get_variant (child)
                                        : g_variant_ref (child);

      n += read_number (number, &numbers[n]);
    }

  return n;
}
