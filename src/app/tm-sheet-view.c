/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-sheet-view.h"

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"
#include "scene/tm-seat-mark.h"
#include "tm-application.h"
#include "tm-sheet-achieved.h"
#include "tm-sheet-across.h"
#include "tm-sheet-luck.h"
#include "tm-sheet-print.h"
#include "tm-sheet-table.h"

#define MARK_SIZE 18
#define DIALOG_WIDTH 640
/* Under which the dialog keeps its match. */
#define MATCH_KEY "tm-match"

/**
 * TmSheetView:
 *
 * The score sheet of a match as it is at this moment: how it stands in a sentence, then a row for
 * everything that counted and a column for every seat. A choice shows the sheet as it was at each
 * milestone. Below it stands what was earned, once the match is over, and how the dice have fallen.
 */
struct _TmSheetView
{
  AdwBin parent_instance;

  GtkLabel *sentence;
  GtkDropDown *choice;
  GtkScrolledWindow *scroller;
  TmSheetAcross *across;
  GtkBox *sections;

  TmSheet *sheet;
  char *seat_names[TM_MAX_SEATS];
  GPtrArray *row_names;
  GPtrArray *numbers;
};

G_DEFINE_FINAL_TYPE (TmSheetView, tm_sheet_view, ADW_TYPE_BIN)

static void
set_has_class (GtkWidget *widget, const char *css_class, gboolean has_class)
{
  if (has_class)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/* Numbers */

/* The first choice is the end, the others are the milestones. */
static gint32
get_value (TmSheetView *self, guint row, guint seat)
{
  guint chosen = gtk_drop_down_get_selected (self->choice);

  if (chosen == GTK_INVALID_LIST_POSITION || chosen == 0)
    return tm_sheet_get_row (self->sheet, row)->values[seat];

  return tm_sheet_get_milestone (self->sheet, chosen - 1, row, seat);
}

static void
show_number (TmSheetView *self, guint row, guint seat)
{
  const TmSheetRow *spec = tm_sheet_get_row (self->sheet, row);
  guint n_seats = tm_sheet_get_n_seats (self->sheet);
  GtkLabel *label = g_ptr_array_index (self->numbers, row * n_seats + seat);
  gint32 value = get_value (self, row, seat);
  g_autofree char *words = tm_number_dup (value);
  /* Translators: a cell of the score sheet for a screen reader: player, row, number */
  g_autofree char *spoken
      = g_strdup_printf (_ ("%s, %s, %d"), self->seat_names[seat], tm_word_get (spec->name), value);

  gtk_label_set_label (label, words);
  set_has_class (GTK_WIDGET (label), "zero", value == 0 && !spec->is_total);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static void
show_numbers (TmSheetView *self)
{
  guint n_seats = tm_sheet_get_n_seats (self->sheet);

  for (guint row = 0; row < tm_sheet_get_n_rows (self->sheet); row++)
    {
      gboolean is_empty = !tm_sheet_get_row (self->sheet, row)->is_total;

      for (guint seat = 0; seat < n_seats; seat++)
        {
          show_number (self, row, seat);
          is_empty = is_empty && get_value (self, row, seat) == 0;
        }
      set_has_class (g_ptr_array_index (self->row_names, row), "zero", is_empty);
    }
}

static void
chosen_cb (TmSheetView *self)
{
  if (self->sheet != NULL)
    show_numbers (self);
}

/* Cells */

static GtkWidget *
create_seat_cell (TmSheetView *self, guint seat)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *mark = tm_seat_mark_new ((int) seat, MARK_SIZE);
  GtkWidget *name = gtk_label_new (self->seat_names[seat]);

  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_label_set_xalign (GTK_LABEL (name), 1);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 9);
  gtk_widget_set_tooltip_text (name, self->seat_names[seat]);
  gtk_box_append (GTK_BOX (cell), mark);
  gtk_box_append (GTK_BOX (cell), name);
  gtk_widget_add_css_class (cell, "seat");
  set_has_class (cell, "last", seat + 1 == tm_sheet_get_n_seats (self->sheet));

  return cell;
}

