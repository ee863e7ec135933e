/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded now, phase by phase. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-offers.h"
#include "paper-dungeons-setup.h"

/* The power of a team that has not raised anybody. */
#define PAPER_LEAST_POWER 4

/* Picking: one die, and one team whose map is shown. */

/* The `pick` of the game. */
void
paper_pick (const TmTable *table, TmPicks *picks, guint piece)
{
  guint kind = tm_box_get_piece_kind (tm_table_get_box (table), piece);
  gboolean was_picked = tm_picks_has (picks, piece);

  for (guint i = picks->n_pieces; i > 0; i--)
    if (tm_box_get_piece_kind (tm_table_get_box (table), picks->pieces[i - 1]) == kind)
      tm_picks_remove (picks, picks->pieces[i - 1]);
  if (!was_picked)
    tm_picks_add (picks, piece);
}

static gboolean
is_usable_by_anyone (const TmTable *table, guint die)
{
  guint32 seats = paper_get_full_seats (table);

  if (paper_is_die_out (table, die))
    return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (seats & 1u << seat && tm_table_get_counter (table, COUNTER_USED + die, seat) == 0)
      return TRUE;
  return FALSE;
}

static void
allow_picks (const TmTable *table, TmOffers *offers)
{
  const TmBox *box = tm_table_get_box (table);
  guint32 seats = paper_get_full_seats (table);
  guint n_pieces;

  if (tm_table_get_phase (table) == PHASE_ACT)
    for (guint die = 0; die < PAPER_N_DICE; die++)
      if (is_usable_by_anyone (table, die))
        tm_offers_allow_pick (offers, die);
  if ((seats & (seats - 1)) == 0)
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (seats & 1u << seat)
      tm_offers_allow_pick (offers,
                            tm_box_get_first_piece (box, PIECE_PARTY, (int) seat, &n_pieces));
}

/* Set-up */

static gboolean
has_any (const TmTable *table, guint zone, int seat)
{
  return tm_table_count_zone (table, tm_table_get_zone (table, zone, seat)) > 0;
}

static gboolean
has_kept (const TmTable *table, guint seat)
{
  return has_any (table, ZONE_TALENT_KEPT, (int) seat)
         && has_any (table, ZONE_GOAL_KEPT, (int) seat);
}

static TmOffer *
add_step (TmOffers *offers, guint move, TmText label, gboolean *is_next)
{
  TmOffer *offer = *is_next ? tm_offers_add_primary (offers, move, label)
                            : tm_offers_add (offers, move, label);

  *is_next = FALSE;
  return offer;
}

static void
offer_dungeon (const TmTable *table, TmOffers *offers, gboolean *is_next)
{
  int card = paper_get_fixed_dungeon (table);
  TmOffer *offer;

  offer = add_step (offers, MOVE_OPEN_DUNGEON,
                    card < 0 ? tm_text (N_ ("Open a dungeon card"))
                             : tm_text (N_ ("Open dungeon card %s"),
                                        tm_arg_word (paper_dungeon_words[card].name)),
                    is_next);
  if (card >= 0)
    tm_offer_preset (offer, OPEN_DUNGEON_CARD, card);
}

static gboolean
is_dealt_here (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_SRC_TALENTS) == TM_SOURCE_APP
         || tm_table_get_option (table, OPTION_SRC_GOALS) == TM_SOURCE_APP;
}

/* One offer for each talent with each goal that a team holds; before them one that asks which, and
 * so says nothing of them. */
static void
offer_keep_dealt (const TmTable *table, TmOffers *offers, guint seat)
{
  TmOffer *offer = tm_offers_add (
      offers, MOVE_KEEP, tm_text (N_ ("%s keeps a talent and a goal"), tm_arg_seat (seat)));
  guint talents[PAPER_N_TALENTS], goals[PAPER_N_GOALS];
  guint n_talents = tm_table_list_zone (
      table, tm_table_get_zone (table, ZONE_TALENT_DEALT, (int) seat), talents, PAPER_N_TALENTS);
  guint n_goals = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_GOAL_DEALT, (int) seat),
                                      goals, PAPER_N_GOALS);

  tm_offer_preset (offer, DEAL_SEAT, (gint32) seat);
  offer->seat = (int) seat;
  offer->is_usual = FALSE;
  for (guint i = 0; i < n_talents; i++)
    for (guint j = 0; j < n_goals; j++)
      {
        gint32 talent = tm_table_get_piece_face (table, talents[i]);
        gint32 goal = tm_table_get_piece_face (table, goals[j]);

        offer = tm_offers_add (offers, MOVE_KEEP,
                               tm_text (N_ ("Keep: %s · %s"),
                                        tm_arg_word (paper_talent_words[talent].name),
                                        tm_arg_word (paper_goal_words[goal].name)));

        offer->seat = (int) seat;
        tm_offer_preset (offer, DEAL_SEAT, (gint32) seat);
        tm_offer_preset (offer, DEAL_TALENTS, talent);
        tm_offer_preset (offer, DEAL_GOALS, goal);
      }
}

