/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-die.h"

#include <glib/gi18n.h>

#include "tm-motion.h"
#include "tm-paint.h"

#define USUAL_SIZE 56
#define FACE_RATIO 0.62
#define GRID 24
#define PIP_RADIUS 2.6f
#define MAX_PIPS 6
#define TARGET 44
#define MARK_RATIO 0.36f
/* How much smaller a word is written that is too long for its die. */
#define LEAST_TEXT 0.45
/* How far a symbol on a black die is on its way to white. */
#define LIGHT 0.62f

/**
 * TmDie:
 *
 * A die: white with a symbol or pips, black for what is hostile or if it has the role of stone, or in
 * the color of a seat; a ten-sided one as a kite with a number.
 *
 * Chosen dice have a ring, done ones are pale, ones that do not count (`out`) are struck through.
 * A place where a die was or may come (`spent`), or one that is still to be entered (`waiting`), is
 * a hole; only what is hostile and waits is there, and bears an hourglass. A die that shows a new
 * face settles, which takes a moment and delays nothing. The CSS name is `die`.
 */
struct _TmDie
{
  TmNodeView parent_instance;

  int size;
  int least;
  const char *body;
};

G_DEFINE_FINAL_TYPE (TmDie, tm_die, TM_TYPE_NODE_VIEW)

/* The color in which a symbol is printed on its die, and whether that die is black. */
static const struct
{
  const char *symbol;
  guint32 color;
  gboolean is_black;
} faces[] = {
  { "champion", 0x8a5a00, FALSE }, { "fighter", 0xb3261e, FALSE }, { "cleric", 0x1a4fa8, FALSE },
  { "mage", 0x7a3fb0, FALSE },     { "thief", 0x0b6b4f, FALSE },   { "scroll", 0x5b4a36, FALSE },
  { "goblin", 0x9fe07e, TRUE },    { "skeleton", 0xf2efe6, TRUE }, { "ooze", 0x7fd8e8, TRUE },
  { "chest", 0xffc95c, TRUE },     { "potion", 0xff9fd0, TRUE },   { "dragon", 0xff8a70, TRUE },
  { "clover", 0x1d6b33, FALSE },   { "boots", 0x7a4a12, FALSE },   { "skull", 0x3a3440, FALSE },
};

/* Centres of the pips of each number, on a grid of 24. */
static const struct
{
  float x;
  float y;
} pips[MAX_PIPS][MAX_PIPS] = {
  { { 12, 12 } },
  { { 6, 6 }, { 18, 18 } },
  { { 6, 6 }, { 12, 12 }, { 18, 18 } },
  { { 6, 6 }, { 18, 6 }, { 6, 18 }, { 18, 18 } },
  { { 6, 6 }, { 18, 6 }, { 12, 12 }, { 6, 18 }, { 18, 18 } },
  { { 6, 5 }, { 18, 5 }, { 6, 12 }, { 18, 12 }, { 6, 19 }, { 18, 19 } },
};

/* A ten-sided die seen from the front, on a grid of 100. */
static const struct
{
  const char *path;
  guint32 color;
} kite[] = {
  { "M50 3L97 40v20L50 97 3 60V40z", 0x8a2f24 }, { "M50 3L97 40v20L78 58z", 0xa63f31 },
  { "M50 3L3 40v20l19-2z", 0xc4584a },           { "M22 58L3 60l47 37V74z", 0x76261d },
  { "M78 58l19 2-47 37V74z", 0x66201a },         { "M50 3l28 55-28 16-28-16z", 0xd86a59 },
};

static int
find_face (const char *symbol)
{
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      if (g_strcmp0 (symbol, faces[i].symbol) == 0)
        return (int) i;
    }
  return -1;
}

static gboolean
is_kite (const TmPart *part)
{
  return part->symbol == NULL && part->has_value && part->max == 10;
}

static gboolean
has_pips (const TmPart *part)
{
  return part->symbol == NULL && part->has_value && part->value >= 1 && part->value <= MAX_PIPS
         && part->max <= MAX_PIPS;
}

/* A foe that stays for a while, as a companion or under a spell. */
static gboolean
is_guest (const TmPart *part)
{
  return part->role == TM_ROLE_MONSTER && tm_part_is (part, TM_STATE_WAITING);
}

static gboolean
is_hole (const TmPart *part)
{
  return tm_part_is (part, TM_STATE_SPENT)
         || (tm_part_is (part, TM_STATE_WAITING) && !is_guest (part));
}

static const char *
choose_body (const TmPart *part)
{
  int face = find_face (part->symbol);

  if (is_hole (part))
    return "hole";
  if (is_kite (part))
    return "kite";
  if (part->look >= 0 && part->symbol == NULL)
    return "tinted";
  if (part->role == TM_ROLE_MONSTER || part->role == TM_ROLE_STONE
      || (face >= 0 && faces[face].is_black))
    return "black";
  return "white";
}

