/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What dice do, R «Кубики», «Бросок кубиков», «Выбор кубиков», p.7 to p.9. */

#include "config.h"

#include "paper-dungeons-turn.h"

#define BREWED 2
#define STEPS 2
#define STEPS_IN_BOOTS 3

const char *const paper_by_ids[] = { "die", "clover", "mage", "psionic", "reward", "none" };
const char *const paper_why_ids[] = { "none", "max", "full", "skull", "boots", "symbol", "colour" };

/**
 * paper_judge_throw:
 * @faces: what the dice show, a [enum@PaperSymbol] each
 * @resolution: (nullable): asked which dice are thrown again, where it matters; %NULL: all
 * @result: (out): what the throw is worth
 *
 * Judges a throw of all six dice. Three skulls or three clovers do not stand.
 */
void
paper_judge_throw (const gint32 faces[PAPER_N_DICE], TmResolution *resolution, PaperThrow *result)
{
  guint skull_dice = 0, clover_dice = 0;

  result->skulls = result->clovers = 0;
  for (guint die = 0; die < PAPER_N_DICE; die++)
    if (faces[die] == SYMBOL_SKULL)
      {
        result->skulls++;
        skull_dice |= 1u << die;
      }
    else if (faces[die] == SYMBOL_CLOVER)
      {
        result->clovers++;
        clover_dice |= 1u << die;
      }
  result->is_void = result->skulls >= PAPER_TOO_MANY || result->clovers >= PAPER_TOO_MANY;
  result->again = 0;
  if (!result->is_void)
    return;
  if (paper_get_reading (resolution, OPTION_REROLL_SCOPE) == REROLL_ALL)
    result->again = (1u << PAPER_N_DICE) - 1;
  else
    result->again = (result->skulls >= PAPER_TOO_MANY ? skull_dice : 0)
                    | (result->clovers >= PAPER_TOO_MANY ? clover_dice : 0);
}

/**
 * paper_get_skull_wounds:
 * @skulls: skulls of the round
 * @priest: level of the priest
 * @talent: a [enum@PaperTalent], or %PAPER_NO_TALENT
 * @by_priest: (out) (nullable): how many of the wounds the priest keeps away
 *
 * Gets the wounds that the skulls of a round deal to a team, R «Выбор кубиков». A priest at level 4
 * keeps all of them away, a fortune teller one.
 *
 * Returns: how many
 */
guint
paper_get_skull_wounds (guint skulls, guint priest, int talent, guint *by_priest)
{
  gboolean is_shielded = priest >= PAPER_PERK_LEVEL;

  if (by_priest != NULL)
    *by_priest = is_shielded ? skulls : 0;
  if (is_shielded)
    return 0;
  return talent == TALENT_FORTUNE_TELLER && skulls > 0 ? skulls - 1 : skulls;
}

static PaperBy
bar (PaperWhy *why, PaperWhy because)
{
  *why = because;
  return BY_NONE;
}

/**
 * paper_find_level_by:
 * @team: a team
 * @hero: a hero
 * @symbol: what a die shows
 * @colour: its colour
 * @why: (out): why it does not serve; %WHY_NONE if it does
 *
 * Finds out whether a die raises a hero, R «Повышение уровней», p.7: symbol and colour of the hero, a
 * clover, or the other colour with a mage at level 4 or the psionic.
 *
 * Returns: what lets it; %BY_NONE if nothing does
 */
