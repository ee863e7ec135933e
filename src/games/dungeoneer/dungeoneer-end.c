/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who falls, who comes back, and how a match ends: R «Цель игры», p. 2; p. 14; variants, p. 20; alone, p. 22. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-options.h"
#include "dungeoneer-quests.h"

static guint
count_seats (guint32 seats)
{
  guint n = 0;

  for (; seats != 0; seats &= seats - 1)
    n++;
  return n;
}

/* How many of so many beaten players can come back. R «Воскрешение», p. 20: a beaten hero is out of the game, so
 * only heroes that nobody has had are left; or any. */
static guint
count_returning (guint beaten, gint32 spare, const DungeoneerRules *rules)
{
  if ((gint32) beaten <= spare)
    return beaten;
  if (dungeoneer_read_option (rules, OPTION_RESURRECTION_POOL) == POOL_ANY)
    {
      dungeoneer_add_reason (rules, "dungeoneer.variant.resurrection-heroes",
                             tm_text (N_ ("Beaten heroes can be chosen again.")));
      return beaten;
    }
  dungeoneer_add_reason (rules, "dungeoneer.variant.resurrection-heroes",
                         tm_text (N_ ("Only heroes nobody has had come back; left of them: %s."),
                                  tm_arg_number (spare)));
  return (guint) MAX (spare, 0);
}

/* Several players */

static void
end (DungeoneerEnded *ended, DungeoneerEndReason reason, guint32 winners)
{
  ended->over = TRUE;
  ended->reason = reason;
  ended->winners = winners;
}

static guint32
list_finished (const DungeoneerStanding *standing)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < standing->n_seats; seat++)
    if (standing->alive >> seat & 1 && standing->quests[seat] >= DUNGEONEER_QUESTS_TO_WIN)
      seats |= 1u << seat;
  return seats;
}

static guint
count_in_play (const DungeoneerStanding *standing, const DungeoneerRules *rules)
{
  guint alive = count_seats (standing->alive);

  if (!standing->resurrection || alive == standing->n_seats)
    return alive;
  dungeoneer_add_reason (
      rules, "dungeoneer.variant.resurrection",
      tm_text (
          N_ ("A beaten player is in the match as long as there is a hero to come back with.")));
  return alive + count_returning (standing->n_seats - alive, standing->spare, rules);
}

static void
judge_several (const DungeoneerStanding *standing,
               const DungeoneerRules *rules,
               DungeoneerEnded *ended)
{
  guint32 finished = list_finished (standing);
  guint in_play;

  if (finished != 0)
    {
      end (ended, END_QUESTS, finished);
      dungeoneer_add_reason (rules, "dungeoneer.win.quests",
                             tm_text (N_ ("Whoever finishes the third quest wins at once.")));
      return;
    }
  in_play = count_in_play (standing, rules);
  if (in_play == 0)
    {
      end (ended, END_NOBODY, 0);
      dungeoneer_add_reason (
          rules, "dungeoneer.win.nobody",
          tm_text (N_ ("All heroes have fallen, and nobody is left to win: the match is drawn.")));
    }
  else if (in_play == 1 && standing->alive != 0)
    {
      end (ended, END_LAST_HERO, standing->alive);
      dungeoneer_add_reason (
          rules, "dungeoneer.win.last-hero",
          tm_text (N_ ("All others have fallen: the last hero wins, whoever has beaten them.")));
    }
  else
    dungeoneer_add_reason (
        rules, "dungeoneer.win.quests",
        tm_text (N_ ("Nobody alive has three quests, and more than one player is in the match.")));
}

/* Alone */

static void
judge_alone (const DungeoneerStanding *standing,
             const DungeoneerRules *rules,
             DungeoneerEnded *ended)
{
  gboolean has_quests = standing->quests[0] >= DUNGEONEER_QUESTS_TO_WIN;
  TmText text;

  if (!(standing->alive & 1))
    {
      end (ended, END_DEFEATED, 0);
      text = tm_text (N_ ("Alone, a beaten hero has lost the match."));
    }
  else if (has_quests && standing->at_entrance)
    {
      end (ended, END_RETURNED, 1);
      text = tm_text (N_ ("Three quests are finished, and the hero stands on an entrance: won."));
    }
  else if (has_quests)
    text = tm_text (N_ ("Three quests are finished; the way back to an entrance is left."));
  else
    text = tm_text (N_ ("Alone, three quests have to be finished before the way back counts."));
  dungeoneer_add_reason (rules, "dungeoneer.solo.goal", text);
}

/**
 * dungeoneer_judge_end:
 * @standing: finished quests, and who is alive; alone, one seat
 * @rules: who reads the rules; with resurrection, `resurrection_pool` can matter
 * @ended: (out): whether the match is over, who has won, and why
 *
 * Tells whether a match is over. Source: R «Цель игры», p. 2, 4; variants, p. 20; alone, p. 22.
 */
void
dungeoneer_judge_end (const DungeoneerStanding *standing,
                      const DungeoneerRules *rules,
                      DungeoneerEnded *ended)
{
  *ended = (DungeoneerEnded) { .reason = END_NONE };
  if (standing->solo)
    judge_alone (standing, rules, ended);
  else
    judge_several (standing, rules, ended);
}

/* Defeat */

/**
 * dungeoneer_judge_defeat:
 * @health: health of a hero
 * @wounds: wounds it takes
 * @resurrection: whether that variant is played
 * @spare: heroes that are left
 * @rules: who reads the rules; with resurrection and no hero left, `resurrection_pool` matters
 * @defeated: (out): the health then, whether the hero falls, and what becomes of the player
 *
 * Tells whether a hero falls. Source: R «Этапы битвы», p. 14; «Воскрешение», p. 20.
 */
void
dungeoneer_judge_defeat (gint32 health,
                         gint32 wounds,
                         gboolean resurrection,
                         gint32 spare,
                         const DungeoneerRules *rules,
                         DungeoneerDefeated *defeated)
{
  *defeated = (DungeoneerDefeated) { .health = MAX (health - wounds, 0) };
  defeated->defeated = defeated->health == 0;
  if (!defeated->defeated)
    return;
  dungeoneer_add_reason (rules, "dungeoneer.battle.elimination",
                         tm_text (N_ ("A hero without health is beaten.")));
  defeated->returns = resurrection && count_returning (1, spare, rules) > 0;
  defeated->out = !defeated->returns;
  if (defeated->returns)
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.resurrection",
        tm_text (N_ ("The player goes on with a new hero of level 1 and keeps the quests.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.battle.elimination",
                           tm_text (N_ ("The player is out of the match.")));
}
