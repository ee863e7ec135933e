/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons, section 6 of its page: the moves that use a die, and the steps. */

#include "false-alarms-paper-dungeons.h"

#define ALL_SYMBOLS ((1u << (DIE_SKULL + 1)) - 1)
#define HERO_SYMBOLS ((1u << N_HEROES) - 1)
#define BREWING (ALL_SYMBOLS & ~(1u << DIE_SKULL | 1u << DIE_BOOTS))
#define SIDE_UP 0
#define SIDE_DOWN 2
#define N_SYMBOL_ITEMS 4

static gboolean
is_act (const AlarmTry *self)
{
  return alarm_is_phase (self, "act");
}

static gboolean
is_white (guint die)
{
  return die < N_WHITE;
}

static const char *const uses[] = { "level", "craft", "brew", "walk", "waste" };

/* A room that the team could enter as its first; else any. */
static gint32
pick_room (AlarmTry *self)
{
  return (gint32) CELL (alarm_below (self, N_COLUMNS), 1);
}

static void
use_die (AlarmTry *self, const char *move, int seat, guint die)
{
  alarm_begin (self, move);
  alarm_give (self, "seat", seat);
  alarm_give (self, "die", (gint32) die);
  if (g_str_equal (move, "level"))
    alarm_give (self, "hero", (gint32) alarm_below (self, N_HEROES));
  if (g_str_equal (move, "craft"))
    alarm_give (self, "item", (gint32) alarm_below (self, N_ITEMS));
  if (g_str_equal (move, "walk"))
    alarm_give_list (self, "cells", (gint32[]) { pick_room (self) }, 1);
}

/* Any of the five things that a die serves for. */
static void
use_anyhow (AlarmTry *self, int seat, guint die)
{
  use_die (self, uses[alarm_below (self, G_N_ELEMENTS (uses))], seat, die);
}

/* A team that may go on, and a die that it can use; the die is set by hand on the copy, so that there
 * is one with that symbol. */
static gboolean
pick_with (AlarmTry *self, gint32 symbol, int *seat, guint *die)
{
  if (!is_act (self) || !paper_page_pick_full (self, seat) || !paper_page_is_settled (self, *seat))
    return FALSE;
  do
    *die = alarm_below (self, N_DICE);
  while ((symbol == DIE_CLOVER && !is_white (*die)) || (symbol == DIE_BOOTS && is_white (*die)));
  paper_page_turn_die (self, *die, symbol);
  paper_page_free_die (self, *seat, *die);
  return TRUE;
}

static gint32
pick_hero_symbol (AlarmTry *self)
{
  return (gint32) alarm_below (self, N_HEROES);
}

/* What holds for all of them */

static gboolean
use_skull (AlarmTry *self)
{
  guint die;
  int seat;

  if (!pick_with (self, DIE_SKULL, &seat, &die))
    return FALSE;
  use_anyhow (self, seat, die);
  return TRUE;
}

static gboolean
use_again (AlarmTry *self)
{
  guint die;
  int seat;

  if (!pick_with (self, pick_hero_symbol (self), &seat, &die))
    return FALSE;
  alarm_put (self, paper_page_used[die], seat, 1);
  use_anyhow (self, seat, die);
  return TRUE;
}

static gboolean
use_fourth (AlarmTry *self)
{
  guint die;
  int seat;

  if (!pick_with (self, pick_hero_symbol (self), &seat, &die))
    return FALSE;
  for (guint i = 1; i < N_DICE; i++)
    alarm_put (self, paper_page_used[(die + i) % N_DICE], seat, i <= DICE_A_ROUND);
  use_anyhow (self, seat, die);
  return TRUE;
}

static gboolean
use_at_wrong_time (AlarmTry *self)
{
  int seat;

  if (is_act (self) || !paper_page_pick_full (self, &seat))
    return FALSE;
  use_anyhow (self, seat, alarm_below (self, N_DICE));
  return TRUE;
}

static gboolean
use_with_wounds_open (AlarmTry *self)
{
  guint die;
  int seat;

  if (!pick_with (self, pick_hero_symbol (self), &seat, &die))
    return FALSE;
  alarm_put (self, "pending", seat, 1);
  use_anyhow (self, seat, die);
  return TRUE;
}

static gboolean
use_with_marks_open (AlarmTry *self)
{
  guint die;
  int seat;

  if (!pick_with (self, pick_hero_symbol (self), &seat, &die))
    return FALSE;
  alarm_put (self, paper_page_owed[alarm_below (self, N_OWED)], seat, 1);
  use_anyhow (self, seat, die);
  return TRUE;
}

