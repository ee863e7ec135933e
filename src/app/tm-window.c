/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-arrival.h"
#include "tm-article-view.h"
#include "tm-box-page.h"
#include "tm-export-dialog.h"
#include "tm-history-view.h"
#include "tm-import-dialog.h"
#include "tm-imports-dialog.h"
#include "tm-judge-view.h"
#include "tm-look.h"
#include "tm-match-page.h"
#include "tm-pack-dialog.h"
#include "tm-play-page.h"
#include "tm-rules-view.h"
#include "tm-sample.h"
#include "tm-setup-page.h"
#include "tm-stack-names.h"
#include "tm-tools-view.h"
#include "tm-window.h"

struct _TmWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *navigation;
  AdwViewStack *places;
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  AdwBanner *trouble_banner;
  AdwBin *play_place;
  AdwBin *judge_place;
  AdwBin *rules_place;
  AdwBin *history_place;
  AdwBin *tools_place;

  /* The series that the next match belongs to, as long as it is being set up. */
  char *next_series;
};

G_DEFINE_FINAL_TYPE (TmWindow, tm_window, ADW_TYPE_APPLICATION_WINDOW)

static TmArchive *
get_archive (void)
{
  return tm_application_get_archive (tm_application_get ());
}

/* Trouble of the archive: what is wrong and what to do about it. Playing goes on. */

static char *
dup_trouble (void)
{
  TmArchive *archive = get_archive ();
  const GError *fault = tm_archive_get_fault (archive);

  if (fault != NULL)
    return g_strdup (fault->message);

  if (tm_archive_get_mode (archive) == TM_ARCHIVE_READ_ONLY)
    return g_strdup (
        _ ("Earlier matches can only be read. A match can be played, but it is not kept "
           "until their folder can be written to."));

  return g_strdup (tm_archive_get_notice (archive));
}

static void
show_trouble (TmWindow *self)
{
  g_autofree char *trouble = dup_trouble ();
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  gboolean can_retry = tm_archive_get_fault (get_archive ()) != NULL;

  adw_banner_set_title (self->trouble_banner, trouble != NULL ? trouble : "");
  adw_banner_set_button_label (self->trouble_banner, can_retry ? _ ("_Try Again") : NULL);
  adw_banner_set_revealed (self->trouble_banner, trouble != NULL);
  if (TM_IS_MATCH_PAGE (page))
    tm_match_page_set_trouble (TM_MATCH_PAGE (page), trouble);
}

static void
try_again_cb (TmWindow *self)
{
  tm_archive_retry (get_archive ());
}

static void
copied_cb (TmWindow *self)
{
  adw_toast_overlay_add_toast (
      self->toasts,
      adw_toast_new (_ ("Another window went on with this match. This one is a copy now.")));
}

/* Navigation */

static void
show_error (TmWindow *self, const char *message)
{
  AdwToast *toast = adw_toast_new (message);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
follow_archive (TmWindow *self)
{
  TmArchive *archive = get_archive ();

  g_signal_connect_object (archive, "fault", G_CALLBACK (show_trouble), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (archive, "mended", G_CALLBACK (show_trouble), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (archive, "copied", G_CALLBACK (copied_cb), self, G_CONNECT_SWAPPED);
  show_trouble (self);
}

/* Nothing of a window is seen before its first frame is painted; to open the archive, to make the shelf and to
 * lay it out takes long: that comes with the second frame. */
static gboolean
fill_play_place_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TmWindow *self = TM_WINDOW (widget);
  GtkWidget *page;

  if (adw_bin_get_child (self->play_place) != NULL)
    return G_SOURCE_REMOVE;

  follow_archive (self);
  tm_look_complete ();
  page = tm_play_page_new (get_archive ());
  adw_bin_set_child (self->play_place, page);
  if (gtk_widget_get_mapped (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);

  return G_SOURCE_REMOVE;
}

static void
painted_cb (TmWindow *self, GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), fill_play_place_cb, NULL, NULL);
}

static void
tm_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tm_window_parent_class)->realize (widget);

  if (adw_bin_get_child (TM_WINDOW (widget)->play_place) == NULL)
    g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                             G_CALLBACK (painted_cb), widget, G_CONNECT_SWAPPED);
}

