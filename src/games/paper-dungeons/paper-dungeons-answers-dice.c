/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about dice: throws, skulls, what a die serves for, R «Бросок кубиков», «Выбор
 * кубиков», p.7 to p.9. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-questions.h"

static const char *const die_ids[] = { "w1", "w2", "w3", "b1", "b2", "b3" };

/* Throws */

static const char *
get_cause (const PaperThrow *thrown)
{
  if (thrown->skulls >= PAPER_TOO_MANY)
    return thrown->clovers >= PAPER_TOO_MANY ? "both" : "skulls";
  return thrown->clovers >= PAPER_TOO_MANY ? "clovers" : "none";
}

static void
set_dice (TmRuling *ruling, const char *id, guint dice)
{
  const char *ids[PAPER_N_DICE + 1] = { NULL };
  guint n = 0;

  for (guint die = 0; die < PAPER_N_DICE; die++)
    if (dice & 1u << die)
      ids[n++] = die_ids[die];
  tm_ruling_set_words (ruling, id, ids);
}

static void
explain_throw (const PaperThrow *thrown, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, NULL,
                            tm_text (N_ ("Skulls: %s; clovers: %s."),
                                     tm_arg_number ((gint32) thrown->skulls),
                                     tm_arg_number ((gint32) thrown->clovers)));
  if (thrown->is_void)
    tm_resolution_add_reason (
        resolution, "paper.dice.reroll",
        tm_text (N_ ("With three skulls or more, or with three clovers, a roll does not stand.")));
  else
    tm_resolution_add_reason (resolution, "paper.dice.reroll",
                              tm_text (N_ ("Fewer than three of either: the roll stands.")));
  if (!thrown->is_void && thrown->skulls > 0)
    tm_resolution_add_reason (resolution, "paper.dice.skull",
                              tm_text (N_ ("Dice with skulls are out for this round.")));
}

/* R «Бросок кубиков». */
void
paper_answer_reroll_needed (const TmArgs *args, TmRuling *ruling)
{
  guint n_faces;
  const gint32 *faces = tm_args_get_list (args, REROLL_NEEDED_FACES, &n_faces);
  PaperThrow thrown;

  for (guint die = 0; die < n_faces; die++)
    if (!paper_check_face ((PaperSymbol) faces[die], paper_get_die_colour (die), "faces", ruling))
      return;
  tm_ruling_cite (ruling, "paper.dice.reroll");
  paper_judge_throw (faces, tm_ruling_get_resolution (ruling), &thrown);
  tm_ruling_set_flag (ruling, "reroll", thrown.is_void);
  tm_ruling_set_word (ruling, "cause", get_cause (&thrown));
  tm_ruling_set_number (ruling, "skulls", thrown.skulls);
  tm_ruling_set_number (ruling, "clovers", thrown.clovers);
  set_dice (ruling, "again", thrown.again);
  tm_ruling_set_number (ruling, "usable", PAPER_N_DICE - thrown.skulls);
  explain_throw (&thrown, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (
      ruling, thrown.is_void ? tm_text_n ("Throw %s die again", "Throw %s dice again",
                                          tm_arg_number (__builtin_popcount (thrown.again)))
                             : tm_text (N_ ("The roll stands; dice to choose from: %s"),
                                        tm_arg_number (PAPER_N_DICE - (gint32) thrown.skulls)));
}

/* Skulls */

static void
explain_skulls (guint skulls, guint by_priest, guint waived, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, "paper.dice.skull",
      tm_text (N_ ("Each skull of the roll deals one wound to every team: %s."),
               tm_arg_number ((gint32) skulls)));
  if (by_priest > 0)
    tm_resolution_add_reason (
        resolution, "paper.level.perk.priest",
        tm_text (N_ ("With the priest at level 4 skulls deal no wounds to the team.")));
  else if (waived > 0)
    tm_resolution_add_reason (resolution, "paper.talent.fortune-teller",
                              tm_text (N_ ("The fortune teller receives one wound fewer.")));
}

