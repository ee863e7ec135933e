/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-bag-body.h"
#include "tm-draw-bags.h"
#include "tm-draw-choices.h"
#include "tm-keep.h"
#include "tm-standard-deck.h"

#define N_DECKS 2

struct _TmDrawChoices
{
  TmKeep *keep;
  GArray *game_bags; /* of TmDrawBag */
  GPtrArray *used; /* of TmBag, those that are not one's own; nothing until they are used */
};

static void
free_used (gpointer bag)
{
  if (bag != NULL)
    tm_bag_free (bag);
}

/* There is always one, even if nothing is kept yet. */
static guint
count_own (const TmDrawChoices *self)
{
  return MAX (1, tm_keep_get_n (self->keep));
}

/* The bag of a game; %NULL if it is another one. */
static const TmDrawBag *
get_game_bag (const TmDrawChoices *self, guint index)
{
  guint n_own = count_own (self);

  return index >= n_own && index < n_own + self->game_bags->len
             ? &g_array_index (self->game_bags, TmDrawBag, index - n_own)
             : NULL;
}

/* Some faces are words within a sentence; here they stand alone. */
static char *
dup_title (const char *word)
{
  char first[7] = { 0 };
  g_autofree char *upper = NULL;

  if (*word == '\0')
    return g_strdup ("");

  g_utf8_strncpy (first, word, 1);
  upper = g_utf8_strup (first, -1);

  return g_strconcat (upper, g_utf8_next_char (word), NULL);
}

static TmBag *
create_game_bag (const TmDrawBag *game_bag)
{
  TmBag *bag = tm_bag_new ();

  for (guint i = 0; i < game_bag->pieces->n_faces; i++)
    {
      guint count = tm_draw_bag_count (game_bag, i);
      g_autofree char *name = dup_title (tm_word_get (game_bag->pieces->faces[i].name));

      if (count > 0)
        tm_bag_add_kind (bag, name, count);
    }

  return bag;
}

/* Two kinds to begin with, of which one is wanted. */
static TmBag *
create_first_bag (void)
{
  TmBag *bag = tm_bag_new ();
  TmBagKind wanted = { (char *) "", 5, 0, TRUE };

  tm_bag_add_kind (bag, "", 5);
  tm_bag_add_kind (bag, "", 15);
  tm_bag_set_kind (bag, 0, &wanted);

  return bag;
}

static TmBag *
create_own_bag (const TmDrawChoices *self, guint index)
{
  g_autoptr (TmBag) bag = tm_draw_choices_is_kept (self, index)
                              ? tm_bag_new_from_body (tm_keep_get (self->keep, index)->body)
                              : NULL;

  return bag != NULL && tm_bag_get_n_kinds (bag) > 0 ? g_steal_pointer (&bag) : create_first_bag ();
}

/* It stands at the end under its own name. */
static void
leave_out_standard_deck (GArray *bags)
{
  for (guint i = bags->len; i > 0; i--)
    if (g_array_index (bags, TmDrawBag, i - 1).pieces == tm_standard_deck_get_pieces ())
      g_array_remove_index (bags, i - 1);
}

/**
 * tm_draw_choices_new:
 *
 * Finds out what can be drawn from.
 *
 * Returns: (transfer full): the choices
 */
TmDrawChoices *
tm_draw_choices_new (void)
{
  TmDrawChoices *self = g_new0 (TmDrawChoices, 1);

  self->keep = tm_keep_new ("bag");
  self->game_bags = tm_draw_bags_list ();
  leave_out_standard_deck (self->game_bags);
  self->used = g_ptr_array_new_with_free_func (free_used);
  g_ptr_array_set_size (self->used, (int) (self->game_bags->len + N_DECKS));

  return self;
}

/**
 * tm_draw_choices_free:
 * @self: the choices
 *
 * Frees the choices; the own bags are kept.
 */
void
tm_draw_choices_free (TmDrawChoices *self)
{
  tm_keep_free (self->keep);
  g_array_unref (self->game_bags);
  g_ptr_array_unref (self->used);
  g_free (self);
}

/**
 * tm_draw_choices_dup_name:
 * @self: the choices
 * @index: one of them
 *
 * Makes the name of what is drawn from.
 *
 * Returns: (transfer full): the name
 */
char *
tm_draw_choices_dup_name (const TmDrawChoices *self, guint index)
{
  const TmDrawBag *bag = get_game_bag (self, index);

  if (bag != NULL)
    /* Translators: a game and what is drawn from its bag or deck, "Dungeon Roll: Treasure token" */
    return g_strdup_printf (C_ ("bag", "%s: %s"), tm_word_get (bag->game->name),
                            tm_word_get (bag->pieces->name));
  if (tm_draw_choices_is_kept (self, index))
    return g_strdup (tm_keep_get (self->keep, index)->name);
  if (tm_draw_choices_is_own (self, index))
    return g_strdup (_ ("Own bag"));

  return g_strdup (index == count_own (self) + self->game_bags->len ? _ ("52 playing cards")
                                                                    : _ ("54 cards with jokers"));
}