static void
offer_cards (const TmTable *table, TmOffers *offers, guint seat, gboolean *is_next)
{
  TmOffer *offer;

  if (has_kept (table, seat))
    return;
  if (has_any (table, ZONE_TALENT_DEALT, (int) seat))
    {
      offer_keep_dealt (table, offers, seat);
      *is_next = FALSE;
      return;
    }
  if (is_dealt_here (table))
    offer = add_step (offers, MOVE_DEAL, tm_text (N_ ("Deal to %s"), tm_arg_seat (seat)), is_next);
  else
    offer = add_step (offers, MOVE_KEEP, tm_text (N_ ("%s: talent and goal"), tm_arg_seat (seat)),
                      is_next);
  offer->seat = (int) seat;
  tm_offer_preset (offer, DEAL_SEAT, (gint32) seat);
}

static void
offer_setup (const TmTable *table, TmOffers *offers)
{
  gboolean is_next = TRUE;

  if (!has_any (table, ZONE_DUNGEON_OPEN, TM_NO_SEAT))
    offer_dungeon (table, offers, &is_next);
  else if (tm_table_get_shared (table, COUNTER_MONSTERS_LAID) < PAPER_N_STAGES)
    add_step (offers, MOVE_OPEN_MONSTERS, tm_text (N_ ("Lay the three monsters")), &is_next);
  if (tm_table_get_option (table, OPTION_MISSIONS) == MISSIONS_THREE
      && !has_any (table, ZONE_MISSION_ROW, TM_NO_SEAT))
    add_step (offers, MOVE_LAY_MISSIONS, tm_text (N_ ("Lay three missions")), &is_next);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    offer_cards (table, offers, seat, &is_next);
  if (is_next)
    tm_offers_add_primary (offers, MOVE_BEGIN, tm_text (N_ ("Begin")));
}

/* Gems, for the teams whose sheets are on paper */

static TmOffer *
offer_seat_value (TmOffers *offers, guint move, guint seat, gint32 value, TmText label)
{
  TmOffer *offer = tm_offers_add (offers, move, label);

  offer->seat = (int) seat;
  tm_offer_preset (offer, FREE_SEAT, (gint32) seat);
  tm_offer_preset (offer, FREE_WHAT, value);
  return offer;
}

static void
offer_gems (const TmTable *table, TmOffers *offers, guint seat)
{
  static const char *const from[]
      = { N_ ("%s: gem of the rogue"), N_ ("%s: gem of the twelfth potion") };

  if (paper_is_full (table, seat)
      || tm_table_get_counter (table, COUNTER_GEMS, seat) == PAPER_MAX_GEMS)
    return;
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    if (tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_OPEN)
      offer_seat_value (offers, MOVE_STEAL, seat, (gint32) letter,
                        tm_text (N_ ("%s steals gem %s"), tm_arg_seat (seat),
                                 tm_arg_word (paper_letter_words[letter].name)));
  for (guint source = 0; source < G_N_ELEMENTS (from); source++)
    if (tm_table_get_counter (table, COUNTER_OUTSIDE_ROGUE + source, seat) == 0)
      offer_seat_value (offers, MOVE_OUTSIDE_GEM, seat, (gint32) source,
                        tm_text (from[source], tm_arg_seat (seat)));
}

/* Missions. What a full sheet says is asked of the rules; the others know by themselves. */

static gboolean
may_claim (
    const TmTable *table, guint seat, guint card, const PaperFacts *facts, TmResolution *resolution)
{
  guint32 claimed = (guint32) tm_table_get_piece_mark (table, card, MARK_CLAIMED_BY);
  gint32 mission = tm_table_get_piece_face (table, card);
  gint32 have, need;

  if (claimed & 1u << seat || mission < 0)
    return FALSE;
  return !paper_is_full (table, seat)
         || paper_count_mission ((PaperMission) mission, facts, resolution, &have, &need);
}

static gboolean
has_claimed (const TmTable *table, const guint *cards, guint n_cards, guint seat)
{
  for (guint i = 0; i < n_cards; i++)
    if (tm_table_get_piece_mark (table, cards[i], MARK_CLAIMED_BY) & 1 << seat)
      return TRUE;
  return FALSE;
}

