/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves of the solo game: R «Одиночная игра», p. 22-23. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-card-play.h"
#include "dungeoneer-solo.h"
#include "tm-text.h"

static gboolean
check_solo (DungeoneerTurn *turn)
{
  if (!dungeoneer_turn_check_running (turn))
    return FALSE;
  return dungeoneer_is_solo (turn->table)
         || dungeoneer_turn_refuse (turn, "not-solo", "dungeoneer.solo.goal",
                                    tm_text (N_ ("That belongs to the solo game.")));
}

/* The move `solo-peril`. */
void
dungeoneer_resolve_solo_peril (const TmMove *move, TmResolution *resolution)
{
  guint n_dice;
  const gint32 *dice = tm_args_get_list (&move->args, ARG_SOLO_PERIL_DICE, &n_dice);
  DungeoneerTurn turn;
  gint32 limit, hits = 0;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!check_solo (&turn) || !dungeoneer_turn_check_begun (&turn))
    return;
  if ((gint32) n_dice != tm_table_get_shared (turn.table, COUNTER_PERIL_DICE))
    {
      dungeoneer_turn_refuse (
          &turn, "dice-count", "dungeoneer.solo.peril",
          tm_text_n ("%s die is to be rolled.", "%s dice are to be rolled.",
                     tm_arg_number (tm_table_get_shared (turn.table, COUNTER_PERIL_DICE))));
      return;
    }
  limit = tm_table_get_shared (turn.table, COUNTER_PERIL_LIMIT);
  for (guint i = 0; i < n_dice; i++)
    hits += dungeoneer_is_solo_hit (dice[i] + 1, limit);
  dungeoneer_turn_set_shared (&turn, COUNTER_PERIL_DICE, 0);
  dungeoneer_turn_add_shared (&turn, COUNTER_PERIL_CARDS, hits);
  tm_resolution_add_reason (
      resolution, "dungeoneer.solo.peril",
      tm_text (N_ ("A die that is not above %s draws a peril card"), tm_arg_number (limit)));
  dungeoneer_turn_say (&turn, tm_text_n ("The dice draw %s peril card",
                                         "The dice draw %s peril cards", tm_arg_number (hits)));
  dungeoneer_turn_pass_if_done (&turn);
}

/* Drawing */

static gboolean
is_split (const TmTable *table)
{
  return dungeoneer_is_by_app (table, OPTION_ADVENTURE);
}

static guint
get_pile (gint32 deck)
{
  return deck == DECK_GLORY ? ZONE_GLORY_DISCARD : ZONE_PERIL_DISCARD;
}

/**
 * dungeoneer_count_solo_deck:
 * @table: a table of the solo game
 * @deck: DECK_GLORY or DECK_PERIL
 *
 * Counts what can be drawn from a deck, its discard pile included. On a real table nobody has told which of the cards
 * that have no name yet belong to it.
 *
 * Returns: how many cards there are at most
 */
guint
dungeoneer_count_solo_deck (const TmTable *table, gint32 deck)
{
  guint zone = !is_split (table)    ? ZONE_ADVENTURES
               : deck == DECK_GLORY ? ZONE_GLORY_DECK
                                    : ZONE_PERIL_DECK;

  return dungeoneer_count_zone (table, zone, TM_NO_SEAT)
         + dungeoneer_count_zone (table, get_pile (deck), TM_NO_SEAT);
}

/* Where a deck lies: split by the app, or all together on a real table. One that is used up is made of its discard
 * pile; on a real table nobody knows the order then. */
static guint
get_deck (DungeoneerTurn *turn, gint32 deck)
{
  guint zone = !is_split (turn->table) ? ZONE_ADVENTURES
               : deck == DECK_GLORY    ? ZONE_GLORY_DECK
                                       : ZONE_PERIL_DECK;
  guint pile = tm_table_get_zone (turn->table, get_pile (deck), TM_NO_SEAT);
  int piece;

  if (dungeoneer_count_zone (turn->table, zone, TM_NO_SEAT) > 0)
    return zone;
  while ((piece = tm_table_get_top (turn->table, pile)) >= 0)
    {
      dungeoneer_turn_put (turn, (guint) piece, zone, TM_NO_SEAT, TM_BOTTOM);
      if (!is_split (turn->table))
        tm_resolution_set_face (turn->resolution, (guint) piece, TM_FACE_UNKNOWN);
    }
  return zone;
}

