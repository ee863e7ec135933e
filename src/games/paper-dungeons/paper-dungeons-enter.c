/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A step of a team and what the room does, R «Перемещение», p.9 to p.11: the minion or the trap
 * first, then the reward, at once. */

#include "config.h"

#include "paper-dungeons-turn.h"

#define MAX_VISITS 99
#define MAX_STEPS 9
#define MAX_COUNT 999
#define TRAP_WOUNDS 1

/**
 * Entry:
 *
 * What the parts of a step share.
 */
typedef struct
{
  PaperTeam *team;
  guint cell;
  const PaperRoom *room;
  const PaperMap *map;
  const PaperSheet *sheet;
  guint round;
  gboolean asks_wounds;
  gboolean was_crossed;
  TmResolution *resolution;
  PaperStep *step;
  PaperHappened *happened;
} Entry;

static void
add_wounds (const Entry *self, guint wounds)
{
  self->step->wounds += wounds;
  paper_team_wound (self->team, wounds, self->asks_wounds, self->happened);
}

/* Each side of a wall or of water counts as one: it is kept with the cell below or left of it. */
static void
mark_passed (PaperTeam *team, int from, guint to, gboolean wall, gboolean water)
{
  int side = from >= 0 ? paper_find_side ((guint) from, to) : -1;
  gboolean is_back = side == SIDE_DOWN || side == SIDE_LEFT;
  guint bit;

  if (side < 0 || (!wall && !water))
    return;
  bit = 1u << (side == SIDE_UP || side == SIDE_DOWN ? SIDE_UP : SIDE_RIGHT);
  team->passed[is_back ? to : (guint) from]
      |= (guint8) ((wall ? bit : 0) | (water ? bit << PAPER_N_SIDES : 0));
}

/* The side of a room towards which a step leads: that of the neighbour, or the mouth of a tunnel. */
static int
find_way (guint from, guint to)
{
  int side = paper_find_side (from, to);

  for (int i = 0; side < 0 && i < PAPER_N_SIDES; i++)
    if (paper_get_tunnel_end (from, (PaperSide) i) == (int) to)
      side = i;
  return side;
}

/* The line that is drawn from room to room, from an entrance at first. */
static void
draw_way (PaperTeam *team, int from, guint to)
{
  guint start = from >= 0 ? (guint) from : PAPER_CELL (PAPER_COLUMN (to), 0);
  int out = find_way (start, to);
  int in = find_way (to, start);

  if (out < 0 || in < 0)
    return;
  team->ways[start] |= (guint8) (1u << out);
  team->ways[to] |= (guint8) (1u << in);
}

/* The way itself: one step, given back to a ranger who crosses water. */
static void
move_team (Entry *self)
{
  PaperTeam *team = self->team;
  PaperWalker walker = { .medallion = paper_team_has_item (team, ITEM_MEDALLION),
                         .cloak = paper_team_has_item (team, ITEM_CLOAK),
                         .is_ranger = team->talent == TALENT_RANGER,
                         .resolution = self->resolution };
  gboolean wall = FALSE, water = FALSE;

  self->step->fault = paper_check_step (self->map, &walker, team->at, self->cell, &wall, &water);
  mark_passed (team, team->at, self->cell, wall, water);
  draw_way (team, team->at, self->cell);
  team->walls = (gint16) MIN (team->walls + (wall ? 1 : 0), MAX_COUNT);
  team->waters = (gint16) MIN (team->waters + (water ? 1 : 0), MAX_COUNT);
  if (team->steps > 0)
    team->steps = (guint8) MIN (team->steps - 1 + (walker.is_ranger && water ? 1 : 0), MAX_STEPS);
  team->at = (gint8) self->cell;
}

