/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded of cards and quests, at the end of a turn, and alone. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-offers.h"
#include "dungeoneer-solo.h"
#include "tm-text.h"

/* Peril */

static void
ask_for_peril_card (TmOffer *offer)
{
  offer->asked |= 1u << ARG_MISDEED_CARD | 1u << ARG_MISDEED_KIND | 1u << ARG_MISDEED_COST;
}

static void
offer_lair (const TmTable *table, TmOffers *offers, guint seat, guint target)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_LAIR, (int) seat), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    {
      gint32 face = tm_table_get_piece_face (table, pieces[i]);
      gint32 cost = dungeoneer_get_piece_printed (table, pieces[i], ADVENTURE_COST);
      TmOffer *offer;

      if (tm_table_get_piece_mark (table, pieces[i], MARK_USED) != 0
          || tm_table_get_shared (table, COUNTER_ENCOUNTERED) != 0
          || (cost >= 0 && cost > dungeoneer_get (table, COUNTER_PERIL, target)))
        continue;
      offer = dungeoneer_add_offer (offers, MOVE_PLAY_PERIL, (int) seat,
                                    tm_text (N_ ("%s attacks %s from the lair"),
                                             dungeoneer_name_piece (table, pieces[i]),
                                             tm_arg_seat ((int) target)),
                                    FALSE);
      offer->piece = (int) pieces[i];
      tm_offer_preset (offer, ARG_MISDEED_FROM, FROM_LAIR);
      tm_offer_preset (offer, ARG_MISDEED_TARGET, (gint32) target);
      tm_offer_preset (offer, ARG_MISDEED_KIND, PERIL_MONSTER);
      if (face != TM_FACE_UNKNOWN)
        tm_offer_preset (offer, ARG_MISDEED_CARD, face);
      if (cost < 0)
        offer->asked |= 1u << ARG_MISDEED_COST;
    }
}

/**
 * dungeoneer_offer_misdeeds:
 * @table: a table
 * @offers: where to add them
 * @seat: the dungeonlord
 *
 * Offers the cards of phase II, against each opponent.
 */
void
dungeoneer_offer_misdeeds (const TmTable *table, TmOffers *offers, guint seat)
{
  if (dungeoneer_count_attacks (table) >= DUNGEONEER_MAX_ATTACKERS - 2)
    return;
  for (guint target = 0; target < tm_table_get_n_seats (table); target++)
    {
      if (target == seat || dungeoneer_get (table, COUNTER_ALIVE, target) == 0)
        continue;
      if (dungeoneer_get (table, COUNTER_HAND, seat) > 0
          && dungeoneer_get (table, COUNTER_PERIL, target) > 0)
        {
          TmOffer *offer = dungeoneer_add_offer (
              offers, MOVE_PLAY_PERIL, (int) seat,
              tm_text (N_ ("Against %s, peril %s"), tm_arg_seat ((int) target),
                       tm_arg_number (dungeoneer_get (table, COUNTER_PERIL, target))),
              FALSE);

          tm_offer_preset (offer, ARG_MISDEED_TARGET, (gint32) target);
          ask_for_peril_card (offer);
        }
      offer_lair (table, offers, seat, target);
    }
}

/* Glory */

/**
 * dungeoneer_offer_glory:
 * @table: a table
 * @offers: where to add them
 * @seat: who plays
 *
 * Offers to play a glory card.
 */
void
dungeoneer_offer_glory (const TmTable *table, TmOffers *offers, guint seat)
{
  gint32 glory = dungeoneer_get (table, COUNTER_GLORY, seat);
  TmOffer *offer;

  if (dungeoneer_get (table, COUNTER_HAND, seat) == 0 || glory == 0)
    return;
  offer = dungeoneer_add_offer (
      offers, MOVE_PLAY_GLORY, (int) seat,
      dungeoneer_get_step (table) == STEP_RESPONSE
          ? tm_text (N_ ("%s responds, glory %s"), tm_arg_seat ((int) seat), tm_arg_number (glory))
          : tm_text (N_ ("Play a glory card, glory %s"), tm_arg_number (glory)),
      FALSE);
  tm_offer_preset (offer, ARG_GLORY_SEAT, (gint32) seat);
  offer->asked |= 1u << ARG_GLORY_CARD | 1u << ARG_GLORY_CLASS | 1u << ARG_GLORY_DURATION
                  | 1u << ARG_GLORY_COST;
}

