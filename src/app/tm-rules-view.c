/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "search/tm-search.h"

#include "tm-article-page.h"
#include "tm-article-row.h"
#include "tm-article-view.h"
#include "tm-game-drop-down.h"
#include "tm-pictures.h"
#include "tm-rules-view.h"

/* How long nobody types before it is said aloud how much was found, in milliseconds. */
#define ANNOUNCE_AFTER 800

struct _TmRulesView
{
  GtkWidget parent_instance;

  /* What is searched: a game, or NULL for all of them. */
  const TmGame *game;
  TmSearch *search;
  TmSearch *original;
  /* What is looked for; NULL shows everything. */
  char *query;
  guint n_shown;
  /* Whether a row was chosen by the arrows since the query was typed. */
  gboolean has_chosen;
  guint announcement;
  guint revealing;

  AdwNavigationSplitView *split;
  AdwNavigationPage *content_page;
  TmGameDropDown *games;
  GtkSearchEntry *entry;
  GtkStack *results;
  GtkScrolledWindow *scroller;
  GtkListBox *articles;
  GtkWidget *search_all_button;
  TmArticleView *article_view;
};

G_DEFINE_FINAL_TYPE (TmRulesView, tm_rules_view, GTK_TYPE_WIDGET)

static gboolean
is_narrow (TmRulesView *self)
{
  return adw_navigation_split_view_get_collapsed (self->split);
}

/* The games that are searched. */
static const TmGame *const *
get_games (TmRulesView *self, guint *n_games)
{
  if (self->game == NULL)
    return tm_game_list (n_games);

  *n_games = 1;

  return &self->game;
}

/* The list */

static TmArticleRow *
get_row (TmRulesView *self, int index)
{
  return (TmArticleRow *) gtk_list_box_get_row_at_index (self->articles, index);
}

static TmArticleRow *
find_row (TmRulesView *self, const TmArticle *article)
{
  TmArticleRow *row;

  for (int i = 0; (row = get_row (self, i)) != NULL; i++)
    if (tm_article_row_get_article (row) == article)
      return row;

  return NULL;
}

static void
add_row (TmRulesView *self, const TmGame *game, guint article)
{
  GtkWidget *row = tm_article_row_new (game, tm_rulebook_get (game, article));

  if (self->query != NULL)
    tm_article_row_show_why (TM_ARTICLE_ROW (row), self->query, self->game == NULL);
  gtk_list_box_append (self->articles, row);
  self->n_shown++;
}

static void
add_all (TmRulesView *self)
{
  guint n_games;
  const TmGame *const *games = get_games (self, &n_games);

  for (guint i = 0; i < n_games; i++)
    for (guint j = 0; j < tm_rulebook_count (games[i]); j++)
      add_row (self, games[i], j);
}

static void
ensure_search (TmRulesView *self)
{
  guint n_games;
  const TmGame *const *games = get_games (self, &n_games);

  if (self->search != NULL)
    return;

  self->search = tm_search_new (games, n_games);
  self->original = tm_search_new_original (games, n_games);
}

static void
forget_search (TmRulesView *self)
{
  g_clear_pointer (&self->search, tm_search_free);
  g_clear_pointer (&self->original, tm_search_free);
}

/* Words that the reader's language does not have may be those of an English box. */
static void
add_found (TmRulesView *self)
{
  g_autoptr (GArray) hits = NULL;

  ensure_search (self);
  hits = tm_search_find_articles (self->search, self->query);
  if (hits->len == 0 && self->original != NULL)
    {
      g_array_unref (hits);
      hits = tm_search_find_articles (self->original, self->query);
    }

  for (guint i = 0; i < hits->len; i++)
    {
      const TmSearchHit *hit = &g_array_index (hits, TmSearchHit, i);

      add_row (self, hit->game, hit->index);
    }
}

