/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-sign.h"

#include "tm-printed-report.h"

struct _TmPrintedReport
{
  AdwBin parent_instance;

  TmPrintedEditor *editor;

  GtkLabel *share;
  GtkProgressBar *bar;
  GtkListBox *remarks;
};

G_DEFINE_FINAL_TYPE (TmPrintedReport, tm_printed_report, ADW_TYPE_BIN)

static GtkWidget *
create_remark (const TmText *text, TmBox *box)
{
  g_autofree char *sentence = tm_text_dup_string (text, box);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *sign = gtk_image_new ();

  tm_sign_show (GTK_IMAGE (sign), TM_GRADE_NOTE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), sign);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence);

  return row;
}

static void
show (TmPrintedReport *self)
{
  const TmPrinted *printed = tm_printed_editor_get_printed (self->editor);
  g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));
  g_autofree char *share = NULL;
  guint n_known = 0;
  guint n_values = 0;

  printed->report (tm_printed_editor_get_table (self->editor),
                   tm_printed_editor_get_page (self->editor), remarks, &n_known, &n_values);
  share = tm_printed_dup_share (n_known, n_values);
  gtk_label_set_label (self->share, share);
  tm_printed_bar_show (self->bar, n_known, n_values);

  gtk_list_box_remove_all (self->remarks);
  for (guint i = 0; i < remarks->len; i++)
    gtk_list_box_append (self->remarks, create_remark (&g_array_index (remarks, TmText, i),
                                                       tm_printed_editor_get_box (self->editor)));
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), remarks->len > 0);
}

static void
tm_printed_report_dispose (GObject *object)
{
  g_clear_object (&TM_PRINTED_REPORT (object)->editor);

  G_OBJECT_CLASS (tm_printed_report_parent_class)->dispose (object);
}

static void
tm_printed_report_class_init (TmPrintedReportClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_printed_report_dispose;
}

static void
tm_printed_report_init (TmPrintedReport *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->share = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->share, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->share), "heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->share), "numeric");
  self->bar = GTK_PROGRESS_BAR (tm_printed_bar_new ());
  self->remarks = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->remarks, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->remarks), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remarks), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Remarks"), -1);

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->share));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->remarks));
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * tm_printed_report_new:
 * @editor: an editor
 *
 * Makes a report of what is told, which follows the editor.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_printed_report_new (TmPrintedEditor *editor)
{
  TmPrintedReport *self = g_object_new (TM_TYPE_PRINTED_REPORT, NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);

  return GTK_WIDGET (self);
}

/**
 * tm_printed_dup_share:
 * @n_known: how many values are told
 * @n_values: how many there are
 *
 * Says how much is told.
 *
 * Returns: (transfer full): the sentence
 */
char *
tm_printed_dup_share (guint n_known, guint n_values)
{
  /* Translators: how many of the values that are printed on somebody's copy of a game have been
   * told to Tablemate, “17 of 42 told” */
  return g_strdup_printf (ngettext ("%u of %u told", "%u of %u told", n_known), n_known, n_values);
}

/**
 * tm_printed_bar_new:
 *
 * Makes a bar that shows how much is told. Words beside it say the same.
 *
 * Returns: (transfer floating): the bar
 */
GtkWidget *
tm_printed_bar_new (void)
{
  GtkWidget *bar
      = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_METER, NULL);

  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (bar, "tm-share");
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Told so far"), -1);

  return bar;
}

/**
 * tm_printed_bar_show:
 * @bar: the bar
 * @n_known: how many values are told
 * @n_values: how many there are
 *
 * Shows how much is told.
 */
void
tm_printed_bar_show (GtkProgressBar *bar, guint n_known, guint n_values)
{
  gtk_progress_bar_set_fraction (bar, n_values > 0 ? (double) n_known / n_values : 0);
}