static GtkWidget *
create_name_cell (const char *words)
{
  GtkWidget *cell = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (cell), 0);
  gtk_label_set_wrap (GTK_LABEL (cell), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (cell), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (cell), 9);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (cell), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (cell, "name");

  return cell;
}

static GtkWidget *
create_number_cell (void)
{
  GtkWidget *cell = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (cell), 1);
  gtk_label_set_yalign (GTK_LABEL (cell), 0.5f);

  return cell;
}

static void
append_row (TmSheetView *self, TmSheetTable *table, const TmSheetRow *row)
{
  GtkWidget *name = create_name_cell (tm_word_get (row->name));

  set_has_class (name, "total", row->is_total);
  g_ptr_array_add (self->row_names, name);
  tm_sheet_table_append (table, name);
  for (guint seat = 0; seat < tm_sheet_get_n_seats (self->sheet); seat++)
    {
      GtkWidget *number = create_number_cell ();

      set_has_class (number, "total", row->is_total);
      set_has_class (number, "last", seat + 1 == tm_sheet_get_n_seats (self->sheet));
      g_ptr_array_add (self->numbers, number);
      tm_sheet_table_append (table, number);
    }
}

static void
fill_table (TmSheetView *self)
{
  guint n_seats = tm_sheet_get_n_seats (self->sheet);
  GtkWidget *table = tm_sheet_table_new (n_seats + 1);

  tm_sheet_table_append (TM_SHEET_TABLE (table), create_name_cell (NULL));
  for (guint seat = 0; seat < n_seats; seat++)
    tm_sheet_table_append (TM_SHEET_TABLE (table), create_seat_cell (self, seat));
  for (guint row = 0; row < tm_sheet_get_n_rows (self->sheet); row++)
    append_row (self, TM_SHEET_TABLE (table), tm_sheet_get_row (self->sheet, row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Score Sheet"), -1);
  tm_sheet_across_set_child (self->across, table);
  gtk_widget_set_visible (GTK_WIDGET (self->across), tm_sheet_get_n_rows (self->sheet) > 0);
  tm_sheet_table_follow (TM_SHEET_TABLE (table), tm_sheet_across_get_adjustment (self->across),
                         gtk_scrolled_window_get_vadjustment (self->scroller));
}

/* What stands above the table */

static void
fill_choice (TmSheetView *self, TmMatch *match, gboolean is_over)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_milestones = tm_sheet_get_n_milestones (self->sheet);

  gtk_string_list_append (names, is_over ? C_ ("score sheet", "End") : C_ ("score sheet", "Now"));
  for (guint i = 0; i < n_milestones; i++)
    gtk_string_list_take (names, tm_text_dup_string (tm_sheet_get_milestone_name (self->sheet, i),
                                                     tm_match_get_box (match)));
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->choice), n_milestones > 0);
}

/* The result, or how far the match is. */
static void
show_sentence (TmSheetView *self, TmMatch *match, const TmResult *result)
{
  const TmGame *game = tm_match_get_game (match);
  TmText text = TM_TEXT_NONE;
  g_autofree char *words = NULL;

  if (result->ending != TM_ENDING_OPEN)
    text = result->sentence;
  else if (game->describe_progress != NULL)
    text = game->describe_progress (tm_match_get_table (match));
  if (!tm_text_is_empty (&text))
    words = tm_text_dup_string (&text, tm_match_get_box (match));

  gtk_label_set_label (self->sentence, words != NULL ? words : "");
}

static void
set_match (TmSheetView *self, TmMatch *match, TmArchive *archive)
{
  TmResult result = { 0 };

  self->sheet = tm_sheet_new (match);
  for (guint seat = 0; seat < tm_sheet_get_n_seats (self->sheet); seat++)
    self->seat_names[seat] = tm_box_dup_seat_name (tm_match_get_box (match), seat);

  tm_match_get_result (match, &result);
  show_sentence (self, match, &result);
  fill_table (self);
  fill_choice (self, match, result.ending != TM_ENDING_OPEN);
  show_numbers (self);
  gtk_box_append (self->sections, tm_sheet_achieved_new (match, archive));
  gtk_box_append (self->sections, tm_sheet_luck_new (match));
}

