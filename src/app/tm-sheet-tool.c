/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-keep.h"
#include "tm-pictures.h"
#include "tm-sheet-author.h"
#include "tm-sheet-print.h"
#include "tm-sheet-tool.h"
#include "tm-status-pane.h"
#include "tm-toast.h"
#include "tm-tools-view.h"
#include "tm-window.h"

/* Columns of a blank sheet. */
#define PRINTED_SEATS 4

#define SUFFIX "json"

struct _TmSheetTool
{
  GtkWidget parent_instance;

  TmKeep *keep;
  char *deleted_name;
  GVariant *deleted_body;

  GtkStack *stack;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TmSheetTool, tm_sheet_tool, GTK_TYPE_WIDGET)

/* Playing */

static void
use_sheet (TmSheetTool *self, const char *uuid)
{
  int index = tm_keep_find (self->keep, uuid);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (index >= 0 && TM_IS_WINDOW (root))
    tm_window_open_setup_with (TM_WINDOW (root), tm_sheet_draft_get_game (),
                               tm_keep_get (self->keep, (guint) index)->body);
}

/* The list */

static GMenuModel *
create_menu (const char *uuid)
{
  static const struct
  {
    const char *label;
    const char *action;
  } items[] = {
    { N_ ("_Change"), "sheet.edit" },
    { N_ ("_Duplicate"), "sheet.duplicate" },
    { N_ ("Print a _Blank Sheet…"), "sheet.print" },
    { N_ ("Save a Blank Sheet as P_DF…"), "sheet.save-pdf" },
    { N_ ("_Export…"), "sheet.export" },
    { N_ ("De_lete"), "sheet.delete" },
  };
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (items[i].label), NULL);

      g_menu_item_set_action_and_target (item, items[i].action, "s", uuid);
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}

static GtkWidget *
create_use_button (const TmTemplate *kept)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (C_ ("sheet", "_Play"));
  /* Translators: sets up a match with a score sheet of this name */
  g_autofree char *spoken = g_strdup_printf (_ ("Play with %s"), kept->name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.use");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", kept->uuid);

  return button;
}

static GtkWidget *
create_menu_button (const TmTemplate *kept)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = create_menu (kept->uuid);
  g_autofree char *spoken = g_strdup_printf (_ ("Menu of %s"), kept->name);

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);

  return button;
}

static GtkWidget *
create_row (const TmTemplate *kept)
{
  GtkWidget *row = adw_action_row_new ();
  g_auto (GStrv) rows = tm_keep_dup_texts (kept->body, "rows");
  guint n_rows = g_strv_length (rows);
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%u row", "%u rows", n_rows), n_rows);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), kept->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_use_button (kept));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_menu_button (kept));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "sheet.edit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", kept->uuid);

  return row;
}

static void
show_list (TmSheetTool *self)
{
  guint n_sheets = tm_keep_get_n (self->keep);

  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < n_sheets; i++)
    gtk_list_box_append (self->list, create_row (tm_keep_get (self->keep, i)));
  gtk_stack_set_visible_child_name (self->stack, n_sheets > 0 ? "sheets" : "none");
}

/* Working on a sheet */

static AdwNavigationView *
get_navigation (TmSheetTool *self)
{
  GtkWidget *place = gtk_widget_get_ancestor (GTK_WIDGET (self), TM_TYPE_TOOLS_VIEW);

  return ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (place, ADW_TYPE_NAVIGATION_VIEW));
}

static void
saved_cb (TmSheetTool *self, TmSheetAuthor *author)
{
  g_autoptr (TmSheetDraft) draft = tm_sheet_author_dup_draft (author);
  guint index = tm_keep_put (self->keep, tm_sheet_author_get_uuid (author), draft->name,
                             tm_sheet_draft_create_body (draft));

  tm_sheet_author_set_uuid (author, tm_keep_get (self->keep, index)->uuid);
  show_list (self);
}

static void
used_cb (TmSheetTool *self, TmSheetAuthor *author)
{
  use_sheet (self, tm_sheet_author_get_uuid (author));
}

static void
reopen_cb (TmSheetTool *self, AdwToast *toast)
{
  adw_navigation_view_push (get_navigation (self), g_object_get_data (G_OBJECT (toast), "page"));
}

