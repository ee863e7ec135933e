/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-place-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tm-board-rock.h"
#include "tm-place-card-words.h"
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

static void
take (GString *words, char *more)
{
  tm_place_add_words (words, more);
  g_free (more);
}

static void
add_tunnels (GString *words, const TmPart *cell, guint breaches)
{
  guint open = tm_place_get_sides (cell->edges, TM_EDGE_TUNNEL);
  guint closed = tm_place_get_sides (cell->edges, TM_EDGE_UNTOLD) & ~open;

  if (open != 0 || closed == 0)
    tm_place_add_words (words, g_dpgettext2 (NULL, "mine", tunnels[open]));
  if (closed != 0)
    tm_place_add_words (words, g_dpgettext2 (NULL, "mine", untold[closed]));
  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((breaches >> side & 1) != 0)
      tm_place_add_words (words, g_dpgettext2 (NULL, "mine", breaches_words[side]));
}

static void
add_cell (GString *words, const TmPart *cell, guint breaches)
{
  gboolean is_dug = cell->role == TM_ROLE_STONE;

  if (is_dug && tm_part_is (cell, TM_STATE_DARK))
    tm_place_add_words (words, C_ ("mine", "face down"));
  else if (is_dug)
    add_tunnels (words, cell, breaches);
  else if (cell->role == TM_ROLE_NONE)
    tm_place_add_words (words, C_ ("mine", "not dug"));
  else if (cell->label == NULL)
    tm_place_add_words (words, C_ ("mine", "overgrown"));
  tm_place_add_words (words, cell->label);
  if (cell->label != NULL && is_dug && tm_part_is (cell, TM_STATE_SPENT))
    tm_place_add_words (words, C_ ("mine", "has had its effect"));
  if (cell->trail != 0 && cell->has_value)
    /* Translators: the number of a step of a way over a board */
    take (words, g_strdup_printf (C_ ("mine", "step %d"), cell->value));
}

/* Its name is said before it. */
static void
add_card (GString *words, const TmStage *stage, guint place)
{
  const TmPart *cell = tm_stage_get (stage, place);
  guint untold_sides = tm_place_get_sides (cell->edges, TM_EDGE_UNTOLD)
                       & ~tm_place_get_sides (cell->edges, TM_EDGE_TUNNEL);

  tm_place_add_card_words (words, stage, place);
  if (untold_sides != 0)
    tm_place_add_words (words, g_dpgettext2 (NULL, "mine", untold[untold_sides]));
  if (tm_part_is (cell, TM_STATE_DONE))
    /* Translators: of a card of a dungeon, by whoever has the turn */
    tm_place_add_words (words, C_ ("mine", "visited in this turn"));
}

/* A place between the cards, which is felt. What has no name is only there to frame the cards. */
static void
add_felt (GString *words, const TmPart *cell)
{
  if (tm_part_is (cell, TM_STATE_CHOSEN))
    /* Translators: a place of a dungeon at which the card in hand fits */
    tm_place_add_words (words, C_ ("mine", "a card can be laid here"));
  else if (cell->detail != NULL)
    /* Translators: a place of a dungeon without a card */
    tm_place_add_words (words, C_ ("mine", "no card"));
}

static void
add_fallen (GString *words, const TmPart *pawn, const char *who)
{
  if (pawn->detail == NULL)
    /* Translators: whose pawn lies there on its side */
    take (words, g_strdup_printf (C_ ("mine", "%s has fallen and lies here"), who));
  else
    /* Translators: whose pawn lies there on its side, and what else is to be said about it: "has 2 wounds" */
    take (words,
          g_strdup_printf (C_ ("mine", "%s has fallen and lies here, %s"), who, pawn->detail));
}