/* The judge, the rules, the history and the tools are made when they are first looked at: nobody waits for them
 * at the start. */

static void
ruling_used_cb (TmWindow *self, guint question, const TmArgs *args, TmJudgeView *view)
{
  TmMatch *match = tm_judge_view_get_match (view);
  const char *uuid = match != NULL ? tm_archive_get_uuid (match) : NULL;
  AdwNavigationPage *page;

  if (uuid == NULL)
    return;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.continue", "s", uuid);
  page = adw_navigation_view_get_visible_page (self->navigation);
  if (TM_IS_MATCH_PAGE (page))
    tm_match_page_use_ruling (TM_MATCH_PAGE (page), question, args);
}

static void
fill_judge_place (TmWindow *self, const TmGame *game)
{
  if (adw_bin_get_child (self->judge_place) == NULL)
    {
      GtkWidget *view = tm_judge_view_new ();

      g_signal_connect_swapped (view, "used", G_CALLBACK (ruling_used_cb), self);
      adw_bin_set_child (self->judge_place, view);
    }

  tm_judge_view_set_game (TM_JUDGE_VIEW (adw_bin_get_child (self->judge_place)), game);
}

static void
fill_rules_place (TmWindow *self, const TmGame *game)
{
  if (adw_bin_get_child (self->rules_place) == NULL)
    adw_bin_set_child (self->rules_place, tm_rules_view_new ());

  tm_rules_view_set_game (TM_RULES_VIEW (adw_bin_get_child (self->rules_place)), game);
}

static TmHistoryView *
ensure_history (TmWindow *self)
{
  if (adw_bin_get_child (self->history_place) == NULL)
    adw_bin_set_child (self->history_place, tm_history_view_new (get_archive ()));

  return TM_HISTORY_VIEW (adw_bin_get_child (self->history_place));
}

/* What has changed since the shelf was looked at last. */
static void
refresh_shelf (TmWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->play_place);

  if (page != NULL)
    tm_play_page_refresh (TM_PLAY_PAGE (page));
}

/* Since the judge was looked at last, the match may have gone on. */
static void
look_up_match (TmWindow *self)
{
  GtkWidget *view = adw_bin_get_child (self->judge_place);

  if (view != NULL)
    tm_judge_view_look_up (TM_JUDGE_VIEW (view));
}

static void
visible_place_cb (TmWindow *self)
{
  GtkWidget *place = adw_view_stack_get_visible_child (self->places);
  GtkWidget *view;
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  if (place == NULL)
    return;

  if (place == GTK_WIDGET (self->play_place))
    {
      refresh_shelf (self);
      return;
    }

  tm_look_complete ();
  view = adw_bin_get_child (ADW_BIN (place));
  if (view == NULL && place == GTK_WIDGET (self->tools_place))
    adw_bin_set_child (self->tools_place, tm_tools_view_new ());
  if (view == NULL && place == GTK_WIDGET (self->history_place))
    ensure_history (self);
  if (n_games == 0)
    return;

  if (TM_IS_JUDGE_VIEW (view))
    look_up_match (self);
  else if (view == NULL && place == GTK_WIDGET (self->judge_place))
    fill_judge_place (self, games[0]);
  else if (view == NULL && place == GTK_WIDGET (self->rules_place))
    fill_rules_place (self, games[0]);
}

static void
go (TmWindow *self, const char *place, GtkWidget *view, TmArrivalFunc arrive, GVariant *where)
{
  adw_navigation_view_pop_to_tag (self->navigation, "places");
  adw_view_stack_set_visible_child_name (self->places, place);
  tm_arrival_wait (view, arrive, where);
}

static void
go_in_history (GtkWidget *view, GVariant *where)
{
  const char *what;
  const char *key;

  g_variant_get (where, "(&s&s)", &what, &key);
  tm_history_view_go (TM_HISTORY_VIEW (view), what, key);
}

