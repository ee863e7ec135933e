/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-door.h"

#include "tm-board-inks.h"
#include "tm-board-rock.h"
#include "tm-paint.h"
#include "tm-place-things.h"
#include "tm-place-words.h"
#include "tm-seat-mark.h"

#define DEPTH_PART 0.68f
#define SHOULDER_PART 0.3f
#define MARK_PART 0.3f
#define RIM 2.0f

/**
 * TmBoardDoor:
 *
 * A way in at the rim of a mine: a tab in the color of its seat, with its shape. Pawns that have not
 * gone in yet stand on it. The CSS name is `boarddoor`.
 */
struct _TmBoardDoor
{
  TmNodeView parent_instance;

  TmPlaceThings things;
  char *words;
  int size;
};

G_DEFINE_FINAL_TYPE (TmBoardDoor, tm_board_door, TM_TYPE_NODE_VIEW)

/* From the middle of its straight edge outwards: a tab as it stands below a board. */
static GskPath *
create_tab (float width, float depth)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  float half = width / 2, shoulder = depth * SHOULDER_PART;

  gsk_path_builder_move_to (builder, -half, 0);
  gsk_path_builder_line_to (builder, half, 0);
  gsk_path_builder_line_to (builder, half, shoulder);
  gsk_path_builder_conic_to (builder, half, depth, 0, depth, 0.70710678f);
  gsk_path_builder_conic_to (builder, -half, depth, -half, shoulder, 0.70710678f);
  gsk_path_builder_close (builder);
  return gsk_path_builder_free_to_path (builder);
}

static void
stroke (GtkSnapshot *snapshot, GskPath *path, float width, const GdkRGBA *color)
{
  GskStroke *brush = gsk_stroke_new (width);

  gsk_stroke_set_line_join (brush, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, brush, color);
  gsk_stroke_free (brush);
}

/* Puts the middle of the straight edge to 0, 0, and the board above it. */
static void
turn (TmBoardDoor *self, GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));

  switch (tm_board_door_get_side (self))
    {
    case TM_SIDE_UP:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, height));
      gtk_snapshot_rotate (snapshot, 180);
      break;
    case TM_SIDE_RIGHT:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, height / 2));
      gtk_snapshot_rotate (snapshot, -90);
      break;
    case TM_SIDE_DOWN:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, 0));
      break;
    case TM_SIDE_LEFT:
    default:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width, height / 2));
      gtk_snapshot_rotate (snapshot, 90);
      break;
    }
}

/* How far the tab stands out. */
static float
get_depth (TmBoardDoor *self)
{
  int room
      = MIN (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));

  return MIN ((float) self->size * DEPTH_PART, (float) room - RIM);
}

static graphene_point_t
get_middle (TmBoardDoor *self)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  float out = get_depth (self) * 0.46f;

  switch (tm_board_door_get_side (self))
    {
    case TM_SIDE_UP:
      return GRAPHENE_POINT_INIT (width / 2, height - out);
    case TM_SIDE_RIGHT:
      return GRAPHENE_POINT_INIT (out, height / 2);
    case TM_SIDE_DOWN:
      return GRAPHENE_POINT_INIT (width / 2, out);
    case TM_SIDE_LEFT:
    default:
      return GRAPHENE_POINT_INIT (width - out, height / 2);
    }
}

static void
snapshot_tab (TmBoardDoor *self, GtkSnapshot *snapshot, const TmPart *part)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self));
  g_autoptr (GskPath) tab = create_tab ((float) self->size - RIM, get_depth (self));
  gboolean is_lit
      = tm_part_is (part, TM_STATE_CHOSEN) || gtk_widget_has_visible_focus (GTK_WIDGET (self));
  TmBoardInks inks;
  GdkRGBA color, white, glow;

  tm_board_inks_init (&inks);
  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&color, 0x4c5561, 1);
  if (part->look >= 0)
    tm_seat_look_get_paper_color ((TmSeatLook) part->look, &color);
  gtk_snapshot_save (snapshot);
  turn (self, snapshot);
  if (is_lit)
    {
      stroke (snapshot, tab, 9, &white);
      stroke (snapshot, tab, 6, &inks.lit);
    }
  stroke (snapshot, tab, 2 * RIM, &white);
  gtk_snapshot_append_fill (snapshot, tab, GSK_FILL_RULE_WINDING, &color);
  if (part->offer >= 0 && (flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE)) != 0)
    {
      tm_paint_rgba (&glow, 0xffffff, 0.25f);
      gtk_snapshot_append_fill (snapshot, tab, GSK_FILL_RULE_WINDING, &glow);
    }
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_mark (TmBoardDoor *self, GtkSnapshot *snapshot, const TmPart *part)
{
  graphene_point_t middle = get_middle (self);
  float size = (float) self->size * MARK_PART;
  GdkRGBA white;

  if (part->look < 0)
    return;
  tm_paint_rgba (&white, 0xffffff, 1);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (middle.x - size / 2, middle.y - size / 2));
  tm_seat_look_snapshot ((TmSeatLook) part->look, snapshot, size, &white);
  gtk_snapshot_restore (snapshot);
}

