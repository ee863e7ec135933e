/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-game.h"

#include "tm-judge-page.h"

struct _TmJudgePage
{
  AdwNavigationPage parent_instance;

  AdwWindowTitle *title;
  TmQuestionView *view;
};

G_DEFINE_FINAL_TYPE (TmJudgePage, tm_judge_page, ADW_TYPE_NAVIGATION_PAGE)

static void
refill_clicked_cb (TmJudgePage *self)
{
  tm_question_view_refill (self->view);
}

static void
tm_judge_page_dispose (GObject *object)
{
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_JUDGE_PAGE);

  G_OBJECT_CLASS (tm_judge_page_parent_class)->dispose (object);
}

static void
tm_judge_page_class_init (TmJudgePageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_judge_page_dispose;

  g_type_ensure (TM_TYPE_QUESTION_VIEW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-judge-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmJudgePage, title);
  gtk_widget_class_bind_template_child (widget_class, TmJudgePage, view);
  gtk_widget_class_bind_template_callback (widget_class, refill_clicked_cb);
}

static void
tm_judge_page_init (TmJudgePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_question_view_set_has_sheet (self->view, TRUE);
}

/**
 * tm_judge_page_new:
 * @game: a game
 * @question: index of one of its questions
 *
 * Makes a page with the title of a question; the question itself is still to be asked.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_judge_page_new (const TmGame *game, guint question)
{
  TmJudgePage *self = g_object_new (TM_TYPE_JUDGE_PAGE, NULL);
  const char *title = tm_word_get (game->questions[question].title);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, tm_word_get (game->name));
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);

  return ADW_NAVIGATION_PAGE (self);
}

/**
 * tm_judge_page_get_view:
 * @self: the page
 *
 * Gets what asks the question.
 *
 * Returns: (transfer none): the view
 */
TmQuestionView *
tm_judge_page_get_view (TmJudgePage *self)
{
  g_return_val_if_fail (TM_IS_JUDGE_PAGE (self), NULL);

  return self->view;
}
