/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded in a battle, step by step; and traps. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-offers.h"
#include "dungeoneer-solo.h"
#include "tm-text.h"

/* The form in which a monster hits hardest, of those in which it may attack. */
static guint
get_best_form (const TmTable *table, const DungeoneerAttack *attack)
{
  gboolean is_hero = attack->kind >= ATTACKER_HERO;
  guint forms = is_hero ? (1u << DUNGEONEER_N_FORMS) - 1
                        : dungeoneer_get_forms (table, (guint) attack->who);
  guint best = STAT_MELEE;
  gint32 most = -1;

  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    {
      gint32 stat = is_hero ? dungeoneer_get_stat (table, (guint) attack->who, form, NULL)
                            : dungeoneer_get_monster_stat (table, (guint) attack->who, form, NULL);

      if ((forms & 1u << form) != 0 && stat > most)
        {
          best = form;
          most = stat;
        }
    }
  return best;
}

/* Step I. */
static void
offer_attack (const TmTable *table, TmOffers *offers)
{
  gint32 forms[DUNGEONEER_MAX_ATTACKERS];
  gboolean has_target = TRUE;
  guint n = 0;
  TmOffer *offer;
  int owner = TM_NO_SEAT;

  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.form >= 0 || attack.result != OUTCOME_OPEN)
        continue;
      forms[n++] = (gint32) get_best_form (table, &attack);
      owner = attack.owner;
      has_target = has_target && (attack.target >= 0 || attack.target_piece >= 0);
    }
  if (n == 0)
    return;
  offer = dungeoneer_add_offer (offers, MOVE_BATTLE_BEGIN, owner, tm_text (N_ ("Begin the battle")),
                                TRUE);
  tm_offer_preset_list (offer, ARG_BATTLE_FORMS, forms, n);
  offer->asked |= 1u << ARG_BATTLE_FORMS;
  if (!has_target && tm_table_get_n_seats (table) > 2)
    offer->asked |= 1u << ARG_BATTLE_TARGET;
}

static TmText
name_roll (const TmTable *table, const DungeoneerAttack *attack)
{
  return tm_text (N_ ("Roll: %s"), attack->kind >= ATTACKER_HERO
                                       ? tm_arg_seat (attack->who)
                                       : dungeoneer_name_piece (table, (guint) attack->who));
}

/* Steps II to V: one roll for each attack. */
static void
offer_rolls (const TmTable *table, TmOffers *offers)
{
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;
      TmOffer *offer;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.result != OUTCOME_OPEN || attack.form < 0)
        continue;
      offer = dungeoneer_add_offer (offers, MOVE_BATTLE_ROLL, attack.owner,
                                    name_roll (table, &attack), TRUE);
      tm_offer_preset (offer, ARG_ROLL_INDEX, (gint32) i);
      /* Only a hero takes an escort away: R p. 12. */
      if (attack.kind >= ATTACKER_HERO && attack.target >= 0
          && dungeoneer_find_escort (table, (guint) attack.target) >= 0)
        offer->asked |= 1u << ARG_ROLL_TOKEN;
      if (attack.kind == ATTACKER_MONSTER)
        offer->piece = attack.who;
    }
}

static void
offer_response (const TmTable *table, TmOffers *offers)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gboolean is_attacked = FALSE;

      for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
        {
          DungeoneerAttack attack;

          dungeoneer_get_attack (table, i, &attack);
          is_attacked
              = is_attacked || (attack.result == OUTCOME_OPEN && attack.target == (gint32) seat);
        }
      if (is_attacked && dungeoneer_get (table, COUNTER_HAND, seat) > 0)
        dungeoneer_offer_glory (table, offers, seat);
    }
}

/* Who was attacked may strike another hero in the location: R p. 14. */
static void
offer_challenges_at_heroes (const TmTable *table, TmOffers *offers, guint seat)
{
  DungeoneerRules rules = { NULL, table };
  DungeoneerChallenge challenge;
  DungeoneerChallenged challenged;

  dungeoneer_get_challenge (table, seat, -1, &challenge);
  dungeoneer_judge_challenge (&challenge, &rules, &challenged);
  for (guint hero = 0; challenged.fault == FAULT_NONE && hero < tm_table_get_n_seats (table);
       hero++)
    {
      TmOffer *offer;

      if (hero == seat || dungeoneer_get (table, COUNTER_ALIVE, hero) == 0
          || !dungeoneer_are_together (table, seat, hero))
        continue;
      offer = dungeoneer_add_offer (
          offers, MOVE_BATTLE_CHALLENGE, (int) seat,
          tm_text (N_ ("%s strikes back: %s"), tm_arg_seat ((int) seat), tm_arg_seat ((int) hero)),
          FALSE);
      tm_offer_preset (offer, ARG_CHALLENGE_SEAT, (gint32) seat);
      tm_offer_preset (offer, ARG_CHALLENGE_HERO, (gint32) hero);
    }
}

