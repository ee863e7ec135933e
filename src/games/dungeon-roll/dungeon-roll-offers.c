/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded now: with nothing picked one offer for everything a unit can begin, tokens and
 * heroes that act by themselves, and the ways on. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-offers.h"

/* Pieces */

static void
allow_pick (const RollChoice *choice, TmOffers *offers, guint piece)
{
  if (roll_choice_is_start (choice, piece)
      || (choice->first >= 0 && roll_choice_is_target (choice, piece)))
    tm_offers_allow_pick (offers, piece);
}

static void
allow_picks (const RollChoice *choice, TmOffers *offers)
{
  if (choice->phase < PHASE_POPULATE || choice->phase > PHASE_DRAGON)
    return;
  roll_each_piece (choice, offers, PIECE_PARTY_DIE, allow_pick);
  roll_each_piece (choice, offers, PIECE_DUNGEON_DIE, allow_pick);
  roll_each_piece (choice, offers, PIECE_TOKEN, allow_pick);
  roll_each_piece (choice, offers, PIECE_HERO, allow_pick);
}

/* Tokens that act by themselves */

static gboolean
token_acts (const RollChoice *choice, int token)
{
  if (choice->phase == PHASE_REGROUP)
    return token == TOKEN_PORTAL;
  switch (token)
    {
    case TOKEN_RING:
      return choice->position.lair > 0
             && (choice->position.lair >= ROLL_AWAKE
                 || tm_table_get_option (choice->table, OPTION_RING_WHEN) == RING_WHEN_ANY);
    case TOKEN_ELIXIR:
      return choice->position.grave > 0;
    case TOKEN_BAIT:
      return roll_position_count_monsters (&choice->position) > 0
             || (roll_position_count_level (&choice->position) > 0
                 && tm_table_get_option (choice->table, OPTION_BAIT) == BAIT_ALL);
    case TOKEN_PORTAL:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
offer_token (const RollChoice *choice, TmOffers *offers, guint piece)
{
  int token = roll_piece_get_token (choice, piece);
  TmOffer *offer;

  if (token < 0 || !token_acts (choice, token))
    return;
  offer = tm_offers_add (offers, MOVE_USE_TOKEN,
                         tm_text (N_ ("Use: %s"), tm_arg_word (roll_token_words[token].name)));
  offer->piece = (int) piece;
  offer->seat = choice->seat;
  /* Whoever has beaten the level gets as much by resting, and keeps the token. */
  offer->is_usual = choice->phase != PHASE_REGROUP;
  tm_offer_preset (offer, USE_TOKEN_TOKEN, token);
}

/* With nothing picked */

/* Whether there is anything to roll again beside the scroll itself. */
static gboolean
has_die_to_reroll (const RollChoice *choice)
{
  guint n = roll_position_count_level (&choice->position);

  for (guint face = 0; face < ROLL_N_PARTY_FACES; face++)
    n += choice->position.party[face];
  if (tm_table_get_option (choice->table, OPTION_TEMP_REROLL) == TEMP_REROLL_YES)
    n += choice->position.temporary[0] + choice->position.temporary[1];
  return n > (roll_unit_is_die ((RollUnit) choice->unit) ? 1 : 0);
}

static void
offer_unit_begins (const RollChoice *choice, TmOffers *offers)
{
  guint readings = roll_choice_get_readings (choice, (RollUnit) choice->unit);

  if (choice->phase == PHASE_MONSTERS && readings & ROLL_COMPANIONS
      && roll_position_count_monsters (&choice->position) > 0)
    roll_offer_begin (choice, offers, MOVE_FIGHT, FIGHT_BY,
                      tm_text (N_ ("%s fights"), roll_arg_unit (choice->unit)));
  if (roll_choice_can_reroll (choice) && has_die_to_reroll (choice))
    roll_offer_begin (choice, offers, MOVE_REROLL, REROLL_BY,
                      tm_text (N_ ("%s: reroll dice"), roll_arg_unit (choice->unit)));
  if (roll_choice_can_loot (choice) && readings & ROLL_COMPANIONS
      && choice->position.level[FACE_CHEST] > 0)
    roll_offer_begin (choice, offers, MOVE_OPEN, OPEN_BY,
                      tm_text (N_ ("%s opens chests"), roll_arg_unit (choice->unit)));
  if (roll_choice_can_drink (choice))
    roll_offer_begin (choice, offers, MOVE_QUAFF, QUAFF_BY,
                      tm_text (N_ ("%s drinks potions"), roll_arg_unit (choice->unit)));
}

static gboolean
can_slay (const RollChoice *choice)
{
  guint readings[64];
  guint n = 0;

  if (choice->position.lair < ROLL_AWAKE)
    return FALSE;
  for (RollUnit unit = 0; unit < ROLL_N_UNITS; unit++)
    for (guint i = 0;
         i < roll_position_count_unit (&choice->position, unit) && n < G_N_ELEMENTS (readings); i++)
      readings[n++] = roll_choice_get_readings (choice, unit);
  return roll_count_distinct (readings, n) >= roll_get_dragon_need (choice->position.hero);
}

static gboolean
has_power_target (const RollChoice *choice)
{
  guint mask = roll_get_power_target_mask (choice->power);
  guint n = 0;

  for (guint face = 0; face < ROLL_N_MONSTERS; face++)
    n += mask & 1u << face ? choice->position.level[face] : 0;
  return n >= (roll_choice_needs_two (choice) ? 2 : 1);
}

/* What the touch of the card begins, or does at once. */
static void
offer_hero (const RollChoice *choice, TmOffers *offers)
{
  static const guint8 none[ROLL_N_MONSTERS];
  gboolean is_at_once = choice->power == POWER_FURY || choice->power == POWER_BATTLECRY
                        || choice->power == POWER_SONG;

  if (!roll_choice_is_power_time (choice) || choice->power == POWER_UNIT
      || choice->power == POWER_NONE || (!is_at_once && choice->mode != MODE_NONE))
    return;
  if (roll_get_power_targets (choice->power) > 0
          ? has_power_target (choice)
          : roll_position_can_use_power (&choice->position, none, FALSE))
    roll_offer_power (choice, offers)->piece
        = is_at_once ? roll_get_hero_piece (choice->table, choice->seat) : -1;
}

static void
offer_units (RollChoice *choice, TmOffers *offers)
{
  for (RollUnit unit = 0; unit < ROLL_N_UNITS; unit++)
    if (roll_position_count_unit (&choice->position, unit) > 0)
      {
        choice->unit = (int) unit;
        offer_unit_begins (choice, offers);
      }
  choice->unit = -1;
  if (choice->phase == PHASE_DRAGON && can_slay (choice))
    tm_offers_add (offers, MOVE_SLAY, tm_text (N_ ("Slay the dragon")))->seat = choice->seat;
}

/* Ways on */

static gboolean
has_companion (const RollChoice *choice)
{
  for (RollUnit unit = 0; unit < ROLL_N_UNITS; unit++)
    if (roll_position_count_unit (&choice->position, unit) > 0
        && roll_choice_get_readings (choice, unit) & ROLL_COMPANIONS)
      return TRUE;
  return FALSE;
}

/* Whether the house forbids to flee as long as there is a way to win. */
static gboolean
has_to_stay (const RollChoice *choice)
{
  RollPosition position = choice->position;

  position.is_ready
      = position.is_ready && (choice->power == POWER_UNIT || roll_choice_is_power_time (choice));
  return tm_table_get_option (choice->table, OPTION_FREE_FLEE) == FREE_FLEE_NO
         && roll_table_has_plan (choice->table, &position);
}

static void
offer_flee (const RollChoice *choice, TmOffers *offers)
{
  TmOffer *offer = tm_offers_add (offers, MOVE_FLEE, tm_text (N_ ("Flee")));

  offer->seat = choice->seat;
  switch (choice->phase)
    {
    case PHASE_MONSTERS:
      offer->is_usual = roll_position_count_monsters (&choice->position) > 0
                        && !has_companion (choice) && !has_to_stay (choice);
      break;
    case PHASE_DRAGON:
      offer->is_usual = !can_slay (choice) && !has_to_stay (choice);
      break;
    default:
      offer->is_usual = FALSE;
      break;
    }
}

static void
offer_advance (const RollChoice *choice, TmOffers *offers, gboolean is_primary)
{
  TmText label;

  if (choice->phase == PHASE_MONSTERS && roll_position_count_level (&choice->position) > 0)
    label = tm_text (N_ ("To the loot"));
  else
    label = choice->position.lair >= ROLL_AWAKE ? tm_text (N_ ("The dragon wakes"))
                                                : tm_text (N_ ("Regroup"));
  tm_offers_add (offers, MOVE_ADVANCE, label)->is_primary = is_primary;
}

static void
offer_regroup (const RollChoice *choice, TmOffers *offers)
{
  gint32 level = tm_table_get_shared (choice->table, COUNTER_LEVEL);
  guint n_dice = roll_count_dice ((guint) level + 1, choice->position.lair);
  TmOffer *rest = tm_offers_add (
      offers, MOVE_REST, tm_text_n ("Rest: %s point", "Rest: %s points", tm_arg_number (level)));

  rest->seat = choice->seat;
  rest->is_primary = level == ROLL_MAX_LEVEL;
  if (level < ROLL_MAX_LEVEL)
    tm_offers_add_primary (
        offers, MOVE_DESCEND,
        tm_text_n ("Go on: %s die", "Go on: %s dice", tm_arg_number ((gint32) n_dice)));
}

static void
offer_phase (const RollChoice *choice, TmOffers *offers, gboolean is_picked)
{
  gboolean has_primary = tm_offers_get_primary (offers) >= 0;

  switch (choice->phase)
    {
    case PHASE_FORM:
      tm_offers_add_primary (offers, MOVE_FORM_PARTY, tm_text (N_ ("Roll the party")));
      break;
    case PHASE_POPULATE:
      tm_offers_add (offers, MOVE_POPULATE, tm_text (N_ ("Roll 1 dungeon die")))->is_primary
          = !has_primary;
      break;
    case PHASE_MONSTERS:
      if (roll_position_count_monsters (&choice->position) == 0)
        offer_advance (choice, offers, !has_primary && !is_picked);
      offer_flee (choice, offers);
      break;
    case PHASE_LOOT:
      offer_advance (choice, offers, !has_primary && !is_picked);
      offer_flee (choice, offers);
      break;
    case PHASE_DRAGON:
      if (choice->position.lair < ROLL_AWAKE)
        offer_advance (choice, offers, !has_primary && !is_picked);
      offer_flee (choice, offers);
      break;
    case PHASE_REGROUP:
      offer_regroup (choice, offers);
      break;
    default:
      break;
    }
}

/* Outside of the delve */

static void
offer_reveals (const TmTable *table, TmOffers *offers)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_UNKNOWN, seat) > 0)
      {
        TmOffer *offer = tm_offers_add (offers, MOVE_REVEAL,
                                        tm_text (N_ ("%s names a token"), tm_arg_seat (seat)));
        offer->is_usual = tm_table_get_phase (table) == PHASE_REGROUP;
        offer->seat = (int) seat;
        tm_offer_preset (offer, REVEAL_SEAT, (gint32) seat);
      }
}

