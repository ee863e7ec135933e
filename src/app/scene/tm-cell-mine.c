/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-cell-mine.h"

#include "tm-board-inks.h"
#include "tm-board-rock.h"
#include "tm-board-trail.h"
#include "tm-cell-card.h"
#include "tm-figures.h"
#include "tm-paint.h"
#include "tm-place-marks.h"

#define RADIUS_PART 0.106f
#define DIG_PART 0.44f
#define STEP_PART 0.4f
#define LEAST_STEP 16.0f
#define GROWN_PART 0.62f

static void
get_edge (GskRoundedRect *edge, float size, float more)
{
  gsk_rounded_rect_init_from_rect (
      edge, &GRAPHENE_RECT_INIT (-more, -more, size + 2 * more, size + 2 * more),
      size * RADIUS_PART + more);
}

static void
snapshot_border (GtkSnapshot *snapshot,
                 const GskRoundedRect *edge,
                 float inset,
                 float width,
                 const GdkRGBA *color)
{
  GskRoundedRect ring = *edge;

  gsk_rounded_rect_shrink (&ring, inset, inset, inset, inset);
  gtk_snapshot_append_border (snapshot, &ring, (float[]) { width, width, width, width },
                              (GdkRGBA[]) { *color, *color, *color, *color });
}

/**
 * tm_cell_mine_snapshot_ring:
 * @snapshot: what to draw on
 * @edge: its outer edge
 * @color: its color
 * @is_bold: whether it is broad
 *
 * Draws a ring that can be told from rock and felt: a color between two white lines.
 */
void
tm_cell_mine_snapshot_ring (GtkSnapshot *snapshot,
                            const GskRoundedRect *edge,
                            const GdkRGBA *color,
                            gboolean is_bold)
{
  float width = is_bold ? 3.5f : 2.5f;
  GdkRGBA white;

  tm_paint_rgba (&white, 0xffffff, 1);
  snapshot_border (snapshot, edge, 0, width + 2.5f, &white);
  snapshot_border (snapshot, edge, 1.25f, width, color);
}

/* A bright frame, between two dark lines: it has no corners and no color in common with what is lit. */
static void
snapshot_found (GtkSnapshot *snapshot, float size)
{
  TmRockInks inks;
  GskRoundedRect edge;

  tm_rock_inks_init (&inks);
  get_edge (&edge, size, 1);
  snapshot_border (snapshot, &edge, 0, 6, &inks.ink);
  snapshot_border (snapshot, &edge, 1, 4, &inks.found);
}

/* Where one can dig: a dashed edge, and a pick. */
static void
snapshot_dig (GtkSnapshot *snapshot, float size)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, size, size);
  GdkRGBA white, glow;

  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&glow, 0xffffff, 0.16f);
  tm_paint_rounded (snapshot, &box, size * RADIUS_PART, &glow);
  tm_paint_dashed (snapshot, &box, size * RADIUS_PART, 2.5f, &white);
  tm_paint_symbol (snapshot, "pick", size * (1 - DIG_PART) / 2, size * (1 - DIG_PART) / 2,
                   size * DIG_PART, &white);
}

static void
snapshot_lit (
    GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, gboolean is_cards, float size)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);
  TmBoardInks inks;
  GskRoundedRect edge;
  GdkRGBA glow;

  tm_board_inks_init (&inks);
  if (tm_part_is (part, TM_STATE_CHOSEN) && part->role == TM_ROLE_NONE && is_cards)
    tm_cell_card_snapshot_place (snapshot, size, size * RADIUS_PART);
  else if (tm_part_is (part, TM_STATE_CHOSEN) && part->role == TM_ROLE_NONE)
    snapshot_dig (snapshot, size);
  else if (tm_part_is (part, TM_STATE_CHOSEN))
    {
      get_edge (&edge, size, 1);
      tm_cell_mine_snapshot_ring (snapshot, &edge, &inks.lit, TRUE);
    }
  if (part->offer < 0 || (flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE)) == 0)
    return;
  tm_paint_rgba (&glow, 0xffffff, (flags & GTK_STATE_FLAG_ACTIVE) != 0 ? 0.35f : 0.2f);
  tm_paint_rounded (snapshot, &GRAPHENE_RECT_INIT (0, 0, size, size), size * RADIUS_PART, &glow);
}

