/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-place-things.h"

#include <string.h>

#include "tm-board-inks.h"
#include "tm-board-rock.h"
#include "tm-figures.h"
#include "tm-paint.h"

/* Parts of a cell. */
#define EVENT_PART 0.43f
#define GEM_PART 0.62f
#define ASIDE_PART 0.36f
#define LARGE_TOKEN_PART 0.64f
#define TOKEN_PART 0.4f
#define PAWN_PART 0.66f
#define TURN_PAWN_PART 0.62f
#define SPOT_PART 0.9f
#define PAIR_PART 0.5f
#define CROWD_PART 0.44f
/* In a row pawns may be so much higher than there is room beside each other. */
#define ROW_PAWN_PART 1.4f
#define ROW_TURN_PART 0.72f
#define BADGE_PART 0.34f
#define LEAST_BADGE 14.0f
#define CORNER_PART 0.21f
#define SPENT_OPACITY 0.4
#define OUT_OPACITY 0.6
/* The numbers that fit into a set of bits. */
#define MOST_NUMBER 31

static void
read_token (TmPlaceToken *token, const TmPart *part)
{
  token->symbol = part->symbol;
  token->role = part->role;
  token->has_value = part->has_value;
  token->value = part->value;
  token->is_gone = tm_part_is (part, TM_STATE_SPENT | TM_STATE_DONE);
  if (part->symbol == NULL && part->label != NULL)
    g_strlcpy (token->letter, part->label, sizeof token->letter);
}

static void
read_mark (TmPlaceThings *self, const TmPart *part)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (TM_EDGE_GET (part->edges, side) != 0)
      {
        read_token (&self->marks[side], part);
        self->has_mark |= 1u << side;
      }
}

static void
read_glyph (TmPlaceThings *self, const TmPart *part)
{
  if (part->edges != 0)
    read_mark (self, part);
  else if (tm_place_is_printed (self->is_card, part))
    {
      if (self->n_printed < TM_MAX_PRINTED)
        read_token (&self->printed[self->n_printed++], part);
    }
  else if (part->symbol != NULL || (self->is_card && !part->has_value))
    {
      if (self->n_tokens < TM_MAX_TOKENS)
        read_token (&self->tokens[self->n_tokens++], part);
    }
  else if (part->has_value && part->value >= 0 && part->value <= MOST_NUMBER)
    self->numbers |= 1u << part->value;
}

static void
read_pawn (TmPlaceThings *self, const TmPart *part)
{
  guint n = self->n_pawns;

  if (n == TM_MAX_PAWNS)
    return;
  self->pawns[n].look = part->look;
  self->pawns[n].symbol = part->symbol;
  self->pawns[n].state = part->state;
  self->n_pawns++;
}

/**
 * tm_place_is_on_card:
 * @stage: a stage
 * @place: a cell or a door in it
 *
 * Tells whether a place is a card of a dungeon.
 *
 * Returns: whether a card lies there face up
 */
gboolean
tm_place_is_on_card (const TmStage *stage, guint place)
{
  const TmPart *part = tm_stage_get (stage, place);

  return part->kind == TM_NODE_CELL && part->role == TM_ROLE_STONE
         && !tm_part_is (part, TM_STATE_DARK)
         && tm_part_is_cards (tm_stage_get (stage, part->parent));
}

/**
 * tm_place_is_printed:
 * @is_card: whether it is on a card of a dungeon
 * @glyph: a part of kind %TM_NODE_GLYPH
 *
 * Tells whether something is printed on the card rather than lying on it.
 *
 * Returns: whether it is
 */
gboolean
tm_place_is_printed (gboolean is_card, const TmPart *glyph)
{
  return is_card && glyph->symbol != NULL && (glyph->has_value || glyph->role == TM_ROLE_TRAP);
}

/**
 * tm_place_things_read:
 * @self: the things to fill
 * @stage: a stage
 * @place: a cell or a door in it
 *
 * Reads what there is, as much as there is ever room for.
 *
 * Returns: whether it differs from what was in @self
 */
gboolean
tm_place_things_read (TmPlaceThings *self, const TmStage *stage, guint place)
{
  TmPlaceThings now;

  memset (&now, 0, sizeof now);
  now.is_card = tm_place_is_on_card (stage, place);
  for (guint i = tm_stage_get (stage, place)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_PAWN)
        read_pawn (&now, part);
      else if (part->kind == TM_NODE_GLYPH)
        read_glyph (&now, part);
    }
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): both began as zeros */
  if (memcmp (self, &now, sizeof now) == 0)
    return FALSE;
  memcpy (self, &now, sizeof now);
  return TRUE;
}

