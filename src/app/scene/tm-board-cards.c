/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-cards.h"

#include "tm-paint.h"

/* Parts of a cell. */
#define RADIUS_PART 0.106f
#define WALL_PART 0.062f
#define EXIT_PART 0.36f
#define DOT_PART 0.045f
#define N_DOTS 4
/* Two ways out that join overlap by so much, so that no seam is left between them, and so does each of
 * them with its floor. */
#define OVERLAP 1.0f
#define INNER_OVERLAP 2.5f
#define LINE 1.5f
/* Where the wall is thinner than that its lines would hide it. */
#define LEAST_LINED 42.0f

/**
 * tm_board_card_draw_walls:
 * @self: a ground
 * @size: width and height of the card
 * @inks: the colors
 *
 * Draws the card as wall all over, for the floor to be laid on it. The wall of an entrance is bright.
 *
 * Returns: (transfer full): the drawing
 */
GskRenderNode *
tm_board_card_draw_walls (const TmCardGround *self, float size, const TmRockInks *inks)
{
  const GdkRGBA *fill = self->is_entrance ? &inks->found : &inks->wall;
  const GdkRGBA *line = self->is_entrance ? &inks->ink : &inks->rock_line;
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, size, size);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRoundedRect card;
  GdkRGBA shade;

  tm_paint_rgba (&shade, 0x000000, 0.32f);
  gsk_rounded_rect_init_from_rect (&card, &box, size * RADIUS_PART);
  gtk_snapshot_append_outset_shadow (snapshot, &card, &shade, 0, 2, 0, 0);
  tm_paint_rounded (snapshot, &box, size * RADIUS_PART, fill);
  if (size >= LEAST_LINED)
    gtk_snapshot_append_border (snapshot, &card, (float[]) { LINE, LINE, LINE, LINE },
                                (GdkRGBA[]) { *line, *line, *line, *line });
  return gtk_snapshot_free_to_node (snapshot);
}

/* A piece of the wall on one side: from its inner edge on, so far out. */
static graphene_rect_t
get_gap (guint side, float size, float out, float width)
{
  float from = size * (1 - WALL_PART) - INNER_OVERLAP;
  float length = size * WALL_PART + INNER_OVERLAP + out;
  float aside = (size - width) / 2;

  switch (side)
    {
    case TM_SIDE_UP:
      return GRAPHENE_RECT_INIT (aside, -out, width, length);
    case TM_SIDE_RIGHT:
      return GRAPHENE_RECT_INIT (from, aside, length, width);
    case TM_SIDE_DOWN:
      return GRAPHENE_RECT_INIT (aside, from, width, length);
    case TM_SIDE_LEFT:
    default:
      return GRAPHENE_RECT_INIT (-out, aside, length, width);
    }
}

/* What nobody has told is dotted: there may be a way out. */
static void
snapshot_untold (GtkSnapshot *snapshot, guint side, float size, const GdkRGBA *color)
{
  float dot = MAX (size * DOT_PART, 2), width = size * EXIT_PART;
  graphene_rect_t gap = get_gap (side, size, 0, width);
  float x = gap.origin.x + gap.size.width / 2, y = gap.origin.y + gap.size.height / 2;

  for (int i = 0; i < N_DOTS; i++)
    {
      float along = width * ((float) i / (N_DOTS - 1) - 0.5f);
      gboolean is_level = side == TM_SIDE_UP || side == TM_SIDE_DOWN;
      graphene_rect_t box = GRAPHENE_RECT_INIT (x + (is_level ? along : 0) - dot / 2,
                                                y + (is_level ? 0 : along) - dot / 2, dot, dot);

      tm_paint_rounded (snapshot, &box, dot / 2, color);
    }
}

/**
 * tm_board_card_draw_floor:
 * @self: a ground
 * @size: width and height of the card
 * @gap: between two cards
 * @inks: the colors
 *
 * Draws the floor of a card, with its ways out as gaps in the wall.
 *
 * Returns: (transfer full): the drawing
 */
GskRenderNode *
tm_board_card_draw_floor (const TmCardGround *self, float size, float gap, const TmRockInks *inks)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float wall = MAX (size * WALL_PART, 2), radius = MAX (size * RADIUS_PART - wall, 2);
  graphene_rect_t room = GRAPHENE_RECT_INIT (wall, wall, size - 2 * wall, size - 2 * wall);

  if (self->is_entrance && size >= LEAST_LINED)
    {
      tm_paint_rounded (snapshot, &room, radius, &inks->ink);
      graphene_rect_inset (&room, 1, 1);
    }
  tm_paint_rounded (snapshot, &room, radius, &inks->floor);
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      gboolean is_joined = (self->joined >> side & 1) != 0;
      graphene_rect_t mouth
          = get_gap (side, size, is_joined ? gap / 2 + OVERLAP : 0, size * EXIT_PART);

      if ((self->exits >> side & 1) != 0)
        gtk_snapshot_append_color (snapshot, &inks->floor, &mouth);
      else if ((self->untold >> side & 1) != 0)
        snapshot_untold (snapshot, side, size, &inks->floor);
    }
  return gtk_snapshot_free_to_node (snapshot);
}
