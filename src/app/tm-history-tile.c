/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/tm-game.h"
#include "scene/tm-symbol.h"

#include "tm-history-tile.h"

#define SYMBOL_SIZE 22
/* For a game that this program does not know, or knows no more. */
#define UNKNOWN_SYMBOL "journal"

struct _TmHistoryTile
{
  AdwBin parent_instance;

  const char *css_class;
  TmSymbol *symbol;
};

G_DEFINE_FINAL_TYPE (TmHistoryTile, tm_history_tile, ADW_TYPE_BIN)

static void
tm_history_tile_class_init (TmHistoryTileClass *class)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_history_tile_init (TmHistoryTile *self)
{
  GtkWidget *symbol = tm_symbol_new (UNKNOWN_SYMBOL, SYMBOL_SIZE);

  gtk_widget_set_halign (symbol, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
  self->symbol = TM_SYMBOL (symbol);
  adw_bin_set_child (ADW_BIN (self), symbol);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "tm-history-tile");
}

/**
 * tm_history_tile_new:
 * @game: (nullable): identifier of a game
 *
 * Makes a tile, to stand beside the name.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_tile_new (const char *game)
{
  TmHistoryTile *self = g_object_new (TM_TYPE_HISTORY_TILE, NULL);

  if (game != NULL)
    tm_history_tile_set_game (self, game);

  return GTK_WIDGET (self);
}

/**
 * tm_history_tile_set_game:
 * @self: the tile
 * @game: identifier of a game, be it one that this program does not know
 *
 * Shows a game.
 */
void
tm_history_tile_set_game (TmHistoryTile *self, const char *game)
{
  const TmGame *known = tm_game_find (game);
  const char *css_class = known != NULL ? known->id : NULL;

  g_return_if_fail (TM_IS_HISTORY_TILE (self));

  tm_symbol_set_symbol (self->symbol, known != NULL ? known->symbol : UNKNOWN_SYMBOL);
  if (css_class == self->css_class)
    return;

  if (self->css_class != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), self->css_class);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  self->css_class = css_class;
}
