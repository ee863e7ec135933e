/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about items, potions and wounds, R p.6, p.8, p.9, p.15. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-questions.h"

/* Items */

static const char *const item_articles[] = {
  [ITEM_ARMOUR] = "paper.items.armour",     [ITEM_CROWN] = "paper.items.crown",
  [ITEM_CAULDRON] = "paper.items.cauldron", [ITEM_MEDALLION] = "paper.items.medallion",
  [ITEM_CLOAK] = "paper.items.cloak",       [ITEM_SWORD] = "paper.items.sword",
  [ITEM_SCEPTRE] = "paper.items.sceptre",   [ITEM_TOME] = "paper.items.tome",
};

static const char *const given[] = {
  [GIVES_NONE] = N_ ("Complete, it does nothing in play."),
  [GIVES_MINION_LEVEL] = N_ ("From now on the hero who fights a minion counts as 1 level higher."),
  [GIVES_POTIONS_3] = N_ ("Three potions at once."),
  [GIVES_WATER] = N_ ("From now on the team’s steps may cross water."),
  [GIVES_WALLS] = N_ ("From now on the team’s steps may pass walls inside the dungeon."),
  [GIVES_POWER_3] = N_ ("From now on the team has 3 more power against monsters."),
  [GIVES_MINIONS_2] = N_ ("Cross out two minions of your dungeon at once: both count as defeated."),
  [GIVES_LEVEL_1] = N_ ("One hero rises by a level at once."),
};

static PaperWhy
find_cell_fault (const TmArgs *args, const PaperTeam *team, PaperItem item, TmRuling *ruling)
{
  gint32 symbol = tm_args_get (args, ITEM_CELL_SYMBOL);

  if (tm_args_get (args, ITEM_CELL_SOURCE) == FROM_REWARD)
    return team->cells[item] < PAPER_ITEM_CELLS ? WHY_NONE : WHY_FULL;
  return paper_find_cell_fault (
      team, item, symbol == ANY_SYMBOL ? SYMBOL_CLOVER : (PaperSymbol) symbol,
      (gint8) (tm_args_get (args, ITEM_CELL_REQUIRED) - 1), tm_ruling_get_resolution (ruling));
}

/* Whether it depends on a symbol that nobody has told. */
static gboolean
needs_symbol (const TmArgs *args, PaperWhy why)
{
  return why == WHY_NONE && tm_args_get (args, ITEM_CELL_SOURCE) == FROM_DIE
         && tm_args_get (args, ITEM_CELL_REQUIRED) == ASKED_UNKNOWN
         && tm_args_get (args, ITEM_CELL_SYMBOL) != SYMBOL_CLOVER;
}

static void
explain_cell_fault (PaperWhy why, TmResolution *resolution)
{
  switch (why)
    {
    case WHY_FULL:
      tm_resolution_add_reason (resolution, "paper.items.cell",
                                tm_text (N_ ("An item has two cells, and both are filled.")));
      break;
    case WHY_SKULL:
      tm_resolution_add_reason (resolution, "paper.dice.skull",
                                tm_text (N_ ("A skull is not used in its round.")));
      break;
    case WHY_BOOTS:
      paper_explain_boots (FALSE, resolution);
      break;
    case WHY_SYMBOL:
      tm_resolution_add_reason (resolution, "paper.items.symbols",
                                tm_text (N_ ("The cell asks for another symbol.")));
      break;
    case WHY_NONE:
    case WHY_MAX:
    case WHY_COLOUR:
    default:
      break;
    }
}

/* Whether it is about boots, of which the book says more than one thing. */
static gboolean
is_boots (const TmArgs *args)
{
  return tm_args_get (args, ITEM_CELL_SOURCE) == FROM_DIE
         && tm_args_get (args, ITEM_CELL_SYMBOL) == SYMBOL_BOOTS;
}