static void
fill (TmRulesView *self)
{
  gboolean can_widen = self->game != NULL && gtk_widget_get_visible (GTK_WIDGET (self->games));

  gtk_list_box_remove_all (self->articles);
  self->n_shown = 0;
  self->has_chosen = FALSE;
  if (self->query == NULL)
    add_all (self);
  else
    add_found (self);

  /* The first one says how many there are. */
  gtk_list_box_invalidate_headers (self->articles);
  gtk_widget_set_visible (self->search_all_button, can_widen);
  gtk_stack_set_visible_child_name (self->results, self->n_shown > 0 ? "articles" : "nothing");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static char *
dup_count (TmRulesView *self)
{
  return g_strdup_printf (ngettext ("%u article found", "%u articles found", self->n_shown),
                          self->n_shown);
}

static GtkWidget *
create_heading (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
create_group_heading (TmArticleRow *row)
{
  GtkWidget *label
      = create_heading (tm_word_get (tm_article_row_get_article (row)->group), "tm-group-heading");

  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "soft");

  return label;
}

static GtkWidget *
create_game_heading (TmArticleRow *row)
{
  const TmGame *game = tm_article_row_get_game (row);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (line, "tm-game-heading");
  gtk_box_append (GTK_BOX (line), tm_symbol_picture_new (game->symbol, 18));
  gtk_box_append (GTK_BOX (line), create_heading (tm_word_get (game->name), "heading"));
  gtk_box_append (GTK_BOX (lines), line);
  gtk_box_append (GTK_BOX (lines), create_group_heading (row));

  return lines;
}

static GtkWidget *
create_count_heading (TmRulesView *self)
{
  g_autofree char *count = dup_count (self);
  GtkWidget *label = create_heading (count, "tm-group-heading");

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "soft");

  return label;
}

/* Articles stand under the part of the game they belong to; what is found stands by itself, best
 * first. */
static void
header_cb (GtkListBoxRow *list_row, GtkListBoxRow *list_before, gpointer user_data)
{
  TmRulesView *self = user_data;
  TmArticleRow *row = TM_ARTICLE_ROW (list_row);
  TmArticleRow *before = list_before != NULL ? TM_ARTICLE_ROW (list_before) : NULL;
  gboolean begins_game
      = before == NULL || tm_article_row_get_game (before) != tm_article_row_get_game (row);
  GtkWidget *header = NULL;

  if (self->query != NULL)
    header = before == NULL ? create_count_heading (self) : NULL;
  else if (begins_game && self->game == NULL)
    header = create_game_heading (row);
  else if (begins_game
           || g_strcmp0 (tm_article_row_get_article (before)->group,
                         tm_article_row_get_article (row)->group)
                  != 0)
    header = create_group_heading (row);

  gtk_list_box_row_set_header (list_row, header);
}

/* The article */

static void
show_article (TmRulesView *self, TmArticleRow *row)
{
  const TmArticle *article = tm_article_row_get_article (row);

  tm_article_view_show (self->article_view, tm_article_row_get_game (row), article, self->query);
  adw_navigation_page_set_title (self->content_page, tm_word_get (article->title));
}

static void
select_row (TmRulesView *self, TmArticleRow *row)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (self->scroller);

  gtk_list_box_select_row (self->articles, GTK_LIST_BOX_ROW (row));
  if (row != NULL)
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), GTK_WIDGET (row), NULL);
}

static gboolean
reveal_cb (gpointer user_data)
{
  TmRulesView *self = user_data;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->articles);

  self->revealing = 0;
  if (row != NULL && self->query == NULL)
    select_row (self, TM_ARTICLE_ROW (row));

  return G_SOURCE_REMOVE;
}

/* New rows have no place yet to scroll to. */
static void
reveal_soon (TmRulesView *self)
{
  g_clear_handle_id (&self->revealing, g_source_remove);
  self->revealing = g_idle_add_full (G_PRIORITY_LOW, reveal_cb, self, NULL);
}

/* One has gone on to another article: the list goes along. */
static void
follow (TmRulesView *self, const TmArticle *article)
{
  TmArticleRow *row = find_row (self, article);

  adw_navigation_page_set_title (self->content_page, tm_word_get (article->title));
  select_row (self, row);
}

static void
page_hidden_cb (TmRulesView *self, TmArticlePage *page)
{
  const TmArticle *article = tm_article_page_get_article (page);
  TmArticleRow *row = find_row (self, article);

  if (row != NULL)
    show_article (self, row);
  follow (self, article);
}

