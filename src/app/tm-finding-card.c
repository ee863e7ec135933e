/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-finding-card.h"
#include "tm-pictures.h"
#include "tm-rule-link.h"

struct _TmFindingCard
{
  GtkWidget parent_instance;

  GtkImage *sign;
  GtkLabel *sentence;
  GtkBox *detail_row;
  GtkLabel *detail;
  AdwWrapBox *buttons;
  GtkWidget *close_button;
};

G_DEFINE_FINAL_TYPE (TmFindingCard, tm_finding_card, GTK_TYPE_WIDGET)

static const struct
{
  const char *css_class;
  const char *icon;
  const char *name;
} looks[] = {
  [TM_GRADE_NOTE] = { "tm-note", "dialog-information-symbolic", N_ ("Note") },
  [TM_GRADE_UNDECIDED] = { "tm-undecided", "dialog-question-symbolic", N_ ("Not settled") },
  [TM_GRADE_ILLEGAL] = { "tm-illegal", "dialog-warning-symbolic", N_ ("Against a rule") },
  [TM_GRADE_IMPOSSIBLE] = { "tm-impossible", "action-unavailable-symbolic", N_ ("Impossible") },
};

static void
set_grade (TmFindingCard *self, TmGrade grade)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), looks[grade].css_class);
  gtk_image_set_from_icon_name (self->sign, looks[grade].icon);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sign), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (looks[grade].name), -1);
}

static const char *
get_detail (TmGrade grade, gboolean was_recorded)
{
  switch (grade)
    {
    case TM_GRADE_IMPOSSIBLE:
      return _ ("Nothing was recorded.");

    case TM_GRADE_ILLEGAL:
      return was_recorded ? _ ("Recorded all the same.") : _ ("Not recorded yet.");

    case TM_GRADE_UNDECIDED:
      return _ ("The rulebook does not settle this.");

    case TM_GRADE_NOTE:
    default:
      return NULL;
    }
}

static void
add_override (TmFindingCard *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Override"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.override");
  adw_wrap_box_append (self->buttons, button);
}

static void
add_reading (TmFindingCard *self, guint option, gint32 value, gint32 in_force, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  /* A reading is a sentence, too long for one line of a phone in some languages. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.choose-reading");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ui)", option, value);
  if (value == in_force)
    {
      gtk_widget_add_css_class (button, "tm-in-force");
      gtk_widget_set_tooltip_text (button, _ ("Recorded by this reading"));
    }
  adw_wrap_box_append (self->buttons, button);
}

static void
add_readings (TmFindingCard *self, const TmGame *game, const TmBox *box, const TmFinding *finding)
{
  const TmParam *param;

  if (finding->option < 0)
    return;

  param = &game->options[finding->option].param;
  if (param->kind == TM_PARAM_FLAG)
    {
      add_reading (self, (guint) finding->option, FALSE, finding->reading, _ ("No"));
      add_reading (self, (guint) finding->option, TRUE, finding->reading, _ ("Yes"));
      return;
    }

  for (guint i = 0; i < param->n_words; i++)
    add_reading (self, (guint) finding->option, (gint32) i, finding->reading,
                 tm_word_get (param->words[i].name));
}

static void
tm_finding_card_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_FINDING_CARD);

  G_OBJECT_CLASS (tm_finding_card_parent_class)->dispose (object);
}

static void
tm_finding_card_class_init (TmFindingCardClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_finding_card_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-finding-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, sign);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, sentence);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, detail_row);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, detail);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, buttons);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, close_button);
}

static void
tm_finding_card_init (TmFindingCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_finding_card_new:
 * @game: the game
 * @box: the box of the match
 * @finding: the finding
 * @was_recorded: whether the move stands in the journal
 *
 * Makes a card for a finding, with a link to the rule it rests on. One that is against a rule can
 * be overridden, one that is not settled has a button for each reading.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_finding_card_new (const TmGame *game,
                     const TmBox *box,
                     const TmFinding *finding,
                     gboolean was_recorded)
{
  TmFindingCard *self = g_object_new (TM_TYPE_FINDING_CARD, NULL);
  g_autofree char *sentence = tm_text_dup_string (&finding->text, box);
  const char *detail = get_detail (finding->grade, was_recorded);

  set_grade (self, finding->grade);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
  if (finding->article != NULL)
    gtk_box_append (self->detail_row, tm_rule_link_new (game, finding->article));
  gtk_widget_set_visible (GTK_WIDGET (self->detail_row),
                          detail != NULL || finding->article != NULL);

  if (finding->grade == TM_GRADE_ILLEGAL && !was_recorded)
    add_override (self);
  else if (finding->grade == TM_GRADE_UNDECIDED)
    add_readings (self, game, box, finding);

  return GTK_WIDGET (self);
}

/**
 * tm_finding_card_new_for_error:
 * @message: one line for people
 *
 * Makes a card for something that went wrong outside of the rules.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_finding_card_new_for_error (const char *message)
{
  TmFindingCard *self = g_object_new (TM_TYPE_FINDING_CARD, NULL);

  set_grade (self, TM_GRADE_IMPOSSIBLE);
  gtk_label_set_label (self->sentence, message);
  gtk_label_set_label (self->detail, get_detail (TM_GRADE_IMPOSSIBLE, FALSE));

  return GTK_WIDGET (self);
}

/**
 * tm_finding_card_make_static:
 * @self: the card
 *
 * Takes away what can be done about the finding, so that the card only tells.
 */
void
tm_finding_card_make_static (TmFindingCard *self)
{
  g_return_if_fail (TM_IS_FINDING_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->buttons), FALSE);
  gtk_widget_set_visible (self->close_button, FALSE);
}

/**
 * tm_finding_card_get_sentence:
 * @self: the card
 *
 * Gets what the card says.
 *
 * Returns: (transfer none): one sentence
 */
const char *
tm_finding_card_get_sentence (TmFindingCard *self)
{
  g_return_val_if_fail (TM_IS_FINDING_CARD (self), NULL);

  return gtk_label_get_label (self->sentence);
}
