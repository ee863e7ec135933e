/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/tm-scene.h"

#include "scene/tm-board-rock.h"
#include "scene/tm-paint.h"

#include "tm-sides-tile.h"

/* Parts of the tile, as on a board. */
#define RADIUS 0.106f
#define TUNNEL 0.4f
#define WALL 0.04f
#define END 0.235f
#define PLACE_GAP 0.07f
#define PLACE_ALPHA 0.85f
#define PLACE_LINE 1.5f

struct _TmSidesTile
{
  GtkWidget parent_instance;

  int size;
  guint32 sides;
  gboolean has_places;
};

G_DEFINE_FINAL_TYPE (TmSidesTile, tm_sides_tile, GTK_TYPE_WIDGET)

static void
tm_sides_tile_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = *natural = TM_SIDES_TILE (widget)->size;
}

/* From the middle of the tile to a side; @grow: in pixels, by how much it is wider. */
static void
get_tunnel (TmSidesTile *self, TmSide side, float grow, graphene_rect_t *tunnel)
{
  float size = (float) self->size;
  float width = TUNNEL * size + 2 * grow, start = (size - width) / 2;

  switch (side)
    {
    case TM_SIDE_UP:
      graphene_rect_init (tunnel, start, 0, width, size / 2);
      break;
    case TM_SIDE_RIGHT:
      graphene_rect_init (tunnel, size / 2, start, size / 2, width);
      break;
    case TM_SIDE_DOWN:
      graphene_rect_init (tunnel, start, size / 2, width, size / 2);
      break;
    case TM_SIDE_LEFT:
    default:
      graphene_rect_init (tunnel, 0, start, size / 2, width);
    }
}

/* Tunnels end in the middle, a little wider where only one leads there. */
static float
get_hall (TmSidesTile *self)
{
  gboolean is_end = (self->sides & (self->sides - 1)) == 0;

  return (is_end ? END : TUNNEL / 2) * (float) self->size;
}

static void
snapshot_floor (TmSidesTile *self, GtkSnapshot *snapshot, float grow, const GdkRGBA *color)
{
  float middle = (float) self->size / 2, half = get_hall (self) + grow;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (middle - half, middle - half, 2 * half, 2 * half);

  tm_paint_rounded (snapshot, &rect, half, color);
  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((self->sides & 1u << side) != 0)
      {
        get_tunnel (self, side, grow, &rect);
        gtk_snapshot_append_color (snapshot, color, &rect);
      }
}

/* What lies between the hall and a side that is closed. */
static void
get_place (TmSidesTile *self, TmSide side, graphene_rect_t *place)
{
  float size = (float) self->size, gap = PLACE_GAP * size;
  float length = size / 2 - END * size - 2 * gap, width = TUNNEL * size - 2 * gap;
  float near = gap, far = size - gap - length, across = (size - width) / 2;

  switch (side)
    {
    case TM_SIDE_UP:
      graphene_rect_init (place, across, near, width, length);
      break;
    case TM_SIDE_RIGHT:
      graphene_rect_init (place, far, across, length, width);
      break;
    case TM_SIDE_DOWN:
      graphene_rect_init (place, across, far, width, length);
      break;
    case TM_SIDE_LEFT:
    default:
      graphene_rect_init (place, near, across, length, width);
    }
}

static void
snapshot_places (TmSidesTile *self, GtkSnapshot *snapshot, const GdkRGBA *floor)
{
  GdkRGBA faint = *floor;
  graphene_rect_t place;

  faint.alpha = PLACE_ALPHA;
  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((self->sides & 1u << side) == 0)
      {
        get_place (self, side, &place);
        tm_paint_dashed (snapshot, &place, 3, PLACE_LINE, &faint);
      }
}

static void
tm_sides_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmSidesTile *self = TM_SIDES_TILE (widget);
  float size = (float) self->size;
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, size, size);
  GskRoundedRect clip;
  TmRockInks inks;

  tm_rock_inks_init (&inks);
  gsk_rounded_rect_init_from_rect (&clip, &whole, RADIUS * size);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_snapshot_append_linear_gradient (
      snapshot, &whole, &GRAPHENE_POINT_INIT (0, 0), &GRAPHENE_POINT_INIT (0, size),
      (GskColorStop[]) { { 0, inks.rock_top }, { 1, inks.rock } }, 2);
  snapshot_floor (self, snapshot, WALL * size, &inks.wall);
  snapshot_floor (self, snapshot, 0, &inks.floor);
  if (self->has_places)
    snapshot_places (self, snapshot, &inks.floor);
  gtk_snapshot_pop (snapshot);
}

static void
tm_sides_tile_class_init (TmSidesTileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = tm_sides_tile_measure;
  widget_class->snapshot = tm_sides_tile_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_sides_tile_init (TmSidesTile *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * tm_sides_tile_new:
 * @size: its width and height in pixels
 *
 * Makes a picture of a tile that is closed on all sides. It says nothing to a screen reader.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_sides_tile_new (int size)
{
  TmSidesTile *self = g_object_new (TM_TYPE_SIDES_TILE, NULL);

  self->size = size;

  return GTK_WIDGET (self);
}

/**
 * tm_sides_tile_set_sides:
 * @self: the picture
 * @sides: set of the open sides, bit = [enum@TmSide]
 *
 * Sets where tunnels lead out of the tile.
 */
void
tm_sides_tile_set_sides (TmSidesTile *self, guint32 sides)
{
  g_return_if_fail (TM_IS_SIDES_TILE (self));

  self->sides = sides;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * tm_sides_tile_set_has_places:
 * @self: the picture
 * @has_places: whether closed sides can be opened by touch
 *
 * Sets whether it is shown where tunnels could be.
 */
void
tm_sides_tile_set_has_places (TmSidesTile *self, gboolean has_places)
{
  g_return_if_fail (TM_IS_SIDES_TILE (self));

  self->has_places = has_places;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