/* R «Выбор кубиков», p.8, p.16. */
void
paper_answer_skull_wounds (const TmArgs *args, TmRuling *ruling)
{
  guint skulls = (guint) tm_args_get (args, SKULL_WOUNDS_SKULLS);
  guint by_priest;
  guint wounds = paper_get_skull_wounds (skulls, (guint) tm_args_get (args, SKULL_WOUNDS_PRIEST),
                                         tm_args_get (args, SKULL_WOUNDS_TALENT), &by_priest);
  guint waived = skulls - wounds;

  tm_ruling_set_number (ruling, "wounds", wounds);
  tm_ruling_set_number (ruling, "waived", waived);
  tm_ruling_set_word (ruling, "by",
                      by_priest > 0 ? "priest"
                      : waived > 0  ? "fortune-teller"
                                    : "none");
  explain_skulls (skulls, by_priest, waived, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (
      ruling, wounds == 0 ? tm_text (N_ ("No wounds"))
                          : tm_text_n ("%s wound", "%s wounds", tm_arg_number ((gint32) wounds)));
}

/* What a die serves for */

static void
read_team (const TmArgs *args,
           guint levels,
           guint talent,
           guint psionic_used,
           const guint8 colours[PAPER_N_HEROES],
           PaperTeam *team)
{
  paper_team_init (team);
  paper_read_levels (args, levels, team->levels);
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    team->colours[hero] = colours[hero];
  team->talent = (gint8) tm_args_get (args, talent);
  team->psionic = (guint8) tm_args_get (args, psionic_used);
}

static const char *const by_articles[] = {
  [BY_DIE] = "paper.level.die",        [BY_CLOVER] = "paper.dice.clover",
  [BY_MAGE] = "paper.level.perk.mage", [BY_PSIONIC] = "paper.talent.psionic",
  [BY_REWARD] = "paper.reward.free",   [BY_NONE] = "paper.level.die",
};

static const char *const by_reasons[] = {
  /* Translators: a hero */
  [BY_DIE] = N_ ("%s: the die has the hero’s symbol and colour."),
  [BY_CLOVER] = N_ ("%s: a clover stands for any hero in either colour."),
  [BY_MAGE] = N_ ("%s: with the mage at level 4 either colour serves."),
  [BY_PSIONIC] = N_ ("%s: once a round the psionic’s die counts as the other colour."),
  [BY_REWARD] = N_ ("%s: a reward asks for neither symbol nor colour."),
};

static const char *const why_articles[] = {
  [WHY_NONE] = NULL,
  [WHY_MAX] = "paper.level.row",
  [WHY_FULL] = "paper.items.cell",
  [WHY_SKULL] = "paper.dice.skull",
  [WHY_BOOTS] = "paper.dice.boots",
  [WHY_SYMBOL] = "paper.level.die",
  [WHY_COLOUR] = "paper.level.die",
};

static TmTextArg
name_hero (PaperHero hero)
{
  return tm_arg_word (paper_hero_words[hero].name);
}

static void
explain_by (PaperBy by, PaperHero hero, TmResolution *resolution)
{
  if (by != BY_NONE)
    tm_resolution_add_reason (resolution, by_articles[by],
                              tm_text (by_reasons[by], name_hero (hero)));
}

/* Sets the heroes that the die raises; gives how many. */
static guint
set_heroes (TmRuling *ruling, const PaperTeam *team, PaperSymbol symbol, PaperColour colour)
{
  const char *heroes[PAPER_N_HEROES + 1] = { NULL };
  guint n_heroes = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      PaperWhy why;
      PaperBy by = paper_find_level_by (team, (PaperHero) hero, symbol, colour, &why);

      if (by == BY_NONE)
        continue;
      heroes[n_heroes++] = paper_hero_words[hero].id;
      explain_by (by, (PaperHero) hero, tm_ruling_get_resolution (ruling));
    }
  tm_ruling_set_words (ruling, "heroes", heroes);
  return n_heroes;
}