static void
add_pawn (GString *words, const TmPart *pawn)
{
  const char *who = pawn->label != NULL ? pawn->label : "";

  if (tm_part_is (pawn, TM_STATE_DARK))
    add_fallen (words, pawn, who);
  else if (pawn->detail == NULL)
    /* Translators: whose pawn it is */
    take (words, g_strdup_printf (C_ ("mine", "%s stands here"), who));
  else
    /* Translators: whose pawn it is, and what else is to be said about it: "carries a crystal" */
    take (words, g_strdup_printf (C_ ("mine", "%s stands here, %s"), who, pawn->detail));
}

static gboolean
is_number (const TmPart *part)
{
  return part->kind == TM_NODE_GLYPH && part->edges == 0 && part->symbol == NULL && part->has_value
         && part->value >= 0 && part->value < 32;
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
    tm_place_add_words (words, text);
  else if (strstr (label, text) != NULL)
    tm_place_add_words (words, label);
  else
    /* Translators: what numbers on a cell of a board say ("Lands here"), and the numbers ("3–6") */
    take (words, g_strdup_printf (C_ ("mine", "%s: %s"), label, text));
}

static void
add_thing (GString *words, const TmStage *stage, guint place, guint index)
{
  const TmPart *part = tm_stage_get (stage, index);
  gboolean is_card = tm_place_is_on_card (stage, place);

  if (part->kind == TM_NODE_PAWN)
    add_pawn (words, part);
  else if (part->kind != TM_NODE_GLYPH || part->edges != 0)
    return;
  else if (is_number (part))
    add_numbers (words, stage, place, index);
  else if (tm_place_is_printed (is_card, part))
    tm_place_add_words (words, part->label);
  else if (is_card && part->symbol == NULL && part->detail != NULL)
    tm_place_add_words (words, part->detail);
  else if (part->label != NULL && part->has_value && part->value > 1)
    take (words, g_strdup_printf (C_ ("scene", "%s: %d"), part->label, part->value));
  else
    tm_place_add_words (words, part->label);
}

/* A card is called by its name and its place, anything else by its place. */
static char *
dup_name (const TmStage *stage, guint place)
{
  const TmPart *part = tm_stage_get (stage, place);

  if (part->kind == TM_NODE_DOOR || (tm_place_is_on_card (stage, place) && part->detail == NULL))
    return g_strdup (part->label);
  if (tm_place_is_on_card (stage, place) && part->label != NULL)
    /* Translators: the name of a card of a dungeon and where it lies: "Corner, 1:-2" */
    return g_strdup_printf (C_ ("mine", "%s, %s"), part->label, part->detail);
  return g_strdup (part->detail);
}

/**
 * tm_place_dup_words:
 * @stage: a stage
 * @place: a cell of a mine in it, or a door
 * @breaches: the sides of the cell on which a token has broken through, as bits `1 << side`
 *
 * Puts into words for a screen reader what a place is called and all there is.
 *
 * Returns: (transfer full): the words: "e4: tunnel north and south; Boom; Boris stands here"; empty of
 *   what only frames the cards of a dungeon
 */
char *
tm_place_dup_words (const TmStage *stage, guint place, guint breaches)
{
  const TmPart *part = tm_stage_get (stage, place);
  gboolean is_cards = tm_part_is_cards (tm_stage_get (stage, part->parent));
  g_autofree char *name = dup_name (stage, place);
  g_autoptr (GString) words = g_string_new (NULL);

  if (tm_place_is_on_card (stage, place))
    add_card (words, stage, place);
  else if (is_cards && part->kind == TM_NODE_CELL && part->role == TM_ROLE_NONE)
    add_felt (words, part);
  else if (part->kind == TM_NODE_CELL)
    add_cell (words, part, breaches);
  else
    tm_place_add_words (words, part->detail);
  if (!tm_place_is_on_card (stage, place))
    tm_place_add_mark_words (words, stage, place);
  for (guint i = part->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    add_thing (words, stage, place, i);
  if (name == NULL || words->len == 0)
    return g_strdup (name != NULL ? name : words->str);
  /* Translators: the name of a place on a board ("e4"), and what is there, as a screen reader says it */
  return g_strdup_printf (C_ ("mine", "%s: %s"), name, words->str);
}
