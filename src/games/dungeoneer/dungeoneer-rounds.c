/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns and their phases: R «Ход игры», p. 8-11. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "tm-text.h"

/**
 * dungeoneer_turn_set_phase:
 * @self: a move while it is resolved
 * @phase: a phase
 *
 * Goes to another phase of the turn.
 */
void
dungeoneer_turn_set_phase (DungeoneerTurn *self, guint phase)
{
  tm_resolution_set_phase (self->resolution, phase);
}

/* A location that was drawn and not laid goes under the deck. */
static void
return_drawn (DungeoneerTurn *self)
{
  int drawn
      = tm_table_get_top (self->table, tm_table_get_zone (self->table, ZONE_DRAWN, TM_NO_SEAT));

  dungeoneer_turn_set_shared (self, COUNTER_DRAWN_PAID, 0);
  if (drawn < 0)
    return;
  dungeoneer_turn_put (self, (guint) drawn, ZONE_LOCATIONS, TM_NO_SEAT, TM_BOTTOM);
  tm_resolution_turn_piece (self->resolution, (guint) drawn, FALSE);
}

/**
 * dungeoneer_turn_begin_turn:
 * @self: a move while it is resolved
 * @seat: who comes next
 *
 * Hands the turn on; a round is over once everybody had one.
 */
void
dungeoneer_turn_begin_turn (DungeoneerTurn *self, guint seat)
{
  guint first = (guint) MAX (tm_table_get_shared (self->table, COUNTER_FIRST_SEAT) - 1, 0);
  guint n_seats = tm_table_get_n_seats (self->table);
  int active = dungeoneer_get_active (self->table);

  /* The round ends where the turn passes the first player. */
  if (active >= 0
      && (seat + n_seats - first) % n_seats <= ((guint) active + n_seats - first) % n_seats)
    dungeoneer_turn_add_shared (self, COUNTER_ROUND, 1);
  dungeoneer_turn_set_shared (self, COUNTER_HAZARD, 0);
  dungeoneer_turn_set_shared (self, COUNTER_CARDS_OWED, 0);
  dungeoneer_turn_set_shared (self, COUNTER_PERIL_DICE, 0);
  dungeoneer_turn_set_shared (self, COUNTER_PERIL_CARDS, 0);
  dungeoneer_turn_set_shared (self, COUNTER_PASSED, 0);
  dungeoneer_turn_set_shared (self, COUNTER_ENDED, 0);
  return_drawn (self);
  dungeoneer_turn_set_phase (self, PHASE_RESET);
  tm_resolution_set_turn (self->resolution, 1u << seat);
}

/* Reset */

static void
reset_seat (DungeoneerTurn *turn, guint seat)
{
  DungeoneerReset reset = {
    .ap = dungeoneer_get (turn->table, COUNTER_AP, seat),
    .saved = dungeoneer_get (turn->table, COUNTER_SAVED_AP, seat),
    .movement_limit = dungeoneer_has_variant (turn->table, OPTION_MOVEMENT_LIMIT),
  };
  DungeoneerWasReset was;

  /* What lasted for the turn ends before speed is read. */
  for (guint counter = COUNTER_MELEE_MOD_TURN; counter <= COUNTER_SPEED_MOD_TURN; counter++)
    dungeoneer_turn_set (turn, counter, seat, 0);
  reset.speed = dungeoneer_get_stat (turn->table, seat, STAT_SPEED, NULL);
  dungeoneer_judge_reset (&reset, &turn->rules, &was);
  dungeoneer_turn_set (turn, COUNTER_AP, seat, was.ap);
  dungeoneer_turn_set (turn, COUNTER_SAVED_AP, seat, was.saved);
  dungeoneer_turn_set (turn, COUNTER_FALL_AP, seat, 0);
  dungeoneer_turn_set (turn, COUNTER_MOVED, seat, 0);
  dungeoneer_turn_set (turn, COUNTER_TRIES, seat, 0);
}

