/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-room-card.h"

#include <glib/gi18n.h>

#include "tm-glyphs.h"
#include "tm-motion.h"
#include "tm-paint.h"

#define RATIO 1.36
#define WIDTH 114
#define CURRENT_WIDTH 136
#define SMALL_WIDTH 46
#define SMALL_CURRENT_WIDTH 66
/* Below this a card has no room for words, below the other not even for its foot. */
#define WORDS_WIDTH 84
#define FOOT_WIDTH 66
#define BAND 26
#define SMALL_BAND 7
#define MAX_BAND_SCALE 1.6
#define INK 0x2d2a26

/**
 * TmRoomCard:
 *
 * A large card on the mat: a band with its name, a picture, and a foot of small marks.
 *
 * Face down it is a dark back with a door; the current one is larger and has a ring; one that is
 * settled leaves an outline with a check. It shrinks with the room there is; below 84 pixels
 * the band bears no words, and the name is the tooltip. The CSS name is `roomcard`; its `color`
 * is that of the band and the picture.
 */
struct _TmRoomCard
{
  TmNodeView parent_instance;

  int width;
  TmGlyphs foot;
  char *name;
};

G_DEFINE_FINAL_TYPE (TmRoomCard, tm_room_card, TM_TYPE_NODE_VIEW)

static float
get_band_height (GtkWidget *widget)
{
  if (gtk_widget_get_width (widget) < WORDS_WIDTH)
    return SMALL_BAND;
  return (float) (BAND * MIN (tm_paint_get_text_scale (widget), MAX_BAND_SCALE));
}

static GtkSizeRequestMode
tm_room_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_natural_width (TmRoomCard *self)
{
  gboolean is_current = tm_part_is (tm_node_view_get_part (TM_NODE_VIEW (self)), TM_STATE_CURRENT);

  if (self->width > 0)
    return self->width;
  return (int) ((is_current ? CURRENT_WIDTH : WIDTH) * tm_paint_get_text_scale (GTK_WIDGET (self)));
}

static void
tm_room_card_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  TmRoomCard *self = TM_ROOM_CARD (widget);
  gboolean is_current = tm_part_is (tm_node_view_get_part (TM_NODE_VIEW (self)), TM_STATE_CURRENT);
  int width = get_natural_width (self);
  int smallest = self->width > 0 ? self->width : is_current ? SMALL_CURRENT_WIDTH : SMALL_WIDTH;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = smallest;
      *natural = width;
    }
  else
    {
      *natural = (int) ((for_size >= 0 ? MIN (for_size, width) : width) * RATIO + 0.5);
      *minimum = for_size >= 0 ? *natural : (int) (smallest * RATIO + 0.5);
    }
}

static void
snapshot_band (GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, const GdkRGBA *kind)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  float width = (float) gtk_widget_get_width (widget);
  gboolean has_words = width >= WORDS_WIDTH;
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, width, get_band_height (widget));
  TmPaintText text
      = { .text = part->label, .size = 12, .weight = PANGO_WEIGHT_BOLD, .x_align = 0.5f };

  gtk_snapshot_append_color (snapshot, kind, &box);
  graphene_rect_inset (&box, 4, 0);
  if (has_words)
    tm_paint_text (widget, snapshot, &text, &box, &white);
}

static void
snapshot_glow (GtkSnapshot *snapshot, const graphene_rect_t *box, const GdkRGBA *kind)
{
  graphene_point_t middle;
  float radius = MIN (box->size.width, box->size.height) / 2;
  GskColorStop stops[] = { { 0, *kind }, { 0.92f, *kind } };

  stops[0].color.alpha = 0.13f;
  stops[1].color.alpha = 0;
  graphene_rect_get_center (box, &middle);
  gtk_snapshot_append_radial_gradient (snapshot, box, &middle, radius, radius, 0, 1, stops,
                                       G_N_ELEMENTS (stops));
}

static void
snapshot_art (GtkSnapshot *snapshot,
              const char *symbol,
              const graphene_rect_t *box,
              const GdkRGBA *color)
{
  float size = MIN (box->size.width * 0.47f, box->size.height * 0.86f);

  tm_paint_symbol (snapshot, symbol, box->origin.x + (box->size.width - size) / 2,
                   box->origin.y + (box->size.height - size) / 2, size, color);
}

static void
snapshot_face (TmRoomCard *self, GtkSnapshot *snapshot, const TmPart *part, const GdkRGBA *kind)
{
  GtkWidget *widget = GTK_WIDGET (self);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float top = get_band_height (widget);
  float foot = width >= FOOT_WIDTH && self->foot.n_marks > 0 ? width * 0.38f : 0;
  graphene_rect_t art = GRAPHENE_RECT_INIT (0, top, width, height - top - foot);
  GskRoundedRect edge;
  GdkRGBA ink;

  tm_paint_rgba (&ink, INK, 1);
  gsk_rounded_rect_init_from_rect (&edge, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                   width >= WORDS_WIDTH ? 10 : 7);
  gtk_snapshot_push_rounded_clip (snapshot, &edge);
  snapshot_band (widget, snapshot, part, kind);
  gtk_snapshot_pop (snapshot);
  snapshot_glow (snapshot, &art, kind);
  snapshot_art (snapshot, part->symbol, &art, kind);
  if (foot > 0)
    tm_glyphs_snapshot (&self->foot, widget, snapshot,
                        &GRAPHENE_RECT_INIT (6, height - foot, width - 12, foot * 0.84f),
                        width * 0.148f, &ink, kind);
}

