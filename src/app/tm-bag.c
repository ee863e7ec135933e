/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-bag.h"

struct _TmBag
{
  GArray *kinds; /* of TmBagKind */
  GArray *drawn; /* of TmBagThing, the oldest first */
  gboolean is_replacing;
};

static void
clear_kind (TmBagKind *kind)
{
  g_free (kind->name);
}

static TmBagKind *
kind_at (const TmBag *self, guint index)
{
  g_assert (index < self->kinds->len);

  return &g_array_index (self->kinds, TmBagKind, index);
}

static TmBagThing *
thing_at (const TmBag *self, guint index)
{
  g_assert (index < self->drawn->len);

  return &g_array_index (self->drawn, TmBagThing, index);
}

/**
 * tm_bag_new:
 *
 * Makes a bag without anything in it.
 *
 * Returns: (transfer full): the bag
 */
TmBag *
tm_bag_new (void)
{
  TmBag *self = g_new0 (TmBag, 1);

  self->kinds = g_array_new (FALSE, TRUE, sizeof (TmBagKind));
  g_array_set_clear_func (self->kinds, (GDestroyNotify) clear_kind);
  self->drawn = g_array_new (FALSE, TRUE, sizeof (TmBagThing));

  return self;
}

/**
 * tm_bag_copy:
 * @self: a bag
 *
 * Makes another bag like it, with the same things drawn.
 *
 * Returns: (transfer full): the other bag
 */
TmBag *
tm_bag_copy (const TmBag *self)
{
  TmBag *copy = tm_bag_new ();

  g_return_val_if_fail (self != NULL, copy);

  for (guint i = 0; i < self->kinds->len; i++)
    {
      TmBagKind kind = *kind_at (self, i);

      kind.name = g_strdup (kind.name);
      g_array_append_val (copy->kinds, kind);
    }
  if (self->drawn->len > 0)
    g_array_append_vals (copy->drawn, self->drawn->data, self->drawn->len);
  copy->is_replacing = self->is_replacing;

  return copy;
}

/**
 * tm_bag_free:
 * @self: a bag
 *
 * Frees the bag.
 */
void
tm_bag_free (TmBag *self)
{
  g_array_unref (self->kinds);
  g_array_unref (self->drawn);
  g_free (self);
}

/* Kinds */

/**
 * tm_bag_add_kind:
 * @self: a bag
 * @name: what the kind is called, cut off after %TM_BAG_MAX_NAME characters
 * @count: how many there are, no more than %TM_BAG_MAX_COUNT being taken
 *
 * Puts things of another kind into the bag.
 *
 * Returns: %FALSE if there are %TM_BAG_MAX_KINDS already
 */
gboolean
tm_bag_add_kind (TmBag *self, const char *name, guint count)
{
  TmBagKind kind = { .count = MIN (count, TM_BAG_MAX_COUNT) };

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  if (self->kinds->len >= TM_BAG_MAX_KINDS)
    return FALSE;

  kind.name = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), TM_BAG_MAX_NAME));
  g_array_append_val (self->kinds, kind);

  return TRUE;
}

/**
 * tm_bag_remove_kind:
 * @self: a bag
 * @index: one of its kinds
 *
 * Takes a kind away, with what was drawn of it.
 */
void
tm_bag_remove_kind (TmBag *self, guint index)
{
  g_return_if_fail (self != NULL && index < self->kinds->len);

  for (guint i = self->drawn->len; i-- > 0;)
    {
      TmBagThing *thing = thing_at (self, i);

      if (thing->kind == index)
        g_array_remove_index (self->drawn, i);
      else if (thing->kind > index)
        thing->kind--;
    }
  g_array_remove_index (self->kinds, index);
}

/**
 * tm_bag_set_kind:
 * @self: a bag
 * @index: one of its kinds
 * @kind: what it is to be
 *
 * Changes a kind. There are never fewer of it than lie outside, and those have gone.
 */
void
tm_bag_set_kind (TmBag *self, guint index, const TmBagKind *kind)
{
  guint n_outside;
  TmBagKind *changed;

  g_return_if_fail (self != NULL && index < self->kinds->len);
  g_return_if_fail (kind != NULL && kind->name != NULL);

  n_outside = tm_bag_count_outside (self, index);
  changed = kind_at (self, index);
  g_set_str (&changed->name, kind->name);
  changed->count = CLAMP (kind->count, n_outside, TM_BAG_MAX_COUNT);
  changed->gone = CLAMP (kind->gone, n_outside, changed->count);
  changed->is_wanted = kind->is_wanted;
}

/**
 * tm_bag_get_n_kinds:
 * @self: a bag
 *
 * Gets how many kinds of things it has.
 *
 * Returns: the number, at most %TM_BAG_MAX_KINDS
 */
guint
tm_bag_get_n_kinds (const TmBag *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->kinds->len;
}

/**
 * tm_bag_get_kind:
 * @self: a bag
 * @index: one of its kinds
 *
 * Gets a kind.
 *
 * Returns: (transfer none): the kind, as long as the bag does not change
 */
const TmBagKind *
tm_bag_get_kind (const TmBag *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->kinds->len, NULL);

  return kind_at (self, index);
}

/**
 * tm_bag_count_outside:
 * @self: a bag
 * @index: one of its kinds
 *
 * Counts the things of a kind that were drawn and not put back.
 *
 * Returns: the number
 */
guint
tm_bag_count_outside (const TmBag *self, guint index)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->drawn->len; i++)
    n += thing_at (self, i)->kind == index && !thing_at (self, i)->is_back;

  return n;
}

/**
 * tm_bag_count_left:
 * @self: a bag
 *
 * Counts what is in the bag.
 *
 * Returns: the number
 */