/* “Once in a turn” is once in any turn: all of that returns. */
static void
reset_once (DungeoneerTurn *turn)
{
  guint first = dungeoneer_get_first (turn->table, PIECE_ADVENTURE);

  for (guint seat = 0; seat < tm_table_get_n_seats (turn->table); seat++)
    {
      dungeoneer_turn_set (turn, COUNTER_ATTACKED, seat, 0);
      dungeoneer_turn_set (turn, COUNTER_FALL_USED, seat, 0);
      dungeoneer_turn_set (turn, COUNTER_ABILITY_USED, seat, 0);
    }
  for (guint piece = first; piece < first + DUNGEONEER_N_ADVENTURES; piece++)
    tm_resolution_set_mark (turn->resolution, piece, MARK_USED, 0);
}

static void
reset_quests (DungeoneerTurn *turn)
{
  guint first = dungeoneer_get_first (turn->table, PIECE_QUEST);

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    {
      tm_resolution_set_mark (turn->resolution, quest, MARK_QUEST_TRIES, 0);
      if (tm_table_get_piece_mark (turn->table, quest, MARK_QUEST_WOUNDS) > 0
          && dungeoneer_read_option (&turn->rules, OPTION_HUNT_WOUNDS) == WOUNDS_HEAL)
        tm_resolution_set_mark (turn->resolution, quest, MARK_QUEST_WOUNDS, 0);
    }
}

/* Locations are new again but the own one; locks shut with the other reading. */
static void
reset_places (DungeoneerTurn *turn, guint seat)
{
  guint first = dungeoneer_get_first (turn->table, PIECE_LOCATION);
  int own = dungeoneer_get_place (turn->table, seat);

  for (guint place = first; place < first + DUNGEONEER_N_LOCATIONS; place++)
    {
      gint32 visited = dungeoneer_get_place_value (turn->table, place, PLACE_VISITED);

      visited = own == (int) place ? visited | 1 << seat : visited & ~(1 << seat);
      dungeoneer_turn_set_place (turn, place, PLACE_VISITED, visited);
      if (dungeoneer_get_place_value (turn->table, place, PLACE_HELD) != 0
          && !dungeoneer_is_held (FALSE, 1, &turn->rules))
        dungeoneer_turn_set_place (turn, place, PLACE_HELD, 0);
    }
}

static void
note_speed (DungeoneerTurn *turn, guint seat)
{
  gboolean is_told;

  dungeoneer_get_stat (turn->table, seat, STAT_SPEED, &is_told);
  if (!is_told && !dungeoneer_has_variant (turn->table, OPTION_MOVEMENT_LIMIT))
    dungeoneer_turn_note (
        turn, "speed-untold", "dungeoneer.table.catalogue",
        tm_text (N_ (
            "Nobody has told the speed of this hero: set the action points by hand, or tell of the hero.")));
}

/* The move `start-turn`: phase I. */
void
dungeoneer_resolve_start_turn (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  guint seat;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  dungeoneer_turn_check_phase (&turn, 1u << PHASE_RESET, "dungeoneer.reset.ap");
  seat = (guint) dungeoneer_get_active (turn.table);
  reset_seat (&turn, seat);
  reset_once (&turn);
  reset_quests (&turn);
  reset_places (&turn, seat);
  note_speed (&turn, seat);
  dungeoneer_turn_set_shared (&turn, COUNTER_QUEST_DONE, 0);
  dungeoneer_turn_set_shared (&turn, COUNTER_LAID, 0);
  dungeoneer_turn_set_shared (&turn, COUNTER_ENCOUNTERED, 0);
  tm_resolution_add_reason (resolution, "dungeoneer.reset.new-locations",
                            tm_text (N_ ("All locations but the own one are new again")));
  dungeoneer_turn_set_phase (&turn,
                             dungeoneer_is_solo (turn.table) ? PHASE_LOCATIONS : PHASE_MISDEEDS);
  if (dungeoneer_is_solo (turn.table) && !dungeoneer_has_locations (turn.table))
    dungeoneer_turn_set_phase (&turn, PHASE_FEATS);
  dungeoneer_turn_say (&turn,
                       tm_text (N_ ("%s has the turn: %s action points"), tm_arg_seat ((int) seat),
                                tm_arg_number (dungeoneer_get (turn.table, COUNTER_AP, seat))));
}

/**
 * dungeoneer_has_locations:
 * @table: a table
 *
 * Returns: whether there is a location left to draw in phase III
 */
