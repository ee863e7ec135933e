/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-side.h"

#include <glib/gi18n.h>
#include <math.h>

#include "tm-board-inks.h"
#include "tm-paint.h"

/* About half of the sign of a rule, as far as it stands in its corner. */
#define SIGN_HALF 3

/**
 * TmBoardSide:
 *
 * A side of a cell that can be touched: a wall, water, or what may come there. It lies over the gap
 * and a little of both cells; near a corner the touch goes to the nearest side.
 *
 * What there is on it is drawn by the board. It is a button to screen readers; on the keyboard it is
 * Alt and an arrow on its cell. The CSS name is `boardside`.
 */
struct _TmBoardSide
{
  TmNodeView parent_instance;

  TmSide side;
  TmBoardReach reach;
};

G_DEFINE_FINAL_TYPE (TmBoardSide, tm_board_side, TM_TYPE_NODE_VIEW)

/* What there is on an edge: those that come first win. */
static const struct
{
  guint flags;
  const char *name;
} kinds[] = {
  { TM_EDGE_WATER | TM_EDGE_ADDED, NC_ ("board edge", "Added wall in water") },
  { TM_EDGE_WATER | TM_EDGE_WALL, NC_ ("board edge", "Wall in water") },
  { TM_EDGE_ADDED, NC_ ("board edge", "Added wall") },
  { TM_EDGE_WALL | TM_EDGE_PASSAGE, NC_ ("board edge", "Way through the wall") },
  { TM_EDGE_WALL, NC_ ("board edge", "Wall") },
  { TM_EDGE_WATER, NC_ ("board edge", "Water") },
  { TM_EDGE_PASSAGE, NC_ ("board edge", "Way out") },
  { TM_EDGE_TUNNEL, NC_ ("board edge", "Tunnel") },
  { TM_EDGE_UNTOLD, NC_ ("board edge", "Side that is not told") },
  { 0, NC_ ("board edge", "Open side") },
};

static const char *
get_kind (guint flags)
{
  guint i = 0;

  while ((flags & kinds[i].flags) != kinds[i].flags)
    i++;
  return g_dpgettext2 (NULL, "board edge", kinds[i].name);
}

/* What is said of a side that is called by its direction. */
static const char *
get_short_kind (guint flags)
{
  if ((flags & (TM_EDGE_TUNNEL | TM_EDGE_PASSAGE)) != 0)
    return C_ ("board edge", "open");
  if ((flags & TM_EDGE_UNTOLD) != 0)
    return C_ ("board edge", "not told");
  return flags == TM_EDGE_WALL ? C_ ("board edge", "wall") : get_kind (flags);
}

static const char *
get_place_name (const TmPart *cell)
{
  if (cell->detail != NULL)
    return cell->detail;
  return cell->label != NULL ? cell->label : "";
}

static gboolean
has_name (const TmPart *cell)
{
  return *get_place_name (cell) != '\0';
}

static char *
dup_direction_name (const char *kind, TmSide side)
{
  switch (side)
    {
    case TM_SIDE_UP:
      /* Translators: what there is on a side of the only card of a board: "North: not told". The same
       * for the other sides. */
      return g_strdup_printf (C_ ("board edge", "North: %s"), kind);
    case TM_SIDE_RIGHT:
      return g_strdup_printf (C_ ("board edge", "East: %s"), kind);
    case TM_SIDE_DOWN:
      return g_strdup_printf (C_ ("board edge", "South: %s"), kind);
    case TM_SIDE_LEFT:
    default:
      return g_strdup_printf (C_ ("board edge", "West: %s"), kind);
    }
}