static void
snapshot_done (TmRoomCard *self, GtkSnapshot *snapshot, const TmPart *part, const GdkRGBA *color)
{
  GtkWidget *widget = GTK_WIDGET (self);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  gboolean has_words = width >= WORDS_WIDTH;
  float top = has_words ? get_band_height (widget) : 0;
  float foot = has_words ? width * 0.33f : 0;
  float check = width * 0.18f;
  TmPaintText text
      = { .text = part->label, .size = 12, .weight = PANGO_WEIGHT_BOLD, .x_align = 0.5f };
  GdkRGBA line = *color;

  line.alpha *= 0.34f;
  tm_paint_dashed (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), has_words ? 10 : 7, 1.5f,
                   &line);
  snapshot_art (snapshot, part->symbol, &GRAPHENE_RECT_INIT (0, top, width, height - top - foot),
                color);
  if (!has_words)
    return;
  tm_paint_text (widget, snapshot, &text, &GRAPHENE_RECT_INIT (4, 0, width - 8, top), color);
  if (self->foot.n_marks > 0)
    tm_glyphs_snapshot (&self->foot, widget, snapshot,
                        &GRAPHENE_RECT_INIT (6, height - foot, width - 12, foot * 0.8f),
                        width * 0.148f, color, color);
  else
    tm_paint_check (snapshot, (width - check) / 2, height - foot * 0.8f, check, color);
}

static void
snapshot_back (GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, const GdkRGBA *color)
{
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  gboolean is_large = width >= WORDS_WIDTH;
  float inset = is_large ? 6 : 3;
  GdkRGBA line;
  GskRoundedRect edge;

  tm_paint_rgba (&line, 0xffffff, 0.22f);
  gsk_rounded_rect_init_from_rect (
      &edge, &GRAPHENE_RECT_INIT (inset, inset, width - 2 * inset, height - 2 * inset),
      is_large ? 5 : 4);
  gtk_snapshot_append_border (snapshot, &edge, (float[]) { 1, 1, 1, 1 },
                              (GdkRGBA[]) { line, line, line, line });
  snapshot_art (snapshot, part->symbol != NULL ? part->symbol : "door",
                &GRAPHENE_RECT_INIT (0, 0, width, height), color);
}

static void
tm_room_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmRoomCard *self = TM_ROOM_CARD (widget);
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  if (tm_part_is (part, TM_STATE_DARK))
    snapshot_back (widget, snapshot, part, &color);
  else if (tm_part_is (part, TM_STATE_DONE))
    snapshot_done (self, snapshot, part, &color);
  else
    snapshot_face (self, snapshot, part, &color);
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
}

/* Whether it was turned face up, or dealt face up where another card lay or none. */
static gboolean
shows_new_face (const TmPart *before, const TmPart *part)
{
  if (tm_part_is (part, TM_STATE_DARK))
    return FALSE;
  return before->kind != part->kind || tm_part_is (before, TM_STATE_DARK)
         || before->piece != part->piece;
}

static void
tm_room_card_update (TmNodeView *view, const TmPart *before)
{
  const TmPart *part = tm_node_view_get_part (view);

  if (shows_new_face (before, part))
    tm_motion_play (GTK_WIDGET (view), TM_MOTION_TURN);
  if (((before->state ^ part->state) & TM_STATE_CURRENT) != 0)
    gtk_widget_queue_resize (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
  gtk_widget_set_tooltip_text (GTK_WIDGET (view),
                               part->detail != NULL ? part->detail : part->label);
}

static void
tm_room_card_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmRoomCard *self = TM_ROOM_CARD (view);

  if (tm_glyphs_read (&self->foot, stage, index))
    gtk_widget_queue_draw (GTK_WIDGET (view));
  g_free (self->name);
  self->name = tm_glyphs_dup_name (stage, index);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, self->name,
                                  -1);
}

static char *
tm_room_card_dup_name (TmNodeView *view)
{
  TmRoomCard *self = TM_ROOM_CARD (view);
  const TmPart *part = tm_node_view_get_part (view);

  if (part->label == NULL && tm_part_is (part, TM_STATE_DARK))
    return g_strdup (C_ ("scene", "Face-down card"));
  if (self->name != NULL)
    return g_strdup (self->name);
  return g_strdup (part->label != NULL ? part->label : "");
}

static void
tm_room_card_finalize (GObject *object)
{
  g_free (TM_ROOM_CARD (object)->name);
  G_OBJECT_CLASS (tm_room_card_parent_class)->finalize (object);
}

static void
tm_room_card_class_init (TmRoomCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_room_card_finalize;
  widget_class->get_request_mode = tm_room_card_get_request_mode;
  widget_class->measure = tm_room_card_measure;
  widget_class->snapshot = tm_room_card_snapshot;
  view_class->update = tm_room_card_update;
  view_class->update_children = tm_room_card_update_children;
  view_class->dup_name = tm_room_card_dup_name;
  gtk_widget_class_set_css_name (widget_class, "roomcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
tm_room_card_init (TmRoomCard *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * tm_room_card_new:
 *
 * Makes a card.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_room_card_new (void)
{
  return g_object_new (TM_TYPE_ROOM_CARD, NULL);
}

/**
 * tm_room_card_set_width:
 * @self: a card
 * @width: in pixels; 0: by what it shows and the room there is
 *
 * Fixes the size of the card.
 */
void
tm_room_card_set_width (TmRoomCard *self, int width)
{
  g_return_if_fail (TM_IS_ROOM_CARD (self));
  if (width == self->width)
    return;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