/**
 * tm_place_things_has_turn:
 * @self: some things
 *
 * Tells whether a pawn stands there whose turn it is.
 *
 * Returns: whether one does
 */
gboolean
tm_place_things_has_turn (const TmPlaceThings *self)
{
  for (guint i = 0; i < self->n_pawns; i++)
    if ((self->pawns[i].state & TM_STATE_TURN) != 0)
      return TRUE;
  return FALSE;
}

/**
 * tm_place_things_dup_numbers:
 * @numbers: a set of numbers, as bits
 *
 * Spells a set of numbers as short as it gets: "1 3–6".
 *
 * Returns: (transfer full): the text, perhaps empty
 */
char *
tm_place_things_dup_numbers (guint32 numbers)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i <= MOST_NUMBER; i++)
    {
      guint last = i;

      if ((numbers >> i & 1) == 0)
        continue;
      while (last < MOST_NUMBER && (numbers >> (last + 1) & 1) != 0)
        last++;
      if (last < i + 2)
        last = i;
      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", i);
      if (last > i)
        g_string_append_printf (text, "–%u", last);
      i = last;
    }
  return g_string_free (text, FALSE);
}

/* What is printed on the tile */

static void
get_event_ink (const char *symbol, GdkRGBA *ink)
{
  static const struct
  {
    const char *symbol;
    guint32 color;
  } inks[] = {
    { "find", 0x7a5200 }, { "boom", 0xb3261e },     { "portal", 0x6c3fa0 },
    { "exit", 0x0b6b4f }, { "blackgem", 0x2c2750 }, { "rubble", 0x5f564c },
    { "sack", 0x7a5200 }, { "crystal", 0x2c2750 },
  };

  tm_paint_rgba (ink, 0x2d2a26, 1);
  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    if (g_strcmp0 (symbol, inks[i].symbol) == 0)
      tm_paint_rgba (ink, inks[i].color, 1);
}

/* A crystal is an object as long as it can be taken. */
static void
snapshot_symbol (GtkSnapshot *snapshot,
                 const char *symbol,
                 gboolean is_spent,
                 const graphene_point_t *at,
                 float size)
{
  GdkRGBA ink;

  if (!is_spent && tm_figure_is_gem (symbol))
    {
      tm_figure_gem (snapshot, at, size * GEM_PART / EVENT_PART);
      return;
    }
  get_event_ink (symbol, &ink);
  if (is_spent)
    ink.alpha = (float) SPENT_OPACITY;
  tm_paint_symbol (snapshot, symbol, at->x - size / 2, at->y - size / 2, size, &ink);
}

/* What fills the middle if nobody stands there: a crystal, or else rubble; -1: nothing. */
static int
find_large (const TmPlaceThings *self)
{
  int large = -1;

  for (guint i = 0; i < self->n_tokens && self->n_pawns == 0; i++)
    if (tm_figure_is_gem (self->tokens[i].symbol))
      return (int) i;
    else if (large < 0 && g_str_equal (self->tokens[i].symbol, "rubble"))
      large = (int) i;
  return large;
}

/* Whether the middle of the cell is taken by something else. */
static gboolean
is_covered (const TmPlaceThings *self)
{
  return self->n_pawns > 0 || find_large (self) >= 0;
}

/**
 * tm_place_things_snapshot_event:
 * @self: what lies and stands above it
 * @snapshot: what to draw on, the cell at 0, 0
 * @symbol: what is printed on the tile
 * @is_spent: whether it has had its effect
 * @size: width and height of the cell
 *
 * Draws what is printed on a tile: in the middle, or in a corner if something stands there.
 */
void
tm_place_things_snapshot_event (const TmPlaceThings *self,
                                GtkSnapshot *snapshot,
                                const char *symbol,
                                gboolean is_spent,
                                float size)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT (size / 2, size / 2);
  float radius = size * ASIDE_PART / 2;
  graphene_point_t corner = GRAPHENE_POINT_INIT (size * CORNER_PART, size * CORNER_PART);
  TmRockInks inks;

  if (!is_covered (self))
    {
      snapshot_symbol (snapshot, symbol, is_spent, &middle, size * EVENT_PART);
      return;
    }
  tm_rock_inks_init (&inks);
  tm_paint_rounded (
      snapshot, &GRAPHENE_RECT_INIT (corner.x - radius, corner.y - radius, 2 * radius, 2 * radius),
      radius, &inks.wall);
  radius -= 1.5f;
  tm_paint_rounded (
      snapshot, &GRAPHENE_RECT_INIT (corner.x - radius, corner.y - radius, 2 * radius, 2 * radius),
      radius, &inks.floor);
  snapshot_symbol (snapshot, symbol, is_spent, &corner, radius * 1.5f);
}