static char *
dup_outer_name (const char *kind, const char *place, TmSide side)
{
  switch (side)
    {
    case TM_SIDE_UP:
      /* Translators: what there is on the outer side of a cell of a board ("Wall"), and the name of
       * the cell ("C1"). The same for the other sides. */
      return g_strdup_printf (C_ ("board edge", "%s above %s"), kind, place);
    case TM_SIDE_RIGHT:
      return g_strdup_printf (C_ ("board edge", "%s to the right of %s"), kind, place);
    case TM_SIDE_DOWN:
      return g_strdup_printf (C_ ("board edge", "%s below %s"), kind, place);
    case TM_SIDE_LEFT:
    default:
      return g_strdup_printf (C_ ("board edge", "%s to the left of %s"), kind, place);
    }
}

/* Beside a cell without a name there is only the direction to tell sides apart. */
static char *
dup_name (const TmPart *cell, const TmPart *beyond, TmSide side, guint flags, const char *mark)
{
  if (beyond != NULL && has_name (cell) != has_name (beyond))
    return dup_direction_name (mark != NULL ? mark : get_short_kind (flags),
                               has_name (cell) ? side : (side + 2) % TM_N_SIDES);
  if (beyond == NULL)
    return dup_outer_name (get_kind (flags), get_place_name (cell), side);
  /* Translators: what there is between two cells of a board ("Wall"), and their names ("C1"). */
  return g_strdup_printf (C_ ("board edge", "%s between %s and %s"), get_kind (flags),
                          get_place_name (cell), get_place_name (beyond));
}

static void
append_words (GString *words, const char *kind, TmSide side)
{
  switch (side)
    {
    case TM_SIDE_UP:
      /* Translators: what there is on a side of a cell of a board ("Wall"), as a screen reader says
       * it after the cell. The same for the other sides. */
      g_string_append_printf (words, C_ ("board edge", "Up: %s."), kind);
      break;
    case TM_SIDE_RIGHT:
      g_string_append_printf (words, C_ ("board edge", "Right: %s."), kind);
      break;
    case TM_SIDE_DOWN:
      g_string_append_printf (words, C_ ("board edge", "Down: %s."), kind);
      break;
    case TM_SIDE_LEFT:
    default:
      g_string_append_printf (words, C_ ("board edge", "Left: %s."), kind);
      break;
    }
}

/**
 * tm_board_side_dup_words:
 * @edges: what there is on the sides of a cell, whichever of the neighbors says it
 *
 * Puts into words for a screen reader what there is around a cell.
 *
 * Returns: (transfer full) (nullable): the words; %NULL: it is open on all sides
 */
char *
tm_board_side_dup_words (guint32 edges)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      guint flags = TM_EDGE_GET (edges, side) & ~(guint) TM_EDGE_LIT;

      if (flags == 0)
        continue;
      if (words->len > 0)
        g_string_append_c (words, ' ');
      append_words (words, get_kind (flags), (TmSide) side);
    }
  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}

/* How far a point is from the line, and from the nearer end of it. */
static gboolean
tm_board_side_contains (GtkWidget *widget, double x, double y)
{
  TmBoardSide *self = TM_BOARD_SIDE (widget);
  gboolean is_upright = self->side == TM_SIDE_RIGHT || self->side == TM_SIDE_LEFT;
  double length = is_upright ? gtk_widget_get_height (widget) : gtk_widget_get_width (widget);
  double depth = is_upright ? gtk_widget_get_width (widget) : gtk_widget_get_height (widget);
  double along = is_upright ? y : x, across = is_upright ? x : y;
  double line = depth / 2;

  if (self->reach == TM_BOARD_REACH_INSIDE)
    line = self->side == TM_SIDE_RIGHT || self->side == TM_SIDE_DOWN ? depth : 0;
  if (along < 0 || along >= length || across < 0 || across >= depth)
    return FALSE;
  return fabs (across - line) <= MIN (along, length - along);
}

static void
tm_board_side_update (TmNodeView *view, const TmPart *before)
{
  const TmPart *part = tm_node_view_get_part (view);

  /* Its cell has the focus for it. */
  gtk_widget_set_focusable (GTK_WIDGET (view), FALSE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (view),
                               part->action != NULL ? part->action : part->label);
}

