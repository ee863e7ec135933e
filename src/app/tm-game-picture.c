/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-glyphs.h"
#include "scene/tm-paint.h"
#include "scene/tm-symbols.h"

#include "tm-game-picture.h"

/* The picture is composed for this size and scaled to fill. */
#define ART_WIDTH 296.0f
#define ART_HEIGHT 160.0f

/* A width below which only the main thing in the picture is shown, so much smaller. */
#define SMALL_WIDTH 120
#define SMALL_SCALE 0.58f

#define TITLE_SIZE 12

/* A card without a title lies face down. At its foot stand marks, or words that need no translation. */
typedef struct
{
  const char *symbol;
  const char *title;
  const char *color;
  float x;
  float y;
  float width;
  float angle;
  int power;
  int wounds;
  const char *foot;
} Card;

/* An outline, moved to a place; with a line width it is drawn as a line, else filled. */
typedef struct
{
  float x;
  float y;
  const char *path;
  const char *color;
  float line_width;
} Shape;

/* What a game is known by: cards, the last one topmost, or things made of shapes. The first shapes
 * are the main thing, and so is the last card; (main_x, main_y) is its middle. */
typedef struct
{
  const char *game;
  const char *light;
  const char *dark;
  float main_x;
  float main_y;
  Card cards[3];
  guint n_cards;
  const Shape *shapes;
  guint n_shapes;
  guint n_main_shapes;
  const char *number;
} Art;

/* A die of twenty faces, an hourglass and a pawn. */
static const Shape free_shapes[] = {
  { 92, 126, "M-52 0a52 8 0 0 1 104 0a52 8 0 0 1 -104 0z", "rgba(0,0,0,0.2)", 0 },
  { 42, 20, "M50 0l46 27v53L50 107 4 80V27z", "#1a4fa8", 0 },
  { 42, 20, "M50 0l46 27-18 45H22L4 27z", "#2b66c9", 0 },
  { 42, 20, "M50 22l28 50H22z", "#5f94ea", 0 },
  { 42, 20, "M50 0v22L4 27zM50 0v22l46 5z", "#3d7ade", 0 },
  { 42, 20, "M4 27l46-5-28 50L4 80z", "#2a62c0", 0 },
  { 42, 20, "M96 27L50 22l28 50 18 8z", "#2257ae", 0 },
  { 42, 20, "M22 72h56L50 107z", "#184795", 0 },

  { 194, 126, "M-30 0a30 6 0 0 1 60 0a30 6 0 0 1 -60 0z", "rgba(0,0,0,0.2)", 0 },
  { 164, 26, "M7 0h46a5 5 0 0 1 0 10H7a5 5 0 0 1 0-10z", "#6d4a2a", 0 },
  { 164, 26, "M7 88h46a5 5 0 0 1 0 10H7a5 5 0 0 1 0-10z", "#6d4a2a", 0 },
  { 164, 26, "M10 10h40c0 22-14 26-14 39s14 17 14 39H10c0-22 14-26 14-39S10 32 10 10z",
    "rgba(255,255,255,0.55)", 0 },
  { 164, 26, "M10 10h40c0 22-14 26-14 39s14 17 14 39H10c0-22 14-26 14-39S10 32 10 10z",
    "rgba(255,255,255,0.69)", 2 },
  { 164, 26, "M17 30h26c-4 9-11 12-13 18-2-6-9-9-13-18zM13 86c2-12 9-16 17-24 8 8 15 12 17 24z",
    "#f0c674", 0 },

  { 252, 128, "M-20 0a20 5 0 0 1 40 0a20 5 0 0 1 -40 0z", "rgba(0,0,0,0.2)", 0 },
  { 232, 70,
    "M20-8a12 12 0 0 1 8 21c4 5 6 15 7 28h3c2 0 4 2 4 5v10H-2V46c0-3 2-5 4-5h3c1-13 3-23 7-28"
    "A12 12 0 0 1 20-8z",
    "#ad7500", 0 },
  { 232, 70, "M15-5a10 10 0 0 0-5 11", "rgba(255,255,255,0.55)", 2.5f },
};

static const Art arts[] = {
  { .game = "dungeon-raiders",
    .light = "#4f7c69",
    .dark = "#38604f",
    .main_x = 148,
    .main_y = 79,
    .cards = { { "door", NULL, "#4b5563", 30, 28, 84, -9, 0, 0, NULL },
               { "chest", N_ ("Treasure"), "#855700", 186, 30, 84, 9, 0, 0, "4  2" },
               { "dragon", N_ ("Dragon"), "#a63a24", 100, 14, 96, -1, 18, 3, NULL } },
    .n_cards = 3 },
  { .game = "free",
    .light = "#7d8a86",
    .dark = "#5a6763",
    .main_x = 92,
    .main_y = 74,
    .shapes = free_shapes,
    .n_shapes = G_N_ELEMENTS (free_shapes),
    .n_main_shapes = 8,
    .number = "17" },
};