static void
explain_cell (const TmArgs *args, PaperItem item, gboolean is_done, TmResolution *resolution)
{
  if (is_boots (args))
    paper_explain_boots (TRUE, resolution);
  if (tm_args_get (args, ITEM_CELL_SOURCE) == FROM_REWARD)
    tm_resolution_add_reason (resolution, "paper.reward.free",
                              tm_text (N_ ("A cell that is a reward asks for no symbol.")));
  else if (tm_args_get (args, ITEM_CELL_SYMBOL) == SYMBOL_CLOVER)
    tm_resolution_add_reason (resolution, "paper.dice.clover",
                              tm_text (N_ ("A clover stands for any symbol a cell asks for.")));
  else
    tm_resolution_add_reason (
        resolution, "paper.items.symbols",
        tm_text (N_ ("Cells of the first four items ask for a symbol, the others for none.")));
  tm_resolution_add_reason (
      resolution, "paper.items.cell",
      is_done ? tm_text (N_ ("The second cell completes the item."))
              : tm_text (N_ ("With one cell an item does nothing yet. The colour is free.")));
  if (is_done)
    tm_resolution_add_reason (resolution, item_articles[item],
                              tm_text (given[paper_item_gives[item]]));
}

static TmText
describe_cell (PaperItem item, PaperWhy why, gboolean is_done)
{
  TmTextArg name = tm_arg_word (paper_item_words[item].name);

  switch (why)
    {
    case WHY_NONE:
      return is_done ? tm_text (N_ ("Yes, it is complete: %s"), name)
                     : tm_text (N_ ("Yes, its first cell: %s"), name);
    case WHY_FULL:
      return tm_text (N_ ("No, it is complete already: %s"), name);
    case WHY_SKULL:
      return tm_text (N_ ("No, a skull is not used"));
    case WHY_BOOTS:
      return tm_text (N_ ("No, boots do not serve for this"));
    case WHY_MAX:
    case WHY_SYMBOL:
    case WHY_COLOUR:
    default:
      return tm_text (N_ ("No, the cell asks for another symbol"));
    }
}

/* What follows from the reading of that point leaves nothing undecided. */
static void
mark_details (TmRuling *ruling)
{
  static const char *const ids[] = { "allowed", "why_not", "filled", "done", "gives", "missing" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    tm_ruling_mark_detail (ruling, ids[i]);
}

/* R «Изготовление волшебных предметов», p.8. */
void
paper_answer_item_cell (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  PaperItem item = (PaperItem) tm_args_get (args, ITEM_CELL_ITEM);
  g_autoptr (GPtrArray) missing = paper_new_missing ();
  gboolean is_done;
  guint filled;
  PaperTeam team;
  PaperWhy why;

  paper_team_init (&team);
  paper_read_cells (args, ITEM_CELL_CELLS, team.cells);
  why = find_cell_fault (args, &team, item, ruling);
  filled = team.cells[item] + (why == WHY_NONE ? 1u : 0u);
  is_done = why == WHY_NONE && filled == PAPER_ITEM_CELLS;
  tm_ruling_set_flag (ruling, "allowed", why == WHY_NONE);
  tm_ruling_set_word (ruling, "why_not", paper_why_ids[why]);
  tm_ruling_set_number (ruling, "filled", filled);
  tm_ruling_set_flag (ruling, "done", filled == PAPER_ITEM_CELLS);
  tm_ruling_set_word (ruling, "gives",
                      paper_gives_ids[is_done ? paper_item_gives[item] : GIVES_NONE]);
  explain_cell_fault (why, resolution);
  if (why == WHY_NONE)
    explain_cell (args, item, is_done, resolution);
  if (needs_symbol (args, why))
    {
      g_autofree char *name = g_strconcat ("item_symbol.", paper_item_words[item].id, NULL);
      paper_add_missing (missing, name, -1);
    }
  paper_set_missing (ruling, missing);
  if (is_boots (args))
    mark_details (ruling);
  tm_ruling_set_verdict (ruling, describe_cell (item, why, is_done));
}

/* R «Подсчёт очков», row Д. */
void
paper_answer_item_score (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  const char *done[PAPER_N_ITEMS + 1] = { NULL };
  guint8 cells[PAPER_N_ITEMS];
  guint n_cells, n_done = 0;
  gint32 bonus, fame;

  paper_read_cells (args, ITEM_SCORE_CELLS, cells);
  fame = paper_get_item_fame (cells, &n_cells, &bonus);
  tm_resolution_add_reason (
      resolution, "paper.items.fame",
      tm_text (N_ ("Each filled cell brings 1 fame: %s."), tm_arg_number ((gint32) n_cells)));
  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    if (cells[item] == PAPER_ITEM_CELLS)
      {
        done[n_done++] = paper_item_words[item].id;
        if (paper_item_fame[item] != 0)
          tm_resolution_add_reason (resolution, item_articles[item],
                                    /* Translators: an item; how much */
                                    tm_text (N_ ("%s, complete: %s fame on top."),
                                             tm_arg_word (paper_item_words[item].name),
                                             tm_arg_number (paper_item_fame[item])));
      }
  tm_ruling_set_number (ruling, "cells", n_cells);
  tm_ruling_set_words (ruling, "done", done);
  tm_ruling_set_number (ruling, "bonus", bonus);
  tm_ruling_set_number (ruling, "fame", fame);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("%s fame"), tm_arg_number (fame)));
}