gboolean
dungeoneer_has_locations (const TmTable *table)
{
  return dungeoneer_has_map (table)
         && dungeoneer_count_zone (table, ZONE_LOCATIONS, TM_NO_SEAT)
                    + dungeoneer_count_zone (table, ZONE_DRAWN, TM_NO_SEAT)
                > 0;
}

/* What has to be settled before the phase can be left. */
static gboolean
check_settled (DungeoneerTurn *turn)
{
  if (dungeoneer_is_battle (turn->table))
    return dungeoneer_turn_refuse (turn, "battle-open", "dungeoneer.misdeeds.time",
                                   tm_text (N_ ("The battle that goes on comes first.")));
  if (tm_table_get_shared (turn->table, COUNTER_HAZARD) != 0)
    dungeoneer_turn_forbid (turn, "hazard-owed", "dungeoneer.enter.hazard",
                            tm_text (N_ ("The hazard of the location comes first.")));
  if (!dungeoneer_is_solo (turn->table) && dungeoneer_has_trap (turn->table))
    dungeoneer_turn_forbid (
        turn, "trap-owed", "dungeoneer.threat.traps-all",
        tm_text (N_ ("The trap comes first: everybody in the location rolls.")));
  dungeoneer_turn_check_alone (turn);
  return TRUE;
}

/* The move `next-phase`. */
void
dungeoneer_resolve_next_phase (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn) || !check_settled (&turn))
    return;
  switch (tm_table_get_phase (turn.table))
    {
    case PHASE_MISDEEDS:
      dungeoneer_turn_set_phase (&turn, dungeoneer_has_locations (turn.table) ? PHASE_LOCATIONS
                                                                              : PHASE_FEATS);
      dungeoneer_turn_say (&turn, tm_text (N_ ("The misdeeds are done")));
      break;
    case PHASE_LOCATIONS:
      if (dungeoneer_has_locations (turn.table))
        dungeoneer_turn_forbid (&turn, "location-owed", "dungeoneer.map.place.draw",
                                tm_text (N_ ("There are locations left to draw.")));
      dungeoneer_turn_set_phase (&turn, PHASE_FEATS);
      dungeoneer_turn_say (&turn, tm_text (N_ ("The Feats begin")));
      break;
    case PHASE_FEATS:
      if (dungeoneer_count_zone (turn.table, ZONE_DRAWN, TM_NO_SEAT) > 0)
        dungeoneer_turn_forbid (&turn, "location-owed", "dungeoneer.map.place.draw",
                                tm_text (N_ ("The location that was drawn is laid first.")));
      dungeoneer_turn_set_phase (&turn, PHASE_DISCARD);
      dungeoneer_turn_say (&turn, tm_text (N_ ("The feats are done")));
      break;
    default:
      dungeoneer_turn_refuse (&turn, "wrong-phase", "dungeoneer.feats.actions",
                              tm_text (N_ ("That is done in another phase.")));
      break;
    }
}

/* Discard and draw */

static guint
count_deck (const TmTable *table)
{
  if (dungeoneer_is_solo (table))
    return dungeoneer_count_solo_deck (table, DECK_GLORY);
  return dungeoneer_count_zone (table, ZONE_ADVENTURES, TM_NO_SEAT)
         + dungeoneer_count_zone (table, ZONE_DISCARD, TM_NO_SEAT);
}

static gint32
get_here (const TmTable *table, guint seat, guint layer)
{
  int place = dungeoneer_get_place (table, seat);

  return place < 0 ? 0 : MAX (dungeoneer_get_place_value (table, (guint) place, layer), 0);
}

