/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-choice-box.h"
#include "tm-explain-dialog.h"
#include "tm-finding-card.h"
#include "tm-findings.h"
#include "tm-move-picker.h"
#include "tm-param-form.h"
#include "tm-pictures.h"

struct _TmMovePicker
{
  GtkWidget parent_instance;

  GtkLabel *title;
  TmParamForm *form;
  GtkBox *buttons;
  GtkWidget *cancel_button;
  GtkButton *record_button;
  GtkWidget *remarks;
  GtkBox *cards;

  TmRecorder *recorder;
  GPtrArray *findings;
  char *spoken;
  TmGrade grade;
  gboolean is_announcing;
};

G_DEFINE_FINAL_TYPE (TmMovePicker, tm_move_picker, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_COMPLETED,
  SIGNAL_CANCELLED,
  SIGNAL_EXPLAIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_complete (TmMovePicker *self)
{
  return tm_param_form_is_complete (self->form);
}

/* A touch records only what the rules let pass; what may be left out is left out by the button. */
static gboolean
needs_button (TmMovePicker *self)
{
  return !tm_param_form_is_single (self->form) || tm_param_form_is_optional (self->form)
         || self->grade == TM_GRADE_ILLEGAL;
}

/* Whether the one thing that is asked and may be left out is what people call a card. */
static gboolean
is_name_asked (TmMovePicker *self)
{
  TmMatch *match = tm_recorder_get_match (self->recorder);
  const TmKit *kit = tm_box_get_kit (tm_match_get_box (match));
  const TmMoveSpec *spec
      = tm_game_get_move (tm_match_get_game (match), tm_recorder_get_move (self->recorder)->kind);
  int param = g_bit_nth_lsf (tm_recorder_get_missing (self->recorder), -1);
  int piece = -1;

  if (param >= 0 && spec->params[param].kind == TM_PARAM_FACE)
    piece = tm_kit_find_piece (kit, spec->params[param].piece);

  return piece >= 0 && kit->pieces[piece].code_hint != NULL;
}

static const char *
get_button_label (TmMovePicker *self)
{
  if (self->grade == TM_GRADE_ILLEGAL)
    return _ ("_Override");
  if (!tm_param_form_is_single (self->form) || !tm_param_form_is_empty (self->form))
    return _ ("_Record");
  /* Translators: records that a card was laid of which nobody tells what it is called */
  return is_name_asked (self) ? _ ("Without a _name")
                              /* Translators: records a move without saying what is asked */
                              : _ ("_Leave it out");
}

static void
show_button (TmMovePicker *self)
{
  GtkWidget *button = GTK_WIDGET (self->record_button);
  gboolean is_left_out
      = tm_param_form_is_single (self->form) && tm_param_form_is_empty (self->form);

  gtk_button_set_label (self->record_button, get_button_label (self));
  if (self->grade == TM_GRADE_ILLEGAL || is_left_out)
    gtk_widget_remove_css_class (button, "suggested-action");
  else
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_sensitive (button,
                            tm_param_form_can_settle (self->form)
                                || (is_complete (self) && self->grade != TM_GRADE_IMPOSSIBLE));
  gtk_widget_set_visible (button, needs_button (self));
}

/* What is left out takes more words than there is room for in half a line on a phone. The other button keeps
 * its place then, whatever is typed. */
static void
lay_out_buttons (TmMovePicker *self)
{
  gboolean is_even
      = !tm_param_form_is_single (self->form) || !tm_param_form_is_optional (self->form);

  gtk_box_set_homogeneous (self->buttons, is_even);
  gtk_widget_set_hexpand (self->cancel_button, is_even);
}

/* Nobody is told that something is missing before there was time to tell it. */
static gboolean
is_too_early (TmMovePicker *self)
{
  return self->grade == TM_GRADE_IMPOSSIBLE && tm_param_form_is_empty (self->form);
}

static guint
count_shown (TmMovePicker *self)
{
  return self->findings != NULL && !is_too_early (self) ? self->findings->len : 0;
}

/* What has been said is not said again: only news interrupts. */
static void
announce (TmMovePicker *self)
{
  g_autofree char *sentences
      = count_shown (self) > 0
            ? tm_findings_dup_sentences (self->findings,
                                         tm_match_get_box (tm_recorder_get_match (self->recorder)))
            : g_strdup ("");

  if (!g_set_str (&self->spoken, sentences) || *sentences == '\0' || !self->is_announcing)
    return;

  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentences,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* The room for findings is never empty: it is there from the beginning, so that nothing moves under
 * the finger when the rules speak up. */
static GtkWidget *
create_hint (TmMovePicker *self)
{
  GtkWidget *label = gtk_label_new (self->findings != NULL && !is_too_early (self)
                                        ? _ ("The rules have nothing against it.")
                                        : _ ("What the rules say about it will stand here."));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

static void
show_findings (TmMovePicker *self)
{
  guint n_findings = count_shown (self);

  tm_container_clear (self->cards);
  for (guint i = 0; i < n_findings; i++)
    gtk_box_append (self->cards, tm_finding_card_new (tm_recorder_get_match (self->recorder),
                                                      g_ptr_array_index (self->findings, i),
                                                      TM_FINDING_AHEAD, i));
  /* Where nothing can be touched or scrolled, the focus has nothing to seek. */
  gtk_widget_set_can_focus (self->remarks, n_findings > 0);
  if (n_findings == 0)
    gtk_box_append (self->cards, create_hint (self));
  else
    gtk_widget_set_visible (self->remarks, TRUE);
  announce (self);
}

/* What the rules say about the move as it is now, as soon as nothing is missing and every name is typed
 * to its end. */
static void
foresee (TmMovePicker *self)
{
  const TmResolution *resolution = NULL;
  const TmFinding *gravest = NULL;
  TmArgs args;

  g_clear_pointer (&self->findings, g_ptr_array_unref);
  tm_param_form_get_args (self->form, &args);
  if (is_complete (self) && !tm_param_form_can_settle (self->form))
    resolution = tm_recorder_preview (self->recorder, &args);
  if (resolution != NULL)
    {
      self->findings = tm_findings_list (tm_recorder_get_match (self->recorder), resolution);
      gravest = tm_findings_get_gravest (self->findings);
    }
  self->grade = gravest != NULL ? gravest->grade : TM_GRADE_NOTE;
}

static TmChoiceBox *
find_choices (GtkWidget *widget)
{
  if (TM_IS_CHOICE_BOX (widget))
    return TM_CHOICE_BOX (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      TmChoiceBox *found = find_choices (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static guint
count_choices (GtkWidget *widget)
{
  guint n_choices = TM_IS_CHOICE_BOX (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_choices += count_choices (child);

  return n_choices;
}

static TmRemark *
create_remark (TmMovePicker *self, guint param, int value)
{
  TmMatch *match = tm_recorder_get_match (self->recorder);
  g_autoptr (GPtrArray) findings = NULL;
  g_autofree char *sentence = NULL;
  const TmResolution *resolution;
  const TmFinding *gravest;
  TmArgs args;

  tm_param_form_get_args (self->form, &args);
  tm_args_set (&args, param, value);
  resolution = tm_recorder_preview (self->recorder, &args);
  if (resolution == NULL)
    return NULL;

  findings = tm_findings_list (match, resolution);
  gravest = tm_findings_get_gravest (findings);
  if (gravest == NULL)
    return NULL;

  sentence = tm_text_dup_string (&gravest->text, tm_match_get_box (match));

  return tm_remark_new (gravest->grade, sentence);
}

/* Where one touch records, each value says before it is touched what the rules think of it. Where it takes
 * a touch for each of several dice, they cannot know yet. Tells whether they are against any. */
static gboolean
mark_choices (TmMovePicker *self)
{
  gboolean is_any_against = FALSE;
  TmChoiceBox *choices = find_choices (GTK_WIDGET (self->form));
  guint param = (guint) g_bit_nth_lsf (tm_recorder_get_missing (self->recorder), -1);

  if (choices == NULL || count_choices (GTK_WIDGET (self->form)) > 1)
    return FALSE;

  for (guint i = 0; i < tm_choice_box_get_n_values (choices); i++)
    {
      g_autoptr (TmRemark) remark
          = create_remark (self, param, tm_choice_box_get_nth_value (choices, i));

      tm_choice_box_set_remark (choices, i, remark);
      is_any_against = is_any_against || (remark != NULL && remark->grade >= TM_GRADE_ILLEGAL);
    }

  return is_any_against;
}

static void
changed_cb (TmMovePicker *self)
{
  if (self->recorder == NULL)
    return;

  foresee (self);
  show_findings (self);
  show_button (self);
}

/* One value, one touch: nothing is left to confirm, unless the rules are against it. */
static void
chosen_cb (TmMovePicker *self)
{
  if (!tm_param_form_is_single (self->form) || !is_complete (self))
    return;

  changed_cb (self);
  if (self->grade < TM_GRADE_ILLEGAL)
    g_signal_emit (self, signals[SIGNAL_COMPLETED], 0, FALSE);
}

/* What the rules say about a name that is only typed shows once it is settled. */
static void
record_clicked_cb (TmMovePicker *self)
{
  gboolean is_news = tm_param_form_can_settle (self->form);

  tm_param_form_settle (self->form);
  if (!is_complete (self) || (is_news && self->grade >= TM_GRADE_ILLEGAL))
    return;

  g_signal_emit (self, signals[SIGNAL_COMPLETED], 0, self->grade == TM_GRADE_ILLEGAL);
}

static void
cancel_clicked_cb (TmMovePicker *self)
{
  g_signal_emit (self, signals[SIGNAL_CANCELLED], 0);
}

static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmMovePicker *self = TM_MOVE_PICKER (widget);
  guint number = g_variant_get_uint32 (parameter);
  const TmResolution *resolution;
  TmMove move = *tm_recorder_get_move (self->recorder);

  foresee (self);
  if (self->findings == NULL || number >= self->findings->len)
    return;

  tm_param_form_get_args (self->form, &move.args);
  resolution = tm_recorder_preview (self->recorder, &move.args);
  g_signal_emit (
      self, signals[SIGNAL_EXPLAIN], 0,
      tm_explain_dialog_new_for_finding (tm_recorder_get_match (self->recorder), &move, resolution,
                                         g_ptr_array_index (self->findings, number), FALSE));
}

static void
tm_move_picker_dispose (GObject *object)
{
  TmMovePicker *self = TM_MOVE_PICKER (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_MOVE_PICKER);
  g_clear_pointer (&self->findings, g_ptr_array_unref);
  g_clear_pointer (&self->spoken, g_free);
  g_clear_object (&self->recorder);

  G_OBJECT_CLASS (tm_move_picker_parent_class)->dispose (object);
}

static void
tm_move_picker_class_init (TmMovePickerClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_move_picker_dispose;

  /**
   * TmMovePicker::completed:
   * @self: the picker
   * @is_override: whether the players have been told that the rules are against it
   *
   * Nothing is missing any more, and the players want it recorded.
   */
  signals[SIGNAL_COMPLETED]
      = g_signal_new ("completed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  /**
   * TmMovePicker::cancelled:
   * @self: the picker
   *
   * The players thought better of it.
   */
  signals[SIGNAL_CANCELLED] = g_signal_new ("cancelled", G_TYPE_FROM_CLASS (class),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmMovePicker::explain:
   * @self: the picker
   * @dialog: what there is to say
   *
   * Somebody asks why the rules say what they say.
   */
  signals[SIGNAL_EXPLAIN] = g_signal_new ("explain", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, ADW_TYPE_DIALOG);

  g_type_ensure (TM_TYPE_PARAM_FORM);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-move-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, title);
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, form);
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, buttons);
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, record_button);
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, remarks);
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, cards);
  gtk_widget_class_install_action (widget_class, "finding.why", "u", why_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, record_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
}

static void
tm_move_picker_init (TmMovePicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_move_picker_new:
 *
 * Makes a picker that asks for nothing yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_move_picker_new (void)
{
  return g_object_new (TM_TYPE_MOVE_PICKER, NULL);
}

/**
 * tm_move_picker_ask:
 * @self: the picker
 * @recorder: the recorder, with a move that lacks something
 * @title: what was touched
 *
 * Asks for what is missing.
 */
void
tm_move_picker_ask (TmMovePicker *self, TmRecorder *recorder, const char *title)
{
  TmMatch *match = tm_recorder_get_match (recorder);
  const TmMove *move = tm_recorder_get_move (recorder);

  g_return_if_fail (TM_IS_MOVE_PICKER (self));

  g_set_object (&self->recorder, recorder);
  g_clear_pointer (&self->spoken, g_free);
  gtk_label_set_label (self->title, title);
  tm_param_form_ask (self->form, move->kind, tm_recorder_get_missing (recorder),
                     tm_match_get_box (match), tm_match_get_table (match), &move->args);
  gtk_widget_set_visible (self->remarks,
                          !tm_param_form_is_single (self->form) || mark_choices (self));
  lay_out_buttons (self);
  self->is_announcing = FALSE;
  changed_cb (self);
  self->is_announcing = TRUE;
}

/**
 * tm_move_picker_get_args:
 * @self: the picker
 * @args: (out caller-allocates): the parameters of the move
 *
 * Gets the parameters as answered so far.
 */
void
tm_move_picker_get_args (TmMovePicker *self, TmArgs *args)
{
  g_return_if_fail (TM_IS_MOVE_PICKER (self));

  tm_param_form_get_args (self->form, args);
}
