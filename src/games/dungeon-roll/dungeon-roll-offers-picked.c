/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded with something picked: what a unit can be used on, dice to be rolled again, what
 * an ability takes, companions against the dragon. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-roll-offers.h"

TmTextArg
roll_arg_unit (int unit)
{
  return tm_arg_word (roll_unit_words[unit].name);
}

/* Pieces */

void
roll_each_piece (const RollChoice *choice, TmOffers *offers, guint piece_kind, RollPieceFunc func)
{
  guint n_pieces;
  guint first = tm_box_get_first_piece (tm_table_get_box (choice->table), piece_kind, TM_NO_SEAT,
                                        &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    func (choice, offers, piece);
}

/* A unit on what it can be used on */

/* What a unit can be used as here. */
guint
roll_choice_get_readings (const RollChoice *choice, RollUnit unit)
{
  return roll_unit_get_readings (choice->position.hero, unit,
                                 roll_takes_skill (choice->table, unit));
}

static guint
count_strike (const RollChoice *choice, guint face)
{
  guint readings = roll_choice_get_readings (choice, (RollUnit) choice->unit);

  return roll_reading_get_any (readings) & 1u << face ? choice->position.level[face] : 1;
}

static TmOffer *
offer_fight (const RollChoice *choice, TmOffers *offers, const guint8 *monsters)
{
  gint32 n = monsters[FACE_GOBLIN] + monsters[FACE_SKELETON] + monsters[FACE_OOZE];
  TmOffer *offer = tm_offers_add (offers, MOVE_FIGHT,
                                  tm_text_n ("%s: beat %s monster", "%s: beat %s monsters",
                                             roll_arg_unit (choice->unit), tm_arg_number (n)));

  offer->seat = choice->seat;
  tm_offer_preset (offer, FIGHT_BY, choice->unit);
  tm_offer_preset_counts (offer, FIGHT_MONSTERS, monsters, ROLL_N_MONSTERS);
  return offer;
}

static void
offer_open (const RollChoice *choice, TmOffers *offers, int piece)
{
  guint limit = roll_unit_get_chests (choice->position.hero, choice->unit,
                                      roll_takes_skill (choice->table, choice->unit));
  guint n = MIN (limit, choice->position.level[FACE_CHEST]);
  TmOffer *offer;

  if (n == 0)
    return;
  offer = tm_offers_add (offers, MOVE_OPEN,
                         tm_text_n ("%s: open %s chest", "%s: open %s chests",
                                    roll_arg_unit (choice->unit), tm_arg_number ((gint32) n)));
  offer->piece = piece;
  offer->seat = choice->seat;
  tm_offer_preset (offer, OPEN_BY, choice->unit);
  tm_offer_preset (offer, OPEN_COUNT, (gint32) n);
}

/* As many potions as bring somebody back, and at least one. */
static TmOffer *
offer_quaff (const RollChoice *choice, TmOffers *offers)
{
  guint grave = choice->position.grave + roll_unit_is_die (choice->unit);
  guint n = CLAMP (choice->position.level[FACE_POTION], 1, MAX (grave, 1));
  TmOffer *offer
      = tm_offers_add (offers, MOVE_QUAFF,
                       tm_text_n ("%s: drink %s potion", "%s: drink %s potions",
                                  roll_arg_unit (choice->unit), tm_arg_number ((gint32) n)));

  offer->seat = choice->seat;
  tm_offer_preset (offer, QUAFF_BY, choice->unit);
  tm_offer_preset (offer, QUAFF_COUNT, (gint32) n);
  return offer;
}

gboolean
roll_choice_can_loot (const RollChoice *choice)
{
  return choice->phase == PHASE_LOOT
         || (choice->phase == PHASE_MONSTERS && roll_loots_early (choice->position.hero));
}

/* Whether a potion brings anything back: a die that drinks goes to the graveyard first. */
static gboolean
has_die_to_revive (const RollChoice *choice)
{
  return roll_unit_is_die (choice->unit) || choice->position.grave > 0
         || tm_table_get_option (choice->table, OPTION_SPARE_POTIONS) == SPARE_POTIONS_ALLOW;
}

gboolean
roll_choice_can_drink (const RollChoice *choice)
{
  return roll_choice_can_loot (choice) && choice->position.level[FACE_POTION] > 0
         && has_die_to_revive (choice)
         && (roll_unit_is_die (choice->unit)
             || tm_table_get_option (choice->table, OPTION_TOKENS_AS_DICE) == TOKENS_AS_DICE_FULL);
}

static void
offer_on_die (const RollChoice *choice, TmOffers *offers, guint piece)
{
  int face = roll_piece_get_level_face (choice, piece);
  guint8 monsters[ROLL_N_MONSTERS] = { 0 };

  if (face < 0 || roll_choice_is_target (choice, piece))
    return;
  if (face < ROLL_N_MONSTERS)
    {
      guint readings = roll_choice_get_readings (choice, (RollUnit) choice->unit);

      if (choice->phase != PHASE_MONSTERS || !(readings & ROLL_COMPANIONS))
        return;
      monsters[face] = count_strike (choice, (guint) face);
      offer_fight (choice, offers, monsters)->piece = (int) piece;
    }
  else if (face == FACE_CHEST && roll_choice_can_loot (choice))
    offer_open (choice, offers, (int) piece);
  else if (face == FACE_POTION && roll_choice_can_drink (choice))
    offer_quaff (choice, offers)->piece = (int) piece;
}

void
roll_offer_begin (const RollChoice *choice, TmOffers *offers, guint move, guint param, TmText label)
{
  TmOffer *offer = tm_offers_add (offers, move, label);

  offer->seat = choice->seat;
  tm_offer_preset (offer, param, choice->unit);
}

/* A touch takes all that the unit can; who wants fewer of them is asked how many. */
static void
offer_fewer (const RollChoice *choice, TmOffers *offers)
{
  const guint8 *level = choice->position.level;
  guint readings = roll_choice_get_readings (choice, (RollUnit) choice->unit);
  gboolean beats_many = FALSE;

  for (guint face = 0; face < ROLL_N_MONSTERS && readings & ROLL_COMPANIONS; face++)
    beats_many = beats_many || (level[face] > 1 && count_strike (choice, face) > 1);
  if (beats_many && choice->phase == PHASE_MONSTERS && choice->mode == MODE_UNIT)
    roll_offer_begin (choice, offers, MOVE_FIGHT, FIGHT_BY,
                      tm_text (N_ ("%s fights"), roll_arg_unit (choice->unit)));
  if (roll_choice_can_loot (choice) && level[FACE_CHEST] > 1
      && roll_unit_get_chests (choice->position.hero, choice->unit,
                               roll_takes_skill (choice->table, choice->unit))
             > 1)
    roll_offer_begin (choice, offers, MOVE_OPEN, OPEN_BY,
                      tm_text (N_ ("%s opens chests"), roll_arg_unit (choice->unit)));
  if (roll_choice_can_drink (choice) && level[FACE_POTION] > 1)
    roll_offer_begin (choice, offers, MOVE_QUAFF, QUAFF_BY,
                      tm_text (N_ ("%s drinks potions"), roll_arg_unit (choice->unit)));
}

/* Whether what is picked besides the unit are monsters that it beats at one go. */
static gboolean
is_strike (const RollChoice *choice)
{
  guint8 monsters[ROLL_N_MONSTERS]
      = { choice->level[FACE_GOBLIN], choice->level[FACE_SKELETON], choice->level[FACE_OOZE] };
  guint n = monsters[FACE_GOBLIN] + monsters[FACE_SKELETON] + monsters[FACE_OOZE];
  RollStrike strike;

  if (n == 0 || n != roll_choice_count_dice (choice) || choice->phase != PHASE_MONSTERS)
    return FALSE;
  roll_judge_strike (choice->position.hero, choice->unit, -1,
                     roll_takes_skill (choice->table, choice->unit), monsters, &strike);
  return strike.is_legal;
}

static void
offer_unit (const RollChoice *choice, TmOffers *offers)
{
  if (is_strike (choice))
    offer_fight (choice, offers, choice->level)->is_primary = TRUE;
  roll_each_piece (choice, offers, PIECE_DUNGEON_DIE, offer_on_die);
  offer_fewer (choice, offers);
}

/* Rerolls */

/* Picked temporary companions count as the black dice they were. */
static void
preset_dice (const RollChoice *choice, TmOffer *offer, guint party, guint dungeon)
{
  guint8 level[ROLL_N_LEVEL_FACES];

  memcpy (level, choice->level, sizeof level);
  level[FACE_SKELETON] += choice->temporary[0];
  level[FACE_GOBLIN] += choice->temporary[1];
  tm_offer_preset_counts (offer, party, choice->party, ROLL_N_PARTY_FACES);
  tm_offer_preset_counts (offer, dungeon, level, ROLL_N_LEVEL_FACES);
}

static TmText
get_reroll_label (guint n)
{
  return tm_text_n ("Reroll %s die", "Reroll %s dice", tm_arg_number ((gint32) n));
}

static TmOffer *
offer_reroll (const RollChoice *choice, TmOffers *offers)
{
  TmOffer *offer
      = tm_offers_add (offers, MOVE_REROLL, get_reroll_label (roll_choice_count_dice (choice)));

  offer->seat = choice->seat;
  tm_offer_preset (offer, REROLL_BY, choice->unit);
  preset_dice (choice, offer, REROLL_PARTY, REROLL_DUNGEON);
  return offer;
}

/* Everything that lies there is touched to be rolled again, so the rest of what the scroll can do is
 * offered beside it. */
static void
offer_scroll (const RollChoice *choice, TmOffers *offers)
{
  gboolean is_fight = is_strike (choice);

  if (is_fight)
    offer_fight (choice, offers, choice->level)->is_primary = TRUE;
  if (roll_choice_count_dice (choice) > 0)
    offer_reroll (choice, offers)->is_primary = !is_fight;
  if (roll_choice_can_loot (choice))
    offer_open (choice, offers, -1);
  if (roll_choice_can_drink (choice))
    offer_quaff (choice, offers);
  offer_fewer (choice, offers);
}

static void
offer_party_reroll (const RollChoice *choice, TmOffers *offers)
{
  guint n = roll_choice_count_dice (choice);
  TmOffer *offer = tm_offers_add_primary (offers, MOVE_PARTY_REROLL, get_reroll_label (n));

  offer->seat = choice->seat;
  tm_offer_preset_counts (offer, PARTY_REROLL_DICE, choice->party, ROLL_N_PARTY_FACES);
}

/* One-shot abilities */

TmOffer *
roll_offer_power (const RollChoice *choice, TmOffers *offers)
{
  TmOffer *offer = tm_offers_add (offers, MOVE_POWER, roll_get_power_label (choice->position.hero));

  offer->seat = choice->seat;
  return offer;
}

gboolean
roll_choice_needs_two (const RollChoice *choice)
{
  return roll_get_power_targets (choice->power) == 2
         && tm_table_get_option (choice->table, OPTION_TWO_TARGETS) == TWO_TARGETS_EXACT;
}

/* Whether what is picked is what the ability takes. */
static gboolean
is_power_picked (const RollChoice *choice)
{
  switch (choice->power)
    {
    case POWER_INTERVENTION:
      return choice->token >= 0;
    case POWER_PRESENCE:
      return roll_choice_count_dice (choice) > 0;
    default:
      return roll_position_can_use_power (&choice->position, choice->level,
                                          roll_choice_needs_two (choice));
    }
}

static void
offer_picked_power (const RollChoice *choice, TmOffers *offers)
{
  TmOffer *offer;

  if (!is_power_picked (choice))
    return;
  offer = roll_offer_power (choice, offers);
  offer->is_primary = TRUE;
  if (choice->power == POWER_INTERVENTION)
    tm_offer_preset (offer, POWER_TOKEN, choice->token);
  else if (choice->power == POWER_PRESENCE)
    preset_dice (choice, offer, POWER_PARTY, POWER_DUNGEON);
  else
    tm_offer_preset_counts (offer, POWER_TARGETS, choice->level, ROLL_N_MONSTERS);
}

/* The dragon */

/* Whether the pieces are a scroll and dice that it rolls again. */
static gboolean
is_reroll (const RollChoice *choice, guint n_pieces)
{
  guint n_temporary = choice->temporary[0] + choice->temporary[1];

  return roll_choice_can_reroll (choice) && n_pieces > 1
         && roll_choice_count_dice (choice) + 1 == n_pieces
         && (n_temporary == 0
             || tm_table_get_option (choice->table, OPTION_TEMP_REROLL) == TEMP_REROLL_YES);
}

static void
offer_slay (const RollChoice *choice, TmOffers *offers, const TmPicks *picks)
{
  guint readings[TM_MAX_PICKS];
  gint32 units[TM_MAX_PICKS];
  guint needed = roll_get_dragon_need (choice->position.hero);
  guint n = picks->n_pieces;
  TmOffer *offer;

  for (guint i = 0; i < n; i++)
    {
      units[i] = roll_piece_get_unit (choice, picks->pieces[i]);
      readings[i] = units[i] < 0 ? 0 : roll_choice_get_readings (choice, (RollUnit) units[i]);
    }
  if (is_reroll (choice, n))
    offer_reroll (choice, offers);
  if (n != needed || roll_count_distinct (readings, n) < needed)
    return;
  offer = tm_offers_add_primary (offers, MOVE_SLAY, tm_text (N_ ("Slay the dragon")));
  offer->seat = choice->seat;
  tm_offer_preset_list (offer, SLAY_BY, units, n);
}

/* All of them */

void
roll_offer_picked (RollChoice *choice, TmOffers *offers, const TmPicks *picks)
{
  switch (choice->mode)
    {
    case MODE_UNIT:
      offer_unit (choice, offers);
      break;
    case MODE_REROLL:
      offer_scroll (choice, offers);
      break;
    case MODE_POWER:
      offer_picked_power (choice, offers);
      break;
    case MODE_MUSTER:
      offer_party_reroll (choice, offers);
      break;
    case MODE_SLAY:
      offer_slay (choice, offers, picks);
      break;
    case MODE_NONE:
    default:
      break;
    }
}