/* For a game without a picture of its own; the middle card bears the game's symbol. */
static const Art plain_art = { .light = "#4b6f86",
                               .dark = "#33516a",
                               .main_x = 148,
                               .main_y = 79,
                               .cards = { { "door", NULL, "#4b5563", 40, 28, 84, -9, 0, 0, NULL },
                                          { "rules", NULL, "#39414d", 176, 30, 84, 9, 0, 0, NULL },
                                          { NULL, "", "#33516a", 100, 14, 96, -1, 0, 0, NULL } },
                               .n_cards = 3 };

struct _TmGamePicture
{
  GtkWidget parent_instance;

  const TmGame *game;
  const Art *art;
  int width;
  int height;
};

G_DEFINE_FINAL_TYPE (TmGamePicture, tm_game_picture, GTK_TYPE_WIDGET)

static GdkRGBA
parse (const char *name)
{
  GdkRGBA color = { 0, 0, 0, 1 };

  gdk_rgba_parse (&color, name);

  return color;
}

static const Art *
find_art (const TmGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (arts); i++)
    if (g_str_equal (arts[i].game, game->id))
      return &arts[i];

  return &plain_art;
}

static void
append_symbol (GtkSnapshot *snapshot, const char *name, float x, float y, float size, GdkRGBA color)
{
  const TmSymbolShape *shape = tm_symbol_shape_find (name);

  if (shape == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  tm_symbol_shape_snapshot (shape, snapshot, size, &color);
  gtk_snapshot_restore (snapshot);
}

/* Words in the middle of an area, smaller if they do not fit. */
static void
append_words (GtkWidget *widget,
              GtkSnapshot *snapshot,
              const char *words,
              double size,
              const graphene_rect_t *area,
              const GdkRGBA *color)
{
  double scale = tm_paint_get_text_scale (widget);
  TmPaintText text = { .text = words, .weight = PANGO_WEIGHT_BOLD, .x_align = 0.5f };
  double width;

  text.size = size / scale;
  width = tm_paint_get_text_width (widget, &text);
  if (width > area->size.width - 6)
    text.size *= (area->size.width - 6) / width;
  tm_paint_text (widget, snapshot, &text, area, color);
}

static void
append_back (GtkSnapshot *snapshot, const Card *card, const graphene_rect_t *area)
{
  GdkRGBA color = parse (card->color);
  GdkRGBA line = { 1, 1, 1, 0.22f };
  GdkRGBA pale = { 1, 1, 1, 0.72f };
  GskRoundedRect inner;

  gtk_snapshot_append_color (snapshot, &color, area);
  gsk_rounded_rect_init_from_rect (&inner, area, 6);
  gsk_rounded_rect_shrink (&inner, 5, 5, 5, 5);
  gtk_snapshot_append_border (snapshot, &inner, (float[]) { 1, 1, 1, 1 },
                              (GdkRGBA[]) { line, line, line, line });
  append_symbol (snapshot, card->symbol, area->size.width / 2 - 19, area->size.height / 2 - 19, 38,
                 pale);
}

static void
append_foot (GtkWidget *widget,
             GtkSnapshot *snapshot,
             const Card *card,
             const graphene_rect_t *area)
{
  GdkRGBA ink = parse ("#26292e");
  GdkRGBA color = parse (card->color);
  TmGlyphs glyphs = { .n_marks = 2 };

  if (card->foot != NULL)
    append_words (widget, snapshot, card->foot, 15, area, &ink);
  if (card->power == 0)
    return;

  glyphs.marks[0].symbol = "shield";
  glyphs.marks[0].look = -1;
  glyphs.marks[0].has_value = TRUE;
  glyphs.marks[0].value = card->power;
  glyphs.marks[1].symbol = "wound";
  glyphs.marks[1].look = -1;
  glyphs.marks[1].has_value = TRUE;
  glyphs.marks[1].value = card->wounds;
  tm_glyphs_snapshot (&glyphs, widget, snapshot, area, 13, &ink, &color);
}

static void
append_face (GtkWidget *widget,
             GtkSnapshot *snapshot,
             const Card *card,
             const char *symbol,
             const graphene_rect_t *area)
{
  GdkRGBA paper = parse ("#fdfbf5");
  GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA color = parse (card->color);
  float width = area->size.width;
  float band = 24;
  float foot = card->power != 0 || card->foot != NULL ? 36 : 0;
  float size = width * 0.46f;

  gtk_snapshot_append_color (snapshot, &paper, area);
  gtk_snapshot_append_color (snapshot, &color, &GRAPHENE_RECT_INIT (0, 0, width, band));
  if (*card->title != '\0')
    append_words (widget, snapshot, _ (card->title), TITLE_SIZE,
                  &GRAPHENE_RECT_INIT (0, 0, width, band), &white);
  append_symbol (snapshot, symbol, (width - size) / 2,
                 band + (area->size.height - band - foot - size) / 2 + 2, size, color);
  if (foot > 0)
    append_foot (widget, snapshot, card,
                 &GRAPHENE_RECT_INIT (6, area->size.height - foot - 2, width - 12, foot));
}

/* A soft edge of flat layers: a blur that is turned takes longer to paint than all the rest. */
static void
append_shade (GtkSnapshot *snapshot, const GskRoundedRect *outline)
{
  GdkRGBA shade = { 0, 0, 0, 0.075f };

  for (float grown = 5; grown > 0; grown -= 1.5f)
    {
      GskRoundedRect layer = *outline;

      gsk_rounded_rect_offset (&layer, 0, 4);
      gsk_rounded_rect_shrink (&layer, -grown, -grown, -grown, -grown);
      gtk_snapshot_push_rounded_clip (snapshot, &layer);
      gtk_snapshot_append_color (snapshot, &shade, &layer.bounds);
      gtk_snapshot_pop (snapshot);
    }
}

static void
append_card (TmGamePicture *self, GtkSnapshot *snapshot, const Card *card)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, card->width, card->width * 1.36f);
  const char *symbol = card->symbol != NULL ? card->symbol : self->game->symbol;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &area, 8);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (card->x + area.size.width / 2,
                                                          card->y + area.size.height / 2));
  gtk_snapshot_rotate (snapshot, card->angle);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (-area.size.width / 2, -area.size.height / 2));
  append_shade (snapshot, &outline);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  if (card->title == NULL)
    append_back (snapshot, card, &area);
  else
    append_face (GTK_WIDGET (self), snapshot, card, symbol, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
append_ground (GtkSnapshot *snapshot, const Art *art, float width, float height)
{
  GskColorStop stops[2] = { { 0, parse (art->light) }, { 1, parse (art->dark) } };

  gtk_snapshot_append_linear_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                       &GRAPHENE_POINT_INIT (width * 0.35f, 0),
                                       &GRAPHENE_POINT_INIT (width * 0.65f, height), stops, 2);
}

