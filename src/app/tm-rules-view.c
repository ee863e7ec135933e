/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-symbol.h"

#include "tm-article-view.h"
#include "tm-game-drop-down.h"
#include "tm-pictures.h"
#include "tm-rules-view.h"

struct _TmRulesView
{
  GtkWidget parent_instance;

  const TmGame *game;

  AdwNavigationSplitView *split;
  AdwNavigationPage *content_page;
  TmGameDropDown *games;
  GtkSearchEntry *search;
  GtkStack *results;
  GtkListBox *articles;
  TmArticleView *article_view;
};

G_DEFINE_FINAL_TYPE (TmRulesView, tm_rules_view, GTK_TYPE_WIDGET)

static const TmArticle *
get_article (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "article");
}

static GtkWidget *
create_row (const TmArticle *article)
{
  GtkWidget *row = gtk_list_box_row_new ();
  const char *title = tm_word_get (article->title);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_set_size_request (row, -1, 44);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (row), "article", (gpointer) article);

  return row;
}

/* Articles stand under the part of the game they belong to; what is found stands by itself, best
 * first. */
static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  const char *group = get_article (row)->group;
  GtkWidget *label;

  if (before != NULL && g_strcmp0 (get_article (before)->group, group) == 0)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = gtk_label_new (tm_word_get (group));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "tm-group-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
append_all (TmRulesView *self)
{
  for (guint i = 0; i < self->game->n_articles; i++)
    gtk_list_box_append (self->articles, create_row (&self->game->articles[i]));
}

static void
append_found (TmRulesView *self, const char *query)
{
  g_autoptr (GPtrArray) found = tm_rulebook_search (self->game, query);

  for (guint i = 0; i < found->len; i++)
    gtk_list_box_append (self->articles, create_row (g_ptr_array_index (found, i)));
}

static void
fill (TmRulesView *self)
{
  g_autofree char *query = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search)));

  g_strstrip (query);
  gtk_list_box_remove_all (self->articles);
  if (*query == '\0')
    append_all (self);
  else
    append_found (self, query);

  gtk_stack_set_visible_child_name (
      self->results,
      gtk_list_box_get_row_at_index (self->articles, 0) != NULL ? "articles" : "nothing");
}

static void
show_article (TmRulesView *self, const TmArticle *article)
{
  tm_article_view_show (self->article_view, article);
  adw_navigation_page_set_title (self->content_page, tm_word_get (article->title));
}

static void
search_changed_cb (TmRulesView *self)
{
  GtkListBoxRow *first;

  fill (self);
  first = gtk_list_box_get_row_at_index (self->articles, 0);
  if (first != NULL && !adw_navigation_split_view_get_collapsed (self->split))
    gtk_list_box_select_row (self->articles, first);
}

static void
row_activated_cb (TmRulesView *self, GtkListBoxRow *row)
{
  show_article (self, get_article (row));
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

static void
row_selected_cb (TmRulesView *self, GtkListBoxRow *row)
{
  if (row != NULL && !adw_navigation_split_view_get_collapsed (self->split))
    show_article (self, get_article (row));
}

static void
game_chosen_cb (TmRulesView *self)
{
  tm_rules_view_set_game (self, tm_game_drop_down_get_game (self->games));
}

static void
tm_rules_view_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_RULES_VIEW);

  G_OBJECT_CLASS (tm_rules_view_parent_class)->dispose (object);
}

static void
tm_rules_view_class_init (TmRulesViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_rules_view_dispose;

  g_type_ensure (TM_TYPE_ARTICLE_VIEW);
  g_type_ensure (TM_TYPE_GAME_DROP_DOWN);
  g_type_ensure (TM_TYPE_SYMBOL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-rules-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, split);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, content_page);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, games);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, search);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, results);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, articles);
  gtk_widget_class_bind_template_child (widget_class, TmRulesView, article_view);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
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
 * @game: a game
 *
 * Shows the rules of a game.
 */
void
tm_rules_view_set_game (TmRulesView *self, const TmGame *game)
{
  GtkListBoxRow *first;

  g_return_if_fail (TM_IS_RULES_VIEW (self));
  g_return_if_fail (game != NULL);

  if (self->game == game)
    return;

  self->game = game;
  tm_game_drop_down_set_game (self->games, game);
  fill (self);

  first = gtk_list_box_get_row_at_index (self->articles, 0);
  if (first != NULL)
    {
      gtk_list_box_select_row (self->articles, first);
      show_article (self, get_article (first));
    }
}
