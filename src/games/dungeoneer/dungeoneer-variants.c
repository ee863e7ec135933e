/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The variants: which go together, who lays what, who puts a new hero down, and lying down for a point. R «Варианты
 * правил», p. 20, 21. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-variants.h"

#define BIT(variant) (1u << (variant))

/* Together */

static guint
find_unused (guint variants, guint players, const DungeoneerRules *rules)
{
  guint unused = 0;

  if (players == 1)
    unused = variants
             & (BIT (VARIANT_IMPARTIAL) | BIT (VARIANT_NOTHING_PERSONAL)
                | BIT (VARIANT_OPTIONAL_DISCARD));
  else if (variants & (BIT (VARIANT_NO_BLANKS) | BIT (VARIANT_NOTHING_PERSONAL)))
    unused = variants & BIT (VARIANT_IMPARTIAL);
  if (unused & BIT (VARIANT_NOTHING_PERSONAL))
    dungeoneer_add_reason (rules, "dungeoneer.variant.nothing-personal",
                           tm_text (N_ ("Alone there are no common quests: “Nothing personal” does "
                                        "nothing.")));
  if (unused & BIT (VARIANT_OPTIONAL_DISCARD))
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.optional-discard",
        tm_text (N_ ("Alone nothing is discarded anyhow: “Optional discard” does nothing.")));
  if (unused & BIT (VARIANT_IMPARTIAL))
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.impartial",
        players == 1
            ? tm_text (N_ ("Alone there is no neighbour: “Impartial placing” does nothing."))
            : tm_text (N_ ("“Impartial placing” needs own quests, and locations that are drawn: it "
                           "does nothing here.")));
  return unused;
}

/**
 * dungeoneer_check_variants:
 * @variants: set of `1 << DungeoneerVariant`
 * @players: how many play, 1 to 4
 * @rules: who reads the rules
 * @conflict: (out): those that must not be together
 * @unused: (out): those that do nothing
 *
 * Checks the variants that are chosen. Source: R «Варианты правил», p. 21.
 *
 * Returns: whether they go together
 */
gboolean
dungeoneer_check_variants (
    guint variants, guint players, const DungeoneerRules *rules, guint *conflict, guint *unused)
{
  const guint rivals = BIT (VARIANT_MOVEMENT_LIMIT) | BIT (VARIANT_FALL_ATTACK);

  *conflict = (variants & rivals) == rivals ? rivals : 0;
  if (*conflict != 0)
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.exclusive",
        tm_text (
            N_ ("“Limited movement” and “Action points for falling” are not played together.")));
  *unused = find_unused (variants, players, rules);
  return *conflict == 0;
}

/* Who lays */

static guint
lay_round (guint n_seats, const gint32 *cards, guint *next, guint8 *order, guint n, guint max)
{
  gint32 left[DUNGEONEER_MAX_SEATS];
  gint32 n_left = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      left[seat] = cards[seat];
      n_left += cards[seat];
    }
  for (; n_left > 0 && n < max; *next = (*next + 1) % n_seats)
    if (left[*next] > 0)
      {
        left[*next]--;
        n_left--;
        order[n++] = (guint8) *next;
      }
  return n;
}

/**
 * dungeoneer_get_blank_order:
 * @n_seats: how many play
 * @hands: (array length=n_seats): ordinary locations of each, without the entrance
 * @held: (array length=n_seats): places of common quests of each
 * @first: who has the entrance and lays it
 * @rules: who reads the rules
 * @order: (out) (array length=max): seats, in the order in which they lay
 * @max: how many there is room for
 * @ordinary: (out): how many of them come before the places of common quests
 *
 * Tells who lays in which order when the whole map is laid first: the entrance was the card of the first player, so
 * the next one begins; who has no card is passed over. Source: R «Без белых пятен», p. 20.
 *
 * Returns: how many cards are laid
 */
