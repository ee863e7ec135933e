/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* What can be recorded now. */

static guint
list (const TmTable *table, guint zone, int seat, guint *found)
{
  return tm_table_list_zone (table, tm_table_get_zone (table, zone, seat), found, TM_MAX_PIECES);
}

static gboolean
has_any (const TmTable *table, guint zone)
{
  return tm_table_count_zone (table, tm_table_get_zone (table, zone, TM_NO_SEAT)) > 0;
}

/* Dice */

static gboolean
has_dice (const TmTable *table)
{
  for (guint i = 0; i < FREE_N_OWN_DICE; i++)
    if (freeform_count_dice (table, PIECE_OWN_DIE + i) > 0)
      return TRUE;
  return freeform_count_dice (table, PIECE_DIE) > 0;
}

static gboolean
has_free_die (const TmTable *table)
{
  guint dice[FREE_MAX_DICE];
  TmArgs none;

  tm_args_init (&none);
  for (guint i = 0; i < FREE_N_OWN_DICE; i++)
    if (freeform_list_rolled (table, PIECE_OWN_DIE + i, &none, dice) > 0)
      return TRUE;
  return freeform_list_rolled (table, PIECE_DIE, &none, dice) > 0;
}

/* A locked die stays, whatever is rolled; touching it again lets it go. */
static void
offer_lock (const TmTable *table, TmOffers *offers, guint die)
{
  guint kind = tm_box_get_piece_kind (tm_table_get_box (table), die);
  gboolean is_locked = tm_table_get_piece_mark (table, die, MARK_LOCKED) != 0;
  TmTextArg face = tm_arg_face (kind, tm_table_get_piece_face (table, die));
  TmOffer *lock = tm_offers_add (offers, MOVE_LOCK,
                                 is_locked ? tm_text (N_ ("Release the die: %s"), face)
                                           : tm_text (N_ ("Lock the die: %s"), face));

  lock->is_usual = FALSE;
  lock->piece = (int) die;
  tm_offer_preset (lock, DISCARD_PIECE, (gint32) die);
}

static void
offer_dice (const TmTable *table, TmOffers *offers)
{
  guint dice[TM_MAX_PIECES];
  guint n_dice;

  if (!has_dice (table))
    return;
  if (has_free_die (table))
    tm_offers_add_primary (offers, MOVE_ROLL, tm_text (N_ ("Roll the dice")))->key = 'r';
  n_dice = list (table, ZONE_TRAY, TM_NO_SEAT, dice);
  for (guint i = 0; i < n_dice; i++)
    offer_lock (table, offers, dice[i]);
}

/* Cards and tokens */

static void
offer_pieces (const TmTable *table,
              TmOffers *offers,
              guint move,
              guint zone,
              guint seat,
              const char *sentence)
{
  guint held[TM_MAX_PIECES];
  guint n_held = list (table, zone, seat, held);

  for (guint i = 0; i < n_held; i++)
    {
      guint kind = tm_box_get_piece_kind (tm_table_get_box (table), held[i]);
      TmOffer *offer = tm_offers_add (
          offers, move,
          tm_text (sentence, tm_arg_face (kind, tm_table_get_piece_face (table, held[i]))));
      offer->piece = held[i];
      offer->seat = seat;
      tm_offer_preset (offer, DISCARD_PIECE, held[i]);
    }
}

static gboolean
has_card (const TmTable *table, guint deck, guint discard)
{
  return has_any (table, freeform_is_shuffled_in (table, deck) ? discard : deck);
}

static void
offer_taking (TmOffers *offers, guint move, guint seat, const char *label)
{
  TmOffer *offer = tm_offers_add (offers, move, tm_text (label));

  offer->seat = seat;
  tm_offer_preset (offer, DRAW_SEAT, seat);
}

static void
offer_to_seat (const TmTable *table, TmOffers *offers, guint seat)
{
  if (tm_table_get_option (table, OPTION_DECK) && has_card (table, ZONE_DECK, ZONE_DISCARD))
    offer_taking (offers, MOVE_DRAW, seat, N_ ("Draw a card"));
  if (has_card (table, ZONE_OWN_DECK, ZONE_OWN_DISCARD))
    offer_taking (offers, MOVE_DRAW_OWN, seat, N_ ("Draw an own card"));
  if (tm_table_get_option (table, OPTION_BAG) && has_any (table, ZONE_BAG))
    offer_taking (offers, MOVE_PULL, seat, N_ ("Draw a token"));
  if (has_any (table, ZONE_OWN_BAG))
    offer_taking (offers, MOVE_PULL_OWN, seat, N_ ("Draw an own token"));
  offer_pieces (table, offers, MOVE_DISCARD, ZONE_CARDS, seat, N_ ("Discard: %s"));
  offer_pieces (table, offers, MOVE_RETURN, ZONE_TOKENS, seat, N_ ("Put back: %s"));
}

/* Whether anything was drawn from the decks, or could be. */
static gboolean
has_cards (const TmTable *table)
{
  guint n_cards;

  (void) tm_box_get_option_list (tm_table_get_box (table), OPTION_OWN_CARDS, &n_cards);
  return tm_table_get_option (table, OPTION_DECK) || n_cards > 0;
}

/* The score sheet */

