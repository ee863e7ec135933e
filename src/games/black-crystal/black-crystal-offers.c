/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded now, phase by phase and event by event. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-offers.h"
#include "black-crystal-play.h"
#include "black-crystal-setup.h"

/**
 * crystal_add_for:
 * @offers: where to add it
 * @move: a move
 * @seat: whose it is, or %TM_NO_SEAT
 * @label: what it does
 * @is_primary: whether it is the one thing to do next
 *
 * Returns: the offer
 */
TmOffer *
crystal_add_for (TmOffers *offers, guint move, int seat, TmText label, gboolean is_primary)
{
  gboolean is_first = is_primary && tm_offers_get_primary (offers) < 0;
  TmOffer *offer = is_first ? tm_offers_add_primary (offers, move, label)
                            : tm_offers_add (offers, move, label);

  offer->seat = seat;
  return offer;
}

/* Set-up */

/* Who keeps a first card next: the seats in turn from the first player, twice. */
static guint
get_drafter (const TmTable *table)
{
  guint n_seats = tm_table_get_n_seats (table);
  guint first = (guint) MAX (crystal_get_active (table), 0);
  guint next = first;

  for (guint i = 0; i < n_seats; i++)
    {
      guint seat = (first + i) % n_seats;

      if (tm_table_get_counter (table, COUNTER_DRAFTED, seat)
          < tm_table_get_counter (table, COUNTER_DRAFTED, next))
        next = seat;
    }
  return next;
}

/* In the app three cards are dealt one by one; then each positive one of them can be kept. */
static gboolean
offer_kept (const TmTable *table, TmOffers *offers, guint seat)
{
  guint zone = tm_table_get_zone (table, ZONE_DRAFT, TM_NO_SEAT);
  guint pieces[CRYSTAL_N_FIND_CARDS];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));
  guint n_offered = 0;

  if (tm_table_get_option (table, OPTION_FIND) != TM_SOURCE_APP || crystal_draws_draft (table))
    return FALSE;
  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 face = tm_table_get_piece_face (table, pieces[i]);
      TmOffer *offer;

      if (face == TM_FACE_UNKNOWN || crystal_find_is_negative ((CrystalFind) face))
        continue;
      offer = crystal_add_for (offers, MOVE_DRAFT, (int) seat,
                               tm_text (N_ ("Keep: %s"), tm_arg_face (PIECE_FIND, face)), FALSE);
      offer->piece = (int) pieces[i];
      tm_offer_preset (offer, DRAFT_SEAT, (gint32) seat);
      tm_offer_preset (offer, DRAFT_CARD, face);
      n_offered++;
    }
  return n_offered > 0;
}

static void
offer_draft (const TmTable *table, TmOffers *offers)
{
  guint seat = get_drafter (table);

  if (offer_kept (table, offers, seat))
    return;
  tm_offer_preset (crystal_add_for (offers, MOVE_DRAFT, (int) seat,
                                    crystal_draws_draft (table)
                                        ? tm_text (N_ ("Deal a card to %s"), tm_arg_seat (seat))
                                        : tm_text (N_ ("%s keeps a card"), tm_arg_seat (seat)),
                                    TRUE),
                   DRAFT_SEAT, (gint32) seat);
}

static void
offer_set_up (const TmTable *table, TmOffers *offers)
{
  switch (tm_table_get_phase (table))
    {
    case PHASE_DEAL:
      crystal_add_for (offers, MOVE_DEAL_SKILLS, TM_NO_SEAT, tm_text (N_ ("Deal the skills")),
                       TRUE);
      break;
    case PHASE_FIRST:
      crystal_add_for (offers, MOVE_FIRST_PLAYER, TM_NO_SEAT, tm_text (N_ ("Who begins?")), TRUE);
      break;
    case PHASE_DRAFT:
    default:
      offer_draft (table, offers);
      break;
    }
}

/* Dice: a key for each face where they are real, one button where the app rolls. */

static gboolean
rolls_in_app (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_DICE) == TM_SOURCE_APP;
}