/* Nothing is asked when one leaves, and nothing is lost. */
static void
left_cb (TmSheetTool *self, AdwNavigationPage *author)
{
  AdwToast *toast;

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL
      || adw_navigation_view_get_previous_page (get_navigation (self), author) != NULL
      || !tm_sheet_author_is_changed (TM_SHEET_AUTHOR (author)))
    return;

  toast = tm_toast_show (GTK_WIDGET (self), _ ("The score sheet was not saved"));
  adw_toast_set_button_label (toast, _ ("_Go Back"));
  g_object_set_data_full (G_OBJECT (toast), "page", g_object_ref (author), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (reopen_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
open_author (TmSheetTool *self, const char *uuid, const TmSheetDraft *draft)
{
  AdwNavigationPage *page = tm_sheet_author_new (uuid, draft);

  g_signal_connect_object (page, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "used", G_CALLBACK (used_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "hidden", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (get_navigation (self), page);
}

static void
new_cb (TmSheetTool *self)
{
  g_autofree char *name = tm_keep_dup_free_name (self->keep, _ ("Score sheet"));
  g_autoptr (TmSheetDraft) draft = tm_sheet_draft_new (name);

  tm_sheet_draft_add_row (draft, _ ("Points"), "");
  open_author (self, NULL, draft);
}

/* What is done with a sheet */

static const TmTemplate *
find_kept (TmSheetTool *self, GVariant *uuid)
{
  int index = tm_keep_find (self->keep, g_variant_get_string (uuid, NULL));

  return index >= 0 ? tm_keep_get (self->keep, (guint) index) : NULL;
}

static void
use_cb (GtkWidget *widget, const char *action, GVariant *uuid)
{
  use_sheet (TM_SHEET_TOOL (widget), g_variant_get_string (uuid, NULL));
}

static void
edit_cb (GtkWidget *widget, const char *action, GVariant *uuid)
{
  TmSheetTool *self = TM_SHEET_TOOL (widget);
  const TmTemplate *kept = find_kept (self, uuid);
  g_autoptr (TmSheetDraft) draft = NULL;

  if (kept == NULL)
    return;

  draft = tm_sheet_draft_new_from_body (kept->name, kept->body);
  open_author (self, kept->uuid, draft);
}

static void
duplicate_cb (GtkWidget *widget, const char *action, GVariant *uuid)
{
  TmSheetTool *self = TM_SHEET_TOOL (widget);
  const TmTemplate *kept = find_kept (self, uuid);
  g_autofree char *name = kept != NULL ? tm_keep_dup_free_name (self->keep, kept->name) : NULL;
  g_autoptr (TmSheetDraft) draft = NULL;

  if (kept == NULL)
    return;

  draft = tm_sheet_draft_new_from_body (name, kept->body);
  tm_keep_put (self->keep, NULL, name, tm_sheet_draft_create_body (draft));
  show_list (self);
}

/* A sheet that was imported may be one that the table does not take. */
static TmBox *
create_kept_box (TmSheetTool *self, GVariant *uuid)
{
  const TmTemplate *kept = find_kept (self, uuid);
  g_autoptr (TmSheetDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  TmBox *box;

  if (kept == NULL)
    return NULL;

  draft = tm_sheet_draft_new_from_body (kept->name, kept->body);
  box = tm_sheet_draft_create_box (draft, PRINTED_SEATS, &error);
  if (box == NULL)
    tm_toast_show (GTK_WIDGET (self), error->message);

  return box;
}

static void
print_cb (GtkWidget *widget, const char *action, GVariant *uuid)
{
  g_autoptr (TmBox) box = create_kept_box (TM_SHEET_TOOL (widget), uuid);

  if (box != NULL)
    tm_sheet_print_run_box (GTK_WINDOW (gtk_widget_get_root (widget)), box);
}

static void
save_pdf_cb (GtkWidget *widget, const char *action, GVariant *uuid)
{
  g_autoptr (TmBox) box = create_kept_box (TM_SHEET_TOOL (widget), uuid);

  if (box != NULL)
    tm_sheet_print_save_pdf_box (GTK_WINDOW (gtk_widget_get_root (widget)), box);
}

static void
take_back_cb (TmSheetTool *self)
{
  if (self->deleted_body == NULL)
    return;

  tm_keep_put (self->keep, NULL, self->deleted_name, self->deleted_body);
  g_clear_pointer (&self->deleted_body, g_variant_unref);
  show_list (self);
}

static void
delete_cb (GtkWidget *widget, const char *action, GVariant *uuid)
{
  TmSheetTool *self = TM_SHEET_TOOL (widget);
  int index = tm_keep_find (self->keep, g_variant_get_string (uuid, NULL));
  AdwToast *toast;

  if (index < 0)
    return;

  g_set_str (&self->deleted_name, tm_keep_get (self->keep, (guint) index)->name);
  g_clear_pointer (&self->deleted_body, g_variant_unref);
  self->deleted_body = g_variant_ref (tm_keep_get (self->keep, (guint) index)->body);
  tm_keep_delete (self->keep, (guint) index);
  show_list (self);
  toast = tm_toast_show (widget, _ ("Score sheet deleted"));
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (take_back_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Files */

static GtkFileDialog *
create_file_dialog (const char *title)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  gtk_file_filter_set_name (filter, _ ("Score sheets"));
  gtk_file_filter_add_suffix (filter, SUFFIX);
  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));

  return dialog;
}

/* The window may be gone by now. */
static void
tell (TmSheetTool *self, const char *words)
{
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    tm_toast_show (GTK_WIDGET (self), words);
}

static void
show_failure (TmSheetTool *self, const GError *error)
{
  if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED)
      && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    tell (self, error->message);
}

static void
export_sheet (TmSheetTool *self, const TmTemplate *kept, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (tm_template_save_file (kept, path, &error))
    tell (self, _ ("Score sheet exported"));
  else
    show_failure (self, error);
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TmSheetTool) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);
  int index = tm_keep_find (self->keep, g_object_get_data (source, "uuid"));
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;

  if (file == NULL)
    show_failure (self, error);
  else if (path == NULL)
    tell (self, _ ("Choose a folder on this device."));
  else if (index >= 0)
    export_sheet (self, tm_keep_get (self->keep, (guint) index), path);
}

static void
export_cb (GtkWidget *widget, const char *action, GVariant *uuid)
{
  TmSheetTool *self = TM_SHEET_TOOL (widget);
  const TmTemplate *kept = find_kept (self, uuid);
  g_autoptr (GtkFileDialog) dialog = create_file_dialog (_ ("Export Score Sheet"));
  g_autofree char *name = NULL;

  if (kept == NULL)
    return;

  name = g_strconcat (kept->name, "." SUFFIX, NULL);
  gtk_file_dialog_set_initial_name (dialog, g_strdelimit (name, "/", '-'));
  g_object_set_data_full (G_OBJECT (dialog), "uuid", g_strdup (kept->uuid), g_free);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, exported_cb,
                        g_object_ref (self));
}

