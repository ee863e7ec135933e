/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <cairo-pdf.h>
#include <glib/gi18n.h>

#include "store/tm-store-file.h"
#include "tm-sheet-paper.h"
#include "tm-sheet-print.h"

/* In points, on all four sides. */
#define MARGIN 40.0

/* Paper */

/* What people use where they are: A4, or Letter. */
static GtkPageSetup *
create_page_setup (TmSheetPaper *paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  if (tm_sheet_paper_is_wide (paper, gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS)))
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);

  return setup;
}

static TmSheetPaper *
create_paper (TmMatch *match, gboolean is_blank)
{
  return tm_sheet_paper_new (tm_sheet_content_new (match, is_blank));
}

static TmSheetPaper *
create_box_paper (TmBox *box)
{
  g_autoptr (TmMatch) match = tm_match_new (box);

  return create_paper (match, TRUE);
}

/* A file */

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
draw_pages (TmSheetPaper *paper, GtkPageSetup *setup, cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  for (guint page = 0; page < tm_sheet_paper_get_n_pages (paper); page++)
    {
      cairo_save (cr);
      cairo_translate (cr, gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS),
                       gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS));
      tm_sheet_paper_draw (paper, cr, page);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
  cairo_surface_finish (surface);
  status = cairo_status (cr);
  cairo_destroy (cr);

  return status;
}

static gboolean
write_pdf (TmSheetPaper *paper, const char *path, GError **error)
{
  g_autoptr (GtkPageSetup) setup = create_page_setup (paper);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      write_cb, bytes, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
      gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
  cairo_status_t status;

  /* Every printer and every reader knows it. */
  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE,
                                  tm_sheet_paper_get_title (paper));
  tm_sheet_paper_lay_out (paper, gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS),
                          gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS));
  status = draw_pages (paper, setup, surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_IO,
                           cairo_status_to_string (status));
      return FALSE;
    }

  return tm_store_write_file (path, (const char *) bytes->data, bytes->len, error);
}

/**
 * tm_sheet_print_export_pdf:
 * @match: a match; only read
 * @is_blank: whether numbers, date and result are to be written by hand
 * @path: (type filename): the file; replaced as a whole or not at all
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes the score sheet of a match as a PDF. This needs no display.
 *
 * Returns: %FALSE if the file could not be written
 */
gboolean
tm_sheet_print_export_pdf (TmMatch *match, gboolean is_blank, const char *path, GError **error)
{
  g_autoptr (TmSheetPaper) paper = NULL;

  g_return_val_if_fail (TM_IS_MATCH (match), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  paper = create_paper (match, is_blank);

  return write_pdf (paper, path, error);
}

/**
 * tm_sheet_print_export_pdf_box:
 * @box: a game as it is set up
 * @path: (type filename): the file; replaced as a whole or not at all
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a blank score sheet as a PDF. This needs no display.
 *
 * Returns: %FALSE if the file could not be written
 */
gboolean
tm_sheet_print_export_pdf_box (TmBox *box, const char *path, GError **error)
{
  g_autoptr (TmSheetPaper) paper = NULL;

  g_return_val_if_fail (box != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  paper = create_box_paper (box);

  return write_pdf (paper, path, error);
}

/* Words for people */

/* It may outlive what it was started from, so it stands by itself. */
static void
show_error (GtkWindow *parent, const char *heading, const char *message)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, message);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, parent != NULL ? GTK_WIDGET (parent) : NULL);
}

/* A printer */

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, TmSheetPaper *paper)
{
  tm_sheet_paper_lay_out (paper, gtk_print_context_get_width (context),
                          gtk_print_context_get_height (context));
  gtk_print_operation_set_n_pages (operation, (int) tm_sheet_paper_get_n_pages (paper));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, TmSheetPaper *paper)
{
  tm_sheet_paper_draw (paper, gtk_print_context_get_cairo_context (context), (guint) page);
}

static void
print_done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  show_error (parent, _ ("Not Printed"), error != NULL ? error->message : NULL);
}