guint
dungeoneer_get_blank_order (guint n_seats,
                            const gint32 *hands,
                            const gint32 *held,
                            guint first,
                            const DungeoneerRules *rules,
                            guint8 *order,
                            guint max,
                            guint *ordinary)
{
  guint next = (first + 1) % n_seats;
  guint n;

  *ordinary = lay_round (n_seats, hands, &next, order, 0, max);
  n = lay_round (n_seats, held, &next, order, *ordinary, max);
  dungeoneer_add_reason (
      rules, "dungeoneer.variant.no-blanks",
      tm_text (
          N_ ("%s lays the entrance; then all lay one location after the other, from the left on."),
          tm_arg_seat (first)));
  if (n > *ordinary)
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.no-blanks",
        tm_text (N_ ("Places of common quests are laid when no other location is left.")));
  return n;
}

/**
 * dungeoneer_get_placer:
 * @seat: who has drawn a location
 * @matches: set of the seats that have an own quest there
 * @n_seats: how many play
 * @rules: who reads the rules
 * @passes: (out): how often the card is passed on
 *
 * Tells who lays a location: it goes to the left while whoever has it has an own quest there, and comes back in the
 * end. Source: R «Непредвзятое размещение», p. 21.
 *
 * Returns: the seat
 */
guint
dungeoneer_get_placer (
    guint seat, guint32 matches, guint n_seats, const DungeoneerRules *rules, guint *passes)
{
  guint placer = seat;

  for (*passes = 0; *passes < n_seats && matches >> placer & 1; ++*passes)
    {
      dungeoneer_add_reason (
          rules, "dungeoneer.variant.impartial",
          tm_text (N_ ("%s has an own quest there and passes the card to the left."),
                   tm_arg_seat (placer)));
      placer = (placer + 1) % n_seats;
    }
  if (*passes == n_seats)
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.impartial",
        tm_text (N_ ("The card has gone all the way round: whoever drew it lays it after all.")));
  else if (*passes == 0)
    dungeoneer_add_reason (
        rules, "dungeoneer.variant.impartial",
        tm_text (N_ ("%s has no own quest there and lays the card."), tm_arg_seat (placer)));
  return placer;
}

/**
 * dungeoneer_get_reviver:
 * @seat: who comes back
 * @alive: set of the seats that are alive
 * @n_seats: how many play
 *
 * Tells who puts the pawn of a new hero on an entrance: the next living seat to the left. Source: R «Воскрешение»,
 * p. 20.
 *
 * Returns: the seat, or -1
 */
int
dungeoneer_get_reviver (guint seat, guint32 alive, guint n_seats)
{
  for (guint i = 1; i < n_seats; i++)
    {
      guint other = (seat + i) % n_seats;

      if (alive >> other & 1)
        return (int) other;
    }
  return -1;
}

/* Lying down */

static DungeoneerFault
find_lie_down_fault (const DungeoneerLieDown *down)
{
  if (down->variant == FALL_NONE)
    return FAULT_NO_VARIANT;
  if (down->fallen)
    return FAULT_FALL_FALLEN;
  if (down->variant == FALL_MOVEMENT_LIMIT)
    return FAULT_NONE;
  if (!down->is_challenge)
    return FAULT_WRONG_STEP;
  if (down->saved)
    return FAULT_SAVED;
  return down->used ? FAULT_FALL_AGAIN : FAULT_NONE;
}

/**
 * dungeoneer_judge_lie_down:
 * @down: who wants to lie down, and when
 * @rules: who reads the rules
 * @laid: (out): whether it is allowed, and what it brings
 *
 * Judges lying down for an action point, or for the strike of a challenge. Source: R «Ограничение движения», «Очки
 * действия за падение», p. 21.
 */
void
dungeoneer_judge_lie_down (const DungeoneerLieDown *down,
                           const DungeoneerRules *rules,
                           DungeoneerLaidDown *laid)
{
  *laid = (DungeoneerLaidDown) { .fault = find_lie_down_fault (down) };
  if (laid->fault != FAULT_NONE)
    return;
  if (down->variant == FALL_MOVEMENT_LIMIT)
    {
      laid->ap = 1;
      dungeoneer_add_reason (
          rules, "dungeoneer.variant.movement-limit",
          tm_text (N_ ("Lying down brings one action point, in anybody’s turn, for anything but "
                       "moving.")));
      return;
    }
  laid->is_for_challenge = TRUE;
  dungeoneer_add_reason (
      rules, "dungeoneer.variant.fall-attack",
      tm_text (N_ ("Who has kept no action point can lie down and strike the attacker once.")));
}
