/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done with a match of the history. */

#include "config.h"

#include <glib/gi18n.h>

#include "exchange/tm-exchange.h"
#include "store/tm-match-file.h"

#include "tm-chapters.h"
#include "tm-code-dialog.h"
#include "tm-explain-dialog.h"
#include "tm-film-page.h"
#include "tm-record-delete.h"
#include "tm-record-view-private.h"
#include "tm-record-words.h"
#include "tm-sheet-print.h"
#include "tm-sheet-view.h"
#include "tm-toast.h"

static gboolean
is_writable (TmRecordView *self)
{
  return tm_archive_get_mode (self->archive) == TM_ARCHIVE_READ_WRITE;
}

/* The film */

/* The outermost: a split view has one of its own, which is there on a phone only. */
static AdwNavigationView *
find_navigation (GtkWidget *widget)
{
  AdwNavigationView *found = NULL;

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (ADW_IS_NAVIGATION_VIEW (widget))
      found = ADW_NAVIGATION_VIEW (widget);

  return found;
}

static void
film_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);
  AdwNavigationView *navigation = find_navigation (widget);

  if (self->film == NULL || navigation == NULL)
    return;

  /* At its end a film has nothing to show: one that nobody has touched begins at the beginning. */
  if (tm_film_get_step (self->film) == tm_score_trace_get_n_steps (self->trace))
    tm_film_set_step (self->film, 0);
  tm_film_set_playing (self->film, FALSE);
  adw_navigation_view_push (navigation, tm_film_page_new (self->film, self->title));
}

static void
explain_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);

  if (self->match != NULL)
    adw_dialog_present (tm_explain_dialog_new (self->match, g_variant_get_uint32 (parameter)),
                        widget);
}

/* Playing */

static void
activate_with_uuid (GtkWidget *widget, const char *action)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);

  if (self->info != NULL)
    gtk_widget_activate_action (widget, action, "s", self->info->uuid);
}

static void
continue_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  activate_with_uuid (widget, "win.continue");
}

static void
again_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  activate_with_uuid (widget, "win.play-again");
}

/* Whether the match is over and its story is not. */
static gboolean
has_next_chapter (TmRecordView *self)
{
  return self->match != NULL && self->info->state == TM_MATCH_FINISHED
         && tm_chapters_has_next (tm_match_get_box (self->match));
}

static void
chapter_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);

  if (has_next_chapter (self))
    gtk_widget_activate_action (widget, "win.play-chapter", "(ss)",
                                self->info->series != NULL ? self->info->series : "",
                                self->info->uuid);
}

static void
abandon_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);

  if (self->info != NULL)
    tm_archive_abandon_match (self->archive, self->info->uuid);
}

static void
resume_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);

  if (self->info != NULL)
    tm_archive_resume_match (self->archive, self->info->uuid);
}

/* Writing */

static void
note_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (TM_RECORD_VIEW (widget)->note));
}

/* Paper and files */

static void
sheet_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);

  if (self->match != NULL)
    adw_dialog_present (tm_sheet_dialog_new (self->match), widget);
}

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
print_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);

  if (self->match != NULL)
    tm_sheet_print_run (get_window (widget), self->match, FALSE);
}

static void
pdf_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);

  if (self->match != NULL)
    tm_sheet_print_save_pdf (get_window (widget), self->match, FALSE);
}

/* A phone reads the play from the screen. */
static void
code_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *link = NULL;
  TmDatabase *reader;

  if (self->info == NULL)
    return;

  reader = tm_archive_get_reader (self->archive, &error);
  if (reader != NULL)
    link = tm_exchange_dup_play_link (reader, self->info->uuid, &error);
  if (link == NULL)
    {
      tm_toast_show (widget, error->message);
      return;
    }

  adw_dialog_present (tm_code_dialog_new (_ ("Code for BG Stats"), link), widget);
}

/* What is written while the user may already look at another match. */
typedef struct
{
  GtkWidget *widget;
  TmMatch *match;
  char *uuid;
} Export;

static void
export_free (Export *self)
{
  g_object_unref (self->widget);
  g_object_unref (self->match);
  g_free (self->uuid);
  g_free (self);
}

static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Export *export = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;
  gboolean is_shown = gtk_widget_get_root (export->widget) != NULL;

  if (file != NULL && path == NULL)
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _ ("A match can only be written into a folder of this device."));
  else if (path != NULL
           && tm_match_file_write (export->match, export->uuid, path, TM_WRITE_CHANGES, &error)
           && is_shown)
    tm_toast_show (export->widget, _ ("The match was exported."));

  if (error != NULL && is_shown
      && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED)
      && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    tm_toast_show (export->widget, error->message);
  export_free (export);
}

static void
export_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);
  g_autoptr (GtkFileDialog) dialog = NULL;
  g_autofree char *name = NULL;
  Export *export;

  if (self->match == NULL)
    return;

  dialog = gtk_file_dialog_new ();
  name = tm_record_dup_file_name (self->info);
  gtk_file_dialog_set_title (dialog, _ ("Export Match"));
  gtk_file_dialog_set_initial_name (dialog, name);
  export = g_new0 (Export, 1);
  export->widget = g_object_ref (widget);
  export->match = g_object_ref (self->match);
  export->uuid = g_strdup (self->info->uuid);
  gtk_file_dialog_save (dialog, get_window (widget), NULL, file_chosen_cb, export);
}

