/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-board.h"
#include "scene/tm-scene-host.h"

#include "tm-brush-choices.h"
#include "tm-brush-palette.h"
#include "tm-findings.h"
#include "tm-pictures.h"
#include "tm-printed-board.h"
#include "tm-printed-report.h"
#include "tm-toast.h"

/* Every place that can be touched has a number of its own: each cell has some for its sides and one
 * for itself. */
#define PLACES (TM_N_SIDES + 1)
#define WHOLE TM_N_SIDES

#define PICTURE_SIZE 20

struct _TmPrintedBoard
{
  GtkWidget parent_instance;

  TmPrintedEditor *editor;
  guint brush;
  /* What is chosen for each brush. */
  TmArgs *chosen;
  /* What was refused, as long as it can still be told all the same. */
  TmMove refused;

  AdwMultiLayoutView *layouts;
  AdwBottomSheet *bottom_sheet;
  TmBoard *board;
  AdwBin *report_place;
  AdwBin *palette_place;
  TmBrushChoices *choices;
  GtkLabel *hint;
  GtkWidget *brush_button;
  AdwBin *brush_picture;
  GtkLabel *brush_label;
};

static void tm_printed_board_host_init (TmSceneHostInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TmPrintedBoard,
                               tm_printed_board,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TM_TYPE_SCENE_HOST,
                                                      tm_printed_board_host_init))

static const TmBrush *
get_brush (TmPrintedBoard *self)
{
  return &tm_printed_editor_get_printed (self->editor)->brushes[self->brush];
}

/* What a touch does */

static gboolean
paint (TmPrintedBoard *self, guint cell, int side, TmMove *move)
{
  *move = (TmMove) { .note = -1 };
  tm_args_init (&move->args);

  return tm_printed_editor_get_printed (self->editor)
      ->paint (tm_printed_editor_get_table (self->editor), self->brush, &self->chosen[self->brush],
               cell, side, move);
}

