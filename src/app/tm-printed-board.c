/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-board-place.h"
#include "tm-brush-table.h"
#include "tm-findings.h"
#include "tm-printed-board.h"
#include "tm-printed-report.h"
#include "tm-toast.h"

struct _TmPrintedBoard
{
  AdwBin parent_instance;

  TmPrintedEditor *editor;
  TmBrushSet *brushes;
  TmBrushTable *table;
  /* What was refused, as long as it can still be told all the same. */
  TmMove refused;
};

G_DEFINE_FINAL_TYPE (TmPrintedBoard, tm_printed_board, ADW_TYPE_BIN)

/* What a touch does */

static gboolean
paint (TmPrintedBoard *self, guint cell, int side, TmMove *move)
{
  *move = (TmMove) { .note = -1 };
  tm_args_init (&move->args);

  return tm_printed_editor_get_printed (self->editor)
      ->paint (tm_printed_editor_get_table (self->editor), tm_brush_set_get_index (self->brushes),
               tm_brush_set_get_choices (self->brushes), cell, side, move);
}

static gboolean
can_paint (gpointer data, guint cell, int side)
{
  TmMove move;

  return paint (data, cell, side, &move);
}

static void
say (TmPrintedBoard *self, const TmResolution *resolution)
{
  const TmText *summary = tm_resolution_get_summary (resolution);
  g_autofree char *sentence = NULL;

  if (tm_text_is_empty (summary))
    return;

  sentence = tm_text_dup_string (summary, tm_printed_editor_get_box (self->editor));
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void record (TmPrintedBoard *self, const TmMove *move);

static void
override_cb (TmPrintedBoard *self)
{
  TmMove move = self->refused;

  move.is_override = TRUE;
  record (self, &move);
}

/* What the rulebook says otherwise can still be told: the copy in hand is right. */
static void
show_refusal (TmPrintedBoard *self, const TmMove *move, const TmResolution *resolution)
{
  g_autoptr (GPtrArray) findings
      = tm_findings_list (tm_printed_editor_get_match (self->editor), resolution);
  g_autofree char *sentences
      = tm_findings_dup_sentences (findings, tm_printed_editor_get_box (self->editor));
  AdwToast *toast = tm_toast_show (GTK_WIDGET (self), sentences);

  if (tm_resolution_get_grade (resolution) != TM_GRADE_ILLEGAL)
    return;
  self->refused = *move;
  adw_toast_set_button_label (toast, _ ("_Override"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (override_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
record (TmPrintedBoard *self, const TmMove *move)
{
  g_autoptr (TmResolution) resolution
      = tm_resolution_new (tm_printed_editor_get_box (self->editor));
  g_autoptr (GError) error = NULL;

  if (tm_printed_editor_record (self->editor, move, resolution, &error))
    say (self, resolution);
  else
    show_refusal (self, move, resolution);
}

static void
touched_cb (TmPrintedBoard *self, guint cell, int side)
{
  TmMove move;

  if (paint (self, cell, side, &move))
    record (self, &move);
}

static void
show_board (TmPrintedBoard *self)
{
  g_autoptr (TmScene) scene
      = tm_scene_new (tm_printed_editor_get_table (self->editor), NULL, TM_NO_SEAT);

  tm_printed_editor_get_printed (self->editor)
      ->present (scene, tm_printed_editor_get_page (self->editor),
                 (int) tm_brush_set_get_index (self->brushes),
                 tm_brush_set_get_choices (self->brushes));
  tm_brush_board_show (tm_brush_table_get_board (self->table), scene,
                       tm_brush_set_get_brush (self->brushes)->target, can_paint, self);
}

static void
tm_printed_board_dispose (GObject *object)
{
  TmPrintedBoard *self = TM_PRINTED_BOARD (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->brushes);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (tm_printed_board_parent_class)->dispose (object);
}

static void
tm_printed_board_class_init (TmPrintedBoardClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_printed_board_dispose;
}

static void
tm_printed_board_init (TmPrintedBoard *self)
{
}

/**
 * tm_printed_board_new:
 * @editor: an editor of a page that is a board
 *
 * Makes a board, the brushes it is painted with, and a report of what is told.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_printed_board_new (TmPrintedEditor *editor)
{
  TmPrintedBoard *self = g_object_new (TM_TYPE_PRINTED_BOARD, NULL);
  const TmPrinted *printed = tm_printed_editor_get_printed (editor);

  self->editor = g_object_ref (editor);
  self->brushes
      = tm_brush_set_new (printed->brushes, printed->n_brushes, tm_printed_editor_get_box (editor));
  self->table = TM_BRUSH_TABLE (tm_brush_table_new (self->brushes));
  tm_brush_table_set_below (self->table, tm_printed_report_new (editor));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->table));
  g_signal_connect_object (tm_brush_table_get_board (self->table), "touched",
                           G_CALLBACK (touched_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->brushes, "changed", G_CALLBACK (show_board), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "changed", G_CALLBACK (show_board), self, G_CONNECT_SWAPPED);
  show_board (self);

  return GTK_WIDGET (self);
}
