/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-box-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

G_DEFINE_BOXED_TYPE (TmBox, tm_box, tm_box_ref, tm_box_unref)

/**
 * tm_box_new:
 * @game: a game
 * @n_seats: how many sit at the table
 * @error: return location for a [error@ParamsError]
 *
 * Opens a box of the game for one match.
 *
 * Returns: (transfer full): the box; %NULL if the game is not for so many
 */
TmBox *
tm_box_new (const TmGame *game, guint n_seats, GError **error)
{
  g_autoptr (TmBox) self = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  if (n_seats < game->min_seats || n_seats > game->max_seats)
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("players: %u is not accepted; %s is for %u to %u"), n_seats,
                   tm_word_get (game->name), game->min_seats, game->max_seats);
      return NULL;
    }

  self = g_new0 (TmBox, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->game = game;
  self->kit = game->kit;
  self->n_seats = n_seats;
  self->strings = g_ptr_array_new_with_free_func (g_free);
  self->string_numbers = g_hash_table_new (g_str_hash, g_str_equal);
  self->faces = g_new0 (GPtrArray *, game->kit->n_pieces + 1);
  for (guint kind = 0; kind < game->kit->n_pieces; kind++)
    tm_box_add_printed_faces (self, kind);
  tm_box_lay_out (self);
  if (!tm_box_set_standard_options (self, error))
    return NULL;
  tm_box_lay_out_again (self);
  return g_steal_pointer (&self);
}

/**
 * tm_box_ref:
 * @self: a box
 *
 * Takes a reference. Thread-safe, as is dropping one.
 *
 * Returns: (transfer full): @self
 */
TmBox *
tm_box_ref (TmBox *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * tm_box_unref:
 * @self: (transfer full): a box
 *
 * Drops a reference, and frees the box with the last one.
 */
void
tm_box_unref (TmBox *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint kind = 0; kind < self->kit->n_pieces; kind++)
    g_clear_pointer (&self->faces[kind], g_ptr_array_unref);
  g_free (self->faces);
  for (guint i = 0; self->option_lists != NULL && i < self->game->n_options; i++)
    g_clear_pointer (&self->option_lists[i], g_array_unref);
  g_free (self->option_lists);
  g_free (self->options);
  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    g_free (self->seat_names[seat]);
  g_hash_table_unref (self->string_numbers);
  g_ptr_array_unref (self->strings);
  tm_box_clear_layout (self);
  g_free (self);
}

/**
 * tm_box_get_game:
 * @self: a box
 *
 * Gets the game whose box it is.
 *
 * Returns: (transfer none): the game
 */
const TmGame *
tm_box_get_game (const TmBox *self)
{
  return self->game;
}

/**
 * tm_box_get_kit:
 * @self: a box
 *
 * Gets what lies in the box; the same as the game's kit.
 *
 * Returns: (transfer none): the kit
 */
const TmKit *
tm_box_get_kit (const TmBox *self)
{
  return self->kit;
}

/**
 * tm_box_get_n_seats:
 * @self: a box
 *
 * Gets how many sit round the table.
 *
 * Returns: the number of seats, within the bounds of the game
 */
guint
tm_box_get_n_seats (const TmBox *self)
{
  return self->n_seats;
}

/**
 * tm_box_get_counter_max:
 * @self: a box
 * @counter: index of a counter of the game
 *
 * Gets the largest value that a counter can have with so many seats.
 *
 * Returns: at most that of the kit
 */
gint32
tm_box_get_counter_max (const TmBox *self, guint counter)
{
  const TmCounterSpec *spec = &self->kit->counters[counter];

  return spec->is_seat ? spec->max - (gint32) (self->game->max_seats - self->n_seats) : spec->max;
}

/**
 * tm_box_set_seat_name:
 * @self: a box
 * @seat: a seat, below tm_box_get_n_seats()
 * @name: (nullable): who sits there; %NULL: nobody has said
 *
 * Names a seat. Journals and scenes that are read from now on use the new name.
 */
void
tm_box_set_seat_name (TmBox *self, guint seat, const char *name)
{
  g_return_if_fail (seat < self->n_seats);
  g_free (self->seat_names[seat]);
  self->seat_names[seat] = g_strdup (name);
}

/**
 * tm_box_has_seat_name:
 * @self: a box
 * @seat: a seat
 *
 * Tells whether somebody has named a seat.
 *
 * Returns: whether it has a name of its own
 */
gboolean
tm_box_has_seat_name (const TmBox *self, guint seat)
{
  return seat < TM_MAX_SEATS && self->seat_names[seat] != NULL;
}

/**
 * tm_box_dup_seat_name:
 * @self: a box
 * @seat: a seat
 *
 * Gets the name under which people know a seat.
 *
 * Returns: (transfer full): the name of who sits there, "Player 1" if nobody said
 */
char *
tm_box_dup_seat_name (const TmBox *self, guint seat)
{
  if (seat < TM_MAX_SEATS && self->seat_names[seat] != NULL)
    return g_strdup (self->seat_names[seat]);
  /* Translators: a player without a name */
  return g_strdup_printf (_ ("Player %u"), seat + 1);
}
