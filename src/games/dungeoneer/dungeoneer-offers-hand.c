/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded at any time, for what only the cards know. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-offers.h"
#include "tm-text.h"

static TmOffer *
add (TmOffers *offers, guint move, int seat, guint param, TmText label)
{
  TmOffer *offer = dungeoneer_add_offer (offers, move, seat, label, FALSE);

  offer->is_usual = FALSE;
  tm_offer_preset (offer, param, seat);
  return offer;
}

static void
offer_seat (const TmTable *table, TmOffers *offers, guint seat)
{
  TmOffer *offer;

  add (offers, MOVE_WOUND, (int) seat, ARG_WOUND_SEAT, tm_text (N_ ("Wound")))->asked
      |= 1u << ARG_WOUND_AMOUNT;
  add (offers, MOVE_HEAL, (int) seat, ARG_HEAL_SEAT, tm_text (N_ ("Restore health")))->asked
      |= 1u << ARG_HEAL_AMOUNT;
  add (offers, MOVE_POINTS, (int) seat, ARG_POINTS_SEAT, tm_text (N_ ("Change glory and peril")))
      ->asked
      |= 1u << ARG_POINTS_GLORY | 1u << ARG_POINTS_PERIL;
  add (offers, MOVE_STAT, (int) seat, ARG_STATS_SEAT, tm_text (N_ ("Change a stat")))->asked
      |= 1u << ARG_STATS_LASTING;
  add (offers, MOVE_LEVEL, (int) seat, ARG_LEVELS_SEAT, tm_text (N_ ("Change the level")));
  offer = add (offers, MOVE_USE_CARD, (int) seat, ARG_USE_SEAT,
               tm_text (N_ ("Use a card or an ability")));
  offer->asked |= 1u << ARG_USE_CARD | 1u << ARG_USE_GLORY | 1u << ARG_USE_PERIL | 1u << ARG_USE_AP;
  if (dungeoneer_get (table, COUNTER_FALLEN, seat) == 0)
    add (offers, MOVE_FALL, (int) seat, ARG_FALL_SEAT, tm_text (N_ ("Fall")));
  if (dungeoneer_has_map (table))
    add (offers, MOVE_WARP, (int) seat, ARG_WARP_SEAT, tm_text (N_ ("Warp")))->asked
        |= 1u << ARG_WARP_CELL;
  offer = add (offers, MOVE_DISCARD_CARD, (int) seat, ARG_DISCARD_SEAT,
               tm_text (N_ ("Discard a card")));
  offer->asked |= 1u << ARG_DISCARD_CARD | 1u << ARG_DISCARD_FROM | 1u << ARG_DISCARD_FORCED;
  if (tm_table_get_shared (table, COUNTER_BATTLE_STEP) != STEP_RESPONSE
      && dungeoneer_get (table, COUNTER_HAND, seat) > 0)
    {
      offer = add (offers, MOVE_PLAY_GLORY, (int) seat, ARG_GLORY_SEAT,
                   tm_text (N_ ("Play a glory card at any time")));
      offer->asked |= 1u << ARG_GLORY_CARD | 1u << ARG_GLORY_CLASS | 1u << ARG_GLORY_DURATION
                      | 1u << ARG_GLORY_COST;
      /* Alone, peril cards come from their deck. */
      if (dungeoneer_is_solo (table))
        return;
      offer = add (offers, MOVE_PLAY_PERIL, (int) seat, ARG_MISDEED_SEAT,
                   tm_text (N_ ("Play a peril card at any time")));
      offer->asked |= 1u << ARG_MISDEED_CARD | 1u << ARG_MISDEED_KIND | 1u << ARG_MISDEED_COST
                      | 1u << ARG_MISDEED_PAYER | 1u << ARG_MISDEED_TARGET;
    }
}

/* Cards that lie there and of which little is told yet: they are told once. */
static gboolean
is_untold (const TmTable *table, guint piece)
{
  guint kind = tm_box_get_piece_kind (tm_table_get_box (table), piece);

  if (tm_table_get_piece_face (table, piece) == TM_FACE_UNKNOWN)
    return FALSE;
  switch (kind)
    {
    case PIECE_LOCATION:
      return dungeoneer_get_piece_printed (table, piece, LOCATION_EXITS) == DUNGEONEER_UNTOLD;
    case PIECE_QUEST:
      return dungeoneer_get_piece_printed (table, piece, QUEST_CATEGORY) == DUNGEONEER_UNTOLD;
    case PIECE_HERO:
      return dungeoneer_get_piece_printed (table, piece, HERO_STATS) == DUNGEONEER_UNTOLD;
    case PIECE_ADVENTURE:
      return dungeoneer_is_monster (table, piece)
             && dungeoneer_get_piece_printed (table, piece, ADVENTURE_MELEE) == DUNGEONEER_UNTOLD;
    default:
      return FALSE;
    }
}