/* Potions */

static gboolean
has_unknown_rows (const gint32 *ends, guint n_ends)
{
  for (guint i = 0; i < n_ends; i++)
    if (ends[i] == TM_NUMBER_UNKNOWN)
      return TRUE;
  return FALSE;
}

/* A sheet on which rows end as they are said to; what their rewards are is another matter. */
static gboolean
read_sheet (const TmArgs *args, PaperSheet *sheet, TmRuling *ruling)
{
  guint n_ends;
  const gint32 *ends = tm_args_get_list (args, BREWING_ROW_ENDS, &n_ends);
  gboolean is_unknown = has_unknown_rows (ends, n_ends);

  paper_sheet_init (sheet);
  sheet->capacity = (guint8) tm_args_get (args, BREWING_CAPACITY);
  for (guint i = 0; i <= PAPER_MAX_POTIONS; i++)
    sheet->potion_prizes[i] = (PaperPrize) { is_unknown ? -1 : REWARD_NONE, 0 };
  for (guint i = 0; i < n_ends && !is_unknown; i++)
    {
      if (ends[i] > sheet->capacity)
        {
          tm_ruling_refuse (
              ruling, "row_ends",
              tm_text (N_ ("no more than there is room for: %s"), tm_arg_number (sheet->capacity)));
          return FALSE;
        }
      sheet->potion_prizes[ends[i]] = (PaperPrize) { REWARD_OTHER, 1 };
    }
  if (tm_args_get (args, BREWING_POTIONS) <= sheet->capacity)
    return TRUE;
  tm_ruling_refuse (
      ruling, "potions",
      tm_text (N_ ("no more than there is room for: %s"), tm_arg_number (sheet->capacity)));
  return FALSE;
}

static void
set_rows (TmRuling *ruling, const PaperHappened *happened)
{
  gint32 rows[PAPER_MAX_POTIONS];
  guint n_rows = 0;

  if (happened->unknown & MISSING_POTION_ROWS)
    {
      tm_ruling_set_unknown (ruling, "rows");
      return;
    }
  for (guint potion = 1; potion <= PAPER_MAX_POTIONS; potion++)
    if (happened->rows & G_GUINT64_CONSTANT (1) << potion)
      rows[n_rows++] = (gint32) potion;
  tm_ruling_set_numbers (ruling, "rows", rows, n_rows);
  if (n_rows > 0)
    tm_resolution_add_reason (tm_ruling_get_resolution (ruling), "paper.potions.row",
                              tm_text_n ("%s row is complete: take its reward at once.",
                                         "%s rows are complete: take their rewards at once.",
                                         tm_arg_number ((gint32) n_rows)));
}