static void
read_closing (DungeoneerTurn *turn, guint seat, DungeoneerClosing *closing)
{
  const TmArgs *args = &turn->move->args;
  DungeoneerGive give = (DungeoneerGive) dungeoneer_get_usual (args, ARG_END_DISCARD, GIVE_NONE);

  *closing = (DungeoneerClosing) {
    .hand = dungeoneer_get (turn->table, COUNTER_HAND, seat),
    .treasures = (gint32) dungeoneer_count_lasting (turn->table, seat, TRUE),
    .lair = (gint32) dungeoneer_count_zone (turn->table, ZONE_LAIR, (int) seat),
    .give = give,
    .ap = dungeoneer_get (turn->table, COUNTER_AP, seat),
    .save = tm_args_get (args, ARG_END_SAVE) != 0,
    .moved = dungeoneer_get (turn->table, COUNTER_MOVED, seat) != 0,
    .peril = get_here (turn->table, seat, PLACE_PERIL),
    .glory = get_here (turn->table, seat, PLACE_GLORY),
    .optional_discard = dungeoneer_has_variant (turn->table, OPTION_OPTIONAL_DISCARD),
    .movement_limit = dungeoneer_has_variant (turn->table, OPTION_MOVEMENT_LIMIT),
    .solo = dungeoneer_is_solo (turn->table),
    .deck = (gint32) count_deck (turn->table) + (give == GIVE_NONE || give == GIVE_BOON ? 0 : 1),
  };
}

/* A treasure in play, the first one if it is not named; -1: none. */
static int
find_treasure (DungeoneerTurn *turn, guint seat)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (turn->table,
                                tm_table_get_zone (turn->table, ZONE_INVENTORY, (int) seat), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    if (dungeoneer_get_class (turn->table, pieces[i]) == CLASS_TREASURE)
      return (int) pieces[i];
  return -1;
}

/* The card that is discarded; -1: there is none. */
static int
find_given (DungeoneerTurn *turn, guint seat, DungeoneerGive give)
{
  const TmArgs *args = &turn->move->args;
  gint32 face
      = tm_args_has (args, ARG_END_CARD) ? tm_args_get (args, ARG_END_CARD) : TM_FACE_UNKNOWN;
  guint zone = give == GIVE_HAND ? ZONE_HAND : give == GIVE_LAIR ? ZONE_LAIR : ZONE_INVENTORY;

  if (give == GIVE_TREASURE && face == TM_FACE_UNKNOWN)
    return find_treasure (turn, seat);
  return dungeoneer_turn_find_card (turn, PIECE_ADVENTURE, zone, (int) seat, face);
}

static gboolean
give_up (DungeoneerTurn *turn, guint seat, DungeoneerGive give)
{
  int piece;

  if (give == GIVE_NONE)
    return TRUE;
  piece = find_given (turn, seat, give);
  if (piece < 0)
    return dungeoneer_turn_fault (turn, FAULT_EMPTY);
  if (give == GIVE_TREASURE && dungeoneer_get_class (turn->table, (guint) piece) == CLASS_BOON)
    dungeoneer_turn_fault (turn, FAULT_BOON);
  dungeoneer_turn_discard (turn, (guint) piece);
  return TRUE;
}

static void
gain_for_staying (DungeoneerTurn *turn, guint seat, const DungeoneerClosed *closed, gint32 peril)
{
  dungeoneer_turn_add (turn, COUNTER_PERIL, seat, closed->gain_peril);
  dungeoneer_turn_add (turn, COUNTER_GLORY, seat, closed->gain_glory);
  if (closed->peril_dice > 0)
    {
      dungeoneer_turn_add_shared (turn, COUNTER_PERIL_DICE, closed->peril_dice);
      dungeoneer_turn_set_shared (turn, COUNTER_PERIL_LIMIT, peril);
    }
}

/* Up to five cards; where the app draws and the deck is too small, the rest is drawn after it was shuffled. */
static void
refill (DungeoneerTurn *turn, guint seat, guint count)
{
  const TmArgs *args = &turn->move->args;
  guint n_faces = 0;
  const gint32 *faces
      = tm_args_has (args, ARG_END_CARDS) ? tm_args_get_list (args, ARG_END_CARDS, &n_faces) : NULL;
  gboolean is_app = dungeoneer_is_by_app (turn->table, OPTION_ADVENTURE);
  guint now = is_app ? MIN (count, n_faces) : count;

  if (dungeoneer_count_zone (turn->table, ZONE_ADVENTURES, TM_NO_SEAT) < count)
    dungeoneer_turn_note (turn, "deck-empty", "dungeoneer.discard.refill",
                          tm_text (N_ ("The deck is used up: the discard pile is shuffled.")));
  dungeoneer_turn_draw (turn, seat, now, faces, n_faces);
  if (is_app && now < count)
    dungeoneer_turn_set_shared (turn, COUNTER_CARDS_OWED, (gint32) (count - now));
}