/* The article of a game and an identifier; NULL if either is not known. */
static const TmArticle *
find_article (GVariant *where, const TmGame **game)
{
  const char *game_id;
  const char *article_id;

  g_variant_get (where, "(&s&s)", &game_id, &article_id);
  *game = tm_game_find (game_id);

  return *game != NULL ? tm_rulebook_find (*game, article_id) : NULL;
}

static void
go_to_rule (GtkWidget *view, GVariant *where)
{
  const TmGame *game;
  const TmArticle *article = find_article (where, &game);

  if (article != NULL)
    tm_rules_view_open (TM_RULES_VIEW (view), game, article);
}

static void
history_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);

  go (self, "history", GTK_WIDGET (ensure_history (self)), go_in_history, parameter);
}

/* Files come by the menu, by dropping them anywhere, and from other programs. All lead to the same
 * preview; toasts lie over everything, so that nothing is lost when a place is left. */

static void
import_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tm_import_dialog_choose (GTK_WIDGET (TM_WINDOW (widget)->navigation), get_archive ());
}

static void
export_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);

  adw_dialog_present (tm_export_dialog_new (get_archive (), GTK_WIDGET (self->navigation)), widget);
}

static void
imports_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);

  adw_dialog_present (tm_imports_dialog_new (get_archive (), GTK_WIDGET (self->navigation)),
                      widget);
}

static gboolean
file_dropped_cb (TmWindow *self, const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;

  tm_window_import (self, files->data);

  return TRUE;
}

static void
show_shelf_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);

  adw_navigation_view_pop_to_tag (self->navigation, "places");
  adw_view_stack_set_visible_child_name (self->places, "play");
}

/* The judge and the rules lead to each other. */
static void
ask_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);
  const char *game_id;
  const char *question_id;
  const TmGame *game;
  int question;

  g_variant_get (parameter, "(&s&s)", &game_id, &question_id);
  game = tm_game_find (game_id);
  question = game != NULL ? tm_game_find_question (game, question_id) : -1;
  if (question < 0)
    return;

  adw_navigation_view_pop_to_tag (self->navigation, "places");
  fill_judge_place (self, game);
  look_up_match (self);
  adw_view_stack_set_visible_child_name (self->places, "judge");
  tm_judge_view_ask (TM_JUDGE_VIEW (adw_bin_get_child (self->judge_place)), (guint) question);
}

static void
new_match_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  if (TM_IS_MATCH_PAGE (page))
    tm_window_open_setup (self, tm_match_get_game (tm_match_page_get_match (TM_MATCH_PAGE (page))));
  else if (n_games > 0 && !TM_IS_SETUP_PAGE (page))
    tm_window_open_setup (self, games[0]);
}

static void
set_up_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const TmGame *game = tm_game_find (g_variant_get_string (parameter, NULL));

  if (game != NULL)
    tm_window_open_setup (TM_WINDOW (widget), game);
}

static void
continue_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatch) match
      = tm_archive_load_match (get_archive (), g_variant_get_string (parameter, NULL), &error);

  if (match == NULL)
    {
      show_error (self, error->message);
      return;
    }

  tm_archive_watch (get_archive (), match);
  tm_window_open_match (self, match);
}

static gboolean
set_up_after (TmWindow *self, const char *uuid, gboolean is_next)
{
  g_autoptr (GError) error = NULL;
  AdwNavigationPage *page = tm_setup_page_new_after (get_archive (), uuid, is_next, &error);

  if (page == NULL)
    {
      show_error (self, error->message);
      return FALSE;
    }

  adw_navigation_view_push (self->navigation, page);

  return TRUE;
}

static void
play_again_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_up_after (TM_WINDOW (widget), g_variant_get_string (parameter, NULL), FALSE);
}

/* A match like the last one of a series, which will belong to it; where the game has chapters, the next
 * one. "": of a match that belongs to none. */
static void
play_chapter_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);
  const char *series;
  const char *match;

  g_variant_get (parameter, "(&s&s)", &series, &match);
  if (set_up_after (self, match, TRUE) && *series != '\0')
    tm_window_set_series (self, series);
}

