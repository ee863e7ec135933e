/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about fights with monsters, R «Сражение с чудовищами», p.11 to p.13. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-questions.h"

/* Power */

static void
explain_power (const TmArgs *args,
               const guint8 levels[PAPER_N_HEROES],
               const PaperPower *power,
               TmResolution *resolution)
{
  gint32 hero = tm_args_get (args, MONSTER_POWER_VULNERABLE);

  tm_resolution_add_reason (resolution, "paper.monster.power",
                            tm_text (N_ ("Strength, the sum of all levels: %s."),
                                     tm_arg_number ((gint32) power->strength)));
  tm_resolution_add_reason (resolution, "paper.monster.power",
                            tm_text (N_ ("The monster is vulnerable to this hero, who counts once "
                                         "more. %s: %s."),
                                     tm_arg_word (paper_hero_words[hero].name),
                                     tm_arg_number ((gint32) power->doubled)));
  if (levels[HERO_WARRIOR] >= PAPER_PERK_LEVEL)
    tm_resolution_add_reason (resolution, "paper.level.perk.warrior",
                              tm_text (N_ ("The warrior is at level 4: 1 more.")));
  if (tm_args_get (args, MONSTER_POWER_SWORD))
    tm_resolution_add_reason (resolution, "paper.items.sword",
                              tm_text (N_ ("The fire sword: 3 more.")));
  if (tm_args_get (args, MONSTER_POWER_TALENT) == TALENT_BERSERKER)
    tm_resolution_add_reason (resolution, "paper.talent.berserker",
                              tm_text (N_ ("The berserker: 2 more.")));
}

/* R «Сражение с чудовищами», p.11. */
void
paper_answer_monster_power (const TmArgs *args, TmRuling *ruling)
{
  guint8 levels[PAPER_N_HEROES];
  PaperPower power;

  paper_read_levels (args, MONSTER_POWER_LEVELS, levels);
  paper_count_power (levels, tm_args_get (args, MONSTER_POWER_VULNERABLE),
                     tm_args_get (args, MONSTER_POWER_SWORD),
                     tm_args_get (args, MONSTER_POWER_TALENT), &power);
  tm_ruling_set_number (ruling, "strength", power.strength);
  tm_ruling_set_number (ruling, "doubled", power.doubled);
  tm_ruling_set_number (ruling, "bonus", power.bonus);
  tm_ruling_set_number (ruling, "power", power.power);
  explain_power (args, levels, &power, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("Combat power %s"), tm_arg_number ((gint32) power.power)));
}

/* Fights */

/* The teams of a fight, and the card. */
typedef struct
{
  guint n_teams;
  const gint32 *powers;
  guint32 reached;
  gint8 talents[TM_MAX_SEATS];
  PaperMonster monster;
} Battle;

static gboolean
read_ranges (const TmArgs *args, PaperMonster *monster, TmRuling *ruling)
{
  guint n_limits, n_values;
  const gint32 *limits = tm_args_get_list (args, MONSTER_FIGHT_LIMITS, &n_limits);
  const gint32 *fames = tm_args_get_list (args, MONSTER_FIGHT_FAMES, &n_values);
  const gint32 *wounds = tm_args_get_list (args, MONSTER_FIGHT_WOUNDS, &n_values);

  if (!paper_check_length (args, MONSTER_FIGHT_FAMES, "fames", n_limits, ruling)
      || !paper_check_length (args, MONSTER_FIGHT_WOUNDS, "wounds", n_limits, ruling))
    return FALSE;
  monster->n_ranges = n_limits;
  for (guint i = 0; i < n_limits; i++)
    {
      if (i > 0 && limits[i] <= limits[i - 1])
        {
          tm_ruling_refuse (ruling, "limits",
                            tm_text (N_ ("each limit is higher than the one before it")));
          return FALSE;
        }
      monster->limits[i] = (gint16) limits[i];
      monster->fames[i] = (gint16) fames[i];
      monster->wounds[i] = (gint16) wounds[i];
    }
  return TRUE;
}

/* What is left out is the usual: everybody has been in the room, nobody has a talent. */
static gboolean
read_teams (const TmArgs *args, Battle *battle, TmRuling *ruling)
{
  guint n_reached, n_talents;
  const gint32 *reached = tm_args_get_list (args, MONSTER_FIGHT_REACHED, &n_reached);
  const gint32 *talents = tm_args_get_list (args, MONSTER_FIGHT_TALENTS, &n_talents);

  battle->powers = tm_args_get_list (args, MONSTER_FIGHT_POWERS, &battle->n_teams);
  if (n_reached > 0
      && !paper_check_length (args, MONSTER_FIGHT_REACHED, "reached", battle->n_teams, ruling))
    return FALSE;
  /* Talents are known of every team at a table, also where powers are not. */
  if (n_talents > 0
      && !paper_check_length (args, MONSTER_FIGHT_POWERS, "powers", n_talents, ruling))
    return FALSE;
  battle->reached = 0;
  for (guint team = 0; team < battle->n_teams; team++)
    {
      battle->reached |= n_reached == 0 || reached[team] ? 1u << team : 0;
      battle->talents[team] = (gint8) (n_talents > 0 ? talents[team] : PAPER_NO_TALENT);
    }
  return TRUE;
}

