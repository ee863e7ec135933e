/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a team marks on its sheet, and what each mark brings with it: wounds, levels, item cells,
 * potions, gems, minions, rewards. Chains run at once; what a player must choose is owed. */

#include "config.h"

#include <string.h>

#include "paper-dungeons-turn.h"

#define MAX_OWED 9
#define MAX_WOUNDS PAPER_MAX_HEARTS
#define CAULDRON_POTIONS 3
#define SCEPTRE_MINIONS 2

/* Reading */

/**
 * paper_team_init:
 * @self: (out): a team
 *
 * Makes a team as it is at the start, R «Подготовка к игре»: every hero at level 1, all else empty.
 */
void
paper_team_init (PaperTeam *self)
{
  memset (self, 0, sizeof *self);
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    self->levels[hero] = 1;
  self->talent = PAPER_NO_TALENT;
  self->goal = -1;
  self->at = -1;
}

/**
 * paper_team_get_health:
 * @self: a team
 *
 * Gets the sum of the levels, R «Повышение уровней»: health and strength at once.
 *
 * Returns: health, from 4 to 24
 */
guint
paper_team_get_health (const PaperTeam *self)
{
  guint health = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    health += self->levels[hero];
  return health;
}

/**
 * paper_team_count_hearts:
 * @self: a team
 *
 * Counts the free hearts under potions, R «Зельеварение», p.9.
 *
 * Returns: how many wounds can still go there
 */
guint
paper_team_count_hearts (const PaperTeam *self)
{
  int hearts = PAPER_HEARTS * self->potions - self->healed;

  return (guint) MAX (hearts, 0);
}

/**
 * paper_team_count_used:
 * @self: a team
 *
 * Counts the dice that the team has used in this round.
 *
 * Returns: how many
 */
guint
paper_team_count_used (const PaperTeam *self)
{
  guint used = 0;

  for (guint die = 0; die < PAPER_N_DICE; die++)
    used += self->used[die] != 0;
  return used;
}

/**
 * paper_team_has_item:
 * @self: a team
 * @item: a magic item
 *
 * Tells whether an item is complete, R «Изготовление волшебных предметов», p.8.
 *
 * Returns: whether both cells are filled
 */
gboolean
paper_team_has_item (const PaperTeam *self, PaperItem item)
{
  return self->cells[item] == PAPER_ITEM_CELLS;
}

/**
 * paper_team_count_rooms:
 * @self: a team
 *
 * Counts the rooms that the team has been in; entrances are none.
 *
 * Returns: how many
 */
guint
paper_team_count_rooms (const PaperTeam *self)
{
  guint rooms = 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    rooms += self->visits[cell] != 0;
  return rooms;
}

/**
 * paper_team_count_crossable:
 * @self: a team
 * @map: (nullable): the dungeon
 *
 * Counts the minions that are not crossed out yet. A room of which nobody has told what it holds may
 * have one.
 *
 * Returns: how many
 */
guint
paper_team_count_crossable (const PaperTeam *self, const PaperMap *map)
{
  guint minions = 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    if (!self->crossed[cell]
        && (map == NULL || !map->rooms[cell].is_told || map->rooms[cell].minion != MINION_NONE))
      minions++;
  return minions;
}

/**
 * paper_team_owes:
 * @self: a team
 *
 * Tells whether free marks are still to be chosen.
 *
 * Returns: whether there are any
 */
gboolean
paper_team_owes (const PaperTeam *self)
{
  for (guint owed = 0; owed < PAPER_N_OWED; owed++)
    if (self->owed[owed] > 0)
      return TRUE;
  return FALSE;
}

/* Wounds, R «Получение ранений», p.6 */

/**
 * paper_team_mark:
 * @self: a team
 * @wounds: how many
 * @happened: (inout): what came of it
 *
 * Marks wounds on the track. With more of them than health the resurrection is used, once.
 */