static void
show_rule_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const TmGame *game;
  const TmArticle *article = find_article (parameter, &game);

  if (article != NULL)
    adw_dialog_present (tm_article_dialog_new (game, article), widget);
}

static void
show_rules_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);
  const TmGame *game = tm_game_find (g_variant_get_string (parameter, NULL));

  if (game == NULL)
    return;

  fill_rules_place (self, game);
  adw_view_stack_set_visible_child_name (self->places, "rules");
  adw_navigation_view_pop_to_tag (self->navigation, "places");
}

static void
sample_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  adw_navigation_view_push (TM_WINDOW (widget)->navigation, tm_sample_page_new ());
}

static void
open_box_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmWindow *self = TM_WINDOW (widget);
  const TmGame *game = tm_game_find (g_variant_get_string (parameter, NULL));

  if (game != NULL)
    adw_navigation_view_push (self->navigation, tm_box_page_new (game, get_archive ()));
}

static void
visible_page_cb (TmWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  if (page == NULL)
    return;
  if (g_strcmp0 (adw_navigation_page_get_tag (page), "places") != 0)
    {
      tm_look_complete ();
      return;
    }

  g_clear_pointer (&self->next_series, g_free);
  refresh_shelf (self);
  if (adw_view_stack_get_visible_child (self->places) == GTK_WIDGET (self->judge_place))
    look_up_match (self);
}

static void
bind_settings (TmWindow *self, GSettings *settings)
{
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static void
tm_window_dispose (GObject *object)
{
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_WINDOW);
  g_clear_pointer (&TM_WINDOW (object)->next_series, g_free);

  G_OBJECT_CLASS (tm_window_parent_class)->dispose (object);
}

/* The keys of a match have to work when nothing has the focus, too: what was touched last may be gone
 * or greyed, or the layout may have changed. */
static const struct
{
  guint key;
  GdkModifierType modifiers;
  const char *action;
} match_keys[] = {
  { GDK_KEY_z, GDK_CONTROL_MASK, "match.undo" },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "match.redo" },
  { GDK_KEY_j, GDK_CONTROL_MASK, "match.journal" },
  { GDK_KEY_slash, GDK_CONTROL_MASK, "match.judge" },
  { GDK_KEY_r, GDK_CONTROL_MASK, "match.roll" },
  { GDK_KEY_t, GDK_CONTROL_MASK, "match.sheet" },
  { GDK_KEY_Return, GDK_CONTROL_MASK, "match.primary" },
  { GDK_KEY_F9, 0, "match.side" },
  { GDK_KEY_F8, 0, "match.round" },
  { GDK_KEY_F7, 0, "match.large" },
};

static gboolean
match_key_cb (GtkWidget *widget, GVariant *action, gpointer user_data)
{
  TmWindow *self = TM_WINDOW (widget);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  /* Away from a match the judge has a place of its own. */
  if (g_strcmp0 (adw_navigation_page_get_tag (page), "places") == 0
      && g_str_equal (g_variant_get_string (action, NULL), "match.judge"))
    {
      adw_view_stack_set_visible_child_name (self->places, "judge");
      return GDK_EVENT_STOP;
    }

  return TM_IS_MATCH_PAGE (page)
         && gtk_widget_activate_action (GTK_WIDGET (page), g_variant_get_string (action, NULL),
                                        NULL);
}

