/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-parts.h"
#include "tm-history-words.h"
#include "tm-import-dialog.h"
#include "tm-import-toast.h"
#include "tm-pictures.h"
#include "tm-result-words.h"
#include "tm-toast.h"

/* More pieces of one kind are counted, not listed. */
#define MAX_LISTED 50

struct _TmImportDialog
{
  AdwDialog parent_instance;

  TmArchive *archive;
  TmImport *import;
  /* Where the toast is shown. */
  GtkWidget *widget;

  AdwToastOverlay *toasts;
  GtkBox *box;
  AdwSwitchRow *join_row;
  GtkWidget *import_button;
};

G_DEFINE_FINAL_TYPE (TmImportDialog, tm_import_dialog, ADW_TYPE_DIALOG)

/* In the order in which they are told. */
static const struct
{
  TmMergeVerdict verdict;
  const char *title;
  const char *detail;
} verdicts[] = {
  { TM_MERGE_NEW, N_ ("New"), N_ ("Will be added") },
  { TM_MERGE_NEWER, N_ ("Newer"), N_ ("Changed later in the file; will take the place of yours") },
  { TM_MERGE_CONFLICTING, N_ ("Conflicting"),
    N_ ("Two devices went on with the same match; both are kept") },
  { TM_MERGE_OLDER, N_ ("Older"), N_ ("Changed later here; yours stays") },
  { TM_MERGE_DELETED_HERE, N_ ("Deleted Here"), N_ ("Was deleted here; stays so") },
  { TM_MERGE_DELETED_THERE, N_ ("Deleted There"), N_ ("Was deleted there; will be deleted here") },
};

static const char *const kinds[TM_MERGE_N_KINDS] = {
  [TM_MERGE_PLAYERS] = N_ ("People"),       [TM_MERGE_SERIES] = N_ ("Series"),
  [TM_MERGE_MATCHES] = N_ ("Matches"),      [TM_MERGE_LABELS] = N_ ("Notes and Series of Matches"),
  [TM_MERGE_RULINGS] = N_ ("Rulings"),      [TM_MERGE_TEMPLATES] = N_ ("Templates"),
  [TM_MERGE_CARDS] = N_ ("Cards of Boxes"),
};

static TmMergeFlags
get_flags (TmImportDialog *self)
{
  return adw_switch_row_get_active (self->join_row) ? TM_MERGE_JOIN_NAMES : TM_MERGE_PLAIN;
}

/* The preview */

static void
set_words (GtkWidget *row, const char *title, const char *subtitle)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (ADW_IS_EXPANDER_ROW (row))
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle);
  else
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
}

static GtkWidget *
create_item (const TmMergeItem *item)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *result = NULL;
  g_autofree char *date = NULL;
  g_autofree char *detail = NULL;

  if (item->match != NULL)
    {
      result = tm_result_words_dup_info (item->match);
      date = tm_history_dup_date (item->match->started);
      detail = g_strdup_printf (C_ ("match", "%s, %s"), result, date);
    }
  set_words (row, item->label != NULL ? item->label : "", detail != NULL ? detail : "");

  return row;
}

static void
add_items (AdwExpanderRow *expander,
           const TmMergePlan *plan,
           TmMergeKind kind,
           TmMergeVerdict verdict)
{
  guint n = plan->counts[kind][verdict];
  guint n_shown = 0;

  for (guint i = 0; i < plan->items->len && n_shown < MAX_LISTED; i++)
    {
      const TmMergeItem *item = g_ptr_array_index (plan->items, i);

      if (item->kind != kind || item->verdict != verdict)
        continue;

      adw_expander_row_add_row (expander, create_item (item));
      n_shown++;
    }
  if (n > n_shown)
    {
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *more
          = g_strdup_printf (ngettext ("and %u more", "and %u more", n - n_shown), n - n_shown);

      set_words (row, more, "");
      adw_expander_row_add_row (expander, row);
    }
}