static char *
tm_board_side_dup_name (TmNodeView *view)
{
  return g_strdup (tm_node_view_get_part (view)->label);
}

static void
snapshot_hover (GtkWidget *widget, GtkSnapshot *snapshot, float width, float height)
{
  TmBoardInks inks;
  float depth = MIN (width, height) * 0.6f;
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);

  if ((flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE)) == 0)
    return;
  tm_board_inks_init (&inks);
  inks.lit.alpha = (flags & GTK_STATE_FLAG_ACTIVE) != 0 ? 0.5f : 0.3f;
  tm_paint_rounded (snapshot,
                    width < height
                        ? &GRAPHENE_RECT_INIT ((width - depth) / 2, 2, depth, height - 4)
                        : &GRAPHENE_RECT_INIT (2, (height - depth) / 2, width - 4, depth),
                    depth / 2, &inks.lit);
}

/* The sign of a rule stands in the middle, not in the corner, which is that of four cells. */
static void
tm_board_side_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float to_start = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? 1 : -1;

  snapshot_hover (widget, snapshot, width, height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (to_start * (width / 2 - SIGN_HALF), height / 2 - SIGN_HALF));
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
tm_board_side_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (tm_board_side_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
tm_board_side_class_init (TmBoardSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  widget_class->contains = tm_board_side_contains;
  widget_class->snapshot = tm_board_side_snapshot;
  widget_class->state_flags_changed = tm_board_side_state_flags_changed;
  view_class->update = tm_board_side_update;
  view_class->dup_name = tm_board_side_dup_name;
  gtk_widget_class_set_css_name (widget_class, "boardside");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_board_side_init (TmBoardSide *self)
{
}

/**
 * tm_board_side_new:
 *
 * Makes a side.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_board_side_new (void)
{
  return g_object_new (TM_TYPE_BOARD_SIDE, NULL);
}

/**
 * tm_board_side_show:
 * @self: a side
 * @cell: the cell whose side it is
 * @beyond: (nullable): the cell beyond; %NULL: the board ends there
 * @side: which side of @cell
 * @flags: what there is, a set of [flags@TmEdgeFlags]
 * @mark: (nullable): what lies over the mouth of the tunnel there, in words
 * @reach: where it can be touched
 *
 * Shows what can be done with a side of a cell.
 */
void
tm_board_side_show (TmBoardSide *self,
                    const TmPart *cell,
                    const TmPart *beyond,
                    TmSide side,
                    guint flags,
                    const char *mark,
                    TmBoardReach reach)
{
  TmPart part = TM_PART_INIT;

  g_return_if_fail (TM_IS_BOARD_SIDE (self));
  self->side = side;
  self->reach = reach;
  part.kind = TM_NODE_CELL;
  part.label = dup_name (cell, beyond, side, flags, mark);
  part.action = g_strdup (cell->sides[side].action);
  part.remark = g_strdup (cell->sides[side].remark);
  part.grade = cell->sides[side].grade;
  part.offer = cell->sides[side].offer;
  part.node = cell->node;
  tm_node_view_set_part (TM_NODE_VIEW (self), &part);
  tm_part_clear (&part);
}

/**
 * tm_board_side_get_side:
 * @self: a side
 *
 * Gets which side of its cell it is.
 *
 * Returns: the side
 */
TmSide
tm_board_side_get_side (TmBoardSide *self)
{
  g_return_val_if_fail (TM_IS_BOARD_SIDE (self), TM_SIDE_UP);
  return self->side;
}

/**
 * tm_board_side_get_reach:
 * @self: a side
 *
 * Gets where it can be touched.
 *
 * Returns: on one side of the line or on both
 */
TmBoardReach
tm_board_side_get_reach (TmBoardSide *self)
{
  g_return_val_if_fail (TM_IS_BOARD_SIDE (self), TM_BOARD_REACH_BOTH);
  return self->reach;
}
