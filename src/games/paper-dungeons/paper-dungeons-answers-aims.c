/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about missions, goals and talents, R «Миссии», «Цели», «Таланты», p.14, p.16;
 * requirements and steps: public lists. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-questions.h"

/* Missions */

static gboolean
check_claim (const TmArgs *args, guint n_players, TmRuling *ruling)
{
  gint32 round = tm_args_get (args, MISSION_CLAIM_ROUND);

  if (!paper_check_seats (tm_args_get_set (args, MISSION_CLAIM_SEATS), n_players, "seats", ruling))
    return FALSE;
  if (tm_args_get (args, MISSION_CLAIM_DONE_ROUND) <= round)
    return TRUE;
  tm_ruling_refuse (ruling, "done_round",
                    tm_text (N_ ("no later than this round: %s"), tm_arg_number (round)));
  return FALSE;
}

static void
explain_claim (gboolean is_allowed, guint n_players, guint round, gint32 fame, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  tm_resolution_add_reason (
      resolution, "paper.mission.claim",
      is_allowed
          ? tm_text (N_ ("All who meet it and say so at the end of the same round are paid."))
          : tm_text (N_ ("It was claimed in an earlier round and is out of the game.")));
  if (!is_allowed)
    return;
  tm_resolution_add_reason (
      resolution, n_players == 1 ? "paper.mission.solo" : "paper.mission.fame",
      n_players == 1 ? tm_text (N_ ("Alone, a mission claimed in round %s brings %s fame."),
                                tm_arg_number ((gint32) round), tm_arg_number (fame))
                     : tm_text (N_ ("A mission brings %s fame."), tm_arg_number (fame)));
  if (paper_is_fight_round (round))
    tm_resolution_add_reason (
        resolution, "paper.open.mission-timing",
        tm_ruling_get_option (ruling, OPTION_MISSION_TIMING) == MISSION_TIMING_BEFORE
            ? tm_text (N_ ("In this round it must be met before the fight."))
            : tm_text (N_ ("In this round it may be met by a reward of the fight.")));
}

static TmText
describe_claim (gint32 fame, guint32 seats)
{
  return (seats & (seats - 1)) == 0
             /* Translators: how much, and a team */
             ? tm_text (N_ ("%s fame: %s"), tm_arg_number (fame), tm_arg_seats (seats))
             : tm_text (N_ ("%s fame for each: %s"), tm_arg_number (fame), tm_arg_seats (seats));
}

/* R «Миссии»; «Одиночная игра». */
void
paper_answer_mission_claim (const TmArgs *args, TmRuling *ruling)
{
  guint n_players = (guint) tm_args_get (args, MISSION_CLAIM_PLAYERS);
  guint round = (guint) tm_args_get (args, MISSION_CLAIM_ROUND);
  guint done = (guint) tm_args_get (args, MISSION_CLAIM_DONE_ROUND);
  guint32 seats = tm_args_get_set (args, MISSION_CLAIM_SEATS);
  gboolean is_allowed = done == 0 || done == round;
  gint32 fame = is_allowed ? paper_get_mission_fame (n_players, round) : 0;

  if (!check_claim (args, n_players, ruling))
    return;
  tm_ruling_set_flag (ruling, "allowed", is_allowed);
  tm_ruling_set_number (ruling, "fame", fame);
  tm_ruling_set_seats (ruling, "seats", is_allowed ? seats : 0);
  tm_ruling_set_flag (ruling, "removed", TRUE);
  explain_claim (is_allowed, n_players, round, fame, ruling);
  tm_ruling_set_verdict (ruling, is_allowed ? describe_claim (fame, seats)
                                            : tm_text (N_ ("No, this mission is out of the game")));
}

/* Facts */

static gint32
get_or (const TmArgs *args, guint param, gint32 other)
{
  return tm_args_has (args, param) ? tm_args_get (args, param) : other;
}

static gboolean
read_rooms (const TmArgs *args, PaperFacts *facts, TmRuling *ruling)
{
  guint n_rooms;
  const gint32 *rooms = tm_args_get_list (args, FACTS_ROOMS, &n_rooms);

  for (guint i = 0; i < n_rooms; i++)
    {
      if (PAPER_IS_ENTRANCE (rooms[i]))
        {
          tm_ruling_refuse (ruling, "rooms", tm_text (N_ ("an entrance is no room")));
          return FALSE;
        }
      facts->visits |= G_GUINT64_CONSTANT (1) << rooms[i];
    }
  return TRUE;
}

