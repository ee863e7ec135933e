/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded now. With nothing picked there is one offer for everything a unit can begin;
 * with a unit picked, what it can be used on bears the offers. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-choice.h"
#include "dungeon-roll-judges.h"

static TmTextArg
arg_unit (int unit)
{
  return tm_arg_word (roll_unit_words[unit].name);
}

/* Pieces */

typedef void (*PieceFunc) (const RollChoice *choice, TmOffers *offers, guint piece);

static void
each_piece (const RollChoice *choice, TmOffers *offers, guint piece_kind, PieceFunc func)
{
  guint n_pieces;
  guint first = tm_box_get_first_piece (tm_table_get_box (choice->table), piece_kind, TM_NO_SEAT,
                                        &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    func (choice, offers, piece);
}

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
  each_piece (choice, offers, PIECE_PARTY_DIE, allow_pick);
  each_piece (choice, offers, PIECE_DUNGEON_DIE, allow_pick);
  each_piece (choice, offers, PIECE_TOKEN, allow_pick);
  each_piece (choice, offers, PIECE_HERO, allow_pick);
}

/* A unit on what it can be used on */

/* What a unit can be used as here. */
static guint
get_readings (const RollChoice *choice, RollUnit unit)
{
  RollChoice one = *choice;

  one.unit = (int) unit;
  return roll_unit_get_readings (choice->position.hero, unit, roll_choice_with_skill (&one));
}

static guint
count_strike (const RollChoice *choice, guint face)
{
  guint readings = get_readings (choice, (RollUnit) choice->unit);

  return roll_reading_get_any (readings) & 1u << face ? choice->position.level[face] : 1;
}

static void
preset_monsters (TmOffer *offer, guint param, const guint8 *counts)
{
  gint32 faces[ROLL_N_DICE];
  guint n = 0;

  for (gint32 face = 0; face < ROLL_N_MONSTERS; face++)
    for (guint i = 0; i < counts[face] && n < G_N_ELEMENTS (faces); i++)
      faces[n++] = face;
  tm_offer_preset_list (offer, param, faces, n);
}

static TmOffer *
offer_fight (const RollChoice *choice, TmOffers *offers, const guint8 *monsters)
{
  gint32 n = monsters[FACE_GOBLIN] + monsters[FACE_SKELETON] + monsters[FACE_OOZE];
  TmOffer *offer = tm_offers_add (offers, MOVE_FIGHT,
                                  tm_text_n ("%s: beat %s monster", "%s: beat %s monsters",
                                             arg_unit (choice->unit), tm_arg_number (n)));

  offer->seat = choice->seat;
  tm_offer_preset (offer, FIGHT_BY, choice->unit);
  preset_monsters (offer, FIGHT_MONSTERS, monsters);
  return offer;
}

static void
offer_open (const RollChoice *choice, TmOffers *offers, guint piece)
{
  guint limit
      = roll_unit_get_chests (choice->position.hero, choice->unit, roll_choice_with_skill (choice));
  guint n = MIN (limit, choice->position.level[FACE_CHEST]);
  TmOffer *offer;

  if (n == 0)
    return;
  offer = tm_offers_add (offers, MOVE_OPEN,
                         tm_text_n ("%s: open %s chest", "%s: open %s chests",
                                    arg_unit (choice->unit), tm_arg_number ((gint32) n)));
  offer->piece = (int) piece;
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
  TmOffer *offer = tm_offers_add (offers, MOVE_QUAFF,
                                  tm_text_n ("%s: drink %s potion", "%s: drink %s potions",
                                             arg_unit (choice->unit), tm_arg_number ((gint32) n)));

  offer->seat = choice->seat;
  tm_offer_preset (offer, QUAFF_BY, choice->unit);
  tm_offer_preset (offer, QUAFF_COUNT, (gint32) n);
  return offer;
}

static gboolean
can_loot (const RollChoice *choice)
{
  return choice->phase == PHASE_LOOT
         || (choice->phase == PHASE_MONSTERS && roll_loots_early (choice->position.hero));
}

static gboolean
can_drink (const RollChoice *choice)
{
  return can_loot (choice) && choice->position.level[FACE_POTION] > 0
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
      guint readings = get_readings (choice, (RollUnit) choice->unit);

      if (choice->phase != PHASE_MONSTERS || !(readings & ROLL_COMPANIONS))
        return;
      monsters[face] = count_strike (choice, (guint) face);
      offer_fight (choice, offers, monsters)->piece = (int) piece;
    }
  else if (face == FACE_CHEST && can_loot (choice))
    offer_open (choice, offers, piece);
  else if (face == FACE_POTION && can_drink (choice))
    offer_quaff (choice, offers)->piece = (int) piece;
}