/* Deleting */

static GWeakRef *
create_weak_ref (gpointer object)
{
  GWeakRef *reference = g_new0 (GWeakRef, 1);

  g_weak_ref_init (reference, object);

  return reference;
}

static void
destroy_weak_ref (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* The toast may outlive the view. */
static void
decided_cb (const char *uuid, gboolean is_back, gpointer user_data)
{
  g_autoptr (TmRecordView) self = g_weak_ref_get (user_data);

  if (self != NULL && is_back)
    tm_record_view_tell_gone (self, uuid, TRUE);
}

static void
delete_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRecordView *self = TM_RECORD_VIEW (widget);
  g_autofree char *uuid = NULL;

  if (self->info == NULL)
    return;

  uuid = g_strdup (self->info->uuid);
  tm_record_delete (widget, self->archive, uuid, decided_cb, create_weak_ref (self),
                    destroy_weak_ref);
  tm_record_view_forget (self);
  tm_record_view_tell_gone (self, uuid, FALSE);
}

/* The menu */

static void
append_item (GMenu *menu, const char *label, const char *action)
{
  g_menu_append (menu, label, action);
}

static void
append_section (GMenu *menu, GMenu *section)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static GMenu *
create_playing (TmRecordView *self)
{
  GMenu *section = g_menu_new ();

  if (self->info->state == TM_MATCH_FINISHED)
    append_item (section, _ ("_Correct…"), "record.continue");
  else
    append_item (section, _ ("_Continue"), "record.continue");
  /* Where it is not a button already. */
  if (self->info->state != TM_MATCH_FINISHED || has_next_chapter (self))
    append_item (section, _ ("_Play Again"), "record.again");
  if (self->info->state == TM_MATCH_RUNNING)
    append_item (section, _ ("_Abandon"), "record.abandon");
  if (self->info->state == TM_MATCH_ABANDONED)
    append_item (section, _ ("_Resume"), "record.resume");

  return section;
}

static void
show_menu (TmRecordView *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) playing = create_playing (self);
  g_autoptr (GMenu) paper = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();
  g_autoptr (GMenu) end = g_menu_new ();

  append_item (paper, _ ("_Write a Note"), "record.note");
  append_item (paper, _ ("_Score Sheet"), "record.sheet");
  append_item (paper, _ ("_Print…"), "record.print");
  append_item (paper, _ ("Save as P_DF…"), "record.pdf");
  append_item (files, _ ("_Export Match…"), "record.export");
  if (self->info->state == TM_MATCH_FINISHED)
    append_item (files, _ ("Show Code for _BG Stats"), "record.code");
  append_item (end, _ ("_Delete"), "record.delete");
  append_section (menu, playing);
  append_section (menu, paper);
  append_section (menu, files);
  append_section (menu, end);
  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (menu));
}

/* Greys what cannot be done now. */
void
tm_record_view_update_actions (TmRecordView *self)
{
  static const char *const need_match[]
      = { "record.sheet", "record.export", "record.print", "record.pdf" };
  static const char *const need_disk[]
      = { "record.abandon", "record.resume", "record.delete", "record.note" };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_running = self->info != NULL && self->info->state != TM_MATCH_FINISHED;

  for (guint i = 0; i < G_N_ELEMENTS (need_match); i++)
    gtk_widget_action_set_enabled (widget, need_match[i], self->match != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (need_disk); i++)
    gtk_widget_action_set_enabled (widget, need_disk[i], self->info != NULL && is_writable (self));
  gtk_widget_action_set_enabled (widget, "record.film", self->film != NULL);
  gtk_widget_set_visible (self->continue_button, is_running);
  gtk_widget_set_visible (self->chapter_button, has_next_chapter (self));
  gtk_widget_set_visible (self->again_button, !is_running && !has_next_chapter (self));
  if (self->info != NULL)
    show_menu (self);
}

/* Installs what is done with a match. */
void
tm_record_view_install_actions (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "record.film", NULL, film_cb);
  gtk_widget_class_install_action (class, "record.continue", NULL, continue_cb);
  gtk_widget_class_install_action (class, "record.again", NULL, again_cb);
  gtk_widget_class_install_action (class, "record.next-chapter", NULL, chapter_cb);
  gtk_widget_class_install_action (class, "record.abandon", NULL, abandon_cb);
  gtk_widget_class_install_action (class, "record.resume", NULL, resume_cb);
  gtk_widget_class_install_action (class, "record.note", NULL, note_cb);
  gtk_widget_class_install_action (class, "record.sheet", NULL, sheet_cb);
  gtk_widget_class_install_action (class, "record.print", NULL, print_cb);
  gtk_widget_class_install_action (class, "record.pdf", NULL, pdf_cb);
  gtk_widget_class_install_action (class, "record.export", NULL, export_cb);
  gtk_widget_class_install_action (class, "record.code", NULL, code_cb);
  gtk_widget_class_install_action (class, "record.delete", NULL, delete_cb);
  gtk_widget_class_install_action (class, "match.explain", "u", explain_cb);
}
