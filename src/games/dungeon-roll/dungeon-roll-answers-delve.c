/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about the ways out of a level, experience, and who is next. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-roll-judges.h"
#include "dungeon-roll-questions.h"

/* Ways out */

typedef struct
{
  guint level;
  guint phase;
  gboolean may_rest;
  gboolean may_descend;
  gboolean may_flee;
  gboolean has_portal;
  gboolean must_fight;
  guint n_dice;
} Ways;

static gboolean
read_leave_position (const TmArgs *args, RollPosition *position, TmRuling *ruling)
{
  guint phase = roll_read_phase (args, LEAVE_PHASE);

  memset (position, 0, sizeof *position);
  position->hero = HERO_NONE;
  position->lair = tm_args_get (args, LEAVE_LAIR);
  roll_read_faces (args, LEAVE_MONSTERS, position->level, ROLL_N_MONSTERS);
  roll_read_faces (args, LEAVE_TEMP, position->temporary, 2);
  if (!roll_read_tokens (args, LEAVE_TOKENS, "tokens", position->tokens, ruling))
    return FALSE;
  if (phase != PHASE_MONSTERS && roll_position_count_monsters (position) > 0)
    {
      tm_ruling_refuse (ruling, "monsters", tm_text (N_ ("monsters only in their phase")));
      return FALSE;
    }
  if (phase == PHASE_REGROUP && position->lair >= ROLL_AWAKE)
    {
      tm_ruling_refuse (ruling, "lair", tm_text (N_ ("no more than two dice when regrouping")));
      return FALSE;
    }
  return roll_check_seven (roll_position_count_monsters (position),
                           position->lair + position->temporary[0] + position->temporary[1], "lair",
                           FALSE, ruling);
}

static void
find_ways (const RollPosition *position, TmResolution *resolution, Ways *ways)
{
  ways->may_rest = roll_judge_way (WAY_REST, ways->level, ways->phase) == NULL;
  ways->may_descend = roll_judge_way (WAY_DESCEND, ways->level, ways->phase) == NULL;
  ways->may_flee = roll_judge_way (WAY_FLEE, ways->level, ways->phase) == NULL;
  ways->has_portal
      = position->tokens[TOKEN_PORTAL] > 0
        && roll_judge_treasure (position, TOKEN_PORTAL, ways->phase, resolution) == NULL;
  ways->must_fight = ways->phase == PHASE_DRAGON && position->lair >= ROLL_AWAKE;
  ways->n_dice = ways->may_descend ? roll_count_dice (ways->level + 1, position->lair) : 0;
}

static void
explain_ways (const Ways *ways, const RollPosition *position, TmResolution *resolution)
{
  if (ways->may_rest)
    tm_resolution_add_reason (resolution, "roll.regroup.rest",
                              tm_text (N_ ("Rest: as much experience as the level is deep: %s."),
                                       tm_arg_number (ways->level)));
  if (ways->may_descend)
    tm_resolution_add_reason (
        resolution, "roll.regroup.glory",
        tm_text (N_ ("Go on: one level deeper, no retreat after the roll; black dice: %s."),
                 tm_arg_number (ways->n_dice)));
  else if (ways->may_rest)
    tm_resolution_add_reason (resolution, "roll.regroup.legend",
                              tm_text (N_ ("Who has beaten level 10 must rest.")));
  if (ways->may_flee)
    tm_resolution_add_reason (resolution, "roll.flee",
                              tm_text (N_ ("Flee: the delve is over, nothing for the level.")));
  if (ways->has_portal)
    tm_resolution_add_reason (
        resolution, "roll.treasure.portal",
        tm_text (N_ ("Portal: home at once with the level’s experience, whatever lies there.")));
  if (ways->must_fight)
    tm_resolution_add_reason (
        resolution, "roll.dragon.wakes",
        tm_text (N_ ("The dragon is awake: slay it, empty the lair, or leave.")));
  if (ways->may_rest && position->temporary[0] + position->temporary[1] > 0)
    tm_resolution_add_reason (resolution, "roll.regroup.temporary",
                              tm_text (N_ ("Temporary companions leave now.")));
}

static TmText
describe_ways (const Ways *ways)
{
  if (ways->may_descend)
    return tm_text_n ("Rest, or go on with %s black die", "Rest, or go on with %s black dice",
                      tm_arg_number (ways->n_dice));
  if (ways->may_rest)
    return tm_text (N_ ("Level 10 is beaten: rest"));
  if (!ways->may_flee)
    return tm_text (N_ ("There is no way out in this phase"));
  return ways->has_portal ? tm_text (N_ ("Flee, or leave by portal"))
                          : tm_text (N_ ("Flee, or beat what is there"));
}

