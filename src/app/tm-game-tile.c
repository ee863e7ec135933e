/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "store/tm-owners-box.h"
#include "tm-game-picture.h"
#include "tm-game-tile.h"
#include "tm-people.h"

/* Keys of what a tile knows. */
#define GAME_KEY "tm-game"
#define MATCHES_KEY "tm-matches"

static GtkWidget *
create_caption (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

static GtkWidget *
create_words (const TmGame *game, GtkWidget *matches)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (tm_word_get (game->name));
  g_autofree char *bounds = tm_people_dup_bounds (game);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), create_caption (bounds));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), matches);
  gtk_widget_add_css_class (row, "tm-tile-words");
  if (tm_owners_box_has_options (game))
    gtk_widget_add_css_class (row, "beside-button");

  return row;
}

static GtkWidget *
create_main_button (const TmGame *game, GtkWidget *matches)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: begins a match of a game */
  g_autofree char *spoken = g_strdup_printf (_ ("New match of %s"), tm_word_get (game->name));

  gtk_box_append (GTK_BOX (content), tm_game_picture_new (game, 240, 160));
  gtk_box_append (GTK_BOX (content), create_words (game, matches));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "tm-tile");
  gtk_widget_set_overflow (button, GTK_OVERFLOW_HIDDEN);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.set-up");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);

  return button;
}

static GtkWidget *
create_box_button (const TmGame *game)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("package-x-generic-symbolic");
  /* Translators: opens the cards that the owner's box of a game has */
  g_autofree char *spoken = g_strdup_printf (_ ("Your box of %s"), tm_word_get (game->name));

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_tooltip_text (button, _ ("Your Box"));
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_widget_set_margin_end (button, 8);
  gtk_widget_set_margin_bottom (button, 12);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-box");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);

  return button;
}

/**
 * tm_game_tile_new:
 * @game: a game
 *
 * Makes a tile with the game's picture that begins a match, with a button for the owner's box
 * where there is something to tell about it.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_game_tile_new (const TmGame *game)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *matches = create_caption (NULL);

  g_object_set_data (G_OBJECT (overlay), GAME_KEY, (gpointer) game->id);
  g_object_set_data (G_OBJECT (overlay), MATCHES_KEY, matches);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), create_main_button (game, matches));
  if (tm_owners_box_has_options (game))
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), create_box_button (game));

  return overlay;
}

/**
 * tm_game_tile_get_game:
 * @tile: a tile
 *
 * Tells which game a tile is for.
 *
 * Returns: (transfer none): the identifier of the game
 */
const char *
tm_game_tile_get_game (GtkWidget *tile)
{
  return g_object_get_data (G_OBJECT (tile), GAME_KEY);
}

/**
 * tm_game_tile_set_n_matches:
 * @tile: a tile
 * @n_matches: how many matches of the game the archive holds
 *
 * Tells on the tile how often the game was played.
 */
void
tm_game_tile_set_n_matches (GtkWidget *tile, guint n_matches)
{
  GtkLabel *label = g_object_get_data (G_OBJECT (tile), MATCHES_KEY);
  g_autofree char *text = NULL;

  if (n_matches == 0)
    /* Translators: on the tile of a game that was not played yet */
    text = g_strdup (C_ ("game", "New"));
  else
    text = g_strdup_printf (ngettext ("%u match", "%u matches", n_matches), n_matches);

  gtk_label_set_label (label, text);
}
