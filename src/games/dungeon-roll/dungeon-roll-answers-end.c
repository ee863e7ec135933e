/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about points, winners, ranks and achievements. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-questions.h"

/* «Конец игры», «Сокровища». */
void
roll_answer_final_score (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint8 tokens[ROLL_N_TOKENS] = { 0 };
  RollScore score;

  if (!roll_read_tokens (args, SCORE_TOKENS, "tokens", tokens, ruling))
    return;
  roll_count_score (tm_args_get (args, SCORE_XP), tokens, &score);
  tm_ruling_cite (ruling, "roll.score");
  tm_ruling_set_number (ruling, "points", score.points);
  tm_ruling_set_number (ruling, "tokens", score.tokens);
  tm_ruling_set_number (ruling, "token-points", score.token_points);
  tm_ruling_set_number (ruling, "pairs", score.pairs);
  tm_ruling_set_number (ruling, "portals", score.portals);
  tm_resolution_add_reason (resolution, "roll.score",
                            tm_text (N_ ("Experience: %s; treasure tokens, 1 each: %s."),
                                     tm_arg_number (score.xp), tm_arg_number (score.tokens)));
  if (score.portals > 0)
    tm_resolution_add_reason (
        resolution, "roll.score.portal",
        tm_text (N_ ("Portals, 1 more each: %s."), tm_arg_number (score.portals)));
  if (score.pairs > 0)
    tm_resolution_add_reason (
        resolution, "roll.score.scales",
        tm_text (N_ ("Pairs of dragon scales, 2 more each: %s."), tm_arg_number (score.pairs)));
  tm_ruling_set_verdict (ruling, tm_text_n ("%s point", "%s points", tm_arg_number (score.points)));
}

static TmText
describe_winners (guint32 winners, RollDecided by)
{
  switch (by)
    {
    case DECIDED_TOKENS:
      return tm_text (N_ ("With the same points and fewer tokens wins: %s"),
                      tm_arg_seats (winners));
    case DECIDED_SHARED:
      return tm_text (N_ ("The win is shared by: %s"), tm_arg_seats (winners));
    case DECIDED_POINTS:
    default:
      return tm_text (N_ ("With the most points wins: %s"), tm_arg_seats (winners));
    }
}

static void
explain_winners (RollDecided by, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, "roll.score", tm_text (N_ ("The highest total wins.")));
  if (by == DECIDED_POINTS)
    return;
  tm_resolution_add_reason (
      resolution, "roll.tie",
      tm_text (N_ ("Of those with the same total, who has fewer unused tokens wins.")));
  if (by == DECIDED_SHARED)
    tm_resolution_add_reason (resolution, "roll.tie",
                              tm_text (N_ ("Still the same: the win is shared.")));
}

/* «Конец игры». */
void
roll_answer_winner (const TmArgs *args, TmRuling *ruling)
{
  guint n_points, n_tokens;
  const gint32 *points = tm_args_get_list (args, WINNER_POINTS, &n_points);
  const gint32 *tokens = tm_args_get_list (args, WINNER_TOKENS, &n_tokens);
  RollDecided by = DECIDED_POINTS;
  guint ranks[TM_MAX_SEATS];
  guint32 winners;

  if (n_tokens != n_points)
    {
      tm_ruling_refuse (ruling, "tokens",
                        tm_text (N_ ("as many numbers as points: %s"), tm_arg_number (n_points)));
      return;
    }
  winners = roll_find_winners (points, tokens, n_points, ranks, &by);
  tm_ruling_cite (ruling, "roll.tie");
  tm_ruling_set_seats (ruling, "winners", winners);
  tm_ruling_set_word (ruling, "decided-by", roll_decided_ids[by]);
  explain_winners (by, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, describe_winners (winners, by));
}

/* «Правила одиночной игры». */
void
roll_answer_rank (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 from, missing;
  guint rank = roll_find_rank (tm_args_get (args, RANK_POINTS), &from, &missing);

  tm_ruling_cite (ruling, "roll.solo.rank");
  tm_ruling_set_word (ruling, "rank", roll_rank_words[rank].id);
  tm_ruling_set_number (ruling, "from", from);
  tm_ruling_set_number (ruling, "missing", missing);
  tm_resolution_add_reason (resolution, "roll.solo.rank",
                            tm_text (N_ ("This rank begins at %s points."), tm_arg_number (from)));
  if (missing > 0)
    tm_resolution_add_reason (resolution, "roll.solo.rank",
                              tm_text_n ("%s point is missing for the next rank.",
                                         "%s points are missing for the next rank.",
                                         tm_arg_number (missing)));
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("Rank: %s"), tm_arg_word (roll_rank_words[rank].name)));
}

/* Achievements */