/* Where there is no room for it beside the list, the article gets the whole window. */
static void
open_page (TmRulesView *self, TmArticleRow *row)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  AdwNavigationPage *page = tm_article_page_new (tm_article_row_get_game (row),
                                                 tm_article_row_get_article (row), self->query);

  g_signal_connect_object (page, "hidden", G_CALLBACK (page_hidden_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), page);
}

static void
open_row (TmRulesView *self, TmArticleRow *row)
{
  show_article (self, row);
  if (is_narrow (self))
    open_page (self, row);
  else
    select_row (self, row);
}

/* What was being read stays, as long as it is among what is found. */
static void
select_after_filling (TmRulesView *self)
{
  TmArticleRow *row = find_row (self, tm_article_view_get_article (self->article_view));

  if (is_narrow (self))
    return;

  if (row == NULL)
    row = get_row (self, 0);
  if (row == NULL)
    return;

  gtk_list_box_select_row (self->articles, GTK_LIST_BOX_ROW (row));
  show_article (self, row);
  reveal_soon (self);
}

static void
row_activated_cb (TmRulesView *self, GtkListBoxRow *row)
{
  open_row (self, TM_ARTICLE_ROW (row));
}

/* Beside each other, a selected article is an open one. */
static void
row_selected_cb (TmRulesView *self, GtkListBoxRow *row)
{
  if (row != NULL && !is_narrow (self))
    show_article (self, TM_ARTICLE_ROW (row));
}

static void
moved_cb (TmRulesView *self)
{
  follow (self, tm_article_view_get_article (self->article_view));
}

static void
collapsed_cb (TmRulesView *self)
{
  if (is_narrow (self))
    gtk_list_box_unselect_all (self->articles);
  else
    select_after_filling (self);
}

/* Searching */

static void
announce_cb (gpointer user_data)
{
  TmRulesView *self = user_data;
  g_autofree char *count = dup_count (self);

  self->announcement = 0;
  gtk_accessible_announce (GTK_ACCESSIBLE (self), self->n_shown > 0 ? count : _ ("Nothing Found"),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
announce_soon (TmRulesView *self)
{
  g_clear_handle_id (&self->announcement, g_source_remove);
  if (self->query != NULL)
    self->announcement = g_timeout_add_once (ANNOUNCE_AFTER, announce_cb, self);
}

static void
search_changed_cb (TmRulesView *self)
{
  g_autofree char *query = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  g_strstrip (query);
  if (!g_set_str (&self->query, *query != '\0' ? query : NULL))
    return;

  fill (self);
  select_after_filling (self);
  announce_soon (self);
}

/* Typed somewhere else in the place: what is typed next belongs here, too. */
static void
search_started_cb (TmRulesView *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->entry));

  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
}

static void
enter_cb (TmRulesView *self)
{
  GtkListBoxRow *row = NULL;

  /* The list follows what is typed a moment later. */
  search_changed_cb (self);
  if (self->has_chosen)
    row = gtk_list_box_get_selected_row (self->articles);
  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->articles, 0);
  if (row != NULL)
    open_row (self, TM_ARTICLE_ROW (row));
}

/* The arrows choose in the list while one types. */
static gboolean
key_pressed_cb (TmRulesView *self, guint key)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->articles);
  gboolean is_down = key == GDK_KEY_Down || key == GDK_KEY_KP_Down;
  gboolean is_up = key == GDK_KEY_Up || key == GDK_KEY_KP_Up;
  int next = 0;

  if ((!is_down && !is_up) || self->n_shown == 0)
    return FALSE;

  if (row != NULL)
    next = gtk_list_box_row_get_index (row) + (is_down ? 1 : -1);
  select_row (self, get_row (self, CLAMP (next, 0, (int) self->n_shown - 1)));
  self->has_chosen = TRUE;

  return TRUE;
}

static void
clear_cb (TmRulesView *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  TmRulesView *self = TM_RULES_VIEW (widget);

  if (self->query == NULL)
    return FALSE;

  clear_cb (self);

  return TRUE;
}

static void
search_all_cb (TmRulesView *self)
{
  tm_rules_view_set_game (self, NULL);
}