/* Alone, one glory card is drawn by itself. */
static void
owe_solo_card (DungeoneerTurn *turn, const DungeoneerClosed *closed)
{
  dungeoneer_turn_add_shared (turn, COUNTER_CARDS_OWED, closed->draw);
}

static void
pass_turn (DungeoneerTurn *turn, guint seat)
{
  if (tm_table_get_shared (turn->table, COUNTER_CARDS_OWED) > 0
      || tm_table_get_shared (turn->table, COUNTER_PERIL_DICE) > 0)
    return;
  dungeoneer_turn_begin_turn (turn, dungeoneer_get_next (turn->table, seat));
}

/**
 * dungeoneer_turn_pass_if_done:
 * @self: a move while it is resolved
 *
 * Hands the turn on in phase V, once all that was owed at its end is drawn.
 */
void
dungeoneer_turn_pass_if_done (DungeoneerTurn *self)
{
  int active = dungeoneer_get_active (self->table);

  if (tm_table_get_phase (self->table) == PHASE_DISCARD && active >= 0
      && tm_table_get_shared (self->table, COUNTER_ENDED) != 0
      && tm_table_get_shared (self->table, COUNTER_PERIL_CARDS) == 0
      && !dungeoneer_is_battle (self->table)
      && dungeoneer_count_zone (self->table, ZONE_BATTLE, TM_NO_SEAT) == 0)
    pass_turn (self, (guint) active);
}

/* The turn was ended before, and cards that may still be drawn are not. */
static void
draw_no_more (DungeoneerTurn *turn, guint seat)
{
  if (!dungeoneer_is_solo (turn->table))
    {
      dungeoneer_turn_refuse (turn, "cards-owed", "dungeoneer.discard.refill",
                              tm_text (N_ ("The turn has ended: only cards are still drawn.")));
      return;
    }
  dungeoneer_turn_set_shared (turn, COUNTER_CARDS_OWED, 0);
  dungeoneer_turn_say (turn, tm_text (N_ ("%s draws no card"), tm_arg_seat ((int) seat)));
  dungeoneer_turn_pass_if_done (turn);
}

/* Alone, peril comes before a point is kept: until it is settled the points are there for a challenge. R p. 11, 22. */
static void
burn_points (DungeoneerTurn *turn,
             guint seat,
             const DungeoneerClosing *closing,
             const DungeoneerClosed *closed)
{
  dungeoneer_turn_set (turn, COUNTER_SAVED_AP, seat, closed->saved);
  dungeoneer_turn_set (turn, COUNTER_AP, seat,
                       closed->peril_dice > 0 ? closing->ap - closed->saved : 0);
}

/* The move `end-turn`: phase V. */
void
dungeoneer_resolve_end_turn (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  DungeoneerClosing closing;
  DungeoneerClosed closed;
  guint seat;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn) || !check_settled (&turn))
    return;
  dungeoneer_turn_check_phase (&turn, 1u << PHASE_DISCARD, "dungeoneer.discard.must");
  seat = (guint) dungeoneer_get_active (turn.table);
  if (tm_table_get_shared (turn.table, COUNTER_ENDED) != 0)
    {
      draw_no_more (&turn, seat);
      return;
    }
  read_closing (&turn, seat, &closing);
  dungeoneer_judge_closing (&closing, &turn.rules, &closed);
  if (!dungeoneer_turn_fault (&turn, closed.fault) || !give_up (&turn, seat, closing.give))
    return;
  gain_for_staying (&turn, seat, &closed, closing.peril);
  burn_points (&turn, seat, &closing, &closed);
  if (closing.solo)
    owe_solo_card (&turn, &closed);
  else
    refill (&turn, seat,
            tm_args_has (&move->args, ARG_END_DRAWN)
                ? (guint) tm_args_get (&move->args, ARG_END_DRAWN)
                : (guint) MAX (closed.draw, 0));
  dungeoneer_turn_set_phase (&turn, PHASE_DISCARD);
  dungeoneer_turn_set_shared (&turn, COUNTER_ENDED, 1);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s ends the turn"), tm_arg_seat ((int) seat)));
  pass_turn (&turn, seat);
}
