/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Levels and rooms: laying out, turning up, the monster's card in solo, and correcting a face. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

/* Naming a card that is seen for the first time */

static int
find_of_type (const TmTable *table, gint32 type)
{
  const TmBox *box = tm_table_get_box (table);
  guint unseen = tm_box_get_zone (box, ZONE_UNSEEN, TM_NO_SEAT);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_ROOM, TM_NO_SEAT, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    if (tm_table_get_piece_zone (table, piece) == unseen
        && (type == ROOM_NONE || raiders_get_piece_card (table, piece)[CARD_TYPE] == type))
      return piece;
  return -1;
}

/* Finds the unseen card that was named. If the set has none, another one takes the face: one of
 * its type if there is any. -1 if no card is unseen. */
static int
take_unseen (TmResolution *resolution, gint32 face)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const gint32 *card = tm_box_get_face (tm_table_get_box (table), PIECE_ROOM, face)->payload;
  int piece = raiders_find_room (table, ZONE_UNSEEN, face);

  if (piece >= 0)
    return piece;
  piece = find_of_type (table, card[CARD_TYPE]);
  if (piece >= 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "unlisted-face", "raiders.table.cards",
        tm_text (N_ ("No unseen card of the set is: %s. Another one of its kind takes this face."),
                 tm_arg_face (PIECE_ROOM, face)));
  else
    {
      piece = find_of_type (table, ROOM_NONE);
      if (piece < 0)
        {
          tm_resolution_refuse (resolution, "no-face", "raiders.table.cards",
                                tm_text (N_ ("No dungeon card is left unseen.")));
          return -1;
        }
      tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "unlisted-type",
                                 "raiders.table.cards",
                                 tm_text (N_ ("No unseen card of the set is of the kind: %s."),
                                          tm_arg_word (raiders_room_types[card[CARD_TYPE]].name)));
    }
  tm_resolution_set_face (resolution, piece, face);
  return piece;
}

static void
put_in_slot (TmResolution *resolution, guint piece, guint slot)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, ZONE_ROW, TM_NO_SEAT), slot);
  tm_resolution_turn_piece (resolution, piece, TRUE);
}

static void
set_state (TmResolution *resolution, guint slot, gint32 state)
{
  tm_resolution_set_cell (resolution, GRID_ROW, TM_NO_SEAT, LAYER_STATE, slot, 0, state);
}

/* level */

/* A dungeon of the app: the next card of the stack, up or dark as it lay in the deck. */
static void
deal_slot (TmResolution *resolution, guint level, guint slot, gint32 named)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  int piece = tm_table_get_top (table, tm_box_get_zone (box, ZONE_STACK1 + level - 1, TM_NO_SEAT));
  gboolean is_up = piece >= 0 && tm_table_get_piece_mark (table, piece, MARK_TURNED);

  if (named >= 0 && (!is_up || tm_table_get_piece_face (table, piece) != named))
    tm_resolution_refuse (
        resolution, "bad-setup", "raiders.setup.deck",
        tm_text (N_ ("The dungeon lies in the app, and there this card does not lie open: %s."),
                 tm_arg_face (PIECE_ROOM, named)));
  if (piece < 0)
    return;
  tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, ZONE_ROW, TM_NO_SEAT), slot);
  tm_resolution_turn_piece (resolution, piece, is_up);
  set_state (resolution, slot, is_up ? SLOT_OPEN : SLOT_DARK);
}

/* A real dungeon: a card that lies open is named, a dark one stays among the unseen. */
static void
name_slot (TmResolution *resolution, guint slot, gint32 named)
{
  int piece;

  set_state (resolution, slot, named >= 0 ? SLOT_OPEN : SLOT_DARK);
  if (named < 0)
    return;
  piece = take_unseen (resolution, named);
  if (piece < 0)
    return;
  put_in_slot (resolution, piece, slot);
  tm_resolution_set_mark (resolution, piece, MARK_TURNED, 1);
}

static void
check_open_rooms (TmResolution *resolution, guint level)
{
  gint32 n_open = raiders_count_turned (tm_resolution_get_table (resolution));

  if (n_open > RAIDERS_N_UP)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "twelve-up", "raiders.setup.deck",
        tm_text (N_ ("%s rooms lay open so far, but only 12 cards are turned up in the deck."),
                 tm_arg_number (n_open)));
  if (level == RAIDERS_N_LEVELS && n_open < RAIDERS_N_UP)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "few-up", "raiders.setup.deck",
        tm_text (N_ ("%s rooms lay open over the five levels instead of 12."),
                 tm_arg_number (n_open)));
}