static void
set_uses (TmRuling *ruling, gboolean levels, gboolean crafts, gboolean brews, gboolean walks)
{
  const char *uses[5] = { NULL };
  guint n = 0;

  if (levels)
    uses[n++] = "level";
  if (crafts)
    uses[n++] = "craft";
  if (brews)
    uses[n++] = "brew";
  if (walks)
    uses[n++] = "walk";
  tm_ruling_set_words (ruling, "uses", uses);
}

static gboolean
raises_any (const PaperTeam *team, PaperSymbol symbol, PaperColour colour)
{
  PaperWhy why;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    if (paper_find_level_by (team, (PaperHero) hero, symbol, colour, &why) != BY_NONE)
      return TRUE;
  return FALSE;
}

static TmText
describe_uses (PaperSymbol symbol, guint n_heroes, guint potions, guint steps)
{
  TmTextArg n_potions = tm_arg_number ((gint32) potions);
  TmTextArg n_steps = tm_arg_number ((gint32) steps);

  if (symbol == SYMBOL_SKULL)
    return tm_text (N_ ("Nothing: the die is out for this round"));
  if (potions == 0)
    return tm_text (N_ ("Steps only: up to %s"), n_steps);
  if (symbol == SYMBOL_BOOTS)
    return tm_text (N_ ("Up to %s steps, %s potions, or a cell that asks for no symbol"), n_steps,
                    n_potions);
  if (n_heroes > 0)
    return tm_text (N_ ("A hero’s level, an item cell, %s potions, or up to %s steps"), n_potions,
                    n_steps);
  return tm_text (N_ ("An item cell, %s potions, or up to %s steps; no hero’s level"), n_potions,
                  n_steps);
}

static void
explain_uses (PaperSymbol symbol, gboolean brews, int talent, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, "paper.dice.three",
                            tm_text (N_ ("Each of the three dice a team chooses serves once.")));
  if (symbol == SYMBOL_SKULL)
    tm_resolution_add_reason (resolution, "paper.dice.skull",
                              tm_text (N_ ("A skull is not used in its round.")));
  if (symbol == SYMBOL_BOOTS)
    paper_explain_boots (brews, resolution);
  if (brews && talent == TALENT_ALCHEMIST)
    tm_resolution_add_reason (resolution, "paper.talent.alchemist",
                              tm_text (N_ ("The alchemist brews one potion more with each die.")));
}

/* R «Кубики», «Игровые действия», p.7 to p.9. */
void
paper_answer_die_uses (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  PaperSymbol symbol = (PaperSymbol) tm_args_get (args, DIE_USES_SYMBOL);
  PaperColour colour = (PaperColour) tm_args_get (args, DIE_USES_COLOUR);
  guint8 colours[PAPER_N_HEROES];
  gboolean crafts, brews;
  guint n_heroes, potions;
  PaperTeam team;

  if (!paper_check_face (symbol, colour, "symbol", ruling)
      || !paper_read_colours (args, DIE_USES_PERSONALITY, "personality", colours, ruling))
    return;
  read_team (args, DIE_USES_LEVELS, DIE_USES_TALENT, DIE_USES_PSIONIC_USED, colours, &team);
  crafts = paper_find_cell_fault (&team, ITEM_ARMOUR, symbol, SYMBOL_ANY, resolution) == WHY_NONE;
  brews = paper_find_brew_fault (symbol, resolution) == WHY_NONE;
  potions = brews ? paper_get_brewed (team.talent) : 0;
  set_uses (ruling, raises_any (&team, symbol, colour), crafts, brews,
            paper_get_steps (symbol) > 0);
  n_heroes = set_heroes (ruling, &team, symbol, colour);
  tm_ruling_set_number (ruling, "steps", paper_get_steps (symbol));
  tm_ruling_set_number (ruling, "potions", potions);
  if (symbol == SYMBOL_BOOTS)
    {
      tm_ruling_mark_detail (ruling, "uses");
      tm_ruling_mark_detail (ruling, "potions");
    }
  explain_uses (symbol, brews, team.talent, resolution);
  tm_ruling_set_verdict (ruling,
                         describe_uses (symbol, n_heroes, potions, paper_get_steps (symbol)));
}

