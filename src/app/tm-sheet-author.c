/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-sheet-author.h"
#include "tm-sheet-line.h"
#include "tm-sheet-preview.h"
#include "tm-toast.h"

#define MAX_TEAMS 4
#define N_CHOICES (1 + TM_SHEET_DRAFT_MAX_TIES)

struct _TmSheetAuthor
{
  AdwNavigationPage parent_instance;

  char *uuid;
  GVariant *others;
  GVariant *saved;
  gboolean is_filling;
  /* The rows that decide, and that break ties; %NULL for the sum, and for none. */
  TmSheetLine *chosen[N_CHOICES];

  AdwEntryRow *name;
  GtkSpinButton *rounds;
  AdwComboRow *how;
  AdwComboRow *teams;
  GtkListBox *lines;
  GtkWidget *add_row;
  AdwComboRow *total;
  AdwComboRow *tie1;
  AdwComboRow *tie2;
  AdwComboRow *tie3;
  TmSheetPreview *preview;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (TmSheetAuthor, tm_sheet_author, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  SIGNAL_SAVED,
  SIGNAL_USED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TmSheetLine *
line_at (TmSheetAuthor *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->lines, (int) index);

  return TM_IS_SHEET_LINE (row) ? TM_SHEET_LINE (row) : NULL;
}

static guint
count_lines (TmSheetAuthor *self)
{
  guint n_lines = 0;

  while (line_at (self, n_lines) != NULL)
    n_lines++;

  return n_lines;
}

static AdwComboRow *
get_choice (TmSheetAuthor *self, guint choice)
{
  AdwComboRow *const choices[N_CHOICES] = { self->total, self->tie1, self->tie2, self->tie3 };

  return choices[choice];
}

/* From 1; 0 for none. */
static guint
find_line (TmSheetAuthor *self, TmSheetLine *line)
{
  for (guint i = 0; line != NULL && line_at (self, i) != NULL; i++)
    if (line_at (self, i) == line)
      return i + 1;

  return 0;
}

/* Checking */

/* What is wrong stands at the row, which may not be in sight: the last one is named below, too. */
static char *
check_lines (TmSheetAuthor *self, const TmSheetDraft *draft)
{
  g_autofree char *problem = NULL;
  TmSheetLine *line;

  for (guint i = 0; (line = line_at (self, i)) != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      tm_sheet_draft_check_row (draft, i, &error);
      tm_sheet_line_set_error (line, error != NULL ? error->message : NULL);
      if (error == NULL)
        continue;
      g_free (problem);
      /* Translators: the formula of a row of a score sheet, with the name of the row */
      problem = g_strdup_printf (_ ("The formula of “%s” cannot be read"),
                                 tm_sheet_draft_get_row (draft, i)->name);
    }

  return g_steal_pointer (&problem);
}

static void
check (TmSheetAuthor *self)
{
  g_autoptr (TmSheetDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;

  if (self->is_filling)
    return;

  draft = tm_sheet_author_dup_draft (self);
  problem = check_lines (self, draft);
  if (!tm_sheet_draft_check (draft, &error))
    gtk_label_set_label (self->problem, problem != NULL ? problem : error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), error != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.save", error == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.use", error == NULL);
  tm_sheet_preview_show (self->preview, draft);
}

/* What decides */

static void
fill_choice (TmSheetAuthor *self, guint choice)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  TmSheetLine *line;
  guint chosen = find_line (self, self->chosen[choice]);

  gtk_string_list_append (names, choice == 0 ? _ ("Sum of all rows typed in") : _ ("Nothing"));
  for (guint i = 0; (line = line_at (self, i)) != NULL; i++)
    {
      const char *name = tm_sheet_line_get_name (line);
      g_autofree char *number = g_strdup_printf (_ ("Row %u"), i + 1);

      gtk_string_list_append (names, *name != '\0' ? name : number);
    }
  adw_combo_row_set_model (get_choice (self, choice), G_LIST_MODEL (names));
  adw_combo_row_set_selected (get_choice (self, choice), chosen);
  if (chosen == 0)
    self->chosen[choice] = NULL;
}

