/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards and skills that can be played now. A card of a secret hand is offered only by what lies there,
 * and shown to nobody else. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-offers.h"
#include "black-crystal-play.h"

/* Whom a seat fights now, and which monster. */
static CrystalEnemy
get_enemy (const TmTable *table, guint seat, int *monster)
{
  CrystalFightEvent fight;
  guint seats[2];

  *monster = MONSTER_OTHER;
  if (crystal_get_fight (table, &fight))
    {
      *monster = fight.monster;
      return fight.seat == seat ? ENEMY_MONSTER : ENEMY_NONE;
    }
  if (crystal_get_duel (table, seats, NULL) && (seats[0] == seat || seats[1] == seat))
    return ENEMY_DWARF;
  return ENEMY_NONE;
}

static void
ask_what_it_needs (TmOffer *offer, CrystalFind find)
{
  guint needs = crystal_get_needs (find);

  if (needs & NEEDS_TARGET)
    offer->asked |= 1u << PLAY_TARGET;
  if (needs & NEEDS_CELL)
    offer->asked |= 1u << PLAY_CELL;
  if (needs & NEEDS_DIR)
    offer->asked |= 1u << PLAY_DIR;
  if (needs & NEEDS_DIE)
    offer->asked |= 1u << PLAY_DIE;
  if (needs & NEEDS_COUNT)
    offer->asked |= 1u << PLAY_COUNT;
}

static void
offer_card (const TmTable *table,
            TmOffers *offers,
            guint seat,
            guint piece,
            CrystalFind find,
            guint moments)
{
  guint used = (guint) tm_table_get_piece_mark (table, piece, MARK_FIND_USED);
  int monster;
  CrystalEnemy enemy = get_enemy (table, seat, &monster);
  gboolean is_boost = crystal_find_is_boost (find) && enemy != ENEMY_NONE
                      && moments & MOMENT_BIT (MOMENT_OWN_ROLL);
  TmOffer *offer;

  if (crystal_judge_find (find, moments, enemy, monster, used, NULL) != 0
      || (!is_boost && !crystal_is_of_use (table, seat, find)))
    return;
  if (crystal_find_is_boost (find) && !is_boost)
    return;
  offer
      = crystal_add_for (offers, is_boost ? MOVE_BOOST : MOVE_PLAY_FIND, (int) seat,
                         tm_text (N_ ("Play: %s"), tm_arg_face (PIECE_FIND, (gint32) find)), FALSE);
  offer->piece = (int) piece;
  tm_offer_preset (offer, is_boost ? BOOST_SEAT : PLAY_SEAT, (gint32) seat);
  tm_offer_preset (offer, is_boost ? BOOST_CARD : PLAY_CARD, (gint32) find);
  if (!is_boost)
    ask_what_it_needs (offer, find);
}

/* One offer for the cards that nobody has named: the form asks which. */
static void
offer_unnamed (const TmTable *table, TmOffers *offers, guint seat, guint moments)
{
  guint hand = tm_table_get_zone (table, ZONE_HAND, (int) seat);
  int monster;
  TmOffer *offer;

  if (tm_table_find_piece (table, hand, PIECE_FIND, TM_FACE_UNKNOWN) < 0)
    return;
  if (get_enemy (table, seat, &monster) != ENEMY_NONE && moments & MOMENT_BIT (MOMENT_OWN_ROLL))
    {
      offer = crystal_add_for (offers, MOVE_BOOST, (int) seat,
                               tm_text (N_ ("%s announces a boost"), tm_arg_seat (seat)), FALSE);
      tm_offer_preset (offer, BOOST_SEAT, (gint32) seat);
    }
  offer = crystal_add_for (offers, MOVE_PLAY_FIND, (int) seat,
                           tm_text (N_ ("%s plays a Find"), tm_arg_seat (seat)), FALSE);
  tm_offer_preset (offer, PLAY_SEAT, (gint32) seat);
  offer->asked
      = 1u << PLAY_TARGET | 1u << PLAY_CELL | 1u << PLAY_DIR | 1u << PLAY_DIE | 1u << PLAY_COUNT;
}

/**
 * crystal_offer_cards:
 * @table: a table
 * @offers: where to add them
 *
 * Offers every Find card that can be played at this moment, of all seats.
 */
