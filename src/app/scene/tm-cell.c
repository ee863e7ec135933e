/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-cell.h"

#include <glib/gi18n.h>

#include "tm-board-inks.h"
#include "tm-board-rock.h"
#include "tm-board-side.h"
#include "tm-board-trail.h"
#include "tm-cell-marks.h"
#include "tm-cell-mine.h"
#include "tm-glyphs.h"
#include "tm-paint.h"
#include "tm-place-things.h"

#define USUAL_SIZE 66
#define SMALLEST_SIZE 28
/* How large a team is, in the corner and alone. */
#define TOKEN 0.46f
#define ALONE_TOKEN 0.58f
#define CORNER_LINE 3.5f
#define RING_LINE 1.5f
/* A slim cell is touched below itself, too: there is nothing else. */
#define BELOW_MARGIN 12

/**
 * TmCell:
 *
 * A cell of a board: a symbol, a number, marks.
 *
 * On a map it is paper: the way of the team goes over it, the team stands on it, and where the team
 * can go next it has a ring with corners. Its label is not written on it then, but spoken. A cell
 * of the margin of a map is an arrow up.
 *
 * In a mine the board draws rock and tunnels, or the walls of cards, and the cell what lies and stands
 * there. The CSS name is `boardcell`.
 */
struct _TmCell
{
  TmNodeView parent_instance;

  TmCellMarks marks;
  char *marks_name;
  TmPlaceThings things;
  char *words;
  gboolean is_mine;
  gboolean is_cards;
  gboolean is_map;
  gboolean is_slim;
  gboolean has_sides;
  int gap;
};

G_DEFINE_FINAL_TYPE (TmCell, tm_cell, TM_TYPE_NODE_VIEW)

static GtkSizeRequestMode
tm_cell_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
tm_cell_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  *minimum = SMALLEST_SIZE;
  *natural = USUAL_SIZE;
}

static void
snapshot_number (
    GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, float size, const GdkRGBA *color)
{
  char number[16];
  gboolean is_alone = part->symbol == NULL;
  TmPaintText text = {
    .text = number,
    .size = size * (is_alone ? 0.42 : 0.24) / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_ULTRABOLD,
    .x_align = is_alone ? 0.5f : 0.9f,
  };

  g_snprintf (number, sizeof number, "%d", part->value);
  tm_paint_text (widget, snapshot, &text,
                 &GRAPHENE_RECT_INIT (2, is_alone ? 0 : size * 0.66f, size - 4,
                                      is_alone ? size : size * 0.34f),
                 color);
}

static void
snapshot_label (
    GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, float size, const GdkRGBA *color)
{
  TmPaintText text = {
    .text = part->label,
    .size = size * 0.22 / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_BOLD,
    .x_align = 0.5f,
  };

  tm_paint_text (widget, snapshot, &text, &GRAPHENE_RECT_INIT (2, 0, size - 4, size), color);
}

/* On a map a team stands in the middle of an empty cell, and in the corner of one with marks. */
static void
snapshot_team (TmCell *self, GtkSnapshot *snapshot, const TmPart *part, float size)
{
  gboolean is_alone = part->symbol == NULL && self->marks.n_marks == 0;
  float token = size * (is_alone ? ALONE_TOKEN : TOKEN);
  float at = is_alone ? (size - token) / 2 : size - token * 0.9f;

  tm_cell_marks_snapshot_token (snapshot, part->look, at, at, token);
}

static void
snapshot_ring (GtkSnapshot *snapshot,
               const graphene_size_t *cell,
               float width,
               const GdkRGBA *color)
{
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (0, 0, cell->width, cell->height),
                                   CORNER_LINE);
  gtk_snapshot_append_border (snapshot, &ring, (float[]) { width, width, width, width },
                              (GdkRGBA[]) { *color, *color, *color, *color });
}