/* Step VI: whoever was attacked strikes back once. */
static void
offer_challenges (const TmTable *table, TmOffers *offers)
{
  guint32 attacked = 0;

  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;
      TmOffer *offer;

      dungeoneer_get_attack (table, i, &attack);
      /* A hero who has attacked is struck as an attacker. */
      if (attack.kind == ATTACKER_MONSTER && attack.target >= 0
          && dungeoneer_get (table, COUNTER_ALIVE, (guint) attack.target) != 0)
        attacked |= 1u << attack.target;
      if (attack.target < 0 || !dungeoneer_can_challenge (table, (guint) attack.target, i))
        continue;
      offer
          = dungeoneer_add_offer (offers, MOVE_BATTLE_CHALLENGE, attack.target,
                                  tm_text (N_ ("%s strikes back: %s"), tm_arg_seat (attack.target),
                                           attack.kind == ATTACKER_HERO
                                               ? tm_arg_seat (attack.who)
                                               : dungeoneer_name_piece (table, (guint) attack.who)),
                                  FALSE);
      tm_offer_preset (offer, ARG_CHALLENGE_SEAT, attack.target);
      tm_offer_preset (offer, ARG_CHALLENGE_TARGET, (gint32) i);
    }
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (attacked & 1u << seat)
      offer_challenges_at_heroes (table, offers, seat);
  dungeoneer_add_offer (offers, MOVE_BATTLE_END, TM_NO_SEAT, tm_text (N_ ("Nobody strikes back")),
                        TRUE);
}

/* Step VII alone: monsters that cost alike, or a lair without room, leave a choice. R p. 23. */
static void
offer_solo_bed (const TmTable *table, TmOffers *offers, guint column, gint32 bed, TmText label)
{
  TmOffer *offer = dungeoneer_add_offer (offers, MOVE_BATTLE_LAIR, 0, label, TRUE);
  DungeoneerAttack attack;

  dungeoneer_get_attack (table, column, &attack);
  offer->piece = attack.who;
  tm_offer_preset (offer, ARG_BED_INDEX, (gint32) column);
  tm_offer_preset (offer, ARG_BED_TO, bed);
}

static void
offer_solo_beds (const TmTable *table, TmOffers *offers)
{
  guint zone = tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT);
  guint lair[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_LAIR, 0), lair,
                                G_N_ELEMENTS (lair));
  gboolean is_full = n >= DUNGEONEER_LAIR;

  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;
      TmTextArg name;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.kind != ATTACKER_MONSTER
          || tm_table_get_piece_zone (table, (guint) attack.who) != zone
          || !dungeoneer_is_dearest (table, (guint) attack.who))
        continue;
      name = dungeoneer_name_piece (table, (guint) attack.who);
      if (is_full)
        offer_solo_bed (table, offers, i, BED_DISCARD, tm_text (N_ ("Discard: %s"), name));
      else
        offer_solo_bed (table, offers, i, BED_LAIR, tm_text (N_ ("Into the lair: %s"), name));
    }
  for (guint i = 0; is_full && i < n; i++)
    {
      gint32 face = tm_table_get_piece_face (table, lair[i]);
      TmOffer *offer = dungeoneer_add_offer (
          offers, MOVE_DISCARD_CARD, 0,
          tm_text (N_ ("Discard: %s"), dungeoneer_name_piece (table, lair[i])), FALSE);

      offer->piece = (int) lair[i];
      tm_offer_preset (offer, ARG_DISCARD_SEAT, 0);
      tm_offer_preset (offer, ARG_DISCARD_FROM, FROM_LAIR);
      if (face != TM_FACE_UNKNOWN)
        tm_offer_preset (offer, ARG_DISCARD_CARD, face);
    }
}

/* Step VII. */
static void
offer_beds (const TmTable *table, TmOffers *offers)
{
  static const char *const labels[] = {
    [BED_HAND] = N_ ("Into the hand: %s"),
    [BED_LAIR] = N_ ("Into the lair: %s"),
    [BED_DISCARD] = N_ ("Discard: %s"),
  };
  DungeoneerRules rules = { NULL, table };
  guint zone = tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT);

  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;
      DungeoneerLairing lairing;
      DungeoneerLaired laired;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.kind != ATTACKER_MONSTER
          || tm_table_get_piece_zone (table, (guint) attack.who) != zone)
        continue;
      lairing = (DungeoneerLairing) {
        .health = dungeoneer_get_monster_health (table, (guint) attack.who),
        .wounds = dungeoneer_get_monster_wounds (table, (guint) attack.who),
        .lair = (gint32) dungeoneer_count_zone (table, ZONE_LAIR, MAX (attack.owner, 0)),
      };
      dungeoneer_judge_lair (&lairing, &rules, &laired);
      for (guint bed = BED_HAND; bed <= BED_DISCARD; bed++)
        {
          TmOffer *offer;

          /* A full lair gives what is too much to the discard. */
          if (((laired.options & 1u << bed) == 0 && (bed != BED_DISCARD || laired.excess == 0))
              || (bed == BED_LAIR && laired.excess > 0))
            continue;
          offer = dungeoneer_add_offer (
              offers, MOVE_BATTLE_LAIR, attack.owner,
              tm_text (labels[bed], dungeoneer_name_piece (table, (guint) attack.who)),
              bed == BED_LAIR);
          tm_offer_preset (offer, ARG_BED_INDEX, (gint32) i);
          tm_offer_preset (offer, ARG_BED_TO, (gint32) bed);
        }
      return;
    }
}