static gboolean
can_paint (TmPrintedBoard *self, guint cell, int side)
{
  TmMove move;

  return paint (self, cell, side, &move);
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
tm_printed_board_activate_offer (TmSceneHost *host, int offer)
{
  TmPrintedBoard *self = TM_PRINTED_BOARD (host);
  int place = offer % PLACES;
  TmMove move;

  if (offer >= 0 && paint (self, (guint) (offer / PLACES), place == WHOLE ? -1 : place, &move))
    record (self, &move);
}

static void
tm_printed_board_host_init (TmSceneHostInterface *iface)
{
  iface->activate_offer = tm_printed_board_activate_offer;
}

/* The board */

static guint
find_grid (const TmScene *scene)
{
  for (guint i = 1; i < tm_scene_get_n_nodes (scene); i++)
    if (tm_scene_get_node (scene, i)->kind == TM_NODE_GRID)
      return i;

  return 0;
}

/* The cell beyond a side; -1: the board ends there. */
static int
find_beyond (guint cell, guint n_cells, guint n_columns, guint side)
{
  guint column = cell % n_columns;

  switch (side)
    {
    case TM_SIDE_UP:
      return cell >= n_columns ? (int) (cell - n_columns) : -1;
    case TM_SIDE_DOWN:
      return cell + n_columns < n_cells ? (int) (cell + n_columns) : -1;
    case TM_SIDE_LEFT:
      return column > 0 ? (int) cell - 1 : -1;
    case TM_SIDE_RIGHT:
    default:
      return column + 1 < n_columns ? (int) cell + 1 : -1;
    }
}

/* A side between two cells is one place, whichever of them it is touched from: that of the first cell
 * that says what is put there. */
static int
find_side_place (TmPrintedBoard *self, guint cell, guint side, guint n_cells, guint n_columns)
{
  int beyond = find_beyond (cell, n_cells, n_columns, side);
  guint opposite = (side + 2) % TM_N_SIDES;

  if (beyond >= 0 && beyond < (int) cell && can_paint (self, (guint) beyond, (int) opposite))
    return beyond * PLACES + (int) opposite;

  return can_paint (self, cell, (int) side) ? (int) (cell * PLACES + side) : -1;
}

static void
make_touchable (TmPrintedBoard *self, TmScene *scene, guint grid)
{
  guint n_columns = (guint) MAX (tm_scene_get_node (scene, grid)->max, 1);
  gboolean is_cell = get_brush (self)->target == TM_BRUSH_CELL;
  guint n_cells = 0;
  guint cell = 0;

  for (guint i = tm_scene_get_node (scene, grid)->first_child; i != 0;
       i = tm_scene_get_node (scene, i)->next)
    n_cells++;

  for (guint i = tm_scene_get_node (scene, grid)->first_child; i != 0;
       i = tm_scene_get_node (scene, i)->next, cell++)
    {
      TmNode *node = tm_scene_edit_node (scene, i);

      node->offer = is_cell && can_paint (self, cell, -1) ? (int) (cell * PLACES + WHOLE) : -1;
      for (guint side = 0; side < TM_N_SIDES; side++)
        node->edge_offers[side]
            = is_cell ? -1 : find_side_place (self, cell, side, n_cells, n_columns);
    }
}

static void
show_board (TmPrintedBoard *self)
{
  static const int looks[TM_MAX_SEATS] = { 0, 1, 2, 3, 4, 5, 6, 7 };
  g_autoptr (TmScene) scene
      = tm_scene_new (tm_printed_editor_get_table (self->editor), NULL, TM_NO_SEAT);
  g_autoptr (TmStage) stage = NULL;
  guint grid;

  tm_printed_editor_get_printed (self->editor)
      ->present (scene, tm_printed_editor_get_page (self->editor), (int) self->brush,
                 &self->chosen[self->brush]);
  grid = find_grid (scene);
  if (grid == 0)
    return;

  make_touchable (self, scene, grid);
  stage = tm_stage_new_from_scene (scene, looks);
  tm_node_view_set_stage (TM_NODE_VIEW (self->board), stage,
                          tm_stage_find (stage, 0, TM_NODE_GRID));
}

/* The brush */

static void
show_bar (TmPrintedBoard *self)
{
  const TmBrush *brush = get_brush (self);
  /* Translators: what is put on the board by touch; pressing the button chooses something else */
  g_autofree char *spoken = g_strdup_printf (_ ("Put: %s"), tm_word_get (brush->name));

  gtk_label_set_label (self->brush_label, tm_word_get (brush->name));
  adw_bin_set_child (self->brush_picture, brush->symbol != NULL
                                              ? tm_symbol_picture_new (brush->symbol, PICTURE_SIZE)
                                              : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->brush_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
show_choices (TmPrintedBoard *self)
{
  const TmBrush *brush = get_brush (self);

  tm_brush_choices_show (self->choices, brush, tm_printed_editor_get_box (self->editor),
                         &self->chosen[self->brush]);
  gtk_label_set_label (self->hint,
                       brush->target == TM_BRUSH_CELL
                           ? _ ("Touch a cell; touching it again takes it away.")
                           : _ ("Touch a side of a cell; with keys: Alt and an arrow."));
}

static void
chosen_cb (TmPrintedBoard *self, TmBrushPalette *palette)
{
  self->brush = tm_brush_palette_get_brush (palette);
  show_bar (self);
  show_choices (self);
  show_board (self);
  adw_bottom_sheet_set_open (self->bottom_sheet, FALSE);
}

static void
brush_clicked_cb (TmPrintedBoard *self)
{
  adw_bottom_sheet_set_open (self->bottom_sheet, TRUE);
}

static void
tm_printed_board_dispose (GObject *object)
{
  TmPrintedBoard *self = TM_PRINTED_BOARD (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_PRINTED_BOARD);
  g_clear_object (&self->editor);
  g_clear_pointer (&self->chosen, g_free);

  G_OBJECT_CLASS (tm_printed_board_parent_class)->dispose (object);
}

static void
tm_printed_board_class_init (TmPrintedBoardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_printed_board_dispose;

  g_type_ensure (TM_TYPE_BOARD);
  g_type_ensure (TM_TYPE_BRUSH_CHOICES);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-printed-board.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, layouts);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, bottom_sheet);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, board);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, report_place);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, palette_place);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, choices);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, hint);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, brush_button);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, brush_picture);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedBoard, brush_label);
  gtk_widget_class_bind_template_callback (widget_class, brush_clicked_cb);
}

static void
tm_printed_board_init (TmPrintedBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What is usual is chosen for every brush. */
static void
choose_usual (TmPrintedBoard *self)
{
  const TmPrinted *printed = tm_printed_editor_get_printed (self->editor);

  self->chosen = g_new0 (TmArgs, printed->n_brushes);
  for (guint i = 0; i < printed->n_brushes; i++)
    {
      g_autoptr (GError) error = NULL;

      tm_args_init (&self->chosen[i]);
      if (!tm_params_complete (printed->brushes[i].params, printed->brushes[i].n_params,
                               tm_printed_editor_get_box (self->editor), &self->chosen[i], &error))
        g_warning ("%s: %s", printed->brushes[i].id, error->message);
    }
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
  GtkWidget *palette = tm_brush_palette_new (tm_printed_editor_get_printed (editor));

  self->editor = g_object_ref (editor);
  choose_usual (self);
  adw_bin_set_child (self->palette_place, palette);
  adw_bin_set_child (self->report_place, tm_printed_report_new (editor));
  g_signal_connect_swapped (palette, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->choices, "changed", G_CALLBACK (show_board), self);
  g_signal_connect_object (editor, "changed", G_CALLBACK (show_board), self, G_CONNECT_SWAPPED);
  show_bar (self);
  show_choices (self);
  show_board (self);

  return GTK_WIDGET (self);
}