static void
offer_claims (const TmTable *table, TmOffers *offers)
{
  guint cards[PAPER_N_MISSIONS];
  guint n_cards = tm_table_list_zone (
      table, tm_table_get_zone (table, ZONE_MISSION_ROW, TM_NO_SEAT), cards, PAPER_N_MISSIONS);
  g_autoptr (TmResolution) resolution = NULL;

  if (n_cards == 0)
    return;
  resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (resolution, table, FALSE);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      PaperFacts facts;

      if (tm_table_get_option (table, OPTION_MISSIONS_PER_ROUND) == MISSIONS_PER_ROUND_ONE
          && has_claimed (table, cards, n_cards, seat))
        continue;
      if (paper_is_full (table, seat))
        paper_read_facts (table, seat, &facts);
      for (guint i = 0; i < n_cards; i++)
        if (may_claim (table, seat, cards[i], &facts, resolution))
          {
            gint32 mission = tm_table_get_piece_face (table, cards[i]);
            gint32 who = (gint32) seat;
            TmOffer *offer
                = tm_offers_add (offers, MOVE_CLAIM,
                                 tm_text (N_ ("%s claims: %s"), tm_arg_seat (seat),
                                          tm_arg_word (paper_mission_words[mission].name)));
            offer->seat = (int) seat;
            tm_offer_preset (offer, CLAIM_MISSION, mission);
            tm_offer_preset_list (offer, CLAIM_SEATS, &who, 1);
          }
    }
}

/* Fights */

static void
offer_fight (const TmTable *table, TmOffers *offers)
{
  guint n_seats = tm_table_get_n_seats (table);
  guint stage = paper_get_stage (paper_get_round (table));
  int face = paper_get_monster (table, stage);
  gint32 powers[TM_MAX_SEATS], reached[TM_MAX_SEATS];
  TmText label = face >= 0 ? tm_text (N_ ("Fight: %s"), tm_arg_face (PIECE_MONSTER, face))
                           : tm_text (N_ ("Fight the monster"));
  TmOffer *offer = tm_offers_add_primary (offers, MOVE_FIGHT, label);
  gboolean knows_all = TRUE;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      gboolean is_full = paper_is_full (table, seat);

      powers[seat] = is_full ? paper_get_sheet_power (table, seat) : PAPER_LEAST_POWER;
      reached[seat] = tm_table_get_counter (table, COUNTER_REACHED + stage - 1, seat);
      knows_all = knows_all && is_full;
    }
  tm_offer_preset_list (offer, FIGHT_POWERS, powers, n_seats);
  tm_offer_preset_list (offer, FIGHT_REACHED, reached, n_seats);
  if (!knows_all)
    offer->asked = 1u << FIGHT_POWERS | 1u << FIGHT_REACHED;
}

static void
offer_fight_results (const TmTable *table, TmOffers *offers)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      TmOffer *offer;

      if (!paper_is_result_missing (table, seat))
        continue;
      offer = tm_offers_add (offers, MOVE_FIGHT_RESULT,
                             tm_text (N_ ("%s: fame and wounds of the fight"), tm_arg_seat (seat)));

      offer->seat = (int) seat;
      tm_offer_preset (offer, FIGHT_RESULT_SEAT, (gint32) seat);
    }
}

static gboolean
owes_anyone (const TmTable *table)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_owes (table, seat) || tm_table_get_counter (table, COUNTER_PENDING, seat) > 0)
      return TRUE;
  return FALSE;
}

static void
offer_owed_of_all (const TmTable *table, TmOffers *offers)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat))
      paper_offer_owed (table, offers, seat);
}

static void
offer_monster (const TmTable *table, TmOffers *offers)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    offer_gems (table, offers, seat);
  if (!paper_is_fought (table))
    {
      offer_fight (table, offers);
      return;
    }
  offer_fight_results (table, offers);
  offer_owed_of_all (table, offers);
  if (!owes_anyone (table))
    tm_offers_add_primary (offers, MOVE_NEXT, tm_text (N_ ("Next")));
}

/* The end */

static void
ask_from (const TmTable *table, TmOffer *offer, guint param, guint counter, guint seat)
{
  tm_offer_preset (offer, param, tm_table_get_counter (table, counter, seat));
  offer->asked |= 1u << param;
}

/* The form has everything that is on the sheet, and begins with what is known already. */
static void
ask_for_sheet (const TmTable *table, TmOffer *offer, guint seat)
{
  ask_from (table, offer, FINAL_SHEET_GEMS, COUNTER_GEMS, seat);
  ask_from (table, offer, FINAL_SHEET_MINIONS, COUNTER_MINIONS, seat);
  ask_from (table, offer, FINAL_SHEET_WOUNDS, COUNTER_WOUNDS, seat);
  ask_from (table, offer, FINAL_SHEET_RESURRECTED, COUNTER_RESURRECTED, seat);
  ask_from (table, offer, FINAL_SHEET_ROOMS, COUNTER_ROOMS, seat);
}