/* Step VIII. */
static void
offer_rewards (const TmTable *table, TmOffers *offers)
{
  int active = dungeoneer_get_active (table);
  gint32 owed = tm_table_get_shared (table, COUNTER_REWARD);

  for (guint seat = 0; seat < tm_table_get_n_seats (table) && owed > 0; seat++)
    {
      TmOffer *offer;

      if (dungeoneer_get (table, COUNTER_ALIVE, seat) == 0)
        continue;
      offer = dungeoneer_add_offer (
          offers, MOVE_BATTLE_REWARD, active,
          tm_text (N_ ("Reward, peril %s: %s"), tm_arg_number (owed), tm_arg_seat ((int) seat)),
          (int) seat != active);
      tm_offer_preset (offer, ARG_REWARD_TO, (gint32) seat);
      if (owed > 1)
        {
          tm_offer_preset (offer, ARG_REWARD_AMOUNT, owed);
          offer->asked |= 1u << ARG_REWARD_AMOUNT;
        }
      offer->is_usual = (int) seat != active;
    }
  if (owed > 0)
    tm_offer_preset (dungeoneer_add_offer (offers, MOVE_BATTLE_REWARD, active,
                                           tm_text (N_ ("No reward")), FALSE),
                     ARG_REWARD_TO, TM_NO_SEAT);
  else
    {
      dungeoneer_offer_glory (table, offers, (guint) MAX (active, 0));
      dungeoneer_add_offer (offers, MOVE_BATTLE_END, TM_NO_SEAT, tm_text (N_ ("End the battle")),
                            TRUE);
    }
}

/* A trap that lies there: everybody in the location rolls. R p. 15. */
static void
offer_trap (const TmTable *table, TmOffers *offers)
{
  guint zone = tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT);
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    {
      gint32 seats[DUNGEONEER_MAX_SEATS];
      gint32 target = MAX (tm_table_get_piece_mark (table, pieces[i], MARK_TARGET) - 1, 0);
      gint32 test = MAX (dungeoneer_get_piece_printed (table, pieces[i], ADVENTURE_TEST), 0);
      gint32 stat = test > 0 ? DUNGEONEER_TEST_STAT (test) : 0;
      guint n_seats = 0;
      TmOffer *offer;

      if (dungeoneer_is_monster (table, pieces[i]))
        continue;
      for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
        if (dungeoneer_get (table, COUNTER_ALIVE, seat) != 0
            && ((gint32) seat == target
                || (dungeoneer_has_map (table)
                    && dungeoneer_are_together (table, seat, (guint) target))))
          seats[n_seats++] = (gint32) seat;
      if (n_seats == 0)
        seats[n_seats++] = dungeoneer_get_active (table);
      offer = dungeoneer_add_offer (
          offers, MOVE_THREAT, (int) target,
          tm_text (N_ ("Trap: %s"), dungeoneer_name_piece (table, pieces[i])), TRUE);
      offer->piece = (int) pieces[i];
      tm_offer_preset_list (offer, ARG_THREAT_SEATS, seats, n_seats);
      if (test > 0)
        {
          tm_offer_preset (offer, ARG_THREAT_NEED, DUNGEONEER_TEST_THREAT (test));
          tm_offer_preset_list (offer, ARG_THREAT_STATS, &stat, 1);
        }
      return;
    }
}

/**
 * dungeoneer_offer_battle:
 * @table: a table
 * @offers: where to add them
 *
 * Offers the next step of the battle.
 */
void
dungeoneer_offer_battle (const TmTable *table, TmOffers *offers)
{
  offer_trap (table, offers);
  if (!dungeoneer_is_battle (table))
    return;
  switch (dungeoneer_get_step (table))
    {
    case STEP_ATTACK:
      offer_attack (table, offers);
      break;
    case STEP_CHALLENGE:
      if (dungeoneer_get_next_roll (table) < 0)
        {
          offer_challenges (table, offers);
          break;
        }
      offer_rolls (table, offers);
      break;
    case STEP_LAIR:
      if (dungeoneer_is_solo (table))
        offer_solo_beds (table, offers);
      else
        offer_beds (table, offers);
      break;
    case STEP_REWARD:
      offer_rewards (table, offers);
      break;
    default:
      offer_rolls (table, offers);
      offer_response (table, offers);
      break;
    }
}