static void
tm_die_measure (GtkWidget *widget,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline,
                int *natural_baseline)
{
  TmDie *self = TM_DIE (widget);

  *natural = (int) (self->size * tm_paint_get_text_scale (widget));
  *minimum = self->least > 0 ? self->least : *natural;
}

static GskPath *
get_pip_path (int value)
{
  static GskPath *paths[MAX_PIPS];

  if (paths[value - 1] == NULL)
    {
      GskPathBuilder *builder = gsk_path_builder_new ();

      for (int i = 0; i < value; i++)
        gsk_path_builder_add_circle (
            builder, &GRAPHENE_POINT_INIT (pips[value - 1][i].x, pips[value - 1][i].y), PIP_RADIUS);
      paths[value - 1] = gsk_path_builder_free_to_path (builder);
    }
  return paths[value - 1];
}

static void
snapshot_kite (GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, float size)
{
  static GskPath *paths[G_N_ELEMENTS (kite)];
  static const GdkRGBA white = { 1, 1, 1, 1 };
  char number[16];
  TmPaintText text = { .text = number,
                       .size = size * 0.34 / tm_paint_get_text_scale (widget),
                       .weight = PANGO_WEIGHT_ULTRABOLD,
                       .x_align = 0.5f };
  GdkRGBA color;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, size / 100, size / 100);
  for (guint i = 0; i < G_N_ELEMENTS (kite); i++)
    {
      if (paths[i] == NULL)
        paths[i] = gsk_path_parse (kite[i].path);
      tm_paint_rgba (&color, kite[i].color, 1);
      gtk_snapshot_append_fill (snapshot, paths[i], GSK_FILL_RULE_WINDING, &color);
    }
  gtk_snapshot_restore (snapshot);
  g_snprintf (number, sizeof number, "%d", part->value);
  tm_paint_text (widget, snapshot, &text, &GRAPHENE_RECT_INIT (0, 0, size, size * 0.96f), &white);
}

/* Shows that a foe is here for a while only. */
static void
snapshot_guest (GtkSnapshot *snapshot, float size)
{
  float mark = size * MARK_RATIO;
  graphene_rect_t box = GRAPHENE_RECT_INIT (size - mark * 0.86f, -mark * 0.14f, mark, mark);
  GdkRGBA color;

  tm_paint_rgba (&color, 0xf4f2ec, 1);
  tm_paint_rounded (snapshot, &box, mark / 2, &color);
  tm_paint_rgba (&color, 0x34363d, 1);
  tm_paint_symbol (snapshot, "hourglass", box.origin.x + mark * 0.16f, box.origin.y + mark * 0.16f,
                   mark * 0.68f, &color);
}

/* The same symbol on a black die of a set of both colors. */
static void
lighten (GdkRGBA *color)
{
  color->red += (1 - color->red) * LIGHT;
  color->green += (1 - color->green) * LIGHT;
  color->blue += (1 - color->blue) * LIGHT;
}

static void
get_face_color (GtkWidget *widget, const TmPart *part, GdkRGBA *color)
{
  int face = find_face (part->symbol);

  gtk_widget_get_color (widget, color);
  if (face < 0 || is_hole (part))
    return;
  tm_paint_rgba (color, faces[face].color, color->alpha);
  if (part->role == TM_ROLE_STONE && !faces[face].is_black)
    lighten (color);
}

static void
snapshot_face (GtkWidget *widget, GtkSnapshot *snapshot, const TmPart *part, float size)
{
  float face = size * (float) FACE_RATIO;
  float edge = (size - face) / 2;
  char number[16];
  TmPaintText text = { .text = part->label,
                       .size = size * 0.46 / tm_paint_get_text_scale (widget),
                       .weight = PANGO_WEIGHT_ULTRABOLD,
                       .x_align = 0.5f };
  GdkRGBA color;

  get_face_color (widget, part, &color);
  if (part->symbol != NULL)
    {
      tm_paint_symbol (snapshot, part->symbol, edge, edge, face, &color);
      return;
    }
  if (has_pips (part))
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (edge, edge));
      gtk_snapshot_scale (snapshot, face / GRID, face / GRID);
      gtk_snapshot_append_fill (snapshot, get_pip_path (part->value), GSK_FILL_RULE_WINDING,
                                &color);
      gtk_snapshot_restore (snapshot);
      return;
    }
  if (part->has_value)
    {
      g_snprintf (number, sizeof number, "%d", part->value);
      text.text = number;
    }
  text.size *= CLAMP ((size - 6) / tm_paint_get_text_width (widget, &text), LEAST_TEXT, 1);
  tm_paint_text (widget, snapshot, &text, &GRAPHENE_RECT_INIT (2, 0, size - 4, size), &color);
}