static void
fill_choices (TmSheetAuthor *self)
{
  gboolean was_filling = self->is_filling;

  self->is_filling = TRUE;
  for (guint i = 0; i < N_CHOICES; i++)
    fill_choice (self, i);
  self->is_filling = was_filling;
}

static void
chosen_cb (TmSheetAuthor *self)
{
  if (self->is_filling)
    return;

  for (guint i = 0; i < N_CHOICES; i++)
    {
      guint selected = adw_combo_row_get_selected (get_choice (self, i));

      self->chosen[i] = selected > 0 && selected != GTK_INVALID_LIST_POSITION
                            ? line_at (self, selected - 1)
                            : NULL;
    }
  check (self);
}

/* Rows */

static void
renumber (TmSheetAuthor *self)
{
  guint n_lines = count_lines (self);

  for (guint i = 0; i < n_lines; i++)
    tm_sheet_line_set_place (line_at (self, i), i + 1, n_lines);
  gtk_widget_set_sensitive (self->add_row, n_lines < TM_SHEET_DRAFT_MAX_ROWS);
  fill_choices (self);
  check (self);
}

static void
line_changed_cb (TmSheetAuthor *self)
{
  if (self->is_filling)
    return;

  fill_choices (self);
  check (self);
}

static void
move_cb (TmSheetAuthor *self, int by, TmSheetLine *line)
{
  int to = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (line)) + by;

  if (to < 0 || to >= (int) count_lines (self))
    return;

  g_object_ref (line);
  gtk_list_box_remove (self->lines, GTK_WIDGET (line));
  gtk_list_box_insert (self->lines, GTK_WIDGET (line), to);
  g_object_unref (line);
  renumber (self);
  gtk_widget_grab_focus (GTK_WIDGET (line));
}

static void
dropped_cb (TmSheetAuthor *self, TmSheetLine *dragged, TmSheetLine *onto)
{
  move_cb (self,
           gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (onto))
               - gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (dragged)),
           dragged);
}

static void
removed_cb (TmSheetAuthor *self, TmSheetLine *line)
{
  guint place = find_line (self, line);

  if (count_lines (self) < 2)
    return;

  gtk_list_box_remove (self->lines, GTK_WIDGET (line));
  renumber (self);
  gtk_widget_grab_focus (GTK_WIDGET (line_at (self, MIN (place, count_lines (self)) - 1)));
}

static void add_cb (TmSheetAuthor *self);

/* Enter leads to the next row; behind the last one it makes a new one. */
static void
went_on_cb (TmSheetAuthor *self, TmSheetLine *line)
{
  TmSheetLine *next = line_at (self, find_line (self, line));

  if (next != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (next));
  else if (*tm_sheet_line_get_name (line) != '\0')
    add_cb (self);
}

static TmSheetLine *
append_line (TmSheetAuthor *self, const char *name, const char *formula)
{
  GtkWidget *line = tm_sheet_line_new (name, formula);

  g_signal_connect_swapped (line, "changed", G_CALLBACK (line_changed_cb), self);
  g_signal_connect_swapped (line, "move-by", G_CALLBACK (move_cb), self);
  g_signal_connect_swapped (line, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (line, "removed", G_CALLBACK (removed_cb), self);
  g_signal_connect_swapped (line, "went-on", G_CALLBACK (went_on_cb), self);
  gtk_list_box_insert (self->lines, line, (int) count_lines (self));

  return TM_SHEET_LINE (line);
}

static void
add_cb (TmSheetAuthor *self)
{
  TmSheetLine *line;

  if (count_lines (self) >= TM_SHEET_DRAFT_MAX_ROWS)
    return;

  line = append_line (self, "", "");
  renumber (self);
  gtk_widget_grab_focus (GTK_WIDGET (line));
}

/* Keeping */

static void
note_saved (TmSheetAuthor *self)
{
  g_autoptr (TmSheetDraft) draft = tm_sheet_author_dup_draft (self);

  g_clear_pointer (&self->saved, g_variant_unref);
  self->saved = g_variant_ref_sink (tm_sheet_draft_create_body (draft));
}

static void
save (TmSheetAuthor *self)
{
  g_signal_emit (self, signals[SIGNAL_SAVED], 0);
  note_saved (self);
}

static void
save_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  save (TM_SHEET_AUTHOR (widget));
  tm_toast_show (widget, _ ("Score sheet saved"));
}