/* «Фаза перегруппировки»; «Фаза монстров»; «Фаза дракона». */
void
roll_answer_leave (const TmArgs *args, TmRuling *ruling)
{
  Ways ways
      = { .level = tm_args_get (args, LEAVE_LEVEL), .phase = roll_read_phase (args, LEAVE_PHASE) };
  guint8 discarded[2] = { 0 };
  RollPosition position;

  if (!read_leave_position (args, &position, ruling))
    return;
  find_ways (&position, tm_ruling_get_resolution (ruling), &ways);
  if (ways.may_rest)
    memcpy (discarded, position.temporary, sizeof discarded);
  tm_ruling_cite (ruling, ways.may_flee ? "roll.flee" : "roll.regroup.rest");
  tm_ruling_cite (ruling, "roll.regroup.rest");
  tm_ruling_cite (ruling, "roll.flee");
  tm_ruling_set_flag (ruling, "rest", ways.may_rest);
  tm_ruling_set_flag (ruling, "descend", ways.may_descend);
  tm_ruling_set_flag (ruling, "flee", ways.may_flee);
  tm_ruling_set_flag (ruling, "portal", ways.has_portal);
  tm_ruling_set_flag (ruling, "must-fight", ways.must_fight);
  tm_ruling_set_number (ruling, "xp", ways.may_rest ? ways.level : 0);
  roll_set_counts (ruling, "discarded", roll_unit_words + UNIT_TEMP_FIGHTER, discarded, 2);
  tm_ruling_set_number (ruling, "next-dice", ways.n_dice);
  explain_ways (&ways, &position, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, describe_ways (&ways));
}

/* Experience */

static const char *
get_end_article (guint how)
{
  return how == HOW_REST     ? "roll.regroup.rest"
         : how == HOW_PORTAL ? "roll.treasure.portal"
                             : "roll.flee";
}

static void
explain_delve (guint how, gint32 end_xp, gint32 side_xp, gboolean is_lost, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, get_end_article (how),
                            how == HOW_FLEE
                                ? tm_text (N_ ("Who flees gets nothing for the level."))
                                : tm_text (N_ ("As much experience as the level die shows: %s."),
                                           tm_arg_number (end_xp)));
  if (side_xp > 0)
    tm_resolution_add_reason (resolution, "roll.dragon.reward",
                              tm_text (N_ ("Dragons slain and chests without a token, 1 each: %s."),
                                       tm_arg_number (side_xp)));
  if (is_lost)
    tm_resolution_add_reason (resolution, "roll.open.flee-dragon",
                              tm_text (N_ ("By this reading flight takes them back.")));
}

/* «Фаза перегруппировки», А; «Фаза дракона»; «Фаза добычи», А. */
void
roll_answer_delve_score (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint how = tm_args_get (args, DELVE_HOW);
  gint32 before = tm_args_get (args, DELVE_XP_BEFORE);
  gint32 side_xp = tm_args_get (args, DELVE_DRAGONS) + tm_args_get (args, DELVE_DRY);
  gint32 end_xp = how == HOW_FLEE ? 0 : tm_args_get (args, DELVE_LEVEL);
  gboolean is_up = before < ROLL_LEVEL_UP && before + side_xp + end_xp >= ROLL_LEVEL_UP;
  gboolean is_lost = how == HOW_FLEE && side_xp > 0
                     && tm_ruling_get_option (ruling, OPTION_FLEE_DRAGON) == FLEE_DRAGON_LOSE;
  gint32 delve_xp = is_lost ? 0 : end_xp + side_xp;

  tm_ruling_cite (ruling, "roll.regroup.rest");
  tm_ruling_cite (ruling, get_end_article (how));
  tm_ruling_set_number (ruling, "end-xp", end_xp);
  tm_ruling_set_number (ruling, "delve-xp", delve_xp);
  tm_ruling_set_number (ruling, "xp-after", before + delve_xp);
  tm_ruling_set_flag (ruling, "level-up", is_up);
  explain_delve (how, end_xp, side_xp, is_lost, resolution);
  if (is_up)
    tm_resolution_add_reason (
        resolution, "roll.hero.level-up",
        tm_text (N_ ("With 5 experience the novice becomes a master at once.")));
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("Experience of this delve: %s, then in all: %s"),
                                  tm_arg_number (delve_xp), tm_arg_number (before + delve_xp)));
}

