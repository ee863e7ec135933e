/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-bag-body.h"
#include "tm-keep.h"

static void
insert_kinds (GVariantDict *body, const TmBag *bag)
{
  g_auto (GVariantBuilder) names = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));
  g_auto (GVariantBuilder) counts = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));
  g_auto (GVariantBuilder) gone = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));
  g_auto (GVariantBuilder) wanted = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));

  for (guint i = 0; i < tm_bag_get_n_kinds (bag); i++)
    {
      const TmBagKind *kind = tm_bag_get_kind (bag, i);

      g_variant_builder_add (&names, "s", kind->name);
      g_variant_builder_add (&counts, "i", (gint32) kind->count);
      g_variant_builder_add (&gone, "i", (gint32) kind->gone);
      g_variant_builder_add (&wanted, "i", (gint32) (kind->is_wanted != FALSE));
    }
  g_variant_dict_insert_value (body, "names", g_variant_builder_end (&names));
  g_variant_dict_insert_value (body, "counts", g_variant_builder_end (&counts));
  g_variant_dict_insert_value (body, "gone", g_variant_builder_end (&gone));
  g_variant_dict_insert_value (body, "wanted", g_variant_builder_end (&wanted));
}

static void
insert_drawn (GVariantDict *body, const TmBag *bag)
{
  g_auto (GVariantBuilder) drawn = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));
  g_auto (GVariantBuilder) back = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));

  for (guint i = 0; i < tm_bag_get_n_drawn (bag); i++)
    {
      TmBagThing thing = tm_bag_get_drawn (bag, i);

      g_variant_builder_add (&drawn, "i", (gint32) thing.kind);
      g_variant_builder_add (&back, "i", (gint32) (thing.is_back != FALSE));
    }
  g_variant_dict_insert_value (body, "drawn", g_variant_builder_end (&drawn));
  g_variant_dict_insert_value (body, "back", g_variant_builder_end (&back));
  g_variant_dict_insert (body, "replacing", "i", (gint32) (tm_bag_is_replacing (bag) != FALSE));
}

/**
 * tm_bag_create_body:
 * @self: a bag
 *
 * Makes what is kept of a bag: of each kind its name, how many there are and have gone, and whether
 * it is wanted; then the kinds of the things that were drawn, the oldest first.
 *
 * Returns: (transfer floating): the body of a template, `a{sv}`
 */
GVariant *
tm_bag_create_body (const TmBag *self)
{
  g_auto (GVariantDict) body = G_VARIANT_DICT_INIT (NULL);

  insert_kinds (&body, self);
  insert_drawn (&body, self);

  return g_variant_dict_end (&body);
}

static void
read_kinds (TmBag *bag, GVariant *body)
{
  gint64 counts[TM_BAG_MAX_KINDS];
  gint64 gone[TM_BAG_MAX_KINDS];
  gint64 wanted[TM_BAG_MAX_KINDS];
  g_auto (GStrv) names = tm_keep_dup_texts (body, "names");
  guint n_counts = tm_keep_read_numbers (body, "counts", counts, TM_BAG_MAX_KINDS);
  guint n_gone = tm_keep_read_numbers (body, "gone", gone, TM_BAG_MAX_KINDS);
  guint n_wanted = tm_keep_read_numbers (body, "wanted", wanted, TM_BAG_MAX_KINDS);

  for (guint i = 0; i < n_counts && names[i] != NULL; i++)
    {
      TmBagKind kind = { 0 };

      tm_bag_add_kind (bag, names[i], (guint) CLAMP (counts[i], 0, TM_BAG_MAX_COUNT));
      kind = *tm_bag_get_kind (bag, i);
      kind.gone = i < n_gone ? (guint) CLAMP (gone[i], 0, TM_BAG_MAX_COUNT) : 0;
      kind.is_wanted = i < n_wanted && wanted[i] != 0;
      tm_bag_set_kind (bag, i, &kind);
    }
}

static void
read_drawn (TmBag *bag, GVariant *body)
{
  gint64 drawn[TM_BAG_MAX_DRAWN];
  gint64 back[TM_BAG_MAX_DRAWN];
  guint n_drawn = tm_keep_read_numbers (body, "drawn", drawn, TM_BAG_MAX_DRAWN);
  guint n_back = tm_keep_read_numbers (body, "back", back, TM_BAG_MAX_DRAWN);

  for (guint i = 0; i < n_drawn; i++)
    if (drawn[i] >= 0 && drawn[i] < TM_BAG_MAX_KINDS)
      tm_bag_add_drawn (bag, (guint) drawn[i], i < n_back && back[i] != 0);
}

/**
 * tm_bag_new_from_body:
 * @body: what a template holds, `a{sv}`
 *
 * Makes a bag as it was kept, leaving out whatever cannot be.
 *
 * Returns: (transfer full): the bag, possibly without any kinds
 */
TmBag *
tm_bag_new_from_body (GVariant *body)
{
  TmBag *bag = tm_bag_new ();

  read_kinds (bag, body);
  read_drawn (bag, body);
  tm_bag_set_replacing (bag, tm_keep_get_number (body, "replacing", 0) != 0);

  return bag;
}