/* A ring with strong corners: it is told by its form, too. */
static void
snapshot_lit (GtkSnapshot *snapshot, const graphene_size_t *cell, const GdkRGBA *color)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (CORNER_LINE);
  float in = CORNER_LINE / 2, right = cell->width - in, bottom = cell->height - in;
  float arm = MIN (cell->width, cell->height) * 0.24f;
  const graphene_point_t corners[][3] = {
    { { in, in + arm }, { in, in }, { in + arm, in } },
    { { right - arm, in }, { right, in }, { right, in + arm } },
    { { right, bottom - arm }, { right, bottom }, { right - arm, bottom } },
    { { in + arm, bottom }, { in, bottom }, { in, bottom - arm } },
  };

  snapshot_ring (snapshot, cell, RING_LINE, color);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      gsk_path_builder_move_to (builder, corners[i][0].x, corners[i][0].y);
      gsk_path_builder_line_to (builder, corners[i][1].x, corners[i][1].y);
      gsk_path_builder_line_to (builder, corners[i][2].x, corners[i][2].y);
    }
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gsk_stroke_free (stroke);
}

static void
snapshot_arrow (GtkSnapshot *snapshot, const graphene_size_t *cell, const GdkRGBA *color)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (2.6f);
  float x = cell->width / 2, y = cell->height / 2;
  float size = MIN (cell->width, cell->height) * 0.26f;

  gsk_path_builder_move_to (builder, x, y + size);
  gsk_path_builder_line_to (builder, x, y - size);
  gsk_path_builder_move_to (builder, x - size, y);
  gsk_path_builder_line_to (builder, x, y - size);
  gsk_path_builder_line_to (builder, x + size, y);
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gsk_stroke_free (stroke);
}

static gboolean
has_written_label (TmCell *self, const TmPart *part)
{
  return part->symbol == NULL && part->label != NULL && part->detail == NULL && !self->is_map
         && self->marks.n_marks == 0;
}

static void
snapshot_things (TmCell *self,
                 GtkSnapshot *snapshot,
                 const graphene_size_t *cell,
                 const GdkRGBA *color,
                 const TmBoardInks *paper)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));
  float size = MIN (cell->width, cell->height);
  gboolean has_marks = self->marks.n_marks > 0;
  float symbol = size * (has_marks ? 0.36f : 0.46f);
  float top = has_marks ? size * 0.08f : (cell->height - symbol) / 2;

  if (part->symbol != NULL)
    tm_paint_symbol (snapshot, part->symbol, (cell->width - symbol) / 2, top, symbol, color);
  if (part->has_value)
    snapshot_number (widget, snapshot, part, size, color);
  else if (has_written_label (self, part))
    snapshot_label (widget, snapshot, part, size, color);
  tm_cell_marks_snapshot (
      &self->marks, widget, snapshot,
      &GRAPHENE_RECT_INIT (2, part->symbol != NULL ? size * 0.46f : 2, cell->width - 4,
                           part->symbol != NULL ? size * 0.5f : cell->height - 4),
      color, paper);
}

static void
snapshot_map (TmCell *self, GtkSnapshot *snapshot, const graphene_size_t *cell)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));
  gboolean is_empty = part->symbol == NULL && self->marks.n_marks == 0 && !part->has_value;
  TmBoardInks inks;
  GdkRGBA color;

  tm_board_inks_init (&inks);
  tm_board_inks_get_role (&inks, part->role, &color);
  if (part->trail != 0)
    tm_board_trail_snapshot (snapshot, part->trail, cell, (float) self->gap, part->look, &inks);
  if (self->is_slim && is_empty && part->trail == 0 && !tm_part_is (part, TM_STATE_OUT))
    snapshot_arrow (snapshot, cell, &color);
  snapshot_things (self, snapshot, cell, &color, &inks);
  if (tm_part_is (part, TM_STATE_CHOSEN))
    snapshot_lit (snapshot, cell, &inks.lit);
  if (!tm_part_is (part, TM_STATE_CURRENT))
    return;
  if (part->look >= 0)
    snapshot_team (self, snapshot, part, MIN (cell->width, cell->height));
  else
    snapshot_ring (snapshot, cell, CORNER_LINE, &inks.ink);
}