/* Quests */

static void
set_quest (const TmTable *table, TmOffer *offer, guint quest, guint name, guint of)
{
  gint32 face = tm_table_get_piece_face (table, quest);
  gboolean is_common = tm_table_get_piece_zone (table, quest)
                       == tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT);

  if (face != TM_FACE_UNKNOWN)
    tm_offer_preset (offer, name, face);
  else
    tm_offer_preset (offer, of, is_common ? OF_COMMON : OF_PERSONAL);
  if (offer->piece < 0)
    offer->piece = (int) quest;
}

static gboolean
is_found (const TmTable *table, guint quest)
{
  return (tm_table_get_piece_mark (table, quest, MARK_QUEST_TRIES) & QUEST_FOUND) != 0;
}

static gboolean
can_try (const TmTable *table, guint seat, guint quest, gint32 category)
{
  DungeoneerRules rules = { NULL, table };
  DungeoneerAttempt attempt;
  DungeoneerAttempted attempted;

  dungeoneer_read_attempt (table, seat, quest, category, &attempt);
  dungeoneer_judge_attempt (&attempt, &rules, &attempted);
  return attempted.fault == FAULT_NONE;
}

/* With the other reading, taking and delivering may cost a point. */
static gboolean
can_pay_escort (const TmTable *table, guint seat, guint quest)
{
  DungeoneerRules rules = { NULL, table };
  DungeoneerAttempt attempt;
  DungeoneerAttempted attempted;

  dungeoneer_read_attempt (table, seat, quest, CATEGORY_ESCORT, &attempt);
  attempt.owner = OWNER_MINE;
  attempt.at_place = TRUE;
  dungeoneer_judge_attempt (&attempt, &rules, &attempted);
  return attempted.fault == FAULT_NONE;
}

static void
offer_escort (const TmTable *table, TmOffers *offers, guint seat, guint quest)
{
  gboolean is_mine = dungeoneer_get_escort (table, quest) == (int) seat;
  int cell = dungeoneer_get_escort_cell (table, quest);
  TmOffer *offer;

  if (dungeoneer_get_escort (table, quest) >= 0 && !is_mine)
    return;
  if (is_mine)
    {
      if (dungeoneer_is_at_delivery (table, seat, quest) && can_pay_escort (table, seat, quest))
        {
          offer = dungeoneer_add_offer (
              offers, MOVE_ESCORT, (int) seat,
              tm_text (N_ ("Deliver: %s"), dungeoneer_name_piece (table, quest)), FALSE);
          tm_offer_preset (offer, ARG_ESCORTS_ACTION, ESCORT_DELIVER);
          offer->piece = (int) quest;
        }
      offer = dungeoneer_add_offer (
          offers, MOVE_ESCORT, (int) seat,
          tm_text (N_ ("Leave behind: %s"), dungeoneer_name_piece (table, quest)), FALSE);
      tm_offer_preset (offer, ARG_ESCORTS_ACTION, ESCORT_DROP);
      offer->is_usual = FALSE;
      return;
    }
  if ((tm_table_get_shared (table, COUNTER_TRACKING) < 2 && cell < 0)
      || !can_pay_escort (table, seat, quest))
    return;
  if (cell >= 0 ? dungeoneer_has_map (table) && dungeoneer_get (table, COUNTER_AT, seat) != cell + 1
                : !dungeoneer_is_at_quest_place (table, seat, quest, FALSE))
    return;
  offer = dungeoneer_add_offer (
      offers, MOVE_ESCORT, (int) seat,
      tm_text (N_ ("Take along: %s"), dungeoneer_name_piece (table, quest)), FALSE);
  tm_offer_preset (offer, ARG_ESCORTS_ACTION, ESCORT_TAKE);
  set_quest (table, offer, quest, ARG_ESCORTS_QUEST, ARG_ESCORTS_OF);
}

