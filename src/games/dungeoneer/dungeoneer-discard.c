/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a turn ends, and the level of a hero: R «Фаза сброса/добора карт», p. 11; p. 3, 19 to 21, 23. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-options.h"
#include "dungeoneer-spend.h"

/* Whether a card has to be given up. */
static gboolean
has_to_discard (const DungeoneerClosing *closing, const DungeoneerRules *rules)
{
  if (closing->solo)
    {
      dungeoneer_add_reason (rules, "dungeoneer.solo.draw",
                             tm_text (N_ ("Alone, nothing has to be discarded.")));
      return FALSE;
    }
  if (closing->optional_discard)
    {
      dungeoneer_add_reason (
          rules, "dungeoneer.variant.optional-discard",
          tm_text (N_ ("With this variant one card may be discarded, but none has to be.")));
      return FALSE;
    }
  dungeoneer_add_reason (rules, "dungeoneer.discard.must",
                         closing->hand > 0
                             ? tm_text (N_ ("With cards in hand one card is discarded."))
                             : tm_text (N_ ("Without cards in hand nothing has to be discarded.")));
  return closing->hand > 0;
}

static void
explain_choices (const DungeoneerClosing *closing, const DungeoneerRules *rules)
{
  if (closing->give != GIVE_NONE)
    dungeoneer_add_reason (
        rules, "dungeoneer.discard.choices",
        tm_text (N_ ("What is discarded comes from the hand, from the treasures in play or from "
                     "the lair.")));
}

static DungeoneerFault
judge_give (const DungeoneerClosing *closing, gint32 must)
{
  switch (closing->give)
    {
    case GIVE_BOON:
      return FAULT_BOON;
    case GIVE_HAND:
      return closing->hand == 0 ? FAULT_EMPTY : FAULT_NONE;
    case GIVE_TREASURE:
      return closing->treasures == 0 ? FAULT_EMPTY : FAULT_NONE;
    case GIVE_LAIR:
      return closing->lair == 0 ? FAULT_EMPTY : FAULT_NONE;
    default:
      return must > 0 ? FAULT_MUST_DISCARD : FAULT_NONE;
    }
}

static DungeoneerFault
judge_saving (const DungeoneerClosing *closing)
{
  if (!closing->save)
    return FAULT_NONE;
  if (closing->movement_limit)
    return FAULT_NO_SAVING;
  return closing->ap == 0 ? FAULT_SAVE_NO_AP : FAULT_NONE;
}

/* What a hero gets that has stayed. Alone there are dice in place of peril. */
static void
gain (const DungeoneerClosing *closing, const DungeoneerRules *rules, DungeoneerClosed *closed)
{
  if (closing->moved)
    return;
  closed->gain_glory = closing->glory;
  if (!closing->solo)
    closed->gain_peril = closing->peril;
  dungeoneer_add_reason (
      rules, "dungeoneer.discard.not-moved",
      tm_text (N_ ("Who has not moved in the own turn gets the points of the location, but not its "
                   "effects and hazards.")));
  if (!closing->solo || closing->peril == 0)
    return;
  if (dungeoneer_read_option (rules, OPTION_SOLO_STAY) == 0)
    {
      dungeoneer_add_reason (rules, "dungeoneer.solo.peril-when",
                             tm_text (N_ ("Alone, no dice are rolled for staying.")));
      return;
    }
  closed->peril_dice = closing->peril;
  dungeoneer_add_reason (
      rules, "dungeoneer.solo.peril-when",
      tm_text (N_ ("Alone, a die is rolled in place of each point of peril, also for staying.")));
}

static void
draw (const DungeoneerClosing *closing, const DungeoneerRules *rules, DungeoneerClosed *closed)
{
  gint32 hand = closing->hand - (closing->give == GIVE_HAND && closing->hand > 0 ? 1 : 0);

  closed->draw = closing->solo ? 1 : MAX (DUNGEONEER_HAND - hand, 0);
  closed->draw = MIN (closed->draw, closing->deck);
  closed->hand_after = hand + closed->draw;
  if (closing->solo)
    dungeoneer_add_reason (rules, "dungeoneer.solo.draw",
                           tm_text (N_ ("Alone, one glory card may be drawn.")));
  else
    dungeoneer_add_reason (rules, "dungeoneer.discard.refill",
                           tm_text (N_ ("The hand is filled up to five cards; cards drawn: %s."),
                                    tm_arg_number (closed->draw)));
}

/**
 * dungeoneer_judge_closing:
 * @closing: what a seat holds at the end of its turn, and what it wants to do
 * @rules: who reads the rules; alone, `solo_stay` can matter
 * @closed: (out): whether that is allowed, and what comes of it as asked
 *
 * Judges the last phase of a turn. Source: R «Фаза сброса/добора карт», p. 11; variants, p. 20, 21; alone, p. 23.
 */
void
dungeoneer_judge_closing (const DungeoneerClosing *closing,
                          const DungeoneerRules *rules,
                          DungeoneerClosed *closed)
{
  DungeoneerFault saving = judge_saving (closing);

  *closed = (DungeoneerClosed) { .must = has_to_discard (closing, rules) ? 1 : 0 };
  explain_choices (closing, rules);
  closed->fault = judge_give (closing, closed->must);
  if (closed->fault == FAULT_NONE)
    closed->fault = saving;
  closed->saved = closing->save && saving == FAULT_NONE ? 1 : 0;
  gain (closing, rules, closed);
  if (closed->saved > 0)
    dungeoneer_add_reason (
        rules, "dungeoneer.discard.save-ap",
        tm_text (N_ ("One action point is saved for the turns of others; the rest is lost.")));
  draw (closing, rules, closed);
}

/**
 * dungeoneer_change_level:
 * @level: level of a hero
 * @delta: by how much it changes
 * @rules: who reads the rules
 * @is_clamped: (out): whether it changes by less than that
 *
 * Source: R «Карты героев», p. 3; «Понижение уровня», p. 19.
 *
 * Returns: the level afterwards, from 1 to 4
 */
gint32
dungeoneer_change_level (gint32 level,
                         gint32 delta,
                         const DungeoneerRules *rules,
                         gboolean *is_clamped)
{
  gint32 after = CLAMP (level + delta, 1, DUNGEONEER_MAX_LEVEL);

  *is_clamped = after != level + delta;
  if (*is_clamped)
    dungeoneer_add_reason (
        rules, "dungeoneer.general.level-floor",
        level + delta < 1
            ? tm_text (N_ ("The level of a hero is never lowered below the first."))
            : tm_text (N_ ("A hero card has four levels, and a hero does not rise above them.")));
  return after;
}