static const char *const conditions[ROLL_N_ACHIEVEMENTS] = {
  [ACHIEVEMENT_TWO_DRAGONS] = N_ ("Two dragons defeated in one delve."),
  [ACHIEVEMENT_THREE_DRAGONS] = N_ ("Three dragons defeated in one delve."),
  [ACHIEVEMENT_NEVER_TELL_ODDS]
  = N_ ("Seven black dice rolled at once, and that level survived: regrouped or left by portal."),
  [ACHIEVEMENT_LAST_STAND]
  = N_ ("A level entered with at most one white die, and the dragon slain there."),
  [ACHIEVEMENT_CHEATER]
  = N_ ("A party of at least five champions, after conversion and the Mercenary’s reroll."),
  [ACHIEVEMENT_BOTTOMLESS_BAG] = N_ ("Tokens worth 15 points at the end."),
  [ACHIEVEMENT_CONQUEROR] = N_ ("A delve ended by rest or portal on level 10."),
  [ACHIEVEMENT_NATURAL_TWENTY] = N_ ("20 points in all without using the hero."),
  [ACHIEVEMENT_CRITICAL_HIT] = N_ (
      "A level from 5 on with a monster or an awake dragon, beaten without companions and without "
      "Arcane Fury or Divine Intervention."),
  [ACHIEVEMENT_GUILD_MASTER] = N_ ("Matches finished with each of the eight heroes."),
  [ACHIEVEMENT_MAGIC_WHIRL] = N_ ("20 points in all without using a token."),
  [ACHIEVEMENT_THREE_HEADS] = N_ ("Three dragons in one roll of the black dice."),
};

/**
 * roll_is_earned:
 * @args: arguments of the question `achievement`
 *
 * Returns: whether the achievement is earned, «Достижения»
 */
gboolean
roll_is_earned (const TmArgs *args)
{
  switch ((RollAchievement) tm_args_get (args, EARNED_ACHIEVEMENT))
    {
    case ACHIEVEMENT_TWO_DRAGONS:
      return tm_args_get (args, EARNED_DRAGONS) >= 2;
    case ACHIEVEMENT_THREE_DRAGONS:
      return tm_args_get (args, EARNED_DRAGONS) >= 3;
    case ACHIEVEMENT_NEVER_TELL_ODDS:
      return tm_args_get (args, EARNED_DICE) >= ROLL_N_DICE && tm_args_get (args, EARNED_SURVIVED);
    case ACHIEVEMENT_LAST_STAND:
      return tm_args_get (args, EARNED_AVAILABLE) <= 1 && tm_args_get (args, EARNED_DRAGONS) >= 1;
    case ACHIEVEMENT_CHEATER:
      return tm_args_get (args, EARNED_CHAMPIONS) >= ROLL_MANY_CHAMPIONS;
    case ACHIEVEMENT_BOTTOMLESS_BAG:
      return tm_args_get (args, EARNED_TOKEN_POINTS) >= ROLL_MANY_TOKEN_POINTS;
    case ACHIEVEMENT_CONQUEROR:
      return tm_args_get (args, EARNED_LEVEL) == ROLL_MAX_LEVEL
             && tm_args_get (args, EARNED_HOW) != HOW_FLEE;
    case ACHIEVEMENT_NATURAL_TWENTY:
      return tm_args_get (args, EARNED_POINTS) >= ROLL_MANY_POINTS
             && tm_args_get (args, EARNED_HERO_USES) == 0;
    case ACHIEVEMENT_CRITICAL_HIT:
      return tm_args_get (args, EARNED_LEVEL) >= ROLL_CRITICAL_LEVEL
             && tm_args_get (args, EARNED_MONSTERS) > 0 && tm_args_get (args, EARNED_UNITS) == 0
             && !tm_args_get (args, EARNED_BURST);
    case ACHIEVEMENT_GUILD_MASTER:
      return tm_args_get (args, EARNED_HEROES) >= ROLL_N_NOVICES;
    case ACHIEVEMENT_MAGIC_WHIRL:
      return tm_args_get (args, EARNED_POINTS) >= ROLL_MANY_POINTS
             && tm_args_get (args, EARNED_TOKENS_USED) == 0;
    case ACHIEVEMENT_THREE_HEADS:
      return tm_args_get (args, EARNED_ROLLED) >= ROLL_AWAKE;
    case ROLL_N_ACHIEVEMENTS:
    default:
      return FALSE;
    }
}

/* What the words of an achievement leave to the players may be asked of them. */
static const char *
get_detection (RollAchievement achievement, TmRuling *ruling)
{
  switch (achievement)
    {
    case ACHIEVEMENT_GUILD_MASTER:
      return "history";
    case ACHIEVEMENT_NEVER_TELL_ODDS:
    case ACHIEVEMENT_CHEATER:
    case ACHIEVEMENT_NATURAL_TWENTY:
    case ACHIEVEMENT_CRITICAL_HIT:
      return tm_ruling_get_option (ruling, OPTION_ACHIEVEMENTS) == ACHIEVEMENTS_ASK ? "ask"
                                                                                    : "auto";
    default:
      return "auto";
    }
}

/* «Достижения». */
void
roll_answer_achievement (const TmArgs *args, TmRuling *ruling)
{
  RollAchievement achievement = (RollAchievement) tm_args_get (args, EARNED_ACHIEVEMENT);
  const TmAchievement *printed = &dungeon_roll_achievements[achievement];
  gboolean is_had = roll_is_earned (args);

  tm_ruling_cite (ruling, printed->article);
  tm_ruling_set_flag (ruling, "earned", is_had);
  tm_ruling_set_word (ruling, "detect", get_detection (achievement, ruling));
  tm_ruling_mark_detail (ruling, "detect");
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), printed->article,
                            tm_text (conditions[achievement]));
  tm_ruling_set_verdict (ruling,
                         is_had ? tm_text (N_ ("Earned: %s"), tm_arg_word (printed->name))
                                : tm_text (N_ ("Not earned: %s"), tm_arg_word (printed->name)));
}