/* Whether a move that names the quest, or says whose it is, means this one: of several alike it means the first. */
static gboolean
is_meant (const TmTable *table, guint seat, guint quest)
{
  gint32 face = tm_table_get_piece_face (table, quest);
  gboolean is_common = tm_table_get_piece_zone (table, quest)
                       == tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT);
  int of = face != TM_FACE_UNKNOWN ? -1 : is_common ? OF_COMMON : OF_PERSONAL;
  guint meant;

  return dungeoneer_find_quest (table, seat, face, of, &meant) && meant == quest;
}

/* Where the number is told, the dice tell the rest. */
static guint32
get_asked (const TmTable *table, guint quest, gint32 category)
{
  gboolean is_rolled = category == CATEGORY_THREAT || category == CATEGORY_CHANCE;
  guint32 asked = 1u << ARG_TRY_DICE;

  if (is_rolled && dungeoneer_get_piece_printed (table, quest, QUEST_TEST) > 0)
    return asked;
  if (is_rolled || category == DUNGEONEER_UNTOLD)
    asked |= 1u << ARG_TRY_NEED;
  return asked | 1u << ARG_TRY_PASSED;
}

static void
offer_quest (const TmTable *table, TmOffers *offers, guint seat, guint quest)
{
  gint32 category = dungeoneer_get_category (table, quest);
  TmOffer *offer;

  if (!is_meant (table, seat, quest))
    return;
  if (category == CATEGORY_ESCORT)
    {
      offer_escort (table, offers, seat, quest);
      return;
    }
  if (category == CATEGORY_SEARCH && !is_found (table, quest))
    {
      if (!dungeoneer_can_act (table, seat, ACT_QUEST_PAID))
        return;
      offer = dungeoneer_add_offer (
          offers, MOVE_SEARCH, (int) seat,
          tm_text (N_ ("Search: %s"), dungeoneer_name_piece (table, quest)), FALSE);
      set_quest (table, offer, quest, ARG_SEARCH_QUEST, ARG_SEARCH_OF);
      if (dungeoneer_get_piece_printed (table, quest, QUEST_SEARCH) <= 0)
        offer->asked |= 1u << ARG_SEARCH_NEED;
      return;
    }
  if (!can_try (table, seat, quest, category))
    return;
  offer = dungeoneer_add_offer (offers, MOVE_QUEST_TRY, (int) seat,
                                tm_text (N_ ("Try: %s"), dungeoneer_name_piece (table, quest)),
                                FALSE);
  set_quest (table, offer, quest, ARG_TRY_QUEST, ARG_TRY_OF);
  offer->asked |= get_asked (table, quest, category);
  if (category == DUNGEONEER_UNTOLD && tm_table_get_piece_face (table, quest) != TM_FACE_UNKNOWN)
    offer->asked |= 1u << ARG_TRY_CATEGORY;
}

static void
offer_zone (const TmTable *table, TmOffers *offers, guint seat, guint zone)
{
  guint pieces[DUNGEONEER_N_QUESTS];
  guint n = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    offer_quest (table, offers, seat, pieces[i]);
}

/* The reward, unless the card is told; and a new common quest, if it was one. */
static guint32
get_asked_reward (const TmTable *table, guint quest)
{
  static const guint layers[] = { QUEST_LEVELS, QUEST_GLORY, QUEST_RESTORE };
  guint32 asked = 1u << ARG_DONE_GLORY | 1u << ARG_DONE_RESTORE;

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    if (dungeoneer_get_piece_printed (table, quest, layers[i]) != DUNGEONEER_UNTOLD)
      asked = 0;
  if (tm_table_get_piece_zone (table, quest) == tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT))
    asked |= 1u << ARG_DONE_DRAWN;
  return asked;
}