static gboolean
is_strike (const RollChoice *choice)
{
  guint n = 0;
  RollStrike strike;

  for (guint face = 0; face < ROLL_N_LEVEL_FACES; face++)
    n += choice->level[face];
  for (guint face = 0; face < ROLL_N_PARTY_FACES; face++)
    if (choice->party[face] > 0)
      return FALSE;
  if (n == 0 || choice->level[FACE_CHEST] > 0 || choice->level[FACE_POTION] > 0
      || choice->phase != PHASE_MONSTERS)
    return FALSE;
  roll_judge_strike (choice->position.hero, choice->unit, -1, roll_choice_with_skill (choice),
                     choice->level, &strike);
  return strike.is_legal;
}

static void
offer_unit (const RollChoice *choice, TmOffers *offers)
{
  if (is_strike (choice))
    offer_fight (choice, offers, choice->level)->is_primary = TRUE;
  each_piece (choice, offers, PIECE_DUNGEON_DIE, offer_on_die);
}

/* Rerolls */

static guint
list_faces (const guint8 *counts, guint n_counts, gint32 *faces)
{
  guint n = 0;

  for (gint32 face = 0; face < (gint32) n_counts; face++)
    for (guint i = 0; i < counts[face]; i++)
      faces[n++] = face;
  return n;
}

static void
preset_dice (const RollChoice *choice, TmOffer *offer, guint party, guint dungeon)
{
  gint32 faces[ROLL_N_DICE];
  guint n;

  n = list_faces (choice->party, ROLL_N_PARTY_FACES, faces);
  if (n > 0)
    tm_offer_preset_list (offer, party, faces, n);
  n = list_faces (choice->level, ROLL_N_LEVEL_FACES, faces);
  if (n > 0)
    tm_offer_preset_list (offer, dungeon, faces, n);
}

static guint
count_picked_dice (const RollChoice *choice)
{
  guint n = 0;

  for (guint face = 0; face < ROLL_N_PARTY_FACES; face++)
    n += choice->party[face];
  for (guint face = 0; face < ROLL_N_LEVEL_FACES; face++)
    n += choice->level[face];
  return n;
}

static TmText
get_reroll_label (guint n)
{
  return tm_text_n ("Reroll %s die", "Reroll %s dice", tm_arg_number ((gint32) n));
}

static void
offer_scroll (const RollChoice *choice, TmOffers *offers)
{
  guint n = count_picked_dice (choice);
  gboolean is_fight = is_strike (choice);
  TmOffer *offer;

  if (is_fight)
    offer_fight (choice, offers, choice->level)->is_primary = TRUE;
  if (n > 0)
    {
      offer = tm_offers_add (offers, MOVE_REROLL, get_reroll_label (n));
      offer->is_primary = !is_fight;
      offer->seat = choice->seat;
      tm_offer_preset (offer, REROLL_BY, choice->unit);
      preset_dice (choice, offer, REROLL_PARTY, REROLL_DUNGEON);
    }
  if (can_drink (choice))
    offer_quaff (choice, offers);
}

static void
offer_party_reroll (const RollChoice *choice, TmOffers *offers)
{
  guint n = count_picked_dice (choice);
  gint32 faces[ROLL_N_DICE];
  TmOffer *offer;

  offer = tm_offers_add_primary (offers, MOVE_PARTY_REROLL, get_reroll_label (n));
  offer->seat = choice->seat;
  tm_offer_preset_list (offer, PARTY_REROLL_DICE, faces,
                        list_faces (choice->party, ROLL_N_PARTY_FACES, faces));
}

/* One-shot abilities */

static TmOffer *
offer_power (const RollChoice *choice, TmOffers *offers)
{
  TmOffer *offer = tm_offers_add (offers, MOVE_POWER, roll_get_power_label (choice->position.hero));

  offer->seat = choice->seat;
  return offer;
}

static void
offer_picked_power (const RollChoice *choice, TmOffers *offers)
{
  TmOffer *offer;

  if (choice->power == POWER_INTERVENTION ? choice->token < 0 : count_picked_dice (choice) == 0)
    return;
  offer = offer_power (choice, offers);
  offer->is_primary = TRUE;
  if (choice->power == POWER_INTERVENTION)
    tm_offer_preset (offer, POWER_TOKEN, choice->token);
  else if (choice->power == POWER_PRESENCE)
    preset_dice (choice, offer, POWER_PARTY, POWER_DUNGEON);
  else
    preset_monsters (offer, POWER_TARGETS, choice->level);
}

/* The dragon */

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
      readings[i] = units[i] < 0 ? 0 : get_readings (choice, (RollUnit) units[i]);
    }
  if (n != needed || roll_count_distinct (readings, n) < needed)
    return;
  offer = tm_offers_add_primary (offers, MOVE_SLAY, tm_text (N_ ("Slay the dragon")));
  offer->seat = choice->seat;
  tm_offer_preset_list (offer, SLAY_BY, units, n);
}

/* Tokens that act by themselves */

static gboolean
token_acts (const RollChoice *choice, int token)
{
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
  tm_offer_preset (offer, USE_TOKEN_TOKEN, token);
}

/* With nothing picked */

