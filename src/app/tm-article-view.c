/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-symbol.h"
#include "search/tm-search.h"

#include "tm-article-readings.h"
#include "tm-article-view.h"
#include "tm-pictures.h"
#include "tm-rule-link.h"
#include "tm-toast.h"

/* The most articles that are named beside one: it is no second list. */
#define MAX_RELATED 4
/* A question that rests on more articles says little about what two of them have in common. */
#define MAX_TOGETHER 8

struct _TmArticleView
{
  GtkWidget parent_instance;

  const TmGame *game;
  const TmArticle *article;
  char *query;
  gboolean names_game;

  GtkScrolledWindow *page;
  GtkLabel *group;
  GtkLabel *title;
  GtkBox *body;
  GtkLabel *cite;
  TmArticleReadings *readings;
  GtkWidget *decides;
  GtkListBox *questions;
  GtkWidget *related;
  AdwWrapBox *links;
  GtkWidget *foot;
  GtkWidget *previous_button;
  GtkLabel *previous_title;
  GtkWidget *next_button;
  GtkLabel *next_title;
};

G_DEFINE_FINAL_TYPE (TmArticleView, tm_article_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The words; those that were looked for are marked in what is not bold anyway. */

static char *
dup_markup (TmArticleView *self, const char *text)
{
  return self->query != NULL ? tm_search_dup_markup (self->query, text)
                             : g_markup_escape_text (text, -1);
}

static void
add_paragraph (TmArticleView *self, const char *text)
{
  g_autofree char *markup = dup_markup (self, text);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "body");
  gtk_widget_add_css_class (label, "tm-article");
  gtk_box_append (self->body, label);
}

static void
show_words (TmArticleView *self)
{
  g_autofree char *place
      = tm_article_dup_place (self->article, self->names_game ? self->game : NULL);
  g_auto (GStrv) paragraphs = g_strsplit (tm_word_get (self->article->body), "\n\n", -1);

  gtk_label_set_label (self->group, place);
  gtk_label_set_label (self->title, tm_word_get (self->article->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->page), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (self->article->title), -1);
  gtk_label_set_label (self->cite, tm_word_get (self->article->cite));
  tm_container_clear (self->body);
  for (guint i = 0; paragraphs[i] != NULL; i++)
    add_paragraph (self, paragraphs[i]);
}

/* The questions that rest on it */

/* The judge is in the window: a dialog would lie over the answer. */
static void
question_activated_cb (TmArticleView *self, AdwActionRow *row)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);
  const TmQuestion *question = g_object_get_data (G_OBJECT (row), "question");

  gtk_widget_activate_action (GTK_WIDGET (self), "win.ask", "(ss)", self->game->id, question->id);
  if (dialog != NULL)
    adw_dialog_close (ADW_DIALOG (dialog));
}

static GtkWidget *
create_question_row (TmArticleView *self, const TmQuestion *question)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tm_word_get (question->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), tm_word_get (question->prompt));
  if (question->symbol != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), tm_symbol_picture_new (question->symbol, 20));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "question", (gpointer) question);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (question_activated_cb), self);

  return row;
}

static void
show_questions (TmArticleView *self)
{
  gtk_list_box_remove_all (self->questions);
  for (guint i = 0; i < self->game->n_questions; i++)
    if (tm_question_rests_on (self->game, i, self->article->id))
      gtk_list_box_append (self->questions, create_question_row (self, &self->game->questions[i]));
  gtk_widget_set_visible (self->decides,
                          gtk_list_box_get_row_at_index (self->questions, 0) != NULL);
}

/* The articles around it */

static gboolean
is_narrow (const TmGame *game, guint question)
{
  guint n_articles = 0;

  for (guint i = 0; i < tm_rulebook_count (game); i++)
    n_articles += tm_question_rests_on (game, question, tm_rulebook_get (game, i)->id) ? 1 : 0;

  return n_articles <= MAX_TOGETHER;
}