/* Where the app cannot tell by itself, the players say what was achieved. */
static void
offer_claims (const TmTable *table, TmOffers *offers)
{
  gint32 mode = tm_table_get_option (table, OPTION_ACHIEVEMENTS);
  guint phase = tm_table_get_phase (table);

  if (mode == ACHIEVEMENTS_OFF || phase == PHASE_SETUP
      || (mode == ACHIEVEMENTS_DETECT && !tm_table_get_shared (table, COUNTER_MATCH_BY_HAND)))
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      TmOffer *offer = tm_offers_add (offers, MOVE_CLAIM,
                                      tm_text (N_ ("Achievement: %s"), tm_arg_seat (seat)));
      offer->is_usual = FALSE;
      offer->seat = (int) seat;
      tm_offer_preset (offer, CLAIM_SEAT, (gint32) seat);
    }
}

/* On a level. A token or a hero that acts by itself is touched, whatever else is picked. */
static void
offer_level (RollChoice *choice, TmOffers *offers, const TmPicks *picks)
{
  if (choice->phase < PHASE_MONSTERS || choice->phase > PHASE_REGROUP)
    return;
  if (picks->n_pieces == 0 && choice->phase != PHASE_REGROUP)
    offer_units (choice, offers);
  if (choice->phase != PHASE_REGROUP)
    offer_hero (choice, offers);
  if (choice->mode != MODE_POWER)
    roll_each_piece (choice, offers, PIECE_TOKEN, offer_token);
}

/* The `offer` of the game. */
void
roll_offer (const TmTable *table, TmOffers *offers)
{
  const TmPicks *picks = tm_offers_get_picks (offers);
  RollChoice choice;

  if (tm_table_get_phase (table) == PHASE_SETUP)
    tm_offers_add_primary (offers, MOVE_SETUP, tm_text (N_ ("Take the heroes")));
  else if (roll_read_choice (table, picks, &choice))
    {
      if (picks->n_pieces > 0)
        roll_offer_picked (&choice, offers, picks);
      offer_level (&choice, offers, picks);
      if (picks->n_pieces == 0 && choice.position.hero == HERO_MERCENARY
          && tm_table_get_shared (table, COUNTER_MUSTER) > 0)
        tm_offers_add (offers, MOVE_PARTY_REROLL, tm_text (N_ ("Reroll party dice")))->seat
            = (int) choice.seat;
      offer_phase (&choice, offers, picks->n_pieces > 0);
      allow_picks (&choice, offers);
    }
  offer_reveals (table, offers);
  offer_claims (table, offers);
}