static void
tm_board_door_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmBoardDoor *self = TM_BOARD_DOOR (widget);
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  graphene_point_t middle = get_middle (self);

  snapshot_tab (self, snapshot, part);
  if (self->things.n_pawns == 0)
    snapshot_mark (self, snapshot, part);
  tm_place_things_snapshot_pawns (&self->things, snapshot, &middle,
                                  MIN ((float) self->size, get_depth (self) * 1.25f));
  tm_place_things_snapshot_numbers (&self->things, widget, snapshot, (float) self->size);
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
}

static void
tm_board_door_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
tm_board_door_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (tm_board_door_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static char *
tm_board_door_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);

  return g_strdup (TM_BOARD_DOOR (view)->words != NULL ? TM_BOARD_DOOR (view)->words : part->label);
}

static void
tm_board_door_update (TmNodeView *view, const TmPart *before)
{
  gtk_widget_set_focusable (GTK_WIDGET (view), TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
tm_board_door_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmBoardDoor *self = TM_BOARD_DOOR (view);
  g_autofree char *words = tm_place_dup_words (stage, index, 0);

  if (tm_place_things_read (&self->things, stage, index))
    gtk_widget_queue_draw (GTK_WIDGET (view));
  if (!g_set_str (&self->words, words))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  if (tm_node_view_get_part (view)->remark == NULL)
    gtk_widget_set_tooltip_text (GTK_WIDGET (view), words);
}

static void
tm_board_door_finalize (GObject *object)
{
  g_free (TM_BOARD_DOOR (object)->words);
  G_OBJECT_CLASS (tm_board_door_parent_class)->finalize (object);
}

static void
tm_board_door_class_init (TmBoardDoorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_board_door_finalize;
  widget_class->measure = tm_board_door_measure;
  widget_class->snapshot = tm_board_door_snapshot;
  widget_class->state_flags_changed = tm_board_door_state_flags_changed;
  view_class->update = tm_board_door_update;
  view_class->update_children = tm_board_door_update_children;
  view_class->dup_name = tm_board_door_dup_name;
  gtk_widget_class_set_css_name (widget_class, "boarddoor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_board_door_init (TmBoardDoor *self)
{
}

/**
 * tm_board_door_new:
 *
 * Makes a door.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_board_door_new (void)
{
  return g_object_new (TM_TYPE_BOARD_DOOR, NULL);
}

/**
 * tm_board_door_set_cell:
 * @self: a door
 * @size: width and height of a cell
 *
 * Says how large the cells are beside which it stands.
 */
void
tm_board_door_set_cell (TmBoardDoor *self, int size)
{
  g_return_if_fail (TM_IS_BOARD_DOOR (self));
  if (size == self->size)
    return;
  self->size = size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * tm_board_door_get_side:
 * @self: a door
 *
 * Gets on which side of its cell it is.
 *
 * Returns: the side
 */
TmSide
tm_board_door_get_side (TmBoardDoor *self)
{
  g_return_val_if_fail (TM_IS_BOARD_DOOR (self), TM_SIDE_UP);
  return tm_door_get_side (tm_node_view_get_part (TM_NODE_VIEW (self)));
}

/**
 * tm_board_door_has_turn:
 * @self: a door
 *
 * Tells whether a pawn stands there whose turn it is.
 *
 * Returns: whether one does
 */
gboolean
tm_board_door_has_turn (TmBoardDoor *self)
{
  g_return_val_if_fail (TM_IS_BOARD_DOOR (self), FALSE);
  return tm_place_things_has_turn (&self->things);
}
