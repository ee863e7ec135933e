/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-symbols.h"

#include "tm-game-picture.h"

/* The picture is composed for this size and scaled to fill. */
#define ART_WIDTH 296.0f
#define ART_HEIGHT 160.0f

/* A width below which only the middle of the picture is shown. */
#define SMALL_WIDTH 120

/* The shadow below a card fades out in so many steps, each so much wider than the one before. */
#define SHADE_STEPS 4
#define SHADE_STEP_WIDTH 2.0f
#define SHADE_FALL 4.0f

typedef struct
{
  const char *symbol;
  const char *title;
  const char *color;
  float x;
  float y;
  float width;
  float angle;
} Card;

typedef struct
{
  const char *game;
  const char *light;
  const char *dark;
  Card cards[3];
} Art;

/* A card without a title lies face down. The last card is the topmost. */
static const Art arts[] = {
  { "dungeon-raiders",
    "#4f7c69",
    "#38604f",
    { { "door", NULL, "#4b5563", 30, 28, 84, -9 },
      { "chest", N_ ("Treasure"), "#855700", 186, 30, 84, 9 },
      { "dragon", N_ ("Dragon"), "#a63a24", 100, 14, 96, -1 } } },
};

/* For a game without a picture of its own; the middle card bears the game's symbol. */
static const Art plain_art = { NULL,
                               "#4b6f86",
                               "#33516a",
                               { { "door", NULL, "#4b5563", 40, 28, 84, -9 },
                                 { "rules", NULL, "#39414d", 176, 30, 84, 9 },
                                 { NULL, "", "#33516a", 100, 14, 96, -1 } } };

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

static void
append_title (GtkWidget *widget, GtkSnapshot *snapshot, const char *title, float width, float band)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, title);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (
      pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  GdkRGBA white = { 1, 1, 1, 1 };
  int text_width;
  int text_height;

  pango_font_description_set_absolute_size (font, 12 * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  if (text_width > width - 6)
    {
      pango_font_description_set_absolute_size (font, 12 * PANGO_SCALE * (width - 6) / text_width);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_pixel_size (layout, &text_width, &text_height);
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - (float) text_width) / 2,
                                                          (band - (float) text_height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &white);
  gtk_snapshot_restore (snapshot);
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
append_face (GtkWidget *widget,
             GtkSnapshot *snapshot,
             const Card *card,
             const char *symbol,
             const graphene_rect_t *area)
{
  GdkRGBA paper = parse ("#fdfbf5");
  GdkRGBA color = parse (card->color);
  const char *title = *card->title != '\0' ? _ (card->title) : "";
  float band = 26;
  float size = area->size.width * 0.48f;

  gtk_snapshot_append_color (snapshot, &paper, area);
  gtk_snapshot_append_color (snapshot, &color, &GRAPHENE_RECT_INIT (0, 0, area->size.width, band));
  append_title (widget, snapshot, title, area->size.width, band);
  append_symbol (snapshot, symbol, (area->size.width - size) / 2,
                 band + (area->size.height - band - size) / 2, size, color);
}

/* Drawn in software, one blurred shadow takes longer than all cards together; steps look the same
 * at this size and cost next to nothing. */
static void
append_shade (GtkSnapshot *snapshot, const GskRoundedRect *outline)
{
  GdkRGBA shade = { 0, 0, 0, 0.085f };

  for (guint i = 0; i < SHADE_STEPS; i++)
    gtk_snapshot_append_outset_shadow (snapshot, outline, &shade, 0, SHADE_FALL,
                                       ((float) i - (SHADE_STEPS - 1) / 2.0f) * SHADE_STEP_WIDTH,
                                       0);
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
tm_game_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmGamePicture *self = TM_GAME_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float scale = MAX (height / ART_HEIGHT, width / ART_WIDTH);

  append_ground (snapshot, self->art, width, height);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  if (width < SMALL_WIDTH)
    {
      Card card = self->art->cards[2];

      card.x = (width - 56) / 2;
      card.y = (height - 56 * 1.36f) / 2;
      card.width = 56;
      card.title = card.title != NULL ? "" : NULL;
      append_card (self, snapshot, &card);
    }
  else
    {
      scale = MIN (scale, 1.4f);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - ART_WIDTH * scale) / 2,
                                                              (height - ART_HEIGHT * scale) / 2));
      gtk_snapshot_scale (snapshot, scale, scale);
      for (guint i = 0; i < G_N_ELEMENTS (self->art->cards); i++)
        append_card (self, snapshot, &self->art->cards[i]);
    }

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
