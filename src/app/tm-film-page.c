/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-scene-view.h"

#include "tm-explain-dialog.h"
#include "tm-film-bar.h"
#include "tm-film-page.h"
#include "tm-journal-view.h"

/**
 * TmFilmPage:
 *
 * A match as a film: the table as it was after a move, what is done about it nothing; the journal, on
 * a phone over it; and what runs the film below. The arrow keys go from picture to picture, the space
 * bar lets the film run.
 */
struct _TmFilmPage
{
  AdwNavigationPage parent_instance;

  TmFilm *film;

  AdwWindowTitle *window_title;
  AdwOverlaySplitView *split;
  TmSceneView *scene_view;
  TmFilmBar *bar;
  TmJournalView *journal_view;
  gboolean was_focused;
};

G_DEFINE_FINAL_TYPE (TmFilmPage, tm_film_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_title (TmFilmPage *self)
{
  TmMatch *match = tm_film_get_match (self->film);
  const TmGame *game = tm_match_get_game (match);
  g_autofree char *subtitle = NULL;
  g_autoptr (TmTable) table = NULL;
  TmText progress;

  if (game->describe_progress == NULL)
    return;

  table = tm_table_new (tm_match_get_box (match));
  if (!tm_match_table_at (match, tm_film_get_seq (self->film), table))
    return;

  progress = game->describe_progress (table);
  if (!tm_text_is_empty (&progress))
    subtitle = tm_text_dup_string (&progress, tm_match_get_box (match));
  adw_window_title_set_subtitle (self->window_title, subtitle != NULL ? subtitle : "");
}

static void
moved_cb (TmFilmPage *self)
{
  g_autoptr (TmScene) scene = tm_film_create_scene (self->film);

  if (scene != NULL)
    tm_scene_view_set_scene (self->scene_view, scene);
  tm_journal_view_set_current (self->journal_view, tm_film_get_seq (self->film));
  show_title (self);
}

static void
line_activated_cb (TmFilmPage *self, guint seq)
{
  tm_film_set_playing (self->film, FALSE);
  tm_film_set_seq (self->film, seq);
  if (adw_overlay_split_view_get_collapsed (self->split))
    adw_overlay_split_view_set_show_sidebar (self->split, FALSE);
}

static gboolean
is_mirrored (TmFilmPage *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static gboolean
key_pressed_cb (TmFilmPage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  guint n_steps = tm_score_trace_get_n_steps (tm_film_get_trace (self->film));

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      tm_film_set_playing (self->film, FALSE);
      tm_film_move (self->film, (keyval == GDK_KEY_Right) != is_mirrored (self) ? 1 : -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
      tm_film_set_step (self->film, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
      tm_film_set_step (self->film, n_steps);
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
      tm_film_set_playing (self->film, !tm_film_get_playing (self->film));
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
explain_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmFilmPage *self = TM_FILM_PAGE (widget);

  tm_film_set_playing (self->film, FALSE);
  adw_dialog_present (
      tm_explain_dialog_new (tm_film_get_match (self->film), g_variant_get_uint32 (parameter)),
      widget);
}

static void
shown_cb (TmFilmPage *self)
{
  tm_journal_view_set_current (self->journal_view, tm_film_get_seq (self->film));
}

/* Nobody looks any more. */
static void
hidden_cb (TmFilmPage *self)
{
  if (self->film != NULL)
    tm_film_set_playing (self->film, FALSE);
}

/* Whoever comes here wants to see the film; the table is for looking at. */
static gboolean
tm_film_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TmFilmPage *self = TM_FILM_PAGE (widget);

  if (!self->was_focused)
    {
      self->was_focused = TRUE;
      if (gtk_widget_grab_focus (GTK_WIDGET (self->bar)))
        return TRUE;
    }

  return GTK_WIDGET_CLASS (tm_film_page_parent_class)->focus (widget, direction);
}

static void
tm_film_page_dispose (GObject *object)
{
  TmFilmPage *self = TM_FILM_PAGE (object);

  if (self->film != NULL)
    g_signal_handlers_disconnect_by_data (self->film, self);
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_FILM_PAGE);
  g_clear_object (&self->film);

  G_OBJECT_CLASS (tm_film_page_parent_class)->dispose (object);
}

static void
tm_film_page_class_init (TmFilmPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_film_page_dispose;
  widget_class->focus = tm_film_page_focus;

  g_type_ensure (TM_TYPE_FILM_BAR);
  g_type_ensure (TM_TYPE_JOURNAL_VIEW);
  g_type_ensure (TM_TYPE_SCENE_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-film-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmFilmPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, TmFilmPage, split);
  gtk_widget_class_bind_template_child (widget_class, TmFilmPage, scene_view);
  gtk_widget_class_bind_template_child (widget_class, TmFilmPage, bar);
  gtk_widget_class_bind_template_child (widget_class, TmFilmPage, journal_view);
  gtk_widget_class_bind_template_callback (widget_class, line_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, hidden_cb);

  gtk_widget_class_install_action (widget_class, "match.explain", "u", explain_cb);
}

static void
tm_film_page_init (TmFilmPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * tm_film_page_new:
 * @film: a film
 * @title: what was played
 *
 * Makes a page that shows a film from where it is.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_film_page_new (TmFilm *film, const char *title)
{
  TmFilmPage *self = g_object_new (TM_TYPE_FILM_PAGE, NULL);

  self->film = g_object_ref (film);
  adw_window_title_set_title (self->window_title, title);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  tm_journal_view_set_match (self->journal_view, tm_film_get_match (film));
  tm_film_bar_set_film (self->bar, film);
  tm_film_bar_set_has_scores (self->bar, TRUE);
  g_signal_connect_object (film, "notify::seq", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  moved_cb (self);

  return ADW_NAVIGATION_PAGE (self);
}
