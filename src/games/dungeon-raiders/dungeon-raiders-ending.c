/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When the game is over, who bleeds to death, who wins. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

static guint32
find_alive (const RaidersParty *party)
{
  guint32 alive = 0;

  for (guint seat = 0; seat < party->n_seats; seat++)
    if (party->wounds[seat] < RAIDERS_MAX_WOUNDS)
      alive |= 1u << seat;
  return alive;
}

static inline gboolean
is_single (guint32 seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

/* Is it over? */

static RaidersWhy
find_why (
    const RaidersParty *party, guint level, guint room, guint32 alive, TmResolution *resolution)
{
  guint32 all = (1u << party->n_seats) - 1;

  if (party->n_seats == 1 && alive == 0)
    return WHY_SOLO_DEATH;
  if (party->n_seats == 2 && alive != all)
    return WHY_DUEL_DEATH;
  if (alive == 0)
    return WHY_ALL_DEAD;
  if (level == RAIDERS_N_LEVELS && room == RAIDERS_N_SLOTS)
    return WHY_LEVEL_FIVE;
  if (party->n_seats > 2 && is_single (alive)
      && tm_resolution_get_option (resolution, OPTION_LAST_HERO) == LAST_HERO_WINS)
    return WHY_LAST_HERO;
  return WHY_GOES_ON;
}

static void
explain_why (const RaidersOver *result, TmResolution *resolution)
{
  switch (result->why)
    {
    case WHY_SOLO_DEATH:
      tm_resolution_add_reason (resolution, "raiders.death",
                                tm_text (N_ ("The hero has ten wounds: the game is lost.")));
      break;
    case WHY_DUEL_DEATH:
      tm_resolution_add_reason (resolution, "raiders.duel.death",
                                tm_text (N_ ("Somebody has ten wounds: the duel is over.")));
      break;
    case WHY_ALL_DEAD:
      tm_resolution_add_reason (resolution, "raiders.death",
                                tm_text (N_ ("Nobody is left alive.")));
      break;
    case WHY_LEVEL_FIVE:
      tm_resolution_add_reason (resolution, "raiders.end.over",
                                tm_text (N_ ("The last room of level 5 is settled.")));
      break;
    case WHY_LAST_HERO:
      tm_resolution_add_reason (
          resolution, "raiders.open.last-hero",
          tm_text (N_ ("By house rule the last living hero wins at once: %s."),
                   tm_arg_seats (result->alive)));
      break;
    case WHY_GOES_ON:
    default:
      tm_resolution_add_reason (resolution, "raiders.end.over",
                                tm_text (N_ ("Rooms are left to be entered: the game goes on.")));
      break;
    }
}

/**
 * raiders_find_over:
 * @party: the heroes; only their wounds matter
 * @level: the level, 1 to 5
 * @room: the room that was just settled, 1 to 5; 0: none was
 * @resolution: for options and reasons
 * @result: (out): what comes of it
 *
 * «Окончание игры», «Гибель героя», «Подземельная дуэль».
 */
void
raiders_find_over (const RaidersParty *party,
                   guint level,
                   guint room,
                   TmResolution *resolution,
                   RaidersOver *result)
{
  result->alive = find_alive (party);
  result->why = find_why (party, level, room, result->alive, resolution);
  result->is_over = result->why != WHY_GOES_ON;
  if (tm_resolution_wants_reasons (resolution))
    explain_why (result, resolution);
}

/* Bleeding */

static gint32
find_most_wounds (const RaidersParty *party, guint32 among, guint32 *seats)
{
  gint32 most = -1;

  *seats = 0;
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      if (!(among & 1u << seat) || party->wounds[seat] < most)
        continue;
      if (party->wounds[seat] > most)
        *seats = 0;
      most = party->wounds[seat];
      *seats |= 1u << seat;
    }
  return most;
}

/* «Окончание игры»: the most wounded survivors die, unless absolutely all have equally many. */
static guint32
find_bled (const RaidersParty *party, guint32 alive, TmResolution *resolution)
{
  guint32 all = (1u << party->n_seats) - 1;
  guint32 bled;
  gint32 most = find_most_wounds (party, alive, &bled);

  if (is_single (alive))
    return 0;
  if (bled == alive
      && (alive == all
          || tm_resolution_get_option (resolution, OPTION_BLEED_EQUAL) == BLEED_SURVIVORS))
    {
      tm_resolution_add_reason (
          resolution, "raiders.end.bleeding",
          tm_text (N_ ("All survivors have %s wounds: nobody bleeds to death."),
                   tm_arg_number (most)));
      return 0;
    }
  tm_resolution_add_reason (resolution,
                            bled == alive ? "raiders.open.bleed-equal" : "raiders.end.bleeding",
                            tm_text (N_ ("Most wounds: %s. Bleeding to death: %s."),
                                     tm_arg_number (most), tm_arg_seats (bled)));
  return bled;
}

