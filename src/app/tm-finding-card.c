/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-sign.h"

#include "tm-finding-card.h"
#include "tm-pictures.h"
#include "tm-rule-link.h"

struct _TmFindingCard
{
  GtkWidget parent_instance;

  GtkImage *sign;
  GtkLabel *sentence;
  AdwWrapBox *detail_row;
  GtkLabel *detail;
  GtkBox *readings;
  AdwWrapBox *buttons;
  GtkWidget *close_button;
  GtkBox *top;
  GtkBox *row;
  GtkWidget *why;
};

G_DEFINE_FINAL_TYPE (TmFindingCard, tm_finding_card, GTK_TYPE_WIDGET)

static void
set_grade (TmFindingCard *self, TmGrade grade)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), tm_sign_get_css_class (grade));
  tm_sign_show (self->sign, grade);
}

static gboolean
is_told (TmFindingPlace place)
{
  return place == TM_FINDING_TOLD || place == TM_FINDING_TOLD_AHEAD;
}

static gboolean
is_ahead (TmFindingPlace place)
{
  return place == TM_FINDING_AHEAD || place == TM_FINDING_TOLD_AHEAD;
}

static const char *
get_detail (TmGrade grade, TmFindingPlace place)
{
  switch (grade)
    {
    case TM_GRADE_IMPOSSIBLE:
      return is_ahead (place) ? _ ("This cannot be recorded.") : _ ("Nothing was recorded.");

    case TM_GRADE_ILLEGAL:
      if (place == TM_FINDING_AHEAD)
        return NULL;
      return place == TM_FINDING_REFUSED || place == TM_FINDING_TOLD_AHEAD
                 ? _ ("Not recorded yet.")
                 : _ ("Recorded all the same.");

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

/* What the card is about is said by its number: the place that holds it knows the move. */
static void
add_why (TmFindingCard *self, guint number)
{
  self->why = gtk_button_new_with_label (_ ("Why?"));
  gtk_widget_add_css_class (self->why, "flat");
  gtk_widget_add_css_class (self->why, "tm-rule-link");
  gtk_widget_add_css_class (self->why, "tm-why");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->why), "finding.why");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->why), "u", number);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->why), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                  self->sentence, NULL, -1);
  adw_wrap_box_append (self->detail_row, self->why);
  gtk_widget_set_visible (GTK_WIDGET (self->detail_row), TRUE);
}

/* A reading in an explanation: both are told, and which one is in force. */
static void
tell_reading (TmFindingCard *self, gboolean is_in_force, const char *label)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *words = gtk_label_new (label);

  gtk_widget_set_valign (check, GTK_ALIGN_START);
  gtk_widget_set_opacity (check, is_in_force ? 1 : 0);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_box_append (GTK_BOX (row), check);
  gtk_box_append (GTK_BOX (row), words);
  if (is_in_force)
    gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ ("The reading in force"), -1);
  gtk_box_append (self->readings, row);
  gtk_widget_set_visible (GTK_WIDGET (self->readings), TRUE);
}

