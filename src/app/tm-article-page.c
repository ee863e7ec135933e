/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-article-page.h"
#include "tm-article-view.h"

struct _TmArticlePage
{
  AdwNavigationPage parent_instance;

  guint pop_source;

  AdwWindowTitle *window_title;
  TmArticleView *view;
};

G_DEFINE_FINAL_TYPE (TmArticlePage, tm_article_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_title (TmArticlePage *self)
{
  const TmArticle *article = tm_article_view_get_article (self->view);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), tm_word_get (article->title));
  adw_window_title_set_title (self->window_title, tm_word_get (article->group));
}

static void
moved_cb (TmArticlePage *self)
{
  show_title (self);
}

/* What comes first is read first. */
static void
shown_cb (TmArticlePage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
pop_cb (gpointer user_data)
{
  TmArticlePage *self = user_data;

  self->pop_source = 0;
  gtk_widget_activate_action (GTK_WIDGET (self), "navigation.pop", NULL);
}

/* There is room beside the list again. This is told in the middle of giving out sizes. */
static void
widened_cb (TmArticlePage *self)
{
  if (self->pop_source == 0)
    self->pop_source = g_idle_add_once (pop_cb, self);
}

static void
tm_article_page_dispose (GObject *object)
{
  TmArticlePage *self = TM_ARTICLE_PAGE (object);

  g_clear_handle_id (&self->pop_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_ARTICLE_PAGE);

  G_OBJECT_CLASS (tm_article_page_parent_class)->dispose (object);
}

static void
tm_article_page_class_init (TmArticlePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_article_page_dispose;

  g_type_ensure (TM_TYPE_ARTICLE_VIEW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-article-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmArticlePage, window_title);
  gtk_widget_class_bind_template_child (widget_class, TmArticlePage, view);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, widened_cb);
}

static void
tm_article_page_init (TmArticlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_article_view_hide_group (self->view);
}

/**
 * tm_article_page_new:
 * @game: the game
 * @article: one of its articles
 * @query: (nullable): words to mark in it
 *
 * Makes a page with an article. It goes when the window gets wide enough to show the article beside the
 * list.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_article_page_new (const TmGame *game, const TmArticle *article, const char *query)
{
  TmArticlePage *self = g_object_new (TM_TYPE_ARTICLE_PAGE, NULL);

  tm_article_view_show (self->view, game, article, query);
  adw_window_title_set_subtitle (self->window_title, tm_word_get (game->name));
  show_title (self);

  return ADW_NAVIGATION_PAGE (self);
}

/**
 * tm_article_page_get_article:
 * @self: the page
 *
 * Gets the article that is shown; one may have gone on to another one on the page.
 *
 * Returns: (transfer none): the article
 */
const TmArticle *
tm_article_page_get_article (TmArticlePage *self)
{
  g_return_val_if_fail (TM_IS_ARTICLE_PAGE (self), NULL);

  return tm_article_view_get_article (self->view);
}
