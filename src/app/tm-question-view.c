/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-ruling-text.h"

#include "tm-asker.h"
#include "tm-param-form.h"
#include "tm-pictures.h"
#include "tm-question-view.h"
#include "tm-ruling-view.h"
#include "tm-saved-rulings.h"
#include "tm-toast.h"
#include "tm-verdict-card.h"

/* What lies between the content and the bar below it. */
#define BAR_GAP 18

struct _TmQuestionView
{
  GtkWidget parent_instance;

  const TmGame *game;
  guint question;
  TmMatch *match;
  GStrv names;
  TmBox *box;
  TmArgs args;
  TmAsker *asker;
  gboolean has_sheet;

  AdwBottomSheet *sheet;
  GtkWidget *content;
  GtkWidget *title;
  GtkLabel *prompt;
  GtkWidget *fill_button;
  GtkWidget *use_button;
  GtkWidget *save_button;
  GtkWidget *copy_button;
  TmParamForm *form;
  TmRulingView *view;
  TmSavedRulings *saved;

  TmVerdictCard *bar_verdict;
  GtkLabel *bar_steps;
  TmRulingView *sheet_view;
};

G_DEFINE_FINAL_TYPE (TmQuestionView, tm_question_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_USED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_usable (TmQuestionView *self)
{
  TmMove moves[TM_MAX_USED];

  return self->match != NULL && tm_asker_get_ruling (self->asker) != NULL
         && tm_question_use (self->game, self->question, tm_match_get_table (self->match),
                             &self->args, moves)
                > 0;
}

static void
show_buttons (TmQuestionView *self)
{
  gboolean has_ruling = tm_asker_get_ruling (self->asker) != NULL;

  gtk_widget_set_sensitive (self->copy_button, has_ruling);
  gtk_widget_set_sensitive (self->save_button, has_ruling);
  gtk_widget_set_sensitive (self->use_button, is_usable (self));
  gtk_widget_set_visible (self->use_button,
                          self->match != NULL && self->game->questions[self->question].use != NULL);
}

/* The ruling before stays until there is another one, or it takes long. */
static void
rule (TmQuestionView *self)
{
  gtk_widget_set_sensitive (self->copy_button, FALSE);
  gtk_widget_set_sensitive (self->save_button, FALSE);
  gtk_widget_set_sensitive (self->use_button, FALSE);
  tm_asker_ask (self->asker, self->game, self->question, self->box, &self->args);
}

static void
show_steps (TmQuestionView *self, TmRuling *ruling)
{
  guint n_reasons, n_articles;
  g_autofree char *steps = NULL;
  g_autofree char *rules = NULL;
  g_autofree char *both = NULL;

  tm_ruling_get_reasons (ruling, &n_reasons);
  tm_ruling_get_articles (ruling, &n_articles);
  steps = g_strdup_printf (ngettext ("%u step", "%u steps", n_reasons), n_reasons);
  rules = g_strdup_printf (ngettext ("%u rule", "%u rules", n_articles), n_articles);
  /* Translators: how long a reasoning is, "4 steps, 1 rule" */
  both = g_strdup_printf (C_ ("reasoning", "%s, %s"), steps, rules);
  gtk_label_set_label (self->bar_steps, both);
}

static void
show_ruling (TmQuestionView *self, TmRuling *ruling)
{
  if (!self->has_sheet)
    {
      g_autofree char *verdict
          = tm_text_dup_string (tm_ruling_get_verdict (ruling), tm_ruling_get_box (ruling));

      tm_ruling_view_show (self->view, self->game, self->question, ruling);
      tm_param_form_show_verdict (self->form, verdict);
      return;
    }

  tm_ruling_view_show (self->sheet_view, self->game, self->question, ruling);
  tm_verdict_card_show (self->bar_verdict, ruling);
  show_steps (self, ruling);
}

static void
show_hint (TmQuestionView *self, const char *hint)
{
  if (!self->has_sheet)
    {
      tm_ruling_view_show_hint (self->view, hint);
      tm_param_form_show_verdict (self->form, hint);
      return;
    }

  tm_ruling_view_show_hint (self->sheet_view, hint);
  tm_verdict_card_show_hint (self->bar_verdict, hint);
  gtk_label_set_label (self->bar_steps, "");
}

static void
answered_cb (TmQuestionView *self)
{
  TmRuling *ruling = tm_asker_get_ruling (self->asker);

  if (ruling != NULL)
    show_ruling (self, ruling);
  else
    show_hint (self, tm_asker_get_error (self->asker)->message);
  adw_bottom_sheet_set_can_open (self->sheet, self->has_sheet && ruling != NULL);
  show_buttons (self);
}

static void
slow_cb (TmQuestionView *self)
{
  if (self->has_sheet)
    tm_verdict_card_show_hint (self->bar_verdict, _ ("The judge is working it out…"));
  else
    tm_ruling_view_show_spinner (self->view);
}

static void
show_form (TmQuestionView *self)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (self->game, self->question, &n_params);
  const TmTable *table = self->match != NULL ? tm_match_get_table (self->match) : NULL;

  tm_param_form_show (self->form, params, n_params, self->game->questions[self->question].n_params,
                      self->box, table, &self->args);
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
use_clicked_cb (TmQuestionView *self)
{
  if (is_usable (self))
    g_signal_emit (self, signals[SIGNAL_USED], 0);
}

static void
announce (TmQuestionView *self, const char *sentence)
{
  tm_toast_show (GTK_WIDGET (self), sentence);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

static void
copy_clicked_cb (TmQuestionView *self)
{
  TmRuling *ruling = tm_asker_get_ruling (self->asker);
  g_autofree char *text = NULL;

  if (ruling == NULL)
    return;

  text = tm_ruling_dup_as_text (self->game, self->question, ruling, &self->args);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  announce (self, _ ("The ruling was copied."));
}

static void
save_clicked_cb (TmQuestionView *self)
{
  TmRuling *ruling = tm_asker_get_ruling (self->asker);

  if (ruling == NULL)
    return;

  if (tm_saved_rulings_save (self->saved, ruling, &self->args, self->match))
    {
      /* Once is enough, until there is another. */
      gtk_widget_set_sensitive (self->save_button, FALSE);
      announce (self, _ ("The ruling is kept in the history."));
    }
  else
    announce (self, _ ("The ruling cannot be kept: the history can only be read."));
}

/* An earlier ruling is asked anew: the rules may be read in another way today. */
static void
recalled_cb (TmQuestionView *self, const TmArgs *args)
{
  tm_args_copy (&self->args, args);
  show_form (self);
  rule (self);
}

/* Layout */

static void
bar_height_cb (TmQuestionView *self)
{
  int height = self->has_sheet ? adw_bottom_sheet_get_bottom_bar_height (self->sheet) : 0;

  gtk_widget_set_margin_bottom (self->content, height + BAR_GAP);
}

static void
narrow_cb (TmQuestionView *self)
{
  tm_ruling_view_set_narrow (self->view, TRUE);
}

static void
wide_cb (TmQuestionView *self)
{
  tm_ruling_view_set_narrow (self->view, FALSE);
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
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_question_view_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *class)
{
  gtk_widget_class_bind_template_child (class, TmQuestionView, sheet);
  gtk_widget_class_bind_template_child (class, TmQuestionView, content);
  gtk_widget_class_bind_template_child (class, TmQuestionView, title);
  gtk_widget_class_bind_template_child (class, TmQuestionView, prompt);
  gtk_widget_class_bind_template_child (class, TmQuestionView, fill_button);
  gtk_widget_class_bind_template_child (class, TmQuestionView, use_button);
  gtk_widget_class_bind_template_child (class, TmQuestionView, save_button);
  gtk_widget_class_bind_template_child (class, TmQuestionView, copy_button);
  gtk_widget_class_bind_template_child (class, TmQuestionView, form);
  gtk_widget_class_bind_template_child (class, TmQuestionView, view);
  gtk_widget_class_bind_template_child (class, TmQuestionView, saved);
  gtk_widget_class_bind_template_child (class, TmQuestionView, bar_verdict);
  gtk_widget_class_bind_template_child (class, TmQuestionView, bar_steps);
  gtk_widget_class_bind_template_child (class, TmQuestionView, sheet_view);
  gtk_widget_class_bind_template_callback (class, changed_cb);
  gtk_widget_class_bind_template_callback (class, reading_chosen_cb);
  gtk_widget_class_bind_template_callback (class, fill_clicked_cb);
  gtk_widget_class_bind_template_callback (class, use_clicked_cb);
  gtk_widget_class_bind_template_callback (class, copy_clicked_cb);
  gtk_widget_class_bind_template_callback (class, save_clicked_cb);
  gtk_widget_class_bind_template_callback (class, recalled_cb);
  gtk_widget_class_bind_template_callback (class, bar_height_cb);
  gtk_widget_class_bind_template_callback (class, narrow_cb);
  gtk_widget_class_bind_template_callback (class, wide_cb);
}

static void
tm_question_view_class_init (TmQuestionViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_question_view_dispose;

  /**
   * TmQuestionView::used:
   * @self: the view
   *
   * Somebody wants the outcome recorded in the match.
   */
  signals[SIGNAL_USED] = g_signal_new ("used", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TM_TYPE_PARAM_FORM);
  g_type_ensure (TM_TYPE_RULING_VIEW);
  g_type_ensure (TM_TYPE_SAVED_RULINGS);
  g_type_ensure (TM_TYPE_VERDICT_CARD);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-question-view.ui");
  bind_children (widget_class);
}

static void
tm_question_view_init (TmQuestionView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_ruling_view_set_has_verdict (self->sheet_view, FALSE);
  tm_ruling_view_set_narrow (self->sheet_view, TRUE);
  tm_verdict_card_set_compact (self->bar_verdict, TRUE);
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
 * tm_question_view_set_has_sheet:
 * @self: the view, before it has a question
 * @has_sheet: whether the ruling lies in a sheet at the bottom, and the title stands elsewhere
 *
 * Sets the form of the view: on a phone the verdict stays in sight while the situation is set.
 */
void
tm_question_view_set_has_sheet (TmQuestionView *self, gboolean has_sheet)
{
  g_return_if_fail (TM_IS_QUESTION_VIEW (self));

  self->has_sheet = has_sheet;
  gtk_widget_set_visible (GTK_WIDGET (self->view), !has_sheet);
  gtk_widget_set_visible (self->title, !has_sheet);
  tm_param_form_set_compact (self->form, has_sheet);
  adw_bottom_sheet_set_reveal_bottom_bar (self->sheet, has_sheet);
  bar_height_cb (self);
}

/**
 * tm_question_view_set_names:
 * @self: the view
 * @names: (nullable) (array zero-terminated=1): who sits at the table, in order; "": nobody knows
 *
 * Sets the names for situations without a match.
 */
void
tm_question_view_set_names (TmQuestionView *self, const char *const *names)
{
  g_return_if_fail (TM_IS_QUESTION_VIEW (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
}

static TmBox *
create_box (TmQuestionView *self)
{
  TmBox *box;

  if (self->match != NULL)
    return tm_box_ref (tm_match_get_box (self->match));

  box = tm_question_new_box (self->game);
  for (guint i = 0; self->names != NULL && self->names[i] != NULL; i++)
    if (i < tm_box_get_n_seats (box) && *self->names[i] != '\0')
      tm_box_set_seat_name (box, i, self->names[i]);

  return box;
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
  const TmQuestion *asked = &game->questions[question];

  g_return_if_fail (TM_IS_QUESTION_VIEW (self));
  g_return_if_fail (question < game->n_questions);

  self->game = game;
  self->question = question;
  g_set_object (&self->match, match);
  g_clear_pointer (&self->box, tm_box_unref);
  self->box = create_box (self);
  gtk_label_set_label (GTK_LABEL (self->title), tm_word_get (asked->title));
  gtk_label_set_label (self->prompt, tm_word_get (asked->prompt));
  gtk_widget_set_visible (self->fill_button,
                          !self->has_sheet && match != NULL && asked->fill != NULL);
  tm_saved_rulings_show (self->saved, game, question, self->box);
  tm_question_view_refill (self);
}

/* An example of the situation, for those that are poor ones with nothing told. */
static void
set_example (TmQuestionView *self)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (self->game, self->question, &n_params);

  tm_args_init (&self->args);
  for (guint i = 0; i < n_params; i++)
    if (params[i].example != NULL)
      tm_param_set_text (params, i, self->box, params[i].example, &self->args, NULL);
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
    set_example (self);

  show_form (self);
  rule (self);
}

/**
 * tm_question_view_get_question:
 * @self: the view, with a question
 *
 * Tells which question is asked.
 *
 * Returns: index of the question
 */
guint
tm_question_view_get_question (TmQuestionView *self)
{
  g_return_val_if_fail (TM_IS_QUESTION_VIEW (self), 0);

  return self->question;
}

/**
 * tm_question_view_get_args:
 * @self: the view, with a question
 *
 * Gets the situation as it is set now.
 *
 * Returns: (transfer none): the arguments, as far as they are given
 */
const TmArgs *
tm_question_view_get_args (TmQuestionView *self)
{
  g_return_val_if_fail (TM_IS_QUESTION_VIEW (self), NULL);

  return &self->args;
}
