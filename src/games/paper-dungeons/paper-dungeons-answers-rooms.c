/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about what rooms hold: minions, traps, rewards, R «Перемещение», p.9 to p.11. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-questions.h"

/* Any two rooms side by side: where the events are, and where the team comes from. */
#define ROOM PAPER_CELL (2, 1)
#define BEFORE PAPER_CELL (2, 2)

static TmText
describe_wounds (gint32 wounds)
{
  return wounds == 0 ? tm_text (N_ ("No wounds"))
                     : tm_text_n ("%s wound", "%s wounds", tm_arg_number (wounds));
}

/* R «Сражение с приспешниками», p.10. */
void
paper_answer_minion_fight (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 minion = tm_args_get (args, MINION_FIGHT_MINION_LEVEL);
  gint32 hero = tm_args_get (args, MINION_FIGHT_HERO_LEVEL);
  gboolean has_armour = tm_args_get (args, MINION_FIGHT_ARMOUR);
  gint32 effective = hero + (has_armour ? 1 : 0);
  gint32 wounds = (gint32) paper_get_minion_wounds ((guint) minion, (guint) hero, has_armour);

  tm_ruling_set_flag (ruling, "defeated", TRUE);
  tm_ruling_set_number (ruling, "effective", effective);
  tm_ruling_set_number (ruling, "wounds", wounds);
  if (has_armour)
    tm_resolution_add_reason (
        resolution, "paper.items.armour",
        tm_text (N_ ("With the armour the hero counts as one level higher: %s."),
                 tm_arg_number (effective)));
  tm_resolution_add_reason (
      resolution, "paper.minion.fight",
      wounds > 0 ? tm_text (N_ ("The minion’s level is higher by the wounds it deals: %s − %s."),
                            tm_arg_number (minion), tm_arg_number (effective))
                 : tm_text (N_ ("The hero’s level is as high as the minion’s or higher.")));
  tm_resolution_add_reason (resolution, "paper.minion.fight",
                            tm_text (N_ ("It is defeated in any case.")));
  tm_ruling_set_verdict (ruling, wounds == 0 ? tm_text (N_ ("Defeated without a wound"))
                                             : tm_text_n ("Defeated, for %s wound",
                                                          "Defeated, for %s wounds",
                                                          tm_arg_number (wounds)));
}

/* A team in front of the room. */
static void
begin_team (const TmArgs *args, guint talent, PaperTeam *team)
{
  paper_team_init (team);
  team->talent = (gint8) tm_args_get (args, talent);
  team->at = BEFORE;
}

static void
begin_room (PaperMap *map)
{
  paper_map_init (map);
  map->rooms[ROOM].is_told = TRUE;
}

static void
enter (PaperTeam *team, const PaperMap *map, TmResolution *resolution, PaperStep *step)
{
  PaperHappened happened = { 0 };
  PaperSheet sheet;

  paper_sheet_init (&sheet);
  paper_team_enter (team, ROOM, map, &sheet, 1, TRUE, resolution, step, &happened);
}

static void
explain_trap (int talent, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, "paper.trap",
                            tm_text (N_ ("A trap deals one wound at every entry.")));
  if (talent == TALENT_SCOUT)
    tm_resolution_add_reason (
        resolution, "paper.talent.scout",
        tm_text (N_ ("Traps do not wound the scout’s team; they are triggered all the same.")));
}

/* R «Активация ловушек». */
void
paper_answer_trap (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 entries = tm_args_get (args, TRAP_ENTRIES);
  gint32 wounds = 0;
  PaperTeam team;
  PaperMap map;

  begin_team (args, TRAP_TALENT, &team);
  begin_room (&map);
  map.rooms[ROOM].has_trap = TRUE;
  for (gint32 i = 0; i < entries; i++)
    {
      PaperStep step;

      team.at = BEFORE;
      enter (&team, &map, resolution, &step);
      wounds += (gint32) step.wounds;
    }
  tm_ruling_set_number (ruling, "triggered", team.traps);
  tm_ruling_set_number (ruling, "wounds", wounds);
  explain_trap (team.talent, resolution);
  tm_ruling_set_verdict (ruling, describe_wounds (wounds));
}

/* Events of a room */

static void
read_room (const TmArgs *args, PaperMap *map)
{
  PaperRoom *room = &map->rooms[ROOM];
  gint32 reward = tm_args_get (args, ROOM_EVENTS_REWARD);

  begin_room (map);
  room->minion_level = (guint8) tm_args_get (args, ROOM_EVENTS_MINION_LEVEL);
  room->minion = room->minion_level > 0 ? MINION_GOBLIN : MINION_NONE;
  room->hero = (gint8) (room->minion_level > 0 ? tm_args_get (args, ROOM_EVENTS_MINION_HERO) : -1);
  room->has_trap = tm_args_get (args, ROOM_EVENTS_TRAP);
  room->letter = reward == REWARD_GEM ? 0 : -1;
  room->reward = reward == REWARD_GEM ? REWARD_NONE : (guint8) reward;
  room->amount = room->reward != REWARD_NONE ? 1 : 0;
}

