/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-article-view.h"
#include "tm-pictures.h"

struct _TmArticleView
{
  GtkWidget parent_instance;

  GtkLabel *group;
  GtkLabel *title;
  GtkLabel *body;
  GtkLabel *cite;
};

G_DEFINE_FINAL_TYPE (TmArticleView, tm_article_view, GTK_TYPE_WIDGET)

static void
tm_article_view_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_ARTICLE_VIEW);

  G_OBJECT_CLASS (tm_article_view_parent_class)->dispose (object);
}

static void
tm_article_view_class_init (TmArticleViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_article_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-article-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, group);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, title);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, body);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, cite);
}

static void
tm_article_view_init (TmArticleView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_article_view_new:
 *
 * Makes a view without an article.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_article_view_new (void)
{
  return g_object_new (TM_TYPE_ARTICLE_VIEW, NULL);
}

/**
 * tm_article_view_show:
 * @self: the view
 * @article: an article
 *
 * Shows an article in the reader's language.
 */
void
tm_article_view_show (TmArticleView *self, const TmArticle *article)
{
  g_return_if_fail (TM_IS_ARTICLE_VIEW (self));
  g_return_if_fail (article != NULL);

  gtk_label_set_label (self->group, tm_word_get (article->group));
  gtk_label_set_label (self->title, tm_word_get (article->title));
  gtk_label_set_label (self->body, tm_word_get (article->body));
  gtk_label_set_label (self->cite, tm_word_get (article->cite));
}

/**
 * tm_article_dialog_new:
 * @game: the game
 * @article: one of its articles
 *
 * Makes a dialog that shows an article beside what it explains.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_article_dialog_new (const TmGame *game, const TmArticle *article)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *content = tm_article_view_new ();

  tm_article_view_show (TM_ARTICLE_VIEW (content), article);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content);
  adw_dialog_set_title (dialog, tm_word_get (game->name));
  adw_dialog_set_content_width (dialog, 520);
  adw_dialog_set_child (dialog, view);

  return dialog;
}