static GtkPrintOperation *
create_operation (TmSheetPaper *paper)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = create_page_setup (paper);

  gtk_print_operation_set_job_name (operation, tm_sheet_paper_get_title (paper));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "tm-sheet-paper", paper,
                          (GDestroyNotify) tm_sheet_paper_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), paper);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), paper);

  return operation;
}

/**
 * tm_sheet_print_create_operation:
 * @match: a match; only read
 * @is_blank: whether numbers, date and result are to be written by hand
 *
 * Prepares the printing of the score sheet of a match. It goes where whoever runs it says.
 *
 * Returns: (transfer full): what prints it
 */
GtkPrintOperation *
tm_sheet_print_create_operation (TmMatch *match, gboolean is_blank)
{
  g_return_val_if_fail (TM_IS_MATCH (match), NULL);

  return create_operation (create_paper (match, is_blank));
}

static void
print (GtkWindow *parent, GtkPrintOperation *operation)
{
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (print_done_cb), parent,
                           G_CONNECT_DEFAULT);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}

/**
 * tm_sheet_print_run:
 * @parent: the window
 * @match: a match; only read
 * @is_blank: whether numbers, date and result are to be written by hand
 *
 * Asks for a printer and prints the score sheet of a match.
 */
void
tm_sheet_print_run (GtkWindow *parent, TmMatch *match, gboolean is_blank)
{
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (TM_IS_MATCH (match));

  operation = tm_sheet_print_create_operation (match, is_blank);
  print (parent, operation);
}

/**
 * tm_sheet_print_run_box:
 * @parent: the window
 * @box: a game as it is set up
 *
 * Asks for a printer and prints a blank score sheet.
 */
void
tm_sheet_print_run_box (GtkWindow *parent, TmBox *box)
{
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (box != NULL);

  operation = create_operation (create_box_paper (box));
  print (parent, operation);
}

/* A file of one's choice */

typedef struct
{
  GtkWindow *parent;
  TmSheetPaper *paper;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->parent);
  tm_sheet_paper_free (saving->paper);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (file == NULL && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_FAILED))
    return;

  if (file != NULL && path == NULL)
    show_error (saving->parent, _ ("Not Saved"), _ ("Choose a folder on this device."));
  else if (file == NULL || !write_pdf (saving->paper, path, &error))
    show_error (saving->parent, _ ("Not Saved"), error->message);
}

static GtkFileFilter *
create_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("PDF Files"));
  gtk_file_filter_add_mime_type (filter, "application/pdf");

  return filter;
}

/* What cannot stand in the name of a file is left out of it. */
static char *
dup_file_name (TmSheetPaper *paper)
{
  g_autofree char *title = g_strdup (tm_sheet_paper_get_title (paper));

  g_strdelimit (title, G_DIR_SEPARATOR_S ":*?\"<>|\n", '-');

  return g_strconcat (title, ".pdf", NULL);
}

static void
save_paper (GtkWindow *parent, TmSheetPaper *paper)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = create_filter ();
  g_autofree char *name = dup_file_name (paper);
  Saving *saving = g_new0 (Saving, 1);

  saving->parent = g_object_ref (parent);
  saving->paper = paper;
  gtk_file_dialog_set_title (dialog, _ ("Save as PDF"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_save (dialog, parent, NULL, chosen_cb, saving);
}

/**
 * tm_sheet_print_save_pdf:
 * @parent: the window
 * @match: a match; only read
 * @is_blank: whether numbers, date and result are to be written by hand
 *
 * Asks for a file and writes the score sheet of a match into it.
 */
void
tm_sheet_print_save_pdf (GtkWindow *parent, TmMatch *match, gboolean is_blank)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (TM_IS_MATCH (match));

  save_paper (parent, create_paper (match, is_blank));
}

/**
 * tm_sheet_print_save_pdf_box:
 * @parent: the window
 * @box: a game as it is set up
 *
 * Asks for a file and writes a blank score sheet into it.
 */
void
tm_sheet_print_save_pdf_box (GtkWindow *parent, TmBox *box)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (box != NULL);

  save_paper (parent, create_box_paper (box));
}