static void
add_verdicts (AdwPreferencesGroup *group, const TmMergePlan *plan, TmMergeKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (verdicts); i++)
    {
      guint n = plan->counts[kind][verdicts[i].verdict];
      GtkWidget *row;
      g_autofree char *title = NULL;

      if (n == 0)
        continue;

      row = adw_expander_row_new ();
      /* Translators: what becomes of pieces of a file that is imported, such as “New”, and how many
       * of them there are */
      title = g_strdup_printf (C_ ("import", "%s: %u"), _ (verdicts[i].title), n);
      set_words (row, title, _ (verdicts[i].detail));
      add_items (ADW_EXPANDER_ROW (row), plan, kind, verdicts[i].verdict);
      adw_preferences_group_add (group, row);
    }
}

static gboolean
has_any (const TmMergePlan *plan, TmMergeKind kind)
{
  for (guint i = 0; i < TM_MERGE_N_VERDICTS; i++)
    if (plan->counts[kind][i] > 0)
      return TRUE;

  return FALSE;
}

static void
add_kind (TmImportDialog *self, const TmMergePlan *plan, TmMergeKind kind)
{
  guint n_same = plan->counts[kind][TM_MERGE_SAME];
  AdwPreferencesGroup *group;
  g_autofree char *same = NULL;

  if (kinds[kind] == NULL || !has_any (plan, kind))
    return;

  if (n_same > 0)
    same = g_strdup_printf (ngettext ("%u is here already.", "%u are here already.", n_same),
                            n_same);
  group = tm_history_part_add_group (self->box, _ (kinds[kind]), same);
  add_verdicts (group, plan, kind);
}

static void
add_notices (TmImportDialog *self)
{
  guint n_more;
  g_auto (GStrv) notices = tm_import_dup_notices (self->import, &n_more);
  AdwPreferencesGroup *group;

  if (notices == NULL || notices[0] == NULL)
    return;

  group = tm_history_part_add_group (self->box, _ ("What Cannot Be Taken Over"), NULL);
  for (guint i = 0; notices[i] != NULL; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      set_words (row, notices[i], "");
      adw_preferences_group_add (group, row);
    }
  if (n_more > 0)
    {
      g_autofree char *more
          = g_strdup_printf (ngettext ("and %u more", "and %u more", n_more), n_more);
      GtkWidget *row = adw_action_row_new ();

      set_words (row, more, "");
      adw_preferences_group_add (group, row);
    }
}

static void
show_toast (TmImportDialog *self, const char *words)
{
  AdwToast *toast = adw_toast_new (words);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
show_plan (TmImportDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMergePlan) plan = NULL;
  gboolean has_news;

  if (self->import == NULL)
    return;

  plan = tm_archive_plan_import (self->archive, self->import, get_flags (self), &error);
  has_news = plan != NULL && !tm_merge_plan_changes_nothing (plan);
  tm_container_clear (self->box);
  gtk_widget_set_sensitive (self->import_button, has_news);
  if (plan == NULL)
    {
      show_toast (self, error->message);
      return;
    }

  if (!has_news)
    tm_history_part_add_group (self->box, _ ("Nothing New"),
                               _ ("Everything in this file is here already."));
  add_kind (self, plan, TM_MERGE_MATCHES);
  for (guint kind = 0; kind < TM_MERGE_N_KINDS; kind++)
    if (kind != TM_MERGE_MATCHES)
      add_kind (self, plan, kind);
  add_notices (self);
}

