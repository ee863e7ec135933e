/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves of the solo game: R «Одиночная игра», p. 22-23. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
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
  if (!check_solo (&turn))
    return;
  if ((gint32) n_dice != tm_table_get_shared (turn.table, COUNTER_PERIL_DICE))
    {
      dungeoneer_turn_refuse (&turn, "dice-count", "dungeoneer.solo.peril",
                              tm_text_n ("%s die is to be rolled.", "%s dice are to be rolled.",
                                         tm_arg_number (tm_table_get_shared (turn.table, COUNTER_PERIL_DICE))));
      return;
    }
  limit = tm_table_get_shared (turn.table, COUNTER_PERIL_LIMIT);
  for (guint i = 0; i < n_dice; i++)
    hits += dungeoneer_is_solo_hit (dice[i] + 1, limit);
  dungeoneer_turn_set_shared (&turn, COUNTER_PERIL_DICE, 0);
  dungeoneer_turn_add_shared (&turn, COUNTER_PERIL_CARDS, hits);
  tm_resolution_add_reason (resolution, "dungeoneer.solo.peril",
                            tm_text (N_ ("A die that is not above %s draws a peril card"), tm_arg_number (limit)));
  dungeoneer_turn_say (&turn, tm_text_n ("The dice draw %s peril card", "The dice draw %s peril cards",
                                         tm_arg_number (hits)));
  dungeoneer_turn_pass_if_done (&turn);
}

/* Drawing */

/* Where a deck lies: split by the app, or all together on a real table. */
static guint
get_deck (DungeoneerTurn *turn, gint32 deck)
{
  guint zone = deck == DECK_GLORY ? ZONE_GLORY_DECK : ZONE_PERIL_DECK;
  guint pile = deck == DECK_GLORY ? ZONE_GLORY_DISCARD : ZONE_PERIL_DISCARD;

  if (tm_table_get_option (turn->table, OPTION_ADVENTURE) != TM_SOURCE_APP)
    return ZONE_ADVENTURES;
  if (dungeoneer_count_zone (turn->table, zone, TM_NO_SEAT) == 0)
    tm_resolution_move_all (turn->resolution, tm_table_get_zone (turn->table, pile, TM_NO_SEAT),
                            tm_table_get_zone (turn->table, zone, TM_NO_SEAT));
  return zone;
}

static int
draw (DungeoneerTurn *turn, gint32 deck, gint32 face)
{
  guint zone = get_deck (turn, deck);
  guint pile = deck == DECK_GLORY ? ZONE_GLORY_DISCARD : ZONE_PERIL_DISCARD;
  int piece;

  /* On a real table, a deck that is used up is made of its discard pile. */
  if (zone == ZONE_ADVENTURES && dungeoneer_count_zone (turn->table, zone, TM_NO_SEAT) == 0)
    while ((piece = tm_table_get_top (turn->table, tm_table_get_zone (turn->table, pile, TM_NO_SEAT))) >= 0)
      {
        dungeoneer_turn_put (turn, (guint) piece, ZONE_ADVENTURES, TM_NO_SEAT, TM_BOTTOM);
        tm_resolution_set_face (turn->resolution, (guint) piece, TM_FACE_UNKNOWN);
      }
  piece = dungeoneer_turn_take_top (turn, zone, PIECE_ADVENTURE, face);
  if (piece < 0 && zone == ZONE_ADVENTURES && face != TM_FACE_UNKNOWN)
    /* The same card came up before: it lies in its discard pile. */
    piece = tm_table_find_piece (turn->table, tm_table_get_zone (turn->table, pile, TM_NO_SEAT), PIECE_ADVENTURE, face);
  if (piece < 0)
    dungeoneer_turn_refuse (turn, "deck-empty", "dungeoneer.solo.setup",
                            tm_text (N_ ("No such card is left in the deck.")));
  return piece;
}

static gint32
get_kind (DungeoneerTurn *turn, guint piece)
{
  gint32 class = dungeoneer_get_class (turn->table, piece);
  gint32 duration = dungeoneer_get_piece_printed (turn->table, piece, ADVENTURE_DURATION);

  if (tm_args_has (&turn->move->args, ARG_SOLO_CARD_KIND))
    return tm_args_get (&turn->move->args, ARG_SOLO_CARD_KIND);
  if (duration == DURATION_MONSTER)
    return PERIL_MONSTER;
  if (class == CLASS_ENCOUNTER)
    return PERIL_TRAP;
  return duration == DURATION_PERMANENT ? PERIL_LASTING_BANE : PERIL_BANE;
}

/* What is told of a card by drawing it. */
static void
tell (DungeoneerTurn *turn, guint piece, gint32 deck, gint32 kind)
{
  gint32 face = tm_table_get_piece_face (turn->table, piece);

  if (face == TM_FACE_UNKNOWN || deck == DECK_GLORY || !tm_args_has (&turn->move->args, ARG_SOLO_CARD_KIND))
    return;
  dungeoneer_turn_tell (turn, GRID_ADVENTURES, face, ADVENTURE_CLASS,
                        kind == PERIL_TRAP || kind == PERIL_MONSTER ? CLASS_ENCOUNTER : CLASS_BANE);
  if (kind == PERIL_MONSTER)
    dungeoneer_turn_tell (turn, GRID_ADVENTURES, face, ADVENTURE_DURATION, DURATION_MONSTER);
}