/* Places */

/* Most coins, then fewest wounds. */
static gboolean
is_ahead (gconstpointer standings, guint seat, guint other)
{
  const RaidersParty *party = standings;

  return party->coins[seat] > party->coins[other]
         || (party->coins[seat] == party->coins[other]
             && party->wounds[seat] < party->wounds[other]);
}

static void
rank (const RaidersParty *party, guint32 among, RaidersEnd *end)
{
  guint n_richest = 0;
  gint32 most = G_MININT32;

  for (guint seat = 0; seat < party->n_seats; seat++)
    if (among & 1u << seat)
      most = MAX (most, party->coins[seat]);
  for (guint seat = 0; seat < party->n_seats; seat++)
    n_richest += among & 1u << seat && party->coins[seat] == most;
  end->winners = tm_rank_seats (among, is_ahead, party, end->ranks);
  end->by = !is_single (end->winners) ? END_SHARED : n_richest > 1 ? END_WOUNDS : END_COINS;
}

static void
share_place (const RaidersParty *party, RaidersEnd *end)
{
  end->by = END_SHARED;
  end->winners = (1u << party->n_seats) - 1;
  for (guint seat = 0; seat < party->n_seats; seat++)
    end->ranks[seat] = 1;
}

static void
find_winners (const RaidersParty *party, guint32 left, RaidersEnd *end)
{
  if (left == 0)
    {
      end->by = END_NOBODY;
      return;
    }
  rank (party, left, end);
  if (is_single (left))
    end->by = END_ALONE;
}

static void
explain_winners (const RaidersEnd *end, guint n_seats, TmResolution *resolution)
{
  const char *article = n_seats == 2 ? "raiders.duel.end" : "raiders.end.winner";

  switch (end->by)
    {
    case END_COINS:
      tm_resolution_add_reason (resolution, article,
                                tm_text (N_ ("Most coins: %s."), tm_arg_seats (end->winners)));
      break;
    case END_WOUNDS:
      tm_resolution_add_reason (
          resolution, article,
          tm_text (N_ ("Equally many coins, fewest wounds: %s."), tm_arg_seats (end->winners)));
      break;
    case END_SHARED:
      tm_resolution_add_reason (
          resolution, article,
          tm_text (N_ ("Equal in coins and wounds, the victory is shared: %s."),
                   tm_arg_seats (end->winners)));
      break;
    case END_ALONE:
      tm_resolution_add_reason (
          resolution, n_seats == 2 ? "raiders.duel.death" : "raiders.end.alone",
          tm_text (N_ ("The only living hero wins: %s."), tm_arg_seats (end->winners)));
      break;
    default:
      tm_resolution_add_reason (resolution, "raiders.death",
                                tm_text (N_ ("Nobody is left alive, so nobody wins.")));
      break;
    }
}

static void
end_solo (const RaidersParty *party, TmResolution *resolution, RaidersEnd *end)
{
  if (end->alive == 0)
    {
      end->by = END_NOBODY;
      end->grade = GRADE_LOST;
      tm_resolution_add_reason (resolution, "raiders.solo.end",
                                tm_text (N_ ("The hero did not survive.")));
      return;
    }
  end->by = END_SURVIVED;
  end->winners = end->ranks[0] = 1;
  end->grade = party->coins[0] >= RAIDERS_COIN_LIMIT ? GRADE_GOOD : GRADE_SURVIVED;
  tm_resolution_add_reason (
      resolution, "raiders.solo.end",
      tm_text (end->grade == GRADE_GOOD ? N_ ("Survived with %s coins, and 20 are a good result.")
                                        : N_ ("Survived with %s coins; 20 would be a good result."),
               tm_arg_number (party->coins[0])));
}

/**
 * raiders_end_game:
 * @party: the heroes; only coins and wounds matter
 * @resolution: for options and reasons
 * @result: (out): what comes of it
 *
 * «Окончание игры», «Подземельная дуэль», «Подземельный пасьянс»: bleeding, winners, places.
 */