/* R «Кубики»: any result on a die of any colour, except boots and skull. */
void
paper_answer_use_clover (const TmArgs *args, TmRuling *ruling)
{
  PaperSymbol symbol = (PaperSymbol) tm_args_get (args, USE_CLOVER_SYMBOL);
  gboolean is_allowed = symbol != SYMBOL_BOOTS && symbol != SYMBOL_SKULL;

  if (!paper_check_face (symbol, (PaperColour) tm_args_get (args, USE_CLOVER_COLOUR), "as_symbol",
                         ruling))
    return;
  tm_ruling_set_flag (ruling, "allowed", is_allowed);
  tm_ruling_set_number (ruling, "steps", paper_get_steps (SYMBOL_CLOVER));
  tm_ruling_set_number (ruling, "potions", paper_get_brewed (PAPER_NO_TALENT));
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "paper.dice.clover",
      tm_text (N_ ("A clover stands for any result in either colour, except boots and skull.")));
  tm_ruling_set_verdict (
      ruling, is_allowed ? tm_text (N_ ("Yes: %s"), tm_arg_word (paper_symbol_words[symbol].name))
                         : tm_text (N_ ("No, a clover is never: %s"),
                                    tm_arg_word (paper_symbol_words[symbol].name)));
}

/* Levels */

static const char *const perk_ids[] = {
  [HERO_WARRIOR] = "power",
  [HERO_MAGE] = "swap",
  [HERO_PRIEST] = "no-skull-wounds",
  [HERO_ROGUE] = "gem",
};

static const char *const perk_articles[] = {
  [HERO_WARRIOR] = "paper.level.perk.warrior",
  [HERO_MAGE] = "paper.level.perk.mage",
  [HERO_PRIEST] = "paper.level.perk.priest",
  [HERO_ROGUE] = "paper.level.perk.rogue",
};

static const char *const perk_reasons[] = {
  [HERO_WARRIOR] = N_ ("From level 4 on the warrior adds 1 to the power against monsters."),
  [HERO_MAGE] = N_ ("From level 4 of the mage on white dice serve as black ones and back."),
  [HERO_PRIEST] = N_ ("From level 4 of the priest on skulls deal no wounds to the team."),
  [HERO_ROGUE] = N_ ("At level 4 the rogue steals a gem from outside the dungeon at once."),
};

static TmText
describe_bar (PaperWhy why)
{
  switch (why)
    {
    case WHY_MAX:
      return tm_text (N_ ("No, level 6 is the highest"));
    case WHY_SKULL:
      return tm_text (N_ ("No, a skull is not used"));
    case WHY_BOOTS:
      return tm_text (N_ ("No, boots raise nobody"));
    case WHY_SYMBOL:
      return tm_text (N_ ("No, it is the symbol of somebody else"));
    case WHY_COLOUR:
      return tm_text (N_ ("No, the hero has the other colour"));
    case WHY_NONE:
    case WHY_FULL:
    default:
      return TM_TEXT_NONE;
    }
}

static void
explain_rise (PaperHero hero, guint level, gboolean has_cell, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, "paper.level.row",
      tm_text (N_ ("The next cell of the row is filled, and strength and health rise by 1.")));
  if (level == PAPER_PERK_LEVEL)
    tm_resolution_add_reason (resolution, perk_articles[hero], tm_text (perk_reasons[hero]));
  if (has_cell)
    tm_resolution_add_reason (
        resolution, "paper.talent.noble",
        tm_text (N_ ("A noble team fills an item cell for each hero who reaches level 5.")));
}

