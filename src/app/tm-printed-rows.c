/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-pictures.h"
#include "tm-printed-form.h"
#include "tm-printed-report.h"
#include "tm-printed-rows.h"

#define PICTURE_SIZE 24
#define BAR_WIDTH 64

struct _TmPrintedRows
{
  GtkWidget parent_instance;

  TmPrintedEditor *editor;

  AdwBin *report_place;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (TmPrintedRows, tm_printed_rows, GTK_TYPE_WIDGET)

static void
get_entry (TmPrintedRows *self, guint index, TmPrintedEntry *entry)
{
  tm_printed_editor_get_printed (self->editor)
      ->get_entry (tm_printed_editor_get_table (self->editor),
                   tm_printed_editor_get_page (self->editor), index, entry);
}

static guint
count_entries (TmPrintedRows *self)
{
  return tm_printed_editor_get_printed (self->editor)
      ->count_entries (tm_printed_editor_get_table (self->editor),
                       tm_printed_editor_get_page (self->editor));
}

static GtkWidget *
create_bar (const TmPrintedEntry *entry)
{
  GtkWidget *bar = tm_printed_bar_new ();

  gtk_widget_set_size_request (bar, BAR_WIDTH, -1);
  tm_printed_bar_show (GTK_PROGRESS_BAR (bar), entry->is_suggested ? 0 : entry->n_known,
                       entry->n_values);

  return bar;
}

/* What is told in a few words; of a suggestion, that it is no more than that. */
static char *
dup_detail (const TmPrintedEntry *entry, TmBox *box)
{
  g_autofree char *detail = tm_text_dup_string (&entry->detail, box);

  if (!entry->is_suggested)
    return g_steal_pointer (&detail);
  if (*detail == '\0')
    return g_strdup (_ ("Suggestion, not confirmed"));

  return g_strdup_printf ("%s\n%s", detail, _ ("Suggestion, not confirmed"));
}

static GtkWidget *
create_row (TmPrintedRows *self, guint index)
{
  TmBox *box = tm_printed_editor_get_box (self->editor);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *label = NULL;
  g_autofree char *detail = NULL;
  TmPrintedEntry entry = { 0 };

  get_entry (self, index, &entry);
  label = tm_text_dup_string (&entry.label, box);
  detail = dup_detail (&entry, box);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), detail);
  if (entry.symbol != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                               tm_symbol_picture_new (entry.symbol, PICTURE_SIZE));
  if (entry.is_suggested)
    gtk_widget_add_css_class (row, "tm-suggested");
  if (entry.n_values > 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_bar (&entry));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);

  return row;
}

/* The row that leads to a form has the focus again when one comes back from it. */
static void
show (TmPrintedRows *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));
  int index
      = GTK_IS_LIST_BOX_ROW (focus) ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)) : -1;
  GtkListBoxRow *row;

  gtk_list_box_remove_all (self->rows);
  for (guint i = 0; i < count_entries (self); i++)
    gtk_list_box_append (self->rows, create_row (self, i));

  row = index >= 0 ? gtk_list_box_get_row_at_index (self->rows, index) : NULL;
  if (row != NULL)
    gtk_widget_set_focus_child (GTK_WIDGET (self->rows), GTK_WIDGET (row));
}

static void
row_activated_cb (TmPrintedRows *self, GtkListBoxRow *row)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  TmPrintedEntry entry = { 0 };

  get_entry (self, (guint) gtk_list_box_row_get_index (row), &entry);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation),
                            tm_printed_form_new (self->editor, &entry));
}

static void
tm_printed_rows_dispose (GObject *object)
{
  TmPrintedRows *self = TM_PRINTED_ROWS (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_PRINTED_ROWS);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (tm_printed_rows_parent_class)->dispose (object);
}

static void
tm_printed_rows_class_init (TmPrintedRowsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_printed_rows_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-printed-rows.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPrintedRows, report_place);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedRows, rows);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
tm_printed_rows_init (TmPrintedRows *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_printed_rows_new:
 * @editor: an editor of a page that is a list
 *
 * Makes a list of what can be told, and a report of what is.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_printed_rows_new (TmPrintedEditor *editor)
{
  TmPrintedRows *self = g_object_new (TM_TYPE_PRINTED_ROWS, NULL);
  const TmPrintedPage *page
      = &tm_printed_editor_get_printed (editor)->pages[tm_printed_editor_get_page (editor)];

  self->editor = g_object_ref (editor);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (page->name), -1);
  adw_bin_set_child (self->report_place, tm_printed_report_new (editor));
  g_signal_connect_object (editor, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);

  return GTK_WIDGET (self);
}
