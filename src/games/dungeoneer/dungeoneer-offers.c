/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded now, phase by phase. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-offers.h"
#include "dungeoneer-solo.h"
#include "tm-text.h"

/**
 * dungeoneer_add_offer:
 * @offers: where to add it
 * @move: a move
 * @seat: whose it is, or %TM_NO_SEAT
 * @label: what it does
 * @is_primary: whether it is the one thing to do next, unless there is one already
 *
 * Returns: the offer
 */
TmOffer *
dungeoneer_add_offer (TmOffers *offers, guint move, int seat, TmText label, gboolean is_primary)
{
  gboolean is_first = is_primary && tm_offers_get_primary (offers) < 0;
  TmOffer *offer = is_first ? tm_offers_add_primary (offers, move, label)
                            : tm_offers_add (offers, move, label);

  offer->seat = seat;
  return offer;
}

static void
offer_next_phase (TmOffers *offers, guint seat, TmText label)
{
  dungeoneer_add_offer (offers, MOVE_NEXT_PHASE, (int) seat, label, TRUE);
}

/* Who has fallen can stand up in anybody’s turn: R p. 11. */
static void
offer_standing (const TmTable *table, TmOffers *offers, guint seat)
{
  DungeoneerRules rules = { NULL, table };
  DungeoneerPurse purse = dungeoneer_get_purse (table, seat);
  DungeoneerActed acted;

  if (dungeoneer_get (table, COUNTER_FALLEN, seat) == 0)
    return;
  dungeoneer_judge_act (ACT_STAND, TRUE, &purse, &rules, &acted);
  if (acted.fault == FAULT_NONE)
    tm_offer_preset (
        dungeoneer_add_offer (offers, MOVE_STAND_UP, (int) seat, tm_text (N_ ("Stand up")), FALSE),
        ARG_STAND_SEAT, (gint32) seat);
}

/* “Limited movement”: a point for lying down, in anybody’s turn. R p. 21. */
static void
offer_lying_down (const TmTable *table, TmOffers *offers, guint seat)
{
  if (!dungeoneer_has_variant (table, OPTION_MOVEMENT_LIMIT)
      || dungeoneer_get (table, COUNTER_FALLEN, seat) != 0
      || dungeoneer_get (table, COUNTER_FALL_AP, seat) != 0)
    return;
  tm_offer_preset (dungeoneer_add_offer (offers, MOVE_FALL_FOR_AP, (int) seat,
                                         tm_text (N_ ("Lie down for a point")), FALSE),
                   ARG_LIE_SEAT, (gint32) seat);
}

/* A hero attacks a hero in the same location, in anybody’s turn: R p. 11, 12. */
static void
offer_attacks (const TmTable *table, TmOffers *offers, guint seat)
{
  DungeoneerRules rules = { NULL, table };

  for (guint target = 0; target < tm_table_get_n_seats (table); target++)
    {
      DungeoneerStart start = {
        .attacked = dungeoneer_get (table, COUNTER_ATTACKED, seat) != 0,
        .purse = dungeoneer_get_purse (table, seat),
        .fallen = dungeoneer_get (table, COUNTER_FALLEN, seat) != 0,
        .same_place = dungeoneer_are_together (table, seat, target),
        .place_bans = dungeoneer_is_ban (table, seat),
        .when = dungeoneer_get_when (table),
      };
      DungeoneerStarted started;
      TmOffer *offer;

      if (target == seat || dungeoneer_get (table, COUNTER_ALIVE, target) == 0)
        continue;
      dungeoneer_judge_start (&start, &rules, &started);
      if (started.fault != FAULT_NONE)
        continue;
      offer = dungeoneer_add_offer (offers, MOVE_BATTLE_BEGIN, (int) seat,
                                    tm_text (N_ ("Attack %s"), tm_arg_seat ((int) target)), FALSE);
      tm_offer_preset (offer, ARG_BATTLE_SEAT, (gint32) seat);
      tm_offer_preset (offer, ARG_BATTLE_TARGET, (gint32) target);
    }
}

/* Alone and without a map, only the player sees the hero on the entrance: R p. 22. */
static void
offer_return_home (const TmTable *table, TmOffers *offers)
{
  const gint32 winner = 0;
  TmOffer *offer;

  if (!dungeoneer_is_solo (table) || dungeoneer_has_map (table)
      || dungeoneer_get (table, COUNTER_QUESTS, 0) < DUNGEONEER_QUESTS_TO_WIN)
    return;
  offer
      = dungeoneer_add_offer (offers, MOVE_FINISH, 0, tm_text (N_ ("Back at the entrance")), FALSE);
  tm_offer_preset_list (offer, ARG_FINISH_WINNERS, &winner, 1);
}

static void
offer_any_time (const TmTable *table, TmOffers *offers)
{
  guint phase = tm_table_get_phase (table);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      if (dungeoneer_get (table, COUNTER_ALIVE, seat) == 0)
        continue;
      offer_standing (table, offers, seat);
      offer_lying_down (table, offers, seat);
      if (phase >= PHASE_MISDEEDS && phase <= PHASE_DISCARD && !dungeoneer_is_battle (table))
        offer_attacks (table, offers, seat);
    }
}