guint
tm_bag_count_left (const TmBag *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->kinds->len; i++)
    n += kind_at (self, i)->count - kind_at (self, i)->gone;

  return n;
}

/**
 * tm_bag_is_full:
 * @self: a bag
 *
 * Tells whether nothing was drawn and nothing has left the bag.
 *
 * Returns: %TRUE if it is full
 */
gboolean
tm_bag_is_full (const TmBag *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  for (guint i = 0; i < self->kinds->len; i++)
    if (kind_at (self, i)->gone > 0)
      return FALSE;

  return self->drawn->len == 0;
}

/**
 * tm_bag_set_replacing:
 * @self: a bag
 * @is_replacing: whether each thing is put back at once from now on, before the next is drawn
 *
 * Sets how is drawn.
 */
void
tm_bag_set_replacing (TmBag *self, gboolean is_replacing)
{
  g_return_if_fail (self != NULL);

  self->is_replacing = is_replacing;
}

/**
 * tm_bag_is_replacing:
 * @self: a bag
 *
 * Tells how is drawn.
 *
 * Returns: %TRUE if each thing is put back at once
 */
gboolean
tm_bag_is_replacing (const TmBag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_replacing;
}

/* Drawing */

/* What is in the bag again need not be remembered: the oldest of it makes room. */
static gboolean
make_room (TmBag *self, guint n_things)
{
  guint n_kept = 0;

  for (guint i = 0; i < self->drawn->len; i++)
    n_kept += !thing_at (self, i)->is_back;
  if (n_things > TM_BAG_MAX_DRAWN - n_kept)
    return FALSE;

  for (guint i = 0; self->drawn->len + n_things > TM_BAG_MAX_DRAWN;)
    {
      if (thing_at (self, i)->is_back)
        g_array_remove_index (self->drawn, i);
      else
        i++;
    }

  return TRUE;
}

/* The kind of a thing, if all that is left lay in a row, kind after kind. */
static guint
find_kind (const TmBag *self, guint place)
{
  for (guint i = 0; i < self->kinds->len; i++)
    {
      guint n_left = kind_at (self, i)->count - kind_at (self, i)->gone;

      if (place < n_left)
        return i;
      place -= n_left;
    }
  g_assert_not_reached ();
}

/**
 * tm_bag_draw:
 * @self: a bag
 * @random: the chance, at the beginning of a draw
 * @n_things: how many are to be drawn, one after the other
 *
 * Draws things, each of which is as likely as any other that is left. Draws all of them or none.
 *
 * Returns: %FALSE if so many are not left, or would have to be remembered
 */
gboolean
tm_bag_draw (TmBag *self, TmRandom *random, guint n_things)
{
  guint n_left;

  g_return_val_if_fail (self != NULL && random != NULL, FALSE);

  n_left = tm_bag_count_left (self);
  if (n_left < (self->is_replacing ? MIN (n_things, 1) : n_things) || !make_room (self, n_things))
    return FALSE;

  for (guint i = 0; i < n_things; i++)
    {
      TmBagThing thing = { find_kind (self, tm_random_below (random, n_left)), self->is_replacing };

      g_array_append_val (self->drawn, thing);
      if (!self->is_replacing)
        {
          kind_at (self, thing.kind)->gone++;
          n_left--;
        }
    }

  return TRUE;
}

/**
 * tm_bag_add_drawn:
 * @self: a bag
 * @kind: a number that may be one of its kinds
 * @is_back: whether it was put back at once
 *
 * Remembers a thing that was drawn before: one of those that have gone, unless it was put back.
 *
 * Returns: %FALSE if it cannot have been so
 */
gboolean
tm_bag_add_drawn (TmBag *self, guint kind, gboolean is_back)
{
  TmBagThing thing = { kind, is_back };

  g_return_val_if_fail (self != NULL, FALSE);

  if (kind >= self->kinds->len || self->drawn->len >= TM_BAG_MAX_DRAWN)
    return FALSE;
  if (!is_back && tm_bag_count_outside (self, kind) >= kind_at (self, kind)->gone)
    return FALSE;

  g_array_append_val (self->drawn, thing);

  return TRUE;
}

/**
 * tm_bag_get_n_drawn:
 * @self: a bag
 *
 * Gets how many things were drawn and are remembered.
 *
 * Returns: the number, at most %TM_BAG_MAX_DRAWN
 */
guint
tm_bag_get_n_drawn (const TmBag *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->drawn->len;
}

/**
 * tm_bag_get_drawn:
 * @self: a bag
 * @index: which of the things that were drawn, the oldest being 0
 *
 * Gets a thing that was drawn.
 *
 * Returns: the thing
 */
TmBagThing
tm_bag_get_drawn (const TmBag *self, guint index)
{
  return *thing_at (self, index);
}

/**
 * tm_bag_put_back:
 * @self: a bag
 * @index: which of the things that were drawn, the oldest being 0
 *
 * Puts a thing back into the bag; one that is there again is merely forgotten.
 */
void
tm_bag_put_back (TmBag *self, guint index)
{
  TmBagThing thing;

  g_return_if_fail (self != NULL && index < self->drawn->len);

  thing = *thing_at (self, index);
  if (!thing.is_back)
    kind_at (self, thing.kind)->gone--;
  g_array_remove_index (self->drawn, index);
}

/**
 * tm_bag_put_all_back:
 * @self: a bag
 *
 * Puts everything back, and forgets what was drawn.
 */
void
tm_bag_put_all_back (TmBag *self)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->drawn, 0);
  for (guint i = 0; i < self->kinds->len; i++)
    kind_at (self, i)->gone = 0;
}
