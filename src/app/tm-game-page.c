/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-follow.h"
#include "tm-game-page.h"
#include "tm-history-fill.h"
#include "tm-history-game.h"
#include "tm-pictures.h"

/**
 * TmGamePage:
 *
 * What the history says about a game. [property@GamePage:title] is its name.
 */
struct _TmGamePage
{
  GtkWidget parent_instance;

  TmArchive *archive;
  char *key;
  char *title;

  GtkScrolledWindow *scroller;
  GtkBox *facts;
};

G_DEFINE_FINAL_TYPE (TmGamePage, tm_game_page, GTK_TYPE_WIDGET)

enum
{
  PROP_TITLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
load (TmGamePage *self)
{
  if (self->key == NULL)
    return;

  tm_container_clear (self->facts);
  tm_history_game_fill (self->facts, self->archive, self->key);
}

static void
update (GtkWidget *widget)
{
  load (TM_GAME_PAGE (widget));
}

static void
tm_game_page_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  switch (property)
    {
    case PROP_TITLE:
      g_value_set_string (value, TM_GAME_PAGE (object)->title);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_game_page_dispose (GObject *object)
{
  TmGamePage *self = TM_GAME_PAGE (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_GAME_PAGE);
  g_clear_object (&self->archive);
  g_clear_pointer (&self->key, g_free);
  g_clear_pointer (&self->title, g_free);

  G_OBJECT_CLASS (tm_game_page_parent_class)->dispose (object);
}

static void
tm_game_page_class_init (TmGamePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = tm_game_page_get_property;
  object_class->dispose = tm_game_page_dispose;

  /**
   * TmGamePage:title:
   *
   * The name of the game, or the title of the free tables.
   */
  properties[PROP_TITLE]
      = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmGamePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TmGamePage, facts);
}

static void
tm_game_page_init (TmGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_game_page_new:
 * @archive: the user's matches
 *
 * Makes a page without a game.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_game_page_new (TmArchive *archive)
{
  TmGamePage *self = g_object_new (TM_TYPE_GAME_PAGE, NULL);

  self->archive = g_object_ref (archive);
  tm_follow_archive (GTK_WIDGET (self), archive, update);

  return GTK_WIDGET (self);
}

/**
 * tm_game_page_show:
 * @self: the page
 * @key: a key from tm_history_join_game()
 *
 * Shows a game, and follows what the archive says of it.
 */
void
tm_game_page_show (TmGamePage *self, const char *key)
{
  g_autofree char *game = NULL;
  const char *title;

  g_return_if_fail (TM_IS_GAME_PAGE (self));

  if (g_set_str (&self->key, key))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  game = tm_history_split_game (self->key, &title);
  if (g_set_str (&self->title, tm_history_get_game_name (game, title)))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  load (self);
}