static void
snapshot_warning (GtkSnapshot *snapshot, float size)
{
  GskRoundedRect edge;
  GdkRGBA color;

  get_edge (&edge, size, 1);
  tm_paint_rgba (&color, 0xb3261e, 1);
  tm_cell_mine_snapshot_ring (snapshot, &edge, &color, FALSE);
}

static void
snapshot_printed (const TmPlaceThings *things,
                  GtkSnapshot *snapshot,
                  const TmPart *part,
                  float size)
{
  GdkRGBA pale;

  if (part->symbol == NULL || (tm_part_is (part, TM_STATE_DARK) && part->role == TM_ROLE_STONE))
    return;
  if (part->role != TM_ROLE_LIFE)
    {
      tm_place_things_snapshot_event (things, snapshot, part->symbol,
                                      tm_part_is (part, TM_STATE_SPENT), size);
      return;
    }
  tm_paint_rgba (&pale, 0xfff6e6, 1);
  tm_paint_symbol (snapshot, part->symbol, size * (1 - GROWN_PART) / 2, size * (1 - GROWN_PART) / 2,
                   size * GROWN_PART, &pale);
}

/* A way ends at the edge of the cell it leads to: what is there can be seen. */
static gboolean
is_end (const TmPlaceThings *things, const TmPart *part)
{
  return things->numbers != 0 && (part->trail & (part->trail - 1)) == 0;
}

/* A tile of a mine: what is printed on it, or who stands there above that. */
static void
snapshot_tile (const TmPlaceThings *things,
               GtkWidget *widget,
               GtkSnapshot *snapshot,
               const TmPart *part,
               float size)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT (size / 2, size / 2);

  if (things->n_pawns > 0)
    {
      tm_place_things_snapshot_pawns (things, snapshot, &middle, size);
      snapshot_printed (things, snapshot, part, size);
    }
  tm_place_things_snapshot_tokens (things, widget, snapshot, size);
}

/**
 * tm_cell_mine_snapshot:
 * @things: what lies and stands there
 * @widget: the cell
 * @snapshot: what to draw on
 * @part: what the cell shows
 * @gap: between two cells
 * @is_cards: whether the mine is a dungeon of cards
 *
 * Draws all that is on a cell of a mine; its ground and its tunnels are drawn by the board.
 */
void
tm_cell_mine_snapshot (const TmPlaceThings *things,
                       GtkWidget *widget,
                       GtkSnapshot *snapshot,
                       const TmPart *part,
                       float gap,
                       gboolean is_cards)
{
  float size = (float) gtk_widget_get_width (widget);
  graphene_size_t cell = GRAPHENE_SIZE_INIT (size, size);
  graphene_point_t middle = GRAPHENE_POINT_INIT (size / 2, size / 2);
  gboolean is_counted = part->trail != 0 && part->has_value && things->n_pawns == 0;

  if (things->n_pawns == 0 && !things->is_card)
    snapshot_printed (things, snapshot, part, size);
  if (part->trail != 0)
    tm_board_trail_snapshot_step (snapshot, part->trail, &cell, gap, is_end (things, part),
                                  part->look);
  if (tm_part_is (part, TM_STATE_CURRENT) && !things->is_card)
    snapshot_found (snapshot, size);
  snapshot_lit (widget, snapshot, part, is_cards, size);
  if (tm_part_is (part, TM_STATE_WARNING))
    snapshot_warning (snapshot, size);
  if (is_counted && things->numbers == 0)
    tm_figure_step (widget, snapshot, part->value, part->look, &middle,
                    MAX (size * STEP_PART, LEAST_STEP));
  if (things->is_card)
    tm_cell_card_snapshot (things, widget, snapshot, part, size);
  else
    snapshot_tile (things, widget, snapshot, part, size);
  tm_place_marks_snapshot (things, widget, snapshot, size);
  tm_place_things_snapshot_numbers (things, widget, snapshot, size);
}
