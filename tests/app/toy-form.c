/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-form.h"

#include "tm-games.h"

static TmKit kit;
static TmGame game;

/* Makes a game of the free table with other grids. */
void
toy_form_set_up (const TmGridSpec *grids, guint n_grids)
{
  tm_games_register ();
  game = *tm_game_find ("free");
  kit = *game.kit;
  kit.grids = grids;
  kit.n_grids = n_grids;
  game.kit = &kit;
  game.size_grid = NULL;
}

/* The game, to be changed before the first box is made. */
TmGame *
toy_form_get_game (void)
{
  return &game;
}

TmBox *
toy_form_create_box (guint n_seats)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&game, n_seats, &error);

  g_assert_no_error (error);

  return box;
}

static GtkWidget *
find_widget (GtkWidget *widget, GType type, guint *nth)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (*nth)-- == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type, nth);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Gets a widget of a type, itself included; NULL: there are not so many. */
GtkWidget *
toy_form_find (GtkWidget *within, GType type, guint nth)
{
  return find_widget (within, type, &nth);
}

/* Gets the first button with a tooltip, which has to be there. */
GtkWidget *
toy_form_find_button (GtkWidget *within, const char *tooltip)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = toy_form_find (within, GTK_TYPE_BUTTON, i);

      g_assert_nonnull (button);
      if (g_strcmp0 (gtk_widget_get_tooltip_text (button), tooltip) == 0)
        return button;
    }
}

void
toy_form_count_cb (guint *n_signals)
{
  ++*n_signals;
}