/* «Герои». */
void
roll_answer_level_up (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  int hero = roll_read_hero (args, LEVEL_UP_HERO);
  gint32 xp = tm_args_get (args, LEVEL_UP_XP);
  gboolean is_ready = tm_args_get (args, LEVEL_UP_READY);
  gboolean is_up = hero != HERO_NONE && !roll_is_master (hero) && xp >= ROLL_LEVEL_UP;
  int after = is_up ? roll_get_master (hero) : hero;

  tm_ruling_cite (ruling, "roll.hero.level-up");
  tm_ruling_set_flag (ruling, "level-up", is_up);
  tm_ruling_set_word (ruling, "hero-after",
                      after == HERO_NONE ? "none" : roll_hero_words[after].id);
  tm_ruling_set_flag (ruling, "ready", is_ready);
  tm_ruling_set_number (ruling, "xp", xp);
  if (is_up)
    {
      tm_resolution_add_reason (
          resolution, "roll.hero.level-up",
          tm_text (N_ ("With 5 experience the card is turned to the master at once; the points "
                       "are kept, and it stays as ready or exhausted as it was.")));
      tm_ruling_set_verdict (ruling, tm_text (N_ ("Yes, the hero now is: %s"),
                                              tm_arg_word (roll_hero_words[after].name)));
      return;
    }
  tm_resolution_add_reason (
      resolution, "roll.hero.level-up",
      hero == HERO_NONE ? tm_text (N_ ("There is no hero card."))
      : roll_is_master (hero)
          ? tm_text (N_ ("A master stays a master."))
          : tm_text (N_ ("Experience that is missing: %s."), tm_arg_number (ROLL_LEVEL_UP - xp)));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("No, the hero stays as he is")));
}

/* Handing on */

/**
 * roll_can_hand_over:
 * @delves: (array length=n_seats): delves each seat has done, the last one included
 * @n_seats: how many play
 * @next: who goes down next
 *
 * Returns: whether it can be that seat's turn, «Конец приключения»
 */
gboolean
roll_can_hand_over (const gint32 *delves, guint n_seats, guint next)
{
  gint32 least = delves[next], most = delves[next];

  for (guint seat = 0; seat < n_seats; seat++)
    {
      least = MIN (least, delves[seat]);
      most = MAX (most, delves[seat]);
    }
  return least == delves[next] && most - least <= 1 && most > 0;
}

static gboolean
check_delves (const gint32 *delves, guint n_seats, guint next, TmRuling *ruling)
{
  if (roll_can_hand_over (delves, n_seats, next))
    return TRUE;
  tm_ruling_refuse (
      ruling, "delves",
      tm_text (N_ ("numbers that differ by at most 1, the smallest for the next seat")));
  return FALSE;
}

/* «Конец приключения», «Конец игры». */
void
roll_answer_hand_over (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint n_seats = tm_args_get (args, HAND_OVER_PLAYERS);
  guint seat = tm_args_get (args, HAND_OVER_SEAT);
  guint next = (seat + 1) % n_seats;
  guint lord = (next + 1) % n_seats;
  guint n_delves;
  const gint32 *delves = tm_args_get_list (args, HAND_OVER_DELVES, &n_delves);
  gboolean is_finished;

  if (seat >= n_seats)
    {
      tm_ruling_refuse (ruling, "seat",
                        tm_text (N_ ("a seat from 0 to %s"), tm_arg_number (n_seats - 1)));
      return;
    }
  if (n_delves != n_seats)
    {
      tm_ruling_refuse (ruling, "delves",
                        tm_text (N_ ("one for each player: %s"), tm_arg_number (n_seats)));
      return;
    }
  if (!check_delves (delves, n_seats, next, ruling))
    return;
  tm_ruling_cite (ruling, "roll.handover");
  is_finished = delves[next] >= ROLL_DELVES;
  tm_ruling_set_flag (ruling, "finished", is_finished);
  tm_ruling_set_number (ruling, "adventurer", is_finished ? -1 : (gint64) next);
  tm_ruling_set_number (ruling, "lord", is_finished ? -1 : (gint64) lord);
  tm_ruling_set_number (ruling, "delve", is_finished ? 0 : delves[next] + 1);
  if (is_finished)
    {
      tm_resolution_add_reason (resolution, "roll.end",
                                tm_text (N_ ("Everybody has been underground three times.")));
      tm_ruling_set_verdict (ruling, tm_text (N_ ("The game is over: count the points")));
      return;
    }
  tm_resolution_add_reason (
      resolution, "roll.handover",
      n_seats == 1 ? tm_text (N_ ("Alone, the same player goes down again and rolls for himself."))
                   : tm_text (N_ ("The white dice go to the left, the black ones one further.")));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Next underground: %s, delve %s"), tm_arg_seat (next),
                                          tm_arg_number (delves[next] + 1)));
}