static void
offer_die (const TmTable *table, TmOffers *offers, guint move, guint param, int seat, TmText label)
{
  if (rolls_in_app (table))
    {
      crystal_add_for (offers, move, seat, label, TRUE);
      return;
    }
  for (gint32 face = 0; face < 6; face++)
    {
      TmOffer *offer = crystal_add_for (
          offers, move, seat, tm_text (N_ ("A %s was rolled"), tm_arg_number (face + 1)), FALSE);

      tm_offer_preset (offer, param, face);
      offer->key = (gunichar) ('1' + face);
    }
}

/* Booms */

/* A further Cockroach is looked for by name. */
static void
offer_swarm (const TmTable *table, TmOffers *offers, const CrystalPending *top)
{
  guint piece;

  if (crystal_find_boom (table, ZONE_BOOM_DECK, TM_NO_SEAT, MONSTER_COCKROACH, &piece)
      || crystal_find_boom (table, ZONE_BOOM_DISCARD, TM_NO_SEAT, MONSTER_COCKROACH, &piece)
      || crystal_find_boom (table, ZONE_BOOM_DECK, TM_NO_SEAT, TM_FACE_UNKNOWN, &piece))
    tm_offer_preset (
        crystal_add_for (offers, MOVE_BOOM, top->seat, tm_text (N_ ("A further Cockroach")), TRUE),
        BOOM_MONSTER, MONSTER_COCKROACH);
  crystal_add_for (offers, MOVE_PASS, top->seat, tm_text (N_ ("There is no further Cockroach")),
                   FALSE);
}

static void
offer_boom (const TmTable *table, TmOffers *offers, const CrystalPending *top)
{
  TmOffer *offer;

  if (top->b & BOOM_SWARM)
    {
      offer_swarm (table, offers, top);
      return;
    }
  if (tm_table_get_option (table, OPTION_BOOM) == TM_SOURCE_APP)
    {
      crystal_add_for (offers, MOVE_BOOM, top->seat, tm_text (N_ ("Draw a Boom")), TRUE);
      return;
    }
  for (gint32 health = 2; health <= 6; health++)
    {
      offer = crystal_add_for (offers, MOVE_BOOM, top->seat,
                               tm_text (N_ ("Health %s"), tm_arg_number (health)), FALSE);
      tm_offer_preset (offer, BOOM_HEALTH, health);
      offer->key = (gunichar) ('0' + health);
    }
  offer = crystal_add_for (offers, MOVE_BOOM, top->seat, tm_text (N_ ("Name the Boom card")), TRUE);
  offer->asked = 1u << BOOM_MONSTER;
}