static gboolean
share_a_question (const TmGame *game, const TmArticle *article, const TmArticle *other)
{
  for (guint i = 0; i < game->n_questions; i++)
    if (tm_question_rests_on (game, i, article->id) && tm_question_rests_on (game, i, other->id)
        && is_narrow (game, i))
      return TRUE;

  return FALSE;
}

/* An article that holds for every game stands in none of them, and so next to nothing. */
static int
find_place (TmArticleView *self)
{
  for (guint i = 0; i < tm_rulebook_count (self->game); i++)
    if (tm_rulebook_get (self->game, i) == self->article)
      return (int) i;

  return -1;
}

/* Those next to it are at the foot anyway. */
static gboolean
is_related (TmArticleView *self, int place, int other)
{
  const TmArticle *article = tm_rulebook_get (self->game, (guint) other);

  return place >= 0 && ABS (other - place) > 1
         && g_strcmp0 (article->group, self->article->group) == 0
         && share_a_question (self->game, self->article, article);
}

static void
add_link (TmArticleView *self, const TmArticle *article)
{
  GtkWidget *link = tm_rule_link_new (self->game, article->id);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (link), "article.show");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", article->id);
  adw_wrap_box_append (self->links, link);
}

static void
show_related (TmArticleView *self)
{
  int place = find_place (self);
  guint n_related = 0;

  tm_wrap_box_clear (self->links);
  for (guint i = 0; i < tm_rulebook_count (self->game) && n_related < MAX_RELATED; i++)
    if (is_related (self, place, (int) i))
      {
        add_link (self, tm_rulebook_get (self->game, i));
        n_related++;
      }
  gtk_widget_set_visible (self->related, n_related > 0);
}

static void
show_neighbour (GtkWidget *button, GtkLabel *label, const TmArticle *article, const char *spoken)
{
  gtk_widget_set_visible (button, article != NULL);
  if (article == NULL)
    return;

  gtk_label_set_label (label, tm_word_get (article->title));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", article->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "article.show");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (article->title), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
}

static void
show_neighbours (TmArticleView *self)
{
  int place = find_place (self);
  gboolean has_next = place >= 0 && place + 1 < (int) tm_rulebook_count (self->game);
  const TmArticle *previous = place > 0 ? tm_rulebook_get (self->game, (guint) place - 1) : NULL;
  const TmArticle *next = has_next ? tm_rulebook_get (self->game, (guint) place + 1) : NULL;

  show_neighbour (self->previous_button, self->previous_title, previous, _ ("Previous article"));
  show_neighbour (self->next_button, self->next_title, next, _ ("Next article"));
  gtk_widget_set_visible (self->foot, previous != NULL || next != NULL);
}

/* A link to an article goes when the article comes. */
static void
keep_focus (TmArticleView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_article_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmArticleView *self = TM_ARTICLE_VIEW (widget);
  const TmArticle *article = tm_rulebook_find (self->game, g_variant_get_string (parameter, NULL));
  g_autofree char *query = g_strdup (self->query);

  g_return_if_fail (article != NULL);

  tm_article_view_show (self, self->game, article, query);
  keep_focus (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), tm_word_get (article->title),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

static void
copy_clicked_cb (TmArticleView *self)
{
  g_autofree char *text = tm_article_dup_as_text (self->game, self->article);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  tm_toast_show (GTK_WIDGET (self), _ ("Article copied"));
}

/* The keys scroll then. */
static gboolean
tm_article_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TM_ARTICLE_VIEW (widget)->page));
}

static void
tm_article_view_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_ARTICLE_VIEW);

  G_OBJECT_CLASS (tm_article_view_parent_class)->dispose (object);
}

static void
tm_article_view_finalize (GObject *object)
{
  g_free (TM_ARTICLE_VIEW (object)->query);

  G_OBJECT_CLASS (tm_article_view_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, page);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, group);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, title);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, body);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, cite);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, readings);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, decides);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, questions);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, related);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, links);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, foot);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, previous_button);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, previous_title);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, next_button);
  gtk_widget_class_bind_template_child (widget_class, TmArticleView, next_title);
}

