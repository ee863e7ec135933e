/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded while setting up. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-offers.h"
#include "tm-text.h"

static void
offer_first (TmOffers *offers)
{
  dungeoneer_add_offer (offers, MOVE_FIRST_PLAYER, TM_NO_SEAT, tm_text (N_ ("Who begins?")), TRUE);
}

static gboolean
offer_heroes (const TmTable *table, TmOffers *offers)
{
  guint n_seats = tm_table_get_n_seats (table);
  guint first = (guint) MAX (tm_table_get_shared (table, COUNTER_FIRST_SEAT) - 1, 0);
  gboolean is_choice = dungeoneer_has_variant (table, OPTION_HERO_CHOICE);
  gboolean has_any = FALSE;

  if (is_choice && n_seats > 1 && tm_table_get_shared (table, COUNTER_FIRST_SEAT) == 0)
    {
      offer_first (offers);
      return TRUE;
    }
  for (guint i = 0; i < n_seats; i++)
    {
      guint seat = (first + i) % n_seats;
      TmOffer *offer;

      if (dungeoneer_count_zone (table, ZONE_HERO, (int) seat) > 0)
        continue;
      offer = dungeoneer_add_offer (
          offers, MOVE_DEAL_HERO, (int) seat,
          is_choice ? tm_text (N_ ("%s chooses a hero"), tm_arg_seat ((int) seat))
                    : tm_text (N_ ("Hero of %s"), tm_arg_seat ((int) seat)),
          TRUE);
      tm_offer_preset (offer, ARG_DEAL_HERO_SEAT, (gint32) seat);
      offer->asked |= 1u << ARG_DEAL_HERO_HERO;
      has_any = TRUE;
      if (is_choice)
        break;
    }
  return has_any;
}

static gboolean
offer_map (const TmTable *table, TmOffers *offers)
{
  guint n_laid = dungeoneer_count_zone (table, ZONE_MAP, TM_NO_SEAT);
  int active = dungeoneer_get_active (table);
  gint32 tunnels[TM_MAX_PIECES];
  gboolean is_drawn;

  if (!dungeoneer_has_map (table))
    return FALSE;
  if (dungeoneer_has_variant (table, OPTION_NO_BLANKS))
    {
      if (n_laid == 0)
        {
          TmOffer *offer = dungeoneer_add_offer (offers, MOVE_DEAL_LOCATIONS, TM_NO_SEAT,
                                                 tm_text (N_ ("Deal the locations")), TRUE);

          offer->asked |= 1u << ARG_BLANKS_FIRST;
          return TRUE;
        }
      if (active < 0)
        return FALSE;
      dungeoneer_offer_laying (table, offers, (guint) active, FALSE);
      return TRUE;
    }
  if (n_laid >= 5)
    return FALSE;
  is_drawn = dungeoneer_is_by_app (table, OPTION_LOCATIONS)
             && dungeoneer_list_tunnels (table, tunnels) >= TM_N_SIDES;
  if (n_laid == 1 && (is_drawn || !dungeoneer_is_by_app (table, OPTION_LOCATIONS)))
    dungeoneer_add_offer (offers, MOVE_LAY_TUNNELS, TM_NO_SEAT, tm_text (N_ ("Lay four tunnels")),
                          TRUE);
  /* Too few tunnels are told: the players lay what they have. */
  if (!is_drawn)
    dungeoneer_offer_laying (table, offers, 0, FALSE);
  return TRUE;
}

static void
offer_quest (TmOffers *offers, gboolean is_common, int seat)
{
  TmOffer *offer
      = dungeoneer_add_offer (offers, MOVE_DEAL_QUEST, seat,
                              is_common ? tm_text (N_ ("Deal the common quest"))
                                        : tm_text (N_ ("Quest of %s"), tm_arg_seat (seat)),
                              TRUE);

  tm_offer_preset (offer, ARG_DEAL_QUEST_TO, is_common ? OF_COMMON : OF_PERSONAL);
  if (!is_common)
    tm_offer_preset (offer, ARG_DEAL_QUEST_SEAT, seat);
  offer->asked |= 1u << ARG_DEAL_QUEST_QUEST;
}

static gboolean
offer_quests (const TmTable *table, TmOffers *offers)
{
  DungeoneerRules rules = { NULL, table };
  DungeoneerQuestSetup setup;

  dungeoneer_get_quest_setup (tm_table_get_n_seats (table),
                              dungeoneer_has_variant (table, OPTION_NOTHING_PERSONAL), &rules,
                              &setup);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (dungeoneer_count_zone (table, ZONE_PERSONAL, (int) seat) < setup.personal)
      {
        offer_quest (offers, FALSE, (int) seat);
        return TRUE;
      }
  if (dungeoneer_count_zone (table, ZONE_COMMON, TM_NO_SEAT) >= setup.common)
    return FALSE;
  offer_quest (offers, TRUE, TM_NO_SEAT);
  return TRUE;
}

static gboolean
offer_hands (const TmTable *table, TmOffers *offers)
{
  if (!dungeoneer_is_by_app (table, OPTION_ADVENTURE) || dungeoneer_is_solo (table))
    return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      if (dungeoneer_get (table, COUNTER_HAND, seat) >= DUNGEONEER_HAND)
        continue;
      tm_offer_preset (dungeoneer_add_offer (offers, MOVE_DEAL_HAND, (int) seat,
                                             tm_text (N_ ("Hand of %s"), tm_arg_seat ((int) seat)),
                                             TRUE),
                       ARG_DEAL_HAND_SEAT, (gint32) seat);
      return TRUE;
    }
  return FALSE;
}

/**
 * dungeoneer_offer_set_up:
 * @table: a table
 * @offers: where to add them
 *
 * Offers the steps of setting up, in the order of the rulebook.
 */
void
dungeoneer_offer_set_up (const TmTable *table, TmOffers *offers)
{
  /* With “No blanks” the deal of the locations says who begins, and so who chooses first. */
  gboolean is_map_first = dungeoneer_has_variant (table, OPTION_NO_BLANKS)
                          && dungeoneer_has_variant (table, OPTION_HERO_CHOICE)
                          && dungeoneer_has_map (table);
  TmOffer *offer;

  if ((!is_map_first && offer_heroes (table, offers)) || offer_quests (table, offers)
      || offer_map (table, offers) || offer_heroes (table, offers) || offer_hands (table, offers))
    return;
  offer = dungeoneer_add_offer (offers, MOVE_BEGIN, TM_NO_SEAT, tm_text (N_ ("Begin play")), TRUE);
  if (!dungeoneer_is_solo (table))
    offer->asked |= 1u << ARG_BEGIN_FIRST;
}
