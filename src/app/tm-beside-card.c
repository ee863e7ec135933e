/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-game.h"

#include "tm-asker.h"
#include "tm-beside-card.h"
#include "tm-choice-box.h"
#include "tm-odds-chart.h"
#include "tm-param-choices.h"
#include "tm-pictures.h"

struct _TmBesideCard
{
  GtkWidget parent_instance;

  const TmGame *game;
  guint question;
  const TmBeside *beside;
  TmBox *box;
  TmArgs args;
  guint seat;
  gint32 value;
  TmAsker *asker;

  GtkLabel *title;
  GtkLabel *caption;
  GtkLabel *average;
  TmOddsChart *chart;
  AdwBin *seats;
  GtkLabel *value_name;
  AdwBin *values;
};

G_DEFINE_FINAL_TYPE (TmBesideCard, tm_beside_card, GTK_TYPE_WIDGET)

static guint
get_odds_question (TmBesideCard *self)
{
  return (guint) tm_game_find_question (self->game, self->beside->question);
}

static const TmParam *
get_value_param (TmBesideCard *self)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (self->game, get_odds_question (self), &n_params);

  return &params[tm_params_find (params, n_params, self->beside->param)];
}

/* The list of the situation that says what each seat has chosen; -1: there is none. */
static int
find_choices (TmBesideCard *self)
{
  const TmQuestion *question = &self->game->questions[self->question];

  for (guint i = 0; i < question->n_params; i++)
    if (question->params[i].is_by_seat && !question->params[i].is_optional
        && tm_args_has (&self->args, i))
      return (int) i;

  return -1;
}

static guint
count_seats (TmBesideCard *self)
{
  int list = find_choices (self);
  guint n_values = 1;

  if (list >= 0)
    tm_args_get_list (&self->args, (guint) list, &n_values);

  return MAX (1, n_values);
}

/* What the seat has chosen is what is looked at first. */
static gint32
get_chosen (TmBesideCard *self)
{
  const TmParam *param = get_value_param (self);
  int list = find_choices (self);
  guint n_values = 0;
  const gint32 *values = list >= 0 ? tm_args_get_list (&self->args, (guint) list, &n_values) : NULL;

  return self->seat < n_values ? CLAMP (values[self->seat], param->min, param->max) : param->max;
}

static void
ask (TmBesideCard *self)
{
  TmArgs asked;

  tm_args_init (&asked);
  if (!self->beside->ask (&self->args, self->seat, self->value, &asked))
    {
      tm_beside_card_hide (self);
      return;
    }

  tm_asker_ask (self->asker, self->game, get_odds_question (self), self->box, &asked);
}

/* How it is counted, and what comes of it on average, if it is a number. */
static void
show_caption (TmBesideCard *self, TmRuling *ruling)
{
  guint n_items, n_reasons;
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);
  const TmReason *reasons = tm_ruling_get_reasons (ruling, &n_reasons);
  double mean = 0;
  g_autofree char *average = NULL;
  g_autofree char *how = NULL;

  for (guint i = 0; i < n_items; i++)
    mean += items[i].probability * (double) items[i].value;
  /* Translators: the mean of a distribution */
  average = g_strdup_printf (_ ("On average %.2f"), mean);
  gtk_label_set_label (self->average, average);
  gtk_widget_set_visible (GTK_WIDGET (self->average), n_items > 0 && items[0].id == NULL);

  if (n_reasons > 0)
    how = tm_text_dup_string (&reasons[0].text, self->box);
  gtk_label_set_label (self->caption, how != NULL ? how : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), how != NULL);
}

static void
answered_cb (TmBesideCard *self)
{
  TmRuling *ruling = tm_asker_get_ruling (self->asker);
  guint n_items = 0;

  if (ruling != NULL)
    (void) tm_ruling_get_distribution (ruling, &n_items);
  gtk_widget_set_visible (GTK_WIDGET (self), n_items > 0);
  if (n_items == 0)
    return;

  show_caption (self, ruling);
  tm_odds_chart_set_ruling (self->chart, ruling);
}

static void
show_title (TmBesideCard *self)
{
  TmText text = tm_text (self->beside->title, tm_arg_seat (self->seat));
  g_autofree char *title = tm_text_dup_string (&text, self->box);

  gtk_label_set_label (self->title, title);
}