/**
 * tm_draw_choices_create_names:
 * @self: the choices
 *
 * Lists the names of what can be drawn from.
 *
 * Returns: (transfer full): strings
 */
GListModel *
tm_draw_choices_create_names (const TmDrawChoices *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  guint n_choices = count_own (self) + self->used->len;

  for (guint i = 0; i < n_choices; i++)
    gtk_string_list_take (names, tm_draw_choices_dup_name (self, i));

  return G_LIST_MODEL (names);
}

/**
 * tm_draw_choices_is_own:
 * @self: the choices
 * @index: one of them
 *
 * Tells whether a bag is one's own, so that its kinds can be changed.
 *
 * Returns: %TRUE if it is
 */
gboolean
tm_draw_choices_is_own (const TmDrawChoices *self, guint index)
{
  return index < count_own (self);
}

/**
 * tm_draw_choices_is_kept:
 * @self: the choices
 * @index: one of them
 *
 * Tells whether a bag can be deleted.
 *
 * Returns: %TRUE if it is one's own and is kept
 */
gboolean
tm_draw_choices_is_kept (const TmDrawChoices *self, guint index)
{
  return index < tm_keep_get_n (self->keep);
}

/**
 * tm_draw_choices_create_bag:
 * @self: the choices
 * @index: one of them
 *
 * Makes a bag as it was left.
 *
 * Returns: (transfer full): the bag, with at least one kind
 */
TmBag *
tm_draw_choices_create_bag (const TmDrawChoices *self, guint index)
{
  guint n_own = count_own (self);
  const TmDrawBag *game_bag = get_game_bag (self, index);
  const TmBag *used;

  if (tm_draw_choices_is_own (self, index))
    return create_own_bag (self, index);

  g_assert (index - n_own < self->used->len);
  used = g_ptr_array_index (self->used, index - n_own);
  if (used != NULL)
    return tm_bag_copy (used);
  if (game_bag != NULL)
    return create_game_bag (game_bag);

  return tm_standard_deck_new (index - n_own > self->game_bags->len);
}

/**
 * tm_draw_choices_get_symbol:
 * @self: the choices
 * @index: one of them
 * @kind: one of the kinds of its bag
 *
 * Gets the symbol of a kind.
 *
 * Returns: (transfer none) (nullable): its name; %NULL if it has none
 */
const char *
tm_draw_choices_get_symbol (const TmDrawChoices *self, guint index, guint kind)
{
  const TmDrawBag *bag = get_game_bag (self, index);

  for (guint i = 0; bag != NULL && i < bag->pieces->n_faces; i++)
    if (tm_draw_bag_count (bag, i) > 0 && kind-- == 0)
      return bag->pieces->faces[i].symbol;

  return NULL;
}

/**
 * tm_draw_choices_put:
 * @self: the choices
 * @index: one of them
 * @name: what it is called, which matters only if it is one's own
 * @bag: its bag as it is now
 *
 * Keeps what became of a bag.
 *
 * Returns: where it is now
 */
guint
tm_draw_choices_put (TmDrawChoices *self, guint index, const char *name, const TmBag *bag)
{
  guint n_own = count_own (self);
  g_autofree char *uuid = NULL;

  if (tm_draw_choices_is_own (self, index))
    {
      if (tm_draw_choices_is_kept (self, index))
        uuid = g_strdup (tm_keep_get (self->keep, index)->uuid);
      return tm_keep_put (self->keep, uuid, name, tm_bag_create_body (bag));
    }

  free_used (g_ptr_array_index (self->used, index - n_own));
  g_ptr_array_index (self->used, index - n_own) = tm_bag_copy (bag);

  return index;
}

/**
 * tm_draw_choices_add:
 * @self: the choices
 * @name: what it is to be called, with a number if there is one of that name
 * @bag: (nullable): what is in it; %NULL for something to begin with
 *
 * Makes another bag of one's own.
 *
 * Returns: where it is
 */
guint
tm_draw_choices_add (TmDrawChoices *self, const char *name, const TmBag *bag)
{
  g_autofree char *free_name = tm_keep_dup_free_name (self->keep, name);
  g_autoptr (TmBag) first = bag == NULL ? create_first_bag () : NULL;

  return tm_keep_put (self->keep, NULL, free_name, tm_bag_create_body (bag != NULL ? bag : first));
}

/**
 * tm_draw_choices_delete:
 * @self: the choices
 * @index: one of them that is kept
 *
 * Deletes a bag.
 */
void
tm_draw_choices_delete (TmDrawChoices *self, guint index)
{
  tm_keep_delete (self->keep, index);
}