static void
add_reading (TmFindingCard *self,
             TmFindingPlace place,
             const TmFinding *finding,
             gint32 value,
             const char *label)
{
  gboolean is_in_force = value == finding->reading;
  GtkWidget *button;

  if (is_told (place))
    {
      tell_reading (self, is_in_force, label);
      return;
    }

  button = gtk_button_new_with_label (label);

  /* A reading is a sentence, too long for one line of a phone in some languages. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                         GTK_JUSTIFY_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.choose-reading");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ui)", (guint) finding->option,
                                    value);
  if (is_in_force)
    {
      gtk_widget_add_css_class (button, "tm-in-force");
      gtk_widget_set_tooltip_text (button, _ ("Recorded by this reading"));
    }
  adw_wrap_box_append (self->buttons, button);
}

static void
add_readings (TmFindingCard *self,
              const TmGame *game,
              const TmFinding *finding,
              TmFindingPlace place)
{
  const TmParam *param;

  if (finding->option < 0)
    return;

  param = &game->options[finding->option].param;
  if (param->kind == TM_PARAM_FLAG)
    {
      add_reading (self, place, finding, FALSE, _ ("No"));
      add_reading (self, place, finding, TRUE, _ ("Yes"));
      return;
    }

  for (guint i = 0; i < param->n_words; i++)
    add_reading (self, place, finding, (gint32) i, tm_word_get (param->words[i].name));
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
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, readings);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, buttons);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, close_button);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, top);
  gtk_widget_class_bind_template_child (widget_class, TmFindingCard, row);
}

static void
tm_finding_card_init (TmFindingCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_buttons (TmFindingCard *self,
             const TmGame *game,
             const TmFinding *finding,
             TmFindingPlace place,
             guint number)
{
  if (finding->grade == TM_GRADE_ILLEGAL && place == TM_FINDING_REFUSED)
    add_override (self);
  else if (finding->grade == TM_GRADE_UNDECIDED && place != TM_FINDING_AHEAD)
    add_readings (self, game, finding, place);
  if (!is_told (place))
    add_why (self, number);

  gtk_widget_set_visible (GTK_WIDGET (self->buttons),
                          gtk_widget_get_first_child (GTK_WIDGET (self->buttons)) != NULL);
  gtk_widget_set_visible (self->close_button,
                          place == TM_FINDING_REFUSED || place == TM_FINDING_RECORDED);
}

static void
show_detail (TmFindingCard *self, const char *detail, GtkWidget *link)
{
  gtk_label_set_label (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
  if (link != NULL)
    adw_wrap_box_append (self->detail_row, link);
  gtk_widget_set_visible (GTK_WIDGET (self->detail_row), detail != NULL || link != NULL);
}

/**
 * tm_finding_card_new:
 * @match: the match
 * @finding: the finding
 * @place: where it is shown
 * @number: what the action `finding.why` is told if somebody asks why
 *
 * Makes a card for a finding, with a link to the rule it rests on. What is against a rule can be
 * overridden, what is not settled has a button for each reading, and each has one that asks why.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_finding_card_new (TmMatch *match, const TmFinding *finding, TmFindingPlace place, guint number)
{
  TmFindingCard *self = g_object_new (TM_TYPE_FINDING_CARD, NULL);
  const TmGame *game = tm_match_get_game (match);
  g_autofree char *sentence = tm_text_dup_string (&finding->text, tm_match_get_box (match));

  set_grade (self, finding->grade);
  gtk_label_set_label (self->sentence, sentence);
  show_detail (self, get_detail (finding->grade, place),
               finding->article != NULL ? tm_rule_link_new (game, finding->article) : NULL);
  add_buttons (self, game, finding, place, number);

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
  show_detail (self, get_detail (TM_GRADE_IMPOSSIBLE, TM_FINDING_REFUSED), NULL);

  return GTK_WIDGET (self);
}

/* One row, as wide as the card, of which each button has its share. */
static void
lay_buttons_in_row (TmFindingCard *self)
{
  GtkWidget *button;

  while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) != NULL)
    {
      g_object_ref (button);
      adw_wrap_box_remove (self->buttons, button);
      gtk_box_append (self->row, button);
      g_object_unref (button);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->buttons), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->row),
                          gtk_widget_get_first_child (GTK_WIDGET (self->row)) != NULL);
}

/**
 * tm_finding_card_make_compact:
 * @self: the card
 *
 * Leaves out what the explanation tells as well: a sentence, and one row of buttons.
 */
void
tm_finding_card_make_compact (TmFindingCard *self)
{
  g_return_if_fail (TM_IS_FINDING_CARD (self));

  gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  lay_buttons_in_row (self);
  gtk_widget_set_visible (GTK_WIDGET (self->detail_row), FALSE);
  if (self->why == NULL)
    return;

  g_object_ref (self->why);
  adw_wrap_box_remove (self->detail_row, self->why);
  gtk_box_insert_child_after (self->top, self->why,
                              gtk_widget_get_prev_sibling (self->close_button));
  g_object_unref (self->why);
}