/* The card that is drawn; -1: there is none. */
static int
draw (DungeoneerTurn *turn, gint32 deck, gint32 face)
{
  guint zone = get_deck (turn, deck);
  int piece = dungeoneer_turn_take_top (turn, zone, PIECE_ADVENTURE, face);

  if (piece < 0 && zone == ZONE_ADVENTURES && face != TM_FACE_UNKNOWN)
    /* The same card came up before: it lies in its discard pile. */
    piece = tm_table_find_piece (turn->table,
                                 tm_table_get_zone (turn->table, get_pile (deck), TM_NO_SEAT),
                                 PIECE_ADVENTURE, face);
  return piece;
}

/* Nothing is left of the deck: what was owed is not drawn. */
static void
draw_nothing (DungeoneerTurn *turn, gint32 deck, gint32 face)
{
  if (face != TM_FACE_UNKNOWN)
    {
      dungeoneer_turn_refuse (turn, "deck-empty", "dungeoneer.solo.setup",
                              tm_text (N_ ("No such card is left in the deck.")));
      return;
    }
  dungeoneer_turn_note (
      turn, "deck-empty", "dungeoneer.solo.setup",
      tm_text (N_ ("The deck and its discard pile are empty: nothing is drawn.")));
  dungeoneer_turn_set_shared (turn, deck == DECK_GLORY ? COUNTER_CARDS_OWED : COUNTER_PERIL_CARDS,
                              0);
  dungeoneer_turn_say (turn, tm_text (N_ ("No card is left to draw")));
  dungeoneer_turn_pass_if_done (turn);
}

/* On a real table the decks were sorted by hand: R p. 22. */
static void
check_sorted (DungeoneerTurn *turn, guint piece, gint32 deck)
{
  gint32 class = dungeoneer_get_class (turn->table, piece);
  gint32 flags = dungeoneer_get_piece_printed (turn->table, piece, ADVENTURE_FLAGS);

  if (class != DUNGEONEER_UNTOLD && (class <= CLASS_TREASURE) != (deck == DECK_GLORY))
    dungeoneer_turn_forbid (turn, "wrong-deck", "dungeoneer.solo.setup",
                            deck == DECK_GLORY
                                ? tm_text (N_ ("Banes and encounters belong to the peril deck."))
                                : tm_text (N_ ("Boons and treasures belong to the glory deck.")));
  if (flags > 0 && tm_table_get_piece_face (turn->table, piece) < DUNGEONEER_MAX_ADVENTURE_FACES)
    dungeoneer_turn_forbid (
        turn, "left-out", "dungeoneer.solo.setup",
        tm_text (N_ ("Warps, shifts and cards that need several heroes are left out alone.")));
}

static void
count_drawn (DungeoneerTurn *turn, gint32 deck)
{
  guint owed = deck == DECK_GLORY ? COUNTER_CARDS_OWED : COUNTER_PERIL_CARDS;

  if (tm_table_get_shared (turn->table, owed) > 0)
    dungeoneer_turn_add_shared (turn, owed, -1);
  else
    dungeoneer_turn_note (turn, "not-owed",
                          deck == DECK_GLORY ? "dungeoneer.solo.draw" : "dungeoneer.solo.peril",
                          tm_text (N_ ("No such card was to be drawn.")));
}

/* Peril cards */

/* What a peril card is, -1: nobody has told it. What the card says counts; whether a bane waits, only the players
 * know. */
static gint32
get_kind (DungeoneerTurn *turn, guint piece)
{
  gint32 class = dungeoneer_get_class (turn->table, piece);
  gint32 duration = dungeoneer_get_piece_printed (turn->table, piece, ADVENTURE_DURATION);
  gint32 told = dungeoneer_turn_get_optional (turn, ARG_SOLO_CARD_KIND, -1);

  if (duration == DURATION_MONSTER)
    return PERIL_MONSTER;
  if (class == CLASS_ENCOUNTER && duration != DUNGEONEER_UNTOLD)
    return PERIL_TRAP;
  if (class == CLASS_BANE && duration != DUNGEONEER_UNTOLD && told != PERIL_WAITING_BANE)
    return duration == DURATION_PERMANENT ? PERIL_LASTING_BANE : PERIL_BANE;
  if (told >= 0)
    return told;
  return class == CLASS_ENCOUNTER ? PERIL_TRAP : -1;
}