static void
tm_window_class_init (TmWindowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_window_dispose;
  widget_class->realize = tm_window_realize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TmWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, places);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, trouble_banner);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, play_place);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, judge_place);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, rules_place);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, history_place);
  gtk_widget_class_bind_template_child (widget_class, TmWindow, tools_place);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_place_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_again_cb);

  gtk_widget_class_install_action (widget_class, "win.new-match", NULL, new_match_cb);
  gtk_widget_class_install_action (widget_class, "win.set-up", "s", set_up_cb);
  gtk_widget_class_install_action (widget_class, "win.continue", "s", continue_cb);
  gtk_widget_class_install_action (widget_class, "win.play-again", "s", play_again_cb);
  gtk_widget_class_install_action (widget_class, "win.history", "(ss)", history_cb);
  gtk_widget_class_install_action (widget_class, "win.play-chapter", "(ss)", play_chapter_cb);
  gtk_widget_class_install_action (widget_class, "win.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "win.imports", NULL, imports_cb);
  gtk_widget_class_install_action (widget_class, "win.show-shelf", NULL, show_shelf_cb);
  gtk_widget_class_install_action (widget_class, "win.ask", "(ss)", ask_cb);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "(ss)", show_rule_cb);
  gtk_widget_class_install_action (widget_class, "win.show-rules", "s", show_rules_cb);
  gtk_widget_class_install_action (widget_class, "win.open-box", "s", open_box_cb);
  gtk_widget_class_install_action (widget_class, "win.sample", NULL, sample_cb);

  for (guint i = 0; i < G_N_ELEMENTS (match_keys); i++)
    gtk_widget_class_add_binding (widget_class, match_keys[i].key, match_keys[i].modifiers,
                                  match_key_cb, "s", match_keys[i].action);
}

static void
add_dropping (TmWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (file_dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* The popover of a menu is made when it is first opened; at the start it would only cost time. */
static void
create_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  TmWindow *self = TM_WINDOW (user_data);

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, self->menu);
}

static void
tm_window_init (TmWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_stack_name_pages (self->places);
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
  add_dropping (self);
}

/**
 * tm_window_new:
 * @application: the application
 *
 * Makes a window at the place where one begins.
 *
 * Returns: (transfer none): the window; the application owns it
 */
TmWindow *
tm_window_new (TmApplication *application)
{
  TmWindow *self = g_object_new (TM_TYPE_WINDOW, "application", application, NULL);

  bind_settings (self, tm_application_get_settings (application));

  return self;
}

/**
 * tm_window_open_match:
 * @self: the window
 * @match: a match
 *
 * Opens a match; going back leads to the shelf.
 */
void
tm_window_open_match (TmWindow *self, TmMatch *match)
{
  AdwNavigationPage *pages[2];

  g_return_if_fail (TM_IS_WINDOW (self));
  g_return_if_fail (TM_IS_MATCH (match));

  if (self->next_series != NULL && tm_archive_get_uuid (match) != NULL)
    tm_archive_set_match_series (get_archive (), tm_archive_get_uuid (match), self->next_series, 0);
  g_clear_pointer (&self->next_series, g_free);
  pages[0] = adw_navigation_view_find_page (self->navigation, "places");
  pages[1] = tm_match_page_new (match);
  adw_navigation_view_replace (self->navigation, pages, G_N_ELEMENTS (pages));
  show_trouble (self);
}

/**
 * tm_window_open_setup:
 * @self: the window
 * @game: a game
 *
 * Opens the set-up of a new match.
 */
void
tm_window_open_setup (TmWindow *self, const TmGame *game)
{
  g_return_if_fail (TM_IS_WINDOW (self));
  g_return_if_fail (game != NULL);

  adw_navigation_view_push (self->navigation, tm_setup_page_new (game, get_archive ()));
}

/**
 * tm_window_open_setup_with:
 * @self: the window
 * @game: a game
 * @options: options to begin with, `a{sv}`
 *
 * Opens the set-up of a new match with given options, for the people who played the game last.
 */
void
tm_window_open_setup_with (TmWindow *self, const TmGame *game, GVariant *options)
{
  static const char *const nobody[] = { "", "", "", NULL };
  g_autoptr (TmLastSetup) last = NULL;
  TmLastSetup setup = { (GStrv) nobody, options };

  g_return_if_fail (TM_IS_WINDOW (self));
  g_return_if_fail (game != NULL);

  last = tm_archive_get_last_setup (get_archive (), game->id, NULL);
  if (last != NULL)
    setup.names = last->names;
  adw_navigation_view_push (self->navigation,
                            tm_setup_page_new_like (game, get_archive (), &setup));
}