static void
discard_door (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  int door = tm_table_get_top (table, tm_box_get_zone (box, ZONE_DOORS, TM_NO_SEAT));

  if (door >= 0)
    tm_resolution_move_piece (resolution, door, tm_box_get_zone (box, ZONE_DISCARD, TM_NO_SEAT),
                              TM_BOTTOM);
}

/* The move `level`: «Подготовка нового уровня». */
void
raiders_resolve_level (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL) + 1;
  guint n_rooms;
  const gint32 *rooms = tm_args_get_list (&move->args, LEVEL_ROOMS, &n_rooms);

  if (raiders_refuse_phase (resolution, PHASE_LAYOUT))
    return;
  if (level > RAIDERS_N_LEVELS)
    {
      tm_resolution_refuse (resolution, "phase", "raiders.table.phase",
                            tm_text (N_ ("There is no sixth level.")));
      return;
    }
  tm_resolution_set_shared (resolution, COUNTER_LEVEL, level);
  tm_resolution_set_shared (resolution, COUNTER_ROOM, 1);
  discard_door (resolution);
  for (guint slot = 0; slot < RAIDERS_N_SLOTS; slot++)
    {
      gint32 named = slot < n_rooms ? rooms[slot] : TM_FACE_UNKNOWN;
      if (tm_table_get_option (table, OPTION_DECK) == TM_SOURCE_APP)
        deal_slot (resolution, level, slot, named);
      else
        name_slot (resolution, slot, named);
    }
  if (tm_table_get_option (table, OPTION_DECK) == TM_SOURCE_TABLE)
    check_open_rooms (resolution, level);
  raiders_enter_room (resolution);
  tm_resolution_add_reason (
      resolution, "raiders.level.open",
      tm_text (N_ ("The leftmost stack is laid out from left to right; dark rooms: %s."),
               tm_arg_number (raiders_count_dark (table))));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("Level %s is laid out"), tm_arg_number (level)), TM_TEXT_NONE);
}

/* reveal */

/* The current room is turned up in `enter` alone. Any other can be named as long as the level
 * lasts, but only on a real table: in the app nobody can see it. */
static gboolean
may_reveal (const TmMove *move, const TmTable *table, gboolean is_ahead)
{
  guint phase = tm_table_get_phase (table);

  if (tm_table_get_option (table, OPTION_DECK) == TM_SOURCE_APP)
    return phase == PHASE_ENTER && !is_ahead;
  if (!tm_args_has (&move->args, REVEAL_SLOT))
    return phase == PHASE_ENTER;
  return phase >= PHASE_ENTER && phase <= PHASE_RESOLVE;
}

static gboolean
check_reveal (const TmMove *move, TmResolution *resolution, guint slot, guint current)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean is_ahead = slot != current;

  if (!may_reveal (move, table, is_ahead))
    {
      raiders_refuse_phase (resolution, G_MAXUINT);
      return FALSE;
    }
  if (raiders_get_slot_state (table, slot) != SLOT_DARK)
    {
      tm_resolution_refuse (resolution, "room-open", "raiders.room.enter",
                            tm_text (N_ ("Room %s is not dark."), tm_arg_number (slot + 1)));
      return FALSE;
    }
  if (is_ahead)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "ahead", "raiders.room.enter",
        tm_text (N_ ("Room %s is named before it is entered."), tm_arg_number (slot + 1)));
  return TRUE;
}

/* The card that comes to light: the one that lies there, or the one that was named. */
static int
find_revealed (const TmMove *move, TmResolution *resolution, guint slot)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece = raiders_get_slot_piece (table, slot);

  if (tm_table_get_option (table, OPTION_DECK) == TM_SOURCE_TABLE)
    {
      if (tm_args_has (&move->args, REVEAL_FACE))
        return take_unseen (resolution, tm_args_get (&move->args, REVEAL_FACE));
      piece = -1;
    }
  if (piece < 0)
    tm_resolution_refuse (resolution, "no-face", "raiders.table.cards",
                          tm_text (N_ ("It is not known which card this is.")));
  return piece;
}

/* The move `reveal`: «1) Вход в комнату». */
void
raiders_resolve_reveal (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint room = tm_table_get_shared (table, COUNTER_ROOM);
  guint slot
      = (tm_args_has (&move->args, REVEAL_SLOT) ? (guint) tm_args_get (&move->args, REVEAL_SLOT)
                                                : MAX (room, 1))
        - 1;
  int piece;

  if (!check_reveal (move, resolution, slot, room - 1))
    return;
  piece = find_revealed (move, resolution, slot);
  if (piece < 0)
    return;
  put_in_slot (resolution, piece, slot);
  set_state (resolution, slot, SLOT_OPEN);
  if (slot + 1 == room)
    raiders_open_room (resolution);
  tm_resolution_add_reason (resolution, "raiders.room.enter",
                            tm_text (N_ ("A dark room is turned up when it is entered.")));
  tm_resolution_set_summary (
      resolution,
      tm_text (N_ ("Room %s: %s"), tm_arg_number (slot + 1),
               tm_arg_face (PIECE_ROOM, tm_table_get_piece_face (table, piece))),
      TM_TEXT_NONE);
}