/* A beaten player returns: R p. 20. */
static gboolean
offer_return (const TmTable *table, TmOffers *offers)
{
  gboolean has_any = FALSE;

  if (!dungeoneer_has_variant (table, OPTION_RESURRECTION) || dungeoneer_is_solo (table)
      || dungeoneer_count_spare (table) == 0)
    return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      TmOffer *offer;

      if (dungeoneer_get (table, COUNTER_ALIVE, seat) != 0)
        continue;
      offer = dungeoneer_add_offer (offers, MOVE_RESURRECT, (int) seat,
                                    tm_text (N_ ("%s returns"), tm_arg_seat ((int) seat)), TRUE);
      tm_offer_preset (offer, ARG_REVIVE_SEAT, (gint32) seat);
      offer->asked |= 1u << ARG_REVIVE_HERO;
      has_any = TRUE;
    }
  return has_any;
}

static void
offer_feats (const TmTable *table, TmOffers *offers, guint seat)
{
  dungeoneer_offer_walking (table, offers, seat);
  dungeoneer_offer_quests (table, offers, seat);
  if (dungeoneer_get_passed (table) >= 0)
    return;
  dungeoneer_offer_laying (table, offers, seat, TRUE);
  dungeoneer_offer_glory (table, offers, seat);
  if (dungeoneer_count_zone (table, ZONE_DRAWN, TM_NO_SEAT) == 0)
    offer_next_phase (offers, seat, tm_text (N_ ("Finish the feats")));
}

static void
offer_phase (const TmTable *table, TmOffers *offers, guint seat)
{
  /* A warp leads into a hazard in any phase. */
  if (tm_table_get_shared (table, COUNTER_HAZARD) != 0)
    {
      dungeoneer_offer_walking (table, offers, seat);
      return;
    }
  switch (tm_table_get_phase (table))
    {
    case PHASE_RESET:
      dungeoneer_add_offer (offers, MOVE_START_TURN, (int) seat, tm_text (N_ ("Start the turn")),
                            TRUE);
      break;
    case PHASE_MISDEEDS:
      dungeoneer_offer_misdeeds (table, offers, seat);
      offer_next_phase (offers, seat, tm_text (N_ ("Done as dungeonlord")));
      break;
    case PHASE_LOCATIONS:
      dungeoneer_offer_laying (table, offers, seat, FALSE);
      if (!dungeoneer_has_locations (table))
        offer_next_phase (offers, seat, tm_text (N_ ("On to the feats")));
      break;
    case PHASE_FEATS:
      offer_feats (table, offers, seat);
      break;
    case PHASE_DISCARD:
    default:
      dungeoneer_offer_closing (table, offers, seat);
      break;
    }
}

/* Alone, glory cards may be drawn, and none of them has to be. */
static gboolean
is_free_alone (const TmTable *table)
{
  return dungeoneer_is_solo (table) && !dungeoneer_is_peril_owed (table)
         && !dungeoneer_has_trap (table);
}

/**
 * dungeoneer_offer:
 * @table: a table
 * @offers: where to add them
 *
 * The `offer` of the game.
 */
void
dungeoneer_offer (const TmTable *table, TmOffers *offers)
{
  int active = dungeoneer_get_active (table);

  if (dungeoneer_is_over (table))
    return;
  if (tm_table_get_phase (table) == PHASE_SETUP)
    {
      dungeoneer_offer_set_up (table, offers);
      dungeoneer_offer_teaching (table, offers);
      return;
    }
  if (active < 0)
    return;
  dungeoneer_offer_solo (table, offers);
  /* Alone, all peril cards are drawn before the encounters begin. */
  if (!dungeoneer_is_solo (table) || !dungeoneer_is_peril_owed (table)
      || dungeoneer_get_step (table) > STEP_ATTACK || tm_offers_get_primary (offers) < 0)
    dungeoneer_offer_battle (table, offers);
  if (!dungeoneer_is_battle (table) && !offer_return (table, offers)
      && dungeoneer_get (table, COUNTER_ALIVE, (guint) active) != 0)
    {
      if (tm_offers_get_primary (offers) < 0 || is_free_alone (table))
        offer_phase (table, offers, (guint) active);
      /* All encounters are played together, though a trap lies there already. */
      else if (tm_table_get_phase (table) == PHASE_MISDEEDS && dungeoneer_has_trap (table))
        dungeoneer_offer_misdeeds (table, offers, (guint) active);
    }
  else if (tm_table_get_phase (table) == PHASE_MISDEEDS
           && dungeoneer_get_step (table) == STEP_ATTACK)
    /* All encounters are played together. */
    dungeoneer_offer_misdeeds (table, offers, (guint) active);
  offer_return_home (table, offers);
  offer_any_time (table, offers);
  dungeoneer_offer_by_hand (table, offers);
}