/* What is told of a card by drawing it. */
static void
tell (DungeoneerTurn *turn, guint piece, gint32 kind)
{
  gint32 face = tm_table_get_piece_face (turn->table, piece);

  if (!tm_args_has (&turn->move->args, ARG_SOLO_CARD_KIND) || kind == PERIL_WAITING_BANE)
    return;
  dungeoneer_turn_tell (turn, GRID_ADVENTURES, face, ADVENTURE_CLASS,
                        kind == PERIL_TRAP || kind == PERIL_MONSTER ? CLASS_ENCOUNTER : CLASS_BANE);
  dungeoneer_turn_tell (turn, GRID_ADVENTURES, face, ADVENTURE_DURATION,
                        kind == PERIL_MONSTER        ? DURATION_MONSTER
                        : kind == PERIL_LASTING_BANE ? DURATION_PERMANENT
                                                     : DURATION_INSTANT);
}

/* A bane that works on other cards, or one that says it is attached to such a card: it waits. */
static gboolean
waits (DungeoneerTurn *turn, guint piece, gint32 kind)
{
  gint32 effect = dungeoneer_turn_get_optional (turn, ARG_SOLO_CARD_EFFECT, -1);

  if (kind == PERIL_TRAP || kind == PERIL_MONSTER)
    return FALSE;
  return kind == PERIL_WAITING_BANE || effect == SOLO_WAITS
         || (effect != SOLO_PLAYED
             && dungeoneer_get_piece_printed (turn->table, piece, ADVENTURE_DURATION)
                    == DURATION_ATTACHMENT);
}

/* A bane that waits for monsters or traps may be meant for the one that comes. */
static void
note_waiting (DungeoneerTurn *turn)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (turn->table, tm_table_get_zone (turn->table, ZONE_BANES, 0), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    if (tm_table_get_piece_mark (turn->table, pieces[i], MARK_TARGET) == 0)
      {
        dungeoneer_turn_note (
            turn, "bane-waits", "dungeoneer.solo.banes",
            tm_text (N_ ("A bane waits there. If it is meant for this card, it works now: %s"),
                     dungeoneer_name_piece (turn->table, pieces[i])));
        return;
      }
}

static void
play_encounter (DungeoneerTurn *turn, guint piece, gint32 kind)
{
  tm_resolution_set_mark (turn->resolution, piece, MARK_WOUNDS, 0);
  tm_resolution_set_mark (turn->resolution, piece, MARK_USED, 0);
  note_waiting (turn);
  if (kind == PERIL_TRAP)
    {
      tm_resolution_set_mark (turn->resolution, piece, MARK_TARGET, 1);
      dungeoneer_turn_put (turn, piece, ZONE_BATTLE, TM_NO_SEAT, TM_BOTTOM);
    }
  else if (dungeoneer_turn_attack_alone (turn, piece, TM_NO_SEAT))
    dungeoneer_turn_wake_lair (turn);
}

static void
play_bane (DungeoneerTurn *turn, guint piece, gint32 kind)
{
  if (waits (turn, piece, kind))
    {
      dungeoneer_turn_put (turn, piece, ZONE_BANES, 0, TM_BOTTOM);
      tm_resolution_add_reason (
          turn->resolution, "dungeoneer.solo.banes",
          tm_text (N_ ("A bane on certain monsters or traps waits until one of them comes")));
      return;
    }
  tm_resolution_add_reason (turn->resolution, "dungeoneer.solo.banes",
                            tm_text (N_ ("Banes work at once, before the encounters")));
  if (kind == PERIL_BANE)
    {
      dungeoneer_turn_discard (turn, piece);
      return;
    }
  dungeoneer_turn_put (turn, piece, ZONE_BANES, 0, TM_BOTTOM);
  tm_resolution_set_mark (turn->resolution, piece, MARK_TARGET, 1);
  dungeoneer_turn_apply_card (turn, 0, piece, 1);
}