static void
tm_sheet_view_dispose (GObject *object)
{
  TmSheetView *self = TM_SHEET_VIEW (object);

  g_clear_pointer (&self->row_names, g_ptr_array_unref);
  g_clear_pointer (&self->numbers, g_ptr_array_unref);
  g_clear_pointer (&self->sheet, tm_sheet_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_SHEET_VIEW);

  G_OBJECT_CLASS (tm_sheet_view_parent_class)->dispose (object);
}

static void
tm_sheet_view_finalize (GObject *object)
{
  TmSheetView *self = TM_SHEET_VIEW (object);

  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    g_free (self->seat_names[seat]);

  G_OBJECT_CLASS (tm_sheet_view_parent_class)->finalize (object);
}

static void
tm_sheet_view_class_init (TmSheetViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_sheet_view_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_sheet_view_finalize;
  g_type_ensure (TM_TYPE_SHEET_ACROSS);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-sheet-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmSheetView, sentence);
  gtk_widget_class_bind_template_child (widget_class, TmSheetView, choice);
  gtk_widget_class_bind_template_child (widget_class, TmSheetView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TmSheetView, across);
  gtk_widget_class_bind_template_child (widget_class, TmSheetView, sections);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
tm_sheet_view_init (TmSheetView *self)
{
  self->row_names = g_ptr_array_new ();
  self->numbers = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_sheet_view_new:
 * @match: a match; only read
 * @archive: (nullable): where it is kept; %NULL: nowhere
 *
 * Makes the score sheet of a match. It does not follow the match afterwards.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_sheet_view_new (TmMatch *match, TmArchive *archive)
{
  TmSheetView *self = g_object_new (TM_TYPE_SHEET_VIEW, NULL);

  set_match (self, match, archive);

  return GTK_WIDGET (self);
}

/* Paper */

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (user_data));

  tm_sheet_print_run (window, g_object_get_data (user_data, MATCH_KEY),
                      g_variant_get_boolean (parameter));
}

static void
save_pdf_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (user_data));

  tm_sheet_print_save_pdf (window, g_object_get_data (user_data, MATCH_KEY),
                           g_variant_get_boolean (parameter));
}

/* Each takes whether the sheet is to be blank. */
static const GActionEntry paper_actions[] = {
  { .name = "print", .activate = print_cb, .parameter_type = "b" },
  { .name = "save-pdf", .activate = save_pdf_cb, .parameter_type = "b" },
};

static GMenuModel *
create_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) filled = g_menu_new ();
  g_autoptr (GMenu) blank = g_menu_new ();

  g_menu_append (filled, _ ("_Print…"), "sheet.print(false)");
  g_menu_append (filled, _ ("_Save as PDF…"), "sheet.save-pdf(false)");
  g_menu_append (blank, _ ("Print a _Blank Sheet…"), "sheet.print(true)");
  g_menu_append (blank, _ ("Save a Blank Sheet as P_DF…"), "sheet.save-pdf(true)");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (filled));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (blank));

  return G_MENU_MODEL (menu);
}

static GtkWidget *
create_menu_button (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = create_menu ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_set_tooltip_text (button, _ ("Print and Save"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Print and Save"), -1);

  return button;
}

static GtkWidget *
create_header (AdwDialog *dialog, TmMatch *match)
{
  GtkWidget *header = adw_header_bar_new ();
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_object_set_data_full (G_OBJECT (dialog), MATCH_KEY, g_object_ref (match), g_object_unref);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), paper_actions,
                                   G_N_ELEMENTS (paper_actions), dialog);
  gtk_widget_insert_action_group (GTK_WIDGET (dialog), "sheet", G_ACTION_GROUP (actions));
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), create_menu_button ());

  return header;
}

/**
 * tm_sheet_dialog_new:
 * @match: a match; only read
 *
 * Makes a dialog with the score sheet of a match, from where it can be printed.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_sheet_dialog_new (TmMatch *match)
{
  TmApplication *application = tm_application_get ();
  TmArchive *archive = application != NULL ? tm_application_get_archive (application) : NULL;
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), create_header (dialog, match));
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), tm_sheet_view_new (match, archive));
  adw_dialog_set_title (dialog, _ ("Score Sheet"));
  adw_dialog_set_content_width (dialog, DIALOG_WIDTH);
  adw_dialog_set_child (dialog, view);

  return dialog;
}
