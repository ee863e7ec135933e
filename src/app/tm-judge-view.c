/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "search/tm-search.h"

#include "tm-application.h"
#include "tm-game-drop-down.h"
#include "tm-judge-page.h"
#include "tm-judge-view.h"
#include "tm-pictures.h"

/* Up to this width a window has one column, and a question has a page of its own. */
#define PHONE_WIDTH 550

struct _TmJudgeView
{
  GtkWidget parent_instance;

  const TmGame *game;
  TmMatch *match;
  GStrv names;
  TmSearch *index;
  gboolean is_filling;

  AdwNavigationSplitView *split;
  AdwNavigationPage *content_page;
  TmGameDropDown *games;
  GtkSearchEntry *search;
  GtkListBox *questions;
  TmQuestionView *question_view;
};

G_DEFINE_FINAL_TYPE (TmJudgeView, tm_judge_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_USED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  tm_word_get (game->questions[question].prompt), -1);
  g_object_set_data (G_OBJECT (row), "question", GUINT_TO_POINTER (question));

  return row;
}

/* Asking */

static void
ask_in (TmJudgeView *self, TmQuestionView *view, guint question)
{
  tm_question_view_set_names (view, (const char *const *) self->names);
  tm_question_view_ask (view, self->game, question, self->match);
}

static void
ask (TmJudgeView *self, guint question)
{
  ask_in (self, self->question_view, question);
  adw_navigation_page_set_title (self->content_page,
                                 tm_word_get (self->game->questions[question].title));
}

static void
used_cb (TmJudgeView *self, TmQuestionView *view)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (view), TM_TYPE_JUDGE_PAGE);
  guint question = tm_question_view_get_question (view);
  TmArgs args;

  tm_args_copy (&args, tm_question_view_get_args (view));
  if (page != NULL)
    adw_navigation_view_pop (
        ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (page, ADW_TYPE_NAVIGATION_VIEW)));
  g_signal_emit (self, signals[SIGNAL_USED], 0, question, &args);
}

static void
push_page (TmJudgeView *self, guint question)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  AdwNavigationPage *page = tm_judge_page_new (self->game, question);
  TmQuestionView *view = tm_judge_page_get_view (TM_JUDGE_PAGE (page));

  g_signal_connect_object (view, "used", G_CALLBACK (used_cb), self, G_CONNECT_SWAPPED);
  ask_in (self, view, question);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), page);
}

/* A phone has one column; the side pane of a match has one, too, but stands beside the table. */
static gboolean
is_on_phone (TmJudgeView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && gtk_widget_get_width (GTK_WIDGET (root)) <= PHONE_WIDTH;
}

static void
open_question (TmJudgeView *self, guint question)
{
  if (is_on_phone (self))
    {
      push_page (self, question);
      return;
    }

  ask (self, question);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

static void
row_activated_cb (TmJudgeView *self, GtkListBoxRow *row)
{
  open_question (self, get_question (row));
}

/* Beside each other, a selected question is an asked one. */
static void
row_selected_cb (TmJudgeView *self, GtkListBoxRow *row)
{
  if (row != NULL && !self->is_filling && !adw_navigation_split_view_get_collapsed (self->split))
    ask (self, get_question (row));
}

static void
game_chosen_cb (TmJudgeView *self)
{
  tm_judge_view_set_game (self, tm_game_drop_down_get_game (self->games));
}

/* The list */

static void
append_found (TmJudgeView *self, const char *query)
{
  g_autoptr (GArray) hits = NULL;

  if (self->index == NULL)
    self->index = tm_search_new (&self->game, 1);

  hits = tm_search_find_questions (self->index, query);
  for (guint i = 0; i < hits->len; i++)
    gtk_list_box_append (self->questions,
                         create_row (self->game, g_array_index (hits, TmSearchHit, i).index));
}

static void
select_question (TmJudgeView *self, guint question)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->questions, i)) != NULL; i++)
    if (get_question (row) == question)
      {
        gtk_list_box_select_row (self->questions, row);
        return;
      }
}

static void
list_questions (TmJudgeView *self)
{
  g_autofree char *query = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search)));

  self->is_filling = TRUE;
  gtk_list_box_remove_all (self->questions);
  if (*g_strstrip (query) != '\0')
    append_found (self, query);
  else
    for (guint i = 0; i < self->game->n_questions; i++)
      gtk_list_box_append (self->questions, create_row (self->game, i));
  self->is_filling = FALSE;
}

/* What is asked stays while one looks for something else. */
static void
search_changed_cb (TmJudgeView *self)
{
  list_questions (self);
  self->is_filling = TRUE;
  select_question (self, tm_question_view_get_question (self->question_view));
  self->is_filling = FALSE;
}

