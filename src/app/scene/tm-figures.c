/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-figures.h"

#include "tm-paint.h"

#define GRID 24.0f
#define GEM_GRID 88.0f
#define PAWN_PATH                                                              \
  "M12 2.4a4.1 4.1 0 0 1 2.6 7.3c1.5 1.7 2.4 4.3 2.9 7.3h.9c1 0 1.8.8 1.8 1.8" \
  "v2.4H3.8v-2.4c0-1 .8-1.8 1.8-1.8h.9c.5-3 1.4-5.6 2.9-7.3A4.1 4.1 0 0 1 12 2.4z"
#define GLINT_PATH "M9.7 5a2.5 2.5 0 0 0-.3 2.6"
#define SHADOW_PATH "M2.6 21.4a9.4 2.4 0 1 0 18.8 0a9.4 2.4 0 1 0-18.8 0z"
/* The mark of the seat on the body of a pawn. */
#define MARK_X 8.4f
#define MARK_Y 11.6f
#define MARK_SIZE 7.2f
#define SYMBOL_PART 0.68f

/* A crystal, on a grid of 88: its outline and its faces. */
static const struct
{
  const char *path;
  guint32 color;
} faces[] = {
  { "M44 0L68 28 59 78 44 88 29 78 20 28z", 0x1d1a2b },
  { "M20 28l24 10v50L29 78z", 0x332d55 },
  { "M44 0L20 28l24 10z", 0x8d82cc },
  { "M44 0l24 28-24 10z", 0x5c5390 },
  { "M68 28L44 38v50l15-10z", 0x221e3a },
};

/* What lies on the tunnel floor as a token has a disc of its color. */
static const struct
{
  const char *symbol;
  guint32 color;
} tokens[] = {
  { "boom", 0xb3261e },  { "rubble", 0x5f564c }, { "passage", 0x2f6b49 }, { "find", 0x7a5200 },
  { "sack", 0x7a5200 },  { "portal", 0x6c3fa0 }, { "exit", 0x0b6b4f },    { "pit", 0x2d2a26 },
  { "ghost", 0x4c5561 }, { "skip", 0x4c5561 },
};

static const guint32 role_colors[] = {
  [TM_ROLE_NONE] = 0x3f4650,    [TM_ROLE_WOUND] = 0xb3261e, [TM_ROLE_TREASURE] = 0x7a5200,
  [TM_ROLE_MAGIC] = 0x6c3fa0,   [TM_ROLE_STONE] = 0x5f564c, [TM_ROLE_LIFE] = 0x0b6b43,
  [TM_ROLE_MONSTER] = 0xa63a24, [TM_ROLE_TRAP] = 0x6c3fa0,  [TM_ROLE_VAULT] = 0x1f657f,
};

static GskPath *
parse (GskPath **path, const char *data)
{
  if (*path == NULL)
    {
      *path = gsk_path_parse (data);
      g_assert (*path != NULL);
    }
  return *path;
}

static GskStroke *
create_stroke (float width)
{
  GskStroke *stroke = gsk_stroke_new (width);

  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  return stroke;
}

static void
get_look_color (int look, GdkRGBA *color)
{
  tm_paint_rgba (color, 0x3f4650, 1);
  if (look >= 0)
    tm_seat_look_get_paper_color ((TmSeatLook) look, color);
}

static void
snapshot_mark (GtkSnapshot *snapshot, int look, const GdkRGBA *color)
{
  if (look < 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (MARK_X, MARK_Y));
  tm_seat_look_snapshot ((TmSeatLook) look, snapshot, MARK_SIZE, color);
  gtk_snapshot_restore (snapshot);
}

/**
 * tm_figure_pawn:
 * @snapshot: what to draw on
 * @look: a [enum@TmSeatLook], or %TM_NO_LOOK
 * @at: its middle
 * @size: width and height
 *
 * Draws a pawn in the color of a seat, with its shape on it.
 */
void
tm_figure_pawn (GtkSnapshot *snapshot, int look, const graphene_point_t *at, float size)
{
  static GskPath *body, *glint, *shadow;
  static GskStroke *rim, *shine;
  GdkRGBA color, white, faint, shade;

  if (rim == NULL)
    {
      rim = create_stroke (2);
      shine = create_stroke (1.1f);
    }
  get_look_color (look, &color);
  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&faint, 0xffffff, 0.75f);
  tm_paint_rgba (&shade, 0x000000, 0.35f);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at->x - size / 2, at->y - size / 2));
  gtk_snapshot_scale (snapshot, size / GRID, size / GRID);
  gtk_snapshot_append_fill (snapshot, parse (&shadow, SHADOW_PATH), GSK_FILL_RULE_WINDING, &shade);
  gtk_snapshot_append_stroke (snapshot, parse (&body, PAWN_PATH), rim, &white);
  gtk_snapshot_append_fill (snapshot, body, GSK_FILL_RULE_WINDING, &color);
  gtk_snapshot_append_stroke (snapshot, parse (&glint, GLINT_PATH), shine, &faint);
  snapshot_mark (snapshot, look, &white);
  gtk_snapshot_restore (snapshot);
}