static void
value_cb (TmBesideCard *self, int value)
{
  self->value = value;
  ask (self);
}

static void
show_values (TmBesideCard *self)
{
  const TmParam *param = get_value_param (self);
  GtkWidget *choices = tm_param_choices_new (param, self->box, FALSE);

  tm_choice_box_set_value (TM_CHOICE_BOX (choices), self->value);
  g_signal_connect_swapped (choices, "chosen", G_CALLBACK (value_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choices), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (param->name), -1);
  gtk_label_set_label (self->value_name, tm_word_get (param->name));
  adw_bin_set_child (self->values, choices);
}

static void
seat_cb (TmBesideCard *self, int seat)
{
  self->seat = (guint) seat;
  self->value = get_chosen (self);
  show_title (self);
  show_values (self);
  ask (self);
}

static void
show_seats (TmBesideCard *self, guint n_seats)
{
  GtkWidget *choices = tm_choice_box_new ();

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (self->box, seat);

      tm_choice_box_add (TM_CHOICE_BOX (choices), (int) seat, name, tm_seat_picture_new (seat, 16));
    }
  tm_choice_box_set_value (TM_CHOICE_BOX (choices), (int) self->seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choices), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Whose odds"), -1);
  g_signal_connect_swapped (choices, "chosen", G_CALLBACK (seat_cb), self);
  adw_bin_set_child (self->seats, choices);
  gtk_widget_set_visible (GTK_WIDGET (self->seats), n_seats > 1);
}

static void
tm_beside_card_dispose (GObject *object)
{
  TmBesideCard *self = TM_BESIDE_CARD (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_BESIDE_CARD);
  if (self->asker != NULL)
    tm_asker_stop (self->asker);
  g_clear_object (&self->asker);
  g_clear_pointer (&self->box, tm_box_unref);

  G_OBJECT_CLASS (tm_beside_card_parent_class)->dispose (object);
}

static void
tm_beside_card_class_init (TmBesideCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_beside_card_dispose;

  g_type_ensure (TM_TYPE_ODDS_CHART);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-beside-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TmBesideCard, title);
  gtk_widget_class_bind_template_child (widget_class, TmBesideCard, caption);
  gtk_widget_class_bind_template_child (widget_class, TmBesideCard, average);
  gtk_widget_class_bind_template_child (widget_class, TmBesideCard, chart);
  gtk_widget_class_bind_template_child (widget_class, TmBesideCard, seats);
  gtk_widget_class_bind_template_child (widget_class, TmBesideCard, value_name);
  gtk_widget_class_bind_template_child (widget_class, TmBesideCard, values);
}

static void
tm_beside_card_init (TmBesideCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->asker = tm_asker_new ();
  g_signal_connect_object (self->asker, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * tm_beside_card_new:
 *
 * Makes a hidden card.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_beside_card_new (void)
{
  return g_object_new (TM_TYPE_BESIDE_CARD, "visible", FALSE, NULL);
}

/**
 * tm_beside_card_show:
 * @self: the card
 * @game: the game
 * @question: index of the question that was ruled on
 * @box: the box that names seats and faces
 * @args: its situation
 *
 * Shows the odds beside a ruling, or hides the card if the question has none. The seat that was looked
 * at stays.
 */
void
tm_beside_card_show (
    TmBesideCard *self, const TmGame *game, guint question, TmBox *box, const TmArgs *args)
{
  guint n_seats;

  g_return_if_fail (TM_IS_BESIDE_CARD (self));

  self->beside = game->questions[question].beside;
  if (self->beside == NULL)
    {
      tm_beside_card_hide (self);
      return;
    }

  self->game = game;
  self->question = question;
  tm_box_ref (box);
  g_clear_pointer (&self->box, tm_box_unref);
  self->box = box;
  tm_args_copy (&self->args, args);
  n_seats = count_seats (self);
  self->seat = MIN (self->seat, n_seats - 1);
  self->value = get_chosen (self);
  show_title (self);
  show_seats (self, n_seats);
  show_values (self);
  ask (self);
}

/**
 * tm_beside_card_hide:
 * @self: the card
 *
 * Hides the card.
 */
void
tm_beside_card_hide (TmBesideCard *self)
{
  g_return_if_fail (TM_IS_BESIDE_CARD (self));

  tm_asker_stop (self->asker);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
