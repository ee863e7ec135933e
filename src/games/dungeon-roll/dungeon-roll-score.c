/* SPDX-License-Identifier: GPL-3.0-or-later */

/* «Конец игры»: points, winners, the rank of a lone adventurer; and where the match is. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-roll-private.h"

/* Points */

/**
 * roll_count_score:
 * @xp: experience
 * @tokens: treasure tokens, by kind
 * @score: (out): the points
 *
 * Counts the points of a player: experience, one for every token, one more for a portal and two more
 * for every pair of scales («Конец игры», «Сокровища»).
 */
void
roll_count_score (gint32 xp, const guint8 tokens[ROLL_N_TOKENS], RollScore *score)
{
  *score = (RollScore) { .xp = xp,
                         .pairs = tokens[TOKEN_SCALES] / 2,
                         .portals = tokens[TOKEN_PORTAL] };
  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    score->tokens += tokens[kind];
  score->token_points = score->tokens + score->portals + 2 * score->pairs;
  score->points = xp + score->token_points;
}

/* The points of a seat at the table; a token that is not named counts one. */
void
roll_read_score (const TmTable *table, guint seat, RollScore *score)
{
  guint8 tokens[ROLL_N_TOKENS] = { 0 };
  gint32 n_unknown = tm_table_get_counter (table, COUNTER_UNKNOWN, seat);

  roll_count_known (table, tm_table_get_zone (table, ZONE_TOKENS, seat), PIECE_TOKEN, tokens);
  roll_count_score (tm_table_get_counter (table, COUNTER_XP, seat), tokens, score);
  score->tokens += n_unknown;
  score->token_points += n_unknown;
  score->points += n_unknown;
}

/* Winners */

const char *const roll_decided_ids[] = {
  [DECIDED_POINTS] = "points",
  [DECIDED_TOKENS] = "tokens",
  [DECIDED_SHARED] = "shared",
};

/* What seats are compared by. */
typedef struct
{
  const gint32 *points;
  const gint32 *tokens;
} Standings;

/* More points, or as many with fewer tokens left. */
static gboolean
is_ahead (gconstpointer standings, guint seat, guint other)
{
  const gint32 *points = ((const Standings *) standings)->points;
  const gint32 *tokens = ((const Standings *) standings)->tokens;

  return points[seat] > points[other]
         || (points[seat] == points[other] && tokens[seat] < tokens[other]);
}

/**
 * roll_find_winners:
 * @points: (array length=n_seats): total of every seat
 * @tokens: (array length=n_seats): how many unused tokens every seat has
 * @n_seats: how many seats there are
 * @ranks: (out) (array fixed-size=8): place of every seat
 * @by: (out): what decided
 *
 * Finds who has won: most points, then fewest unused tokens, else they share («Конец игры»).
 *
 * Returns: set of the winners
 */
guint32
roll_find_winners (const gint32 *points,
                   const gint32 *tokens,
                   guint n_seats,
                   guint ranks[TM_MAX_SEATS],
                   RollDecided *by)
{
  const Standings standings = { points, tokens };
  guint32 winners = tm_rank_seats ((1u << n_seats) - 1, is_ahead, &standings, ranks);
  guint n_best = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    n_best += points[seat] == points[__builtin_ctz (winners)];
  *by = (winners & (winners - 1)) != 0 ? DECIDED_SHARED
        : n_best > 1                   ? DECIDED_TOKENS
                                       : DECIDED_POINTS;
  return winners;
}

/* «Правила одиночной игры» */

const TmWord roll_rank_words[] = {
  { "breakfast", N_ ("Dragon’s breakfast"), NULL },
  { "village-defender", N_ ("Village defender"), NULL },
  { "seasoned", N_ ("Seasoned adventurer"), NULL },
  { "protector", N_ ("Protector"), NULL },
  { "legend", N_ ("Legendary hero"), NULL },
};

static const gint32 rank_starts[] = { 0, 16, 24, 30, 35 };

/**
 * roll_find_rank:
 * @points: points of a lone adventurer
 * @from: (out) (optional): from how many points on the rank is given
 * @missing: (out) (optional): how many are missing to the next; 0 at the top
 *
 * Finds the rank in the table of «Правила одиночной игры».
 *
 * Returns: index of the rank
 */