static gboolean
use_on_paper (AlarmTry *self)
{
  int seat;

  if (!paper_page_pick_paper (self, &seat))
    return FALSE;
  use_anyhow (self, seat, alarm_below (self, N_DICE));
  return TRUE;
}

/* level */

static void
raise_hero (AlarmTry *self, int seat, guint die, gint32 hero)
{
  use_die (self, "level", seat, die);
  alarm_give (self, "hero", hero);
}

static gboolean
level_beyond (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 hero = pick_hero_symbol (self);

  if (!pick_with (self, hero, &seat, &die))
    return FALSE;
  alarm_put (self, paper_page_levels[hero], seat, MAX_LEVEL);
  raise_hero (self, seat, die, hero);
  return TRUE;
}

static gboolean
level_by_symbol (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 symbol = pick_hero_symbol (self);
  gint32 hero = (symbol + 1 + (gint32) alarm_below (self, N_HEROES - 1)) % N_HEROES;

  if (!pick_with (self, symbol, &seat, &die)
      || alarm_get (self, paper_page_levels[hero], seat) == MAX_LEVEL)
    return FALSE;
  raise_hero (self, seat, die, hero);
  return TRUE;
}

/* Neither a mage at level 4 nor the psionic swaps the colour. */
static gboolean
level_by_colour (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 hero = pick_hero_symbol (self);

  if (!pick_with (self, hero, &seat, &die)
      || alarm_get (self, paper_page_levels[hero], seat) == MAX_LEVEL)
    return FALSE;
  if (alarm_get (self, paper_page_levels[DIE_MAGE], seat) >= PERK_LEVEL)
    alarm_put (self, paper_page_levels[DIE_MAGE], seat, PERK_LEVEL - 1);
  if (paper_page_has_talent (self, seat, "psionic"))
    alarm_put (self, "psionic", seat, 1);
  alarm_put (self, paper_page_colours[hero], seat, is_white (die));
  raise_hero (self, seat, die, hero);
  return TRUE;
}

static gboolean
level_by_boots (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 hero = pick_hero_symbol (self);

  if (!pick_with (self, DIE_BOOTS, &seat, &die)
      || alarm_get (self, paper_page_levels[hero], seat) == MAX_LEVEL)
    return FALSE;
  raise_hero (self, seat, die, hero);
  return TRUE;
}

/* A team that goes on by itself, with a die that shows one of the symbols. */
static gboolean
pick_now (AlarmTry *self, guint symbols, int *seat, guint *die)
{
  return is_act (self) && paper_page_pick_full (self, seat) && paper_page_is_settled (self, *seat)
         && paper_page_pick_die (self, *seat, symbols, die);
}

static gboolean
has_colour (const AlarmTry *self, int seat, guint die, gint32 hero)
{
  return (alarm_get (self, paper_page_colours[hero], seat) == 0) == is_white (die)
         || alarm_get (self, paper_page_levels[DIE_MAGE], seat) >= PERK_LEVEL
         || (paper_page_has_talent (self, seat, "psionic")
             && alarm_get (self, "psionic", seat) == 0);
}

static gboolean
legal_level (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 hero;

  if (!pick_now (self, HERO_SYMBOLS, &seat, &die))
    return FALSE;
  hero = paper_page_get_face (self, die);
  raise_hero (self, seat, die, hero);
  return alarm_get (self, paper_page_levels[hero], seat) < MAX_LEVEL
         && has_colour (self, seat, die, hero);
}

static gboolean
legal_level_by_clover (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 hero = pick_hero_symbol (self);

  if (!pick_now (self, 1u << DIE_CLOVER, &seat, &die)
      || alarm_get (self, paper_page_levels[hero], seat) == MAX_LEVEL)
    return FALSE;
  raise_hero (self, seat, die, hero);
  return TRUE;
}

/* craft */

static void
craft (AlarmTry *self, int seat, guint die, gint32 item)
{
  use_die (self, "craft", seat, die);
  alarm_give (self, "item", item);
}

static gboolean
craft_full (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 item = (gint32) alarm_below (self, N_ITEMS);

  if (!pick_with (self, pick_hero_symbol (self), &seat, &die))
    return FALSE;
  alarm_put (self, paper_page_items[item], seat, 2);
  craft (self, seat, die, item);
  return TRUE;
}