/* Its ring has gaps: the pawn does not stand. */
static void
snapshot_dashed_ring (GtkSnapshot *snapshot,
                      const graphene_point_t *at,
                      float size,
                      const GdkRGBA *color)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (at->x - size / 2, at->y - size / 2, size, size);
  GdkRGBA ground;

  tm_paint_rgba (&ground, 0xffffff, 0.6f);
  tm_paint_rounded (snapshot, &box, size / 2, &ground);
  tm_paint_dashed (snapshot, &box, size / 2, MAX (size * 0.05f, 1.6f), color);
}

/**
 * tm_figure_fallen:
 * @snapshot: what to draw on
 * @look: a [enum@TmSeatLook], or %TM_NO_LOOK
 * @at: its middle
 * @size: width and height
 * @has_spot: whether a ring was drawn around it already
 *
 * Draws a pawn that lies on its side.
 */
void
tm_figure_fallen (
    GtkSnapshot *snapshot, int look, const graphene_point_t *at, float size, gboolean has_spot)
{
  GdkRGBA color;

  get_look_color (look, &color);
  if (!has_spot)
    snapshot_dashed_ring (snapshot, at, size * 1.06f, &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, at);
  gtk_snapshot_rotate (snapshot, 90);
  tm_figure_pawn (snapshot, look, &GRAPHENE_POINT_INIT (0, 0), size * 0.78f);
  gtk_snapshot_restore (snapshot);
}

/**
 * tm_figure_spot:
 * @snapshot: what to draw on
 * @look: a [enum@TmSeatLook], or %TM_NO_LOOK
 * @at: its middle
 * @size: width and height
 *
 * Draws the ring around the pawn whose turn it is.
 */
void
tm_figure_spot (GtkSnapshot *snapshot, int look, const graphene_point_t *at, float size)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (at->x - size / 2, at->y - size / 2, size, size);
  float line = MAX (size * 0.06f, 2.5f), rim = line * 0.7f;
  GskRoundedRect disc;
  GdkRGBA color, white, shade;

  get_look_color (look, &color);
  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&shade, 0x000000, 0.4f);
  gsk_rounded_rect_init_from_rect (&disc, &box, size / 2);
  gtk_snapshot_append_outset_shadow (snapshot, &disc, &shade, 0, 1.5f, 0, 0);
  tm_paint_rounded (snapshot, &box, size / 2, &white);
  graphene_rect_inset (&box, rim, rim);
  gsk_rounded_rect_init_from_rect (&disc, &box, size / 2 - rim);
  gtk_snapshot_append_border (snapshot, &disc, (float[]) { line, line, line, line },
                              (GdkRGBA[]) { color, color, color, color });
}

static guint32
get_token_color (const char *symbol, TmRole role)
{
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    if (g_strcmp0 (symbol, tokens[i].symbol) == 0)
      return tokens[i].color;
  return role_colors[role];
}

/**
 * tm_figure_token:
 * @snapshot: what to draw on
 * @symbol: (nullable): name of a symbol
 * @role: what it means, which chooses a color if the symbol has none of its own
 * @at: its middle
 * @size: width and height
 * @is_turned: whether it lies on its side
 *
 * Draws a round token with a symbol.
 */
void
tm_figure_token (GtkSnapshot *snapshot,
                 const char *symbol,
                 TmRole role,
                 const graphene_point_t *at,
                 float size,
                 gboolean is_turned)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (-size / 2, -size / 2, size, size);
  float line = MAX (size / 20, 1.2f);
  GskRoundedRect disc;
  GdkRGBA color, white, rim, shade;

  tm_paint_rgba (&color, get_token_color (symbol, role), 1);
  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&rim, 0xffffff, 0.85f);
  tm_paint_rgba (&shade, 0x000000, 0.4f);
  gsk_rounded_rect_init_from_rect (&disc, &box, size / 2);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, at);
  gtk_snapshot_append_outset_shadow (snapshot, &disc, &shade, 0, 1.5f, 0, 0);
  tm_paint_rounded (snapshot, &box, size / 2, &color);
  gtk_snapshot_append_border (snapshot, &disc, (float[]) { line, line, line, line },
                              (GdkRGBA[]) { rim, rim, rim, rim });
  if (is_turned)
    gtk_snapshot_rotate (snapshot, 90);
  tm_paint_symbol (snapshot, symbol, -size * SYMBOL_PART / 2, -size * SYMBOL_PART / 2,
                   size * SYMBOL_PART, &white);
  gtk_snapshot_restore (snapshot);
}

/**
 * tm_figure_letter:
 * @widget: the widget whose font is used
 * @snapshot: what to draw on
 * @letter: what stands on it
 * @at: its middle
 * @size: width and height
 *
 * Draws a round token with a letter.
 */