static gint32
read_minions (const TmArgs *args, PaperFacts *facts)
{
  guint n_minions;
  const gint32 *levels = tm_args_get_list (args, FACTS_MINION_LEVELS, &n_minions);

  for (guint i = 0; i < n_minions; i++)
    facts->minion_levels[levels[i]]++;
  return (gint32) n_minions;
}

static gboolean
read_facts (const TmArgs *args, PaperFacts *facts, TmRuling *ruling)
{
  guint n_fights;
  const gint32 *fame = tm_args_get_list (args, FACTS_MONSTER_FAME, &n_fights);

  memset (facts, 0, sizeof *facts);
  paper_read_levels (args, FACTS_LEVELS, facts->levels);
  facts->minions = get_or (args, FACTS_MINIONS, read_minions (args, facts));
  facts->potions = tm_args_get (args, FACTS_POTIONS);
  facts->unused = get_or (args, FACTS_UNUSED_POTIONS, facts->potions);
  facts->gems = tm_args_get (args, FACTS_GEMS);
  facts->traps = tm_args_get (args, FACTS_TRAPS);
  facts->obstacles = tm_args_get (args, FACTS_OBSTACLES);
  facts->traps_once = facts->obstacles_once = -1;
  facts->items = tm_args_get (args, FACTS_ITEMS);
  facts->monster_rooms = tm_args_get (args, FACTS_MONSTER_ROOMS);
  for (guint i = 0; i < n_fights && i < PAPER_N_STAGES; i++)
    facts->monster_fame[i] = fame[i];
  facts->value = get_or (args, FACTS_VALUE, -1);
  if (facts->unused > facts->potions)
    {
      tm_ruling_refuse (
          ruling, "unused_potions",
          tm_text (N_ ("no more than all potions: %s"), tm_arg_number (facts->potions)));
      return FALSE;
    }
  return read_rooms (args, facts, ruling);
}

/* The number that was given is what the reading in force counts. */
static void
explain_repeats (TmRuling *ruling)
{
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "paper.open.repeat-count",
      tm_ruling_get_option (ruling, OPTION_REPEAT_COUNT) == REPEAT_EVERY
          ? tm_text (N_ ("Every time counts, also the same trap, wall or river again."))
          : tm_text (N_ ("By your house rule each trap, wall or river counts once.")));
}

/* Beside a table it is said whose team it is. */
static TmText
describe_met (const TmArgs *args, TmTextArg name, gboolean is_met, gint32 have, gint32 need)
{
  TmTextArg n_have = tm_arg_number (have);
  TmTextArg n_need = tm_arg_number (need);

  if (tm_args_has (args, FACTS_SEAT))
    {
      TmTextArg team = tm_arg_seat ((guint) tm_args_get (args, FACTS_SEAT));

      /* Translators: a team; a mission; how much of how much */
      return is_met ? tm_text (N_ ("Met by %s: %s (%s of %s)"), team, name, n_have, n_need)
                    : tm_text (N_ ("Not met by %s: %s (%s of %s)"), team, name, n_have, n_need);
    }
  /* Translators: a mission; how much of how much */
  return is_met ? tm_text (N_ ("Met: %s (%s of %s)"), name, n_have, n_need)
                : tm_text (N_ ("Not met: %s (%s of %s)"), name, n_have, n_need);
}

/* Requirements: public lists. */
void
paper_answer_mission_met (const TmArgs *args, TmRuling *ruling)
{
  PaperMission mission = (PaperMission) tm_args_get (args, FACTS_CARD);
  TmTextArg name = tm_arg_word (paper_mission_words[mission].name);
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 have, need;
  gboolean is_met;
  PaperFacts facts;

  if (!read_facts (args, &facts, ruling))
    return;
  is_met = paper_count_mission (mission, &facts, resolution, &have, &need);
  tm_ruling_set_flag (ruling, "met", is_met);
  tm_ruling_set_number (ruling, "have", have);
  tm_ruling_set_number (ruling, "need", need);
  tm_resolution_add_reason (resolution, "paper.mission.list",
                            tm_text (N_ ("The mission: %s."), name));
  tm_resolution_add_reason (
      resolution, NULL,
      tm_text (N_ ("Counted: %s of %s."), tm_arg_number (have), tm_arg_number (need)));
  if (mission == MISSION_TRAPS_5)
    explain_repeats (ruling);
  tm_ruling_set_verdict (ruling, describe_met (args, name, is_met, have, need));
}