static void
play_peril (DungeoneerTurn *turn, guint piece)
{
  TmTextArg name = dungeoneer_name_piece (turn->table, piece);
  gint32 kind = get_kind (turn, piece);

  if (kind < 0)
    {
      dungeoneer_turn_refuse (
          turn, "kind-untold", "dungeoneer.table.catalogue",
          tm_text (N_ ("Say whether the card is a bane, a trap or a monster.")));
      return;
    }
  if (kind != dungeoneer_turn_get_optional (turn, ARG_SOLO_CARD_KIND, kind))
    dungeoneer_turn_note (turn, "kind-differs", "dungeoneer.table.catalogue",
                          tm_text (N_ ("The card says something else: that counts.")));
  tell (turn, piece, kind);
  tm_resolution_turn_piece (turn->resolution, piece, TRUE);
  if (kind == PERIL_TRAP || kind == PERIL_MONSTER)
    play_encounter (turn, piece, kind);
  else
    play_bane (turn, piece, kind);
  dungeoneer_turn_say (turn, tm_text (N_ ("Out of the peril deck: %s"), name));
}

/* Peril cards come before the battle that they begin, not into the middle of one. */
static gboolean
check_moment (DungeoneerTurn *turn, gint32 deck)
{
  if (deck == DECK_GLORY || dungeoneer_get_step (turn->table) <= STEP_ATTACK)
    return TRUE;
  return dungeoneer_turn_refuse (turn, "battle-open", "dungeoneer.solo.monsters",
                                 tm_text (N_ ("The battle that goes on comes first.")));
}

/* Glory cards */

/* A card that is drawn and played in one go: the same rules as from the hand. */
static void
play_drawn (DungeoneerTurn *turn, guint piece)
{
  gint32 face = tm_table_get_piece_face (turn->table, piece);
  TmMove play = *turn->move;

  play.kind = MOVE_PLAY_GLORY;
  tm_args_init (&play.args);
  tm_args_set (&play.args, ARG_GLORY_SEAT, 0);
  if (face != TM_FACE_UNKNOWN)
    tm_args_set (&play.args, ARG_GLORY_CARD, face);
  dungeoneer_resolve_play_glory (&play, turn->resolution);
}

static void
draw_glory (DungeoneerTurn *turn, guint piece)
{
  gint32 effect = dungeoneer_turn_get_optional (turn, ARG_SOLO_CARD_EFFECT, SOLO_KEPT);

  dungeoneer_turn_put (turn, piece, ZONE_HAND, 0, TM_BOTTOM);
  dungeoneer_turn_say (turn, tm_text (N_ ("A glory card is drawn")));
  if (effect == SOLO_PLAYED)
    play_drawn (turn, piece);
}

/* The move `solo-card`. */
void
dungeoneer_resolve_solo_card (const TmMove *move, TmResolution *resolution)
{
  gint32 deck = tm_args_get (&move->args, ARG_SOLO_CARD_DECK);
  gint32 face = tm_args_has (&move->args, ARG_SOLO_CARD_CARD)
                    ? tm_args_get (&move->args, ARG_SOLO_CARD_CARD)
                    : TM_FACE_UNKNOWN;
  DungeoneerTurn turn;
  int piece;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!check_solo (&turn) || !dungeoneer_turn_check_begun (&turn) || !check_moment (&turn, deck))
    return;
  piece = draw (&turn, deck, face);
  if (piece < 0)
    {
      draw_nothing (&turn, deck, face);
      return;
    }
  check_sorted (&turn, (guint) piece, deck);
  count_drawn (&turn, deck);
  if (deck == DECK_GLORY)
    draw_glory (&turn, (guint) piece);
  else
    play_peril (&turn, (guint) piece);
  if (tm_resolution_is_refused (resolution))
    return;
  dungeoneer_turn_check_end (&turn);
}

/**
 * dungeoneer_turn_draw_glory:
 * @self: a move while it is resolved
 * @faces: (array length=n): the cards, as the app has drawn them
 * @n: how many there are
 *
 * Draws the glory cards of the first hand. Source: page “Set-up”, 9.
 */
void
dungeoneer_turn_draw_glory (DungeoneerTurn *self, const gint32 *faces, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      int piece = draw (self, DECK_GLORY, faces != NULL ? faces[i] : TM_FACE_UNKNOWN);

      if (piece >= 0)
        dungeoneer_turn_put (self, (guint) piece, ZONE_HAND, 0, TM_BOTTOM);
    }
}