void
tm_figure_letter (GtkWidget *widget,
                  GtkSnapshot *snapshot,
                  const char *letter,
                  const graphene_point_t *at,
                  float size)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (at->x - size / 2, at->y - size / 2, size, size);
  GdkRGBA white;
  TmPaintText text = {
    .text = letter,
    .size = size * 0.62 / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_ULTRABOLD,
    .x_align = 0.5f,
  };

  tm_paint_rgba (&white, 0xffffff, 1);
  tm_figure_token (snapshot, NULL, TM_ROLE_NONE, at, size, FALSE);
  tm_paint_text (widget, snapshot, &text, &box, &white);
}

/**
 * tm_figure_is_gem:
 * @symbol: (nullable): name of a symbol
 *
 * Tells whether what a symbol stands for lies on a board as a black crystal.
 *
 * Returns: whether it does
 */
gboolean
tm_figure_is_gem (const char *symbol)
{
  return g_strcmp0 (symbol, "blackgem") == 0 || g_strcmp0 (symbol, "crystal") == 0;
}

/**
 * tm_figure_gem:
 * @snapshot: what to draw on
 * @at: its middle
 * @size: its height
 *
 * Draws a black crystal.
 */
void
tm_figure_gem (GtkSnapshot *snapshot, const graphene_point_t *at, float size)
{
  static GskPath *paths[G_N_ELEMENTS (faces)];
  static GskStroke *rim;
  GdkRGBA color;

  if (rim == NULL)
    rim = create_stroke (8);
  tm_paint_rgba (&color, 0xffffff, 1);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at->x - size / 2, at->y - size / 2));
  gtk_snapshot_scale (snapshot, size / GEM_GRID, size / GEM_GRID);
  gtk_snapshot_append_stroke (snapshot, parse (&paths[0], faces[0].path), rim, &color);
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      tm_paint_rgba (&color, faces[i].color, 1);
      gtk_snapshot_append_fill (snapshot, parse (&paths[i], faces[i].path), GSK_FILL_RULE_WINDING,
                                &color);
    }
  gtk_snapshot_restore (snapshot);
}

/**
 * tm_figure_step:
 * @widget: the widget whose font is used
 * @snapshot: what to draw on
 * @step: its number
 * @look: a [enum@TmSeatLook] of whoever goes there, or %TM_NO_LOOK
 * @at: its middle
 * @size: width and height
 *
 * Draws a counted step of a way.
 */
void
tm_figure_step (GtkWidget *widget,
                GtkSnapshot *snapshot,
                gint32 step,
                int look,
                const graphene_point_t *at,
                float size)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (at->x - size / 2, at->y - size / 2, size, size);
  float line = MAX (size * 0.115f, 2);
  GskRoundedRect disc;
  GdkRGBA color, white, ink;
  char number[16];
  TmPaintText text = {
    .text = number,
    .size = size * 0.56 / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_ULTRABOLD,
    .x_align = 0.5f,
  };

  g_snprintf (number, sizeof number, "%d", step);
  get_look_color (look, &color);
  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&ink, 0x1e1e22, 1);
  gsk_rounded_rect_init_from_rect (&disc, &box, size / 2);
  tm_paint_rounded (snapshot, &box, size / 2, &white);
  gtk_snapshot_append_border (snapshot, &disc, (float[]) { line, line, line, line },
                              (GdkRGBA[]) { color, color, color, color });
  tm_paint_text (widget, snapshot, &text, &box, &ink);
}

/**
 * tm_figure_pill:
 * @widget: the widget whose font is used
 * @snapshot: what to draw on
 * @text: what it says: a few digits
 * @corner: its upper corner at the right
 * @size: its height
 * @color: its color
 *
 * Draws a badge: round, or as long as its text.
 *
 * Returns: its width
 */
float
tm_figure_pill (GtkWidget *widget,
                GtkSnapshot *snapshot,
                const char *text,
                const graphene_point_t *corner,
                float size,
                const GdkRGBA *color)
{
  TmPaintText type = {
    .text = text,
    .size = size * 0.62 / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_ULTRABOLD,
    .x_align = 0.5f,
  };
  float line = MAX (size * 0.085f, 1.5f);
  float width = MAX ((float) tm_paint_get_text_width (widget, &type) + size * 0.56f, size);
  graphene_rect_t box = GRAPHENE_RECT_INIT (corner->x - width, corner->y, width, size);
  GskRoundedRect pill;
  GdkRGBA white, shade;

  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&shade, 0x000000, 0.4f);
  gsk_rounded_rect_init_from_rect (&pill, &box, size / 2);
  gtk_snapshot_append_outset_shadow (snapshot, &pill, &shade, 0, 1.5f, 0, 0);
  tm_paint_rounded (snapshot, &box, size / 2, color);
  gtk_snapshot_append_border (snapshot, &pill, (float[]) { line, line, line, line },
                              (GdkRGBA[]) { white, white, white, white });
  tm_paint_text (widget, snapshot, &type, &box, &white);
  return width;
}