static void
tm_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmCell *self = TM_CELL (widget);
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  graphene_size_t cell = GRAPHENE_SIZE_INIT ((float) gtk_widget_get_width (widget),
                                             (float) gtk_widget_get_height (widget));
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  if (self->is_mine)
    tm_cell_mine_snapshot (&self->things, widget, snapshot, part, (float) self->gap,
                           self->is_cards);
  else if (self->is_map)
    snapshot_map (self, snapshot, &cell);
  else
    snapshot_things (self, snapshot, &cell, &color, NULL);
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
}

/* The gap belongs to the cells beside it, so that no touch is lost. */
static gboolean
tm_cell_contains (GtkWidget *widget, double x, double y)
{
  TmCell *self = TM_CELL (widget);
  double more = (double) self->gap / 2;
  double below = self->is_slim ? BELOW_MARGIN : more;

  return x >= -more && y >= -more && x < gtk_widget_get_width (widget) + more
         && y < gtk_widget_get_height (widget) + below;
}

/* As a part of the scene */

/* The sentence of the game is all of it; without one, what lies there is told mark by mark. */
static char *
tm_cell_dup_name (TmNodeView *view)
{
  TmCell *self = TM_CELL (view);
  const TmPart *part = tm_node_view_get_part (view);

  if (self->words != NULL)
    return g_strdup (self->words);
  if (part->label != NULL)
    return g_strdup (part->label);
  if (self->marks_name != NULL && self->marks_name[0] != '\0')
    return g_strdup (self->marks_name);
  if (part->detail != NULL)
    return g_strdup (part->detail);
  return g_strdup (part->action != NULL ? part->action : "");
}

/* On a map and in a mine every cell can be looked at, be it that nothing can be done there. Of one that
 * only frames the others there is nothing to say. */
static void
update_focus (TmCell *self)
{
  TmNodeView *view = TM_NODE_VIEW (self);
  gboolean is_touchable = TM_NODE_VIEW_GET_CLASS (self)->is_touchable (view);
  gboolean is_frame = self->is_mine && *self->words == '\0' && !is_touchable;

  gtk_widget_set_focusable (GTK_WIDGET (self),
                            (self->is_map || self->is_mine || is_touchable) && !is_frame);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, is_frame, -1);
}