/* attack */

/* The move `attack`: in solo a monster shows the top card of its deck. */
void
raiders_resolve_attack (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  guint attacks = tm_box_get_zone (box, ZONE_ATTACKS, TM_NO_SEAT);
  guint attacked = tm_box_get_zone (box, ZONE_ATTACKED, TM_NO_SEAT);
  gint32 card = tm_args_has (&move->args, ATTACK_CARD) ? tm_args_get (&move->args, ATTACK_CARD) - 3
                                                       : TM_FACE_UNKNOWN;
  int piece;

  if (raiders_refuse_phase (resolution, PHASE_ATTACK))
    return;
  if (tm_table_get_option (table, OPTION_ATTACK_DECK) == TM_SOURCE_APP)
    piece = tm_table_get_top (table, attacks);
  else
    piece = tm_table_find_piece (table, attacks, PIECE_ATTACK, card);
  if (piece < 0)
    {
      tm_resolution_refuse (resolution, "attack-gone", "raiders.solo.attacks",
                            tm_text (N_ ("No such card is left in the monster power deck.")));
      return;
    }
  /* The card shown last lies on top. */
  tm_resolution_move_piece (resolution, piece, attacked,
                            -(gint32) tm_table_count_zone (table, attacked));
  card = tm_table_get_piece_face (table, piece) + 3;
  raiders_pass_turn (resolution);
  tm_resolution_add_reason (
      resolution, "raiders.solo.attacks",
      tm_text (N_ ("The monster shows a card of its deck, which stays open: %s."),
               tm_arg_number (card)));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("The monster shows a %s"), tm_arg_number (card)), TM_TEXT_NONE);
}

/* recard */

/* A card of the face that nobody has seen yet: in the app it may lie in a stack, put aside, or
 * dark in the row. */
static int
find_hidden (const TmTable *table, gint32 face)
{
  const TmBox *box = tm_table_get_box (table);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_ROOM, TM_NO_SEAT, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    {
      guint zone = tm_table_get_piece_zone (table, piece);
      gboolean is_seen = tm_table_is_piece_up (table, piece)
                         || zone == tm_box_get_zone (box, ZONE_DISCARD, TM_NO_SEAT)
                         || zone == tm_box_get_zone (box, ZONE_OUT, TM_NO_SEAT);
      if (!is_seen && tm_table_get_piece_face (table, piece) == face)
        return piece;
    }
  return -1;
}

static int
find_to_correct (const TmTable *table, gint32 face, gint32 slot)
{
  int piece;

  if (slot == 0)
    return find_hidden (table, face);
  piece = raiders_get_slot_piece (table, slot - 1);
  if (piece < 0 || raiders_get_slot_state (table, slot - 1) != SLOT_OPEN
      || tm_table_get_piece_face (table, piece) != face)
    return -1;
  return piece;
}

/* The current room has become one of another kind while nobody has laid a card: in solo a monster
 * shows its card, anything else has none to show. */
static void
enter_again (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);
  RaidersTurns turns;

  if (!raiders_is_solo (table) || (phase != PHASE_ATTACK && phase != PHASE_PLAY))
    return;
  raiders_read_turns (table, &turns);
  if (phase == PHASE_ATTACK || turns.laid == 0)
    raiders_open_room (resolution);
}

/* The move `recard`: a printed card differs from the set of the match. */
void
raiders_resolve_recard (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 was = tm_args_get (&move->args, RECARD_WAS);
  gint32 now = tm_args_get (&move->args, RECARD_NOW);
  gint32 slot = tm_args_has (&move->args, RECARD_SLOT) ? tm_args_get (&move->args, RECARD_SLOT) : 0;
  RaidersRoomType type = raiders_get_room_type (table);
  int piece = find_to_correct (table, was, slot);

  if (piece < 0)
    {
      tm_resolution_refuse (
          resolution, "no-face", "raiders.table.cards",
          tm_text (N_ ("There is no such card to correct: %s."), tm_arg_face (PIECE_ROOM, was)));
      return;
    }
  tm_resolution_set_face (resolution, piece, now);
  if (raiders_get_room_type (table) != type)
    enter_again (resolution);
  tm_resolution_add_reason (resolution, "raiders.table.adjust",
                            tm_text (N_ ("The printed card is right.")));
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("Card corrected: %s is now %s"),
                                      tm_arg_face (PIECE_ROOM, was), tm_arg_face (PIECE_ROOM, now)),
                             TM_TEXT_NONE);
}