static void
offer_begin (const RollChoice *choice, TmOffers *offers, guint move, guint param, TmText label)
{
  TmOffer *offer = tm_offers_add (offers, move, label);

  offer->seat = choice->seat;
  tm_offer_preset (offer, param, choice->unit);
}

static void
offer_unit_begins (const RollChoice *choice, TmOffers *offers)
{
  guint readings = get_readings (choice, (RollUnit) choice->unit);

  if (choice->phase == PHASE_MONSTERS && readings & ROLL_COMPANIONS
      && roll_position_count_monsters (&choice->position) > 0)
    offer_begin (choice, offers, MOVE_FIGHT, FIGHT_BY,
                 tm_text (N_ ("%s fights"), arg_unit (choice->unit)));
  if (roll_choice_can_reroll (choice))
    offer_begin (choice, offers, MOVE_REROLL, REROLL_BY,
                 tm_text (N_ ("%s: reroll dice"), arg_unit (choice->unit)));
  if (can_loot (choice) && readings & ROLL_COMPANIONS && choice->position.level[FACE_CHEST] > 0)
    offer_begin (choice, offers, MOVE_OPEN, OPEN_BY,
                 tm_text (N_ ("%s opens chests"), arg_unit (choice->unit)));
  if (can_drink (choice))
    offer_begin (choice, offers, MOVE_QUAFF, QUAFF_BY,
                 tm_text (N_ ("%s drinks potions"), arg_unit (choice->unit)));
}

static gboolean
can_slay (const RollChoice *choice)
{
  guint readings[64];
  guint n = 0;

  for (RollUnit unit = 0; unit < ROLL_N_UNITS; unit++)
    for (guint i = 0;
         i < roll_position_count_unit (&choice->position, unit) && n < G_N_ELEMENTS (readings); i++)
      readings[n++] = get_readings (choice, unit);
  return roll_count_distinct (readings, n) >= roll_get_dragon_need (choice->position.hero);
}

/* What the touch of the card begins, or does at once. */
static void
offer_hero (const RollChoice *choice, TmOffers *offers)
{
  static const guint8 none[ROLL_N_MONSTERS];
  guint n_targets = roll_get_power_targets (choice->power);
  guint mask = roll_get_power_target_mask (choice->power);
  gboolean has_target = n_targets == 0;

  if (!choice->position.is_ready || choice->power == POWER_UNIT || choice->power == POWER_NONE)
    return;
  for (guint face = 0; face < ROLL_N_MONSTERS; face++)
    has_target = has_target || (mask & 1u << face && choice->position.level[face] > 0);
  if (!has_target
      || (n_targets == 0 && !roll_position_can_use_power (&choice->position, none, FALSE)))
    return;
  if (choice->power == POWER_FURY || choice->power == POWER_BATTLECRY
      || choice->power == POWER_SONG)
    offer_power (choice, offers)->piece = roll_get_hero_piece (choice->table, choice->seat);
  else
    offer_power (choice, offers);
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
  offer_hero (choice, offers);
}

/* Ways on */

static gboolean
has_companion (const RollChoice *choice)
{
  for (RollUnit unit = 0; unit < ROLL_N_UNITS; unit++)
    if (roll_position_count_unit (&choice->position, unit) > 0
        && get_readings (choice, unit) & ROLL_COMPANIONS)
      return TRUE;
  return FALSE;
}

static void
offer_flee (const RollChoice *choice, TmOffers *offers)
{
  TmOffer *offer = tm_offers_add (offers, MOVE_FLEE, tm_text (N_ ("Flee")));

  offer->seat = choice->seat;
  switch (choice->phase)
    {
    case PHASE_MONSTERS:
      offer->is_usual
          = roll_position_count_monsters (&choice->position) > 0 && !has_companion (choice);
      break;
    case PHASE_DRAGON:
      offer->is_usual = !can_slay (choice);
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
      offer_flee (choice, offers);
      break;
    case PHASE_REGROUP:
      offer_regroup (choice, offers);
      break;
    default:
      break;
    }
}

static void
offer_picked (RollChoice *choice, TmOffers *offers, const TmPicks *picks)
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
      || (mode == ACHIEVEMENTS_DETECT && !tm_table_get_shared (table, COUNTER_BY_HAND)))
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
        offer_picked (&choice, offers, picks);
      else if (choice.phase >= PHASE_MONSTERS && choice.phase <= PHASE_DRAGON)
        offer_units (&choice, offers);
      if (picks->n_pieces == 0 && choice.phase >= PHASE_MONSTERS && choice.phase <= PHASE_DRAGON)
        each_piece (&choice, offers, PIECE_TOKEN, offer_token);
      if (picks->n_pieces == 0 && tm_table_get_shared (table, COUNTER_MUSTER) > 0)
        tm_offers_add (offers, MOVE_PARTY_REROLL, tm_text (N_ ("Reroll party dice")))->seat
            = (int) choice.seat;
      offer_phase (&choice, offers, picks->n_pieces > 0);
      allow_picks (&choice, offers);
    }
  offer_reveals (table, offers);
  offer_claims (table, offers);
}