/**
 * tm_window_set_series:
 * @self: the window
 * @series: (nullable): identifier of a series; %NULL: none
 *
 * Sets the series that the match that is opened next belongs to.
 */
void
tm_window_set_series (TmWindow *self, const char *series)
{
  g_return_if_fail (TM_IS_WINDOW (self));

  g_set_str (&self->next_series, series);
}

/**
 * tm_window_close_match:
 * @self: the window
 *
 * Leads back to the shelf from whatever is open.
 */
void
tm_window_close_match (TmWindow *self)
{
  g_return_if_fail (TM_IS_WINDOW (self));

  adw_navigation_view_pop_to_tag (self->navigation, "places");
}

/* What is shown from outside must not lie under a dialog. */
static void
close_dialog (TmWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (dialog != NULL)
    adw_dialog_close (dialog);
}

static gboolean
is_open (TmWindow *self, const char *uuid)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  return TM_IS_MATCH_PAGE (page)
         && g_strcmp0 (tm_archive_get_uuid (tm_match_page_get_match (TM_MATCH_PAGE (page))), uuid)
                == 0;
}

/**
 * tm_window_show_match:
 * @self: the window
 * @uuid: identifier of a match
 *
 * Goes on with a match, or shows what is known of one that is over.
 */
void
tm_window_show_match (TmWindow *self, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchInfo) info = NULL;

  g_return_if_fail (TM_IS_WINDOW (self));
  g_return_if_fail (uuid != NULL);

  close_dialog (self);
  if (is_open (self, uuid))
    return;

  info = tm_archive_find_match (get_archive (), uuid, &error);
  if (info == NULL)
    show_error (self, error->message);
  else if (info->state == TM_MATCH_RUNNING)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.continue", "s", uuid);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.history", "(ss)", "match", uuid);
}

/**
 * tm_window_show_article:
 * @self: the window
 * @game: a game
 * @article: one of its rule articles
 *
 * Shows a rule article among the others of the game.
 */
void
tm_window_show_article (TmWindow *self, const TmGame *game, const TmArticle *article)
{
  g_return_if_fail (TM_IS_WINDOW (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (article != NULL);

  close_dialog (self);
  fill_rules_place (self, game);
  go (self, "rules", adw_bin_get_child (self->rules_place), go_to_rule,
      g_variant_new ("(ss)", game->id, article->id));
}

/**
 * tm_window_search_history:
 * @self: the window
 * @words: what is looked for
 *
 * Looks for some words in the history, as if they had been typed there.
 */
void
tm_window_search_history (TmWindow *self, const char *words)
{
  g_return_if_fail (TM_IS_WINDOW (self));
  g_return_if_fail (words != NULL);

  close_dialog (self);
  adw_navigation_view_pop_to_tag (self->navigation, "places");
  tm_history_view_look_for (ensure_history (self), words);
  adw_view_stack_set_visible_child_name (self->places, "history");
}

/**
 * tm_window_search_rules:
 * @self: the window
 * @words: what is looked for
 *
 * Looks for some words in the rules of all games, as if they had been typed there.
 */
void
tm_window_search_rules (TmWindow *self, const char *words)
{
  g_return_if_fail (TM_IS_WINDOW (self));
  g_return_if_fail (words != NULL);

  close_dialog (self);
  adw_navigation_view_pop_to_tag (self->navigation, "places");
  fill_rules_place (self, NULL);
  tm_rules_view_look_for (TM_RULES_VIEW (adw_bin_get_child (self->rules_place)), words);
  adw_view_stack_set_visible_child_name (self->places, "rules");
}

/**
 * tm_window_import:
 * @self: the window
 * @file: a file
 *
 * Shows what a file would bring, and takes it in if somebody says so.
 */
void
tm_window_import (TmWindow *self, GFile *file)
{
  g_return_if_fail (TM_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  if (tm_pack_dialog_is_pack (file))
    tm_pack_dialog_open (GTK_WIDGET (self->navigation), get_archive (), file);
  else
    tm_import_dialog_open (GTK_WIDGET (self->navigation), get_archive (), file);
}