static void
offer_cell (
    const TmTable *table, TmOffers *offers, guint seat, guint row, guint round, gboolean is_usual)
{
  TmBox *box = tm_table_get_box (table);
  TmTextArg name = free_sheet_name_row (box, row);
  guint n_rounds, n_rows;
  TmOffer *offer;

  tm_box_get_grid_size (box, GRID_SHEET, &n_rounds, &n_rows);
  offer = tm_offers_add (offers, MOVE_CELL,
                         n_rounds > 1 ? tm_text (N_ ("Write %s, %s, round %s"), tm_arg_seat (seat),
                                                 name, tm_arg_number ((gint32) round + 1))
                                      : tm_text (N_ ("Write %s, %s"), tm_arg_seat (seat), name));
  offer->cell = (int) (GRID_SHEET << 16 | (round + row * n_rounds));
  offer->seat = (int) seat;
  offer->is_usual = is_usual;
  tm_offer_preset (offer, CELL_SEAT, (gint32) seat);
  tm_offer_preset (offer, CELL_ROW, (gint32) row + 1);
  tm_offer_preset (offer, CELL_ROUND, (gint32) round + 1);
}

/* Every cell can be written at any time; the usual one is the first that is still empty. */
static void
offer_sheet (const TmTable *table, TmOffers *offers, guint seat)
{
  TmBox *box = tm_table_get_box (table);
  gboolean is_found = tm_table_get_phase (table) == PHASE_OVER;
  guint n_rounds, n_rows;

  tm_box_get_grid_size (box, GRID_SHEET, &n_rounds, &n_rows);
  for (guint round = 0; round < n_rounds; round++)
    for (guint row = 0; row < n_rows; row++)
      {
        gint32 formula = freeform_get_from_list (box, OPTION_FORMULAS, row, -1);
        gboolean is_next;

        if (*tm_box_get_string (box, formula) != '\0')
          continue;
        is_next = !is_found
                  && tm_table_get_cell (table, GRID_SHEET, (int) seat, LAYER_TEXT, round, row) < 0;
        offer_cell (table, offers, seat, row, round, is_next);
        is_found = is_found || is_next;
      }
}

/* Lots, rounds and the end */

static void
offer_round (const TmTable *table, TmOffers *offers)
{
  if (tm_table_get_shared (table, COUNTER_ROUND) < freeform_kit.counters[COUNTER_ROUND].max)
    tm_offers_add (offers, MOVE_ROUND, tm_text (N_ ("Next round")))->key = 'n';
}

static void
offer_lots (const TmTable *table, TmOffers *offers)
{
  guint n_seats = tm_table_get_n_seats (table);

  if (tm_table_get_shared (table, COUNTER_ROUND) > 1)
    return;
  if (n_seats > 1)
    tm_offers_add (offers, MOVE_FIRST, tm_text (N_ ("Draw the first player")))->is_usual = FALSE;
  if (n_seats > 2)
    tm_offers_add (offers, MOVE_TEAMS, tm_text (N_ ("Draw teams")))->is_usual = FALSE;
}

/* What is worth asking for at the end: what nobody else says. */
static guint32
get_asked (const TmTable *table)
{
  TmBox *box = tm_table_get_box (table);
  guint n_rounds, n_rows;

  tm_box_get_grid_size (box, GRID_SHEET, &n_rounds, &n_rows);
  if (tm_table_get_option (table, OPTION_HOW) == TM_HOW_RANK)
    return 1u << FINISH_RANK;
  return n_rows == 0 && tm_table_get_option (table, OPTION_COUNTERS) == 0 ? 1u << FINISH_SCORES : 0;
}

/* A correction begins with the result as it is. */
static void
preset_result (const TmTable *table, TmOffer *offer)
{
  guint n_seats = tm_table_get_n_seats (table);
  gint32 rank = tm_table_get_cell (table, GRID_RANK, TM_NO_SEAT, 0, 0, 0);
  gint32 winners[TM_MAX_SEATS];
  guint n_winners = 0;
  TmResult result = { 0 };

  freeform_get_result (table, &result);
  for (guint seat = 0; seat < n_seats; seat++)
    if (result.winners & 1u << seat)
      winners[n_winners++] = (gint32) seat;
  if (offer->asked & 1u << FINISH_WINNERS)
    tm_offer_preset_list (offer, FINISH_WINNERS, winners, n_winners);
  if (offer->asked & 1u << FINISH_WON)
    tm_offer_preset (offer, FINISH_WON, n_winners > 0);
  if (offer->asked & 1u << FINISH_SCORES)
    tm_offer_preset_list (offer, FINISH_SCORES, result.scores, n_seats);
  if (offer->asked & 1u << FINISH_RANK && rank >= 0)
    tm_offer_preset (offer, FINISH_RANK, rank);
}

static void
offer_correction (const TmTable *table, TmOffers *offers)
{
  TmHow how = (TmHow) tm_table_get_option (table, OPTION_HOW);
  TmOffer *correct = tm_offers_add (offers, MOVE_CORRECT, tm_text (N_ ("Correct the result")));

  correct->is_usual = FALSE;
  correct->asked = how == TM_HOW_RANK       ? 1u << FINISH_RANK
                   : how == TM_HOW_TOGETHER ? 1u << FINISH_WON
                                            : 1u << FINISH_WINNERS;
  /* A sheet and counters are corrected themselves. */
  if (tm_table_get_shared (table, COUNTER_TOLD))
    correct->asked |= 1u << FINISH_SCORES;
  preset_result (table, correct);
}

void
freeform_offer (const TmTable *table, TmOffers *offers)
{
  gboolean is_over = tm_table_get_phase (table) == PHASE_OVER;

  if (!is_over)
    {
      offer_dice (table, offers);
      offer_round (table, offers);
      offer_lots (table, offers);
    }
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      offer_sheet (table, offers, seat);
      if (!is_over)
        offer_to_seat (table, offers, seat);
    }
  if (is_over)
    {
      offer_correction (table, offers);
      return;
    }
  if (has_cards (table))
    tm_offers_add (offers, MOVE_SHUFFLE, tm_text (N_ ("Shuffle everything back")));
  tm_offers_add (offers, MOVE_FINISH, tm_text (N_ ("End the match")))->asked = get_asked (table);
}