static void
ask_for_rows (const TmTable *table, TmOffer *offer, guint seat)
{
  gint32 values[PAPER_N_ROWS];
  PaperRows rows;

  paper_count_rows (table, seat, &rows);
  for (guint row = 0; row < PAPER_N_ROWS; row++)
    values[row] = rows.known & 1u << row ? rows.values[row] : 0;
  tm_offer_preset_list (offer, FINAL_ROWS_ROWS, values, PAPER_N_ROWS);
  offer->asked |= 1u << FINAL_ROWS_ROWS;
  ask_from (table, offer, FINAL_ROWS_ROOMS, COUNTER_ROOMS, seat);
}

static void
offer_final (const TmTable *table, TmOffers *offers)
{
  gboolean is_next = TRUE;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gint32 told = tm_table_get_counter (table, COUNTER_SHEET, seat);
      gboolean is_known
          = tm_table_get_counter (table, COUNTER_ROWS_KNOWN, seat) == (1 << PAPER_N_ROWS) - 1;
      TmOffer *offer;

      if (told == SHEET_MISSING && !paper_is_full (table, seat))
        offer = add_step (offers, MOVE_FINAL_SHEET,
                          tm_text (N_ ("Final sheet of %s"), tm_arg_seat (seat)), &is_next);
      else if (!is_known)
        offer = add_step (offers, MOVE_FINAL_ROWS,
                          tm_text (N_ ("Fame of %s, row by row"), tm_arg_seat (seat)), &is_next);
      else
        continue;
      offer->seat = (int) seat;
      tm_offer_preset (offer, PARAM_SEAT, (gint32) seat);
      if (offer->move != MOVE_FINAL_SHEET)
        {
          ask_for_rows (table, offer, seat);
          continue;
        }
      ask_for_sheet (table, offer, seat);
      offer = tm_offers_add (offers, MOVE_FINAL_ROWS,
                             tm_text (N_ ("Fame of %s, row by row"), tm_arg_seat (seat)));
      offer->seat = (int) seat;
      offer->is_usual = FALSE;
      tm_offer_preset (offer, PARAM_SEAT, (gint32) seat);
      ask_for_rows (table, offer, seat);
    }
  if (is_next)
    tm_offers_add_primary (offers, MOVE_FINISH, tm_text (N_ ("Finish")));
}

/* The round */

static void
offer_roll (const TmTable *table, TmOffers *offers)
{
  tm_offers_add_primary (offers, MOVE_ROLL,
                         tm_table_get_shared (table, COUNTER_ROLLS) > 0
                             ? tm_text (N_ ("Throw again"))
                             : tm_text (N_ ("Roll the dice")));
}

static gboolean
has_acted (const TmTable *table)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat)
        && (paper_count_used (table, seat) < 3 || paper_owes (table, seat)
            || tm_table_get_counter (table, COUNTER_PENDING, seat) > 0))
      return FALSE;
  return TRUE;
}

static void
offer_act (const TmTable *table, TmOffers *offers)
{
  paper_offer_dice (table, offers, paper_get_full_seats (table));
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    offer_gems (table, offers, seat);
  if (has_acted (table))
    tm_offers_add_primary (offers, MOVE_END_ROUND, tm_text (N_ ("End the round")));
}

static void
offer_round_end (const TmTable *table, TmOffers *offers)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    offer_gems (table, offers, seat);
  offer_owed_of_all (table, offers);
  offer_claims (table, offers);
  if (!owes_anyone (table))
    tm_offers_add_primary (offers, MOVE_NEXT, tm_text (N_ ("Next")));
}

/* The `offer` of the game. */
void
paper_offer (const TmTable *table, TmOffers *offers)
{
  allow_picks (table, offers);
  switch (tm_table_get_phase (table))
    {
    case PHASE_SETUP:
      offer_setup (table, offers);
      break;
    case PHASE_BEFORE:
      offer_owed_of_all (table, offers);
      break;
    case PHASE_ROLL:
      offer_roll (table, offers);
      break;
    case PHASE_ACT:
      offer_act (table, offers);
      break;
    case PHASE_ROUND_END:
      offer_round_end (table, offers);
      break;
    case PHASE_FIGHT:
      offer_monster (table, offers);
      break;
    case PHASE_FINAL:
      offer_final (table, offers);
      break;
    default:
      break;
    }
}