/**
 * dungeoneer_offer_quests:
 * @table: a table
 * @offers: where to add them
 * @seat: whose turn it is
 *
 * Offers the quests a hero can try, or to finish the one that was passed.
 */
void
dungeoneer_offer_quests (const TmTable *table, TmOffers *offers, guint seat)
{
  int passed = dungeoneer_get_passed (table);

  if (passed >= 0)
    {
      TmOffer *offer = dungeoneer_add_offer (offers, MOVE_QUEST_DONE, (int) seat,
                                             tm_text (N_ ("Finish the quest")), TRUE);

      offer->piece = passed;
      offer->asked |= get_asked_reward (table, (guint) passed);
      return;
    }
  if (tm_table_get_shared (table, COUNTER_QUEST_DONE) != 0)
    return;
  offer_zone (table, offers, seat, tm_table_get_zone (table, ZONE_PERSONAL, (int) seat));
  offer_zone (table, offers, seat, tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT));
  for (guint other = 0; other < tm_table_get_n_seats (table); other++)
    {
      guint pieces[DUNGEONEER_N_QUESTS];
      guint n
          = other == seat
                ? 0
                : tm_table_list_zone (table, tm_table_get_zone (table, ZONE_PERSONAL, (int) other),
                                      pieces, G_N_ELEMENTS (pieces));

      /* What somebody has left behind, anybody picks up. */
      for (guint i = 0; i < n; i++)
        if (dungeoneer_get_escort_cell (table, pieces[i]) >= 0)
          offer_escort (table, offers, seat, pieces[i]);
    }
}

/* The end of the turn */

static void
offer_giving (const TmTable *table,
              TmOffers *offers,
              guint seat,
              DungeoneerGive give,
              TmText label,
              gboolean is_primary)
{
  gboolean has_point = dungeoneer_get (table, COUNTER_AP, seat) > 0
                       && !dungeoneer_has_variant (table, OPTION_MOVEMENT_LIMIT)
                       && !dungeoneer_is_solo (table);
  TmOffer *offer = dungeoneer_add_offer (offers, MOVE_END_TURN, (int) seat, label, is_primary);

  tm_offer_preset (offer, ARG_END_DISCARD, (gint32) give);
  /* A card that goes from a hand that lies on the table need not be named. */
  if (give == GIVE_TREASURE || give == GIVE_LAIR
      || (give == GIVE_HAND && dungeoneer_is_by_app (table, OPTION_ADVENTURE)))
    offer->asked |= 1u << ARG_END_CARD;
  if (!has_point)
    return;
  tm_offer_preset (offer, ARG_END_SAVE, 1);
  offer->asked |= 1u << ARG_END_SAVE;
}

/**
 * dungeoneer_offer_closing:
 * @table: a table
 * @offers: where to add them
 * @seat: whose turn it is
 *
 * Offers the ways to end a turn: which card is discarded.
 */
