/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-game-drop-down.h"
#include "tm-judge-view.h"
#include "tm-pictures.h"
#include "tm-question-view.h"

struct _TmJudgeView
{
  GtkWidget parent_instance;

  const TmGame *game;
  TmMatch *match;

  AdwNavigationSplitView *split;
  AdwNavigationPage *content_page;
  TmGameDropDown *games;
  GtkSearchEntry *search;
  GtkListBox *questions;
  TmQuestionView *question_view;
};

G_DEFINE_FINAL_TYPE (TmJudgeView, tm_judge_view, GTK_TYPE_WIDGET)

static guint
get_question (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "question"));
}

static GtkWidget *
create_row (const TmGame *game, guint question)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  const char *title = tm_word_get (game->questions[question].title);
  GtkWidget *label = gtk_label_new (title);

  if (game->questions[question].symbol != NULL)
    gtk_box_append (GTK_BOX (content),
                    tm_symbol_picture_new (game->questions[question].symbol, 18));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (content), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_widget_set_tooltip_text (row, tm_word_get (game->questions[question].prompt));
  gtk_widget_set_size_request (row, -1, 44);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (row), "question", GUINT_TO_POINTER (question));

  return row;
}

static gboolean
contains (const char *text, const char *word)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, word) != NULL;
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer user_data)
{
  TmJudgeView *self = user_data;
  const TmQuestion *question = &self->game->questions[get_question (row)];
  g_autofree char *word = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);

  return *word == '\0' || contains (tm_word_get (question->title), word)
         || contains (tm_word_get (question->prompt), word);
}

static void
search_changed_cb (TmJudgeView *self)
{
  gtk_list_box_invalidate_filter (self->questions);
}

static void
ask (TmJudgeView *self, guint question)
{
  tm_question_view_ask (self->question_view, self->game, question, self->match);
  adw_navigation_page_set_title (self->content_page,
                                 tm_word_get (self->game->questions[question].title));
}

static void
row_activated_cb (TmJudgeView *self, GtkListBoxRow *row)
{
  ask (self, get_question (row));
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

/* Beside each other, a selected question is an asked one. */
static void
row_selected_cb (TmJudgeView *self, GtkListBoxRow *row)
{
  if (row != NULL && !adw_navigation_split_view_get_collapsed (self->split))
    ask (self, get_question (row));
}

static void
game_chosen_cb (TmJudgeView *self)
{
  tm_judge_view_set_game (self, tm_game_drop_down_get_game (self->games));
}

static void
fill_questions (TmJudgeView *self)
{
  gtk_list_box_remove_all (self->questions);
  for (guint i = 0; i < self->game->n_questions; i++)
    gtk_list_box_append (self->questions, create_row (self->game, i));

  if (self->game->n_questions > 0)
    {
      gtk_list_box_select_row (self->questions, gtk_list_box_get_row_at_index (self->questions, 0));
      ask (self, 0);
    }
}

/* The question about which the table knows most is the one that matters now. */
static guint
find_relevant (TmJudgeView *self)
{
  guint relevant = 0;
  guint most = 0;

  for (guint i = 0; i < self->game->n_questions; i++)
    {
      TmArgs args;
      guint known;

      tm_args_init (&args);
      if (!tm_question_fill (self->game, i, tm_match_get_table (self->match), &args))
        continue;

      known = (guint) __builtin_popcount (args.given);
      if (known > most)
        {
          most = known;
          relevant = i;
        }
    }

  return relevant;
}

static void
tm_judge_view_dispose (GObject *object)
{
  TmJudgeView *self = TM_JUDGE_VIEW (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_JUDGE_VIEW);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_judge_view_parent_class)->dispose (object);
}

static void
tm_judge_view_class_init (TmJudgeViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_judge_view_dispose;

  g_type_ensure (TM_TYPE_GAME_DROP_DOWN);
  g_type_ensure (TM_TYPE_QUESTION_VIEW);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-judge-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmJudgeView, split);
  gtk_widget_class_bind_template_child (widget_class, TmJudgeView, content_page);
  gtk_widget_class_bind_template_child (widget_class, TmJudgeView, games);
  gtk_widget_class_bind_template_child (widget_class, TmJudgeView, search);
  gtk_widget_class_bind_template_child (widget_class, TmJudgeView, questions);
  gtk_widget_class_bind_template_child (widget_class, TmJudgeView, question_view);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
}

static void
tm_judge_view_init (TmJudgeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->questions, filter_cb, self, NULL);
}

/**
 * tm_judge_view_new:
 *
 * Makes a judge without a game.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_judge_view_new (void)
{
  return g_object_new (TM_TYPE_JUDGE_VIEW, NULL);
}

/**
 * tm_judge_view_set_match:
 * @self: the view
 * @match: a running match
 *
 * Lets the judge answer for a match: its game, its seats, its table.
 */
void
tm_judge_view_set_match (TmJudgeView *self, TmMatch *match)
{
  g_return_if_fail (TM_IS_JUDGE_VIEW (self));

  g_set_object (&self->match, match);
  gtk_widget_set_visible (GTK_WIDGET (self->games), FALSE);
  self->game = tm_match_get_game (match);
  fill_questions (self);
}

/**
 * tm_judge_view_set_game:
 * @self: the view
 * @game: a game
 *
 * Lets the judge answer without a match.
 */
void
tm_judge_view_set_game (TmJudgeView *self, const TmGame *game)
{
  g_return_if_fail (TM_IS_JUDGE_VIEW (self));
  g_return_if_fail (game != NULL);

  if (self->game == game)
    return;

  self->game = game;
  tm_game_drop_down_set_game (self->games, game);
  fill_questions (self);
}

/**
 * tm_judge_view_refill:
 * @self: the view of a match
 *
 * Asks the question that matters at the table now, with the situation as it is.
 */
void
tm_judge_view_refill (TmJudgeView *self)
{
  g_return_if_fail (TM_IS_JUDGE_VIEW (self));

  if (self->match == NULL || self->game->n_questions == 0)
    return;

  tm_judge_view_ask (self, find_relevant (self));
}

/**
 * tm_judge_view_ask:
 * @self: the view of a game or a match
 * @question: index of a question
 *
 * Asks a question, with the situation as it is.
 */
void
tm_judge_view_ask (TmJudgeView *self, guint question)
{
  g_return_if_fail (TM_IS_JUDGE_VIEW (self));
  g_return_if_fail (question < self->game->n_questions);

  gtk_list_box_select_row (self->questions,
                           gtk_list_box_get_row_at_index (self->questions, (int) question));
  ask (self, question);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}
