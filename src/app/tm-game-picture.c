/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-glyphs.h"
#include "scene/tm-paint.h"
#include "scene/tm-symbols.h"

#include "tm-game-art.h"
#include "tm-game-picture.h"

/* A width below which only the main thing in the picture is shown, so much smaller. */
#define SMALL_WIDTH 120
#define SMALL_SCALE 0.58f

#define TITLE_SIZE 12

struct _TmGamePicture
{
  GtkWidget parent_instance;

  const TmGame *game;
  const TmArt *art;
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
append_back (GtkSnapshot *snapshot, const TmArtCard *card, const graphene_rect_t *area)
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
             const TmArtCard *card,
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
             const TmArtCard *card,
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

  for (int step = 0; step < 4; step++)
    {
      GskRoundedRect layer = *outline;
      float grown = 5 - 1.5f * (float) step;

      gsk_rounded_rect_offset (&layer, 0, 4);
      gsk_rounded_rect_shrink (&layer, -grown, -grown, -grown, -grown);
      gtk_snapshot_push_rounded_clip (snapshot, &layer);
      gtk_snapshot_append_color (snapshot, &shade, &layer.bounds);
      gtk_snapshot_pop (snapshot);
    }
}

static void
append_card (TmGamePicture *self, GtkSnapshot *snapshot, const TmArtCard *card)
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
append_ground (GtkSnapshot *snapshot, const TmArt *art, float width, float height)
{
  GskColorStop stops[2] = { { 0, parse (art->light) }, { 1, parse (art->dark) } };

  gtk_snapshot_append_linear_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                       &GRAPHENE_POINT_INIT (width * 0.35f, 0),
                                       &GRAPHENE_POINT_INIT (width * 0.65f, height), stops, 2);
}

static void
append_outline (GtkSnapshot *snapshot, const TmArtShape *shape)
{
  g_autoptr (GskPath) path = gsk_path_parse (shape->path);
  GdkRGBA color = parse (shape->color);

  if (shape->line_width > 0)
    {
      g_autoptr (GskStroke) stroke = gsk_stroke_new (shape->line_width);

      gsk_stroke_set_line_cap (stroke, shape->is_cut ? GSK_LINE_CAP_BUTT : GSK_LINE_CAP_ROUND);
      gsk_stroke_set_line_join (stroke, shape->is_cut ? GSK_LINE_JOIN_MITER : GSK_LINE_JOIN_ROUND);
      gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
    }
  else
    {
      gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &color);
    }
}

static void
append_thing (GtkSnapshot *snapshot, const TmArtThing *thing)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (thing->pivot_x, thing->pivot_y));
  gtk_snapshot_rotate (snapshot, thing->angle);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (thing->x - thing->pivot_x, thing->y - thing->pivot_y));
  gtk_snapshot_scale (snapshot, thing->scale, thing->scale);
  for (guint i = 0; i < thing->n_shapes; i++)
    {
      const TmArtShape *shape = &thing->shapes[i];

      if (shape->symbol != NULL)
        append_symbol (snapshot, shape->symbol, shape->x, shape->y, shape->line_width,
                       parse (shape->color));
      else
        append_outline (snapshot, shape);
    }
  gtk_snapshot_restore (snapshot);
}

/* Seen from above and a little from the front: below its face there is an edge. */
static void
append_die (GtkSnapshot *snapshot, const TmArtDie *die)
{
  float size = die->size;
  float depth = size * 0.07f;
  float face = size * 0.62f;
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, size, size);
  GdkRGBA body = parse (die->body);
  GdkRGBA edge = parse (die->edge);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &area, size * 0.2f);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (die->x + size / 2, die->y + size / 2));
  gtk_snapshot_rotate (snapshot, die->angle);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, -size / 2));
  append_shade (snapshot, &outline);
  tm_paint_rounded (snapshot, &GRAPHENE_RECT_INIT (0, depth, size, size), size * 0.2f, &edge);
  tm_paint_rounded (snapshot, &area, size * 0.2f, &body);
  append_symbol (snapshot, die->symbol, (size - face) / 2, (size - face) / 2, face,
                 parse (die->ink));
  gtk_snapshot_restore (snapshot);
}

/* Where there is no room for all of it, only what is most telling. */
static void
append_all (TmGamePicture *self, GtkSnapshot *snapshot, gboolean is_small)
{
  const TmArt *art = self->art;
  guint n_dice = is_small ? art->n_main_dice : art->n_dice;
  GdkRGBA white = { 1, 1, 1, 1 };

  for (guint i = is_small ? art->main_thing : 0; i < art->n_things; i++)
    append_thing (snapshot, &art->things[i]);
  if (art->number != NULL)
    append_words (GTK_WIDGET (self), snapshot, art->number, 23,
                  &GRAPHENE_RECT_INIT (art->main_x - 25, art->main_y - 17, 50, 32), &white);
  for (guint i = 0; i < n_dice; i++)
    append_die (snapshot, &art->dice[i]);
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
  float scale = is_small ? SMALL_SCALE
                         : CLAMP (MAX (height / TM_ART_HEIGHT, width / TM_ART_WIDTH), 0, 1.4f);
  float x = is_small ? self->art->main_x : TM_ART_WIDTH / 2;
  float y = is_small ? self->art->main_y : TM_ART_HEIGHT / 2;

  append_ground (snapshot, self->art, width, height);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, height / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-x, -y));
  append_all (self, snapshot, is_small);
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
  self->art = tm_game_art_find (game);
  self->width = width;
  self->height = height;

  return GTK_WIDGET (self);
}