/* What the cell asks for is told by hand: one more than the symbol. */
static gboolean
craft_by_symbol (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 item = (gint32) alarm_below (self, N_SYMBOL_ITEMS);
  gint32 symbol = pick_hero_symbol (self);
  gint32 other = (symbol + 1 + (gint32) alarm_below (self, N_HEROES - 1)) % N_HEROES;

  if (!pick_with (self, symbol, &seat, &die))
    return FALSE;
  alarm_put (self, paper_page_items[item], seat, 0);
  paper_page_put_cell (self, "items", "symbol", TM_NO_SEAT, (guint) item * 2, other + 1);
  craft (self, seat, die, item);
  return TRUE;
}

static gboolean
craft_by_boots (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 item = (gint32) alarm_below (self, N_ITEMS);

  if (alarm_has_option (self, "boots_only_walk", "no") || !pick_with (self, DIE_BOOTS, &seat, &die))
    return FALSE;
  alarm_put (self, paper_page_items[item], seat, (gint32) alarm_below (self, 2));
  craft (self, seat, die, item);
  return TRUE;
}

/* The last four items of the sheet ask for no symbol. */
static gboolean
legal_craft (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 item = N_SYMBOL_ITEMS + (gint32) alarm_below (self, N_ITEMS - N_SYMBOL_ITEMS);

  if (!pick_now (self, BREWING, &seat, &die) || alarm_get (self, paper_page_items[item], seat) == 2)
    return FALSE;
  craft (self, seat, die, item);
  return TRUE;
}

static gboolean
legal_craft_by_clover (AlarmTry *self)
{
  guint die;
  int seat;
  gint32 item = (gint32) alarm_below (self, N_ITEMS);

  if (!pick_now (self, 1u << DIE_CLOVER, &seat, &die)
      || alarm_get (self, paper_page_items[item], seat) == 2)
    return FALSE;
  craft (self, seat, die, item);
  return TRUE;
}

/* brew, waste */

static gboolean
brew_with_boots (AlarmTry *self)
{
  guint die;
  int seat;

  if (alarm_has_option (self, "boots_only_walk", "no") || !pick_with (self, DIE_BOOTS, &seat, &die))
    return FALSE;
  use_die (self, "brew", seat, die);
  return TRUE;
}

static gboolean
legal_brew (AlarmTry *self)
{
  guint die;
  int seat;

  if (!pick_now (self, BREWING, &seat, &die))
    return FALSE;
  use_die (self, "brew", seat, die);
  return TRUE;
}

static gboolean
legal_waste (AlarmTry *self)
{
  guint die;
  int seat;

  if (!pick_now (self, ALL_SYMBOLS & ~(1u << DIE_SKULL), &seat, &die))
    return FALSE;
  use_die (self, "waste", seat, die);
  return TRUE;
}

/* Steps */

/* A team with so many steps in hand that stands in a room, or outside. */
static gboolean
stand (AlarmTry *self, int *seat, gint32 at, gint32 steps)
{
  if (!is_act (self) || !paper_page_pick_full (self, seat) || !paper_page_is_settled (self, *seat))
    return FALSE;
  alarm_put (self, "at", *seat, at);
  alarm_put (self, "steps", *seat, steps);
  return TRUE;
}

static void
step (AlarmTry *self, int seat, const gint32 *cells, guint n_cells)
{
  alarm_begin (self, "step");
  alarm_give (self, "seat", seat);
  alarm_give_list (self, "cells", cells, n_cells);
}

/* Nothing that a walk could meet: two rooms one above the other, in the middle of the dungeon. */
static void
clear_rooms (AlarmTry *self, guint from, guint to)
{
  static const char *const layers[] = { "minion", "trap", "reward", "walls", "waters", "tunnels" };
  const guint cells[] = { from, to };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (layers); j++)
        paper_page_put_cell (self, "dungeon", layers[j], TM_NO_SEAT, cells[i], 0);
      paper_page_put_cell (self, "dungeon", "gem", TM_NO_SEAT, cells[i], -1);
      paper_page_put_cell (self, "dungeon", "told", TM_NO_SEAT, cells[i], 1);
    }
}

static gint32
pick_inner_room (AlarmTry *self)
{
  return (gint32) CELL (1 + alarm_below (self, N_COLUMNS - 2), 2 + alarm_below (self, N_ROWS - 4));
}

static gboolean
step_diagonally (AlarmTry *self)
{
  gint32 at = pick_inner_room (self);
  const gint32 offsets[] = { N_COLUMNS + 1, N_COLUMNS - 1, 1 - N_COLUMNS, -1 - N_COLUMNS };
  gint32 to = at + offsets[alarm_below (self, G_N_ELEMENTS (offsets))];
  int seat;

  if (!stand (self, &seat, at, 2))
    return FALSE;
  step (self, seat, &to, 1);
  return TRUE;
}