/* Tokens */

static graphene_point_t
get_corner (guint nth, float size)
{
  float in = size * CORNER_PART, out = size - size * CORNER_PART;
  const graphene_point_t corners[] = { { out, in }, { in, out }, { out, out }, { in, in } };

  return corners[nth % G_N_ELEMENTS (corners)];
}

/**
 * tm_place_things_snapshot_token:
 * @self: some things
 * @i: which of the tokens
 * @widget: the widget whose font is used
 * @snapshot: what to draw on
 * @at: its middle
 * @size: width and height
 *
 * Draws a token, with how many there are of it.
 */
void
tm_place_things_snapshot_token (const TmPlaceThings *self,
                                guint i,
                                GtkWidget *widget,
                                GtkSnapshot *snapshot,
                                const graphene_point_t *at,
                                float size)
{
  const char *symbol = self->tokens[i].symbol;
  GdkRGBA color;

  if (self->tokens[i].is_gone)
    gtk_snapshot_push_opacity (snapshot, SPENT_OPACITY);
  if (symbol == NULL)
    tm_figure_letter (widget, snapshot, self->tokens[i].letter, at, size);
  else if (tm_figure_is_gem (symbol))
    tm_figure_gem (snapshot, at, size);
  else
    tm_figure_token (snapshot, symbol, self->tokens[i].role, at, size, FALSE);
  if (self->tokens[i].is_gone)
    gtk_snapshot_pop (snapshot);
  if (!self->tokens[i].has_value || self->tokens[i].value < 2)
    return;
  tm_paint_rgba (&color, 0x1d1a2b, 1);
  {
    char number[12];

    g_snprintf (number, sizeof number, "%d", self->tokens[i].value);
    tm_figure_pill (widget, snapshot, number,
                    &GRAPHENE_POINT_INIT (at->x + size * 0.6f, at->y + size * 0.1f),
                    MAX (size * 0.45f, LEAST_BADGE), &color);
  }
}

/**
 * tm_place_things_snapshot_tokens:
 * @self: some things
 * @widget: the widget whose font is used
 * @snapshot: what to draw on, the cell at 0, 0
 * @size: width and height of the cell
 *
 * Draws the tokens: in the corners, or in the middle what fills it.
 */
void
tm_place_things_snapshot_tokens (const TmPlaceThings *self,
                                 GtkWidget *widget,
                                 GtkSnapshot *snapshot,
                                 float size)
{
  /* Numbers have the first corner. */
  guint corner = self->numbers != 0 ? 1 : 0;

  for (guint i = 0; i < self->n_tokens; i++)
    {
      graphene_point_t at = GRAPHENE_POINT_INIT (size / 2, size / 2);
      float part = LARGE_TOKEN_PART;

      if ((int) i != find_large (self))
        {
          at = get_corner (corner++, size);
          part = TOKEN_PART;
        }
      tm_place_things_snapshot_token (self, i, widget, snapshot, &at, size * part);
    }
}

/* Pawns */

static graphene_point_t
get_stand (guint nth, guint n, const graphene_point_t *middle, float size)
{
  float aside = size * 0.235f, up = size * 0.225f;
  float x = nth % 2 == 0 ? -aside : aside;

  if (n == 1)
    return *middle;
  if (n == 2)
    return GRAPHENE_POINT_INIT (middle->x + x, middle->y + size * 0.1f);
  if (n == 3 && nth == 2)
    x = 0;
  return GRAPHENE_POINT_INIT (middle->x + x, middle->y + (nth < 2 ? -up : up));
}

static void
snapshot_carried (GtkSnapshot *snapshot,
                  const char *symbol,
                  const graphene_point_t *stand,
                  float pawn)
{
  graphene_point_t at = GRAPHENE_POINT_INIT (stand->x + pawn * 0.44f, stand->y + pawn * 0.2f);

  if (symbol == NULL)
    return;
  if (tm_figure_is_gem (symbol))
    tm_figure_gem (snapshot, &at, pawn * 0.66f);
  else
    tm_figure_token (snapshot, symbol, TM_ROLE_NONE, &at, pawn * 0.5f, FALSE);
}

static gboolean
is_turn (const TmPlaceThings *self, guint i)
{
  return (self->pawns[i].state & TM_STATE_TURN) != 0;
}

/* Who stands, or lies within a dashed ring. */
static void
snapshot_figure (
    GtkSnapshot *snapshot, int look, guint state, const graphene_point_t *at, float size)
{
  if ((state & TM_STATE_DARK) != 0)
    tm_figure_fallen (snapshot, look, at, size, (state & TM_STATE_TURN) != 0);
  else
    tm_figure_pawn (snapshot, look, at, size);
}

