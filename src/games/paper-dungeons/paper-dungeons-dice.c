/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that use a die of the round, R «Выбор кубиков», p.7 to p.9, and the one that says where
 * wounds go, R «Получение ранений», p.6. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-turn.h"

/**
 * Used:
 * @die: which die
 * @symbol: what it shows; -1: nobody has thrown it
 * @colour: its colour
 *
 * The die that a move uses.
 */
typedef struct
{
  guint die;
  int symbol;
  PaperColour colour;
} Used;

/* A symbol for the rules; a die that nobody has thrown serves for nothing, as a skull. */
static PaperSymbol
get_symbol (const Used *used)
{
  return used->symbol >= 0 ? (PaperSymbol) used->symbol : SYMBOL_SKULL;
}

static void
check_used (PaperTurn *self, const Used *used)
{
  if (self->team.used[used->die])
    paper_turn_forbid (
        self, "paper.dice.three",
        tm_text (N_ ("%s has used this die already in this round."), tm_arg_seat (self->seat)));
  else if (paper_team_count_used (&self->team) >= PAPER_DICE_A_ROUND)
    paper_turn_forbid (
        self, "paper.dice.three",
        tm_text (N_ ("%s has used three dice already in this round."), tm_arg_seat (self->seat)));
}

/* Steps that are left of an earlier die are lost, unless the players adjust them. */
static void
lose_steps (PaperTurn *self)
{
  if (self->team.steps == 0)
    return;
  paper_turn_note (self, "paper.open.leftover-steps",
                   tm_text_n ("%s step of the die before is lost.",
                              "%s steps of the die before are lost.",
                              tm_arg_number (self->team.steps)));
  self->team.steps = 0;
}

/* Begins a move that uses a die; the die is marked as used. */
static gboolean
begin (PaperTurn *self, const TmMove *move, TmResolution *resolution, Used *used)
{
  if (!paper_turn_begin (self, move, resolution, PHASE_BIT (PHASE_ACT), SETTLE_ALL))
    return FALSE;
  used->die = (guint) tm_args_get (&move->args, DIE_DIE);
  used->symbol = paper_get_die_face (self->table, used->die);
  used->colour = paper_get_die_colour (used->die);
  if (paper_is_die_out (self->table, used->die) || get_symbol (used) == SYMBOL_SKULL)
    paper_turn_forbid (self, "paper.dice.skull",
                       tm_text (N_ ("A skull: this die is out for the round.")));
  check_used (self, used);
  lose_steps (self);
  self->team.used[used->die] = TRUE;
  return TRUE;
}

/* What boots do besides moving is an open point that the book decides by its special sentence. */
static void
forbid_boots (PaperTurn *self)
{
  paper_turn_forbid (self, "paper.dice.boots", tm_text (N_ ("Boots serve for nothing but steps.")));
}

static void
explain_die (PaperTurn *self, const Used *used)
{
  if (used->symbol == SYMBOL_CLOVER)
    tm_resolution_add_reason (
        self->resolution, "paper.dice.clover",
        tm_text (N_ ("A clover stands for any result in any colour but boots and skulls.")));
}

/* level */

static void
explain_by (PaperTurn *self, PaperBy by)
{
  switch (by)
    {
    case BY_DIE:
      tm_resolution_add_reason (self->resolution, "paper.level.die",
                                tm_text (N_ ("Symbol and colour are those of the hero.")));
      break;
    case BY_MAGE:
      tm_resolution_add_reason (
          self->resolution, "paper.level.perk.mage",
          tm_text (N_ ("The mage at level 4 lets the die count as the other colour.")));
      break;
    case BY_PSIONIC:
      tm_resolution_add_reason (
          self->resolution, "paper.talent.psionic",
          tm_text (N_ ("The psionic lets the die count as the other colour, once a round.")));
      break;
    case BY_CLOVER:
    case BY_REWARD:
    case BY_NONE:
    default:
      break;
    }
}

static void
check_level (PaperTurn *self, PaperHero hero, PaperWhy why)
{
  TmTextArg name = tm_arg_word (paper_hero_words[hero].name);

  switch (why)
    {
    case WHY_BOOTS:
      forbid_boots (self);
      break;
    case WHY_SYMBOL:
      paper_turn_forbid (
          self, "paper.level.die",
          tm_text (N_ ("This die does not show the symbol of this hero: %s."), name));
      break;
    case WHY_COLOUR:
      paper_turn_forbid (self, "paper.level.die",
                         tm_text (N_ ("Of the wrong colour for this hero: %s."), name));
      break;
    case WHY_NONE:
    case WHY_MAX:
    case WHY_FULL:
    case WHY_SKULL:
    default:
      break;
    }
}

/* The move `level`. */
void
paper_resolve_level (const TmMove *move, TmResolution *resolution)
{
  PaperHero hero = (PaperHero) tm_args_get (&move->args, DIE_WHAT);
  PaperTurn turn;
  PaperWhy why;
  PaperBy by;
  Used used;

  if (!begin (&turn, move, resolution, &used))
    return;
  by = paper_find_level_by (&turn.team, hero, get_symbol (&used), used.colour, &why);
  if (why == WHY_MAX)
    {
      paper_turn_refuse (
          &turn, "paper.level.row",
          tm_text (N_ ("At level 6 already: %s."), tm_arg_word (paper_hero_words[hero].name)));
      return;
    }
  check_level (&turn, hero, why);
  explain_die (&turn, &used);
  explain_by (&turn, by);
  if (by == BY_PSIONIC)
    turn.team.psionic = TRUE;
  paper_team_raise (&turn.team, hero, &turn.sheet, &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution, paper_turn_describe_raise (&turn, hero), TM_TEXT_NONE);
}