void
paper_team_mark (PaperTeam *self, guint wounds, PaperHappened *happened)
{
  if (wounds == 0)
    return;
  self->wounds = (gint16) MIN ((guint) self->wounds + wounds, MAX_WOUNDS);
  happened->marked += wounds;
  if (self->resurrected || (guint) self->wounds <= paper_team_get_health (self))
    return;
  self->resurrected = TRUE;
  happened->resurrected = TRUE;
}

/**
 * paper_team_wound:
 * @self: a team
 * @wounds: how many
 * @is_asked: whether the players say themselves where wounds go
 * @happened: (inout): what came of it
 *
 * Deals wounds: on free hearts under potions as far as there are any, the others on the track; or all
 * to where they wait to be assigned.
 */
void
paper_team_wound (PaperTeam *self, guint wounds, gboolean is_asked, PaperHappened *happened)
{
  guint healed = MIN (wounds, paper_team_count_hearts (self));

  happened->wounds += wounds;
  if (is_asked)
    {
      self->pending = (gint16) MIN ((guint) self->pending + wounds, MAX_WOUNDS);
      return;
    }
  self->healed = (gint16) ((guint) self->healed + healed);
  happened->healed += healed;
  paper_team_mark (self, wounds - healed, happened);
}

/* A potion comes too late for wounds that are there already: what no heart is free for is marked
 * before it is brewed. */
static void
mark_beyond_hearts (PaperTeam *self, PaperHappened *happened)
{
  guint hearts = paper_team_count_hearts (self);

  if (self->pending <= 0 || (guint) self->pending <= hearts)
    return;
  paper_team_mark (self, (guint) self->pending - hearts, happened);
  self->pending = (gint16) hearts;
}

/* Rewards: what a circle or a row gives may bring the next. */

static void
owe (PaperTeam *self, PaperOwed what, guint amount)
{
  self->owed[what] = (guint8) MIN (self->owed[what] + amount, MAX_OWED);
}

static void
gain (PaperTeam *self, PaperPrize prize, const PaperSheet *sheet, PaperHappened *happened)
{
  guint amount = (guint) MAX (prize.amount, 0);

  switch (prize.reward)
    {
    case REWARD_POTION:
      paper_team_brew (self, amount, sheet, happened);
      break;
    case REWARD_ITEM:
      owe (self, OWED_ITEM, amount);
      break;
    case REWARD_LEVEL:
      owe (self, OWED_LEVEL, amount);
      break;
    case REWARD_GEM:
      owe (self, OWED_GEM, amount);
      break;
    case REWARD_MINION:
      owe (self, OWED_MINION, amount);
      break;
    case REWARD_OTHER:
      happened->other = TRUE;
      break;
    case REWARD_NONE:
    default:
      break;
    }
}

/* What a talent gives when the number that it counts goes up. */
static void
trigger_talent (
    PaperTeam *self, guint before, guint after, const PaperSheet *sheet, PaperHappened *happened)
{
  PaperGift gift;

  paper_get_talent_trigger (self->talent, before, after, &gift);
  owe (self, OWED_ITEM, gift.cells);
  paper_team_brew (self, gift.potions, sheet, happened);
}

/**
 * paper_team_take_gem:
 * @self: a team
 * @sheet: what is printed on the sheet
 * @happened: (inout): what came of it
 *
 * Fills the next circle of the gem track and gives what is printed there, R «Кража самоцветов», p.11;
 * a merchant has a potion for it.
 */
void
paper_team_take_gem (PaperTeam *self, const PaperSheet *sheet, PaperHappened *happened)
{
  PaperPrize prize;

  if (self->gems >= PAPER_MAX_GEMS)
    return;
  self->gems++;
  happened->gems++;
  prize = sheet->gem_prizes[self->gems];
  if (prize.reward < 0)
    happened->unknown |= MISSING_GEM_TRACK;
  gain (self, prize, sheet, happened);
  if (self->talent == TALENT_MERCHANT)
    trigger_talent (self, self->gems - 1, self->gems, sheet, happened);
}

