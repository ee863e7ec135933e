/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who acts: whose turn it is to lay a card, whether he may lay it, who goes first next. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

/**
 * raiders_next_clockwise:
 * @n_seats: how many sit at the table
 * @from: a seat
 * @among: set of seats
 *
 * Returns: the first seat of @among clockwise after @from, which itself comes last; -1 if there
 *   is none
 */
int
raiders_next_clockwise (guint n_seats, guint from, guint32 among)
{
  for (guint i = 1; i <= n_seats; i++)
    {
      guint seat = (from + i) % n_seats;
      if (among & 1u << seat)
        return seat;
    }
  return -1;
}

/* The circle that is being laid: of those who still have to lay, the ones who have spent the
 * fewest crystals. */
static guint32
find_circle (const RaidersTurns *turns)
{
  gint32 fewest = G_MAXINT32;
  guint32 circle = 0;

  for (guint seat = 0; seat < turns->n_seats; seat++)
    {
      if (!(turns->living & ~turns->laid & 1u << seat) || turns->spent[seat] > fewest)
        continue;
      if (turns->spent[seat] < fewest)
        circle = 0;
      fewest = turns->spent[seat];
      circle |= 1u << seat;
    }
  return circle;
}

/**
 * raiders_get_to_act:
 * @turns: the state of the room
 *
 * «2) Розыгрыш карт силы», «Магический кристалл»: clockwise from the first player; who spends a
 * crystal waits until all others have laid. «Шустрые рейдеры подземелий»: the same circles, but
 * everybody in a circle lays at once.
 *
 * Returns: set of the seats that may lay now; at most one but in a quick game
 */
guint32
raiders_get_to_act (const RaidersTurns *turns)
{
  guint32 circle = find_circle (turns);
  int next;

  if (circle == 0 || turns->is_quick || circle & 1u << turns->first)
    return turns->is_quick ? circle : circle & 1u << turns->first;
  next = raiders_next_clockwise (turns->n_seats, turns->first, circle);
  g_assert (next >= 0);
  return 1u << next;
}

/* In the order in which they are looked for. */
const RaidersBarWords raiders_bar_words[N_BARS] = {
  { BAR_OUT, "out", "raiders.death", N_ ("The hero is out of the game.") },
  { BAR_SOLO_ITEMS, "solo-items", "raiders.solo.items", N_ ("There are no items in solo.") },
  { BAR_NOT_HELD, "not-held", "raiders.play.card", N_ ("The hero does not hold this card.") },
  { BAR_NO_ROOM, "no-room", "raiders.room.enter",
    N_ ("No room is entered, so there is nothing to lay a card for.") },
  { BAR_NOT_TURN, "not-turn", "raiders.play.order", N_ ("Somebody else lays first.") },
  { BAR_KEY_ROOM, "key-room", "raiders.item.key", N_ ("A key counts in a treasury only.") },
  { BAR_SWORD_ROOM, "sword-room", "raiders.item.sword",
    N_ ("A sword counts against a monster only.") },
};

/**
 * raiders_find_bars:
 * @attempt: who wants to play what
 *
 * «2) Розыгрыш карт силы», «Использование предметов»: everything that speaks against it.
 *
 * Returns: set of [enum@RaidersBar]; the lowest is the one to name
 */
guint
raiders_find_bars (const RaidersAttempt *attempt)
{
  guint bars = 0;

  if (!attempt->is_alive)
    bars |= BAR_OUT;
  if (attempt->is_solo && attempt->play >= PLAY_KEY)
    bars |= BAR_SOLO_ITEMS;
  if (!attempt->is_held)
    bars |= BAR_NOT_HELD;
  if (attempt->play == PLAY_TORCH)
    return bars;
  if (attempt->room == ROOM_NONE)
    bars |= BAR_NO_ROOM;
  if (!attempt->is_turn)
    bars |= BAR_NOT_TURN;
  if (attempt->play == PLAY_KEY && attempt->room != ROOM_TREASURY)
    bars |= BAR_KEY_ROOM;
  if (attempt->play == PLAY_SWORD && attempt->room != ROOM_MONSTER)
    bars |= BAR_SWORD_ROOM;
  return bars;
}