void
dungeoneer_offer_closing (const TmTable *table, TmOffers *offers, guint seat)
{
  gint32 hand = dungeoneer_get (table, COUNTER_HAND, seat);
  gboolean is_free = hand == 0 || dungeoneer_is_solo (table)
                     || dungeoneer_has_variant (table, OPTION_OPTIONAL_DISCARD);

  if (tm_table_get_shared (table, COUNTER_ENDED) != 0)
    {
      if (!dungeoneer_is_solo (table))
        tm_offer_preset (dungeoneer_add_offer (offers, MOVE_DEAL_HAND, (int) seat,
                                               tm_text (N_ ("Draw the rest")), TRUE),
                         ARG_DEAL_HAND_SEAT, (gint32) seat);
      return;
    }
  if (is_free)
    offer_giving (table, offers, seat, GIVE_NONE, tm_text (N_ ("End the turn")), TRUE);
  if (dungeoneer_is_solo (table))
    return;
  if (hand > 0)
    offer_giving (table, offers, seat, GIVE_HAND,
                  is_free ? tm_text (N_ ("Discard a card and end the turn"))
                          : tm_text (N_ ("End the turn")),
                  TRUE);
  if (hand > 0 && dungeoneer_count_lasting (table, seat, TRUE) > 0)
    offer_giving (table, offers, seat, GIVE_TREASURE,
                  tm_text (N_ ("Discard a treasure and end the turn")), FALSE);
  if (hand > 0 && dungeoneer_count_zone (table, ZONE_LAIR, (int) seat) > 0)
    offer_giving (table, offers, seat, GIVE_LAIR,
                  tm_text (N_ ("Discard from the lair and end the turn")), FALSE);
}

/* Alone */

static void
offer_solo_card (TmOffers *offers, gint32 deck, TmText label)
{
  TmOffer *offer = dungeoneer_add_offer (offers, MOVE_SOLO_CARD, 0, label, TRUE);

  tm_offer_preset (offer, ARG_SOLO_CARD_DECK, deck);
  offer->asked |= 1u << ARG_SOLO_CARD_CARD;
  if (deck == DECK_PERIL)
    offer->asked |= 1u << ARG_SOLO_CARD_KIND;
}

/* Several at once where the app draws them: the first hand. */
static void
offer_glory_cards (const TmTable *table, TmOffers *offers)
{
  gint32 owed = tm_table_get_shared (table, COUNTER_CARDS_OWED);
  gboolean is_app = dungeoneer_is_by_app (table, OPTION_ADVENTURE);
  gboolean is_empty = dungeoneer_count_solo_deck (table, DECK_GLORY) == 0;

  if (!is_empty && owed > 1 && is_app)
    tm_offer_preset (dungeoneer_add_offer (offers, MOVE_DEAL_HAND, 0,
                                           tm_text_n ("Draw %s glory card", "Draw %s glory cards",
                                                      tm_arg_number (owed)),
                                           TRUE),
                     ARG_DEAL_HAND_SEAT, 0);
  else if (!is_empty)
    offer_solo_card (offers, DECK_GLORY, tm_text (N_ ("Draw a glory card")));
  if (tm_table_get_shared (table, COUNTER_ENDED) != 0 && !dungeoneer_is_battle (table)
      && !dungeoneer_has_trap (table))
    dungeoneer_add_offer (offers, MOVE_END_TURN, 0, tm_text (N_ ("Draw no card")), is_empty);
}

/**
 * dungeoneer_offer_solo:
 * @table: a table
 * @offers: where to add them
 *
 * Offers what the solo game owes: peril dice, then peril cards, all before the battle that they begin; and glory cards,
 * at once.
 */
void
dungeoneer_offer_solo (const TmTable *table, TmOffers *offers)
{
  gboolean can_draw_peril = dungeoneer_get_step (table) <= STEP_ATTACK;

  if (!dungeoneer_is_solo (table) || tm_table_get_shared (table, COUNTER_HAZARD) != 0)
    return;
  if (can_draw_peril && tm_table_get_shared (table, COUNTER_PERIL_DICE) > 0)
    dungeoneer_add_offer (
        offers, MOVE_SOLO_PERIL, 0,
        tm_text_n ("Roll %s peril die", "Roll %s peril dice",
                   tm_arg_number (tm_table_get_shared (table, COUNTER_PERIL_DICE))),
        TRUE);
  else if (can_draw_peril && tm_table_get_shared (table, COUNTER_PERIL_CARDS) > 0)
    offer_solo_card (offers, DECK_PERIL, tm_text (N_ ("Draw a peril card")));
  else if (tm_table_get_shared (table, COUNTER_CARDS_OWED) > 0)
    offer_glory_cards (table, offers);
}