static void
offer_riddle (TmOffers *offers, guint seat)
{
  static const char *const labels[] = {
    [RIDDLE_NOBODY] = N_ ("Nobody solves it"),
    [RIDDLE_PLAYER] = N_ ("A player solves it"),
    [RIDDLE_OUTSIDER] = N_ ("An outsider solves it"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    tm_offer_preset (crystal_add_for (offers, MOVE_RIDDLE, (int) seat, tm_text (labels[i]), FALSE),
                     RIDDLE_SOLVED, (gint32) i);
}

/* Whether a die decides: against a dwarf always, against a monster where it is read so. */
static gboolean
needs_die (const TmTable *table, gboolean is_duel)
{
  return is_duel || tm_table_get_option (table, OPTION_CONTROL_MONSTER) == CONTROL_DIE;
}

static void
offer_servant (const TmTable *table, TmOffers *offers, guint seat, gboolean is_duel)
{
  guint pieces[CRYSTAL_N_BOOM_CARDS];
  gboolean has_to
      = is_duel ? crystal_has_to_serve_in_duel (table, seat) : crystal_has_to_serve (table, seat);
  TmText label;

  if (crystal_list_servants (table, seat, pieces) == 0)
    return;
  label = tm_text (N_ ("The tame monster fights: %s"),
                   tm_arg_face (PIECE_BOOM, tm_table_get_piece_face (table, pieces[0])));
  if (!needs_die (table, is_duel) || rolls_in_app (table))
    crystal_add_for (offers, MOVE_CONTROL_ROLL, (int) seat, label, has_to);
  else if (has_to)
    offer_die (table, offers, MOVE_CONTROL_ROLL, CONTROL_ROLL_DIE, (int) seat, label);
  else
    crystal_add_for (offers, MOVE_CONTROL_ROLL, (int) seat, label, FALSE)->asked
        = 1u << CONTROL_ROLL_DIE;
}

static void
offer_fight (const TmTable *table, TmOffers *offers)
{
  CrystalFightEvent fight;

  crystal_get_fight (table, &fight);
  switch (tm_table_get_shared (table, COUNTER_FIGHT_STAGE))
    {
    case STAGE_FIRST_ROLL:
      offer_die (table, offers, MOVE_FIRST_ROLL, FIRST_ROLL_DIE, (int) fight.seat,
                 tm_text (N_ ("Try the die")));
      return;
    case STAGE_RIDDLE:
      offer_riddle (offers, fight.seat);
      return;
    case STAGE_TAME:
      offer_servant (table, offers, fight.seat, FALSE);
      return;
    default:
      break;
    }
  if (fight.monster == MONSTER_TWINS && !rolls_in_app (table))
    {
      TmOffer *offer = crystal_add_for (offers, MOVE_FIGHT_ROLL, (int) fight.seat,
                                        tm_text (N_ ("Fight with two dice")), TRUE);

      offer->asked = 1u << FIGHT_DIE2;
    }
  else
    offer_die (table, offers, MOVE_FIGHT_ROLL, FIGHT_DIE, (int) fight.seat, tm_text (N_ ("Fight")));
  if (!crystal_has_to_serve (table, fight.seat))
    offer_servant (table, offers, fight.seat, FALSE);
}

static void
offer_duel (const TmTable *table, TmOffers *offers)
{
  guint seats[2];

  crystal_get_duel (table, seats, NULL);
  for (guint i = 0; i < 2; i++)
    if (crystal_has_to_serve_in_duel (table, seats[i]))
      {
        offer_servant (table, offers, seats[i], TRUE);
        return;
      }
  crystal_add_for (offers, MOVE_DUEL_ROLL, TM_NO_SEAT, tm_text (N_ ("Both roll")), TRUE);
  for (guint i = 0; i < 2; i++)
    if (!crystal_has_to_serve (table, seats[i]))
      offer_servant (table, offers, seats[i], TRUE);
}

/* Finds and the rest */

static void
offer_find (const TmTable *table, TmOffers *offers, const CrystalPending *top)
{
  static const struct
  {
    const char *label;
    gint32 sign;
    gint32 to;
  } ways[] = {
    { N_ ("A positive card, into the hand"), SIGN_POSITIVE, TO_HAND },
    { N_ ("A negative card strikes"), SIGN_NEGATIVE, TO_NOW },
  };
  TmOffer *offer;

  if (tm_table_get_option (table, OPTION_FIND) == TM_SOURCE_APP)
    {
      offer = crystal_add_for (offers, MOVE_FIND, top->seat, tm_text (N_ ("Draw a Find")), TRUE);
      tm_offer_preset (offer, FIND_SEAT, top->seat);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      offer = crystal_add_for (offers, MOVE_FIND, top->seat, tm_text (ways[i].label), i == 0);
      tm_offer_preset (offer, FIND_SEAT, top->seat);
      tm_offer_preset (offer, FIND_SIGN, ways[i].sign);
      tm_offer_preset (offer, FIND_TO, ways[i].to);
      if (ways[i].sign == SIGN_NEGATIVE)
        offer->asked = 1u << FIND_CARD;
    }
  offer = crystal_add_for (offers, MOVE_FIND, top->seat, tm_text (N_ ("Name the card")), FALSE);
  tm_offer_preset (offer, FIND_SEAT, top->seat);
  offer->asked = 1u << FIND_CARD;
}

static void
offer_even_odd (TmOffers *offers, const CrystalPending *top)
{
  for (gint32 call = 0; call < 2; call++)
    tm_offer_preset (crystal_add_for (offers, MOVE_EVEN_ODD, top->seat,
                                      tm_text ("%s", tm_arg_word (crystal_call_words[call].name)),
                                      FALSE),
                     EVEN_ODD_CALL, call);
}

static void
offer_pit (const TmTable *table, TmOffers *offers, const CrystalPending *top)
{
  guint8 cells[CRYSTAL_N_CELLS];
  guint n_cells = crystal_list_falls (table, top, cells);
  gboolean needs_die = crystal_pit_needs_die (table, top);

  if (n_cells < 2 && needs_die)
    {
      offer_die (table, offers, MOVE_PIT, PIT_DIE, top->seat, tm_text (N_ ("Fall")));
      return;
    }
  if (n_cells < 2)
    {
      crystal_add_for (offers, MOVE_PIT, top->seat, tm_text (N_ ("Fall")), TRUE);
      return;
    }
  /* Several cells are equally near: the fallen player chooses with the die. */
  for (guint i = 0; i < n_cells; i++)
    {
      TmOffer *offer = crystal_add_for (
          offers, MOVE_PIT, top->seat,
          needs_die ? tm_text (N_ ("Fall; with 3 or 4 to %s"), tm_arg_cell (GRID_MINE, cells[i]))
                    : tm_text (N_ ("Fall to %s"), tm_arg_cell (GRID_MINE, cells[i])),
          i == 0);

      tm_offer_preset (offer, PIT_CELL, cells[i]);
      offer->cell = (GRID_MINE << 16) | cells[i];
    }
}

static void
offer_discard (const TmTable *table, TmOffers *offers, const CrystalPending *top)
{
  gint32 count = MIN (top->a, tm_table_get_counter (table, COUNTER_HAND, (guint) top->seat));
  TmOffer *offer = crystal_add_for (
      offers, MOVE_DISCARD, top->seat,
      tm_text_n ("Discard %s card", "Discard %s cards", tm_arg_number (count)), TRUE);

  tm_offer_preset (offer, DISCARD_SEAT, top->seat);
  tm_offer_preset (offer, DISCARD_COUNT, count);
}

static void
offer_pass (TmOffers *offers, int seat, TmText label)
{
  crystal_add_for (offers, MOVE_PASS, seat, label, FALSE);
}

static void
offer_event (const TmTable *table, TmOffers *offers, const CrystalPending *top)
{
  switch (top->kind)
    {
    case PENDING_BOOM:
      offer_boom (table, offers, top);
      break;
    case PENDING_FIGHT:
      offer_fight (table, offers);
      break;
    case PENDING_DUEL:
      offer_duel (table, offers);
      break;
    case PENDING_FLEE:
      crystal_offer_landings (table, offers, top);
      break;
    case PENDING_PIT:
      offer_pit (table, offers, top);
      break;
    case PENDING_EVEN_ODD:
      offer_even_odd (offers, top);
      break;
    case PENDING_FIND:
      offer_find (table, offers, top);
      break;
    case PENDING_FIRST_ROLL:
      offer_die (table, offers, MOVE_FIRST_ROLL, FIRST_ROLL_DIE, top->seat,
                 tm_text (N_ ("Roll for the prize")));
      break;
    case PENDING_DISCARD:
      offer_discard (table, offers, top);
      break;
    case PENDING_LAY:
      crystal_offer_laying (table, offers, top);
      offer_pass (offers, top->seat, tm_text (N_ ("Lay no more")));
      break;
    case PENDING_THROWN:
      crystal_offer_throw (table, offers, top);
      break;
    case PENDING_KEEP:
      offer_pass (offers, top->seat, tm_text (N_ ("Let the Dandelions go")));
      break;
    case PENDING_FURTHER:
      crystal_offer_steps (table, offers, (guint) top->seat);
      offer_pass (offers, top->seat, tm_text (N_ ("Leave the step")));
      break;
    case PENDING_TILE:
      crystal_offer_steps (table, offers, (guint) top->seat);
      break;
    default:
      break;
    }
}

/* The turn */

static void
offer_end_turn (const TmTable *table, TmOffers *offers, guint seat, gboolean is_primary)
{
  gint32 over = tm_table_get_counter (table, COUNTER_HAND, seat) - CRYSTAL_HAND_LIMIT;
  TmOffer *offer = crystal_add_for (offers, MOVE_END_TURN, (int) seat,
                                    over > 0 ? tm_text_n ("Discard %s card and end the turn",
                                                          "Discard %s cards and end the turn",
                                                          tm_arg_number (over))
                                             : tm_text (N_ ("End the turn")),
                                    is_primary);

  if (over > 0)
    tm_offer_preset (offer, END_TURN_DISCARDS, over);
  offer->is_usual = is_primary;
  if (is_primary)
    offer->key = 'e';
}

static void
offer_reward (const TmTable *table, TmOffers *offers)
{
  gint32 last_won = tm_table_get_shared (table, COUNTER_LAST_WON);
  TmOffer *offer;

  if (last_won == 0)
    return;
  offer = crystal_add_for (offers, MOVE_REWARD, last_won - 1,
                           tm_text (N_ ("Reward on the Boom card")), FALSE);
  offer->is_usual = FALSE;
  offer->asked = 1u << REWARD_FIND | 1u << REWARD_EXPLOSIVES | 1u << REWARD_PASSAGE;
}

static void
offer_turn (const TmTable *table, TmOffers *offers)
{
  guint seat = (guint) MAX (crystal_get_active (table), 0);
  gboolean can_step = FALSE;

  if (tm_table_get_shared (table, COUNTER_STEPS) > 0 && !crystal_is_turn_lost (table))
    {
      guint n_before = tm_offers_get_n (offers);

      crystal_offer_steps (table, offers, seat);
      can_step = tm_offers_get_n (offers) > n_before;
    }
  crystal_offer_ground (table, offers, seat);
  crystal_offer_challenges (table, offers);
  offer_reward (table, offers);
  offer_end_turn (table, offers, seat, !can_step);
}

/* What the players do on the table themselves, where no map is kept. */
static void
offer_without_map (const TmTable *table, TmOffers *offers)
{
  guint seat = (guint) MAX (crystal_get_active (table), 0);
  TmOffer *offer;

  if (crystal_knows_map (table) || tm_table_get_n_events (table) > 0)
    return;
  for (guint i = 0; i < tm_table_get_n_seats (table); i++)
    {
      if (i != seat
          && (tm_table_get_option (table, OPTION_CHALLENGE) != CHALLENGE_MOVE
              || tm_table_get_shared (table, COUNTER_STEPS) > 0))
        {
          offer = crystal_add_for (offers, MOVE_CHALLENGE, (int) seat,
                                   tm_text (N_ ("Duel with %s"), tm_arg_seat (i)), FALSE);
          tm_offer_preset (offer, CHALLENGE_SEAT, (gint32) seat);
          tm_offer_preset (offer, CHALLENGE_RIVAL, (gint32) i);
        }
      if (tm_table_get_counter (table, COUNTER_CRYSTALS, i) == 0)
        continue;
      offer = crystal_add_for (offers, MOVE_FINISH, (int) i,
                               tm_text (N_ ("%s is out with a crystal and wins"), tm_arg_seat (i)),
                               FALSE);
      tm_offer_preset (offer, FINISH_SEAT, (gint32) i);
    }
}

/* The rules do not force an end. After so many turns stopping is as usual as going on. */
#define LONG_MATCH 240

static gboolean
is_long (const TmTable *table)
{
  gint32 turns = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    turns += tm_table_get_counter (table, COUNTER_TURNS, seat);
  return turns >= LONG_MATCH;
}

static void
offer_abandon (const TmTable *table, TmOffers *offers)
{
  TmOffer *offer = crystal_add_for (offers, MOVE_FINISH, TM_NO_SEAT,
                                    tm_text (N_ ("Stop without a winner")), FALSE);

  offer->is_usual = is_long (table);
}

/* The `offer` of the game. */
void
crystal_offer (const TmTable *table, TmOffers *offers)
{
  guint phase = tm_table_get_phase (table);
  CrystalPending top;

  if (phase == PHASE_OVER)
    return;
  if (phase < PHASE_UPKEEP)
    {
      offer_set_up (table, offers);
      return;
    }
  if (crystal_get_pending (table, 0, &top))
    offer_event (table, offers, &top);
  else
    offer_turn (table, offers);
  crystal_offer_cards (table, offers);
  crystal_offer_skills (table, offers);
  offer_without_map (table, offers);
  offer_abandon (table, offers);
}
