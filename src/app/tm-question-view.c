/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-asker.h"
#include "tm-param-form.h"
#include "tm-pictures.h"
#include "tm-question-view.h"
#include "tm-ruling-view.h"

struct _TmQuestionView
{
  GtkWidget parent_instance;

  const TmGame *game;
  guint question;
  TmMatch *match;
  TmBox *box;
  TmArgs args;
  TmAsker *asker;

  GtkLabel *title;
  GtkLabel *prompt;
  GtkWidget *fill_button;
  GtkWidget *copy_button;
  TmParamForm *form;
  TmRulingView *view;
};

G_DEFINE_FINAL_TYPE (TmQuestionView, tm_question_view, GTK_TYPE_WIDGET)

/* The ruling before stays until there is another one, or it takes long. */
static void
rule (TmQuestionView *self)
{
  gtk_widget_set_sensitive (self->copy_button, FALSE);
  tm_asker_ask (self->asker, self->game, self->question, self->box, &self->args);
}

static void
answered_cb (TmQuestionView *self)
{
  TmRuling *ruling = tm_asker_get_ruling (self->asker);

  gtk_widget_set_sensitive (self->copy_button, ruling != NULL);
  if (ruling != NULL)
    tm_ruling_view_show (self->view, self->game, ruling);
  else
    tm_ruling_view_show_hint (self->view, tm_asker_get_error (self->asker)->message);
}

static void
slow_cb (TmQuestionView *self)
{
  tm_ruling_view_show_spinner (self->view);
}

static void
show_form (TmQuestionView *self)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (self->game, self->question, &n_params);
  const TmTable *table = self->match != NULL ? tm_match_get_table (self->match) : NULL;

  tm_param_form_show (self->form, params, n_params, self->box, table, &self->args);
  tm_param_form_get_args (self->form, &self->args);
}

static void
changed_cb (TmQuestionView *self)
{
  tm_param_form_get_args (self->form, &self->args);
  rule (self);
}

static void
reading_chosen_cb (TmQuestionView *self, int option, int value)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (self->game, self->question, &n_params);
  int param = tm_params_find (params, n_params, self->game->options[option].param.id);

  if (param < 0
      || (tm_args_has (&self->args, (guint) param)
          && tm_args_get (&self->args, (guint) param) == value))
    return;

  tm_args_set (&self->args, (guint) param, value);
  show_form (self);
  rule (self);
}

static void
fill_clicked_cb (TmQuestionView *self)
{
  tm_question_view_refill (self);
}

static void
copy_clicked_cb (TmQuestionView *self)
{
  TmRuling *ruling = tm_asker_get_ruling (self->asker);
  g_autofree char *text = NULL;

  if (ruling == NULL)
    return;

  text = tm_ruling_dup_as_text (self->game, ruling);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), _ ("The ruling was copied."),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

static void
tm_question_view_dispose (GObject *object)
{
  TmQuestionView *self = TM_QUESTION_VIEW (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_QUESTION_VIEW);
  if (self->asker != NULL)
    tm_asker_stop (self->asker);
  g_clear_object (&self->asker);
  g_clear_pointer (&self->box, tm_box_unref);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_question_view_parent_class)->dispose (object);
}

static void
tm_question_view_class_init (TmQuestionViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_question_view_dispose;

  g_type_ensure (TM_TYPE_PARAM_FORM);
  g_type_ensure (TM_TYPE_RULING_VIEW);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-question-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmQuestionView, title);
  gtk_widget_class_bind_template_child (widget_class, TmQuestionView, prompt);
  gtk_widget_class_bind_template_child (widget_class, TmQuestionView, fill_button);
  gtk_widget_class_bind_template_child (widget_class, TmQuestionView, copy_button);
  gtk_widget_class_bind_template_child (widget_class, TmQuestionView, form);
  gtk_widget_class_bind_template_child (widget_class, TmQuestionView, view);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, reading_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_clicked_cb);
}

static void
tm_question_view_init (TmQuestionView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->asker = tm_asker_new ();
  g_signal_connect_object (self->asker, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->asker, "slow", G_CALLBACK (slow_cb), self, G_CONNECT_SWAPPED);
}

/**
 * tm_question_view_new:
 *
 * Makes a view without a question.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_question_view_new (void)
{
  return g_object_new (TM_TYPE_QUESTION_VIEW, NULL);
}

/**
 * tm_question_view_ask:
 * @self: the view
 * @game: the game
 * @question: index of one of its questions
 * @match: (nullable): the match to fill the situation in from
 *
 * Shows a question, with the situation of the match if it has one, and the ruling.
 */
void
tm_question_view_ask (TmQuestionView *self, const TmGame *game, guint question, TmMatch *match)
{
  g_return_if_fail (TM_IS_QUESTION_VIEW (self));
  g_return_if_fail (question < game->n_questions);

  self->game = game;
  self->question = question;
  g_set_object (&self->match, match);
  g_clear_pointer (&self->box, tm_box_unref);
  self->box = match != NULL ? tm_box_ref (tm_match_get_box (match)) : tm_question_new_box (game);
  gtk_label_set_label (self->title, tm_word_get (game->questions[question].title));
  gtk_label_set_label (self->prompt, tm_word_get (game->questions[question].prompt));
  tm_question_view_refill (self);
}

/**
 * tm_question_view_refill:
 * @self: the view, with a question
 *
 * Sets the situation anew: as it is in the match, or as it is proposed without one.
 */
void
tm_question_view_refill (TmQuestionView *self)
{
  gboolean is_filled = FALSE;

  g_return_if_fail (TM_IS_QUESTION_VIEW (self));

  if (self->game == NULL)
    return;

  tm_args_init (&self->args);
  if (self->match != NULL)
    is_filled = tm_question_fill (self->game, self->question, tm_match_get_table (self->match),
                                  &self->args);
  if (!is_filled)
    tm_args_init (&self->args);

  gtk_widget_set_visible (
      self->fill_button, self->match != NULL && self->game->questions[self->question].fill != NULL);
  show_form (self);
  rule (self);
}