/* craft */

static void
check_cell (PaperTurn *self, PaperWhy why, gint8 required)
{
  if (why == WHY_BOOTS)
    forbid_boots (self);
  else if (why == WHY_SYMBOL)
    paper_turn_forbid (self, "paper.items.symbols",
                       tm_text (N_ ("This cell asks for another symbol: %s."),
                                tm_arg_word (paper_symbol_words[required].name)));
  if (required < 0)
    paper_turn_note (self, "paper.catalogue",
                     tm_text (N_ ("Nobody has told yet which symbol this cell asks for.")));
}

/* The move `craft`. */
void
paper_resolve_craft (const TmMove *move, TmResolution *resolution)
{
  PaperItem item = (PaperItem) tm_args_get (&move->args, DIE_WHAT);
  PaperTurn turn;
  gint8 required;
  Used used;

  if (!begin (&turn, move, resolution, &used))
    return;
  if (turn.team.cells[item] >= PAPER_ITEM_CELLS)
    {
      paper_turn_refuse (&turn, "paper.items.cell",
                         tm_text (N_ ("Both cells are filled already: %s."),
                                  tm_arg_word (paper_item_words[item].name)));
      return;
    }
  required = turn.sheet.item_symbols[item][turn.team.cells[item]];
  check_cell (
      &turn,
      paper_find_cell_fault (&turn.team, item, get_symbol (&used), required, turn.resolution),
      required);
  explain_die (&turn, &used);
  paper_team_fill_cell (&turn.team, item, &turn.sheet, &turn.map, &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution, paper_turn_describe_cell (&turn, item), TM_TEXT_NONE);
}

/* brew */

/* The move `brew`. */
void
paper_resolve_brew (const TmMove *move, TmResolution *resolution)
{
  PaperTurn turn;
  Used used;

  if (!begin (&turn, move, resolution, &used))
    return;
  if (paper_find_brew_fault (get_symbol (&used), resolution) == WHY_BOOTS)
    forbid_boots (&turn);
  if (turn.team.talent == TALENT_ALCHEMIST)
    tm_resolution_add_reason (resolution, "paper.talent.alchemist",
                              tm_text (N_ ("The alchemist brews one more.")));
  paper_team_brew (&turn.team, paper_get_brewed (turn.team.talent), &turn.sheet, &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%2$s brews: %1$s potion", "%2$s brews: %1$s potions",
                                        tm_arg_number (turn.team.potions - turn.before.potions),
                                        tm_arg_seat (turn.seat)),
                             TM_TEXT_NONE);
}

/* walk */

/* Whoever insists on a skull moves as with any other die. */
static guint
count_steps (const Used *used)
{
  PaperSymbol symbol = get_symbol (used);

  return paper_get_steps (symbol == SYMBOL_SKULL ? SYMBOL_CLOVER : symbol);
}

/* The move `walk`: a die for steps, and the first of them. */
void
paper_resolve_walk (const TmMove *move, TmResolution *resolution)
{
  PaperTurn turn;
  Used used;

  if (!begin (&turn, move, resolution, &used))
    return;
  turn.team.steps = (guint8) count_steps (&used);
  tm_resolution_add_reason (resolution, "paper.move.steps",
                            tm_text_n ("This die allows %s step.", "This die allows %s steps.",
                                       tm_arg_number (turn.team.steps)));
  paper_turn_walk (&turn, DIE_WHAT);
}

/* waste */

/* The move `waste`: a die that is used for nothing. */
void
paper_resolve_waste (const TmMove *move, TmResolution *resolution)
{
  PaperTurn turn;
  Used used;

  if (!begin (&turn, move, resolution, &used))
    return;
  paper_turn_note (&turn, "paper.open.waste",
                   tm_text (N_ ("The book does not say whether a die may be left.")));
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution, tm_text (N_ ("%s leaves a die"), tm_arg_seat (turn.seat)),
                             TM_TEXT_NONE);
}

/* assign */

/* The move `assign`: how many of the wounds received go on potions; the others are marked. */
void
paper_resolve_assign (const TmMove *move, TmResolution *resolution)
{
  guint heal = (guint) tm_args_get (&move->args, ASSIGN_HEAL);
  guint pending, hearts;
  PaperTurn turn;

  if (!paper_turn_begin (&turn, move, resolution, ~0u, 0))
    return;
  pending = (guint) turn.team.pending;
  hearts = MIN (paper_team_count_hearts (&turn.team), pending);
  if (heal > hearts)
    {
      paper_turn_refuse (&turn, "paper.potions.heal",
                         tm_text_n ("Potions can take %s wound at most.",
                                    "Potions can take %s wounds at most.",
                                    tm_arg_number ((gint32) hearts)));
      return;
    }
  if (pending == 0)
    paper_turn_forbid (&turn, "paper.rounds.course",
                       tm_text (N_ ("%s has no wounds to assign."), tm_arg_seat (turn.seat)));
  turn.team.pending = 0;
  turn.team.healed = (gint16) ((guint) turn.team.healed + heal);
  turn.happened.healed += heal;
  paper_team_mark (&turn.team, pending - heal, &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("%s: wounds on potions %s, marked %s"),
                                      tm_arg_seat (turn.seat), tm_arg_number ((gint32) heal),
                                      tm_arg_number ((gint32) (pending - heal))),
                             TM_TEXT_NONE);
}