static void
search_activated_cb (TmJudgeView *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->questions, 0);

  if (first == NULL)
    return;

  gtk_list_box_select_row (self->questions, first);
  open_question (self, get_question (first));
}

static void
fill_questions (TmJudgeView *self)
{
  g_clear_pointer (&self->index, tm_search_free);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  list_questions (self);

  if (self->game->n_questions > 0)
    {
      gtk_list_box_select_row (self->questions, gtk_list_box_get_row_at_index (self->questions, 0));
      ask (self, 0);
    }
}

/* How much a question matters at the table now: one whose outcome can be recorded comes first, then
 * the one about which the table knows most. */
static guint
rate (TmJudgeView *self, guint question)
{
  const TmTable *table = tm_match_get_table (self->match);
  TmMove moves[TM_MAX_USED];
  TmArgs args;

  tm_args_init (&args);
  if (!tm_question_fill (self->game, question, table, &args))
    return 0;

  return (tm_question_use (self->game, question, table, &args, moves) > 0 ? TM_MAX_PARAMS : 0)
         + (guint) __builtin_popcount (args.given);
}

static guint
find_relevant (TmJudgeView *self)
{
  guint relevant = 0;
  guint most = 0;

  for (guint i = 0; i < self->game->n_questions; i++)
    {
      guint rating = rate (self, i);

      if (rating > most)
        {
          most = rating;
          relevant = i;
        }
    }

  return relevant;
}

static TmMatch *
load_running (const TmGame *game)
{
  TmArchive *archive = tm_application_get_archive (tm_application_get ());
  TmMatchQuery query = { .game = game->id, .with_running = TRUE, .limit = 1 };
  g_autoptr (GPtrArray) running = tm_archive_list_matches (archive, &query, NULL);
  const TmMatchInfo *info;

  if (running == NULL || running->len == 0)
    return NULL;

  info = g_ptr_array_index (running, 0);

  return tm_archive_load_match (archive, info->uuid, NULL);
}

static GStrv
list_last_names (const TmGame *game)
{
  TmArchive *archive = tm_application_get_archive (tm_application_get ());
  g_autoptr (TmLastSetup) last = tm_archive_get_last_setup (archive, game->id, NULL);

  return last != NULL ? g_steal_pointer (&last->names) : NULL;
}

static void
look_up (TmJudgeView *self)
{
  g_clear_object (&self->match);
  self->match = load_running (self->game);
  g_clear_pointer (&self->names, g_strfreev);
  self->names = list_last_names (self->game);
}

static void
tm_judge_view_dispose (GObject *object)
{
  TmJudgeView *self = TM_JUDGE_VIEW (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_JUDGE_VIEW);
  g_clear_pointer (&self->index, tm_search_free);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_judge_view_parent_class)->dispose (object);
}

static void
tm_judge_view_class_init (TmJudgeViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_judge_view_dispose;

  /**
   * TmJudgeView::used:
   * @self: the view
   * @question: index of the question that was ruled on
   * @args: (type gpointer): its situation, a #TmArgs
   *
   * Somebody wants the outcome of a ruling recorded in the match.
   */
  signals[SIGNAL_USED]
      = g_signal_new ("used", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_POINTER);

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
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, used_cb);
}

static void
tm_judge_view_init (TmJudgeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self->questions));
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
 * Lets the judge answer about a game, for its newest running match if there is one.
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
  look_up (self);
  fill_questions (self);
}

/**
 * tm_judge_view_look_up:
 * @self: the view of a game
 *
 * Looks up anew which match is running, and who plays. If there is a match, the question is asked
 * about its table as it is now; without one the situation stays as it was set.
 */
void
tm_judge_view_look_up (TmJudgeView *self)
{
  gboolean had_match;

  g_return_if_fail (TM_IS_JUDGE_VIEW (self));
  g_return_if_fail (self->game != NULL);

  had_match = self->match != NULL;
  look_up (self);
  if (self->match != NULL || had_match)
    ask (self, tm_question_view_get_question (self->question_view));
}

/**
 * tm_judge_view_get_match:
 * @self: the view
 *
 * Gets the match that the judge answers for.
 *
 * Returns: (transfer none) (nullable): the match; %NULL if none is running
 */
TmMatch *
tm_judge_view_get_match (TmJudgeView *self)
{
  g_return_val_if_fail (TM_IS_JUDGE_VIEW (self), NULL);

  return self->match;
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

  self->is_filling = TRUE;
  select_question (self, question);
  self->is_filling = FALSE;
  open_question (self, question);
}