static void
game_chosen_cb (TmRulesView *self)
{
  tm_rules_view_set_game (self, tm_game_drop_down_get_game (self->games));
}

/* Typing finds rules as long as they are on view, be it the switcher of places that has the focus. */

static void
tm_rules_view_map (GtkWidget *widget)
{
  TmRulesView *self = TM_RULES_VIEW (widget);

  GTK_WIDGET_CLASS (tm_rules_view_parent_class)->map (widget);
  gtk_search_entry_set_key_capture_widget (
      self->entry, gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_PAGE));
}

static void
tm_rules_view_unmap (GtkWidget *widget)
{
  gtk_search_entry_set_key_capture_widget (TM_RULES_VIEW (widget)->entry, NULL);
  GTK_WIDGET_CLASS (tm_rules_view_parent_class)->unmap (widget);
}

static void
tm_rules_view_dispose (GObject *object)
{
  TmRulesView *self = TM_RULES_VIEW (object);

  g_clear_handle_id (&self->announcement, g_source_remove);
  g_clear_handle_id (&self->revealing, g_source_remove);
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_RULES_VIEW);

  G_OBJECT_CLASS (tm_rules_view_parent_class)->dispose (object);
}

static void
tm_rules_view_finalize (GObject *object)
{
  TmRulesView *self = TM_RULES_VIEW (object);

  forget_search (self);
  g_free (self->query);

  G_OBJECT_CLASS (tm_rules_view_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-rules-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, split);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, content_page);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, games);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, entry);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, results);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, articles);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, search_all_button);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, article_view);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
  gtk_widget_class_bind_template_callback (widget_class, collapsed_cb);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_started_cb);
}

static void
tm_rules_view_class_init (TmRulesViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_rules_view_dispose;
  object_class->finalize = tm_rules_view_finalize;
  widget_class->map = tm_rules_view_map;
  widget_class->unmap = tm_rules_view_unmap;

  g_type_ensure (TM_TYPE_ARTICLE_VIEW);
  g_type_ensure (TM_TYPE_GAME_DROP_DOWN);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
tm_rules_view_init (TmRulesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->articles, header_cb, self, NULL);
}

/**
 * tm_rules_view_new:
 *
 * Makes a view without a game.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_rules_view_new (void)
{
  return g_object_new (TM_TYPE_RULES_VIEW, NULL);
}

/**
 * tm_rules_view_set_game:
 * @self: the view
 * @game: (nullable): a game; %NULL for all of them
 *
 * Shows the rules of a game. What is looked for stays.
 */
void
tm_rules_view_set_game (TmRulesView *self, const TmGame *game)
{
  g_return_if_fail (TM_IS_RULES_VIEW (self));

  if (self->game == game && self->n_shown > 0)
    return;

  self->game = game;
  forget_search (self);
  tm_game_drop_down_set_game (self->games, game);
  tm_article_view_set_names_game (self->article_view, game == NULL);
  fill (self);
  select_after_filling (self);
  announce_soon (self);
}

static void
set_words (TmRulesView *self, const char *words)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), words);
  search_changed_cb (self);
}

/**
 * tm_rules_view_open:
 * @self: the view
 * @game: a game
 * @article: one of its articles
 *
 * Shows an article among all the rules of its game. The view has its size already.
 */
void
tm_rules_view_open (TmRulesView *self, const TmGame *game, const TmArticle *article)
{
  TmArticleRow *row;

  g_return_if_fail (TM_IS_RULES_VIEW (self));

  set_words (self, "");
  tm_rules_view_set_game (self, game);
  row = find_row (self, article);
  if (row == NULL)
    return;

  open_row (self, row);
  reveal_soon (self);
}

/**
 * tm_rules_view_look_for:
 * @self: the view
 * @words: what is looked for
 *
 * Looks for some words in the rules of all games, as if they had been typed.
 */
void
tm_rules_view_look_for (TmRulesView *self, const char *words)
{
  g_return_if_fail (TM_IS_RULES_VIEW (self));
  g_return_if_fail (words != NULL);

  tm_rules_view_set_game (self, NULL);
  set_words (self, words);
}
