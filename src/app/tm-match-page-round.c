/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the device lies: before one person, in the middle of a round table, or far away. */

#include "config.h"

#include "tm-application.h"
#include "tm-match-page-private.h"

enum
{
  PROP_ROUND = 1,
  PROP_LARGE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* A table on which journal and judge have pages of their own is too small to sit round, or to be read from
 * afar. */
static gboolean
has_room (TmMatchPage *self)
{
  return g_strcmp0 (adw_multi_layout_view_get_layout_name (self->layouts), "narrow") != 0;
}

static gboolean
is_round (TmMatchPage *self)
{
  return self->wants_round && has_room (self);
}

/* Nothing but the table is seen by those who sit round it; the window goes back to what it was. */
static void
fill_screen (TmMatchPage *self, gboolean is_full)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!GTK_IS_WINDOW (root) || is_full == self->has_filled)
    return;
  if (is_full && gtk_window_is_fullscreen (GTK_WINDOW (root)))
    return;
  self->has_filled = is_full;
  if (is_full)
    gtk_window_fullscreen (GTK_WINDOW (root));
  else
    gtk_window_unfullscreen (GTK_WINDOW (root));
}

static void
set_class (GtkWidget *widget, const char *name, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Journal and judge come back with whoever leaves the round table. */
static void
put_side_away (TmMatchPage *self, gboolean is_away)
{
  if (is_away)
    self->had_side = adw_overlay_split_view_get_show_sidebar (self->split);
  if (is_away || self->had_side)
    adw_overlay_split_view_set_show_sidebar (self->split, !is_away);
}

static void
lay_out (TmMatchPage *self)
{
  gboolean round = is_round (self);

  if (round == tm_scene_view_get_is_round (self->scene_view))
    return;
  tm_scene_view_set_is_round (self->scene_view, round);
  gtk_widget_set_visible (self->header, !round);
  set_class (self->bars, "round", round);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.turn-table", round);
  put_side_away (self, round);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  fill_screen (self, round);
  tm_match_page_focus_table (self);
}

static void
layout_changed_cb (TmMatchPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.round", has_room (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.large", has_room (self));
  lay_out (self);
}

static void
get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmMatchPage *self = TM_MATCH_PAGE (object);

  switch (property)
    {
    case PROP_ROUND:
      g_value_set_boolean (value, self->wants_round);
      break;
    case PROP_LARGE:
      g_value_set_boolean (value, self->wants_large);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  TmMatchPage *self = TM_MATCH_PAGE (object);

  switch (property)
    {
    case PROP_ROUND:
      self->wants_round = g_value_get_boolean (value);
      lay_out (self);
      break;
    case PROP_LARGE:
      self->wants_large = g_value_get_boolean (value);
      g_object_set (self->magnifier, "large", self->wants_large, NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
turn_table_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tm_scene_view_turn (TM_MATCH_PAGE (widget)->scene_view);
}

static void
shown_cb (TmMatchPage *self)
{
  fill_screen (self, is_round (self));
}

static void
hidden_cb (TmMatchPage *self)
{
  fill_screen (self, FALSE);
}

/* Gives the class the properties and actions of the layout. */
void
tm_match_page_install_round (GtkWidgetClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = get_property;
  object_class->set_property = set_property;

  /**
   * TmMatchPage:round:
   *
   * Whether people sit round the device. Where there is too little room the table is shown as usual.
   */
  properties[PROP_ROUND] = g_param_spec_boolean ("round", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /**
   * TmMatchPage:large:
   *
   * Whether the table is to be read from two metres.
   */
  properties[PROP_LARGE] = g_param_spec_boolean ("large", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_install_property_action (class, "match.round", "round");
  gtk_widget_class_install_property_action (class, "match.large", "large");
  gtk_widget_class_install_action (class, "match.turn-table", NULL, turn_table_cb);
}

/* Lies as the device lay last. */
void
tm_match_page_init_round (TmMatchPage *self)
{
  GSettings *settings = tm_application_get_settings (tm_application_get ());

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.turn-table", FALSE);
  g_signal_connect_object (self->layouts, "notify::layout-name", G_CALLBACK (layout_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
  g_signal_connect (self, "hidden", G_CALLBACK (hidden_cb), NULL);
  /* Where settings cannot be changed, a match can still be played. */
  g_settings_bind (settings, "table-sides", self->scene_view, "sides",
                   G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (settings, "round-table", self, "round", G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (settings, "table-display", self, "large", G_SETTINGS_BIND_NO_SENSITIVITY);
}
