/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-count.h"
#include "tm-keep.h"

#define MAX_KEPT 100

/* The identifiers are style classes, too. */
static const struct
{
  const char *id;
  const char *name;
} roles[] = {
  { "plain", NC_ ("counter color", "Plain") },   { "wound", NC_ ("counter color", "Red") },
  { "treasure", NC_ ("counter color", "Gold") }, { "life", NC_ ("counter color", "Green") },
  { "magic", NC_ ("counter color", "Violet") },  { "stone", NC_ ("counter color", "Gray") },
};

/**
 * tm_count_new:
 * @name: what is counted
 *
 * Makes a counter without limits that begins at 0 and counts by ones.
 *
 * Returns: (transfer full): the counter
 */
TmCount *
tm_count_new (const char *name)
{
  TmCount *self = g_new0 (TmCount, 1);

  self->name = g_strdup (name);
  self->step = 1;
  self->min = -TM_COUNT_LIMIT;
  self->max = TM_COUNT_LIMIT;

  return self;
}

/**
 * tm_count_copy:
 * @self: a counter
 *
 * Copies a counter.
 *
 * Returns: (transfer full): the copy
 */
TmCount *
tm_count_copy (const TmCount *self)
{
  TmCount *copy = g_new0 (TmCount, 1);

  *copy = *self;
  copy->name = g_strdup (self->name);

  return copy;
}

/**
 * tm_count_free:
 * @self: a counter
 *
 * Frees a counter.
 */
void
tm_count_free (TmCount *self)
{
  g_free (self->name);
  g_free (self);
}

/**
 * tm_count_mend:
 * @self: a counter
 *
 * Puts numbers in order that contradict each other: what is beyond a limit stands at it.
 */
void
tm_count_mend (TmCount *self)
{
  self->min = CLAMP (self->min, -TM_COUNT_LIMIT, TM_COUNT_LIMIT);
  self->max = CLAMP (self->max, self->min, TM_COUNT_LIMIT);
  self->step = CLAMP (self->step, 1, TM_COUNT_LIMIT);
  self->start = CLAMP (self->start, self->min, self->max);
  self->value = CLAMP (self->value, self->min, self->max);
  if (self->role >= G_N_ELEMENTS (roles))
    self->role = 0;
}

/**
 * tm_count_get_n_roles:
 *
 * Gets how many colours there are.
 *
 * Returns: the number
 */
guint
tm_count_get_n_roles (void)
{
  return G_N_ELEMENTS (roles);
}

/**
 * tm_count_role_get_id:
 * @role: a colour
 *
 * Gets the identifier of a colour, which is its style class, too.
 *
 * Returns: (transfer none): the identifier
 */
const char *
tm_count_role_get_id (guint role)
{
  g_return_val_if_fail (role < G_N_ELEMENTS (roles), NULL);

  return roles[role].id;
}

/**
 * tm_count_role_get_name:
 * @role: a colour
 *
 * Gets the name of a colour, for people.
 *
 * Returns: (transfer none): the name, translated
 */
const char *
tm_count_role_get_name (guint role)
{
  g_return_val_if_fail (role < G_N_ELEMENTS (roles), NULL);

  return g_dpgettext2 (NULL, "counter color", roles[role].name);
}

/**
 * tm_count_role_find:
 * @id: the identifier of a colour
 *
 * Finds a colour.
 *
 * Returns: the colour; the plain one if there is no such colour
 */
guint
tm_count_role_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (g_strcmp0 (roles[i].id, id) == 0)
      return i;

  return 0;
}

/* What is kept: for each property the list of what it is for each counter. */

static const struct
{
  const char *key;
  gsize offset;
  int otherwise;
} numbers[] = {
  { "starts", G_STRUCT_OFFSET (TmCount, start), 0 },
  { "steps", G_STRUCT_OFFSET (TmCount, step), 1 },
  { "lowest", G_STRUCT_OFFSET (TmCount, min), -TM_COUNT_LIMIT },
  { "highest", G_STRUCT_OFFSET (TmCount, max), TM_COUNT_LIMIT },
  { "values", G_STRUCT_OFFSET (TmCount, value), 0 },
};

static GVariant *
create_numbers (GPtrArray *counts, gsize offset)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));

  for (guint i = 0; i < counts->len; i++)
    g_variant_builder_add (&builder, "i",
                           G_STRUCT_MEMBER (int, g_ptr_array_index (counts, i), offset));

  return g_variant_builder_end (&builder);
}

/**
 * tm_count_create_body:
 * @counts: (element-type TmCount): counters
 *
 * Makes what a template keeps of counters.
 *
 * Returns: (transfer floating): `a{sv}`
 */
GVariant *
tm_count_create_body (GPtrArray *counts)
{
  g_auto (GVariantDict) body = G_VARIANT_DICT_INIT (NULL);
  g_auto (GVariantBuilder) names = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));
  g_auto (GVariantBuilder) colours = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));

  for (guint i = 0; i < counts->len; i++)
    {
      const TmCount *count = g_ptr_array_index (counts, i);

      g_variant_builder_add (&names, "s", count->name);
      g_variant_builder_add (&colours, "s", tm_count_role_get_id (count->role));
    }
  g_variant_dict_insert_value (&body, "names", g_variant_builder_end (&names));
  g_variant_dict_insert_value (&body, "colors", g_variant_builder_end (&colours));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_variant_dict_insert_value (&body, numbers[i].key, create_numbers (counts, numbers[i].offset));

  return g_variant_dict_end (&body);
}

static void
read_numbers (GVariant *body, GPtrArray *counts, guint property)
{
  gint64 read[MAX_KEPT];
  guint n_read = tm_keep_read_numbers (body, numbers[property].key, read, MAX_KEPT);

  for (guint i = 0; i < counts->len; i++)
    G_STRUCT_MEMBER (int, g_ptr_array_index (counts, i), numbers[property].offset)
        = i < n_read ? (int) CLAMP (read[i], -TM_COUNT_LIMIT, TM_COUNT_LIMIT)
                     : numbers[property].otherwise;
}

/**
 * tm_count_read_body:
 * @body: what a template has kept of counters
 *
 * Reads counters, and puts in order what contradicts itself.
 *
 * Returns: (transfer full) (element-type TmCount): the counters
 */
GPtrArray *
tm_count_read_body (GVariant *body)
{
  GPtrArray *counts = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_count_free);
  g_auto (GStrv) names = tm_keep_dup_texts (body, "names");
  g_auto (GStrv) colours = tm_keep_dup_texts (body, "colors");
  guint n_colours = g_strv_length (colours);

  for (guint i = 0; i < MAX_KEPT && names[i] != NULL; i++)
    {
      TmCount *count = tm_count_new (names[i]);

      count->role = i < n_colours ? tm_count_role_find (colours[i]) : 0;
      g_ptr_array_add (counts, count);
    }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    read_numbers (body, counts, i);
  g_ptr_array_foreach (counts, (GFunc) (void (*) (void)) tm_count_mend, NULL);

  return counts;
}