static void
tm_cell_update (TmNodeView *view, const TmPart *before)
{
  TmCell *self = TM_CELL (view);
  const TmPart *part = tm_node_view_get_part (view);
  const char *words = self->words != NULL ? self->words : part->label;

  gtk_widget_set_tooltip_text (GTK_WIDGET (view), words != NULL ? words : part->detail);
  update_focus (TM_CELL (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
tm_cell_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmCell *self = TM_CELL (view);
  g_autofree char *marks_name = NULL;
  gboolean is_cards = tm_part_is_cards (tm_stage_get (stage, tm_stage_get (stage, index)->parent));

  if (is_cards != self->is_cards)
    gtk_widget_queue_draw (GTK_WIDGET (view));
  self->is_cards = is_cards;
  if (tm_cell_marks_read (&self->marks, stage, index))
    gtk_widget_queue_draw (GTK_WIDGET (view));
  if (tm_place_things_read (&self->things, stage, index))
    gtk_widget_queue_draw (GTK_WIDGET (view));
  if (tm_stage_get (stage, index)->label == NULL)
    marks_name = tm_glyphs_dup_name (stage, index);
  if (g_set_str (&self->marks_name, marks_name))
    {
      g_autofree char *name = tm_cell_dup_name (view);

      gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
}

static void
tm_cell_finalize (GObject *object)
{
  g_free (TM_CELL (object)->marks_name);
  g_free (TM_CELL (object)->words);
  G_OBJECT_CLASS (tm_cell_parent_class)->finalize (object);
}

/* In a mine, what can be touched is lit by the cell itself. */
static void
tm_cell_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (tm_cell_parent_class)->state_flags_changed (widget, before);
  if (TM_CELL (widget)->is_mine)
    gtk_widget_queue_draw (widget);
}

static void
tm_cell_class_init (TmCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  widget_class->get_request_mode = tm_cell_get_request_mode;
  widget_class->measure = tm_cell_measure;
  G_OBJECT_CLASS (klass)->finalize = tm_cell_finalize;
  widget_class->snapshot = tm_cell_snapshot;
  widget_class->contains = tm_cell_contains;
  widget_class->state_flags_changed = tm_cell_state_flags_changed;
  view_class->dup_name = tm_cell_dup_name;
  view_class->update = tm_cell_update;
  view_class->update_children = tm_cell_update_children;
  gtk_widget_class_set_css_name (widget_class, "boardcell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_cell_init (TmCell *self)
{
}

/**
 * tm_cell_new:
 *
 * Makes a cell.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_cell_new (void)
{
  return g_object_new (TM_TYPE_CELL, NULL);
}

/**
 * tm_cell_set_ground:
 * @self: a cell
 * @is_map: whether it is part of a map
 * @is_slim: whether it is part of the margin
 * @gap: pixels to the next cell
 *
 * Says what the cell is part of.
 */
void
tm_cell_set_ground (TmCell *self, gboolean is_map, gboolean is_slim, int gap)
{
  g_return_if_fail (TM_IS_CELL (self));
  if (is_map == self->is_map && is_slim == self->is_slim && gap == self->gap)
    return;
  self->is_map = is_map;
  self->is_slim = is_slim;
  self->gap = gap;
  update_focus (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * tm_cell_set_words:
 * @self: a cell
 * @words: (nullable): its name and all there is; %NULL: it is not in a mine
 *
 * Makes it a cell of a mine, and says in words what there is.
 */
void
tm_cell_set_words (TmCell *self, const char *words)
{
  TmNodeView *view = TM_NODE_VIEW (self);
  g_autofree char *name = NULL;

  g_return_if_fail (TM_IS_CELL (self));
  if (self->is_mine != (words != NULL))
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->is_mine = words != NULL;
  if (!g_set_str (&self->words, words))
    return;
  update_focus (self);
  name = tm_cell_dup_name (view);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (tm_node_view_get_part (view)->remark == NULL)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
}

/**
 * tm_cell_has_turn:
 * @self: a cell
 *
 * Tells whether a pawn stands there whose turn it is.
 *
 * Returns: whether one does
 */
gboolean
tm_cell_has_turn (TmCell *self)
{
  g_return_val_if_fail (TM_IS_CELL (self), FALSE);
  return tm_place_things_has_turn (&self->things);
}

/**
 * tm_cell_describe_sides:
 * @self: a cell
 * @edges: what there is on its sides, whichever of the neighbors says it
 *
 * Tells screen readers what is around the cell, too. To be called after each stage that is shown.
 */
void
tm_cell_describe_sides (TmCell *self, guint32 edges)
{
  TmNodeView *view = TM_NODE_VIEW (self);
  g_autofree char *sides = tm_board_side_dup_words (edges);
  g_autofree char *doing = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (TM_IS_CELL (self));
  if (sides == NULL && !self->has_sides)
    return;
  self->has_sides = sides != NULL;
  doing = tm_node_view_dup_description (view, tm_node_view_get_part (view)->action);
  if (sides == NULL || doing[0] == '\0')
    words = g_strdup (sides != NULL ? sides : doing);
  else
    /* Translators: what touching a cell of a board does, and what there is on its sides. */
    words = g_strdup_printf (C_ ("board edge", "%s. %s"), doing, sides);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
}