/* Shows that the die does not count. */
static void
snapshot_strike (GtkSnapshot *snapshot, float size)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (-size * 0.5f, -1.5f, size, 3);
  GdkRGBA color;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size / 2, size / 2));
  gtk_snapshot_rotate (snapshot, -38);
  tm_paint_rgba (&color, 0xffffff, 0.85f);
  graphene_rect_inset (&box, -1.5f, -1.5f);
  tm_paint_rounded (snapshot, &box, 3, &color);
  graphene_rect_inset (&box, 1.5f, 1.5f);
  tm_paint_rgba (&color, 0xe01b24, 1);
  tm_paint_rounded (snapshot, &box, 1.5f, &color);
  gtk_snapshot_restore (snapshot);
}

static void
tm_die_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  float size = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GdkRGBA line;

  if (is_hole (part))
    {
      gtk_widget_get_color (widget, &line);
      line.alpha *= 0.56f;
      tm_paint_dashed (snapshot, &GRAPHENE_RECT_INIT (0, 0, size, size), size * 0.23f, 1.5f, &line);
    }
  if (is_kite (part))
    snapshot_kite (widget, snapshot, part, size);
  else
    snapshot_face (widget, snapshot, part, size);
  if (is_guest (part))
    snapshot_guest (snapshot, size);
  if (tm_part_is (part, TM_STATE_OUT))
    snapshot_strike (snapshot, size);
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
}

static gboolean
tm_die_contains (GtkWidget *widget, double x, double y)
{
  int size = gtk_widget_get_width (widget);
  double margin = MAX (TARGET - size, 4) / 2.0;

  return x >= -margin && y >= -margin && x < size + margin
         && y < gtk_widget_get_height (widget) + margin;
}

/* A die that was not there before, or only its place, was thrown; so was one that lies another way now. One
 * that has moved up to where another one lay was not. */
static gboolean
shows_new_face (const TmPart *before, const TmPart *part)
{
  if (is_hole (part))
    return FALSE;
  if (before->kind != part->kind || is_hole (before))
    return TRUE;
  return before->piece == part->piece
         && (before->symbol != part->symbol || before->has_value != part->has_value
             || before->value != part->value);
}

static void
tm_die_update (TmNodeView *view, const TmPart *before)
{
  TmDie *self = TM_DIE (view);
  const TmPart *part = tm_node_view_get_part (view);
  const char *body = choose_body (part);

  if (self->body != body)
    {
      if (self->body != NULL)
        gtk_widget_remove_css_class (GTK_WIDGET (view), self->body);
      gtk_widget_add_css_class (GTK_WIDGET (view), body);
      self->body = body;
    }
  if (shows_new_face (before, part))
    tm_motion_play (GTK_WIDGET (view), TM_MOTION_SETTLE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (view),
                               part->detail != NULL ? part->detail : part->label);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static char *
tm_die_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);

  if (!part->has_value || part->symbol != NULL)
    return g_strdup (part->label != NULL ? part->label : "");
  if (part->label != NULL)
    return g_strdup_printf (C_ ("scene", "%s: %d"), part->label, part->value);
  return g_strdup_printf (C_ ("scene", "Die: %d"), part->value);
}

static void
tm_die_class_init (TmDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  widget_class->measure = tm_die_measure;
  widget_class->snapshot = tm_die_snapshot;
  widget_class->contains = tm_die_contains;
  view_class->update = tm_die_update;
  view_class->dup_name = tm_die_dup_name;
  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
}

static void
tm_die_init (TmDie *self)
{
  self->size = USUAL_SIZE;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * tm_die_new:
 * @size: width and height in pixels, before text scaling; from 44 to 62 where it can be touched
 *
 * Makes a die.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_die_new (int size)
{
  TmDie *self = g_object_new (TM_TYPE_DIE, NULL);

  tm_die_set_size (self, size);
  return GTK_WIDGET (self);
}

/**
 * tm_die_new_shrinkable:
 * @size: width and height in pixels where there is room, before text scaling
 *
 * Makes a die that takes the size that it is given.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_die_new_shrinkable (int size)
{
  GtkWidget *widget = tm_die_new (size);

  TM_DIE (widget)->least = 1;
  gtk_widget_set_halign (widget, GTK_ALIGN_FILL);
  gtk_widget_set_valign (widget, GTK_ALIGN_FILL);
  return widget;
}

/**
 * tm_die_has_face:
 * @symbol: (nullable): name of a symbol
 *
 * Tells whether a symbol is printed on dice, in a color of its own.
 *
 * Returns: whether it is
 */
gboolean
tm_die_has_face (const char *symbol)
{
  return find_face (symbol) >= 0;
}

/**
 * tm_die_set_size:
 * @self: a die
 * @size: width and height in pixels, before text scaling
 *
 * Changes the size of the die.
 */
void
tm_die_set_size (TmDie *self, int size)
{
  g_return_if_fail (TM_IS_DIE (self));
  if (size == self->size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