guint
roll_find_rank (gint32 points, gint32 *from, gint32 *missing)
{
  guint rank = 0;

  while (rank + 1 < G_N_ELEMENTS (rank_starts) && points >= rank_starts[rank + 1])
    rank++;
  if (from != NULL)
    *from = rank_starts[rank];
  if (missing != NULL)
    *missing = rank + 1 < G_N_ELEMENTS (rank_starts) ? rank_starts[rank + 1] - points : 0;
  return rank;
}

/* The result of a table */

static TmText
describe_solo (const TmTable *table, gint32 points)
{
  const char *rank = roll_rank_words[roll_find_rank (points, NULL, NULL)].name;

  if (tm_table_get_option (table, OPTION_DELVES) != ROLL_DELVES)
    return tm_text_n ("%s point", "%s points", tm_arg_number (points));
  return tm_text_n ("%s point: %s", "%s points: %s", tm_arg_number (points), tm_arg_word (rank));
}

static TmText
describe_winners (guint32 winners, RollDecided by)
{
  switch (by)
    {
    case DECIDED_TOKENS:
      return tm_text (N_ ("%s wins: equal points, fewest unused tokens"), tm_arg_seats (winners));
    case DECIDED_SHARED:
      return tm_text (N_ ("The victory is shared: %s"), tm_arg_seats (winners));
    case DECIDED_POINTS:
    default:
      return tm_text (N_ ("%s wins: most points"), tm_arg_seats (winners));
    }
}

/* The `get_result` of the game. */
void
roll_get_result (const TmTable *table, TmResult *result)
{
  guint n_seats = tm_table_get_n_seats (table);
  gint32 tokens[TM_MAX_SEATS];
  RollDecided by;

  memset (result, 0, sizeof *result);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      RollScore score;

      roll_read_score (table, seat, &score);
      result->scores[seat] = score.points;
      tokens[seat] = score.tokens;
    }
  result->ending = TM_ENDING_OPEN;
  result->how = n_seats == 1 ? TM_HOW_RANK : TM_HOW_POINTS;
  if (tm_table_get_phase (table) != PHASE_END)
    return;
  result->ending = TM_ENDING_WON;
  result->winners = roll_find_winners (result->scores, tokens, n_seats, result->ranks, &by);
  result->by = roll_decided_ids[by];
  result->sentence = n_seats == 1 ? describe_solo (table, result->scores[0])
                                  : describe_winners (result->winners, by);
}

/* The `describe_progress` of the game. */
TmText
roll_describe_progress (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);
  int seat = roll_get_adventurer (table);
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);
  gint32 n_delves = tm_table_get_option (table, OPTION_DELVES);
  gint32 delve;

  if (seat < 0)
    return tm_text (roll_phase_words[phase].name);
  delve = tm_table_get_counter (table, COUNTER_DELVES, seat) + 1;
  if (level == 0)
    return tm_text (N_ ("Delve %s of %s"), tm_arg_number (delve), tm_arg_number (n_delves));
  return tm_text (phase == PHASE_REGROUP ? N_ ("Delve %s of %s, level %s beaten")
                                         : N_ ("Delve %s of %s, level %s"),
                  tm_arg_number (delve), tm_arg_number (n_delves), tm_arg_number (level));
}

/* The `get_achieved` of the game. Achievements are claimed for matches of three delves. */
guint32
roll_get_achieved (const TmTable *table, guint seat)
{
  guint32 achieved = 0;

  if (tm_table_get_option (table, OPTION_DELVES) != ROLL_DELVES
      || tm_table_get_option (table, OPTION_ACHIEVEMENTS) == ACHIEVEMENTS_OFF)
    return 0;
  for (guint i = 0; i < ROLL_N_ACHIEVEMENTS; i++)
    if (tm_table_get_counter (table, COUNTER_ACHIEVEMENT + i, seat))
      achieved |= 1u << i;
  return achieved;
}

/* The `get_part` of the game: the hero, whichever side is up. */
int
roll_get_part (const TmTable *table, guint seat)
{
  int piece = roll_get_hero_piece (table, seat);

  return piece >= 0 ? tm_table_get_piece_face (table, piece) % ROLL_N_NOVICES : -1;
}