static void
import_file (TmSheetTool *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmTemplate) kept = tm_template_load_file (path, &error);
  g_autoptr (TmSheetDraft) draft = NULL;
  g_autofree char *name = NULL;

  if (kept == NULL)
    {
      show_failure (self, error);
      return;
    }
  if (g_strcmp0 (kept->kind, "sheet") != 0)
    {
      tell (self, _ ("This file is not a score sheet"));
      return;
    }

  name = tm_keep_dup_free_name (self->keep, kept->name);
  draft = tm_sheet_draft_new_from_body (name, kept->body);
  if (!tm_sheet_draft_check (draft, &error))
    {
      show_failure (self, error);
      return;
    }
  tm_keep_put (self->keep, NULL, name, tm_sheet_draft_create_body (draft));
  show_list (self);
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TmSheetTool) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;

  if (file == NULL)
    show_failure (self, error);
  else if (path == NULL)
    tell (self, _ ("Choose a file on this device."));
  else
    import_file (self, path);
}

static void
import_cb (TmSheetTool *self)
{
  g_autoptr (GtkFileDialog) dialog = create_file_dialog (_ ("Import Score Sheet"));

  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL,
                        imported_cb, g_object_ref (self));
}

static void
tm_sheet_tool_dispose (GObject *object)
{
  TmSheetTool *self = TM_SHEET_TOOL (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_SHEET_TOOL);
  g_clear_pointer (&self->deleted_body, g_variant_unref);
  g_clear_pointer (&self->deleted_name, g_free);

  G_OBJECT_CLASS (tm_sheet_tool_parent_class)->dispose (object);
}

static void
tm_sheet_tool_finalize (GObject *object)
{
  g_clear_pointer (&TM_SHEET_TOOL (object)->keep, tm_keep_free);

  G_OBJECT_CLASS (tm_sheet_tool_parent_class)->finalize (object);
}

static void
tm_sheet_tool_class_init (TmSheetToolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_sheet_tool_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_sheet_tool_finalize;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-sheet-tool.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmSheetTool, stack);
  gtk_widget_class_bind_template_child (widget_class, TmSheetTool, list);
  gtk_widget_class_bind_template_callback (widget_class, new_cb);
  gtk_widget_class_bind_template_callback (widget_class, import_cb);

  gtk_widget_class_install_action (widget_class, "sheet.use", "s", use_cb);
  gtk_widget_class_install_action (widget_class, "sheet.edit", "s", edit_cb);
  gtk_widget_class_install_action (widget_class, "sheet.duplicate", "s", duplicate_cb);
  gtk_widget_class_install_action (widget_class, "sheet.print", "s", print_cb);
  gtk_widget_class_install_action (widget_class, "sheet.save-pdf", "s", save_pdf_cb);
  gtk_widget_class_install_action (widget_class, "sheet.export", "s", export_cb);
  gtk_widget_class_install_action (widget_class, "sheet.delete", "s", delete_cb);
}

static void
tm_sheet_tool_init (TmSheetTool *self)
{
  self->keep = tm_keep_new ("sheet");
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_status_pane_name_all (GTK_WIDGET (self));
  show_list (self);
}

/**
 * tm_sheet_tool_new:
 *
 * Makes the tool with all sheets that are kept.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_sheet_tool_new (void)
{
  return g_object_new (TM_TYPE_SHEET_TOOL, NULL);
}
