/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-finding-card.h"
#include "tm-findings.h"
#include "tm-param-form.h"
#include "tm-pictures.h"
#include "tm-printed-form.h"

struct _TmPrintedForm
{
  AdwNavigationPage parent_instance;

  TmPrintedEditor *editor;
  guint move;
  TmArgs before;
  gboolean is_suggested;
  TmGrade grade;

  TmParamForm *form;
  GtkButton *save_button;
  GtkLabel *suggestion;
  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (TmPrintedForm, tm_printed_form, ADW_TYPE_NAVIGATION_PAGE)

static void
read_move (TmPrintedForm *self, TmMove *move)
{
  *move = (TmMove) { .kind = self->move, .note = -1 };
  tm_param_form_get_args (self->form, &move->args);
}

/* What the rules say about what is typed. */
static void
show_findings (TmPrintedForm *self)
{
  TmMatch *match = tm_printed_editor_get_match (self->editor);
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  g_autoptr (GPtrArray) findings = NULL;
  TmMove move;

  tm_container_clear (self->cards);
  self->grade = TM_GRADE_NOTE;
  if (!tm_param_form_is_complete (self->form))
    return;

  read_move (self, &move);
  tm_match_preview (match, &move, FALSE, resolution);
  findings = tm_findings_list (match, resolution);
  if (findings->len > 0)
    self->grade = tm_findings_get_gravest (findings)->grade;
  for (guint i = 0; i < findings->len; i++)
    gtk_box_append (self->cards, tm_finding_card_new (match, g_ptr_array_index (findings, i),
                                                      TM_FINDING_TOLD_AHEAD, i));
}

static void
changed_cb (TmPrintedForm *self)
{
  gboolean is_illegal;

  if (self->editor == NULL)
    return;

  show_findings (self);
  is_illegal = self->grade == TM_GRADE_ILLEGAL;
  gtk_button_set_label (self->save_button, is_illegal ? _ ("_Override") : _ ("_Save"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "printed.save",
                                 tm_param_form_is_complete (self->form)
                                     ? self->grade != TM_GRADE_IMPOSSIBLE
                                     : tm_param_form_can_settle (self->form));
}

static void
leave (TmPrintedForm *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "navigation.pop", NULL);
}

static void
save_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmPrintedForm *self = TM_PRINTED_FORM (widget);
  g_autoptr (TmResolution) resolution
      = tm_resolution_new (tm_printed_editor_get_box (self->editor));
  gboolean is_news = tm_param_form_can_settle (self->form);
  g_autoptr (GError) error = NULL;
  TmMove move;

  /* What the rules say about a name that is only typed shows once it is settled. */
  tm_param_form_settle (self->form);
  if (!tm_param_form_is_complete (self->form) || (is_news && self->grade >= TM_GRADE_ILLEGAL))
    return;

  read_move (self, &move);
  if (!self->is_suggested && tm_args_equal (&move.args, &self->before))
    {
      leave (self);
      return;
    }

  move.is_override = self->grade == TM_GRADE_ILLEGAL;
  if (tm_printed_editor_record (self->editor, &move, resolution, &error))
    {
      leave (self);
      return;
    }

  tm_container_clear (self->cards);
  gtk_box_append (self->cards, tm_finding_card_new_for_error (error->message));
}

static GtkWidget *
find_entry (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_ENTRY (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_entry (child);

  return found;
}

/* One can type at once. */
static void
shown_cb (TmPrintedForm *self)
{
  GtkWidget *entry = find_entry (GTK_WIDGET (self->form));

  if (entry != NULL)
    gtk_widget_grab_focus (entry);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->form), GTK_DIR_TAB_FORWARD);
}

static void
tm_printed_form_dispose (GObject *object)
{
  TmPrintedForm *self = TM_PRINTED_FORM (object);

  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_PRINTED_FORM);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (tm_printed_form_parent_class)->dispose (object);
}

static void
tm_printed_form_class_init (TmPrintedFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_printed_form_dispose;

  g_type_ensure (TM_TYPE_PARAM_FORM);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-printed-form.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPrintedForm, form);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedForm, save_button);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedForm, suggestion);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedForm, cards);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);

  gtk_widget_class_install_action (widget_class, "printed.save", NULL, save_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "printed.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "printed.save",
                                       NULL);
}

static void
tm_printed_form_init (TmPrintedForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
}

static guint32
get_asked (TmPrintedEditor *editor, const TmPrintedEntry *entry)
{
  const TmGame *game = tm_match_get_game (tm_printed_editor_get_match (editor));
  guint n_params = tm_game_get_move (game, entry->move)->n_params;

  return (guint32) ((G_GUINT64_CONSTANT (1) << n_params) - 1) & ~entry->fixed;
}

/**
 * tm_printed_form_new:
 * @editor: an editor
 * @entry: what is to be told
 *
 * Makes a form with what is told already, or suggested. What is saved can be taken back in the editor; what
 * is suggested is told as soon as it is saved, be it altered or not.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_printed_form_new (TmPrintedEditor *editor, const TmPrintedEntry *entry)
{
  TmPrintedForm *self = g_object_new (TM_TYPE_PRINTED_FORM, NULL);
  TmBox *box = tm_printed_editor_get_box (editor);
  g_autofree char *title = tm_text_dup_string (&entry->label, box);

  self->editor = g_object_ref (editor);
  self->move = entry->move;
  self->is_suggested = entry->is_suggested;
  gtk_widget_set_visible (GTK_WIDGET (self->suggestion), entry->is_suggested);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  tm_param_form_ask (self->form, entry->move, get_asked (editor, entry), box,
                     tm_printed_editor_get_table (editor), &entry->args);
  tm_param_form_get_args (self->form, &self->before);
  changed_cb (self);

  return ADW_NAVIGATION_PAGE (self);
}