void
crystal_offer_cards (const TmTable *table, TmOffers *offers)
{
  static const guint zones[] = { ZONE_BEFORE, ZONE_HAND };

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      guint moments = crystal_get_moments (table, seat);

      for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
        {
          guint pieces[CRYSTAL_N_FIND_CARDS + CRYSTAL_N_BOOM_CARDS];
          guint n_pieces
              = tm_table_list_zone (table, tm_table_get_zone (table, zones[i], (int) seat), pieces,
                                    G_N_ELEMENTS (pieces));

          for (guint j = 0; j < n_pieces; j++)
            {
              gint32 face = tm_table_get_piece_face (table, pieces[j]);

              if (tm_box_get_piece_kind (tm_table_get_box (table), pieces[j]) == PIECE_FIND
                  && face != TM_FACE_UNKNOWN)
                offer_card (table, offers, seat, pieces[j], (CrystalFind) face, moments);
            }
        }
      offer_unnamed (table, offers, seat, moments);
    }
}

static TmOffer *
add_skill (TmOffers *offers, guint seat, TmText label)
{
  TmOffer *offer = crystal_add_for (offers, MOVE_USE_SKILL, (int) seat, label, FALSE);

  tm_offer_preset (offer, SKILL_SEAT, (gint32) seat);
  return offer;
}

static gboolean
can_be_robbed (const TmTable *table, guint thief)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (seat != thief && tm_table_get_counter (table, COUNTER_HAND, seat) > 0)
      return TRUE;
  return FALSE;
}

static void
offer_thief (const TmTable *table, TmOffers *offers, guint seat)
{
  if (tm_table_get_phase (table) == PHASE_START && tm_table_get_n_events (table) == 0
      && crystal_get_active (table) == (int) seat && can_be_robbed (table, seat))
    add_skill (offers, seat, tm_text (N_ ("Steal a card instead of the tile")))->asked
        = 1u << SKILL_TARGET | 1u << SKILL_NAMED | 1u << SKILL_DIE;
}

static void
offer_alchemist (const TmTable *table, TmOffers *offers, guint seat)
{
  guint seats[2];

  if (tm_table_get_counter (table, COUNTER_SKILL_USES, seat) == 0
      || !crystal_get_duel (table, seats, NULL) || (seats[0] != seat && seats[1] != seat))
    return;
  tm_offer_preset (add_skill (offers, seat, tm_text (N_ ("Pour the Autopilot over the rival"))),
                   SKILL_TARGET, (gint32) (seats[0] == seat ? seats[1] : seats[0]));
}

static gboolean
fights_by_die (const TmTable *table, guint seat)
{
  CrystalFightEvent fight;
  guint seats[2];

  if (crystal_get_fight (table, &fight))
    return fight.seat == seat && tm_table_get_shared (table, COUNTER_FIGHT_STAGE) == STAGE_DIE
           && tm_table_get_shared (table, COUNTER_FIGHT_ROLLS) == 0;
  return crystal_get_duel (table, seats, NULL) && (seats[0] == seat || seats[1] == seat)
         && tm_table_get_shared (table, COUNTER_FIGHT_ROLLS) == 0;
}

static void
offer_gardener (const TmTable *table, TmOffers *offers, guint seat)
{
  CrystalPending top;
  guint piece;

  if (tm_table_get_counter (table, COUNTER_SKILL_USES, seat) == 0)
    return;
  if (crystal_get_pending (table, 0, &top) && top.kind == PENDING_KEEP && top.seat == (gint32) seat)
    add_skill (offers, seat, tm_text (N_ ("Pay a counter: the Dandelions stay")));
  else if (fights_by_die (table, seat)
           && !crystal_find_boom (table, ZONE_BEFORE, (int) seat, MONSTER_DANDELIONS, &piece))
    add_skill (offers, seat, tm_text (N_ ("Call the Dandelions")));
}

static void
offer_shaman (const TmTable *table, TmOffers *offers, guint seat)
{
  CrystalFightEvent fight;

  if (crystal_get_fight (table, &fight) && fight.seat == seat
      && crystal_monsters[fight.monster].flags & MONSTER_ELEMENTAL_KIND
      && !(fight.flags & BOOM_TRIED) && tm_table_get_shared (table, COUNTER_FIGHT_ROLLS) == 0)
    add_skill (offers, seat, tm_text (N_ ("Tame the Elemental by Even-Odd")))->asked
        = 1u << SKILL_CALL | 1u << SKILL_DIE;
}

/**
 * crystal_offer_skills:
 * @table: a table
 * @offers: where to add them
 *
 * Offers the skills that have a moment of their own. The others break walls or add to a die.
 */
void
crystal_offer_skills (const TmTable *table, TmOffers *offers)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    switch (crystal_get_skill (table, seat))
      {
      case SKILL_THIEF:
        offer_thief (table, offers, seat);
        break;
      case SKILL_ALCHEMIST:
        offer_alchemist (table, offers, seat);
        break;
      case SKILL_GARDENER:
        offer_gardener (table, offers, seat);
        break;
      case SKILL_SHAMAN:
        offer_shaman (table, offers, seat);
        break;
      default:
        break;
      }
}