static void
import_clicked_cb (TmImportDialog *self)
{
  g_autoptr (GError) error = NULL;

  if (!tm_archive_apply_import (self->archive, self->import, get_flags (self), &error))
    {
      show_toast (self, error->message);
      return;
    }

  tm_import_toast_await (self->widget, self->archive, self->import);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
cancel_clicked_cb (TmImportDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tm_import_dialog_dispose (GObject *object)
{
  TmImportDialog *self = TM_IMPORT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_IMPORT_DIALOG);
  g_clear_pointer (&self->import, tm_import_unref);
  g_clear_object (&self->archive);
  g_clear_object (&self->widget);

  G_OBJECT_CLASS (tm_import_dialog_parent_class)->dispose (object);
}

static void
tm_import_dialog_class_init (TmImportDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_import_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TmImportDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, TmImportDialog, box);
  gtk_widget_class_bind_template_child (widget_class, TmImportDialog, join_row);
  gtk_widget_class_bind_template_child (widget_class, TmImportDialog, import_button);
  gtk_widget_class_bind_template_callback (widget_class, show_plan);
  gtk_widget_class_bind_template_callback (widget_class, import_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
}

static void
tm_import_dialog_init (TmImportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Opening a file */

typedef struct
{
  GtkWidget *widget;
  TmArchive *archive;
  char *path;
} Reading;

static void
reading_free (Reading *reading)
{
  g_object_unref (reading->widget);
  g_object_unref (reading->archive);
  g_free (reading->path);
  g_free (reading);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_free)

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  GError *error = NULL;
  TmImport *import = tm_archive_read_import (reading->archive, reading->path, &error);

  if (import != NULL)
    g_task_return_pointer (task, import, (GDestroyNotify) tm_import_unref);
  else
    g_task_return_error (task, error);
}

static void
present (GtkWidget *widget, TmArchive *archive, TmImport *import)
{
  TmImportDialog *self = g_object_new (TM_TYPE_IMPORT_DIALOG, NULL);

  self->archive = g_object_ref (archive);
  self->import = tm_import_ref (import);
  self->widget = g_object_ref (widget);
  adw_dialog_set_title (ADW_DIALOG (self), tm_import_get_name (import));
  show_plan (self);
  adw_dialog_present (ADW_DIALOG (self), widget);
}

/* Why a file cannot be taken in is too long for a toast. */
static void
present_trouble (GtkWidget *widget, const char *message)
{
  AdwDialog *dialog = adw_alert_dialog_new (_ ("The File Cannot Be Imported"), message);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, widget);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Reading) reading = data;
  GtkWidget *widget = reading->widget;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) import = g_task_propagate_pointer (G_TASK (result), &error);

  if (gtk_widget_get_root (widget) == NULL)
    return;

  if (import == NULL)
    present_trouble (widget, error->message);
  else
    present (widget, reading->archive, import);
}

/**
 * tm_import_dialog_open:
 * @widget: a widget within the window's toasts
 * @archive: the user's matches
 * @file: a file
 *
 * Reads a file, and shows what it would bring. Nothing is taken in before somebody says so.
 */
void
tm_import_dialog_open (GtkWidget *widget, TmArchive *archive, GFile *file)
{
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (G_IS_FILE (file));

  if (g_file_peek_path (file) == NULL)
    {
      tm_toast_show (widget, _ ("Only a file in a folder of this device can be imported."));
      return;
    }

  reading = g_new0 (Reading, 1);
  reading->widget = g_object_ref (widget);
  reading->archive = g_object_ref (archive);
  reading->path = g_file_get_path (file);
  /* A thread lets go of its task when it likes: nothing of the window must end there. */
  task = g_task_new (NULL, NULL, read_cb, reading);
  g_task_set_task_data (task, reading, NULL);
  g_task_run_in_thread (task, read_in_thread);
}

static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) widget = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL && gtk_widget_get_root (widget) != NULL)
    tm_import_dialog_open (widget, g_object_get_data (source, "archive"), file);
}

/**
 * tm_import_dialog_choose:
 * @widget: a widget within the window's toasts
 * @archive: the user's matches
 *
 * Asks for a file, and shows what it would bring.
 */
void
tm_import_dialog_choose (GtkWidget *widget, TmArchive *archive)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkRoot *root = gtk_widget_get_root (widget);

  gtk_file_dialog_set_title (dialog, _ ("Import"));
  g_object_set_data_full (G_OBJECT (dialog), "archive", g_object_ref (archive), g_object_unref);
  gtk_file_dialog_open (dialog, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL,
                        file_chosen_cb, g_object_ref (widget));
}
