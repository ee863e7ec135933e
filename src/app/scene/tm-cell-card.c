/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-cell-card.h"

#include "tm-board-inks.h"
#include "tm-board-rock.h"
#include "tm-paint.h"

/* Parts of a cell. */
#define EDGE_PART 0.08f
#define CORNER_PART 0.145f
#define NUMBER_PART 0.17f
#define NUMBER_ROOM_PART 0.17f
#define MARK_ROOM_PART 0.19f
#define NAME_PART 0.118f
#define HEAD_PART 0.072f
#define HEAD_HEIGHT_PART 0.27f
#define TOKEN_PART 0.19f
#define LEAST_TOKEN 9.0f
#define KIND_PART 0.36f
/* How far pawns may stand out into the room between the corners. */
#define PAWN_MORE_PART 0.1f
#define PLUS_PART 0.13f
/* Where a name would be too small to be read it is left out. */
#define LEAST_NAMED 58.0f
/* Where what is printed would be too small to be told it is left out, too. */
#define LEAST_PRINTED 42.0f
#define LEAST_NAME 10.0f
#define LARGEST_NAME 16.0f
#define DONE_OPACITY 0.28
#define KIND_OPACITY 0.75f

typedef enum
{
  CORNER_UPPER_LEFT,
  CORNER_UPPER_RIGHT,
  CORNER_LOWER_LEFT,
  CORNER_LOWER_RIGHT,
} Corner;

static float
get_name_size (float size)
{
  return CLAMP (size * NAME_PART, LEAST_NAME, LARGEST_NAME);
}

static float
get_token_size (float size)
{
  return MAX (size * TOKEN_PART, LEAST_TOKEN);
}

static float
get_aside (const TmPlaceThings *things, TmSide side, float size)
{
  return size * ((things->has_mark >> side & 1) != 0 ? MARK_ROOM_PART + 0.02f : EDGE_PART);
}

/* The middle of the card: between the corners, and between what is at its sides. */
static graphene_rect_t
get_middle (const TmPlaceThings *things, float size)
{
  float left = get_aside (things, TM_SIDE_LEFT, size);
  float right = get_aside (things, TM_SIDE_RIGHT, size);
  float above = size * (EDGE_PART + CORNER_PART);

  return GRAPHENE_RECT_INIT (left, above, size - left - right, size - 2 * above);
}

static gboolean
is_hazard (const TmPlaceToken *token)
{
  return token->role != TM_ROLE_WOUND && token->role != TM_ROLE_TREASURE;
}

/* Where there is nothing else above, the name is there, beside the kind, if somebody stands there. */
static gboolean
has_head (const TmPlaceThings *things)
{
  gboolean is_taken = (things->has_mark >> TM_SIDE_UP & 1) != 0;

  for (guint i = 0; i < things->n_printed; i++)
    is_taken |= is_hazard (&things->printed[i]);
  return things->n_pawns > 0 && !is_taken;
}

/* Where somebody stands among tokens there may be no room for it. */
static gboolean
has_name (const TmPlaceThings *things, const TmPart *part, float size)
{
  return size >= LEAST_NAMED && part->label != NULL && part->label[0] != '\0'
         && (things->n_pawns == 0 || things->n_tokens == 0 || has_head (things));
}

static graphene_rect_t
get_name_box (const TmPlaceThings *things, const TmPart *part, float size)
{
  float head = size * (part->symbol != NULL ? EDGE_PART + CORNER_PART + 0.01f : EDGE_PART);
  graphene_rect_t box = get_middle (things, size);

  if (has_head (things))
    return GRAPHENE_RECT_INIT (head, size * HEAD_PART, size * (1 - EDGE_PART) - head,
                               MAX (size * HEAD_HEIGHT_PART, get_name_size (size) * 2.1f));
  if (things->n_pawns > 0)
    box.size.height = get_name_size (size) * 1.25f;
  else if (things->n_tokens > 0)
    box.size.height -= get_token_size (size) * 0.8f;
  return box;
}

/* What is printed in the corners */