/* Each of the two gems outside is had once. */
static void
take_outside_gem (PaperTeam *self, guint source, const PaperSheet *sheet, PaperHappened *happened)
{
  if (self->outside[source])
    return;
  self->outside[source] = TRUE;
  paper_team_take_gem (self, sheet, happened);
}

/**
 * paper_team_steal:
 * @self: a team
 * @letter: letter of a gem, from 0
 * @round: the round; 0: before the game
 * @sheet: what is printed on the sheet
 * @happened: (inout): what came of it
 *
 * Steals a gem, R «Кража самоцветов», p.11.
 */
void
paper_team_steal (
    PaperTeam *self, guint letter, guint round, const PaperSheet *sheet, PaperHappened *happened)
{
  self->letters[letter] = LETTER_STOLEN;
  self->letter_rounds[letter] = (guint8) round;
  paper_team_take_gem (self, sheet, happened);
}

/* Potions, R «Зельеварение», p.9 */

/* What is printed behind a potion. The twelfth has a gem from outside, however that is told. */
static void
finish_potion (PaperTeam *self, const PaperSheet *sheet, PaperHappened *happened)
{
  PaperPrize prize = sheet->potion_prizes[self->potions];

  if (self->potions == PAPER_GEM_POTION)
    {
      take_outside_gem (self, OUTSIDE_POTION, sheet, happened);
      if (prize.reward == REWARD_GEM)
        return;
    }
  if (prize.reward < 0)
    happened->unknown |= MISSING_POTION_ROWS;
  if (prize.reward <= REWARD_NONE)
    return;
  happened->rows |= G_GUINT64_CONSTANT (1) << self->potions;
  gain (self, prize, sheet, happened);
}

/**
 * paper_team_brew:
 * @self: a team
 * @potions: how many
 * @sheet: what is printed on the sheet
 * @happened: (inout): what came of it
 *
 * Fills potions, one by one, with what they bring: the reward of a row that ends, the gem of the
 * twelfth. Those that there is no room for are lost.
 */
void
paper_team_brew (PaperTeam *self, guint potions, const PaperSheet *sheet, PaperHappened *happened)
{
  if (potions > 0)
    mark_beyond_hearts (self, happened);
  for (; potions > 0; potions--)
    {
      if (self->potions >= sheet->capacity || self->potions >= PAPER_MAX_POTIONS)
        {
          happened->lost += potions;
          return;
        }
      self->potions++;
      happened->potions++;
      finish_potion (self, sheet, happened);
    }
}

/* Levels, items, minions */

/**
 * paper_team_raise:
 * @self: a team
 * @hero: a hero
 * @sheet: what is printed on the sheet
 * @happened: (inout): what came of it
 *
 * Raises a hero by one level, R «Повышение уровней», p.7 and p.8. A rogue who reaches level 4 brings a
 * gem from outside; a noble team has an item cell for each hero who reaches level 5.
 */
void
paper_team_raise (PaperTeam *self, PaperHero hero, const PaperSheet *sheet, PaperHappened *happened)
{
  if (self->levels[hero] >= PAPER_MAX_LEVEL)
    return;
  self->levels[hero]++;
  if (hero == HERO_ROGUE && self->levels[hero] == PAPER_PERK_LEVEL)
    take_outside_gem (self, OUTSIDE_ROGUE, sheet, happened);
  if (self->talent == TALENT_NOBLE && self->levels[hero] == PAPER_NOBLE_LEVEL)
    trigger_talent (self, 0, 1, sheet, happened);
}

/**
 * paper_team_fill_cell:
 * @self: a team
 * @item: a magic item
 * @sheet: what is printed on the sheet
 * @map: (nullable): the dungeon
 * @happened: (inout): what came of it
 *
 * Fills the next cell of an item. What a complete item gives at once comes with the second, R
 * «Волшебные предметы», p.15.
 */