/* Goals */

static void
explain_goal (PaperGoal goal, gint32 have, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  tm_resolution_add_reason (resolution, "paper.goal.fame",
                            tm_text (N_ ("%s: steps of 2, 4 and 6 fame at %s, %s and %s."),
                                     tm_arg_word (paper_goal_words[goal].name),
                                     tm_arg_number (paper_goal_steps[goal][0]),
                                     tm_arg_number (paper_goal_steps[goal][1]),
                                     tm_arg_number (paper_goal_steps[goal][2])));
  tm_resolution_add_reason (resolution, NULL, tm_text (N_ ("Counted: %s."), tm_arg_number (have)));
  if (goal == GOAL_OBSTACLES)
    explain_repeats (ruling);
}

/* R «Цели». */
void
paper_answer_goal_score (const TmArgs *args, TmRuling *ruling)
{
  PaperGoal goal = (PaperGoal) tm_args_get (args, FACTS_CARD);
  gint32 have, next, fame;
  PaperFacts facts;

  if (!read_facts (args, &facts, ruling))
    return;
  fame = paper_count_goal (goal, &facts, tm_ruling_get_resolution (ruling), &have, &next);
  tm_ruling_set_number (ruling, "fame", fame);
  tm_ruling_set_number (ruling, "have", have);
  if (next >= 0)
    tm_ruling_set_number (ruling, "next", next);
  else
    tm_ruling_set_unknown (ruling, "next");
  tm_ruling_mark_detail (ruling, "next");
  explain_goal (goal, have, ruling);
  tm_ruling_set_verdict (
      ruling, next >= 0 ? tm_text (N_ ("%s fame with %s; the next step is at %s"),
                                   tm_arg_number (fame), tm_arg_number (have), tm_arg_number (next))
                        : tm_text (N_ ("%s fame, the highest step"), tm_arg_number (fame)));
}

/* R p.2, p.7. */
void
paper_answer_goal_colours (const TmArgs *args, TmRuling *ruling)
{
  PaperGoal goal = (PaperGoal) tm_args_get (args, GOAL_COLOURS_GOAL);
  const char *black[2] = { NULL };
  guint n_black = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      guint8 colour = paper_goal_colours[goal][hero];

      tm_ruling_set_word (ruling, paper_hero_words[hero].id, paper_colour_words[colour].id);
      if (colour == COLOUR_BLACK && n_black < G_N_ELEMENTS (black))
        black[n_black++] = paper_hero_words[hero].name;
    }
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "paper.goal.colours",
      tm_text (N_ ("The goal makes two heroes black and leaves the other two white.")));
  tm_ruling_set_verdict (
      ruling, tm_text (N_ ("Black: %s, %s"), tm_arg_word (black[0]), tm_arg_word (black[1])));
}

/* Talents */

/* R «Подсчёт очков», row К; p.16. */
void
paper_answer_talent_score (const TmArgs *args, TmRuling *ruling)
{
  int talent = tm_args_get (args, TALENT_SCORE_TALENT);
  gint32 goal = PAPER_GOAL_FAME (tm_args_get (args, TALENT_SCORE_GOAL_FAME));
  gint32 fame = talent >= 0 ? paper_talent_fame[talent] : 0;

  tm_ruling_set_number (ruling, "talent", fame);
  tm_ruling_set_number (ruling, "goal", goal);
  tm_ruling_set_number (ruling, "fame", goal + fame);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "paper.talent.fame",
      tm_text (N_ ("Talent %s, goal %s."), tm_arg_number (fame), tm_arg_number (goal)));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("%s fame"), tm_arg_number (goal + fame)));
}