static graphene_rect_t
get_corner (Corner corner, float size)
{
  float part = size * CORNER_PART, edge = size * EDGE_PART, far = size - edge - part;
  gboolean is_right = corner == CORNER_UPPER_RIGHT || corner == CORNER_LOWER_RIGHT;
  gboolean is_low = corner == CORNER_LOWER_LEFT || corner == CORNER_LOWER_RIGHT;

  return GRAPHENE_RECT_INIT (is_right ? far : edge, is_low ? far : edge, part, part);
}

/* Peril and glory are below, whatever else there is above. */
static Corner
choose_corner (const TmPlaceToken *token)
{
  if (token->role == TM_ROLE_WOUND)
    return CORNER_LOWER_LEFT;
  return is_hazard (token) ? CORNER_UPPER_RIGHT : CORNER_LOWER_RIGHT;
}

/* The number stands beside its symbol, nearer to the middle of the card. */
static void
snapshot_number (GtkWidget *widget,
                 GtkSnapshot *snapshot,
                 gint32 value,
                 Corner corner,
                 float size,
                 const GdkRGBA *ink)
{
  gboolean is_left = corner == CORNER_UPPER_LEFT || corner == CORNER_LOWER_LEFT;
  graphene_rect_t box = get_corner (corner, size);
  float room = size * NUMBER_ROOM_PART, gap = size * 0.015f;
  char number[16];
  TmPaintText text = {
    .text = number,
    .size = size * NUMBER_PART / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_ULTRABOLD,
    .x_align = is_left ? 0 : 1,
  };

  g_snprintf (number, sizeof number, "%d", value);
  box.origin.x += is_left ? box.size.width + gap : -room - gap;
  box.size.width = room;
  tm_paint_text (widget, snapshot, &text, &box, ink);
}

static void
snapshot_printed (const TmPlaceToken *token,
                  GtkWidget *widget,
                  GtkSnapshot *snapshot,
                  gboolean is_done,
                  float size)
{
  Corner corner = choose_corner (token);
  graphene_rect_t box = get_corner (corner, size);
  gboolean is_dim = token->is_gone || (is_done && corner != CORNER_UPPER_RIGHT);
  TmBoardInks inks;
  GdkRGBA color;

  tm_board_inks_init (&inks);
  tm_board_inks_get_role (&inks, token->role, &color);
  if (is_dim)
    gtk_snapshot_push_opacity (snapshot, DONE_OPACITY);
  tm_paint_symbol (snapshot, token->symbol, box.origin.x, box.origin.y, box.size.width, &color);
  if (token->has_value)
    snapshot_number (widget, snapshot, token->value, corner, size, &color);
  if (is_dim)
    gtk_snapshot_pop (snapshot);
}

static void
snapshot_kind (const TmPlaceThings *things, GtkSnapshot *snapshot, const TmPart *part, float size)
{
  graphene_rect_t box = get_corner (CORNER_UPPER_LEFT, size);
  TmRockInks inks;
  GdkRGBA color;

  tm_rock_inks_init (&inks);
  color = inks.ink;
  color.alpha = KIND_OPACITY;
  /* On a small card the kind is told in the middle, where nothing is written. */
  if (!has_name (things, part, size) && things->n_pawns == 0 && things->n_tokens == 0)
    {
      float large = size * KIND_PART;

      box = GRAPHENE_RECT_INIT ((size - large) / 2, (size - large) / 2, large, large);
    }
  tm_paint_symbol (snapshot, part->symbol, box.origin.x, box.origin.y, box.size.width, &color);
}

/* The name */

static void
snapshot_name (const TmPlaceThings *things,
               GtkWidget *widget,
               GtkSnapshot *snapshot,
               const TmPart *part,
               float size)
{
  graphene_rect_t box = get_name_box (things, part, size);
  TmPaintText text = {
    .text = part->label,
    .size = get_name_size (size) / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_BOLD,
    .x_align = 0.5f,
  };
  TmRockInks inks;

  tm_rock_inks_init (&inks);
  tm_paint_lines (widget, snapshot, &text, things->n_pawns > 0 && !has_head (things) ? 1 : 2, &box,
                  &inks.ink);
}

/* Who stands there, and what lies there */