static void
explain_brew (const TmArgs *args,
              guint made,
              const PaperHappened *happened,
              gboolean has_gem,
              TmResolution *resolution)
{
  gboolean is_die = tm_args_get (args, BREWING_SOURCE) == FROM_DIE;

  tm_resolution_add_reason (
      resolution, is_die ? "paper.potions.brew" : "paper.reward.free",
      is_die ? tm_text (N_ ("A die brews two potions."))
             : tm_text (N_ ("Potions gained: %s."), tm_arg_number ((gint32) made)));
  if (is_die && tm_args_get (args, BREWING_TALENT) == TALENT_ALCHEMIST)
    tm_resolution_add_reason (resolution, "paper.talent.alchemist",
                              tm_text (N_ ("The alchemist brews one potion more with each die.")));
  if (happened->lost > 0)
    tm_resolution_add_reason (resolution, "paper.potions.limit",
                              tm_text (N_ ("There is no room for so many of them: %s."),
                                       tm_arg_number ((gint32) happened->lost)));
  if (has_gem)
    tm_resolution_add_reason (resolution, "paper.gems.outside",
                              tm_text (N_ ("The 12th potion brings a gem from outside.")));
}

/* R «Зельеварение», p.9. */
void
paper_answer_brew (const TmArgs *args, TmRuling *ruling)
{
  g_autoptr (GPtrArray) missing = paper_new_missing ();
  gboolean is_die = tm_args_get (args, BREWING_SOURCE) == FROM_DIE;
  guint made = is_die ? paper_get_brewed (tm_args_get (args, BREWING_TALENT))
                      : (guint) tm_args_get (args, BREWING_AMOUNT);
  PaperHappened happened = { 0 };
  PaperSheet sheet;
  PaperTeam team;

  if (!read_sheet (args, &sheet, ruling))
    return;
  paper_team_init (&team);
  team.potions = (gint16) tm_args_get (args, BREWING_POTIONS);
  paper_team_brew (&team, made, &sheet, &happened);
  tm_ruling_set_number (ruling, "made", made);
  tm_ruling_set_number (ruling, "potions", team.potions);
  tm_ruling_set_number (ruling, "lost", happened.lost);
  explain_brew (args, made, &happened, happened.gems > 0, tm_ruling_get_resolution (ruling));
  set_rows (ruling, &happened);
  tm_ruling_set_flag (ruling, "gem", happened.gems > 0);
  if (happened.unknown & MISSING_POTION_ROWS)
    paper_add_missing (missing, "potion_rows", -1);
  paper_set_missing (ruling, missing);
  tm_ruling_set_verdict (
      ruling, tm_text_n ("%s potion in all", "%s potions in all", tm_arg_number (team.potions)));
}

