/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-pictures.h"
#include "tm-sheet-preview.h"

#define MARK_SIZE 16
#define MAX_NAME_CHARS 22
#define NO_NUMBER "–"

struct _TmSheetPreview
{
  AdwBin parent_instance;

  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (TmSheetPreview, tm_sheet_preview, ADW_TYPE_BIN)

/* Who plays in a sample. */
static const char *const players[] = { N_ ("Anna"), N_ ("Boris"), N_ ("Vera") };
G_STATIC_ASSERT (G_N_ELEMENTS (players) == TM_SHEET_DRAFT_N_SAMPLES);

static GtkWidget *
attach_words (TmSheetPreview *self, const char *words, int column, int row)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_NAME_CHARS);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);

  return label;
}

static void
attach_players (TmSheetPreview *self)
{
  for (guint player = 0; player < TM_SHEET_DRAFT_N_SAMPLES; player++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
      GtkWidget *name = gtk_label_new (_ (players[player]));

      gtk_widget_add_css_class (name, "caption-heading");
      gtk_box_append (GTK_BOX (box), tm_seat_picture_new (player, MARK_SIZE));
      gtk_box_append (GTK_BOX (box), name);
      gtk_widget_set_halign (box, GTK_ALIGN_END);
      gtk_grid_attach (self->grid, box, (int) player + 1, 0, 1, 1);
    }
}

static void
attach_number (
    TmSheetPreview *self, gint64 number, gboolean has_number, int column, int row, gboolean decides)
{
  g_autofree char *text = has_number ? tm_number_dup (number) : g_strdup (NO_NUMBER);
  GtkWidget *label = attach_words (self, text, column, row);

  gtk_widget_add_css_class (label, decides ? "heading" : "numeric");
}

static void
attach_row (TmSheetPreview *self, const TmSheetDraft *draft, const TmSheetSample *sample, guint row)
{
  const TmDraftRow *shown = tm_sheet_draft_get_row (draft, row);
  gboolean decides = draft->total == row + 1;
  GtkWidget *name = attach_words (self, shown->name, 0, (int) row + 1);

  if (decides)
    gtk_widget_add_css_class (name, "heading");
  else if (*shown->formula != '\0')
    gtk_widget_add_css_class (name, "dim-label");
  for (guint player = 0; player < TM_SHEET_DRAFT_N_SAMPLES; player++)
    attach_number (self, sample->values[row][player], sample->has_value[row][player],
                   (int) player + 1, (int) row + 1, decides);
}

static void
attach_sum (TmSheetPreview *self, const TmSheetDraft *draft, const TmSheetSample *sample)
{
  int row = (int) draft->rows->len + 1;

  gtk_widget_add_css_class (attach_words (self, _ ("Total"), 0, row), "heading");
  for (guint player = 0; player < TM_SHEET_DRAFT_N_SAMPLES; player++)
    attach_number (self, sample->sums[player], TRUE, (int) player + 1, row, TRUE);
}

static void
clear (TmSheetPreview *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
}

static void
tm_sheet_preview_class_init (TmSheetPreviewClass *class)
{
}

static void
tm_sheet_preview_init (TmSheetPreview *self)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  "column-spacing", 12, "row-spacing", 6, NULL);

  self->grid = GTK_GRID (grid);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "tm-padded");
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The sheet with sample numbers"), -1);
  adw_bin_set_child (ADW_BIN (self), grid);
}

/**
 * tm_sheet_preview_new:
 *
 * Makes a preview that shows nothing yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_sheet_preview_new (void)
{
  return g_object_new (TM_TYPE_SHEET_PREVIEW, NULL);
}

/**
 * tm_sheet_preview_show:
 * @self: the preview
 * @draft: a sheet
 *
 * Shows one round of a sheet for three players. What cannot be worked out has a dash.
 */
void
tm_sheet_preview_show (TmSheetPreview *self, const TmSheetDraft *draft)
{
  TmSheetSample sample;

  g_return_if_fail (TM_IS_SHEET_PREVIEW (self));

  tm_sheet_draft_fill_sample (draft, &sample);
  clear (self);
  attach_players (self);
  for (guint row = 0; row < draft->rows->len; row++)
    attach_row (self, draft, &sample, row);
  if (draft->total == 0)
    attach_sum (self, draft, &sample);
}