static void
tm_article_view_class_init (TmArticleViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_article_view_dispose;
  object_class->finalize = tm_article_view_finalize;
  widget_class->grab_focus = tm_article_view_grab_focus;

  g_type_ensure (TM_TYPE_ARTICLE_READINGS);
  g_type_ensure (TM_TYPE_SYMBOL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-article-view.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, copy_clicked_cb);

  gtk_widget_class_install_action (widget_class, "article.show", "s", show_article_cb);

  /**
   * TmArticleView::moved:
   * @self: the view
   *
   * Somebody went from the article to another one, which is shown now.
   */
  signals[SIGNAL_MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
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
 * @game: the game
 * @article: an article of the game, or one that holds for every game
 * @query: (nullable): words to mark in it
 *
 * Shows an article in the reader's language.
 */
void
tm_article_view_show (TmArticleView *self,
                      const TmGame *game,
                      const TmArticle *article,
                      const char *query)
{
  gboolean is_another;

  g_return_if_fail (TM_IS_ARTICLE_VIEW (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (article != NULL);

  is_another = self->article != article;
  self->game = game;
  self->article = article;
  g_set_str (&self->query, query);

  show_words (self);
  if (!is_another)
    return;

  tm_article_readings_show (self->readings, game, article);
  show_questions (self);
  show_related (self);
  show_neighbours (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->page), 0);
}

/**
 * tm_article_view_set_names_game:
 * @self: the view
 * @names_game: whether to name the game of the articles that are shown from now on
 *
 * Tells whether nothing else says which game it is.
 */
void
tm_article_view_set_names_game (TmArticleView *self, gboolean names_game)
{
  g_return_if_fail (TM_IS_ARTICLE_VIEW (self));

  self->names_game = names_game;
}

/**
 * tm_article_view_hide_group:
 * @self: the view
 *
 * Leaves the part of the game out, which is told elsewhere.
 */
void
tm_article_view_hide_group (TmArticleView *self)
{
  g_return_if_fail (TM_IS_ARTICLE_VIEW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->group), FALSE);
}

/**
 * tm_article_view_get_article:
 * @self: the view
 *
 * Gets the article that is shown.
 *
 * Returns: (transfer none) (nullable): the article
 */
const TmArticle *
tm_article_view_get_article (TmArticleView *self)
{
  g_return_val_if_fail (TM_IS_ARTICLE_VIEW (self), NULL);

  return self->article;
}

/**
 * tm_article_dup_place:
 * @article: an article
 * @game: (nullable): its game, if that is to be named
 *
 * Says where an article stands.
 *
 * Returns: (transfer full): the part of the game, and the game before it if it was given
 */
char *
tm_article_dup_place (const TmArticle *article, const TmGame *game)
{
  const char *group = tm_word_get (article->group);

  if (game == NULL)
    return g_strdup (group);

  /* Translators: a game and the part of its rules: “Dungeon Raiders: Treasuries” */
  return g_strdup_printf (C_ ("rules", "%s: %s"), tm_word_get (game->name), group);
}

/**
 * tm_article_dup_as_text:
 * @game: the game
 * @article: an article
 *
 * Puts an article into plain text, to be sent to somebody.
 *
 * Returns: (transfer full): game, title, words and citation
 */
char *
tm_article_dup_as_text (const TmGame *game, const TmArticle *article)
{
  return g_strdup_printf ("%s\n%s\n\n%s\n\n%s\n", tm_word_get (game->name),
                          tm_word_get (article->title), tm_word_get (article->body),
                          tm_word_get (article->cite));
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
  GtkWidget *toasts = adw_toast_overlay_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *content = tm_article_view_new ();

  tm_article_view_show (TM_ARTICLE_VIEW (content), game, article, NULL);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), view);
  adw_dialog_set_title (dialog, tm_word_get (game->name));
  adw_dialog_set_content_width (dialog, 520);
  adw_dialog_set_child (dialog, toasts);

  return dialog;
}