static gboolean
is_open (const TmTable *table, guint piece)
{
  guint zone;
  int seat;

  tm_box_describe_zone (tm_table_get_box (table), tm_table_get_piece_zone (table, piece), &zone,
                        &seat);
  return zone == ZONE_MAP || zone == ZONE_COMMON || zone == ZONE_PERSONAL || zone == ZONE_BATTLE
         || zone == ZONE_LAIR || zone == ZONE_HERO || zone == ZONE_DRAWN;
}

static void
offer_teaching_of (const TmTable *table, TmOffers *offers, guint kind)
{
  static const struct
  {
    guint move;
    guint param;
  } teaching[] = {
    [PIECE_LOCATION] = { MOVE_TEACH_LOCATION, ARG_TEACH_LOCATION_CARD },
    [PIECE_ADVENTURE] = { MOVE_TEACH_ADVENTURE, ARG_TEACH_ADVENTURE_CARD },
    [PIECE_QUEST] = { MOVE_TEACH_QUEST, ARG_TEACH_QUEST_CARD },
    [PIECE_HERO] = { MOVE_TEACH_HERO, ARG_TEACH_HERO_CARD },
  };
  guint32 seen = 0;

  for (guint piece = 0; piece < dungeoneer_get_first (table, PIECE_DIE); piece++)
    {
      gint32 face = tm_table_get_piece_face (table, piece);
      TmOffer *offer;

      if (tm_box_get_piece_kind (tm_table_get_box (table), piece) != kind || !is_open (table, piece)
          || !is_untold (table, piece) || (face < 32 && seen & 1u << face))
        continue;
      if (face < 32)
        seen |= 1u << face;
      offer = dungeoneer_add_offer (offers, teaching[kind].move, TM_NO_SEAT,
                                    tm_text (N_ ("Tell what is on: %s"), tm_arg_face (kind, face)),
                                    FALSE);
      offer->is_usual = FALSE;
      tm_offer_preset (offer, teaching[kind].param, face);
      offer->asked = ~(1u << teaching[kind].param)
                     & ((dungeoneer_moves[teaching[kind].move].n_params >= 32
                             ? ~0u
                             : (1u << dungeoneer_moves[teaching[kind].move].n_params) - 1));
    }
}

/**
 * dungeoneer_offer_teaching:
 * @table: a table
 * @offers: where to add them
 *
 * Offers to tell what is on cards that lie open; first those whose numbers are needed first.
 */
void
dungeoneer_offer_teaching (const TmTable *table, TmOffers *offers)
{
  static const guint kinds[] = { PIECE_HERO, PIECE_ADVENTURE, PIECE_QUEST, PIECE_LOCATION };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    offer_teaching_of (table, offers, kinds[i]);
}

/**
 * dungeoneer_offer_by_hand:
 * @table: a table
 * @offers: where to add them
 *
 * Offers what cards do that are not told in full, and to tell of them.
 */
void
dungeoneer_offer_by_hand (const TmTable *table, TmOffers *offers)
{
  dungeoneer_offer_teaching (table, offers);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (dungeoneer_get (table, COUNTER_ALIVE, seat) != 0)
      offer_seat (table, offers, seat);
  if (dungeoneer_has_map (table))
    dungeoneer_add_offer (offers, MOVE_SHIFT, TM_NO_SEAT, tm_text (N_ ("Shift locations")), FALSE)
        ->is_usual
        = FALSE;
  dungeoneer_add_offer (offers, MOVE_THREAT, TM_NO_SEAT, tm_text (N_ ("Pass a threat")), FALSE)
      ->is_usual
      = FALSE;
  dungeoneer_add_offer (offers, MOVE_FINISH, TM_NO_SEAT, tm_text (N_ ("End the match")), FALSE)
      ->is_usual
      = FALSE;
}
