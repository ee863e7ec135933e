/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "search/tm-search.h"

#include "tm-article-row.h"
#include "tm-article-view.h"

/* How much of the text stands before the word that was looked for, in characters: so little that the
 * word is seen in a narrow list. */
#define LEAD 16
/* More than any list shows of it. */
#define LONGEST_EXCERPT 160

struct _TmArticleRow
{
  GtkListBoxRow parent_instance;

  const TmGame *game;
  const TmArticle *article;

  GtkLabel *place;
  GtkLabel *title;
  GtkLabel *excerpt;
};

G_DEFINE_FINAL_TYPE (TmArticleRow, tm_article_row, GTK_TYPE_LIST_BOX_ROW)

/* Where the first marked word begins in the text of the markup, in characters; -1: nothing is marked.
 * Whatever else looks like markup in it is escaped. */
static glong
find_marked (const char *markup)
{
  const char *mark = strstr (markup, "<b>");
  glong n_characters = 0;

  if (mark == NULL)
    return -1;

  for (const char *at = markup; at < mark; at = g_utf8_next_char (at))
    {
      const char *end = *at == '&' ? strchr (at, ';') : NULL;

      if (end != NULL)
        at = end;
      n_characters++;
    }

  return n_characters;
}

/* Where an excerpt begins: with a whole word, not long before the one that was looked for. */
static const char *
find_start (const char *text, glong marked)
{
  const char *word = g_utf8_offset_to_pointer (text, marked);
  const char *at = word;

  for (guint i = 0; i < LEAD; i++)
    at = g_utf8_prev_char (at);
  while (at < word && *at != ' ')
    at++;

  return at < word ? at + 1 : word;
}

static char *
dup_text (const TmArticle *article)
{
  GString *text = g_string_new (tm_word_get (article->body));

  g_string_replace (text, "\n\n", " ", 0);

  return g_string_free_and_steal (text);
}

static char *
dup_excerpt (const TmArticle *article, const char *query)
{
  g_autofree char *text = dup_text (article);
  g_autofree char *markup = tm_search_dup_markup (query, text);
  glong marked = find_marked (markup);
  const char *start = marked > LEAD ? find_start (text, marked) : text;
  g_autofree char *part
      = g_utf8_substring (start, 0, MIN (g_utf8_strlen (start, -1), LONGEST_EXCERPT));
  g_autofree char *excerpt = start > text ? g_strconcat ("… ", part, NULL) : g_strdup (part);

  return tm_search_dup_markup (query, excerpt);
}

static void
set_markup (GtkLabel *label, const char *markup)
{
  gtk_label_set_markup (label, markup);
  gtk_widget_set_visible (GTK_WIDGET (label), TRUE);
}

static void
tm_article_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_ARTICLE_ROW);

  G_OBJECT_CLASS (tm_article_row_parent_class)->dispose (object);
}

static void
tm_article_row_class_init (TmArticleRowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_article_row_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-article-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TmArticleRow, place);
  gtk_widget_class_bind_template_child (widget_class, TmArticleRow, title);
  gtk_widget_class_bind_template_child (widget_class, TmArticleRow, excerpt);
}

static void
tm_article_row_init (TmArticleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_article_row_new:
 * @game: the game
 * @article: one of its articles
 *
 * Makes a row with the title of an article.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_article_row_new (const TmGame *game, const TmArticle *article)
{
  TmArticleRow *self = g_object_new (TM_TYPE_ARTICLE_ROW, NULL);
  const char *title = tm_word_get (article->title);

  self->game = game;
  self->article = article;
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return GTK_WIDGET (self);
}

/**
 * tm_article_row_show_why:
 * @self: the row
 * @query: what was looked for
 * @with_game: whether to name the game, too
 *
 * Shows where the article stands, and the words that it was found by.
 */
void
tm_article_row_show_why (TmArticleRow *self, const char *query, gboolean with_game)
{
  g_autofree char *place = NULL;
  g_autofree char *title = NULL;
  g_autofree char *excerpt = NULL;

  g_return_if_fail (TM_IS_ARTICLE_ROW (self));
  g_return_if_fail (query != NULL);

  place = tm_article_dup_place (self->article, with_game ? self->game : NULL);
  title = tm_search_dup_markup (query, tm_word_get (self->article->title));
  excerpt = dup_excerpt (self->article, query);
  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), TRUE);
  set_markup (self->title, title);
  set_markup (self->excerpt, excerpt);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place,
                                  -1);
}

/**
 * tm_article_row_get_game:
 * @self: the row
 *
 * Gets the game.
 *
 * Returns: (transfer none): the game
 */
const TmGame *
tm_article_row_get_game (TmArticleRow *self)
{
  g_return_val_if_fail (TM_IS_ARTICLE_ROW (self), NULL);

  return self->game;
}

/**
 * tm_article_row_get_article:
 * @self: the row
 *
 * Gets the article.
 *
 * Returns: (transfer none): the article
 */
const TmArticle *
tm_article_row_get_article (TmArticleRow *self)
{
  g_return_val_if_fail (TM_IS_ARTICLE_ROW (self), NULL);

  return self->article;
}