void
raiders_end_game (const RaidersParty *party, TmResolution *resolution, RaidersEnd *result)
{
  guint open_point = party->n_seats == 2 ? OPTION_DUEL_DEAD : OPTION_ALL_DEAD;

  memset (result, 0, sizeof *result);
  result->alive = find_alive (party);
  if (party->n_seats == 1)
    {
      end_solo (party, resolution, result);
      return;
    }
  if (result->alive == 0 && tm_resolution_get_option (resolution, open_point) == DEAD_SHARED)
    {
      share_place (party, result);
      tm_resolution_add_reason (
          resolution, party->n_seats == 2 ? "raiders.open.duel-dead" : "raiders.open.all-dead",
          tm_text (N_ ("Everybody is dead: by house rule all share the place.")));
      return;
    }
  if (party->n_seats > 2 && result->alive != 0)
    result->bled = find_bled (party, result->alive, resolution);
  find_winners (party, result->alive & ~result->bled, result);
  if (tm_resolution_wants_reasons (resolution))
    explain_winners (result, party->n_seats, resolution);
}

/* The result of a table */

static guint32
find_left (const TmTable *table, guint32 *bled)
{
  guint32 left = 0;

  *bled = 0;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gint32 fate = tm_table_get_counter (table, COUNTER_FATE, seat);
      left |= fate == FATE_LIVING ? 1u << seat : 0;
      *bled |= fate == FATE_BLED ? 1u << seat : 0;
    }
  return left;
}

/**
 * raiders_set_places:
 * @resolution: a resolution on whose table every fate is settled
 *
 * Gives everybody his place. Places are kept on the table, so that a match once over keeps its
 * result whatever the house rules become.
 */
void
raiders_set_places (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_seats = tm_table_get_n_seats (table);
  guint open_point = n_seats == 2 ? OPTION_DUEL_DEAD : OPTION_ALL_DEAD;
  RaidersParty party;
  RaidersEnd end = { 0 };
  guint32 left = find_left (table, &end.bled);

  raiders_read_party (table, &party);
  if (left == 0 && end.bled == 0 && n_seats > 1
      && tm_resolution_get_option (resolution, open_point) == DEAD_SHARED)
    share_place (&party, &end);
  else
    find_winners (&party, left, &end);
  for (guint seat = 0; seat < n_seats; seat++)
    tm_resolution_set_counter (resolution, COUNTER_PLACE, seat, end.ranks[seat]);
}

/* What decided, as far as it can be seen from the places. */
static RaidersEndBy
find_by (const TmTable *table, const RaidersParty *party, guint32 winners)
{
  guint32 bled;
  guint32 left = find_left (table, &bled);
  RaidersEnd end = { 0 };

  if (winners == 0)
    return END_NOBODY;
  if (party->n_seats == 1)
    return END_SURVIVED;
  if (!is_single (winners))
    return END_SHARED;
  find_winners (party, left, &end);
  return end.by;
}

static TmText
get_sentence (RaidersEndBy by, guint32 winners, const RaidersParty *party)
{
  switch (by)
    {
    case END_COINS:
      return tm_text (N_ ("%s wins: most coins"), tm_arg_seats (winners));
    case END_WOUNDS:
      return tm_text (N_ ("%s wins: equal coins, fewest wounds"), tm_arg_seats (winners));
    case END_SHARED:
      return tm_text (N_ ("The victory is shared: %s"), tm_arg_seats (winners));
    case END_ALONE:
      return tm_text (N_ ("%s wins: the only one alive"), tm_arg_seats (winners));
    case END_SURVIVED:
      return tm_text_n ("Survived with %s coin", "Survived with %s coins",
                        tm_arg_number (party->coins[0]));
    default:
      return tm_text (N_ ("Nobody wins"));
    }
}

/* What decided, as the game's page calls it: by [enum@RaidersEndBy]. */
const char *const raiders_end_ids[]
    = { "coins", "wounds", "shared", "alone", "survived", "nobody" };

/* The `get_result` of the game: nothing before `over`, then the winners by their places. */
void
raiders_get_result (const TmTable *table, TmResult *result)
{
  RaidersParty party;
  RaidersEndBy by;

  memset (result, 0, sizeof *result);
  raiders_read_party (table, &party);
  for (guint seat = 0; seat < party.n_seats; seat++)
    result->scores[seat] = party.coins[seat];
  result->ending = TM_ENDING_OPEN;
  result->how = party.n_seats == 1 ? TM_HOW_RANK : TM_HOW_POINTS;
  if (tm_table_get_phase (table) != PHASE_OVER)
    return;
  for (guint seat = 0; seat < party.n_seats; seat++)
    {
      result->ranks[seat] = tm_table_get_counter (table, COUNTER_PLACE, seat);
      result->winners |= result->ranks[seat] == 1 ? 1u << seat : 0;
    }
  by = find_by (table, &party, result->winners);
  result->ending = result->winners != 0 ? TM_ENDING_WON : TM_ENDING_NOBODY;
  result->by = raiders_end_ids[by];
  result->sentence = get_sentence (by, result->winners, &party);
}
