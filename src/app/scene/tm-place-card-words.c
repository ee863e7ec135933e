/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-place-card-words.h"

#include <glib/gi18n.h>

#define UP (1 << TM_SIDE_UP)
#define RIGHT (1 << TM_SIDE_RIGHT)
#define DOWN (1 << TM_SIDE_DOWN)
#define LEFT (1 << TM_SIDE_LEFT)

/* By the set of sides. North is up on every board. */
static const char *const opens[] = {
  [UP] = NC_ ("mine", "open north"),
  [RIGHT] = NC_ ("mine", "open east"),
  [DOWN] = NC_ ("mine", "open south"),
  [LEFT] = NC_ ("mine", "open west"),
  [UP | RIGHT] = NC_ ("mine", "open north and east"),
  [UP | DOWN] = NC_ ("mine", "open north and south"),
  [UP | LEFT] = NC_ ("mine", "open north and west"),
  [RIGHT | DOWN] = NC_ ("mine", "open east and south"),
  [RIGHT | LEFT] = NC_ ("mine", "open east and west"),
  [DOWN | LEFT] = NC_ ("mine", "open south and west"),
  [UP | RIGHT | DOWN] = NC_ ("mine", "open north, east and south"),
  [UP | RIGHT | LEFT] = NC_ ("mine", "open north, east and west"),
  [UP | DOWN | LEFT] = NC_ ("mine", "open north, south and west"),
  [RIGHT | DOWN | LEFT] = NC_ ("mine", "open east, south and west"),
  [UP | RIGHT | DOWN | LEFT] = NC_ ("mine", "open on all sides"),
};

static const char *const walls[] = {
  [UP] = NC_ ("mine", "wall north"),
  [RIGHT] = NC_ ("mine", "wall east"),
  [DOWN] = NC_ ("mine", "wall south"),
  [LEFT] = NC_ ("mine", "wall west"),
  [UP | RIGHT] = NC_ ("mine", "walls north and east"),
  [UP | DOWN] = NC_ ("mine", "walls north and south"),
  [UP | LEFT] = NC_ ("mine", "walls north and west"),
  [RIGHT | DOWN] = NC_ ("mine", "walls east and south"),
  [RIGHT | LEFT] = NC_ ("mine", "walls east and west"),
  [DOWN | LEFT] = NC_ ("mine", "walls south and west"),
  [UP | RIGHT | DOWN] = NC_ ("mine", "walls north, east and south"),
  [UP | RIGHT | LEFT] = NC_ ("mine", "walls north, east and west"),
  [UP | DOWN | LEFT] = NC_ ("mine", "walls north, south and west"),
  [RIGHT | DOWN | LEFT] = NC_ ("mine", "walls east, south and west"),
  [UP | RIGHT | DOWN | LEFT] = NC_ ("mine", "walls on all sides"),
};

/**
 * tm_place_add_words:
 * @words: what was said so far
 * @more: (nullable): one more thing that is there; %NULL or empty: nothing
 *
 * Says one more thing.
 */
void
tm_place_add_words (GString *words, const char *more)
{
  if (more == NULL || *more == '\0')
    return;
  if (words->len > 0)
    /* Translators: between two things that are on one cell of a board, as a screen reader says them:
     * "tunnel north; Boom; Boris stands here". */
    g_string_append (words, C_ ("mine", "; "));
  g_string_append (words, more);
}

static char *
dup_mark_words (guint side, const char *what)
{
  switch (side)
    {
    case TM_SIDE_UP:
      /* Translators: what there is on a side of a place: "north: locked, 5 or more with speed" */
      return g_strdup_printf (C_ ("mine", "north: %s"), what);
    case TM_SIDE_RIGHT:
      return g_strdup_printf (C_ ("mine", "east: %s"), what);
    case TM_SIDE_DOWN:
      return g_strdup_printf (C_ ("mine", "south: %s"), what);
    case TM_SIDE_LEFT:
    default:
      return g_strdup_printf (C_ ("mine", "west: %s"), what);
    }
}

/**
 * tm_place_get_sides:
 * @edges: what there is on the sides of a cell, or of a mark
 * @flags: a set of [flags@TmEdgeFlags]
 *
 * Finds the sides on which there is any of these.
 *
 * Returns: the sides, as bits `1 << side`
 */
guint
tm_place_get_sides (guint32 edges, guint flags)
{
  guint sides = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((TM_EDGE_GET (edges, side) & flags) != 0)
      sides |= 1u << side;
  return sides;
}

/**
 * tm_place_get_mark:
 * @stage: a stage
 * @cell: a cell in it
 * @side: one of its sides
 *
 * Finds what lies over the mouth of a tunnel.
 *
 * Returns: (transfer none) (nullable): its words; %NULL: nothing
 */
const char *
tm_place_get_mark (const TmStage *stage, const TmPart *cell, TmSide side)
{
  for (guint i = cell->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      const TmPart *mark = tm_stage_get (stage, i);

      if (mark->kind == TM_NODE_GLYPH && TM_EDGE_GET (mark->edges, side) != 0
          && mark->label != NULL)
        return mark->label;
    }
  return NULL;
}

/**
 * tm_place_add_mark_words:
 * @words: what was said so far
 * @stage: a stage
 * @cell: a cell of a mine in it
 *
 * Says what is at the sides of a cell, one after the other.
 *
 * Returns: these sides, as bits `1 << side`
 */
guint
tm_place_add_mark_words (GString *words, const TmStage *stage, guint cell)
{
  guint marked = 0;

  for (guint i = tm_stage_get (stage, cell)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      const TmPart *mark = tm_stage_get (stage, i);

      for (guint side = 0; side < TM_N_SIDES && mark->kind == TM_NODE_GLYPH; side++)
        if (TM_EDGE_GET (mark->edges, side) != 0 && mark->label != NULL)
          {
            g_autofree char *text = dup_mark_words (side, mark->label);

            tm_place_add_words (words, text);
            marked |= 1u << side;
          }
    }
  return marked;
}

static void
add_sides (GString *words, const char *const *sentences, guint sides)
{
  if (sides != 0)
    tm_place_add_words (words, g_dpgettext2 (NULL, "mine", sentences[sides]));
}

/**
 * tm_place_add_card_words:
 * @words: what was said so far
 * @stage: a stage
 * @cell: a card of a dungeon in it
 *
 * Says what kind of card it is, where one gets out of it, and where not. Sides with a mark are told
 * with it.
 */
void
tm_place_add_card_words (GString *words, const TmStage *stage, guint cell)
{
  const TmPart *part = tm_stage_get (stage, cell);
  guint open = tm_place_get_sides (part->edges, TM_EDGE_TUNNEL | TM_EDGE_PASSAGE);
  guint untold = tm_place_get_sides (part->edges, TM_EDGE_UNTOLD);
  g_autoptr (GString) marks = g_string_new (NULL);
  guint marked = tm_place_add_mark_words (marks, stage, cell);

  for (guint i = part->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    if (tm_stage_get (stage, i)->kind == TM_NODE_TEXT)
      tm_place_add_words (words, tm_stage_get (stage, i)->label);
  add_sides (words, opens, open & ~marked);
  add_sides (words, walls, 15u & ~(open | untold | marked));
  tm_place_add_words (words, marks->str);
}