static gboolean
attack_with (DungeoneerTurn *turn, guint piece, int owner)
{
  DungeoneerAttack attack = {
    .kind = ATTACKER_MONSTER,
    .who = (gint32) piece,
    .owner = owner,
    .target = 0,
    .target_piece = -1,
    .form = -1,
  };

  dungeoneer_turn_put (turn, piece, ZONE_BATTLE, TM_NO_SEAT, TM_BOTTOM);
  tm_resolution_turn_piece (turn->resolution, piece, TRUE);
  return dungeoneer_turn_add_attack (turn, &attack) < DUNGEONEER_MAX_COLUMNS;
}

/* With the lair, its monsters attack along: R p. 23. */
static void
wake_lair (DungeoneerTurn *turn)
{
  guint zone = tm_table_get_zone (turn->table, ZONE_LAIR, 0);
  int piece;

  while (dungeoneer_has_variant (turn->table, OPTION_SOLO_LAIR) && (piece = tm_table_get_top (turn->table, zone)) >= 0
         && tm_table_get_piece_mark (turn->table, (guint) piece, MARK_USED) == 0)
    if (!attack_with (turn, (guint) piece, 0))
      return;
}

static void
play_peril (DungeoneerTurn *turn, guint piece)
{
  gint32 kind = get_kind (turn, piece);
  gboolean waits = tm_args_has (&turn->move->args, ARG_SOLO_CARD_EFFECT)
                   && tm_args_get (&turn->move->args, ARG_SOLO_CARD_EFFECT) == 2;

  tell (turn, piece, DECK_PERIL, kind);
  tm_resolution_turn_piece (turn->resolution, piece, TRUE);
  if (kind == PERIL_MONSTER)
    {
      if (attack_with (turn, piece, TM_NO_SEAT))
        wake_lair (turn);
    }
  else if (kind == PERIL_TRAP)
    dungeoneer_turn_put (turn, piece, ZONE_BATTLE, TM_NO_SEAT, TM_BOTTOM);
  else if (kind == PERIL_LASTING_BANE || waits)
    {
      dungeoneer_turn_put (turn, piece, ZONE_BANES, 0, TM_BOTTOM);
      tm_resolution_set_mark (turn->resolution, piece, MARK_TARGET, 1);
      dungeoneer_turn_apply_card (turn, 0, piece, 1);
    }
  else
    dungeoneer_turn_discard (turn, piece);
}

/* Nothing is left to draw: all such cards are in hand or in play. */
static gboolean
is_used_up (DungeoneerTurn *turn, gint32 deck)
{
  guint pile = deck == DECK_GLORY ? ZONE_GLORY_DISCARD : ZONE_PERIL_DISCARD;

  return dungeoneer_count_zone (turn->table, get_deck (turn, deck), TM_NO_SEAT) == 0
         && dungeoneer_count_zone (turn->table, pile, TM_NO_SEAT) == 0;
}

/* The move `solo-card`. */
void
dungeoneer_resolve_solo_card (const TmMove *move, TmResolution *resolution)
{
  gint32 deck = tm_args_get (&move->args, ARG_SOLO_CARD_DECK);
  guint owed_counter = deck == DECK_GLORY ? COUNTER_CARDS_OWED : COUNTER_PERIL_CARDS;
  gint32 face = tm_args_has (&move->args, ARG_SOLO_CARD_CARD) ? tm_args_get (&move->args, ARG_SOLO_CARD_CARD)
                                                              : TM_FACE_UNKNOWN;
  DungeoneerTurn turn;
  TmTextArg name;
  int piece;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!check_solo (&turn))
    return;
  if (is_used_up (&turn, deck))
    {
      dungeoneer_turn_note (&turn, "deck-empty", "dungeoneer.discard.refill",
                            tm_text (N_ ("No such card is left: none is drawn.")));
      dungeoneer_turn_set_shared (&turn, owed_counter, 0);
      dungeoneer_turn_say (&turn, tm_text (N_ ("No card is left to draw")));
      dungeoneer_turn_pass_if_done (&turn);
      return;
    }
  piece = draw (&turn, deck, face);
  if (piece < 0)
    return;
  name = dungeoneer_name_piece (turn.table, (guint) piece);
  if (tm_table_get_shared (turn.table, owed_counter) > 0)
    dungeoneer_turn_add_shared (&turn, owed_counter, -1);
  else
    dungeoneer_turn_note (&turn, "not-owed", deck == DECK_GLORY ? "dungeoneer.solo.draw" : "dungeoneer.solo.peril",
                          tm_text (N_ ("No such card was to be drawn.")));
  if (deck == DECK_GLORY)
    {
      dungeoneer_turn_put (&turn, (guint) piece, ZONE_HAND, 0, TM_BOTTOM);
      dungeoneer_turn_say (&turn, tm_text (N_ ("A glory card is drawn")));
    }
  else
    {
      play_peril (&turn, (guint) piece);
      dungeoneer_turn_say (&turn, tm_text (N_ ("Out of the peril deck: %s"), name));
    }
  dungeoneer_turn_check_end (&turn);
  dungeoneer_turn_pass_if_done (&turn);
}