/* What is not said of the die is as it has to be for this hero. */
static gboolean
read_die (const TmArgs *args,
          PaperHero hero,
          const guint8 colours[PAPER_N_HEROES],
          PaperSymbol *symbol,
          PaperColour *colour,
          TmRuling *ruling)
{
  *symbol = tm_args_has (args, LEVEL_UP_SYMBOL) ? (PaperSymbol) tm_args_get (args, LEVEL_UP_SYMBOL)
                                                : (PaperSymbol) hero;
  *colour = tm_args_has (args, LEVEL_UP_COLOUR) ? (PaperColour) tm_args_get (args, LEVEL_UP_COLOUR)
            : *symbol == SYMBOL_CLOVER          ? COLOUR_WHITE
            : *symbol == SYMBOL_BOOTS           ? COLOUR_BLACK
                                                : (PaperColour) colours[hero];
  return paper_check_face (*symbol, *colour, "symbol", ruling);
}

static PaperBy
find_by (const PaperTeam *team,
         PaperHero hero,
         gboolean is_reward,
         PaperSymbol symbol,
         PaperColour colour,
         PaperWhy *why)
{
  if (!is_reward)
    return paper_find_level_by (team, hero, symbol, colour, why);
  *why = team->levels[hero] >= PAPER_MAX_LEVEL ? WHY_MAX : WHY_NONE;
  return *why == WHY_NONE ? BY_REWARD : BY_NONE;
}

/* What comes of a level, as the moves have it. */
static void
set_rise (TmRuling *ruling, const PaperTeam *team, PaperHero hero, PaperBy by)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  PaperHappened happened = { 0 };
  PaperTeam after = *team;
  gboolean is_raised = by != BY_NONE;
  guint level;
  PaperSheet sheet;

  g_assert (hero < PAPER_N_HEROES);
  paper_sheet_init (&sheet);
  if (is_raised)
    paper_team_raise (&after, hero, &sheet, &happened);
  level = after.levels[hero];
  tm_ruling_set_number (ruling, "level", level);
  tm_ruling_set_number (ruling, "health", paper_team_get_health (&after));
  tm_ruling_set_word (ruling, "perk",
                      is_raised && level == PAPER_PERK_LEVEL ? perk_ids[hero] : "none");
  tm_ruling_set_flag (ruling, "noble_cell", after.owed[OWED_ITEM] > 0);
  if (!is_raised)
    return;
  explain_rise (hero, level, after.owed[OWED_ITEM] > 0, resolution);
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("Yes: level %s, health %s"), tm_arg_number ((gint32) level),
                                  tm_arg_number ((gint32) paper_team_get_health (&after))));
}

/* R «Повышение уровней», p.7 and p.8. */
void
paper_answer_level_up_die (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  PaperHero hero = (PaperHero) tm_args_get (args, LEVEL_UP_HERO);
  gboolean is_reward = tm_args_get (args, LEVEL_UP_SOURCE) == FROM_REWARD;
  guint8 colours[PAPER_N_HEROES];
  PaperSymbol symbol;
  PaperColour colour;
  PaperTeam team;
  PaperWhy why;
  PaperBy by;

  if (!paper_read_colours (args, LEVEL_UP_PERSONALITY, "personality", colours, ruling)
      || !read_die (args, hero, colours, &symbol, &colour, ruling))
    return;
  read_team (args, LEVEL_UP_LEVELS, LEVEL_UP_TALENT, LEVEL_UP_PSIONIC_USED, colours, &team);
  by = find_by (&team, hero, is_reward, symbol, colour, &why);
  tm_ruling_set_flag (ruling, "allowed", by != BY_NONE);
  tm_ruling_set_word (ruling, "by", paper_by_ids[by]);
  tm_ruling_set_word (ruling, "why_not", paper_why_ids[why]);
  explain_by (by, hero, resolution);
  if (by == BY_NONE)
    {
      tm_resolution_add_reason (resolution, why_articles[why], describe_bar (why));
      tm_ruling_set_verdict (ruling, describe_bar (why));
    }
  set_rise (ruling, &team, hero, by);
}