static void
explain_team (const Battle *battle, const PaperFight *fight, guint team, TmResolution *resolution)
{
  TmTextArg name = tm_arg_seat (team);

  if (!(battle->reached & 1u << team))
    tm_resolution_add_reason (
        resolution, "paper.monster.who",
        tm_text (N_ ("%s has never been in the monster’s room and flees: %s fame."), name,
                 tm_arg_number (fight->fame[team])));
  else if (fight->range[team] == 0)
    tm_resolution_add_reason (resolution, "paper.monster.flee",
                              tm_text (N_ ("%s, power %s, is too weak and flees: %s fame."), name,
                                       tm_arg_number (battle->powers[team]),
                                       tm_arg_number (fight->fame[team])));
  else
    tm_resolution_add_reason (
        resolution, "paper.monster.range",
        tm_text (N_ ("%s, power %s, reaches range %s: fame %s, wounds %s."), name,
                 tm_arg_number (battle->powers[team]), tm_arg_number (fight->range[team]),
                 tm_arg_number (fight->fame[team]), tm_arg_number (fight->wounds[team])));
  if (fight->range[team] > 0 && battle->talents[team] == TALENT_BARBARIAN)
    tm_resolution_add_reason (resolution, "paper.talent.barbarian",
                              tm_text (N_ ("%s: monsters do not wound the barbarian."), name));
}

static void
explain_top (const Battle *battle, const PaperFight *fight, TmResolution *resolution)
{
  if (battle->n_teams == 1)
    tm_resolution_add_reason (resolution, "paper.variant.solo",
                              tm_text (N_ ("Alone there is no reward for the strongest.")));
  else if (fight->is_tie)
    tm_resolution_add_reason (
        resolution, "paper.monster.top",
        tm_text (N_ ("Several teams share the highest power: nobody has the reward.")));
  else if (fight->top >= 0)
    tm_resolution_add_reason (resolution, "paper.monster.top",
                              tm_text (N_ ("The single strongest of those that fight: %s."),
                                       tm_arg_seat ((guint) fight->top)));
}

static TmText
describe_fight (const Battle *battle, const PaperFight *fight)
{
  if (battle->n_teams == 1)
    return fight->range[0] == 0
               ? tm_text (N_ ("The team flees: %s fame"), tm_arg_number (fight->fame[0]))
               : tm_text (N_ ("%s fame, wounds: %s"), tm_arg_number (fight->fame[0]),
                          tm_arg_number (fight->wounds[0]));
  if (fight->reward_seat >= 0)
    return tm_text (N_ ("Strongest: %s; reward: %s"), tm_arg_seat ((guint) fight->reward_seat),
                    tm_arg_word (paper_reward_words[battle->monster.prize.reward].name));
  if (fight->top >= 0)
    return tm_text (N_ ("Strongest: %s"), tm_arg_seat ((guint) fight->top));
  return fight->is_tie ? tm_text (N_ ("Nobody is the single strongest: no reward"))
                       : tm_text (N_ ("All teams flee"));
}

static void
set_results (TmRuling *ruling, const Battle *battle, const PaperFight *fight)
{
  const char *results[TM_MAX_SEATS + 1] = { NULL };
  gint32 ranges[TM_MAX_SEATS], fame[TM_MAX_SEATS], wounds[TM_MAX_SEATS];

  for (guint team = 0; team < battle->n_teams; team++)
    {
      results[team] = fight->range[team] > 0 ? "fight" : "flee";
      ranges[team] = fight->range[team];
      fame[team] = fight->fame[team];
      wounds[team] = fight->wounds[team];
      explain_team (battle, fight, team, tm_ruling_get_resolution (ruling));
    }
  tm_ruling_set_words (ruling, "results", results);
  tm_ruling_set_numbers (ruling, "ranges", ranges, battle->n_teams);
  tm_ruling_set_numbers (ruling, "fame", fame, battle->n_teams);
  tm_ruling_show_by_seat (ruling, "fame", "star");
  tm_ruling_set_numbers (ruling, "wounds", wounds, battle->n_teams);
}

/* R «Сражение с чудовищами», p.11 to p.13. */
void
paper_answer_monster_fight (const TmArgs *args, TmRuling *ruling)
{
  PaperReward reward = (PaperReward) tm_args_get (args, MONSTER_FIGHT_REWARD);
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  Battle battle = { .monster = { .is_told = TRUE,
                                 .vulnerable = -1,
                                 .flee = (gint16) tm_args_get (args, MONSTER_FIGHT_FLEE),
                                 .prize = { (gint8) reward, reward != REWARD_NONE ? 1 : 0 },
                                 .letters = { -1, -1 } } };
  PaperFight fight;

  if (!read_ranges (args, &battle.monster, ruling) || !read_teams (args, &battle, ruling))
    return;
  paper_fight (&battle.monster, battle.n_teams, battle.powers, battle.reached, battle.talents,
               resolution, &fight);
  set_results (ruling, &battle, &fight);
  tm_ruling_set_number (ruling, "top", fight.top);
  tm_ruling_set_number (ruling, "reward_seat", fight.reward_seat);
  tm_ruling_set_flag (ruling, "tie", fight.is_tie);
  explain_top (&battle, &fight, resolution);
  tm_ruling_set_verdict (ruling, describe_fight (&battle, &fight));
}