/* The minion that guards the room, on the first entry. */
static void
fight_minion (Entry *self)
{
  const PaperRoom *room = self->room;
  PaperTeam *team = self->team;

  if (room->minion == MINION_NONE || self->was_crossed)
    return;
  self->step->has_minion = TRUE;
  if (room->minion_level == 0 || room->hero < 0)
    self->happened->unknown |= MISSING_ROOM;
  else
    add_wounds (self, paper_get_minion_wounds (room->minion_level, team->levels[room->hero],
                                               paper_team_has_item (team, ITEM_ARMOUR)));
  team->crossed[self->cell] = TRUE;
  paper_team_beat_minions (team, 1, self->sheet, self->happened);
}

/* A trap wounds at every entry, R «Активация ловушек». */
static void
trigger_trap (Entry *self)
{
  if (!self->room->has_trap)
    return;
  self->step->has_trap = TRUE;
  self->team->traps = (gint16) MIN (self->team->traps + 1, MAX_COUNT);
  if (self->team->talent != TALENT_SCOUT)
    add_wounds (self, TRAP_WOUNDS);
}

/* Whether there is something to gain, whoever has been here or not. */
static gboolean
has_reward (const Entry *self)
{
  int letter = self->room->letter;

  return self->room->reward != REWARD_NONE
         || (letter >= 0 && self->team->letters[letter] == LETTER_OPEN);
}

/* The reward of the room, on the first entry; behind a minion that was crossed out before, it is an
 * open point. */
static void
take_reward (Entry *self)
{
  const PaperRoom *room = self->room;
  PaperTeam *team = self->team;

  if (team->taken[self->cell] || !has_reward (self))
    return;
  if (self->was_crossed && room->minion != MINION_NONE
      && paper_get_reading (self->resolution, OPTION_CROSSED_REWARD) == CROSSED_NONE)
    return;
  if (room->letter >= 0 && team->letters[room->letter] == LETTER_OPEN)
    {
      team->taken[self->cell] = TRUE;
      self->step->letter = room->letter;
      paper_team_steal (team, (guint) room->letter, self->round, self->sheet, self->happened);
    }
  if (room->reward == REWARD_NONE || (room->reward == REWARD_GEM && room->letter >= 0))
    return;
  team->taken[self->cell] = TRUE;
  self->step->prize = (PaperPrize) { (gint8) room->reward, (gint8) MAX (room->amount, 1) };
  paper_team_reward (team, self->step->prize, self->sheet, self->map, self->happened);
}

/**
 * paper_team_enter:
 * @self: a team
 * @cell: where it steps
 * @map: the dungeon
 * @sheet: what is printed on the sheet
 * @round: the round, for a gem that is stolen
 * @asks_wounds: whether the players say themselves where wounds go
 * @resolution: (nullable): asked about open points, where they matter; %NULL: their defaults
 * @step: (out): what the room did
 * @happened: (inout): what came of it
 *
 * Makes a step, be it allowed or not, and settles what the room holds. Of the steps in hand one is
 * spent, if there is any.
 */
void
paper_team_enter (PaperTeam *self,
                  guint cell,
                  const PaperMap *map,
                  const PaperSheet *sheet,
                  guint round,
                  gboolean asks_wounds,
                  TmResolution *resolution,
                  PaperStep *step,
                  PaperHappened *happened)
{
  gboolean is_first = self->visits[cell] == 0;
  Entry entry = { self,        cell,  &map->rooms[cell], map,  sheet,   round,
                  asks_wounds, FALSE, resolution,        step, happened };

  *step = (PaperStep) { .prize = { REWARD_NONE, 0 }, .letter = -1 };
  move_team (&entry);
  if (PAPER_IS_ENTRANCE (cell))
    return;
  self->visits[cell] = (guint8) MIN (self->visits[cell] + 1, MAX_VISITS);
  if (entry.room->monster > 0)
    self->reached[entry.room->monster - 1] = TRUE;
  if (is_first && !entry.room->is_told)
    {
      step->is_unknown = TRUE;
      happened->unknown |= MISSING_ROOM;
    }
  entry.was_crossed = self->crossed[cell] != 0;
  if (is_first)
    fight_minion (&entry);
  trigger_trap (&entry);
  if (is_first)
    take_reward (&entry);
  paper_team_drop_owed (self, map, happened);
}