/* A pawn, and around it, if it has the turn, its spot. */
static void
snapshot_pawn (const TmPlaceThings *self,
               guint i,
               GtkSnapshot *snapshot,
               const graphene_point_t *stand,
               float pawn,
               float spot)
{
  gboolean is_out = (self->pawns[i].state & TM_STATE_OUT) != 0;

  if (is_out)
    gtk_snapshot_push_opacity (snapshot, OUT_OPACITY);
  if (is_turn (self, i))
    tm_figure_spot (snapshot, self->pawns[i].look, stand, spot);
  snapshot_figure (snapshot, self->pawns[i].look, self->pawns[i].state, stand, pawn);
  snapshot_carried (snapshot, self->pawns[i].symbol, stand, pawn);
  if ((self->pawns[i].state & TM_STATE_WAITING) != 0)
    tm_figure_token (snapshot, "skip", TM_ROLE_NONE,
                     &GRAPHENE_POINT_INIT (stand->x - pawn * 0.42f, stand->y + pawn * 0.28f),
                     pawn * 0.42f, FALSE);
  if (is_out)
    gtk_snapshot_pop (snapshot);
}

/* On a tile a single pawn is as large as can be, and several make room for each other. */
static void
snapshot_on_tile (const TmPlaceThings *self,
                  guint i,
                  GtkSnapshot *snapshot,
                  const graphene_point_t *stand,
                  float size)
{
  static const float parts[] = { PAWN_PART, PAIR_PART, CROWD_PART, CROWD_PART };
  float pawn = size * parts[self->n_pawns - 1];
  float spot = self->n_pawns == 1 ? size * SPOT_PART : pawn * 1.2f;

  if (is_turn (self, i))
    pawn = self->n_pawns == 1 ? size * TURN_PAWN_PART : pawn * 0.86f;
  snapshot_pawn (self, i, snapshot, stand, pawn, spot);
}

/**
 * tm_place_things_snapshot_pawns:
 * @self: some things
 * @snapshot: what to draw on
 * @at: where they stand: the middle
 * @size: width and height of a cell
 *
 * Draws the pawns, the one whose turn it is above the others.
 */
void
tm_place_things_snapshot_pawns (const TmPlaceThings *self,
                                GtkSnapshot *snapshot,
                                const graphene_point_t *at,
                                float size)
{
  for (guint turn = 0; turn < 2; turn++)
    for (guint i = 0; i < self->n_pawns; i++)
      {
        graphene_point_t stand = get_stand (i, self->n_pawns, at, size);

        if (is_turn (self, i) == (turn == 1))
          snapshot_on_tile (self, i, snapshot, &stand, size);
      }
}

/**
 * tm_place_things_snapshot_row:
 * @self: some things
 * @snapshot: what to draw on
 * @box: the room there is
 *
 * Draws the pawns side by side, as large as there is room for, the one whose turn it is above the
 * others.
 */
void
tm_place_things_snapshot_row (const TmPlaceThings *self,
                              GtkSnapshot *snapshot,
                              const graphene_rect_t *box)
{
  float pitch = box->size.width / (float) MAX (self->n_pawns, 1);
  float size = MIN (box->size.height, pitch * ROW_PAWN_PART);

  pitch = MIN (pitch, size);
  for (guint turn = 0; turn < 2; turn++)
    for (guint i = 0; i < self->n_pawns; i++)
      {
        float aside = ((float) i - (float) (self->n_pawns - 1) / 2) * pitch;
        graphene_point_t stand = GRAPHENE_POINT_INIT (box->origin.x + box->size.width / 2 + aside,
                                                      box->origin.y + box->size.height / 2);

        if (is_turn (self, i) == (turn == 1))
          snapshot_pawn (self, i, snapshot, &stand, turn == 1 ? size * ROW_TURN_PART : size, size);
      }
}

/**
 * tm_place_things_snapshot_numbers:
 * @self: some things
 * @widget: the widget whose font is used
 * @snapshot: what to draw on, the place at 0, 0
 * @size: width and height of a cell
 *
 * Draws the numbers that lead to a place as a badge in its corner.
 */
void
tm_place_things_snapshot_numbers (const TmPlaceThings *self,
                                  GtkWidget *widget,
                                  GtkSnapshot *snapshot,
                                  float size)
{
  g_autofree char *text = NULL;
  TmBoardInks inks;

  if (self->numbers == 0)
    return;
  text = tm_place_things_dup_numbers (self->numbers);
  tm_board_inks_init (&inks);
  tm_figure_pill (widget, snapshot, text,
                  &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) + 2, -2),
                  MAX (size * BADGE_PART, LEAST_BADGE), &inks.lit);
}
