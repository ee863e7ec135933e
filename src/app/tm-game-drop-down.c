/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-symbol.h"

#include "tm-game-drop-down.h"
#include "tm-pictures.h"

struct _TmGameDropDown
{
  AdwBin parent_instance;

  GtkDropDown *drop_down;
  gboolean has_all;
  gboolean is_setting;
};

G_DEFINE_FINAL_TYPE (TmGameDropDown, tm_game_drop_down, ADW_TYPE_BIN)

enum
{
  PROP_HAS_ALL = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_GAME_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The games, in the order of the entries; %NULL stands for all of them. */
static const TmGame *
get_game_at (TmGameDropDown *self, guint position)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  if (self->has_all && position == 0)
    return NULL;

  position -= self->has_all ? 1 : 0;

  return position < n_games ? games[position] : NULL;
}

/* Entries: the symbol of the game, its name, and in the list a mark on the chosen one. */

static void
setup_cb (TmGameDropDown *self, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), tm_symbol_picture_new ("rules", 18));
  gtk_box_append (GTK_BOX (row), label);
  gtk_list_item_set_child (item, row);
}

static void
setup_in_list_cb (TmGameDropDown *self, GtkListItem *item)
{
  setup_cb (self, item);
  gtk_box_append (GTK_BOX (gtk_list_item_get_child (item)),
                  gtk_image_new_from_icon_name ("object-select-symbolic"));
}

static void
bind_cb (TmGameDropDown *self, GtkListItem *item)
{
  const TmGame *game = get_game_at (self, gtk_list_item_get_position (item));
  GtkStringObject *name = gtk_list_item_get_item (item);
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *label = gtk_widget_get_next_sibling (picture);

  tm_symbol_set_symbol (TM_SYMBOL (picture), game != NULL ? game->symbol : "rules");
  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (name));
}

static void
mark_cb (GtkListItem *item, GParamSpec *pspec, GtkDropDown *drop_down)
{
  GtkWidget *mark = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  gboolean is_chosen = gtk_list_item_get_item (item) == gtk_drop_down_get_selected_item (drop_down);

  gtk_widget_set_opacity (mark, is_chosen ? 1 : 0);
}

static void
bind_in_list_cb (TmGameDropDown *self, GtkListItem *item)
{
  bind_cb (self, item);
  mark_cb (item, NULL, self->drop_down);
  g_signal_connect_object (self->drop_down, "notify::selected-item", G_CALLBACK (mark_cb), item,
                           G_CONNECT_SWAPPED);
}

static void
unbind_in_list_cb (TmGameDropDown *self, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (self->drop_down, mark_cb, item);
}

static void
set_factories (TmGameDropDown *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) list_factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list_factory, "setup", G_CALLBACK (setup_in_list_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (list_factory, "bind", G_CALLBACK (bind_in_list_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (list_factory, "unbind", G_CALLBACK (unbind_in_list_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_drop_down_set_factory (self->drop_down, factory);
  gtk_drop_down_set_list_factory (self->drop_down, list_factory);
}

static void
selected_cb (TmGameDropDown *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[SIGNAL_GAME_CHOSEN], 0);
}

static void
tm_game_drop_down_constructed (GObject *object)
{
  TmGameDropDown *self = TM_GAME_DROP_DOWN (object);
  GtkStringList *names = gtk_string_list_new (NULL);
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  G_OBJECT_CLASS (tm_game_drop_down_parent_class)->constructed (object);

  if (self->has_all)
    gtk_string_list_append (names, _ ("All games"));
  for (guint i = 0; i < n_games; i++)
    gtk_string_list_append (names, tm_word_get (games[i]->name));

  self->drop_down = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (names), NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->drop_down), "tm-games");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Game"), -1);
  set_factories (self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->drop_down));
  gtk_widget_set_visible (GTK_WIDGET (self), n_games > 1);
  g_signal_connect_swapped (self->drop_down, "notify::selected", G_CALLBACK (selected_cb), self);
}

static void
tm_game_drop_down_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmGameDropDown *self = TM_GAME_DROP_DOWN (object);

  switch (property)
    {
    case PROP_HAS_ALL:
      g_value_set_boolean (value, self->has_all);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_game_drop_down_set_property (GObject *object,
                                guint property,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TmGameDropDown *self = TM_GAME_DROP_DOWN (object);

  switch (property)
    {
    case PROP_HAS_ALL:
      self->has_all = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_game_drop_down_class_init (TmGameDropDownClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->constructed = tm_game_drop_down_constructed;
  object_class->get_property = tm_game_drop_down_get_property;
  object_class->set_property = tm_game_drop_down_set_property;

  /**
   * TmGameDropDown:has-all:
   *
   * Whether all games together can be chosen, too.
   */
  properties[PROP_HAS_ALL]
      = g_param_spec_boolean ("has-all", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * TmGameDropDown::game-chosen:
   * @self: the drop-down
   *
   * Somebody chose another game, or all of them.
   */
  signals[SIGNAL_GAME_CHOSEN]
      = g_signal_new ("game-chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 0);
}

static void
tm_game_drop_down_init (TmGameDropDown *self)
{
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
 * Returns: (transfer none) (nullable): the game; %NULL for all games together, or if there are none
 */
const TmGame *
tm_game_drop_down_get_game (TmGameDropDown *self)
{
  g_return_val_if_fail (TM_IS_GAME_DROP_DOWN (self), NULL);

  return get_game_at (self, gtk_drop_down_get_selected (self->drop_down));
}

/**
 * tm_game_drop_down_set_game:
 * @self: the drop-down
 * @game: (nullable): a game; %NULL for all of them, if that can be chosen
 *
 * Chooses a game without a word to anybody.
 */
void
tm_game_drop_down_set_game (TmGameDropDown *self, const TmGame *game)
{
  guint n_entries;

  g_return_if_fail (TM_IS_GAME_DROP_DOWN (self));
  g_return_if_fail (game != NULL || self->has_all);

  self->is_setting = TRUE;
  n_entries = g_list_model_get_n_items (gtk_drop_down_get_model (self->drop_down));
  for (guint i = 0; i < n_entries; i++)
    if (get_game_at (self, i) == game)
      gtk_drop_down_set_selected (self->drop_down, i);
  self->is_setting = FALSE;
}