/* From inside, so that no tunnel leads there. */
static gboolean
step_far (AlarmTry *self)
{
  gint32 at = pick_inner_room (self);
  gint32 to = (gint32) CELL (alarm_below (self, N_COLUMNS), 1 + alarm_below (self, N_ROWS - 1));
  int seat;

  if (ABS ((int) COLUMN (at) - (int) COLUMN (to)) + ABS ((int) ROW (at) - (int) ROW (to)) < 2
      || !stand (self, &seat, at, 2))
    return FALSE;
  step (self, seat, &to, 1);
  return TRUE;
}

static gboolean
step_against (AlarmTry *self, const char *layer, const char *item)
{
  gint32 at = pick_inner_room (self);
  gint32 to = at + N_COLUMNS;
  int seat;

  if (!stand (self, &seat, at, 2))
    return FALSE;
  clear_rooms (self, (guint) at, (guint) to);
  paper_page_put_cell (self, "dungeon", layer, TM_NO_SEAT, (guint) at, 1 << SIDE_UP);
  paper_page_put_cell (self, "dungeon", layer, TM_NO_SEAT, (guint) to, 1 << SIDE_DOWN);
  if (alarm_get (self, item, seat) == 2)
    alarm_put (self, item, seat, 1);
  step (self, seat, &to, 1);
  return !(paper_page_has_talent (self, seat, "ranger")
           && alarm_has_option (self, "ranger_swims", "yes"));
}

static gboolean
step_through_wall (AlarmTry *self)
{
  return step_against (self, "walls", "item.cloak");
}

static gboolean
step_across_water (AlarmTry *self)
{
  return step_against (self, "waters", "item.medallion");
}

static gboolean
enter_elsewhere (AlarmTry *self)
{
  gint32 to = pick_inner_room (self);
  int seat;

  if (!stand (self, &seat, -1, 2))
    return FALSE;
  step (self, seat, &to, 1);
  return TRUE;
}

static gboolean
leave (AlarmTry *self)
{
  guint column = alarm_below (self, N_COLUMNS);
  gint32 to = (gint32) CELL (column, 0);
  int seat;

  if (!paper_page_may_enter (self, column) || !stand (self, &seat, (gint32) CELL (column, 1), 2))
    return FALSE;
  step (self, seat, &to, 1);
  return TRUE;
}

static gboolean
step_without_steps (AlarmTry *self)
{
  gint32 at = pick_inner_room (self);
  gint32 to = at + N_COLUMNS;
  int seat;

  if (!stand (self, &seat, at, 0))
    return FALSE;
  clear_rooms (self, (guint) at, (guint) to);
  step (self, seat, &to, 1);
  return TRUE;
}

/* To and fro between two rooms, once too often. */
static gboolean
walk_too_far (AlarmTry *self)
{
  gint32 at = pick_inner_room (self);
  gint32 to = at + N_COLUMNS;
  gboolean has_boots = alarm_below (self, 2) == 0;
  const gint32 cells[] = { to, at, to, at };
  guint die;
  int seat;

  if (!pick_with (self, has_boots ? DIE_BOOTS : pick_hero_symbol (self), &seat, &die))
    return FALSE;
  alarm_put (self, "at", seat, at);
  clear_rooms (self, (guint) at, (guint) to);
  use_die (self, "walk", seat, die);
  alarm_give_list (self, "cells", cells, has_boots ? 4 : 3);
  return TRUE;
}

/* The first room gives a level, which is to be chosen first. */
static gboolean
walk_past_reward (AlarmTry *self)
{
  gint32 at = pick_inner_room (self);
  gint32 to = at + N_COLUMNS;
  const gint32 cells[] = { to, at };
  guint die;
  int seat;

  if (!pick_with (self, pick_hero_symbol (self), &seat, &die))
    return FALSE;
  alarm_put (self, "at", seat, at);
  alarm_put (self, paper_page_levels[alarm_below (self, N_HEROES)], seat, 1);
  clear_rooms (self, (guint) at, (guint) to);
  paper_page_put_cell (self, "dungeon", "reward", TM_NO_SEAT, (guint) to, 3);
  paper_page_put_cell (self, "dungeon", "amount", TM_NO_SEAT, (guint) to, 1);
  paper_page_put_cell (self, "trail", "visits", seat, (guint) to, 0);
  paper_page_put_cell (self, "trail", "taken", seat, (guint) to, 0);
  use_die (self, "walk", seat, die);
  alarm_give_list (self, "cells", cells, G_N_ELEMENTS (cells));
  return TRUE;
}