static void
append_shape (GtkSnapshot *snapshot, const Shape *shape)
{
  g_autoptr (GskPath) path = gsk_path_parse (shape->path);
  GdkRGBA color = parse (shape->color);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (shape->x, shape->y));
  if (shape->line_width > 0)
    {
      g_autoptr (GskStroke) stroke = gsk_stroke_new (shape->line_width);

      gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
      gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
    }
  else
    {
      gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &color);
    }
  gtk_snapshot_restore (snapshot);
}

static void
append_things (TmGamePicture *self, GtkSnapshot *snapshot, gboolean is_small)
{
  const Art *art = self->art;
  guint n_shapes = is_small ? art->n_main_shapes : art->n_shapes;
  GdkRGBA white = { 1, 1, 1, 1 };

  for (guint i = 0; i < n_shapes; i++)
    append_shape (snapshot, &art->shapes[i]);
  if (art->number != NULL)
    append_words (GTK_WIDGET (self), snapshot, art->number, 23,
                  &GRAPHENE_RECT_INIT (art->main_x - 25, art->main_y - 17, 50, 32), &white);
  for (guint i = is_small && art->n_cards > 0 ? art->n_cards - 1 : 0; i < art->n_cards; i++)
    append_card (self, snapshot, &art->cards[i]);
}

static void
tm_game_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmGamePicture *self = TM_GAME_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  gboolean is_small = width < SMALL_WIDTH;
  float scale
      = is_small ? SMALL_SCALE : CLAMP (MAX (height / ART_HEIGHT, width / ART_WIDTH), 0, 1.4f);
  float x = is_small ? self->art->main_x : ART_WIDTH / 2;
  float y = is_small ? self->art->main_y : ART_HEIGHT / 2;

  append_ground (snapshot, self->art, width, height);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, height / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-x, -y));
  append_things (self, snapshot, is_small);
  gtk_snapshot_pop (snapshot);
}

static void
tm_game_picture_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  TmGamePicture *self = TM_GAME_PICTURE (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

static void
tm_game_picture_class_init (TmGamePictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = tm_game_picture_snapshot;
  widget_class->measure = tm_game_picture_measure;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_game_picture_init (TmGamePicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * tm_game_picture_new:
 * @game: a game
 * @width: the least width in pixels
 * @height: the height in pixels
 *
 * Makes the picture of a game.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_game_picture_new (const TmGame *game, int width, int height)
{
  TmGamePicture *self = g_object_new (TM_TYPE_GAME_PICTURE, NULL);

  self->game = game;
  self->art = find_art (game);
  self->width = width;
  self->height = height;

  return GTK_WIDGET (self);
}