PaperBy
paper_find_level_by (
    const PaperTeam *team, PaperHero hero, PaperSymbol symbol, PaperColour colour, PaperWhy *why)
{
  if (team->levels[hero] >= PAPER_MAX_LEVEL)
    return bar (why, WHY_MAX);
  if (symbol == SYMBOL_SKULL)
    return bar (why, WHY_SKULL);
  if (symbol == SYMBOL_BOOTS)
    return bar (why, WHY_BOOTS);
  if (symbol != SYMBOL_CLOVER && symbol != (PaperSymbol) hero)
    return bar (why, WHY_SYMBOL);
  *why = WHY_NONE;
  if (symbol == SYMBOL_CLOVER)
    return BY_CLOVER;
  if (colour == (PaperColour) team->colours[hero])
    return BY_DIE;
  if (team->levels[HERO_MAGE] >= PAPER_PERK_LEVEL)
    return BY_MAGE;
  if (team->talent == TALENT_PSIONIC && !team->psionic)
    return BY_PSIONIC;
  return bar (why, WHY_COLOUR);
}

/* Boots only move; whether they also do what needs no symbol is an open point. In play the special
 * sentence of the book outweighs the general one, so that the reading in force is not called in
 * question each time; only a ruling asks how the others would be. */
static gboolean
do_boots_serve (TmResolution *resolution)
{
  const TmTable *table = resolution != NULL ? tm_resolution_get_table (resolution) : NULL;

  if (table != NULL)
    return tm_table_get_option (table, OPTION_BOOTS_ONLY_WALK) == READING_NO;
  return paper_get_reading (resolution, OPTION_BOOTS_ONLY_WALK) == READING_NO;
}

/**
 * paper_find_cell_fault:
 * @team: a team
 * @item: a magic item
 * @symbol: what a die shows
 * @required: what the cell asks for, or %SYMBOL_ANY; -1: not told, which stops nothing
 * @resolution: (nullable): asked whether boots do more than move, where it matters; %NULL: they do
 *   not
 *
 * Finds out whether a die fills the next cell of an item, R «Изготовление волшебных предметов», p.8:
 * its colour does not matter.
 *
 * Returns: why not; %WHY_NONE if it does
 */
PaperWhy
paper_find_cell_fault (const PaperTeam *team,
                       PaperItem item,
                       PaperSymbol symbol,
                       gint8 required,
                       TmResolution *resolution)
{
  gboolean is_open = required < 0 || required == SYMBOL_ANY;

  if (team->cells[item] >= PAPER_ITEM_CELLS)
    return WHY_FULL;
  if (symbol == SYMBOL_SKULL)
    return WHY_SKULL;
  if (symbol == SYMBOL_BOOTS)
    return is_open && do_boots_serve (resolution) ? WHY_NONE : WHY_BOOTS;
  return is_open || symbol == SYMBOL_CLOVER || symbol == (PaperSymbol) required ? WHY_NONE
                                                                                : WHY_SYMBOL;
}

/**
 * paper_find_brew_fault:
 * @symbol: what a die shows
 * @resolution: (nullable): asked whether boots do more than move, where it matters; %NULL: they do
 *   not
 *
 * Finds out whether a die brews, R «Зельеварение», p.9.
 *
 * Returns: why not; %WHY_NONE if it does
 */
PaperWhy
paper_find_brew_fault (PaperSymbol symbol, TmResolution *resolution)
{
  if (symbol == SYMBOL_SKULL)
    return WHY_SKULL;
  return symbol == SYMBOL_BOOTS && !do_boots_serve (resolution) ? WHY_BOOTS : WHY_NONE;
}

/**
 * paper_get_steps:
 * @symbol: what a die shows
 *
 * Gets the steps that a die allows, R «Перемещение», p.9: two, three of boots, none of a skull.
 *
 * Returns: how many
 */
guint
paper_get_steps (PaperSymbol symbol)
{
  return symbol == SYMBOL_SKULL ? 0 : symbol == SYMBOL_BOOTS ? STEPS_IN_BOOTS : STEPS;
}

/**
 * paper_get_brewed:
 * @talent: a [enum@PaperTalent], or %PAPER_NO_TALENT
 *
 * Gets the potions that a die brews, R «Зельеварение», p.9: two, three of an alchemist.
 *
 * Returns: how many
 */
guint
paper_get_brewed (int talent)
{
  return talent == TALENT_ALCHEMIST ? BREWED + 1 : BREWED;
}