/* Whoever plays with a sheet wants to keep it, too. */
static void
use_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  save (TM_SHEET_AUTHOR (widget));
  g_signal_emit (widget, signals[SIGNAL_USED], 0);
}

static void
tm_sheet_author_dispose (GObject *object)
{
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_SHEET_AUTHOR);

  G_OBJECT_CLASS (tm_sheet_author_parent_class)->dispose (object);
}

static void
tm_sheet_author_finalize (GObject *object)
{
  TmSheetAuthor *self = TM_SHEET_AUTHOR (object);

  g_free (self->uuid);
  g_clear_pointer (&self->others, g_variant_unref);
  g_clear_pointer (&self->saved, g_variant_unref);

  G_OBJECT_CLASS (tm_sheet_author_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, name);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, rounds);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, how);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, teams);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, lines);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, add_row);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, total);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, tie1);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, tie2);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, tie3);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, preview);
  gtk_widget_class_bind_template_child (widget_class, TmSheetAuthor, problem);
  gtk_widget_class_bind_template_callback (widget_class, check);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
}

static void
tm_sheet_author_class_init (TmSheetAuthorClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_sheet_author_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_sheet_author_finalize;

  /**
   * TmSheetAuthor::saved:
   * @self: the page
   *
   * The sheet is to be kept as it is now.
   */
  signals[SIGNAL_SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmSheetAuthor::used:
   * @self: the page
   *
   * A match is to be set up with the sheet as it is now.
   */
  signals[SIGNAL_USED] = g_signal_new ("used", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TM_TYPE_SHEET_PREVIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-sheet-author.ui");
  bind_children (widget_class);

  gtk_widget_class_install_action (widget_class, "sheet.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "sheet.use", NULL, use_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "sheet.save",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "sheet.use",
                                       NULL);
}

static void
fill_how (TmSheetAuthor *self)
{
  const TmGame *game = tm_sheet_draft_get_game ();
  int option = tm_game_find_option (game, "how");
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; option >= 0 && i < game->options[option].param.n_words; i++)
    gtk_string_list_append (names, tm_word_get (game->options[option].param.words[i].name));
  adw_combo_row_set_model (self->how, G_LIST_MODEL (names));
}

static void
fill_teams (TmSheetAuthor *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Everybody plays alone"));
  for (guint n = 2; n <= MAX_TEAMS; n++)
    {
      g_autofree char *name = g_strdup_printf (ngettext ("%u team", "%u teams", n), n);

      gtk_string_list_append (names, name);
    }
  adw_combo_row_set_model (self->teams, G_LIST_MODEL (names));
}

static void
tm_sheet_author_init (TmSheetAuthor *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_how (self);
  fill_teams (self);
}

/**
 * tm_sheet_author_new:
 * @uuid: (nullable): what the sheet is kept as; %NULL if it is not kept yet
 * @draft: the sheet to change, or to begin with
 *
 * Makes a page to work on a score sheet.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_sheet_author_new (const char *uuid, const TmSheetDraft *draft)
{
  TmSheetAuthor *self = g_object_new (TM_TYPE_SHEET_AUTHOR, NULL);

  self->uuid = g_strdup (uuid);
  self->others = g_variant_ref (draft->others);
  gtk_editable_set_text (GTK_EDITABLE (self->name), draft->name);
  gtk_spin_button_set_value (self->rounds, draft->rounds);
  adw_combo_row_set_selected (self->how, draft->how);
  adw_combo_row_set_selected (self->teams,
                              draft->n_teams >= 2 ? MIN (draft->n_teams, MAX_TEAMS) - 1 : 0);
  for (guint i = 0; i < draft->rows->len; i++)
    append_line (self, tm_sheet_draft_get_row (draft, i)->name,
                 tm_sheet_draft_get_row (draft, i)->formula);
  if (draft->rows->len == 0)
    append_line (self, "", "");
  self->chosen[0] = draft->total > 0 ? line_at (self, draft->total - 1) : NULL;
  for (guint i = 0; i < TM_SHEET_DRAFT_MAX_TIES; i++)
    self->chosen[i + 1] = draft->ties[i] > 0 ? line_at (self, draft->ties[i] - 1) : NULL;
  renumber (self);
  self->is_filling = FALSE;
  check (self);
  note_saved (self);

  return ADW_NAVIGATION_PAGE (self);
}

/**
 * tm_sheet_author_get_uuid:
 * @self: the page
 *
 * Gets what the sheet is kept as.
 *
 * Returns: (transfer none) (nullable): the identifier; %NULL if it is not kept yet
 */
const char *
tm_sheet_author_get_uuid (TmSheetAuthor *self)
{
  g_return_val_if_fail (TM_IS_SHEET_AUTHOR (self), NULL);

  return self->uuid;
}

/**
 * tm_sheet_author_set_uuid:
 * @self: the page
 * @uuid: an identifier
 *
 * Tells what the sheet is kept as.
 */
void
tm_sheet_author_set_uuid (TmSheetAuthor *self, const char *uuid)
{
  g_return_if_fail (TM_IS_SHEET_AUTHOR (self));

  g_set_str (&self->uuid, uuid);
}

/**
 * tm_sheet_author_dup_draft:
 * @self: the page
 *
 * Gets the sheet as it is now, be it right or wrong.
 *
 * Returns: (transfer full): the sheet
 */
TmSheetDraft *
tm_sheet_author_dup_draft (TmSheetAuthor *self)
{
  g_autofree char *name = NULL;
  TmSheetDraft *draft;
  TmSheetLine *line;
  guint teams;

  g_return_val_if_fail (TM_IS_SHEET_AUTHOR (self), NULL);

  name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));
  draft = tm_sheet_draft_new (g_strstrip (name));
  g_clear_pointer (&draft->others, g_variant_unref);
  draft->others = g_variant_ref (self->others);
  for (guint i = 0; (line = line_at (self, i)) != NULL; i++)
    tm_sheet_draft_add_row (draft, tm_sheet_line_get_name (line), tm_sheet_line_get_formula (line));
  draft->rounds = (guint) gtk_spin_button_get_value (self->rounds);
  draft->how = adw_combo_row_get_selected (self->how);
  teams = adw_combo_row_get_selected (self->teams);
  draft->n_teams = teams > 0 ? teams + 1 : 0;
  draft->total = find_line (self, self->chosen[0]);
  for (guint i = 0; i < TM_SHEET_DRAFT_MAX_TIES; i++)
    draft->ties[i] = find_line (self, self->chosen[i + 1]);

  return draft;
}

/**
 * tm_sheet_author_is_changed:
 * @self: the page
 *
 * Tells whether something has been changed since the sheet was saved or opened.
 *
 * Returns: %TRUE if it has
 */
gboolean
tm_sheet_author_is_changed (TmSheetAuthor *self)
{
  g_autoptr (TmSheetDraft) draft = NULL;
  g_autoptr (GVariant) body = NULL;

  g_return_val_if_fail (TM_IS_SHEET_AUTHOR (self), FALSE);

  draft = tm_sheet_author_dup_draft (self);
  body = g_variant_ref_sink (tm_sheet_draft_create_body (draft));

  return !g_variant_equal (body, self->saved);
}