void
paper_team_fill_cell (PaperTeam *self,
                      PaperItem item,
                      const PaperSheet *sheet,
                      const PaperMap *map,
                      PaperHappened *happened)
{
  if (self->cells[item] >= PAPER_ITEM_CELLS)
    return;
  self->cells[item]++;
  if (self->cells[item] < PAPER_ITEM_CELLS)
    return;
  switch (paper_item_gives[item])
    {
    case GIVES_POTIONS_3:
      paper_team_brew (self, CAULDRON_POTIONS, sheet, happened);
      break;
    case GIVES_MINIONS_2:
      owe (self, OWED_MINION, SCEPTRE_MINIONS);
      break;
    case GIVES_LEVEL_1:
      owe (self, OWED_LEVEL, 1);
      break;
    case GIVES_NONE:
    case GIVES_MINION_LEVEL:
    case GIVES_WATER:
    case GIVES_WALLS:
    case GIVES_POWER_3:
    default:
      break;
    }
  paper_team_drop_owed (self, map, happened);
}

/**
 * paper_team_beat_minions:
 * @self: a team
 * @minions: how many
 * @sheet: what is printed on the sheet
 * @happened: (inout): what came of it
 *
 * Fills circles of the minion track, R «Сражение с приспешниками», p.10. Every third brings a
 * beastmaster an item cell, a shaman a potion.
 */
void
paper_team_beat_minions (PaperTeam *self,
                         guint minions,
                         const PaperSheet *sheet,
                         PaperHappened *happened)
{
  guint before = self->minions;

  self->minions = (guint8) MIN (before + minions, PAPER_MAX_MINIONS);
  happened->minions += self->minions - before;
  if (self->talent == TALENT_BEASTMASTER || self->talent == TALENT_SHAMAN)
    trigger_talent (self, before, self->minions, sheet, happened);
}

/**
 * paper_team_reward:
 * @self: a team
 * @prize: what is had; one that is not told gives nothing
 * @sheet: what is printed on the sheet
 * @map: (nullable): the dungeon
 * @happened: (inout): what came of it
 *
 * Gives a reward, R «Получение зелий и наград»: potions at once, what must be chosen is owed.
 */
void
paper_team_reward (PaperTeam *self,
                   PaperPrize prize,
                   const PaperSheet *sheet,
                   const PaperMap *map,
                   PaperHappened *happened)
{
  gain (self, prize, sheet, happened);
  paper_team_drop_owed (self, map, happened);
}

/* How many free marks of a kind could still be made. */
static guint
count_choices (const PaperTeam *self, PaperOwed what, const PaperMap *map)
{
  guint choices = 0;

  switch (what)
    {
    case OWED_LEVEL:
      return PAPER_N_HEROES * PAPER_MAX_LEVEL - paper_team_get_health (self);
    case OWED_ITEM:
      for (guint item = 0; item < PAPER_N_ITEMS; item++)
        choices += PAPER_ITEM_CELLS - self->cells[item];
      return choices;
    case OWED_MINION:
      return paper_team_count_crossable (self, map);
    case OWED_GEM:
    case PAPER_N_OWED:
    default:
      for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
        choices += self->letters[letter] == LETTER_OPEN;
      return choices;
    }
}

/**
 * paper_team_drop_owed:
 * @self: a team
 * @map: (nullable): the dungeon
 * @happened: (inout): what came of it
 *
 * Drops free marks that cannot be made: all heroes at level 6, all cells full, no minion or gem left.
 */
void
paper_team_drop_owed (PaperTeam *self, const PaperMap *map, PaperHappened *happened)
{
  for (guint owed = 0; owed < PAPER_N_OWED; owed++)
    {
      guint choices;

      if (self->owed[owed] == 0)
        continue;
      choices = count_choices (self, (PaperOwed) owed, map);
      if (self->owed[owed] <= choices)
        continue;
      happened->dropped[owed] = (guint8) (happened->dropped[owed] + self->owed[owed] - choices);
      self->owed[owed] = (guint8) choices;
    }
}