/* R «Получение ранений», p.6; «Зельеварение», p.9. */
void
paper_answer_heal (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint wounds = (guint) tm_args_get (args, HEALING_WOUNDS);
  gint32 use = tm_args_get (args, HEALING_USE);
  guint hearts, healed;
  PaperTeam team;

  paper_team_init (&team);
  team.potions = (gint16) tm_args_get (args, HEALING_POTIONS);
  team.healed = (gint16) tm_args_get (args, HEALING_HEALED);
  hearts = paper_team_count_hearts (&team);
  if (team.healed > PAPER_HEARTS * team.potions)
    {
      tm_ruling_refuse (ruling, "healed",
                        tm_text (N_ ("no more than two for each potion: %s"),
                                 tm_arg_number (PAPER_HEARTS * team.potions)));
      return;
    }
  healed = use == TM_NUMBER_UNKNOWN ? MIN (hearts, wounds) : (guint) use;
  if (healed > MIN (hearts, wounds))
    {
      tm_ruling_refuse (ruling, "use",
                        tm_text (N_ ("no more than wounds and free hearts: %s"),
                                 tm_arg_number ((gint32) MIN (hearts, wounds))));
      return;
    }
  tm_ruling_set_number (ruling, "healed_now", healed);
  tm_ruling_set_number (ruling, "marked_now", wounds - healed);
  tm_ruling_set_number (ruling, "hearts_left", hearts - healed);
  tm_resolution_add_reason (resolution, "paper.potions.heal",
                            tm_text (N_ ("Each potion takes two wounds; hearts still free: %s."),
                                     tm_arg_number ((gint32) hearts)));
  if (wounds > healed)
    tm_resolution_add_reason (resolution, "paper.wounds.mark",
                              tm_text (N_ ("The others are marked on the wound track: %s."),
                                       tm_arg_number ((gint32) (wounds - healed))));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("On potions: %s; marked: %s"),
                                          tm_arg_number ((gint32) healed),
                                          tm_arg_number ((gint32) (wounds - healed))));
}

/* Resurrection */

/* Any levels that add up to so much. */
static void
spread_health (guint health, guint8 levels[PAPER_N_HEROES])
{
  guint left = health;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      guint others = PAPER_N_HEROES - 1 - hero;

      levels[hero] = (guint8) MIN (left - others, PAPER_MAX_LEVEL);
      left -= levels[hero];
    }
}

static void
explain_resurrection (const PaperTeam *team,
                      guint health,
                      gboolean is_first,
                      TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, "paper.wounds.mark",
                            tm_text (N_ ("Wounds marked now: %s; health: %s."),
                                     tm_arg_number (team->wounds),
                                     tm_arg_number ((gint32) health)));
  tm_resolution_add_reason (
      resolution, "paper.wounds.resurrection",
      is_first ? tm_text (N_ ("More wounds than health: fill the box, and play on."))
      : team->resurrected
          ? tm_text (N_ ("Resurrection is used once; whatever comes then, the team plays on."))
          : tm_text (N_ ("No more wounds than health: nothing happens.")));
}

/* R «Воскрешение», p.6. */
void
paper_answer_resurrection (const TmArgs *args, TmRuling *ruling)
{
  guint health = (guint) tm_args_get (args, RESURRECTION_HEALTH);
  gint32 marked = tm_args_get (args, RESURRECTION_MARKED);
  gint32 more = tm_args_get (args, RESURRECTION_NEW);
  PaperHappened happened = { 0 };
  PaperTeam team;
  gint32 over;

  if (marked + more > PAPER_MAX_HEARTS)
    {
      tm_ruling_refuse (ruling, "new",
                        tm_text (N_ ("no more than this many wounds in all: %s"),
                                 tm_arg_number (PAPER_MAX_HEARTS)));
      return;
    }
  paper_team_init (&team);
  spread_health (health, team.levels);
  team.wounds = (gint16) marked;
  team.resurrected = (guint8) tm_args_get (args, RESURRECTION_USED);
  paper_team_mark (&team, (guint) more, &happened);
  over = MAX (team.wounds - (gint32) health, 0);
  tm_ruling_set_flag (ruling, "resurrect", happened.resurrected);
  tm_ruling_set_number (ruling, "marked", team.wounds);
  tm_ruling_set_number (ruling, "over", over);
  tm_ruling_set_number (ruling, "penalty", team.resurrected ? PAPER_RESURRECTION : 0);
  tm_ruling_set_flag (ruling, "in_play", TRUE);
  explain_resurrection (&team, health, happened.resurrected, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (
      ruling, happened.resurrected ? tm_text (N_ ("Resurrection: 9 fame less at the end"))
              : team.resurrected   ? tm_text (N_ ("The box is filled already; nothing more"))
                                   : tm_text (N_ ("No resurrection")));
}