/* Next first player */

static gint32
find_highest (const RaidersParty *party, guint32 among, guint32 *tied)
{
  gint32 highest = 0;

  *tied = 0;
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      if (!(among & 1u << seat) || party->cards[seat] < highest)
        continue;
      if (party->cards[seat] > highest)
        *tied = 0;
      highest = party->cards[seat];
      *tied |= 1u << seat;
    }
  return highest;
}

/* Of those with the highest card, the one who goes first; he may be dead if @tied has the dead. */
static int
break_tie (guint n_seats, guint first, guint32 tied, guint32 living, TmResolution *resolution)
{
  int by_tie = raiders_next_clockwise (n_seats, first, tied);
  int neighbour = raiders_next_clockwise (n_seats, first, living);

  if ((tied & (tied - 1)) == 0)
    return by_tie;
  if (by_tie != neighbour
      && tm_resolution_get_option (resolution, OPTION_FIRST_TIE) == FIRST_TIE_NEIGHBOUR)
    {
      tm_resolution_add_reason (
          resolution, "raiders.open.first-tie",
          tm_text (N_ ("Tied: by house rule the next living hero clockwise goes first: %s."),
                   tm_arg_seat (neighbour)));
      return neighbour;
    }
  tm_resolution_add_reason (
      resolution, "raiders.room.first",
      tm_text (N_ ("Tied: the first of them clockwise after the present first player: %s."),
               tm_arg_seat (by_tie)));
  return by_tie;
}

/* The hero with the highest card has died: under the other reading he still decides. */
static gboolean
does_dead_decide (const RaidersParty *party,
                  guint first,
                  guint32 living,
                  guint32 died,
                  TmResolution *resolution,
                  RaidersFirst *result)
{
  guint32 tied;
  int chosen;

  find_highest (party, living | died, &tied);
  if ((tied & died) == 0
      || tm_resolution_get_option (resolution, OPTION_FIRST_DEAD) != FIRST_DEAD_CLOCKWISE)
    return FALSE;
  chosen = break_tie (party->n_seats, first, tied, living, resolution);
  g_assert (chosen >= 0);
  if (died & 1u << chosen)
    {
      result->first = raiders_next_clockwise (party->n_seats, chosen, living);
      tm_resolution_add_reason (
          resolution, "raiders.open.first-dead",
          tm_text (N_ ("%s laid the highest card and died: by house rule the next living hero "
                       "clockwise goes first: %s."),
                   tm_arg_seat (chosen), tm_arg_seat (result->first)));
    }
  else
    result->first = chosen;
  return TRUE;
}

/**
 * raiders_find_first:
 * @party: the heroes of the room
 * @first: who is first player now
 * @died: set of the heroes who died in this room
 * @resolution: for options and reasons
 * @result: (out): what comes of it; `first` is -1 if nobody is left
 *
 * «4) Сброс комнаты, определение первого игрока»: the highest card goes first in the next room.
 */
void
raiders_find_first (const RaidersParty *party,
                    guint first,
                    guint32 died,
                    TmResolution *resolution,
                    RaidersFirst *result)
{
  guint32 living = 0, entered = 0;

  for (guint seat = 0; seat < party->n_seats; seat++)
    if (party->cards[seat] > 0)
      entered |= 1u << seat;
  living = entered & ~died;
  died &= entered;

  result->highest = find_highest (party, living, &result->tied);
  result->first = -1;
  if (living == 0)
    {
      tm_resolution_add_reason (resolution, "raiders.death",
                                tm_text (N_ ("Nobody is left to go first.")));
      return;
    }
  if (died != 0)
    tm_resolution_add_reason (
        resolution, "raiders.death",
        tm_text (N_ ("Out of the game, so not compared: %s."), tm_arg_seats (died)));
  tm_resolution_add_reason (resolution, "raiders.room.first",
                            tm_text (N_ ("Highest card: %s, laid by %s."),
                                     tm_arg_number (result->highest), tm_arg_seats (result->tied)));
  if (died != 0 && does_dead_decide (party, first, living, died, resolution, result))
    return;
  result->first = break_tie (party->n_seats, first, result->tied, living, resolution);
}