static gboolean
step_at_wrong_time (AlarmTry *self)
{
  gint32 to = pick_room (self);
  int seat;

  if (is_act (self) || !paper_page_pick_full (self, &seat))
    return FALSE;
  step (self, seat, &to, 1);
  return TRUE;
}

static gboolean
stop_standing (AlarmTry *self)
{
  int seat;

  if (!stand (self, &seat, pick_inner_room (self), 0))
    return FALSE;
  alarm_begin (self, "stop");
  alarm_give (self, "seat", seat);
  return TRUE;
}

static gboolean
legal_enter (AlarmTry *self)
{
  guint column = alarm_below (self, N_COLUMNS);
  gint32 cell = (gint32) CELL (column, 1);
  guint die;
  int seat;

  if (!pick_now (self, ALL_SYMBOLS & ~(1u << DIE_SKULL), &seat, &die)
      || alarm_get (self, "at", seat) >= 0 || !paper_page_may_enter (self, column))
    return FALSE;
  use_die (self, "walk", seat, die);
  alarm_give_list (self, "cells", &cell, 1);
  return TRUE;
}

static gboolean
legal_stop (AlarmTry *self)
{
  int seat;

  if (!is_act (self) || !paper_page_pick_full (self, &seat) || !paper_page_is_settled (self, seat)
      || alarm_get (self, "steps", seat) == 0)
    return FALSE;
  alarm_begin (self, "stop");
  alarm_give (self, "seat", seat);
  return TRUE;
}

const AlarmKind paper_dice_illegal[] = {
  ALARM_ILLEGAL ("die, a skull", "paper.dice.skull", use_skull),
  ALARM_ILLEGAL ("die, used already", "paper.dice.three", use_again),
  ALARM_ILLEGAL ("die, the fourth", "paper.dice.three", use_fourth),
  ALARM_ILLEGAL ("die, at the wrong time", "paper.rounds.course", use_at_wrong_time),
  ALARM_ILLEGAL ("die, wounds not assigned", "paper.wounds.mark", use_with_wounds_open),
  ALARM_ILLEGAL ("die, free marks not made", "paper.events.order", use_with_marks_open),
  ALARM_IMPOSSIBLE ("die, of a team on paper", NULL, use_on_paper),
  ALARM_IMPOSSIBLE ("level, beyond six", "paper.level.row", level_beyond),
  ALARM_ILLEGAL ("level, another symbol", "paper.level.die", level_by_symbol),
  ALARM_ILLEGAL ("level, another colour", "paper.level.die", level_by_colour),
  ALARM_ILLEGAL ("level, boots", "paper.dice.boots", level_by_boots),
  ALARM_IMPOSSIBLE ("craft, a full item", "paper.items.cell", craft_full),
  ALARM_ILLEGAL ("craft, another symbol", "paper.items.symbols", craft_by_symbol),
  ALARM_ILLEGAL ("craft, boots", "paper.dice.boots", craft_by_boots),
  ALARM_ILLEGAL ("brew, boots", "paper.dice.boots", brew_with_boots),
  ALARM_ILLEGAL ("step, diagonally", "paper.move.adjacent", step_diagonally),
  ALARM_ILLEGAL ("step, far", "paper.move.adjacent", step_far),
  ALARM_ILLEGAL ("step, through a wall", "paper.move.barrier", step_through_wall),
  ALARM_ILLEGAL ("step, across water", "paper.move.barrier", step_across_water),
  ALARM_ILLEGAL ("step, not through an entrance", "paper.move.start", enter_elsewhere),
  ALARM_ILLEGAL ("step, back to an entrance", "paper.move.start", leave),
  ALARM_ILLEGAL ("step, none left", "paper.move.steps", step_without_steps),
  ALARM_ILLEGAL ("walk, too far", "paper.move.steps", walk_too_far),
  ALARM_ILLEGAL ("walk, past a choice", "paper.events.order", walk_past_reward),
  ALARM_ILLEGAL ("step, at the wrong time", "paper.rounds.course", step_at_wrong_time),
  ALARM_ILLEGAL ("stop, no steps", NULL, stop_standing),
  ALARM_END,
};

const AlarmKind paper_dice_legal[] = {
  ALARM_LEGAL ("level", legal_level),
  ALARM_LEGAL ("level, by a clover", legal_level_by_clover),
  ALARM_LEGAL ("craft", legal_craft),
  ALARM_LEGAL ("craft, by a clover", legal_craft_by_clover),
  ALARM_LEGAL ("brew", legal_brew),
  ALARM_LEGAL ("waste", legal_waste),
  ALARM_LEGAL ("walk, in", legal_enter),
  ALARM_LEGAL ("stop", legal_stop),
  ALARM_END,
};
