/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-game-drop-down.h"

struct _TmGameDropDown
{
  AdwBin parent_instance;

  GtkDropDown *drop_down;
  gboolean is_setting;
};

G_DEFINE_FINAL_TYPE (TmGameDropDown, tm_game_drop_down, ADW_TYPE_BIN)

enum
{
  SIGNAL_GAME_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
selected_cb (TmGameDropDown *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[SIGNAL_GAME_CHOSEN], 0);
}

static void
tm_game_drop_down_class_init (TmGameDropDownClass *class)
{
  /**
   * TmGameDropDown::game-chosen:
   * @self: the drop-down
   *
   * Somebody chose another game.
   */
  signals[SIGNAL_GAME_CHOSEN]
      = g_signal_new ("game-chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 0);
}

static void
tm_game_drop_down_init (TmGameDropDown *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    gtk_string_list_append (names, tm_word_get (games[i]->name));

  self->drop_down = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (names), NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Game"), -1);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->drop_down));
  gtk_widget_set_visible (GTK_WIDGET (self), n_games > 1);
  g_signal_connect_swapped (self->drop_down, "notify::selected", G_CALLBACK (selected_cb), self);
}

/**
 * tm_game_drop_down_new:
 *
 * Makes a drop-down with all games.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_game_drop_down_new (void)
{
  return g_object_new (TM_TYPE_GAME_DROP_DOWN, NULL);
}

/**
 * tm_game_drop_down_get_game:
 * @self: the drop-down
 *
 * Gets the chosen game.
 *
 * Returns: (transfer none) (nullable): the game; %NULL if there are none
 */
const TmGame *
tm_game_drop_down_get_game (TmGameDropDown *self)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);
  guint selected;

  g_return_val_if_fail (TM_IS_GAME_DROP_DOWN (self), NULL);

  selected = gtk_drop_down_get_selected (self->drop_down);

  return selected < n_games ? games[selected] : NULL;
}

/**
 * tm_game_drop_down_set_game:
 * @self: the drop-down
 * @game: a game
 *
 * Chooses a game without a word to anybody.
 */
void
tm_game_drop_down_set_game (TmGameDropDown *self, const TmGame *game)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  g_return_if_fail (TM_IS_GAME_DROP_DOWN (self));

  self->is_setting = TRUE;
  for (guint i = 0; i < n_games; i++)
    if (games[i] == game)
      gtk_drop_down_set_selected (self->drop_down, i);
  self->is_setting = FALSE;
}