static TmText
describe_trigger (PaperTalent talent)
{
  switch (talent)
    {
    case TALENT_NOBLE:
      return tm_text (N_ ("An item cell for each hero who reaches level 5."));
    case TALENT_BEASTMASTER:
      return tm_text (N_ ("An item cell with every third minion."));
    case TALENT_SHAMAN:
      return tm_text (N_ ("A potion with every third minion."));
    case TALENT_MERCHANT:
      return tm_text (N_ ("A potion for each gem."));
    case TALENT_ALCHEMIST:
    case TALENT_BARBARIAN:
    case TALENT_TREASURE_HUNTER:
    case TALENT_BERSERKER:
    case TALENT_VETERAN:
    case TALENT_PSIONIC:
    case TALENT_FORTUNE_TELLER:
    case TALENT_SCOUT:
    case TALENT_RANGER:
    case TALENT_ASSASSIN:
    case TALENT_CRAFTSMAN:
    case TALENT_HEALER:
    case PAPER_N_TALENTS:
    default:
      return tm_text (N_ ("This talent counts nothing."));
    }
}

static TmText
describe_gift (const PaperGift *gift)
{
  gint32 cells = (gint32) gift->cells;
  gint32 potions = (gint32) gift->potions;

  return cells > 0     ? tm_text_n ("%s item cell", "%s item cells", tm_arg_number (cells))
         : potions > 0 ? tm_text_n ("%s potion", "%s potions", tm_arg_number (potions))
                       : tm_text (N_ ("Nothing"));
}

/* R «Карты талантов», p.16. */
void
paper_answer_talent_trigger (const TmArgs *args, TmRuling *ruling)
{
  int talent = tm_args_get (args, TALENT_TRIGGER_TALENT);
  gint32 before = tm_args_get (args, TALENT_TRIGGER_BEFORE);
  gint32 after = tm_args_get (args, TALENT_TRIGGER_AFTER);
  PaperGift gift;

  if (after < before)
    {
      tm_ruling_refuse (ruling, "after",
                        tm_text (N_ ("no less than before: %s"), tm_arg_number (before)));
      return;
    }
  paper_get_talent_trigger (talent, (guint) before, (guint) after, &gift);
  tm_ruling_set_number (ruling, "cells", gift.cells);
  tm_ruling_set_number (ruling, "potions", gift.potions);
  if (talent >= 0)
    tm_resolution_add_reason (tm_ruling_get_resolution (ruling), paper_talent_articles[talent],
                              describe_trigger ((PaperTalent) talent));
  tm_ruling_set_verdict (ruling, describe_gift (&gift));
}

static TmText
describe_setup (PaperTalent talent)
{
  switch (talent)
    {
    case TALENT_TREASURE_HUNTER:
      return tm_text (N_ ("Steal one gem of any letter; the others may still steal it"));
    case TALENT_VETERAN:
      return tm_text (N_ ("Raise two different heroes by one level each"));
    case TALENT_ASSASSIN:
      return tm_text (N_ ("Cross out two minions; they count as defeated"));
    case TALENT_CRAFTSMAN:
      return tm_text (N_ ("Fill the first cells of two different items"));
    case TALENT_HEALER:
      return tm_text (N_ ("Fill two potions"));
    case TALENT_ALCHEMIST:
    case TALENT_NOBLE:
    case TALENT_BARBARIAN:
    case TALENT_BERSERKER:
    case TALENT_BEASTMASTER:
    case TALENT_PSIONIC:
    case TALENT_FORTUNE_TELLER:
    case TALENT_SCOUT:
    case TALENT_RANGER:
    case TALENT_MERCHANT:
    case TALENT_SHAMAN:
    case PAPER_N_TALENTS:
    default:
      return tm_text (N_ ("Nothing before the game"));
    }
}

/* R «Таланты», p.16. */
void
paper_answer_talent_setup (const TmArgs *args, TmRuling *ruling)
{
  int talent = tm_args_get (args, TALENT_SETUP_TALENT);
  PaperGift gift;

  paper_get_talent_setup (talent, &gift);
  tm_ruling_set_number (ruling, "potions", gift.potions);
  tm_ruling_set_number (ruling, "levels", gift.levels);
  tm_ruling_set_number (ruling, "cells", gift.cells);
  tm_ruling_set_number (ruling, "minions", gift.minions);
  tm_ruling_set_number (ruling, "gems", gift.gems);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "paper.setup.before",
      tm_text (N_ ("Before round 1 act: treasure hunter, veteran, assassin, craftsman, healer.")));
  if (talent >= 0)
    tm_ruling_cite (ruling, paper_talent_articles[talent]);
  tm_ruling_set_verdict (ruling, describe_setup ((PaperTalent) talent));
}
