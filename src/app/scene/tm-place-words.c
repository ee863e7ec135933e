/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-place-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tm-place-things.h"

#define UP (1 << TM_SIDE_UP)
#define RIGHT (1 << TM_SIDE_RIGHT)
#define DOWN (1 << TM_SIDE_DOWN)
#define LEFT (1 << TM_SIDE_LEFT)

/* By the set of sides. North is up on every board. */
static const char *const tunnels[] = {
  [0] = NC_ ("mine", "no tunnel"),
  [UP] = NC_ ("mine", "tunnel north"),
  [RIGHT] = NC_ ("mine", "tunnel east"),
  [DOWN] = NC_ ("mine", "tunnel south"),
  [LEFT] = NC_ ("mine", "tunnel west"),
  [UP | RIGHT] = NC_ ("mine", "tunnel north and east"),
  [UP | DOWN] = NC_ ("mine", "tunnel north and south"),
  [UP | LEFT] = NC_ ("mine", "tunnel north and west"),
  [RIGHT | DOWN] = NC_ ("mine", "tunnel east and south"),
  [RIGHT | LEFT] = NC_ ("mine", "tunnel east and west"),
  [DOWN | LEFT] = NC_ ("mine", "tunnel south and west"),
  [UP | RIGHT | DOWN] = NC_ ("mine", "tunnel north, east and south"),
  [UP | RIGHT | LEFT] = NC_ ("mine", "tunnel north, east and west"),
  [UP | DOWN | LEFT] = NC_ ("mine", "tunnel north, south and west"),
  [RIGHT | DOWN | LEFT] = NC_ ("mine", "tunnel east, south and west"),
  [UP | RIGHT | DOWN | LEFT] = NC_ ("mine", "tunnel on all sides"),
};

static const char *const untold[] = {
  [UP] = NC_ ("mine", "not told: north"),
  [RIGHT] = NC_ ("mine", "not told: east"),
  [DOWN] = NC_ ("mine", "not told: south"),
  [LEFT] = NC_ ("mine", "not told: west"),
  [UP | RIGHT] = NC_ ("mine", "not told: north and east"),
  [UP | DOWN] = NC_ ("mine", "not told: north and south"),
  [UP | LEFT] = NC_ ("mine", "not told: north and west"),
  [RIGHT | DOWN] = NC_ ("mine", "not told: east and south"),
  [RIGHT | LEFT] = NC_ ("mine", "not told: east and west"),
  [DOWN | LEFT] = NC_ ("mine", "not told: south and west"),
  [UP | RIGHT | DOWN] = NC_ ("mine", "not told: north, east and south"),
  [UP | RIGHT | LEFT] = NC_ ("mine", "not told: north, east and west"),
  [UP | DOWN | LEFT] = NC_ ("mine", "not told: north, south and west"),
  [RIGHT | DOWN | LEFT] = NC_ ("mine", "not told: east, south and west"),
  [UP | RIGHT | DOWN | LEFT] = NC_ ("mine", "no side is told"),
};

static const char *const breaches_words[] = {
  NC_ ("mine", "passage north"),
  NC_ ("mine", "passage east"),
  NC_ ("mine", "passage south"),
  NC_ ("mine", "passage west"),
};

/* One more thing that is there. */
static void
add (GString *words, const char *more)
{
  if (more == NULL || *more == '\0')
    return;
  if (words->len > 0)
    /* Translators: between two things that are on one cell of a board, as a screen reader says them:
     * "tunnel north; Boom; Boris stands here". */
    g_string_append (words, C_ ("mine", "; "));
  g_string_append (words, more);
}

static void
take (GString *words, char *more)
{
  add (words, more);
  g_free (more);
}

static guint
get_sides (guint32 edges, TmEdgeFlags flag)
{
  guint sides = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((TM_EDGE_GET (edges, side) & flag) != 0)
      sides |= 1u << side;
  return sides;
}

static void
add_tunnels (GString *words, const TmPart *cell, guint breaches)
{
  guint open = get_sides (cell->edges, TM_EDGE_TUNNEL);
  guint closed = get_sides (cell->edges, TM_EDGE_UNTOLD) & ~open;

  if (open != 0 || closed == 0)
    add (words, g_dpgettext2 (NULL, "mine", tunnels[open]));
  if (closed != 0)
    add (words, g_dpgettext2 (NULL, "mine", untold[closed]));
  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((breaches >> side & 1) != 0)
      add (words, g_dpgettext2 (NULL, "mine", breaches_words[side]));
}