static void
read_visitor (const TmArgs *args, PaperTeam *team)
{
  begin_team (args, ROOM_EVENTS_TALENT, team);
  paper_read_levels (args, ROOM_EVENTS_LEVELS, team->levels);
  team->cells[ITEM_ARMOUR] = tm_args_get (args, ROOM_EVENTS_ARMOUR) ? 2 : 0;
  team->visits[ROOM] = tm_args_get (args, ROOM_EVENTS_VISITED) ? 1 : 0;
  team->crossed[ROOM] = tm_args_get (args, ROOM_EVENTS_CROSSED) ? 1 : 0;
  team->letters[0] = tm_args_get (args, ROOM_EVENTS_GEM_OPEN) ? LETTER_OPEN : LETTER_CROSSED;
}

static PaperReward
get_gain (const PaperStep *step)
{
  return step->letter >= 0 ? REWARD_GEM : (PaperReward) step->prize.reward;
}

static void
set_order (TmRuling *ruling, const PaperStep *step)
{
  const char *order[4] = { NULL };
  guint n = 0;

  if (step->has_minion)
    order[n++] = "minion";
  if (step->has_trap)
    order[n++] = "trap";
  if (get_gain (step) != REWARD_NONE)
    order[n++] = paper_reward_words[get_gain (step)].id;
  tm_ruling_set_words (ruling, "order", order);
}

static void
explain_loss (const TmArgs *args, TmResolution *resolution)
{
  if (tm_args_get (args, ROOM_EVENTS_REWARD) == REWARD_GEM
      && !tm_args_get (args, ROOM_EVENTS_GEM_OPEN))
    tm_resolution_add_reason (resolution, "paper.gems.roundend",
                              tm_text (N_ ("A gem that is crossed out cannot be stolen.")));
  else if (tm_args_get (args, ROOM_EVENTS_CROSSED)
           && tm_args_get (args, ROOM_EVENTS_REWARD) != REWARD_NONE)
    tm_resolution_add_reason (
        resolution, "paper.open.crossed-reward",
        tm_text (N_ ("By your house rule the reward behind a crossed minion is lost.")));
}

static void
explain_events (const TmArgs *args, const PaperStep *step, TmResolution *resolution)
{
  gboolean is_again = tm_args_get (args, ROOM_EVENTS_VISITED);

  if (is_again)
    tm_resolution_add_reason (resolution, "paper.move.reentry",
                              tm_text (N_ ("In a room visited before only a trap acts.")));
  else
    tm_resolution_add_reason (
        resolution, "paper.events.order",
        tm_text (N_ ("On the first entry: the minion or the trap, then the reward.")));
  if (step->has_minion)
    tm_resolution_add_reason (
        resolution, "paper.minion.fight",
        tm_text (N_ ("The minion is defeated, for as many wounds as its level is higher.")));
  if (step->has_minion && tm_args_get (args, ROOM_EVENTS_ARMOUR))
    tm_resolution_add_reason (
        resolution, "paper.items.armour",
        tm_text (N_ ("With the armour the hero who fights counts as one level higher.")));
  if (step->has_trap)
    explain_trap (tm_args_get (args, ROOM_EVENTS_TALENT), resolution);
  if (get_gain (step) == REWARD_NONE && !is_again)
    explain_loss (args, resolution);
  if (step->letter >= 0)
    tm_resolution_add_reason (
        resolution, "paper.gems.steal",
        tm_text (N_ ("The gem is stolen at once: fill the next circle of the gem track.")));
  else if (get_gain (step) != REWARD_NONE)
    tm_resolution_add_reason (resolution, "paper.reward.free",
                              tm_text (N_ ("The reward asks for neither symbol nor colour.")));
}

static TmText
describe_events (const PaperStep *step)
{
  TmTextArg wounds = tm_arg_number ((gint32) step->wounds);

  if (get_gain (step) != REWARD_NONE)
    return tm_text (N_ ("Wounds: %s; reward: %s"), wounds,
                    tm_arg_word (paper_reward_words[get_gain (step)].name));
  if (step->has_minion || step->has_trap)
    return tm_text (N_ ("Wounds: %s; no reward"), wounds);
  return tm_text (N_ ("Nothing happens"));
}

/* R «Перемещение», «Сражение с приспешниками», «Активация ловушек», p.9 to p.11. */
void
paper_answer_room_events (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  PaperStep step;
  PaperTeam team;
  PaperMap map;

  read_room (args, &map);
  read_visitor (args, &team);
  enter (&team, &map, resolution, &step);
  set_order (ruling, &step);
  tm_ruling_set_number (ruling, "wounds", step.wounds);
  tm_ruling_set_flag (ruling, "minion_defeated", step.has_minion);
  tm_ruling_set_word (ruling, "reward", paper_reward_words[get_gain (&step)].id);
  explain_events (args, &step, resolution);
  tm_ruling_set_verdict (ruling, describe_events (&step));
}