static gboolean
has_ring (const TmPlaceThings *things)
{
  return (things->pawns[0].state & (TM_STATE_TURN | TM_STATE_DARK)) != 0;
}

/* One pawn without a ring around it stands between the points. */
static gboolean
is_slim (const TmPlaceThings *things)
{
  return things->n_pawns == 1 && !has_ring (things) && (things->has_mark >> TM_SIDE_DOWN & 1) == 0;
}

/* The room for pawns: below the name, and above tokens. */
static graphene_rect_t
get_stand (const TmPlaceThings *things, const TmPart *part, float size)
{
  graphene_rect_t box = get_middle (things, size), name = get_name_box (things, part, size);
  float more = size * PAWN_MORE_PART;
  float top = box.origin.y - more, bottom = box.origin.y + box.size.height + more * 0.3f;

  if (has_name (things, part, size))
    top = name.origin.y + name.size.height;
  if (things->n_tokens > 0)
    bottom -= get_token_size (size) * 0.9f;
  else if (is_slim (things))
    bottom += more * 0.7f;
  return GRAPHENE_RECT_INIT (box.origin.x, top, box.size.width, bottom - top);
}

static void
snapshot_tokens (const TmPlaceThings *things, GtkWidget *widget, GtkSnapshot *snapshot, float size)
{
  float token = get_token_size (size), n_gaps = MAX ((float) things->n_tokens - 1, 1);
  float pitch = MIN (token * 1.08f, (size * (1 - EDGE_PART) - token) / n_gaps);
  float x = (size - (float) (things->n_tokens - 1) * pitch) / 2;
  float y = size * (1 - EDGE_PART - CORNER_PART) - token * 0.5f;

  for (guint i = 0; i < things->n_tokens; i++)
    tm_place_things_snapshot_token (things, i, widget, snapshot,
                                    &GRAPHENE_POINT_INIT (x + (float) i * pitch, y), token);
}

/**
 * tm_cell_card_snapshot:
 * @things: what is printed, lies and stands there
 * @widget: the cell
 * @snapshot: what to draw on
 * @part: what the cell shows
 * @size: width and height of the card
 *
 * Draws all that is on a card of a dungeon: its kind and a hazard in the upper corners, points in the
 * lower ones, its name, and who stands there. Its walls are drawn by the board.
 */
void
tm_cell_card_snapshot (const TmPlaceThings *things,
                       GtkWidget *widget,
                       GtkSnapshot *snapshot,
                       const TmPart *part,
                       float size)
{
  if (size >= LEAST_PRINTED || things->n_pawns + things->n_tokens == 0)
    snapshot_kind (things, snapshot, part, size);
  for (guint i = 0; i < things->n_printed && size >= LEAST_PRINTED; i++)
    snapshot_printed (&things->printed[i], widget, snapshot, tm_part_is (part, TM_STATE_DONE),
                      size);
  if (has_name (things, part, size))
    snapshot_name (things, widget, snapshot, part, size);
  if (things->n_pawns > 0)
    {
      graphene_rect_t stand = get_stand (things, part, size);

      tm_place_things_snapshot_row (things, snapshot, &stand);
    }
  snapshot_tokens (things, widget, snapshot, size);
}

/**
 * tm_cell_card_snapshot_place:
 * @snapshot: what to draw on
 * @size: width and height of the place
 * @radius: of its corners
 *
 * Draws a place where the card in hand can be laid: a dashed edge, and a plus.
 */
void
tm_cell_card_snapshot_place (GtkSnapshot *snapshot, float size, float radius)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, size, size);
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (MAX (size * 0.045f, 2.5f));
  float middle = size / 2, arm = size * PLUS_PART;
  GdkRGBA white, glow;

  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&glow, 0xffffff, 0.16f);
  tm_paint_rounded (snapshot, &box, radius, &glow);
  tm_paint_dashed (snapshot, &box, radius, 2.5f, &white);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, middle - arm, middle);
  gsk_path_builder_line_to (builder, middle + arm, middle);
  gsk_path_builder_move_to (builder, middle, middle - arm);
  gsk_path_builder_line_to (builder, middle, middle + arm);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &white);
  gsk_stroke_free (stroke);
}