static void
add_cell (GString *words, const TmPart *cell, guint breaches)
{
  gboolean is_dug = cell->role == TM_ROLE_STONE;

  if (is_dug && tm_part_is (cell, TM_STATE_DARK))
    add (words, C_ ("mine", "face down"));
  else if (is_dug)
    add_tunnels (words, cell, breaches);
  else if (cell->role == TM_ROLE_NONE)
    add (words, C_ ("mine", "not dug"));
  else if (cell->label == NULL)
    add (words, C_ ("mine", "overgrown"));
  add (words, cell->label);
  if (cell->label != NULL && is_dug && tm_part_is (cell, TM_STATE_SPENT))
    add (words, C_ ("mine", "has had its effect"));
  if (cell->trail != 0 && cell->has_value)
    /* Translators: the number of a step of a way over a board */
    take (words, g_strdup_printf (C_ ("mine", "step %d"), cell->value));
}

static void
add_pawn (GString *words, const TmPart *pawn)
{
  const char *who = pawn->label != NULL ? pawn->label : "";

  if (pawn->detail == NULL)
    /* Translators: whose pawn it is */
    take (words, g_strdup_printf (C_ ("mine", "%s stands here"), who));
  else
    /* Translators: whose pawn it is, and what else is to be said about it: "carries a crystal" */
    take (words, g_strdup_printf (C_ ("mine", "%s stands here, %s"), who, pawn->detail));
}

static gboolean
is_number (const TmPart *part)
{
  return part->kind == TM_NODE_GLYPH && part->symbol == NULL && part->has_value && part->value >= 0
         && part->value < 32;
}

/* All numbers that say the same, at the first of them. A sentence about one number may name it. */
static void
add_numbers (GString *words, const TmStage *stage, guint place, guint first)
{
  const char *label = tm_stage_get (stage, first)->label;
  g_autofree char *text = NULL;
  guint32 numbers = 0;

  for (guint i = tm_stage_get (stage, place)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (!is_number (part) || g_strcmp0 (part->label, label) != 0)
        continue;
      if (i < first)
        return;
      numbers |= 1u << part->value;
    }
  text = tm_place_things_dup_numbers (numbers);
  if (label == NULL)
    add (words, text);
  else if (strstr (label, text) != NULL)
    add (words, label);
  else
    /* Translators: what numbers on a cell of a board say ("Lands here"), and the numbers ("3–6") */
    take (words, g_strdup_printf (C_ ("mine", "%s: %s"), label, text));
}

static void
add_thing (GString *words, const TmStage *stage, guint place, guint index)
{
  const TmPart *part = tm_stage_get (stage, index);

  if (part->kind == TM_NODE_PAWN)
    add_pawn (words, part);
  else if (is_number (part))
    add_numbers (words, stage, place, index);
  else if (part->kind == TM_NODE_GLYPH && part->label != NULL && part->has_value && part->value > 1)
    take (words, g_strdup_printf (C_ ("scene", "%s: %d"), part->label, part->value));
  else if (part->kind == TM_NODE_GLYPH)
    add (words, part->label);
}

/**
 * tm_place_dup_words:
 * @stage: a stage
 * @place: a cell of a mine in it, or a door
 * @breaches: the sides of the cell on which a token has broken through, as bits `1 << side`
 *
 * Puts into words for a screen reader what a place is called and all there is.
 *
 * Returns: (transfer full): the words: "e4: tunnel north and south; Boom; Boris stands here"
 */
char *
tm_place_dup_words (const TmStage *stage, guint place, guint breaches)
{
  const TmPart *part = tm_stage_get (stage, place);
  const char *name = part->kind == TM_NODE_DOOR ? part->label : part->detail;
  g_autoptr (GString) words = g_string_new (NULL);

  if (part->kind == TM_NODE_CELL)
    add_cell (words, part, breaches);
  else
    add (words, part->detail);
  for (guint i = part->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    add_thing (words, stage, place, i);
  if (name == NULL || words->len == 0)
    return g_strdup (name != NULL ? name : words->str);
  /* Translators: the name of a place on a board ("e4"), and what is there, as a screen reader says it */
  return g_strdup_printf (C_ ("mine", "%s: %s"), name, words->str);
}
